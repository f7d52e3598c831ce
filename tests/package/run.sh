#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs the packages in a fresh Debian, runs both programs there as an ordinary user without a network, removes the
# packages, and looks whether anything is left. Minutes, and a download of some 300 MB, so by hand and not in
# tests/run.sh.
#   tests/package/run.sh [--suite bookworm|trixie] [--keep] [--root DEBIAN] [FOLDER]
# FOLDER has the two DEBs; without it they are built by installer/package.sh. --keep leaves the Debian there, and
# --root takes one that was kept.
# Exit status 77: skipped, and said why.
set -euo pipefail
cd "$(dirname "$0")/../.."

suite=bookworm
keep=""
root=""
packages=""
while [ $# -gt 0 ]; do
    case "$1" in
    --suite) suite=$2 && shift ;;
    --keep) keep=yes ;;
    --root) root=$2 keep=yes && shift ;;
    -*) echo "Unknown: $1" >&2 && exit 2 ;;
    *) packages=$(realpath "$1") ;;
    esac
    shift
done

skip() {
    echo "skipped: $1"
    exit 77
}
[ "$(id -u)" -eq 0 ] || skip "a Debian of its own needs root (chroot, mounts)"
for tool in debootstrap unshare chroot ip; do
    command -v "$tool" >/dev/null || skip "$tool is not here"
done
unshare --mount --net true 2>/dev/null || skip "no namespaces may be made here"
if [ -z "$packages" ]; then
    installer/package.sh DEB
    packages=$PWD/build/package/packages
fi
[ -n "$(ls "$packages"/*.deb 2>/dev/null)" ] || { echo "No DEB in $packages" >&2 && exit 2; }

passed=0
failed=0
check() { # check NAME COMMAND…
    local name=$1
    shift
    if output=$("$@" 2>&1); then
        passed=$((passed + 1))
        echo "ok    $name"
    else
        failed=$((failed + 1))
        printf 'FAIL  %s\n%s\n' "$name" "$output"
    fi
}

no_lintian_errors() { ! lintian --allow-root --fail-on error,warning "$packages"/*.deb | grep .; }
if command -v lintian >/dev/null; then
    check "lintian has no errors and no warnings" no_lintian_errors
else
    echo "skip  lintian is not here"
fi

leave() { [ -n "$keep" ] && echo "The Debian is in $root" || rm -rf --one-file-system "$root"; }
trap leave EXIT
if [ -z "$root" ]; then
    root=$(mktemp -d /var/tmp/naru-package.XXXXXX)
    chmod 755 "$root"
    echo "== A fresh $suite in $root"
    if ! debootstrap --variant=minbase "$suite" "$root" >"$root.log" 2>&1; then
        tail -3 "$root.log"
        rm -f "$root.log"
        skip "debootstrap could not make $suite: no mirror?"
    fi
    rm -f "$root.log"
    cp /etc/resolv.conf "$root/etc/resolv.conf"
    printf '#!/bin/sh\nexit 101\n' >"$root/usr/sbin/policy-rc.d"
    chmod 755 "$root/usr/sbin/policy-rc.d"
    chroot "$root" useradd --create-home tester
fi
rm -rf "$root/packages"
mkdir "$root/packages"
cp "$packages"/*.deb "$root/packages/"

# Mounts are made in a namespace of each command's own, so none can be left.
inside() { unshare --mount --pid --fork -- sh -c 'mount -t proc proc "$0/proc" && exec chroot "$0" "$@"' "$root" "$@"; }
# As somebody without rights, and with nothing but loopback.
alone() {
    unshare --mount --net -- sh -c 'ip link set lo up && mount -t proc proc "$0/proc" && exec chroot "$0" "$@"' "$root" \
        /usr/sbin/runuser -u tester -- env HOME=/home/tester LC_ALL=C.UTF-8 QT_QPA_PLATFORM=offscreen "$@"
}
apt() { inside env DEBIAN_FRONTEND=noninteractive LC_ALL=C.UTF-8 apt-get -y -qq --no-install-recommends "$@"; }
# Every path with its kind, rights, owner and what it holds, but for logs, caches and the package manager's own.
state() {
    local kept=(-path ./proc -o -path ./var/log -o -path ./var/cache -o -path ./var/lib/dpkg -o -path ./var/lib/apt
        -o -path ./home/tester -o -path ./tmp -o -path ./packages)
    (cd "$root" && find . -xdev \( "${kept[@]}" \) -prune -o -printf '%p %M %u:%g %l\n' &&
        find . -xdev \( "${kept[@]}" \) -prune -o -type f -print0 | xargs -0 sha256sum) | sort
}

echo "== What they depend on"
depends=$(for package in "$packages"/*.deb; do dpkg-deb -f "$package" Depends; done | tr '\n' ',' |
    sed 's/naructl ([^)]*),//g; s/,$//')
check "all that they depend on is in $suite" apt satisfy "$depends"
state >"$root/packages/before"

echo "== The packages"
check "they install" inside sh -c 'dpkg --install /packages/*.deb'
check "no file is missing or other than it was packed" inside dpkg --verify naru naructl
nothing_special() { [ -z "$(inside sh -c 'dpkg -L naru naructl | sort -u | xargs -d "\n" stat -c "%A %U:%G %n"' |
    grep -vE '^[-d]rw[x-]r-[x-]r-[x-] root:root |^l')" ]; }
check "all belongs to root, nobody else may write, nothing has set-user-ID" nothing_special
check "the look for what a tunnel left is on for the boot" \
    test -L "$root/etc/systemd/system/multi-user.target.wants/naru-restore.service"
all_libraries() { ! inside sh -c 'ldd /usr/bin/naru /usr/bin/naructl /usr/libexec/naru/*' | grep "not found"; }
check "every library is there" all_libraries
version=$(dpkg-deb -f "$packages"/naructl_*.deb Version)
same_version() { [ "$(alone naructl --version)" = "${version%-*}" ] && [ "$(alone naru --version)" = "naru ${version%-*}" ]; }
check "both say the version of the package" same_version
measures() { [[ $(alone naructl ogs run --demo --json --quiet) =~ \"source\":\ *\"measured\" ]]; }
check "naructl ogs run --demo measures" measures
check "naructl sim run runs a scenario that came along" \
    alone naructl sim run /usr/share/naru/scenarios/retry-storm.json
self_test() { alone naru --self-test | tail -1 | tee /dev/stderr | grep ', 0 warnings'; }
check "naru --self-test has no warnings" self_test
helper_refuses() { [[ $(alone /usr/libexec/naru/naru-helper </dev/null 2>&1) == *"not root"* ]]; }
check "naru-helper refuses an ordinary user" helper_refuses

echo "== Gone again"
check "they go" apt purge naru naructl
state >"$root/packages/after"
check "nothing is left" diff "$root/packages/before" "$root/packages/after"
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
