# Was über den Einsatzwürfel gesagt wird.

die-deals = { $value ->
    [one] { $value } Runde
   *[other] { $value } Runden
}
die-games = { $value ->
    [1] das Spiel
    [2] das Spiel zweifach
    [3] das Spiel dreifach
    [4] das Spiel vierfach
    [5] das Spiel fünffach
   *[6] das Spiel sechsfach
}
die-stake-die = Einsatzwürfel
die-raise = Würfel erhöhen
die-leave = Würfel lassen
die-accept = Annehmen
die-refuse = Ablehnen
die-give-up = Aufgeben
die-not-yet = Noch nicht
die-raise-to = Auf { $value } erhöhen
die-caption-offer = Angebot · { $value }
die-caption-stake = Einsatz · { $value }
die-caption-owned = { $who ->
    [you] Dein Würfel · { $value }
   *[other] Würfel von { $who } · { $value }
}
die-value-offered = { $value } angeboten
die-nobodys = gehört niemandem
die-owned-by = { $who ->
    [you] gehört dir
   *[other] gehört { $who }
}
die-stands = Der Würfel steht auf { $value }.
die-stands-and-offered = Der Würfel steht auf { $value }, und { $offer } ist angeboten.
die-nobody-owns = Er gehört niemandem.
die-is-owned-by = { $who ->
    [you] Er gehört dir.
   *[other] Er gehört { $who }.
}
die-about-raising-wins-offer = Er steht auf { $value }. Wird abgelehnt, gewinnst du, was du bietest.
die-about-raising = Er steht auf { $value }. Wird abgelehnt, gewinnst du { $worth }.
die-whoever-accepts = Wer annimmt, dem gehört der Würfel.
die-refuse-offer = { $value } ablehnen?
die-wins = { $other } gewinnt { $worth }.
die-raise-or-leave = Bevor du deine Karten ansiehst: Erhöhe den Würfel, oder lass ihn.
die-may-raise = { $other } kann den Würfel erhöhen.
die-thinks-about = { $other } denkt über { $value } nach.
die-accept-or-lose = Nimm { $value } an, oder lehne ab und verliere { $worth }.
die-offers = { $who ->
    [you] Du bietest an, den Würfel auf { $value } zu erhöhen.
   *[other] { $who } bietet an, den Würfel auf { $value } zu erhöhen.
}
die-leaves = { $who ->
    [you] Du lässt den Würfel, wie er ist.
   *[other] { $who } lässt den Würfel, wie er ist.
}
die-accepts = { $who ->
    [you] Du nimmst { $value } an, und der Würfel gehört dir.
   *[other] { $who } nimmt { $value } an und bekommt den Würfel.
}
die-accepts-highest = { $who ->
    [you] Du nimmst { $value } an, mehr geht nicht, und der Würfel gehört dir.
   *[other] { $who } nimmt { $value } an, mehr geht nicht, und bekommt den Würfel.
}
die-refuses = { $who ->
    [you] Du lehnst { $value } ab.
   *[other] { $who } lehnt { $value } ab.
}
die-noted = { $how }, Würfel { $value }
die-refused-stake = { $who ->
    [you] Du hast einen höheren Einsatz abgelehnt
   *[other] { $who } hat einen höheren Einsatz abgelehnt
}
die-stake-first = Erhöhe erst den Würfel, oder lass ihn.
die-answer-first = Nimm erst an, was geboten ist, oder lehne ab.
die-nothing-offered = Es ist nichts geboten.
die-offer-before-drawing = Erhöhe den Würfel, bevor du ziehst.
die-highest = Der Würfel zeigt schon sechs.
die-looked = Du hast deine Karten schon gesehen, und der Würfel gehört niemandem: Jetzt lässt er sich nicht erhöhen.
die-not-owner = Der Würfel gehört nicht dir, du kannst ihn nicht erhöhen.
die-bad-offer = Biete mehr als { $value } und höchstens sechs.
