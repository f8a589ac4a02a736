statistics-title = Statistik
statistics-title-of = Statistik: { $what }
statistics-title-of-practice = Statistik: Übung
statistics-show = Was gezeigt wird
statistics-shown = gezeigt
statistics-figures = In Zahlen
statistics-nothing = Noch ist keine Runde zu Ende gespielt. Spiele eine, dann steht sie hier.
statistics-nothing-here = Von dieser Art ist noch keine Runde zu Ende gespielt.
statistics-promise-over-time = Eine Linie, die mit jedem Sieg steigt
statistics-promise-by-game = Wen du schlägst und bei welchem Spiel
statistics-promise-endings = Klopfen, Gin und Unterbieten, auf beiden Seiten
statistics-no-match = Noch ist keine Partie zu Ende. Die Linie beginnt mit der ersten.
statistics-no-matches = Noch ist keine Partie zu Ende.
statistics-no-round = Noch ist kein Durchgang zu Ende. Die Linie beginnt mit dem ersten.
statistics-all = Alle Spiele
statistics-anybody = Alle Gegner
statistics-practice = Übung
statistics-against = gegen { $opponent }
statistics-pick-against = Gegen { $opponent }
statistics-level = Stufe { $level }
statistics-ahead-by = Siege minus Niederlagen
statistics-points = Punkte
statistics-won = gewonnen
statistics-lost = verloren
statistics-played = gespielt
statistics-reached = Ziel erreicht
statistics-missed = Ziel verfehlt
statistics-over-time = Partie für Partie
statistics-by-game = Nach Spiel und Gegner
statistics-endings = Wie Runden endeten
statistics-deals = Wie die Patience-Runden endeten
statistics-alone = Allein
statistics-round-by-round = { $game }, Durchgang für Durchgang
statistics-matches-across = { $number ->
    [one] Partie
   *[other] Partien
}
statistics-rounds-across = { $number ->
    [one] Durchgang
   *[other] Durchgänge
}
statistics-by-knock = Mit Klopfen gewonnen
statistics-by-gin = Mit Gin gewonnen
statistics-by-big-gin = Mit Big Gin gewonnen
statistics-undercut-made = Durch Unterbieten gewonnen
statistics-by-offer = Durch den Würfel gewonnen
statistics-at-stock-end = Bei leerem Stapel gewonnen
statistics-lost-to-knock = Gegen Klopfen verloren
statistics-lost-to-gin = Gegen Gin verloren
statistics-lost-to-big-gin = Gegen Big Gin verloren
statistics-undercut-suffered = Durch Unterbieten verloren
statistics-gave-up = Würfel abgelehnt und verloren
statistics-lost-at-stock-end = Bei leerem Stapel verloren
statistics-void = Ohne Punkte
statistics-solo-gin = Gin
statistics-solo-loose = Kein Gin
statistics-matches = Partien
statistics-finished = zu Ende gespielt
statistics-matches-won = Gewonnen
statistics-out-of = { $part } von { $whole }
statistics-streak = Aktuelle Serie
statistics-no-streak = keine
statistics-wins = { $number ->
    [one] Sieg
   *[other] Siege
}
statistics-losses = { $number ->
    [one] Niederlage
   *[other] Niederlagen
}
statistics-longest-streak = Längste Serie
statistics-points-a-hand = Punkte je Runde
statistics-in-hands = in { $hands ->
    [one] { $hands } Runde
   *[other] { $hands } Runden
}
statistics-deadwood = Fehlpunkte im Schnitt
statistics-on-average = am Ende
statistics-gins = Gin
statistics-undercuts = Unterboten
statistics-suffered = { $number } gegen dich
statistics-best-hand = Beste Runde
statistics-fastest-gin = Schnellstes Gin
statistics-turns = Züge
statistics-hints = Tipps
statistics-asked-for = geholt
statistics-rounds = Durchgänge
statistics-goal-reached = Ziel erreicht
statistics-best-total = Bestes Ergebnis
statistics-average-total = Ergebnis im Schnitt
statistics-points-a-deal = Punkte je Runde
statistics-in-deals = in { $deals ->
    [one] { $deals } Runde
   *[other] { $deals } Runden
}
statistics-won-of = { $matches ->
    [one] { $matches } Partie
   *[other] { $matches } Partien
}, { $won ->
    [one] { $won } Sieg
   *[other] { $won } Siege
}.
statistics-reached-of = Allein: { $rounds ->
    [one] { $rounds } Durchgang
   *[other] { $rounds } Durchgänge
}, { $won } am Ziel.
statistics-hands-only = { $hands ->
    [one] { $hands } Runde
   *[other] { $hands } Runden
} gespielt, aber noch keine ganze Partie.
statistics-ahead = { $number } vorn
statistics-behind = { $number } zurück
statistics-even = ausgeglichen
-statistics-wins-and-losses = { $won ->
    [one] { $won } Sieg
   *[other] { $won } Siege
}, { $lost ->
    [one] { $lost } Niederlage
   *[other] { $lost } Niederlagen
}
statistics-after = Nach { $matches ->
    [one] { $matches } Partie
   *[other] { $matches } Partien
}: { -statistics-wins-and-losses }.
statistics-last = Die letzten { $shown } von { $matches } Partien: { -statistics-wins-and-losses }.
statistics-match-won = Partie { $number } gewonnen
statistics-match-lost = Partie { $number } verloren
statistics-match-drawn = Partie { $number } unentschieden
statistics-score = { $yours } zu { $theirs }
statistics-lot = { $won } von { $matches } gewonnen
statistics-total-against = { $opponent }: { $won } von { $matches }.
statistics-by-game-note = { $matches ->
    [one] { $matches } Partie
   *[other] { $matches } Partien
} in { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spielen
}: { $won ->
    [one] { $won } Sieg
   *[other] { $won } Siege
}.
statistics-endings-note = { $hands ->
    [one] { $hands } Runde
   *[other] { $hands } Runden
}: { $won } gewonnen, { $lost } verloren{ $void ->
    [0] {""}
   *[other] , { $void } ohne Punkte
}.
statistics-deals-note = { $deals ->
    [one] { $deals } Runde
   *[other] { $deals } Runden
}: { $gins } mit Gin, { $loose } ohne.
statistics-rounds-after = Nach { $rounds ->
    [one] { $rounds } Durchgang
   *[other] { $rounds } Durchgängen
}: { $reached } am Ziel, der beste mit { $best }.
statistics-rounds-to-after = Nach { $rounds ->
    [one] { $rounds } Durchgang
   *[other] { $rounds } Durchgängen
}: { $reached } mit { $goal } oder weniger, der beste mit { $best }.
statistics-rounds-last = Die letzten { $shown } von { $rounds } Durchgängen: { $reached } am Ziel, der beste mit { $best }.
statistics-rounds-to-last = Die letzten { $shown } von { $rounds } Durchgängen: { $reached } mit { $goal } oder weniger, der beste mit { $best }.
statistics-round = Durchgang { $number }
statistics-reached-goal = Ziel erreicht; das Ziel war { $goal }
statistics-missed-goal = Ziel verfehlt; das Ziel war { $goal }
statistics-round-end = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
statistics-practice-note = Übungen zählen für sich: { $matches ->
    [one] { $matches } Partie
   *[other] { $matches } Partien
}, { $won ->
    [one] { $won } Sieg
   *[other] { $won } Siege
}, { $hands ->
    [one] { $hands } Runde
   *[other] { $hands } Runden
}.
statistics-people = andere Menschen
