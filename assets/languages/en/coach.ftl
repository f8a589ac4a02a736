### The coach: a move and its reason, computed from what the player knows.
### $card (card), $kept (card): kept instead of it, $rank (rank), $cards (cards), $who (who): the other player, $meld (text): its name
### $points (number), $left (number): deadwood that is left, $number (number): of cards
### $more (number): cards that are not named, $unseen (number): cards
### $share (number): a share in percent, as a fraction that people use, $percent (number): a chance, $value (number): of the stake die
### $before (number): deadwood, $all (flag): is every other card melded then?
### $draws (flag): is a card drawn, or does one pass? $turns (number): the other player's so far
### $layout (text): what is to be laid out, $reason (text), $reasons (texts)

# Core: a button, a noun: shows what would be good to play.
coach-hint = Hint
# Shows the other reasons of a hint.
coach-why = Why?
# Plays what the hint says.
coach-do-it = Play it
# A button that does nothing yet, in the place of “Play it”.
coach-thinking-now = Thinking…
coach-advised = advised
coach-thinking = The coach is looking at your cards.
coach-off = Hints are off in the settings.
coach-agreed = You agreed to play without hints.
coach-not-now = There is nothing to decide right now.
coach-no-coach = There is no coach for this game.

# The share of hands for which something is true.
-coach-share = { $share ->
    [0] hardly any
    [10] one in ten
    [20] one in five
    [25] one in four
    [33] one in three
    [40] two in five
    [50] half
    [60] three in five
    [67] two in three
    [75] three in four
    [80] four in five
    [90] nine in ten
   *[100] nearly all
}
-coach-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## A discard.

# How many points the advised card is better than any other.
coach-ahead = About { -coach-points } better than any other card.
# The same for taking the upcard, and for leaving it.
coach-ahead-of-leaving = About { -coach-points } better than leaving it.
coach-ahead-of-taking = About { -coach-points } better than taking it.
# $reasons: what the card is good for
coach-discard = Discard { CARD($card, form: "the") }: { LIST($reasons, by: "and") }.
# $kept: the card that a player might discard instead
coach-rather = Discard { CARD($card, form: "the") } rather than { CARD($kept, form: "the") }: { $reason }.
# $more (number): the unseen cards that would complete a meld with the other card
coach-fewer-outs = { $number ->
    [0] nothing left goes with it
    [one] only one card goes with it
   *[other] only { NUMBER($number, form: "word") } cards go with it
}, but { $more ->
    [one] one card goes
   *[other] { NUMBER($more, form: "word") } cards go
} with { CARD($kept, form: "the") }
# The same for a card that goes with no other card of the hand.
coach-alone = it's on its own, but { $more ->
    [one] one card goes
   *[other] { NUMBER($more, form: "word") } cards go
} with { CARD($kept, form: "the") }
# $rank: of the discard, $points (number): what it counts against its owner, $kept-rank (rank): of the other card, $kept-points (number): what that counts, $gin (flag): does only gin end the hand?, $melded (flag): is the other card in a meld?
coach-costs = the { RANK($rank, form: "name") } costs { NUMBER($points, form: "word") } if { $who } { $gin ->
    [true] goes gin
   *[false] knocks
}{ $melded ->
    [true] {""}
   *[false] , the { RANK($kept-rank, form: "name") } only { NUMBER($kept-points, form: "word") }
}
# $cards (cards): that the opponent took
coach-held = { $who } took { LIST($cards, form: "the", by: "and") }, which { $cards ->
    [one] goes
   *[other] go
} with { CARD($kept, form: "the") }
# The opponent can't use the discard.
coach-no-meld = { $who } can't meld { CARD($card, form: "the") }
coach-no-set = { $who } can't make a set of { RANK($rank, form: "plural") }
coach-no-run = { $who } can't make a run with { CARD($card, form: "the") }
coach-counts-more = it counts { -coach-points } more
# $points (number), $rank: of the discard
coach-rank-counts-more = the { RANK($rank, form: "name") } counts { -coach-points } more
# Two discards are worth about the same, for a player who asks why.
coach-close = It's close: { CARD($kept, form: "the") } is about as good.
# Two discards are equal. $other (card): the other one
coach-either = Either is fine: discard { CARD($card, form: "the") } or { CARD($other, form: "the") }.
# $points (number): the lead when hands are played out; nothing else speaks for the card
coach-plays-out-better = it works out about { -coach-points } better
# The card to discard, for a player who asks why.
coach-it-counts = It counts { $points }.
coach-nothing-goes-with-it = it's on its own
coach-not-needed = you don't need it for a meld
coach-only-would-meld = only { LIST($cards, form: "the", by: "or") } would complete it
# $number (number): three or more
coach-cards-would-meld = { $number } cards would complete it
# All cards that would meld it are of one rank, and none is available any more.
coach-rank-is-gone = { $number ->
    [one] the { RANK($rank, form: "name") } it needs is gone
    [2] both { RANK($rank, form: "plural") } it needs are gone
   *[other] the { RANK($rank, form: "plural") } it needs are gone
}
coach-gone = the cards it needs are gone
coach-useless = { $who } can hardly use it
coach-let-go-by = { $who } let { $rank ->
    [ace] an { RANK($rank, form: "name") }
    [eight] an { RANK($rank, form: "name") }
   *[other] a { RANK($rank, form: "name") }
} go
# A knock is possible but not advised: the discard, and why not to knock.
coach-play-on = Discard { CARD($card, form: "the") }: you could knock, but { LIST($cards, form: "the", by: "or") } would make gin.
coach-play-on-for-many = Discard { CARD($card, form: "the") }: you could knock, but { $number } cards would make gin.
# $points (number): what a knock brings on average, $otherwise (number): what playing on brings
coach-play-on-anyway = Discard { CARD($card, form: "the") }: you could knock, but on average a knock is worth { -coach-points }, and playing on { $otherwise }.
# $points (number): the lead over a knock, which brings nothing on average
coach-play-on-for-more = Discard { CARD($card, form: "the") }: you could knock, but on average playing on is worth { -coach-points } more.
# $tenths (number): the share of hands in which a knock wins
coach-play-on-as-knock-loses = Discard { CARD($card, form: "the") }: you could knock, but that would beat { -coach-share } of the hands { $who } may hold.
coach-better-than-knock = That's about { -coach-points } better than knocking.
-coach-leaving = { $left ->
    [0] That leaves no deadwood
   *[other] That leaves you with { $left }
}
coach-left = { -coach-leaving }.
coach-left-and-help = { -coach-leaving }, and { LIST($cards, form: "the", by: "and") } would help.
coach-left-and-much-help = { -coach-leaving }, and { $number } cards would help.

