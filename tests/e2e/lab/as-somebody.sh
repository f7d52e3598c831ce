#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# as-somebody.sh COMMAND...: runs it as a user who is not root and has subordinate ids, which only this command
# and its children see. Who is not root already runs it as they are. Where that can't be had: 77 (skipped).
set -eu
skip() { echo "skipped: $1"; exit 77; }
if [ "$(id -u)" -ne 0 ]; then
    exec "$@"
fi
if [ "${NARU_AS_SOMEBODY:-}" != yes ]; then
    for program in unshare setpriv mount; do
        command -v "$program" >/dev/null || skip "$program is not here"
    done
    unshare --mount true 2>/dev/null || skip "mount namespaces are not allowed here"
    NARU_AS_SOMEBODY=yes exec unshare --mount "$0" "$@"
fi
[ -e /etc/subuid ] && [ -e /etc/subgid ] || skip "there is no /etc/subuid (package uidmap)"
folder=$(mktemp -d)
trap 'umount "$folder"; rmdir "$folder"' EXIT
mount -t tmpfs -o mode=755 tmpfs "$folder"
echo "nobody:200000:65536" >"$folder/ids"
for file in /etc/subuid /etc/subgid; do
    mount --bind "$folder/ids" "$file"
done
mkdir -m 700 "$folder/home"
chown nobody "$folder/home"
as_nobody() { setpriv --reuid=nobody --regid="$(id -g nobody)" --clear-groups "$@"; }
as_nobody test -r "$0" || skip "only root may read $(dirname "$0")"
status=0
as_nobody env HOME="$folder/home" TMPDIR="$folder/home" \
    USER=nobody "$@" || status=$?
exit "$status"
