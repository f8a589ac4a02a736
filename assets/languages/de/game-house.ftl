game-house-title = Hausregeln
game-house-part = Hausregeln
game-house-sentence = Klopfen mit weniger als zehn, Super-Gin bringt 35, und ist der Stapel leer, gewinnt das bessere Blatt.

# Was seine Seite von ihm sagt.

game-house-page-super-gin = Super-Gin ist ein anderer Name für Big Gin.
game-house-page-example = Zum Beispiel: 16 gegen 21 bringt 5, wenn der Stapel zu Ende ist.
game-house-page-limit = Klopfen mit weniger als zehn Punkten heißt: mit neun oder weniger.
game-house-page-undercut = Unterbieten kann nur, wer wirklich weniger hat; bei Gleichstand bekommt also niemand etwas.
game-house-page-stock-end = Die Runde endet mit dem Ablegen, nachdem die letzte Karte des Stapels gezogen wurde.
