transfer-title = Deine Daten
transfer-subtitle = Nimm deine Partien mit, oder hol sie zurück
transfer-take-along = Export und Import
transfer-copies = Sicherungen
transfer-afresh = Ein neuer Anfang

transfer-export-all = Alles exportieren
transfer-export-all-note = { $count ->
    [one] Alle Partien, Einstellungen und gespeicherten Runden in einer Datei, für einen anderen Computer.
   *[other] Alle Partien, Einstellungen und gespeicherten Runden von { $count } Spielern in einer Datei, für einen anderen Computer.
}
transfer-export-yours = Nur deine exportieren
transfer-export-own-note = Deine Partien, Einstellungen und gespeicherten Runden in einer Datei.
transfer-import = Importieren
transfer-import-note = Fügt die Partien eines Exports zu deinen hinzu. Vorher siehst du, was sich ändern würde.
transfer-csv = Ergebnisse als Tabelle
transfer-csv-note = Für eine Tabellenkalkulation: eine Datei mit einer Zeile je Partie und eine mit einer Zeile je Runde.
transfer-matches = { $count ->
    [0] keine Partien
    [one] { $count } Partie
   *[other] { $count } Partien
}
transfer-unreadable = nicht lesbar
transfer-daily = Sicherung dieses Tages
transfer-before-import = Aufgehoben vor einem Import
transfer-before-restore = Aufgehoben, bevor eine Sicherung zurückgeholt wurde
transfer-before-reset = Aufgehoben vor einem neuen Anfang
transfer-no-copies = Noch gibt es keine Sicherungen. Das Programm macht an jedem Tag eine, an dem du spielst.
transfer-reset = Von vorn anfangen
transfer-reset-note = Legt deine Partien weg und fängt bei null an. Deine Einstellungen bleiben.
transfer-not-saving = diesmal wird nichts gespeichert, darum gibt es nichts mitzunehmen

transfer-restore-asked = Die Sicherung vom { $day } zurückholen, mit { $count ->
    [0] keinen Partien
    [one] 1 Partie
   *[other] { $count } Partien
}?
transfer-restore-title = Eine Sicherung zurückholen
transfer-restore-keeps = { $count ->
    [0] Zurzeit gibt es keine Partien.
    [one] Die Partie, die jetzt da ist, bleibt als Sicherung, und auch die kannst du zurückholen.
   *[other] Die { $count } Partien, die jetzt da sind, bleiben als Sicherung, und auch die kannst du zurückholen.
}
transfer-restore = Zurückholen
transfer-reset-asked = Alle deine Partien weglegen?
transfer-reset-keeps = Statistik, Rekorde und deine eigenen Spiele fangen bei null an. { $count ->
    [0] Zurzeit gibt es keine Partien.
    [one] Deine Partie bleibt als Sicherung, die du jederzeit zurückholen kannst.
   *[other] Deine { $count } Partien bleiben als Sicherung, die du jederzeit zurückholen kannst.
}
transfer-reset-yes = Weglegen
transfer-keep = Alles lassen, wie es ist

transfer-export-title = Exportieren
transfer-import-title = Importieren
transfer-csv-title = Ergebnisse als Tabelle
transfer-field = Datei
transfer-export-entry = Die Datei, die geschrieben wird. Ihr Ordner muss da sein.
transfer-import-entry = Die Datei eines Exports. Im Fenster kannst du sie auch hier ablegen.
transfer-will-write = Schreibt { $path }.
transfer-will-write-both = Schreibt { $path } und { $other }.
transfer-will-read = Liest { $path } und ändert noch nichts.

transfer-found = Gefundene Exporte
transfer-import-subtitle = Erst siehst du, was sich ändern würde
transfer-other-file = Eine andere Datei
transfer-found-one = { $count ->
    [0] Keine Partien
    [one] 1 Partie
   *[other] { $count } Partien
}, in { $path }
transfer-found-players = { $players } Spieler mit { $count ->
    [0] keinen Partien
    [one] 1 Partie
   *[other] { $count } Partien
}, in { $path }

