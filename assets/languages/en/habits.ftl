# Habits: figures of a time from which a player can learn, and the hands and moves they count.

habits-title = Your habits
# The buttons for the times, and the beginning of the line below the title.
habits-last-time = Since last time
habits-week = This week
habits-month = This month
# $time (text): one of the three above, $hands (number)
habits-subtitle = { $time }: { $hands ->
    [0] no hands
    [one] 1 hand
   *[other] { $hands } hands
}

# $hands (number)
habits-subtitle-today = { $hands ->
    [0] No hands today
    [one] 1 hand today
   *[other] { $hands } hands today
}

## The days that a time has.

# $first (date)
habits-since-evening = From { $first }, your last evening here before today. An evening ends at four in the morning.
habits-only-today = These are your first hands.
# $first (date), $last (date)
habits-days = From Monday, { $first }, to Sunday, { $last }.
# $first (date), $last (date)
habits-month-days = From { $first } to { $last }.
habits-when = Hands are counted on the day you last played their match. Practice doesn't count.
habits-nothing = No hands in this period.
habits-promise = Finish one, and this page shows how much deadwood you are caught with, which of your discards helped your opponent, and where you knocked too early or too late.

## The figures that the cards give.

habits-cards = What the cards show
habits-hands = Hands played
# $won (number)
habits-hands-note = { $won ->
    [0] none won
   *[other] { $won } won
}
habits-caught = Average deadwood
# $hands (number)
habits-caught-note = { $hands ->
    [one] At the end of the hand that your opponent ended.
   *[other] At the end of the { $hands } hands that your opponent ended.
}
habits-never-caught = Your opponent never ended a hand.
habits-helped = Cards that helped your opponent
habits-helped-note = Your discards that were picked up.

## The figures that need the coach's judgement.

habits-coach = What the coach finds
# $looked (number), $hands (number)
habits-looked = Checked { $looked } of { $hands ->
    [one] 1 hand
   *[other] { $hands } hands
}. More to come while this page is open.
# $hands (number)
habits-looked-at-all = { $hands ->
    [one] The coach has checked the hand.
   *[other] The coach has checked all { $hands } hands.
}
# $hands (number)
habits-no-coach = { $hands ->
    [one] 1 hand is of a game that the coach can't judge.
   *[other] { $hands } hands are of games that the coach can't judge.
}
habits-how = Only moves that cost two points or more, judging by what you could see.
habits-early = Knocked too early
# $points (text): those given away
habits-early-note = You knocked, and playing on was worth more: { $points } points in all.
habits-no-early = A knock is too early if playing on was worth more.
habits-late = Knocked too late
# $points (text): those given away
habits-late-note = You could knock or go gin and played on, but ending the hand was worth more: { $points } points in all.
habits-no-late = A knock comes too late if ending the hand was worth more than playing on.
habits-costly = Costliest moves
# $moves (number), $points (text): of all of them
habits-costly-note = { $moves ->
    [one] One move gave points away.
   *[other] { $moves } moves gave { $points } points away in all.
}
habits-no-costly = No move has given a point away.
habits-none-yet = none yet
habits-none = none
# $part (number), $whole (number)
habits-out-of = { $part } of { $whole }
# $number (number): moves that came too late
habits-moves = { $number ->
    [one] { $number } move
   *[other] { $number } moves
}
# $points (text)
habits-points = { $points } points
# Of the costliest of several moves. $points (text)
habits-up-to = up to { $points } points
# $points (number)
habits-deadwood = { $points ->
    [one] { $points } point
   *[other] { $points } points
} of deadwood

# A share or a mean, and that of the three months before. $way (key), $now (text), $before (text)
habits-trend = { $way ->
    [up] { $now }, up from { $before }.
    [down] { $now }, down from { $before }.
   *[same] { $now }, same as before.
}
# $number (text)
habits-each-hand = { $number } a hand
# $points (text)
habits-points-each = { $points } points a hand
habits-compared = Earlier figures are those of the three months before.

## The list of the hands or moves that a figure counts.

# $first (number), $last (number), $count (number)
habits-where = { $first } to { $last } of { $count }
# $match (text): the game and the opponent, $hand (number)
habits-hand = { $match }, hand { $hand }
habits-opens = Each line opens the review of its hand, or the score sheet in a game without a review.
habits-next-page = Next page
habits-previous-page = Previous page
habits-first-page = This is the first page.
habits-last-page = This is the last page.
habits-empty = Nothing here now.
