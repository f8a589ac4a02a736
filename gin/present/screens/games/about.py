"""Details of a game: length, rules that differ, and last match."""

from __future__ import annotations

import datetime
from collections.abc import Sequence

from gin.core.message import NOTHING, Text, ended, sentences
from gin.interface.refs import Area, AreaRef, EntryKind, EntryRef
from gin.interface.view import Choice, Item, Role, Zone, ZoneKind
from gin.messages import games as messages
from gin.present.pages import button_items
from gin.present.words import build, matches
from gin.present.words import games as words
from gin.session.moments import local_time
from gin.session.played import last_played
from gin.session.storage.store import Store
from gin.session.unfinished import Summary
from gin.variants.codes import game_code
from gin.variants.lengths import hands_of
from gin.variants.pages.differences import differences
from gin.variants.pages.page import sentence_of
from gin.variants.setups import Setup, options_of

_AT_THE_END = frozenset({"box", "game-bonus", "shutout"})


def zone(store: Store, agreed: Setup, name: Text, begun: Summary | None) -> Zone:
    """Return a zone with the game's name, length, last match and rule differences.

    `begun` is the latest unfinished match, if any.
    """
    lines: list[tuple[Role, Text, Text]] = [(Role.HEADING, name, NOTHING)]
    hands = hands_of(agreed)
    if hands is not None:
        lines.append((Role.TEXT, words.length(hands), NOTHING))
    last = (
        words.last_played(_days_ago(last_played(store, agreed)))
        if begun is None
        else matches.unfinished(begun)
    )
    lines.append((Role.TEXT, last, NOTHING))
    same = build.same_game(agreed)
    if same:
        lines.append((Role.TEXT, same, NOTHING))
    if agreed.mixed:
        lines.append((Role.TEXT, build.code(game_code(agreed)), NOTHING))
    others = _differences(agreed)
    if others:
        lines.append((Role.HEADING, messages.DIFFERENCES, NOTHING))
        lines += [(Role.TEXT, *one) for one in others[: words.MOST_LINES]]
        if len(others) > words.MOST_LINES:
            lines.append((Role.TEXT, messages.more(count=len(others) - words.MOST_LINES), NOTHING))
    else:
        lines.append((Role.HEADING, messages.AS_PLAYED, NOTHING))
        lines += [(Role.TEXT, *one) for one in _measures(agreed)]
    items = tuple(
        Item(EntryRef(EntryKind.ABOUT, str(place)), role, text, value=value)
        for place, (role, text, value) in enumerate(lines)
    )
    return Zone(AreaRef(Area.ABOUT), ZoneKind.PAGE, messages.ABOUT, items)


def buttons(choices: Sequence[Choice]) -> Zone:
    """Return the zone of buttons about the game itself."""
    ref, items = AreaRef(Area.ABOUT_BUTTONS), button_items(choices)
    return Zone(ref, ZoneKind.BUTTONS, messages.ABOUT, items)


def summary(agreed: Setup, name: Text) -> Text:
    """Return the game's name, a sentence about it, and its length."""
    hands = hands_of(agreed)
    length = ended(words.length(hands)) if hands is not None else NOTHING
    return sentences(ended(name), sentence_of(agreed), length)


def _measures(agreed: Setup) -> list[tuple[Text, Text]]:
    options = {option.id: option for option in options_of(agreed.game)}
    found = [options[id] for id in words.MEASURES if id in options]
    return [(option.title, option.current(agreed.rules).label) for option in found]


def _differences(agreed: Setup) -> list[tuple[Text, Text]]:
    """Return the names and values of options that differ from the classic game.

    If the game has no bonuses at the end, one line replaces the three options for them.
    """
    found = differences(agreed)
    form = agreed.rules.format
    bare = not (form.box_bonus or form.game_bonus) and {one.id for one, _ in found} >= _AT_THE_END
    lines: list[tuple[Text, Text]] = [
        (option.title, value.label)
        for option, value in found
        if not (bare and option.id in _AT_THE_END)
    ]
    return [*lines, (messages.NO_END_BONUS, NOTHING)] if bare else lines


def _days_ago(when: float | None) -> int | None:
    if when is None:
        return None
    today = datetime.date.today()
    return max(0, (today - local_time(when).date()).days)
