# Die Zeile, in die ein Befehl getippt wird, über allem, was das Fenster zeigt.

typing-title = Befehl eintippen
typing-field = Befehl
typing-examples = Etwa ziehen, ablegen Herz 7, Blatt oder Hilfe.
typing-do-it = Ausführen
typing-older = Die Zeile davor
typing-newer = Die Zeile danach
typing-no-older = Davor wurde keine Zeile getippt.
typing-no-newer = Das war die letzte Zeile.
typing-end = Ende der Zeile.
