game-indian-title = Indian Gin
# Its part of a mixture's name, such as "Rainbow Rush".
game-indian-part = Indian
game-indian-sentence = Fourteen cards each, and you may knock with any deadwood.

# The introduction on its page.

game-indian-page-example = For example: a knock with 8 against 19 scores 11. A knock with 32 against 19 is an undercut, and the other player scores 23.
game-indian-page-limit = The published rules say that you may knock even with deadwood. That is true of every game, so here it means that there is no limit. Ten, or any other limit, is an option.
game-indian-page-fourteen = To go gin, you have to meld all fourteen cards.
game-indian-page-fifteen = For big gin, it is all fifteen.
