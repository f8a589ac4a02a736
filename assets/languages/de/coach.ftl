# Was der Coach rät, und warum.

coach-hint = Tipp
coach-why = Warum?
coach-do-it = So spielen
coach-thinking-now = Denkt nach …
coach-advised = empfohlen
coach-thinking = Der Coach schaut sich deine Karten an.
coach-off = Tipps sind in den Einstellungen ausgeschaltet.
coach-agreed = Ihr spielt ohne Tipps, so ist es vereinbart.
coach-not-now = Gerade gibt es nichts zu entscheiden.
coach-no-coach = Für dieses Spiel gibt es keinen Coach.

# Wie oft etwas zutrifft.
-coach-share = { $share ->
    [0] fast nie
    [10] in jedem zehnten Fall
    [20] in jedem fünften Fall
    [25] in jedem vierten Fall
    [33] in jedem dritten Fall
    [40] in zwei von fünf Fällen
    [50] in der Hälfte der Fälle
    [60] in drei von fünf Fällen
    [67] in zwei von drei Fällen
    [75] in drei von vier Fällen
    [80] in vier von fünf Fällen
    [90] in neun von zehn Fällen
   *[100] fast immer
}
-coach-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

## Eine Karte ablegen.

coach-ahead = { $points ->
    [one] Etwa { $points } Punkt besser als jede andere Karte.
   *[other] Etwa { $points } Punkte besser als jede andere Karte.
}
coach-ahead-of-leaving = Etwa { -coach-points } besser, als sie liegen zu lassen.
coach-ahead-of-taking = Etwa { -coach-points } besser, als sie zu nehmen.
coach-discard = Leg { CARD($card, form: "the", case: "accusative") } ab: { LIST($reasons, by: "and") }.
coach-rather = Leg lieber { CARD($card, form: "the", case: "accusative") } ab als { CARD($kept, form: "the", case: "accusative") }: { $reason }.
coach-fewer-outs = dazu { $number ->
    [0] passt keine Karte mehr
    [one] passt nur noch eine Karte
   *[other] passen nur noch { NUMBER($number, form: "word") } Karten
}, zu { CARD($kept, form: "the", case: "dative") } noch { $more ->
    [one] eine
   *[other] { NUMBER($more, form: "word") }
}
coach-alone = bei dir passt nichts dazu, und zu { CARD($kept, form: "the", case: "dative") } { $more ->
    [one] passt noch eine Karte
   *[other] passen noch { NUMBER($more, form: "word") } Karten
}
coach-costs = { RANK($rank, form: "the") } kostet dich { NUMBER($points, form: "word") }, wenn { $who } { $gin ->
    [true] Gin macht
   *[false] klopft
}{ $melded ->
    [true] {""}
   *[false] , { RANK($kept-rank, form: "the") } nur { $kept-points ->
        [1] eins
       *[other] { NUMBER($kept-points, form: "word") }
    }
}
coach-held = { $who } hat { LIST($cards, form: "the", case: "accusative", by: "and") } genommen, und { $cards ->
    [one] die passt
   *[other] die passen
} zu { CARD($kept, form: "the", case: "dative") }
coach-no-meld = { $who } kann mit { CARD($card, form: "the", case: "dative") } keine Kombination bilden
coach-no-set = { $who } kann keinen Satz { RANK($rank, form: "plural") } mehr bilden
coach-no-run = { $who } kann mit { CARD($card, form: "the", case: "dative") } keine Folge bilden
coach-counts-more = sie zählt { -coach-points } mehr
coach-rank-counts-more = { RANK($rank, form: "the") } zählt { -coach-points } mehr
coach-close = Es ist knapp: Mit { CARD($kept, form: "the", case: "dative") } machst du kaum etwas falsch.
coach-either = Beides ist gut: Leg { CARD($card, form: "the", case: "accusative") } oder { CARD($other, form: "the", case: "accusative") } ab.
coach-plays-out-better = das bringt etwa { -coach-points } mehr
coach-it-counts = Sie zählt { $points }.
coach-nothing-goes-with-it = nichts passt dazu
coach-not-needed = du brauchst sie für keine Kombination
coach-only-would-meld = { $cards ->
    [one] nur { LIST($cards, form: "the", by: "and") } würde dazu passen
   *[other] nur { LIST($cards, form: "the", by: "and") } würden dazu passen
}
coach-cards-would-meld = { $number } Karten würden dazu passen
coach-rank-is-gone = { $number ->
    [one] { $rank ->
        [ace] das passende Ass ist weg
        [jack] der passende Bube ist weg
        [king] der passende König ist weg
       *[other] die passende { RANK($rank, form: "name") } ist weg
    }
    [2] die beiden passenden { RANK($rank, form: "plural") } sind weg
   *[other] die passenden { RANK($rank, form: "plural") } sind weg
}
coach-gone = die passenden Karten sind weg
coach-useless = { $who } kann kaum etwas damit anfangen
coach-let-go-by = { $who } hat schon { $rank ->
    [ace] ein Ass
    [jack] einen Buben
    [king] einen König
   *[other] eine { RANK($rank, form: "name") }
} liegen lassen
coach-play-on = Leg { CARD($card, form: "the", case: "accusative") } ab: Du könntest klopfen, aber mit { LIST($cards, form: "the", case: "dative", by: "or") } hättest du Gin.
coach-play-on-for-many = Leg { CARD($card, form: "the", case: "accusative") } ab: Du könntest klopfen, aber { $number } Karten machen Gin.
coach-play-on-anyway = Leg { CARD($card, form: "the", case: "accusative") } ab: Du könntest klopfen, aber im Schnitt bringt das { -coach-points }, und Weiterspielen bringt { $otherwise }.
coach-play-on-for-more = Leg { CARD($card, form: "the", case: "accusative") } ab: Du könntest klopfen, aber im Schnitt bringt Weiterspielen { -coach-points } mehr.
coach-play-on-as-knock-loses = Leg { CARD($card, form: "the", case: "accusative") } ab: Du könntest klopfen, aber gegen die Blätter, die { $who } haben kann, gewinnst du damit { -coach-share }.
coach-better-than-knock = Das bringt etwa { -coach-points } mehr als Klopfen.
coach-left = { $left ->
    [0] Keine Fehlpunkte bleiben
    [one] { $left } Fehlpunkt bleibt
   *[other] { $left } Fehlpunkte bleiben
}.
coach-left-and-help = { $left ->
    [0] Keine Fehlpunkte bleiben
    [one] { $left } Fehlpunkt bleibt
   *[other] { $left } Fehlpunkte bleiben
}, und { $cards ->
    [one] { LIST($cards, form: "the", by: "and") } würde helfen
   *[other] { LIST($cards, form: "the", by: "and") } würden helfen
}.
coach-left-and-much-help = { $left ->
    [0] Keine Fehlpunkte bleiben
    [one] { $left } Fehlpunkt bleibt
   *[other] { $left } Fehlpunkte bleiben
}, und { $number } Karten würden helfen.

