game-shot-title = Gin Shot
game-shot-part = Shot
game-shot-sentence = Lose Karten, die die Ziffern deines Punktestands ergeben, beenden die Runde wie Gin.

# Was seine Seite von ihm sagt.

game-shot-page-example = Zum Beispiel: Mit 55 Punkten beendest du die Runde mit zwei losen Fünfen. Hat der andere 18, bekommst du 18 plus 20, also 38.
game-shot-page-as-gin = Ein Schuss zählt in jeder Hinsicht wie Gin: Nichts wird angelegt, er kann nicht unterboten werden, und die Karten, die deinen Punktestand ergeben, kosten nichts.
game-shot-page-rather-than-knock = Könntest du mit denselben Karten auch klopfen, gelten sie als Schuss.
game-shot-page-splitting = Für einen Schuss darfst du dein Blatt beliebig aufteilen. Endet dein Punktestand auf zwei Nullen, passt keine Karte, und es bleibt nur Gin. Zehnen und Bildkarten gehören nie zu einem Schuss.
game-shot-page-target = Man kann auch bis zu einem höheren Ziel spielen.
game-shot-page-hundreds = Die Hunderter fallen weg: Bei 135 ist ein Schuss eine 3 und eine 5, bei 109 eine 9, bei 311 zwei Asse.
