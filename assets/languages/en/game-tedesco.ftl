game-tedesco-title = Tedesco Gin
# Its part in the name of a mixture, such as "Rainbow Rush".
game-tedesco-part = Tedesco
game-tedesco-sentence = Runs go round the corner, and a loose ace costs fifteen.

# What its page says of it, beside what the rules tell.

game-tedesco-page-example = For example: the upcard is the 6 of spades. A knock with 5 against queen, jack, 9 and a loose ace, which count 44, scores twice 39, which is 78.
game-tedesco-page-ace = The 15 for a loose ace is counted after laying off, both for who wins the hand and for what is scored, and the player who is caught splits the hand by it. Whoever ends the hand counts an ace as 1.
game-tedesco-page-laying-off = Cards are laid off across the ace as well: queen, king, ace takes the jack or the 2.
game-tedesco-page-taken = The card that was taken must be in a meld to knock in the same turn. Gin melds every card, so it is never forbidden.
