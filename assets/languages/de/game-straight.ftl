game-straight-title = Straight Gin
game-straight-part = Straight Gin
game-straight-sentence = Beende die Runde, wann du willst, mit beliebig vielen Fehlpunkten.

# Was seine Seite von ihm sagt.

game-straight-page-example = Zum Beispiel: Klopfen mit 57 gegen 63 bringt 6; mit 63 gegen 57 ist es unterboten und kostet 16.
game-straight-page-any-time = Die Quelle lässt eine Runde jederzeit beenden. Wir verstehen darunter: im eigenen Zug, nach dem Ziehen, mit einer abgelegten Karte und ohne Grenze.
game-straight-page-difference = Sie lässt den Gegner zählen, was in keiner Kombination steht, und sagt sonst nichts. Wir behalten den Unterschied, das Anlegen und das Unterbieten des klassischen Spiels, denn sonst lohnte es sich immer, im ersten Zug zu klopfen. Alle Fehlpunkte des anderen sind eine Tischregel, ebenso nur Gin, was dieser Name anderswo bedeutet.
