# Turniere für einen Abend.

tournament-title = Turnier
tournament-at-table = Turnier: { $game }
tournament-invites = Sieben am Tisch, ein Pokal, ein Abend
tournament-form = Modus
tournament-round-robin = Jeder gegen jeden
tournament-knockout = K.-o.-System
tournament-round-robin-note = Alle spielen einmal gegeneinander. Dann spielen die besten zwei um den Pokal.
tournament-knockout-note = Wer verliert, scheidet aus. Das Los bestimmt, wer in der ersten Runde aussetzt.
tournament-game = Spiel
tournament-target = Gespielt bis
tournament-points = { $target } Punkte
tournament-length = Etwa { $minutes } Minuten je Partie. Du spielst { $least } { $most ->
    [7] oder
   *[other] bis
} { $most }: höchstens { $whole } Minuten.
tournament-length-in-hours = Etwa { $minutes } Minuten je Partie. Du spielst { $least } { $most ->
    [7] oder
   *[other] bis
} { $most }: höchstens { $hours } Stunden.
tournament-field = Am Tisch: { $names }
tournament-begin = Turnier beginnen
tournament-begun = Die Plätze sind ausgelost.
tournament-earlier = Frühere Turniere
tournament-game-to = { $game } bis { $target }
tournament-won-by = { $who ->
    [you] du hast den Pokal gewonnen
   *[other] { $who } hat den Pokal gewonnen
}
tournament-was-left = vorzeitig verlassen
tournament-you-play = { $game }. { $round }: Du spielst gegen { $who }.
tournament-others-play = { $game }. { $round }: Die anderen spielen gerade.
tournament-you-are-out = { $game }. Du bist ausgeschieden, die anderen spielen weiter.
tournament-wins-cup = { $who ->
    [you] Du gewinnst den Pokal.
   *[other] { $who } gewinnt den Pokal.
}
tournament-nobody = { $game }. Du hast dieses Turnier verlassen.
tournament-one-short = Ein Sieg mehr, und der Pokal hätte dir gehört.
tournament-consolation = { $won ->
    [0] Nicht dein Abend. Der nächste Pokal wartet schon.
    [one] Du hast in diesem Turnier eine Partie gewonnen. Der nächste Pokal wartet schon.
   *[other] Du hast in diesem Turnier { $won } Partien gewonnen. Der nächste Pokal wartet schon.
}
tournament-table = Tabelle
tournament-place-head = Platz
tournament-played-head = Partien
tournament-won-head = Siege
tournament-points-head = Punkte
tournament-row = Platz { $place }, { $won } von { $played } gewonnen, Punkte { $points }
tournament-ties = Bei gleich vielen Siegen zählen die Punktedifferenz, dann die Punkte, dann das Los.
tournament-your-place = Du stehst auf Platz { $place } von { $count }, mit { $won } { $won ->
    [one] Sieg
   *[other] Siegen
} in { $played } { $played ->
    [one] Partie
   *[other] Partien
}.
tournament-numbered-round = Runde { $round }
tournament-semi-finals = Halbfinale
tournament-final = Finale
tournament-against = { $who ->
    [you] Du gegen { $other }
   *[other] { $who } gegen { $other }
}
tournament-against-open = { $who ->
    [you] Du gegen jemanden aus der Runde davor
   *[other] { $who } gegen jemanden aus der Runde davor
}
tournament-open = Noch offen
tournament-open-final = Die besten zwei
tournament-beat = { $who ->
    [you] Du hast gegen { $other } gewonnen
   *[other] { $other ->
        [you] { $who } hat gegen dich gewonnen
       *[other] { $who } hat gegen { $other } gewonnen
    }
}
tournament-rests = { $who ->
    [you] Du setzt in dieser Runde aus
   *[other] { $who } setzt in dieser Runde aus
}
tournament-score = { $first } zu { $second }
tournament-playing = spielen gerade
tournament-to-play = als Nächstes
tournament-under-way = läuft
tournament-still-open = offen
tournament-beats = { $who } gewinnt gegen { $other }, { $first } zu { $second }.
tournament-play = Gegen { $who } spielen
tournament-go-on-with = Gegen { $who } weiterspielen
tournament-earlier-round = Vorige Runde
tournament-later-round = Nächste Runde
tournament-first-round = Das ist die erste Runde.
tournament-last-round = Das ist die letzte Runde.
tournament-leave = Turnier verlassen
tournament-leave-sure = Dann gewinnt niemand den Pokal. Deine Partien bleiben in der Statistik.
tournament-stay = Bleiben
tournament-left = Du hast das Turnier verlassen.
tournament-another = Neues Turnier
tournament-go-on = Zum Turnier
tournament-can-return = Du kannst sie vom Turnier aus weiterspielen.
tournament-cup-is-yours = Der Pokal des Turniers gehört dir
tournament-in-final = Du stehst im Finale
tournament-goes-on = Du bist in der nächsten Runde
tournament-out = Du bist aus dem Turnier ausgeschieden
