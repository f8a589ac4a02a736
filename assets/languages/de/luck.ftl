# Glück und Spiel: woraus sich das Ergebnis einer Runde oder Partie zusammensetzt.

luck-title = Glück und Spiel
luck-not-measured = In diesem Spiel wird das Glück nicht gemessen.
luck-points-for = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für { $who ->
    [you] dich
   *[other] { $who }
}
luck-chance-for = { $percent }{"\u00A0"}% für { $who ->
    [you] dich
   *[other] { $who }
}
luck-even = ausgeglichen
luck-summary = Glück: { $luck }, plus oder minus { $error }. Spiel: { $play }.
luck-gave-away = { $who } hat { $given } Punkte verschenkt.
luck-gave-nothing = { $who } hat nichts verschenkt.

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
luck-to-win = % Siegchance
luck-points-of = { $points ->
    [0] 0 Punkte
    [one] { NUMBER($points, sign: "close") } Punkt
   *[other] { NUMBER($points, sign: "close") } Punkte
}
luck-chance-of = { $percent ->
    [0] 0{"\u00A0"}% Siegchance
   *[other] { NUMBER($percent, sign: "close") }{"\u00A0"}% Siegchance
}
luck-note = Mit offenen Karten beurteilt: Geben und gezogene Karten sind Glück, Entscheidungen sind Spiel. Plus ist gut für dich.
