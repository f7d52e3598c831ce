#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# From a fresh machine to the running program: installs what is missing, builds, starts.
#   installer/run.sh [PROFILE.xml] [arguments of naru]
# Without a profile it starts the demo: gateways on this machine, nothing leaves it.
set -euo pipefail
cd "$(dirname "$0")/.."
# shellcheck source=installer/packages.sh
. installer/packages.sh

install_missing "${packages_build[@]}" "${packages_run[@]}"

echo "== Building (the first time takes some minutes; later only what changed)"
[ -f build/release/build.ninja ] || cmake --preset release -DNARU_UNITY=ON >/dev/null
cmake --build build/release --parallel "$(nproc)" --target naru naructl

arguments=("$@")
[ ${#arguments[@]} -gt 0 ] || arguments=(--demo)

if [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ] || [ -n "${QT_QPA_PLATFORM:-}" ]; then
    echo "== Starting build/release/bin/naru ${arguments[*]}"
    exec build/release/bin/naru "${arguments[@]}"
fi

echo "== No display here (DISPLAY and WAYLAND_DISPLAY are not set), so the window cannot open."
work=(build/release/bin/naructl ogs run --demo --why)
[ "${arguments[0]}" = --demo ] || work=(build/release/bin/naructl ogs run --profile "${arguments[0]}" --why)
echo "== Measuring without it: ${work[*]}"
exec "${work[@]}"
