game-straight-title = Straight Gin
# Its part of a mixture's name, such as "Rainbow Rush".
game-straight-part = Straight
game-straight-sentence = End the hand whenever you like, with any deadwood.

# The introduction on its page.

game-straight-page-example = For example: a knock with 57 against 63 scores 6; a knock with 63 against 57 is undercut, and the other player scores 16.
game-straight-page-any-time = The published rules let you end a hand at any time; here, that means on your own turn, after drawing, with a discard, and without a limit.
game-straight-page-difference = The published rules have the opponent count unmelded cards, and say no more. Here, the difference, laying off and the undercut are as in the classic game; otherwise it would always pay to knock on the first turn. One table option lets a knock score all of the other player's deadwood; another allows only gin, which is what this name means elsewhere.
