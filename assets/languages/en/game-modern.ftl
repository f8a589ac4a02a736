game-modern-title = Gin Rummy, modern
# Its part in the name of a mixture, such as "Rainbow Rush".
game-modern-part = Modern
game-modern-sentence = As tournaments score it: gin and undercut pay 25.

# What its page says of it, beside what the rules tell.

game-modern-page-lists = The source has two scoring lists that differ: this game takes the second, and the classic game the first.
