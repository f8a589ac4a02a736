"""Choosing a game, its opponent and its table options, or a deal by its code."""

from __future__ import annotations

from gin.core.errors import GinError
from gin.core.shuffle import parse_deal_code
from gin.present.screen import House
from gin.present.screens.matches import MatchesScreen
from gin.present.screens.pages import BACK, button_zone
from gin.present.screens.rules import RulesPage
from gin.present.view import Choice, Item, Role, Scene, View, Zone, ZoneKind
from gin.present.words import games
from gin.present.words.people import opponent
from gin.session.game import unfinished
from gin.session.settings import following
from gin.variants.registry import GAMES, Setup, options_of, own_rules, setup


class GamesScreen:
    """All games; one of them is looked at."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._game = GAMES[0]

    def view(self) -> View:
        """The list of games, and what can be done with the one looked at."""
        rows = tuple(
            Item(
                f"game:{game.id}",
                Role.GAME,
                game.title,
                note=game.sentence,
                selected=game is self._game,
            )
            for game in GAMES
        )
        picks = tuple(
            Choice(f"game:{game.id}", game.title, f"game:{game.id}", words=(game.id,))
            for game in GAMES
        )
        open_matches = unfinished(self._house.store)
        has_open = any(match.game == self._game.id for match in open_matches)
        alone = own_rules(self._game).seats == 1
        acts = [
            BACK,
            Choice("play", games.play(self._game.title), "button:play", words=("play",), main=True),
        ]
        if has_open:
            acts.append(Choice("new", games.ANEW, "button:new", words=("new",)))
        if len(open_matches) > 1:
            acts.append(
                Choice("matches", games.unfinished(len(open_matches)), "button:matches",
                       words=("unfinished",))
            )  # fmt: skip
        if not alone:
            name = opponent(self._house.settings.level)
            acts.append(Choice("level", games.against(name), "button:level", words=("opponent",)))
        acts.append(Choice("options", games.OPTIONS, "button:options", words=("options",)))
        acts.append(Choice("rules", games.RULES, "button:rules", words=("rules",)))
        zones = (Zone("games", ZoneKind.LIST, games.TITLE, rows), button_zone(acts))
        return View(
            Scene.GAMES,
            games.TITLE,
            zones,
            (*picks, *acts),
            subtitle=games.SUBTITLE,
            status=self._game.sentence,
            focus=f"game:{self._game.id}",
        )

    def choose(self, id: str) -> None:
        """Look at a game, or do what the button says."""
        house = self._house
        if id.startswith("game:"):
            self._game = next(game for game in GAMES if f"game:{game.id}" == id)
            house.say(f"{self._game.title}. {self._game.sentence}")
            return
        match id:
            case "play":
                for match in unfinished(house.store):
                    if match.game == self._game.id:
                        house.go_on(match.id)
                        return
                house.sit_down(setup(self._game.id))
            case "new":
                house.sit_down(setup(self._game.id))
            case "level":
                house.change("level", following("level", house.settings.level))
            case "matches":
                house.open(MatchesScreen(house))
            case "options":
                house.open(OptionsScreen(house, self._game.id))
            case "rules":
                house.open(RulesPage(house, setup(self._game.id)))
            case "back":
                house.back()


class OptionsScreen:
    """The table options of one game, and a deal code to play."""

    def __init__(self, house: House, game: str) -> None:
        self._house = house
        self._setup: Setup = setup(game)
        self._code = ""

    def view(self) -> View:
        """A row for each option with its value; the default is marked."""
        rules, own = self._setup.rules, own_rules(self._setup.game)
        rows, choices = [], []
        for option in options_of(self._setup.game):
            value = option.current(rules)
            default = value.word == option.current(own).word
            item = Item(
                f"option:{option.id}",
                Role.SETTING,
                option.title,
                value=value.label,
                note=option.sentence,
                selected=not default,
            )
            rows.append(item)
            label = games.option(option.title, value.label)
            choices.append(Choice(item.id, label, item.id, words=(option.id,)))
        rows.append(Item("code", Role.FIELD, games.CODE, value=self._code, note=self._code_note()))
        acts = [
            BACK,
            Choice("play", games.play(self._setup.game.title), "button:play", words=("play",),
                   main=True),
            Choice("defaults", games.DEFAULTS, "button:defaults", words=("defaults",)),
        ]  # fmt: skip
        zones = (Zone("options", ZoneKind.LIST, games.OPTIONS, tuple(rows)), button_zone(acts))
        return View(
            Scene.OPTIONS,
            games.options_of(self._setup.game.title),
            zones,
            (*choices, *acts),
            subtitle=games.OPTIONS_NOTE,
            focus=rows[0].id,
        )

    def _code_note(self) -> str:
        """What a deal code is for, or why the one typed cannot be played."""
        if not self._code:
            return games.CODE_NOTE
        try:
            parse_deal_code(self._code)
        except GinError as error:
            return f"{error}."
        return games.CODE_GOOD

    def enter(self, field: str, text: str) -> None:
        """Type a deal code."""
        assert field == "code"
        self._code = text.strip().upper()

    def choose(self, id: str) -> None:
        """Give an option its next value, or do what the button says."""
        house = self._house
        if id.startswith("option:"):
            self._turn(id.removeprefix("option:"))
            return
        match id:
            case "play":
                self._play()
            case "defaults":
                self._setup = setup(self._setup.game.id)
            case "back":
                house.back()

    def _turn(self, id: str) -> None:
        """The option's next value; those that clash are passed over, with the reason."""
        option = next(one for one in options_of(self._setup.game) if one.id == id)
        current = option.current(self._setup.rules).word
        words = [value.word for value in option.values]
        place = words.index(current) if current in words else -1
        kept = [word for word in self._setup.agreed if not word.startswith(f"{id}=")]
        for step in range(1, len(words) + 1):
            word = words[(place + step) % len(words)]
            try:
                self._setup = setup(self._setup.game.id, [*kept, f"{id}={word}"])
            except GinError as error:
                self._house.say(f"{error}.")
                continue
            value = option.value(word)
            self._house.say(f"{option.title}: {value.label}.")
            return

    def _play(self) -> None:
        if not self._code:
            self._house.sit_down(self._setup)
            return
        try:
            seed, dealer = parse_deal_code(self._code)
        except GinError as error:
            self._house.say(f"{error}.")
            return
        self._house.sit_down(self._setup, seed, dealer)
