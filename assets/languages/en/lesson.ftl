# The guided first hand, step by step. The cards and numbers are those of two prepared
# hands, so a translation can refer to each card by name.
### $key (text): the key of the requested command. $cards (cards), $status (text)
### $card (card), $deadwood (number), $points (number)
### $ace (card), $three (card), $four (card), $five (card), $six (card), $seven (card), $nine (card)
### $other (who): the opponent; $number (number): points
### $ten (card), $jack (card), $queen (card), $king (card)

lesson-title = Learn to play
lesson-subtitle = A lesson at the table
# The area of the window with the lesson.
lesson-area = the lesson
lesson-go-on = Next
lesson-back = Back
lesson-leave = Leave the lesson
lesson-play = Play
lesson-rules = Rules
lesson-first-step = This is the first step.
# A card that the other player laid off on a meld.
lesson-guest = laid off here
# The player tried something that the lesson has not reached.
lesson-read-on = We'll come to that.
# Introduces the next task.
lesson-waits = Your turn.
lesson-your-hand = your hand
lesson-deadwood = Deadwood { $number }
lesson-their-deadwood-counted = deadwood { $number }
lesson-their-deadwood = { $other }'s deadwood

lesson-welcome-title = The goal
lesson-welcome-text = Arrange your ten cards into sets and runs before Ada does. The cards left over count against you: the player with fewer points left scores the difference, and the first to 100 wins.
lesson-welcome-by-key = This is practice; nothing counts. Click or press { $key } for the next step, Esc to leave.
lesson-welcome-by-mouse = This is practice; nothing counts. Click for the next step, Esc to leave.
lesson-welcome-typed = This is practice; nothing counts. Press Enter for the next step. Type “back” or “leave” at any time.
# A description of the picture next to it: $set (cards), $hearts (cards), $spades (cards), $left (card)
lesson-goal-example = For example: { LIST($set, form: "the") } make a set, { LIST($hearts) } a run, { LIST($spades) } another, and only the { $left } is left over.
# Captions below the cards of the picture.
lesson-goal-set = set
lesson-goal-run = run
lesson-goal-left = left over: { $number }

lesson-set-title = A set
lesson-set-text = Three or four cards of the same rank make a set. You have one. Find it, and pick any of its cards.
# A description of the picture next to it: $cards
lesson-set-example = For example: { LIST($cards) } are a set.
lesson-set-status = Pick a card from your set.
lesson-set-by-key = Click one of its cards, or move to one and press { $key }.
lesson-set-by-mouse = Click one of its cards.
lesson-set-typed = Type “pick seven of clubs” or “pick 7c”.
# The player picked a card that is not in the set.
lesson-set-other = You hold only one card of that rank. Pick one of your three sevens.

lesson-run-title = A run
lesson-run-text = That's your set. Three or more cards in a row in the same suit make a run; the ace is low, below the two. You have one of those too: pick any of its cards.
# A description of the picture next to it: $cards
lesson-run-example = For example: { LIST($cards) } are a run.
lesson-run-status = Pick a card from your run.
lesson-run-typed = Type “pick two of hearts” or “pick 2h”.
# The player picked a card that is not in the run.
lesson-run-of-set = That one is in your set. Pick one of your three hearts.
lesson-run-two = The { $jack } and the { $queen } are only two in a row. Pick one of your three hearts.
lesson-run-other = You hold no card next to that one in its suit. Pick one of your three hearts.

lesson-deadwood-title = Deadwood
lesson-deadwood-text = Sets and runs are melds. All other cards are deadwood: an ace counts 1, a face card 10, the rest their face value. Yours adds up to 36.
# A description of the picture next to it. $cards: a jack, a queen, a king and a six
lesson-deadwood-example = The { LIST($cards) } count 10, 10, 10 and 6.
lesson-deadwood-by-key = { $key } reads out your deadwood at any time.
lesson-deadwood-typed = Type “deadwood” to hear it at any time.

