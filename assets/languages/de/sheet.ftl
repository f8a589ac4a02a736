sheet-title = Punktezettel
sheet-board-title = Cribbage-Brett
sheet-hand-by-hand = Runde für Runde
sheet-board = Das Brett
sheet-deal-code = { $title } · Code { $code }
sheet-no-hand = Noch wurde keine Runde gewertet
sheet-total = insgesamt
sheet-boxes = Boxen
sheet-first-column = Runde
sheet-end = { $kind ->
    [hands] Punkte aus Runden
    [boxes] Boxen
    [shutout] zu null
   *[game] Spiel
}
sheet-figure = { $figure ->
    [hands-won] Gewonnene Runden
    [gin] Gin
    [undercuts] Unterboten
    [deadwood] Fehlpunkte am Ende im Schnitt
   *[held] Blatt am Ende im Schnitt
}
sheet-how = { $outcome ->
    [knock] geklopft
    [gin] Gin
    [big_gin] Big Gin
    [shot] Schuss
    [undercut] unterboten
    [tie] gleich viel
    [refused] abgelehnt
    [void] ohne Punkte
    [compared] Stapel aufgebraucht
    [solo_gin] Gin
    [solo_loose] kein Gin
    [out] Schluss gemacht
   *[challenge] Herausforderung
}
sheet-how-with-die = { sheet-how }, Würfel { $value }
sheet-across = { $number ->
    [one] Runde
   *[other] Runden
}
sheet-row = Runde { $number }, { $how }: { $gained }
sheet-row-empty = Runde { $number }, { $how }: nichts
sheet-gained = { standing-name } { NUMBER($points, sign: "close") }
sheet-gained-within = { standing-head-within } { standing-name } { NUMBER($points, sign: "close") }

sheet-older = Vorige Runde
sheet-newer = Nächste Runde
sheet-first = Das ist die erste Runde.
sheet-last = Das ist die letzte gewertete Runde.
sheet-nothing-yet = Hier hat noch keine Runde Punkte gebracht.
sheet-comes-from = { $label }: woher das kommt
sheet-hand-of = Runde { $number } von { $of }
sheet-wrote = { $who ->
    [you] Du bekommst { $points }
   *[other] { $who } bekommt { $points }
} (insgesamt { $now })
sheet-wrote-in = { standing-head }: { sheet-wrote }
sheet-wrote-in-each = { $who ->
    [you] Du bekommst { $points }
   *[other] { $who } bekommt { $points }
}: { LIST($heads, by: "comma") }
sheet-won-boxes = { standing-name }, { $boxes ->
    [one] { $boxes } Box
   *[other] { $boxes } Boxen
}
sheet-sum = { standing-name }: { $first } { LIST($more, by: "space") } = { $total }
