# Putting a game together, and the games that were kept.

build-title = Build your own game
# What the page about the game in the making is, for a screen reader.
build-slip = your game
build-begin = Begin with
# $title (text): of a game
build-begin-with = Begin with { $title }
build-change = Another game
build-begin-title = Begin with which game?
build-begin-note = Your choices stay, where they suit the other game
# Headings of options.
build-cards = Cards and melds
build-ending = Ending a hand
build-scoring = Scoring a hand
build-match = The match
build-deal = The deal and the piles
build-save = Keep this game
build-saved = Kept
build-enter-code = Enter a code
build-defaults = As usual
build-rules = Rules
build-play = Play
build-chosen = Chosen
build-clash = Not now
build-other-number = Another number
build-number-note = Type or pick a number.
build-code-title = Game code
build-code-field = Code
build-code-note = Type or pick the letters of a code that somebody gave you.
build-name-title = A name for the game
build-name-field = Name
build-name-note = Type or pick another name.
# What the letters to be pressed are together, for a screen reader.
build-letters = letters
build-delete = Delete
build-capitals = Capitals
build-small = Small letters
build-space = Space
build-done = Done
build-own = Your games
build-rename = Rename
build-edit = Change it
build-forget = Delete
build-keep = Keep it
build-forget-title = Delete this game?
build-forget-sure = Its matches stay, and its code brings it back.
build-forgotten = Deleted.
# The game a mixture begins with. $title (text)
build-made-from = From { $title }
# The code to share. $code (text)
build-code = Game code { $code }
# A game was kept. $name (text)
build-kept = { $name } is kept among your games.
# What a name will be. $name (text)
build-called = It will be called { $name }.
# $name (text)
build-renamed = It is called { $name } now.
# What a code stands for. $title (text)
build-reads = This is { $title }.
# An option that does not go with another game, before the reason. $title (text)
build-left-out = Left out: { $title }.
# What a choice has made of the game. $name (text)
build-now-called = Now it is { $name }.
# The heading where a number is entered. $title (text), $least (number), $most (number)
build-number-of = { $title }: a number from { $least } to { $most }
