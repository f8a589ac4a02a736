# The count of a hand.
### $who (who), $cards (cards), $suits (suits): empty where suits don't matter

result-area = result
# Core: a button: deals the next hand.
result-next = Next hand
result-next-deal = Next deal
result-sheet = Score sheet
result-again = Play again
result-menu = Main menu
result-rules = Rules of this game
result-help = Help

## The result, in large letters.

result-wins-round = You win the round
result-round-over = The round is over
result-draw = A draw
result-gin-alone = Gin!
result-deal-over = The deal is over
result-nobody-scores = No score
# Core: the heading of the result.
result-wins-hand = { $who ->
    [you] You win the hand
   *[other] { $who } wins the hand
}

## How the hand ended.

result-all-melded = Every card is melded
# $points (number)
result-left-loose = { $points ->
    [one] { $points } point
   *[other] { $points } points
} of deadwood
# $own (number), $caught (number): both players' deadwood
result-knocked = { standing-name } knocked with { $own } against { $caught }{ result-in-suits }
# $own (number), $caught (number)
result-undercut = { standing-name } knocked with { $own } against { $caught }{ result-in-suits }: undercut
result-went-gin = { standing-name } went gin{ result-in-suits }
result-went-big-gin = { standing-name } went big gin{ result-in-suits }
result-in-suits = { $suits ->
    [0] {""}
   *[other] {" "}in { LIST($suits) }
}
result-made-shot = { standing-name } made a shot with { LIST($cards, by: "comma") }
result-stock-used-up = The stock has run out
# $yours (number), $theirs (number)
result-compared = The stock has run out: { $yours } against { $theirs }
# Points paid to the loser as well. $points (number)
result-scores-for-runs = { $who ->
    [you] You score
   *[other] { $who } scores
} { $points } for runs

## The lines of the count.

# Core: the name of a line in the count.
result-deadwood-of = { $who ->
    [you] Your deadwood
   *[other] { $who }'s deadwood
}
# Core: the heading over a player's cards.
result-hand-of = { $who ->
    [you] Your hand
   *[other] { $who }'s hand
}
result-laid-off = Laid off
result-gin = Gin
result-big-gin = Big gin
result-bare-gin = Gin, contract not laid out
result-undercut-bonus = Undercut
result-rush = Left in the stock
result-long-run = Long run
result-courts = Face cards
result-doubled = Doubled for the spade
result-die = Stake die (deals)
result-loose-aces = Aces left over
result-loose-pips = 2s to 9s left over
result-loose-tens = 10s to kings left over
result-this-deal = This deal
result-books = { $who ->
    [you] You are charged
   *[other] { $who } is charged
}
result-to-whom = { $who ->
    [you] You score
   *[other] { $who } scores
}
result-to-whom-in-each-suit = { $who ->
    [you] You score in each suit
   *[other] { $who } scores in each suit
}

## A player's action and deadwood, below the name.

# $left (number)
result-lays-off = { $who ->
    [you] laid
   *[other] laid
} off the { LIST($cards) }, leaving { $left }
result-goes-gin = { $who ->
    [you] went gin
   *[other] went gin
}
result-goes-big-gin = { $who ->
    [you] went big gin
   *[other] went big gin
}
result-makes-shot = { $who ->
    [you] made a shot
   *[other] made a shot
}
# $left (number)
result-knocks = { $who ->
    [you] knocked
   *[other] knocked
} with { $left }
# $left (number): the other player ended the hand and won it
result-was-caught = { $who ->
    [you] were
   *[other] was
} caught with { $left }
# $left (number)
result-is-left = { $who ->
    [you] were
   *[other] was
} left with { $left }
# Cards under their name. $label (text), $laid (cards): what the other player laid off on them
result-group-and-laid = { $label }: { LIST($cards, by: "comma") }, with { LIST($laid, by: "comma") } laid off
# The caption under the cards that counted against a player.
result-rest = deadwood
# $points (number)
result-rest-counting = deadwood { $points }
result-in-hand = in hand
# $points (number)
result-in-hand-counting = in hand { $points }
