# What the rules tell of themselves on their pages, by the tellers of gin/variants/rulebook.
### $cards (number), $turns (number), $target (number), $deals (number), $shot (flag), $knocks (flag): can a hand be ended with deadwood?

# The end of a hand in which nobody draws from the stock.

rulebook-untouched = After { NUMBER($turns, form: "word") } turns in a row without a card from the stock, the hand is void and nobody scores.
# $offering (flag): are cards offered in place of discards?
rulebook-untouched-reading = { $offering ->
    [true] The source does not say how a hand ends when accepted aces go to and fro in place of draws.
   *[false] The source does not say how a hand ends when both players only take each other's discards.
} Calling it void after so many turns in a row without a card from the stock is our reading. You are warned before it happens, and a table option sets another number or none.

# Cards and melds.

# $ten (number): what a ten or a court card counts
rulebook-values = { $ten ->
    [10] An ace counts 1, court cards 10, all others their number.
   *[other] An ace counts 1, a ten or a court card { $ten }, all others their number.
}
rulebook-set = A set is three or four cards of one rank.
rulebook-run = A run is three or more cards of one suit in a row.
rulebook-only-runs = Only runs are melds: three or more cards of one suit in a row.
rulebook-only-runs-and-rainbows = Only runs and rainbows are melds.
rulebook-rainbow = A rainbow is four cards in a row, one of each suit, red and black in turn, and never more than four.
rulebook-deadwood = A card belongs to one meld only; what is in none is deadwood.
rulebook-ace-low = The ace is low: ace, 2, 3 is a run; queen, king, ace is not.
rulebook-ace-either = The ace is high or low, but a run does not go round it: ace, 2, 3 and queen, king, ace are runs, king, ace, 2 is not.
rulebook-ace-round = The ace joins the king and the 2, and runs go on across it: queen, king, ace is a run, and so is king, ace, 2. No card stands in a run twice.

# Ending a hand.

# $limit (number)
rulebook-knock = After drawing you may knock, if your deadwood without the discard is { $limit } or less: lay the discard face down and show your melds.
rulebook-knock-any = After drawing you may knock with any deadwood, however much: lay the discard face down and show your melds.
rulebook-knock-upcard = After drawing you may knock, if your deadwood without the discard is no more than the value of the upcard: lay the discard face down and show your melds.
# $ten (number), $ace (number)
rulebook-upcard-limit = A ten or a court card sets the limit at { $ten }, an ace sets { $ace }. The card turned up at the deal decides, even after it has been taken.
# $ten (number)
rulebook-upcard-limit-ace-gin = { $shot ->
    [true] A ten or a court card sets the limit at { $ten }, after an ace only gin or a shot ends the hand.
   *[false] A ten or a court card sets the limit at { $ten }, after an ace only gin ends the hand.
} The card turned up at the deal decides, even after it has been taken.
rulebook-no-knock = { $shot ->
    [true] Nobody may knock: a hand is ended by going gin or with a shot.
   *[false] Nobody may knock: a hand is ended by going gin.
}
rulebook-taken-melds = In a turn in which you took the top of the discard pile you may { $knocks ->
    [true] { $shot ->
        [true] knock or end the hand with a shot
       *[false] knock
    }
   *[false] end the hand with a shot
} only with that card in a meld.
# Added to that where a card just taken may be discarded again.
rulebook-taken-laid-down = Gin is never barred: you may even lay that card down for it.
rulebook-gin = Without deadwood you go gin.
rulebook-kept-discard = You may keep the last discard when you end the hand: then all { NUMBER($cards, form: "word") } cards count.
rulebook-shot = You may also end the hand with a shot: deadwood that spells out your own score, and nothing else loose. The last two digits of the score name the cards, an ace is 1 and a zero is no card. With 38 points you need a 3 and an 8, with 40 a 4, of any suits.
rulebook-shot-limit = They may count more than the limit.
rulebook-big-gin = If all { NUMBER($cards, form: "word") } cards are melded you may go big gin, without a discard.
# $sets (flag)
rulebook-lay-off = { $sets ->
    [true] After a knock the other player may lay off: add a fourth card to a set, or cards to either end of a run.
   *[false] After a knock the other player may lay off: add cards to either end of a run.
}
rulebook-rainbow-closed = Nothing can be added to a rainbow.
rulebook-nothing-laid-off = { $shot ->
    [true] After gin or a shot nothing is laid off.
   *[false] After gin nothing is laid off.
}

