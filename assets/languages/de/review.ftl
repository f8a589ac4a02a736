# Was beim Rückblick auf eine Runde gesagt wird.

review-review = Rückblick
review-page = Rückblick auf die Runde
review-title = Runde { $hand } im Rückblick
review-step-title = { $number } von { $of }
review-step-subtitle = Runde { $hand }
review-open-hand = Blatt von { $who }, offen
review-step = Durchgehen
review-next = Weiter
review-before = Schritt zurück
review-list = Zurück zur Liste
review-what-if = Was wäre, wenn?
review-next-mistake = Nächster Fehler
review-no-other-mistake = In dieser Runde gibt es keinen weiteren Fehler.
review-moves = Deine Züge
review-first = Das ist dein erster Zug in der Runde.
review-last = Das ist dein letzter Zug in der Runde.
review-hand-before = Vorige Runde
review-hand-after = Nächste Runde
review-first-hand = Das ist die erste Runde.
review-last-hand = Das ist bisher die letzte Runde.
review-looking = Der Coach schaut es sich an.
review-no-decision = In dieser Runde gab es nichts zu entscheiden.
review-no-review = Für dieses Spiel gibt es keinen Rückblick: Der Coach kann nicht sagen, was ein Zug hier wert ist.

## Was der Spieler getan hat.

review-drew = Du hast vom Stapel gezogen.
review-took = Du hast { CARD($card, form: "the", case: "accusative") } genommen.
review-took-upcard = Du hast die offene Karte genommen.
review-left = Du hast { CARD($card, form: "the", case: "accusative") } liegen lassen.
review-left-upcard = Du hast die offene Karte liegen lassen.
review-discarded = Du hast { CARD($card, form: "the", case: "accusative") } abgelegt.
review-knocked = Du hast geklopft.
review-knocked-with = Du hast mit { CARD($card, form: "the", case: "dative") } geklopft.
review-went-gin = Du hast Gin gemacht.
review-went-gin-with = Du hast mit { CARD($card, form: "the", case: "dative") } Gin gemacht.
review-went-big-gin = Du hast Big Gin gemacht.
review-made-shot = Du hast einen Schuss gemacht.
review-made-shot-with = Du hast mit { CARD($card, form: "the", case: "dative") } einen Schuss gemacht.
review-laid-off = Du hast { LIST($cards, form: "the", case: "accusative", by: "and") } angelegt.
review-laid-nothing-off = Du hast nichts angelegt.
review-stopped = Du hast die Runde beendet.
review-offered = Du hast { $value } geboten.
review-left-die = Du hast den Würfel gelassen, wie er war.
review-accepted = Du hast angenommen.
review-refused = Du hast abgelehnt.

## Was besser gewesen wäre.

review-better-draw = Besser: vom Stapel ziehen.
review-better-take = Besser: { CARD($card, form: "the", case: "accusative") } nehmen.
review-better-take-upcard = Besser: die offene Karte nehmen.
review-better-leave = Besser: { CARD($card, form: "the", case: "accusative") } liegen lassen.
review-better-leave-upcard = Besser: die offene Karte liegen lassen.
review-better-discard = Besser: { CARD($card, form: "the", case: "accusative") } ablegen.
review-better-knock = Besser: klopfen.
review-better-knock-with = Besser: mit { CARD($card, form: "the", case: "dative") } klopfen.
review-better-gin = Besser: Gin machen.
review-better-gin-with = Besser: mit { CARD($card, form: "the", case: "dative") } Gin machen.
review-better-big-gin = Besser: Big Gin machen.
review-better-shot = Besser: einen Schuss machen.
review-better-shot-with = Besser: mit { CARD($card, form: "the", case: "dative") } einen Schuss machen.
review-better-lay-off = Besser: { LIST($cards, form: "the", case: "accusative", by: "and") } anlegen.
review-better-lay-nothing-off = Besser: nichts anlegen.
review-better-stop = Besser: die Runde beenden.
review-better-offer = Besser: { $value } bieten.
review-better-leave-die = Besser: den Würfel lassen, wie er ist.
review-better-accept = Besser: annehmen.
review-better-refuse = Besser: ablehnen.

## Was eine Entscheidung wert war.

review-as-good = Etwa so gut wie der beste Zug.
review-both-given-away = Das hat dich { $points } Punkte und { $percent } % Siegchance gekostet.
review-cost-points = Das hat dich { $points } Punkte gekostet.
review-hard-to-see = Im Schnitt ist das etwa { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} mehr wert.
review-keeps-meld = So bleibt { CARD($card, form: "the") } in der Kombination.
review-given-away = { $points } Punkte verschenkt
review-turning = Das war der Wendepunkt.
review-turn-said = Wendepunkt

## Wie gut eine Entscheidung war.

