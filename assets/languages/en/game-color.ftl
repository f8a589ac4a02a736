game-color-title = Color Gin
# Its part of a mixture's name, such as "Rainbow Rush".
game-color-part = Color
game-color-sentence = Four games at once, one in each suit: what you meld decides where you score.

# The introduction on its page.

game-color-page-example = For example: the queens of clubs, hearts and spades, the 10 to queen of diamonds and the 3 to 6 of diamonds make gin in clubs, hearts and spades. Against two fives and an eight, that is 38 points in each of the three.
game-color-page-missing = The published rules break off where they should list how knocking differs from gin.
game-color-page-rest = The rest of the page and ordinary gin show what belongs there: the other player may lay off, only the difference scores, and a player with no more deadwood than the knocker undercuts.
game-color-page-suits = Here, the knocker's own cards decide the suits.
game-color-page-stock-end = Here, a hand is void when the stock runs out.
game-color-page-equal-totals = Equal totals are a draw.
