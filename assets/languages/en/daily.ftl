# The daily deal and its calendar.

daily-title = Daily deal
# $game (text): the title at the table, and in a list of matches
daily-at-table = Daily deal: { $game }
# The note of the menu's button. $game (text), $who (who)
daily-against = { $game } against { $who }
# $what (text): the game and the opponent
daily-begun = In progress: { $what }
# The same, where the game is named already.
daily-begun-short = In progress
# $score (text)
daily-done = Done: { $score }
# $day (number): of the week, 1 is Monday; $date (date)
daily-whole-day = { $day ->
    [1] Monday
    [2] Tuesday
    [3] Wednesday
    [4] Thursday
    [5] Friday
    [6] Saturday
   *[7] Sunday
}, { $date }
# A day of the calendar as it is read. $day (number): of the week, 1 is Monday; $number (number)
daily-day = { $day ->
    [1] Monday
    [2] Tuesday
    [3] Wednesday
    [4] Thursday
    [5] Friday
    [6] Saturday
   *[7] Sunday
} { $number }
# The heading of a column, as short as possible. $day (number): 1 is Monday
daily-column = { $day ->
    [1] Mo
    [2] Tu
    [3] We
    [4] Th
    [5] Fr
    [6] Sa
   *[7] Su
}
# Below the title. $month (text): with its year, $count (number)
daily-played = { $count ->
    [0] None played in { $month }
    [one] { $month }: 1 deal played
   *[other] { $month }: { $count } deals played
}
# The same, of deals of which the master played some no better.
# $month (text): with its year, $count (number), $good (number): at least 1, $who (who): the master
daily-played-well = { $month }: { $count } played, { $good } as good as { $who }
# The days in a row with a finished deal. $count (number): at least 2
daily-streak = { $count } days in a row
# The same, and the most so far. $count (number): at least 2, $most (number): more
daily-streak-of = { $count } days in a row (best: { $most })
# The most days in a row so far. $count (number): at least 2
daily-most-in-a-row = Best run: { $count } days
# The label of the calendar, for a screen reader. $month (text)
daily-calendar = calendar, { $month }
# The label of the sheet about a day, for a screen reader.
daily-about = the deal of this day

## What became of a day's deal.

daily-today = today
daily-not-played = not played
daily-under-way = in progress
daily-ahead = still to come
daily-nobody = a draw
# $points (number): the loser scored nothing
daily-won-by = won by { $points }
# $points (number): the loser scored nothing
daily-lost-by = lost by { $points }
# $who (who)
daily-better = better than { $who }
# $who (who)
daily-equal = as good as { $who }

## The same in sentences: of the player, or of the master with the player's cards.

# $who (who), $points (number): the loser scored nothing
daily-wins-by = { $who ->
    [you] You won by { $points }.
   *[other] { $who } won by { $points } with your cards.
}
# $who (who), $points (number): the loser scored nothing
daily-loses-by = { $who ->
    [you] You lost by { $points }.
   *[other] { $who } lost by { $points } with your cards.
}
# $who (who), $yours (number), $theirs (number)
daily-wins = { $who ->
    [you] You won, { $yours } to { $theirs }.
   *[other] { $who } won with your cards, { $yours } to { $theirs }.
}
# $who (who), $yours (number), $theirs (number)
daily-loses = { $who ->
    [you] You lost, { $yours } to { $theirs }.
   *[other] { $who } lost with your cards, { $yours } to { $theirs }.
}
# $who (who): neither player scored
daily-draws = { $who ->
    [you] A draw.
   *[other] { $who } drew with your cards.
}
# A deal played alone. $who (who), $points (number): penalty points
daily-reaches-goal = { $who ->
    [you] You reached the goal, with { $points }.
   *[other] With your cards, { $who } reached the goal, with { $points }.
}
# A deal played alone. $who (who), $points (number): penalty points
daily-misses-goal = { $who ->
    [you] You missed the goal, with { $points }.
   *[other] With your cards, { $who } missed the goal, with { $points }.
}
# $who (who): the master
daily-plays-now = { $who } is playing your cards now.

## The sheet about a day.

daily-you = You
# $who (who): the master
daily-master = { $who }, with your cards
daily-thinking = playing now

## What the master says about a day, on its sheet.

daily-says-first = Your turn first. I get the same cards.
daily-says-begun = Take your time. The cards will wait.
daily-says-worse = You played them better. Show me how.
daily-says-better = Shall we look at it together?
daily-says-equal = We think alike.

## Below the calendar: what its marks mean.

daily-mark-won = won
daily-mark-lost = lost
daily-mark-nobody = no winner
# $who (who): the master
daily-mark-star = as good as { $who } or better
# $points (number), $who (who): the master
daily-points-better = { $points ->
    [one] You beat { $who } by 1 point.
   *[other] You beat { $who } by { $points } points.
}
# $points (number), $who (who): the master
daily-points-worse = { $points ->
    [one] { $who } did better, by 1 point.
   *[other] { $who } did better, by { $points } points.
}
# $who (who): the master
daily-points-equal = You did as well as { $who }.
# $count (number)
daily-with-hints = { $count ->
    [one] You asked for 1 hint.
   *[other] You asked for { $count } hints.
}
# $count (number)
daily-practised = { $count ->
    [one] Replayed once for practice.
    [2] Replayed twice for practice.
   *[other] Replayed { $count } times for practice.
}
# $code (text)
daily-code = Deal code: { $code }
# $who (who): the master
daily-invites = Everyone gets the same cards. Play the hand, then see how { $who } did with yours.
# $who (who): the master
daily-invites-alone = Everyone gets the same cards. Play five deals, then see how { $who } did with yours.
daily-waits = You can play it today or on any later day.
daily-goes-on = It continues where you left it.
# In the question whether to give an unfinished deal up.
daily-can-return = You can come back to it from the calendar.
# $date (date)
daily-future = You can play the deal for { $date } on that day.

## The buttons.

daily-play = Play this deal
# The same for the deal of today.
daily-play-todays = Play today's deal
daily-continue = Continue this deal
daily-again = Play it again, for practice
daily-earlier = Previous month
daily-later = Next month
daily-first-month = The calendar begins here.
daily-last-month = The calendar ends here.
daily-this-month = Today
# At the table, after the deal.
daily-open-calendar = Calendar
daily-practise = Play it again, for practice
# The same on a small button.
daily-once-more = Play it again
daily-practice-play = Practice: only your first try counts.
# A typed date that is wrong. $typed (text), $example (text)
daily-no-date = { $typed } is not a date: type one like { $example }.

## On the page of the seal.

# $date (date), $who (who)
daily-seal = This is the daily deal for { $date }. Its cards follow from the date, so anyone can work them out beforehand. { $who } does not: each opponent sees only what that seat has been shown.
# $date (date)
daily-seal-alone = This is the daily deal for { $date }. Its cards follow from the date, so anyone can work them out beforehand.
