records-line = Zeile { $number }, { $name }: { $why }
records-line-only = Zeile { $number }: { $why }

records-too-long = die Datei hat mehr als { $most } Zeichen, mehr als jede Runde
records-title = { $text } statt { $title }
records-no-line-of-it = { $text } ist keine Zeile einer Runde
records-twice = { $name } steht zweimal da
records-missing = eine Zeile { $name } fehlt

records-count = { $count ->
    [one] 1 Zahl
   *[other] { $count } Zahlen
} statt { $wanted }
records-no-number = { $text } ist keine Zahl
records-no-seat = einen Platz { $text } gibt es nicht
records-no-hand = eine Runde { $text } gibt es nicht: Gezählt wird von 1 bis { $most }
records-closed-early = { $text } vor der ersten Runde
records-no-suit = { $text } ist keine Farbe
records-no-score = vor Runde { $number } steht es in keiner Partie { $score }
records-no-score-to = vor Runde { $number } steht es in keiner Partie bis { $goal } schon { $score }
records-no-die = { $text } ist weder 'none' noch etwas wie '2 0'
records-no-owner = { $text } ist kein Besitzer: middle, 0 oder 1
records-die-shows = kein Würfel zeigt { $text }
records-other-die = er zeigt { $die }, der versiegelte { $sealed }

records-seal = es passt nicht zur versiegelten Zeile; deren Siegel ist { $right }
records-seal-else = es passt nicht zur versiegelten Zeile, die kein einfacher Text ist
records-sealed-form = es ist nicht { $right }
records-older-form = es ist nicht 'deal ...; salt ...', mit oder ohne Würfel dazwischen
records-no-secret = { $text } ist kein Geheimnis aus { $digits } Zeichen, 0 bis 9 und a bis f
records-other-dealer = bei { $code } gibt Platz { $seat }, nicht { $dealer }
records-named-not-cut = { $text }, aber wo der Gebecode genannt wurde, wird nicht abgehoben
records-not-mixed-in = { $text } ist nicht so, wie es eingemischt wurde: { $right }
records-not-sealed = { $text } steht da, aber aus dem Versiegelten folgt { $right }
records-not-all-cards = { $number ->
    [one] 1 Karte wird gegeben, nicht 52 verschiedene
   *[other] { $number } verschiedene Karten werden gegeben, nicht 52
}

records-not-playable = so gegeben lässt sich nicht spielen: { $why }
records-not-playable-at-all = so gegeben lässt sich nicht spielen
records-after-the-end = { $text } kommt nach dem Ende der Runde
records-not-on-turn = am Zug ist Platz { $seat }, nicht { $text }
records-no-end = die Züge führen nicht zum Ende der Runde
records-other-count = { $text } steht da, aber die Züge führen zu { $right }
records-told-why = { $what }. Wer es versucht, hört: „{ $why }“
