game-fosdick-title = Oklahoma nach Fosdick
game-fosdick-part = Fosdick
game-fosdick-sentence = Die offene Karte bestimmt die Grenze, und wer klopft, bekommt alle Fehlpunkte, die dem Gegner bleiben.

# Was seine Seite von ihm sagt.

game-fosdick-page-example = Zum Beispiel: Die offene Karte ist eine 5, und Klopfen mit 4 gegen 31 bringt 31.
game-fosdick-page-condition = Die Vorlage verlangt, dass man zum Klopfen weniger hat als der Gegner. Das kann vorher niemand wissen; hier entscheidet es, wer die Runde gewinnt, und nicht, ob man klopfen darf.
game-fosdick-page-no-offer = Dass die offene Karte angeboten wird, steht nicht darin: Wer beginnt, zieht einfach von einem der beiden Stapel.
game-fosdick-page-deal-in-turn = Wer als Nächster gibt, sagt sie nicht; hier wird abwechselnd gegeben.
game-fosdick-page-stock-end = Was geschieht, wenn der Stapel zu Ende geht, sagt sie nicht; hier bekommt dann niemand etwas.
game-fosdick-page-last-discard = Das letzte Ablegen stellt sie frei.
game-fosdick-page-eleven-cards = Elf Karten in Kombinationen sind Gin wie zehn, ohne höheren Bonus; mit einer Tischregel werden sie zu Big Gin.
