# Completes the command line of kartenhaus in bash. In ~/.bashrc:
#   eval "$(kartenhaus completion bash)"
_kartenhaus() {
    local line
    COMPREPLY=()
    while IFS= read -r line; do
        COMPREPLY+=("${line%%$'\t'*}")
    done < <("$1" completion words -- "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
}
complete -o default -F _kartenhaus kartenhaus
