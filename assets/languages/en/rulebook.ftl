# The sentences of the rules pages, used by gin/variants/rulebook.
### $cards (number), $turns (number), $target (number), $deals (number), $shot (flag), $knocks (flag): can a hand be ended with deadwood?

# The end of a hand in which no player draws from the stock.

rulebook-untouched = After { NUMBER($turns, form: "word") } turns in a row in which nobody draws from the stock, the hand is void and nobody scores.
# $offering (flag): are cards offered in place of discards?
rulebook-untouched-reading = { $offering ->
    [true] The published rules don't say what happens when the players keep accepting aces instead of drawing.
   *[false] The published rules don't say what happens when both players only ever take each other's discards.
} Here, the hand is void after the number of such turns given above. You get a warning first, and a table option sets another number, or no limit at all.

# Cards and melds.

# $ten (number): what a ten or a face card counts
rulebook-values = { $ten ->
    [10] An ace counts 1, face cards 10, all other cards their face value.
   *[other] An ace counts 1, a ten or a face card { $ten }, all other cards their face value.
}
rulebook-set = A set is three or four cards of the same rank.
rulebook-run = A run is three or more cards in a row in the same suit.
rulebook-only-runs = Only runs are melds: three or more cards in a row in the same suit.
rulebook-only-runs-and-rainbows = Only runs and rainbows are melds.
rulebook-rainbow = A rainbow is exactly four cards in a row, one of each suit, alternately red and black.
rulebook-deadwood = A card belongs to one meld only; cards outside your melds are deadwood.
rulebook-ace-low = The ace is low: ace, 2, 3 is a run; queen, king, ace is not.
rulebook-ace-either = The ace is high or low, but a run can't go round the corner: ace, 2, 3 and queen, king, ace are runs; king, ace, 2 is not.
rulebook-ace-round = Runs can go round the corner, from the king by way of the ace to the 2: queen, king, ace is a run, and so is king, ace, 2. No card can be in a run twice.

# Ending a hand.

# $limit (number)
rulebook-knock = After drawing, you may knock if your deadwood, not counting the discard, is { $limit } or less: lay the discard face down and show your melds.
rulebook-knock-any = After drawing, you may knock with any amount of deadwood: lay the discard face down and show your melds.
rulebook-knock-upcard = After drawing, you may knock if your deadwood, not counting the discard, is no more than the value of the upcard: lay the discard face down and show your melds.
# $ten (number), $ace (number)
rulebook-upcard-limit = A ten or a face card makes the limit { $ten }, an ace makes it { $ace }. What counts is the card turned up at the deal, even after someone has taken it.
# $ten (number)
rulebook-upcard-limit-ace-gin = { $shot ->
    [true] A ten or a face card makes the limit { $ten }; if it's an ace, only gin or a shot ends the hand.
   *[false] A ten or a face card makes the limit { $ten }; if it's an ace, only gin ends the hand.
} What counts is the card turned up at the deal, even after someone has taken it.
rulebook-no-knock = { $shot ->
    [true] There is no knocking: you end a hand by going gin or with a shot.
   *[false] There is no knocking: you end a hand by going gin.
}
rulebook-taken-melds = On a turn on which you took the top card of the discard pile, you may { $knocks ->
    [true] { $shot ->
        [true] knock or end the hand with a shot
       *[false] knock
    }
   *[false] end the hand with a shot
} only if that card is in a meld.
# Added to that if a card just taken may be discarded again.
rulebook-taken-laid-down = Gin is never barred: you may even lay that card down for it.
rulebook-gin = With no deadwood at all, you go gin.
rulebook-kept-discard = You may end the hand without discarding: then all { NUMBER($cards, form: "word") } cards count.
rulebook-shot = You may also end the hand with a shot: the cards you are left with as deadwood show your own score. Go by the last two digits of your score: an ace stands for 1, and a zero for no card. With 38 points you need a 3 and an 8, with 40 a 4; the suits don't matter.
rulebook-shot-limit = A shot may count more than the knock limit.
rulebook-big-gin = If all { NUMBER($cards, form: "word") } cards are in melds, you may go big gin, without a discard.
# $sets (flag)
rulebook-lay-off = { $sets ->
    [true] After a knock, the other player may lay off cards on the knocker's melds: a fourth card on a set, or cards at either end of a run.
   *[false] After a knock, the other player may lay off cards on the knocker's melds, at either end of a run.
}
rulebook-rainbow-closed = Nothing can be added to a rainbow.
rulebook-nothing-laid-off = { $shot ->
    [true] There is no laying off after gin or a shot.
   *[false] There is no laying off after gin.
}

