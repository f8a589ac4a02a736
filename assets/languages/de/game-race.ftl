game-race-title = Gin Race
game-race-part = Race
game-race-sentence = Der eine braucht 121 Punkte, der andere muss sieben Runden gewinnen.

# Was seine Seite von ihm sagt.

game-race-page-example = Zum Beispiel: Gin gegen 12 bringt 32 Punkte, wenn du um Punkte spielst, oder zwei Runden, wenn du um Runden spielst.
game-race-page-parts = Wer um was spielt, sagt die Vorlage nicht; hier entscheidet das Los, und in der nächsten Partie werden die Rollen getauscht.
game-race-page-big-gin = Auch Big Gin zählt als zwei gewonnene Runden.
game-race-page-example-deals = Zum Beispiel: Einmal durch Klopfen, einmal durch Gin und einmal durch Unterbieten gewonnen, das sind fünf Runden.
