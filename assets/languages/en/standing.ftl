# How a match stands, and who has won it.
### $who (who), $measure (key), $sheet (key): the kind of score sheet, $number (number)

# A player's name on its own, or at the start of a line.
standing-name = { $who ->
    [you] You
   *[other] { $who }
}
# Headings of the columns of a measure, or names next to its holes.
standing-head = { $measure ->
    [points] Points
    [deals] Deals won
    [games] Games won
    [clubs] Clubs
    [diamonds] Diamonds
    [hearts] Hearts
    [spades] Spades
    [first] First game
    [second] Second game
   *[third] Third game
}
# The same within a line.
standing-head-within = { $measure ->
    [points] points
    [deals] deals won
    [games] games won
    [clubs] clubs
    [diamonds] diamonds
    [hearts] hearts
    [spades] spades
    [first] first game
    [second] second game
   *[third] third game
}
# The measures on the score pad; suits are shown as symbols.
standing-label = { $measure ->
    [points] points
    [deals] deals
    [games] games
    [first] 1st
    [second] 2nd
   *[third] 3rd
}
standing-counted = { $measure ->
    [deals] { $number ->
        [one] { $number } deal
       *[other] { $number } deals
    }
    [games] { $number ->
        [one] { $number } game
       *[other] { $number } games
    }
   *[points] { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
}
# The prize.
-standing-prize = { $sheet ->
    [three_games] match
    [games] match
    [race] race
    [deals] round
   *[other] match
}
standing-wins = { $who ->
    [you] You win the { -standing-prize }
   *[other] { $who } wins the { -standing-prize }
}
# The numbers of both players. $first (text), $second (text)
standing-against = { $first } to { $second }

## The aim of the match.

# $yours (text), $theirs (text): numbers of points or deals
standing-goals = You need { $yours }. { $who } needs { $theirs }.
# The head of the score pad; alone, the turn of the deal. $number (number), $most (number)
standing-pad-turn = Turn { $number } of { $most }
# Below the boxes of a solitary round: the penalty so far, and the most that still wins.
# $points (number), $goal (number)
standing-pad-sum = { $points } of { $goal }
# For a screen reader, instead of these boxes. $number (number), $most (number)
standing-pad-deal = deal { $number } of { $most }
# $aim (text)
standing-pad = Hand { $number } · { $aim }
# $target (number)
standing-aim-three-games = three games to { $target }
# $target (number)
standing-aim-suits = suits to { $target }
# $games (text), $target (number)
standing-aim-games = { $games } of { $target }
# $target (number), $deals (text)
standing-aim-race = { $target } or { $deals }
# $deals (text)
standing-aim-deals = to { $deals }
# $target (number), $deals (text)
standing-aim-twofold = { $target } and { $deals }
# $target (number): the player who reaches it loses
standing-aim-penalties = first to { $target } loses
# $target (number)
standing-aim = to { $target }
# The first point wins.
standing-aim-one-hand = one hand decides it
standing-one-hand-decides = One hand decides it
# A match of only one hand: the head of the score pad
standing-single = One hand
# The state of such a match before its end
standing-single-counts = Only this hand is played
# The heading of a line chart. $goal (number)
standing-race-to = The race to { $goal }
# The same for a goal to be avoided. $goal (number)
standing-way-to = The way to { $goal }

## The score.

# $points (number), $played (number), $deals (number), $goal (number)
standing-score-alone = { $points ->
    [one] { $points } penalty point
   *[other] { $points } penalty points
} after { $played } of { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}; stay at { $goal } or under.
# $yours (number), $theirs (number), $aim (text)
standing-score = You { $yours }, { $who } { $theirs }. Hand { $number }, { $aim }.
standing-hand-number = Hand { $number }.
# Deadwood that is a shot. $yours (ranks), $theirs (ranks)
standing-shots = Your shot is { $yours ->
    [0] gin only
   *[other] { LIST($yours) }
}, { $who }'s { $theirs ->
    [0] gin only
   *[other] { LIST($theirs) }
}.
standing-has = { $who ->
    [you] you { $number }
   *[other] { $who } { $number }
}
# The player who filled a column.
standing-closed = closed: { $who ->
    [you] you
   *[other] { $who }
}
# $goal (number)
standing-of-goal = { $number } of { $goal }
# The same with more points than the goal.
# $number (number), $goal (number)
standing-past-goal = { $number }, over { $goal }
# $done (number)
standing-of-counted = { $done } of { standing-counted }
standing-total = total
standing-total-of-games = points in all games

