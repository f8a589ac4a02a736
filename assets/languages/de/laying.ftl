# Was gesagt wird, wo Kombinationen auf dem Tisch liegen: Auslegen, Anbieten und Herausfordern.

laying-new = neue Kombination
laying-new-caption = Neue Kombination
laying-new-place = Platz für eine neue Kombination: Leg Karten aus deinem Blatt hierhin
laying-offer = Angebot
laying-offer-caption = Angebot
laying-offer-place = Platz, um eine Karte anzubieten: Leg eine aus deinem Blatt hierhin
laying-offered = Angebot, { CARD($card) }
laying-your-hand = dein Blatt
laying-just-drawn = gerade gezogen
laying-draft = deine neue Kombination, { $name }
laying-unfinished = deine neue Kombination, unfertig
laying-caption-run = { SUIT($suit) }-Folge
laying-caption-poker = gemischte Folge

## Was man tun kann.

laying-done = Fertig
laying-take-back = Zurücknehmen
laying-nothing-pending = Du hast nichts ausgelegt, was du zurücknehmen könntest.
laying-challenge = Herausfordern
laying-accept = Annehmen
laying-reject = Ablehnen
laying-leave = Liegen lassen
laying-say-last-card = Letzte Karte
laying-end-hand = Runde beenden
laying-not-yet = Noch nicht
laying-lay-picked = Gewählte Karten auslegen
laying-last-is-kept = Wähl erst Fertig: Die letzte Karte wird nie angeboten.
laying-pick-first = Wähl erst Karten aus.
laying-no-cards = Nenn Karten aus deinem Blatt.
laying-first-no-meld = Die gewählten Karten ergeben keine Kombination.
laying-let-go-on = { $who } weiterspielen lassen
laying-pick = { CARD($card, case: "accusative") } auswählen
laying-discard = { CARD($card, case: "accusative") } ablegen
laying-offer-card = { CARD($card, case: "accusative") } anbieten
laying-back = { CARD($card, case: "accusative") } zurücknehmen
laying-begin-with = Neue Kombination mit { CARD($card, form: "the", case: "dative") } beginnen
laying-put-on = { CARD($card, case: "accusative") } anlegen an { $where }
laying-add-picked = Gewählte Karten anlegen an { $where }
laying-run-from = { -grammar-feminine }{ SUIT($suit, form: "word") }-Folge ab { RANK($rank, form: "name") }
laying-place = Kombination { $number }, { $name }
laying-discard-and-challenge = { CARD($card, case: "accusative") } ablegen, dann herausfordern
laying-suggest = Auslegen: { $melds }
laying-suggest-adding = Anlegen an { TELL($meld, form: "the", case: "accusative") }: { LIST($cards, by: "and") }
laying-and-add = anlegen an { TELL($meld, form: "the", case: "accusative") }: { LIST($cards, by: "and") }
laying-add-in-brief = { LIST($cards, by: "and") } anlegen
laying-suggest-in-brief = { $points ->
    [one] { $number } Karten auslegen, { $points } Punkt
   *[other] { $number } Karten auslegen, { $points } Punkte
}

## Was geschah.