transfer-writing = { $path } wird geschrieben
transfer-reading = { $path } wird gelesen
transfer-importing = Wird importiert
transfer-wait = Das dauert einen Moment. Zurück bricht es ab, und nichts ändert sich.
transfer-wait-import = Das dauert einen Moment.
transfer-exported = Exportiert nach { $path }: { $count ->
    [0] keine Partien
    [one] 1 Partie
   *[other] { $count } Partien
}.
transfer-exported-players = Exportiert nach { $path }: { $players } Spieler mit { $count ->
    [0] keinen Partien
    [one] 1 Partie
   *[other] { $count } Partien
}.
transfer-csv-written = Geschrieben: { $count ->
    [0] keine Partien
    [one] 1 Partie
   *[other] { $count } Partien
} nach { $path }, { $hands ->
    [0] keine Runden
    [one] 1 Runde
   *[other] { $hands } Runden
} nach { $other }.
transfer-imported = { $count ->
    [0] Keine Partie war neu.
    [one] 1 Partie ist dazugekommen.
   *[other] { $count } Partien sind dazugekommen.
}
transfer-updated = { $count ->
    [one] 1 Partie ist jetzt auf dem neuen Stand.
   *[other] { $count } Partien sind jetzt auf dem neuen Stand.
}
transfer-replaced = { $count ->
    [one] 1 Partie wurde ersetzt.
   *[other] { $count } Partien wurden ersetzt.
}
transfer-players-added = { $count ->
    [one] 1 Spieler ist dazugekommen.
   *[other] { $count } Spieler sind dazugekommen.
}
transfer-answers-added = { $count ->
    [one] 1 Antwort auf eine Übung ist dazugekommen.
   *[other] { $count } Antworten auf Übungen sind dazugekommen.
}
transfer-settings-taken = Die Einstellungen sind jetzt die des Exports.
transfer-undo = Um es rückgängig zu machen, hol die aufgehobene Sicherung zurück: Einstellungen, Deine Daten.
transfer-restored = Die Sicherung vom { $day } ist wieder da, mit { $count ->
    [0] keinen Partien
    [one] 1 Partie
   *[other] { $count } Partien
}. Was vorher da war, bleibt als Sicherung.
transfer-begun-afresh = Du fängst bei null an. Was vorher da war, bleibt als Sicherung.

transfer-comes-from = Aus { $path }, exportiert { $made }.
transfer-player = Spieler { $number }
transfer-the-player = Die Partien
transfer-to-player = zu { $name }
transfer-to-you = zu deinen
transfer-to-nameless = zu einem Spieler ohne Namen
transfer-as-new = als neuer Spieler
transfer-left-out = nicht importieren
transfer-new = { $count ->
    [0] Keine neuen Partien.
    [one] 1 neue Partie.
   *[other] { $count } neue Partien.
}
transfer-same = { $count ->
    [one] 1 ist schon da.
   *[other] { $count } sind schon da.
}
transfer-further = { $count ->
    [one] 1 ist im Export weiter gespielt und kommt auf den neuen Stand.
   *[other] { $count } sind im Export weiter gespielt und kommen auf den neuen Stand.
}
transfer-behind = { $count ->
    [one] 1 ist hier weiter gespielt und bleibt.
   *[other] { $count } sind hier weiter gespielt und bleiben.
}
transfer-different-stay = { $count ->
    [one] 1 ging hier anders weiter und bleibt, wie sie ist.
   *[other] { $count } gingen hier anders weiter und bleiben, wie sie sind.
}
transfer-different-go = { $count ->
    [one] 1 ging hier anders weiter und wird ersetzt.
   *[other] { $count } gingen hier anders weiter und werden ersetzt.
}
transfer-unknown = { $count ->
    [one] 1 Partie bleibt weg: Diese Version kennt ihr Spiel { $game } nicht.
   *[other] { $count } Partien bleiben weg: Diese Version kennt ihr Spiel { $game } nicht.
}
transfer-damaged = { $count ->
    [one] 1 Partie ist beschädigt und bleibt weg.
   *[other] { $count } Partien sind beschädigt und bleiben weg.
}
transfer-new-answers = { $count ->
    [one] 1 neue Antwort auf eine Übung.
   *[other] { $count } neue Antworten auf Übungen.
}
transfer-different = Partien, die anders weitergingen
transfer-different-note = Hier und im Export wurde dieselbe Partie mit anderen Zügen gespielt.
transfer-keep-mine = behalten, was hier ist
transfer-take-theirs = die des Exports
transfer-settings = Einstellungen
transfer-settings-note = Farben, Schriftgröße, Stimme, Tasten und alle anderen Einstellungen.
transfer-settings-stay = bleiben, wie sie sind
transfer-settings-change = die des Exports
transfer-import-now = Importieren
transfer-nothing-new = alles darin ist schon da
transfer-import-or-not = Importieren? (ja oder nein)
transfer-not-confirmed = Nichts wurde importiert.

