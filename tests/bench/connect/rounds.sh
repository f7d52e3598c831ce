#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# rounds.sh [ROUNDS]: 1,000 connections and their ends inside one process, and 250 of naructl, against real gateways;
# says what the process held after five rounds and at the end. Root, 8 minutes. NARU_BIN_DIR as for the tests.
here=$(cd "$(dirname "$0")" && pwd)
export NARU_SOURCE_DIR=${NARU_SOURCE_DIR:-$here/../../..}
export NARU_BIN_DIR=${NARU_BIN_DIR:-$NARU_SOURCE_DIR/build/release/bin}
exec /usr/bin/python3 -B "$here/../../e2e/connect/connect_rounds.py" "${1:-1000}"
