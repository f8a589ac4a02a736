"""Choices in games with melds on the table."""

from __future__ import annotations

from collections.abc import Iterator

from gin.core.cards import Card, Hand, cards_of, mask_union
from gin.core.message import NOTHING, Text
from gin.interface.commands import Command
from gin.interface.intents import Do, Draft, Needs, PageAction, Play
from gin.interface.refs import DISCARDS, HAND, NEW_MELD, OFFER, ButtonRef, CardRef, MeldRef, Melds
from gin.interface.steps import (
    AddPicked,
    DiscardAndChallenge,
    LayOutNow,
    MakeMeld,
    PickCard,
    PutBack,
    PutDown,
    TakeBack,
    UseLayOut,
)
from gin.interface.view import Choice
from gin.messages import laying as messages
from gin.messages import table as table_messages
from gin.present.drafts.declaration import AT_ONCE
from gin.present.drafts.lay_out import LayingOut
from gin.present.pages import button, typed
from gin.present.tableview.choices import draw_choice, pile_choices, side_actions
from gin.present.tableview.endings import refusal_of
from gin.present.tableview.seating import Seating
from gin.present.words import laying_out as words
from gin.present.words import refusals
from gin.present.words.cards import run_order
from gin.present.words.people import person
from gin.rules.counting.scoring import points_of
from gin.rules.engine import legal
from gin.rules.melds.kinds import meld_kind
from gin.rules.model.actions import Accept, Action, Challenge, Discard, Done, HoldUp, LayOut, Refuse
from gin.rules.model.observation import Observation
from gin.rules.model.phase import Phase
from gin.rules.model.rules import Challenges, Flow


def may_lay_out(seen: Observation) -> bool:
    """Return whether the player may lay out melds now."""
    return seen.phase is Phase.MELD and seen.turn == seen.seat


def may_challenge_now(seen: Observation) -> bool:
    """Return whether the player may challenge now, during the opponent's turn."""
    theirs = seen.turn != seen.seat and seen.phase not in (Phase.OVER, Phase.CHALLENGED)
    return theirs and not refusal_of(seen, Challenge(seen.seat))


def go_on(other: str) -> Choice:
    """Return the choice to let the opponent move, without a challenge."""
    return button(
        Do(PageAction.GO_ON),
        messages.let_go_on(who=person(1, other)),
        ("go on", "done"),
        name="go-on",
        key=Command.DONE,
        main=True,
    )


def pending(draft: LayingOut) -> Text:
    """Return a sentence on the cards that are laid out but not confirmed, if any."""
    if not draft.steps:
        return NOTHING
    refusal = draft.why_not()
    added = sum(cards.bit_count() for cards, _ in draft.added)
    why: Text = NOTHING if refusal is None else refusals.sentence(refusal)
    return words.pending(len(draft.melds), added, why)


def laying_choices(draft: LayingOut, order: tuple[Card, ...], seating: Seating) -> Iterator[Choice]:
    """Yield the choices at a table with melds on it."""
    seen = draft.seen
    yield from _answers(seen)
    yield draw_choice(seen)
    if seen.rules.flow is Flow.LAYING:
        yield from pile_choices(seen)
    yield from _pending_choices(draft)
    if may_lay_out(seen):
        yield from _suggestions(draft)
        yield from _picked_choices(draft, seating)
    yield from _ends(draft, order)
    if may_lay_out(seen):
        for card in order:
            yield from _card_choices(draft, card, seating)
    yield from _challenges(draft, order)
    for choice in side_actions(seen, seating):
        if choice.intent != Do(PageAction.UNDO) or not draft.steps:
            yield choice


def _answers(seen: Observation) -> Iterator[Choice]:
    challenged = seen.phase is Phase.CHALLENGED
    no = messages.REJECT if challenged else messages.LEAVE
    answers: tuple[tuple[str, Action, Text, tuple[str, ...]], ...] = (
        ("accept", Accept(), messages.ACCEPT, ("accept", "yes")),
        ("refuse", Refuse(), no, ("refuse", "reject", "leave", "leave it", "no")),
    )
    for word, action, label, spoken in answers:
        why = refusal_of(seen, action)
        item = None if why else ButtonRef(word)
        main = not why and word == "accept"
        yield Choice(
            intent=Play(action),
            label=label,
            item=item,
            key=Command(word),
            words=spoken,
            why=why,
            main=main,
            aside=bool(why),
        )


