# The choice of games, and the table options.

games-title = Games
games-subtitle = You can leave a match and come back to it
# Asked before starting a match while another one of the same game is unfinished.
games-asked = A new match
# $match (text): the game, the opponent and the score, with commas
games-not-over = { $match }, isn't over.
games-waits = It will wait for you under Games.
# $who (who): the opponent
games-anew = New match against { $who }
games-anew-alone = New match
games-neither = Back
games-options = Table options
games-options-note = Agreed before the first deal, fixed for the match
games-defaults = Reset
games-defaults-back = Undo
games-defaults-now = All options are back to their usual values.
games-defaults-taken-back = Your choices are back.
games-rules = Rules
games-play = Play
# The same next to Continue.
games-new-match = New match
games-code = Deal code
games-code-note = Type a code to play the same deal as somebody else.
games-spell = Spell the code
games-code-good = This deal will be played.
games-favourites = Favourites
games-favourite = favourite
games-add-favourite = Add to favourites
games-drop-favourite = Remove from favourites
games-favourite-added = Added to your favourites.
games-favourite-dropped = Removed from your favourites.
# The label of the page about a game, for a screen reader.
games-about = about this game
games-differences = Unlike Gin Rummy
games-as-played = How it's played
games-never = Not played yet
games-no-end-bonus = No boxes or bonuses at the end
# Headings of the groups of games.
games-classic = The classic game
games-endings = Other ways to end a hand
games-melds = Other melds and hands
games-scores = Other ways to score
games-laid-out = Melds on the table
games-alone = On your own
# $hands (number), $minutes (number)
games-length = A match is about { $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
}, or { $minutes } minutes
games-today = Last played today
games-yesterday = Last played yesterday
# $days (number)
games-days-ago = Last played { $days } days ago
# $weeks (number)
games-weeks-ago = Last played { $weeks } weeks ago
# $months (number)
games-months-ago = Last played { $months } months ago
# Differences not listed here. $count (number)
games-more = and { $count } more in the rules
# The button that starts a game. $title (text)
games-play-game = Play { $title }
# The button that lists the unfinished matches. $count (number)
games-unfinished = { $count } unfinished
# The button that changes the opponent. $who (who)
games-against = Opponent: { $who }
# $title (text): of the game
games-options-of = { $title }: table options
