game-fosdick-title = Oklahoma nach Fosdick
game-fosdick-part = Fosdick
game-fosdick-sentence = Die offene Karte bestimmt die Grenze, und wer klopft, bekommt alles, was dem anderen bleibt.

# Was seine Seite von ihm sagt.

game-fosdick-page-example = Zum Beispiel: Die offene Karte ist eine 5, und Klopfen mit 4 gegen 31 bringt 31.
game-fosdick-page-condition = Die Quelle verlangt, dass man zum Klopfen weniger hat als der Gegner. Das kann vorher niemand sehen; wir nehmen es deshalb als das, was die Runde gewinnt, und nicht als Bedingung.
game-fosdick-page-no-offer = Sie kennt kein Anbieten der offenen Karte: Der erste Spieler beginnt mit einem der beiden Stapel.
game-fosdick-page-deal-in-turn = Bei uns wird abwechselnd gegeben.
game-fosdick-page-stock-end = Ist der Stapel verbraucht, bekommt bei uns niemand etwas.
game-fosdick-page-last-discard = Das letzte Ablegen ist dort freigestellt.
game-fosdick-page-eleven-cards = Elf Karten in Kombinationen sind Gin wie zehn, ohne höheren Bonus; eine Tischregel macht sie zu Big Gin.
