commands-left = die Karte oder der Knopf links davon
commands-right = die Karte oder der Knopf rechts davon
commands-up = in einer Liste nach oben
commands-down = in einer Liste nach unten
commands-first = die erste Karte, der erste Knopf oder der Anfang der Seite
commands-last = die letzte Karte, der letzte Knopf oder das Ende der Seite
commands-next-zone = der nächste Bereich
commands-previous-zone = der Bereich davor
commands-next-heading = die nächste Überschrift einer Seite
commands-previous-heading = die Überschrift davor
commands-activate = ablegen oder den Knopf drücken
commands-back = das Menü oder zurück
commands-draw = vom Stapel ziehen
commands-take = die offene Karte aufnehmen
commands-pass = passen
commands-raise = den Einsatzwürfel erhöhen, wo es einen gibt
commands-accept = den angebotenen Einsatz annehmen
commands-refuse = ihn ablehnen und die Runde aufgeben
commands-knock = klopfen und dabei die Karte im Fokus verdeckt ablegen
commands-gin = Gin ansagen
commands-big-gin = Big Gin ansagen
commands-pick = die Karte für eine Kombination wählen
commands-group = aus den gewählten Karten eine Kombination machen
commands-loosen = die gewählten Karten zu Fehlkarten machen
commands-best = das beste Anlegen
commands-done = fertig oder die nächste Runde
commands-sort = die Karten anders ordnen
commands-card-left = die Karte nach links schieben
commands-card-right = die Karte nach rechts schieben
commands-hint = ein Tipp, wo es einen gibt
commands-do-it = spielen, was der Tipp rät
commands-undo = zurücknehmen, wo das erlaubt ist
commands-sheet = der Punktezettel
commands-magnify = die vergrößerte Karte an oder aus
commands-commands = eine Liste von allem, was geht
commands-help = Hilfe
commands-top = die oberste Karte des Ablagestapels
commands-hand = dein Blatt
commands-deadwood = deine Fehlpunkte
commands-melds = deine Kombinationen
commands-odds = die Chancen beim nächsten Ziehen, wo sie gezeigt werden
commands-score = der Punktestand
commands-turn = wer am Zug ist
commands-cards-left = wie viele Karten übrig sind
commands-status = was jetzt zu tun ist
commands-seal = das Siegel dieser Runde
commands-older = was davor geschah
commands-newer = was danach geschah
commands-oldest = das Erste, was geschah
commands-newest = das Letzte, was geschah
commands-previous-word = ein Wort zurück im Satz
commands-next-word = ein Wort weiter im Satz
commands-spell-word = das Wort, Buchstabe für Buchstabe
commands-repeat = der letzte Satz noch einmal
commands-type = einen Befehl eintippen
commands-page-up = eine Seite nach oben
commands-page-down = eine Seite nach unten
commands-hide = die Karten verdecken, wenn ihr zu zweit spielt
commands-full-screen = Vollbild an oder aus
commands-mute = Geräusche aus oder an
commands-voice = Vorlesen an oder aus
commands-slower = langsamer sprechen
commands-faster = schneller sprechen
commands-paste = eine kopierte Herausforderung öffnen
commands-detail = wie viel vorgelesen wird: knapp, kurz, normal, lang oder eigene
commands-card = die { $number ->
    [1] erste
    [2] zweite
    [3] dritte
    [4] vierte
    [5] fünfte
    [6] sechste
    [7] siebte
    [8] achte
    [9] neunte
   *[10] zehnte
} Karte deines Blatts vorlesen
