# Fish completion for gin-parlour and gin-parlour-console.
for name in gin-parlour gin-parlour-console
    complete -c $name -f
    complete -c $name -s h -l help -d "show the options"
    complete -c $name -l text -d "play in the terminal"
    complete -c $name -l braille -d "add each card's Braille cells"
    complete -c $name -l width -x -d "characters a line, 12 to 200"
    complete -c $name -l speech -x -a "auto reader self off" -d "who speaks in the window"
    complete -c $name -l game -x -a "($name --list-games | cut -f1,2)" -d "start with this game"
    complete -c $name -l with -x -d "table options"
    complete -c $name -l language -x -a "en de" -d "the language of this session"
    complete -c $name -l seed -x -d "a number, or a deal code"
    complete -c $name -l level -x -a "pia felix bruno ada vera anselm 1 2 3 4 5 6" -d "the opponent"
    complete -c $name -l data -r -F -d "the folder for saved games"
    complete -c $name -l list-games -d "print every game"
    complete -c $name -l rules -x -a "($name --list-games | cut -f1,2)" -d "print a game's rules"
    complete -c $name -l verify -r -F -d "check a saved hand"
    complete -c $name -l export -r -F -d "export all players to a new file"
    complete -c $name -l import -r -F -d "import an export, after a question"
    complete -c $name -l csv -r -F -d "write the results to a new CSV file"
    complete -c $name -l selftest -d "check the program"
    complete -c $name -l engine -d "speak the engine protocol"
    complete -c $name -l version -d "print the version"
end
