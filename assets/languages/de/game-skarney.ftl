game-skarney-title = Skarney Gin
game-skarney-part = Skarney
game-skarney-sentence = Lege einen Kontrakt aus, dann jede Karte; Karten werden angeboten und nicht abgelegt.

# Was seine Seite von ihm sagt.

game-skarney-page-example-contract = Zum Beispiel: 5, 6, 7 in beliebigen Farben, drei Neunen und Bube, Dame, König sind ein Kontrakt.
game-skarney-page-example = Zum Beispiel: Gin gegen einen König, eine 5 und ein Ass bringt 30 und 20, zusammen 50.
game-skarney-page-offer = Die Quelle sagt, dass eine Karte angeboten statt abgelegt wird, und nicht, dass man sie zurückhalten darf: Wir verstehen das Angebot als Pflicht für alle, die zwei Karten oder mehr haben.
game-skarney-page-contract = Der Kontrakt wird allein ausgelegt: Angelegt wird erst in späteren Zügen, sagt sie, und neue Kombinationen lesen wir ebenso. Eine Tischregel erlaubt sie sofort.
game-skarney-page-two-cards = Die zwei Karten je Zug und Kombination werden zusammengezählt, wie auch immer sie angelegt werden, und eine Folge darf durch sie zur gemischten Folge werden.
game-skarney-page-stock-end = Ist der Stapel verbraucht, vergleicht sie die Karten, die in keiner Kombination stehen. Wir zählen jede Karte, die noch im Blatt ist, denn nur Kombinationen auf dem Tisch zählen nicht mehr; mit einer Tischregel zählen die Fehlpunkte.
game-skarney-page-begins = Wer beginnt, ist ebenfalls unsere Lesart.
game-skarney-page-deal-in-turn = Ebenso, dass abwechselnd gegeben wird.
