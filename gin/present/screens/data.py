"""The player's data: export, import, copies of the matches, and a fresh start."""

from __future__ import annotations

from collections.abc import Iterable

from gin.core.message import Text, labelled, sentences
from gin.interface.commands import Command
from gin.interface.destinations import ExportKind
from gin.interface.intents import Ask, Confirmation, Do, Given, Intent, PageAction, Pick
from gin.interface.names import name_of
from gin.interface.refs import Area, AreaRef, ButtonRef, EntryKind, EntryRef, ItemRef
from gin.interface.view import Choice, Item, Role, Scene, View, Zone, ZoneKind
from gin.messages import transfer as messages
from gin.present import transfers
from gin.present.pages import BACK, button, button_zone, with_dialog
from gin.present.screen import Screen, ScreenHost
from gin.present.words import transfer as words
from gin.session.storage.kept_copies import SavedCopy, saved_copies
from gin.session.transfer.restoring import restore, start_afresh

_KEEP = button(Do(PageAction.KEEP), messages.KEEP, ("no", "keep"), key=Command.BACK, main=True)
_RESTORE = button(Do(PageAction.RESTORE), messages.RESTORE, ("yes", "restore"))
_AFRESH = button(Do(PageAction.START_AFRESH), messages.RESET_YES, ("yes", "start afresh"))


class DataScreen(Screen):
    """Rows that take data along, a row for each copy, and one for a fresh start."""

    def __init__(self, host: ScreenHost) -> None:
        super().__init__(host)
        path = host.store.path
        self._copies = saved_copies(path) if path is not None else ()
        self._why = transfers.why_not(host)
        self._asking: SavedCopy | Confirmation | None = None
        self._last: ItemRef | None = None

    def view(self) -> View:
        along = [*self._along()]
        copies = [self._copy(number, copy) for number, copy in enumerate(self._copies, start=1)]
        afresh = self._row(
            Ask(Confirmation.START_AFRESH), messages.RESET, messages.RESET_NOTE, "start afresh"
        )
        none = Item(EntryRef(EntryKind.NOTE, Area.COPIES), Role.TEXT, messages.NO_COPIES)
        zones = (
            _zone(Area.TAKE_ALONG, messages.TAKE_ALONG, (item for _, item in along)),
            _zone(Area.COPIES, messages.COPIES, [item for _, item in copies] or (none,)),
            _zone(Area.AFRESH, messages.AFRESH, (afresh[1],)),
            button_zone((BACK,)),
        )
        choices = tuple(choice for choice, _ in (*along, *copies, afresh))
        shown = View(
            Scene.OPTIONS, messages.TITLE, zones, (*choices, BACK), subtitle=messages.SUBTITLE,
            focus=self._last or along[0][1].ref,
        )  # fmt: skip
        return self._with_question(shown)

    def _along(self) -> Iterable[tuple[Choice, Item]]:
        players = transfers.players_here(self._host)
        count = max(1, len(players))
        yield self._row(
            Do(PageAction.EXPORT), messages.EXPORT_ALL, messages.export_all_note(count=count),
            "export",
        )  # fmt: skip
        if count > 1:
            yield self._row(
                Do(PageAction.EXPORT_OWN), messages.EXPORT_YOURS, messages.EXPORT_OWN_NOTE,
                "export mine",
            )  # fmt: skip
        yield self._row(Do(PageAction.IMPORT), messages.IMPORT, messages.IMPORT_NOTE, "import")
        yield self._row(Do(PageAction.CSV), messages.CSV, messages.CSV_NOTE, "table")

    def _row(self, intent: Intent, name: Text, note: Text, typed: str) -> tuple[Choice, Item]:
        ref = ButtonRef(name_of(intent))
        choice = Choice(intent=intent, label=name, item=ref, words=(typed,), why=self._why)
        note = sentences(note, self._why) if self._why else note
        return choice, Item(ref, Role.BUTTON, name, note=note, dimmed=bool(self._why))

    def _copy(self, number: int, copy: SavedCopy) -> tuple[Choice, Item]:
        ref = EntryRef(EntryKind.COPY, copy.path.name)
        name, value = words.copy_day(copy), words.copy_size(copy)
        why = self._why if copy.matches is not None else messages.UNREADABLE
        item = Item(
            ref, Role.BUTTON, name, value=value, note=words.copy_origin(copy), dimmed=bool(why)
        )
        typed = (f"restore {number}", *(("restore",) if number == 1 else ()))
        label = labelled(name, value)
        return Choice(intent=Pick(ref), label=label, item=ref, words=typed, why=why), item

    def _with_question(self, shown: View) -> View:
        if self._asking is None:
            return shown
        now = self._count()
        if isinstance(self._asking, SavedCopy):
            lines = _restore_question(self._asking), messages.restore_keeps(count=now)
            return with_dialog(
                shown, messages.RESTORE_TITLE, lines, (_KEEP, _RESTORE), _KEEP.intent
            )
        lines = messages.RESET_ASKED, messages.reset_keeps(count=now)
        return with_dialog(shown, messages.RESET, lines, (_KEEP, _AFRESH), _KEEP.intent)

    def _count(self) -> int:
        ((count,),) = self._host.store.rows("SELECT count(*) FROM match")
        return int(str(count))

    def choose(self, intent: Intent, given: Given = None) -> None:
        host = self._host
        match intent:
            case Do(PageAction.EXPORT):
                transfers.ask_for_export(host, ExportKind.ALL)
            case Do(PageAction.EXPORT_OWN):
                transfers.ask_for_export(host, ExportKind.OWN)
            case Do(PageAction.CSV):
                transfers.ask_for_export(host, ExportKind.CSV)
            case Do(PageAction.IMPORT):
                transfers.ask_for_import(host)
            case Pick(EntryRef(EntryKind.COPY, name) as ref):
                self._asking = next(copy for copy in self._copies if copy.path.name == name)
                self._last = ref
                host.say(_restore_question(self._asking))
                host.say(messages.restore_keeps(count=self._count()))
            case Ask(Confirmation.START_AFRESH as question):
                self._asking, self._last = question, ButtonRef(name_of(intent))
                host.say(messages.RESET_ASKED)
                host.say(messages.reset_keeps(count=self._count()))
            case Do(PageAction.KEEP):
                self._asking = None
            case Do(PageAction.RESTORE) if isinstance(self._asking, SavedCopy):
                self._restore(self._asking)
            case Do(PageAction.START_AFRESH):
                self._start_afresh()
            case _:
                super().choose(intent, given)

    def _restore(self, copy: SavedCopy) -> None:
        self._asking = None
        restore(self._host.store, copy)
        # A table below would continue a match that is no longer there.
        self._host.home()
        count = self._count()
        self._host.notify(messages.restored(day=copy.day, count=count))

    def _start_afresh(self) -> None:
        self._asking = None
        start_afresh(self._host.store)
        self._host.home()
        self._host.notify(messages.BEGUN_AFRESH)


def _restore_question(copy: SavedCopy) -> Text:
    return messages.restore_asked(day=copy.day, count=copy.matches or 0)


def _zone(area: Area, name: Text, items: Iterable[Item]) -> Zone:
    return Zone(AreaRef(area), ZoneKind.LIST, name, tuple(items))