# The points of a hand.

rulebook-penalties = { $knocks ->
    [true] The winner of a hand scores nothing. The loser's deadwood, after any laying off, goes down as penalty points. There are no bonuses.
   *[false] The winner of a hand scores nothing. The loser's deadwood goes down as penalty points. There are no bonuses.
}
rulebook-penalties-undercut = A knocker who has as much deadwood as the other player, or more, loses the hand.
rulebook-penalties-equal = A knocker with more deadwood than the other player loses the hand. Equal hands score nothing.
rulebook-gin-wins = Whoever goes gin wins the hand.
rulebook-knock-wins-undercut = If the knocker has less deadwood after any laying off, the knocker wins the hand; if not, the other player does.
rulebook-knock-wins-equal = After a knock and any laying off, whoever has less deadwood wins the hand. If it's the same, nobody does.
# $total (flag): all of the loser's deadwood, not the difference
rulebook-knock-pays = { $total ->
    [true] If the knocker has less deadwood after any laying off, the knocker scores all of the other player's deadwood.
   *[false] If the knocker has less deadwood after any laying off, the knocker scores the difference.
}
# $bonus (number)
rulebook-undercut-pays = { $bonus ->
    [0] If the other player has the same or less, that is an undercut: the other player scores the difference.
   *[other] If the other player has the same or less, that is an undercut: the other player scores the difference plus { $bonus }.
}
# $bonus (number)
rulebook-undercut-pays-less = { $bonus ->
    [0] If the other player has less, that is an undercut: the other player scores the difference.
   *[other] If the other player has less, that is an undercut: the other player scores the difference plus { $bonus }.
} Equal hands score nothing.
# $gin (number)
rulebook-gin-pays = { $shot ->
    [true] Gin, or a shot, scores
   *[false] Gin scores
} the other player's deadwood{ $gin ->
    [0] {""}
   *[other] {" "}plus { $gin }
}.
# $gin (number), $big (number)
rulebook-gin-and-big-gin-pay = { $shot ->
    [true] Gin, or a shot, scores
   *[false] Gin scores
} the other player's deadwood{ $gin ->
    [0] {""}
   *[other] {" "}plus { $gin }
}; { $big ->
    [0] big gin scores it without a bonus
   *[other] big gin scores it plus { $big }
}.
# $points (number)
rulebook-caught-ace = A loose ace counts { $points } against you if the other player ends the hand.
# Added to the one before if hands are compared at the end of the stock. $points (number)
rulebook-caught-ace-at-the-end = If the stock ends it, a loose ace counts { $points }.
rulebook-rush-gin = Gin scores one extra point for each card left in the stock.
rulebook-rush = A knocker who wins scores one extra point for each card left in the stock.
rulebook-rush-gin-too = Gin scores these points too; an undercut doesn't.
rulebook-rush-knock-only = Gin and undercuts don't score these points.
# $both (flag), $rainbows (flag)
rulebook-long-runs = { $both ->
    [true] In addition, both players score for their own melds: 1 point for every card of a run of six or more, and 1 for every king, queen and jack in
   *[false] In addition, the winner of the hand scores 1 point for every card of a run of six or more, and 1 for every king, queen and jack in
} { $rainbows ->
    [true] runs or rainbows
   *[false] runs
}; a card may score for both. Cards laid off score nothing here.
rulebook-long-runs-decide = { $knocks ->
    [true] These points have no bearing on whether you may knock or on who wins the hand.
   *[false] These points have no bearing on who wins the hand.
}
rulebook-spades = If the upcard is a spade, everything scored in the hand counts double.

# The aim of the game, and the deal.

