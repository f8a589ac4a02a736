game-pro-title = Gin Pro
game-pro-part = Pro
game-pro-sentence = Spiele bis 121 auf dem Cribbage-Brett: je weniger dein Gegner hat, desto mehr zählt ein Spiel.

# Was seine Seite von ihm sagt.

game-pro-page-example = Zum Beispiel: Wer mit 3 gegen 24 klopft, wovon eine Zehn angelegt wird, bekommt 11.
game-pro-page-points = Nur die Punkte der Runden werden gesteckt: Es gibt keine Boxen und keinen Bonus fürs Spiel.
game-pro-page-bands = Bei einem anderen Ziel sind die vier Stufen Viertel des Wegs dorthin.
game-pro-page-example-games = Zum Beispiel: Spiele, die gegen 25 und gegen 70 Punkte gewonnen werden, sind sechs gewonnene Spiele.
