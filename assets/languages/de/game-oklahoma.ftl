game-oklahoma-title = Oklahoma Gin
game-oklahoma-part = Oklahoma
game-oklahoma-sentence = Die offene Karte bestimmt die Klopfgrenze, und Pik verdoppelt die Runde.

# Was seine Seite von ihm sagt.

game-oklahoma-page-example = Zum Beispiel: Die offene Karte ist die Pik 5, und du klopfst mit 4 gegen 26. Das bringt zweimal 22, also 44.
game-oklahoma-page-limit = Es gilt die Grenze der Karte, die beim Geben aufgedeckt wurde, wo auch immer sie gerade ist.
game-oklahoma-page-ace = Bei einem Ass lassen manche nur Gin zu; hier ist die Grenze 1, wenn ihr nichts anderes vereinbart.
game-oklahoma-page-extra-boxes = Zusätzliche Boxen für Unterbieten und Gin sind nicht überall üblich; es gibt sie deshalb nur als Tischregel.
game-oklahoma-page-boxes-double = Die Boxen einer Runde, die doppelt zählt, werden nicht verdoppelt, wenn ihr nicht auch das vereinbart.
