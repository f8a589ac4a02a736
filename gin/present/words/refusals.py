"""Why something cannot be done, in a sentence that also says what can."""

from __future__ import annotations

from gin.core.cards import SUIT_LETTERS, Card, Suit
from gin.present.words import die, laying
from gin.present.words.cards import mark, suits_listed
from gin.rules.model.refusal import Reason, Refusal

ONLY_TOP = "You may only look at the top card."
NOTHING_TO_TAKE_BACK = "There is nothing to take back."
NO_PRACTICE = "Moves are final here. Turn on Take-back for new matches."
NO_GESTURE = "You can't do that here."


def not_held(card: Card) -> str:
    """The answer to a word that names a card the player has not got."""
    return sentence(Refusal(Reason.NOT_IN_HAND, card))


def sentence(refusal: Refusal) -> str:
    """The sentence for a refusal."""
    told = die.refusal(refusal) or laying.refusal(refusal)
    if told is not None:
        return told
    card = mark(refusal.card) if refusal.card is not None else "that card"
    match refusal.reason:
        case Reason.NOT_YOUR_TURN:
            return "It is not your turn."
        case Reason.HAND_OVER:
            return "The hand is over: go on to the next."
        case Reason.TAKE_OR_PASS:
            return "First take the face-up card or pass."
        case Reason.DRAW_FIRST:
            return "Draw a card first."
        case Reason.ALREADY_DRAWN if refusal.detail:
            return f"You have drawn already: {refusal.detail}."
        case Reason.ALREADY_DRAWN:
            return "You have drawn already: discard a card."
        case Reason.STOCK_ONLY:
            return "Both passed the upcard. Draw from the stock."
        case Reason.PILE_EMPTY:
            return "The discard pile is empty. Draw from the stock."
        case Reason.NO_TURNS_LEFT:
            return f"All {refusal.limit} turns are played."
        case Reason.NOTHING_TO_PASS:
            return "There is nothing to pass now."
        case Reason.NOT_IN_HAND:
            return f"You do not hold the {card}."
        case Reason.JUST_TAKEN:
            return f"You took the {card}. Discard another card."
        case Reason.FIRST_TURN_DISCARD_ONLY:
            return "On the first turn you can only discard."
        case Reason.OVER_LIMIT:
            return f"You cannot knock with {refusal.count}: the limit is {refusal.limit}."
        case Reason.GIN_ONLY:
            return f"You cannot knock with {refusal.count}: only gin ends this hand."
        case Reason.BAD_SPLIT:
            return f"Those melds don't work: {refusal.detail}."
        case Reason.HAS_DEADWOOD:
            return f"That is not gin: you have {refusal.count} in deadwood."
        case Reason.IS_GIN:
            return "That leaves no deadwood: declare gin."
        case Reason.IS_SHOT:
            return "Those cards spell out your score: declare the shot."
        case Reason.NO_SHOT if refusal.count is not None and refusal.count % 100 == 0:
            return f"With a score of {refusal.count} there is no shot, only gin."
        case Reason.NO_SHOT:
            return f"That is no shot: it does not spell out your score of {refusal.count}."
        case Reason.TAKEN_NOT_MELDED:
            return f"You took the {card} in this turn, so it has to be in a meld if you knock."
        case Reason.PLAIN_GIN:
            return "There is no big gin here: with every card melded you go gin."
        case Reason.NO_SUIT:
            return "Split like this, the hand scores in no suit."
        case Reason.SUITS_CLOSED:
            suits = [Suit(SUIT_LETTERS.index(letter)) for letter in refusal.detail]
            closed = "that suit is closed" if len(suits) == 1 else "those suits are closed"
            return f"Split like this, the hand scores in {suits_listed(suits)}, and {closed}."
        case Reason.NOT_LEAST:
            return f"Here the deadwood must be the least there is, {refusal.count}."
        case Reason.NO_BIG_GIN:
            return "A card has to be discarded to end this hand."
        case Reason.LAST_DISCARD_MUST_END:
            return f"The last discard, the {card}, may only be taken to knock or go gin at once."
        case Reason.CANNOT_LAY_OFF:
            return f"The {card} does not fit there."
        case Reason.LAY_OFF_NOW:
            return "Lay off what you can, then say done."
        case Reason.NOTHING_TO_LAY_OFF_ON:
            return "Cards are laid off only after a knock."
        case Reason.NOT_IN_THIS_GAME:
            return "That is not part of this game."
    raise AssertionError(f"no sentence for {refusal.reason}")
