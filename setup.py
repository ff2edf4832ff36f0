"""Builds the hot modules with mypyc, from the same sources that run as plain Python.

Everything else about the package is said in pyproject.toml, the list of hot modules included
([tool.holotype.compiled]). A wheel is compiled unless HOLOTYPE_PURE=1 is set or no C compiler works here;
an editable install is always pure.
"""

import os
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from fnmatch import fnmatch
from pathlib import Path

from setuptools import Extension, setup

ROOT = Path(__file__).resolve().parent
PACKAGE = ROOT / "src" / "holotype"
COMPILING_COMMANDS = {"bdist_wheel", "build", "build_ext", "install"}


def hot_modules() -> list[str]:
    """The sources to compile, relative to this folder."""
    config = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    compiled = config["tool"]["holotype"]["compiled"]
    found = {path for pattern in compiled["include"] for path in PACKAGE.glob(pattern)}
    names = {path: path.relative_to(PACKAGE).as_posix() for path in found}
    return sorted(
        str(path.relative_to(ROOT))
        for path, name in names.items()
        if not any(matches(name, pattern) for pattern in compiled["exclude"])
    )


def matches(name: str, pattern: str) -> bool:
    """Whether a path fits a glob, part by part, so that a star stays within one folder."""
    parts, globs = name.split("/"), pattern.split("/")
    return len(parts) == len(globs) and all(map(fnmatch, parts, globs))


def compiler_complaint() -> str:
    """Empty where a C extension can be built; otherwise the first line that says why not."""
    command = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    include = sysconfig.get_path("include")
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\nint probe(void) { return PY_VERSION_HEX != 0; }\n")
        arguments = [*command, f"-I{include}", "-c", str(source), "-o", str(Path(folder, "probe.o"))]
        try:
            run = subprocess.run(arguments, capture_output=True, text=True, check=False)
        except OSError as error:
            return f"{command[0]}: {error.strerror}"
    return "" if run.returncode == 0 else (run.stderr.strip() or "it failed silently").splitlines()[0]


def extensions() -> list[Extension]:
    if COMPILING_COMMANDS.isdisjoint(sys.argv) or os.environ.get("HOLOTYPE_PURE") == "1":
        return []
    modules = hot_modules()
    if not modules:
        return []
    for folder in sorted({Path(module).parent for module in modules}):
        if not (folder / "__init__.py").exists():
            sys.exit(f"error: {folder} holds modules to compile but is no package: it needs an __init__.py")
    if os.name == "posix" and (complaint := compiler_complaint()):
        print(
            f"warning: no C extension can be built here ({complaint}).\n"
            "warning: building Holotype as pure Python: everything works, but several times slower.\n"
            "warning: a C compiler and Python's headers (Debian: build-essential python3-dev) change that.",
            file=sys.stderr,
        )
        return []

    from mypyc.build import mypycify

    # An empty configuration: strictness is the linter's business, and a build environment has no stubs.
    options = [
        "--config-file=",
        "--ignore-missing-imports",
        "--follow-imports=silent",
        f"--python-version={sys.version_info.major}.{sys.version_info.minor}",
    ]
    os.environ.setdefault("MYPYPATH", str(PACKAGE.parent))
    # One group, so that a game sees the native classes of the core as native.
    return mypycify(
        [*options, *modules],
        opt_level=os.environ.get("HOLOTYPE_OPT", "3"),
        multi_file=False,
        separate=False,
        group_name="holotype",
        target_dir="build/mypyc",
    )


os.chdir(ROOT)
setup(ext_modules=extensions())
