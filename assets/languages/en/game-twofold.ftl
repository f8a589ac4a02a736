game-twofold-title = Gin Twofold
# Its part of a mixture's name, such as "Rainbow Rush".
game-twofold-part = Twofold
game-twofold-sentence = You need 121 points and seven deals.

# The introduction on its page.

game-twofold-page-example = For example: you knock with 3 against 24, and a ten is laid off: you score 11 and one deal.
game-twofold-page-two-deals = The published rules count two deals for gin or an undercut only in Gin Race, where one player gets nothing but deals. Here, every hand won counts as one deal.
game-twofold-page-example-deals = For example: seven knocks of 10 points each make seven deals, but only 70 points.
