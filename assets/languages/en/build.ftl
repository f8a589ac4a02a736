# Building a custom game, and the games that were saved.

build-title = Build your own game
# The note on its tile in the list of games.
build-tile = Mix the rules you like into a game with a name.
# The label of the page for a custom game, for a screen reader.
build-slip = your game
build-begin = Start from
# $title (text): of a game
build-begin-with = Start from { $title }
build-change = Another game
build-begin-title = Start from which game?
build-begin-note = Your choices are kept where they suit the new game
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
# Why an option without any effect cannot be changed.
build-no-difference = Makes no difference with your other choices.
build-other-number = Another number
build-number-note = Type or pick a number.
build-code-title = Game code
build-code-field = Code
build-code-note = Type or pick the letters of a code someone gave you.
build-name-title = A name for the game
build-name-field = Name
build-name-note = Type or pick another name.
# The label of the letter buttons, for a screen reader.
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
build-forget-sure = Its matches are kept, and its code brings it back.
build-forgotten = Deleted.
# The game that a mixture starts from. $title (text)
build-made-from = Based on { $title }
# The code to share. $code (text)
build-code = Game code { $code }
# A game was saved. $name (text)
build-kept = { $name } is saved with your games.
# A preview of the name. $name (text)
build-called = It will be called { $name }.
# $name (text)
build-renamed = It's now called { $name }.
# The title of a code, or of a mixture under its own name. $title (text)
build-reads = This is { $title }.
# The button that goes to the game that a mixture is under another name. $title (text)
build-go-there = Go to { $title }
# An option that conflicts with another game, before the reason. $title (text)
build-left-out = Dropped: { $title }.
# The name of the game after a choice. $name (text)
build-now-called = It's now { $name }.
# The heading where a number is entered. $title (text), $least (number), $most (number)
build-number-of = { $title }: a number from { $least } to { $most }
# The text typed or pasted is too long. $most (number) letters can be kept.
build-no-room = Only { $most } letters fit. The rest was dropped.
