# Why an action is impossible, in a sentence that also says what is possible.

### $card (card), $count (number), $limit (number), $suits (suits)

refusals-not-your-turn = It's not your turn.
refusals-hand-over = The hand is over. Deal the next one.
refusals-take-or-pass = First take the face-up card or pass.
refusals-draw-first = Draw a card first.
refusals-drawn-offer = You have already drawn: offer a card.
refusals-drawn-discard = You have already drawn: discard a card.
refusals-stock-only = Both passed the upcard. Draw from the stock.
refusals-pile-empty = The discard pile is empty. Draw from the stock.
refusals-no-turns-left = All { $limit } turns have been played.
refusals-nothing-to-pass = You can't pass now.
refusals-not-in-hand = You don't hold { CARD($card, form: "the") }.
refusals-just-taken = You took { CARD($card, form: "the") }. Discard another card.
refusals-first-turn-discard-only = On the first turn you can only discard.
refusals-over-limit = You can't knock with { $count }: the limit is { $limit }.
refusals-gin-only = You can't knock with { $count }: only gin ends this hand.
# Before one of the next three, instead of refusals-just-taken.
refusals-just-took = You took { CARD($card, form: "the") }.
# Said after the reason why the chosen card does not end the hand.
refusals-other-for-knock = Discard { CARD($card, form: "the") } instead to knock with { $count }.
refusals-other-for-gin = Discard { CARD($card, form: "the") } instead to go gin.
refusals-other-for-shot = Discard { CARD($card, form: "the") } instead to make a shot.
refusals-has-deadwood = That isn't gin: you have { $count ->
    [one] { $count } point
   *[other] { $count } points
} of deadwood.
refusals-is-gin = That leaves no deadwood: declare gin.
refusals-is-shot = Those cards spell out your score: declare the shot.
refusals-no-shot-only-gin = With a score of { $count } there is no shot, only gin.
refusals-no-shot = That isn't a shot: it doesn't spell out your score of { $count }.
refusals-taken-not-melded = You took { CARD($card, form: "the") } this turn, so it must be in a meld if you knock.
refusals-plain-gin = There is no big gin here: with every card melded you go gin.
refusals-no-suit = Split like this, the hand scores in no suit.
refusals-suits-closed = { $suits ->
    [1] Split like this, the hand scores in { LIST($suits) }, and that suit is closed.
   *[other] Split like this, the hand scores in { LIST($suits) }, and those suits are closed.
}
refusals-not-least = Here you must split your hand for the least deadwood, { $count }.
refusals-no-big-gin = You must discard a card to end this hand.
refusals-last-discard-must-end = The last discard, { CARD($card, form: "the") }, may only be taken to knock or go gin right away.
refusals-cannot-lay-off = The { CARD($card) } doesn't fit there.
refusals-lay-off-now = Lay off what you can, then choose Done.
refusals-nothing-to-lay-off-on = You can lay off cards only after a knock.
refusals-not-in-this-game = That is not part of this game.
refusals-only-top = You may only look at the top card.
refusals-nothing-to-take-back = There is nothing to take back.
refusals-no-practice = Moves are final here. Turn on Take-back for new matches.
refusals-no-gesture = That does nothing here.
# $key (text): the key that lists all commands
refusals-see-commands = That does nothing here. { $key } lists what you can do.
refusals-in-menu = You are in the menu. To leave the parlour, choose Quit.
