game-shot-title = Gin Shot
# Its part of a mixture's name, such as "Rainbow Rush".
game-shot-part = Shot
game-shot-sentence = Deadwood that spells out your score ends the hand like gin.

# The introduction on its page.

game-shot-page-example = For example: with 55 points, you end the hand with two fives left over. If the other player has 18, you score 18 plus 20, which is 38.
game-shot-page-as-gin = A shot counts as gin in every way: there is no laying off, it can't be undercut, and the cards that spell the score cost nothing.
game-shot-page-rather-than-knock = If you could also knock with them, it counts as a shot.
game-shot-page-splitting = You may split your hand any way you like to make a shot. If your score ends in two zeros, no card will do, so that only gin is left. Tens and face cards are never part of a shot.
game-shot-page-target = You can play to a higher target.
game-shot-page-hundreds = Leave out the hundreds: at 135 a shot is a 3 and a 5, at 109 a 9, at 311 two aces.
