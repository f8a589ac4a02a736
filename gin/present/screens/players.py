"""The players of this computer; at the start, the question who plays."""

from __future__ import annotations

from msgspec.structs import replace

from gin.core.errors import SettingsError
from gin.core.message import NOTHING, Message, Text, Verbatim, asked, ended
from gin.interface import destinations
from gin.interface.commands import Command
from gin.interface.intents import (
    Ask,
    Confirmation,
    Do,
    Given,
    Intent,
    Leave,
    LeaveTo,
    Open,
    PageAction,
    Pick,
)
from gin.interface.pictures import Portrait
from gin.interface.refs import Area, AreaRef, EntryKind, EntryRef
from gin.interface.view import Choice, Item, Role, Scene, View, Zone, ZoneKind
from gin.messages import menu, transfer, yourself
from gin.messages import players as messages
from gin.present.links import DATA_WORDS
from gin.present.pages import BACK, button, button_zone, with_dialog
from gin.present.screen import Screen, ScreenHost
from gin.present.words.household import displayed_name
from gin.present.words.people import yourself as profile
from gin.session.household import GUEST, Member
from gin.session.settings import LONGEST_NAME, tidy_name

_KEYS = (
    Command.CARD_1, Command.CARD_2, Command.CARD_3, Command.CARD_4, Command.CARD_5, Command.CARD_6,
    Command.CARD_7, Command.CARD_8, Command.CARD_9,
)  # fmt: skip
_GUEST = EntryRef(EntryKind.PERSON, GUEST)
_YOURSELF = button(Open(destinations.ToYourself()), yourself.OPEN, ("yourself", "you"))
_DATA = button(Open(destinations.ToData()), transfer.TITLE, DATA_WORDS)
_QUIT = button(Leave(LeaveTo.QUIT), menu.QUIT, ("quit",))
_KEEP = button(
    Do(PageAction.KEEP),
    messages.KEEP,
    ("keep", "no"),
    name="keep-player",
    key=Command.BACK,
    main=True,
)