review-mark = { $mark ->
    [best] Bester Zug
    [good] Gut
    [slip] Ungenau
    [hint] Mit Tipp
   *[mistake] Fehler
}
review-marked = { $mark ->
    [best] { $number }-mal bester Zug
    [good] { $number }-mal gut
    [slip] { $number }-mal ungenau
    [hint] { $number }-mal mit Tipp
   *[mistake] { $number } Fehler
}
review-best-move = Bester Zug.
review-followed = Du hast den Tipp gespielt.
review-fold = { $style ->
    [print] Züge { $first }–{ $last }: { -review-fold-marks }
   *[speak] Züge { $first } bis { $last }: { -review-fold-marks }
}
-review-fold-marks = { $hints ->
    [0] { $good ->
        [0] alle optimal
       *[other] { $best ->
            [0] alle gut
           *[other] { $best }-mal bester Zug, { $good }-mal gut
        }
    }
   *[other] { $best ->
        [0] { $good ->
            [0] alle mit Tipp
           *[other] { $good }-mal gut, { $hints }-mal mit Tipp
        }
       *[other] { $good ->
            [0] { $best }-mal bester Zug, { $hints }-mal mit Tipp
           *[other] { $best }-mal bester Zug, { $good }-mal gut, { $hints }-mal mit Tipp
        }
    }
}
review-fold-two = Züge { $first } und { $last }: { $hints ->
    [0] { $good ->
        [0] beide optimal
        [1] einmal bester Zug, einmal gut
       *[other] beide gut
    }
    [1] { $good ->
        [0] einmal bester Zug, einmal mit Tipp
       *[other] einmal gut, einmal mit Tipp
    }
   *[other] beide mit Tipp
}
review-drawn = gezogen
review-new-card = neue Karte
review-just-drawn = gezogen
review-played = abgelegt
review-instead = besser
review-show = zeigen
review-hide = verbergen
review-accuracy = Genauigkeit
review-counted = { -review-decisions }
review-hints = { $number } von { $decisions ->
    [one] { $decisions } Zug
   *[other] { $decisions } Zügen
} { $number ->
    [one] war ein Tipp.
   *[other] waren Tipps.
}
review-all-hints = { $decisions ->
    [one] Dein einziger Zug war ein Tipp.
   *[other] Alle { $decisions } Züge waren Tipps.
}
review-accuracy-told = Genauigkeit { $percent } %: { $word }
review-on-few = bei { $number } von { $decisions } Zügen
review-flawless = fehlerlos
review-excellent = hervorragend
review-strong = stark
review-solid = solide
review-uneven = durchwachsen
review-rough = holprig

## Die Geschichte der Runde.

review-well-won = Gut gespielt und gewonnen.
review-well-lost = Gut gespielt, aber { $who } hat gewonnen.
review-unlucky = Gut gespielt und verloren: { $who } hatte die besseren Karten.
review-won = Gewonnen, mit ein paar Fehlern unterwegs.
review-lucky = Gewonnen, auch dank der Karten.
review-lost = Verloren, und ein paar Fehler haben { $who } geholfen.
review-badly-won = Gewonnen, trotz deiner Fehler.
review-badly-lost = Verloren: Deine Fehler haben dich diese Runde gekostet.

review-praised = Bester Zug: { $did }
review-often-best = In { $decisions ->
    [one] { $decisions } Zug
   *[other] { $decisions } Zügen
} hast du { $number }-mal den besten gefunden.
review-far-ahead = Das war { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} besser als der nächstbeste Zug.
review-points-given = { $points } Punkte verschenkt in { $decisions ->
    [one] { $decisions } Zug
   *[other] { $decisions } Zügen
}.
review-none-given = { -review-decisions }, kein Fehler.

## Die Linie der Runde.

review-line = Der Verlauf der Runde
review-summary = Kurz gesagt
review-chance = Deine Siegchance in der Partie
review-chance-single = Deine Siegchance in einer Partie, die mit dieser Runde beginnt
review-expected = Punkte, auf die es hinausläuft, wenige oben
review-deal = Geben
review-end = Ende
review-turn = Wendepunkt
review-went = Deine Siegchance: von { $before } % auf { $after } %.
review-went-single = Deine Siegchance in einer Partie, die mit dieser Runde beginnt: von { $before } % auf { $after } %.
review-headed = Erst lief es auf { $before } Punkte hinaus, am Ende waren es { $after }.
review-turned = Wendepunkt: Zug { $number }, von { $before } % auf { $after } %.
review-turned-alone = Wendepunkt: Zug { $number }, von { $before } auf { $after } Punkte.
review-move = Zug { $number }
review-to-win = { $percent } % Siegchance in der Partie
review-dropped = { $after } % Siegchance in der Partie; beim besten Zug { $before } %
review-heading = { $number ->
    [one] { $number } Punkt
   *[other] { $number } Punkte
}
review-headed-worse = { $after } Punkte; beim besten Zug { $before }

## Warum ein Zug der beste war.

