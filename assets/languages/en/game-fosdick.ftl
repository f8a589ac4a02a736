game-fosdick-title = Oklahoma Gin by Fosdick
# Its part of a mixture's name, such as "Rainbow Rush".
game-fosdick-part = Fosdick
game-fosdick-sentence = The upcard sets the limit, and a knock scores all the deadwood your opponent is left with.

# The introduction on its page.

game-fosdick-page-example = For example: the upcard is a 5, and a knock with 4 against 31 scores 31.
game-fosdick-page-condition = The source asks for the knocker to have less than the opponent. Nobody can know that before knocking, so we take it as what wins the hand, not as a condition for knocking.
game-fosdick-page-no-offer = It doesn't mention offering the upcard: the first player simply starts with either pile.
game-fosdick-page-deal-in-turn = It doesn't say who deals next: here the players take turns.
game-fosdick-page-stock-end = It doesn't say what happens when the stock runs out. Here nobody scores.
game-fosdick-page-last-discard = It makes the last discard optional.
game-fosdick-page-eleven-cards = Eleven melded cards are gin just as ten are, without a higher bonus; a table option makes them big gin.
