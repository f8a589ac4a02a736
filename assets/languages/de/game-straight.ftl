game-straight-title = Straight Gin
game-straight-part = Straight Gin
game-straight-sentence = Beende die Runde, wann du willst, mit beliebig vielen Fehlpunkten.

# Was seine Seite von ihm sagt.

game-straight-page-example = Zum Beispiel: Klopfen mit 57 gegen 63 bringt 6; Klopfen mit 63 gegen 57 ist unterboten und bringt dem anderen 16.
game-straight-page-any-time = Nach der Quelle darf man eine Runde jederzeit beenden. Wir verstehen darunter: im eigenen Zug, nach dem Ziehen, mit einer abgelegten Karte und ohne Grenze.
game-straight-page-difference = Sie lässt den Gegner zählen, was in keiner Kombination liegt, und sagt sonst nichts. Wir bleiben bei Differenz, Anlegen und Unterbieten des klassischen Spiels, sonst würde sich Klopfen im ersten Zug immer lohnen. Mit Tischregeln bekommt, wer klopft, alle Fehlpunkte des anderen, oder es endet nur mit Gin, was dieser Name anderswo bedeutet.
