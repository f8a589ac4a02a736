game-solitary-title = Solitary Gin
# Its part in the name of a mixture, such as "Rainbow Rush".
game-solitary-part = Solitary
game-solitary-sentence = On your own: five deals of fifteen turns, to finish at 30 or less.

# What its page says of it, beside what the rules tell.

game-solitary-page-ending = With all ten cards melded you may declare gin at any time, even as dealt. You may also stop early.
game-solitary-page-example = For example: a loose king, ace and 2 cost 10, 15 and 5, together 30.
game-solitary-page-readings = Gin as dealt, and stopping early, are our readings.
