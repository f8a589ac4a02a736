errors-disk-full = der Datenträger ist voll
errors-read-only = es ist schreibgeschützt
errors-disk-refuses = der Datenträger meldet einen Fehler
errors-is-folder = es ist ein Ordner
errors-is-pipe = es ist eine Pipe, keine Datei
errors-is-socket = es ist ein Socket, keine Datei
errors-is-device = es ist ein Gerät, keine Datei
errors-is-no-file = es ist keine Datei
errors-is-not-writable = es ist keine Datei, in die geschrieben werden kann
errors-no-such-name = so kann keine Datei heißen
errors-malformed = es ist fehlerhaft
errors-not-a-database = sie enthält keine gespeicherten Spiele
errors-of-another-program = sie gehört zu einem anderen Programm
errors-held-by-another = ein anderes Programm hat sie geöffnet
errors-not-opened = sie lässt sich nicht öffnen
errors-does-not-fit = der Inhalt passt nicht zu deinem Spiel; vielleicht hat ein anderes Programm etwas daran geändert
errors-sqlite-says = SQLite meldet „{ $text }“

errors-cut-signs = zum Abheben gibt es nur Buchstaben, Ziffern, Leerzeichen und - : . und nicht { $sign }
errors-cut-length = zum Abheben braucht es 1 bis { $most } Zeichen, nicht { $length }
errors-deal-code-length = der Gebecode { $code } hat { $count ->
    [one] 1 Buchstaben
   *[other] { $count } Buchstaben
}, nicht { $wanted }
errors-deal-code-sign = Gebecode { $code }: { $sign } kommt in Gebecodes nicht vor
errors-game-code-sign = Spielcode { $code }: { $sign } kommt in Spielcodes nicht vor
errors-game-code-short = der Spielcode { $code } ist zu kurz: Er hat { $count ->
    [one] 1 Zeichen
   *[other] { $count } Zeichen
}
errors-game-code-mistyped = im Spielcode { $code } steckt ein Tippfehler: Die letzten Zeichen passen nicht zu den anderen
errors-game-code-unknown = der Spielcode { $code } gehört zu einem Spiel, das diese Version nicht kennt

errors-no-card = { $text } ist keine Karte: erst der Rang, { $ranks }, dann die Farbe, { $suits }
errors-card-twice = { $card } steht zweimal in { $text }
errors-no-action = { $text } ist kein Zug
errors-no-action-as = { $text } ist kein Zug: { $why }
errors-not-legal = { $text } ist nicht erlaubt
errors-no-level = eine Stufe { $level } gibt es nicht: Die Stufen sind { $levels }

errors-no-setting = es gibt keine Einstellung { $name }
errors-setting-value = { $name } kann nicht { $value } sein; möglich ist { LIST($known, by: "comma") }
errors-setting-name = name kann nicht { $value } sein; möglich ist ein Name aus höchstens { $most } sichtbaren Zeichen, ohne [ und ]
errors-setting-portrait = portrait kann nicht { $value } sein; möglich ist etwa "{ $example }"
errors-no-part = portrait kann { $part } nicht haben; seine Teile sind { LIST($known, by: "comma") }
errors-setting-part = { $part } des Porträts kann nicht { $value } sein; möglich sind { LIST($known, by: "comma") }
errors-setting-program = program kann nicht { $value } sein; möglich ist der Pfad eines Programms, mit höchstens { $most } sichtbaren Zeichen
errors-setting-folder = { $name } kann nicht { $value } sein; möglich ist der Name eines Ordners in decks
errors-setting-window = window kann nicht { $value } sein; möglich ist etwa "1280x800+120+80"
errors-no-command = es gibt keinen Befehl { $command }
errors-setting-key = key.{ $command } kann nicht { $value } sein; möglich ist der Name einer Taste
errors-keys-are-set = eine Taste wird so gesetzt: key.knock = "Q"
errors-longer-than = es ist länger als { $most } Zeichen
errors-more-bytes = es ist größer als { $most } kB
errors-not-a-setting = es ist keine Einstellung
errors-settings-not-kept = die Einstellungen konnten nicht in { $path } gespeichert werden: { $why }
errors-settings-unread = Die Einstellungen in { $path } lassen sich nicht lesen ({ $why }); alle stehen wieder auf den Standardwerten.
errors-line-left-out = Zeile { $line } von { $file }, { $text }, wird übergangen: { $why }.
errors-lines-left-out = { $count ->
    [one] 1 weitere Zeile von { $file } wird übergangen.
   *[other] { $count } weitere Zeilen von { $file } werden übergangen.
}
errors-broken-kept = Die ursprüngliche Datei ist als { $file } aufgehoben.

