game-rainbow-title = Gin Rainbow
game-rainbow-part = Rainbow
game-rainbow-sentence = Vier aufeinanderfolgende Karten, eine von jeder Farbe, abwechselnd rot und schwarz, sind eine Kombination.

# Was seine Seite von ihm sagt.

game-rainbow-page-example = Zum Beispiel: Pik 5, Herz 6, Kreuz 7, Karo 8 sind ein Regenbogen. Mit drei Neunen und Pik Bube, Dame, König dazu ist das Gin: Gegen 28 bringt es 48.
game-rainbow-page-four-cards = Weil es vier Farben gibt, hat ein Regenbogen genau vier Karten und wird nie verlängert.
game-rainbow-page-laying-off = Anlegen kann man an ihn also nichts.
game-rainbow-page-ace = Für das Ass gilt in einem Regenbogen dasselbe wie in einer Folge.
