# SPDX-License-Identifier: GPL-3.0-or-later
"""A manual page from what a program says with --help and from pages.toml, in one language."""
import re

import program_help

EVERYWHERE = {"--help", "--json", "--quiet", "--language"}


class Words:
    """Texts of --help in one language; remembers which were asked for, and which are missing."""

    def __init__(self, language: str, korean: dict[str, str]):
        self.language = language
        self.korean = korean
        self.used: set[str] = set()

    def __call__(self, english: str) -> str:
        self.used.add(english)
        return self.korean.get(english, english) if self.language == "ko" else english

    def missing(self):
        return sorted(self.used - self.korean.keys())


def prose(text: str) -> str:
    """Text that roff leaves as it is. A line must not begin with a dot or an apostrophe."""
    text = text.replace("\\", "\\e")
    return re.sub(r"(?m)^(?=[.'])", r"\\&", text)


def bold(text: str) -> str:
    return "\\fB" + prose(text).replace("-", "\\-") + "\\fR"


def slanted(text: str) -> str:
    return "\\fI" + prose(text) + "\\fR"


def shown(entry: program_help.Option, arguments: dict) -> str:
    """The placeholder of what an option takes, or nothing."""
    if entry.values:
        return "|".join(entry.values)
    return arguments["shown"].get(entry.names[-1], entry.takes) if entry.takes else ""


def usage(command: program_help.Command, words: Words) -> str:
    """What stands behind the program's name."""
    parts = [bold(" ".join(command.path))] if command.path else []
    parts.append(f"[{slanted(words('options'))}]")
    for entry in command.positionals:
        name = slanted(entry.names[0]) + ("..." if entry.repeats or entry.names[0].islower() else "")
        parts.append(name if entry.required else f"[{name}]")
    return " ".join(parts)


def entry_lines(entry: program_help.Option, words: Words, arguments: dict):
    """One option or positional as a tagged paragraph."""
    placeholder = shown(entry, arguments) if entry.names[0].startswith("-") else ""
    names = bold(", ".join(entry.names)) if placeholder or entry.names[0].startswith("-") else slanted(entry.names[0])
    yield ".TP"
    yield names + (f" {slanted(placeholder)}" if placeholder else "")
    notes = [words(name) for name, stands in (("required", entry.required and entry.names[0].startswith("-")),
                                              ("may be given several times", entry.repeats)) if stands]
    yield prose(words(entry.text)) + (f" ({', '.join(notes)})" if notes else "")
    if entry.values and not placeholder:
        yield ".br"
        yield f"{words('Values')}: " + ", ".join(bold(value) for value in entry.values)


def terms(entries, language: str):
    for entry in entries:
        yield ".TP"
        yield bold(entry["term"])
        yield prose(entry[language])


def command_lines(command: program_help.Command, words: Words, arguments: dict):
    """A command that does something; those that only hold others are in the names of these."""
    yield f".SS {bold(' '.join(command.path))}"
    yield f"{usage(command, words)}"
    yield ".PP"
    yield prose(words(command.summary))
    for entry in command.positionals + command.options:
        if entry.names[-1] not in EVERYWHERE:
            yield from entry_lines(entry, words, arguments)
    if command.footer:
        yield ".PP"
        yield prose(words(command.footer))


def page(program: str, root: program_help.Command, text: dict, words: Words, arguments: dict, release: dict) -> str:
    """The whole page. `release` has version and date."""
    language = words.language

    def heading(name: str) -> str:
        return f".SH {words(name)}"

    lines = ['.\\" SPDX-License-Identifier: GPL-3.0-or-later',
             '.\\" Made by installer/manual/make.py from --help and pages.toml: change those.',
             f'.TH {program.upper()} 1 {release["date"]} "naru {release["version"]}"',
             heading("NAME"), f"{program} \\- {prose(text['name'][language])}",
             heading("SYNOPSIS"), f"{bold(program)} {usage(root, words)}"]
    leaves = [command for command in root.walk() if not command.commands and command.path]
    if leaves:
        lines[-1] += f" {slanted('COMMAND')} ..."
    lines.append(heading("DESCRIPTION"))
    for number, paragraph in enumerate(text["description"]):
        lines += ([".PP"] if number else []) + [prose(paragraph[language])]
    lines.append(heading("OPTIONS OF EVERY COMMAND" if leaves else "OPTIONS"))
    for entry in root.options + root.positionals:
        lines += entry_lines(entry, words, arguments)
    if leaves:
        lines.append(heading("COMMANDS"))
        for command in leaves:
            lines += command_lines(command, words, arguments)
    for name, key in (("EXIT STATUS", "exit"), ("FILES", "files"), ("EXAMPLES", "examples")):
        if key in text:
            lines += [heading(name), *terms(text[key], language)]
    lines.append(heading("SEE ALSO"))
    pages = [re.fullmatch(r"(.+)\((\d)\)", entry) for entry in text["see_also"]]
    lines += [f".BR {found[1]} ({found[2]})" + ("," if found is not pages[-1] else "") for found in pages]
    return "\n".join(lines) + "\n"
