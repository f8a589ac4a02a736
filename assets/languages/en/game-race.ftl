game-race-title = Gin Race
# Its part of a mixture's name, such as "Rainbow Rush".
game-race-part = Race
game-race-sentence = One of you needs 121 points, the other needs to win seven deals.

# The introduction on its page.

game-race-page-example = For example: gin against 12 is worth 32 points if you play for points, or two deals if you play for deals.
game-race-page-parts = The published rules don't say who plays for points and who for deals. The program picks at random, and you swap for the next match.
game-race-page-big-gin = Big gin counts as two deals as well.
game-race-page-example-deals = For example: a knock, a gin and an undercut make five deals.
