#!/bin/sh
# Installs what the tests need and pip cannot give: Chromium, Japanese fonts, a PostgreSQL server and a C compiler
# with Python's headers. Uses apt-get as root or through a sudo that asks nothing; elsewhere it says what to install.
set -eu

PYTHON=${PYTHON:-python3}

has_chromium() {
    command -v chromium || command -v chromium-browser || command -v google-chrome
}

has_fonts() {
    fc-list | grep -i 'noto.*cjk'
}

has_postgres() {
    command -v postgres || ls /usr/lib/postgresql/*/bin/postgres
}

has_compiler() {
    command -v cc && test -f "$("$PYTHON" -c 'import sysconfig; print(sysconfig.get_path("include"))')/Python.h"
}

packages_missing() {
    has_chromium >/dev/null 2>&1 || echo chromium
    has_fonts >/dev/null 2>&1 || echo fontconfig fonts-noto-cjk
    has_postgres >/dev/null 2>&1 || echo postgresql
    has_compiler >/dev/null 2>&1 || echo build-essential python3-dev
}

missing=$(packages_missing | tr '\n' ' ')
[ -n "$missing" ] || exit 0

if ! command -v apt-get >/dev/null; then
    as_root=none
elif [ "$(id -u)" = 0 ]; then
    as_root=
elif sudo -n true 2>/dev/null; then
    as_root="sudo -n"
else
    as_root=none
fi

if [ "$as_root" = none ]; then
    {
        echo "The tests need system packages that this account may not install. On Debian or Ubuntu:"
        echo "    sudo apt-get update && sudo apt-get install -y $missing"
        echo "Elsewhere, install what these names stand for:"
        echo "Chromium, the Noto CJK fonts, a PostgreSQL server, a C compiler with Python's headers."
    } >&2
    exit 1
fi

echo "Installing $missing..."
export DEBIAN_FRONTEND=noninteractive
$as_root apt-get update -qq
# shellcheck disable=SC2086  # one word is one package
$as_root apt-get install -y -qq --no-install-recommends $missing >/dev/null

missing=$(packages_missing | tr '\n' ' ')
if [ -n "$missing" ]; then
    echo "apt-get succeeded, yet this is still not found: $missing" >&2
    exit 1
fi
