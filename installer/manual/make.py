#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes the manual pages and completions of both programs, or checks that they are what --help says.

    installer/manual/make.py BIN-FOLDER [--check]
"""
import pathlib
import sys
import tomllib
import xml.etree.ElementTree

import completion
import man_page
import program_help

here = pathlib.Path(__file__).resolve().parent
PROGRAMS = ("naru", "naructl")


def toml(name: str) -> dict:
    return tomllib.loads((here / name).read_text(encoding="utf-8"))


def newest_release() -> dict:
    """Version and date stand once, in the AppStream data."""
    data = xml.etree.ElementTree.parse(here.parent / "desktop/org.naru.naru.metainfo.xml")
    return dict(data.find("releases/release").attrib)


def made(programs: pathlib.Path):
    """(file, its text) of all that is made, and what is wrong with the texts that it is made of."""
    pages, arguments, korean, release = toml("pages.toml"), toml("arguments.toml"), toml("korean.toml"), newest_release()
    words = {language: man_page.Words(language, korean) for language in ("en", "ko")}
    files, faults = {}, []
    for program in PROGRAMS:
        root = program_help.read(programs / program)
        version = program_help.say(programs / program, "--version").split()[-1]
        if version != release["version"]:
            faults.append(f"{program} is {version}, the AppStream data says {release['version']}")
        for language, folder in (("en", ""), ("ko", "ko/")):
            files[f"installer/manual/made/{folder}{program}.1"] = man_page.page(
                program, root, pages[program], words[language], arguments, release)
        # Texts of commands that only hold others are seen in completions alone, which are English.
        words["ko"].used |= {command.summary for command in root.walk()}
        files[f"installer/manual/made/{program}.bash"] = completion.bash(program, root, arguments)
        files[f"installer/manual/made/_{program}"] = completion.zsh(program, root, arguments)
    faults += [f"korean.toml: nothing for {text!r}" for text in words["ko"].missing()]
    faults += [f"korean.toml: nobody says {text!r}" for text in sorted(korean.keys() - words["ko"].used)]
    return files, faults


def main() -> int:
    root = here.parents[1]
    files, faults = made(pathlib.Path(sys.argv[1]))
    for name, text in files.items():
        path = root / name
        if "--check" not in sys.argv:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        elif not path.is_file() or path.read_text(encoding="utf-8") != text:
            faults.append(f"{name} is not what --help says: run installer/manual/make.py BIN-FOLDER")
    for fault in faults:
        print(fault)
    return bool(faults)


if __name__ == "__main__":
    sys.exit(main())
