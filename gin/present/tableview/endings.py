"""The ways to end a hand as choices: gin, shots, knocks and big gin, or why there is none."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from gin.core.cards import Card, Hand, cards_of, mask_union
from gin.present.commands import Command
from gin.present.drafts.declaration import Declaration, Ending, card_of, endings_of
from gin.present.intents import Draft
from gin.present.refs import KNOCK, ButtonRef, CardRef
from gin.present.steps import End, EndHand
from gin.present.view import Choice
from gin.present.words import refusals
from gin.present.words.cards import mark, marks, meld_name, run_order
from gin.present.words.table import in_suits
from gin.rules.counting.scoring import own_solver, points_of
from gin.rules.counting.suits import open_suits
from gin.rules.engine import why_not
from gin.rules.model.actions import Action, BigGin, Gin, Knock, Shot
from gin.rules.model.observation import Observation
from gin.rules.model.phase import Phase
from gin.rules.model.refusal import Reason, Refusal
from gin.rules.model.rules import Flow, LimitFrom

WORDS: dict[type[Ending], str] = {Gin: "gin", Shot: "shot", Knock: "knock", BigGin: "big gin"}
_COMMANDS = {Gin: Command.GIN, Knock: Command.KNOCK, BigGin: Command.BIG_GIN}
END_BY: dict[End, type[Ending]] = {
    End.GIN: Gin, End.SHOT: Shot, End.KNOCK: Knock, End.BIG_GIN: BigGin,
}  # fmt: skip
"""The action by which a hand is ended in each way."""
_ENDS = {kind: end for end, kind in END_BY.items()}


def choices(seen: Observation) -> Iterator[Choice]:
    """Big gin, ends without a discard, a button for each kind of ending, and refusals in words."""
    ends = endings_of(seen)
    bare = _first_of_each(end for end in ends if card_of(end) is None)
    laid = _first_of_each(end for end in ends if card_of(end) is not None)
    if BigGin in bare:
        yield Choice(
            intent=Draft(EndHand(End.BIG_GIN)),
            label="Big gin",
            item=ButtonRef("big-gin"),
            key=Command.BIG_GIN,
            words=("big gin",),
            main=True,
        )
    said = {"big gin"} if BigGin in bare else set()
    if seen.phase is Phase.DRAW and Gin in bare:
        yield Choice(
            intent=Draft(EndHand(End.GIN)),
            label="Gin",
            item=ButtonRef("gin"),
            target=KNOCK,
            key=Command.GIN,
            words=("gin",),
            main=True,
        )
        said.add("gin")
    elif seen.phase is Phase.DISCARD:
        yield from _bare_choices(seen, bare, alone=Gin not in laid)
        said |= {"gin"} if Gin in bare else set()
        best = next(iter(laid), None)
        better = BigGin in bare or (Gin in bare and Gin not in laid)
        # Where nothing limits a knock it is always there, and seldom what one wants to do.
        limitless = seen.rules.knock.limit_from is LimitFrom.NONE
        for kind in laid:
            if kind is Knock and best is Gin:
                continue
            word = WORDS[kind]
            yield Choice(
                intent=Draft(EndHand(_ENDS[kind])), label=_named(seen, laid[kind]),
                item=ButtonRef(word), key=_COMMANDS.get(kind), words=(word,),
                main=kind is best and not better and not (kind is Knock and limitless), aside=True,
            )  # fmt: skip
            said.add(word)
    yield from _refused_endings(seen, said)


def word_of(action: Action) -> str:
    """The word for ending the hand like this; empty for any other action."""
    return next((word for kind, word in WORDS.items() if isinstance(action, kind)), "")


def _first_of_each(ends: Iterable[Ending]) -> dict[type[Ending], Ending]:
    """The first of each kind of ending, the best kind first."""
    found: dict[type[Ending], Ending] = {}
    for end in ends:
        found.setdefault(type(end), end)
    return found


def _bare_choices(
    seen: Observation, bare: dict[type[Ending], Ending], *, alone: bool
) -> Iterator[Choice]:
    """The ends that keep every card, where the last discard is optional.

    `alone` says that gin is possible in no other way.
    """
    for kind, ending in bare.items():
        label = f"{_named(seen, ending)}, keeping all {seen.hand.bit_count()} cards"
        word = WORDS[kind]
        if kind is Gin:
            said = ("gin with all", "gin") if alone else ("gin with all",)
            yield Choice(
                intent=Draft(EndHand(End.GIN, keeping_all=True)),
                label=label,
                item=ButtonRef("bare-gin"),
                words=said,
                main=alone,
            )
        elif kind is not BigGin:
            yield Choice(
                intent=Draft(EndHand(_ENDS[kind], keeping_all=True)),
                label=label,
                words=(f"{word} with all",),
                aside=True,
            )


def _named(seen: Observation, ending: Ending) -> str:
    """An ending in a few words: "Gin", "Knock with 3 in hearts", "Shot with the 3 and the 8"."""
    suits = in_suits(open_suits(seen.rules, ending.melds, _loose(seen, ending), seen.closed))
    match ending:
        case BigGin():
            return f"Big gin{suits}"
        case Gin():
            return f"Gin{suits}"
        case Shot():
            return f"Shot with {marks(cards_of(_loose(seen, ending)))}"
        case Knock():
            return f"Knock with {_count(seen, ending)}{suits}"


def _refused_endings(seen: Observation, said: set[str]) -> Iterator[Choice]:
    """Why the hand cannot be ended in the ways that are not in `said`, for who asks in a word."""
    solver = own_solver(seen.rules)
    card, kept = None, seen.hand
    if seen.phase is Phase.DISCARD and seen.turn == seen.seat:
        _, cards = solver.best_discards(seen.hand)
        card = cards[0]
        kept = seen.hand & ~card.bit
    melds = solver.best(kept).melds
    endings: dict[str, Ending] = {"gin": Gin(card, melds)}
    if card is not None:
        endings["knock"] = Knock(card, melds)
    if seen.rules.flow is Flow.CLASSIC:
        endings["big gin"] = BigGin(solver.best(seen.hand).melds)
        if seen.rules.knock.shot and card is not None:
            endings["shot"] = Shot(card, melds)
        endings.setdefault("knock", Knock(None, melds))
    else:
        yield Choice(
            intent=Draft(EndHand(End.KNOCK)), label="Knock", key=Command.KNOCK,
            words=("knock", *(f"knock {card.code.lower()}" for card in cards_of(seen.hand))),
            why=refusals.sentence(Refusal(Reason.NOT_IN_THIS_GAME)), aside=True,
        )  # fmt: skip
        said = said | {"knock"}
    for word, action in endings.items():
        why = refusal_of(seen, action)
        if word not in said and why:
            yield Choice(
                intent=Draft(EndHand(_ENDS[type(action)])), label=word.capitalize(),
                key=_COMMANDS.get(type(action)), words=(word,), why=why, aside=True,
            )  # fmt: skip


def best_ending(seen: Observation) -> str:
    """How the hand could be ended by laying a card down: "gin", "knock with 3", or empty."""
    for ending in endings_of(seen):
        if card_of(ending) is not None and seen.phase is Phase.DISCARD:
            named = _named(seen, ending)
            return named[:1].lower() + named[1:]
    return ""


def _loose(seen: Observation, ending: Ending) -> Hand:
    """The deadwood of an ending."""
    card = card_of(ending)
    return seen.hand & ~(card.bit if card is not None else 0) & ~mask_union(ending.melds)


def _count(seen: Observation, ending: Ending) -> int:
    return points_of(_loose(seen, ending), seen.rules.values.own)


def with_card(seen: Observation, card: Card) -> Iterator[Choice]:
    """The ways to end the hand with this discard, or why there is none."""
    ends = [end for end in endings_of(seen) if card_of(end) == card]
    code = card.code.lower()
    for kind, ending in _first_of_each(ends).items():
        word = WORDS[kind]
        yield Choice(
            intent=Draft(EndHand(_ENDS[kind], card)),
            label=f"{_named(seen, ending)}, {mark(card)} down",
            item=CardRef(card),
            target=KNOCK,
            key=_COMMANDS.get(kind, Command.GIN),
            words=(f"{word} {code}",),
        )
    if ends:
        return
    kept = own_solver(seen.rules).best(seen.hand & ~card.bit).melds
    if seen.rules.flow is Flow.SOLO:
        why = refusal_of(seen, Gin(card, kept))
        yield Choice(
            intent=Draft(EndHand(End.GIN, card)),
            label="Gin",
            item=CardRef(card),
            target=KNOCK,
            key=Command.GIN,
            words=(f"gin {code}",),
            why=why,
        )
        return
    count = own_solver(seen.rules).deadwood(seen.hand & ~card.bit)
    yield Choice(
        intent=Draft(EndHand(End.KNOCK, card)),
        label=f"Knock with {count}, {mark(card)} down",
        item=CardRef(card),
        target=KNOCK,
        key=Command.KNOCK,
        words=(f"knock {code}",),
        why=refusal_of(seen, Knock(card, kept)),
    )


def refusal_of(seen: Observation, action: Action) -> str:
    """Why an action is refused, as a sentence; empty if it is legal."""
    refusal = why_not(seen, action)
    return "" if refusal is None else refusals.sentence(refusal)


def split_name(made: Declaration, number: int) -> str:
    """A suggested split in a phrase; with its cards where another has melds of the same names.

    Where suits are scored in, no two come to the same deadwood in the same suits.
    """
    split = made.use(made.alternatives()[number])
    if split.suits:
        return f"{split.deadwood or 'gin'}{in_suits(split.suits)}"
    melds = made.alternatives()[number]
    return _names_alone(made, number) or "; ".join(marks(run_order(meld)) for meld in melds)


def split_in_brief(made: Declaration, number: int) -> str:
    """What is written on the button of a split that its phrase is too long for: only the melds by
    which it differs from the split as it stands; empty where the phrase will do."""
    new = [meld for meld in made.alternatives()[number] if meld not in made.melds]
    if made.use(made.alternatives()[number]).suits or _names_alone(made, number) or not new:
        return ""
    return f"Instead: {'; '.join(' '.join(map(mark, run_order(meld))) for meld in new)}"


def _names_alone(made: Declaration, number: int) -> str:
    """The names of a split's melds; empty where another has melds of the same names."""
    names = [", ".join(map(meld_name, melds)) or "no melds" for melds in made.alternatives()]
    return names[number] if names.count(names[number]) == 1 else ""
