game-gin500-title = Gin Rommé 500
game-gin500-sentence = Die Fehlpunkte des Verlierers sind Strafpunkte, und wer 500 hat, verliert das Spiel.

# Was seine Seite von ihm sagt.

game-gin500-page-example = Zum Beispiel: Klopft jemand mit 10 gegen 23, schreibt der andere 23 an. Klopfen mit 8 gegen 7 ist verloren, und wer geklopft hat, schreibt 8 an.
game-gin500-page-target = Die Quelle spricht von einem Ziel, das erreicht, und davon, dass es nicht erreicht wird.
game-gin500-page-penalties = Wir spielen um Strafpunkte: Wer auf das Ziel kommt, verliert. Andersherum, mit gewöhnlicher Wertung, ist eine Tischregel.
game-gin500-page-dearer = Sie findet hohe Karten teurer.
game-gin500-page-high-cards = Das sind sie, mit ihren üblichen Werten; mit einer Tischregel zählen sie überall in der Runde 20.
