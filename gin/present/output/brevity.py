"""Select and shorten announcements for the built-in voice and for screen readers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from gin.core.cards import Card
from gin.core.message import NOTHING, Text, cards_named, commas, first_sentence, sentences
from gin.interface.audience import Announcement, Length, SentenceKind, ShownFrame
from gin.interface.refs import HAND, CardRef, ItemRef
from gin.interface.view import Item, Role, View
from gin.messages import speech
from gin.present.words import laying_out
from gin.present.words import table as words
from gin.rules.model import events
from gin.session.settings import Settings, effective_value

_CHOSEN = {
    SentenceKind.OWN: "announce_own",
    SentenceKind.OTHER: "announce_other",
    SentenceKind.RESULT: "announce_results",
    SentenceKind.TALK: "announce_talk",
    SentenceKind.CAPTION: "announce_captions",
}
"""Settings that can silence a kind of sentence."""
_OFF = (False, "off")
_DIRECT = (SentenceKind.ANSWER, SentenceKind.HINT, SentenceKind.REFUSAL, SentenceKind.EDGE)
"""Kinds of sentences that answer the last key press."""


def length(settings: Settings) -> Length:
    """Return the announcement length for items without their own setting, such as cards."""
    return Length(effective_value(settings, "announce_items"))


def length_of_turns(settings: Settings) -> Length:
    """Return the announcement length for the opponent's turns; usual if they are silenced."""
    chosen = effective_value(settings, "announce_other")
    return Length.USUAL if chosen in _OFF else Length(chosen)


def others_turn(view: View) -> bool:
    """Return whether the opponent is to move at the table and no dialog is open."""
    return view.table is not None and view.table.thinking and view.dialog is None


def select_announcements(
    announcements: Iterable[Announcement], frame: ShownFrame | None, settings: Settings
) -> tuple[Announcement, ...]:
    """Return the announcements to speak in addition to the focus of `frame`.

    Answers to a key press come first.
    """
    kept = wanted(announcements, frame.focus if frame is not None else None, settings)
    if length_of_turns(settings) is Length.LONG:
        return kept
    named = named_by_focus(frame) if frame is not None and settings.announce_focus else ()
    return join_turns(upcard_once(kept, named), length_of_turns(settings))


def named_by_focus(frame: ShownFrame) -> tuple[Card, ...]:
    """Return the cards named by the focused item."""
    item = frame.view.item(frame.focus)
    return () if item is None else tuple(cards_named(commas(item.name, item.value)))


def upcard_once(
    announcements: Iterable[Announcement], named: Sequence[Card] = ()
) -> tuple[Announcement, ...]:
    """Return the announcements with the upcard named at most once.

    Cards in `named` count as already announced.
    """
    once: list[Announcement] = []
    known = set(named)
    for one in announcements:
        kept = one
        if one.move is not None:
            match one.move.event:
                case events.Dealt(upcard=Card() as card) | events.Passed(card=Card() as card) as at:
                    if card in known:
                        text = words.without_upcard(at, one.move.other, one.text)
                        kept = replace(one, text=text)
                    known.add(card)
        if kept.text:
            once.append(kept)
    return tuple(once)


def prompt(status: Text, named: Iterable[Card]) -> Text:
    """Return the status without the name of an upcard that is in `named`."""
    cards = tuple(named)
    return words.prompt_after(status, cards) if cards else status


def wanted(
    announcements: Iterable[Announcement], focus: ItemRef | None, settings: Settings
) -> tuple[Announcement, ...]:
    """Return the announcements that the settings allow and the focus does not repeat."""
    heard = focus if settings.announce_focus else None
    at_length = effective_value(settings, "announce_own") == Length.LONG
    chosen = sorted(
        (_in_brief(one, settings) for one in announcements if _is_wanted(one, settings)),
        key=lambda one: one.kind not in _DIRECT,
    )
    return tuple(one for one in chosen if not _is_redundant(one, heard, at_length=at_length))


