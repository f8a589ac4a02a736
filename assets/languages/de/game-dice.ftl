game-dice-title = Gin Dice
game-dice-part = Dice
game-dice-sentence = Ein Würfel bestimmt, was die Runde wert ist: erhöhen, annehmen oder aufgeben.

# Was seine Seite von ihm sagt.

game-dice-page-example = Zum Beispiel: Auf 2 erhöht und angenommen, dann vom Besitzer auf 5 erhöht und angenommen, ist eine Runde dem, der sie gewinnt, fünf Runden wert.
game-dice-page-before-looking = Die Quelle lässt jeden vor dem Ansehen anbieten: Wir fragen erst den, der nicht gegeben hat, dann den Geber. Ein Besitzer darf vor dem Ansehen weitermachen; beide sehen an, wenn nichts mehr geboten wird.
game-dice-page-later-offers = Spätere Angebote gibt es zu Beginn eines Zuges und nur vom Besitzer des Würfels.
game-dice-page-refusal = Ablehnen kostet, was der Würfel vor dem Angebot zeigte, wie beim Verdopplungswürfel im Backgammon.
game-dice-page-refused-hand = Wer ablehnt, hat die Runde verloren, soweit es um das nächste Geben geht.