lesson-upcard-title = Take it or pass
# $nine: the upcard
lesson-upcard-text = Ada dealt, so you begin. The upcard, the { $nine }, lies face up: take it, or pass. It makes no meld with your cards. Pass it.
lesson-upcard-status = Pass the { $nine }.
lesson-upcard-by-key = Click Pass, or press { $key }.
lesson-upcard-by-mouse = Click Pass.
lesson-upcard-typed = Type “pass”.
# The player tried to draw.
lesson-upcard-first = First pass the { $nine }.
lesson-upcard-not-taken = The { $nine } would only add 9 to your deadwood. Pass it.

lesson-draw-title = A turn
lesson-draw-text = Ada passed too. On your turn, you draw a card and then discard one. Draw from the stock, the pile that lies face down.
lesson-draw-status = Draw from the stock.
lesson-draw-by-key = Click the stock, or press { $key }.
lesson-draw-by-mouse = Click the stock.
lesson-draw-typed = Type “draw”.

lesson-discard-title = Discard
# $four was drawn; $jack and $queen are of one suit; $king is the discard.
lesson-discard-text = You drew the { $four } and hold eleven cards, so one has to go. The { $jack } and the { $queen } may still become a run. The { $king } is on its own and counts 10: discard it.
lesson-discard-status = Discard the { $king }.
lesson-discard-by-key = Drag it to the discard pile, or click it twice. Or press { $key }.
lesson-discard-by-mouse = Drag it to the discard pile, or click it twice.
lesson-discard-typed = Type “discard king of diamonds” or “discard kd”.
lesson-discard-other = That one can stay for now. Discard the { $king }.
lesson-discard-run-to-be = The { $jack } and the { $queen } need only one more card. Discard the { $king }.
lesson-discard-of-set = That would break your set. Discard the { $king }.
lesson-discard-of-run = That would break your run. Discard the { $king }.

lesson-other-title = Ada's turn
lesson-other-text = A discard ends your turn, and now it's Ada's. You'll see which pile she draws from and what she discards. Press Next and watch.
lesson-other-status = Ada's turn: press Next and watch.
# $other (who): whose turn is being watched
lesson-watching = Watch { $other }: the lesson continues by itself.

lesson-top-title = The discard pile
lesson-top-text = Ada drew from the stock and discarded the { $ten }. You may only look at the top card of this pile. You have to remember what's under it.
lesson-top-by-key = { $key } reads out the top card at any time.
lesson-top-typed = Type “top” to hear the top card at any time.

lesson-take-title = Take a discard
# $cards: a ten, a jack and a queen. $ten is the first of them.
lesson-take-text = The { LIST($cards) } are a run. Instead of drawing from the stock you may take the top of the discard pile. Take the { $ten }.
lesson-take-status = Take the { $ten }.
lesson-take-by-key = Click the discard pile, or press { $key }.
lesson-take-by-mouse = Click the discard pile.
lesson-take-typed = Type “take”.
lesson-take-not-drawn = The stock could bring anything. The { $ten } is what you need: take it.

lesson-knock-title = Knock
# $six is to be laid down, $four stays.
lesson-knock-text = Only the { $six } and { $four } are left over. With 10 points of deadwood or less you may knock: lay a card face down, and the hand ends. Lay the { $six } face down, and you're left with only 4.
lesson-knock-status = Knock with the { $six }.
lesson-knock-by-key = Drag it to the knock pile, or select it and press { $key }.
lesson-knock-by-mouse = Drag it to the knock pile.
lesson-knock-typed = Type “knock”.
lesson-knock-other = Lay the { $six } on the knock pile.
lesson-knock-not-discarded = You could play on, but Ada might end the hand first. Knock with the { $six }.
lesson-knock-with-more = That would leave you with 6. Lay the { $six } down, and you're left with only 4.

lesson-declare-title = Show your melds
lesson-declare-text = These are your three melds, and 4 points of deadwood: the { $four }. The { $six } lies face down. Nothing is final until you say so. Knock.
lesson-declare-status = Knock with 4?
lesson-declare-by-key = Click Knock with 4, or press the { $key } key to knock.
lesson-declare-by-mouse = Click Knock with 4.
lesson-declare-typed = Type “yes”.
lesson-declare-other = Your melds are as good as they can be. Knock with 4.