transfer-column-player = Spieler
transfer-column-match = Partie
transfer-column-begun = Begonnen
transfer-column-played = Zuletzt gespielt
transfer-column-game = Spiel
transfer-column-options = Tischregeln
transfer-column-opponent = Gegner
transfer-column-state = Stand
transfer-column-practice = Übung
transfer-column-daily = Tagesrunde
transfer-column-hands = Runden
transfer-column-points = Deine Punkte
transfer-column-their-points = Punkte des Gegners
transfer-column-winner = Gewonnen hat
transfer-column-hints = Tipps
transfer-column-hand = Runde
transfer-column-ending = Ende
transfer-column-ended-by = Beendet von
transfer-column-deadwood = Deine Fehlpunkte
transfer-column-their-deadwood = Fehlpunkte des Gegners
transfer-you = du
transfer-yes = ja
transfer-no = nein
transfer-state = { $state ->
    [finished] beendet
    [open] unterbrochen
    [left] aufgegeben
   *[broken] nicht fortzusetzen
}
transfer-outcome = { $outcome ->
    [knock] geklopft
    [gin] Gin
    [big_gin] Big Gin
    [shot] Schuss
    [undercut] unterboten
    [tie] Gleichstand
    [refused] Angebot abgelehnt
    [void] ungültig
    [compared] Blätter verglichen
    [solo_gin] Gin
    [solo_loose] kein Gin
    [challenge] herausgefordert
   *[out] Schluss gemacht
}

transfer-no-folder = den Ordner { $path } gibt es nicht
transfer-is-folder = { $path } ist ein Ordner: Häng den Namen einer Datei an
transfer-there-already = die Datei { $path } gibt es schon, und sie wird nicht überschrieben: Nimm einen anderen Namen
transfer-no-such-name = keine Datei kann { $path } heißen
transfer-not-written = { $path } konnte nicht geschrieben werden: { $why }
transfer-no-such-file = die Datei { $path } gibt es nicht
transfer-no-path = tipp den Namen einer Datei
transfer-not-read = { $path } lässt sich nicht lesen: { $why }
transfer-no-export = { $path } ist kein Export von Gin Parlour
transfer-damaged-file = { $path } ist beschädigt oder nicht ganz kopiert. Nichts wurde importiert
transfer-damaged-part = { $path } ist beschädigt: { $name } darin ergibt keinen Sinn. Nichts wurde importiert
transfer-wrong-checksum = { $path } ist beschädigt: Die Prüfsumme von { $name } darin stimmt nicht. Nichts wurde importiert
transfer-odd-name = { $path } enthält { $name }, und das enthält kein Export. Nichts wurde importiert
transfer-not-whole = { $path } ist nicht vollständig: { $name } fehlt oder kam später dazu. Nichts wurde importiert
transfer-too-large = { $path } würde beim Entpacken viel zu groß. Nichts wurde importiert
transfer-too-many-files = { $path } enthält mehr als { $most } Dateien. Nichts wurde importiert
transfer-newer = { $path } kommt von einem neueren Gin Parlour (Exportformat { $version }; dieses kennt { $known }): Aktualisiere dieses, dann importiere die Datei
transfer-newer-matches = { $path } enthält Partien eines neueren Gin Parlour (Format { $format }; dieses kennt { $known }): Aktualisiere dieses zuerst
transfer-bad-database = { $path } ist beschädigt: { $name } darin lässt sich nicht verwenden: { $why }. Nichts wurde importiert
transfer-not-unpacked = { $path } lässt sich nicht entpacken: { $why }. Nichts wurde importiert
transfer-not-imported = nichts wurde importiert: { $why }
transfer-hands-not-imported = die Partien wurden importiert, aber nicht alle gespeicherten Runden: { $why }
transfer-settings-not-imported = die Partien wurden importiert, aber nicht die Einstellungen: { $why }
transfer-not-restored = nichts wurde geändert: { $why }
