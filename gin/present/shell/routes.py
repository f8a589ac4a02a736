"""The screen for each destination. Screens are imported on first use."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gin.interface import destinations
from gin.present.screen import Screen, ScreenHost

if TYPE_CHECKING:
    from gin.present.screens.table.match import TableScreen
    from gin.session.game import Session


def table_for(host: ScreenHost, session: Session) -> TableScreen:
    """Return a new screen for the table of a match."""
    from gin.present.screens.table.daily import DailyTableScreen
    from gin.present.screens.table.match import TableScreen
    from gin.present.screens.table.tournament import TournamentTableScreen
    from gin.session.tournament import tournament_place

    if session.daily is not None:
        return DailyTableScreen(host, session)
    if tournament_place(session.event) is not None:
        return TournamentTableScreen(host, session)
    return TableScreen(host, session)


def screen_for(host: ScreenHost, page: destinations.Destination) -> Screen:
    """Return a new screen for a destination."""
    match page:
        case destinations.ToGames():
            from gin.present.screens.games.games import GamesScreen

            return GamesScreen(host)
        case destinations.ToBuild(begun):
            from gin.present.screens.build import BuildScreen

            return BuildScreen(host, begun)
        case destinations.ToPeople():
            from gin.present.screens.people import PeopleScreen

            return PeopleScreen(host)
        case destinations.ToYourself():
            from gin.present.screens.yourself import YourselfScreen

            return YourselfScreen(host)
        case destinations.ToPartner(agreed):
            from gin.present.screens.partner import PartnerScreen

            return PartnerScreen(host, agreed)
        case destinations.ToPlayers():
            from gin.present.screens.players import PlayersScreen

            return PlayersScreen(host)
        case destinations.ToDaily(day):
            from gin.present.screens.daily import DailyScreen

            return DailyScreen(host, day)
        case destinations.ToLadder(round):
            from gin.present.screens.ladder import LadderScreen

            return LadderScreen(host, round)
        case destinations.ToTournament(id):
            from gin.present.screens.new_tournament import NewTournamentScreen
            from gin.present.screens.tournament import TournamentScreen
            from gin.session.tournament_store import current, saved_tournament

            shown = current(host.store) if id is None else saved_tournament(host.store, id)
            return NewTournamentScreen(host) if shown is None else TournamentScreen(host, shown.id)
        case destinations.ToData():
            from gin.present.screens.data import DataScreen

            return DataScreen(host)
        case destinations.ToExport(path, kind):
            from gin.present.screens.transfer import ExportScreen

            return ExportScreen(host, path, kind)
        case destinations.ToImports():
            from gin.present.screens.imports import ImportsScreen

            return ImportsScreen(host)
        case destinations.ToImport(path):
            from gin.present.screens.transfer import ImportScreen

            return ImportScreen(host, path)
        case destinations.ToMatches():
            from gin.present.screens.matches import MatchesScreen

            return MatchesScreen(host)
        case destinations.ToLesson():
            from gin.present.screens.lesson import LessonScreen

            return LessonScreen(host)
        case destinations.ToRulesList():
            from gin.present.screens.rules import RulesScreen

            return RulesScreen(host)
        case destinations.ToRules(agreed, single, at_table):
            from gin.present.screens.rules import RulesPage

            return RulesPage(host, agreed, single=single, at_table=at_table)
        case destinations.ToHelp():
            from gin.present.screens.help import HelpScreen

            return HelpScreen(host)
        case destinations.ToOwnDecks():
            from gin.present.screens.own_decks import OwnDecksScreen

            return OwnDecksScreen(host)
        case destinations.ToKeys():
            from gin.present.screens.keys import KeysScreen

            return KeysScreen(host)
        case destinations.ToFairPlay():
            from gin.present.screens.seal import FairnessPage

            return FairnessPage(host)
        case destinations.ToFairDetails():
            from gin.present.screens.seal import FairDetailsPage

            return FairDetailsPage(host)
        case destinations.ToPlayingWithoutSight():
            from gin.present.screens.sightless import SightlessPage

            return SightlessPage(host)
        case destinations.ToTroubleshooting():
            from gin.present.screens.troubleshooting import TroubleshootingPage

            return TroubleshootingPage(host)
        case destinations.ToSettings():
            from gin.present.screens.settings import SettingsScreen

            return SettingsScreen(host)
        case destinations.ToStatistics():
            from gin.present.screens.statistics import StatisticsScreen

            return StatisticsScreen(host)
        case destinations.ToHabits():
            from gin.present.screens.habits import HabitsScreen

            return HabitsScreen(host)
        case destinations.ToCounted(habit, span):
            from gin.present.screens.habits import CountedScreen

            return CountedScreen(host, habit, span)
        case destinations.ToAchievements(trophy):
            from gin.present.screens.achievements import AchievementsScreen

            return AchievementsScreen(host, trophy)
        case destinations.ToFinishedMatches():
            from gin.present.screens.sheet.finished import FinishedScreen

            return FinishedScreen(host)
        case destinations.ToScoreSheet(session, over):
            from gin.present.screens.sheet.finished import FinishedSheet
            from gin.present.screens.sheet.sheet import SheetScreen

            return FinishedSheet(host, session) if over else SheetScreen(host, session)
        case destinations.ToFinalScore():
            from gin.present.screens.final import FinalScreen

            return FinalScreen(host, page)
        case destinations.ToSeal(session):
            from gin.present.screens.seal import SealScreen

            return SealScreen(host, session)
        case destinations.ToHandReview(session, hand, ply):
            from gin.present.screens.review.review import ReviewScreen
            from gin.session.review import Review

            return ReviewScreen(host, Review(session, hand, ply))
        case destinations.ToReport(match):
            from gin.present.screens.report import ReportScreen

            return ReportScreen(host, match)
        case destinations.ToDecision(review, place, back):
            from gin.present.screens.review.step import StepScreen

            return StepScreen(host, review, place, back=back)
        case destinations.ToTrial():
            from gin.present.screens.table.trial import ReviewTrial

            return ReviewTrial(host, page)
        case destinations.ToExercises(theme):
            from gin.present.screens.exercises import ExercisesScreen

            return ExercisesScreen(host, theme)
        case destinations.ToExercise():
            from gin.present.screens.table.exercise import ExerciseScreen

            return ExerciseScreen(host, page)
        case destinations.ToShare(session):
            from gin.present.screens.sharing import ShareScreen

            return ShareScreen(host, session)
        case destinations.ToChallenges():
            from gin.present.screens.challenge.challenges import ChallengesScreen

            return ChallengesScreen(host)
        case destinations.ToChallenge(id):
            from gin.present.screens.challenge.challenge import challenge_screen

            return challenge_screen(host, id)
        case destinations.ToReplay(hand):
            from gin.present.screens.replay import ReplayScreen

            return ReplayScreen(host, hand)
        case destinations.ToEntry():
            from gin.present.screens.entry import EntryScreen

            return EntryScreen(host, page)
