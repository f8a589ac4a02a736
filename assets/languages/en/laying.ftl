### Games with melds on the table: lay-outs, offered cards and challenges.
### $who (who), $card (card), $cards (cards), $points (number): what cards count
### $number (number): of a meld on the table, $name (text): of a meld, $where (text): a meld
### $melds (text): one or more, $meld (text): one on the table, $rank (rank): of its first card
### $start (text), $last (text), $suit (suit), $added (number)

laying-new = new meld
laying-new-caption = New meld
laying-new-place = a place for a new meld: lay cards from your hand here
laying-offer = offer
laying-offer-caption = Offer
laying-offer-place = a place to offer a card: lay one from your hand here
laying-offered = offer, { CARD($card) }
laying-your-hand = your hand
laying-just-drawn = just drawn
laying-draft = your new { $name }
laying-unfinished = your new meld, unfinished
# Short names, for the little room under a meld.
laying-caption-run = run { SUIT($suit, form: "of") }
laying-caption-poker = mixed run

## Choices.

laying-done = Done
laying-take-back = Take back
laying-nothing-pending = There is nothing to take back.
laying-challenge = Challenge
laying-accept = Accept
laying-reject = Reject
laying-leave = Leave it
laying-say-last-card = Last card
laying-end-hand = End the hand
laying-not-yet = Not yet
laying-lay-picked = Lay out the picked cards
laying-last-is-kept = Choose Done first: you never offer your last card.
laying-pick-first = Pick cards first.
laying-no-cards = Name cards from your hand.
laying-first-no-meld = The cards you picked don't make a meld.
laying-let-go-on = Let { $who } continue
laying-pick = Pick { CARD($card, form: "the") }
laying-discard = Discard { CARD($card, form: "the") }
laying-offer-card = Offer { CARD($card, form: "the") }
laying-back = Take { CARD($card, form: "the") } back
laying-begin-with = Begin a new meld with { CARD($card, form: "the") }
laying-put-on = Put { CARD($card, form: "the") } on { $where }
laying-add-picked = Add the picked cards to { $where }
# A run that lies on the table, as cards are added to it; its first card names it.
laying-run-from = run of { SUIT($suit, form: "word") } from the { RANK($rank, form: "name") }
# Where a card may be added; $name says whose meld it is.
laying-place = meld { $number }, { $name }
laying-discard-and-challenge = Discard { CARD($card, form: "the") }, then challenge
laying-suggest = Lay out { $melds }
laying-suggest-adding = Add { LIST($cards, form: "the", by: "and") } to the { $meld }
# It follows one of the last two messages, or another one like itself.
laying-and-add = add { LIST($cards, form: "the", by: "and") } to the { $meld }
# On a button that has no room for a meld's whole name.
laying-add-in-brief = Add { LIST($cards, form: "the", by: "and") }
# The same on a button: how many cards are laid out then, and their points. $number: of cards
laying-suggest-in-brief = { $points ->
    [one] Lay out { $number } cards, { $points } point
   *[other] Lay out { $number } cards, { $points } points
}

## Events.

# A list of events, the last with "and".
laying-joined = { $start }; and { $last }
laying-meld = the { $name }, { LIST($cards, by: "comma") }
laying-lays-out = { $who ->
    [you] You lay out { $melds }
   *[other] { $who } lays out { $melds }
}
laying-adds = { $who ->
    [you] You add { LIST($cards, form: "the", by: "and") } to the { $meld }
   *[other] { $who } adds { LIST($cards, form: "the", by: "and") } to the { $meld }
}
# It follows one of the last two messages, or another one like itself.
laying-and-adds = { $who ->
    [you] add { LIST($cards, form: "the", by: "and") } to the { $meld }
   *[other] adds { LIST($cards, form: "the", by: "and") } to the { $meld }
}
# An opponent's whole turn: these with what was laid out between them, joined as above.
laying-turn-draws = { $who } draws
laying-turn-takes = { $who } takes { CARD($card, form: "the") }
laying-turn-lays-out = lays out { $melds }
laying-turn-discards = discards { CARD($card, form: "the") }
laying-offers = { $who ->
    [you] You offer { CARD($card, form: "the") }.
   *[other] { $who } offers { CARD($card, form: "the") }.
}
laying-accepts = { $who ->
    [you] You accept { CARD($card, form: "the") }.
   *[other] { $who } accepts { CARD($card, form: "the") }.
}
laying-leaves = { $who ->
    [you] You leave { CARD($card, form: "the") }.
   *[other] { $who } leaves { CARD($card, form: "the") }.
}
laying-says-last-card = { $who ->
    [you] You say "last card".
   *[other] { $who } says "last card".
}
laying-says-stock-is-out = { $who ->
    [you] You end the hand: the stock has run out.
   *[other] { $who } ends the hand: the stock has run out.
}
laying-challenges = { $who ->
    [you] You challenge.
   *[other] { $who } challenges.
}
laying-accepts-challenge = { $who ->
    [you] You accept the challenge.
   *[other] { $who } accepts the challenge.
}
laying-rejects-challenge = { $who ->
    [you] You reject the challenge.
   *[other] { $who } rejects the challenge.
}
laying-goes-gin = { $who ->
    [you] You go gin.
   *[other] { $who } goes gin.
}
laying-goes-out = { $who ->
    [you] You go out.
   *[other] { $who } goes out.
}
laying-laid-out = { LIST($cards, by: "and") } laid out. Your hand counts { $points }.
laying-back-in-hand = { LIST($cards, by: "and") } back in your hand, which counts { $points }.
laying-hand-counts = Your hand counts { $points }.
laying-held = Hand counts { $points }

