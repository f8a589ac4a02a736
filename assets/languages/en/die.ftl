# The stake die: offers, answers, and its state on the table.

### $who (who), $other (who): the opponent. $value (number): what the die shows, or what is offered
### $worth (text): one of the first two

die-deals = { $value ->
    [one] { $value } deal
   *[other] { $value } deals
}
die-games = { $value ->
    [1] the game
    [2] the game twice
    [3] the game three times
    [4] the game four times
    [5] the game five times
   *[6] the game six times
}
die-stake-die = stake die
die-raise = Raise the die
die-leave = Don't raise
die-accept = Accept
die-refuse = Refuse
die-give-up = Give up the hand
die-not-yet = Not yet
die-raise-to = Raise to { $value }
# Below the die on the table.
die-caption-offer = Offer · { $value }
die-caption-stake = Stake · { $value }
die-caption-owned = { $who ->
    [you] Your die · { $value }
   *[other] { $who }'s die · { $value }
}
# After the stake, as it is read out.
die-value-offered = { $value } offered
die-nobodys = nobody's
die-owned-by = { $who ->
    [you] yours
   *[other] { $who }'s
}
# The current stake.
die-stands = The die shows { $value }.
# $offer (number)
die-stands-and-offered = The die shows { $value }, and { $offer } is offered.
die-nobody-owns = Nobody owns it.
die-is-owned-by = { $who ->
    [you] It is yours.
   *[other] { $who } owns it.
}
# Before an offer is made.
die-about-raising-wins-offer = The die shows { $value }. If your raise is refused, you win what you offered.
die-about-raising = The die shows { $value }. If your raise is refused, you win { $worth }.
die-whoever-accepts = Whoever accepts owns the die.
die-refuse-offer = Refuse { $value }?
die-wins = { $other } wins { $worth }.
# Possible answers.
die-raise-or-leave = Before you look: raise the die, or don't.
die-may-raise = { $other } may raise the die.
die-thinks-about = { $other } is considering your raise to { $value }.
die-accept-or-lose = Accept { $value }, or refuse and lose { $worth }.
# Events.
die-offers = { $who ->
    [you] You offer to raise the die to { $value }.
   *[other] { $who } offers to raise the die to { $value }.
}
die-leaves = { $who ->
    [you] You don't raise.
   *[other] { $who } doesn't raise.
}
die-accepts = { $who ->
    [you] You accept { $value }, and own the die.
   *[other] { $who } accepts { $value }, and owns the die.
}
die-accepts-highest = { $who ->
    [you] You accept { $value }, the highest, and own the die.
   *[other] { $who } accepts { $value }, the highest, and owns the die.
}
die-refuses = { $who ->
    [you] You refuse { $value }.
   *[other] { $who } refuses { $value }.
}
# How a hand ended, with the final stake. $how (text)
die-noted = { $how }, die { $value }
die-refused-stake = { $who ->
    [you] You refused a higher stake
   *[other] { $who } refused a higher stake
}
# Why something cannot be done.
die-stake-first = First raise the die, or leave it.
die-answer-first = Answer the offer first.
die-nothing-offered = Nothing has been offered.
die-offer-before-drawing = Raise the die before you draw.
die-highest = The die already shows six.
die-looked = You have looked at your cards, and nobody owns the die: it can't be raised.
die-not-owner = You don't own the die, so you can't raise it.
die-bad-offer = Offer more than { $value }, but at most six.