# What a hand writes.

rulebook-penalties = { $knocks ->
    [true] The winner of a hand writes nothing. The loser takes the deadwood left after laying off as penalty points, and no bonus is added.
   *[false] The winner of a hand writes nothing. The loser takes the deadwood left as penalty points, and no bonus is added.
}
rulebook-penalties-undercut = A knocker with the same deadwood as the other player, or more, loses the hand.
rulebook-penalties-equal = A knocker with more deadwood than the other player loses the hand. Equal hands score nothing.
rulebook-gin-wins = Whoever goes gin wins the hand.
rulebook-knock-wins-undercut = A knocker with less deadwood wins the hand. With the same or less, the other player wins it.
rulebook-knock-wins-equal = A knocker with less deadwood wins the hand. If the other player has less, they win it. Equal hands are nobody's.
# $total (flag): all that the other has, and not the difference
rulebook-knock-pays = { $total ->
    [true] A knocker with less deadwood scores all the deadwood of the other player.
   *[false] A knocker with less deadwood scores the difference.
}
# $bonus (number)
rulebook-undercut-pays = { $bonus ->
    [0] With the same or less, the other player undercuts, and scores the difference.
   *[other] With the same or less, the other player undercuts, and scores the difference and { $bonus }.
}
# $bonus (number)
rulebook-undercut-pays-less = { $bonus ->
    [0] With less, the other player undercuts, and scores the difference.
   *[other] With less, the other player undercuts, and scores the difference and { $bonus }.
} Equal hands score nothing.
# $gin (number)
rulebook-gin-pays = { $shot ->
    [true] Gin, or a shot, scores
   *[false] Gin scores
} the other player's deadwood{ $gin ->
    [0] {""}
   *[other] {" "}and { $gin }
}.
# $gin (number), $big (number)
rulebook-gin-and-big-gin-pay = { $shot ->
    [true] Gin, or a shot, scores
   *[false] Gin scores
} the other player's deadwood{ $gin ->
    [0] {""}
   *[other] {" "}and { $gin }
}; { $big ->
    [0] big gin scores it without a bonus
   *[other] big gin scores it and { $big }
}.
# $points (number)
rulebook-caught-ace = A loose ace counts { $points } against the player who did not end the hand.
rulebook-rush-gin = Gin scores one point more for each card left in the stock.
rulebook-rush = A knocker who wins scores one point more for each card left in the stock.
rulebook-rush-gin-too = Gin is paid for them as well, an undercut is not.
rulebook-rush-knock-only = Gin and undercut are not paid for them.
# $both (flag), $rainbows (flag)
rulebook-long-runs = { $both ->
    [true] Besides that, both players score for their own melds: 1 point for every card of a run of six or more, and 1 for every king, queen and jack in
   *[false] Besides that, the winner of the hand scores 1 point for every card of a run of six or more, and 1 for every king, queen and jack in
} { $rainbows ->
    [true] runs or rainbows
   *[false] runs
}; a card may count for both. Cards laid off count for nobody.
rulebook-long-runs-decide = { $knocks ->
    [true] These points decide neither whether you may knock nor who wins the hand.
   *[false] These points do not decide who wins the hand.
}
rulebook-spades = If the upcard is a spade, everything scored in the hand counts twice.

# What the players try to do, and the deal.

rulebook-aim = Score by ending hands with less deadwood than your opponent.
rulebook-aim-penalties = End hands with less deadwood than your opponent, and take as few penalty points as you can.
rulebook-cut = Both cut: the lower card deals first.
rulebook-next-loser = Afterwards the loser of a hand deals the next.
rulebook-next-winner = Afterwards the winner of a hand deals the next.
rulebook-next-in-turn = Afterwards the players deal in turn.
rulebook-deal-one-more = Each player has { NUMBER($cards, form: "word") } cards, and the player who did not deal has one more. There is no upcard: that player begins with a discard.
rulebook-first-may-end = The first turn may already end the hand.
rulebook-first-cannot-end = The first turn is a discard only; it cannot end the hand.
rulebook-deal = Each player has { NUMBER($cards, form: "word") } cards, and one card is turned up to begin the discard pile.
rulebook-begins-normally = The player who did not deal begins with a normal turn.
# $stock (flag): is the first player bound to draw from the stock?
rulebook-upcard-offer = { $stock ->
    [true] The player who did not deal may take that upcard or pass it, then the dealer may. If both pass, the first player draws from the stock.
   *[false] The player who did not deal may take that upcard or pass it, then the dealer may. If both pass, the first player begins with a normal turn.
}

