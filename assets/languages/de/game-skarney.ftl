game-skarney-title = Skarney Gin
game-skarney-part = Skarney
game-skarney-sentence = Leg erst einen Kontrakt aus, dann den Rest; Karten werden angeboten statt abgelegt.

# Was seine Seite von ihm sagt.

game-skarney-page-example-contract = Zum Beispiel: 5, 6, 7 in beliebigen Farben, drei Neunen und Bube, Dame, König sind ein Kontrakt.
game-skarney-page-example = Zum Beispiel: Gin gegen einen König, eine 5 und ein Ass bringt 30 plus 20, also 50.
game-skarney-page-offer = Die Vorlage sagt, dass man eine Karte anbietet, statt sie abzulegen, aber nicht, ob man darauf verzichten darf; hier musst du etwas anbieten, solange du zwei oder mehr Karten hast.
game-skarney-page-contract = Sie sagt, dass erst in späteren Zügen angelegt wird. Für neue Kombinationen gilt das hier auch, der Kontrakt wird also allein ausgelegt; mit einer Tischregel dürfen gleich weitere folgen.
game-skarney-page-two-cards = Die zwei Karten je Zug und Kombination zählen zusammen, wie auch immer sie angelegt werden, und eine Folge darf durch sie zur gemischten Folge werden.
game-skarney-page-stock-end = Ist der Stapel zu Ende, vergleicht die Vorlage die Karten, die in keiner Kombination liegen. Hier zählt jede Karte, die noch im Blatt ist, denn nur was auf dem Tisch liegt, zählt nicht mehr; mit einer Tischregel zählen nur die Fehlpunkte.
game-skarney-page-begins = Hier beginnt, wer nicht gegeben hat.
game-skarney-page-deal-in-turn = Gegeben wird abwechselnd.
