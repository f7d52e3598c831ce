#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Makes the pictures of the icon from its drawings; needs rsvg-convert (Debian: librsvg2-bin). The pictures are kept,
# so that building needs no renderer and two builds are equal.
set -euo pipefail
cd "$(dirname "$0")"
for size in 16 22 24 32; do
    rsvg-convert --width "$size" --height "$size" --output "naru-$size.png" naru-small.svg
done
for size in 48 64 128 256 512; do
    rsvg-convert --width "$size" --height "$size" --output "naru-$size.png" naru.svg
done
