game-solitary-title = Gin-Patience
game-solitary-part = Gin-Patience
game-solitary-sentence = Allein: fünf Runden zu je fünfzehn Zügen. Mit höchstens 30 Punkten gewinnst du.

# Was seine Seite von ihm sagt.

game-solitary-page-ending = Liegen alle zehn Karten in Kombinationen, darfst du jederzeit Gin ansagen, auch schon vor dem ersten Zug. Du darfst auch vorzeitig aufhören.
game-solitary-page-example = Zum Beispiel: Ein loser König, ein Ass und eine 2 kosten 10, 15 und 5, zusammen 30.
game-solitary-page-readings = Gin vor dem ersten Zug und vorzeitiges Aufhören erwähnt die Vorlage nicht; hier darfst du beides.
