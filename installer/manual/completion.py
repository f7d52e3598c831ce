# SPDX-License-Identifier: GPL-3.0-or-later
"""Completions for bash and zsh from what a program says with --help."""
import program_help

NOTICE = ("# SPDX-License-Identifier: GPL-3.0-or-later\n"
          "# Made by installer/manual/make.py from --help and arguments.toml: change those.\n")


def offered(command: program_help.Command, entry: program_help.Option, arguments: dict) -> list[str] | str:
    """Words, "files", "folders" or nothing that may stand for what this option or positional takes."""
    if entry.values:
        return list(entry.values)
    name = entry.names[-1]
    place = " ".join(command.path) + ": " + name
    kinds = arguments["offered"]
    return kinds.get(place) or kinds.get(name) or kinds.get(arguments["shown"].get(name, ""), "")


def bash_action(offer: list[str] | str) -> str:
    if isinstance(offer, list):
        return f'COMPREPLY=($(compgen -W "{" ".join(offer)}" -- "$word"))'
    return {"files": "_filedir", "folders": "_filedir -d"}.get(offer, ":")


def bash_command(command: program_help.Command, arguments: dict):
    """One branch: what its options take, its commands or positionals, its options."""
    yield f"        '{' '.join(command.path)}')"
    taking = [entry for entry in command.options if entry.takes]
    if taking:
        yield '            case "$before" in'
        for entry in taking:
            yield f"                {'|'.join(entry.names)}) {bash_action(offered(command, entry, arguments))}; return ;;"
        yield "            esac"
    if command.commands:
        yield f'            commands="{" ".join(inner.path[-1] for inner in command.commands)}"'
    yield f'            options="{" ".join(name for entry in command.options for name in entry.names)}"'
    offers = [offered(command, entry, arguments) for entry in command.positionals]
    if offers:
        yield f'            positional() {{ {bash_action(offers[0])}; }}'
    yield "            ;;"


def bash(program: str, root: program_help.Command, arguments: dict) -> str:
    """The path of commands is what stands on the line before the cursor, as far as commands are known."""
    function = f"_{program}"
    paths = "|".join(f"'{' '.join(command.path)}'" for command in root.walk() if command.path)
    known = f'{paths}) path="${{path:+$path }}$name" ;;' if paths else "*) ;;"
    lines = [NOTICE + f"""
{function}()
{{
    local word before words cword path="" name commands="" options=""
    COMPREPLY=()
    _get_comp_words_by_ref -n =: -c word -p before -w words -i cword
    for name in "${{words[@]:1:cword-1}}"; do
        case "${{path:+$path }}$name" in
            {known}
        esac
    done
    positional() {{ :; }}
    case "$path" in"""]
    for command in root.walk():
        lines += bash_command(command, arguments)
    lines.append(f"""    esac
    if [[ $word == -* ]]; then
        COMPREPLY=($(compgen -W "$options" -- "$word"))
    elif [[ $commands ]]; then
        COMPREPLY=($(compgen -W "$commands" -- "$word"))
    else
        positional
    fi
    unset -f positional
}}
complete -F {function} {program}
""")
    return "\n".join(lines)


def quoted(text: str) -> str:
    """Inside '…' of zsh, in a specification of _arguments."""
    return text.replace("\\", "\\\\").replace("[", "\\[").replace("]", "\\]").replace(":", "\\:").replace("'", "'\\''")


def zsh_action(offer: list[str] | str) -> str:
    if isinstance(offer, list):
        return "(" + " ".join(value.replace(":", "\\:") for value in offer) + ")"
    return {"files": "_files", "folders": "_files -/"}.get(offer, " ")


def zsh_option(command: program_help.Command, entry: program_help.Option, arguments: dict):
    takes = ""
    if entry.takes:
        takes = f":{quoted(arguments['shown'].get(entry.names[-1], entry.takes))}:" \
                f"{zsh_action(offered(command, entry, arguments))}"
    for name in entry.names:
        star = "*" if entry.repeats else f"({' '.join(entry.names)})" if len(entry.names) > 1 else ""
        yield f"'{star}{name}[{quoted(entry.text)}]{takes}'"


def zsh_command(program: str, command: program_help.Command, arguments: dict):
    """One function a command, called with the words behind its name."""
    yield f"_{'_'.join([program, *command.path])}() {{"
    entries = [spec for entry in command.options for spec in zsh_option(command, entry, arguments)]
    for entry in command.positionals:
        star = "*" if entry.repeats or entry.names[0].islower() else ""
        colons = ":" if star or entry.required else "::"
        entries.append(f"'{star}{colons}{quoted(entry.names[0])}:{zsh_action(offered(command, entry, arguments))}'")
    if command.commands:
        entries += ["'1:command:->command'", "'*::argument:->argument'"]
        yield "    local context state state_descr line"
        yield "    typeset -A opt_args"
    yield "    _arguments " + ("-C " if command.commands else "") + "\\"
    yield " \\\n".join(f"        {entry}" for entry in entries)
    if command.commands:
        yield "    case $state in"
        yield "        command)"
        yield "            local -a commands=("
        for inner in command.commands:
            yield f"                '{inner.path[-1]}:{quoted(inner.summary)}'"
        yield "            )"
        yield "            _describe command commands ;;"
        yield "        argument)"
        yield "            case $line[1] in"
        for inner in command.commands:
            yield f"                {inner.path[-1]}) _{'_'.join([program, *inner.path])} ;;"
        yield "            esac ;;"
        yield "    esac"
    yield "}"


def zsh(program: str, root: program_help.Command, arguments: dict) -> str:
    lines = [f"#compdef {program}", NOTICE]
    for command in root.walk():
        lines += [*zsh_command(program, command, arguments), ""]
    return "\n".join(lines) + f'_{program} "$@"\n'