errors-people-newer = Die Liste der Spieler in { $path } hat ein neueres Gin Parlour geschrieben (Format { $format }; dieses kennt { $known }). Sie bleibt, wie sie ist; die Ordner der Spieler gelten in ihrer eigenen Reihenfolge.
errors-people-damaged = Die Liste der Spieler in { $path } ist beschädigt und wurde nach den Ordnern der Spieler neu geschrieben. Keine Partie ist verloren.
errors-people-unread = Die Liste der Spieler in { $path } lässt sich nicht lesen ({ $why }). Die Ordner der Spieler gelten in ihrer eigenen Reihenfolge.
errors-people-not-kept = die Liste der Spieler konnte nicht in { $path } gespeichert werden: { $why }
errors-people-list-is-newer = die Liste der Spieler hat ein neueres Gin Parlour geschrieben, und sie bleibt, wie sie ist
errors-people-gone = { $count ->
    [one] In { $path } fehlt der Ordner eines Spielers: { LIST($folders, by: "comma") }. Kommt er zurück, ist auch der Spieler wieder da.
   *[other] In { $path } fehlen Ordner von Spielern: { LIST($folders, by: "comma") }. Kommen sie zurück, sind auch die Spieler wieder da.
}
errors-people-found = { $count ->
    [one] In { $path } wurde der Ordner eines Spielers gefunden, er steht wieder in der Liste: { LIST($folders, by: "comma") }.
   *[other] In { $path } wurden Ordner von Spielern gefunden, sie stehen wieder in der Liste: { LIST($folders, by: "comma") }.
}
errors-player-gone = der Ordner { $path } dieses Spielers fehlt; kommt er zurück, ist auch der Spieler wieder da

