"""The exports found on this computer, to choose one to import."""

from __future__ import annotations

from gin.core.message import Verbatim, clauses, labelled
from gin.interface.destinations import ToImport
from gin.interface.intents import Do, Given, Intent, PageAction, Pick
from gin.interface.refs import Area, AreaRef, EntryKind, EntryRef
from gin.interface.view import Choice, Item, Role, Scene, View, Zone, ZoneKind
from gin.messages import transfer as messages
from gin.present import transfers
from gin.present.pages import BACK, button, button_zone
from gin.present.screen import Screen, ScreenHost
from gin.present.words import transfer as words
from gin.session.transfer.found_exports import FoundExport

_OTHER = button(Do(PageAction.IMPORT), messages.OTHER_FILE, ("file", "other"))


class ImportsScreen(Screen):
    """A row for each export, and a button to name another file."""

    def __init__(self, host: ScreenHost) -> None:
        super().__init__(host)
        self._found = transfers.exports_here(host)

    def view(self) -> View:
        rows = tuple(_row(number, one) for number, one in enumerate(self._found, start=1))
        picks = tuple(
            Choice(
                intent=Pick(row.ref), item=row.ref,
                label=labelled(row.name, clauses(row.value, row.note)),
                words=(f"import {number}", *(("import",) if number == 1 else ())),
            )
            for number, row in enumerate(rows, start=1)
            if isinstance(row.ref, EntryRef)
        )  # fmt: skip
        return View(
            Scene.OPTIONS, messages.IMPORT_TITLE,
            (
                Zone(AreaRef(Area.COPIES), ZoneKind.LIST, messages.FOUND, rows),
                button_zone((BACK, _OTHER)),
            ),
            (*picks, BACK, _OTHER), subtitle=messages.IMPORT_SUBTITLE,
            focus=rows[0].ref if rows else _OTHER.item,
        )  # fmt: skip

    def choose(self, intent: Intent, given: Given = None) -> None:
        match intent:
            case Pick(EntryRef(EntryKind.COPY, number)):
                self._host.open(ToImport(self._found[int(number) - 1].path))
            case Do(PageAction.IMPORT):
                transfers.type_import(self._host)
            case _:
                super().choose(intent, given)


def _row(number: int, one: FoundExport) -> Item:
    return Item(
        EntryRef(EntryKind.COPY, str(number)), Role.BUTTON, Verbatim(one.path.name),
        value=words.made_on(one), note=words.contains(one),
    )  # fmt: skip