rulebook-aim = Finish a hand with less deadwood (cards outside your melds) than your opponent.
rulebook-aim-penalties = Finish a hand with less deadwood (cards outside your melds) than your opponent: the loser is charged for it.
rulebook-cut = Each player cuts a card, and the lower rank deals first; equal ranks cut again.
rulebook-next-loser = After that, the loser of a hand deals the next one. If nobody wins a hand, the same player deals again.
rulebook-next-winner = After that, the winner of a hand deals the next one. If nobody wins a hand, the same player deals again.
rulebook-next-in-turn = After that, the players take turns to deal.
# Added to one of the first two if there is a stake die.
rulebook-refused-counts-as-lost = Whoever refuses a raise counts as the loser.
rulebook-deal-one-more = Each player is dealt { NUMBER($cards, form: "word") } cards, and the non-dealer one more. There is no upcard: the non-dealer begins by discarding.
rulebook-first-may-end = The first turn may already end the hand.
rulebook-first-cannot-end = The first turn is a discard only; you can't end the hand on it.
rulebook-deal = Each player is dealt { NUMBER($cards, form: "word") } cards, and one card is turned up to start the discard pile.
rulebook-begins-normally = The non-dealer begins with a normal turn.
# $stock (flag): must the first player draw from the stock?
rulebook-upcard-offer = { $stock ->
    [true] The non-dealer may take this upcard or pass, and then so may the dealer. If both pass, the non-dealer draws from the stock.
   *[false] The non-dealer may take this upcard or pass, and then so may the dealer. If both pass, the non-dealer begins with a normal turn.
}

# A turn, and the end of the stock.

rulebook-draw-and-discard = Take the top card of the stock or of the discard pile, then discard a card face up.
rulebook-rediscard = You may discard the card you've just picked up from the discard pile.
rulebook-no-rediscard = You can't discard the card you've just picked up from the discard pile.
rulebook-pile-open = Both players may look through the whole discard pile at any time.
rulebook-pile-closed = Both players may look at the top card of the discard pile at any time, but at no other.
rulebook-no-hints = Nobody gets hints or odds while a hand is being played.
rulebook-strict-memory = Strict memory: during a hand, the program only shows what is in sight and what has happened since your last discard. It's up to you to remember what lies under the top of the discard pile and what your opponent has taken from it. Your opponent plays as usual.
rulebook-strict-memory-offering = Strict memory: during a hand, the program only shows what is in sight and what has happened since you last offered a card. It's up to you to remember what was offered or accepted before that. Your opponent plays as usual.
rulebook-strict-memory-alone = Strict memory: during a deal, it's up to you to remember what you have discarded.
# Added to one of the three before; "those" are the cards to remember.
rulebook-strict-memory-hints = Hints and odds count those cards as unseen.
# $left (number)
rulebook-stock-void = { $left ->
    [0] If a discard leaves no card in the stock
    [1] If a discard leaves one card in the stock
   *[other] If a discard leaves { NUMBER($left, form: "word") } cards in the stock
} and nobody has ended the hand, the hand is void and nobody scores.
# $left (number)
rulebook-stock-booked = { $left ->
    [0] If a discard leaves no card in the stock
    [1] If a discard leaves one card in the stock
   *[other] If a discard leaves { NUMBER($left, form: "word") } cards in the stock
} and nobody has ended the hand, the deadwood of the player who has more goes down as penalty points. There is no laying off, and equal hands score nothing.
# $left (number)
rulebook-stock-compared = { $left ->
    [0] If a discard leaves no card in the stock
    [1] If a discard leaves one card in the stock
   *[other] If a discard leaves { NUMBER($left, form: "word") } cards in the stock
} and nobody has ended the hand, the player with less deadwood scores the difference. There is no laying off, and equal hands score nothing.
# $left (number)
rulebook-stock-won = { $left ->
    [0] If a discard leaves no card in the stock
    [1] If a discard leaves one card in the stock
   *[other] If a discard leaves { NUMBER($left, form: "word") } cards in the stock
} and nobody has ended the hand, the player with less deadwood wins it. There is no laying off, and if both have the same, nobody wins.
rulebook-stock-no-suits = As nobody has ended it, it scores in no suit.
rulebook-last-discard-to-end = First, though, the other player may still take that discard, but only to end the hand with it.
rulebook-last-discard-turn = First, though, the other player may still take that discard and have one more turn.

# The end of the game.

