arguments-usage = Aufruf:
arguments-options = Optionen
arguments-description = Alle Spielarten von Gin Rommé, gegen einen Gegner oder allein.
arguments-epilog = Im Fenster gibt F1 Hilfe, und D sagt immer die oberste Karte des Ablagestapels an. Mit --text spielst du im Terminal, mit Screenreader oder Braillezeile.

arguments-a-number = N
arguments-a-game = SPIEL
arguments-an-option = REGEL,...
arguments-a-language = CODE
arguments-a-folder = ORDNER
arguments-a-file = DATEI

arguments-help = diese Hilfe zeigen und beenden
arguments-text = im Terminal spielen
arguments-braille = im Terminal zu jeder Karte ihre Braillezeichen
arguments-width = im Terminal höchstens { arguments-a-number } Zeichen je Zeile
arguments-speech = was im Fenster spricht: bei auto die eigene Stimme, solange kein Screenreader da ist, bei reader nur ein Screenreader, bei self nur die eigene Stimme, bei off keins von beiden
arguments-game = sofort dieses Spiel beginnen; genannt mit seinem Namen wie in --list-games oder mit einem Spielcode
arguments-with = Tischregeln, etwa undercut=25,big-gin=off; gibt den Spielcode aus
arguments-language = die Sprache für dieses Mal: { LIST($languages, by: "comma") }
arguments-first-seed = die Startzahl der ersten Partie oder der Code, mit dem sie beginnt
arguments-level = die Stufe oder der Name des Gegners: { $levels } oder { LIST($names, by: "comma") }; oder cmd:PROGRAMM, ein fremdes Programm, das das Engine-Protokoll spricht, auch mit Argumenten: cmd:'my-bot --fast'
arguments-data = der Ordner für gespeicherte Spiele
arguments-list-games = alle Spiele ausgeben und beenden
arguments-rules = die Regeln eines Spiels oder eines Spielcodes ausgeben
arguments-verify = eine gespeicherte Runde prüfen: Siegel, Züge und Wertung
arguments-export = alle Spieler mit Partien und Einstellungen in eine neue Datei exportieren
arguments-import = zeigen, was ein Export hinzufügen würde, und fragen, ob er importiert wird
arguments-csv = die Ergebnisse in eine neue CSV-Datei schreiben, die Runden in eine zweite
arguments-selftest = dieses Programm prüfen und beenden
arguments-engine = als Engine laufen: Zeilen des Engine-Protokolls mit Zügen beantworten
arguments-version = die Version des Programms zeigen und beenden

arguments-error = { $program }: Fehler: { $why }
arguments-try-help = „{ $program } --help“ zeigt die Optionen.
arguments-unused = { LIST($options, by: "comma") } gilt nur im Terminal: mit --text
arguments-argument = Argument { $name }: { $why }
arguments-unrecognized = unbekannte Argumente: { LIST($words, by: "space") }
arguments-ambiguous = mehrdeutige Option: { $name } könnte { LIST($names, by: "or") } sein
arguments-expected = es fehlt ein Wert
arguments-takes-none = dazu gehört kein Wert
arguments-no-value = { $value } ist kein Wert
arguments-no-choice = { $value } gibt es nicht; möglich ist { LIST($known, by: "comma") }
arguments-no-file = der Name der Datei ist leer
arguments-no-folder = der Name des Ordners ist leer
arguments-no-seed = { $value } ist weder eine Startzahl, also eine ganze Zahl mit höchstens { $most } Ziffern, noch ein Gebecode wie 4K7-M2Q-X9T
arguments-no-opponent = { $value } ist weder eine Stufe ({ $levels }) noch ein Gegner ({ LIST($names, by: "comma") }) noch ein Programm wie cmd:my-bot
arguments-no-width = eine Zeile hat { $least } bis { $most } Zeichen, nicht { $value }
