"""Rules: a list of games, and a page for each."""

from __future__ import annotations

from gin.core.message import NOTHING, Text
from gin.interface import destinations
from gin.interface.intents import Do, Given, Intent, Open, PageAction, Pick
from gin.interface.refs import Area, AreaRef, EntryKind, EntryRef
from gin.interface.view import Choice, Item, Role, Scene, View, Zone, ZoneKind
from gin.messages import menu
from gin.messages import rules as messages
from gin.present.pages import BACK, button, button_zone, go_there, page
from gin.present.screen import Screen, ScreenHost
from gin.present.words.games import listed
from gin.variants.pages.page import PageLine, lines_of, names_goal, sentence_of
from gin.variants.sameness import known_game
from gin.variants.setups import Setup, preset_of, setup_named

_LESSON = button(Open(destinations.ToLesson()), menu.LESSON, ("guide",))


class RulesScreen(Screen):
    """List of games with rules pages."""

    def view(self) -> View:
        rows = tuple(
            Item(
                EntryRef(EntryKind.GAME, one.id),
                Role.GAME,
                one.title,
                note=one.sentence,
                emblem=one.emblem,
            )
            for one in listed()
        )
        picks = tuple(
            Choice(
                intent=Pick(row.ref),
                label=row.name,
                item=row.ref,
                words=(row.ref.key,),
            )
            for row in rows
            if isinstance(row.ref, EntryRef)
        )
        zones = (
            Zone(AreaRef(Area.GAMES), ZoneKind.LIST, messages.TITLE, rows),
            button_zone((_LESSON, BACK)),
        )
        return View(Scene.RULES, messages.TITLE, zones, (*picks, _LESSON, BACK), focus=rows[0].ref)

    def choose(self, intent: Intent, given: Given = None) -> None:
        match intent:
            case Pick(EntryRef(EntryKind.GAME, game)):
                self._host.open(destinations.ToRules(setup_named(game)))
            case _:
                super().choose(intent, given)


class RulesPage(Screen):
    """Rules of a game with its table options."""

    def __init__(
        self, host: ScreenHost, agreed: Setup, *, single: bool = False, at_table: bool = False
    ) -> None:
        super().__init__(host)
        self._setup, self._single, self._at_table = agreed, single, at_table

    def view(self) -> View:
        subtitle: Text = NOTHING
        if self._setup.agreed and self._at_table:
            subtitle = messages.SUBTITLE
        elif self._setup.agreed and preset_of(self._setup) is None:
            subtitle = messages.SUBTITLE_CHOSEN
        elif not names_goal(self._setup):
            subtitle = sentence_of(self._setup)
        # The page begins with the goal, below the sentence about the game.
        lines = list(lines_of(self._setup, sentence=subtitle != sentence_of(self._setup)))
        if self._single:
            lines.insert(0, PageLine(messages.SINGLE))
        told = [(Role.HEADING if line.heading else Role.TEXT, line.text) for line in lines]
        figures = {
            number: line.figure for number, line in enumerate(lines) if line.figure is not None
        }
        same = known_game(self._setup)
        extra = () if same is None else (go_there(same.title),)
        return page(
            Scene.RULES, self._setup.title, told, subtitle=subtitle, extra=extra, figures=figures
        )  # fmt: skip

    def choose(self, intent: Intent, given: Given = None) -> None:
        same = known_game(self._setup)
        if intent == Do(PageAction.GO_THERE) and same is not None:
            self._host.open(destinations.ToRules(setup_named(same.id)))
        else:
            super().choose(intent, given)