def _is_wanted(announcement: Announcement, settings: Settings) -> bool:
    name = _CHOSEN.get(announcement.kind)
    if name is None or effective_value(settings, name) not in _OFF:
        return True
    return announcement.kind is SentenceKind.OTHER and not _is_routine(announcement)


def _is_routine(announcement: Announcement) -> bool:
    """Return whether an opponent's move neither ends anything nor needs an answer.

    Such moves can be silenced; the player can ask for them later.
    """
    match announcement.move.event if announcement.move is not None else None:
        case events.Drew() | events.Took() | events.Discarded() | events.Passed():
            return True
        case events.NotOffered() | events.LaidOut() | events.EndedTurn():
            return True
        case events.TookOffered() | events.LeftOffered():
            return True
    return False


def _in_brief(announcement: Announcement, settings: Settings) -> Announcement:
    """Shorten a result to its first sentence and a hint to its move, where the settings say so."""
    match announcement.kind:
        case SentenceKind.RESULT if effective_value(settings, "announce_results") == Length.SHORT:
            return replace(
                announcement,
                text=first_sentence(announcement.text),
                late=first_sentence(announcement.late),
            )
        case SentenceKind.HINT if (
            effective_value(settings, "announce_hints") == Length.SHORT and announcement.brief
        ):
            return replace(announcement, text=announcement.brief)
    return announcement


def _is_redundant(announcement: Announcement, focus: ItemRef | None, *, at_length: bool) -> bool:
    if announcement.kind is not SentenceKind.OWN or announcement.move is None:
        return False
    match announcement.move.event:
        case events.Drew(card=Card() as card) | events.Took(card=card):
            return focus == CardRef(card)
        case events.Discarded() | events.Passed():
            return not at_length
    return False


def join_turns(announcements: Iterable[Announcement], length: Length) -> tuple[Announcement, ...]:
    """Return the announcements, with the moves of each turn of the opponent joined."""
    joined: list[Announcement] = []
    turn: list[Announcement] = []
    for one in announcements:
        move = one.move if one.kind is SentenceKind.OTHER else None
        match move.event if move is not None else None:
            case events.Drew() | events.Took():
                turn = [one]
            case events.LaidOut() if turn:
                turn.append(one)
            case events.Discarded() if turn:
                began, *parts = turn
                whole = _joined([*turn, one], length)
                joined = [
                    whole if other is began else other
                    for other in joined
                    if not any(other is part for part in parts)
                ]
                turn = []
                continue
            case event if event is not None:
                # Any other event interrupts the turn: do not join its moves.
                turn = []
        joined.append(one)
    return tuple(joined)


def _joined(turn: Sequence[Announcement], length: Length) -> Announcement:
    moves = [one.move for one in turn if one.move is not None]
    first, second = moves[0].event, moves[-1].event
    assert isinstance(first, events.Drew | events.Took)
    assert isinstance(second, events.Discarded)
    laid = [move.event for move in moves if isinstance(move.event, events.LaidOut)]
    other = moves[-1].other
    text: Text = words.turn(first, second, other, short=length is Length.SHORT)
    if laid:
        text = laying_out.turn(first, laid, second, other)
    late = sentences(*(one.late or one.text for one in turn))
    return replace(turn[-1], text=text, late=late)


def picking(before: ShownFrame, now: ShownFrame) -> Text:
    """Return that the focused card of the hand was picked or put back; empty if it was not."""
    was, item = before.view.item(now.focus), now.view.item(now.focus)
    hand = now.view.zone(HAND)
    if before.focus != now.focus or hand is None or was is None or item not in hand.items:
        return NOTHING
    if was.selected == item.selected:
        return NOTHING
    return commas(item.name, speech.SELECTED if item.selected else speech.NOT_SELECTED)


def spoken_name(view: View, item: Item, length: Length) -> Text:
    """Return an item's spoken name; only full length includes the size of a pile."""
    if length is not Length.LONG and item.role is Role.PILE and item.value:
        return next((zone.name for zone in view.zones if zone.ref == item.ref), item.name)
    return item.name
