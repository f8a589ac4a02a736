game-rush-title = Gin Rush
game-rush-part = Rush
game-rush-sentence = Frühes Klopfen lohnt sich: ein Punkt für jede Karte, die noch im Stapel liegt.

# Was seine Seite von ihm sagt.

game-rush-page-example = Zum Beispiel: Nach der ersten gezogenen Karte liegen noch 30 Karten im Stapel. Klopfst du jetzt mit 10 gegen 23, bringt das 13 plus 30, also 43.
game-rush-page-early = Die zusätzlichen Punkte sollen frühes Klopfen belohnen, nicht das Warten auf Gin.
game-rush-page-gin = Gin bekommt sie deshalb nicht, wenn ihr nichts anderes vereinbart.
game-rush-page-counted = Es zählen die Karten, die nach dem letzten Ziehen noch im Stapel liegen.
