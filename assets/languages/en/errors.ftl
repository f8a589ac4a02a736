# What goes wrong in a way the program foresees. Most of these are phrases without a capital and a
# full stop, since they appear alone and as a reason in another sentence.
### $path (text), $file (text), $why (text): a phrase of this file, or words of the system

# Why a file cannot be used.
errors-disk-full = the disk is full
errors-read-only = it is read-only
errors-disk-refuses = the disk reports an error
errors-is-folder = it is a folder
errors-is-pipe = it is a pipe, not a file
errors-is-socket = it is a socket, not a file
errors-is-device = it is a device, not a file
errors-is-no-file = it is not a file
errors-is-not-writable = it can't be written to
errors-no-such-name = no file can have this name
errors-malformed = it is malformed
errors-not-a-database = it holds no saved games
errors-of-another-program = it belongs to another program
errors-held-by-another = another program has it open
errors-not-opened = it can't be opened
errors-does-not-fit = its contents don't match your game; another program may have changed it
# An error message of SQLite. $text (text)
errors-sqlite-says = SQLite reports "{ $text }"

# Letters that were typed. $cut (text), $sign (text), $most (number)
errors-cut-signs = a cut has letters, digits, spaces and - : . only, not { $sign }
# $length (number), $most (number)
errors-cut-length = a cut has 1 to { $most } characters, not { $length }
# $code (text), $count (number), $wanted (number)
errors-deal-code-length = deal code { $code } has { $count ->
    [one] 1 letter
   *[other] { $count } letters
}, not { $wanted }
# $code (text), $sign (text)
errors-deal-code-sign = deal code { $code }: { $sign } is not a letter of deal codes
# $code (text), $sign (text)
errors-game-code-sign = game code { $code }: { $sign } is not a letter of game codes
# $code (text), $count (number)
errors-game-code-short = game code { $code } is too short: it has { $count ->
    [one] 1 letter
   *[other] { $count } letters
}
# $code (text)
errors-game-code-mistyped = game code { $code } is mistyped: its last letters do not fit the others
# $code (text)
errors-game-code-unknown = game code { $code } is for a game this version doesn't know

# Cards and actions as they are written. $text (text), $ranks (text), $suits (text): their letters
errors-no-card = no card { $text }: a rank of { $ranks }, then a suit of { $suits }
# $card (text), $text (text)
errors-card-twice = { $card } appears twice in { $text }
# $text (text)
errors-no-action = no action { $text }
# $text (text), $why (text)
errors-no-action-as = no action { $text }: { $why }
# $text (text)
errors-not-legal = { $text } is not legal
# $level (number), $levels (text): those there are
errors-no-level = there is no level { $level }: the levels are { $levels }

# Settings. $name (text)
errors-no-setting = there is no setting { $name }
# $name (text), $value (text), $known (texts)
errors-setting-value = { $name } cannot be { $value }; it can be { LIST($known, by: "comma") }
# $value (text), $most (number)
errors-setting-name = name cannot be { $value }; it can be a name of at most { $most } visible characters, without [ and ]
# $value (text), $example (text)
errors-setting-portrait = portrait cannot be { $value }; it can be, for example, "{ $example }"
# $part (text), $known (texts)
errors-no-part = portrait cannot have { $part }; its parts are { LIST($known, by: "comma") }
# $part (text), $value (text), $known (texts)
errors-setting-part = the { $part } of the portrait cannot be { $value }; it can be { LIST($known, by: "comma") }
# $value (text), $most (number)
errors-setting-program = program cannot be { $value }; it can be the path of a program, of at most { $most } visible characters
# $name (text), $value (text)
errors-setting-folder = { $name } cannot be { $value }; it can be the name of a folder in decks
# $value (text)
errors-setting-window = window cannot be { $value }; it can be, for example, "1280x800+120+80"
# $command (text)
errors-no-command = there is no command { $command }
# $command (text), $value (text)
errors-setting-key = key.{ $command } cannot be { $value }; it can be the name of a key
errors-keys-are-set = keys are set like this: key.knock = "Q"
# $most (number)
errors-longer-than = it is longer than { $most } characters
# $most (number)
errors-more-bytes = it is larger than { $most } kB
errors-not-a-setting = it is not a setting
errors-settings-not-kept = the settings could not be saved in { $path }: { $why }
errors-settings-unread = The settings in { $path } cannot be read ({ $why }); all are back to their defaults.
# $line (number), $text (text): the line's text
errors-line-left-out = Line { $line } of { $file }, { $text }, is ignored: { $why }.
# $count (number)
errors-lines-left-out = { $count ->
    [one] 1 more line of { $file } is ignored.
   *[other] { $count } more lines of { $file } are ignored.
}
errors-broken-kept = The old file is kept as { $file }.

