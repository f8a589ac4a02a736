game-hollywood-title = Hollywood Gin
game-hollywood-part = Hollywood
game-hollywood-sentence = Drei Spiele auf einmal: Deine Punkte zählen erst in einem, dann in zwei, dann in allen.

# Was seine Seite von ihm sagt.

game-hollywood-page-example = Zum Beispiel: Mit Gewinnen von 30, 20 und 10 hast du 60 im ersten Spiel, 30 im zweiten und 10 im dritten.
game-hollywood-page-as-color = Die Vorlage beschreibt dieses Spiel als Abwandlung von Color Gin.
game-hollywood-page-taken-from-there = Geben, Klopfen und Unterbieten sind also wie dort, ohne die Farben.
game-hollywood-page-late-start = Sie sagt nicht, was mit einem ersten Gewinn geschieht, wenn das erste Spiel schon abgeschlossen ist; hier wird nichts angeschrieben.