## Eine Karte nehmen oder liegen lassen.

-coach-falls = { $all ->
    [true] das ist Gin
   *[false] die Fehlpunkte sinken von { $before } auf { $left }
}
coach-take-to-meld = Nimm { CARD($card, form: "the", case: "accusative") }: Das gibt { TELL($meld, form: "a", case: "accusative") }, und { -coach-falls }.
coach-take-to-pair = Nimm { CARD($card, form: "the", case: "accusative") }: Das passt zu { LIST($cards, form: "the", case: "dative", by: "and") }, und die Fehlpunkte sinken von { $before } auf { $left }.
coach-take-as-less = Nimm { CARD($card, form: "the", case: "accusative") }: Das zählt weniger als die Karte, die du ablegst, und { -coach-falls }.
-coach-draws = { $draws ->
    [true] Zieh vom Stapel
   *[false] Passe
}
-coach-hope = { $number ->
    [0] Noch würde dir keine einzelne Karte helfen
    [one] { $number } von { $unseen } ungesehenen Karten würde dir helfen
   *[other] { $number } von { $unseen } ungesehenen Karten würden dir helfen
}
coach-leave = { -coach-draws }: { -coach-hope }.
coach-leave-no-meld = { -coach-draws }: { CARD($card, form: "the") } ergibt keine Kombination.
coach-leave-a-meld = { -coach-draws }: { CARD($card, form: "the") } ergäbe eine Kombination, aber ohne stehst du besser da.
coach-leave-a-break = { -coach-draws }: { CARD($card, form: "the") } würde nur zerlegen, was du schon hast.
coach-would-help = { $number ->
    [0] Noch würde dir keine einzelne Karte helfen.
    [one] { $number } von { $unseen } ungesehenen Karten würde dir helfen.
   *[other] { $number } von { $unseen } ungesehenen Karten würden dir helfen.
}

