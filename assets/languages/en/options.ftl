### $game (text), $option (text), $value (text)

# Table options: what players agree on before the first deal. A title and a value stand alone in a
# form; within a sentence (`form: "within"`) they begin with a small letter.

options-yes = { $form ->
    [within] yes
   *[alone] Yes
}
options-no = { $form ->
    [within] no
   *[alone] No
}

# Why a table option is unavailable. $game (text) is a title; $option (text) and $value (text) are words
# that were typed, or a title and a value from below.
# $allowed (text): what it may be
options-cannot-be = { $option } cannot be { $value }: { $allowed }
# $allowed (text): what it may be
options-needs-value = { $option } needs a value: { $allowed }
# Any whole number, as it is typed. $least (text), $most (text)
options-number = a number from { $least } to { $most }
options-known-for = { $option } cannot be { $value }: { $game } is known for that
# $near (text): a suggestion, or all possible values
options-unknown = { $game } has no option { $option }: { $near }
# A suggestion. $words (texts)
options-meant = did you mean { LIST($words, by: "or") }?
# All possible values. $words (texts)
options-there-are = there are { LIST($words, by: "comma") }
# $near (text): a suggestion, or all possible values
options-no-game = no game is called { $game }: { $near }
# $number (number)
options-no-game-number = no game has the number { $number }
# $other (text)
options-both = { $option } cannot be both { $value } and { $other }
# An option and its value, as typed, that have no effect in combination with the others.
options-changes-nothing = { $option } has no effect with the other options
options-always = { $game } always has { TELL($option, form: "within") }.
options-always-its-own = { $game } always has its own { TELL($option, form: "within") }.
options-stays = In { $game } this stays as it is. { $option }: { TELL($value, form: "within") }.
# $own (text) and $general (text) are words that may be typed.
options-in-place = { $game } has { $own } in place of { $general }.
# About a file of a hand.
options-has-no-die = { $game } has no stake die
options-has-a-die = { $game } has a stake die
# Two options, each with its value. $one (text), $its (text), $other (text), $value (text)
options-contradiction = { $one } ({ $its }) and { $other } ({ $value }) don't go together

# A value that is not the game's usual one. $usual (text)
options-unusual = { $value } (usually { TELL($usual, form: "within") })
## What is different in a game that is not played as usual, after its name: "Gin Rummy, to 150".

# $number (number): of points
options-change-target = to { $number }
# $number (number): the knock limit
options-change-knock = knock with { $number } or less
options-change-gin-only = gin only
options-change-no-hints = no hints

options-cards-title = { $form ->
    [within] cards in the hand
   *[alone] Cards in the hand
}
options-cards-sentence = How many cards each player is dealt.
options-cards-10 = { $form ->
    [within] ten
   *[alone] Ten
}
options-cards-14 = { $form ->
    [within] fourteen
   *[alone] Fourteen
}

options-sets-title = { $form ->
    [within] sets
   *[alone] Sets
}
options-sets-sentence = Do three or four cards of the same rank make a meld?
options-sets-off = { $form ->
    [within] no, only cards in a row
   *[alone] No, only cards in a row
}

options-aces-title = { $form ->
    [within] aces in runs
   *[alone] Aces in runs
}
options-aces-sentence = Where the ace stands in a run.
options-aces-low = { $form ->
    [within] below the 2
   *[alone] Below the 2
}
options-aces-both = { $form ->
    [within] below the 2 or above the king
   *[alone] Below the 2 or above the king
}
options-aces-round = { $form ->
    [within] round the corner
   *[alone] Round the corner
}

options-rainbow-title = { $form ->
    [within] rainbow melds
   *[alone] Rainbow melds
}
options-rainbow-sentence = Do four cards in a row, one of each suit, alternately red and black, make a meld?

options-high-cards-title = { $form ->
    [within] ten to king
   *[alone] Ten to king
}
options-high-cards-sentence = What a ten, jack, queen or king counts.
options-high-cards-10 = 10 each
options-high-cards-20 = 20 each

options-caught-ace-title = { $form ->
    [within] a loose ace
   *[alone] A loose ace
}
options-caught-ace-sentence = What a loose ace counts against you if the other player ends the hand.

