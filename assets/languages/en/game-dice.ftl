game-dice-title = Gin Dice
# Its part in the name of a mixture, such as "Rainbow Rush".
game-dice-part = Dice
game-dice-sentence = A die sets what the hand is worth: raise it, accept, or give up.

# What its page says of it, beside what the rules tell.

game-dice-page-example = For example: raised to 2 and accepted, then raised to 5 by the owner and accepted, a hand is worth five deals to whoever wins it.
game-dice-page-before-looking = The source lets each player offer before looking: we ask the player who did not deal first, then the dealer. An owner may go on before looking; both look when nothing more is offered.
game-dice-page-later-offers = Later offers are made at the start of a turn, and only by the owner of the die.
game-dice-page-refusal = A refusal pays what the die showed before the offer, as with the doubling cube of backgammon.
game-dice-page-refused-hand = Whoever refuses has lost the hand, as far as the next deal goes.
