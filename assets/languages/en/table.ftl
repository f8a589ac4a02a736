# The table: events, choices, history, and answers to questions.

### $who (who): the player concerned. $other (who): the opponent. $card (card), $took (card), $cards (cards)
### $suits (suits): those a hand scores in, none where suits don't score
### $deadwood (number), $points (number), $number (number), $turns (number), $meld (text)

table-nothing-dealt = Nothing has been dealt yet.
table-no-table = You are not at a table.
table-no-older = Nothing before that.
table-no-newer = That was the last.
table-no-word-before = Beginning of the sentence.
table-no-word-after = End of the sentence.
table-nothing-yet = Nothing has happened yet.
table-taken-back = Move taken back.
table-taken-back-practice = Move taken back. This match now counts as practice.
table-hand-face-down = Your cards lie face down.
# $order (key): suit, rank, own or melds
table-sorted-by = { $order ->
    [suit] Sorted by suit.
    [rank] Sorted by rank.
    [own] In your own order again.
   *[melds] Sorted by melds.
}
# The end of a phrase: " in hearts and diamonds".
-table-in-suits = { $suits ->
    [0] {""}
   *[other] {" "}in { LIST($suits) }
}

# Events, as they are announced.

table-dealt-ten = You have ten cards.
table-deals = { $who ->
    [you] You deal.
   *[other] { $who } deals.
}
table-deals-upcard = { $who ->
    [you] You deal. The upcard is { CARD($card, form: "the") }.
   *[other] { $who } deals. The upcard is { CARD($card, form: "the") }.
}
# Core: the first card of the discard pile, which lies face up.
table-upcard-is = The upcard is { CARD($card, form: "the") }.
table-passes = { $who ->
    [you] You passed.
   *[other] { $who } passes.
}
# Core: a player does not want the upcard.
table-passes-card = { $who ->
    [you] You passed { CARD($card, form: "the") }.
   *[other] { $who } passes { CARD($card, form: "the") }.
}
# Core: a player draws a card that the reader sees.
table-draws-card = { $who ->
    [you] You drew { CARD($card, form: "the") }.
   *[other] { $who } draws { CARD($card, form: "the") }.
}
# Core: a player draws a card that only they see.
table-draws = { $who ->
    [you] You drew from the stock.
   *[other] { $who } draws from the stock.
}
# Core: a player takes the top card of the discard pile.
table-takes-card = { $who ->
    [you] You took { CARD($card, form: "the") }.
   *[other] { $who } takes { CARD($card, form: "the") }.
}
# Core: a player puts a card on the discard pile.
table-discards-card = { $who ->
    [you] You discarded { CARD($card, form: "the") }.
   *[other] { $who } discards { CARD($card, form: "the") }.
}
# The opponent's whole turn in one sentence, for screen-reader users.
table-draws-and-discards = { $who ->
    [you] You drew and discarded { CARD($card, form: "the") }.
   *[other] { $who } draws and discards { CARD($card, form: "the") }.
}
table-draws-and-discards-briefly = { $who ->
    [you] You drew, discarded { CARD($card) }.
   *[other] { $who } draws, discards { CARD($card) }.
}
table-takes-and-discards = { $who ->
    [you] You took { CARD($took, form: "the") } and discarded { CARD($card, form: "the") }.
   *[other] { $who } takes { CARD($took, form: "the") } and discards { CARD($card, form: "the") }.
}
table-takes-and-discards-briefly = { $who ->
    [you] You took { CARD($took) }, discarded { CARD($card) }.
   *[other] { $who } takes { CARD($took) }, discards { CARD($card) }.
}
# Core: a player ends the hand with this much deadwood.
table-knocks = { $who ->
    [you] You knock with { $deadwood }{ -table-in-suits }.
   *[other] { $who } knocks with { $deadwood }{ -table-in-suits }.
}
table-makes-shot = { $who ->
    [you] You make a shot with { LIST($cards, form: "the") }.
   *[other] { $who } makes a shot with { LIST($cards, form: "the") }.
}
# Core: a player ends the hand with no deadwood.
table-goes-gin = { $who ->
    [you] You go gin{ -table-in-suits }.
   *[other] { $who } goes gin{ -table-in-suits }.
}
table-goes-big-gin = { $who ->
    [you] You go big gin{ -table-in-suits }.
   *[other] { $who } goes big gin{ -table-in-suits }.
}
table-lays-nothing-off = { $who ->
    [you] You don't lay off.
   *[other] { $who } doesn't lay off.
}
table-lays-off = { $who ->
    [you] You lay off { LIST($cards, form: "the") }.
   *[other] { $who } lays off { LIST($cards, form: "the") }.
}
table-ends-deal = You end the deal.

