game-pro-title = Gin Pro
game-pro-part = Pro
game-pro-sentence = Spiele bis 121 auf dem Cribbage-Brett: Je weniger dein Gegner hat, desto mehr zählt ein Spiel.

# Was seine Seite von ihm sagt.

game-pro-page-example = Zum Beispiel: Du klopfst mit 3 gegen 24, und davon wird eine Zehn angelegt: Du bekommst 11.
game-pro-page-points = Gesteckt werden nur die Punkte der Runden: Boxen und einen Spielbonus gibt es nicht.
game-pro-page-bands = Die Vorlage nennt die vier Stufen für 121 Punkte. Bei einem anderen Ziel umfasst jede ein Viertel des Wegs.
game-pro-page-example-games = Zum Beispiel: Ein Spiel gegen 25 und eins gegen 70 Punkte gewonnen, das macht sechs gewonnene Spiele.
