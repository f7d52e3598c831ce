#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Runs clang-tidy-19 with .clang-tidy over app and ui, or over the files that are named. It takes minutes and
# therefore is no part of tests/run.sh.
#   tests/lint/clang-tidy.sh [FILE…]
set -euo pipefail
cd "$(dirname "$0")/../.."
command -v run-clang-tidy-19 >/dev/null || { echo "clang-tidy-19 is not installed"; exit 77; }

# A folder of its own without precompiled headers: clang can't read those of GCC. Nothing is compiled, only
# what moc generates is made; its targets are not used, since they build what they link as well.
folder=build/tidy
cmake --preset dev -B $folder -DNARU_PCH=OFF -DBUILD_TESTING=OFF >/dev/null
find $folder -name AutogenInfo.json -exec cmake -E cmake_autogen {} Debug \; >/dev/null

if [ $# -eq 0 ]; then
    set -- "^$PWD/(app|ui)/[^ ]*\.cpp\$"
fi
run-clang-tidy-19 -quiet -p $folder -j "$(nproc)" "$@"
