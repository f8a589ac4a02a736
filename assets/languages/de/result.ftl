result-area = Ergebnis
result-next = Nächste Runde
result-next-deal = Nächste Runde
result-sheet = Punktezettel
result-again = Noch einmal
result-menu = Zum Menü
result-rules = Regeln dieses Spiels
result-help = Hilfe

result-wins-round = Du gewinnst den Durchgang
result-round-over = Der Durchgang ist zu Ende
result-draw = Unentschieden
result-gin-alone = Gin!
result-deal-over = Die Runde ist zu Ende
result-nobody-scores = Keine Punkte
result-wins-hand = { $who ->
    [you] Du gewinnst die Runde
   *[other] { $who } gewinnt die Runde
}

result-all-melded = Alle Karten liegen in Kombinationen
result-left-loose = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} in losen Karten
result-knocked = { $who ->
    [you] Du hast
   *[other] { $who } hat
} mit { $own } gegen { $caught }{ result-in-suits } geklopft
result-undercut = { $who ->
    [you] Du hast
   *[other] { $who } hat
} mit { $own } gegen { $caught }{ result-in-suits } geklopft: unterboten
result-went-gin = { $who ->
    [you] Du hast
   *[other] { $who } hat
}{ result-in-suits } Gin gemacht
result-went-big-gin = { $who ->
    [you] Du hast
   *[other] { $who } hat
}{ result-in-suits } Big Gin gemacht
result-in-suits = { $suits ->
    [0] {""}
   *[other] {" "}in { LIST($suits) }
}
result-made-shot = { $who ->
    [you] Du hast
   *[other] { $who } hat
} einen Schuss mit { LIST($cards, by: "comma") } gemacht
result-stock-used-up = Der Stapel ist aufgebraucht
result-compared = Der Stapel ist aufgebraucht: { $yours } gegen { $theirs }
result-scores-for-runs = { $who ->
    [you] du bekommst
   *[other] { $who } bekommt
} { $points } für Folgen

result-deadwood-of = { $who ->
    [you] Deine Fehlpunkte
    [unknown] Fehlpunkte von { $who }
   *[other] { NAME($who, form: "of") } Fehlpunkte
}
result-hand-of = { $who ->
    [you] Dein Blatt
    [unknown] Das Blatt von { $who }
   *[other] { NAME($who, form: "of") } Blatt
}
result-laid-off = Angelegt
result-gin = Gin
result-big-gin = Big Gin
result-bare-gin = Gin, Gegner ohne Kontrakt
result-undercut-bonus = Unterboten
result-rush = Rest im Stapel
result-long-run = Lange Folge
result-courts = Bildkarten
result-doubled = Doppelt wegen Pik
result-die = Der Würfel, in Runden
result-loose-aces = Lose Asse
result-loose-pips = Lose 2 bis 9
result-loose-tens = Lose 10 bis König
result-this-deal = Diese Runde
result-books = { $who ->
    [you] Deine Strafpunkte
   *[other] Strafpunkte von { $who }
}
result-to-whom = { $who ->
    [you] Für dich
   *[other] Für { $who }
}
result-to-whom-in-each-suit = { $who ->
    [you] Für dich, in jeder Farbe
   *[other] Für { $who }, in jeder Farbe
}

result-lays-off = { $who ->
    [you] hast
   *[other] hat
} { LIST($cards, form: "the", case: "accusative") } angelegt, übrig: { $left }
result-goes-gin = { $who ->
    [you] hast Gin gemacht
   *[other] hat Gin gemacht
}
result-goes-big-gin = { $who ->
    [you] hast Big Gin gemacht
   *[other] hat Big Gin gemacht
}
result-makes-shot = { $who ->
    [you] hast einen Schuss gemacht
   *[other] hat einen Schuss gemacht
}
result-knocks = { $who ->
    [you] hast
   *[other] hat
} mit { $left } geklopft
result-was-caught = { $who ->
    [you] wurdest
   *[other] wurde
} mit { $left } erwischt
result-is-left = { $who ->
    [you] hattest
   *[other] hatte
} noch { $left }
result-group-and-laid = { $label }: { LIST($cards, by: "comma") }, angelegt { LIST($laid, by: "comma") }
result-rest = Fehlpunkte
result-rest-counting = Fehlpunkte { $points }
result-in-hand = auf der Hand
result-in-hand-counting = auf der Hand { $points }
