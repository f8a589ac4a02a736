"""What there is to know of a game before one plays it: how long, how else, when last."""

from __future__ import annotations

import datetime

from gin.present.refs import Area, AreaRef, EntryRef, Kind
from gin.present.view import Item, Role, Zone, ZoneKind
from gin.present.words import build
from gin.present.words import games as words
from gin.session.played import last_played
from gin.session.storage.store import Store
from gin.variants.codes import game_code
from gin.variants.lengths import hands_of
from gin.variants.registry import Setup, options_of
from gin.variants.rulebook.differences import differences
from gin.variants.rulebook.page import sentence_of

_AT_THE_END = frozenset({"box", "game-bonus", "shutout"})


def zone(store: Store, agreed: Setup, name: str) -> Zone:
    """A page with the name of the game, how long it is, and what tells it from the classic one."""
    lines = [(Role.HEADING, name, "")]
    hands = hands_of(agreed)
    if hands is not None:
        lines.append((Role.TEXT, words.length(hands), ""))
    lines.append((Role.TEXT, words.last_played(_days_ago(last_played(store, agreed))), ""))
    if agreed.mixed:
        lines.append((Role.TEXT, build.code(game_code(agreed)), ""))
    others = _told(agreed)
    if others:
        lines.append((Role.HEADING, words.DIFFERENCES, ""))
        lines += [(Role.TEXT, *one) for one in others[: words.MOST_LINES]]
        if len(others) > words.MOST_LINES:
            lines.append((Role.TEXT, words.more(len(others) - words.MOST_LINES), ""))
    else:
        lines.append((Role.HEADING, words.AS_PLAYED, ""))
        lines += [(Role.TEXT, *one) for one in _measures(agreed)]
    items = tuple(
        Item(EntryRef(Kind.ABOUT, str(place)), role, text, value=value)
        for place, (role, text, value) in enumerate(lines)
    )
    return Zone(AreaRef(Area.ABOUT), ZoneKind.PAGE, words.ABOUT, items)


def in_short(agreed: Setup, name: str) -> str:
    """Its name, a sentence, and how long it is."""
    hands = hands_of(agreed)
    length = f" {words.length(hands)}." if hands is not None else ""
    return f"{name}. {sentence_of(agreed)}{length}"


def _measures(agreed: Setup) -> list[tuple[str, str]]:
    """The numbers that one wants to know before playing, by the names of their options."""
    options = {option.id: option for option in options_of(agreed.game)}
    found = [options[id] for id in words.MEASURES if id in options]
    return [(option.title, option.current(agreed.rules).label) for option in found]


def _told(agreed: Setup) -> list[tuple[str, str]]:
    """What is otherwise, a name and a value each; that an end adds nothing is one line."""
    found = differences(agreed)
    form = agreed.rules.format
    bare = not (form.box_bonus or form.game_bonus) and {one.id for one, _ in found} >= _AT_THE_END
    told = [
        (option.title, value.label)
        for option, value in found
        if not (bare and option.id in _AT_THE_END)
    ]
    return [*told, (words.NO_END_BONUS, "")] if bare else told


def _days_ago(when: float | None) -> int | None:
    if when is None:
        return None
    today = datetime.date.today()
    return max(0, (today - datetime.date.fromtimestamp(when)).days)
