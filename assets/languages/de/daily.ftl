# Die Tagesrunde und ihr Kalender.

daily-title = Tagesrunde
daily-at-table = Tagesrunde: { $game }
daily-against = { $game } gegen { $who }
daily-begun = Begonnen: { $what }
daily-begun-short = Begonnen
daily-done = Gespielt: { $score }
daily-whole-day = { $day ->
    [1] Montag
    [2] Dienstag
    [3] Mittwoch
    [4] Donnerstag
    [5] Freitag
    [6] Samstag
   *[7] Sonntag
}, { $date }
daily-day = { $day ->
    [1] Montag
    [2] Dienstag
    [3] Mittwoch
    [4] Donnerstag
    [5] Freitag
    [6] Samstag
   *[7] Sonntag
} { $number }
daily-column = { $day ->
    [1] Mo
    [2] Di
    [3] Mi
    [4] Do
    [5] Fr
    [6] Sa
   *[7] So
}
daily-played = { $count ->
    [0] { $month }: keine gespielt
    [one] { $month }: 1 Runde gespielt
   *[other] { $month }: { $count } Runden gespielt
}
daily-played-well = { $month }: { $count } gespielt, { $good }-mal so gut wie { $who }
daily-streak = { $count } Tage in Folge
daily-streak-of = { $count } Tage in Folge (Rekord: { $most })
daily-most-in-a-row = Längste Serie: { $count } Tage
daily-calendar = Kalender, { $month }
daily-about = die Runde dieses Tages
daily-today = heute
daily-not-played = nicht gespielt
daily-under-way = begonnen
daily-ahead = kommt noch
daily-nobody = unentschieden
daily-won-by = mit { $points } gewonnen
daily-lost-by = mit { $points } verloren
daily-better = besser als { $who }
daily-equal = so gut wie { $who }
daily-wins-by = { $who ->
    [you] Du hast mit { $points } gewonnen.
   *[other] Mit deinen Karten hat { $who } mit { $points } gewonnen.
}
daily-loses-by = { $who ->
    [you] Du hast mit { $points } verloren.
   *[other] Mit deinen Karten hat { $who } mit { $points } verloren.
}
daily-wins = { $who ->
    [you] Du hast { $yours } zu { $theirs } gewonnen.
   *[other] Mit deinen Karten hat { $who } { $yours } zu { $theirs } gewonnen.
}
daily-loses = { $who ->
    [you] Du hast { $yours } zu { $theirs } verloren.
   *[other] Mit deinen Karten hat { $who } { $yours } zu { $theirs } verloren.
}
daily-draws = { $who ->
    [you] Unentschieden.
   *[other] Mit deinen Karten hat { $who } unentschieden gespielt.
}
daily-reaches-goal = { $who ->
    [you] Du hast das Ziel erreicht, mit { $points }.
   *[other] Mit deinen Karten hat { $who } das Ziel erreicht, mit { $points }.
}
daily-misses-goal = { $who ->
    [you] Du hast das Ziel verfehlt, mit { $points }.
   *[other] Mit deinen Karten hat { $who } das Ziel verfehlt, mit { $points }.
}
daily-plays-now = { $who } spielt gerade mit deinen Karten.
daily-you = Du
daily-master = { $who }, mit deinen Karten
daily-thinking = spielt gerade
daily-says-first = Du zuerst. Ich bekomme dieselben Karten.
daily-says-begun = Lass dir Zeit. Die Karten warten.
daily-says-worse = Du hast besser gespielt. Zeig mir, wie.
daily-says-better = Sehen wir es uns zusammen an?
daily-says-equal = Zwei Spieler, ein Gedanke.
daily-mark-won = gewonnen
daily-mark-lost = verloren
daily-mark-nobody = ohne Sieger
daily-mark-star = mindestens so gut wie { $who }
daily-points-better = { $points ->
    [one] Du warst um 1 Punkt besser als { $who }.
   *[other] Du warst um { $points } Punkte besser als { $who }.
}
daily-points-worse = { $points ->
    [one] { $who } war um 1 Punkt besser.
   *[other] { $who } war um { $points } Punkte besser.
}
daily-points-equal = Du warst so gut wie { $who }.
daily-with-hints = { $count ->
    [one] Du hast dir 1 Tipp geben lassen.
   *[other] Du hast dir { $count } Tipps geben lassen.
}
daily-practised = { $count ->
    [one] Einmal zur Übung wiederholt.
    [2] Zweimal zur Übung wiederholt.
   *[other] { $count }-mal zur Übung wiederholt.
}
daily-code = Gebecode: { $code }
daily-invites = Alle bekommen dieselben Karten. Spiel die Runde und sieh dann, was { $who } mit deinen Karten erreicht.
daily-invites-alone = Alle bekommen dieselben Karten. Spiel fünf Runden und sieh dann, was { $who } mit deinen Karten erreicht.
daily-waits = Du kannst sie heute oder an jedem späteren Tag spielen.
daily-goes-on = Sie geht weiter, wo du aufgehört hast.
daily-can-return = Du kannst sie vom Kalender aus weiterspielen.
daily-future = Die Runde vom { $date } kannst du erst an diesem Tag spielen.
daily-play = Diese Runde spielen
daily-play-todays = Die heutige Runde spielen
daily-continue = Diese Runde weiterspielen
daily-again = Zur Übung noch einmal
daily-earlier = Voriger Monat
daily-later = Nächster Monat
daily-first-month = Hier beginnt der Kalender.
daily-last-month = Hier endet der Kalender.
daily-this-month = Heute
daily-open-calendar = Kalender
daily-practise = Noch einmal üben
daily-once-more = Noch einmal
daily-practice-play = Übung: Nur das erste Mal zählt.
daily-no-date = { $typed } ist kein Datum: Tippe eines wie { $example }.
daily-seal = Das ist die Tagesrunde vom { $date }. Ihre Karten ergeben sich aus dem Datum, jeder kann sie also vorher ausrechnen. { $who } tut das nicht: Ein Gegner sieht nur, was an seinem Platz zu sehen ist.
daily-seal-alone = Das ist die Tagesrunde vom { $date }. Ihre Karten ergeben sich aus dem Datum, jeder kann sie also vorher ausrechnen.