# A turn, and the end of the stock.

rulebook-draw-and-discard = Draw the top of the stock or of the discard pile, then discard a card face up.
rulebook-rediscard = The card just taken from the discard pile may be discarded again.
rulebook-no-rediscard = A card taken from the discard pile may not be discarded in the same turn.
rulebook-pile-open = Both players may look through the whole discard pile at any time.
rulebook-pile-closed = Only the top of the discard pile may be examined, by either player at any time.
rulebook-no-hints = Nobody is given hints or odds while a hand is played.
rulebook-strict-memory = Memory is strict: while a hand is played, the program tells you what lies in sight and what happened since your last discard, and no more. What lies under the top of the discard pile, and what your opponent took from it earlier, is yours to remember. Your opponent plays as ever.
rulebook-strict-memory-offering = Memory is strict: while a hand is played, the program tells you what lies in sight and what happened since you last offered a card, and no more. What was held up or accepted earlier is yours to remember. Your opponent plays as ever.
rulebook-strict-memory-alone = Memory is strict: while a deal is played, the cards that you discarded are yours to remember.
# Added to one of the three before.
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
} and nobody has ended the hand, the player with more deadwood takes it as penalty points, and nothing is laid off.
# $left (number)
rulebook-stock-compared = { $left ->
    [0] If a discard leaves no card in the stock
    [1] If a discard leaves one card in the stock
   *[other] If a discard leaves { NUMBER($left, form: "word") } cards in the stock
} and nobody has ended the hand, the lower hand scores the difference, and nothing is laid off.
# $left (number)
rulebook-stock-won = { $left ->
    [0] If a discard leaves no card in the stock
    [1] If a discard leaves one card in the stock
   *[other] If a discard leaves { NUMBER($left, form: "word") } cards in the stock
} and nobody has ended the hand, the lower hand wins, and nothing is laid off.
rulebook-stock-no-suits = As nobody has ended it, it is scored in no suit.
rulebook-last-discard-to-end = The other player may still take that discard, but only to end the hand with.
rulebook-last-discard-turn = The other player may still take that discard for one more turn.

# The end of the game.

rulebook-each-game-won = What follows is counted for each game that was won.
# $points (number)
rulebook-boxes = Each player adds { $points } for every hand won.
rulebook-extra-boxes = An undercut counts as two hands for this, gin as three.
rulebook-extra-boxes-gin = Gin counts as three hands for this.
rulebook-boxes-double = In a hand that counts twice they are doubled.
# $points (number)
rulebook-game-bonus = The winner adds { $points }.
rulebook-shutout-100 = If the other player won no hand it is a shutout, and another 100 is added.
rulebook-shutout-hands-and-boxes = If the other player won no hand it is a shutout, and the points of hands and boxes count twice.
rulebook-shutout-hands = If the other player won no hand it is a shutout, and the points of hands count twice.
rulebook-shutout-total = If the other player won no hand it is a shutout, and the whole total counts twice.
rulebook-no-bonuses = There are no bonuses at the end.
rulebook-points-are-score = There are no bonuses at the end: the points are the score.
rulebook-bonuses-never-help = These bonuses never help to reach { $target }.
# Who wins where that is not plain.
rulebook-wins-behind = The player who reached { $target } wins even if boxes leave the other player with the higher total.
rulebook-equal-totals = If both totals are the same, the player who reached { $target } wins.
rulebook-equal-totals-of-games = If both totals are the same, the player who won two of the games wins.
rulebook-both-reach = If one hand brings both players to { $target }, the player with the higher score counts as the one who reached it; with equal scores, the winner of that hand.

# What wins the game, by the sheet that it is kept on.

