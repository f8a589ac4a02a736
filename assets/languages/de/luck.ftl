# Glück und Spiel: woraus sich das Ergebnis einer Runde oder Partie zusammensetzt.

luck-title = Glück und Spiel
luck-not-measured = In diesem Spiel wird das Glück nicht gemessen.
-luck-amount = { $number ->
    [one] { $number } Punkt
   *[other] { $number } Punkte
}
luck-was = { $unit ->
    [chance] Das Glück brachte { $who ->
        [you] dir
       *[other] { $who }
    } etwa { $number }{"\u00A0"}% Siegchance
   *[points] Das Glück brachte { $who ->
       [you] dir
      *[other] { $who }
    } etwa { -luck-amount }
}
luck-was-even = Das Glück war etwa gleich verteilt
luck-and-play = { $luck }, { $same ->
    [true] und
   *[false] aber
} { $who ->
    [you] dein Spiel brachte dir etwa { $number }{"\u00A0"}%.
   *[other] das Spiel von { $who } kostete dich etwa { $number }{"\u00A0"}%.
}
luck-gave-away = { $who } hat { $given } Punkte verschenkt.
luck-gave-nothing = { $who } hat keinen Fehler gemacht.

## Die Tabelle.

luck-deal = Geben
luck-draws = { $who ->
    [you] Deine gezogenen Karten
   *[other] Gezogene Karten von { $who }
}
luck-decisions = { $who ->
    [you] Dein Spiel
   *[other] Spiel von { $who }
}
luck-result = Ergebnis
luck-points = Punkte
luck-to-win = % Siegchance in der Partie
luck-points-of = { $points ->
    [0] 0 Punkte
    [one] { NUMBER($points, sign: "close") } Punkt
   *[other] { NUMBER($points, sign: "close") } Punkte
}
luck-chance-of = { $percent ->
    [0] 0{"\u00A0"}% Siegchance in der Partie
   *[other] { NUMBER($percent, sign: "close") }{"\u00A0"}% Siegchance in der Partie
}
luck-note = Mit offenen Karten beurteilt: Geben und gezogene Karten sind Glück, Entscheidungen sind Spiel. Plus ist gut für dich.
