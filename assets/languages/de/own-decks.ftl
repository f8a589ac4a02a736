# Die Seite der Kartenspiele, die jemand selbst gezeichnet hat.

own-decks-title = Deine Kartenspiele
own-decks-subtitle = Selbst gezeichnete Karten und Rückseiten
own-decks-note = Spiel mit Karten und Rückseiten, die du selbst gezeichnet hast.
own-decks-use-faces = Mit diesen Bildern spielen
own-decks-use-back = Mit dieser Rückseite spielen
own-decks-count = { $number } von { $all } Karten
own-decks-complete = Jede Karte hat ein Bild.
own-decks-missing = Es fehlen: { LIST($cards) }. Dafür springt das Kartenbild aus den Einstellungen ein.
own-decks-missing-many = { $number ->
    [one] Es fehlen: { LIST($cards, by: "comma") } und noch eine. Dafür springt das Kartenbild aus den Einstellungen ein.
   *[other] Es fehlen: { LIST($cards, by: "comma") } und { $number } weitere. Dafür springt das Kartenbild aus den Einstellungen ein.
}
own-decks-in-use = In Gebrauch.
own-decks-has-back = mit Rückseite
own-decks-no-back = ohne Rückseite
own-decks-no-faces = In diesem Ordner ist noch kein Kartenbild.
own-decks-no-back-why = In diesem Ordner ist keine Datei namens back.svg oder back.png.
own-decks-flaw-unknown = { $file } ist nicht nach einer Karte benannt.
own-decks-flaw-twice = { $file } bleibt unbeachtet: Diese Karte hat schon ein Bild.
own-decks-flaw-large = { $file } bleibt unbeachtet, denn die Datei ist zu groß. Erlaubt sind 4 MB und 4096 Pixel.
own-decks-flaw-unreadable = { $file } lässt sich nicht lesen.
own-decks-flaw-no-picture = { $file } bleibt unbeachtet, denn das ist kein Bild.
own-decks-flaw-shape = { $file } hat { $size } Pixel und wird verzerrt: Breite zu Höhe ist bei Karten 5 zu 7.
own-decks-flaw-undrawn = { $file } enthält <{ $element }>, und das wird nicht gezeichnet. Wandle es in Pfade um.
own-decks-more-flaws = { $number ->
    [one] Noch ein Problem.
   *[other] Noch { $number } Probleme.
}
own-decks-new = Ein neues Kartenspiel
own-decks-template = Vorlage anlegen
own-decks-template-note = Ein Ordner mit 52 schlichten Karten und einer Rückseite als SVG-Dateien, zum Übermalen.
own-decks-look-again = Neu einlesen
own-decks-look-again-note = Wenn du Dateien geändert hast.
own-decks-no-folder = Diesmal wird nichts gespeichert, also gibt es keinen Ordner für Kartenspiele.
own-decks-place = Jedes Kartenspiel ist ein Ordner in { $path }
own-decks-names = Benenne die Dateien nach den Karten: AS.svg ist das Pik-Ass, TD.png die Karo-Zehn, back.svg die Rückseite.
own-decks-now-used = Du spielst jetzt mit { $name }.
own-decks-used-no-more = Du spielst jetzt mit den üblichen Karten.
own-decks-looked = { $number ->
    [0] Kein Kartenspiel gefunden.
    [one] Ein Kartenspiel gefunden.
   *[other] { $number } Kartenspiele gefunden.
}
own-decks-template-written = Die Vorlage liegt in { $path }
