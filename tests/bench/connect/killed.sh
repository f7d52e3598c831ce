#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# killed.sh [ROUNDS]: 50 times kill -9 of the window, of the helper's processes, of openconnect, in turn, while a tunnel
# is up; says whether routes and DNS were restored each time. Root, 2 minutes. NARU_BIN_DIR as for the tests.
here=$(cd "$(dirname "$0")" && pwd)
export NARU_SOURCE_DIR=${NARU_SOURCE_DIR:-$here/../../..}
export NARU_BIN_DIR=${NARU_BIN_DIR:-$NARU_SOURCE_DIR/build/release/bin}
export QT_QPA_PLATFORM=offscreen QT_QUICK_BACKEND=software
exec /usr/bin/python3 -B "$here/../../e2e/connect/connect_killed.py" "${1:-50}"
