game-rush-title = Gin Rush
# Its part in the name of a mixture, such as "Rainbow Rush".
game-rush-part = Rush
game-rush-sentence = Early knocks pay: a point for each card left in the stock.

# What its page says of it, beside what the rules tell.

game-rush-page-example = For example: a knock on the first card drawn leaves 30 cards in the stock. With 10 against 23 it scores 13 and 30, together 43.
game-rush-page-early = The premium is meant for an early knock, and set against waiting for gin.
game-rush-page-gin = So gin is not paid for the stock, unless you agree on it.
game-rush-page-counted = The cards are counted after the knocker has drawn.
