# Gewohnheiten: Zahlen aus einer Zeit, aus denen man lernen kann, und was sie zählen.

habits-title = Deine Gewohnheiten
habits-last-time = Seit dem letzten Mal
habits-week = Diese Woche
habits-month = Dieser Monat
habits-subtitle = { $time }: { $hands ->
    [0] keine Runde
    [one] 1 Runde
   *[other] { $hands } Runden
}

habits-subtitle-today = { $hands ->
    [0] Heute keine Runde
    [one] Heute 1 Runde
   *[other] Heute { $hands } Runden
}

## Die Tage einer Zeit.

habits-since-evening = Ab dem { $first }, deinem letzten Abend hier vor heute. Ein Abend endet um vier Uhr früh.
habits-only-today = Dein erster Tag hier.
habits-days = Von Montag, dem { $first }, bis Sonntag, den { $last }.
habits-month-days = Vom { $first } bis zum { $last }.
habits-when = Eine Runde zählt an dem Tag, an dem ihre Partie zuletzt gespielt wurde. Übung zählt nicht.
habits-nothing = Keine Runden in dieser Zeit.
habits-promise = Beende eine, und du siehst hier, mit wie vielen Fehlpunkten du erwischt wirst, welche deiner abgelegten Karten dem Gegner geholfen haben und wo du zu früh oder zu spät geklopft hast.

## Was sich an den Karten zeigt.

habits-cards = Was die Karten zeigen
habits-hands = Gespielte Runden
habits-hands-note = { $won ->
    [0] keine gewonnen
   *[other] { $won } gewonnen
}
habits-caught = Fehlpunkte im Schnitt
habits-caught-note = { $hands ->
    [one] Am Ende der Runde, die dein Gegner beendet hat.
   *[other] Am Ende der { $hands } Runden, die dein Gegner beendet hat.
}
habits-never-caught = Dein Gegner hat keine Runde beendet.
habits-helped = Karten, die dem Gegner halfen
habits-helped-note = Du hast sie abgelegt, dein Gegner hat sie aufgenommen.

## Was der Coach findet.

habits-coach = Was der Coach findet
habits-looked = Geprüft: { $looked } von { $hands ->
    [one] 1 Runde
   *[other] { $hands } Runden
}. Weitere folgen, solange diese Seite offen ist.
habits-looked-at-all = { $hands ->
    [one] Der Coach hat die Runde geprüft.
   *[other] Der Coach hat alle { $hands } Runden geprüft.
}
habits-no-coach = { $hands ->
    [one] 1 Runde gehört zu einem Spiel, das der Coach nicht beurteilen kann.
   *[other] { $hands } Runden gehören zu Spielen, die der Coach nicht beurteilen kann.
}
habits-how = Nur Züge, die zwei Punkte oder mehr gekostet haben, nach dem, was du sehen konntest.
habits-early = Zu früh geklopft
habits-early-note = Du hast geklopft, und Weiterspielen war mehr wert: zusammen { $points } Punkte.
habits-no-early = Zu früh geklopft heißt: Weiterspielen war mehr wert.
habits-late = Zu spät geklopft
habits-late-note = Du konntest klopfen oder Gin machen und hast weitergespielt, doch die Runde zu beenden war mehr wert: zusammen { $points } Punkte.
habits-no-late = Zu spät geklopft heißt: Klopfen oder Gin war mehr wert als Weiterspielen.
habits-costly = Teuerste Züge
habits-costly-note = { $moves ->
    [one] Der einzige Zug, der Punkte verschenkt hat.
   *[other] { $moves } Züge haben zusammen { $points } Punkte verschenkt.
}
habits-no-costly = Kein Zug hat einen Punkt verschenkt.
habits-none-yet = noch keine
habits-none = keine
habits-out-of = { $part } von { $whole }
habits-moves = { $number ->
    [one] { $number } Zug
   *[other] { $number } Züge
}
habits-points = { $points } Punkte
habits-up-to = bis zu { $points } Punkte
habits-deadwood = { $points ->
    [one] 1 Fehlpunkt
   *[other] { $points } Fehlpunkte
}

## Die Liste der Runden oder Züge.

habits-trend = { $way ->
    [up] { $now }, gestiegen von { $before }.
    [down] { $now }, gesunken von { $before }.
   *[same] { $now }, wie vorher.
}
habits-each-hand = { $number } je Runde
habits-points-each = { $points } Punkte je Runde
habits-compared = Verglichen wird mit den drei Monaten davor.
habits-where = { $first } bis { $last } von { $count }
habits-hand = { $match }, Runde { $hand }
habits-opens = Jede Zeile öffnet den Rückblick ihrer Runde, oder den Punktezettel, wenn das Spiel keinen Rückblick hat.
habits-next-page = Nächste Seite
habits-previous-page = Vorige Seite
habits-first-page = Das ist die erste Seite.
habits-last-page = Das ist die letzte Seite.
habits-empty = Hier gibt es nichts mehr.