options-knock-title = { $form ->
    [within] knock limit
   *[alone] Knock limit
}
options-knock-sentence = The most deadwood you may knock with.
options-knock-gin-only = { $form ->
    [within] gin only
   *[alone] Gin only
}
options-knock-any = { $form ->
    [within] any deadwood
   *[alone] Any deadwood
}
options-knock-upcard = { $form ->
    [within] the upcard's value, ace 1
   *[alone] The upcard's value, ace 1
}
options-knock-upcard-gin = { $form ->
    [within] the upcard's value, ace gin only
   *[alone] The upcard's value, ace gin only
}

options-upcard-ace-title = { $form ->
    [within] ace as upcard
   *[alone] Ace as upcard
}
options-upcard-ace-sentence = The knock limit when the upcard is an ace.
options-upcard-ace-gin-only = { $form ->
    [within] gin only
   *[alone] Gin only
}

options-ending-title = { $form ->
    [within] ending a hand
   *[alone] Ending a hand
}
options-ending-sentence = May you end a hand with any amount of deadwood?
options-ending-any = { $form ->
    [within] with any deadwood
   *[alone] With any deadwood
}
options-ending-gin-only = { $form ->
    [within] gin only
   *[alone] Gin only
}

options-shot-title = { $form ->
    [within] shots
   *[alone] Shots
}
options-shot-sentence = May you end the hand when your deadwood spells out your score?

options-taken-melds-title = { $form ->
    [within] knock only with the taken card melded
   *[alone] Knock only with the taken card melded
}
options-taken-melds-sentence = If you take the top of the discard pile and knock in the same turn, must that card be in a meld?

options-last-kept-title = { $form ->
    [within] keep the last discard
   *[alone] Keep the last discard
}
options-last-kept-sentence = May you end a hand without discarding, if every card counts then?

options-least-deadwood-title = { $form ->
    [within] least deadwood only
   *[alone] Least deadwood only
}
options-least-deadwood-sentence = Must you split your hand for as little deadwood as possible, whatever the suits?

options-opening-title = { $form ->
    [within] opening
   *[alone] Opening
}
options-opening-sentence = How the first turn of a hand goes.
options-opening-upcard-offer = { $form ->
    [within] the upcard is offered
   *[alone] The upcard is offered
}
options-opening-plain = { $form ->
    [within] a normal turn
   *[alone] A normal turn
}
options-opening-eleven-card = { $form ->
    [within] one extra card, no upcard
   *[alone] One extra card, no upcard
}

options-after-passes-title = { $form ->
    [within] after two passes
   *[alone] After two passes
}
options-after-passes-sentence = What the first player may draw when both have passed the upcard.
options-after-passes-stock = { $form ->
    [within] the stock only
   *[alone] The stock only
}
options-after-passes-any = { $form ->
    [within] either pile
   *[alone] Either pile
}

options-eleven-first-knock-title = { $form ->
    [within] end on the first turn
   *[alone] End on the first turn
}
options-eleven-first-knock-sentence = In the opening with one extra card: may the first turn already end the hand?

options-rediscard-title = { $form ->
    [within] discard the card you took
   *[alone] Discard the card you took
}
options-rediscard-sentence = May you discard the card you've just picked up from the discard pile?

options-open-discards-title = { $form ->
    [within] open discard pile
   *[alone] Open discard pile
}
options-open-discards-sentence = May both players look through the whole discard pile?

options-stock-end-title = { $form ->
    [within] end of the stock
   *[alone] End of the stock
}
options-stock-end-sentence = What happens when the stock runs out before anybody ends the hand.
options-stock-end-void = { $form ->
    [within] nobody scores
   *[alone] Nobody scores
}
options-stock-end-compare = { $form ->
    [within] the lower hand wins
   *[alone] The lower hand wins
}

options-stock-floor-title = { $form ->
    [within] cards left in the stock
   *[alone] Cards left in the stock
}
options-stock-floor-sentence = The hand ends after a discard that leaves this many cards in the stock.

