game-gin-title = Gin Rommé
game-gin-sentence = Das klassische Spiel: klopfen mit zehn oder weniger, wer zuerst 100 hat, gewinnt.

# Was seine Seite von ihm sagt.

game-gin-page-example = Zum Beispiel: Wer mit 3 gegen 24 klopft, wovon eine Zehn angelegt wird, bekommt 11.
game-gin-page-tie = Gleichstand lesen wir als unterboten.
game-gin-page-third-last = Wer die drittletzte Karte zieht, darf bei uns die Runde noch beenden.
game-gin-page-winner = Wer das Ziel erreicht, gewinnt bei uns, auch wenn mit den Boxen der andere vorn liegt.
game-gin-page-lists = Die Quelle hat zwei Wertungen, die sich unterscheiden: Dieses Spiel nimmt die erste und die moderne Wertung die zweite.
