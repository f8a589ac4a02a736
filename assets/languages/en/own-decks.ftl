# The page of decks that the player has drawn: folders with picture files.
### $number (number), $all (number), $cards (cards), $file (text), $size (text), $element (text)
### $path (text), $name (text)

own-decks-title = Your own decks
own-decks-subtitle = Cards and backs that you have drawn
own-decks-note = Play with cards and backs that you have drawn yourself.
# A row that uses the deck's faces, with how many cards have a picture.
own-decks-use-faces = Play with these faces
own-decks-use-back = Play with this back
own-decks-count = { $number } of { $all } cards
own-decks-complete = Every card has a picture.
own-decks-missing = Missing: { LIST($cards) }. These come from the deck chosen in the settings.
# The first missing cards, and how many more there are.
own-decks-missing-many = { $number ->
    [one] Missing: { LIST($cards, by: "comma") } and one more. These come from the deck chosen in the settings.
   *[other] Missing: { LIST($cards, by: "comma") } and { $number } more. These come from the deck chosen in the settings.
}
own-decks-in-use = In use.
own-decks-has-back = has a back
own-decks-no-back = no back
own-decks-no-faces = This folder has no picture of a card yet.
own-decks-no-back-why = This folder has no file called back.svg or back.png.
own-decks-flaw-unknown = { $file } is not named after a card.
own-decks-flaw-twice = { $file } is ignored: that card already has a picture.
own-decks-flaw-large = { $file } is ignored: it is too large. The limits are 4 MB and 4096 pixels.
own-decks-flaw-unreadable = { $file } cannot be read.
own-decks-flaw-no-picture = { $file } is ignored: it is not a picture.
own-decks-flaw-shape = { $file } is { $size } pixels, so it is stretched: cards are 5 wide and 7 high.
own-decks-flaw-undrawn = { $file } contains <{ $element }>, which is not drawn. Convert it to paths.
own-decks-more-flaws = { $number ->
    [one] 1 more problem.
   *[other] { $number } more problems.
}
own-decks-new = A new deck
own-decks-template = Make a template
own-decks-template-note = A folder with 52 plain cards and a back as SVG files, to draw over.
own-decks-look-again = Look again
own-decks-look-again-note = After you have changed files.
own-decks-no-folder = Nothing is saved this time, so there is no folder for decks.
own-decks-place = Each deck is a folder in { $path }
own-decks-names = Name the files after the cards: AS.svg is the ace of spades, TD.png the ten of diamonds, and back.svg the back.
own-decks-now-used = You are now playing with { $name }.
own-decks-used-no-more = You are now playing with the usual cards.
own-decks-looked = { $number ->
    [0] No deck found.
    [one] One deck found.
   *[other] { $number } decks found.
}
own-decks-template-written = The template is in { $path }
