game-rainbow-title = Gin Rainbow
game-rainbow-part = Rainbow
game-rainbow-sentence = Vier Karten in einer Reihe in vier Farben, abwechselnd rot und schwarz, sind eine Kombination.

# Was seine Seite von ihm sagt.

game-rainbow-page-example = Zum Beispiel: Pik 5, Herz 6, Kreuz 7, Karo 8 sind ein Regenbogen. Mit drei Neunen und Pik Bube, Dame, König dazu ist das Gin: Gegen 28 bringt es 48.
game-rainbow-page-four-cards = Ein Regenbogen hat genau vier Karten, denn es gibt vier Farben; er wird also nie verlängert.
game-rainbow-page-laying-off = An ihn kann nichts angelegt werden.
game-rainbow-page-ace = Das Ass steht in einem Regenbogen dort, wo es in einer Folge steht.
