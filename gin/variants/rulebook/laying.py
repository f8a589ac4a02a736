"""The rules pages of games with melds on the table, told by their rules."""

from __future__ import annotations

from collections.abc import Iterator

from gin.rules.model.meld_kinds import Aces, MeldKind
from gin.rules.model.rules import (
    AfterPasses,
    Challenges,
    HandCount,
    LastDiscard,
    NextDealer,
    Opening,
    Rules,
)
from gin.variants.rulebook.hand import number, untouched
from gin.variants.rulebook.telling import Tellers


def goal(rules: Rules) -> Iterator[str]:
    """What the players try to do."""
    yield "Lay melds out on the table, and be the first without a card in the hand."
    target = rules.format.target
    if target == 1:
        yield "The first hand that anybody scores in decides the game."
    else:
        yield f"The first to reach {target} points wins the game."


def values(rules: Rules) -> Iterator[str]:
    """What the cards count."""
    ace, ten = rules.values.own[0], rules.values.own[-1]
    if ace == ten:
        yield f"Ace, king, queen and jack count {ten}, all others their number."
    else:
        yield f"An ace counts {ace}, a court card {ten}, all others their number."


def kinds(rules: Rules) -> Iterator[str]:
    """What a meld is."""
    kinds = rules.melds.kinds
    parts = [
        "A set is three or four cards of one rank.",
        "A run is three or more cards of one suit in a row.",
    ]
    if MeldKind.POKER in kinds:
        parts.append("A poker meld is three or more cards in a row, whatever their suits.")
    if MeldKind.RAINBOW in kinds and MeldKind.POKER in kinds:
        parts.append("A rainbow is a poker meld like any other, so that agreeing on it changes "
                     "nothing.")  # fmt: skip
    elif MeldKind.RAINBOW in kinds:
        parts.append(
            "A rainbow is four cards in a row, one of each suit, red and black in turn; it never "
            "has more."
        )
    yield " ".join(parts)


def aces(rules: Rules) -> Iterator[str]:
    """Where the ace stands."""
    if rules.melds.aces is Aces.HIGH:
        yield "The ace is high: queen, king, ace is a run; ace, 2, 3 is not."
    else:
        yield (
            "The ace is high or low, but not both in one meld: ace, 2, 3 and queen, king, ace are "
            "in a row, king, ace, 2 is not."
        )


def dealers(rules: Rules) -> Iterator[str]:
    """The cut, and who deals afterwards."""
    dealer = {
        NextDealer.LOSER: "Afterwards the loser of a hand deals the next.",
        NextDealer.WINNER: "Afterwards the winner of a hand deals the next.",
        NextDealer.ALTERNATE: "Afterwards the players deal in turn.",
    }[rules.dealers.next]
    yield f"Both cut: the lower card deals first. {dealer}"


def opening(rules: Rules) -> Iterator[str]:
    """The deal and the first turn."""
    each = f"Each player has {number(rules.deal.cards)} cards"
    starts = "The player who did not deal begins."
    match rules.deal.opening:
        case Opening.NONE:
            yield f"{each}. The rest is the stock; there is no upcard and no discard pile. {starts}"
        case Opening.UPCARD_OFFER:
            after = (
                "draws from the stock"
                if rules.deal.after_passes is AfterPasses.STOCK
                else "begins with a normal turn"
            )
            yield (
                f"{each}, and one card is turned up to begin the discard pile. The player who did "
                "not deal may take it or pass it, then the dealer may. If both pass, the first "
                f"player {after}."
            )
        case _:
            yield f"{each}, and one card is turned up to begin the discard pile. {starts}"


def drawing(rules: Rules) -> Iterator[str]:
    """Drawing a card."""
    taken = (
        "A card just taken from it may be discarded again."
        if rules.pile.rediscard_taken
        else "A card just taken from it need not be melded, but stays in your hand for this turn."
    )
    yield f"Draw the top of the stock or of the discard pile. {taken}"


def laying_out(rules: Rules) -> Iterator[str]:
    """Laying out, adding and discarding."""
    yield (
        "Then you may lay out as many melds as you can, and add cards to any meld on the table, "
        "yours or your opponent's. Until you are done all of it may be taken back."
    )
    if MeldKind.RAINBOW in rules.melds.kinds:
        yield "Nothing can be added to a rainbow."
    yield "Last, discard a card face up."


def pile(rules: Rules) -> Iterator[str]:
    """Which discards may be looked at."""
    if rules.pile.open:
        yield "Both players may look through the whole discard pile at any time."
    else:
        yield "Only the top of the discard pile may be examined, by either player at any time."


