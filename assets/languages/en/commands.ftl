# What commands do, for help and the list of keys: after a key, or capitalised on their own.

commands-left = the card or button to the left
commands-right = the card or button to the right
commands-up = up in a list
commands-down = down in a list
commands-first = the first card or button, or the start of the page
commands-last = the last card or button, or the end of the page
commands-next-zone = the next area
commands-previous-zone = the previous area
commands-next-heading = the next heading of a page
commands-previous-heading = the heading before it
commands-activate = discard, or press the button
commands-back = the menu, or back
commands-draw = draw from the stock
commands-take = take the face-up card
commands-pass = pass
commands-raise = raise the stake die, if there is one
commands-accept = accept the offered stake
commands-refuse = refuse the offered stake and give up the hand
commands-knock = knock, laying down the focused card
commands-gin = go gin
commands-big-gin = go big gin
commands-pick = pick the card for a meld
commands-group = make a meld of the picked cards
commands-loosen = move the picked cards to your deadwood
commands-best = the best lay-offs
commands-done = done, or the next hand
commands-sort = sort the hand another way
commands-card-left = move the card to the left
commands-card-right = move the card to the right
commands-hint = a hint, if there is one
commands-do-it = play what the hint says
commands-undo = take back a move, if allowed
commands-sheet = the score sheet
commands-magnify = turn the enlarged card on or off
commands-commands = a list of what you can do
commands-help = help
commands-top = the top of the discard pile
commands-hand = your hand
commands-deadwood = your deadwood
commands-melds = your melds
commands-odds = the odds of the next draw, if shown
commands-score = the score
commands-turn = whose turn it is
commands-cards-left = how many cards are left
commands-status = what you can do now
commands-seal = the seal of this deal
commands-older = what happened before
commands-newer = what happened after
commands-oldest = the first thing that happened
commands-newest = the last thing that happened
commands-previous-word = one word back in the sentence
commands-next-word = one word forward in the sentence
commands-spell-word = the word, letter by letter
commands-repeat = repeat the last sentence
commands-type = type a command
commands-page-up = a page up
commands-page-down = a page down
commands-hide = hide the cards, in a match between two people
commands-full-screen = turn full screen on or off
commands-mute = turn the sounds off or on
commands-voice = turn speech on or off
commands-slower = speech slower
commands-faster = speech faster
commands-paste = open a challenge that you have copied
commands-detail = how much is read out: quiet, short, usual, long or your own
# One of the cards in a hand, the first ten of which have keys. $number (number)
commands-card = read the { $number ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
    [7] seventh
    [8] eighth
    [9] ninth
   *[10] tenth
} card of your hand
