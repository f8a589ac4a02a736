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
goals-mixture = Win a match of a game you built
goals-everybody = Beat every opponent
goals-undercut-master = Undercut Anselm
goals-master = Beat Anselm
goals-long-streak = Win five matches in a row
goals-many-wins = Win fifty matches
goals-every-game = Play every game
goals-many-hands = Play a thousand hands

## The same as things won, for the names of trophies. No verb in the imperative.

goals-won-first-hand = First hand won
goals-won-gin = First gin
goals-won-undercut = First undercut
goals-won-first-match = First match won
goals-won-quick-knock = A knock within three turns
goals-won-knock-one = Won by knocking with 1
goals-won-some-games = Five different games played
goals-won-solo-gin = Gin in Solitary Gin
goals-won-solitary = Goal of Solitary Gin reached
goals-won-short-streak = Three matches in a row
goals-won-shutout = A match without losing a hand
goals-won-some-wins = Ten matches won
goals-won-some-hands = A hundred hands played
goals-won-no-hints = A strong opponent beaten without a hint
goals-won-caught = Opponent caught with 60 or more
goals-won-comeback = Comeback after three lost hands
goals-won-big-gin = First big gin
goals-won-gin-early = Gin within five turns
goals-won-refused = Opponent scared off by a raise
goals-won-challenge = Colonel won by a challenge
goals-won-out = Went out in Skarney Gin
goals-won-mixture = Match won in a game you built
goals-won-everybody = Every opponent beaten
goals-won-undercut-master = Anselm undercut
goals-won-master = Anselm beaten
goals-won-long-streak = Five matches in a row
goals-won-many-wins = Fifty matches won
goals-won-every-game = Every game played
goals-won-many-hands = A thousand hands played

## At the end of a hand or a match.

# $goal (text): one of the names of trophies above
goals-new = New trophy: { $goal }
# $goal (text): the hardest of several, $count (number): how many more
goals-new-many = { $count ->
    [one] New trophies: { $goal }, and 1 more
   *[other] New trophies: { $goal }, and { $count } more
}

## Rewards.

goals-cups = Tournament cups
goals-rewards = Rewards (open to everyone)
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
