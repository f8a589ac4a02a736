game-colonel-title = Colonel
game-colonel-part = Colonel
game-colonel-sentence = Kombinationen liegen auf dem Tisch, beide legen an, und wer zuerst keine Karten hat, gewinnt.

# Was seine Seite von ihm sagt.

game-colonel-page-example-challenge = Zum Beispiel: 11 gegen einen König und eine 9 bringt 19, ganz gleich, wer herausgefordert hat.
game-colonel-page-example = Zum Beispiel: Wer gegen eine 10, eine 9 und eine 2 alle Karten los wird, bekommt 21.
game-colonel-page-silent = Die Quelle sagt nicht, wie viele Punkte gewinnen, wer als Nächster gibt oder wer beginnt.
game-colonel-page-target = Wir spielen bis 100; eine Tischregel spielt eine einzige Runde.
game-colonel-page-deal-in-turn = Wir geben abwechselnd.
game-colonel-page-begins = Es beginnt, wer nicht gegeben hat.
game-colonel-page-rediscard = Sie sagt nicht, ob die vom Ablagestapel genommene Karte im selben Zug abgelegt werden darf. Wir sagen nein, damit niemand alle Karten bis auf diese auslegen kann.
game-colonel-page-challenge = Sie lässt jederzeit herausfordern. Wir verstehen darunter: vor jeder Entscheidung eines der beiden, für jeden Spieler einmal in einem Zug.
game-colonel-page-equal-hands = Dass bei Gleichstand niemand etwas bekommt, ist ebenfalls unsere Lesart.
game-colonel-page-stock-end = Die Runde endet mit dem Zug, in dem die letzte Karte des Stapels gezogen wurde.