options-untouched-stock-title = { $form ->
    [within] untouched stock
   *[alone] Untouched stock
}
options-untouched-stock-sentence = After how many turns in a row without a draw from the stock the hand is void.
options-untouched-stock-off = { $form ->
    [within] no limit
   *[alone] No limit
}

options-last-discard-title = { $form ->
    [within] last discard
   *[alone] Last discard
}
options-last-discard-sentence = When the stock has run out, may you still take the last discard?
options-last-discard-to-end = { $form ->
    [within] only to end the hand
   *[alone] Only to end the hand
}
options-last-discard-one-more-turn = { $form ->
    [within] for one more turn
   *[alone] For one more turn
}

options-knocker-scores-title = { $form ->
    [within] a knock that wins
   *[alone] A knock that wins
}
options-knocker-scores-sentence = What a knocker with less deadwood scores.
options-knocker-scores-difference = { $form ->
    [within] the difference
   *[alone] The difference
}
options-knocker-scores-opponent-total = { $form ->
    [within] all the deadwood of the other player
   *[alone] All the deadwood of the other player
}

options-scoring-title = { $form ->
    [within] scoring
   *[alone] Scoring
}
options-scoring-sentence = Whether the loser of a hand gets penalties or its winner points, and what reaching the target means.
options-scoring-penalty = { $form ->
    [within] penalties, and reaching the target loses
   *[alone] Penalties, and reaching the target loses
}
options-scoring-winner = { $form ->
    [within] points, and reaching the target wins
   *[alone] Points, and reaching the target wins
}

options-spades-title = { $form ->
    [within] spades count double
   *[alone] Spades count double
}
options-spades-sentence = Does a hand count double when its upcard is a spade?

options-rush-title = { $form ->
    [within] rush
   *[alone] Rush
}
options-rush-sentence = Who gets a point for each card left in the stock.
options-rush-off = { $form ->
    [within] nobody
   *[alone] Nobody
}
options-rush-knock = { $form ->
    [within] a knocker who wins
   *[alone] A knocker who wins
}
options-rush-gin-too = { $form ->
    [within] a knocker who wins, and gin
   *[alone] A knocker who wins, and gin
}

options-rush-on-gin-title = { $form ->
    [within] rush on gin
   *[alone] Rush on gin
}
options-rush-on-gin-sentence = Does gin score a point for each card left in the stock as well?

options-run-bonus-title = { $form ->
    [within] long runs and face cards
   *[alone] Long runs and face cards
}
options-run-bonus-sentence = Whose long runs and face cards score after a hand.
options-run-bonus-off = { $form ->
    [within] nobody's
   *[alone] Nobody's
}
options-run-bonus-winner = { $form ->
    [within] the winner's
   *[alone] The winner's
}
options-run-bonus-both = { $form ->
    [within] both players'
   *[alone] Both players'
}

options-gin-title = { $form ->
    [within] gin bonus
   *[alone] Gin bonus
}
options-gin-sentence = Extra points for going gin.

options-big-gin-title = { $form ->
    [within] big gin
   *[alone] Big gin
}
options-big-gin-sentence = The bonus for melding all your cards without a discard, if you play with big gin.
options-big-gin-off = { $form ->
    [within] not played
   *[alone] Not played
}
options-big-gin-as-gin = { $form ->
    [within] pays like gin
   *[alone] Pays like gin
}

options-undercut-title = { $form ->
    [within] undercut bonus
   *[alone] Undercut bonus
}
options-undercut-sentence = Extra points for an undercut.

options-tie-title = { $form ->
    [within] equal deadwood
   *[alone] Equal deadwood
}
options-tie-sentence = What happens if both players have the same deadwood after a knock.
options-tie-undercut = { $form ->
    [within] an undercut
   *[alone] An undercut
}
options-tie-nobody = { $form ->
    [within] nobody scores
   *[alone] Nobody scores
}

