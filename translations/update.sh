#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Brings the strings of the sources into translations/*.ts; keeps what is translated.
set -euo pipefail
cd "$(dirname "$0")/.."
lupdate=$(command -v lupdate6 || echo /usr/lib/qt6/bin/lupdate)
"$lupdate" -silent -no-obsolete -locations none app ui -ts translations/naru_en.ts translations/naru_ko.ts
python3 - <<'P'
import re
text = open('translations/naru_ko.ts', encoding='utf-8').read()
print(len(re.findall('<message', text)), 'messages,', len(re.findall('type="unfinished"', text)), 'unfinished in Korean')
P