lesson-count-title = The count
# $seven fits a set, $five a run; $four is your own.
lesson-count-text = Ada may lay off what fits your melds: the { $seven } on the set, the { $five } on the run. The rest of her deadwood counts against her, less your own { $four }.

lesson-choose-title = You decide
# $four was drawn; $cards: the run that it completes
lesson-choose-text = A new hand. You drew the { $four }, so the { LIST($cards) } are a run, and your jacks are a set. This time the choice is yours: discard any card you like, and see what comes of it.
lesson-choose-status = Discard any card you like.
lesson-choose-by-key = Drag it to the discard pile, or click it twice. Or press { $key }.
lesson-choose-by-mouse = Drag it to the discard pile, or click it twice.
lesson-choose-typed = Type “discard” and the name of a card, or “discard kd”.
lesson-chosen-title = Your choice
# $king: the card that the player has discarded
lesson-chosen-best = Well chosen. The { $king } counts 10, and nothing in your hand fits it. Now it's Ada's turn: press Next and watch.
# $card was discarded; it belonged to no meld. $king would have been better.
lesson-chosen-loose = The { $card } wasn't in a meld, so you can spare it. But the { $king } counts more. Press Next to see whether it matters.
# $card was the first or last card of a run of four.
lesson-chosen-end-of-run = You still have a run of three without the { $card }. But the { $king } counts 10, and you kept it. Press Next to see whether it matters.
lesson-chosen-of-meld = The { $card } was part of a meld. Your other cards there are deadwood now, and you kept the { $king }. Press Next to see what that costs.
lesson-counted-title = How it turned out
# $deadwood (number): the player's, after laying off; $points (number): what Ada scores
lesson-counted-text = Ada knocked with 7. Whatever fits her melds was laid off for you, which left you with { $deadwood }: Ada scores { $points }. Let's continue as if you had discarded the { $king }, or go back and choose again.

lesson-lay-off-title = Now Ada knocks
# $six goes with $five, the last card of a run.
lesson-lay-off-text = Ada has knocked with 7 and shows three melds. Lay off what you can. The { $six } follows the { $five } in her run: lay it there.
lesson-lay-off-status = Lay off the { $six } on Ada's run.
lesson-lay-off-by-key = Drag it to her run, or select it and press { $key }.
lesson-lay-off-by-mouse = Drag it to her run.
lesson-lay-off-typed = Type “lay off six of spades” or “lay off 6s”.
lesson-lay-off-first = First lay off the { $six } on Ada's run.

lesson-lay-more-title = One after another
lesson-lay-more-text = The run is longer now, and the { $seven } fits as well. Lay it off too.
lesson-lay-more-status = Lay off the { $seven } on Ada's run.
lesson-lay-more-typed = Type “lay off 7s”.
lesson-lay-more-first = Lay off the { $seven } too: it follows the { $six }.

lesson-done-title = What is left
lesson-done-text = Two cards laid off, and your deadwood has come down from 18 to 5: only the { $five } is left. Nothing else fits. Choose Done.
lesson-done-status = Done, with 5 left?
lesson-done-by-key = Click Done, or press the { $key } key when you're done.
lesson-done-by-mouse = Click Done.
lesson-done-typed = Type “done”.
lesson-done-other = Nothing else fits, and nothing needs taking back. Choose Done.

lesson-undercut-title = An undercut
lesson-undercut-text = Ada knocked with 7, but after laying off you have only 5. A knocker who doesn't have less than you is undercut: you score the difference plus 10.
# In the count: the player's deadwood after laying off.
lesson-you-are-left = You are left with

lesson-gin-title = Gin and big gin
lesson-gin-text = Ending a hand with no deadwood is gin: it scores 20 extra points, and there is no laying off. Melding all eleven cards is big gin: 31 extra. The first to 100 wins.

lesson-end-title = That's the game
lesson-end-text = Well done! Now play a match of your own. The rules cover everything again, and you can come back to this lesson from the menu.
lesson-end-status = Play, when you're ready.
lesson-end-by-key = Press { $key } for help at any time.
lesson-end-typed = Type “play”, “rules”, “help” or “leave”.
