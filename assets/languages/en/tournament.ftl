# Tournaments of an evening: the page, its table and its rounds.
### $who (who), $other (who), $game (text), $target (number), $round (number), $count (number)

tournament-title = Tournament
# The title at the table, and in a list of matches
tournament-at-table = Tournament: { $game }
# The subtitle while no tournament is open
tournament-invites = Seven at the table, one cup, one evening

## Choosing a tournament.

tournament-form = Format
tournament-round-robin = Round robin
tournament-knockout = Knockout
tournament-round-robin-note = Everyone plays everyone once. Then the top two play for the cup.
tournament-knockout-note = Lose a match and you're out. The draw decides who sits out the first round.
tournament-game = Game
tournament-target = Played to
tournament-points = { $target } points
# $minutes (number): of a match, $least (number) and $most (number): matches of the player, $whole (number): minutes
tournament-length = About { $minutes } minutes a match. You play { $least } { $most ->
    [7] or
   *[other] to
} { $most }: at most { $whole } minutes.
# $minutes (number), $least (number), $most (number), $hours (number)
tournament-length-in-hours = About { $minutes } minutes a match. You play { $least } { $most ->
    [7] or
   *[other] to
} { $most }: at most { $hours } hours.
# $names (text): all who play, you first
tournament-field = At the table: { $names }
tournament-begin = Begin the tournament
tournament-begun = The draw has been made.
tournament-earlier = Past tournaments
# A game with its target
tournament-game-to = { $game } to { $target }
tournament-won-by = { $who ->
    [you] you won the cup
   *[other] { $who } won the cup
}
tournament-was-left = left early

## The subtitle of a tournament.

# $round (text), $game (text): with its target
tournament-you-play = { $game }. { $round }: you play { $who }.
# $round (text), $rest (text): the others
tournament-others-play = { $game }. { $round }: the others are playing.
tournament-you-are-out = { $game }. You are out; the others play on.
tournament-wins-cup = { $who ->
    [you] You win the cup.
   *[other] { $who } wins the cup.
}
tournament-nobody = { $game }. You left this tournament.

## At the end, if another wins the cup.

# The player lost the final
tournament-one-short = One more match, and the cup would have been yours.
# $won (number): matches won in the tournament
tournament-consolation = { $won ->
    [0] Not your evening. The next cup is waiting.
    [one] You won one match in this tournament. The next cup is waiting.
   *[other] You won { $won } matches in this tournament. The next cup is waiting.
}

## The table.

tournament-table = Standings
tournament-place-head = Place
tournament-played-head = Played
tournament-won-head = Won
tournament-points-head = Points
# A row as it is read. $place (number), $won (number), $played (number), $points (text): with its sign
tournament-row = place { $place }, won { $won } of { $played }, points { $points }
tournament-ties = Ties are broken by point difference, then points scored, then the draw.
# The player's place. $place (number), $won (number), $played (number)
tournament-your-place = You are { $place } of { $count }, with { $won } { $won ->
    [one] win
   *[other] wins
} in { $played } { $played ->
    [one] match
   *[other] matches
}.

## The rounds.

# $round (number)
tournament-numbered-round = Round { $round }
tournament-semi-finals = Semi-finals
tournament-final = Final
# Two who play each other
tournament-against = { $who ->
    [you] You against { $other }
   *[other] { $who } against { $other }
}
# One of them, if the other is not known yet
tournament-against-open = { $who ->
    [you] You against a winner of the previous round
   *[other] { $who } against a winner of the previous round
}
tournament-open = To be decided
tournament-open-final = The top two
tournament-beat = { $who ->
    [you] You beat { $other }
   *[other] { $other ->
        [you] { $who } beat you
       *[other] { $who } beat { $other }
    }
}
tournament-rests = { $who ->
    [you] You have a bye
   *[other] { $who } has a bye
}
# $first (number), $second (number)
tournament-score = { $first } to { $second }
tournament-playing = playing now
tournament-to-play = up next
tournament-under-way = in progress
tournament-still-open = open
# When a match of the others ends. $first (number), $second (number)
tournament-beats = { $who } beats { $other }, { $first } to { $second }.

## The buttons.

tournament-play = Play { $who }
tournament-go-on-with = Continue against { $who }
tournament-earlier-round = Previous round
tournament-later-round = Next round
tournament-first-round = This is the first round.
tournament-last-round = This is the last round.
tournament-leave = Leave the tournament
tournament-leave-sure = Then no one wins the cup. Your matches stay in the statistics.
tournament-stay = Stay
tournament-left = You left the tournament.
tournament-another = New tournament
# At the end of a match
tournament-go-on = Back to the tournament
# On the list of unfinished matches, in the question whether to give one up
tournament-can-return = You can come back to it from the tournament.

## At the end of a match, among what was reached.

tournament-cup-is-yours = The tournament cup is yours
tournament-in-final = You are in the final
tournament-goes-on = You are in the next round
tournament-out = You are out of the tournament
