"""Wording of the page on playing without sight, which is also `docs/playing-without-sight.md`."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from gin.core.message import Text
from gin.interface.commands import Command
from gin.messages import menu, table
from gin.messages import sightless as messages


def page_lines(key: Callable[[Command], Text]) -> Iterator[tuple[bool, Text]]:
    """Yield for each line of the page whether it is a heading, and its text.

    `key` names the key of a command.
    """
    for heading, paragraphs in _sections(key):
        yield True, heading
        for text in paragraphs:
            yield False, text


def _sections(key: Callable[[Command], Text]) -> tuple[tuple[Text, tuple[Text, ...]], ...]:
    return (
        (
            messages.START,
            (
                *messages.SERIES["start"],
                messages.start_3(back=key(Command.BACK), help=key(Command.HELP)),
                messages.START_4,
                messages.START_5,
            ),
        ),
        (
            messages.READER,
            (*messages.SERIES["reader"],),
        ),
        (
            messages.VOICE,
            (
                messages.voice_1(
                    faster=key(Command.FASTER), slower=key(Command.SLOWER), voice=key(Command.VOICE)
                ),
                messages.VOICE_2,
                messages.VOICE_3,
            ),
        ),
        (
            messages.DETAIL,
            (
                messages.detail_1(detail=key(Command.DETAIL)),
                messages.DETAIL_2,
                messages.DETAIL_3,
                messages.detail_4(
                    older=key(Command.OLDER), top=key(Command.TOP), turn=key(Command.TURN)
                ),
            ),
        ),
        (
            messages.TERMINAL,
            (*messages.SERIES["terminal"],),
        ),
        (
            messages.BRAILLE,
            (*messages.SERIES["braille"],),
        ),
        (
            messages.KEYS,
            (
                messages.keys_1(
                    left=key(Command.LEFT),
                    next_zone=key(Command.NEXT_ZONE),
                    right=key(Command.RIGHT),
                ),
                messages.keys_2(
                    draw=key(Command.DRAW), passes=key(Command.PASS), take=key(Command.TAKE)
                ),
                messages.keys_3(
                    activate=key(Command.ACTIVATE), gin=key(Command.GIN), knock=key(Command.KNOCK)
                ),
                messages.keys_4(top=key(Command.TOP)),
                messages.keys_5(
                    deadwood=key(Command.DEADWOOD),
                    hand=key(Command.HAND),
                    melds=key(Command.MELDS),
                    score=key(Command.SCORE),
                    status=key(Command.STATUS),
                    turn=key(Command.TURN),
                ),
                messages.KEYS_6,
                messages.keys_7(
                    newer=key(Command.NEWER), older=key(Command.OLDER), repeat=key(Command.REPEAT)
                ),
                messages.keys_8(
                    next_word=key(Command.NEXT_WORD),
                    previous_word=key(Command.PREVIOUS_WORD),
                    spell=key(Command.SPELL_WORD),
                ),
                messages.keys_9(back=key(Command.BACK), type=key(Command.TYPE), up=key(Command.UP)),
                messages.KEYS_10,
                messages.keys_11(hand=key(Command.HAND), top=key(Command.TOP)),
                messages.keys_12(
                    next_heading=key(Command.NEXT_HEADING),
                    previous_heading=key(Command.PREVIOUS_HEADING),
                ),
                messages.KEYS_13,
            ),
        ),
        (
            messages.HAND,
            (
                messages.hand_1(cut=table.CUT_FOR_ME, play=menu.PLAY),
                messages.hand_2(passes=key(Command.PASS), take=key(Command.TAKE)),
                messages.hand_3(draw=key(Command.DRAW), take=key(Command.TAKE)),
                messages.hand_4(activate=key(Command.ACTIVATE)),
                messages.hand_5(
                    activate=key(Command.ACTIVATE), back=key(Command.BACK), knock=key(Command.KNOCK)
                ),
                messages.hand_6(best=key(Command.BEST), done=key(Command.DONE)),
                messages.hand_7(
                    done=key(Command.DONE), down=key(Command.DOWN), next_zone=key(Command.NEXT_ZONE)
                ),
            ),
        ),
    )