# The same later, when the card is buried in the discard pile.

table-passes-upcard = { $who ->
    [you] You passed the upcard.
   *[other] { $who } passes the upcard.
}
table-takes-discard = { $who ->
    [you] You took the discard.
   *[other] { $who } takes the discard.
}
table-discards-some = { $who ->
    [you] You discarded a card.
   *[other] { $who } discards a card.
}
# Before the latest events, if players must remember earlier ones.
table-strict-history = It's up to you to remember what came before.

# How a hand ended.

table-nobody-scores = No score.
table-stock-used-up = The stock has run out.
table-same-deadwood = Both have the same deadwood.
table-same-count = Both hands count the same.
# Before the winner and the points.
table-undercut = An undercut.
table-wins-game = { $who ->
    [you] You win the game.
   *[other] { $who } wins the game.
}
# The bonus for gin when playing alone.
table-solo-gin = Gin: { $points }.
table-solo-gin-minus = Gin: minus { $points }.
table-ends-with-penalty = { $points ->
    [one] The deal ends with { $points } penalty point.
   *[other] The deal ends with { $points } penalty points.
}
table-wins-hand = { $who ->
    [you] You win the hand.
   *[other] { $who } wins the hand.
}
# The loser's deadwood, charged to the loser.
table-books = { $who ->
    [you] You are charged { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
   *[other] { $who } is charged { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
}
table-wins-deals = { $who ->
    [you] { $points ->
        [one] You win the hand, worth { $points } deal.
       *[other] You win the hand, worth { $points } deals.
    }
   *[other] { $points ->
        [one] { $who } wins the hand, worth { $points } deal.
       *[other] { $who } wins the hand, worth { $points } deals.
    }
}
table-wins-and-scores = { $who ->
    [you] { $suits ->
        [0] You win the hand and score { $points }.
        [1] You win the hand and score { $points } in { LIST($suits) }.
       *[other] You win the hand and score { $points } each in { LIST($suits) }.
    }
   *[other] { $suits ->
        [0] { $who } wins the hand and scores { $points }.
        [1] { $who } wins the hand and scores { $points } in { LIST($suits) }.
       *[other] { $who } wins the hand and scores { $points } each in { LIST($suits) }.
    }
}
table-scores-for-runs = { $who ->
    [you] You score { $points } for runs.
   *[other] { $who } scores { $points } for runs.
}

# Whose turn it is, and the possible actions.

table-hand-over = The hand is over.
# Core: it is the player's turn.
table-your-turn = Your turn.
table-turn-of = { $other }'s turn.
table-is-your-turn = Your turn.
table-is-turn-of = { $other }'s turn.
table-looks-to-lay-off = { $other } is laying off cards.
table-may-take-or-pass = { $other } may take { CARD($card, form: "the") } or pass.
table-passed = { $other } passed.
# Core: neither player wanted the upcard.
table-both-passed = Both passed.
table-knocked = { $other } knocked.
# After the name of the upcard.
table-take-it-or-pass = Take it, or pass.
# Core: an instruction: the player may take the upcard or leave it.
table-take-or-pass = Take { CARD($card, form: "the") }, or pass.
table-take-or-leave = Take { CARD($card, form: "the") }, or leave it.
table-lay-off-what-fits = Lay off what you can.
# Core: an instruction: take a card from the stock, the pile that lies face down.
table-draw-now = Draw from the stock.
table-draw-or-take = Draw, or take { CARD($card, form: "the") }.
table-draw-of-turns = { $turns ->
    [one] Draw a card: { $turns } turn left.
   *[other] Draw a card: { $turns } turns left.
}
# Core: an instruction: every turn ends with a discard.
table-discard-now = Discard a card.
# After a first click on a card of the hand.
# $card (card): it
table-click-again = Click { CARD($card, form: "the") } again to discard it.
table-discard-or-gin = Discard, or go gin{ -table-in-suits }.
table-discard-or-shot = Discard, or make a shot with { LIST($cards, by: "comma") }.
table-discard-or-knock = Discard, or knock with { $deadwood }{ -table-in-suits }.

# Answers to questions.

# Core: the points of the cards that are in no meld, as the hand's caption. Keep it short.
table-deadwood = Deadwood { $deadwood }
# Core: the same in the middle of a turn, with one card too many.
# $after (number): the deadwood after the best discard
table-deadwood-after = { $style ->
    [print] Deadwood { $deadwood }, { $after } after discard
   *[speak] Deadwood { $deadwood }, { $after } after the discard
}
table-no-melds-yet = No melds yet.
table-pile-empty = The discard pile is empty.
# In Skarney Gin.
table-no-pile = There is no discard pile in this game: cards are offered instead.
table-on-top = { CARD($card) } on top of the discard pile.
# $cards (cards): the discard pile, in its order
table-from-the-top = From the top: { LIST($cards, by: "comma") }.
table-in-the-stock = { $number ->
    [one] { $number } card in the stock.
   *[other] { $number } cards in the stock.
}
# $theirs (number), $yours (number): cards in the hands
table-holds = { $other } holds { $theirs ->
    [one] { $theirs } card
   *[other] { $theirs } cards
}, you hold { $yours }.
table-in-the-stock-of-turns = { $number ->
    [one] { $turns ->
        [one] { $number } card in the stock, { $turns } turn left.
       *[other] { $number } card in the stock, { $turns } turns left.
    }
   *[other] { $turns ->
        [one] { $number } cards in the stock, { $turns } turn left.
       *[other] { $number } cards in the stock, { $turns } turns left.
    }
}

# The knock limit, in a few words next to the title. $limit (number), $note (text)

table-upcard-sets-limit = the upcard sets the limit
table-no-limit = no knock limit
table-gin-only = gin only
# $limit (number)
table-knock-at = knock at { $limit }
# $limit (number)
table-to-limit = { $limit } or under
# The rest of the stock scores too. $note (text)
table-and-stock = { $style ->
    [print] { $note } + stock
   *[speak] { $note } plus stock
}
# The loose cards that are a shot for the player. $ranks (ranks)
table-shot-is = { $ranks ->
    [0] no shot
   *[other] shot { LIST($ranks, form: "index", by: "space") }
}
# The same for the opponent, right after it. $ranks (ranks)
table-shot-of = { $ranks ->
    [0] { $other } none
   *[other] { $other } { LIST($ranks, form: "index", by: "space") }
}
table-counts-twice = counts double

# The same below the place for a knock.

table-place-upcard-sets-limit = The upcard sets the limit
table-place-no-limit = Any deadwood
table-place-gin-only = Gin only
# $limit (number)
table-place-at = With { $limit } or less
# The place accepts only gin and has its name.
table-place-no-deadwood = No deadwood

# The cut for the deal.

# Core: the cards that both players cut. The case of the cards is that of an object.
# $mine (card), $theirs (card)
table-cut = You cut { CARD($mine, form: "the") }. { $other } cuts { CARD($theirs, form: "the") }.
# $times (number), $mine (card), $theirs (card): the last of equal ranks
table-cut-equal = { $times ->
    [1] Same rank: { CARD($mine, form: "the") } and { CARD($theirs, form: "the") }. They go back, and both cut again.
   *[other] Same rank { $times } times, the last time { CARD($mine, form: "the") } and { CARD($theirs, form: "the") }. They go back each time, and both cut again.
}
# Core: the one with the lower card deals; the other has the first turn.
# $who deals.
table-cut-decides = { $who ->
    [you] Yours is lower: you deal. { $other } plays first.
   *[other] { $other }'s is lower: { $other } deals. You play first.
}
table-cut-title = Cut for the deal
# The same, once the cards are face up.
table-cut-turned = Who deals
# Core: both players pick a card to find out who deals.
# $cards (number): how many cards there are
table-pick-cut = Pick any of the { $cards } cards. The lower card deals.
# $cards (number)
table-cut-card = card { $number } of { $cards }
table-pick-card = Pick card { $number }
table-cut-of = { $who ->
    [you] Your cut: { CARD($card) }
   *[other] { $who }'s cut: { CARD($card) }
}
# Core: a button, a verb: deals the cards.
table-deal = Deal
# Core: a button: the program picks the card.
table-cut-for-me = Cut for me
# What a second press of Enter, or of a gamepad's button, does.
# $choice (text): a button, where none of the next three fits
table-press-again = Press again for “{ $choice }”.
table-press-again-to-draw = Press again to draw from the stock.
table-press-again-to-take = Press again to take { CARD($card, form: "the") }.
table-press-again-to-discard = Press again to discard { CARD($card, form: "the") }.
# Core: a button: leaves the table.
table-to-menu = Main menu
table-score-sheet = Score sheet
table-rules = Rules of this game
table-help = Help
table-back = Back to the table
table-settings = Settings
table-what-can-be-done = All commands
table-menu = Menu

# Areas and their contents.

table-you = You
table-your-hand = your hand
table-your-hand-face-down = your hand, face down
table-back-of-card = a card face down
table-hand-of = { $number ->
    [one] { $other }'s hand, { $number } card
   *[other] { $other }'s hand, { $number } cards
}
table-just-drawn = just drawn
table-stock = stock
table-stock-of = { $number ->
    [one] stock, { $number } card
   *[other] stock, { $number } cards
}
# Core: below the pile of cards to draw from, with how many there are. Keep it short.
table-stock-caption = Stock · { $number }
table-discards = discard pile
table-discards-empty = discard pile, empty
table-discards-top = discard pile, { CARD($card) }
# Core: below the pile of cards that were thrown away. Keep it short.
table-discards-caption = Discard pile
table-knock-place = knock pile
table-gin-place = gin pile
table-knock-place-for = knock pile: lay a card face down here to end the hand
table-gin-place-for = gin pile: lay a card face down here to end the hand
table-buttons = buttons
# Core: the label under a meld of cards of a suit in sequence.
# $suit (suit)
table-run = { $style ->
    [print] run { SUIT($suit) }
   *[speak] run of { SUIT($suit, form: "word") }
}
# Core: the label under a meld of three or four cards of a rank.
# $rank (rank)
table-set = set of { RANK($rank, form: "plural") }
table-rainbow = rainbow

# Choices.

# Core: a button, a verb: draws from the stock.
table-draw = Draw from the stock
# Core: a button, a verb: takes that card from the discard pile.
table-take = Take { CARD($card, form: "the") }
table-take-top = Take the top discard
# Core: a button, a verb: leaves the upcard.
table-pass = Pass
table-leave = Leave it
# Core: a button, a verb: puts that card on the discard pile.
table-discard = Discard { CARD($card, form: "the") }
# The same on the button, where there is little room.
table-discard-in-short = Discard { CARD($card) }
# Core: on the button for the discard, until a card is picked.
table-pick-a-card = Pick a card
# Core: a button, a verb: puts the hand in order.
table-sort = Sort
table-take-back = Take back

# Ways to end the hand.

# Core: a button, the name of the game: ends the hand with no deadwood.
table-gin = Gin{ -table-in-suits }
table-big-gin = Big gin{ -table-in-suits }
# Core: a button, a verb: ends the hand, at 10 points of deadwood or less. To knock is a word of
# the game; use the one that players have.
table-knock = Knock
table-knock-with = Knock with { $deadwood }{ -table-in-suits }
table-shot = Shot
table-shot-with = Shot with { LIST($cards, by: "comma") }
# $ending (text): one of these
table-keeping-all = { $ending }, keeping all { $number } cards
# $ending (text)
table-with-down = { $ending }, discarding { CARD($card) }

# Splitting a hand to end it, and laying off.

table-face-down = { CARD($card, form: "the") }, face down
table-their-deadwood = { $other }'s deadwood
table-your-deadwood = your deadwood
table-deadwood-caption = deadwood { $deadwood }
# $suits (suits): of the melds, in a game of colours; $card (card): the discard
table-gin-down = Gin{ -table-in-suits }! Lay { CARD($card, form: "the") } face down?
table-goes-face-down = The { CARD($card) } goes face down.
table-nothing-discarded = Nothing is discarded.
table-rest-melded = Everything else is melded.
# $melds (texts): their names
table-your-melds = Your melds: { LIST($melds, by: "and") }.
table-all-melded = Every card is melded.
table-fits-left = { $deadwood ->
    [0] Lay off what you can; you have no deadwood left.
   *[other] Lay off what you can; you're left with { $deadwood }.
}
table-nothing-fits-left = { $deadwood ->
    [0] Nothing fits; you have no deadwood left.
   *[other] Nothing fits; you're left with { $deadwood }.
}
table-nothing-more-fits-left = { $deadwood ->
    [0] Nothing else fits; you have no deadwood left.
   *[other] Nothing else fits; you're left with { $deadwood }.
}
table-laid-off = { CARD($card) } laid off.
table-left-with = You are left with { $deadwood }.
table-done = Done
table-best-lay-offs = Best lay-offs
table-none-fits = None of your cards fit these melds.
table-nothing-laid-off = Nothing has been laid off yet.
table-lay-on = Lay { CARD($card, form: "the") } on { $other }'s { $meld }
table-declare-gin = Declare gin
table-declare-big-gin = Declare big gin
table-declare-shot = Declare the shot
table-not-yet = Not yet
# Another way to split the hand. $split (text)
table-instead = Other melds: { $split }
table-instead-in-suits = { $deadwood ->
    [0] Other melds: gin{ -table-in-suits }
   *[other] Other melds: { $deadwood }{ -table-in-suits }
}
table-no-melds = no melds
table-more-splits = Other ways to meld
table-make-meld = Make a meld
table-no-meld-picked = The cards you picked don't make a meld.
table-make-deadwood = Move to deadwood
table-pick = Pick { CARD($card, form: "the") }

# How to close the card that introduces a game before its first match.
table-introduction-on = Click or press Enter to start
# The same for players who type or use speech.
table-introduction-begin = Start
# On the first of these cards that a player ever sees.
table-introduction-learn = Learn to play first
table-introduction-guide = New to gin? Type “guide” to learn it here first.
# Above an explanation of the words deadwood and knock.
table-introduction-words-title = Two words to know
table-introduction-words = Cards outside your sets and runs are deadwood, counted in points. You knock to end the hand: lay your discard face down.
# What a player does in any gin game, on the first of these cards. Two pictures are below it.
table-introduction-collect = Collect sets (three or four of a kind) and runs (three or more in a row in the same suit).

# Below the place for a knock while a card is held over it that leaves too much deadwood.
# $limit (number)
table-too-much = { $deadwood }, over { $limit }
# The same if only gin ends the hand.
table-too-much-for-gin = { $deadwood }, needs gin
