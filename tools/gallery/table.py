"""Scenes of a hand being played."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from gin.interface.intents import Do, Enter, PageAction
from gin.interface.refs import DISCARDS
from gin.language import typed
from gin.present.screens import typing as typing_screen
from gin.present.shell.parlour import Parlour
from gin.session.setting import CardDesign
from tests.support.by_name import choose
from tools.gallery.reaching import (
    Reach,
    can_discard,
    has,
    later,
    opened,
    play_until,
    think,
    until,
)


def scenes() -> Iterator[tuple[str, Reach]]:
    """Yield the name of each image, and the function that reaches its scene."""
    yield "cut", opened("play")
    yield "cut-turned", _cut
    yield "upcard", until(lambda m: has(m, "pass"))
    yield "draw", until(lambda m: has(m, "draw"))
    yield "discard", until(later)
    yield "discard-braille", _with_braille
    for faces in list(CardDesign)[1:]:
        yield f"discard-{faces}", _printed_as(faces)
    yield "talk", until(lambda m: _talk(m) and has(m, "draw"))
    yield "knock", _knocking
    yield "hint-discard", _hinted(later)
    yield "hint-draw", _hinted(lambda m: has(m, "draw", "take"))
    yield "odds", _reckoned
    yield "hint-upcard", _hinted(lambda m: has(m, "pass"))
    yield "lay-off", until(lambda m: has(m, "best"))
    yield "pause", _paused
    yield "typing", _typing("discard seven of h", done=False)
    yield "typing-refused", _typing("diskard kh", done=True)
    yield "seal", _sealed
    yield "commands", _commands
    yield "solitary", until(later, "solitary")
    yield "colonel", until(lambda m: _laid(m) > 1 and later(m), "colonel")
    yield "colonel-laying", _laying
    yield "skarney", until(lambda m: has(m, "suggested:0"), "skarney")
    yield "open-discards", _opened_pile
    yield "color", until(later, "color")
    yield "indian", until(later, "indian")
    yield "dice-before-look", until(lambda m: has(m, "no-offer"), "dice")
    yield "dice-raise", _raising
    yield "dice-offer", until(lambda m: has(m, "accept"), "dice")
    yield "dice-owned", until(lambda m: has(m, "raise", "draw"), "dice")


def _with_braille(made: Parlour) -> None:
    until(later)(made)
    for aid in ("four_colour", "jumbo", "braille_corners"):
        made.change(aid, True)


def _printed_as(faces: CardDesign) -> Reach:
    def reach(made: Parlour) -> None:
        made.change("card_faces", faces)
        until(later)(made)

    return reach


def _opened_pile(made: Parlour) -> None:
    def _many(made: Parlour) -> bool:
        pile = made.view().zone(DISCARDS)
        return can_discard(made) and pile is not None and len(pile.items) > 9

    play_until(made, _many, "gin", ("open-discards=on",))


def _knocking(made: Parlour) -> None:
    play_until(made, lambda m: has(m, "knock"))
    choose(made, "knock")


def _hinted(wanted: Callable[[Parlour], bool], game: str = "gin") -> Callable[[Parlour], None]:
    def reach(made: Parlour) -> None:
        play_until(made, wanted, game)
        choose(made, "hint")
        think(made)

    return reach


def _reckoned(made: Parlour) -> None:
    made.change("odds", True)
    play_until(made, lambda m: has(m, "draw", "take"))


def _cut(made: Parlour) -> None:
    choose(made, "play")
    choose(made, "fan:20")


def _raising(made: Parlour) -> None:
    play_until(made, lambda m: has(m, "raise"), "dice")
    choose(made, "raise")


def _paused(made: Parlour) -> None:
    play_until(made, later)
    choose(made, "menu")


def _typing(text: str, *, done: bool) -> Callable[[Parlour], None]:
    def show(made: Parlour) -> None:
        play_until(made, later)
        made.tongue = typed
        made.type_command()
        made.choose(Enter(typing_screen.FIELD), text)
        if done:
            made.choose(Do(PageAction.DONE))

    return show


def _sealed(made: Parlour) -> None:
    _paused(made)
    choose(made, "seal")


def _laying(made: Parlour) -> None:
    play_until(made, lambda m: has(m, "suggested:0"), "colonel")
    choose(made, "suggested:0")


def _commands(made: Parlour) -> None:
    play_until(made, later)
    made.list_commands()


def _talk(made: Parlour) -> bool:
    table = made.view().table
    return table is not None and table.other is not None and bool(table.other.talk)


def _laid(made: Parlour) -> int:
    return sum(zone.id.startswith("laid:") for zone in made.view().zones)
