### Reviewing a hand.
### $hand (number): which of the match, $number (number), $of (number), $card (card), $cards (cards)
### $best (number), $good (number), $hints (number): moves with that mark
### $value (number): of the stake die, $points (text), $percent (number): a chance, $who (who)
### $decisions (number): moves, $mark (key): best, good, slip, mistake or hint
### $counts (number): what a card counts, $left (number): deadwood that is left, $before (number), $after (number): chances or points
### $yours (number), $theirs (number): scores, $date (date), $game (text), $hands (number)

review-review = Review
review-page = Hand review
review-title = Hand { $hand } review
review-step-title = { $number } of { $of }
review-step-subtitle = hand { $hand }
review-open-hand = { $who }'s open hand
review-step = Step through
review-next = Next
review-before = Previous
review-list = Back to the list
review-what-if = What if?
review-next-mistake = Next mistake
review-no-other-mistake = There is no other mistake in this hand.
review-moves = Your moves
review-first = This is your first move of the hand.
review-last = This is your last move of the hand.
review-hand-before = Previous hand
review-hand-after = Next hand
review-first-hand = This is the first hand.
review-last-hand = This is the last hand so far.
review-looking = The coach is looking at it.
review-no-decision = There was nothing to decide in this hand.
review-no-review = There is no review for this game: the coach can't judge its moves.

## The player's action; within a sentence (`form: "within"`) it begins with a small letter.

-review-you = { $form ->
    [within] you
   *[alone] You
}
review-drew = { -review-you } drew from the stock.
review-took = { -review-you } took { CARD($card, form: "the") }.
review-took-upcard = { -review-you } took the upcard.
review-left = { -review-you } passed on { CARD($card, form: "the") }.
review-left-upcard = { -review-you } passed on the upcard.
review-discarded = { -review-you } discarded { CARD($card, form: "the") }.
review-knocked = { -review-you } knocked.
review-knocked-with = { -review-you } knocked, discarding { CARD($card, form: "the") }.
review-went-gin = { -review-you } went gin.
review-went-gin-with = { -review-you } went gin, discarding { CARD($card, form: "the") }.
review-went-big-gin = { -review-you } went big gin.
review-made-shot = { -review-you } made a shot.
review-made-shot-with = { -review-you } made a shot, discarding { CARD($card, form: "the") }.
review-laid-off = { -review-you } laid off { LIST($cards, form: "the", by: "and") }.
review-laid-nothing-off = { -review-you } didn't lay off.
review-stopped = { -review-you } ended the deal.
review-offered = { -review-you } offered { $value }.
review-left-die = { -review-you } didn't raise.
review-accepted = { -review-you } accepted.
review-refused = { -review-you } refused.

## A better action.

review-better-draw = Better: draw from the stock.
review-better-take = Better: take { CARD($card, form: "the") }.
review-better-take-upcard = Better: take the upcard.
review-better-leave = Better: pass on { CARD($card, form: "the") }.
review-better-leave-upcard = Better: pass on the upcard.
review-better-discard = Better: discard { CARD($card, form: "the") }.
review-better-knock = Better: knock.
review-better-knock-with = Better: knock, discarding { CARD($card, form: "the") }.
review-better-gin = Better: go gin.
review-better-gin-with = Better: go gin, discarding { CARD($card, form: "the") }.
review-better-big-gin = Better: go big gin.
review-better-shot = Better: make a shot.
review-better-shot-with = Better: make a shot, discarding { CARD($card, form: "the") }.
review-better-lay-off = Better: lay off { LIST($cards, form: "the", by: "and") }.
review-better-lay-nothing-off = Better: don't lay off.
review-better-stop = Better: end the deal.
review-better-offer = Better: offer { $value }.
review-better-leave-die = Better: don't raise.
review-better-accept = Better: accept.
review-better-refuse = Better: refuse.

## The value of a decision.

review-as-good = About as good as the best move.
review-both-given-away = That cost you { $points } points and lowered your chance of winning by { $percent }%.
review-cost-points = That cost you { $points } points.
# $points (number): on average; nothing that the player can see speaks for the better move
review-hard-to-see = On average that is worth about { $points ->
    [one] { $points } point
   *[other] { $points } points
} more.
review-keeps-meld = The { CARD($card) } is part of a meld.
review-given-away = { $points } points given away
review-turning = This was the turning point.
review-turn-said = turning point

## The quality of a decision.

