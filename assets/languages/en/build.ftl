# Putting a game together, and the games that were kept.

build-title = Build your own game
# What the page about the game in the making is, for a screen reader.
build-slip = your game
build-begin = Start from
# $title (text): of a game
build-begin-with = Start from { $title }
build-change = Another game
build-begin-title = Start from which game?
build-begin-note = Your choices stay where they suit the new game
# Headings of options.
build-cards = Cards and melds
build-ending = Ending a hand
build-scoring = Scoring a hand
build-match = The match
build-deal = The deal and the piles
build-save = Save this game
build-saved = Saved
build-enter-code = Enter a code
build-defaults = Reset
build-rules = Rules
build-play = Play
build-chosen = Chosen
build-clash = Doesn't fit
# Why an option cannot be changed that has nothing to act on.
build-no-difference = Makes no difference with what you have chosen.
build-other-number = Another number
build-number-note = Type or pick a number.
build-code-title = Game code
build-code-field = Code
build-code-note = Type or pick the letters of a code someone gave you.
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
build-made-from = Based on { $title }
# The code to share. $code (text)
build-code = Game code { $code }
# A game was kept. $name (text)
build-kept = { $name } is saved with your games.
# What a name will be. $name (text)
build-called = It will be called { $name }.
# $name (text)
build-renamed = It's now called { $name }.
# What a code is, or a mixture under its own name. $title (text)
build-reads = This is { $title }.
# The button that goes to the game that a mixture is under another name. $title (text)
build-go-there = Go to { $title }
# An option that does not go with another game, before the reason. $title (text)
build-left-out = Left out: { $title }.
# What a choice has made of the game. $name (text)
build-now-called = It's now { $name }.
# The heading where a number is entered. $title (text), $least (number), $most (number)
build-number-of = { $title }: a number from { $least } to { $most }
# More was typed or pasted than there is room for. $most (number) letters can be kept.
build-no-room = Only { $most } letters fit. The rest was dropped.
