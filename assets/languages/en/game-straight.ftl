game-straight-title = Straight Gin
# Its part in the name of a mixture, such as "Rainbow Rush".
game-straight-part = Straight
game-straight-sentence = End the hand whenever you like, with any deadwood.

# What its page says of it, beside what the rules tell.

game-straight-page-example = For example: a knock with 57 against 63 scores 6; with 63 against 57 it is an undercut and costs 16.
game-straight-page-any-time = The source lets a hand be ended at any time. We take that as: in your own turn, after drawing, with a discard, and without a limit.
game-straight-page-difference = It has the opponent count what is not melded, and says no more. We keep the difference, the laying off and the undercut of the classic game, for otherwise it would always pay to knock in the first turn. All the deadwood of the other player is a table option, and so is gin only, which is what this name means elsewhere.
