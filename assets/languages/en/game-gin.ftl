game-gin-title = Gin Rummy
game-gin-sentence = The classic game: knock with ten or less, first to 100.

# The introduction on its page.

game-gin-page-example = For example: you knock with 3 against 24, and a ten is laid off: you score 11.
game-gin-page-tie = Here, a tie is an undercut.
game-gin-page-third-last = The player who draws the third-last card may still end the hand.
game-gin-page-winner = The first to reach the target wins, even if boxes leave the other player with the higher total.
game-gin-page-lists = The published rules have two scoring lists that disagree: this game uses the first, and modern scoring the second.
