game-sequence-title = Sequence Gin
# Its part of a mixture's name, such as "Rainbow Rush".
game-sequence-part = Sequence
game-sequence-sentence = Only runs are melds; long ones, and face cards in them, pay.

# The introduction on its page.

game-sequence-page-example = For example: gin with one run from 4 to king against 60 scores 60 plus 20, plus 10 for the ten cards of the run and 3 for its face cards: 93 altogether.
game-sequence-page-who = Only the winner of a hand scores for runs, whether by gin, a knock or an undercut, and only for their own cards. The published rules just say that players score them, so letting both players score is an option.
game-sequence-page-twice = A king in a run of six scores twice. If you can split your hand in several ways with the same deadwood, the program suggests the one that scores most.
game-sequence-page-as-fosdick = Unless you agree otherwise, everything else is as in Fosdick's Oklahoma; see its page.
