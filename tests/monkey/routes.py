"""Routes to every scene and question, and to every kind of drag.

A route is a tuple of steps. A step may be a function, which chooses lines from the current view.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache

from gin.interface import destinations
from gin.interface.intents import Ask, Confirmation, Do, Draft, Intent, Open, PageAction, Pick, Play
from gin.interface.names import name_of
from gin.interface.refs import (
    DISCARDS,
    HAND,
    KNOCK,
    STOCK,
    EntryKind,
    EntryRef,
    LineRef,
    PaperLine,
    ZoneRef,
)
from gin.interface.steps import End, EndHand, LayOutNow, PutDown, UseLayOut
from gin.interface.view import Choice, Scene
from gin.rules.model import actions
from gin.rules.model.actions import Discard, Draw, Refuse, Take
from gin.session.challenge import Challenge, challenge_of
from gin.session.challenge_text import text_of
from gin.session.challenges import id_of
from gin.session.household import GUEST
from gin.session.themes import Theme
from tests.monkey import random_games
from tests.monkey.events import Lines, RandomGestures, chosen
from tests.monkey.meant import Meant, allowed, drafts, ends, is_any, opens, picks, plays, reads
from tests.support.challenges import finished

Found = Callable[[RandomGestures], Lines]
Step = str | Intent | Found
Way = tuple[Step, ...]


def lines_of(way: Way, gestures: RandomGestures) -> Lines:
    for step in way:
        if isinstance(step, str):
            yield step
        elif isinstance(step, Intent):
            yield chosen(step)
        else:
            yield from step(gestures)


# Steps that depend on the view or on chance.


def _first(meant: Meant) -> Found:
    return lambda gestures: (chosen(choice.intent) for choice in allowed(gestures.view, meant)[:1])


def _any_of(*ways: Way) -> Found:
    return lambda gestures: lines_of(gestures.one_of(*ways), gestures)


def _unless(there: Callable[[RandomGestures], bool], way: Way) -> Found:
    return lambda gestures: iter(()) if there(gestures) else lines_of(way, gestures)


def _sit(id: str, *agreed: str) -> Found:
    return lambda gestures: iter([f"sit {random_games.code_of(id, agreed)} {gestures.any_seed()}"])


def _until(there: Callable[[RandomGestures], bool], most: int = 160) -> Found:
    return lambda gestures: gestures.on(lambda: there(gestures), most)


def _until_open(meant: Meant, most: int) -> Found:
    return _until(
        lambda gestures: _hand_over(gestures) or bool(allowed(gestures.view, meant)), most
    )


def _at_table(gestures: RandomGestures) -> bool:
    view = gestures.view
    return view.scene is Scene.TABLE and view.dialog is None and view.lesson is None


def _shown(gestures: RandomGestures) -> bool:
    return gestures.view.scene is Scene.SHOWDOWN


def _hand_over(gestures: RandomGestures) -> bool:
    return gestures.view.scene is Scene.RESULT


def _in_tournament(gestures: RandomGestures) -> bool:
    return gestures.view.scene is Scene.TOURNAMENT


def _match_over(gestures: RandomGestures) -> bool:
    session = gestures.world.parlour.session()
    return session is not None and session.hand_over and session.sheet.over


def _work_done(gestures: RandomGestures) -> Iterator[str]:
    """Yield frames until the page in front has done its work."""
    for _ in range(100):
        if not gestures.world.parlour.working:
            return
        yield "frame 0.02"


# Drags.


def _drags(gestures: RandomGestures, meant: Meant) -> list[Choice]:
    return [one for one in allowed(gestures.view, meant) if one.item and one.target]


def _drag_begun(meant: Meant, id: str = "gin", *agreed: str) -> Way:
    def pressed(gestures: RandomGestures) -> Lines:
        item = next((one.item for one in _drags(gestures, meant)), None)
        yield f"press @{name_of(item or STOCK)}"

    can = _unless(
        lambda gestures: gestures.view.dialog is None and bool(_drags(gestures, meant)),
        (_sit(id, *agreed), _DEAL, _until_open(meant, 60)),
    )
    return (can, pressed, "move 0.5,0.55", "move 0.4,0.5")


def _dragged(meant: Meant, zone: ZoneRef, id: str = "gin", *agreed: str) -> Way:
    def dropped(gestures: RandomGestures) -> Lines:
        target = name_of(next((one.target for one in _drags(gestures, meant) if one.target), zone))
        yield from (f"move >{target}", "frame 0.02", f"release >{target}")

    return (*_drag_begun(meant, id, *agreed), dropped)


def _put_down(gestures: RandomGestures) -> Lines:
    for choice in _drags(gestures, drafts(PutDown))[-1:]:
        assert choice.item is not None and choice.target is not None
        target = name_of(choice.target)
        yield f"press @{name_of(choice.item)}"
        yield from ("move 0.5,0.55", f"move >{target}", f"release >{target}")


def _in_drag(*steps: Step) -> Way:
    end = ("frame 0.02", "move 0.5,0.5", "release 0.5,0.45")
    return (*_drag_begun(plays(Discard)), *steps, *end)


# Parts of routes.

_DEAL = Do(PageAction.DEAL)
_GAMES: Way = ("home", Open(destinations.ToGames()))
_CLASSIC: Way = (*_GAMES, Pick(EntryRef(EntryKind.GAME, "gin")))
_BUILD: Way = (*_GAMES, Open(destinations.ToBuild()))
_SAVED: Way = (
    *_BUILD, _first(picks(EntryKind.OPTION, "rainbow")), Do(PageAction.SAVE),
    *_GAMES, _first(picks(EntryKind.MIXTURE)),
)  # fmt: skip
_MATCHES: Way = (
    *(f"sit {random_games.code_of(id)} 5" for id in ("gin", "rush")),
    *_GAMES,
    Open(destinations.ToMatches()),
)
_YOURSELF: Way = ("home", Open(destinations.ToSettings()), Open(destinations.ToYourself()))
_KEYS: Way = ("home", Open(destinations.ToSettings()), Open(destinations.ToKeys()))
_ONE_KEY: Way = (*_KEYS, Pick(EntryRef(EntryKind.KEY, "knock")))
_DECKS: Way = ("home", Open(destinations.ToSettings()), Open(destinations.ToOwnDecks()))
_DATA: Way = ("home", Open(destinations.ToSettings()), Open(destinations.ToData()))
_HELP: Way = ("home", Open(destinations.ToHelp()))
_ANY_GAME = _any_of(*((_sit(id),) for id in random_games.IDS))
_TABLE: Way = (_unless(_at_table, (_ANY_GAME, _DEAL)),)
_LAYING: Way = (
    _any_of((_sit("colonel"),), (_sit("skarney"),)), _DEAL,
    _until_open(drafts(UseLayOut), 120), _first(drafts(UseLayOut)),
)  # fmt: skip
_SHORT: Way = (_sit("gin", "knock=any"),)
"""A game that ends soon: the player may knock with any hand."""
_SOON_OVER = ("gin", "knock=any", "target=10"), ("solitary",)
_RESULT: Way = (_any_of((_ANY_GAME,), _SHORT, _SHORT), _DEAL, _until(_hand_over))
_TO_RESULT = _unless(_hand_over, _RESULT)
_FINAL: Way = (
    _any_of(*((_sit(id, *short),) for id, *short in _SOON_OVER)), _DEAL, _until(_match_over, 400),
    Do(PageAction.FINAL),
)  # fmt: skip
_SHEET: Way = (_TO_RESULT, Do(PageAction.SCORE_SHEET))
_HAND: Way = (*_SHEET, _first(reads(hand=True)))
_SOURCE: Way = (*_SHEET, _first(reads(hand=False)))
_REVIEW: Way = (_TO_RESULT, Do(PageAction.REVIEW))
_STEP: Way = (*_REVIEW, _first(picks(EntryKind.MOVE)))
_REPORT: Way = (
    *_SHORT,
    _DEAL,
    _until(_hand_over),
    Do(PageAction.SCORE_SHEET),
    _first(opens(destinations.ToReport)),
)
_EXERCISES: Way = ("home", Open(destinations.ToExercises(Theme.GOES)))
_EXERCISE: Way = (*_EXERCISES, Do(PageAction.BEGIN_WITH))

_TOURNAMENT: Way = (
    "home",
    Open(destinations.ToTournament()),
    _unless(_in_tournament, (Do(PageAction.BEGIN_TOURNAMENT),)),
)


@cache
def _challenge() -> Challenge:
    return challenge_of(finished("gin", 1, "knock=any", "target=10"), "Anna")


def _paste(gestures: RandomGestures) -> Lines:
    yield f"paste {' '.join(text_of(_challenge()).splitlines())}"


def _open_challenge(gestures: RandomGestures) -> Lines:
    yield chosen(Open(destinations.ToChallenge(id_of(_challenge()))))


_CHALLENGE: Way = ("set letters 0", "home", _paste)
_CHALLENGES: Way = (*_CHALLENGE, *_GAMES, Open(destinations.ToChallenges()))
_COMPARED: Way = (
    # The highest speed, because a showdown would block leaving.
    "set speed 3", *_CHALLENGE, Do(PageAction.PLAY), _first(is_any(Do(PageAction.GOT_IT))),
    _until(_match_over, 400), "home",
    Open(destinations.ToGames()), Open(destinations.ToChallenges()), _open_challenge,
)  # fmt: skip
_HAND_LINES: Way = (*_COMPARED, Pick(LineRef(PaperLine.HAND, 1)))

_HABITS: Way = ("home", Open(destinations.ToStatistics()), Open(destinations.ToHabits()))

_PARTNER: Way = ("home", Open(destinations.ToPartner()))
_SHARED: Way = (*_PARTNER, Pick(EntryRef(EntryKind.PERSON, GUEST)), _DEAL)

WAYS: dict[str, Way] = {
    "scene menu": ("home",),
    "scene games": _GAMES,
    "scene options": (*_CLASSIC, Do(PageAction.OPTIONS)),
    "scene build": _BUILD,
    "scene entry": (*_BUILD, Do(PageAction.ENTER_CODE)),
    "scene people": (*_CLASSIC, Open(destinations.ToPeople())),
    "scene yourself": _YOURSELF,
    "scene curtain": (*_SHARED, "command hide"),
    "scene table": _TABLE,
    "scene showdown": (*_SHORT, _DEAL, _until(_shown)),
    "scene result": _RESULT,
    "scene final": _FINAL,
    "scene sheet": _SHEET,
    "scene review": _REVIEW,
    "scene report": _REPORT,
    "scene sources": (
        *_SHEET,
        _any_of((_first(reads(hand=True)),), (_first(reads(hand=False)),)),
    ),
    "scene daily": ("home", Open(destinations.ToDaily())),
    "scene ladder": ("home", Open(destinations.ToLadder())),
    "scene tournament": _TOURNAMENT,
    "scene statistics": ("home", Open(destinations.ToStatistics())),
    "scene finished": (
        *_FINAL,
        "home",
        Open(destinations.ToStatistics()),
        Open(destinations.ToFinishedMatches()),
    ),
    "scene lines": _HAND_LINES,
    "scene challenges": _CHALLENGES,
    "scene achievements": ("home", Open(destinations.ToAchievements())),
    "scene settings": ("home", Open(destinations.ToSettings())),
    "scene rules": ("home", Open(destinations.ToRulesList())),
    "scene help": _HELP,
    "scene keys": _KEYS,
    "scene commands": (*_TABLE, "command commands"),
    "screen MenuScreen": ("home",),
    "screen GamesScreen": _SAVED,
    "screen StartOverScreen": (_sit("gin"), *_CLASSIC, Do(PageAction.PLAY)),
    "screen OptionsScreen": (*_CLASSIC, Do(PageAction.OPTIONS)),
    "screen BuildScreen": _BUILD,
    "screen BeginScreen": (*_BUILD, Do(PageAction.BEGIN_WITH)),
    "screen ValuesScreen": (*_BUILD, Pick(EntryRef(EntryKind.OPTION, "knock"))),
    "screen EntryScreen": (*_SAVED, Do(PageAction.RENAME)),
    "screen PeopleScreen": (
        *_CLASSIC,
        Open(destinations.ToPeople()),
        Pick(EntryRef(EntryKind.PERSON, "0")),
    ),
    "screen PartnerScreen": _PARTNER,
    "screen HostingScreen": (*_PARTNER, Do(PageAction.HOST_TABLE)),
    "screen SharedTableScreen": _SHARED,
    "screen CurtainScreen": (*_SHARED, "command hide"),
    "screen PlayersScreen": ("home", Open(destinations.ToPlayers())),
    "screen YourselfScreen": (
        *_YOURSELF,
        _first(picks(EntryKind.PERSON)),
        _first(picks(EntryKind.OPTION)),
    ),
    "screen MatchesScreen": _MATCHES,
    "screen TableScreen": _LAYING,
    "screen LessonScreen": ("home", Open(destinations.ToLesson())),
    "screen FinalScreen": _FINAL,
    "screen SheetScreen": _SHEET,
    "screen HandPage": _HAND,
    "screen SourcePage": _SOURCE,
    "screen ReviewScreen": _REVIEW,
    "screen HabitsScreen": _HABITS,
    "screen CountedScreen": (
        *_SHORT,
        _DEAL,
        _until(_hand_over),
        *_HABITS,
        _first(picks(EntryKind.FIGURE)),
    ),
    "screen ShareScreen": ("set speed 3", *_FINAL, _first(opens(destinations.ToShare))),
    "screen ChallengesScreen": _CHALLENGES,
    "screen ChallengeScreen": _CHALLENGE,
    "screen ComparisonScreen": _COMPARED,
    "screen HandLinesScreen": _HAND_LINES,
    "screen ReplayScreen": (*_HAND_LINES, Do(PageAction.WATCH_THEIRS)),
    "screen DailyScreen": ("home", Open(destinations.ToDaily())),
    "screen LadderScreen": ("home", Open(destinations.ToLadder())),
    "screen NewTournamentScreen": ("home", Open(destinations.ToTournament())),
    "screen TournamentScreen": _TOURNAMENT,
    "screen TournamentTableScreen": (*_TOURNAMENT, Do(PageAction.PLAY)),
    "screen ReportScreen": _REPORT,
    "screen StepScreen": _STEP,
    "screen ReviewTrial": (*_STEP, Do(PageAction.WHAT_IF)),
    "screen ExercisesScreen": _EXERCISES,
    "screen ExerciseScreen": _EXERCISE,
    "screen ExerciseTrial": (*_EXERCISE, _first(plays(Discard)), Do(PageAction.WHAT_IF)),
    "screen SealScreen": (*_TABLE, Ask(Confirmation.PAUSE), Do(PageAction.SEAL)),
    "screen FairnessPage": (*_HELP, Open(destinations.ToFairPlay())),
    "screen FairDetailsPage": (
        *_HELP,
        Open(destinations.ToFairPlay()),
        Open(destinations.ToFairDetails()),
    ),
    "screen SightlessPage": (*_HELP, Open(destinations.ToPlayingWithoutSight())),
    "screen NoticesPage": (*_TABLE, "notice The disk is full.", "notice It is full again."),
    "screen TroubleshootingPage": (*_HELP, Open(destinations.ToTroubleshooting())),
    "screen DataScreen": _DATA,
    "screen OwnDecksScreen": (*_DECKS, Do(PageAction.DECK_TEMPLATE)),
    "screen ExportScreen": (*_DATA, Do(PageAction.EXPORT), Do(PageAction.DONE)),
    "screen ImportsScreen": (
        *_DATA,
        Do(PageAction.EXPORT),
        Do(PageAction.DONE),
        _work_done,
        *_DATA,
        Do(PageAction.IMPORT),
    ),
    "screen ImportScreen": (
        *_DATA,
        Do(PageAction.EXPORT),
        Do(PageAction.DONE),
        _work_done,
        *_DATA,
        Do(PageAction.IMPORT),
        Pick(EntryRef(EntryKind.COPY, "1")),
        _work_done,
    ),
    "screen HelpScreen": _HELP,
    "screen KeysScreen": _KEYS,
    "screen SettingsScreen": ("home", Open(destinations.ToSettings())),
    "screen RulesScreen": ("home", Open(destinations.ToRulesList())),
    "screen RulesPage": (
        "home",
        Open(destinations.ToRulesList()),
        _any_of(*((Pick(EntryRef(EntryKind.GAME, id)),) for id in random_games.IDS)),
    ),
    "screen CommandsScreen": (*_TABLE, "command commands"),
    "screen TypingScreen": (*_TABLE, "command type", "type sort by rank", "key Enter", "key /"),
    "screen AchievementsScreen": ("home", Open(destinations.ToAchievements())),
    "screen StatisticsScreen": ("home", Open(destinations.ToStatistics())),
    "screen FinishedScreen": (
        # The highest speed, because a showdown would block leaving.
        "set speed 3",
        _sit("gin", "knock=any", "target=10"),
        _DEAL,
        _until(_match_over, 400),
        "home",
        Open(destinations.ToStatistics()),
        Open(destinations.ToFinishedMatches()),
    ),
    "question cut": (_sit("gin"),),
    "question pause": (*_TABLE, Ask(Confirmation.PAUSE)),
    "question raise": (
        _sit("dice"),
        _DEAL,
        _until_open(is_any(Ask(Confirmation.RAISE)), 60),
        Ask(Confirmation.RAISE),
    ),
    "question refusal": (
        "set confirm 0",
        "bold 1",
        _sit("dice"),
        "bold 0",
        _DEAL,
        _until_open(plays(Refuse), 40),
        Play(Refuse()),
    ),
    "question challenge": (
        "set confirm 0",
        _sit("colonel"),
        _DEAL,
        _until_open(plays(actions.Challenge), 120),
        _first(plays(actions.Challenge)),
    ),
    "question farewell": (*_SAVED, Ask(Confirmation.FORGET_GAME)),
    "question leaving": (*_TOURNAMENT, Ask(Confirmation.LEAVE_TOURNAMENT)),
    "question giving up": (*_MATCHES, Ask(Confirmation.GIVE_UP_MATCH)),
    "question fresh start": (*_DATA, Ask(Confirmation.START_AFRESH)),
    "question copy": (
        _sit("gin"),
        *_DATA,
        Ask(Confirmation.START_AFRESH),
        Do(PageAction.START_AFRESH),
        *_DATA,
        _first(picks(EntryKind.COPY)),
    ),
    "question key": _ONE_KEY,
    "question key of another": (*_ONE_KEY, "key D"),
    "question usual keys": (
        *_ONE_KEY,
        "key F8",
        _first(is_any(Do(PageAction.EXCHANGE_KEYS))),
        Ask(Confirmation.USUAL_KEYS),
    ),
    "lesson": ("home", Open(destinations.ToLesson())),
    "declaring": (
        "set confirm 0",
        *_SHORT,
        _DEAL,
        _until_open(ends(End.KNOCK), 60),
        Draft(EndHand(End.KNOCK)),
    ),
    "laying out": _LAYING,
    "number": (*_BUILD, Pick(EntryRef(EntryKind.OPTION, "target")), Do(PageAction.ENTER_NUMBER)),
    "switch": (*_TABLE, RandomGestures.switch),
}
DRAGS: dict[str, Way] = {
    "from hand": _dragged(plays(Discard), DISCARDS),
    "from stock": _dragged(plays(Draw), HAND),
    "from discards": _dragged(plays(Take), HAND),
    "let go over hand": _in_drag("move >hand", "frame 0.1", "release >hand"),
    "let go over discards": _dragged(plays(Discard), DISCARDS),
    "let go over nothing": _in_drag("release 0.02,0.5"),
    "let go over knock": _dragged(ends(End.KNOCK, by_card=True), KNOCK, "gin", "knock=any"),
    "let go over a meld": (
        *_LAYING, Draft(LayOutNow()), _until_open(drafts(PutDown), 60), _put_down,
    ),
    "broken off by a question": _in_drag(Ask(Confirmation.PAUSE), "frame 0.1"),
    "broken off": _in_drag("key Esc"),
    "resized in a drag": _in_drag(_any_of(("resize 640x480",), ("surface 900x420",))),
    "settings changed in a drag": _in_drag(_any_of(("set text_size 4",), ("set card_size 3",))),
    "waited in a drag": _in_drag("wait 7200"),
    "focus lost in a drag": _in_drag("window focus lost"),
    "exposed in a drag": _in_drag("window exposed"),
    "scene changed in a drag": _in_drag("home"),
}  # fmt: skip
