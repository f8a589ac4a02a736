game-straight-title = Straight Gin
game-straight-part = Straight Gin
game-straight-sentence = Beende die Runde, wann du willst, mit beliebig vielen Fehlpunkten.

# Was seine Seite von ihm sagt.

game-straight-page-example = Zum Beispiel: Klopfen mit 57 gegen 63 bringt 6; Klopfen mit 63 gegen 57 wird unterboten und bringt dem anderen 16.
game-straight-page-any-time = Nach der Vorlage darf man eine Runde jederzeit beenden; hier heißt das: im eigenen Zug, nach dem Ziehen, mit einer Karte zum Ablegen und ohne Grenze.
game-straight-page-difference = Die Vorlage lässt den Gegner zählen, was in keiner Kombination liegt, und sagt sonst nichts. Differenz, Anlegen und Unterbieten sind hier wie im klassischen Spiel, sonst würde es sich immer lohnen, schon im ersten Zug zu klopfen. Mit einer Tischregel bringt Klopfen alle Fehlpunkte des anderen; mit einer anderen endet die Runde nur mit Gin, und das bedeutet der Name anderswo.
