# SPDX-License-Identifier: GPL-3.0-or-later
# Made by installer/manual/make.py from --help and arguments.toml: change those.

_naru()
{
    local word before words cword path="" name commands="" options=""
    COMPREPLY=()
    _get_comp_words_by_ref -n =: -c word -p before -w words -i cword
    for name in "${words[@]:1:cword-1}"; do
        case "${path:+$path }$name" in
            *) ;;
        esac
    done
    positional() { :; }
    case "$path" in
        '')
            case "$before" in
                --language) COMPREPLY=($(compgen -W "ko en" -- "$word")); return ;;
                --theme) COMPREPLY=($(compgen -W "light dark" -- "$word")); return ;;
                --screenshots) _filedir -d; return ;;
                --size) :; return ;;
            esac
            options="-h --help --help-all -v --version --demo --language --theme --self-test --screenshots --size"
            positional() { _filedir; }
            ;;
    esac
    if [[ $word == -* ]]; then
        COMPREPLY=($(compgen -W "$options" -- "$word"))
    elif [[ $commands ]]; then
        COMPREPLY=($(compgen -W "$commands" -- "$word"))
    else
        positional
    fi
    unset -f positional
}
complete -F _naru naru