## The last hand, on a board.

# $how (text), $gained (text)
standing-last-hand = The last hand, { $how }: { $gained }
# $how (text)
standing-last-hand-empty = The last hand, { $how }: nothing to peg
# $counts (texts): numbers of points and deals
standing-pegged = { $who ->
    [you] You peg
   *[other] { $who } pegs
} { LIST($counts) }

## What is missing to the goal.

# $yours (number), $theirs (number)
standing-need-points = You need { $yours } more, { $who } needs { $theirs }
# $yours (number), $theirs (number)
standing-need-deals = You need { $yours ->
    [one] { $yours } more deal
   *[other] { $yours } more deals
}, { $who } needs { $theirs }
# $yours (number), $theirs (number)
standing-games-won = games won { $yours } to { $theirs }
# $yours (texts), $theirs (texts): numbers of points and deals
standing-need-both = You still need { LIST($yours) }; { $who } still needs { LIST($theirs) }
# $yours (number), $theirs (number): points until a player has lost
standing-until-lost = { $yours } more and you lose the game; { $who } is { $theirs } away
standing-next-hand-decides = Whoever wins the next hand wins the match
standing-two-games-win = Win two of the three games to win the match
standing-game-is = { $measure ->
    [first] the first game
    [second] the second game
   *[third] the third game
} is { $who ->
    [you] yours
   *[other] { $who }'s
}
standing-two-win = two wins take the match
standing-all-games-count = All three games are played; the higher total wins the match
standing-total-wins = the higher total over all three wins the match
standing-one-more-hand = The totals are the same: one more hand decides it, in all suits
standing-all-suits-open = All four suits are open
# $suits (suits)
standing-suits-open = { LIST($suits, form: "word") } are still open
# $points (number), $deals (number), $goal (number)
standing-alone-so-far = { $points } so far, { $deals ->
    [1] one deal
   *[other] { $deals } deals
} to go (stay at { $goal } or under)
# The same with more points than may be left in the end.
# $points (number), $deals (number), $goal (number)
standing-alone-over = { $points } so far, over { $goal }; { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
} to go

## How the game ended.

# A match of only one hand. $won (number), $lost (number)
standing-single-won = { $who ->
    [you] You win
   *[other] { $who } wins
} the hand, { $won } to { $lost }
standing-single-draw = No one wins the hand

# $each (number)
standing-draw = A draw, { $each } each
# $points (number), $goal (number)
standing-alone-won = You win with { $points }: the goal was { $goal } or under
# $points (number), $goal (number)
standing-alone-lost = You finish with { $points }: the goal was { $goal } or under
# $won (number), $lost (number)
standing-won-of-three = { standing-wins }, { NUMBER($won, form: "word") } games to { $lost ->
    [0] none
   *[other] { NUMBER($lost, form: "word") }
}
# $won (number), $lost (number)
standing-won-deals = { standing-wins }, { $won ->
    [one] { $won } deal
   *[other] { $won } deals
} to { $lost }
# $won (number), $lost (number)
standing-won-games = { standing-wins }, { $won } games to { $lost }
# $won (text), $lost (text): the players' scores
standing-won-with = { standing-wins }: { $won } against { $lost }
# $won (number), $lost (number)
standing-won = { standing-wins }, { $won } to { $lost }
# $won (number), $lost (number)
standing-won-by-shutout = { standing-wins }, { $won } to { $lost }, a shutout