# $all (flag): are all three games finished?
rulebook-goal-three-games = { $all ->
    [true] Three games are played at once, each to { $target } points, until all three are finished. The player with the higher total over all three wins the match.
   *[false] Three games are played at once, each to { $target } points. Whoever wins two of them wins the match.
}
rulebook-goal-suits = Each suit is a game of its own, to { $target } points. When all four are closed, whoever has more points altogether wins.
# $most (number), $games (number)
rulebook-goal-games = A game goes to { $target } points and counts as one to { NUMBER($most, form: "word") } won games. Whoever has { NUMBER($games, form: "word") } of these wins the match.
rulebook-goal-deals = The first to win { NUMBER($deals, form: "word") } deals wins the round.
rulebook-goal-race = One of you needs { $target } points, the other { NUMBER($deals, form: "word") } won deals. Whoever gets there first wins.
rulebook-goal-twofold = Whoever has { $target } points and { NUMBER($deals, form: "word") } won deals wins. One of the two is not enough.
rulebook-goal-penalties = The hand that brings a player to { $target } penalty points ends the game, and that player loses it.
# $total (flag): does the higher total win?
rulebook-goal-points = { $total ->
    [true] The first to reach { $target } points ends the game. The player with the higher total, boxes and bonuses included, wins it.
   *[false] First to { $target } points wins.
}

# The stake die, for a hand or for a game.

# $deal (flag)
rulebook-die = { $deal ->
    [true] A die shows what the hand is played for.
   *[false] A die shows what the game is played for.
} It begins at one, and nobody owns it. The cards are dealt face down. Before looking, the player who did not deal and then the dealer may offer to raise the die to any higher number, up to six.
# $deal (flag), $offered (flag): does a refusal pay what was offered?
rulebook-die-accepted = Whoever accepts takes the die, and is the only one who may raise it from then on: at once, before looking, or later at the start of a turn, before drawing. Whoever refuses gives up the { $deal ->
    [true] hand
   *[false] game
}, and the other wins { $offered ->
    [true] what was offered
   *[false] what the die showed before
}, { $deal ->
    [true] in deals
   *[false] times what the game counts as the points then stand
}.
rulebook-die-later = A die that nobody owns may be raised later too, by either at the start of a turn.
rulebook-die-stays = If no offer was accepted before you looked, the die stays at one.
rulebook-die-pays = { $knocks ->
    [true] Points are not counted. Whoever wins a hand, by a knock, gin or an undercut, wins as many deals as the die shows.
   *[false] Points are not counted. Whoever wins a hand wins as many deals as the die shows.
} A void hand is nobody's. Then the die goes back to one.
rulebook-die-back = At the end of a game the die goes back to one.

# Gin Pro, Gin Race and Gin Twofold.

# What a game counts against a loser with so many points. $first (number), $last (number), $games (number)
rulebook-band = { $first } to { $last } points { NUMBER($games, form: "word") }
# $bands (texts)
rulebook-bands = The less the loser has by then, the more a won game counts: against { LIST($bands, by: "comma") }. Then both start again from nothing, and the deal goes on in turn.
rulebook-only-points-of-hands = Only the points of hands count, and going past the goal does no harm.
rulebook-parts-lot = A lot decides who plays for what, and in the next round it is the other way round.
rulebook-parts-points = You play for points this time, your opponent for deals.
rulebook-parts-deals = You play for deals this time, your opponent for points.
rulebook-parts = Each of you counts only what you play for. Whoever plays for points scores hands as usual, bonuses and all.
rulebook-race-one = Whoever plays for deals counts one for every hand won.
rulebook-race-two = Whoever plays for deals counts two for gin, and two for an undercut.
rulebook-race-two-for-gin = Whoever plays for deals counts two for gin.
rulebook-twofold = Both of you write down points and won deals.
rulebook-twofold-two = { $knocks ->
    [true] Gin and an undercut count two won deals.
   *[false] Gin counts two won deals.
}
rulebook-twofold-one = { $knocks ->
    [true] Every hand won counts one deal, gin and undercut too.
   *[false] Every hand won counts one deal, gin too.
}

# Color Gin.

rulebook-suits-without-sets = A hand is scored in the suits of which the player who ends it has no card, melded or not. The discard doesn't count.
rulebook-suits-of-sets = A hand is scored in the suits found in each set of the player who ends it, and nowhere else in that hand: not in a run, not in the deadwood. The discard doesn't count. Without any set, these are the suits the hand has no card of.
rulebook-suits-written = The points are written in each of those suits, in full.
rulebook-suits-undercut = After an undercut they are the other player's, but the suits are still the knocker's. Cards laid off change nothing.
rulebook-split-least = The hand must be split so that its deadwood is as low as possible.
rulebook-split-chosen = { $knocks ->
    [true] You choose how your hand is split as you end it. More deadwood may mean more suits, or one that is still open.
   *[false] You choose how your hand is split as you end it: it may mean more suits.
}
rulebook-closing = The hand that brings a player to { $target } points in a suit closes it for both. It is written in full in all its suits first. { $knocks ->
    [true] You may not knock or go gin if you would score in no open suit.
   *[false] You may not go gin if you would score in no open suit.
}
rulebook-level-draw = If both totals are the same at the end, it is a draw.
rulebook-level-extra-hand = If both totals are the same at the end, one more hand decides, and is scored in any suit.
rulebook-level-most-suits = If both totals are the same at the end, whoever closed more suits wins.

