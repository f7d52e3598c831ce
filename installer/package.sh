#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Builds the programs as a distribution does (its flags for hardening, no path or time of this machine in them) and
# packs them.
#   installer/package.sh [DEB] [RPM] [--build FOLDER]
# DEB alone is the default; FOLDER (build/package) may be a build that is there already, which is packed as it is.
set -euo pipefail
umask 022
cd "$(dirname "$0")/.."
# shellcheck source=installer/packages.sh
. installer/packages.sh

folder=""
formats=()
while [ $# -gt 0 ]; do
    case "$1" in
    DEB | RPM) formats+=("$1") ;;
    --build) folder=$2 && shift ;;
    *) echo "Unknown: $1; this script knows DEB, RPM and --build FOLDER." >&2 && exit 2 ;;
    esac
    shift
done
[ ${#formats[@]} -gt 0 ] || formats=(DEB)

install_missing "${packages_build[@]}" dpkg-dev
for format in "${formats[@]}"; do
    [ "$format" != RPM ] || install_missing rpm
done

# Read by the compiler of resources and by cpack: the time of the commit stands for that of the build.
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct)}
export SOURCE_DATE_EPOCH

if [ -z "$folder" ]; then
    folder=build/package
    flag() { DEB_BUILD_MAINT_OPTIONS=hardening=+all dpkg-buildflags --get "$1"; }
    # -g is for packages with debug symbols, which these are not.
    compiler="$(flag CPPFLAGS) $(flag CXXFLAGS | sed 's/-g / /')"
    echo "== Building for packages in $folder"
    cmake -S . -B "$folder" -G Ninja -DCMAKE_BUILD_TYPE=Release -DBUILD_TESTING=OFF -DNARU_UNITY=ON -DNARU_WERROR=OFF \
        -DCMAKE_CXX_FLAGS="$compiler" -DCMAKE_EXE_LINKER_FLAGS="$(flag LDFLAGS)" >/dev/null
    cmake --build "$folder" --parallel "$(nproc)" --target naru naructl
fi
for format in "${formats[@]}"; do
    echo "== Packing $format"
    (cd "$folder" && cpack -G "$format")
done
