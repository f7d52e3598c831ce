#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Brings the strings of the sources into translations/*.ts and keeps what is translated. The English file
# holds plural forms only: everything else is English in the source.
set -euo pipefail
cd "$(dirname "$0")/.."
lupdate=$(command -v lupdate6 || echo /usr/lib/qt6/bin/lupdate)
options=(-silent -no-obsolete -locations none)
"$lupdate" "${options[@]}" app ui -source-language en -target-language ko -ts translations/naru_ko.ts
"$lupdate" "${options[@]}" -pluralonly app ui -source-language en -target-language en -ts translations/naru_en.ts
python3 - <<'P'
import re
for language in ('ko', 'en'):
    text = open(f'translations/naru_{language}.ts', encoding='utf-8').read()
    print(language, len(re.findall('<message', text)), 'messages,', len(re.findall('type="unfinished"', text)), 'unfinished')
P
