game-gin500-title = Gin Rommé 500
game-gin500-sentence = Fehlpunkte werden dem Verlierer angeschrieben, und wer 500 hat, verliert das Spiel.

# Was seine Seite von ihm sagt.

game-gin500-page-example = Zum Beispiel: Klopft jemand mit 10 gegen 23, werden dem anderen 23 angeschrieben. Klopfen mit 8 gegen 7 ist verloren und kostet den, der geklopft hat, 8.
game-gin500-page-target = Die Vorlage spricht von einem Ziel, das man erreicht, und auch von einem, das man vermeiden soll.
game-gin500-page-penalties = Hier geht es um Strafpunkte: Wer das Ziel erreicht, verliert. Andersherum, mit gewöhnlicher Wertung, geht es mit einer Tischregel.
game-gin500-page-dearer = Die Vorlage sagt, dass hohe Karten mehr kosten.
game-gin500-page-high-cards = Das tun sie schon mit ihren üblichen Werten; mit einer Tischregel zählen sie in der ganzen Runde je 20.
