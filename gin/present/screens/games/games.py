"""The page of games."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from gin.core.message import NOTHING, Message, Text, Verbatim, ended
from gin.interface import destinations
from gin.interface.commands import Command
from gin.interface.intents import (
    Ask,
    Confirmation,
    Do,
    Given,
    Intent,
    Open,
    PageAction,
    Pick,
)
from gin.interface.names import name_of
from gin.interface.refs import Area, AreaRef, ButtonRef, EntryKind, EntryRef
from gin.interface.view import ButtonSpot, Choice, Item, Role, Scene, View, Zone, ZoneKind
from gin.messages import build, challenge, shared
from gin.messages import games as messages
from gin.present.pages import BACK, button, foot_zone, go_there, typed, with_dialog
from gin.present.screen import Screen, ScreenHost
from gin.present.screens.games import about
from gin.present.screens.games.options import OptionsScreen
from gin.present.words import games, matches
from gin.present.words.people import next_opponent
from gin.session import mixtures
from gin.session.mixtures import Mixture
from gin.session.unfinished import Summary, count_unfinished, unfinished_of
from gin.variants.game import GameGroup
from gin.variants.pages.page import sentence_of
from gin.variants.registry import ids
from gin.variants.sameness import known_game
from gin.variants.setups import Setup, setup_named

CODE = EntryRef(EntryKind.FIELD, "code")
_BUILD = button(Open(destinations.ToBuild()), build.TITLE, ("build",))
_BUILD_TILE = Item(
    ButtonRef(name_of(_BUILD.intent)), Role.BUTTON, build.TITLE, note=build.TILE, emblem=games.BUILD
)
"""The last row of the list."""
_CHALLENGES = typed(Open(destinations.ToChallenges()), challenge.TITLE, ("challenge", "challenges"))
_CHANGES = (
    button(Do(PageAction.EDIT), build.EDIT, ("change",)),
    button(Do(PageAction.RENAME), build.RENAME, ("rename",)),
    button(Ask(Confirmation.FORGET_GAME), build.FORGET, ("delete",)),
)
"""Choices for a game that the player built."""


class GamesScreen(Screen):
    """List of games, favourites first, with details of the selected game."""

    def __init__(self, host: ScreenHost) -> None:
        super().__init__(host)
        self._picked = EntryRef(EntryKind.GAME, ids()[0])
        self._asking = False

    def view(self) -> View:
        picked = self._setup()
        mine = self._mixture()
        zones: list[Zone] = []
        picks: list[Choice] = []
        for number, (title, rows) in enumerate(self._groups()):
            zones.append(Zone(AreaRef(Area.GAMES, number), ZoneKind.LIST, title, tuple(rows)))
            picks += [_BUILD if row is _BUILD_TILE else _pick(row) for row in rows]
        name = _name(picked, mine)
        zones.append(about.zone(self._host.store, picked, name, self._unfinished_match()))
        acts, about_choices = self._acts(picked, mine), self._about_choices(picked, mine)
        zones.append(about.buttons(about_choices))
        shown = View(
            Scene.GAMES,
            messages.TITLE,
            (*zones, foot_zone(acts)),
            (*picks, *acts, *about_choices, _CHALLENGES),
            subtitle=messages.SUBTITLE,
            status=sentence_of(picked),
            focus=self._picked,
        )
        return self._with_question(shown, name) if self._asking else shown

    def _groups(self) -> Iterator[tuple[Text, list[Item]]]:
        """Yield headings and rows: favourites, the player's own games, then the rest."""
        liked = mixtures.favourites(self._host.store)
        mixes = mixtures.mixtures(self._host.store)
        own = [
            self._row(EntryRef(EntryKind.MIXTURE, one.code), one.name, sentence_of(one.setup),
                      one.setup.game.id, liked)
            for one in mixes
        ]  # fmt: skip
        rest = [
            (one, self._row(EntryRef(EntryKind.GAME, one.id), one.title, one.sentence, one.emblem,
                            liked))
            for one in games.listed()
        ]  # fmt: skip
        favourites = [row for row in (*own, *(row for _, row in rest)) if row.starred]
        if favourites:
            yield messages.FAVOURITES, favourites
        own = [row for row in own if not row.starred]
        if own:
            yield build.OWN, own
        rest.sort(key=lambda one: one[0].place)
        for group, title in games.GROUPS.items():
            rows = [row for one, row in rest if one.group is group and not row.starred]
            if group is GameGroup.ALONE:
                rows.append(_BUILD_TILE)
            if rows:
                yield title, rows

    def _row(
        self, entry: EntryRef, name: Text, note: Text, emblem: str, liked: Collection[str]
    ) -> Item:
        starred = entry.key in liked
        return Item(entry, Role.GAME, name, note=note, selected=entry == self._picked,
                    value=messages.FAVOURITE if starred else NOTHING, starred=starred,
                    emblem=emblem)  # fmt: skip

    def _acts(self, picked: Setup, mine: Mixture | None) -> list[Choice]:
        title = _name(picked, mine)
        unfinished = count_unfinished(self._host.store)
        begun = self._unfinished_match()
        # Continue stands at the place of the main button, and Play next to it.
        last = [
            button(
                Do(PageAction.PLAY),
                messages.play_game(title=title),
                ("play", "new"),
                main=begun is None,
                brief=messages.PLAY if begun is None else messages.NEW_MATCH,
            )
        ]
        if begun is not None:
            label, brief = matches.continue_label(begun), matches.continue_label_short(begun)
            last.append(
                button(Do(PageAction.CONTINUE), label, ("continue",), main=True, brief=brief)
            )
        acts = [BACK]
        if unfinished > 1:
            many = messages.unfinished(count=unfinished)
            matches_page = Open(destinations.ToMatches())
            acts.append(button(matches_page, many, ("unfinished",), spot=ButtonSpot.QUIET))
        if mine is None:
            acts.append(button(Do(PageAction.OPTIONS), messages.OPTIONS, ("options",)))
        return [*acts, *last]

    def _about_choices(self, picked: Setup, mine: Mixture | None) -> tuple[Choice, ...]:
        """Return the choices for the game: its rules, a star, who to play it with, its changes."""
        same = known_game(picked)
        liked = self._picked.key in mixtures.favourites(self._host.store)
        favourite = messages.DROP_FAVOURITE if liked else messages.ADD_FAVOURITE
        return (
            button(Open(destinations.ToRules(picked)), messages.RULES, ("rules",)),
            *(() if same is None else (go_there(same.title),)),
            button(Do(PageAction.FAVOURITE), favourite, ("favourite",)),
            *(self._company(picked) if picked.rules.seats == 2 else ()),
            *(_CHANGES if mine is not None else ()),
        )

    def _company(self, picked: Setup) -> tuple[Choice, ...]:
        """Return the choices of an opponent: of the house, or another person."""
        against = messages.against(who=next_opponent(self._host.settings))
        two = Open(destinations.ToPartner(picked))
        return (
            button(Open(destinations.ToPeople()), against, ("opponent",)),
            button(two, shared.TITLE, ("two players", "together")),
        )

    def _with_question(self, shown: View, name: Text) -> View:
        keep = button(Do(PageAction.KEEP), build.KEEP, ("no", "keep"), key=Command.BACK, main=True)
        drop = button(Do(PageAction.DROP), build.FORGET, ("yes", "delete"))
        lines = (ended(name), build.FORGET_SURE)
        return with_dialog(shown, build.FORGET_TITLE, lines, (keep, drop), keep.intent)

    def _mixture(self) -> Mixture | None:
        if self._picked.kind is not EntryKind.MIXTURE:
            return None
        mixes = mixtures.mixtures(self._host.store)
        return next((one for one in mixes if one.code == self._picked.key), None)

    def _setup(self) -> Setup:
        """Return the selected game, or the first if the selected one was deleted."""
        mine = self._mixture()
        if mine is not None:
            return mine.setup
        if self._picked.kind is EntryKind.MIXTURE:
            self._picked = EntryRef(EntryKind.GAME, ids()[0])
        return setup_named(self._picked.key)

    def _unfinished_match(self) -> Summary | None:
        return unfinished_of(self._host.store, self._setup())

    def choose(self, intent: Intent, given: Given = None) -> None:
        host, picked, mine = self._host, self._setup(), self._mixture()
        match intent:
            case Pick(EntryRef() as entry):
                self._look_at(entry)
            case Do(PageAction.PLAY):
                host.matches.start_or_ask(picked)
            case Do(PageAction.CONTINUE):
                begun = self._unfinished_match()
                assert begun is not None
                host.matches.resume(begun.id)
            case Do(PageAction.OPTIONS):
                host.show(OptionsScreen(host, picked))
            case Do(PageAction.FAVOURITE):
                now = mixtures.toggle_favourite(host.store, self._picked.key)
                host.say(messages.FAVOURITE_ADDED if now else messages.FAVOURITE_DROPPED)
            case Do(PageAction.EDIT):
                host.open(destinations.ToBuild(picked))
            case Do(PageAction.GO_THERE):
                same = known_game(picked)
                assert same is not None
                self._look_at(EntryRef(EntryKind.GAME, same.id))
            case Do(PageAction.RENAME):
                self._ask_name(picked)
            case Ask(Confirmation.FORGET_GAME):
                self._asking = True
            case Do(PageAction.KEEP):
                self._asking = False
            case Do(PageAction.DROP):
                self._asking = False
                if mine is not None:
                    mixtures.forget(host.store, mine.code)
                    host.say(build.FORGOTTEN)
            case _:
                super().choose(intent, given)

    def _look_at(self, entry: EntryRef) -> None:
        self._picked = entry
        looked, mine = self._setup(), self._mixture()
        self._host.say(about.summary(looked, _name(looked, mine)))

    def _ask_name(self, picked: Setup) -> None:
        store, mine = self._host.store, self._mixture()

        def check(text: str) -> Message:
            name = mixtures.tidy(text)
            return build.called(name=Verbatim(name) if name else picked.title)

        def done(text: str) -> None:
            name = mixtures.keep(store, picked, text).name
            self._host.say(build.renamed(name=name))

        self._host.open(
            destinations.ToEntry(build.NAME_TITLE, build.NAME_FIELD, build.NAME_NOTE,
                        destinations.NAME_LETTERS, check, done, "" if mine is None else mine.typed,
                        mixtures.LONGEST, usual=picked.title)
        )  # fmt: skip


def _name(picked: Setup, mine: Mixture | None) -> Text:
    return picked.title if mine is None else mine.name


def _pick(row: Item) -> Choice:
    """Return the choice of a row, typed as the game's id, or a custom game's name or code."""
    entry = row.ref
    assert isinstance(entry, EntryRef)
    said: tuple[str, ...] = (entry.key,)
    if entry.kind is EntryKind.MIXTURE:
        typed = (row.name.text.lower(),) if isinstance(row.name, Verbatim) else ()
        said = (*typed, entry.key.lower())
    return Choice(intent=Pick(entry), label=row.name, item=entry, words=said)
