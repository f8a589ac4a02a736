game-hollywood-title = Hollywood Gin
# Its part of a mixture's name, such as "Rainbow Rush".
game-hollywood-part = Hollywood
game-hollywood-sentence = Three games at once: your scores go into one, then two, then all.

# The introduction on its page.

game-hollywood-page-example = For example: with scores of 30, 20 and 10, you have 60 in the first game, 30 in the second and 10 in the third.
game-hollywood-page-as-color = The published rules call this game a variation on Color Gin.
game-hollywood-page-taken-from-there = So the deal, knocking and the undercut come from there, without the suits.
game-hollywood-page-late-start = They don't say what happens to a first score once the first game is closed; here, nothing is written down.
