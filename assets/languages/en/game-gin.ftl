game-gin-title = Gin Rummy
game-gin-sentence = The classic game: knock with ten or less, first to 100.

# The introduction on its page.

game-gin-page-example = For example: you knock with 3 against 24, and a ten is laid off: you score 11.
game-gin-page-tie = We count a tie as an undercut.
game-gin-page-third-last = We let the player who draws the third-last card still end the hand.
game-gin-page-winner = We let the first to reach the target win, even if boxes leave the other player with the higher total.
game-gin-page-lists = The source has two scoring lists that disagree: this game uses the first, and modern scoring the second.
