"""The stake die on the table, and the choices about it."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from gin.core.message import Message
from gin.interface.commands import Command
from gin.interface.intents import Ask, Confirmation, Do, PageAction, Play
from gin.interface.paper import Tone
from gin.interface.refs import DIE, ButtonRef
from gin.interface.table import DieView
from gin.interface.view import Choice, Item, Role, View, Zone, ZoneKind
from gin.messages import die as messages
from gin.present.pages import typed, with_dialog
from gin.present.tableview.endings import refusal_of
from gin.present.words import die as words
from gin.rules.engine import legal
from gin.rules.model.actions import Accept, Action, NoOffer, Offer, Refuse
from gin.rules.model.observation import Observation
from gin.rules.model.phase import Phase
from gin.rules.model.stakes import HIGHEST

FIRST = {Phase.STAKE: ButtonRef("no-offer"), Phase.ANSWER: ButtonRef("accept")}
"""Initial focus in the phases about the die."""


def zone(seen: Observation, other: str) -> Iterator[Zone]:
    """Yield the die's zone, in a game with a die."""
    if seen.stake is None:
        return
    item = Item(DIE, Role.PLACE, words.name(seen.rules, seen.stake, seen.seat, other))
    caption = words.caption(seen.stake, seen.seat, other)
    yield Zone(DIE, ZoneKind.PLACE, messages.STAKE_DIE, (item,), caption=caption)


def die_view(seen: Observation, other: str) -> DieView | None:
    """Return the die's value and owner; an offered value is on top. Return None without a die."""
    if seen.stake is None:
        return None
    die = seen.stake.die
    tones = {None: Tone.NOBODY, seen.seat: Tone.YOURS}
    return DieView(
        seen.stake.offer or die.value,
        tones.get(die.owner, Tone.THEIRS),
        words.caption(seen.stake, seen.seat, other),
    )


def choices(seen: Observation) -> Iterator[Choice]:
    """Yield the choices about the die, with refusals."""
    if seen.stake is None:
        return
    yield from _answers(seen)
    yield from _offers(seen)
    why = refusal_of(seen, NoOffer())
    button, key = (None, None) if why else (ButtonRef("no-offer"), Command.PASS)
    yield Choice(
        intent=Play(NoOffer()),
        label=messages.LEAVE,
        item=button,
        key=key,
        words=("no offer", "leave", "leave it"),
        why=why,
        main=not why,
        aside=bool(why),
    )


def _offers(seen: Observation) -> Iterator[Choice]:
    assert seen.stake is not None
    offers = _legal_offers(seen)
    if not offers:
        value = min(seen.stake.die.value + 1, HIGHEST)
        why = refusal_of(seen, Offer(value))
        spoken = ("raise", *(f"offer {number}" for number in range(1, HIGHEST + 1)))
        yield Choice(
            intent=Ask(Confirmation.RAISE),
            label=messages.RAISE,
            item=DIE,
            key=Command.RAISE,
            words=spoken,
            why=why,
            aside=True,
        )
        return
    yield Choice(
        intent=Ask(Confirmation.RAISE),
        label=messages.RAISE,
        item=ButtonRef("raise"),
        key=Command.RAISE,
        words=("raise", "offer"),
    )
    yield Choice(
        intent=Ask(Confirmation.RAISE), label=messages.RAISE, item=DIE, words=("raise",), aside=True
    )
    for number in range(1, HIGHEST + 1):
        offer = Offer(number)
        yield typed(
            Play(Offer(number)),
            messages.raise_to(value=number),
            (f"offer {number}", f"raise to {number}", f"raise {number}"),
            why=refusal_of(seen, offer),
        )


def _legal_offers(seen: Observation) -> list[Offer]:
    return [action for action in legal(seen) if isinstance(action, Offer)]


def _answers(seen: Observation) -> Iterator[Choice]:
    assert seen.stake is not None
    answers: tuple[tuple[str, Message, Action], ...] = (
        ("accept", messages.ACCEPT, Accept()),
        ("refuse", messages.REFUSE, Refuse()),
    )
    for word, label, action in answers:
        why = refusal_of(seen, action)
        button = None if why else ButtonRef(word)
        yield Choice(
            intent=Play(action),
            label=label,
            item=button,
            key=Command(word),
            words=(word,),
            why=why,
            main=word == "accept" and not why,
            aside=bool(why),
        )


def with_raise(shown: View, seen: Observation) -> View:
    """Return the table with the question of how far to raise the die."""
    assert seen.stake is not None
    numbers = [offer.value for offer in _legal_offers(seen)]
    found = [
        Choice(
            intent=Play(Offer(number)),
            label=messages.raise_to(value=number),
            item=ButtonRef(f"offer:{number}"),
            words=(str(number), f"offer {number}", f"raise to {number}"),
            main=number == numbers[0],
        )
        for number in numbers
    ]
    lines = words.about_raising(seen.rules, seen.stake)
    # Cancel is the first choice, so that typing a 1 does not make an offer.
    asked = with_dialog(
        shown, messages.RAISE, lines, (_cancel_choice(), *found), Do(PageAction.CANCEL)
    )
    return replace(asked, focus=found[0].item)


def with_refusal(shown: View, seen: Observation, other: str) -> View:
    """Return the table with the question whether to give up the hand."""
    assert seen.stake is not None
    sure = Choice(
        intent=Do(PageAction.GIVE_UP_HAND),
        label=messages.GIVE_UP,
        item=ButtonRef("give-up"),
        key=Command.DONE,
        words=("refuse", "yes"),
        main=True,
    )
    lines = (words.about_refusing(seen.rules, seen.stake, other),)
    assert seen.stake.offer is not None
    title = messages.refuse_offer(value=seen.stake.offer)
    return with_dialog(shown, title, lines, (sure, _cancel_choice()), Do(PageAction.CANCEL))


def _cancel_choice() -> Choice:
    return Choice(
        intent=Do(PageAction.CANCEL),
        label=messages.NOT_YET,
        item=ButtonRef("cancel"),
        key=Command.BACK,
        words=("no", "cancel", "back"),
    )
