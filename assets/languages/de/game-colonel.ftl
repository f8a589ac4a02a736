game-colonel-title = Colonel
game-colonel-part = Colonel
game-colonel-sentence = Kombinationen kommen auf den Tisch, beide legen an, und wer zuerst keine Karten mehr hat, gewinnt.

# Was seine Seite von ihm sagt.

game-colonel-page-example-challenge = Zum Beispiel: 11 gegen einen König und eine 9 bringt 19, ganz gleich, wer herausgefordert hat.
game-colonel-page-example = Zum Beispiel: Wer gegen eine 10, eine 9 und eine 2 alle Karten los wird, bekommt 21.
game-colonel-page-silent = Die Vorlage sagt nicht, wie viele Punkte man zum Sieg braucht, wer gibt und wer beginnt.
game-colonel-page-target = Hier gewinnt, wer zuerst 100 hat; mit einer Tischregel wird nur eine Runde gespielt.
game-colonel-page-deal-in-turn = Gegeben wird abwechselnd.
game-colonel-page-begins = Es beginnt, wer nicht gegeben hat.
game-colonel-page-rediscard = Sie sagt nicht, ob man die Karte, die man gerade vom Ablagestapel genommen hat, wieder ablegen darf; hier nicht, sonst könnte man alle Karten bis auf diese auslegen und mit ihr Schluss machen.
game-colonel-page-challenge = Herausfordern darf man nach der Vorlage jederzeit; hier heißt das: vor jeder Entscheidung eines der beiden, jeder einmal pro Zug.
game-colonel-page-equal-hands = Bei Gleichstand bekommt hier niemand etwas.
game-colonel-page-stock-end = Hier endet die Runde mit dem Zug, in dem die letzte Karte des Stapels gezogen wurde.
