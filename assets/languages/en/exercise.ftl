### $file (text): the name of the file with the exercises, $who (who): the opponent
### $theme (key): the question that an exercise asks, $number (number), $whole (number)

# Exercises: positions with one best answer.

exercise-title = Exercises
# The name of a theme, on the page and above the table.
exercise-theme = { $theme ->
    [take] Take it or draw?
    [knock] Knock or play on?
    [melds] Arrange your melds
    [lay-off] Lay off
   *[goes] What would you discard?
}

## The page.

exercise-show = Show
exercise-shown = shown
exercise-all = All themes
exercise-nothing = Five short questions a day, each from a real hand and with one best answer. After your answer you see the reason.
exercise-nothing-here = You haven't tried one of these yet.
exercise-begin = Begin
exercise-continue = Continue
exercise-more = One more
# $done (number), $whole (number)
exercise-today = { $done } of { $whole } done today
exercise-today-done = { $number ->
    [one] Today's exercises are done, { $number } of them.
   *[other] Today's { $number } exercises are done.
} There are more whenever you like.
exercise-figures = By the numbers
exercise-answered = Answered
# Below the number of exercises that were answered. $own (number): of these are from the player's hands
exercise-from-own = { $own } from hands you played
exercise-right-first = Right
exercise-at-first-try = on the first try
exercise-come-again = To repeat
# Below the number of exercises that come again. $number (number)
exercise-due = { $number ->
    [0] none due today
   *[other] { $number } due today
}
exercise-mastered = Mastered
exercise-after-mistake = after a mistake
# The sheet with the cards of the next exercise
exercise-next-title = The next exercise
# $question (text): the theme
exercise-upcoming = Next: { $question }
# Behind the name of the game
exercise-next-new = a new position
exercise-next-own = from a hand you played
exercise-next-due = due again today
exercise-by-theme = By theme
exercise-by-theme-note = Right on the first try, out of all answered, and your rating in each theme.
# $right (number), $answered (number)
exercise-ratio = { $right } of { $answered }
exercise-legend-right = right
exercise-legend-answered = answered
exercise-no-rating = no rating yet
# $name (text): of the theme
exercise-rating-of = Your rating: { $name }
# $rating (number), $spread (number): what the rating may be off by, up or down
exercise-rating-now = { $rating }, give or take { $spread }. An exercise has a rating too; yours rises when you solve it.
exercise-rating-up = rating
# Next to the number of the last day. $days (number)
exercise-rating-across = { $days ->
    [one] day with exercises
   *[other] days with exercises
}
# $number (number): of exercises answered that day
exercise-day-count = { $number ->
    [one] { $number } exercise
   *[other] { $number } exercises
}

## The question.

# Below the theme's name. $game (text), $place (text): where the exercise stands
exercise-subtitle = { $game } against { $who }. { $place }
# $number (number), $whole (number)
exercise-place = Exercise { $number } of { $whole }
exercise-one-more = One more
# An exercise that was answered wrong before.
exercise-again = Once again
exercise-own-hand = from a hand you played
# $card (card): the one that the player discards
exercise-asks-melds = You knock, and { CARD($card, form: "the") } goes face down. Arrange the rest: pick the cards of a meld, then “{ table-make-meld }”. At the end, knock with what is left.
# What a player would remember. $cards (text): of the discard pile, without the one on top
exercise-gone = Gone: { $cards }.
# The same above four lines, one for each suit.
exercise-gone-title = Gone
# In such a line, if no card of the suit is gone.
exercise-none-gone = none
# Below these lines. $cards (text): taken from the discard pile and still held
exercise-took-short = { $who } took { $cards }
# $cards (text): taken from the discard pile and still held
exercise-took = { $who } took: { $cards }.
# The reason why cards cannot be made a meld or moved yet.
exercise-pick-first = Pick some cards first.
exercise-no-hint = An exercise has no hints. The reason comes after your answer.
exercise-no-best = In an exercise you choose the cards yourself.
exercise-to-exercises = Back to the exercises

## After the answer.

exercise-is-answered = This exercise is answered.
# The player's answer, which was not played.
exercise-answered-draw = Your answer: draw from the stock.
# $card (card)
exercise-answered-take = Your answer: take { CARD($card, form: "the") }.
# $card (card)
exercise-answered-leave = Your answer: pass on { CARD($card, form: "the") }.
# $card (card)
exercise-answered-discard = Your answer: discard { CARD($card, form: "the") }.
# $left (number): deadwood
exercise-answered-knock = Your answer: knock with { $left }.
exercise-answered-gin = Your answer: go gin.
exercise-answered-shot = Your answer: make a shot.
# $cards (cards)
exercise-answered-lay-off = Your answer: lay off { LIST($cards, form: "the", by: "and") }.
exercise-answered-lay-nothing = Your answer: don't lay off.
# The best answer, after another one. $left (number): deadwood
exercise-better-knock = Better: knock with { $left }.
# $cards (cards)
exercise-better-lay-off = Better: lay off { LIST($cards, form: "the", by: "and") }.
exercise-better-lay-nothing = Better: don't lay off.
# Two buttons that take turns: show the cards as the player arranged them, or the better way.
exercise-yours = Yours
exercise-better = Better
exercise-right = Right.
exercise-as-good = Right: it is as good as the best answer.
exercise-wrong = Not quite.
# $points (number): what the answer costs
exercise-costs = { $points ->
    [one] Not quite: that costs about { $points } point.
   *[other] Not quite: that costs about { $points } points.
}
# $points (number): what the answer leaves in addition
exercise-too-much = { $points ->
    [one] Not quite: { $points } point more than needed.
   *[other] Not quite: { $points } points more than needed.
}
# $card (card): the better discard, $points (number): what it counts, $yours (card), $fewer (number)
exercise-counted = Discard { CARD($card, form: "the") }: it counts { $points }, { CARD($yours, form: "the") } only { $fewer }.
# $melds (texts), $left (number): deadwood
exercise-together = { LIST($melds, by: "and") }: { $left ->
    [0] that leaves nothing
   *[other] that leaves { $left }
}.
# $left (number): deadwood
exercise-yours-leaves = Yours leaves { $left }.
exercise-others-lay = Other ways leave as little, but { $who } can lay off more on them.
exercise-yours-lays = Yours leaves as little, but { $who } can lay off more on it.
# $date (date)
exercise-comes-again = You'll see it again on { $date }.
exercise-comes-tomorrow = You'll see it again tomorrow.
exercise-is-mastered = You've got that one.
exercise-next = Next exercise
exercise-how-on = Play it out
exercise-begun = The best answer is played. Play on from here: nothing counts and nothing is saved.
exercise-to-exercise = Back to the exercise
exercise-trial = After the exercise

## Why there are no exercises, as phrases.

exercise-unreadable = the file { $file } with the exercises cannot be read; installing the program again brings it back
exercise-damaged = the file { $file } with the exercises is damaged; installing the program again brings it back
exercise-other-format = the file { $file } with the exercises belongs to another version of the program; installing the program again brings the right one
# $line (number)
exercise-bad-line = line { $line } of the file { $file } with the exercises makes no sense; installing the program again brings it back
