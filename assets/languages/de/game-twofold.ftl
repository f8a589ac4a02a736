game-twofold-title = Gin Twofold
game-twofold-part = Twofold
game-twofold-sentence = Du brauchst 121 Punkte und sieben gewonnene Runden.

# Was seine Seite von ihm sagt.

game-twofold-page-example = Zum Beispiel: Du klopfst mit 3 gegen 24, und davon wird eine Zehn angelegt: Du bekommst 11 Punkte und eine Runde.
game-twofold-page-two-deals = Doppelt zählt die Vorlage Gin und Unterbieten nur bei Gin Race, wo einer der beiden nichts als Runden bekommt. Hier zählt jede gewonnene Runde einfach.
game-twofold-page-example-deals = Zum Beispiel: Siebenmal mit 10 Punkten Gewinn geklopft, das sind sieben Runden, aber nur 70 Punkte.
