game-oklahoma-title = Oklahoma Gin
# Its part in the name of a mixture, such as "Rainbow Rush".
game-oklahoma-part = Oklahoma
game-oklahoma-sentence = The upcard sets the knock limit, and a spade doubles the hand.

# What its page says of it, beside what the rules tell.

game-oklahoma-page-example = For example: the upcard is the 5 of spades, and a knock with 4 against 26 scores twice 22, which is 44.
game-oklahoma-page-limit = The limit stays that of the card turned up at the deal, wherever that card may be.
game-oklahoma-page-ace = After an ace some allow only gin; here the limit is 1 unless you agree otherwise.
game-oklahoma-page-extra-boxes = More boxes for undercut and gin belong to some games only, so they are an option.
game-oklahoma-page-boxes-double = The boxes of a hand that counts twice are not doubled with it, unless that is agreed as well.
