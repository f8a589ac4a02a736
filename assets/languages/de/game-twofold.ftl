game-twofold-title = Gin Twofold
game-twofold-part = Twofold
game-twofold-sentence = Du brauchst 121 Punkte und sieben gewonnene Runden.

# Was seine Seite von ihm sagt.

game-twofold-page-example = Zum Beispiel: Wer mit 3 gegen 24 klopft, wovon eine Zehn angelegt wird, bekommt 11 und eine Runde.
game-twofold-page-two-deals = Zwei Runden für eine sind von Gin Race überliefert, wo einer der beiden nichts als Runden bekommt. Hier ist jede gewonnene Runde eine Runde.
game-twofold-page-example-deals = Zum Beispiel: Sieben Klopfer mit je 10 Punkten sind sieben Runden, aber nur 70 Punkte.
