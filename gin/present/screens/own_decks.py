"""The player's own decks: what each has and lacks, and which one is used."""

from __future__ import annotations

from collections.abc import Iterator

from gin.core.errors import GinError
from gin.core.message import NOTHING, Text, Verbatim, sentences
from gin.interface.intents import Change, Do, Given, Intent, PageAction
from gin.interface.refs import Area, AreaRef, ButtonRef, EntryKind, EntryRef
from gin.interface.view import Choice, Item, Role, Scene, View, Zone, ZoneKind
from gin.messages import own_decks as messages
from gin.present.pages import BACK, button_zone
from gin.present.screen import Screen, ScreenHost
from gin.present.words import own_decks as words
from gin.session.deck_template import write_template
from gin.session.own_decks import OwnDeck

_MOST_FLAWS = 12
"""Number of a deck's flaws that are listed."""


class OwnDecksScreen(Screen):
    """A list for each deck, and rows to begin a new one and to look at the files again."""

    def __init__(self, host: ScreenHost) -> None:
        super().__init__(host)
        self._shelf = host.players.decks
        self._shelf.look_again()

    def view(self) -> View:
        zones, choices = [], []
        for number, deck in enumerate(self._shelf.decks):
            rows = [*self._rows(deck, number)]
            zones.append(
                Zone(
                    AreaRef(Area.DECKS, number), ZoneKind.LIST, Verbatim(deck.name),
                    tuple(item for _, item in rows),
                )
            )  # fmt: skip
            choices += [choice for choice, _ in rows if choice is not None]
        new = [*self._new()]
        zones.append(
            Zone(AreaRef(Area.NEW_DECK), ZoneKind.LIST, messages.NEW, tuple(i for _, i in new))
        )
        choices += [choice for choice, _ in new if choice is not None]
        return View(
            Scene.OPTIONS, messages.TITLE, (*zones, button_zone((BACK,))), (*choices, BACK),
            subtitle=messages.SUBTITLE, focus=zones[0].items[0].ref,
        )  # fmt: skip

    def _rows(self, deck: OwnDeck, number: int) -> Iterator[tuple[Choice | None, Item]]:
        """Yield the rows of a deck, each with its choice, if it has one."""
        settings = self._host.settings
        note = words.missing(deck) if deck.missing else messages.COMPLETE
        yield self._use(
            deck, number, "own_faces", messages.USE_FACES, words.faces(deck), note,
            used=settings.own_faces == deck.name,
            why=NOTHING if deck.faces else messages.NO_FACES,
        )  # fmt: skip
        has = deck.back is not None
        yield self._use(
            deck, number, "own_back", messages.USE_BACK,
            messages.HAS_BACK if has else messages.NO_BACK, NOTHING,
            used=settings.own_back == deck.name,
            why=NOTHING if has else messages.NO_BACK_WHY,
        )  # fmt: skip
        for place, flaw in enumerate(deck.flaws[:_MOST_FLAWS]):
            ref = EntryRef(EntryKind.NOTE, f"flaw:{number}:{place}")
            yield None, Item(ref, Role.TEXT, words.flaw(flaw))
        if len(deck.flaws) > _MOST_FLAWS:
            ref = EntryRef(EntryKind.NOTE, f"flaws:{number}")
            more = messages.more_flaws(number=len(deck.flaws) - _MOST_FLAWS)
            yield None, Item(ref, Role.TEXT, more)

    def _use(
        self, deck: OwnDeck, number: int, setting: str, name: Text, value: Text, note: Text,
        *, used: bool, why: Text,
    ) -> tuple[Choice, Item]:  # fmt: skip
        """Return the row that uses a deck's faces or its back, or stops using them."""
        ref = EntryRef(EntryKind.DECK, f"{setting}:{number}")
        note = sentences(*(part for part in (messages.IN_USE if used else NOTHING, note) if part))
        item = Item(ref, Role.BUTTON, name, value=value, note=note, selected=used, dimmed=bool(why))
        intent = Change(setting, "" if used else deck.name)
        typed = f"{'faces' if setting == 'own_faces' else 'back side'} {number + 1}"
        return Choice(intent=intent, label=name, item=ref, words=(typed,), why=why), item

    def _new(self) -> Iterator[tuple[Choice | None, Item]]:
        folder = self._shelf.folder
        why = NOTHING if folder is not None else messages.NO_FOLDER
        for action, name, note, typed in (
            (PageAction.DECK_TEMPLATE, messages.TEMPLATE, messages.TEMPLATE_NOTE, "template"),
            (PageAction.LOOK_AGAIN, messages.LOOK_AGAIN, messages.LOOK_AGAIN_NOTE, "look again"),
        ):
            ref = ButtonRef(action)
            choice = Choice(intent=Do(action), label=name, item=ref, words=(typed,), why=why)
            about = sentences(note, why) if why else note
            yield choice, Item(ref, Role.BUTTON, name, note=about, dimmed=bool(why))
        if folder is not None:
            place = messages.place(path=Verbatim(str(folder)))
            yield None, Item(EntryRef(EntryKind.NOTE, "decks"), Role.TEXT, place)
            yield None, Item(EntryRef(EntryKind.NOTE, "names"), Role.TEXT, messages.NAMES)

    def choose(self, intent: Intent, given: Given = None) -> None:
        host = self._host
        match intent:
            case Change(_, value):
                super().choose(intent, given)
                if value:
                    host.say(messages.now_used(name=Verbatim(str(value))))
                else:
                    host.say(messages.USED_NO_MORE)
            case Do(PageAction.DECK_TEMPLATE):
                self._write_template()
            case Do(PageAction.LOOK_AGAIN):
                self._shelf.look_again()
                host.say(messages.looked(number=len(self._shelf.decks)))
            case _:
                super().choose(intent, given)

    def _write_template(self) -> None:
        folder = self._shelf.folder
        assert folder is not None
        try:
            path = write_template(folder)
        except GinError as error:
            self._host.fail(error)
            return
        self._shelf.look_again()
        self._host.say(messages.template_written(path=Verbatim(str(path))))
