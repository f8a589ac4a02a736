# The ladder: rounds of matches against one opponent after another.

ladder-title = Ladder
# The title of a match of the ladder. $game (text)
ladder-at-table = Ladder: { $game }
# The name of a round, for a family of games. $number (number)
ladder-name = { $number ->
    [1] The classics
    [2] Other melds
    [3] Other ways to score
   *[4] Melds on the table
}
# $number (number), $name (text)
ladder-round = Round { $number }: { $name }
# $round (text): the line above, $done (number), $whole (number)
ladder-subtitle = { $round }. { $done } of { $whole } rungs climbed
# The label of the list of rungs, for a screen reader. $number (number)
ladder-rungs = Rungs of round { $number }, from the top
ladder-about = The rung
# A rung. $number (number), counted from the bottom, $who (who)
ladder-rung = Rung { $number }: { $who }
# The last rung of a round. $number (number), $who (who)
ladder-top-rung = Top rung: { $who }
# Next to a rung: the rung to climb next.
ladder-next = up next
# $when (date)
ladder-won = won { $when }
# $yours (number), $theirs (number)
ladder-begun = in progress, { $yours } to { $theirs }
# $count (number)
ladder-lost = { $count ->
    [one] lost once
    [2] lost twice
   *[other] lost { $count } times
}
# The opponent takes little time, or all of it. $who (who)
ladder-hurried = { $who } plays quickly here.
# $who (who)
ladder-full = { $who } plays at full strength here.
# Who is the player on the ladder.
ladder-you = You are here
ladder-you-top = You are at the top

## The buttons.

# $who (who)
ladder-play = Play against { $who }
# $who (who)
ladder-go-on = Continue against { $who }
# $who (who)
ladder-again = Play against { $who } again
ladder-rules = Rules
ladder-higher = Next round
ladder-lower = Previous round
ladder-no-higher = This is the last round.
ladder-no-lower = This is the first round.
ladder-open = Ladder
ladder-up = Up the ladder
ladder-try-again = Try again

## At the end of a match of the ladder.

# $number (number), $whole (number)
ladder-climbed = You've climbed to rung { $number } of { $whole }
# $who (who), $game (text)
ladder-invited = { $who } is next: { $game }
# $name (text): the name of the round
ladder-round-done = You have climbed the whole ladder: { $name }
# $name (text): the name of the next round
ladder-round-next = Next up: { $name }
ladder-all-done = You have climbed every round
# $who (who)
ladder-held = { $who } holds the rung for now

## The invitations, as each opponent says them: one for each round and rung.

ladder-invite-1-1 = Can we play a short one? First to fifty. Then it's bedtime.
ladder-invite-1-2 = We play by my aunt's House Rules: you may knock with under ten, but never with ten.
ladder-invite-1-3 = Gin Rush! When you knock, every card left in the stock is a point. My sort of game.
ladder-invite-1-4 = No knocking, please. The hand goes on until one of us has gin.
ladder-invite-1-5 = No help from the program tonight, dear. What's out of sight, you'll have to remember.
ladder-invite-1-6 = Oklahoma. The first card sets the limit. I play fast.
ladder-invite-1-7 = Gin Rummy, to a hundred and fifty. Now I take my time.
ladder-invite-2-1 = Rainbows count! Four in a row in four suits, red and black in turn. First to fifty!
ladder-invite-2-2 = Fourteen cards each! At last I can keep everything.
ladder-invite-2-3 = Rainbow Rush. Spot your rainbow, knock, done.
ladder-invite-2-4 = Nothing but runs tonight. A long one is worth waiting for.
ladder-invite-2-5 = In Tedesco, runs go round the corner, dear. And if I catch you with an ace, that's fifteen!
ladder-invite-2-6 = Oklahoma with rainbows, to a hundred. No long thinking.
ladder-invite-2-7 = Sets, runs, rainbows. Tournament scoring. All my time.
ladder-invite-3-1 = Three games at once! I can count to fifty three times over.
ladder-invite-3-2 = There's a die! You can raise, and I can give up. First to win seven deals, all right?
ladder-invite-3-3 = A race! One of us needs 121 points, the other seven deals.
ladder-invite-3-4 = You need 121 points and five deals. One without the other is worth nothing.
ladder-invite-3-5 = Your deadwood goes down in writing here, dear. Two hundred, and you've lost.
ladder-invite-3-6 = The cribbage board. First to two games. No long thinking.
ladder-invite-3-7 = Hollywood, in full. Three games at once. All my time.
ladder-invite-4-1 = One hand of Colonel! Melds go on the table, and I may add to yours.
ladder-invite-4-2 = In Skarney you offer your cards instead of throwing them away. I like giving! To a hundred?
ladder-invite-4-3 = Colonel, to fifty. First to run out of cards wins. Guess who.
ladder-invite-4-4 = Skarney, to a hundred. After your contract you may lay out more at once. Plan well.
ladder-invite-4-5 = Colonel from memory, dear. If you can't see it, you'll have to remember it.
ladder-invite-4-6 = Skarney, the whole game. Bring patience.
ladder-invite-4-7 = Colonel, with rainbows. My last match. My best.
