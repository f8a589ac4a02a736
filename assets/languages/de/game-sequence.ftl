game-sequence-title = Sequence Gin
game-sequence-part = Sequence
game-sequence-sentence = Nur Folgen sind Kombinationen; lange, und Bilder darin, bringen Punkte.

# Was seine Seite von ihm sagt.

game-sequence-page-example = Zum Beispiel: Gin mit einer einzigen Folge von der 4 bis zum König bringt gegen 60 erst 60 und 20, dazu 10 für die zehn Karten der Folge und 3 für ihre Bildkarten, zusammen 93.
game-sequence-page-who = Nur wer eine Runde gewinnt, wird für Folgen belohnt, ob mit Gin, Klopfen oder Unterbieten, und nur für eigene Karten. Weil die Quelle nur sagt, dass Spieler sie anschreiben, ist die Belohnung für beide eine Tischregel.
game-sequence-page-twice = Ein König in einer Folge von sechs zählt zweimal. Kann ein Blatt bei gleichen Fehlpunkten verschieden aufgeteilt werden, wird vorgeschlagen, was am meisten bringt.
game-sequence-page-as-fosdick = In allem anderen folgt die Quelle Oklahoma nach Fosdick und wird so gelesen, wie es auf dessen Seite steht.
