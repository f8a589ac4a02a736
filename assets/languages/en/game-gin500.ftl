game-gin500-title = Gin Rummy 500
game-gin500-sentence = The loser of a hand is charged for deadwood, and 500 points lose the game.

# What its page says of it, beside what the rules tell.

game-gin500-page-example = For example: a knock with 10 against 23 costs the other player 23. A knock with 8 against 7 is lost, and costs the knocker 8.
game-gin500-page-target = The source speaks of a target to reach, and of not reaching it.
game-gin500-page-penalties = We play for penalties: whoever comes to the target loses. The other way round, with ordinary scoring, is an option.
game-gin500-page-dearer = It calls high cards more costly.
game-gin500-page-high-cards = They are, with their usual values; an option makes them count 20, everywhere in the hand.
