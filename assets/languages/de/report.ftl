# Der Bericht über eine Partie: wie sie lief, Glück und Spiel und die teuersten Entscheidungen.

report-title = Partiebericht
report-back = Zurück zum Bericht
report-empty = Noch ist keine Partie zu Ende.
report-promise = Nach der ersten zeigt diese Seite, wie sie lief, was Glück war und welche Züge am meisten gekostet haben.
report-no-hand = In dieser Partie ist noch keine Runde zu Ende.
report-looked-at = { $number } von { $hands ->
    [one] { $hands } Runde
   *[other] { $hands } Runden
} geprüft …
report-not-judged = In diesem Spiel kann der Coach nicht sagen, was ein Zug wert ist, und das Glück wird nicht gemessen. Die Linie folgt dem Punktestand.

## Die Linie der Partie.

report-line = So lief die Partie
report-goal-chance = Deine Chance, das Ziel zu erreichen
report-goal-went = Deine Chance, das Ziel zu erreichen: von { $before }{"\u00A0"}% auf { $after }{"\u00A0"}%.
report-hand-went = { $name }: von { $before }{"\u00A0"}% auf { $after }{"\u00A0"}%

## Die Zahlen beider Spieler.

report-both = Nebeneinander
report-figures = Deine Zahlen
report-mistakes = Fehler
report-given = Verschenkte Punkte
report-deal = Glück beim Geben
report-draws = Glück beim Ziehen
report-play = Spiel
report-note = Beide werden gleich beurteilt: Züge nach dem, was der Spieler wissen konnte, Glück und Spiel mit offenen Karten.
report-in-chances = Glück und Spiel zeigen, wie stark sie die Siegchance eines Spielers in der Partie gehoben oder gesenkt haben; das Glück insgesamt plus oder minus { $error }{"\u00A0"}%.
report-note-alone = Züge werden nach dem beurteilt, was du wissen konntest.

## Die teuersten Züge.

report-costliest = Die teuersten Züge
report-later = Sie stehen hier, sobald alle Runden geprüft sind.
report-no-costly = Keine Fehler.
report-move = Runde { $hand }, Zug { $number }
report-cost = { $points } Punkte, { $percent }{"\u00A0"}% Siegchance in der Partie
report-on-from = spiel weiter ab Runde { $hand }, Zug { $number }
report-practise = { $theme ->
    [goes] Am meisten hat dich das Ablegen gekostet: { $points } von { $whole } Punkten. Übe, die richtige Karte abzulegen.
    [take] Am meisten hat dich das Ziehen gekostet: { $points } von { $whole } Punkten. Übe, wann man nimmt und wann man liegen lässt.
    [knock] Am meisten hat dich das Ende der Runde gekostet: { $points } von { $whole } Punkten. Übe, wann man klopft und wann man wartet.
    [lay-off] Am meisten hat dich das Anlegen gekostet: { $points } von { $whole } Punkten. Übe das Anlegen.
   *[melds] Am meisten hat dich das Ordnen gekostet: { $points } von { $whole } Punkten. Übe, dein Blatt zu ordnen.
}
report-little = Du hast { $points } Punkte verschenkt, in { $decisions ->
    [one] { $decisions } Zug
   *[other] { $decisions } Zügen
}: nichts, was du eigens üben müsstest.
report-nothing-lost = { -report-decisions }, kein Fehler.
-report-decisions = { $decisions ->
    [one] { $decisions } Zug
   *[other] { $decisions } Züge
}

## Runde für Runde.

report-hands = Runde für Runde
report-hand = Runde { $number }: { $how }
report-hand-parts = Glück { $luck }, Spiel { $play }
report-not-yet = noch nicht gemessen
