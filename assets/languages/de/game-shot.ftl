game-shot-title = Gin Shot
game-shot-part = Shot
game-shot-sentence = Fehlpunkte, die deinen Punktestand ergeben, beenden die Runde wie Gin.

# Was seine Seite von ihm sagt.

game-shot-page-example = Zum Beispiel: Mit 55 Punkten beendest du die Runde mit zwei losen Fünfen. Hat der andere 18, bekommst du 18 und 20, zusammen 38.
game-shot-page-as-gin = Ein Schuss zählt in jeder Hinsicht wie Gin: Nichts wird angelegt, er kann nicht unterboten werden, und die Karten, die den Punktestand buchstabieren, kosten nichts.
game-shot-page-rather-than-knock = Wären dieselben Karten auch ein Klopfen, sind sie ein Schuss.
game-shot-page-splitting = Für einen Schuss darfst du dein Blatt aufteilen, wie du willst. Bei einem Punktestand, der auf zwei Nullen endet, ist keine Karte verlangt, und es bleibt nur Gin. Zehnen und Bildkarten stehen nie in einem Schuss.
game-shot-page-target = Das Spiel kann mit einem höheren Ziel gespielt werden.
game-shot-page-hundreds = Die Hunderter werden weggelassen: Bei 135 ist ein Schuss eine 3 und eine 5, bei 109 eine 9, bei 311 zwei Asse.
