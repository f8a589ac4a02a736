game-colonel-title = Colonel
# Its part of a mixture's name, such as "Rainbow Rush".
game-colonel-part = Colonel
game-colonel-sentence = Melds go on the table, both players add to them, and the first to run out of cards wins.

# The introduction on its page.

game-colonel-page-example-challenge = For example: with 11 against a king and a 9, you score 19, whichever of you made the challenge.
game-colonel-page-example = For example: going out against a 10, a 9 and a 2 scores 21.
game-colonel-page-silent = The published rules don't say how many points win the game, who deals, or who begins.
game-colonel-page-target = Here, the first to 100 wins; a table option makes it a single hand.
game-colonel-page-deal-in-turn = The players take turns to deal.
game-colonel-page-begins = The non-dealer begins.
game-colonel-page-rediscard = They don't say whether you may discard the card you've just picked up; here, you can't, so that nobody can lay out every card but that one and go out with it.
game-colonel-page-challenge = They allow a challenge at any time; here, that means before any decision of either player, once per player and turn.
game-colonel-page-equal-hands = Here, equal hands score nothing.
game-colonel-page-stock-end = Here, the hand ends with the turn in which the last card of the stock was drawn.
