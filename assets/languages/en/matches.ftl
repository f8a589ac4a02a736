# The list of unfinished matches.

matches-title = Unfinished matches
matches-subtitle = Each continues where you left it
matches-none = Every match is finished
matches-go-on = Continue
matches-give-up = Give up
matches-given-up = Match given up. Its hands stay in your statistics.
matches-keep = Keep it
# When a match was last played. $time (text): a time of day
matches-today = today at { $time }
# $time (text)
matches-yesterday = yesterday at { $time }
# $day (date), $time (text)
matches-on-day = { $day } at { $time }
matches-sure = You won't be able to come back to it.
# $game (text), $other (text)
matches-against = { $game } against { $other }
# The progress of a match without a known score. $hand (number)
matches-deal = deal { $hand }
# $hand (number)
matches-hand = hand { $hand }
# The score of one player alone. $points (number), $hand (number)
matches-score-alone = { $points ->
    [one] { $points } point
    [-1] { $points } point
   *[other] { $points } points
}, deal { $hand }
# Both scores alone. $yours (number), $theirs (number)
matches-totals = { $yours } to { $theirs }
# A button that continues a match. $other (text), $score (text)
matches-go-on-against = Continue against { $other }: { $score }
# A button that starts a match. $who (who): the opponent
matches-play-against = Play against { $who }
# The same in a game for one, and on a small button. $score (text): or the opponent
matches-go-on-alone = Continue: { $score }
matches-go-on-with-it = Continue
# On the page about a game, the score of a match of it. $other (text), $score (text)
matches-unfinished-against = Unfinished against { $other }: { $score }
# $score (text)
matches-unfinished-alone = Unfinished: { $score }
# $yours (number), $others (number), $hand (number)
matches-score = { $yours } to { $others }, hand { $hand }
