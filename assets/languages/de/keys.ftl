keys-title = Tasten
keys-subtitle = Wähle, was eine andere Taste bekommen soll
keys-moves = Sich bewegen
keys-acts = Spielen
keys-questions = Fragen
keys-cards = Karten vorlesen
keys-window = Das Fenster
keys-usual = Alle Tasten zurücksetzen
keys-leave = So lassen
keys-take-away = Keine Taste
keys-again = Eine andere Taste
keys-exchange = Tauschen
keys-take-over = Übernehmen
keys-all-usual = Alle Tasten sind zurückgesetzt.
keys-all-lost = Du verlierst { $count ->
    [one] die eine Taste, die du geändert hast
   *[other] die { $count } Tasten, die du geändert hast
}. Das lässt sich nicht zurücknehmen.
keys-as-usual = Zurück zu { $key }
keys-now-it-is = { $command }. Zurzeit { $key }.
keys-now-none = { $command }. Zurzeit keine Taste.
keys-press = Drücke die neue Taste. Die Rücktaste nimmt die Taste weg, Esc lässt alles, wie es ist.
keys-is-key-for = { $key } ist schon die Taste für: { $other }.
keys-swap-them = Tauschen? Dann bekommt der andere Befehl { $key }.
keys-take-it-over = Übernehmen? Dann hat der andere Befehl keine Taste.
keys-none-spoken = keine Taste
keys-fixed = { $key } führt immer zurück und kann darum nichts anderes tun.

keys-list-title = Befehle
keys-list-subtitle = Wähle etwas, um es zu tun
keys-list-acts = Aktionen
keys-list-questions = Fragen

keys-left-out-unknown = Die Taste für { $command } fällt weg: Diesen Befehl gibt es nicht.
keys-left-out-no-key = Die Taste für { $command } fällt weg: Keine Taste heißt „{ $key }“.
keys-left-out-fixed = Die Taste für { $command } fällt weg: { $key } führt immer zurück.
keys-left-out-taken = Die Taste für { $command } fällt weg: { $key } ist schon die Taste für { $owner }.

keys-cap-enter = Eingabe
keys-cap-esc = Esc
keys-cap-space = Leertaste
keys-cap-left = Pfeil links
keys-cap-right = Pfeil rechts
keys-cap-up = Pfeil hoch
keys-cap-down = Pfeil runter
keys-cap-home = Pos1
keys-cap-end = Ende
keys-cap-tab = Tab
keys-cap-page-up = Bild hoch
keys-cap-page-down = Bild runter
keys-cap-backspace = Rücktaste
keys-cap-delete = Entf
keys-cap-insert = Einfg
keys-cap-comma = Komma
keys-cap-slash = Schrägstrich
keys-cap-left-bracket = Eckige Klammer auf
keys-cap-right-bracket = Eckige Klammer zu
keys-cap-backslash = Umgekehrter Schrägstrich
keys-cap-full-stop = Punkt
keys-with-shift = Umschalt+{ $key }
keys-with-ctrl = Strg+{ $key }
keys-with-alt = Alt+{ $key }
keys-with-meta = Meta+{ $key }
