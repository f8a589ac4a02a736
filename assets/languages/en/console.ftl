# Output of the command line, apart from the games themselves.

console-text-mode = Continuing in text mode.
console-already-open = Gin Parlour was already open. Its window is in front now.
# $game (text): the game requested by a second start
console-not-started = { $game } was not started: start a new match in that window.
console-no-terminal = There is no terminal either, so there is nothing to play on.
# $why (text): words of the system
console-no-display = There is no display to open a window on ({ $why }).
console-no-display-at-all = There is no display to open a window on.
# The reason in console-no-display.
console-few-colours = this one shows 256 colours at most
# $library (text): a file, such as libX11.so.6
console-no-library = No window can be opened because { $library } is missing. On Debian or Ubuntu: sudo apt install libx11-6 libxext6
# $why (text)
console-not-written = Nothing more can be written: { $why }.
# $why (text)
console-unread = it cannot be read: { $why }
