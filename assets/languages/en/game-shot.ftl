game-shot-title = Gin Shot
# Its part in the name of a mixture, such as "Rainbow Rush".
game-shot-part = Shot
game-shot-sentence = Deadwood that spells out your score ends the hand like gin.

# What its page says of it, beside what the rules tell.

game-shot-page-example = For example: with 55 points you end the hand with two fives loose. If the other player has 18, you score 18 and 20, together 38.
game-shot-page-as-gin = A shot is counted in every way as gin: nothing is laid off, it cannot be undercut, and the cards that spell the score cost nothing.
game-shot-page-rather-than-knock = Where the same cards would also be a knock, they are a shot.
game-shot-page-splitting = You may split your hand as you like to make a shot. With a score that ends in two zeros no card is asked for, and only gin is left. Tens and court cards are never in a shot.
game-shot-page-target = The game can be played to a higher target.
game-shot-page-hundreds = The hundreds are left out: at 135 a shot is a 3 and a 5, at 109 a 9, at 311 two aces.
