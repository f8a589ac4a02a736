"""Choices that end a hand: gin, shots, knocks and big gin, or why they are refused."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from gin.core.cards import Card, Hand, Suit, cards_of, mask_union
from gin.core.message import NOTHING, Message, Text, clauses, commas, in_row, sentences, spaced
from gin.interface.commands import Command
from gin.interface.intents import Draft
from gin.interface.refs import KNOCK, ButtonRef, CardRef
from gin.interface.steps import End, EndHand
from gin.interface.view import Choice
from gin.messages import refusals as refused
from gin.messages import table as messages
from gin.present.drafts.declaration import Declaration, Ending, card_of, endings_of
from gin.present.pages import button, typed
from gin.present.words import refusals
from gin.present.words.cards import meld, run_order
from gin.rules.counting.scoring import own_solver, points_of
from gin.rules.counting.suits import open_suits
from gin.rules.engine import why_not
from gin.rules.model.actions import Action, BigGin, Gin, Knock, Shot
from gin.rules.model.observation import Observation
from gin.rules.model.phase import Phase
from gin.rules.model.refusal import Reason, Refusal
from gin.rules.model.rules import Flow, LimitFrom

WORDS: dict[type[Ending], str] = {Gin: "gin", Shot: "shot", Knock: "knock", BigGin: "big gin"}
"""Typed word for each way to end a hand."""
_BARE: dict[type[Ending], Message] = {
    Gin: messages.gin(suits=()),
    Shot: messages.SHOT,
    Knock: messages.KNOCK,
    BigGin: messages.big_gin(suits=()),
}
_COMMANDS = {Gin: Command.GIN, Knock: Command.KNOCK, BigGin: Command.BIG_GIN}
END_BY: dict[End, type[Ending]] = {
    End.GIN: Gin, End.SHOT: Shot, End.KNOCK: Knock, End.BIG_GIN: BigGin,
}  # fmt: skip
"""The action for each way to end a hand."""
_ENDS = {kind: end for end, kind in END_BY.items()}


def choices(seen: Observation) -> Iterator[Choice]:
    """Yield the possible endings of the hand, and refusals of the impossible ones."""
    ends = endings_of(seen)
    bare = _first_of_each(end for end in ends if card_of(end) is None)
    laid = _first_of_each(end for end in ends if card_of(end) is not None)
    if BigGin in bare:
        yield button(
            Draft(EndHand(End.BIG_GIN)),
            _BARE[BigGin],
            ("big gin",),
            name="big-gin",
            key=Command.BIG_GIN,
            main=True,
        )
    said = {"big gin"} if BigGin in bare else set()
    if seen.phase is Phase.DRAW and Gin in bare:
        yield Choice(
            intent=Draft(EndHand(End.GIN)),
            label=_BARE[Gin],
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
        # Without a knock limit, knocking is nearly always possible, so it is not the main button.
        limitless = seen.rules.knock.limit_from is LimitFrom.NONE
        for kind in laid:
            if kind is Knock and best is Gin:
                continue
            word = WORDS[kind]
            yield button(
                Draft(EndHand(_ENDS[kind])),
                _ending_label(seen, laid[kind]),
                (word,),
                name=word,
                key=_COMMANDS.get(kind),
                main=kind is best and not better and not (kind is Knock and limitless),
                aside=True,
            )
            said.add(word)
    yield from _refused_endings(seen, said)


def _first_of_each(ends: Iterable[Ending]) -> dict[type[Ending], Ending]:
    found: dict[type[Ending], Ending] = {}
    for end in ends:
        found.setdefault(type(end), end)
    return found


def _bare_choices(
    seen: Observation, bare: dict[type[Ending], Ending], *, alone: bool
) -> Iterator[Choice]:
    """Yield the endings that keep every card, in games where the last discard is optional.

    `alone` means that gin is possible in no other way.
    """
    for kind, ending in bare.items():
        number = seen.hand.bit_count()
        label = messages.keeping_all(ending=_ending_label(seen, ending), number=number)
        word = WORDS[kind]
        if kind is Gin:
            said = ("gin with all", "gin") if alone else ("gin with all",)
            yield button(
                Draft(EndHand(End.GIN, keeping_all=True)), label, said, name="bare-gin", main=alone
            )
        elif kind is not BigGin:
            yield typed(Draft(EndHand(_ENDS[kind], keeping_all=True)), label, (f"{word} with all",))


def _ending_label(seen: Observation, ending: Ending) -> Message:
    """Describe an ending: "Gin", "Knock with 3 in hearts", "Shot with 3♥, 8♠"."""
    match ending:
        case BigGin():
            return messages.big_gin(suits=_suits(seen, ending))
        case Gin():
            return messages.gin(suits=_suits(seen, ending))
        case Shot():
            return messages.shot_with(cards=cards_of(_loose(seen, ending)))
        case Knock():
            count = _count(seen, ending)
            return messages.knock_with(deadwood=count, suits=_suits(seen, ending))


def _suits(seen: Observation, ending: Ending) -> tuple[Suit, ...]:
    return open_suits(seen.rules, ending.melds, _loose(seen, ending), seen.closed)


def _refused_endings(seen: Observation, said: set[str]) -> Iterator[Choice]:
    """Yield typed choices that say why the endings not in `said` are refused."""
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
        yield typed(
            Draft(EndHand(End.KNOCK)),
            _BARE[Knock],
            ("knock", *(f"knock {card.code.lower()}" for card in cards_of(seen.hand))),
            key=Command.KNOCK,
            why=refused.NOT_IN_THIS_GAME,
        )
        said = said | {"knock"}
    for word, action in endings.items():
        why = refusal_of(seen, action)
        if word not in said and why:
            yield typed(
                Draft(EndHand(_ENDS[type(action)])),
                _BARE[type(action)],
                (word,),
                key=_COMMANDS.get(type(action)),
                why=why,
            )


def best_ending(seen: Observation) -> Message:
    """Return the prompt to discard or to end the hand; empty if no discard can end the hand."""
    for ending in endings_of(seen):
        if card_of(ending) is None or seen.phase is not Phase.DISCARD:
            continue
        match ending:
            case Gin():
                return messages.discard_or_gin(suits=_suits(seen, ending))
            case Shot():
                return messages.discard_or_shot(cards=cards_of(_loose(seen, ending)))
            case Knock():
                count = _count(seen, ending)
                return messages.discard_or_knock(deadwood=count, suits=_suits(seen, ending))
    return NOTHING


def _loose(seen: Observation, ending: Ending) -> Hand:
    card = card_of(ending)
    return seen.hand & ~(card.bit if card is not None else 0) & ~mask_union(ending.melds)


def _count(seen: Observation, ending: Ending) -> int:
    return points_of(_loose(seen, ending), seen.rules.values.own)


def with_card(seen: Observation, card: Card) -> Iterator[Choice]:
    """Yield the ways to end the hand with this discard, or a refusal."""
    ends = [end for end in endings_of(seen) if card_of(end) == card]
    code = card.code.lower()
    for kind, ending in _first_of_each(ends).items():
        word = WORDS[kind]
        yield Choice(
            intent=Draft(EndHand(_ENDS[kind], card)),
            label=messages.with_down(ending=_ending_label(seen, ending), card=card),
            item=CardRef(card),
            target=KNOCK,
            key=_COMMANDS.get(kind, Command.GIN),
            words=(f"{word} {code}",),
        )
    kept = own_solver(seen.rules).best(seen.hand & ~card.bit).melds
    yield from _other_refusals(seen, card, kept)
    if ends:
        return
    if seen.rules.flow is Flow.SOLO:
        refusal = why_not(seen, Gin(card, kept))
        yield Choice(
            intent=Draft(EndHand(End.GIN, card)),
            label=_BARE[Gin],
            item=CardRef(card),
            target=KNOCK,
            key=Command.GIN,
            words=(f"gin {code}",),
            why=_refused(refusal, _other_card(seen)),
        )
        return
    count = own_solver(seen.rules).deadwood(seen.hand & ~card.bit)
    refusal = why_not(seen, Knock(card, kept))
    brief: Text = NOTHING
    if refusal is not None and refusal.reason is Reason.OVER_LIMIT:
        brief = messages.too_much(deadwood=count, limit=refusal.limit or 0)
    elif refusal is not None and refusal.reason is Reason.GIN_ONLY:
        brief = messages.too_much_for_gin(deadwood=count)
    knock = messages.knock_with(deadwood=count, suits=())
    yield Choice(
        intent=Draft(EndHand(End.KNOCK, card)),
        label=messages.with_down(ending=knock, card=card),
        item=CardRef(card),
        target=KNOCK,
        key=Command.KNOCK,
        words=(f"knock {code}",),
        why=NOTHING if refusal is None else _refused(refusal, _other_card(seen)),
        brief=brief,
    )


def _other_refusals(seen: Observation, card: Card, kept: tuple[Hand, ...]) -> Iterator[Choice]:
    """Yield refusals for typed endings that are possible only with another card."""
    ends = [end for end in endings_of(seen) if card_of(end) is not None]
    mine = _first_of_each(end for end in ends if card_of(end) == card)
    for kind in (Gin, Shot):
        if kind in _first_of_each(ends) and kind not in mine and seen.rules.flow is Flow.CLASSIC:
            yield typed(
                Draft(EndHand(_ENDS[kind], card)),
                messages.with_down(ending=_BARE[kind], card=card),
                (f"{WORDS[kind]} {card.code.lower()}",),
                why=_refused(why_not(seen, kind(card, kept)), _other_card(seen, kind)),
            )


def _refused(refusal: Refusal | None, other: Text) -> Text:
    """Return why a card does not end the hand, followed by `other`, which may be empty."""
    if refusal is None:
        return other
    if other and refusal.reason is Reason.JUST_TAKEN and refusal.card is not None:
        return sentences(refused.just_took(card=refusal.card), other)
    return sentences(refusals.sentence(refusal), other)


def _other_card(seen: Observation, kind: type[Ending] | None = None) -> Text:
    """Return which discard ends the hand, in the best or the given way, if any does."""
    for ending in endings_of(seen):
        card = card_of(ending)
        if card is None or not isinstance(ending, kind or (Gin, Shot, Knock)):
            continue
        match ending:
            case Gin():
                return refused.other_for_gin(card=card)
            case Shot():
                return refused.other_for_shot(card=card)
            case Knock():
                return refused.other_for_knock(card=card, count=_count(seen, ending))
    return NOTHING


def refusal_of(seen: Observation, action: Action) -> Text:
    """Return why an action is refused; empty if it is legal."""
    refusal = why_not(seen, action)
    return NOTHING if refusal is None else refusals.sentence(refusal)


def split_label(draft: Declaration, number: int) -> Message:
    """Describe a suggested split, with its cards if another split has melds of the same names.

    In games that score by suit, deadwood and suits describe a split: no two suggested splits share
    both.
    """
    split = draft.use(draft.alternatives()[number])
    if split.suits:
        return messages.instead_in_suits(deadwood=split.deadwood, suits=split.suits)
    melds = draft.alternatives()[number]
    names = _names_alone(draft, number)
    return messages.instead(split=names or clauses(*(in_row(run_order(one)) for one in melds)))


def short_split_label(draft: Declaration, number: int) -> Message:
    """Return a short label for a split's button: only the melds that the current split lacks.

    It is empty where the full label is shown.
    """
    new = [one for one in draft.alternatives()[number] if one not in draft.melds]
    if draft.use(draft.alternatives()[number]).suits or _names_alone(draft, number) or not new:
        return NOTHING
    return messages.instead(split=clauses(*(spaced(run_order(one)) for one in new)))


def _names_alone(draft: Declaration, number: int) -> Text:
    """Return the names of a split's melds, or nothing if another split has the same names."""
    names = [commas(*map(meld, melds)) or messages.NO_MELDS for melds in draft.alternatives()]
    return names[number] if names.count(names[number]) == 1 else NOTHING
