"""Write a playthrough of every game to tests/playthroughs: `python -m tools.playthrough`.

A game's playthrough lists the views, choices and sentences of a match's first two hands, and the
score sheet. Regenerate the files after changing rules or words, and review the diff.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from gin.interface.intents import Do, PageAction
from gin.interface.names import name_of
from gin.interface.refs import OPPONENT
from gin.interface.view import Scene, View
from gin.language import translation
from gin.language.catalogue import SOURCE
from gin.language.translation import printed
from gin.present.lesson import script
from gin.present.shell.parlour import Parlour
from gin.session.settings import Settings
from gin.session.storage.store import Store
from gin.variants.pages.page import text_of
from gin.variants.registry import GAMES
from gin.variants.setups import setup
from tests.support.by_name import choose
from tools.quiet import run_command
from tools.steady import Bold, next_choice

FOLDER = Path(__file__).resolve().parents[1] / "tests" / "playthroughs"
SEED = 11
HANDS = 2


def playthrough(game: str) -> str:
    """Return the first hands of a match as text."""
    made = Parlour(Store.in_memory(), None, Settings(level=1))
    made.matches.start(setup(game), SEED)
    lines: list[str] = []
    hands = 0
    while hands < HANDS:
        lines += [f"  said: {printed(text)}" for text in made.take_said()]
        if made.waiting:
            made.advance()
            continue
        view = made.view()
        lines += view_lines(view)
        hands += view.scene is Scene.RESULT
        intent = next_choice(made, Bold(SEED))
        lines.append(f"> {name_of(intent)}")
        if hands < HANDS:
            made.choose(intent)
    choose(made, "sheet")
    lines += view_lines(made.view())
    return "\n".join(lines) + "\n"


def lesson() -> str:
    """Return the guided first hand as text."""
    made = Parlour(Store.in_memory(), None, Settings())
    choose(made, "guide")
    lines: list[str] = []
    for step in script.STEPS:
        lines += [f"  said: {printed(text)}" for text in made.take_said()]
        lines += view_lines(made.view())
        if step is not script.STEPS[-1]:
            intent = step.wants[0] if step.wants else Do(PageAction.GO_ON)
            lines.append(f"> {name_of(intent)}")
            made.choose(intent)
            while made.waiting:
                made.advance()
    return "\n".join(lines) + "\n"


def review() -> str:
    """Return a review of a match's first hand as text, with its folded parts and some steps."""
    made = Parlour(Store.in_memory(), None, Settings(level=1))
    made.matches.start(setup("gin"), SEED)
    while made.view().scene is not Scene.RESULT:
        if made.waiting:
            made.advance()
        else:
            made.choose(next_choice(made, Bold(SEED)))
    made.take_said()
    lines: list[str] = []
    for id in ("review", "fold:", "step", "step", "before", "back"):
        found = [one for one in made.view().choices if name_of(one.intent).startswith(id)]
        for intent in [one.intent for one in found][: None if id == "fold:" else 1]:
            lines.append(f"> {name_of(intent)}")
            made.choose(intent)
        while made.working:
            made.work(60.0)
        lines += [f"  said: {printed(text)}" for text in made.take_said()]
        lines += view_lines(made.view())
    return "\n".join(lines) + "\n"


def view_lines(view: View) -> Iterator[str]:
    """Yield a view as text: status, zones and choices."""
    yield ""
    yield f"[{view.scene}] {printed(view.title)}, {printed(view.subtitle)}"
    for text in (view.status, view.news):
        if text:
            yield f"  {printed(text)}"
    if view.dialog is not None:
        yield f"  dialog: {printed(view.dialog.title)}"
        yield from (f"    {printed(text)}" for text in view.dialog.text)
    for zone in view.focus_zones:
        items = "; ".join(
            printed(item.name) + (f" = {printed(item.value)}" if item.value else "")
            for item in zone.items
        )
        if zone.ref == OPPONENT:
            cards = "card" if len(zone.items) == 1 else "cards"
            items = f"{len(zone.items)} {cards} face down"
        yield f"  {printed(zone.name)}: {items}"
        for group in zone.groups:
            yield f"    {group.first + 1} to {group.last + 1}: {printed(group.label)}"
    refused: dict[str, int] = {}
    for choice in view.choices:
        if choice.why:
            why = printed(choice.why)
            refused[why] = refused.get(why, 0) + 1
        elif not choice.aside:
            yield f"  - {choice.id}: {printed(choice.label)}"
    for why, times in refused.items():
        yield f"  - {times} refused: {why}"


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Switch to a language within the context."""
    before = translation.language()
    translation.speak(language)
    try:
        yield
    finally:
        translation.speak(before)


def golden(name: str) -> str:
    """Return the playthrough with this name: a game, "guide" or "review".

    A language prefix, as in "de-gin", selects another language. The playthrough of a game then
    begins with its rules.
    """
    language, _, of = name.rpartition("-")
    with speaking(language or SOURCE):
        match of:
            case "guide":
                return lesson()
            case "review":
                return review()
        rules = text_of(setup(of), printed) if language else ""
        return rules + playthrough(of)


NAMES = (*(game.id for game in GAMES), "guide", "review", "de-gin", "de-guide", "de-review")


def main() -> int:
    """Write all playthroughs."""
    FOLDER.mkdir(exist_ok=True)
    for name in NAMES:
        (FOLDER / f"{name}.txt").write_text(golden(name), encoding="utf-8")
    return 0


if __name__ == "__main__":
    run_command(main)
