### What is said when a hand is looked at again.
### $hand (number): which of the match, $number (number), $of (number), $card (card), $cards (cards)
### $value (number): of the stake die, $points (text), $percent (number): a chance, $who (who)
### $decisions (number): how many there were, $mark (key): best, good, slip or mistake
### $counts (number): what a card counts, $left (number): deadwood that is left, $before (number), $after (number): chances or points
### $yours (number), $theirs (number): scores, $date (date), $game (text), $hands (number)

review-review = Review
review-page = The hand reviewed
review-title = Hand { $hand } reviewed
review-step-title = { $number } of { $of }
review-step-subtitle = hand { $hand }
review-open-hand = { $who }'s open hand
review-step = Step through
review-next = Next
review-before = Previous
review-list = Back to the list
review-what-if = What if?
review-first = This is the first decision.
review-last = This is the last decision.
review-looking = The coach is looking at it.
review-no-decision = There was nothing to decide in this hand.
review-no-review = Hands of this game are not reviewed: the coach cannot say what a move is worth here.

## What the player did.

review-drew = You drew from the stock.
review-took = You took { CARD($card, form: "the") }.
review-took-upcard = You took the upcard.
review-left = You left { CARD($card, form: "the") }.
review-left-upcard = You left the upcard.
review-discarded = You discarded { CARD($card, form: "the") }.
review-knocked = You knocked.
review-knocked-with = You knocked with { CARD($card, form: "the") } face down.
review-went-gin = You went gin.
review-went-gin-with = You went gin with { CARD($card, form: "the") } face down.
review-went-big-gin = You went big gin.
review-made-shot = You made a shot.
review-made-shot-with = You made a shot with { CARD($card, form: "the") } face down.
review-laid-off = You laid off { LIST($cards, form: "the", by: "and") }.
review-laid-nothing-off = You laid off nothing.
review-stopped = You ended the deal.
review-offered = You offered { $value }.
review-left-die = You left the die.
review-accepted = You accepted.
review-refused = You refused.

## What would have been better.

review-better-draw = Better: draw from the stock.
review-better-take = Better: take { CARD($card, form: "the") }.
review-better-take-upcard = Better: take the upcard.
review-better-leave = Better: leave { CARD($card, form: "the") }.
review-better-leave-upcard = Better: leave the upcard.
review-better-discard = Better: discard { CARD($card, form: "the") }.
review-better-knock = Better: knock.
review-better-knock-with = Better: knock with { CARD($card, form: "the") } face down.
review-better-gin = Better: go gin.
review-better-gin-with = Better: go gin with { CARD($card, form: "the") } face down.
review-better-big-gin = Better: go big gin.
review-better-shot = Better: make a shot.
review-better-shot-with = Better: make a shot with { CARD($card, form: "the") } face down.
review-better-lay-off = Better: lay off { LIST($cards, form: "the", by: "and") }.
review-better-lay-nothing-off = Better: lay off nothing.
review-better-stop = Better: end the deal.
review-better-offer = Better: offer { $value }.
review-better-leave-die = Better: leave the die.
review-better-accept = Better: accept.
review-better-refuse = Better: refuse.

## What a decision was worth.

review-as-good = As good as any.
review-both-given-away = { $points } points and { $percent }% given away.
review-given-away = { $points } points given away
# $good (flag): for the player
review-turning = Here it turned { $good ->
    [true] for you
   *[false] against you
}.
review-turn-said = turning point

## How well a decision was made.

review-mark = { $mark ->
    [best] Best
    [good] Good
    [slip] Slip
   *[mistake] Mistake
}
# How many decisions have a mark.
review-marked = { $mark ->
    [best] { $number } best
    [good] { $number } good
    [slip] { $number ->
        [one] { $number } slip
       *[other] { $number } slips
    }
   *[mistake] { $number ->
        [one] { $number } mistake
       *[other] { $number } mistakes
    }
}
review-best-move = The best move.
# $first (number), $last (number): of decisions that were all as good as any
review-fold = Moves { $first } to { $last }: nothing better
# Two of them. $first (number), $last (number)
review-fold-two = Moves { $first } and { $last }: nothing better
# What heads columns of cards: what came, what went, what should have gone.
review-drawn = drew
review-played = threw
review-instead = better
review-show = show
review-hide = hide
review-accuracy = Accuracy
# $percent (number): how close the moves came to the best ones, $word (text): in a word
review-accuracy-told = Accuracy { $percent }%: { $word }
review-flawless = flawless
review-excellent = excellent
review-strong = strong
review-solid = solid
review-uneven = uneven
review-rough = rough
# $did (text): what was done, a sentence
review-well-played = Well played: { $did }
review-well-through = Well played: nothing given away in { -review-decisions }.
# $number (number): of decisions with nothing given away
review-well-often = Well played: { $number } of { -review-decisions } could not be bettered.
review-far-ahead = That was { $points } points better than anything else.
review-points-given = { $points } points given away in { -review-decisions }.
review-none-given = Nothing given away in { -review-decisions }.

