"""The rules: a list of games, and a page for each."""

from __future__ import annotations

from gin.present import destinations as to
from gin.present.pages import BACK, button_zone, page
from gin.present.screen import House, Screen
from gin.present.view import Choice, Item, Role, Scene, View, Zone, ZoneKind
from gin.present.words import rules as words
from gin.variants.registry import GAMES, Setup, setup
from gin.variants.rulebook.page import lines_of


class RulesScreen(Screen):
    """Which game's rules?"""

    def __init__(self, house: House) -> None:
        self._house = house

    def view(self) -> View:
        """The list of games."""
        rows = tuple(
            Item(f"game:{game.id}", Role.GAME, game.title, note=game.sentence) for game in GAMES
        )
        picks = tuple(
            Choice(id=f"game:{game.id}", label=game.title, item=f"game:{game.id}", words=(game.id,))
            for game in GAMES
        )
        zones = (Zone("games", ZoneKind.LIST, words.TITLE, rows), button_zone((BACK,)))
        return View(Scene.RULES, words.TITLE, zones, (*picks, BACK), focus=rows[0].id)

    def choose(self, id: str) -> None:
        """Open a page."""
        if id == "back":
            self._house.back()
        else:
            self._house.open(to.RulesOf(setup(id.removeprefix("game:"))))


class RulesPage(Screen):
    """The rules page of a game with the options agreed on."""

    def __init__(self, house: House, agreed: Setup) -> None:
        self._house = house
        self._setup = agreed

    def view(self) -> View:
        """The page."""
        lines = [
            (Role.HEADING if heading else Role.TEXT, text)
            for heading, text in lines_of(self._setup)
        ]
        return page(Scene.RULES, self._setup.title, lines, subtitle=words.SUBTITLE)

    def choose(self, id: str) -> None:
        """Only Back can be chosen."""
        assert id == "back"
        self._house.back()
