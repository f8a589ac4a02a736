# The command line: its help, and errors about arguments. Words that begin with dashes are not
# translated, nor are "auto", "reader", "self" and "off".

# Introduces the ways to call the program.
arguments-usage = usage:
arguments-options = options
arguments-description = Every game of gin rummy, against an opponent or alone.
arguments-epilog = In the window, F1 is help and D reads out the top of the discard pile. --text plays in the terminal, which suits screen readers and Braille displays.

# Placeholders for values in the help.
arguments-a-number = N
arguments-a-game = ID
arguments-an-option = OPTION,...
arguments-a-language = CODE
arguments-a-folder = DIR
arguments-a-name = NAME
arguments-a-code = CODE
arguments-a-file = FILE

# Descriptions of the options.
arguments-help = show this help message and exit
arguments-text = play in the terminal
arguments-braille = in the terminal, add each card's Braille cells
arguments-width = in the terminal, at most { arguments-a-number } characters a line
arguments-speech = speech in the window: auto (its own voice unless a screen reader is running), reader (a screen reader only), self (its own voice only) or off (neither)
arguments-game = start with this game: an id or a game code
arguments-with = table options, such as undercut=25,big-gin=off; prints the game code
# $languages (texts): their codes
arguments-language = the language of this session: { LIST($languages, by: "comma") }
arguments-first-seed = the seed of the first match, or the code of its first deal
# $levels (text): "1, 2 and 3", $names (texts): "felix", "bruno"
arguments-level = the opponent's level or name: { $levels }, or { LIST($names, by: "comma") }; or cmd:PROGRAM, an outside program that speaks the engine protocol, with arguments if needed: cmd:'my-bot --fast'
arguments-player = the player who sits down, by name; guest saves nothing
arguments-join = join a match at another window or terminal of this computer; without a code, the program asks for it
arguments-data = the folder for saved games
arguments-list-games = print every game and exit
arguments-rules = print the rules of a game or a game code
arguments-challenge = play a friend's challenge from a file; a saved hand can be watched
arguments-verify = check a saved hand: seal, moves and count
arguments-export = export all players, with matches and settings, to a new file
arguments-import = show what an export would add, and ask whether to import it
arguments-csv = write the results to a new CSV file, and the hands to a second one
arguments-selftest = check this program and exit
arguments-engine = run as an engine: answer lines of the engine protocol with moves
arguments-version = show program's version number and exit

## Errors.

# $path (text): a file that the program that already runs was not asked to open
arguments-not-opened = The file { $path } is not open: open it in the window that is already there, for instance by dropping it there.

# $program (text), $why (text): a phrase of this file, or another reason
arguments-error = { $program }: error: { $why }
# $program (text)
arguments-try-help = Try '{ $program } --help' for the options.
# $options (texts): such as --width
arguments-unused = { LIST($options, by: "comma") } only works in the terminal: add --text
# $name (text): such as --width, $why (text): a phrase of this file, or another reason
arguments-argument = argument { $name }: { $why }
# $words (texts)
arguments-unrecognized = unrecognized arguments: { LIST($words, by: "space") }
# $name (text), $names (texts)
arguments-ambiguous = ambiguous option: { $name } could match { LIST($names, by: "comma") }
arguments-expected = expected one argument
arguments-takes-none = it takes no value
# $value (text)
arguments-no-value = invalid value: { $value }
# $value (text), $known (texts)
arguments-no-choice = invalid choice: { $value } (choose from { LIST($known, by: "comma") })
arguments-no-file = the name of the file is empty
arguments-no-folder = the name of the folder is empty
arguments-no-player = the name of the player is empty
# $value (text), $most (number)
arguments-no-seed = { $value } is neither a seed, which is a whole number of at most { $most } digits, nor a deal code such as 4K7-M2Q-X9T
# $value (text), $levels (text), $names (texts)
arguments-no-opponent = { $value } is neither a level ({ $levels }), an opponent ({ LIST($names, by: "comma") }) nor a program such as cmd:my-bot
# $value (text), $least (number), $most (number)
arguments-no-width = a line has { $least } to { $most } characters, not { $value }