review-why-only-alone = Zu { CARD($card, form: "the", case: "dative") } passt nichts.
review-why-only-unneeded = Du brauchst { CARD($card, form: "the", case: "accusative") } für keine Kombination.
review-why-alone = Zu { CARD($card, form: "the", case: "dative") } passt nichts, und das { $counts ->
    [one] ist { $counts } Punkt
   *[other] sind { $counts } Punkte
}.
review-why-unneeded = Du brauchst { CARD($card, form: "the", case: "accusative") } für keine Kombination, und das { $counts ->
    [one] ist { $counts } Punkt
   *[other] sind { $counts } Punkte
}.
review-why-gone = Was zu { CARD($card, form: "the", case: "dative") } passt, ist schon weg.
review-why-help = Es { $left ->
    [one] bleibt { $left } Fehlpunkt
   *[other] bleiben { $left } Fehlpunkte
}, und { $number ->
    [0] keine Karte hilft
    [one] { $number } Karte hilft
   *[other] { $number } Karten helfen
}.
review-why-wait = { $number ->
    [one] Mit { $number } Karte
   *[other] Mit { $number } Karten
} wäre es Gin.
review-why-useless = { $who } kann mit { CARD($card, form: "the", case: "dative") } kaum etwas anfangen.
review-why-melds = { CARD($card, form: "the") } ergibt { TELL($meld, form: "a", case: "accusative") }: von { $before } Fehlpunkten bleiben { $left }.
review-why-less = { CARD($card, form: "the") } zählt weniger als das, was du ablegst: von { $before } Fehlpunkten bleiben { $left }.
review-why-no-meld = { CARD($card, form: "the") } ergibt keine Kombination, und { $number } von { $unseen } ungesehenen Karten helfen.
review-why-despite = { CARD($card, form: "the") } würde passen, aber ohne fährst du besser.
review-why-hope = { $number } von { $unseen } ungesehenen Karten helfen.
review-why-knock = { $percent ->
    [100] Klopfen mit { $left } konnte hier nicht schiefgehen.
   *[other] Klopfen mit { $left } gewinnt hier in etwa { $percent } % der Fälle.
}
review-why-all-melded = Alle Karten liegen in Kombinationen.
review-why-shot = Er zählt wie Gin.
review-why-lay-off = Das sind { $counts } weniger, und dir bleiben { $left }.
review-why-lay-nothing = Dir bleiben { $left }.
review-why-stake = Von hier aus gewinnst du in etwa { $percent } % der Fälle.
review-why-refuse = Bei diesem Einsatz kostet Weiterspielen mehr als Aufgeben.
review-why-die = Ein höherer Einsatz würde dir nicht helfen.
review-why-leaves = Es bleiben { $left }.
review-why-turn = Die nächste Karte kann nur helfen.

## Dasselbe in wenigen Worten.

review-brief-alone = Dazu passt nichts.
review-brief-unneeded = Für keine Kombination nötig.
review-brief-outs = Dazu passen weniger Karten.
review-brief-average = Im Schnitt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} mehr.
review-brief-gone = Was dazu passt, ist schon weg.
review-brief-help = Es bleiben { $left } Fehlpunkte, und { $number ->
    [0] keine Karte hilft
    [one] { $number } Karte hilft
   *[other] { $number } Karten helfen
}.
review-brief-useless = { $who } kann damit kaum etwas anfangen.
review-brief-melds = Das ergibt { TELL($meld, form: "a", case: "accusative") }.
review-brief-less = Es bleiben { $left } Fehlpunkte.
review-brief-no-meld = { CARD($card, form: "the") } ergibt keine Kombination.
review-brief-despite = Ohne fährst du besser.
review-brief-knock = { $percent ->
    [100] Das konnte hier nicht schiefgehen.
   *[other] Das gewinnt hier in etwa { $percent } % der Fälle.
}
review-better-card = Besser: { CARD($card, form: "the") }.
review-laid-off-some = Du hast { $number } Karten angelegt.

## Was beim Rückblick herauskommt.

-review-decisions = { $decisions ->
    [one] { $decisions } Zug
   *[other] { $decisions } Züge
}
review-looked-at = { $number } von { $decisions ->
    [one] { $decisions } Zug
   *[other] { $decisions } Zügen
} geprüft …

## Ein Versuch von einer Entscheidung aus.

review-trial = Was wäre, wenn?
review-not-counted = zählt nicht
review-begun = Von hier an probierst du aus: Nichts zählt, und nichts wird gespeichert. Du kannst jederzeit zurück.
review-to-review = Zurück zum Rückblick
review-again = Noch einmal von dort

## Das Bild davon, was verschenkt wurde.

review-rating = Verschenkte Punkte
review-rating-up = in zehn Zügen
review-rating-across = { $hands ->
    [one] Runde mit Rückblick
   *[other] Runden mit Rückblick
}
review-rated = { $points } Punkte je Zug, { -review-decisions }
-review-average = { $hands ->
    [one] { $points } Punkte je Zug in { $hands } Runde mit Rückblick
   *[other] { $points } Punkte je Zug in { $hands } Runden mit Rückblick
}
review-rating-note = { -review-average }.
review-rating-fewer = { -review-average }; zuletzt nur noch { $lately } statt { $before }.
review-rating-more = { -review-average }; zuletzt { $lately } statt { $before }.
review-rating-as-many = { -review-average }; zuletzt { $lately }, wie vorher ({ $before }).
