rating-title = { $family ->
    [laying] Deine Spielstärke mit Kombinationen auf dem Tisch
   *[gin] Deine Spielstärke
}
rating-none = Noch zählt keine Partie für deine Spielstärke. Spiele eine zu Ende, ohne Tipps und ohne Züge zurückzunehmen, dann beginnt sie hier.
-rating-matches = { $matches ->
    [one] { $matches } Partie
   *[other] { $matches } Partien
}
rating-now = { $provisional ->
    [true] { $rating } nach { -rating-matches }, vorläufig: plus oder minus { $spread }.
   *[false] { $rating } nach { -rating-matches }, plus oder minus { $spread }.
}
rating-nearest = Am nächsten kommt dir { $who } mit { $strength }.
rating-risen = In den gezeigten Tagen { $number } mehr.
rating-fallen = In den gezeigten Tagen { $number } weniger.
rating-axis = Spielstärke; die Linie ist { $who }
rating-across = { $days ->
    [one] Tag mit Partien
   *[other] Tage mit Partien
}
rating-value = { $rating }, plus oder minus { $spread }
rating-played = { -rating-matches }
rating-changed = Deine Spielstärke: { $provisional ->
    [true] etwa { $rating }
   *[false] { $rating } ({ $number ->
        [0] unverändert
       *[other] { NUMBER($number, sign: "close") }
    })
}
rating-not-rated = { $reason ->
    [practice] Zählt nicht für die Spielstärke: Es war eine Übung
    [hints] Zählt nicht für die Spielstärke: Du hast um Tipps gebeten
    [person] Zählt nicht für die Spielstärke: Ihr habt zu zweit gespielt
   *[opponent] Zählt nicht für die Spielstärke: Der Gegner spielt mal leichter, mal schwerer, je nachdem, wie du spielst
}
