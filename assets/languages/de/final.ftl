final-title = Endstand
final-subtitle = { $title }, { $hands ->
    [one] eine Runde
   *[other] { $hands } Runden
}
final-area = wie der Endstand zustande kam
final-reached-area = was du erreicht hast
final-trophies-area = neue Trophäen
final-open = Zum Endstand
final-rematch = Revanche
final-again = Noch einmal
final-last-hand = Letzte Runde
final-statistics = Statistik

final-line = { $kind ->
    [hands] Punkte aus Runden
    [boxes] Boxen
    [shutout] Zu null
   *[game] Spielbonus
}
final-penalties = Strafpunkte
final-total = Insgesamt
final-why-hands = gespielt bis { $goal }
final-why-boxes = { $extra ->
    [true] { $yours } zu { $theirs }, je { $each } Punkte
   *[false] gewonnene Runden: { $yours } zu { $theirs }, je { $each } Punkte
}
final-why-boxes-many = { $extra ->
    [true] { $each } für jede Box, Spiel für Spiel
   *[false] { $each } für jede gewonnene Runde, Spiel für Spiel
}
final-why-shutout = Verlierer ohne gewonnene Runde
final-why-game = für den Sieg
final-why-penalties = wer { $goal } erreicht, verliert
final-why-closed = { $who ->
    [you] gehört dir
   *[other] gehört { $who }
}
final-deal = Runde { $number }, { $how }
final-why-alone = mit höchstens { $goal } gewonnen
final-both = du { $yours }, { $who } { $theirs }

final-uncounted = zählt nicht mit

final-first-win = Dein erster Sieg gegen { $who }
final-streak = { $record ->
    [true] { NUMBER($number, form: "word") } Siege hintereinander, so viele wie noch nie
   *[false] { NUMBER($number, form: "word") } Siege hintereinander
}
final-shutout = Zu null: { $who } gewann keine Runde
final-close = { $number ->
    [one] Mit einem Punkt mehr hättest du gewonnen
   *[other] Mit { $number } Punkten mehr hättest du gewonnen
}
final-highest = { $number } Punkte: so viele wie noch nie
final-lowest = { $number } Strafpunkte: so wenige wie noch nie
final-best-hand = { $record ->
    [true] Deine beste Runde überhaupt: { $number } Punkte, Runde { $hand }
   *[false] Beste Runde: { $number } Punkte, Runde { $hand }
}
final-fastest-gin = { $record ->
    [true] Dein schnellstes Gin überhaupt: { $number ->
        [one] ein Zug
       *[other] { $number } Züge
    }, Runde { $hand }
   *[false] Schnellstes Gin: { $number ->
        [one] ein Zug
       *[other] { $number } Züge
    }, Runde { $hand }
}
final-standing = Gegen { $who }: { $number ->
    [one] { $number } Sieg
   *[other] { $number } Siege
}, { $lost ->
    [one] { $lost } Niederlage
   *[other] { $lost } Niederlagen
}

final-decides = { $who ->
    [you] Und damit gewinnst du { -standing-prize }
   *[other] Und damit gewinnt { $who } { -standing-prize }
}
final-decides-nothing = Und damit geht es unentschieden aus
