# Rekorde: Ziele, die man erreichen kann, und das Beste in jedem Spiel.

goals-title = Rekorde
goals-subtitle = { $done } von { $whole } Zielen erreicht
goals-invitation = Alle Ziele liegen noch vor dir. Für das erste genügt eine Runde.
goals-reached = Erreichte Ziele
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
goals-opens = Öffnet den Punktezettel dieser Partie.

## Die Ziele.

goals-first-hand = Gewinne eine Runde
goals-gin = Mache Gin
goals-undercut = Unterbiete einen Gegner
goals-first-match = Gewinne eine Partie
goals-quick-knock = Gewinne mit einem Klopfen nach höchstens drei Zügen
goals-knock-one = Gewinne mit einem Klopfen mit nur einem Fehlpunkt
goals-some-games = Spiele fünf verschiedene Spiele
goals-solo-gin = Mache Gin bei der Gin-Patience
goals-solitary = Erreiche das Ziel der Gin-Patience
goals-short-streak = Gewinne drei Partien hintereinander
goals-shutout = Gewinne eine Partie, in der der Gegner keine Runde gewinnt
goals-some-wins = Gewinne zehn Partien
goals-some-hands = Spiele hundert Runden
goals-no-hints = Schlage Ada, Vera oder Anselm ohne einen Tipp
goals-caught = Erwische einen Gegner mit 60 Fehlpunkten
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

## Am Ende einer Partie.

goals-new = Ziel erreicht: { $goal }
goals-new-many = { $count ->
    [one] 1 weiteres Ziel erreicht
   *[other] { $count } weitere Ziele erreicht
}

## Was Ziele bringen.

goals-cups = Turnierpokale
goals-rewards = Was Ziele bringen, hier für alle
goals-reward = { $kind ->
    [back] Rückseite
    [cloth] Tuch
   *[clothes] Porträt
}: { $value }
goals-kind = { $kind ->
    [back] Rückseite
    [cloth] Tuch
   *[clothes] Porträt
}
goals-brings = { $kind ->
    [back] Bringt eine Rückseite: { $value }
    [cloth] Bringt ein Tuch: { $value }
   *[clothes] Bringt Kleidung für dein Porträt: { $value }
}
goals-in-use = in Gebrauch
goals-not-earned = noch nicht verdient
goals-used-already = Das hast du schon in Gebrauch.
goals-put-on = nehmen
goals-put-on-this = Nehmen: { $reward }
goals-put-on-brief = Nehmen
