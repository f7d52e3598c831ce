# SPDX-License-Identifier: GPL-3.0-or-later
# ask.bash COMPLETIONS < lines of words: prints, for each line, what bash offers behind it, on one line.
. /usr/share/bash-completion/bash_completion
. "$1/naru.bash"
. "$1/naructl.bash"
while IFS= read -r line; do
    read -ra COMP_WORDS <<<"$line"
    # A line that ends with a blank asks for the next word.
    [[ $line == *' ' ]] && COMP_WORDS+=("")
    COMP_LINE=$line COMP_POINT=${#line} COMP_CWORD=$((${#COMP_WORDS[@]} - 1)) COMPREPLY=()
    "_${COMP_WORDS[0]}" "${COMP_WORDS[0]}" "${COMP_WORDS[-1]}" "${COMP_WORDS[-2]}"
    echo "${COMPREPLY[*]}"
done
