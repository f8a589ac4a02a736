game-pro-title = Gin Pro
# Its part of a mixture's name, such as "Rainbow Rush".
game-pro-part = Pro
game-pro-sentence = Games to 121 on a cribbage board: the less your opponent has, the more a game counts.

# The introduction on its page.

game-pro-page-example = For example: you knock with 3 against 24, and a ten is laid off: you score 11.
game-pro-page-points = Only points from hands are pegged: there are no boxes and no game bonus.
game-pro-page-bands = The published rules give the four bands for 121 points; with another target, each covers a quarter of the way.
game-pro-page-example-games = For example: winning one game against 25 points and one against 70 makes six games won.