rulebook-each-game-won = All of the following is counted for each game won.
# $points (number), $each-game (flag): are there three games, in which a hand may be written or not?
rulebook-boxes = { $each-game ->
    [true] Each player adds { $points } for every score written in the game.
   *[false] Each player adds { $points } for every hand won.
}
rulebook-extra-boxes = For this, an undercut counts as two hands and gin as three.
rulebook-extra-boxes-gin = For this, gin counts as three hands.
rulebook-boxes-double = In a hand that counts double, this is doubled too.
# $points (number), $reached (flag): may the player who reached the target have lost?
rulebook-game-bonus = { $reached ->
    [true] The player who reached the target adds { $points }.
   *[false] The winner of the game adds { $points }.
}
# $more (flag): does the winner add a bonus already? $each-game (flag)
rulebook-shutout-100 = { $each-game ->
    [true] If the loser has no score in the game at all
   *[false] If the loser won no hands at all
}, it's a shutout, and the winner adds { $more ->
    [true] another 100
   *[false] 100
}.
# $each-game (flag)
rulebook-shutout-hands-and-boxes = { $each-game ->
    [true] If the loser has no score in the game at all
   *[false] If the loser won no hands at all
}, it's a shutout, and the winner's points from hands and boxes count double.
# $each-game (flag)
rulebook-shutout-hands = { $each-game ->
    [true] If the loser has no score in the game at all
   *[false] If the loser won no hands at all
}, it's a shutout, and the winner's points from hands count double.
# $each-game (flag)
rulebook-shutout-total = { $each-game ->
    [true] If the loser has no score in the game at all
   *[false] If the loser won no hands at all
}, it's a shutout, and the winner's whole total counts double.
rulebook-no-bonuses = There are no bonuses at the end.
rulebook-points-are-score = There are no bonuses at the end: the points are the score.
# $target (number)
rulebook-bonuses-never-help = None of this counts towards the { $target }.
# The winner, where it is not obvious.
# $target (number)
rulebook-wins-behind = The player who reached { $target } wins even if boxes leave the other player with the higher total.
# $target (number)
rulebook-equal-totals = If both totals are the same, the player who reached { $target } wins.
rulebook-equal-totals-of-games = If both totals are the same, the player who won two of the games wins.
# $target (number), $total (flag): does the higher total win?
rulebook-both-reach = If the same hand takes both players to { $target }, { $total ->
    [true] the one with the higher score counts as having reached it;
   *[false] the one with the higher score wins;
} if the scores are equal, it's the winner of that hand.

# How the game is won, depending on the score sheet.

# $all (flag): are all three games finished?
rulebook-goal-three-games = Three games are played at once, each to { $target } points. { $all ->
    [true] When all three are over, the higher total of all three wins the match.
   *[false] The first to win two of them wins the match.
}
rulebook-goal-suits = Each suit is a game of its own, to { $target } points. When all four are closed, the player with more points altogether wins.
# $most (number), $games (number)
rulebook-goal-games = { $games ->
    [1] A game goes to { $target } points. The first to win one wins the match.
   *[other] The first to reach { $target } points wins a game, which counts as one to { NUMBER($most, form: "word") } games won. The first to have { NUMBER($games, form: "word") } of these wins the match.
}
rulebook-goal-deals = { $deals ->
    [1] The first to win a deal wins the round.
   *[other] The first to win { NUMBER($deals, form: "word") } deals wins the round.
}
rulebook-goal-race = { $deals ->
    [1] One of you needs { $target } points, the other a single won deal.
   *[other] One of you needs { $target } points, the other has to win { NUMBER($deals, form: "word") } deals.
} Whoever gets there first wins.
rulebook-goal-twofold = { $deals ->
    [1] The first to have both { $target } points and one won deal wins.
   *[other] The first to have { $target } points and { NUMBER($deals, form: "word") } deals wins.
}
rulebook-goal-penalties = The first to reach { $target } penalty points loses the game, and the other player wins it.
# $total (flag): does the higher total win?
rulebook-goal-points = { $total ->
    [true] The game is over when a player reaches { $target } points. Whoever then has the higher total, boxes and bonuses included, wins it.
   *[false] The first to reach { $target } points wins the game.
}

# The stake die, for a hand or for a game.

