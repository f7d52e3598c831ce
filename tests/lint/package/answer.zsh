# SPDX-License-Identifier: GPL-3.0-or-later
# Sourced by the zsh that ask.zsh types into: Tab prints the matches between two marks.
PS1= PS2=
unset zle_bracketed_paste
unsetopt prompt_sp
autoload -Uz compinit && compinit -u -D
compadd() {
    if [[ " ${@[1,(i)(-|--)]}" != *" -"(O|A|D)" "* ]]; then
        local -a matches
        builtin compadd -O matches "$@"
        told+=($matches)
    fi
    builtin compadd "$@"
}
tell() {
    typeset -ga told=()
    _main_complete
    compstate[insert]= compstate[list]=
    print -rn -- $'\x01'"${(j: :)told}"$'\x02'
}
zle -C tell complete-word tell
bindkey '^I' tell
bindkey '^U' kill-whole-line
print -n $'\x01ready\x02'