laying-joined = { $start }; und { $last }
laying-meld = { TELL($name, form: "a", case: "accusative") }, { LIST($cards, by: "comma") }
laying-lays-out = { $who ->
    [you] Du legst aus: { $melds }
   *[other] { $who } legt aus: { $melds }
}
laying-adds = { $who ->
    [you] Du legst an { TELL($meld, form: "the", case: "accusative") } an: { LIST($cards, by: "and") }
   *[other] { $who } legt an { TELL($meld, form: "the", case: "accusative") } an: { LIST($cards, by: "and") }
}
laying-and-adds = { $who ->
    [you] legst an { TELL($meld, form: "the", case: "accusative") } an: { LIST($cards, by: "and") }
   *[other] legt an { TELL($meld, form: "the", case: "accusative") } an: { LIST($cards, by: "and") }
}
laying-turn-draws = { $who } zieht
laying-turn-takes = { $who } nimmt { CARD($card, form: "the", case: "accusative") } auf
laying-turn-lays-out = legt aus: { $melds }
laying-turn-discards = legt { CARD($card, form: "the", case: "accusative") } ab
laying-offers = { $who ->
    [you] Du bietest { CARD($card, form: "the", case: "accusative") } an.
   *[other] { $who } bietet { CARD($card, form: "the", case: "accusative") } an.
}
laying-accepts = { $who ->
    [you] Du nimmst { CARD($card, form: "the", case: "accusative") } an.
   *[other] { $who } nimmt { CARD($card, form: "the", case: "accusative") } an.
}
laying-leaves = { $who ->
    [you] Du lässt { CARD($card, form: "the", case: "accusative") } liegen.
   *[other] { $who } lässt { CARD($card, form: "the", case: "accusative") } liegen.
}
laying-says-last-card = { $who ->
    [you] Du sagst „letzte Karte“.
   *[other] { $who } sagt „letzte Karte“.
}
laying-says-stock-is-out = { $who ->
    [you] Du beendest die Runde: Der Stapel ist aufgebraucht.
   *[other] { $who } beendet die Runde: Der Stapel ist aufgebraucht.
}
laying-challenges = { $who ->
    [you] Du forderst heraus.
   *[other] { $who } fordert heraus.
}
laying-accepts-challenge = { $who ->
    [you] Du nimmst die Herausforderung an.
   *[other] { $who } nimmt die Herausforderung an.
}
laying-rejects-challenge = { $who ->
    [you] Du lehnst die Herausforderung ab.
   *[other] { $who } lehnt die Herausforderung ab.
}
laying-goes-gin = { $who ->
    [you] Du hast Gin.
   *[other] { $who } hat Gin.
}
laying-goes-out = { $who ->
    [you] Du machst Schluss.
   *[other] { $who } macht Schluss.
}
laying-laid-out = { LIST($cards, by: "and") } ausgelegt. Dein Blatt zählt { $points }.
laying-back-in-hand = { LIST($cards, by: "and") } wieder in deinem Blatt, das { $points } zählt.
laying-hand-counts = Dein Blatt zählt { $points }.
laying-held = Blatt zählt { $points }

## Wer am Zug ist, und was er tun darf.

laying-over = Die Runde ist vorbei.
laying-their-turn = { $who } ist am Zug.
laying-waits = { $who } ist am Zug. Fordere heraus, oder lass { $who } weiterspielen.
laying-thinks-about-challenge = { $who } denkt über deine Herausforderung nach.
laying-is-challenged = { $who } fordert dich heraus, die Blätter zu vergleichen. Nimm an oder lehn ab.
laying-passed-take-or-pass = { $who } hat gepasst. Nimm { CARD($card, form: "the", case: "accusative") } oder passe.
laying-take-or-pass = Du bist am Zug. Nimm { CARD($card, form: "the", case: "accusative") } oder passe.
laying-take-last = Der Stapel ist aufgebraucht. Nimm { CARD($card, form: "the", case: "accusative") } oder lass die Karte liegen.
laying-is-offered = { $who } bietet { CARD($card, form: "the", case: "accusative") } an. Nimm an oder lass die Karte liegen.
laying-draw-or-take = Du bist am Zug. Zieh eine Karte oder nimm { CARD($card, form: "the", case: "accusative") }.
laying-draw = Du bist am Zug. Zieh vom Stapel.
laying-thinks-about-card = { $who } denkt über { CARD($card, form: "the", case: "accusative") } nach.
laying-may-take = { $who } darf { CARD($card, form: "the", case: "accusative") } nehmen oder passen.
laying-then-discard = Leg aus, was du magst, dann leg eine Karte ab.
laying-then-end = Der Stapel ist aufgebraucht. Leg aus, was du magst, dann beende die Runde.
laying-last-or-say = Leg deine letzte Karte aus, oder sag „letzte Karte“.
laying-contract-lies-out = Dein Kontrakt liegt aus. Biete eine Karte an.
laying-then-offer = Leg aus, was du magst, dann biete eine Karte an.
laying-pending-melds = { $new ->
    [one] Ausgelegt: { $new } Kombination.
   *[other] Ausgelegt: { $new } Kombinationen.
} Leg mehr aus, oder wähl Fertig.
laying-pending-added = { $added ->
    [one] Angelegt: { $added } Karte.
   *[other] Angelegt: { $added } Karten.
} Leg mehr aus, oder wähl Fertig.
laying-pending-both = Ausgelegt: { $new ->
    [one] { $new } Kombination
   *[other] { $new } Kombinationen
}, { $added ->
    [one] { $added } Karte
   *[other] { $added } Karten
} angelegt. Leg mehr aus, oder wähl Fertig.
laying-melds-in-hand = In deinem Blatt
laying-no-melds-in-hand = Keine Kombinationen in deinem Blatt.
laying-melds-on-table = Auf dem Tisch
laying-no-melds-on-table = Keine auf dem Tisch.
laying-note-contract = erst der Kontrakt
laying-note-no-challenges = ohne Herausforderungen
laying-note-challenges = mit Herausforderungen
laying-about-challenge = Dein Blatt zählt { $points }. Wenn { $who } annimmt, bekommt das niedrigere Blatt alles, was das andere zählt.