def _pending_choices(draft: LayingOut) -> Iterator[Choice]:
    if draft.steps:
        refusal = draft.why_not()
        why: Text = NOTHING if refusal is None else refusals.sentence(refusal)
        yield button(
            Draft(LayOutNow()),
            messages.DONE,
            ("done",),
            name="done",
            key=Command.DONE,
            why=why,
            main=True,
        )
        yield button(
            Draft(TakeBack()),
            messages.TAKE_BACK,
            ("take back", "back", "undo"),
            name="take-back",
            key=Command.UNDO,
        )
        for card in cards_of(draft.down):
            yield Choice(
                intent=Draft(PutBack(card)),
                label=messages.back(card=card),
                item=CardRef(card),
                target=HAND,
                words=(f"take back {card.code.lower()}", f"back {card.code.lower()}"),
                aside=True,
            )
        return
    yield typed(Draft(TakeBack()), messages.TAKE_BACK, ("take back",), why=messages.NOTHING_PENDING)


def _suggestions(draft: LayingOut) -> Iterator[Choice]:
    if draft.steps:
        return
    layouts = [action for action in legal(draft.seen) if isinstance(action, LayOut)]
    values = draft.seen.rules.values.own
    for number, layout in enumerate(layouts):
        shown = number < AT_ONCE
        yield Choice(
            intent=Draft(UseLayOut(number)),
            label=words.suggestion(layout, draft.seen.spread),
            item=ButtonRef(f"suggested:{number}") if shown else None,
            key=Command.BEST if not number else None,
            words=(f"lay out {number + 1}", *(("lay out",) if not number else ())),
            aside=not shown,
            brief=words.suggestion_in_brief(
                layout.melds, layout.added, points_of(laid_by(layout), values)
            ),
        )


def laid_by(layout: LayOut) -> Hand:
    """Return all cards of a lay-out."""
    return mask_union((*layout.melds, *(cards for cards, _ in layout.added)))


def _picked_choices(draft: LayingOut, seating: Seating) -> Iterator[Choice]:
    if draft.picked:
        whole = meld_kind(draft.picked, draft.seen.rules.melds) is not None
        why: Text = NOTHING if whole else messages.FIRST_NO_MELD
        yield Choice(
            intent=Draft(MakeMeld()),
            label=messages.LAY_PICKED,
            item=ButtonRef("group"),
            key=Command.GROUP,
            words=("meld",),
            why=why,
            needs=Needs.CARDS,
        )
    else:
        yield Choice(
            intent=Draft(MakeMeld()),
            label=messages.LAY_PICKED,
            key=Command.GROUP,
            words=("meld",),
            why=messages.PICK_FIRST,
            aside=True,
            needs=Needs.CARDS,
        )
    for index, place in enumerate(draft.places):
        cards = draft.at(place)
        where = words.place(_owner(draft, place), cards, index, seating.other)
        fits = draft.picked and draft.takes(place, draft.picked)
        why = NOTHING if fits else messages.PICK_FIRST
        if draft.picked and why:
            why = _why_no_place(draft, place, draft.picked)
        free = [card for card in run_order(cards) if not draft.cards_put_on(place) & card.bit]
        item = CardRef(free[0]) if free else None
        yield Choice(
            intent=Draft(AddPicked(index)),
            label=messages.add_picked(where=where),
            item=item,
            words=(f"extend {index + 1}",),
            why=why,
            aside=True,
            needs=Needs.CARDS,
        )


def _owner(draft: LayingOut, place: int) -> int:
    melds = draft.seen.spread.melds
    return 0 if place >= len(melds) or melds[place].owner == draft.seen.seat else 1


def _why_no_place(draft: LayingOut, place: int, cards: Hand) -> Text:
    refusal = draft.refusal(place, cards)
    return NOTHING if refusal is None else refusals.sentence(refusal)


