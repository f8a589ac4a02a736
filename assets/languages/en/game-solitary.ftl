game-solitary-title = Solitary Gin
# Its part of a mixture's name, such as "Rainbow Rush".
game-solitary-part = Solitary
game-solitary-sentence = On your own: five deals of fifteen turns. Finish with 30 points or fewer to win.

# The introduction on its page.

game-solitary-page-ending = With all ten cards melded, you may declare gin at any time, even before your first turn. You may also stop early.
game-solitary-page-example = For example: a loose king, ace and 2 cost 10, 15 and 5, which is 30.
game-solitary-page-readings = The published rules mention neither gin before the first turn nor stopping early; here, you can do both.
