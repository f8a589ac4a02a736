"""What may be chosen where melds lie on the table."""

from __future__ import annotations

from collections.abc import Iterator

from gin.core.cards import Card, Hand, cards_of, mask_union
from gin.present.drafts.declaration import AT_ONCE
from gin.present.drafts.lay_out import LayingOut
from gin.present.tableview.choices import aside, draw_choice, pile_choices
from gin.present.tableview.endings import refusal_of
from gin.present.tableview.items import card_id
from gin.present.tableview.seating import Seating
from gin.present.view import Choice
from gin.present.words import laying as words
from gin.present.words import refusals
from gin.present.words.cards import mark, run_order
from gin.rules.counting.scoring import points_of
from gin.rules.engine import legal
from gin.rules.melds.kinds import meld_kind
from gin.rules.model.actions import Accept, Action, Challenge, Discard, Done, HoldUp, LayOut, Refuse
from gin.rules.model.observation import Observation
from gin.rules.model.phase import Phase
from gin.rules.model.rules import Challenges, Flow


def melding(seen: Observation) -> bool:
    """Is it this player's time to lay out?"""
    return seen.phase is Phase.MELD and seen.turn == seen.seat


def may_break_in(seen: Observation) -> bool:
    """May this player challenge in the other's turn, before its next decision?"""
    theirs = seen.turn != seen.seat and seen.phase not in (Phase.OVER, Phase.CHALLENGED)
    return theirs and not refusal_of(seen, Challenge(seen.seat))


def go_on(other: str) -> Choice:
    """Letting the other player move, without a challenge."""
    label = words.go_on(other)
    return Choice(
        id="go-on",
        label=label,
        item="button:go-on",
        key="done",
        words=("go on", "done"),
        main=True,
    )


def pending(made: LayingOut) -> str:
    if not made.steps:
        return ""
    refusal = made.why_not()
    added = sum(cards.bit_count() for cards, _ in made.added)
    why = "" if refusal is None else refusals.sentence(refusal)
    return words.pending(len(made.melds), added, why)


def laying_choices(made: LayingOut, order: tuple[Card, ...], seating: Seating) -> Iterator[Choice]:
    seen = made.seen
    yield from _answers(seen)
    yield draw_choice(seen)
    if seen.rules.flow is Flow.LAYING:
        yield from pile_choices(seen)
    yield from _pending_choices(made)
    if melding(seen):
        yield from _suggestions(made)
        yield from _picked_choices(made, seating)
    yield from _ends(made, order)
    if melding(seen):
        for card in order:
            yield from _card_choices(made, card, seating)
    yield from _challenges(made, order)
    for choice in aside(seen, seating):
        if choice.id != "undo" or not made.steps:
            yield choice


def _answers(seen: Observation) -> Iterator[Choice]:
    """Accepting and refusing, where something is offered."""
    challenged = seen.phase is Phase.CHALLENGED
    no = words.REJECT if challenged else words.REFUSE
    answers: tuple[tuple[str, Action, str, tuple[str, ...]], ...] = (
        ("accept", Accept(), words.ACCEPT, ("accept", "yes")),
        ("refuse", Refuse(), no, ("refuse", "reject", "leave", "leave it", "no")),
    )
    for id, action, label, spoken in answers:
        why = refusal_of(seen, action)
        item = "" if why else f"button:{id}"
        main = not why and id == "accept"
        yield Choice(
            id=id,
            label=label,
            item=item,
            key=id,
            words=spoken,
            why=why,
            main=main,
            aside=bool(why),
        )


def _pending_choices(made: LayingOut) -> Iterator[Choice]:
    """Done, and taking back what lies out."""
    if made.steps:
        refusal = made.why_not()
        why = "" if refusal is None else refusals.sentence(refusal)
        yield Choice(
            id="done",
            label=words.DONE,
            item="button:done",
            key="done",
            words=("done",),
            why=why,
            main=True,
        )
        yield Choice(
            id="take-back", label=words.TAKE_BACK, item="button:take-back", key="undo",
            words=("take back", "back", "undo"),
        )  # fmt: skip
        for card in cards_of(made.down):
            yield Choice(
                id=f"back-to-hand:{card.code}",
                label=words.back(card),
                item=card_id(card),
                target="hand",
                words=(f"take back {card.code.lower()}", f"back {card.code.lower()}"),
                aside=True,
            )
        return
    yield Choice(
        id="take-back",
        label=words.TAKE_BACK,
        words=("take back",),
        why=words.NOTHING_PENDING,
        aside=True,
    )


def _suggestions(made: LayingOut) -> Iterator[Choice]:
    """The lay-outs worth suggesting, the first few as buttons."""
    if made.steps:
        return
    layouts = [action for action in legal(made.seen) if isinstance(action, LayOut)]
    values = made.seen.rules.values.own
    for number, layout in enumerate(layouts):
        shown = number < AT_ONCE
        yield Choice(
            id=f"suggested:{number}",
            label=words.suggestion(layout.melds, layout.added),
            item=f"button:suggested:{number}" if shown else "",
            key="best" if not number else "",
            words=(f"lay out {number + 1}", *(("lay out",) if not number else ())),
            aside=not shown,
            brief=words.suggestion_in_brief(
                layout.melds, layout.added, points_of(laid_by(layout), values)
            ),
        )


def laid_by(layout: LayOut) -> Hand:
    """All cards of a lay-out."""
    return mask_union((*layout.melds, *(cards for cards, _ in layout.added)))


