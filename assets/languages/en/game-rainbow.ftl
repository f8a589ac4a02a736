game-rainbow-title = Gin Rainbow
# Its part of a mixture's name, such as "Rainbow Rush".
game-rainbow-part = Rainbow
game-rainbow-sentence = Four cards in a row, one of each suit, alternately red and black, are a meld.

# The introduction on its page.

game-rainbow-page-example = For example: 5 of spades, 6 of hearts, 7 of clubs, 8 of diamonds are a rainbow. With three nines and the jack, queen and king of spades alongside, that is gin: against 28 it scores 48.
game-rainbow-page-four-cards = As there are four suits, a rainbow has exactly four cards and is never extended.
game-rainbow-page-laying-off = So you can't lay off on it.
game-rainbow-page-ace = In a rainbow the ace goes wherever it goes in a run.