# $deal (flag)
rulebook-die = { $deal ->
    [true] A die shows how many deals the hand is worth.
   *[false] A die shows how many times over the game counts.
} It starts at one and belongs to nobody. The cards are dealt face down. Before anyone looks, the non-dealer and then the dealer may offer to raise the die to any higher number, up to six.
# $deal (flag), $offered (flag): does a refusal pay what was offered?
rulebook-die-accepted = Whoever accepts takes the die, and from then on is the only one who may raise it: right away, before looking, or later at the start of a turn, before drawing. Whoever refuses gives up the { $deal ->
    [true] hand
   *[false] game
}, and the other player wins { $deal ->
    [true] { $offered ->
        [true] as many deals as were offered
       *[false] as many deals as the die showed before the offer
    }
   *[false] what the game counts as the points stand, times { $offered ->
        [true] what was offered
       *[false] what the die showed before the offer
    }
}.
rulebook-die-later = A die that belongs to nobody may still be raised later, by either player at the start of a turn.
rulebook-die-stays = If no offer is accepted before you look at the cards, the die stays at one.
# $compared (flag): can a hand be won at the end of the stock? $voids (flag): can a hand be void?
rulebook-die-pays = Points don't count. The winner of a hand, { $knocks ->
    [true] { $compared ->
        [true] whether by a knock, gin, an undercut or less deadwood at the end of the stock,
       *[false] whether by a knock, gin or an undercut,
    }
   *[false] { $compared ->
        [true] whether by gin or less deadwood at the end of the stock,
       *[false] by going gin,
    }
} wins as many deals as the die shows. { $voids ->
    [true] Nobody wins a void hand. After
   *[false] After
} each hand the die goes back to one.
rulebook-die-back = At the end of a game the die goes back to one.

# Gin Pro, Gin Race and Gin Twofold.

# What a game counts against a loser with this many points. $first (number), $last (number), $games (number)
rulebook-band = { $games ->
    [one] { $first } to { $last } points, { NUMBER($games, form: "word") } game
   *[other] { $first } to { $last } points, { NUMBER($games, form: "word") } games
}
# $bands (texts)
rulebook-bands = The fewer points the loser has, the more a won game counts: against { LIST($bands, by: "semicolon") }. Then both players start again from zero.
rulebook-only-points-of-hands = Only points from hands count. Going past the target makes no difference.
rulebook-parts-lot = Who plays for points and who for deals is chosen at random, and you swap for the next match.
rulebook-parts-points = This time you play for points and your opponent for deals.
rulebook-parts-deals = This time you play for deals and your opponent for points.
rulebook-parts = Each of you only counts what you play for. The player who plays for points scores hands as usual, bonuses included.
rulebook-race-one = The player who plays for deals counts one for every hand won.
rulebook-race-two = The player who plays for deals counts two for gin or an undercut, and one for any other hand won.
rulebook-race-two-for-gin = The player who plays for deals counts two for gin, and one for any other hand won.
rulebook-twofold = You both keep count of points and of deals won.
rulebook-twofold-two = { $knocks ->
    [true] Gin and an undercut count as two deals won.
   *[false] Gin counts as two deals won.
}
rulebook-twofold-one = { $knocks ->
    [true] Every hand won counts as one deal, gin and undercuts included.
   *[false] Every hand won counts as one deal, gin included.
}

# Color Gin.

rulebook-suits-without-sets = A hand scores in the suits of which the player who ends it has no card, melded or not. The discard doesn't count.
rulebook-suits-of-sets = A hand scores in the suits found in every set of the player who ends it and nowhere else in that hand: not in a run, not in the deadwood. The discard doesn't count. If there is no set, the hand scores in the suits it has no card of.
rulebook-suits-written = The points are written down in full in each of those suits.
rulebook-suits-undercut = After an undercut the points go to the other player, but the suits are still the knocker's. Laying off makes no difference to the suits.
rulebook-split-least = You must split your hand so that it has as little deadwood as possible.
rulebook-split-chosen = { $knocks ->
    [true] You choose how to split your hand when you end it. More deadwood may get you more suits, or one that is still open.
   *[false] You choose how to split your hand when you end it: another split may get you more suits, or one that is still open.
}
rulebook-closing = Once a hand takes a player to { $target } points in a suit, that suit is closed for both; the hand itself still counts in full in all its suits. { $knocks ->
    [true] You may not knock or go gin if you wouldn't score in any open suit.
   *[false] You may not go gin if you wouldn't score in any open suit.
}
rulebook-level-draw = If both totals are the same at the end, it's a draw.
rulebook-level-extra-hand = If both totals are the same at the end, another hand decides, and in this one every suit is open again.
rulebook-level-most-suits = If both totals are the same at the end, the player who closed more suits wins. If that is the same too, it's a draw.

# Hollywood Gin.

rulebook-three-games = Your first score goes into the first game only, your second into the first and the second, and every later one into all three. Your opponent's scores are entered in the same way, independently of yours.
rulebook-three-games-closed = The first to reach { $target } points in a game wins it, and it's closed: neither player scores in it any more.
rulebook-late-start-nowhere = If your first score comes after the first game has closed, it isn't written down anywhere, but it still counts as your first.
rulebook-late-start-next = If your first score comes after the first game has closed, it goes into the next game that is still open, and each later score into one game more.

