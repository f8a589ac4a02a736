game-rainbow-title = Gin Rainbow
# Its part in the name of a mixture, such as "Rainbow Rush".
game-rainbow-part = Rainbow
game-rainbow-sentence = Four cards in a row in four suits, red and black in turn, are a meld.

# What its page says of it, beside what the rules tell.

game-rainbow-page-example = For example: 5 of spades, 6 of hearts, 7 of clubs, 8 of diamonds are a rainbow. With three nines and jack, queen, king of spades beside it that is gin: against 28 it scores 48.
game-rainbow-page-four-cards = A rainbow has exactly four cards, as there are four suits, so it is never extended.
game-rainbow-page-laying-off = Nothing can be laid off on it.
game-rainbow-page-ace = The ace stands in a rainbow where it stands in a run.