## Taking a card or leaving it.

-coach-falls = { $all ->
    [true] that's gin
   *[false] deadwood falls from { $before } to { $left }
}
coach-take-to-meld = Take { CARD($card, form: "the") }: it makes a { $meld }, and { -coach-falls }.
# $cards (cards): of the hand, one card away from a meld with it
coach-take-to-pair = Take { CARD($card, form: "the") }: it goes with { LIST($cards, form: "the", by: "and") }, and deadwood falls from { $before } to { $left }.
coach-take-as-less = Take { CARD($card, form: "the") }: it counts less than the card you discard, and { -coach-falls }.
-coach-draws = { $draws ->
    [true] Draw from the stock
   *[false] Pass
}
-coach-hope = { $number ->
    [0] no single card would help you yet
   *[other] { $number } of the { $unseen } unseen cards would help you
}
coach-leave = { -coach-draws }: { -coach-hope }.
coach-leave-no-meld = { -coach-draws }: { CARD($card, form: "the") } makes no meld.
coach-leave-a-meld = { -coach-draws }: { CARD($card, form: "the") } would meld, but you do better without it.
coach-leave-a-break = { -coach-draws }: { CARD($card, form: "the") } would only break up what you have.
# For a player who asks why.
coach-would-help = { $number ->
    [0] No single card would help you yet.
   *[other] { $number } of the { $unseen } unseen cards would help you.
}

## Ending the hand, and what follows.

coach-gin = Go gin: every card is melded.
coach-gin-with = Go gin with { CARD($card, form: "the") }: every other card is melded.
coach-big-gin = Go big gin: every card is melded.
coach-shot = Make a shot: it counts like gin.
coach-shot-with = Make a shot with { CARD($card, form: "the") }: it counts like gin.
# For a player who asks why to knock.
coach-had-turns = { $turns ->
    [one] { $who } has had { $turns } turn.
   *[other] { $who } has had { $turns } turns.
}
coach-knock = Knock with { $left }: you beat { -coach-share } of the hands { $who } may hold.
coach-knock-with = Knock with { CARD($card, form: "the") }, leaving { $left }: you beat { -coach-share } of the hands { $who } may hold.
coach-lay-nothing-off = Don't lay off: you're left with { $left }.
coach-lay-off = Lay off { LIST($cards, form: "the", by: "and") }: that takes { -coach-points } off and leaves you with { $left }.