# Solitary Gin; the score of a perfect round is that far below zero.

# $goal (number), $perfect (number)
rulebook-solitary-goal = Play { NUMBER($deals, form: "word") } deals on your own. You win if you finish with { $goal } penalty points or fewer. A perfect round scores minus { $perfect }.
# $open (flag): may the discards be looked through?
rulebook-solitary-turn = You have ten cards and up to { NUMBER($turns, form: "word") } turns. On each turn you draw from the stock and discard a card, either the one you drew or another. { $open ->
    [true] You can't get a discard back, but you may look through your discards at any time, for instance to count your turns.
   *[false] You can't get a discard back.
}
# $points (number)
rulebook-solitary-scoring = Gin takes { $points } points off. Otherwise each loose card costs you: 5 points for a 2 to 9, 10 for a 10 to king, 15 for an ace. Your cards are split so that they cost you least.

# Games with melds on the table.

rulebook-laying-aim = Lay out melds on the table, and be the first to get rid of all your cards.
rulebook-goal-one-hand = The first player to score in a hand wins the game.
# $ten (number): the ace's other value
rulebook-laying-values-ace-as-court = Ace, king, queen and jack count { $ten }, all other cards their face value.
# $ace (number), $ten (number)
rulebook-laying-values = An ace counts { $ace }, face cards { $ten }, all other cards their face value.
rulebook-poker-meld = A mixed run is three or more cards in a row, whatever their suits.
rulebook-rainbow-as-poker-meld = A rainbow is just another mixed run, so agreeing on rainbows changes nothing.
rulebook-ace-high = The ace is high: queen, king, ace is a run; ace, 2, 3 is not.
rulebook-ace-either-not-both = The ace is high or low, but not both in one meld: ace, 2, 3 and queen, king, ace are in a row; king, ace, 2 is not.
rulebook-deal-without-upcard = Each player is dealt { NUMBER($cards, form: "word") } cards. The rest are the stock; there is no upcard and no discard pile. The non-dealer begins.
rulebook-begins = The non-dealer begins.
# $stock (flag)
rulebook-laying-upcard-offer = { $stock ->
    [true] The non-dealer may take it or pass, and then so may the dealer. If both pass, the non-dealer draws from the stock.
   *[false] The non-dealer may take it or pass, and then so may the dealer. If both pass, the non-dealer begins with a normal turn.
}
rulebook-draw = Take the top card of the stock or of the discard pile.
rulebook-laying-rediscard = You may discard a card you've just picked up from the discard pile.
rulebook-laying-no-rediscard = You needn't meld a card you've just picked up from the discard pile, but you can't discard it this turn.
rulebook-lay-out = Then you may lay out as many melds as you can, and add cards to any meld on the table, yours or your opponent's. You can take everything back until you're done.
rulebook-discard-last = Finally, discard a card face up.
rulebook-offering-turn = Draw a card from the stock and lay out what you like. To end your turn, offer your opponent a card from your hand: they either take it or leave it with you. You have to offer a card on every turn, but not the one you have just accepted.
rulebook-offered-ace = If you accept an ace, you don't draw on your next turn. After any other card you draw as usual.
rulebook-last-card = When you have only one card left, you say "last card", offer nothing and keep it.
# $melds (number)
rulebook-contract = The first melds you lay out in a hand are your contract: { NUMBER($melds, form: "word") } melds of any kind, three cards each, all in one turn.
rulebook-contract-alone = You lay out nothing else on that turn.
rulebook-contract-more = You may lay out further melds on that turn, but you can't add to a meld yet.
# $most (number): cards that may be added to a meld in a turn, 0 for any number
rulebook-later-turns = On later turns you may lay out any melds of three or more cards, and add { $most ->
    [1] one card
    [2] one or two cards
   *[other] any number of cards
} per turn to each of your own melds. A run may become a mixed run. You can never add to your opponent's melds. You can take everything back until you're done.
rulebook-going-out = The first player to run out of cards wins the hand, whether by laying out the last cards or by discarding the last one.
rulebook-laying-stock-end = If nobody has gone out by the end of the turn in which the last card of the stock was drawn, the player whose hand counts less scores the difference; equal hands score nothing.
rulebook-laying-last-discard = First, though, the other player may still take the last discard and have one more turn.
rulebook-offering-gin = You go gin by melding every card in your hand. You can't get rid of your last card by discarding or offering it, and there is no knocking.
# $all (flag): does every card still held count?
rulebook-offering-stock-end = The last { NUMBER($cards, form: "word") } cards of the stock are never drawn. The player who draws the card before them may still lay out cards and go gin, but doesn't offer one. { $all ->
    [true] Then the hands are compared: every card still held counts, melded or not.
   *[false] Then the hands are compared: only cards that can't be melded count.
} Whoever has less scores the difference; equal hands score nothing.
rulebook-no-challenges = There are no challenges.
# $own-turn (flag)
rulebook-challenges = { $own-turn ->
    [true] Once on each of your turns you may challenge your opponent.
   *[false] At any time, on your own turn or your opponent's, but only once a turn, you may challenge your opponent.
} If the challenge is accepted, both count all the cards in their hands; the lower hand scores everything the other one counts, with nothing deducted, and the hand is over. Equal hands score nothing. If the challenge is rejected, play goes on.
# How to challenge in the opponent's turn in this program.
rulebook-time-to-challenge = To challenge on your opponent's turn, discard and challenge in one step, or turn on "{ settings-title-wait-for-challenge }" in Settings: then your opponent waits before each move until you challenge or play on.
# $daring (flag)
rulebook-opponents = All opponents lay out whatever they can, except that Pia overlooks melds now and then and learns with you. Felix gives away the highest card that doesn't fit anything. { $daring ->
    [true] Bruno only looks at what fits his own cards, and challenges with a low hand.
   *[false] Bruno only looks at what fits his own cards.
} Ada works out what may still come, and considers what you can use. Vera also heeds the cards that you have shown, and Anselm judges your hidden cards too.
# $bonus (number)
rulebook-going-out-pays = { $bonus ->
    [0] Whoever goes out scores all the cards in the opponent's hand, melded or not, without a bonus.
   *[other] Whoever goes out scores all the cards in the opponent's hand, melded or not, plus { $bonus }.
} Melds on the table score nothing.
# $bonus (number)
rulebook-offering-gin-pays = { $bonus ->
    [0] Gin scores all the cards in the opponent's hand, melded or not, without a bonus.
   *[other] Gin scores all the cards in the opponent's hand, melded or not, plus { $bonus }.
} Melds on the table score nothing.
# $bonus (number)
rulebook-bare-gin = Against an opponent who hasn't laid out the contract, the bonus is { $bonus }.

