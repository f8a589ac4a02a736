# Spiele mit Tischregeln, die unter einem eigenen Namen bekannt sind.

presets-club-hollywood-title = Club Hollywood
presets-club-hollywood-sentence = Hollywood wie im Club: Die offene Karte gibt die Grenze vor, Pik zählt doppelt, Gin bringt zusätzliche Boxen.
