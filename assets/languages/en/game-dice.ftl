game-dice-title = Gin Dice
# Its part of a mixture's name, such as "Rainbow Rush".
game-dice-part = Dice
game-dice-sentence = A die sets what the hand is worth: raise it, accept, or give up.

# The introduction on its page.

game-dice-page-example = For example: one player raises to 2, and the other accepts. Later the new owner raises to 5, and that is accepted too. Now the hand is worth five deals to whoever wins it.
game-dice-page-before-looking = The published rules let each player make an offer before looking; here, the non-dealer goes first, then the dealer. The owner of the die may keep raising before looking; when there are no more offers, both look at their cards.
game-dice-page-later-offers = Later offers come at the start of a turn, and only from the owner of the die.
game-dice-page-refusal = A refusal pays what the die showed before the offer, as with the doubling cube in backgammon.
