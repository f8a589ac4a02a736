game-fosdick-title = Fosdick's Oklahoma
# Its part of a mixture's name, such as "Rainbow Rush".
game-fosdick-part = Fosdick
game-fosdick-sentence = The upcard sets the limit; a knock scores all the loser's deadwood.

# The introduction on its page.

game-fosdick-page-example = For example: the upcard is a 5, and a knock with 4 against 31 scores 31.
game-fosdick-page-condition = The published rules ask for the knocker to have less than the opponent. Nobody can know that before knocking; here, it decides who wins the hand, not who may knock.
game-fosdick-page-no-offer = They don't mention offering the upcard: the first player simply starts with either pile.
game-fosdick-page-deal-in-turn = They don't say who deals next; here, the players take turns.
game-fosdick-page-stock-end = They don't say what happens when the stock runs out; here, nobody scores.
game-fosdick-page-last-discard = They make the last discard optional.
game-fosdick-page-eleven-cards = Eleven melded cards are gin just as ten are, without a higher bonus; a table option makes them big gin.
