game-dice-title = Gin Dice
game-dice-part = Dice
game-dice-sentence = Ein Würfel bestimmt, was die Runde wert ist: erhöhen, annehmen oder aufgeben.

# Was seine Seite von ihm sagt.

game-dice-page-example = Zum Beispiel: Einer erhöht auf 2, und der andere nimmt an. Später erhöht der neue Besitzer auf 5, und auch das wird angenommen. Wer die Runde jetzt gewinnt, bekommt fünf Runden gutgeschrieben.
game-dice-page-before-looking = Nach der Vorlage darf jeder vor dem Ansehen bieten; hier wird erst gefragt, wer nicht gegeben hat, dann der Geber. Wem der Würfel gehört, der darf vor dem Ansehen weiter erhöhen; wird nichts mehr geboten, sehen beide ihre Karten an.
game-dice-page-later-offers = Später wird nur zu Beginn eines Zuges geboten, und nur von dem, dem der Würfel gehört.
game-dice-page-refusal = Ablehnen kostet, was der Würfel vor dem Gebot zeigte, wie beim Verdopplungswürfel im Backgammon.
