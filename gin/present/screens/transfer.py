"""The pages that carry out exports and imports, a part of the work in each frame."""

from __future__ import annotations

import time
from collections.abc import Generator
from functools import partial
from pathlib import Path
from typing import Generic, TypeVar

from msgspec.structs import replace

from gin.core.errors import SaveError
from gin.core.message import NOTHING, Text, Verbatim, ended, labelled, sentences
from gin.interface.audience import SentenceKind
from gin.interface.destinations import ExportKind
from gin.interface.intents import Do, Given, Intent, Leave, PageAction, Pick
from gin.interface.refs import Area, AreaRef, EntryKind, EntryRef
from gin.interface.view import Choice, Item, Role, Scene, View, Zone, ZoneKind
from gin.messages import transfer as messages
from gin.present import transfers
from gin.present.output.csv_files import csv_steps
from gin.present.pages import BACK, button, foot_zone, page
from gin.present.screen import Screen, ScreenHost
from gin.present.words import transfer as words
from gin.session.transfer.applying import Preview, preview_steps
from gin.session.transfer.exporting import Exported, export_steps
from gin.session.transfer.importing import Found, import_steps
from gin.session.transfer.planning import (
    ImportResult,
    Plan,
    changes_nothing,
    comparisons,
    plan_steps,
    possible_places,
    usual_plan,
)
from gin.session.transfer.results import CsvWritten

T = TypeVar("T")
_DIFFERENT = EntryRef(EntryKind.OPTION, "different")
_SETTINGS = EntryRef(EntryKind.OPTION, "settings")


class Steps(Generic[T]):
    """A generator that is advanced for a given time, until it has a result."""

    def __init__(self, steps: Generator[None, None, T]) -> None:
        self._steps = steps
        self.result: T | None = None

    def work(self, seconds: float) -> bool:
        """Work for about `seconds`, at least a step; return whether there is a result."""
        until = time.monotonic() + seconds
        try:
            next(self._steps)
            while time.monotonic() < until:
                next(self._steps)
        except StopIteration as end:
            self.result = end.value
            return True
        return False

    def close(self) -> None:
        """Stop, and clean up."""
        self._steps.close()


class ExportScreen(Screen):
    """Writes an export or a table of results, and leaves when it is complete."""

    def __init__(self, host: ScreenHost, path: Path, kind: ExportKind) -> None:
        super().__init__(host)
        self._path = path
        players = transfers.players_here(host)
        if kind is ExportKind.OWN:
            players = tuple(player for player in players if player.store is not None)
        self._steps: Steps[Exported] | Steps[CsvWritten]
        if kind is ExportKind.CSV:
            self._steps = Steps(csv_steps(players, path, host.in_words))
        else:
            assert host.folder is not None, "without a folder, nothing is saved"
            self._steps = Steps(export_steps(players, path, host.folder, host.now))
        self._working = True

    def view(self) -> View:
        title = messages.writing(path=Verbatim(self._path.name))
        return page(Scene.HELP, title, ((Role.TEXT, messages.WAIT),))

    def choose(self, intent: Intent, given: Given = None) -> None:
        if intent == Leave():
            self._working = False
            self._steps.close()
        super().choose(intent, given)

    @property
    def working(self) -> bool:
        return self._working

    def work(self, seconds: float) -> bool:
        try:
            if not self._steps.work(seconds):
                return False
        except SaveError:
            self._leave()
            raise
        self._leave()
        match self._steps.result:
            case Exported() as done:
                self._host.notify(words.exported(done))
            case CsvWritten() as done:
                self._host.notify(words.written(done))
        return True

    def _leave(self) -> None:
        self._working = False
        self._host.back()


