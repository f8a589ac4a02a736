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
goals-knock-one = Klopfe mit 1 und gewinne
goals-some-games = Spiele fünf verschiedene Spiele
goals-solo-gin = Mache Gin bei der Gin-Patience
goals-solitary = Erreiche das Ziel der Gin-Patience
goals-short-streak = Gewinne drei Partien hintereinander
goals-shutout = Gewinne eine Partie, ohne eine Runde abzugeben
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
goals-mixture = Gewinne eine Partie in einem selbst gebauten Spiel
goals-everybody = Schlage jeden Gegner
goals-undercut-master = Unterbiete Anselm
goals-master = Schlage Anselm
goals-long-streak = Gewinne fünf Partien hintereinander
goals-many-wins = Gewinne fünfzig Partien
goals-every-game = Spiele jedes Spiel
goals-many-hands = Spiele tausend Runden

## Dasselbe als Errungenes, für die Namen der Trophäen.

goals-won-first-hand = Der Anfang ist gemacht
goals-won-gin = Das erste Gin
goals-won-undercut = Den Spieß umgedreht
goals-won-first-match = Die erste von vielen
goals-won-quick-knock = Früher Vogel
goals-won-knock-one = Fast ein Gin
goals-won-some-games = Kostprobe
goals-won-solo-gin = Gin allein
goals-won-solitary = In bester Gesellschaft
goals-won-short-streak = Hattrick
goals-won-shutout = Weiße Weste
goals-won-some-wins = Stammgast
goals-won-some-hands = Gut gemischt
goals-won-no-hints = Ohne Souffleur
goals-won-caught = Auf frischer Tat
goals-won-comeback = Totgesagte leben länger
goals-won-big-gin = Alle elf
goals-won-gin-early = Blitzschlag
goals-won-refused = Pokergesicht
goals-won-challenge = Der Fehdehandschuh
goals-won-out = Mit leeren Händen
goals-won-mixture = Spezialität des Hauses
goals-won-everybody = Einmal reihum
goals-won-undercut-master = Touché
goals-won-master = David gegen Goliath
goals-won-long-streak = Nicht zu bremsen
goals-won-many-wins = Alter Hase
goals-won-every-game = Die große Tour
goals-won-many-hands = Tausend Runden

## Am Ende einer Partie.

goals-new = Neue Trophäe: { $goal }
goals-new-two = Neue Trophäen: { LIST($goals, by: "and") }
goals-new-many = Neue Trophäen: { LIST($goals, by: "comma") } und { $count } weitere

## Was Ziele bringen.

goals-cups = Turnierpokale
goals-rewards = Belohnungen
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
goals-used-already = Das benutzt du schon.
goals-put-on = nehmen
goals-put-on-this = { $reward } nehmen
goals-put-on-brief = Nehmen
