game-color-title = Color Gin
game-color-part = Color Gin
game-color-sentence = Vier Spiele auf einmal, in jeder Farbe eines: Deine Kombinationen entscheiden, wo du Punkte bekommst.

# Was seine Seite von ihm sagt.

game-color-page-example = Zum Beispiel: Die Damen von Kreuz, Herz und Pik, Karo 10, Bube und Dame und Karo 3 bis 6 sind Gin in Kreuz, Herz und Pik. Gegen zwei Fünfen und eine Acht sind das 38 Punkte in jeder der drei Farben.
game-color-page-missing = Die Vorlage bricht dort ab, wo sie sagen müsste, was Klopfen von Gin unterscheidet.
game-color-page-rest = Aus dem Rest der Seite und dem gewöhnlichen Gin ergibt sich, was dort hingehört: Der andere darf anlegen, nur die Differenz zählt, und wer nicht mehr Fehlpunkte hat als der, der klopft, unterbietet ihn.
game-color-page-suits = Hier gelten für die Farben die eigenen Karten dessen, der klopft.
game-color-page-stock-end = Geht der Stapel zu Ende, ist die Runde hier ungültig.
game-color-page-equal-totals = Gleiche Summen bedeuten unentschieden.
