#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# in-namespace.sh COMMAND...: runs it in a network of its own, with loopback and the documentation addresses
# 198.51.100.1 to .9 on it. Where that is not allowed it says so and ends with 77 (skipped).
if [ "${NARU_IN_NAMESPACE:-}" = yes ]; then
    ip link set lo up
    for last in 1 2 3 4 5 6 7 8 9; do
        ip address add "198.51.100.$last/32" dev lo
    done
    exec "$@"
fi
command -v ip >/dev/null || { echo "skipped: ip (iproute2) is not here"; exit 77; }
options=(--net)
[ "$(id -u)" -eq 0 ] || options=(--map-root-user --net)
unshare "${options[@]}" true 2>/dev/null || { echo "skipped: network namespaces are not allowed here"; exit 77; }
NARU_IN_NAMESPACE=yes exec unshare "${options[@]}" "$0" "$@"
