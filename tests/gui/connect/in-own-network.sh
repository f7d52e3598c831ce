#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# in-own-network.sh COMMAND...: for root in a network and a /run of its own, where routes may be changed, and with
# NARU_OWN_NETWORK set; for others as it is.
if [ "${NARU_OWN_NETWORK:-}" = inside ]; then
    mount -t tmpfs run /run
    ip link set lo up
    exec "$@"
fi
if [ "$(id -u)" -eq 0 ] && unshare --net --mount true 2>/dev/null; then
    NARU_OWN_NETWORK=inside exec unshare --net --mount "$0" "$@"
fi
exec "$@"
