# SPDX-License-Identifier: GPL-3.0-or-later
"""What a program says of itself with --help, as data: the one source of manual pages and completions."""
import dataclasses
import os
import pathlib
import re
import subprocess

COLUMN = re.compile(r" {2,}")
HEADINGS = {"options:": "options", "positionals:": "positionals", "subcommands:": "subcommands",
            "arguments:": "positionals"}


@dataclasses.dataclass
class Option:
    """One option or positional. `values` are the only ones that it takes, where it says so."""
    names: tuple[str, ...]
    takes: str = ""
    values: tuple[str, ...] = ()
    repeats: bool = False
    required: bool = False
    text: str = ""


@dataclasses.dataclass
class Command:
    """A program, or a command of it; `path` is empty for the program itself."""
    path: tuple[str, ...]
    summary: str = ""
    footer: str = ""
    options: list[Option] = dataclasses.field(default_factory=list)
    positionals: list[Option] = dataclasses.field(default_factory=list)
    commands: list["Command"] = dataclasses.field(default_factory=list)

    def walk(self):
        """This one and all below it, in the order of --help."""
        yield self
        for command in self.commands:
            yield from command.walk()


def say(program: pathlib.Path, *arguments: str) -> str:
    """What the program prints; the window's needs no display for that."""
    surroundings = dict(os.environ, QT_QPA_PLATFORM="offscreen", LC_ALL="C.UTF-8", COLUMNS="80")
    surroundings.setdefault("XDG_RUNTIME_DIR", "/tmp")
    return subprocess.run([program, *arguments], capture_output=True, text=True, check=True, timeout=20,
                          env=surroundings).stdout


def option_from(head: str, text: str) -> Option:
    """`head` is the left column: names, what they take, and what CLI11 adds about it."""
    required = " REQUIRED" in head
    head = re.sub(r" (Needs|Excludes): \S+| REQUIRED", "", head)
    qt = re.fullmatch(r"(-.*?) <(.+)>", head)
    if qt:
        values = tuple(qt[2].split("|")) if "|" in qt[2] else ()
        return Option(tuple(qt[1].split(", ")), "TEXT", values, False, required, text)
    repeats = head.endswith(" ...")
    head = head.removesuffix(" ...")
    names, _, takes = head.replace(", ", ",").partition(" ")
    listed = re.search(r":\{(.*)\}", takes)
    return Option(tuple(names.split(",")), re.split(r"[:=]", takes)[0], tuple(listed[1].split(",")) if listed else (),
                  repeats, required, text)


def rows_of(block: list[str]):
    """(left column, right column) of each row; a row may go on in the next lines."""
    row = None
    for line in block:
        depth = len(line) - len(line.lstrip())
        if row and depth > 8:
            row[1] = (row[1] + " " + line.strip()).strip()
            continue
        if row:
            yield row
        head, *rest = COLUMN.split(line.strip(), maxsplit=1)
        row = [head, rest[0] if rest else ""]
    if row:
        yield row


def blocks_of(lines: list[str]):
    """(heading, its lines); the group of options that CLI11 sets in is one more block of options."""
    name, block = "summary", []
    for line in lines:
        heading = HEADINGS.get(line.strip().lower())
        if heading or not line.strip() or line.startswith("["):
            yield name, block
            name, block = heading or ("footer" if not line.strip() else "group"), []
        else:
            block.append(line)
    yield name, block


def command_from(text: str, path: tuple[str, ...] = ()) -> tuple[Command, list[str]]:
    """The command that this help describes, and the names of those below it."""
    command, below = Command(path), []
    for name, block in blocks_of(text.splitlines()):
        if name == "summary":
            command.summary = " ".join(line for line in block if not line.startswith("Usage:"))
        elif name == "footer":
            said = [line.strip() for line in block if not line.strip().startswith("[")]
            command.footer = " ".join([command.footer, *said]).strip()
        elif name == "subcommands":
            below += [head for head, _ in rows_of(block)]
        elif name in ("options", "positionals"):
            entries = command.options if name == "options" else command.positionals
            known = {entry.names for entry in entries}
            entries += [option for option in (option_from(*row) for row in rows_of(block))
                        if option.names not in known]
    return command, below


def read(program: pathlib.Path, path: tuple[str, ...] = ()) -> Command:
    """Asks the program and, in turn, each of its commands."""
    command, below = command_from(say(program, *path, "--help"), path)
    command.commands = [read(program, path + (name,)) for name in below]
    return command
