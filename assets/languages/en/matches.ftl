# The list of unfinished matches.

matches-title = Unfinished matches
matches-subtitle = Each goes on where you left it
matches-none = Every match is finished
matches-go-on = Go on
matches-give-up = Give it up
matches-given-up = Given up. Its hands stay in the statistics.
matches-keep = Keep it
matches-sure = You could not come back to it.
# $game (text), $other (text)
matches-against = { $game } against { $other }
# How far a match has come whose score is not known. $hand (number)
matches-deal = deal { $hand }
# $hand (number)
matches-hand = hand { $hand }
# The score of one player alone. $points (number), $hand (number)
matches-score-alone = { $points ->
    [one] { $points } point
    [-1] { $points } point
   *[other] { $points } points
}, deal { $hand }
# $yours (number), $others (number), $hand (number)
matches-score = { $yours } to { $others }, hand { $hand }
