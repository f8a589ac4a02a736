"""The menu, and the questions it asks before leaving a match behind."""

from __future__ import annotations

from gin.core.errors import SaveError
from gin.present.lesson import script
from gin.present.output import voice_commands
from gin.present.screen import House
from gin.present.screens.guide import GuideScreen
from gin.present.screens.help import HelpScreen
from gin.present.screens.rules import RulesScreen
from gin.present.screens.settings import SettingsScreen
from gin.present.view import Choice, Item, Role, Scene, View, Zone, ZoneKind
from gin.present.words import menu, speech
from gin.session.game import Summary, unfinished, unfinished_of
from gin.session.settings import following
from gin.variants.registry import setup


class MenuScreen:
    """The first scene."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._told = False
        self._lesson = GuideScreen(house, lambda: start_or_go_on(house, "gin"))

    def view(self) -> View:
        """The menu, with a match to go on with if there is one.

        Where there is none, the lesson is offered among the large buttons.
        """
        open_matches, solitary = self._unfinished()
        choices: list[Choice] = []
        notes: dict[str, str] = {}
        if open_matches:
            last = open_matches[0]
            choices.append(_button("continue", menu.CONTINUE, main=True))
            notes["continue"] = menu.unfinished(last)
        choices.append(_button("play", menu.PLAY, main=not open_matches))
        notes["play"] = menu.PLAY_NOTE
        if not open_matches:
            choices.append(_button("guide", menu.GUIDE))
            notes["guide"] = self._guide_note()
        choices.append(_button("solitary", menu.SOLITARY))
        notes["solitary"] = menu.unfinished(solitary[0]) if solitary else menu.SOLITARY_NOTE
        small = (
            *((("guide", menu.GUIDE),) if open_matches else ()),
            ("games", menu.GAMES),
            ("statistics", menu.STATISTICS),
            ("settings", menu.SETTINGS),
            ("rules", menu.RULES),
            ("help", menu.HELP),
            ("quit", menu.QUIT),
        )
        choices += [_button(id, label) for id, label in small]
        settings = self._house.settings
        contrast = settings.theme.startswith("contrast")
        ease = [_button("text-size", menu.text_size(settings.text_size), aside=True)]
        label = menu.CONTRAST_OFF if contrast else menu.CONTRAST_ON
        ease.append(_button("contrast", label, aside=True))
        label = speech.MENU_OFF if settings.speech == "off" else speech.MENU_ON
        ease.append(_button("speech", label, aside=True))
        choices += ease
        zones = (
            _zone("main", menu.TITLE, [c for c in choices if c.id in notes], notes),
            _zone("small", menu.MORE, [c for c in choices if c.id in dict(small)], {}),
            _zone("ease", menu.EASE, ease, {}),
        )
        focus = "button:continue" if open_matches else "button:play"
        return View(
            Scene.MENU,
            menu.TITLE,
            zones,
            tuple(choices),
            subtitle=menu.SUBTITLE,
            status=menu.FOOT,
            focus=focus,
        )

    def _guide_note(self) -> str:
        begun = self._lesson.number and not self._lesson.ended
        return (
            menu.guide_begun(self._lesson.number + 1, len(script.STEPS))
            if begun
            else menu.GUIDE_NOTE
        )

    def _unfinished(self) -> tuple[tuple[Summary, ...], tuple[Summary, ...]]:
        """The match to go on with, and the solitary one, each if there is one.

        Where they cannot be read that is said, once; all else in the menu goes on.
        """
        store = self._house.store
        try:
            return unfinished(store, most=1), unfinished(store, "solitary", most=1)
        except SaveError as error:
            if not self._told:
                self._told = True
                self._house.say(error.sentence)
            return (), ()

    def choose(self, id: str) -> None:
        """Go where the button says."""
        house = self._house
        match id:
            case "continue":
                house.go_on(unfinished(house.store, most=1)[0].id)
            case "play":
                start_or_go_on(house, "gin")
            case "solitary":
                start_or_go_on(house, "solitary")
            case "guide":
                if self._lesson.ended:
                    self._lesson.begin_again()
                house.open(self._lesson)
            case "games":
                # This and the next are large, and a start needs neither.
                from gin.present.screens.games import GamesScreen

                house.open(GamesScreen(house))
            case "statistics":
                from gin.present.screens.statistics import StatisticsScreen

                house.open(StatisticsScreen(house))
            case "settings":
                house.open(SettingsScreen(house))
            case "rules":
                house.open(RulesScreen(house))
            case "help":
                house.open(HelpScreen(house))
            case "text-size":
                house.change("text_size", following("text_size", house.settings.text_size))
            case "contrast":
                contrast = house.settings.theme.startswith("contrast")
                house.change("theme", "green" if contrast else "contrast_dark")
            case "speech":
                voice_commands.turn(house)
            case "quit":
                house.quit()


def start_or_go_on(house: House, game: str) -> None:
    """Sit down to a game: its unfinished match if there is one, or a new one."""
    begun = unfinished_of(house.store, setup(game))
    if begun is None:
        house.sit_down(setup(game))
    else:
        house.go_on(begun.id)


def _button(id: str, label: str, *, main: bool = False, aside: bool = False) -> Choice:
    word = id.replace("-", " ")
    return Choice(id, label, f"button:{id}", "", "", (word,), main=main, aside=aside)


def _zone(id: str, name: str, choices: list[Choice], notes: dict[str, str]) -> Zone:
    items = tuple(
        Item(choice.item, Role.BUTTON, choice.label, note=notes.get(choice.id, ""))
        for choice in choices
    )
    return Zone(id, ZoneKind.BUTTONS, name, items)
