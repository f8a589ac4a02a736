game-gin-title = Gin Rommé
game-gin-sentence = Das klassische Spiel: klopfen mit zehn oder weniger, wer zuerst 100 hat, gewinnt.

# Was seine Seite von ihm sagt.

game-gin-page-example = Zum Beispiel: Du klopfst mit 3 gegen 24, und davon wird eine Zehn angelegt: Du bekommst 11.
game-gin-page-tie = Gleichstand gilt hier als unterboten.
game-gin-page-third-last = Wer die drittletzte Karte zieht, darf die Runde noch beenden.
game-gin-page-winner = Es gewinnt, wer das Ziel zuerst erreicht, auch wenn der andere durch die Boxen insgesamt mehr hat.
game-gin-page-lists = Die Vorlage hat zwei Wertungen, die sich widersprechen: Dieses Spiel nimmt die erste, die moderne Wertung die zweite.
