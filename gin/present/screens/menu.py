"""The menu, and the questions it asks before leaving a match behind."""

from __future__ import annotations

from gin.core.errors import SaveError
from gin.present import destinations as to
from gin.present.lesson import script
from gin.present.output import voice_commands
from gin.present.screen import House, Screen
from gin.present.view import Choice, Item, Role, Scene, View, Zone, ZoneKind
from gin.present.words import menu, speech
from gin.session.settings import following
from gin.session.unfinished import Summary, unfinished


class MenuScreen(Screen):
    """The first scene."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._told = False

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
        lesson = self._house.lesson
        return (
            menu.guide_begun(lesson.number + 1, len(script.STEPS))
            if lesson.begun
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
                house.play("gin")
            case "solitary":
                house.play("solitary")
            case "guide":
                if house.lesson.ended:
                    house.lesson.number = 0
                house.open(to.Lesson())
            case "games":
                house.open(to.Games())
            case "statistics":
                house.open(to.Statistics())
            case "settings":
                house.open(to.Settings())
            case "rules":
                house.open(to.RulesList())
            case "help":
                house.open(to.Help())
            case "text-size":
                house.change("text_size", following("text_size", house.settings.text_size))
            case "contrast":
                contrast = house.settings.theme.startswith("contrast")
                house.change("theme", "green" if contrast else "contrast_dark")
            case "speech":
                voice_commands.turn(house)
            case "quit":
                house.quit()


def _button(id: str, label: str, *, main: bool = False, aside: bool = False) -> Choice:
    word = id.replace("-", " ")
    return Choice(
        id=id,
        label=label,
        item=f"button:{id}",
        words=(word,),
        main=main,
        aside=aside,
    )


def _zone(id: str, name: str, choices: list[Choice], notes: dict[str, str]) -> Zone:
    items = tuple(
        Item(choice.item, Role.BUTTON, choice.label, note=notes.get(choice.id, ""))
        for choice in choices
    )
    return Zone(id, ZoneKind.BUTTONS, name, items)