## Die Runde beenden, und was danach kommt.

coach-gin = Sag Gin: Alle Karten liegen in Kombinationen.
coach-gin-with = Sag Gin mit { CARD($card, form: "the", case: "dative") }: Alle anderen Karten liegen in Kombinationen.
coach-big-gin = Sag Big Gin: Alle Karten liegen in Kombinationen.
coach-shot = Mach einen Schuss: Er zählt wie Gin.
coach-shot-with = Mach einen Schuss mit { CARD($card, form: "the", case: "dative") }: Er zählt wie Gin.
coach-had-turns = { $turns ->
    [one] { $who } war einmal am Zug.
   *[other] { $who } war { $turns }-mal am Zug.
}
coach-knock = Klopf mit { $left }: Gegen die Blätter, die { $who } haben kann, gewinnst du { -coach-share }.
coach-knock-with = Klopf mit { CARD($card, form: "the", case: "dative") }, dann bleiben dir { $left }: Gegen die Blätter, die { $who } haben kann, gewinnst du { -coach-share }.
coach-lay-nothing-off = Leg nichts an: Dir bleiben { $left }.
coach-lay-off = Leg { LIST($cards, form: "the", case: "accusative", by: "and") } an: { -coach-points } weniger, und dir bleiben { $left }.

## Der Einsatzwürfel.

coach-offer = Biete { $value }: Solche Runden gewinnst du { -coach-share }.
coach-accept = Nimm { $value } an: Solche Runden gewinnst du { -coach-share }, und Aufgeben kostet die Runde.
coach-refuse = Lehn { $value } ab: Bei diesem Einsatz kostet Weiterspielen mehr als Aufgeben.
coach-no-offer = Lass den Würfel, wie er ist: Ein höherer Einsatz würde dir nichts nützen.

## Allein gespielt.

coach-draw = { $number ->
    [one] Zieh: { $number } Karte würde dir helfen.
   *[other] Zieh: { $number } Karten würden dir helfen.
} Die Runde steht bei { $left }.
coach-leaves = Leg { CARD($card, form: "the", case: "accusative") } ab: Es bleiben { $left }.
coach-leaves-and-help = Leg { CARD($card, form: "the", case: "accusative") } ab: Es bleiben { $left }, und { $cards ->
    [one] { LIST($cards, by: "comma") } würde helfen
   *[other] { LIST($cards, by: "comma") } würden helfen
}.
coach-leaves-and-more-help = Leg { CARD($card, form: "the", case: "accusative") } ab: Es bleiben { $left }, und { LIST($cards, by: "comma") } und { $more } weitere würden helfen.
coach-stop = Hör auf: Die Runde steht bei { $left }, und du hast keinen Zug mehr.

## Die Aussichten auf die nächste Karte.

coach-odds-off = Die Chancen sind ausgeschaltet. Du kannst sie in den Einstellungen einschalten.
coach-no-odds = Du ziehst jetzt keine Karte, also gibt es keine Chancen zu nennen.
coach-none-of-unseen = Keine der { $unseen } ungesehenen Karten würde helfen.
coach-of-unseen = { $number ->
    [one] { $number } von { $unseen } ungesehenen würde helfen, { $percent } %
   *[other] { $number } von { $unseen } ungesehenen würden helfen, { $percent } %
}
coach-no-card-helps = Keine der { $unseen } Karten, die du nicht gesehen hast, würde dir helfen.
coach-cards-help = { $number ->
    [one] { $number } der { $unseen } Karten, die du nicht gesehen hast, würde dir helfen, { $percent } % beim nächsten Ziehen: { LIST($cards, form: "the", by: "and") }.
   *[other] { $number } der { $unseen } Karten, die du nicht gesehen hast, würden dir helfen, { $percent } % beim nächsten Ziehen: { LIST($cards, form: "the", by: "and") }.
}

