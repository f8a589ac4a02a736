game-indian-title = Indian Gin
# Its part of a mixture's name, such as "Rainbow Rush".
game-indian-part = Indian
game-indian-sentence = Fourteen cards each, and you may knock with any deadwood.

# The introduction on its page.

game-indian-page-example = For example: a knock with 8 against 19 scores 11. A knock with 32 against 19 is an undercut, and the other player scores 23.
game-indian-page-limit = The published rules say you may knock even with deadwood. You can do that in every game, so here we take it to mean there is no limit. You can set one, such as ten, in the table options.
game-indian-page-fourteen = To go gin, you have to meld all fourteen cards.
game-indian-page-fifteen = For big gin, all fifteen.