def _picked_choices(made: LayingOut, seating: Seating) -> Iterator[Choice]:
    """Laying out the picked cards: as a new meld, or on one that lies there."""
    if made.picked:
        whole = meld_kind(made.picked, made.seen.rules.melds) is not None
        why = "" if whole else words.FIRST_NO_MELD
        yield Choice(
            id="group",
            label=words.LAY_PICKED,
            item="button:group",
            key="group",
            words=("meld",),
            why=why,
            takes_cards=True,
        )
    else:
        yield Choice(
            id="group",
            label=words.LAY_PICKED,
            item="",
            key="group",
            words=("meld",),
            why=words.PICK_FIRST,
            aside=True,
            takes_cards=True,
        )
    for index, place in enumerate(made.places):
        cards = made.at(place)
        label = words.add_picked(words.place(_owner(made, place), cards, index, seating.other))
        why = "" if made.picked and made.takes(place, made.picked) else words.PICK_FIRST
        if made.picked and why:
            why = _why_no_place(made, place, made.picked)
        free = [card for card in run_order(cards) if not made.put_on(place) & card.bit]
        item = card_id(free[0]) if free else ""
        yield Choice(
            id=f"extend:{index}",
            label=label,
            item=item,
            words=(f"extend {index + 1}",),
            why=why,
            aside=True,
            takes_cards=True,
        )


def _owner(made: LayingOut, place: int) -> int:
    melds = made.seen.spread.melds
    return 0 if place >= len(melds) or melds[place].owner == made.seen.seat else 1


def _why_no_place(made: LayingOut, place: int, cards: Hand) -> str:
    refusal = made.refusal(place, cards)
    return "" if refusal is None else refusals.sentence(refusal)


def _card_choices(made: LayingOut, card: Card, seating: Seating) -> Iterator[Choice]:
    """Picking a card, and putting it down by itself."""
    code = card.code.lower()
    yield Choice(
        id=f"pick:{card.code}", label=f"Pick the {mark(card)}", item=card_id(card), key="pick",
        words=(f"pick {code}",), aside=True,
    )  # fmt: skip
    yield Choice(
        id=f"place:{card.code}>new", label=words.begin_with(card), item=card_id(card), target="new",
        words=(f"begin with {code}",), aside=True,
    )  # fmt: skip
    for index, place in enumerate(made.places):
        where = words.place(_owner(made, place), made.at(place), index, seating.other)
        why = "" if made.takes(place, card.bit) else _why_no_place(made, place, card.bit)
        yield Choice(
            id=f"place:{card.code}>{index}", label=words.put_on(card, where), item=card_id(card),
            target=f"laid:{index}", words=(f"put {code} on {index + 1}",), why=why, aside=True,
        )  # fmt: skip


def _ends(made: LayingOut, order: tuple[Card, ...]) -> Iterator[Choice]:
    """Letting a card go, which ends the turn; what lies out stays with it."""
    seen = made.seen
    waiting = made.why_not() if made.steps else None
    held = "" if waiting is None else refusals.sentence(waiting)
    laying = seen.rules.flow is Flow.LAYING
    if not laying:
        yield from _end_without_offer(made, held)
    for card in order:
        action = Discard(card) if laying else HoldUp(card)
        why = held or _why_not_last(made, card) or refusal_of(seen, action)
        name, target = ("discard", "discards") if laying else ("hold", "offer")
        label = f"Discard the {mark(card)}" if laying else words.offer(card)
        code = card.code.lower()
        spoken = (f"{name if laying else 'offer'} {code}", *((code,) if melding(seen) else ()))
        yield Choice(
            id=f"{name}:{card.code}",
            label=label,
            item=card_id(card),
            target=target,
            key="discard",
            words=spoken,
            why=why,
            aside=not melding(seen),
        )


def _why_not_last(made: LayingOut, card: Card) -> str:
    """A last card is not offered, even if the others only lie out for now."""
    if made.seen.rules.flow is Flow.LAYING or made.rest != card.bit or not made.steps:
        return ""
    return words.LAST_IS_KEPT


def _end_without_offer(made: LayingOut, held: str) -> Iterator[Choice]:
    """Saying last card, or ending the hand with the stock."""
    seen = made.seen
    if made.steps:
        return
    why = held or refusal_of(seen, Done())
    last = seen.hand.bit_count() == 1 and seen.stock > seen.rules.exhaustion.floor
    label = words.END_TURN if last else words.END_HAND
    yield Choice(
        id="end-turn",
        label=label,
        item="" if why else "button:end-turn",
        key="" if why else "done",
        words=("last card", "done", "end"),
        why=why,
        main=not why,
        aside=bool(why),
    )


def _challenges(made: LayingOut, order: tuple[Card, ...]) -> Iterator[Choice]:
    """Challenging now, or right after a discard, before the other player draws."""
    seen = made.seen
    allowed = seen.rules.laying.challenge
    if allowed is Challenges.OFF:
        return
    why = refusal_of(seen, Challenge(seen.seat))
    yield Choice(
        id="challenge", label=words.CHALLENGE, item="" if why else "button:challenge", key="raise",
        words=("challenge",), why=why, aside=bool(why),
    )  # fmt: skip
    if allowed is Challenges.ANY_TIME and melding(seen) and not made.steps and not why:
        for card in order:
            if not refusal_of(seen, Discard(card)) and made.rest != card.bit:
                code = card.code.lower()
                yield Choice(
                    id=f"discard-challenge:{card.code}",
                    label=words.discard_and_challenge(card),
                    item="",
                    key="",
                    words=(f"discard {code} and challenge",),
                    aside=True,
                )