## Wo Kombinationen auf dem Tisch liegen.

coach-lay-out-all = { $layout }: Keine Karte bleibt übrig, und die Runde gehört dir.
-coach-cards-left = { $number ->
    [one] eine Karte bleibt übrig, und die zählt { $points }
   *[other] { $number } Karten bleiben übrig, und die zählen zusammen { $points }
}
coach-lay-out = { $layout }: { -coach-cards-left }.
coach-lay-out-contract = { $layout }: Das ist dein Kontrakt, und { -coach-cards-left }.
coach-offer-card = Biete { CARD($card, form: "the", case: "accusative") } an: { $reason }.
coach-fits-nowhere = Sie passt an keine Kombination auf dem Tisch.
coach-ace-costs = ein angenommenes Ass kostet { $who } das Ziehen
coach-takes-it-off = { $who } kann damit anlegen und nimmt dir die Karte vielleicht ab
coach-nothing-in-hand-goes = nichts in deinem Blatt passt dazu
coach-only-one-would-meld = nur { LIST($cards, form: "the", by: "or") } würde dazu passen
coach-others-nearer = aus deinen anderen Karten wird eher eine Kombination
coach-take-for = Nimm { CARD($card, form: "the", case: "accusative") }: Das gibt { TELL($meld, form: "a", case: "accusative") }, { LIST($cards, by: "comma") }.
coach-take-to-add = Nimm { CARD($card, form: "the", case: "accusative") }: Das passt an { TELL($meld, form: "the", case: "accusative") }.
-coach-accepting = { $draws ->
    [true] und du ziehst trotzdem
   *[false] und das lohnt sich, obwohl ein Ass das Ziehen kostet
}
coach-accept-for = Nimm { CARD($card, form: "the", case: "accusative") } an: Das gibt { TELL($meld, form: "a", case: "accusative") }, { LIST($cards, by: "comma") }, { -coach-accepting }.
coach-accept-to-add = Nimm { CARD($card, form: "the", case: "accusative") } an: Das passt an { TELL($meld, form: "the", case: "accusative") }, { -coach-accepting }.
coach-melds-nothing = Lass { CARD($card, form: "the", case: "accusative") } liegen: Das ergibt keine Kombination.
coach-brings-more = Lass { CARD($card, form: "the", case: "accusative") } liegen: Damit zählt dein Blatt mehr statt weniger.
-coach-laying-hope = { $number ->
    [0] Noch würde dir keine einzelne Karte helfen
    [one] { $number } von { $unseen } ungesehenen Karten würde passen
   *[other] { $number } von { $unseen } ungesehenen Karten würden passen
}
coach-go-on = { -coach-draws }: { -coach-laying-hope }.
coach-leave-what-melds-nothing = { -coach-draws }: { CARD($card, form: "the") } ergibt keine Kombination.
coach-leave-what-melds = { -coach-draws }: { CARD($card, form: "the") } ergäbe eine Kombination, aber ohne stehst du besser da.
coach-would-meld-or-fit = { $number ->
    [0] Noch würde dir keine einzelne Karte helfen.
    [one] { $number } von { $unseen } ungesehenen Karten würde passen.
   *[other] { $number } von { $unseen } ungesehenen Karten würden passen.
}
coach-challenge = Fordere heraus: Dein Blatt zählt { $points }, und wenn { $who } annimmt, zählt das andere Blatt { -coach-share } mehr.
coach-accept-challenge = Nimm die Herausforderung an: Dein Blatt zählt { $points }, und das von { $who } zählt { -coach-share } mehr.
coach-reject-challenge = Lehn die Herausforderung ab: Dein Blatt zählt { $points }, und das von { $who } zählt { -coach-share } mehr.
coach-last-card = Sag „letzte Karte“: Behalte { CARD($card, form: "the", case: "accusative") } für eine Kombination, statt die Karte anzubieten.
coach-end-hand = Beende die Runde: Der Stapel ist aufgebraucht, und dein Blatt zählt { $points }.
