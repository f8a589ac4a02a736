game-tedesco-title = Tedesco Gin
# Its part of a mixture's name, such as "Rainbow Rush".
game-tedesco-part = Tedesco
game-tedesco-sentence = Runs can go round the corner, and being caught with an ace costs 15.

# The introduction on its page.

game-tedesco-page-example = For example: the upcard is the 6 of spades. You knock with 5 against queen, jack, 9 and a loose ace, which count 44. You score 39 twice over, which is 78.
game-tedesco-page-ace = The 15 for a loose ace counts after laying off, both for who wins the hand and for what it scores, and the player who is caught splits the hand accordingly. The player who ends the hand counts an ace as 1.
game-tedesco-page-laying-off = You can lay off round the corner as well: queen, king, ace takes the jack or the 2.
game-tedesco-page-taken = To knock right after picking up a discard, you need that card in a meld. Gin melds every card, so it's never ruled out.
