game-pro-title = Gin Pro
# Its part in the name of a mixture, such as "Rainbow Rush".
game-pro-part = Pro
game-pro-sentence = Games to 121 on a cribbage board: the less your opponent has, the more a game counts.

# What its page says of it, beside what the rules tell.

game-pro-page-example = For example: a knock with 3 against 24, of which a ten is laid off, scores 11.
game-pro-page-points = Points of hands alone are pegged: there are no boxes and no game bonus.
game-pro-page-bands = With another target the four bands are quarters of the way to it.
game-pro-page-example-games = For example: games won against 25 and 70 points make six won games.