## Wie eine Runde endete, und was jemandem blieb.

laying-accepted-challenge = { $who ->
    [you] Du hast die Herausforderung angenommen
   *[other] { $who } hat die Herausforderung angenommen
}: { $yours } gegen { $theirs }
laying-went-gin = { $who ->
    [you] Du hattest Gin
   *[other] { $who } hatte Gin
}
laying-went-out = { $who ->
    [you] Du hast Schluss gemacht
   *[other] { $who } hat Schluss gemacht
}
laying-side-gin = { $who ->
    [you] hast Gin gemacht
   *[other] hat Gin gemacht
}
laying-side-out = { $who ->
    [you] hast Schluss gemacht
   *[other] hat Schluss gemacht
}
laying-side-holds = { $who ->
    [you] hattest noch { $points }
   *[other] hatte noch { $points }
}

## Warum etwas nicht geht.

laying-refused-nothing = Noch ist nichts ausgelegt.
laying-refused-two-cards = Eine Kombination braucht mindestens drei Karten.
laying-refused-no-meld = { LIST($cards, by: "and") } ergeben keine Kombination.
laying-refused-twice = Du hast eine Karte in zwei Kombinationen gelegt: { CARD($card, form: "the", case: "accusative") }.
laying-refused-no-such-meld = So eine Kombination liegt nicht auf dem Tisch.
laying-refused-contract-first = Leg erst deinen Kontrakt aus: genau { $new ->
    [one] eine Kombination
   *[other] { NUMBER($new, form: "word") } Kombinationen
} aus drei Karten.
laying-refused-after-contract = Du hast deinen Kontrakt ausgelegt, und mehr geht in diesem Zug nicht.
laying-refused-not-yours = Du darfst nur an deine eigenen Kombinationen anlegen.
laying-refused-too-many = { $added ->
    [one] Höchstens eine Karte pro Zug an eine Kombination.
   *[other] Höchstens { NUMBER($added, form: "word") } Karten pro Zug an eine Kombination.
}
laying-refused-no-fit = Dort passt { CARD($card, form: "the") } nicht.
laying-refused-only-taken = Damit bliebe dir nur { CARD($card, form: "the") }, gerade erst aufgenommen, und ablegen darfst du diese Karte jetzt nicht.
laying-refused-no-discard = Hier wird nicht abgelegt: Biete eine Karte an.
laying-refused-ace-costs = Du hast { CARD($card, form: "the", case: "accusative") } angenommen, also ziehst du in diesem Zug nicht.
laying-refused-last-card = Eine letzte Karte wird nicht angeboten: Sag „letzte Karte“.
laying-refused-stock-at-end = Der Stapel ist aufgebraucht: Nichts wird mehr angeboten.
laying-refused-must-offer = Biete eine Karte an, um deinen Zug zu beenden.
laying-refused-just-accepted = Du hast { CARD($card, form: "the", case: "accusative") } gerade angenommen. Biete eine andere Karte an.
laying-refused-challenged-already = Du hast in diesem Zug schon herausgefordert.
laying-refused-own-turn = Du darfst nur herausfordern, wenn du selbst am Zug bist.
laying-refused-not-yours-to-make = Diese Herausforderung kannst du nicht aussprechen.
