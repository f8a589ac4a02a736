# The pages about keys: key assignments, choosing a key, and the list of all commands.
### $key (text): a key by its name

keys-title = Keys
keys-subtitle = Choose a command to give it another key
keys-moves = Moving around
keys-acts = Playing
keys-questions = Asking
keys-cards = Reading your cards
keys-window = The window
keys-usual = Reset all keys
keys-leave = Leave it as it is
keys-take-away = No key
keys-again = Another key
keys-exchange = Swap
keys-take-over = Take over
keys-all-usual = All keys are reset.
# The question before resetting all keys. $count (number): keys that were changed
keys-all-lost = You will lose { $count ->
    [one] the one key
   *[other] the { $count } keys
} you changed. This can't be undone.
# The button that resets a command's key.
keys-as-usual = Reset to { $key }
# The question for a new key. $command (text): what the command does
keys-now-it-is = { $command }. Currently { $key }.
# $command (text)
keys-now-none = { $command }. Currently no key.
keys-press = Press the new key. Backspace removes it, Esc changes nothing.
# The key belongs to another command. $other (text): what that one does
keys-is-key-for = { $key } is already the key for: { $other }.
keys-swap-them = Swap them? That command then gets { $key }.
keys-take-it-over = Take it over? That command then has no key.
# Shown instead of a key.
keys-none-spoken = no key
# This key cannot be assigned.
keys-fixed = { $key } always goes back, so it can do nothing else.

keys-list-title = Commands
keys-list-subtitle = Choose one to do it
keys-list-acts = Actions
keys-list-questions = Questions

# Errors in the settings file. $command (text): a command by its name in the file
keys-left-out-unknown = The key for { $command } is ignored: there is no such command.
# $command (text)
keys-left-out-no-key = The key for { $command } is ignored: no key is called "{ $key }".
# $command (text)
keys-left-out-fixed = The key for { $command } is ignored: { $key } always goes back.
# $command (text), $owner (text)
keys-left-out-taken = The key for { $command } is ignored: { $key } is already the key for { $owner }.

# Names of keys as printed on a keyboard.
keys-cap-enter = Enter
keys-cap-esc = Esc
keys-cap-space = Space
keys-cap-left = Left
keys-cap-right = Right
keys-cap-up = Up
keys-cap-down = Down
keys-cap-home = Home
keys-cap-end = End
keys-cap-tab = Tab
keys-cap-page-up = PageUp
keys-cap-page-down = PageDown
keys-cap-backspace = Backspace
keys-cap-delete = Delete
keys-cap-insert = Insert
# Names of symbols, which voices do not read aloud.
keys-cap-comma = Comma
keys-cap-slash = Slash
keys-cap-left-bracket = Left bracket
keys-cap-right-bracket = Right bracket
keys-cap-backslash = Backslash
keys-cap-full-stop = Full stop
# Modifier keys.
keys-with-shift = Shift+{ $key }
keys-with-ctrl = Ctrl+{ $key }
keys-with-alt = Alt+{ $key }
keys-with-meta = Meta+{ $key }
