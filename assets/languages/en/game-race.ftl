game-race-title = Gin Race
# Its part in the name of a mixture, such as "Rainbow Rush".
game-race-part = Race
game-race-sentence = One of you needs 121 points, the other needs to win seven deals.

# What its page says of it, beside what the rules tell.

game-race-page-example = For example: gin against 12 scores 32 for whoever plays for points, and two deals for the other.
game-race-page-parts = Who plays for what is left to the players: here a lot decides, and the parts change with the next round.
game-race-page-big-gin = Big gin counts two deals as well.
game-race-page-example-deals = For example: a knock, gin and an undercut that you win are five deals.
