#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs what is missing, builds everything, runs every test, and writes build/rules.json: which rule is
# held by which tests that ran and passed.
#   tests/run.sh [arguments of ctest]     e.g. tests/run.sh -L unit
set -euo pipefail
cd "$(dirname "$0")/.."
# shellcheck source=../installer/packages.sh
. installer/packages.sh

install_missing "${packages_build[@]}" "${packages_run[@]}"
install_wanted "${packages_test[@]}"

echo "== Building programs and tests"
[ -f build/release/build.ninja ] || cmake --preset release -DNARU_UNITY=ON >/dev/null
# A job a core: with Ninja's two more jobs the window took a fifth longer on two cores.
cmake --build build/release --parallel "$(nproc)"

echo "== Running the tests"
rm -rf build/release/rules
status=0
ctest --preset release --parallel "$(nproc)" "$@" || status=$?
/usr/bin/python3 tests/rules.py build/release/rules build/rules.json
exit "$status"
