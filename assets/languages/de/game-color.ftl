game-color-title = Color Gin
game-color-part = Color Gin
game-color-sentence = Vier Spiele auf einmal, in jeder Farbe eines: deine Kombinationen entscheiden, wo du Punkte bekommst.

# Was seine Seite von ihm sagt.

game-color-page-example = Zum Beispiel: Drei Damen ohne die Karo-Dame, dazu Karo 10, Bube und Dame und die Karo 3 bis 6 sind Gin in Kreuz, Herz und Pik. Gegen zwei Fünfen und eine Acht sind das 38 Punkte in jeder der drei.
game-color-page-missing = In der Quelle fehlt die Liste dessen, was Klopfen von Gin unterscheidet.
game-color-page-rest = Der Rest ihrer Seite und das gewöhnliche Gin sagen, was dort stand: Der andere darf anlegen, nur der Unterschied zählt, und wer nicht mehr Fehlpunkte hat als der, der klopft, unterbietet ihn.
game-color-page-suits = Über die Farben entscheiden bei uns die eigenen Karten dessen, der klopft.
game-color-page-stock-end = Endet der Stapel, ist die Runde bei uns ungültig.
game-color-page-equal-totals = Gleiche Summen sind bei uns unentschieden.
