# The statistics.

statistics-title = Statistics
# $what (text): the game and the opponent selected
statistics-title-of = Statistics: { $what }
statistics-title-of-practice = Statistics: practice
statistics-show = What is shown
statistics-shown = shown
statistics-figures = By the numbers
statistics-nothing = No hand has been finished yet. Play one, and you will find it here.
statistics-nothing-here = No hand of this kind has been finished yet.
# What the charts will show, before there is any data.
statistics-promise-over-time = A line that climbs with every match you win
statistics-promise-by-game = Who you beat, and at which game
statistics-promise-endings = Knocks, gins and undercuts, yours and theirs
statistics-no-match = No match is finished yet. Your chart starts with the first.
statistics-no-matches = No match is finished yet.
statistics-no-round = No round is finished yet. Your chart starts with the first.
statistics-all = All games
statistics-anybody = All opponents
statistics-practice = Practice
# An opponent in the title, and one to select. $opponent (text)
statistics-against = against { $opponent }
# $opponent (text)
statistics-pick-against = Against { $opponent }
# An opponent that no longer exists. $level (number)
statistics-level = level { $level }

## Labels of charts and their parts.

statistics-ahead-by = won minus lost
statistics-points = points
statistics-won = won
statistics-lost = lost
statistics-played = played
statistics-reached = goal reached
statistics-missed = goal missed
statistics-over-time = Match by match
statistics-by-game = By game and opponent
statistics-endings = How hands ended
statistics-deals = How deals ended
statistics-alone = On your own
# $game (text)
statistics-round-by-round = { $game }, round by round
# Next to the number of the last match or round. $number (number)
statistics-matches-across = { $number ->
    [one] match
   *[other] matches
}
# $number (number)
statistics-rounds-across = { $number ->
    [one] round
   *[other] rounds
}

## How hands ended.

statistics-by-knock = Won by a knock
statistics-by-gin = Won with gin
statistics-by-big-gin = Won with big gin
statistics-undercut-made = Won by an undercut
statistics-by-offer = Won by raising the die
statistics-at-stock-end = Won when the stock ran out
statistics-lost-to-knock = Lost to a knock
statistics-lost-to-gin = Lost to gin
statistics-lost-to-big-gin = Lost to big gin
statistics-undercut-suffered = Lost to an undercut
statistics-gave-up = Lost by refusing the die
statistics-lost-at-stock-end = Lost when the stock ran out
statistics-void = No score
statistics-solo-gin = Gin
statistics-solo-loose = No gin

## Figures: a label, a number, and a note below it.

statistics-matches = Matches
statistics-finished = finished
statistics-matches-won = Won
# $part (number), $whole (number)
statistics-out-of = { $part } of { $whole }
statistics-streak = Current streak
statistics-no-streak = none
# After the length of a streak. $number (number)
statistics-wins = { $number ->
    [one] win
   *[other] wins
}
# $number (number)
statistics-losses = { $number ->
    [one] loss
   *[other] losses
}
statistics-longest-streak = Longest streak
statistics-points-a-hand = Points per hand
# $hands (number)
statistics-in-hands = in { $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
}
statistics-deadwood = Average deadwood
statistics-on-average = at the end
statistics-gins = Gins
statistics-undercuts = Undercuts
# $number (number): of undercuts by opponents
statistics-suffered = { $number } against you
statistics-best-hand = Best hand
statistics-fastest-gin = Fastest gin
statistics-turns = turns
statistics-hints = Hints
statistics-asked-for = asked for
statistics-rounds = Rounds
statistics-goal-reached = Goal reached
statistics-best-total = Best total
statistics-average-total = Average total
statistics-points-a-deal = Points per deal
# $deals (number)
statistics-in-deals = in { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}

## Summaries of figures and charts.

# $won (number), $matches (number)
statistics-won-of = { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
}, { $won ->
    [one] { $won } win
   *[other] { $won } wins
}.
# $won (number), $rounds (number)
statistics-reached-of = On your own: { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}, { $won } reached the goal.
# $hands (number)
statistics-hands-only = { $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
} played, but no whole match yet.
# The difference between matches won and lost. $number (number)
statistics-ahead = { $number } ahead
# $number (number)
statistics-behind = { $number } behind
statistics-even = even
# $won (number), $lost (number)
-statistics-wins-and-losses = { $won ->
    [one] { $won } win
   *[other] { $won } wins
}, { $lost ->
    [one] { $lost } loss
   *[other] { $lost } losses
}
# $matches (number), $won (number), $lost (number)
statistics-after = After { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
}: { -statistics-wins-and-losses }.
# $shown (number), $matches (number), $won (number), $lost (number)
statistics-last = The last { $shown } of { $matches } matches: { -statistics-wins-and-losses }.
# A match as a line of text. $number (number)
statistics-match-won = Match { $number } won
# $number (number)
statistics-match-lost = Match { $number } lost
# $number (number)
statistics-match-drawn = Match { $number } drawn
# $yours (number), $theirs (number)
statistics-score = { $yours } to { $theirs }
# $won (number), $matches (number)
statistics-lot = { $won } of { $matches } won
# The matches won in all games, a sentence. $opponent (text), $won (number), $matches (number)
statistics-total-against = { $opponent }: { $won } of { $matches }.
# $won (number), $matches (number), $games (number)
statistics-by-game-note = { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
} in { $games ->
    [one] { $games } game
   *[other] { $games } games
}: { $won ->
    [one] { $won } win
   *[other] { $won } wins
}.
# $hands (number), $won (number), $lost (number), $void (number)
statistics-endings-note = { $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
}: { $won } won, { $lost } lost{ $void ->
    [0] {""}
   *[other] , { $void } without a score
}.
# $deals (number), $gins (number), $loose (number)
statistics-deals-note = { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}: { $gins } with gin, { $loose } without.
# Rounds that ran to different goals. $rounds (number), $reached (number), $best (number)
statistics-rounds-after = After { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}: { $reached } reached the goal; the best was { $best }.
# Rounds with one goal. $rounds (number), $reached (number), $goal (number), $best (number)
statistics-rounds-to-after = After { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}: { $reached } ended with { $goal } or less; the best was { $best }.
# $shown (number), $rounds (number), $reached (number), $best (number)
statistics-rounds-last = The last { $shown } of { $rounds } rounds: { $reached } reached the goal; the best was { $best }.
# $shown (number), $rounds (number), $reached (number), $goal (number), $best (number)
statistics-rounds-to-last = The last { $shown } of { $rounds } rounds: { $reached } ended with { $goal } or less; the best was { $best }.
# $number (number)
statistics-round = Round { $number }
# $goal (number)
statistics-reached-goal = goal reached; the goal was { $goal }
# $goal (number)
statistics-missed-goal = goal missed; the goal was { $goal }
# At the end of a line of rounds. $points (number)
statistics-round-end = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
# $matches (number), $won (number), $hands (number)
statistics-practice-note = Practice counts separately: { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
}, { $won ->
    [one] { $won } win
   *[other] { $won } wins
}, { $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
}.
statistics-people = other people
