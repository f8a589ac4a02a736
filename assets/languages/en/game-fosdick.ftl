game-fosdick-title = Oklahoma Gin by Fosdick
# Its part in the name of a mixture, such as "Rainbow Rush".
game-fosdick-part = Fosdick
game-fosdick-sentence = The upcard sets the limit, and a knock scores all the other is left with.

# What its page says of it, beside what the rules tell.

game-fosdick-page-example = For example: the upcard is a 5, and a knock with 4 against 31 scores 31.
game-fosdick-page-condition = The source asks that a knocker have less than the opponent. Nobody can see that before knocking, so we take it as what wins the hand, not as a condition.
game-fosdick-page-no-offer = It has no round in which the upcard is offered: the first player begins with either pile.
game-fosdick-page-deal-in-turn = We let the players deal in turn.
game-fosdick-page-stock-end = We let nobody score when the stock is used up.
game-fosdick-page-last-discard = The last discard is optional there.
game-fosdick-page-eleven-cards = Eleven melded cards are gin like ten, without a higher bonus; a table option makes them big gin.
