game-tedesco-title = Tedesco Gin
# Its part of a mixture's name, such as "Rainbow Rush".
game-tedesco-part = Tedesco
game-tedesco-sentence = Runs can go round the corner, and being caught with an ace costs 15.

# The introduction on its page.

game-tedesco-page-example = For example: the upcard is the 6 of spades. You knock with 5 against queen, jack, 9 and a loose ace, which make 44. The 39 points count double, so you score 78.
game-tedesco-page-ace = The 15 for a loose ace count after laying off. They help decide who wins the hand and how much it scores, so a player who is caught arranges the cards to suit. The player who ends the hand counts an ace as 1.
game-tedesco-page-laying-off = You can lay off round the corner as well: queen, king, ace takes the jack or the 2.
game-tedesco-page-taken = If you knock right after picking up a discard, that card has to be in a meld. Gin is always allowed: every card is melded.
