game-tedesco-title = Tedesco Gin
game-tedesco-part = Tedesco
game-tedesco-sentence = Folgen gehen um die Ecke, und ein Ass, mit dem man erwischt wird, kostet 15.

# Was seine Seite von ihm sagt.

game-tedesco-page-example = Zum Beispiel: Die offene Karte ist die Pik 6, und du klopfst mit 5 gegen Dame, Bube, 9 und ein loses Ass, zusammen 44. Das bringt zweimal 39, also 78.
game-tedesco-page-ace = Die 15 für ein loses Ass zählen nach dem Anlegen. Sie entscheiden mit, wer die Runde gewinnt und wie viel sie bringt; wer erwischt wird, ordnet sein Blatt entsprechend. Wer die Runde beendet, zählt ein Ass als 1.
game-tedesco-page-laying-off = Auch um die Ecke wird angelegt: An Dame, König, Ass passt der Bube oder die 2.
game-tedesco-page-taken = Wer eine Karte vom Ablagestapel nimmt und gleich klopfen will, braucht sie in einer Kombination. Bei Gin liegt jede Karte in einer, Gin ist also nie ausgeschlossen.
