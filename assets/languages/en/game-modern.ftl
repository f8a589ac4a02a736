game-modern-title = Gin Rummy, modern
# Its part in the name of a mixture, such as "Rainbow Rush".
game-modern-part = Modern
game-modern-sentence = As tournaments score it: gin and undercut pay 25.

# What its page says of it, apart from the rules.

game-modern-page-lists = The source has two scoring lists that disagree: this game uses the second, and the classic game the first.
