# Bash completion for gin-parlour and gin-parlour-console.
_gin_parlour() {
    local options="--help --text --braille --width --speech --game --with --language --seed --level
        --player --join --data --list-games --rules --challenge --verify --export --import --csv --selftest
        --engine --version"
    local word=$2
    case $3 in
        --game | --rules) mapfile -t COMPREPLY < <(compgen -W "$("$1" --list-games | cut -f1)" -- "$word") ;;
        --speech) mapfile -t COMPREPLY < <(compgen -W "auto reader self off" -- "$word") ;;
        --language) mapfile -t COMPREPLY < <(compgen -W "en de" -- "$word") ;;
        --level) mapfile -t COMPREPLY < <(compgen -W "pia felix bruno ada vera anselm 1 2 3 4 5 6" -- "$word") ;;
        --data) mapfile -t COMPREPLY < <(compgen -d -- "$word") ;;
        --challenge | --verify | --export | --import | --csv) mapfile -t COMPREPLY < <(compgen -f -- "$word") ;;
        --width | --with | --seed | --player | --join) ;;
        *) mapfile -t COMPREPLY < <(compgen -W "$options" -- "$word") ;;
    esac
}
complete -F _gin_parlour gin-parlour gin-parlour-console
