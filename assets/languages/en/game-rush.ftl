game-rush-title = Gin Rush
# Its part of a mixture's name, such as "Rainbow Rush".
game-rush-part = Rush
game-rush-sentence = Early knocks pay: a point for each card left in the stock.

# The introduction on its page.

game-rush-page-example = For example: a knock right after the first draw leaves 30 cards in the stock. With 10 against 23 it scores 13 plus 30, which is 43.
game-rush-page-early = The extra points reward an early knock, rather than waiting for gin.
game-rush-page-gin = So gin doesn't get them, unless you agree otherwise.
game-rush-page-counted = The cards are counted after the knocker has drawn.