class ImportScreen(Screen):
    """Reads an export, shows what it would change, and imports it."""

    def __init__(self, host: ScreenHost, path: Path) -> None:
        super().__init__(host)
        self._path = path
        self._preview: Preview | None = None
        self._plan = Plan(())
        self._reading: Steps[Preview] | None = Steps(self._read())
        self._importing: Steps[ImportResult] | None = None

    def _read(self) -> Generator[None, None, Preview]:
        assert self._host.folder is not None, "without a folder, nothing is saved"
        found: Found = yield from import_steps(self._path, self._host.folder)
        try:
            return (yield from preview_steps(found, transfers.players_here(self._host)))
        except BaseException:
            found.close()
            raise

    def view(self) -> View:
        if self._importing is not None:
            return page(Scene.HELP, messages.IMPORTING, ((Role.TEXT, messages.WAIT_IMPORT),))
        if self._preview is None:
            title = messages.reading(path=Verbatim(self._path.name))
            return page(Scene.HELP, title, ((Role.TEXT, messages.WAIT),))
        return self._shown(self._preview)

    def _shown(self, preview: Preview) -> View:
        people = [self._person(preview, number) for number in range(len(preview.found.players))]
        nothing = changes_nothing(preview, self._plan)
        now = button(
            Do(PageAction.IMPORT_NOW), messages.IMPORT_NOW, ("import", "yes"), main=True,
            why=messages.NOTHING_NEW if nothing else NOTHING,
        )  # fmt: skip
        rows = (*people, *self._options(preview))
        choices = tuple(
            Choice(
                intent=Pick(row.ref), label=_line(row), item=row.ref, words=(f"change {number}",)
            )
            for number, row in enumerate(rows, start=1)
            if isinstance(row.ref, EntryRef)
        )
        zones = (
            Zone(AreaRef(Area.OPTIONS), ZoneKind.LIST, messages.IMPORT_TITLE, rows),
            foot_zone((BACK, now)),
        )
        summary = sentences(words.origin(preview), *(_line(row) for row in rows))
        return View(
            Scene.OPTIONS, messages.IMPORT_TITLE, zones, (*choices, now, BACK),
            subtitle=words.origin(preview), status=summary,
            focus=people[0].ref if nothing else now.item,
        )  # fmt: skip

    @property
    def sums_up(self) -> bool:
        return True

    def _person(self, preview: Preview, number: int) -> Item:
        compared = comparisons(preview, self._plan)[number]
        return Item(
            EntryRef(EntryKind.PERSON, str(number)), Role.SETTING,
            words.player_name(preview, number),
            value=words.place_name(self._plan.places[number], preview.players),
            note=words.compared(compared, replace=self._plan.replace),
        )  # fmt: skip

    def _options(self, preview: Preview) -> list[Item]:
        plan, rows = self._plan, []
        if any(one is not None and one.different for one in comparisons(preview, plan)):
            value = messages.TAKE_THEIRS if plan.replace else messages.KEEP_MINE
            rows.append(
                Item(
                    _DIFFERENT, Role.SETTING, messages.DIFFERENT, value=value,
                    note=messages.DIFFERENT_NOTE,
                )
            )  # fmt: skip
        if preview.has_settings:
            rows.append(
                Item(
                    _SETTINGS, Role.SETTING, messages.SETTINGS, value=words.settings_value(plan),
                    note=messages.SETTINGS_NOTE,
                )
            )  # fmt: skip
        return rows

    def choose(self, intent: Intent, given: Given = None) -> None:
        preview = self._preview
        match intent:
            case Pick(EntryRef(EntryKind.PERSON, number)) if preview is not None:
                self._change_place(preview, int(number))
            case Pick(EntryRef(EntryKind.OPTION) as row):
                if row == _DIFFERENT:
                    self._plan = replace(self._plan, replace=not self._plan.replace)
                else:
                    self._plan = replace(self._plan, settings=not self._plan.settings)
                self._say_row(row)
            case Do(PageAction.IMPORT_NOW) if preview is not None:
                add = partial(transfers.add_player, self._host)
                self._importing = Steps(plan_steps(preview, self._plan, self._host.settings, add))
                self._host.say(ended(messages.IMPORTING))
            case Leave():
                self._close()
                super().choose(intent, given)
            case _:
                super().choose(intent, given)

    def _change_place(self, preview: Preview, number: int) -> None:
        places = possible_places(preview, can_add=True)
        now = places.index(self._plan.places[number])
        changed = [*self._plan.places]
        changed[number] = places[(now + 1) % len(places)]
        self._plan = replace(self._plan, places=tuple(changed))
        self._say_row(EntryRef(EntryKind.PERSON, str(number)))

    def _say_row(self, ref: EntryRef) -> None:
        row = self.view().item(ref)
        if row is not None:
            self._host.say(_line(row), SentenceKind.VALUE)

    @property
    def working(self) -> bool:
        return self._reading is not None or self._importing is not None

    def work(self, seconds: float) -> bool:
        """Read or import for about `seconds`; a failed import leaves the page."""
        try:
            if self._reading is not None:
                return self._read_on(self._reading, seconds)
            return self._importing is not None and self._import_on(self._importing, seconds)
        except SaveError:
            self._close()
            self._host.back()
            raise

    def _read_on(self, steps: Steps[Preview], seconds: float) -> bool:
        if not steps.work(seconds):
            return False
        self._reading, self._preview = None, steps.result
        assert self._preview is not None
        self._plan = usual_plan(self._preview, can_add=True)
        self._host.say(self.view().status, SentenceKind.PAGE)
        return True

    def _import_on(self, steps: Steps[ImportResult], seconds: float) -> bool:
        if not steps.work(seconds):
            return False
        result = steps.result
        assert result is not None
        self._close()
        if result.settings is not None:
            self._host.take_settings(result.settings)
        # A table below may show a match that the import has changed.
        self._host.home()
        self._host.notify(words.imported(result))
        for problem in result.problems:
            self._host.notify(problem)
        return True

    def _close(self) -> None:
        for steps in (self._reading, self._importing):
            if steps is not None:
                steps.close()
        self._reading = self._importing = None
        if self._preview is not None:
            self._preview.found.close()


def _line(row: Item) -> Text:
    return sentences(ended(labelled(row.name, row.value)), row.note)