review-mark = { $mark ->
    [best] Best
    [good] Good
    [slip] Slip
    [hint] With a hint
   *[mistake] Mistake
}
# The number of decisions with a mark.
review-marked = { $mark ->
    [best] { $number } best
    [good] { $number } good
    [slip] { $number ->
        [one] { $number } slip
       *[other] { $number } slips
    }
    [hint] { $number } with a hint
   *[mistake] { $number ->
        [one] { $number } mistake
       *[other] { $number } mistakes
    }
}
review-best-move = Best move.
review-followed = You followed the hint.
# Adjacent moves in one row. $first (number), $last (number)
review-fold = { $style ->
    [print] Moves { $first }–{ $last }: { -review-fold-marks }
   *[speak] Moves { $first } to { $last }: { -review-fold-marks }
}
-review-fold-marks = { $hints ->
    [0] { $good ->
        [0] all best
       *[other] { $best ->
            [0] all good
           *[other] { $best } best, { $good } good
        }
    }
   *[other] { $best ->
        [0] { $good ->
            [0] all with a hint
           *[other] { $good } good, { $hints } with a hint
        }
       *[other] { $good ->
            [0] { $best } best, { $hints } with a hint
           *[other] { $best } best, { $good } good, { $hints } with a hint
        }
    }
}
# Two moves in one row. $first (number), $last (number)
review-fold-two = Moves { $first } and { $last }: { $hints ->
    [0] { $good ->
        [0] both best
        [1] 1 best, 1 good
       *[other] both good
    }
    [1] { $good ->
        [0] 1 best, 1 with a hint
       *[other] 1 good, 1 with a hint
    }
   *[other] both with a hint
}
# Column headings of cards: drawn, discarded, better discarded.
review-drawn = drew
# The same heading if some of the cards were drawn, and others passed on.
review-new-card = new card
# Under the card of the hand that was drawn in this turn.
review-just-drawn = drawn
review-played = discarded
review-instead = better
review-show = show
review-hide = hide
review-accuracy = Accuracy
# In place of the accuracy, above how many moves earned each mark. $decisions (number): moves
review-counted = { -review-decisions }
# Moves that followed a hint. $number (number), $decisions (number): moves
review-hints = { $number } of { -review-decisions } { $number ->
    [one] followed a hint.
   *[other] followed hints.
}
# $decisions (number): all of them followed hints
review-all-hints = { $decisions ->
    [one] Your only move followed a hint.
   *[other] All { $decisions } moves followed hints.
}
# $percent (number): how close the moves were to the best ones, $word (text): in a word
review-accuracy-told = Accuracy { $percent }%: { $word }
# In place of a word, where most moves followed hints. $number (number): of the player's own moves
review-on-few = on { $number } of { -review-decisions }
review-flawless = flawless
review-excellent = excellent
review-strong = strong
review-solid = solid
review-uneven = uneven
review-rough = rough

## The story of the hand. $who (who): the opponent

review-well-won = You played well and won.
review-well-lost = You played well, but { $who } won.
review-unlucky = You played well and lost: { $who } had the cards.
review-won = You won, with a few mistakes on the way.
review-lucky = You won, with some help from the cards.
review-lost = You lost, and a few mistakes helped { $who }.
review-badly-won = You won, in spite of your mistakes.
review-badly-lost = You lost: your mistakes cost you this hand.

# $did (text): what was done, a sentence
review-praised = Best move: { TELL($did, form: "within") }
# $number (number): of perfect decisions
review-often-best = You found the best move { $number ->
    [one] once
    [2] twice
   *[other] { $number } times
} in { -review-decisions }.
# $points (number)
review-far-ahead = That was { $points ->
    [one] { $points } point
   *[other] { $points } points
} better than any other move.
review-points-given = { $points } points given away in { -review-decisions }.
review-none-given = { -review-decisions }, no mistakes.

## The line of the hand.

review-line = How the hand went
review-summary = In short
review-chance = Your chance of winning the match
# The same for a match of only one hand, which is valued as the first hand of a match.
review-chance-single = Your chance of winning a match that begins with this hand
review-expected = Projected points for the deal (fewest at the top)
review-deal = deal
review-end = end
review-turn = Turning point
review-went = Your winning chances went from { $before }% to { $after }%.
review-went-single = As the first hand of a match, it would have taken your chances of winning from { $before }% to { $after }%.
review-headed = The deal was heading for { $before } points and ended with { $after }.
review-turned = Turning point: move { $number }, from { $before }% to { $after }%.
review-turned-alone = Turning point: move { $number }, from { $before } points to { $after }.
review-move = Move { $number }
review-to-win = { $percent }% to win the match
review-dropped = { $after }% to win the match; { $before }% with the best move
review-heading = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
review-headed-worse = { $after } points; { $before } with the best move

