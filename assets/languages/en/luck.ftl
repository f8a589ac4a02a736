# Luck and play: the parts of the result of a hand or a match.
### $who (who), $points (number), $percent (number): of the chance to win
### $number (number): points or percent, $unit (key): points or chance

luck-title = Luck and play
luck-not-measured = Luck is not measured in this game.
-luck-amount = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
# The favoured player.
luck-was = { $unit ->
    [chance] Luck raised { $who ->
        [you] your chances
       *[other] { $who }'s chances
    } by about { $number }%
   *[points] { $who ->
        [you] You were
       *[other] { $who } was
    } about { -luck-amount } luckier
}
luck-was-even = Luck was about even
# The player who played better. $luck (text): one of the sentences above, $even (flag): is it the
# last of them?, $same (flag): does it favour the same player, or none?
luck-and-play = { $luck }, { $same ->
    [true] and
   *[false] but
} { $who ->
    [you] your play { $even ->
        [true] raised your chances by about { $number }%.
       *[false] { $same ->
            [true] by about { $number }%.
           *[false] raised yours by about { $number }%.
        }
    }
   *[other] { $who }'s play cost you about { $number }%.
}
# $given (text): points that the opponent's decisions gave away
luck-gave-away = { $who } gave away { $given } points.
luck-gave-nothing = { $who } made no mistakes.

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
luck-to-win = % to win the match
# A line of the table, read out.
luck-points-of = { $points ->
    [0] 0 points
    [one] { NUMBER($points, sign: "close") } point
   *[other] { NUMBER($points, sign: "close") } points
}
luck-chance-of = { $percent ->
    [0] 0% to win the match
   *[other] { NUMBER($percent, sign: "close") }% to win the match
}
luck-note = Judged with every card face up: the deal and the draws are luck, the decisions are play. A plus is in your favour.
