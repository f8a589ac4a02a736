# Internal errors, and the page in Help about problems.

troubles-safe = Your game is safe
troubles-safe-1 = Every move is saved before you see it. You can close the window at any time: when you start the program again, Continue brings you back to the same card.
troubles-safe-2 = A move that can't be saved, because the disk is full or its folder is gone, isn't made, and a message says so right away. Make room, or put the folder back, and play on.
troubles-safe-3 = Backups of the last seven days on which you played are in the folder named backups, next to your games.
troubles-safe-4 = If a page can't be drawn, it is shown as plain text. All keys work as usual, and Esc goes back.
troubles-safe-5 = If full screen does not work on your screen, the program goes back to a window.
troubles-report = If you want to report it
troubles-report-1 = What went wrong is written to a file on this computer and isn't sent anywhere. If you report it, attach that file and say what you did just before.
# What to include in a report. $version (text)
troubles-version = Include the version: Gin Parlour { $version }.

troubles-title = If something goes wrong
troubles-where = Where things are kept
troubles-nowhere = Nothing is being saved this time, so there is no folder.
# A heading over errors in languages of the data folder.
troubles-translations = Translations
troubles-lately = Recent problems
troubles-nothing = Nothing has gone wrong in the program itself.
# The folder of matches and settings. $path (text)
troubles-folder = Your games and settings: { $path }
# The error log. $path (text)
troubles-log = What went wrong: { $path }
# After an error: the game continues.
troubles-happened = Something went wrong in the program, not in your game: play on.
# After full screen failed.
troubles-no-full-screen = Full screen does not work here, so this is a window again. Your game continues.
# The last sentence of a program that cannot continue.
troubles-ended = Gin Parlour has to close: something went wrong in the program. Your game is saved.
# The file with the error. $path (text)
troubles-it-is-in = The details are in { $path }.
# $path (text)
troubles-all-is-in = The details are in { $path }.
troubles-plain = This page cannot be drawn now, so here it is as plain text. Esc goes back.
