"""The scenes: a painter for each, which places a view's items and draws all that doesn't move."""

from __future__ import annotations

from gin.present.view import Scene
from gin.ui.scenes.base import Painter
from gin.ui.scenes.lists import ListPainter
from gin.ui.scenes.menu import MenuPainter
from gin.ui.scenes.pages import PagePainter
from gin.ui.scenes.result import ResultPainter
from gin.ui.scenes.rules import RulesPainter
from gin.ui.scenes.sheet import SheetPainter
from gin.ui.scenes.statistics import StatisticsPainter
from gin.ui.scenes.table import TablePainter

PAINTERS: dict[Scene, Painter] = {
    Scene.MENU: MenuPainter(),
    Scene.GAMES: ListPainter(),
    Scene.OPTIONS: ListPainter(),
    Scene.SETTINGS: ListPainter(),
    Scene.RULES: RulesPainter(),
    Scene.TABLE: TablePainter(),
    Scene.RESULT: ResultPainter(),
    Scene.SHEET: SheetPainter(),
    Scene.STATISTICS: StatisticsPainter(),
    Scene.HELP: PagePainter(),
}
"""Every scene's painter."""