# The list of players. $format (number), $known (number)
errors-people-newer = The list of players in { $path } was written by a newer Gin Parlour (format { $format }; this one knows { $known }). It stays as it is, and the players' folders are used in their own order.
errors-people-damaged = The list of players in { $path } is damaged and was written again from the players' folders. No matches are lost.
errors-people-unread = The list of players in { $path } cannot be read ({ $why }). The players' folders are used in their own order.
errors-people-not-kept = the list of players could not be saved in { $path }: { $why }
errors-people-list-is-newer = the list of players was written by a newer Gin Parlour and stays as it is
# $folders (texts), $path (text), $count (number)
errors-people-gone = { $count ->
    [one] A player's folder is missing in { $path }: { LIST($folders, by: "comma") }. If it comes back, so does the player.
   *[other] Players' folders are missing in { $path }: { LIST($folders, by: "comma") }. If they come back, so do the players.
}
# $folders (texts), $path (text), $count (number)
errors-people-found = { $count ->
    [one] A player's folder was found in { $path } and is back in the list: { LIST($folders, by: "comma") }.
   *[other] Players' folders were found in { $path } and are back in the list: { LIST($folders, by: "comma") }.
}
errors-player-gone = this player's folder { $path } is missing; if it comes back, so does the player

# The folder for saved games.
errors-no-home = this account has no home folder: name a folder with --data
errors-cannot-write-in = cannot write in the data folder { $path }: { $why }
errors-no-folder-called = no folder can be called { $path }
errors-cannot-write = cannot write { $path }: { $why }
errors-cannot-use = cannot use { $path }: { $why }
errors-in-use = another copy of Gin Parlour is running and uses the data in { $path }
# $title (text): of the window, $path (text)
errors-in-use-window = Gin Parlour is already open in the window “{ $title }” and uses the data in { $path }
# $name (text): such as /dev/pts/3, $path (text)
errors-in-use-terminal = Gin Parlour is already open in the terminal { $name } and uses the data in { $path }
# $format (number), $known (number)
errors-newer = { $path } was written by a newer Gin Parlour (format { $format }; this one knows { $known }): use that one, or start with another data folder
errors-nothing-saved = { $path } is damaged, and nothing in it can be rescued: { $why }
errors-not-set-aside = { $path } is damaged and cannot be set aside: { $why }
# $match (number), $game (text)
errors-match-damaged = The saved record of match { $match } ({ $game }) is damaged, so the match can't be opened.
# After other similar notices. $count (number)
errors-more-damaged = { $count ->
    [one] One more match is damaged too.
   *[other] { $count } more matches are damaged too.
}
errors-saved-again = The saved games in { $file } were damaged; everything that could be rescued is back.
# $folder (text)
errors-file-gone = The file { $file } is missing, and the backups in { $folder } can't be read. A new file was created.
# $day (text), $count (number), $folder (text)
errors-gone-copy-taken = The file { $file } was missing. The backup of { $day } was used instead, with { $count ->
    [one] { $count } match
   *[other] { $count } matches
}; anything played since is missing. To start afresh, remove the folder { $folder } as well.
# $day (text), $count (number)
errors-empty-copy-taken = There were no games left in { $file }. The backup of { $day } was used instead, with { $count ->
    [one] { $count } match
   *[other] { $count } matches
}; anything played since is missing.
errors-copy-not-taken = the games in { $path } are gone, and the backup can't be restored: { $why }
errors-no-locks = The disk with { $path } can't lock files. Your games are saved, but don't open them on two computers at the same time.
# A file that was cut short, replaced or removed while the program ran.
errors-rescued = Something changed { $file } while you played. All your games have been saved again.
# $day (text)
errors-rescued-with-copy = The file { $file } was damaged while you played. What you have played since you started the program is saved again. The rest comes from the backup of { $day }; anything played between then and this start is missing.
errors-not-saved-again = your last action couldn't be saved, so it wasn't carried out: { $path } was damaged while you played, and your games can't be saved in a new file: { $why }
# $aside (text): the file's new name
errors-new-begun = The saved games in { $file } could not be read ({ $why }). The file is kept as { $aside }, and a new one was started.
# $day (text), $count (number)
errors-copy-taken = The saved games in { $file } could not be read. The backup of { $day } was used instead, with { $count ->
    [one] { $count } match
   *[other] { $count } matches
}; anything played since is missing.
# The games recovered from a damaged database. $count (number)
errors-saved = The saved games in { $file } were damaged. { $count ->
    [one] { $count } match was rescued.
   *[other] { $count } matches were rescued.
}
# $count (number), $copied (number): those taken from a copy, $day (text): of that copy
errors-saved-with-copy = The saved games in { $file } were damaged. { $count ->
    [one] { $count } match was rescued
   *[other] { $count } matches were rescued
}, { $copied } of them from the backup of { $day }.
# The same where all come from the copy. $count (number), $day (text): of the copy
errors-saved-from-copy = The saved games in { $file } were damaged. { $count ->
    [one] { $count } match was rescued, as it was
   *[other] { $count } matches were rescued, as they were
} on { $day }.
# A match that was not saved. $match (number)
errors-match = match { $match }
# $match (number), $game (text)
errors-match-of = match { $match } ({ $game })
# $matches (texts)
errors-not-whole = Incomplete, and cannot be continued: { LIST($matches, by: "comma") }.
# $matches (texts), $more (number): others that are not named
errors-not-whole-and-more = Incomplete, and cannot be continued: { LIST($matches, by: "comma") } and { $more } more.
# $matches (texts)
errors-lost = Lost: { LIST($matches, by: "comma") }.
# $matches (texts), $more (number)
errors-lost-and-more = Lost: { LIST($matches, by: "comma") } and { $more } more.
errors-store-gone = your last action couldn't be saved, so it wasn't carried out: { $path } is gone. Put it back where it was, and everything is saved again
errors-not-kept = your last action couldn't be saved, so it wasn't carried out: { $why }
errors-not-replaced = your matches in { $path } could not be replaced: { $why }
errors-unread = the saved games could not be read: { $why }
errors-damaged-now = the file { $file } is damaged. At the next start everything readable in it will be copied to a new file
errors-no-copy-today = Today's backup of the saved games could not be made: { $why }.
errors-damaged-later = The file of the saved games is damaged. What you play is still saved; at the next start everything readable in it will be copied to a new file.

# Saved matches. $match (number)
errors-no-match = no match has the number { $match }
# $match (number), $game (text)
errors-not-gone-on-with = match { $match } ({ $game }) can't be continued: { $why }
errors-no-sense = its saved record makes no sense
# $match (number), $hand (number)
errors-hand-not-finished = match { $match }: hand { $hand } was not finished
# $match (number), $action (text), $hand (number)
errors-out-of-place = match { $match }: action { $action } of hand { $hand } is out of place
errors-no-secret = the secret its hands are dealt from is invalid
# $cut (text)
errors-no-cut = { $cut } is not a valid cut
# $text (text)
errors-no-partner = { $text } does not name the person opposite
errors-nobody-opposite = it does not say who the opponent is
# $seat (number)
errors-no-dealer = there is no seat { $seat }

# Outside programs. $most (number)
errors-program-long = the program and its arguments are longer than { $most } characters
errors-program-empty = the name of the program is empty
# $name (text)
errors-program-unseen = a program's name cannot have invisible characters: { $name }
# $name (text)
errors-no-program = there is no program { $name }
# $name (text)
errors-program-quotes = there is no program { $name }: a closing quotation mark is missing