def _card_choices(draft: LayingOut, card: Card, seating: Seating) -> Iterator[Choice]:
    code = card.code.lower()
    yield Choice(
        intent=Draft(PickCard(card)),
        label=messages.pick(card=card),
        item=CardRef(card),
        key=Command.PICK,
        words=(f"pick {code}",),
        aside=True,
    )
    yield Choice(
        intent=Draft(PutDown(card, None)),
        label=messages.begin_with(card=card),
        item=CardRef(card),
        target=NEW_MELD,
        words=(f"begin with {code}",),
        aside=True,
    )
    for index, place in enumerate(draft.places):
        where = words.place(_owner(draft, place), draft.at(place), index, seating.other)
        why = NOTHING if draft.takes(place, card.bit) else _why_no_place(draft, place, card.bit)
        yield Choice(
            intent=Draft(PutDown(card, index)),
            label=messages.put_on(card=card, where=where),
            item=CardRef(card),
            target=MeldRef(Melds.TABLE, index),
            words=(f"put {code} on {index + 1}",),
            why=why,
            aside=True,
        )


def _ends(draft: LayingOut, order: tuple[Card, ...]) -> Iterator[Choice]:
    seen = draft.seen
    waiting = draft.why_not() if draft.steps else None
    held: Text = NOTHING if waiting is None else refusals.sentence(waiting)
    laying = seen.rules.flow is Flow.LAYING
    if not laying:
        yield from _end_without_offer(draft, held)
    for card in order:
        action = Discard(card) if laying else HoldUp(card)
        why = held or _why_not_last(draft, card) or refusal_of(seen, action)
        label = (messages.discard if laying else messages.offer_card)(card=card)
        code = card.code.lower()
        word = "discard" if laying else "offer"
        spoken = (f"{word} {code}", *((code,) if may_lay_out(seen) else ()))
        yield Choice(
            intent=Play(action),
            label=label,
            brief=table_messages.discard_in_short(card=card) if laying else NOTHING,
            item=CardRef(card),
            target=DISCARDS if laying else OFFER,
            key=Command.DISCARD,
            words=spoken,
            why=why,
            aside=not may_lay_out(seen),
        )


def _why_not_last(draft: LayingOut, card: Card) -> Text:
    """Return why the last card cannot be held up, counting unconfirmed cards as put down."""
    if draft.seen.rules.flow is Flow.LAYING or draft.rest != card.bit or not draft.steps:
        return NOTHING
    return messages.LAST_IS_KEPT


def _end_without_offer(draft: LayingOut, held: Text) -> Iterator[Choice]:
    seen = draft.seen
    if draft.steps:
        return
    why = held or refusal_of(seen, Done())
    last = seen.hand.bit_count() == 1 and seen.stock > seen.rules.exhaustion.floor
    label = messages.SAY_LAST_CARD if last else messages.END_HAND
    yield Choice(
        intent=Play(Done()),
        label=label,
        item=None if why else ButtonRef("end-turn"),
        key=None if why else Command.DONE,
        words=("last card", "done", "end"),
        why=why,
        main=not why,
        aside=bool(why),
    )


def _challenges(draft: LayingOut, order: tuple[Card, ...]) -> Iterator[Choice]:
    """Yield the choices to challenge now, or together with a discard, before the opponent draws."""
    seen = draft.seen
    allowed = seen.rules.laying.challenge
    if allowed is Challenges.OFF:
        return
    why = refusal_of(seen, Challenge(seen.seat))
    yield Choice(
        intent=Play(Challenge(seen.seat)),
        label=messages.CHALLENGE,
        item=None if why else ButtonRef("challenge"),
        key=Command.RAISE,
        words=("challenge",),
        why=why,
        aside=bool(why),
    )
    if allowed is Challenges.ANY_TIME and may_lay_out(seen) and not draft.steps and not why:
        for card in order:
            if not refusal_of(seen, Discard(card)) and draft.rest != card.bit:
                code = card.code.lower()
                yield typed(
                    Draft(DiscardAndChallenge(card)),
                    messages.discard_and_challenge(card=card),
                    (f"discard {code} and challenge",),
                )
