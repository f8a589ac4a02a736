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

## Die Seite einer Partie.

luck-went = Deine Chance auf den Partiesieg ging von { $percent }{"\u00A0"}% auf { $now }{"\u00A0"}%.
luck-both-gave = Verschenkte Punkte: du { $yours }, { $who } { $theirs }.
luck-chance-heading = Siegchance
luck-points-heading = Punkte
luck-hands = Runde für Runde
luck-hand = Runde { $number }, { $how }
luck-hand-parts = Glück { $luck }, Spiel { $play }
luck-not-yet = noch nicht gemessen
luck-looked-at = { $number } von { $hands ->
    [one] { $hands } Runde
   *[other] { $hands } Runden
} gemessen …
luck-no-hand = In dieser Partie ist noch keine Runde zu Ende.
