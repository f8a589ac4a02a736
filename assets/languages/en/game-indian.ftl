game-indian-title = Indian Gin
# Its part of a mixture's name, such as "Rainbow Rush".
game-indian-part = Indian
game-indian-sentence = Fourteen cards each, and a knock with any deadwood.

# The introduction on its page.

game-indian-page-example = For example: a knock with 8 against 19 scores 11. A knock with 32 against 19 is an undercut, and the other player scores 23.
game-indian-page-limit = The published rules say that you may knock even with deadwood, which is true of every game; here, it means that there is no limit. Ten, or any other limit, is an option.
game-indian-page-fourteen = For gin, all fourteen cards have to be melded.
game-indian-page-fifteen = For big gin, all fifteen.