## The line of the hand.

review-line = The hand as a line
review-summary = What it comes to
review-chance = Your chance to win the match
review-expected = Points the deal is heading for, fewest at the top
review-deal = deal
review-end = end
# $good (flag)
review-turn = Turned { $good ->
    [true] for you
   *[false] against you
}
review-went = Your chance to win the match went from { $before }% to { $after }%.
review-headed = The deal headed for { $before } points at first, and ended with { $after }.
review-turned = { review-turn }: move { $number }, { $before }% to { $after }%.
review-turned-alone = { review-turn }: move { $number }, { $before } points to { $after }.
review-move = Move { $number }
review-to-win = { $percent }% to win
review-dropped = { $after }% to win, where { $before }% was to be had
review-heading = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
review-headed-worse = { $after } points, where { $before } was to be had

## Why a move was the best.

review-why-alone = Nothing goes with { CARD($card, form: "the") }, and it counts { $counts }.
review-why-unneeded = { CARD($card, form: "the") } is not needed for a meld, and it counts { $counts }.
review-why-gone = The cards that { CARD($card, form: "the") } needs are gone.
# $number (number): cards that would help
review-why-help = That leaves { $left } deadwood, and { $number ->
    [one] { $number } card helps
   *[other] { $number } cards help
}.
review-why-wait = { $number ->
    [one] { $number } card
   *[other] { $number } cards
} would make gin.
review-why-useless = { $who } can hardly use { CARD($card, form: "the") }.
# $meld (text): its name
review-why-melds = { CARD($card, form: "the") } makes a { $meld }: deadwood falls from { $before } to { $left }.
review-why-less = { CARD($card, form: "the") } counts less than what you throw: deadwood falls from { $before } to { $left }.
# $unseen (number): cards
review-why-no-meld = { CARD($card, form: "the") } makes no meld, and { $number } of { $unseen } unseen cards help.
review-why-despite = { CARD($card, form: "the") } would meld, but you do better without it.
# $unseen (number): cards
review-why-hope = { $number } of { $unseen } unseen cards help.
review-why-knock = A knock with { $left } wins { $percent }% of such hands.
review-why-all-melded = Every card is melded.
review-why-shot = It counts like gin.
review-why-lay-off = It takes { $counts } off, and leaves { $left }.
review-why-lay-nothing = You are left with { $left }.
review-why-stake = You win about { $percent }% of such hands.
review-why-refuse = At that stake the hand costs more than giving up.
review-why-die = A higher stake would not help you.
review-why-leaves = It leaves { $left }.
review-why-turn = The next card can only help.

## The same in few words, where it is heard with what was done and what would have been better.

review-brief-alone = Nothing goes with it.
review-brief-unneeded = No meld needs it.
review-brief-gone = What it needs is gone.
# $number (number): cards that would help
review-brief-help = { $left } deadwood is left, and { $number ->
    [one] { $number } card helps
   *[other] { $number } cards help
}.
review-brief-useless = { $who } can hardly use it.
# $meld (text): its name
review-brief-melds = It makes a { $meld }.
review-brief-less = Deadwood falls to { $left }.
review-brief-no-meld = It makes no meld.
review-brief-despite = You do better without it.
review-brief-knock = It wins { $percent }% of hands.
# The card alone, where what was done with it is the same as what was done.
review-better-card = Better: { CARD($card, form: "the") }.
# $number (number): cards
review-laid-off-some = You laid off { $number } cards.

## What the review comes to.

-review-decisions = { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
}
review-looked-at = { $number } of { -review-decisions } looked at

## A trial from a decision.

review-trial = Trial
review-not-counted = not counted
review-begun = A trial from here: nothing counts, and nothing is kept. You can go back to the review at any time.
review-to-review = Back to the review
review-again = Again from there

## The matches that are finished, and the chart of what was given away.

review-finished = Finished matches
review-finished-note = Open one to see its sheet and review its hands
review-match = { $date }, { $game } against { $who }
review-won = won, { $yours } to { $theirs }
review-lost = lost, { $yours } to { $theirs }
review-goal-reached = goal reached, { $yours }
review-goal-missed = goal missed, { $yours }
review-rating = Points given away
review-rating-up = in ten decisions
review-rating-across = { $hands ->
    [one] reviewed hand
   *[other] reviewed hands
}
review-rated = { $points } points a decision, { -review-decisions }
-review-average = { $hands ->
    [one] { $points } points a decision in { $hands } reviewed hand
   *[other] { $points } points a decision in { $hands } reviewed hands
}
review-rating-note = { -review-average }.
# $before (text), $lately (text): points a decision
review-rating-fewer = { -review-average }; lately { $lately }, down from { $before }.
# $before (text), $lately (text)
review-rating-more = { -review-average }; lately { $lately }, up from { $before }.
# $before (text), $lately (text)
review-rating-as-many = { -review-average }; lately { $lately }, much as before ({ $before }).