# Hollywood Gin.

rulebook-three-games = Your first score is written in the first game only, your second in the first and the second, every later one in all three. Your opponent's scores are counted the same way, independently of yours.
rulebook-three-games-closed = A game is won and closed by the hand that brings a player to { $target } points in it. Nothing more is written there, for either player.
rulebook-late-start-nowhere = A first score that comes when the first game is closed is written nowhere, but it was your first score all the same.
rulebook-late-start-next = A first score that comes when the first game is closed goes into the next game still open, and each later one into one game more.

# Solitary Gin; a perfect round is so far below nothing.

# $goal (number), $perfect (number)
rulebook-solitary-goal = Play { NUMBER($deals, form: "word") } deals alone and end with { $goal } penalty points or fewer. A perfect round is minus { $perfect }.
# $open (flag): may the discards be looked through?
rulebook-solitary-turn = You have ten cards and up to { NUMBER($turns, form: "word") } turns. In a turn you draw from the stock and discard a card, the one drawn or another. { $open ->
    [true] Discards do not come back, but you may look through them at any time, to count your turns too.
   *[false] Discards do not come back.
}
# $points (number)
rulebook-solitary-scoring = Gin takes { $points } points off. Otherwise each loose card from 2 to 9 costs 5, from 10 to king 10, and an ace 15. Your cards are split so that this costs you least.

# Games with melds on the table.

