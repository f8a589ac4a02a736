# Trophäen: was man erreichen kann, und das Beste in jedem Spiel.

goals-title = Trophäen
goals-subtitle = { $done } von { $whole } Trophäen
goals-invitation = Noch keine Trophäe. Für die erste genügt eine gewonnene Runde.
goals-reached = Gewonnen
goals-ahead = Noch offen
goals-best = Dein Bestes in jedem Spiel
goals-in-hand = { $when }, Runde { $hand }
goals-progress = { $done } von { $whole }
goals-best-hand = beste Runde { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
goals-fastest-gin = schnellstes Gin { $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
}
goals-coming = Als Nächstes
goals-next-up = Als Nächstes: { $goal }

## Die Ziele.

goals-first-hand = Gewinne eine Runde
goals-gin = Mache Gin
goals-undercut = Unterbiete einen Gegner
goals-first-match = Gewinne eine Partie
goals-quick-knock = Klopfe in den ersten drei Zügen und gewinne
goals-knock-one = Gewinne mit einem Klopfen mit 1
goals-some-games = Spiele fünf verschiedene Spiele
goals-solo-gin = Mache Gin bei der Gin-Patience
goals-solitary = Erreiche das Ziel der Gin-Patience
goals-short-streak = Gewinne drei Partien hintereinander
goals-shutout = Gewinne eine Partie, in der der Gegner keine Runde gewinnt
goals-some-wins = Gewinne zehn Partien
goals-some-hands = Spiele hundert Runden
goals-no-hints = Schlage Ada, Vera oder Anselm ohne einen Tipp
goals-caught = Erwische einen Gegner mit mindestens 60 Fehlpunkten
goals-comeback = Verliere die ersten drei Runden und gewinne die Partie
goals-big-gin = Mache Big Gin
goals-gin-early = Mache Gin in höchstens fünf Zügen
goals-refused = Erhöhe den Einsatz, bis der Gegner aufgibt
goals-challenge = Gewinne eine Runde Colonel mit einer Herausforderung
goals-out = Werde bei Skarney Gin alle Karten los
goals-mixture = Gewinne eine Partie eines Spiels, das du zusammengestellt hast
goals-everybody = Schlage jeden Gegner
goals-undercut-master = Unterbiete Anselm
goals-master = Schlage Anselm
goals-long-streak = Gewinne fünf Partien hintereinander
goals-many-wins = Gewinne fünfzig Partien
goals-every-game = Spiele jedes Spiel
goals-many-hands = Spiele tausend Runden

## Dasselbe als Errungenes, für die Namen der Trophäen.

goals-won-first-hand = Erste Runde gewonnen
goals-won-gin = Erstes Gin
goals-won-undercut = Erstes Unterbieten
goals-won-first-match = Erste Partie gewonnen
goals-won-quick-knock = Klopfen in den ersten drei Zügen
goals-won-knock-one = Mit 1 geklopft und gewonnen
goals-won-some-games = Fünf verschiedene Spiele gespielt
goals-won-solo-gin = Gin bei der Gin-Patience
goals-won-solitary = Ziel der Gin-Patience erreicht
goals-won-short-streak = Drei Partien hintereinander
goals-won-shutout = Eine Partie ohne verlorene Runde
goals-won-some-wins = Zehn Partien gewonnen
goals-won-some-hands = Hundert Runden gespielt
goals-won-no-hints = Starker Gegner ohne Tipp geschlagen
goals-won-caught = Gegner mit mindestens 60 erwischt
goals-won-comeback = Aufgeholt nach drei verlorenen Runden
goals-won-big-gin = Erstes Big Gin
goals-won-gin-early = Gin in höchstens fünf Zügen
goals-won-refused = Gegner mit dem Einsatz vertrieben
goals-won-challenge = Colonel mit Herausforderung gewonnen
goals-won-out = Alle Karten los bei Skarney Gin
goals-won-mixture = Partie im eigenen Spiel gewonnen
goals-won-everybody = Jeden Gegner geschlagen
goals-won-undercut-master = Anselm unterboten
goals-won-master = Anselm geschlagen
goals-won-long-streak = Fünf Partien hintereinander
goals-won-many-wins = Fünfzig Partien gewonnen
goals-won-every-game = Jedes Spiel gespielt
goals-won-many-hands = Tausend Runden gespielt

## Am Ende einer Partie.

goals-new = Neue Trophäe: { $goal }
goals-new-many = { $count ->
    [one] Neue Trophäen: { $goal }, und 1 weitere
   *[other] Neue Trophäen: { $goal }, und { $count } weitere
}

## Was Ziele bringen.

goals-cups = Turnierpokale
goals-rewards = Belohnungen (für alle offen)
goals-reward = { $kind ->
    [back] Rückseite
    [cloth] Tuch
   *[clothes] Kleidung
}: { $value }
goals-kind = { $kind ->
    [back] Rückseite
    [cloth] Tuch
   *[clothes] Kleidung
}
goals-brings = { $kind ->
    [back] Belohnung: Rückseite, { $value }
    [cloth] Belohnung: Tuch, { $value }
   *[clothes] Belohnung: Kleidung, { $value }
}
goals-in-use = in Gebrauch
goals-not-earned = noch nicht verdient
goals-used-already = Das hast du schon in Gebrauch.
goals-put-on = nehmen
goals-put-on-this = { $reward } nehmen
goals-put-on-brief = Nehmen