# The interpretation of a source: what it leaves open, and what is played.

rulebook-as-classic = Unless you agree otherwise, everything else is as in the classic game; see its page.
rulebook-reading-upcard = The published rules don't mention offering the upcard; here, it is offered as usual.
rulebook-reading-rediscard = The published rules don't say whether you can discard the card you've just picked up; here, you can't.
rulebook-reading-void-dealer = They don't say who deals after a hand that nobody wins; here, it's the same player again.
rulebook-reading-refused = The published rules don't say who deals after a refusal; here, refusing counts as losing the hand.
rulebook-reading-cut = The published rules let the lowest-value card deal first; here, rank decides: a queen is lower than a king, though both count the same.
rulebook-reading-any-cut = The published rules don't say who deals first; here, you cut for it, and rank decides.
rulebook-reading-players = They mention that up to four can play, but not how; here, it's always two.

## A game in three lines, shown before its first match: how a hand ends.

# $limit (number): deadwood at most
rulebook-short-limit = Knock when your deadwood counts { $limit } or less, or go gin with none.
rulebook-short-upcard = Knock with deadwood up to the upcard's value, or go gin with none.
rulebook-short-any = Knock with any deadwood, or go gin with none.
rulebook-short-gin = You can only end it by going gin, without any deadwood.
rulebook-short-out = The first to get rid of all their cards wins it.
rulebook-short-out-or-challenge = The first to get rid of all their cards wins it, or the lower hand after a challenge.
rulebook-short-all-melded = Whoever has melded every card wins it.
# $turns (number): at most
rulebook-short-alone = Meld every card for gin, or stop with as little deadwood as you can, within { $turns } turns.
# For two goals, if each player has another one.
rulebook-short-race = Whoever gets there first wins.
# In place of the goal, if only one hand is played.
rulebook-short-single = One hand. Win by as much as you can.
