# Trophies: what a player may achieve, and the best results in each game.

goals-title = Trophies
# $done (number), $whole (number)
goals-subtitle = { $done } of { $whole } trophies
goals-invitation = No trophies yet. Win one hand for your first.
goals-reached = Won
goals-ahead = Still to win
goals-best = Your best in each game
# The match, and the hand in it, in which a goal was reached. $when (date), $hand (number)
goals-in-hand = { $when }, hand { $hand }
# The progress towards a goal. $done (number), $whole (number)
goals-progress = { $done } of { $whole }
# $points (number)
goals-best-hand = best hand { $points ->
    [one] 1 point
   *[other] { $points } points
}
# $turns (number)
goals-fastest-gin = fastest gin { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
# The next three goals, on top of the page.
goals-coming = Next up
# At the foot of the menu. $goal (text): what to do, and the progress
goals-next-up = Next up: { $goal }

## The goals. Each is a line that says what to do.

goals-first-hand = Win a hand
goals-gin = Go gin
goals-undercut = Undercut an opponent
goals-first-match = Win a match
goals-quick-knock = Knock and win within three turns
goals-knock-one = Win by knocking with 1
goals-some-games = Play five different games
goals-solo-gin = Go gin in Solitary Gin
goals-solitary = Reach the goal of Solitary Gin
goals-short-streak = Win three matches in a row
goals-shutout = Win a match without losing a hand
goals-some-wins = Win ten matches
goals-some-hands = Play a hundred hands
goals-no-hints = Beat Ada, Vera or Anselm without a hint
goals-caught = Catch an opponent with 60 points or more
goals-comeback = Win a match after losing the first three hands
goals-big-gin = Go big gin
goals-gin-early = Go gin in five turns or fewer
goals-refused = Raise the stake until the opponent gives up
goals-challenge = Win a hand of Colonel by a challenge
goals-out = Go out in Skarney Gin
goals-mixture = Win a match at a game you built
goals-everybody = Beat every opponent
goals-undercut-master = Undercut Anselm
goals-master = Beat Anselm
goals-long-streak = Win five matches in a row
goals-many-wins = Win fifty matches
goals-every-game = Play every game
goals-many-hands = Play a thousand hands

## The names of the trophies for these goals. A page shows what to do below each.

goals-won-first-hand = Off the Mark
goals-won-gin = First Gin
goals-won-undercut = Turning the Tables
goals-won-first-match = First of Many
goals-won-quick-knock = Early Bird
goals-won-knock-one = All but Gin
goals-won-some-games = Tasting Menu
goals-won-solo-gin = Gin for One
goals-won-solitary = Good Company
goals-won-short-streak = Hat Trick
goals-won-shutout = Clean Sheet
goals-won-some-wins = A Regular
goals-won-some-hands = Well Shuffled
goals-won-no-hints = All My Own Work
goals-won-caught = Caught Red-Handed
goals-won-comeback = Back from the Brink
goals-won-big-gin = All Eleven
goals-won-gin-early = Lightning
goals-won-refused = Poker Face
goals-won-challenge = The Gauntlet
goals-won-out = Empty-Handed
goals-won-mixture = House Special
goals-won-everybody = Round Table
goals-won-undercut-master = Touché
goals-won-master = Giant Slayer
goals-won-long-streak = On a Roll
goals-won-many-wins = Old Hand
goals-won-every-game = Grand Tour
goals-won-many-hands = A Thousand Hands

## At the end of a hand or a match.

# $goal (text): one of the names of trophies above
goals-new = New trophy: { $goal }
# $goals (texts): two names of trophies
goals-new-two = New trophies: { LIST($goals, by: "and") }
# $goals (texts): the two hardest of several, $count (number): how many more
goals-new-many = New trophies: { LIST($goals, by: "comma") }, and { $count } more

## Rewards.

goals-cups = Tournament cups
goals-rewards = Rewards
# $kind (key), $value (text)
goals-reward = { $kind ->
    [back] Card back
    [cloth] Felt
   *[clothes] Outfit
}: { $value }
# The kind of a reward. $kind (key)
goals-kind = { $kind ->
    [back] Card back
    [cloth] Felt
   *[clothes] Outfit
}
# Under a goal. $kind (key), $value (text)
goals-brings = { $kind ->
    [back] Reward: card back, { $value }
    [cloth] Reward: felt, { $value }
   *[clothes] Reward: outfit, { $value }
}
# Next to a reward.
goals-in-use = in use
goals-not-earned = not earned yet
goals-used-already = You're already using it.
goals-put-on = use it
# $reward (text)
goals-put-on-this = Use { $reward }
# On a button next to a picture of the reward.
goals-put-on-brief = Use
