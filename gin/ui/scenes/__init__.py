"""Painters of scenes: they place a view's items and draw everything except moving cards."""

from __future__ import annotations

from functools import cache

from gin.interface.view import Scene
from gin.ui.scenes.base import Painter


@cache
def painter_of(scene: Scene) -> Painter:
    """Return the painter of a scene, importing its module on first use to keep startup fast."""
    match scene:
        case Scene.MENU:
            from gin.ui.scenes.menu import MenuPainter

            return MenuPainter()
        case Scene.OPTIONS | Scene.KEYS | Scene.COMMANDS | Scene.CHALLENGES:
            from gin.ui.scenes.lists import ListPainter

            return ListPainter()
        case Scene.PEOPLE:
            from gin.ui.scenes.people import PeoplePainter

            return PeoplePainter()
        case Scene.ACHIEVEMENTS:
            from gin.ui.scenes.achievements import AchievementsPainter

            return AchievementsPainter()
        case Scene.FINISHED:
            from gin.ui.scenes.finished import FinishedPainter

            return FinishedPainter()
        case Scene.DAILY:
            from gin.ui.scenes.daily import DailyPainter

            return DailyPainter()
        case Scene.LADDER:
            from gin.ui.scenes.ladder import LadderPainter

            return LadderPainter()
        case Scene.TOURNAMENT:
            from gin.ui.scenes.tournament import TournamentPainter

            return TournamentPainter()
        case Scene.SETTINGS:
            from gin.ui.scenes.settings import SettingsPainter

            return SettingsPainter()
        case Scene.GAMES:
            from gin.ui.scenes.games import GamesPainter

            return GamesPainter()
        case Scene.BUILD:
            from gin.ui.scenes.build import BuildPainter

            return BuildPainter()
        case Scene.YOURSELF:
            from gin.ui.scenes.yourself import YourselfPainter

            return YourselfPainter()
        case Scene.ENTRY:
            from gin.ui.scenes.entry import EntryPainter

            return EntryPainter()
        case Scene.RULES:
            from gin.ui.scenes.rules import RulesPainter

            return RulesPainter()
        case Scene.CURTAIN:
            from gin.ui.scenes.curtain import CurtainPainter

            return CurtainPainter()
        case Scene.TABLE:
            from gin.ui.scenes.table import TablePainter

            return TablePainter()
        case Scene.SHOWDOWN:
            from gin.ui.scenes.showdown import ShowdownPainter

            return ShowdownPainter()
        case Scene.RESULT:
            from gin.ui.scenes.result import ResultPainter

            return ResultPainter()
        case Scene.FINAL:
            from gin.ui.scenes.final import FinalPainter

            return FinalPainter()
        case Scene.SHEET:
            from gin.ui.scenes.sheet import SheetPainter

            return SheetPainter()
        case Scene.STATISTICS:
            from gin.ui.scenes.statistics import StatisticsPainter

            return StatisticsPainter()
        case Scene.REVIEW:
            from gin.ui.scenes.review import ReviewPainter

            return ReviewPainter()
        case Scene.REPORT:
            from gin.ui.scenes.report import ReportPainter

            return ReportPainter()
        case Scene.LINES:
            from gin.ui.scenes.lines import LinesPainter

            return LinesPainter()
        case Scene.HELP | Scene.SOURCES:
            from gin.ui.scenes.pages import PagePainter

            return PagePainter()
