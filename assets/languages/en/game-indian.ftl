game-indian-title = Indian Gin
# Its part in the name of a mixture, such as "Rainbow Rush".
game-indian-part = Indian
game-indian-sentence = Fourteen cards each, and a knock with any deadwood.

# What its page says of it, beside what the rules tell.

game-indian-page-example = For example: a knock with 8 against 19 scores 11. A knock with 32 against 19 is an undercut, and gives the other player 23.
game-indian-page-limit = The source says that a player may knock even with deadwood, which is so in every game. We take it to mean that there is no limit; a limit of ten, or any other, is an option.
game-indian-page-fourteen = Gin needs all fourteen cards melded.
game-indian-page-fifteen = Big gin needs all fifteen.
