standing-name = { $who ->
    [you] Du
   *[other] { $who }
}
standing-head = { $measure ->
    [points] Punkte
    [deals] Gewonnene Runden
    [games] Gewonnene Spiele
    [clubs] Kreuz
    [diamonds] Karo
    [hearts] Herz
    [spades] Pik
    [first] Erstes Spiel
    [second] Zweites Spiel
   *[third] Drittes Spiel
}
standing-head-within = { $measure ->
    [points] Punkte
    [deals] gewonnene Runden
    [games] gewonnene Spiele
    [clubs] Kreuz
    [diamonds] Karo
    [hearts] Herz
    [spades] Pik
    [first] erstes Spiel
    [second] zweites Spiel
   *[third] drittes Spiel
}
standing-label = { $measure ->
    [points] Punkte
    [deals] Runden
    [games] Spiele
    [first] 1.
    [second] 2.
   *[third] 3.
}
standing-counted = { $measure ->
    [deals] { $number ->
        [one] { $number } Runde
       *[other] { $number } Runden
    }
    [games] { $number ->
        [one] { $number } Spiel
       *[other] { $number } Spiele
    }
   *[points] { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkte
    }
}
# Im Akkusativ, mit dem Artikel.
-standing-prize = { $sheet ->
    [three_games] die Partie
    [games] die Partie
    [race] das Rennen
    [deals] die Partie
   *[other] die Partie
}
standing-wins = { $who ->
    [you] Du gewinnst { -standing-prize }
   *[other] { $who } gewinnt { -standing-prize }
}
standing-against = { $first } zu { $second }

standing-goals = Du brauchst { $yours }. { $who } braucht { $theirs }.
standing-pad-turn = Zug { $number } von { $most }
standing-pad-sum = { $points } von { $goal }
standing-pad-deal = Runde { $number } von { $most }
standing-pad = Runde { $number } · { $aim }
standing-aim-three-games = drei Spiele bis { $target }
standing-aim-suits = Farben bis { $target }
standing-aim-games = { $games } bis { $target }
standing-aim-race = { $target } oder { $deals }
standing-aim-deals = bis { $deals }
standing-aim-twofold = { $target } und { $deals }
standing-aim-penalties = mit { $target } verloren
standing-aim = bis { $target }
standing-aim-one-hand = eine Runde entscheidet
standing-one-hand-decides = Eine Runde entscheidet
standing-single = Eine Runde
standing-single-counts = Nur diese Runde wird gespielt
standing-race-to = Wer hat zuerst { $goal }?
standing-way-to = Der Weg bis { $goal }

standing-score-alone = { $points ->
    [one] { $points } Strafpunkt
   *[other] { $points } Strafpunkte
} nach { $played } von { $deals ->
    [one] { $deals } Runde
   *[other] { $deals } Runden
}; höchstens { $goal } dürfen es werden.
standing-score = Du { $yours }, { $who } { $theirs }. Runde { $number }, { $aim }.
standing-hand-number = Runde { $number }.
standing-shots = Dein Schuss: { $yours ->
    [0] nur Gin
   *[other] { LIST($yours) }
}; der von { $who }: { $theirs ->
    [0] nur Gin
   *[other] { LIST($theirs) }
}.
standing-has = { $who ->
    [you] du { $number }
   *[other] { $who } { $number }
}
standing-closed = voll: { $who ->
    [you] du
   *[other] { $who }
}
standing-of-goal = { $number } von { $goal }
standing-past-goal = { $number }, über { $goal }
standing-of-counted = { $done } von { $measure ->
    [deals] { $number ->
        [one] { $number } Runde
       *[other] { $number } Runden
    }
    [games] { $number ->
        [one] { $number } Spiel
       *[other] { $number } Spielen
    }
   *[points] { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkten
    }
}
standing-total = insgesamt
standing-total-of-games = Punkte aus allen Spielen

standing-last-hand = Die letzte Runde, { $how }: { $gained }
standing-last-hand-empty = Die letzte Runde, { $how }: nichts zu stecken
standing-pegged = { $who ->
    [you] Du steckst
   *[other] { $who } steckt
} { LIST($counts) }

standing-need-points = Dir fehlen noch { $yours }, { $who } noch { $theirs }
standing-need-deals = Du brauchst noch { $yours ->
    [one] { $yours } Runde
   *[other] { $yours } Runden
}, { $who } noch { $theirs }
standing-games-won = gewonnene Spiele { $yours } zu { $theirs }
standing-need-both = Du brauchst noch { LIST($yours) }; { $who } braucht noch { LIST($theirs) }
standing-until-lost = Noch { $yours }, und du verlierst das Spiel; bei { $who } sind es noch { $theirs }
standing-next-hand-decides = Wer die nächste Runde gewinnt, gewinnt die Partie
standing-two-games-win = Zwei der drei Spiele gewinnen die Partie
standing-game-is = { $measure ->
    [first] das erste Spiel
    [second] das zweite Spiel
   *[third] das dritte Spiel
} { $who ->
    [you] gehört dir
   *[other] hat { $who } gewonnen
}
standing-two-win = zwei gewinnen die Partie
standing-all-games-count = Alle drei Spiele werden gespielt; die höhere Gesamtsumme gewinnt die Partie
standing-total-wins = die höhere Summe aus allen dreien gewinnt die Partie
standing-one-more-hand = Beide haben gleich viel: Noch eine Runde entscheidet, in allen Farben
standing-all-suits-open = Alle vier Farben sind offen
standing-suits-open = { $suits ->
    [one] { LIST($suits, form: "word") } ist noch offen
   *[other] { LIST($suits, form: "word") } sind noch offen
}
standing-alone-so-far = Bisher { $points }, noch { $deals ->
    [1] eine Runde
   *[other] { $deals } Runden
} (bleib bei höchstens { $goal })
standing-alone-over = Bisher { $points }, mehr als { $goal }; noch { $deals ->
    [one] { $deals } Runde
   *[other] { $deals } Runden
}

standing-single-won = { $who ->
    [you] Du gewinnst
   *[other] { $who } gewinnt
} die Runde, { $won } zu { $lost }
standing-single-draw = Niemand gewinnt die Runde
standing-draw = Unentschieden, { $each } zu { $each }
standing-alone-won = Du gewinnst mit { $points }: Höchstens { $goal } war das Ziel
standing-alone-lost = Du hast { $points }: Höchstens { $goal } war das Ziel
standing-won-of-three = { standing-wins }, { NUMBER($won, form: "word") } Spiele zu { $lost ->
    [0] null
    [1] eins
   *[other] { NUMBER($lost, form: "word") }
}
standing-won-deals = { standing-wins }, { $won ->
    [one] { $won } Runde
   *[other] { $won } Runden
} zu { $lost }
standing-won-games = { standing-wins }, { $won ->
    [one] { $won } Spiel
   *[other] { $won } Spiele
} zu { $lost }
standing-won-with = { standing-wins }: { $won } gegen { $lost }
standing-won = { standing-wins }, { $won } zu { $lost }
standing-won-by-shutout = { standing-wins } zu null, { $won } zu { $lost }
