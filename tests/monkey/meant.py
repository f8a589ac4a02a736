"""Predicates that match choices by their intents."""

from __future__ import annotations

from collections.abc import Callable

from gin.interface.intents import Draft, Intent, Open, Pick, Play
from gin.interface.refs import EntryKind, EntryRef, LineRef, PaperLine
from gin.interface.steps import End, EndHand
from gin.interface.view import Choice, View

Meant = Callable[[Intent], bool]


def is_any(*intents: Intent) -> Meant:
    return lambda intent: intent in intents


def plays(*kinds: type) -> Meant:
    return lambda intent: isinstance(intent, Play) and isinstance(intent.action, kinds)


def drafts(*kinds: type) -> Meant:
    return lambda intent: isinstance(intent, Draft) and isinstance(intent.step, kinds)


def ends(end: End, *, by_card: bool = False) -> Meant:
    return lambda intent: (
        isinstance(intent, Draft)
        and isinstance(intent.step, EndHand)
        and intent.step.end is end
        and (intent.step.card is not None or not by_card)
    )


def picks(kind: EntryKind, begun: str = "") -> Meant:
    return lambda intent: (
        isinstance(intent, Pick)
        and isinstance(intent.entry, EntryRef)
        and intent.entry.kind is kind
        and intent.entry.key.startswith(begun)
    )


def reads(*, hand: bool) -> Meant:
    return lambda intent: (
        isinstance(intent, Pick)
        and isinstance(intent.entry, LineRef)
        and (intent.entry.line is PaperLine.HAND) is hand
    )


def opens(page: type) -> Meant:
    return lambda intent: isinstance(intent, Open) and isinstance(intent.page, page)


def either(*all_meant: Meant) -> Meant:
    return lambda intent: any(meant(intent) for meant in all_meant)


def allowed(view: View, meant: Meant) -> list[Choice]:
    return [one for one in view.choices if meant(one.intent) and not one.why]