options-sheet-title = { $form ->
    [within] score sheet
   *[alone] Score sheet
}
options-sheet-sentence = How hands are written down, and how a match is won.
options-sheet-points = { $form ->
    [within] one column of points
   *[alone] One column of points
}
options-sheet-penalties = { $form ->
    [within] penalties, as in 500
   *[alone] Penalties, as in 500
}
options-sheet-three-games = { $form ->
    [within] three games at once, as in Hollywood
   *[alone] Three games at once, as in Hollywood
}
options-sheet-suits = { $form ->
    [within] a game in each suit, as in Color
   *[alone] A game in each suit, as in Color
}
options-sheet-games = { $form ->
    [within] several games, as in Pro
   *[alone] Several games, as in Pro
}
options-sheet-race = { $form ->
    [within] points against deals, as in Race
   *[alone] Points against deals, as in Race
}
options-sheet-twofold = { $form ->
    [within] points and deals, as in Twofold
   *[alone] Points and deals, as in Twofold
}
options-sheet-deals = { $form ->
    [within] deals with a stake die, as in Dice
   *[alone] Deals with a stake die, as in Dice
}

options-target-title = { $form ->
    [within] target
   *[alone] Target
}
options-target-sentence = The points you need to win a game.

options-box-title = { $form ->
    [within] box
   *[alone] Box
}
options-box-sentence = Points at the end of a game for each hand won in it.

options-extra-boxes-title = { $form ->
    [within] extra boxes
   *[alone] Extra boxes
}
options-extra-boxes-sentence = Does an undercut earn an extra box, and gin two?

options-boxes-double-title = { $form ->
    [within] boxes count double
   *[alone] Boxes count double
}
options-boxes-double-sentence = Do the boxes of a hand that counts double count double as well?

options-game-bonus-title = { $form ->
    [within] game bonus
   *[alone] Game bonus
}
options-game-bonus-sentence = Points for winning the game.

options-shutout-title = { $form ->
    [within] shutout
   *[alone] Shutout
}
options-shutout-sentence = What the winner adds if the loser won nothing at all.
options-shutout-none = { $form ->
    [within] nothing
   *[alone] Nothing
}
options-shutout-plus-100 = 100 more
options-shutout-double-hands-and-boxes = { $form ->
    [within] hands and boxes double
   *[alone] Hands and boxes double
}
options-shutout-double-total = { $form ->
    [within] the whole total double
   *[alone] The whole total double
}
options-shutout-double-hands = { $form ->
    [within] the points of hands double
   *[alone] The points of hands double
}

options-winner-title = { $form ->
    [within] who wins the game
   *[alone] Who wins the game
}
options-winner-sentence = Boxes can leave the other player ahead of the one who reached the target. Who has won then?
options-winner-target = { $form ->
    [within] the player who reached the target
   *[alone] The player who reached the target
}
options-winner-total = { $form ->
    [within] the higher total
   *[alone] The higher total
}

options-next-dealer-title = { $form ->
    [within] next dealer
   *[alone] Next dealer
}
options-next-dealer-sentence = Who deals after a hand.
options-next-dealer-loser = { $form ->
    [within] the loser
   *[alone] The loser
}
options-next-dealer-winner = { $form ->
    [within] the winner
   *[alone] The winner
}
options-next-dealer-alternate = { $form ->
    [within] in turn
   *[alone] In turn
}

options-level-title = { $form ->
    [within] equal totals
   *[alone] Equal totals
}
options-level-sentence = Who wins when all suits are closed and both totals are the same.
options-level-draw = { $form ->
    [within] nobody, it's a draw
   *[alone] Nobody, it's a draw
}
options-level-extra-hand = { $form ->
    [within] one more hand decides it, in all suits
   *[alone] One more hand decides it, in all suits
}
options-level-most-suits = { $form ->
    [within] whoever closed more suits
   *[alone] Whoever closed more suits
}

options-games-title = { $form ->
    [within] games to win
   *[alone] Games to win
}
options-games-sentence = How many games win the match.

options-deals-title = { $form ->
    [within] deals to win
   *[alone] Deals to win
}
options-deals-sentence = How many deals you need to win.

options-double-deals-title = { $form ->
    [within] two deals for gin
   *[alone] Two deals for gin
}
options-double-deals-sentence = Do gin and an undercut count as two deals won?

options-roles-title = { $form ->
    [within] your part
   *[alone] Your part
}
options-roles-sentence = What you play for. In the next match you swap.
options-roles-lot = { $form ->
    [within] chosen at random
   *[alone] Chosen at random
}
options-roles-points = { $form ->
    [within] you play for points
   *[alone] You play for points
}
options-roles-deals = { $form ->
    [within] you play for deals
   *[alone] You play for deals
}

