"""The stake die on the table: where it lies, and what may be said about it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from gin.present.pages import with_dialog
from gin.present.paper_view import Tone
from gin.present.tableview.endings import refusal_of
from gin.present.view import Choice, DieView, Item, Role, View, Zone, ZoneKind
from gin.present.words import die as words
from gin.rules.engine import legal
from gin.rules.model.actions import Accept, Action, NoOffer, Offer, Refuse
from gin.rules.model.observation import Observation
from gin.rules.model.phase import Phase
from gin.rules.model.stakes import HIGHEST

FIRST = {Phase.STAKE: "button:no-offer", Phase.ANSWER: "button:accept"}
"""What has the focus first where only the die is talked about."""


def zone(seen: Observation, other: str) -> Iterator[Zone]:
    """The die, in a game that has one."""
    if seen.stake is None:
        return
    item = Item("die", Role.PLACE, words.name(seen.rules, seen.stake, seen.seat, other))
    caption = words.caption(seen.stake, seen.seat, other)
    yield Zone("die", ZoneKind.PLACE, words.DIE, (item,), caption=caption)


def die_view(seen: Observation, other: str) -> DieView | None:
    """What the die shows and whose it is: a value that is offered is what lies on top."""
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
    """What may be said about the die now, and why the rest may not."""
    if seen.stake is None:
        return
    yield from _answers(seen)
    yield from _offers(seen)
    why = refusal_of(seen, NoOffer())
    button, key = ("", "") if why else ("button:no-offer", "pass")
    yield Choice(
        id="no-offer",
        label=words.NO_OFFER,
        item=button,
        key=key,
        words=("no offer", "leave", "leave it"),
        why=why,
        main=not why,
        aside=bool(why),
    )


def _offers(seen: Observation) -> Iterator[Choice]:
    """A button that asks how far to raise the die, and a word for each number."""
    assert seen.stake is not None
    offers = _legal_offers(seen)
    if not offers:
        value = min(seen.stake.die.value + 1, HIGHEST)
        why = refusal_of(seen, Offer(value))
        spoken = ("raise", *(f"offer {number}" for number in range(1, HIGHEST + 1)))
        yield Choice(
            id="raise",
            label=words.RAISE,
            item="die",
            key="raise",
            words=spoken,
            why=why,
            aside=True,
        )
        return
    yield Choice(
        id="raise",
        label=words.RAISE,
        item="button:raise",
        key="raise",
        words=("raise", "offer"),
    )
    yield Choice(id="raise", label=words.RAISE, item="die", words=("raise",), aside=True)
    for number in range(1, HIGHEST + 1):
        offer = Offer(number)
        yield Choice(
            id=f"offer:{number}", label=words.raise_to(number), item="",
            words=(f"offer {number}", f"raise to {number}", f"raise {number}"),
            why=refusal_of(seen, offer), aside=True,
        )  # fmt: skip


def _legal_offers(seen: Observation) -> list[Offer]:
    return [action for action in legal(seen) if isinstance(action, Offer)]


def _answers(seen: Observation) -> Iterator[Choice]:
    assert seen.stake is not None
    answers: tuple[tuple[str, str, Action], ...] = (
        ("accept", words.ACCEPT, Accept()),
        ("refuse", words.REFUSE, Refuse()),
    )
    for id, label, action in answers:
        why = refusal_of(seen, action)
        button = "" if why else f"button:{id}"
        yield Choice(
            id=id,
            label=label,
            item=button,
            key=id,
            words=(id,),
            why=why,
            main=id == "accept" and not why,
            aside=bool(why),
        )


def with_raise(shown: View, seen: Observation) -> View:
    """The table with the question how far to raise the die."""
    assert seen.stake is not None
    numbers = [offer.value for offer in _legal_offers(seen)]
    found = [
        Choice(
            id=f"offer:{number}", label=words.raise_to(number), item=f"button:offer:{number}",
            words=(str(number), f"offer {number}", f"raise to {number}"), main=number == numbers[0],
        )
        for number in numbers
    ]  # fmt: skip
    lines = words.about_raising(seen.rules, seen.stake)
    # The way out comes first, as number one: then every offer has a number of its own.
    asked = with_dialog(shown, words.RAISE, lines, (_way_out(), *found), "cancel")
    return replace(asked, focus=found[0].item)


def with_refusal(shown: View, seen: Observation, other: str) -> View:
    """The table with the question whether the hand is really given up."""
    assert seen.stake is not None
    sure = Choice(
        id="give-up",
        label=words.GIVE_UP,
        item="button:give-up",
        key="done",
        words=("refuse", "yes"),
        main=True,
    )
    lines = (words.about_refusing(seen.rules, seen.stake, other),)
    title = words.refuse_what(seen.stake)
    return with_dialog(shown, title, lines, (sure, _way_out()), "cancel")


def _way_out() -> Choice:
    return Choice(
        id="cancel",
        label=words.NOT_YET,
        item="button:cancel",
        key="back",
        words=("no", "cancel", "back"),
    )
