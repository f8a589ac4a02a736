matches-title = Offene Partien
matches-subtitle = Jede geht dort weiter, wo du aufgehört hast
matches-none = Jede Partie ist zu Ende gespielt
matches-go-on = Weiterspielen
matches-give-up = Aufgeben
matches-given-up = Partie aufgegeben. Ihre Runden bleiben in deiner Statistik.
matches-keep = Behalten
matches-today = heute um { $time }
matches-yesterday = gestern um { $time }
matches-on-day = { $day } um { $time }
matches-sure = Du kannst danach nicht mehr zu ihr zurückkehren.
matches-against = { $game } gegen { $other }
matches-deal = { $hand }.{" "}Runde
matches-hand = { $hand }.{" "}Runde
matches-score-alone = { $points ->
    [one] { $points } Punkt
    [-1] { $points } Punkt
   *[other] { $points } Punkte
}, { $hand }.{" "}Runde
matches-totals = { $yours } zu { $theirs }
matches-go-on-against = Gegen { $other } weiterspielen: { $score }
matches-play-against = Gegen { $who } spielen
matches-go-on-alone = Weiterspielen: { $score }
matches-go-on-with-it = Weiterspielen
matches-unfinished-against = Offen gegen { $other }: { $score }
matches-unfinished-alone = Offen: { $score }
matches-score = { $yours } zu { $others }, { $hand }.{" "}Runde