class PlayersScreen(Screen):
    """The players' faces, one press each; changes of the list are buttons below."""

    def __init__(self, host: ScreenHost) -> None:
        super().__init__(host)
        self._found = host.players.listed()
        self._focus: EntryRef | None = None
        self._removing = False

    def view(self) -> View:
        players = self._host.players
        rows = (*(self._row(place) for place in range(len(self._members))), self._guest())
        picks = tuple(
            Choice(
                intent=Pick(row.ref), label=self._label(row), item=row.ref,
                key=_KEYS[place] if place < min(len(_KEYS), len(self._members)) else None,
                words=(str(place + 1),) if row.ref != _GUEST else ("guest",),
                why=players.why_alone,
            )
            for place, row in enumerate(rows)
            if isinstance(row.ref, EntryRef)
        )  # fmt: skip
        waiting = players.waiting
        new = button(
            Do(PageAction.NEW_PLAYER), messages.NEW, ("new player",), why=players.why_alone
        )
        buttons = (
            (_QUIT, new) if waiting else (BACK, new, _YOURSELF, _DATA, self._remove, *self._asks())
        )
        shown = View(
            Scene.PEOPLE,
            messages.WHO if waiting else messages.TITLE,
            (
                Zone(AreaRef(Area.PEOPLE), ZoneKind.LIST, messages.LIST, rows),
                button_zone(buttons),
            ),
            (*picks, *buttons),
            subtitle=self._subtitle,
            focus=self._focus or _person(players.last if waiting else players.here),
        )
        return self._question(shown) if self._removing else shown

    @property
    def _members(self) -> tuple[Member, ...]:
        """The players; the one who plays now as the settings are at present."""
        here, now = self._host.players.here, self._host.settings
        return tuple(replace(one, settings=now) if one.id == here else one for one in self._found)

    def _row(self, place: int) -> Item:
        member, players = self._members[place], self._host.players
        note = NOTHING
        if member.id == players.here:
            note = messages.HERE
        elif member.id == players.last:
            note = messages.LAST
        return Item(
            _person(member.id), Role.PERSON, displayed_name(member), note=note,
            value=messages.key(number=place + 1) if place < len(_KEYS) else NOTHING,
            quiet=True, selected=member.id == players.here,
            portrait=profile(member.settings).portrait,
        )  # fmt: skip

    def _label(self, row: Item) -> Text:
        if row.note == messages.HERE:
            return messages.named_here(name=row.name)
        return messages.named_last(name=row.name) if row.note == messages.LAST else row.name

    @property
    def _subtitle(self) -> Text:
        """The purpose of the page, or the reason why no player can be removed."""
        players = self._host.players
        if players.waiting:
            return messages.WHO_SUBTITLE
        if players.guest:
            return messages.SUBTITLE_GUEST
        alone = players.why_alone or messages.SUBTITLE_ALONE
        return alone if len(self._members) == 1 else messages.SUBTITLE

    def _guest(self) -> Item:
        return Item(
            _GUEST, Role.PERSON, messages.GUEST, note=messages.GUEST_NOTE,
            selected=self._host.players.guest and not self._host.players.waiting,
            portrait=Portrait.NOBODY,
        )  # fmt: skip

    @property
    def _remove(self) -> Choice:
        why: Text = NOTHING
        if self._host.players.guest:
            why = messages.REMOVE_GUEST
        elif len(self._members) == 1:
            why = messages.REMOVE_ALONE
        return button(
            Ask(Confirmation.REMOVE_PLAYER), self._remove_label, ("remove player",), why=why
        )

    @property
    def _remove_label(self) -> Text:
        if self._host.players.guest:
            return messages.REMOVE_SOMEONE
        return messages.remove(name=self._own_name)

    def _asks(self) -> tuple[Choice, ...]:
        if len(self._members) == 1:
            return ()
        label = messages.ASK if self._host.players.asks else messages.ASK_NOT
        return (button(Do(PageAction.ASK_AT_START), label, ("ask at the start",)),)

    def _question(self, shown: View) -> View:
        label = self._remove_label
        yes = button(Do(PageAction.REMOVE_PLAYER), label, ("remove player", "yes"))
        lines = (messages.remove_note(name=self._own_name),)
        return with_dialog(shown, label, lines, (_KEEP, yes), _KEEP.intent)

    @property
    def _own_name(self) -> Text:
        here = self._host.players.here
        return next(displayed_name(one) for one in self._members if one.id == here)

    def refusal(self, command: Command) -> Text:
        waiting = command is Command.BACK and self._host.players.waiting
        return messages.CHOOSE_FIRST if waiting else NOTHING

    def choose(self, intent: Intent, given: Given = None) -> None:
        host, players = self._host, self._host.players
        match intent:
            case Pick(EntryRef(EntryKind.PERSON, id)) if id == GUEST:
                if players.guest and not players.waiting:
                    host.refuse(ended(messages.GUEST_ALREADY))
                else:
                    players.sit_as_guest()
            case Pick(EntryRef(EntryKind.PERSON, id)) if id == players.here:
                host.refuse(messages.plays_already(name=self._own_name))
            case Pick(EntryRef(EntryKind.PERSON, id)):
                players.sit(id)
            case Do(PageAction.NEW_PLAYER):
                self._ask_name()
            case Ask(Confirmation.REMOVE_PLAYER):
                self._removing = True
                host.say(asked(self._remove_label))
                host.say(messages.remove_note(name=self._own_name))
            case Do(PageAction.KEEP):
                self._removing = False
            case Do(PageAction.REMOVE_PLAYER):
                self._removing = False
                players.remove(host.today)
            case Do(PageAction.ASK_AT_START):
                players.ask_at_start(asks=not players.asks)
            case _:
                super().choose(intent, given)

    def _ask_name(self) -> None:
        def check(text: str) -> Message:
            name = tidy_name(text)
            if not name:
                raise SettingsError(messages.NAME_MISSING)
            self._host.players.check_name(name, own=False)
            return messages.joins(name=Verbatim(name))

        self._host.open(
            destinations.ToEntry(
                messages.NEW_TITLE,
                messages.NAME,
                messages.NEW_NOTE,
                destinations.NAME_LETTERS,
                check,
                self._add,
                most=LONGEST_NAME,
            )
        )

    def _add(self, text: str) -> None:
        id = self._host.players.add(text)
        if id is not None:
            self._found = self._host.players.listed()
            self._focus = _person(id)
            self._host.say(messages.joined(name=Verbatim(tidy_name(text))))


def _person(id: str | None) -> EntryRef:
    return EntryRef(EntryKind.PERSON, id or GUEST)
