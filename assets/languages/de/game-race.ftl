game-race-title = Gin Race
game-race-part = Race
game-race-sentence = Der eine braucht 121 Punkte, der andere muss sieben Runden gewinnen.

# Was seine Seite von ihm sagt.

game-race-page-example = Zum Beispiel: Gin gegen 12 bringt 32, wenn man um Punkte spielt, und zwei Runden, wenn man um Runden spielt.
game-race-page-parts = Wer um was spielt, ist den Spielern überlassen: Hier entscheidet das Los, und in der nächsten Partie werden die Rollen getauscht.
game-race-page-big-gin = Auch Big Gin zählt zwei Runden.
game-race-page-example-deals = Zum Beispiel: Ein Klopfen, ein Gin und ein Unterbieten, mit denen du gewinnst, sind fünf Runden.
