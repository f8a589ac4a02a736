# Was gesagt wird, wenn jemand für sich allein eine Runde früh beenden will.

alone-stop = Runde beenden
alone-asked = Runde beenden?
alone-play-on = Weiterspielen
alone-stop-at = Mit { $points } beenden
alone-would-be = { $points ->
    [one] { $turns ->
        [1] Das wäre { $points } Punkt, und du hast noch einen Zug.
       *[other] Das wäre { $points } Punkt, und du hast noch { $turns } Züge.
    }
   *[other] { $turns ->
        [1] Das wären { $points } Punkte, und du hast noch einen Zug.
       *[other] Das wären { $points } Punkte, und du hast noch { $turns } Züge.
    }
}
alone-costs-nothing = Ziehen kostet dich nichts: Eine Karte, die du nicht willst, kannst du gleich wieder ablegen.
