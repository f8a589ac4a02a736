### The player's rating. $rating (number), $spread (number): what the rating may be off by, up or
### down, $matches (number), $who (who): an opponent, $provisional (flag)

# $family (key): the games that the rating is for
rating-title = { $family ->
    [laying] Your rating with melds on the table
   *[gin] Your rating
}
rating-none = No match has been rated yet. Finish one without hints and without taking moves back, and your rating starts here.
-rating-matches = { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
}
rating-now = { $provisional ->
    [true] { $rating } after { -rating-matches }, provisional: give or take { $spread }.
   *[false] { $rating } after { -rating-matches }, give or take { $spread }.
}
# $strength (number): the opponent's rating
rating-nearest = Closest to you in strength is { $who }, at { $strength }.
# The line of the chart goes up or down. $number (number)
rating-risen = Up { $number } over the days shown.
# $number (number)
rating-fallen = Down { $number } over the days shown.
# Above the chart: a line is drawn at the opponent's rating.
rating-axis = rating (line: { $who })
# Next to the number of the last day. $days (number)
rating-across = { $days ->
    [one] day with matches
   *[other] days with matches
}
rating-value = { $rating }, give or take { $spread }
rating-played = { -rating-matches }

## At the end of a match.

# $number (number): points won, negative if lost
rating-changed = Your rating: { $provisional ->
    [true] about { $rating }
   *[false] { $rating } ({ $number ->
        [0] no change
       *[other] { NUMBER($number, sign: "close") }
    })
}
# $reason (key)
rating-not-rated = { $reason ->
    [practice] Not rated: it was practice
    [hints] Not rated: you asked for hints
    [person] Not rated: it was a match between two people
   *[opponent] Not rated: this opponent gets better or worse as you do
}