errors-no-home = dieses Konto hat keinen Heimatordner: Nenne mit --data einen Ordner
errors-cannot-write-in = in den Datenordner { $path } lässt sich nicht schreiben: { $why }
errors-no-folder-called = so kann kein Ordner heißen: { $path }
errors-cannot-write = { $path } lässt sich nicht schreiben: { $why }
errors-cannot-use = { $path } lässt sich nicht verwenden: { $why }
errors-in-use = Gin Parlour läuft schon einmal und benutzt die Daten in { $path }
errors-in-use-window = Gin Parlour ist schon offen, im Fenster „{ $title }“, und benutzt die Daten in { $path }
errors-in-use-terminal = Gin Parlour läuft schon im Terminal { $name } und benutzt die Daten in { $path }
errors-newer = { $path } wurde von einem neueren Gin Parlour geschrieben (Format { $format }; dieses kennt { $known }): nimm das neuere oder fang mit einem anderen Datenordner an
errors-nothing-saved = { $path } ist beschädigt, und nichts davon lässt sich retten: { $why }
errors-not-set-aside = { $path } ist beschädigt und lässt sich nicht beiseitelegen: { $why }
errors-match-damaged = Die gespeicherte Partie { $match } ({ $game }) ist beschädigt und wird übergangen.
errors-more-damaged = { $count ->
    [one] Eine weitere Partie ist ebenfalls beschädigt.
   *[other] { $count } weitere Partien sind ebenfalls beschädigt.
}
errors-saved-again = Die gespeicherten Spiele in { $file } waren beschädigt; was zu retten war, ist wieder da.
errors-file-gone = Die Datei { $file } gibt es nicht mehr, und die Sicherungen in { $folder } lassen sich nicht lesen. Eine neue Datei wurde angelegt.
errors-gone-copy-taken = Die Datei { $file } gab es nicht mehr. An ihre Stelle kam die Sicherung vom { $day }, mit { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}; was seitdem gespielt wurde, fehlt. Wenn du ganz neu anfangen willst, entferne auch den Ordner { $folder }.
errors-empty-copy-taken = In { $file } waren keine Spiele mehr. An ihre Stelle kam die Sicherung vom { $day }, mit { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}; was seitdem gespielt wurde, fehlt.
errors-copy-not-taken = die Spiele in { $path } sind weg, und ihre Sicherung lässt sich nicht zurückholen: { $why }
errors-no-locks = Auf dem Datenträger mit { $path } lassen sich Dateien nicht sperren. Deine Spiele werden gespeichert, aber öffne sie nicht auf zwei Computern gleichzeitig.
errors-rescued = Etwas hat { $file } verändert, während du gespielt hast. Alle deine Spiele sind neu gespeichert.
errors-rescued-with-copy = Die Datei { $file } wurde beschädigt, während du gespielt hast. Was du seit dem Start gespielt hast, ist neu gespeichert. Der Rest kommt aus der Sicherung vom { $day }; was zwischen ihr und diesem Start gespielt wurde, fehlt.
errors-not-saved-again = das ließ sich nicht speichern und wurde darum nicht ausgeführt: { $path } wurde beschädigt, während du gespielt hast, und deine Spiele lassen sich nicht neu speichern: { $why }
errors-new-begun = Die gespeicherten Spiele in { $file } ließen sich nicht lesen ({ $why }). Die Datei ist als { $aside } aufgehoben, und eine neue wurde angelegt.
errors-copy-taken = Die gespeicherten Spiele in { $file } ließen sich nicht lesen. An ihre Stelle kam die Sicherung vom { $day }, mit { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}; was seitdem gespielt wurde, fehlt.
errors-saved = Die gespeicherten Spiele in { $file } waren beschädigt. { $count ->
    [one] { $count } Partie konnte
   *[other] { $count } Partien konnten
} gerettet werden.
errors-saved-with-copy = Die gespeicherten Spiele in { $file } waren beschädigt. { $count ->
    [one] { $count } Partie konnte
   *[other] { $count } Partien konnten
} gerettet werden, davon { $copied } auf dem Stand vom { $day }.
errors-saved-from-copy = Die gespeicherten Spiele in { $file } waren beschädigt. { $count ->
    [one] { $count } Partie konnte
   *[other] { $count } Partien konnten
} auf dem Stand vom { $day } gerettet werden.
errors-match = Partie { $match }
errors-match-of = Partie { $match } ({ $game })
errors-not-whole = Unvollständig und nicht fortsetzbar: { LIST($matches, by: "comma") }.
errors-not-whole-and-more = Unvollständig und nicht fortsetzbar: { LIST($matches, by: "comma") } und { $more } weitere.
errors-lost = Verloren: { LIST($matches, by: "comma") }.
errors-lost-and-more = Verloren: { LIST($matches, by: "comma") } und { $more } weitere.
errors-store-gone = das ließ sich nicht speichern und wurde darum nicht ausgeführt: { $path } ist weg. Leg es dorthin zurück, wo es war, dann wird wieder alles gespeichert
errors-not-kept = das ließ sich nicht speichern und wurde darum nicht ausgeführt: { $why }
errors-not-replaced = deine Partien in { $path } konnten nicht ersetzt werden: { $why }
errors-unread = was gespeichert ist, ließ sich nicht lesen: { $why }
errors-damaged-now = die Datei { $file } ist beschädigt. Beim nächsten Start wird alles, was davon zu lesen ist, in eine neue Datei geschrieben
errors-no-copy-today = Die heutige Sicherung der gespeicherten Spiele ließ sich nicht anlegen: { $why }.
errors-damaged-later = Die Datei der gespeicherten Spiele ist beschädigt. Was du spielst, wird weiter gespeichert; beim nächsten Start wird alles, was davon zu lesen ist, in eine neue Datei geschrieben.

errors-no-match = keine Partie hat die Nummer { $match }
errors-not-gone-on-with = Partie { $match } ({ $game }) lässt sich nicht fortsetzen und wird übergangen: { $why }
errors-no-sense = was von ihr gespeichert ist, ergibt keinen Sinn
errors-hand-not-finished = Partie { $match }: Runde { $hand } wurde nicht zu Ende gespielt
errors-out-of-place = Partie { $match }: Der Zug { $action } in Runde { $hand } ist fehl am Platz
errors-no-secret = das Geheimnis, aus dem ihre Runden gegeben werden, ist ungültig
errors-no-cut = mit { $cut } lässt sich nicht abheben
errors-no-partner = { $text } nennt niemanden auf der anderen Seite
errors-nobody-opposite = es steht nicht dabei, wer der Gegner ist
errors-no-dealer = es gibt keinen Platz { $seat }

errors-program-long = das Programm ist mit seinen Argumenten länger als { $most } Zeichen
errors-program-empty = der Name des Programms ist leer
errors-program-unseen = der Name eines Programms darf keine unsichtbaren Zeichen enthalten: { $name }
errors-no-program = es gibt kein Programm { $name }
errors-program-quotes = es gibt kein Programm { $name }: Das schließende Anführungszeichen fehlt
