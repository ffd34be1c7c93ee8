# Completes the command line of kartenhaus in fish. In ~/.config/fish/config.fish:
#   kartenhaus completion fish | source
function __kartenhaus_words
    set -l typed (commandline -opc)
    set -l last (commandline -ct)
    set -l found ($typed[1] completion words -- $typed[2..-1] "$last" 2>/dev/null)
    if test (count $found) -gt 0
        printf '%s\n' $found
    else
        __fish_complete_path "$last"
    end
end
complete -c kartenhaus -f -a '(__kartenhaus_words)'
