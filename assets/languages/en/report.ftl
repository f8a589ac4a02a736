# The report of a match: how it went, luck and play, and the decisions that cost most.
### $who (who), $number (number), $hand (number), $hands (number), $decisions (number)
### $points (text): points given away, $percent (number): a chance, $luck (text), $play (text)
### $before (number), $after (number): chances in percent

report-title = Match report
report-back = Back to the report
report-empty = No match is finished yet.
report-promise = When you have finished one, this page shows how it went, what was luck, and which moves cost most.
report-no-hand = No hand of this match is finished yet.
report-looked-at = Checked { $number } of { $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
}…
# The coach cannot value the moves of this game.
report-not-judged = In this game the coach can't judge moves, and luck is not measured. The line follows the score.

## The line of the match.

report-line = How the match went
report-goal-chance = Your chance of reaching the goal
report-goal-went = Your chances of reaching the goal went from { $before }% to { $after }%.
# $name (text): the hand
report-hand-went = { $name }: from { $before }% to { $after }%

## Both players' figures, in two columns.

report-both = Side by side
report-figures = Your figures
report-mistakes = Mistakes
report-given = Points given away
report-deal = Luck in the deal
report-draws = Luck of the draw
report-play = Play
report-note = Both players are judged alike: moves by what that player could know, luck and play with every card face up.
# $error (number): of the luck, in percent
report-in-chances = Luck and play show how much they raised or lowered each player's chance of winning the match; total luck give or take { $error }%.
report-note-alone = Moves are judged by what you could know.

## The costliest moves.

report-costliest = Costliest moves
report-later = They'll appear here once every hand has been checked.
report-no-costly = No mistakes.
report-move = Hand { $hand }, move { $number }
# One line below the other; the first is in bold.
report-cost = { $points } points, { $percent }% to win the match
report-on-from = play on from hand { $hand }, move { $number }
# The first sentence of advice. $whole (text): points given away in all, $theme (key): goes, take, knock, lay-off or melds
report-practise = { $theme ->
    [goes] Choosing the discard cost you most: { $points } of { $whole } points. Practise choosing discards.
    [take] Drawing cost you most: { $points } of { $whole } points. Practise when to take the discard and when to draw.
    [knock] Ending the hand cost you most: { $points } of { $whole } points. Practise when to knock and when to wait.
    [lay-off] Laying off cost you most: { $points } of { $whole } points. Practise laying off.
   *[melds] Arranging the hand cost you most: { $points } of { $whole } points. Practise arranging your melds.
}
report-little = You gave away { $points } points in { -report-decisions }: nothing in particular to practise.
report-nothing-lost = { -report-decisions }, no mistakes.
-report-decisions = { $decisions ->
    [one] { $decisions } move
   *[other] { $decisions } moves
}

## Hand by hand.

report-hands = Hand by hand
# $how (text): how it ended
report-hand = Hand { $number }: { $how }
# A hand's luck and play. $luck (text), $play (text): such as "+9"
report-hand-parts = luck { $luck }, play { $play }
report-not-yet = not measured yet
