#compdef kartenhaus
# Completes the command line of kartenhaus in zsh. In ~/.zshrc, after compinit:
#   eval "$(kartenhaus completion zsh)"
_kartenhaus() {
    local line
    local -a found
    for line in "${(@f)$("${words[1]}" completion words -- "${(@)words[2,CURRENT]}" 2>/dev/null)}"; do
        [[ -n "$line" ]] && found+=("${${line%%$'\t'*}//:/\\:}:${line#*$'\t'}")
    done
    if (( $#found )); then
        _describe kartenhaus found
    else
        _files
    fi
}
compdef _kartenhaus kartenhaus
