game-oklahoma-title = Oklahoma Gin
game-oklahoma-part = Oklahoma
game-oklahoma-sentence = Die offene Karte bestimmt die Klopfgrenze, und Pik verdoppelt die Runde.

# Was seine Seite von ihm sagt.

game-oklahoma-page-example = Zum Beispiel: Die offene Karte ist die Pik 5, und Klopfen mit 4 gegen 26 bringt zweimal 22, also 44.
game-oklahoma-page-limit = Es gilt die Grenze der Karte, die beim Geben aufgedeckt wurde, wo auch immer sie gerade ist.
game-oklahoma-page-ace = Bei einem Ass erlauben manche nur Gin; hier ist die Grenze 1, wenn ihr nichts anderes vereinbart.
game-oklahoma-page-extra-boxes = Mehr Boxen für Unterbieten und Gin gehören nur zu manchen Spielen, sie sind deshalb eine Tischregel.
game-oklahoma-page-boxes-double = Die Boxen einer Runde, die doppelt zählt, werden nicht mit verdoppelt, außer das ist auch vereinbart.
