game-sequence-title = Sequence Gin
game-sequence-part = Sequence
game-sequence-sentence = Nur Folgen sind Kombinationen; lange Folgen und Bilder darin bringen Punkte.

# Was seine Seite von ihm sagt.

game-sequence-page-example = Zum Beispiel: Gin mit einer einzigen Folge von der 4 bis zum König bringt gegen 60 erst 60 plus 20, dazu 10 für die zehn Karten der Folge und 3 für ihre Bildkarten, zusammen 93.
game-sequence-page-who = Punkte für Folgen bekommt nur, wer die Runde gewinnt, ob durch Gin, Klopfen oder Unterbieten, und nur für eigene Karten. Die Vorlage sagt bloß, dass Spieler sie bekommen; mit einer Tischregel bekommen sie deshalb beide.
game-sequence-page-twice = Ein König in einer Folge aus sechs Karten zählt zweimal. Lässt sich ein Blatt mit gleich vielen Fehlpunkten verschieden aufteilen, schlägt das Programm vor, was am meisten bringt.
game-sequence-page-as-fosdick = Wenn ihr nichts anderes vereinbart, ist alles andere wie in Oklahoma nach Fosdick; siehe dort.
