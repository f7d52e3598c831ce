# SPDX-License-Identifier: GPL-3.0-or-later
# Made by installer/manual/make.py from --help and arguments.toml: change those.

_naructl()
{
    local word before words cword path="" name commands="" options=""
    COMPREPLY=()
    _get_comp_words_by_ref -n =: -c word -p before -w words -i cword
    for name in "${words[@]:1:cword-1}"; do
        case "${path:+$path }$name" in
            'ogs'|'ogs run'|'ogs locations'|'ogs locations list'|'ogs locations forget'|'ogs locations clear'|'profile'|'profile show'|'profile check'|'profile copy'|'profile set'|'profile diff'|'profile schema'|'profile fields'|'sim'|'sim choose'|'sim models'|'sim describe'|'sim run'|'sim compare'|'sim sweep'|'sim merge'|'connect'|'import'|'lab'|'log'|'capture'|'support'|'support create'|'support show') path="${path:+$path }$name" ;;
        esac
    done
    positional() { :; }
    case "$path" in
        '')
            case "$before" in
                --language) COMPREPLY=($(compgen -W "ko en" -- "$word")); return ;;
            esac
            commands="ogs profile sim connect import lab log capture support"
            options="-h --help --version --json --quiet --language"
            ;;
        'ogs')
            case "$before" in
                --language) COMPREPLY=($(compgen -W "ko en" -- "$word")); return ;;
            esac
            commands="run locations"
            options="-h --help --json --quiet --language"
            ;;
        'ogs run')
            case "$before" in
                --probe) COMPREPLY=($(compgen -W "https http" -- "$word")); return ;;
                --rank) COMPREPLY=($(compgen -W "ogs tcp" -- "$word")); return ;;
                --deadline) :; return ;;
                --proxy) :; return ;;
                --location) :; return ;;
                --data) _filedir -d; return ;;
                --language) COMPREPLY=($(compgen -W "ko en" -- "$word")); return ;;
                --profile) _filedir; return ;;
            esac
            options="-h --help --probe --sequential --rank --deadline --no-cache --proxy --location --data --why --json --quiet --language --profile --demo"
            ;;
        'ogs locations')
            case "$before" in
                --language) COMPREPLY=($(compgen -W "ko en" -- "$word")); return ;;
            esac
            commands="list forget clear"
            options="-h --help --json --quiet --language"
            ;;
        'ogs locations list')
            case "$before" in
                --data) _filedir -d; return ;;
                --language) COMPREPLY=($(compgen -W "ko en" -- "$word")); return ;;
            esac
            options="-h --help --data --json --quiet --language"
            ;;
        'ogs locations forget')
            case "$before" in
                --data) _filedir -d; return ;;
                --language) COMPREPLY=($(compgen -W "ko en" -- "$word")); return ;;
            esac
            options="-h --help --data --json --quiet --language"
            positional() { :; }
            ;;
        'ogs locations clear')
            case "$before" in
                --data) _filedir -d; return ;;
                --language) COMPREPLY=($(compgen -W "ko en" -- "$word")); return ;;
            esac
            options="-h --help --data --json --quiet --language"
            ;;
        'profile')
            case "$before" in
                --language) COMPREPLY=($(compgen -W "ko en" -- "$word")); return ;;
            esac
            commands="show check copy set diff schema fields"
            options="-h --help --json --quiet --language"
            ;;
        'profile show')
            case "$before" in
                --language) COMPREPLY=($(compgen -W "ko en" -- "$word")); return ;;
            esac
            options="-h --help --json --quiet --language"
            positional() { _filedir; }
            ;;
        'profile check')
            case "$before" in
                -o|--out) _filedir; return ;;
                --language) COMPREPLY=($(compgen -W "ko en" -- "$word")); return ;;
            esac
            options="-h --help --fix -o --out --json --quiet --language"
            positional() { _filedir; }
            ;;
        'profile copy')
            case "$before" in
                --language) COMPREPLY=($(compgen -W "ko en" -- "$word")); return ;;
            esac
            options="-h --help --json --quiet --language"
            positional() { _filedir; }
            ;;
        'profile set')
            case "$before" in
                -o|--out) _filedir; return ;;
                --language) COMPREPLY=($(compgen -W "ko en" -- "$word")); return ;;
            esac
            options="-h --help -o --out --json --quiet --language"
            positional() { _filedir; }
            ;;
        'profile diff')
            case "$before" in
                --language) COMPREPLY=($(compgen -W "ko en" -- "$word")); return ;;
            esac
            options="-h --help --json --quiet --language"
            positional() { _filedir; }
            ;;
        'profile schema')
            case "$before" in
                -o|--out) _filedir; return ;;
                --language) COMPREPLY=($(compgen -W "ko en" -- "$word")); return ;;
            esac
            options="-h --help -o --out --json --quiet --language"
            ;;
        'profile fields')
            case "$before" in
                -o|--out) _filedir; return ;;
                --language) COMPREPLY=($(compgen -W "ko en" -- "$word")); return ;;
            esac
            options="-h --help -o --out --json --quiet --language"
            ;;
        'sim')
            case "$before" in
                --language) COMPREPLY=($(compgen -W "ko en" -- "$word")); return ;;
            esac
            commands="choose models describe run compare sweep merge"
            options="-h --help --json --quiet --language"
            ;;
        'sim choose')
            case "$before" in
                --weights) :; return ;;
                --ops) :; return ;;
                --addresses) :; return ;;
                --down) :; return ;;
                --limit) :; return ;;
                --points) :; return ;;
                --seed) :; return ;;
                --language) COMPREPLY=($(compgen -W "ko en" -- "$word")); return ;;
            esac
            options="-h --help --weights --ops --addresses --down --limit --weighted-rotation --points --nearest --distinct --seed --json --quiet --language"
            positional() { COMPREPLY=($(compgen -W "leastconn roundrobin static-rr source consistent random2 random first dns-round-robin" -- "$word")); }
            ;;
        'sim models')
            case "$before" in
                --language) COMPREPLY=($(compgen -W "ko en" -- "$word")); return ;;
            esac
            options="-h --help --json --quiet --language"
            ;;
        'sim describe')
            case "$before" in
                --language) COMPREPLY=($(compgen -W "ko en" -- "$word")); return ;;
            esac
            options="-h --help --json --quiet --language"
            positional() { COMPREPLY=($(compgen -W "limiter balancer cluster" -- "$word")); }
            ;;
        'sim run')
            case "$before" in
                --csv) _filedir -d; return ;;
                --story) :; return ;;
                --set) :; return ;;
                --seed) :; return ;;
                --until) :; return ;;
                --replications) :; return ;;
                --shard) :; return ;;
                --events) :; return ;;
                --language) COMPREPLY=($(compgen -W "ko en" -- "$word")); return ;;
            esac
            options="-h --help --csv --story --set --seed --until --replications --shard --events --json --quiet --language"
            positional() { _filedir; }
            ;;
        'sim compare')
            case "$before" in
                --set) :; return ;;
                --seed) :; return ;;
                --until) :; return ;;
                --replications) :; return ;;
                --language) COMPREPLY=($(compgen -W "ko en" -- "$word")); return ;;
            esac
            options="-h --help --set --seed --until --replications --json --quiet --language"
            positional() { _filedir; }
            ;;
        'sim sweep')
            case "$before" in
                --vary) :; return ;;
                --metric) :; return ;;
                --csv) _filedir -d; return ;;
                --set) :; return ;;
                --seed) :; return ;;
                --until) :; return ;;
                --replications) :; return ;;
                --shard) :; return ;;
                --language) COMPREPLY=($(compgen -W "ko en" -- "$word")); return ;;
            esac
            options="-h --help --vary --metric --csv --set --seed --until --replications --shard --json --quiet --language"
            positional() { _filedir; }
            ;;
        'sim merge')
            case "$before" in
                --metric) :; return ;;
                --language) COMPREPLY=($(compgen -W "ko en" -- "$word")); return ;;
            esac
            options="-h --help --metric --json --quiet --language"
            positional() { _filedir; }
            ;;
        'connect')
            case "$before" in
                --entry) :; return ;;
                --tunnel) COMPREPLY=($(compgen -W "root pkexec none socks:" -- "$word")); return ;;
                --user) :; return ;;
                --group) :; return ;;
                --cafile) _filedir; return ;;
                --pin) :; return ;;
                --certificate) _filedir; return ;;
                --key) _filedir; return ;;
                --user-agent) :; return ;;
                --data) _filedir -d; return ;;
                --language) COMPREPLY=($(compgen -W "ko en" -- "$word")); return ;;
                --profile) _filedir; return ;;
            esac
            options="-h --help --entry --tunnel --user --group --password-stdin --cafile --pin --certificate --key --user-agent --no-dtls --data --json --quiet --language --profile --demo"
            ;;
        'import')
            case "$before" in
                --below) _filedir -d; return ;;
                --profile) _filedir; return ;;
                --without) :; return ;;
                --language) COMPREPLY=($(compgen -W "ko en" -- "$word")); return ;;
            esac
            options="-h --help --below --profile --without --dry-run --json --quiet --language"
            positional() { _filedir; }
            ;;
        'lab')
            case "$before" in
                --delays) :; return ;;
                --profile-out) _filedir; return ;;
                --language) COMPREPLY=($(compgen -W "ko en" -- "$word")); return ;;
            esac
            options="-h --help --delays --profile-out --json --quiet --language"
            ;;
        'log')
            case "$before" in
                --language) COMPREPLY=($(compgen -W "ko en" -- "$word")); return ;;
            esac
            options="-h --help --json --quiet --language"
            positional() { _filedir; }
            ;;
        'capture')
            case "$before" in
                --log) _filedir; return ;;
                --profile) _filedir; return ;;
                --ladder) :; return ;;
                --language) COMPREPLY=($(compgen -W "ko en" -- "$word")); return ;;
            esac
            options="-h --help --log --profile --how --packets --ladder --json --quiet --language"
            positional() { _filedir; }
            ;;
        'support')
            case "$before" in
                --language) COMPREPLY=($(compgen -W "ko en" -- "$word")); return ;;
            esac
            commands="create show"
            options="-h --help --json --quiet --language"
            ;;
        'support create')
            case "$before" in
                --profile) _filedir; return ;;
                --log) _filedir; return ;;
                --capture) _filedir; return ;;
                --data) _filedir -d; return ;;
                --language) COMPREPLY=($(compgen -W "ko en" -- "$word")); return ;;
            esac
            options="-h --help --profile --log --capture --data --raw-log --mask-names --preview --json --quiet --language"
            positional() { _filedir; }
            ;;
        'support show')
            case "$before" in
                --compare) _filedir; return ;;
                --html) _filedir; return ;;
                --languages) COMPREPLY=($(compgen -W "ko en" -- "$word")); return ;;
                --language) COMPREPLY=($(compgen -W "ko en" -- "$word")); return ;;
            esac
            options="-h --help --compare --html --languages --json --quiet --language"
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
complete -F _naructl naructl
