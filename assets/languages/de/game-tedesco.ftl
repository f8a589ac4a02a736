game-tedesco-title = Tedesco Gin
game-tedesco-part = Tedesco
game-tedesco-sentence = Folgen gehen um die Ecke, und ein einzelnes Ass kostet fünfzehn.

# Was seine Seite von ihm sagt.

game-tedesco-page-example = Zum Beispiel: Die offene Karte ist die Pik 6. Klopfen mit 5 gegen Dame, Bube, 9 und ein loses Ass, die 44 zählen, bringt zweimal 39, also 78.
game-tedesco-page-ace = Die 15 für ein loses Ass werden nach dem Anlegen gezählt, sowohl dafür, wer die Runde gewinnt, als auch dafür, was sie einbringt, und wer damit erwischt wird, teilt sein Blatt danach auf. Wer die Runde beendet, zählt ein Ass als 1.
game-tedesco-page-laying-off = Auch über das Ass hinweg wird angelegt: An Dame, König, Ass passt der Bube oder die 2.
game-tedesco-page-taken = Die genommene Karte muss in einer Kombination stehen, wenn man im selben Zug klopfen will. Bei Gin steht jede Karte in einer, es ist also nie verboten.
