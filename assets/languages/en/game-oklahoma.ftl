game-oklahoma-title = Oklahoma Gin
# Its part of a mixture's name, such as "Rainbow Rush".
game-oklahoma-part = Oklahoma
game-oklahoma-sentence = The upcard sets the knock limit, and a spade doubles the hand.

# The introduction on its page.

game-oklahoma-page-example = For example: the upcard is the 5 of spades, and you knock with 4 against 26. You score 22 twice over, which is 44.
game-oklahoma-page-limit = The limit comes from the card turned up at the deal, wherever that card goes.
game-oklahoma-page-ace = With an ace as the upcard, some allow only gin; here the limit is 1 unless you agree otherwise.
game-oklahoma-page-extra-boxes = Only some players use extra boxes for undercuts and gin, so they are an option.
game-oklahoma-page-boxes-double = The boxes for a hand that counts twice aren't doubled, unless you agree on that as well.
