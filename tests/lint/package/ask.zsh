# SPDX-License-Identifier: GPL-3.0-or-later
# ask.zsh COMPLETIONS < lines of words: prints, for each line, what zsh offers behind it, on one line.
# zsh completes only where somebody types, so a second zsh sits on a pseudo-terminal.
zmodload zsh/zpty
zpty inner zsh -f -i
started=$'\x01' ended=$'\x02'

answer() { # leaves what stood between the marks in $reply
    zpty -r inner reply "*$ended"
    reply=${${reply##*$started}%$ended}
}

zpty -w inner "fpath=(${(q)1:A} \$fpath); source ${(q)0:A:h}/answer.zsh"
answer
while IFS= read -r line; do
    zpty -w -n inner $'\x15'"$line"$'\t'
    answer
    print -r -- ${${reply//$'\r'/}//$'\n'/ }
done
zpty -d inner
