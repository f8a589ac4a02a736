# Was nicht zusammenpasst; ein Grund, ohne großen Anfang und Punkt.

conflicts-one-total = Boxen, Spielbonus und „zu null“ brauchen einen Punktezettel mit einer Summe am Ende
conflicts-no-bonuses = ein Bonus braucht die gewöhnliche Wertung: hier schreibt der Verlierer nur Fehlpunkte
conflicts-only-deals = Punkte spielen keine Rolle, wo um Runden gespielt wird: eine Runde ist so viel wert, wie der Einsatzwürfel zeigt
conflicts-first-turn = um eine Runde im ersten Zug zu beenden, braucht es die Eröffnung mit einer Karte mehr
conflicts-no-upcard-limit = die Eröffnung mit einer Karte mehr hat keine offene Karte, und hier bestimmt sie die Klopfgrenze
conflicts-no-upcard-suit = die Eröffnung mit einer Karte mehr hat keine offene Karte, und hier zählt ihre Farbe
conflicts-no-knocks = ein Bonus für frühes Klopfen braucht ein Spiel, in dem man klopfen darf
conflicts-runs-of-both = wenn beide für ihre Folgen Punkte bekommen, braucht der Punktezettel für jeden eine Spalte
conflicts-shot = ein Schuss ergibt einen einzigen Punktestand, also braucht er einen Punktezettel, auf dem jeder nur einen hat
conflicts-extra-boxes = zusätzliche Boxen brauchen einen Punktezettel mit einer Spalte für jeden
conflicts-double-boxes = Boxen, die doppelt zählen, brauchen einen Punktezettel mit einer Spalte für jeden
conflicts-unpaid-extra-boxes = zusätzliche Boxen brauchen Boxen, die etwas einbringen
conflicts-nothing-twice = Boxen, die doppelt zählen, brauchen Runden, die bei Pik doppelt zählen
conflicts-equal-totals = gleiche Summen über die Farben brauchen den Punktezettel von Color Gin
conflicts-least-deadwood = auf die wenigsten Fehlpunkte aufteilen zu müssen braucht den Punktezettel von Color Gin
conflicts-late-start = späte erste Punkte brauchen den Punktezettel von Hollywood Gin
conflicts-games = Spiele zum Sieg brauchen den Punktezettel von Gin Pro
conflicts-deals = Runden zum Sieg brauchen den Punktezettel von Gin Race, Gin Twofold oder Gin Dice
conflicts-double-deals = zwei Runden für Gin brauchen den Punktezettel von Gin Race oder Gin Twofold
conflicts-roles = zwei verschiedene Rollen brauchen den Punktezettel von Gin Race
conflicts-stake-die = ein Einsatzwürfel für jedes Spiel braucht den Punktezettel von Gin Pro
conflicts-open-memory = ein strenges Gedächtnis braucht einen Ablagestapel, den niemand durchsehen darf
conflicts-refusal = was beim Ablehnen gezahlt wird, braucht einen Einsatzwürfel
conflicts-later-offers = spätere Gebote brauchen einen Einsatzwürfel
