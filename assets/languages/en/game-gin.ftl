game-gin-title = Gin Rummy
game-gin-sentence = The classic game: knock with ten or less, first to 100.

# What its page says of it, beside what the rules tell.

game-gin-page-example = For example: a knock with 3 against 24, of which a ten is laid off, scores 11.
game-gin-page-tie = We read a tie as an undercut.
game-gin-page-third-last = We let a player who draws the third last card still end the hand.
game-gin-page-winner = We let whoever reaches the target win, even if boxes leave the other ahead.
game-gin-page-lists = The source has two scoring lists that differ: this game takes the first, and modern scoring the second.