## Why a move was the best.

review-why-alone = { CARD($card, form: "the") } is on its own, and it counts { $counts }.
review-why-only-alone = { CARD($card, form: "the") } is on its own.
review-why-only-unneeded = { CARD($card, form: "the") } isn't needed for a meld.
review-why-unneeded = { CARD($card, form: "the") } isn't needed for a meld, and it counts { $counts }.
review-why-gone = The cards that { CARD($card, form: "the") } needs are gone.
# $number (number): cards that would help
review-why-help = That leaves you with { $left }, and { $number ->
    [0] no card
    [one] { $number } card
   *[other] { $number } cards
} would help.
review-why-wait = { $number ->
    [one] { $number } card
   *[other] { $number } cards
} would make gin.
review-why-useless = { $who } can hardly use { CARD($card, form: "the") }.
# $meld (text): its name
review-why-melds = { CARD($card, form: "the") } makes a { $meld }: deadwood falls from { $before } to { $left }.
review-why-less = { CARD($card, form: "the") } counts less than the card you discard: deadwood falls from { $before } to { $left }.
# $unseen (number): cards
review-why-no-meld = { CARD($card, form: "the") } makes no meld, and { $number } of the { $unseen } unseen cards would help.
review-why-despite = { CARD($card, form: "the") } would meld, but you do better without it.
# $unseen (number): cards
review-why-hope = { $number } of the { $unseen } unseen cards would help.
review-why-knock = { $percent ->
    [100] Knocking with { $left } couldn't lose here.
   *[other] Knocking with { $left } wins about { $percent }% of the time here.
}
review-why-all-melded = Every card is melded.
review-why-shot = It counts like gin.
review-why-lay-off = That takes { $counts } off and leaves { $left }.
review-why-lay-nothing = You are left with { $left }.
review-why-stake = You win about { $percent }% of the time from here.
review-why-refuse = At that stake, playing on costs more than giving up.
review-why-die = A higher stake wouldn't help you.
review-why-leaves = It leaves { $left }.
review-why-turn = The next card can only help.

## The same in few words, to be heard with the action and the better one.

review-brief-alone = It's on its own.
review-brief-unneeded = No meld needs it.
review-brief-outs = Fewer cards can complete it.
# $points (number): on average
review-brief-average = { $points ->
    [one] { $points } point
   *[other] { $points } points
} better on average.
review-brief-gone = The cards it needs are gone.
# $number (number): cards that would help
review-brief-help = That leaves { $left }, and { $number ->
    [0] no card
    [one] { $number } card
   *[other] { $number } cards
} would help.
review-brief-useless = { $who } can hardly use it.
# $meld (text): its name
review-brief-melds = It makes a { $meld }.
review-brief-less = Deadwood falls to { $left }.
review-brief-no-meld = { CARD($card, form: "the") } makes no meld.
review-brief-despite = You do better without it.
review-brief-knock = { $percent ->
    [100] It couldn't lose here.
   *[other] It wins about { $percent }% of the time here.
}
# The card alone, when only the card differs from the player's action.
review-better-card = Better: { CARD($card, form: "the") }.
# $number (number): cards
review-laid-off-some = You laid off { $number } cards.

## The summary of a review.

-review-decisions = { $decisions ->
    [one] { $decisions } move
   *[other] { $decisions } moves
}
review-looked-at = Checked { $number } of { $decisions ->
    [one] { $decisions } move
   *[other] { $decisions } moves
}…

## Trying another move from a decision.

review-trial = What if?
review-not-counted = doesn't count
review-begun = You're trying it out from here: nothing counts and nothing is saved. You can go back at any time.
review-to-review = Back to the review
review-again = Try again from there

## The chart of the points given away.

review-rating = Points given away
review-rating-up = per ten moves
review-rating-across = { $hands ->
    [one] reviewed hand
   *[other] reviewed hands
}
review-rated = { $points } points per move, { -review-decisions }
-review-average = { $hands ->
    [one] { $points } points per move in { $hands } reviewed hand
   *[other] { $points } points per move in { $hands } reviewed hands
}
review-rating-note = { -review-average }.
# $before (text), $lately (text): points per move
review-rating-fewer = { -review-average }; lately { $lately }, down from { $before }.
# $before (text), $lately (text)
review-rating-more = { -review-average }; lately { $lately }, up from { $before }.
# $before (text), $lately (text)
review-rating-as-many = { -review-average }; lately { $lately }, about the same as before ({ $before }).
