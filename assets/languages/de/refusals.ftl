# Warum etwas nicht geht, und was stattdessen geht.

refusals-not-your-turn = Du bist nicht dran.
refusals-hand-over = Die Runde ist zu Ende. Gib die nächste.
refusals-take-or-pass = Nimm erst die offene Karte oder passe.
refusals-draw-first = Zieh erst eine Karte.
refusals-drawn-offer = Du hast schon gezogen: Biete eine Karte an.
refusals-drawn-discard = Du hast schon gezogen: Leg eine Karte ab.
refusals-stock-only = Beide haben die offene Karte liegen lassen. Zieh vom Stapel.
refusals-pile-empty = Der Ablagestapel ist leer. Zieh vom Stapel.
refusals-no-turns-left = Alle { $limit } Züge sind gespielt.
refusals-nothing-to-pass = Passen kannst du jetzt nicht.
refusals-not-in-hand = Du hast { CARD($card, form: "the", case: "accusative") } nicht auf der Hand.
refusals-just-taken = Du hast { CARD($card, form: "the", case: "accusative") } eben aufgenommen. Leg eine andere Karte ab.
refusals-first-turn-discard-only = Im ersten Zug kannst du nur ablegen.
refusals-over-limit = Mit { $count } kannst du nicht klopfen: Die Grenze ist { $limit }.
refusals-gin-only = Mit { $count } kannst du nicht klopfen: Nur Gin beendet diese Runde.
refusals-just-took = Du hast { CARD($card, form: "the", case: "accusative") } eben aufgenommen.
refusals-other-for-knock = Leg stattdessen { CARD($card, form: "the", case: "accusative") } ab, um mit { $count } zu klopfen.
refusals-other-for-gin = Leg stattdessen { CARD($card, form: "the", case: "accusative") } ab, um Gin zu machen.
refusals-other-for-shot = Leg stattdessen { CARD($card, form: "the", case: "accusative") } ab, um einen Schuss zu machen.
refusals-has-deadwood = { $count ->
    [one] Das ist kein Gin: Du hast { $count } Fehlpunkt.
   *[other] Das ist kein Gin: Du hast { $count } Fehlpunkte.
}
refusals-is-gin = Damit hast du keine Fehlpunkte: Sag Gin an.
refusals-is-shot = Diese Karten ergeben deinen Punktestand: Sag den Schuss an.
refusals-no-shot-only-gin = Bei { $count } Punkten gibt es keinen Schuss, nur Gin.
refusals-no-shot = Das ist kein Schuss: Diese Karten ergeben nicht deinen Punktestand von { $count }.
refusals-taken-not-melded = Du hast in diesem Zug { CARD($card, form: "the", case: "accusative") } aufgenommen; wenn du klopfst, muss diese Karte in einer Kombination liegen.
refusals-plain-gin = Big Gin gibt es hier nicht: Liegen alle Karten in Kombinationen, machst du Gin.
refusals-no-suit = So aufgeteilt zählt das Blatt in keiner Farbe.
refusals-suits-closed = { $suits ->
    [1] So aufgeteilt zählt das Blatt in { LIST($suits) }, und diese Farbe ist abgeschlossen.
   *[other] So aufgeteilt zählt das Blatt in { LIST($suits) }, und diese Farben sind abgeschlossen.
}
refusals-not-least = Hier müssen es so wenige Fehlpunkte sein wie möglich: { $count }.
refusals-no-big-gin = Um diese Runde zu beenden, musst du eine Karte ablegen.
refusals-last-discard-must-end = Die letzte abgelegte Karte, { CARD($card, form: "the") }, darfst du nur nehmen, um sofort zu klopfen oder Gin zu machen.
refusals-cannot-lay-off = Dort passt { CARD($card, form: "the") } nicht.
refusals-lay-off-now = Leg an, was du kannst, dann wähl Fertig.
refusals-nothing-to-lay-off-on = Angelegt wird erst nach dem Klopfen.
refusals-not-in-this-game = Das gibt es in diesem Spiel nicht.
refusals-only-top = Du darfst nur die oberste Karte ansehen.
refusals-nothing-to-take-back = Es gibt nichts zurückzunehmen.
refusals-no-practice = Züge sind hier endgültig. Für neue Partien kannst du Zurücknehmen einschalten.
refusals-no-gesture = Das bewirkt hier nichts.
refusals-see-commands = Das bewirkt hier nichts. { $key } zeigt, was du tun kannst.
refusals-in-menu = Das ist das Menü. Wenn du aufhören willst, wähle Beenden.
