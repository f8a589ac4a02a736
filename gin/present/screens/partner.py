"""Choice of the person to play with at this computer, and what the two agree on."""

from __future__ import annotations

from gin.core.message import Text
from gin.interface import destinations
from gin.interface.intents import Do, Given, Intent, Open, PageAction, Pick
from gin.interface.pictures import Portrait
from gin.interface.refs import Area, AreaRef, EntryKind, EntryRef
from gin.interface.view import Choice, Item, Role, Scene, View, Zone, ZoneKind
from gin.messages import challenge, linked
from gin.messages import shared as messages
from gin.present.pages import BACK, button, button_zone
from gin.present.screen import Screen, ScreenHost
from gin.present.words import people
from gin.present.words.household import displayed_name
from gin.present.words.people import yourself as profile
from gin.session.household import GUEST, Member
from gin.session.results_between import Results, results_against
from gin.variants.setups import Setup, aided, setup, unaided

_GUEST = EntryRef(EntryKind.PERSON, GUEST)
_APART = (
    button(Do(PageAction.HOST_TABLE), linked.HOST, ("wait", "host")),
    button(Do(PageAction.JOIN_TABLE), linked.JOIN, ("join", "join a table")),
    button(Open(destinations.ToChallenges()), challenge.TITLE, ("challenge", "challenges")),
)
"""Ways to play with a person at another screen."""
_APART_ROWS = tuple(
    Item(choice.item, Role.BUTTON, choice.label, note=note)
    for choice, note in zip(
        _APART, (messages.HOST_NOTE, messages.JOIN_NOTE, messages.CHALLENGES_NOTE), strict=True
    )
    if choice.item is not None
)


class PartnerScreen(Screen):
    """The other players of this computer, and a guest; picking one begins the match."""

    def __init__(self, host: ScreenHost, agreed: Setup | None) -> None:
        super().__init__(host)
        self._agreed = unaided(agreed or setup("gin"))
        self._take_back = False

    def view(self) -> View:
        results = results_against(self._host.store)
        rows = (*(_row(one, results.get(one.id, Results())) for one in self._members), _guest())
        picks = tuple(
            Choice(
                intent=Pick(row.ref), item=row.ref,
                label=messages.PLAYS_WITH_GUEST if row.ref == _GUEST
                else messages.plays_with(name=row.name),
                words=(str(place), *(("guest",) if row.ref == _GUEST else ())),
            )
            for place, row in enumerate(rows, start=1)
            if isinstance(row.ref, EntryRef)
        )  # fmt: skip
        hints = messages.HINTS_ON if self._agreed.rules.hints else messages.HINTS_OFF
        back = messages.TAKE_BACK_ON if self._take_back else messages.TAKE_BACK_OFF
        buttons = (
            BACK,
            button(
                Open(destinations.ToGames()),
                messages.game(game=aided(self._agreed).title),
                ("games", "game"),
                name="another-game",
            ),
            button(Open(destinations.ToPlayers()), messages.PLAYERS, ("players",)),
            button(Do(PageAction.AGREE_HINTS), hints, ("hints",)),
            button(Do(PageAction.AGREE_TAKE_BACK), back, ("take back",)),
        )
        zones = (
            Zone(AreaRef(Area.PEOPLE), ZoneKind.LIST, messages.LIST, rows),
            Zone(AreaRef(Area.PEOPLE, 1), ZoneKind.LIST, messages.APART, _APART_ROWS),
            button_zone(buttons),
        )
        return View(
            Scene.PEOPLE,
            messages.TITLE,
            zones,
            (*picks, *_APART, *buttons),
            subtitle=messages.SUBTITLE,
            focus=rows[0].ref,
        )

    @property
    def _members(self) -> tuple[Member, ...]:
        players = self._host.players
        return tuple(one for one in players.listed() if one.id != players.here)

    def choose(self, intent: Intent, given: Given = None) -> None:
        match intent:
            case Pick(EntryRef(EntryKind.PERSON, id)):
                self._host.shared.start(self._agreed, id, take_back=self._take_back)
            case Do(PageAction.HOST_TABLE):
                self._host.linked.host(self._agreed, take_back=self._take_back)
            case Do(PageAction.JOIN_TABLE):
                self._host.linked.join()
            case Do(PageAction.AGREE_HINTS):
                agreed = self._agreed
                self._agreed = unaided(agreed) if agreed.rules.hints else aided(agreed)
            case Do(PageAction.AGREE_TAKE_BACK):
                self._take_back = not self._take_back
            case _:
                super().choose(intent, given)


def _value(results: Results) -> Text:
    if not results.played:
        return messages.NO_MATCH
    return people.record_against(results.won, results.played)


def _row(member: Member, results: Results) -> Item:
    return Item(
        EntryRef(EntryKind.PERSON, member.id), Role.PERSON, displayed_name(member),
        value=_value(results), quiet=not results.played,
        portrait=profile(member.settings).portrait,
    )  # fmt: skip


def _guest() -> Item:
    return Item(
        _GUEST, Role.PERSON, messages.GUEST, note=messages.GUEST_NOTE, portrait=Portrait.NOBODY
    )
