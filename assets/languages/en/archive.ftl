# The finished matches, page by page.

archive-title = Finished matches
archive-which = Which matches
archive-game = Game
archive-all-games = All games
archive-opponent = Opponent
archive-all-opponents = All opponents
archive-month = Month
archive-all-months = All months
# $month (number), $year (number)
archive-month-of = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year }
archive-none = No finished matches here
# On a page with few matches.
archive-opens = Open a match to see its score sheet and its report, and to review its hands.
# $count (number)
archive-all-of-them = { $count ->
    [one] 1 match
   *[other] { $count } matches
}
# $first (number), $last (number), $count (number)
archive-where = Matches { $first } to { $last } of { $count }
archive-newer = Newer matches
archive-older = Older matches
archive-newest = These are the newest matches.
archive-oldest = These are the oldest matches.
# $date (date), $game (text), $who (who)
archive-match = { $date }, { $game } against { $who }
# $yours (number), $theirs (number)
archive-won = won, { $yours } to { $theirs }
# $yours (number), $theirs (number)
archive-lost = lost, { $yours } to { $theirs }
# $yours (number)
archive-goal-reached = goal reached, { $yours }
# $yours (number)
archive-goal-missed = goal missed, { $yours }
