# Was von einem Stapel gesagt wird, von dem niemand zieht.

untouched-last-turn = Wenn dieser Zug die Runde nicht beendet, ist sie ungültig.
untouched-coming = { $turns ->
    [1] Noch ein Zug ohne Karte vom Stapel, und die Runde ist ungültig.
    [2] Noch zwei Züge ohne Karte vom Stapel, und die Runde ist ungültig.
    [3] Noch drei Züge ohne Karte vom Stapel, und die Runde ist ungültig.
    [4] Noch vier Züge ohne Karte vom Stapel, und die Runde ist ungültig.
    [5] Noch fünf Züge ohne Karte vom Stapel, und die Runde ist ungültig.
    [6] Noch sechs Züge ohne Karte vom Stapel, und die Runde ist ungültig.
   *[other] Noch { $turns } Züge ohne Karte vom Stapel, und die Runde ist ungültig.
}
untouched-void = { $turns ->
    [one] Einen Zug lang zog niemand vom Stapel, also ist die Runde ungültig
   *[other] { $turns } Züge lang zog niemand vom Stapel, also ist die Runde ungültig
}
