"""The screen for each destination. Large screens are imported on first use."""

from __future__ import annotations

from gin.interface import destinations
from gin.present.screen import Screen, ScreenHost


def screen_for(house: ScreenHost, page: destinations.Destination) -> Screen:
    """Return a new screen for a destination."""
    match page:
        case destinations.ToGames():
            from gin.present.screens.games.games import GamesScreen

            return GamesScreen(house)
        case destinations.ToBuild(begun):
            from gin.present.screens.build import BuildScreen

            return BuildScreen(house, begun)
        case destinations.ToPeople():
            from gin.present.screens.people import PeopleScreen

            return PeopleScreen(house)
        case destinations.ToYourself():
            from gin.present.screens.yourself import YourselfScreen

            return YourselfScreen(house)
        case destinations.ToMatches():
            from gin.present.screens.matches import MatchesScreen

            return MatchesScreen(house)
        case destinations.ToLesson():
            from gin.present.screens.lesson import LessonScreen

            return LessonScreen(house)
        case destinations.ToRulesList():
            from gin.present.screens.rules import RulesScreen

            return RulesScreen(house)
        case destinations.ToRules(agreed):
            from gin.present.screens.rules import RulesPage

            return RulesPage(house, agreed)
        case destinations.ToHelp():
            from gin.present.screens.help import HelpScreen

            return HelpScreen(house)
        case destinations.ToKeys():
            from gin.present.screens.keys import KeysScreen

            return KeysScreen(house)
        case destinations.ToFairPlay():
            from gin.present.screens.seal import FairnessPage

            return FairnessPage(house)
        case destinations.ToFairDetails():
            from gin.present.screens.seal import FairDetailsPage

            return FairDetailsPage(house)
        case destinations.ToPlayingWithoutSight():
            from gin.present.screens.sightless import SightlessPage

            return SightlessPage(house)
        case destinations.ToTroubleshooting():
            from gin.present.screens.troubleshooting import TroubleshootingPage

            return TroubleshootingPage(house)
        case destinations.ToSettings():
            from gin.present.screens.settings import SettingsScreen

            return SettingsScreen(house)
        case destinations.ToStatistics():
            from gin.present.screens.statistics import StatisticsScreen

            return StatisticsScreen(house)
        case destinations.ToFinishedMatches():
            from gin.present.screens.sheet.finished import FinishedScreen

            return FinishedScreen(house)
        case destinations.ToScoreSheet(session, over):
            from gin.present.screens.sheet.finished import FinishedSheet
            from gin.present.screens.sheet.sheet import SheetScreen

            return FinishedSheet(house, session) if over else SheetScreen(house, session)
        case destinations.ToFinalScore():
            from gin.present.screens.final import FinalScreen

            return FinalScreen(house, page)
        case destinations.ToSeal(session):
            from gin.present.screens.seal import SealScreen

            return SealScreen(house, session)
        case destinations.ToHandReview(session, hand):
            from gin.present.screens.review import ReviewScreen
            from gin.session.review import Review

            return ReviewScreen(house, Review(session, hand))
        case destinations.ToTrial():
            from gin.present.screens.table.trial import TrialScreen

            return TrialScreen(house, page)
        case destinations.ToEntry():
            from gin.present.screens.entry import EntryScreen

            return EntryScreen(house, page)
