# Luck and play: the parts of the result of a hand or a match.
### $who (who), $points (number), $percent (number): of the chance to win

luck-title = Luck and play
luck-not-measured = Luck is not measured in this game.
# The favoured player.
luck-points-for = { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { $who ->
    [you] you
   *[other] { $who }
}
luck-chance-for = { $percent }% for { $who ->
    [you] you
   *[other] { $who }
}
luck-even = even
# $luck (text): such as "12 points for you", $error (text): a number or percentage, $play (text)
luck-summary = Luck: { $luck }, give or take { $error }. Play: { $play }.
# $given (text): points that the opponent's decisions gave away
luck-gave-away = { $who } gave away { $given } points.
luck-gave-nothing = { $who } gave nothing away.

## The table. Each line is a part of the result, with its points and its change of the chance.

luck-deal = The deal
luck-draws = { $who ->
    [you] Your draws
   *[other] { $who }'s draws
}
luck-decisions = { $who ->
    [you] Your play
   *[other] { $who }'s play
}
luck-result = Result
# The headings of the columns.
luck-points = points
luck-to-win = % to win
# A line of the table, read out.
luck-points-of = { $points ->
    [0] 0 points
    [one] { NUMBER($points, sign: "close") } point
   *[other] { NUMBER($points, sign: "close") } points
}
luck-chance-of = { $percent ->
    [0] 0% to win
   *[other] { NUMBER($percent, sign: "close") }% to win
}
luck-note = Judged with all cards open: the deal and the draws are luck, the decisions are play. Plus is good for you.
