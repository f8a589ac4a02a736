game-twofold-title = Gin Twofold
# Its part in the name of a mixture, such as "Rainbow Rush".
game-twofold-part = Twofold
game-twofold-sentence = You need 121 points and seven deals.

# What its page says of it, beside what the rules tell.

game-twofold-page-example = For example: a knock with 3 against 24, of which a ten is laid off, scores 11 and one deal.
game-twofold-page-two-deals = Two deals for one hand are mentioned for Gin Race, where deals are all that one player gets. Here every won hand is one deal.
game-twofold-page-example-deals = For example: seven knocks of 10 points each are seven deals, but only 70 points.
