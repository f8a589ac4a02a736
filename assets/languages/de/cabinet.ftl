# Die Vitrine mit den Trophäen, im Menü.

cabinet-title = { $count ->
    [0] Vitrine, noch leer
    [one] Vitrine, 1 Trophäe
   *[other] Vitrine, { $count } Trophäen
}
cabinet-empty = Für die erste Trophäe genügt eine gewonnene Runde
cabinet-round = Die ganze Leiter: { $name }
cabinet-cup = Ein Turnierpokal
cabinet-rung = { $who }, auf der Leiter geschlagen: { $game }
