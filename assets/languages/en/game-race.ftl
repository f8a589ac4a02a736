game-race-title = Gin Race
# Its part of a mixture's name, such as "Rainbow Rush".
game-race-part = Race
game-race-sentence = One of you needs 121 points, the other needs to win seven deals.

# The introduction on its page.

game-race-page-example = For example: gin against 12 scores 32 for the player who plays for points, or two deals for the player who plays for deals.
game-race-page-parts = The published rules don't say who plays for what; here, it's drawn by lot, and in the next match you swap.
game-race-page-big-gin = Big gin counts as two deals as well.
game-race-page-example-deals = For example: if you win by a knock, by gin and by an undercut, that makes five deals.
