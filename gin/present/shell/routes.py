"""Which screen shows which page. A large one is not imported before somebody goes there."""

from __future__ import annotations

from gin.interface import destinations as to
from gin.present.screen import House, Screen


def screen_for(house: House, page: to.Destination) -> Screen:
    """The screen of a page, made anew."""
    match page:
        case to.Games():
            from gin.present.screens.games.games import GamesScreen

            return GamesScreen(house)
        case to.Build(begun):
            from gin.present.screens.build import BuildScreen

            return BuildScreen(house, begun)
        case to.People():
            from gin.present.screens.people import PeopleScreen

            return PeopleScreen(house)
        case to.Yourself():
            from gin.present.screens.yourself import YourselfScreen

            return YourselfScreen(house)
        case to.Matches():
            from gin.present.screens.matches import MatchesScreen

            return MatchesScreen(house)
        case to.Lesson():
            from gin.present.screens.lesson import LessonScreen

            return LessonScreen(house)
        case to.RulesList():
            from gin.present.screens.rules import RulesScreen

            return RulesScreen(house)
        case to.RulesOf(agreed):
            from gin.present.screens.rules import RulesPage

            return RulesPage(house, agreed)
        case to.Help():
            from gin.present.screens.help import HelpScreen

            return HelpScreen(house)
        case to.Keys():
            from gin.present.screens.keys import KeysScreen

            return KeysScreen(house)
        case to.FairPlay():
            from gin.present.screens.seal import FairnessPage

            return FairnessPage(house)
        case to.FairDetails():
            from gin.present.screens.seal import FairDetailsPage

            return FairDetailsPage(house)
        case to.Sightless():
            from gin.present.screens.sightless import SightlessPage

            return SightlessPage(house)
        case to.Troubles():
            from gin.present.screens.troubles import TroublesPage

            return TroublesPage(house)
        case to.Settings():
            from gin.present.screens.settings import SettingsScreen

            return SettingsScreen(house)
        case to.Statistics():
            from gin.present.screens.statistics import StatisticsScreen

            return StatisticsScreen(house)
        case to.Finished():
            from gin.present.screens.sheet.finished import FinishedScreen

            return FinishedScreen(house)
        case to.ScoreSheet(session, over):
            from gin.present.screens.sheet.finished import FinishedSheet
            from gin.present.screens.sheet.sheet import SheetScreen

            return FinishedSheet(house, session) if over else SheetScreen(house, session)
        case to.Final():
            from gin.present.screens.final import FinalScreen

            return FinalScreen(house, page)
        case to.Seal(session):
            from gin.present.screens.seal import SealScreen

            return SealScreen(house, session)
        case to.HandReview(session, hand):
            from gin.present.screens.review import ReviewScreen
            from gin.session.review import Review

            return ReviewScreen(house, Review(session, hand))
        case to.Trial():
            from gin.present.screens.table.trial import TrialScreen

            return TrialScreen(house, page)
        case to.Entry():
            from gin.present.screens.entry import EntryScreen

            return EntryScreen(house, page)
