game-modern-title = Gin Rummy, modern
# Its part of a mixture's name, such as "Rainbow Rush".
game-modern-part = Modern
game-modern-sentence = Tournament scoring: gin and undercuts pay 25.

# The introduction on its page.

game-modern-page-lists = The published rules have two scoring lists that disagree: this game uses the second, and the classic game the first.
