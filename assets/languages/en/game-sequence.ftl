game-sequence-title = Sequence Gin
# Its part in the name of a mixture, such as "Rainbow Rush".
game-sequence-part = Sequence
game-sequence-sentence = Only runs are melds; long ones, and court cards in them, pay.

# What its page says of it, beside what the rules tell.

game-sequence-page-example = For example: gin with one run from 4 to king against 60 scores 60 and 20, 10 for the ten cards of the run and 3 for its court cards, together 93.
game-sequence-page-who = Only the winner of a hand is paid for runs, after gin, a knock or an undercut alike, and for cards of their own hand. Since the source only says that players score them, paying both is an option.
game-sequence-page-twice = A king in a run of six pays twice. If a hand can be split in several ways with the same deadwood, the one that pays most is proposed.
game-sequence-page-as-fosdick = In all else the source follows Oklahoma Gin by Fosdick, and is read as its page says.