rulebook-laying-aim = Lay melds out on the table, and be the first to run out of cards.
rulebook-laying-goal = { $target ->
    [1] The first hand that anybody scores in decides the game.
   *[other] The first to reach { $target } points wins the game.
}
# $ten (number): what the ace counts too
rulebook-laying-values-ace-as-court = Ace, king, queen and jack count { $ten }, all others their number.
# $ace (number), $ten (number)
rulebook-laying-values = An ace counts { $ace }, a court card { $ten }, all others their number.
rulebook-poker-meld = A mixed run is three or more cards in a row, whatever their suits.
rulebook-rainbow-as-poker-meld = A rainbow is a mixed run like any other, so that agreeing on it changes nothing.
rulebook-ace-high = The ace is high: queen, king, ace is a run; ace, 2, 3 is not.
rulebook-ace-either-not-both = The ace is high or low, but not both in one meld: ace, 2, 3 and queen, king, ace are in a row, king, ace, 2 is not.
rulebook-deal-without-upcard = Each player has { NUMBER($cards, form: "word") } cards. The rest is the stock; there is no upcard and no discard pile. The player who did not deal begins.
rulebook-begins = The player who did not deal begins.
# $stock (flag)
rulebook-laying-upcard-offer = { $stock ->
    [true] The player who did not deal may take it or pass it, then the dealer may. If both pass, the first player draws from the stock.
   *[false] The player who did not deal may take it or pass it, then the dealer may. If both pass, the first player begins with a normal turn.
}
rulebook-draw = Draw the top of the stock or of the discard pile.
rulebook-laying-rediscard = A card just taken from it may be discarded again.
rulebook-laying-no-rediscard = A card just taken from it need not be melded, but you may not discard it this turn.
rulebook-lay-out = Then you may lay out as many melds as you can, and add cards to any meld on the table, yours or your opponent's. Until you are done, you may take it all back.
rulebook-discard-last = Last, discard a card face up.
rulebook-offering-turn = Draw a card from the stock, lay out what you like, and end your turn by offering a card of your hand to your opponent, who takes it into the hand or leaves it with you. A card is offered in every turn, but not the one you have just accepted.
rulebook-offered-ace = Whoever accepts an ace does not draw in the turn that follows; any other card costs nothing.
rulebook-last-card = With one card left you say last card, offer nothing and keep it.
# $melds (number)
rulebook-contract = The first melds you lay out in a hand are your contract: { NUMBER($melds, form: "word") } melds of three cards each, of any kinds, all at once.
rulebook-contract-alone = Nothing else is laid out in that turn.
rulebook-contract-more = New melds may follow in that turn, but nothing is added to a meld.
# $most (number): cards that may be added to a meld in a turn, 0 for any number
rulebook-later-turns = In later turns you may lay out any melds of three or more cards, and in each turn add { $most ->
    [1] one card
    [2] one or two cards
   *[other] any number of cards
} to each of your own melds. A run may become a mixed run. Nothing is ever added to your opponent's melds. Until you are done, you may take it all back.
rulebook-going-out = The first player to run out of cards wins the hand, by laying out the last ones or by discarding the last one.
rulebook-laying-stock-end = If the last card of the stock was drawn and nobody has gone out at the end of that turn, the lower hand scores the difference, and equal hands score nothing.
rulebook-laying-last-discard = The other player may still take that discard, for one more turn.
rulebook-offering-gin = You go gin by melding every card of your hand. Nothing is discarded, and nobody knocks; a hand is never emptied by an offer.
# $all (flag): does every card still held count?
rulebook-offering-stock-end = The last { NUMBER($cards, form: "word") } cards of the stock are not drawn. Whoever draws the card before them may still lay out and go gin, but offers nothing. { $all ->
    [true] Then the lower hand scores the difference: every card still held counts, melded or not.
   *[false] Then the lower hand scores the difference: only cards that could not be melded count.
} Equal hands score nothing.
rulebook-no-challenges = Nobody challenges.
# $own-turn (flag)
rulebook-challenges = { $own-turn ->
    [true] Once in each of your turns you may challenge your opponent.
   *[false] At any time, in your own turn or your opponent's, but once in each turn, you may challenge your opponent.
} If the challenge is accepted, both count every card in the hand, and the lower hand scores all that the other holds, with nothing taken off; equal hands score nothing, and the hand is over. If it is rejected, play goes on.
# How to challenge in the opponent's turn in this program.
rulebook-time-to-challenge = For a challenge in your opponent's turn, discard and challenge in one step, or turn on "{ settings-title-wait-for-challenge }" in Settings: then your opponent waits before each move until you challenge or play on.
# $daring (flag)
rulebook-opponents = All five opponents lay out whatever they can. The beginner lets its highest useless card go. { $daring ->
    [true] The second looks at what fits its own cards, and at nothing else, and challenges with a low hand.
   *[false] The second looks at what fits its own cards, and at nothing else.
} The third, fourth and fifth play this game alike: they count what may come, and think of what you can use.
# $bonus (number)
rulebook-going-out-pays = { $bonus ->
    [0] Whoever goes out scores all cards in the opponent's hand, melded or not, without a bonus.
   *[other] Whoever goes out scores all cards in the opponent's hand, melded or not, and { $bonus }.
} Melds on the table count for nobody.
# $bonus (number)
rulebook-offering-gin-pays = { $bonus ->
    [0] Gin scores all cards in the opponent's hand, melded or not, without a bonus.
   *[other] Gin scores all cards in the opponent's hand, melded or not, and { $bonus }.
} Melds on the table count for nobody.
# $bonus (number)
rulebook-bare-gin = Against an opponent who has not laid out the contract the bonus is { $bonus }.

# The reading of a source that only tells what is different from the classic game.

rulebook-as-classic = In all else the source follows the classic game, and is read as its page says.
rulebook-as-classic-upcard = The upcard is offered first.
rulebook-as-classic-undercut = Equal deadwood is an undercut.
rulebook-as-classic-rediscard = A card just taken stays in the hand for that turn.
rulebook-as-classic-void = A hand that the stock ends is void.

## A game in three lines, before it is played for the first time: how a hand ends.

# $limit (number): deadwood at most
rulebook-short-limit = Knock with { $limit } deadwood or less, or go gin with none.
rulebook-short-upcard = Knock with no more deadwood than the upcard counts, or go gin with none.
rulebook-short-any = Knock with any deadwood, or go gin with none.
rulebook-short-gin = Only gin, without any deadwood, ends it.
rulebook-short-out = The first without a card in the hand wins it.
rulebook-short-out-or-challenge = The first without a card in the hand wins it, or the lower hand after a challenge.
rulebook-short-all-melded = Whoever has melded every card wins it.
# $turns (number): at most
rulebook-short-alone = Meld every card for gin, or stop with as little deadwood as you can, within { $turns } turns.
# Of both goals, where each player has another one.
rulebook-short-race = Whoever gets there first wins.