## Whose turn it is, and the possible actions.

laying-over = The hand is over.
laying-their-turn = { $who }'s turn.
laying-waits = { $who }'s turn. Challenge, or let { $who } continue.
laying-thinks-about-challenge = { $who } is considering your challenge.
laying-is-challenged = { $who } challenges you to compare hands. Accept or reject.
laying-passed-take-or-pass = { $who } passed. Take { CARD($card, form: "the") }, or pass.
laying-take-or-pass = Your turn. Take { CARD($card, form: "the") }, or pass.
laying-take-last = The stock has run out. Take { CARD($card, form: "the") }, or leave it.
laying-is-offered = { $who } offers { CARD($card, form: "the") }. Accept it, or leave it.
laying-draw-or-take = Your turn. Draw, or take { CARD($card, form: "the") }.
laying-draw = Your turn. Draw from the stock.
laying-thinks-about-card = { $who } is considering { CARD($card, form: "the") }.
laying-may-take = { $who } may take { CARD($card, form: "the") } or pass.
laying-then-discard = Lay out what you like, then discard a card.
laying-then-end = The stock has run out. Lay out what you like, then end the hand.
laying-last-or-say = Lay out your last card, or say "last card".
laying-contract-lies-out = Your contract is laid out. Offer a card.
laying-then-offer = Lay out what you like, then offer a card.
# $new (number): of melds
laying-pending-melds = { $new ->
    [one] { $new } meld laid out.
   *[other] { $new } melds laid out.
} Lay out more, or choose Done.
laying-pending-added = { $added ->
    [one] { $added } card added.
   *[other] { $added } cards added.
} Lay out more, or choose Done.
# $new (number): of melds
laying-pending-both = { $new ->
    [one] { $new } meld laid out
   *[other] { $new } melds laid out
}, { $added ->
    [one] { $added } card
   *[other] { $added } cards
} added. Lay out more, or choose Done.
laying-melds-in-hand = In your hand
laying-no-melds-in-hand = No melds in your hand.
laying-melds-on-table = On the table
laying-no-melds-on-table = None on the table.
laying-note-contract = contract first
laying-note-no-challenges = no challenges
laying-note-challenges = with challenges
laying-about-challenge = Your hand counts { $points }. If { $who } accepts, the lower hand scores everything the other one holds.

## The end of a hand, and the cards left.

# $yours (number), $theirs (number): what the hands counted
laying-accepted-challenge = { $who ->
    [you] You accepted a challenge
   *[other] { $who } accepted a challenge
}: { $yours } against { $theirs }
laying-went-gin = { $who ->
    [you] You went gin
   *[other] { $who } went gin
}
laying-went-out = { $who ->
    [you] You went out
   *[other] { $who } went out
}
# Shown next to the player's name.
laying-side-gin = { $who ->
    [you] went gin
   *[other] went gin
}
laying-side-out = { $who ->
    [you] went out
   *[other] went out
}
laying-side-holds = { $who ->
    [you] were
   *[other] was
} left with { $points }

## Why an action is impossible.

laying-refused-nothing = Nothing is laid out yet.
laying-refused-two-cards = A meld needs at least three cards.
laying-refused-no-meld = { LIST($cards, by: "and") } don't make a meld.
laying-refused-twice = You put one card into two melds: { CARD($card, form: "the") }.
laying-refused-no-such-meld = There is no such meld on the table.
# $new (number): of melds
laying-refused-contract-first = First lay out your contract: exactly { $new ->
    [one] { NUMBER($new, form: "word") } meld
   *[other] { NUMBER($new, form: "word") } melds
} of three cards.
laying-refused-after-contract = You have laid out your contract, and that is all for this turn.
laying-refused-not-yours = You may only add to your own melds.
laying-refused-too-many = { $added ->
    [one] You may add only { NUMBER($added, form: "word") } card a turn to each meld.
   *[other] You may add at most { NUMBER($added, form: "word") } cards a turn to each meld.
}
laying-refused-no-fit = The { CARD($card) } doesn't fit there.
laying-refused-only-taken = That leaves only { CARD($card, form: "the") }, which you have just taken and can't discard.
laying-refused-no-discard = There is no discard here: offer a card.
laying-refused-ace-costs = You accepted { CARD($card, form: "the") }, so you don't draw this turn.
laying-refused-last-card = You don't offer your last card: say "last card".
laying-refused-stock-at-end = The stock has run out: no more cards are offered.
laying-refused-must-offer = Offer a card to end your turn.
laying-refused-just-accepted = You have just accepted { CARD($card, form: "the") }. Offer another card.
laying-refused-challenged-already = You have already challenged this turn.
laying-refused-own-turn = You may only challenge on your own turn.
laying-refused-not-yours-to-make = You can't make that challenge.
