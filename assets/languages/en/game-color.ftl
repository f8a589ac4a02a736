game-color-title = Color Gin
# Its part in the name of a mixture, such as "Rainbow Rush".
game-color-part = Color
game-color-sentence = Four games at once, one in each suit: what you meld decides where you score.

# What its page says of it, beside what the rules tell.

game-color-page-example = For example: three queens without the diamond, the 10, jack and queen of diamonds and the 3 to 6 of diamonds are gin in clubs, hearts and spades. Against two fives and an eight that is 38 points in each of the three.
game-color-page-missing = The source's list of what sets a knock apart from gin is missing.
game-color-page-rest = The rest of its page and ordinary gin show what stood there: the other player may lay off, only the difference is scored, and a player who has no more deadwood than the knocker undercuts.
game-color-page-suits = We judge the suits on the knocker's own cards.
game-color-page-stock-end = We take the stock's end as void.
game-color-page-equal-totals = We take equal totals as a draw.
