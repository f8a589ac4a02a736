game-rush-title = Gin Rush
game-rush-part = Rush
game-rush-sentence = Frühes Klopfen lohnt sich: ein Punkt für jede Karte, die noch im Stapel liegt.

# Was seine Seite von ihm sagt.

game-rush-page-example = Zum Beispiel: Klopfen nach der ersten gezogenen Karte lässt 30 Karten im Stapel. Mit 10 gegen 23 bringt das 13 und 30, zusammen 43.
game-rush-page-early = Die Prämie ist für frühes Klopfen gedacht und gegen das Warten auf Gin.
game-rush-page-gin = Gin bekommt also nichts für den Stapel, wenn ihr es nicht vereinbart.
game-rush-page-counted = Gezählt werden die Karten, nachdem der gezogen hat, der klopft.
