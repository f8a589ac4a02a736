# Was das Terminal von sich aus sagt.

terminal-saved = Alles ist gespeichert, wie nach jedem Zug.
terminal-kept = Alles ist gespeichert. Auf Wiedersehen.
terminal-farewell = Auf Wiedersehen.
terminal-not-kept = Nichts wird gespeichert: Dieses Programm läuft ohne Speichern.
terminal-refused = Was du zuletzt getan hast, ließ sich nicht speichern und gilt nicht. Alles davor ist gespeichert.
terminal-gone = Die Datei mit deinen Spielen ist nicht mehr da, wo sie war: Ohne sie wird nichts gespeichert, was du spielst.
terminal-waiting = { $who } ist noch am Zug, höchstens { $seconds ->
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
} lang. Zum Abbrechen Strg+C drücken: Die Partie ist gespeichert.
terminal-no-note = Mehr ist dazu nicht zu sagen.
terminal-no-field = Hier gibt es nichts einzutippen. Ein Code für die Karten gehört zu den Tischregeln eines Spiels.
terminal-no-key-asked = Um eine Taste zu ändern, wähl zuerst auf der Seite der Tasten den Befehl.
terminal-type-key = Tippe die Taste mit ihrem Namen, etwa „taste q“, „taste f5“ oder „taste shift+s“.
terminal-type-help = Tippe eine Nummer oder „hilfe“.
terminal-hand = Blatt
terminal-loose = Einzeln
terminal-no-braille = Dieses Terminal kann keine Brailleschrift zeigen, also stehen die Karten nur in Worten da.
terminal-no-such = Hier gibt es keine Auswahl „{ $typed }“.
terminal-run = { $label }: { $first } bis { $last }
terminal-empty-field = { $name }: noch leer.
terminal-type-text = Tippe einfach den Text.
terminal-enter-command = Soll „{ $typed }“ der Text sein, tippe „{ $whole }“.
terminal-type-number = Tippe einfach die Zahl und danach „fertig“; „zurück“ lässt alles, wie es war.
terminal-type-code = Für bestimmte Karten tippe einfach ihren Code.
terminal-section = abschnitt { $number }: { $name }
terminal-other-sections = Die anderen Abschnitte dieser Seite:
terminal-no-section = Einen Abschnitt „{ $typed }“ gibt es hier nicht. Mit „{ $sections }“ kommt eine Liste.
terminal-say-what = Tippe eine Zahl oder ein Wort, etwa „{ $main }“.
terminal-say-anything = Tippe eine Zahl oder ein Wort.
terminal-done = Erledigt: { $choice }.
terminal-no-key = „{ $typed }“ ist kein Name einer Taste.
terminal-and-a-card = { $word } und eine Karte{ $after }
terminal-first-to-last = { $first } bis { $last }
terminal-unknown = „{ $typed }“ geht jetzt nicht. Möglich ist: { LIST($legal, by: "comma") }.
terminal-unknown-but-near = „{ $typed }“ geht jetzt nicht. Meinst du { LIST($near, by: "or") }? Möglich ist: { LIST($legal, by: "comma") }.
terminal-not-listed = Gerade ist keine Liste mit einer { $number } zu sehen. Tippe „{ $look }“, um die Liste zu sehen, oder sag, was du tun willst.
terminal-meld = Kombination { $number }, { $name }