options-round-title = { $form ->
    [within] deals to win
   *[alone] Deals to win
}
options-round-sentence = How many deals win the round.

options-die-title = { $form ->
    [within] stake die
   *[alone] Stake die
}
options-die-sentence = Does a stake die multiply what each game counts? Whoever refuses a raise gives up the game.

options-refusal-title = { $form ->
    [within] a refused raise
   *[alone] A refused raise
}
options-refusal-sentence = What the player who made the offer wins if the other refuses.
options-refusal-prior = { $form ->
    [within] what the die showed
   *[alone] What the die showed
}
options-refusal-offered = { $form ->
    [within] what was offered
   *[alone] What was offered
}

options-centre-offers-title = { $form ->
    [within] later offers
   *[alone] Later offers
}
options-centre-offers-sentence = May a die that belongs to nobody be raised later too, at the start of a turn?

options-late-start-title = { $form ->
    [within] a late first score
   *[alone] A late first score
}
options-late-start-sentence = Where your first score goes if the first game is closed by then.
options-late-start-literal = { $form ->
    [within] nowhere, though it counts as the first
   *[alone] Nowhere, though it counts as the first
}
options-late-start-shift = { $form ->
    [within] into the next game still open
   *[alone] Into the next game still open
}

options-all-games-title = { $form ->
    [within] play all three games
   *[alone] Play all three games
}
options-all-games-sentence = Are all three games played out, with the match to the higher total?

options-no-hints-title = { $form ->
    [within] hints
   *[alone] Hints
}
options-no-hints-sentence = May you ask for hints and odds?

options-strict-memory-title = { $form ->
    [within] strict memory
   *[alone] Strict memory
}
options-strict-memory-sentence = Does the program show you only what is in sight while you play? The rest is up to you to remember, until the review.

options-goal-title = { $form ->
    [within] goal
   *[alone] Goal
}
options-goal-sentence = You win with this many penalty points or fewer over the five deals.

options-one-hand-title = { $form ->
    [within] a single hand
   *[alone] A single hand
}
options-one-hand-sentence = Does the first player to score in a hand win the game?

options-bare-gin-title = { $form ->
    [within] gin, contract not laid out
   *[alone] Gin, contract not laid out
}
options-bare-gin-sentence = What replaces the gin bonus if the other player hasn't laid out a contract.

options-contract-more-title = { $form ->
    [within] more after the contract
   *[alone] More after the contract
}
options-contract-more-sentence = May you lay out more melds in the same turn as the contract?

options-stock-counts-title = { $form ->
    [within] hands when the stock runs out
   *[alone] Hands when the stock runs out
}
options-stock-counts-sentence = What counts when the stock runs out and ends the hand.
options-stock-counts-all = { $form ->
    [within] every card in the hand
   *[alone] Every card in the hand
}
options-stock-counts-deadwood = { $form ->
    [within] only cards that can't be melded
   *[alone] Only cards that can't be melded
}

options-first-upcard-title = { $form ->
    [within] the upcard
   *[alone] The upcard
}
options-first-upcard-sentence = Is the upcard offered to both players before the first turn?
options-first-upcard-plain = { $form ->
    [within] the first player takes a normal turn
   *[alone] The first player takes a normal turn
}
options-first-upcard-upcard-offer = { $form ->
    [within] it is offered first
   *[alone] It is offered first
}

options-final-discard-title = { $form ->
    [within] the last discard
   *[alone] The last discard
}
options-final-discard-sentence = When the stock has run out, may the last discard be taken for one more turn?

options-challenge-title = { $form ->
    [within] challenges
   *[alone] Challenges
}
options-challenge-sentence = When may you challenge the other player to compare hands?
options-challenge-any-time = { $form ->
    [within] at any time
   *[alone] At any time
}
options-challenge-own-turn = { $form ->
    [within] on your own turn
   *[alone] On your own turn
}
options-challenge-off = { $form ->
    [within] never
   *[alone] Never
}
