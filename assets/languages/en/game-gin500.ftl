game-gin500-title = Gin Rummy 500
game-gin500-sentence = The loser of a hand is charged for deadwood, and the first to 500 loses.

# The introduction on its page.

game-gin500-page-example = For example: a knock with 10 against 23 costs the other player 23. A knock with 8 against 7 loses the hand and costs the knocker 8.
game-gin500-page-target = The published rules speak both of reaching a target and of avoiding it.
game-gin500-page-penalties = Here, you collect penalty points, so whoever reaches the target loses. The other way round, with ordinary scoring, is an option.
game-gin500-page-dearer = The published rules say that high cards cost more.
game-gin500-page-high-cards = They do, with their usual values; an option makes each of them count 20 throughout the hand.
