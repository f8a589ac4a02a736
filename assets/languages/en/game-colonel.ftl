game-colonel-title = Colonel
# Its part in the name of a mixture, such as "Rainbow Rush".
game-colonel-part = Colonel
game-colonel-sentence = Melds go on the table, both players add to them, and the first out of cards wins.

# What its page says of it, beside what the rules tell.

game-colonel-page-example-challenge = For example: 11 against a king and a 9 scores 19, whoever made the challenge.
game-colonel-page-example = For example: going out against a 10, a 9 and a 2 scores 21.
game-colonel-page-silent = The source does not say how many points win, who deals next, or who begins.
game-colonel-page-target = We play to 100; a table option plays a single hand.
game-colonel-page-deal-in-turn = We deal in turn.
game-colonel-page-begins = The player begins who did not deal.
game-colonel-page-rediscard = It does not say whether the card taken from the discard pile may be discarded in the same turn. We say no, so that nobody may lay out all cards but that one.
game-colonel-page-challenge = It lets a challenge be made at any time. We take that as before any decision of either player, once for each player in a turn.
game-colonel-page-equal-hands = That equal hands score nothing is our reading too.
game-colonel-page-stock-end = The hand ends with the turn in which the last card of the stock was drawn.