## The stake die.

coach-offer = Offer { $value }: you win { -coach-share } of these hands.
coach-accept = Accept { $value }: you win { -coach-share } of these hands, and giving up loses the hand.
coach-refuse = Refuse { $value }: at that stake, playing on costs more than giving up.
coach-no-offer = Don't raise: a higher stake wouldn't help you.

## A deal played alone, with a penalty.

coach-draw = { $number ->
    [one] Draw: { $number } card would help you.
   *[other] Draw: { $number } cards would help you.
} The deal stands at { $left }.
coach-leaves = Discard { CARD($card, form: "the") }: it leaves { $left }.
coach-leaves-and-help = Discard { CARD($card, form: "the") }: it leaves { $left }, and { LIST($cards, form: "the", by: "and") } would help.
coach-leaves-and-more-help = Discard { CARD($card, form: "the") }: it leaves { $left }, and { LIST($cards, form: "the", by: "comma") } and { $more } more would help.
coach-stop = Stop: the deal stands at { $left }, and you have no turns left.

## The odds of the next draw.

coach-odds-off = Odds and outs are off. You can turn them on in the settings.
coach-no-odds = You are not about to draw, so there are no odds.
coach-none-of-unseen = None of the { $unseen } unseen cards would help.
coach-of-unseen = { $number } of the { $unseen } unseen would help, { $percent }%
coach-no-card-helps = None of the { $unseen } cards you haven't seen would help you.
coach-cards-help = { $number } of the { $unseen } cards you haven't seen would help you, { $percent }% on the next draw: { LIST($cards, form: "the", by: "and") }.

## Where melds lie on the table.

coach-lay-out-all = { $layout }: no cards are left, and the hand is yours.
-coach-cards-left = { $number ->
    [one] one card is left, which counts { $points }
   *[other] { $number } cards are left, which count { $points }
}
coach-lay-out = { $layout }: { -coach-cards-left }.
coach-lay-out-contract = { $layout }: that's your contract, and { -coach-cards-left }.
coach-offer-card = Offer { CARD($card, form: "the") }: { $reason }.
# For a player who asks why.
coach-fits-nowhere = It fits no meld on the table.
coach-ace-costs = accepting an ace costs { $who } a draw
coach-takes-it-off = { $who } can add it to a meld, and may well take it off your hands
coach-nothing-in-hand-goes = nothing in your hand fits it
coach-only-one-would-meld = only { LIST($cards, form: "the", by: "or") } would complete it
coach-others-nearer = your other cards are closer to a meld
coach-take-for = Take { CARD($card, form: "the") }: it makes the { $meld }, { LIST($cards, by: "comma") }.
coach-take-to-add = Take { CARD($card, form: "the") }: it can be added to the { $meld }.
-coach-accepting = { $draws ->
    [true] and you still draw
   *[false] and that is worth the draw an ace costs
}
coach-accept-for = Accept { CARD($card, form: "the") }: it makes the { $meld }, { LIST($cards, by: "comma") }, { -coach-accepting }.
coach-accept-to-add = Accept { CARD($card, form: "the") }: it can be added to the { $meld }, { -coach-accepting }.
coach-melds-nothing = Leave { CARD($card, form: "the") }: it doesn't fit any meld.
coach-brings-more = Leave { CARD($card, form: "the") }: it adds more to your hand than it gets rid of.
-coach-laying-hope = { $number ->
    [0] no single card would help you yet
   *[other] { $number } of the { $unseen } unseen cards would meld or fit
}
coach-go-on = { -coach-draws }: { -coach-laying-hope }.
coach-leave-what-melds-nothing = { -coach-draws }: { CARD($card, form: "the") } doesn't fit any meld.
coach-leave-what-melds = { -coach-draws }: { CARD($card, form: "the") } would meld, but you do better without it.
# For a player who asks why.
coach-would-meld-or-fit = { $number ->
    [0] No single card would help you yet.
   *[other] { $number } of the { $unseen } unseen cards would meld or fit.
}
coach-challenge = Challenge: your hand counts { $points }, and { -coach-share } of the hands { $who } would accept with count more.
coach-accept-challenge = Accept the challenge: your hand counts { $points }, and { -coach-share } of the hands { $who } may hold count more.
coach-reject-challenge = Reject the challenge: your hand counts { $points }, and { -coach-share } of the hands { $who } may hold count more.
coach-last-card = Say "last card": keep { CARD($card, form: "the") } for a meld instead of offering it.
coach-end-hand = End the hand: the stock has run out, and your hand counts { $points }.
