#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes a catalogue in which every string is English still, but accented, in brackets and 40 % longer: what is not, was
never meant to be translated; and where it does not fit, no longer language will. Placeholders and plurals are kept.

pseudo.py KOREAN.ts ENGLISH.ts OUT.ts: the Korean one has all strings, the English one the plurals."""
import itertools
import re
import sys
import xml.etree.ElementTree as xml

PLAIN = "AaBbCcDdEeFfGgHhIiJjKkLlMmNnOoPpQqRrSsTtUuVvWwXxYyZz"
ACCENTED = "ÀàƁƀĆćĎďÈèƑƒĜĝĤĥÌìĴĵĶķĹĺṀṁŃńÒòṔṕɊɋŔŕŚśŤťÙùṼṽŴŵẊẋÝýŹź"
ACCENT = dict(zip(PLAIN, ACCENTED))
# What arguments and numbers take the place of, and mnemonics.
KEPT = re.compile(r"%L?\d+|%L?n|&(?=\w)")


def longer(text: str) -> str:
    """Vowels are repeated, in turn, until it is long enough."""
    wanted = len(text) * 2 // 5 + 1
    vowels = [i for i, letter in enumerate(text) if letter.lower() in "aeiouy"]
    more = dict.fromkeys(range(len(text)), 0)
    for i in itertools.islice(itertools.cycle(vowels), wanted if vowels else 0):
        more[i] += 1
    return "".join(letter * (1 + more[i]) for i, letter in enumerate(text))


def pseudo(text: str) -> str:
    parts, end = [], 0
    for kept in KEPT.finditer(text):
        parts += [text[end:kept.start()], kept[0]]
        end = kept.end()
    parts.append(text[end:])
    # Every other part is kept as it is.
    made = (part if i % 2 else "".join(ACCENT.get(letter, letter) for letter in longer(part)) if part else ""
            for i, part in enumerate(parts))
    return "⟦" + "".join(made) + "⟧"


def main(korean: str, english: str, out: str) -> None:
    plurals = {(context.findtext("name"), message.findtext("source")): [form.text for form in message.iter("numerusform")]
               for context in xml.parse(english).getroot().iter("context") for message in context.iter("message")}
    tree = xml.parse(korean)
    tree.getroot().set("language", "en")
    for context in tree.getroot().iter("context"):
        for message in context.iter("message"):
            source = message.findtext("source")
            translation = message.find("translation")
            forms = plurals.get((context.findtext("name"), source)) if message.get("numerus") else None
            translation.clear()
            if forms is None:
                translation.text = pseudo(source)
            for form in forms or ():
                xml.SubElement(translation, "numerusform").text = pseudo(form)
    tree.write(out, encoding="utf-8", xml_declaration=True)


main(*sys.argv[1:])
