#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# The layout of the C++ sources is what .clang-format says. clang-format 14, as Debian 12 has it: later ones
# differ in small things.
set -euo pipefail
cd "${NARU_SOURCE_DIR:-$(dirname "$0")/../..}"
tool=$(command -v clang-format-14 || true)
[ -n "$tool" ] || { echo "skipped: clang-format-14 is not here"; exit 77; }
git ls-files 'app/*.h' 'app/*.cpp' 'ui/*.h' 'ui/*.cpp' 'tests/*.h' 'tests/*.cpp' | xargs -r "$tool" --dry-run --Werror
echo "all sources laid out"
