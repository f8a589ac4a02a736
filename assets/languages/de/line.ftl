# Die Zeile, in die ein Befehl getippt wird, über allem, was das Fenster zeigt.

line-title = Befehl eintippen
line-field = Befehl
line-examples = Etwa ziehen, ablegen Herz 7, Blatt oder Hilfe.
line-do-it = Ausführen
line-older = Die Zeile davor
line-newer = Die Zeile danach
line-no-older = Davor wurde keine Zeile getippt.
line-no-newer = Das war die letzte Zeile.
line-empty = Die Zeile ist leer.
line-end = Ende der Zeile.