def offering_turn(rules: Rules) -> Iterator[str]:
    """Drawing, and offering a card in place of a discard."""
    del rules
    yield (
        "Draw a card from the stock, lay out what you may and will, and end your turn by offering "
        "a card of your hand to your opponent, who takes it into the hand or leaves it with you. "
        "A card is offered in every turn, but not the one you have just accepted."
    )
    yield (
        "Whoever accepts an ace does not draw in the turn that follows; any other card costs "
        "nothing."
    )
    yield "With one card left you say last card, offer nothing and keep it."


def contract(rules: Rules) -> Iterator[str]:
    """The contract, and what may be laid out after it."""
    melds = number(rules.laying.contract)
    more = (
        "Nothing else is laid out in that turn."
        if rules.laying.contract_alone
        else "New melds may follow in that turn, but nothing is added to a meld."
    )
    yield (
        f"The first melds you lay out in a hand are your contract: {melds} melds of three cards "
        f"each, of any kinds, all at once. {more}"
    )
    most = {1: "one card", 2: "one or two cards"}.get(rules.laying.at_once, "any number of cards")
    yield (
        "In later turns you may lay out any melds of three or more cards, and in each turn add "
        f"{most} to each of your own melds. A run may become a poker meld. Nothing is ever added "
        "to your opponent's melds. Until you are done all of it may be taken back."
    )


def going_out(rules: Rules) -> Iterator[str]:
    """Going out, and the end of the stock."""
    yield (
        "The first player without a card in the hand wins it, by laying out the last ones or by "
        "discarding the last one."
    )
    last = (
        " The other player may still take that discard, for one more turn."
        if rules.exhaustion.last_discard is LastDiscard.ONE_MORE_TURN
        else ""
    )
    yield (
        "If the last card of the stock was drawn and nobody has gone out at the end of that turn, "
        f"the lower hand scores the difference, and equal hands score nothing.{last}"
    )


def offering_gin(rules: Rules) -> Iterator[str]:
    """Gin, and the end of the stock."""
    yield (
        "You go gin by melding every card of your hand. Nothing is discarded, and nobody knocks; "
        "a hand is never emptied by an offer."
    )
    counts = (
        "every card still held counts, melded or not"
        if rules.laying.stock_counts is HandCount.ALL
        else "only cards that could not be melded count"
    )
    yield (
        f"The last {number(rules.exhaustion.floor)} cards of the stock are not drawn. Whoever "
        "draws the card before them may still lay out and go gin, but offers nothing. Then the "
        f"lower hand scores the difference: {counts}. Equal hands score nothing."
    )


def challenges(rules: Rules) -> Iterator[str]:
    """Comparing hands before anybody is out."""
    match rules.laying.challenge:
        case Challenges.OFF:
            yield "Nobody challenges."
            return
        case Challenges.OWN_TURN:
            when = "Once in each of your turns"
        case _:
            when = "At any time, in your own turn or your opponent's, but once in each turn,"
    yield (
        f"{when} you may challenge your opponent. If the challenge is accepted both count every "
        "card in the hand, and the lower hand scores all that the other has, without a deduction; "
        "equal hands score nothing, and the hand is over. If it is rejected play goes on."
    )


def opponents(rules: Rules) -> Iterator[str]:
    """How the levels differ here."""
    daring = rules.laying.challenge is not Challenges.OFF
    low = ", and challenges with a low hand" if daring else ""
    yield (
        "All five opponents lay out whatever they can. The beginner lets its dearest useless card "
        f"go. The second looks at what fits its own cards, and at nothing else{low}. The third, "
        "fourth and fifth play this game alike: they count what may come, and think of what you "
        "can use."
    )


def scoring(rules: Rules) -> Iterator[str]:
    """What a hand writes."""
    bonus = rules.bonuses.gin
    more = f", and {bonus}" if bonus else ", without a bonus"
    who = "Gin" if rules.laying.contract else "Whoever goes out"
    yield (
        f"{who} scores all cards in the opponent's hand, melded or not{more}. Melds on the table "
        "count for nobody."
    )
    bare = rules.laying.bare_gin
    if bare and bare != bonus:
        yield f"Against an opponent who has not laid out the contract the bonus is {bare}."


GOAL: Tellers = (goal,)
MELDS: Tellers = (values, kinds, aces)
DEAL: Tellers = (dealers, opening)
TURN: Tellers = (drawing, laying_out, pile)
OFFERING_TURN: Tellers = (offering_turn,)
CONTRACT: Tellers = (contract,)
ENDING: Tellers = (going_out, untouched)
OFFERING_ENDING: Tellers = (offering_gin, untouched)
CHALLENGES: Tellers = (challenges,)
SCORING: Tellers = (scoring,)
OPPONENTS: Tellers = (opponents,)
