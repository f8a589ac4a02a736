"""Text names of the parts of a view, for screen readers, log lines and tests."""

from __future__ import annotations

from gin.interface import destinations
from gin.interface.intents import (
    Arrange,
    Ask,
    Change,
    Do,
    Draft,
    Enter,
    Intent,
    LeadTo,
    Leave,
    Open,
    Pick,
    Play,
)
from gin.interface.refs import (
    AreaRef,
    BackRef,
    BuriedRef,
    ButtonRef,
    CardRef,
    EntryRef,
    FaceDown,
    LineRef,
    MeldRef,
    PaperLine,
    PileRef,
    PlaceRef,
    Ref,
)
from gin.interface.steps import (
    AddPicked,
    BestLayOffs,
    Cancel,
    Confirm,
    DiscardAndChallenge,
    EndHand,
    LayOffCard,
    LayOutNow,
    MakeDeadwood,
    MakeMeld,
    MoreSplits,
    PickCard,
    PutBack,
    PutDown,
    Step,
    TakeBack,
    UseLayOut,
    UseSplit,
)
from gin.rules.model import actions


def name_of(named: Ref | Intent) -> str:
    """Return the name of a thing or a choice, such as "card:7H".

    In a view, choices that give one setting different values share a name, and the first of them
    belongs to the setting's row. Choices that open the same kind of page share a name too.
    """
    if isinstance(named, Intent):
        return _of_intent(named)
    return _of_ref(named)


def _of_intent(intent: Intent) -> str:
    match intent:
        case Play(action):
            return _of_action(action)
        case Draft(step):
            return _of_step(step)
        case Open(page):
            return PAGES[type(page)]
        case Change(setting):
            return f"setting:{setting}"
        case Ask(question):
            return question.value
        case Leave(way):
            return way.value
        case Pick(LineRef(line, key)):
            # A row opens its details, a hand its page, and a number its sources.
            opened = {PaperLine.ROW: "open", PaperLine.HAND: "hand", PaperLine.FOLD: "fold"}.get(
                line, f"from:{line}"
            )
            return f"{opened}:{key}" if key != "" else opened
        case Pick(entry):
            return _of_ref(entry)
        case LeadTo(section):
            return f"section:{section.key}"
        case Do(deed):
            return deed.value
        case Enter(field):
            return f"enter:{_of_ref(field)}"
        case Arrange(card):
            return f"arrange:{card.code}"


def _of_action(action: actions.Action) -> str:
    match action:
        case actions.Discard(card):
            return f"discard:{card.code}"
        case actions.HoldUp(card):
            return f"hold:{card.code}"
        case actions.Offer(value):
            return f"offer:{value}"
        case actions.Done():
            return "end-turn"
        case actions.Challenge():
            return "challenge"
        case _:
            return actions.notation(action)


def _of_step(step: Step) -> str:
    match step:
        case EndHand(end, None, keeping_all):
            return f"bare-{end}" if keeping_all else end.value
        case EndHand(end, card):
            assert card is not None
            return f"{end}:{card.code}"
        case PickCard(card):
            return f"pick:{card.code}"
        case UseSplit(number):
            return f"split:{number}"
        case LayOffCard(card, meld):
            return f"lay:{card.code}>{meld}"
        case UseLayOut(number):
            return f"suggested:{number}"
        case AddPicked(meld):
            return f"extend:{meld}"
        case PutDown(card, place):
            return f"place:{card.code}>{'new' if place is None else place}"
        case PutBack(card):
            return f"back-to-hand:{card.code}"
        case DiscardAndChallenge(card):
            return f"discard-challenge:{card.code}"
        case _:
            return _STEPS[type(step)]


_STEPS: dict[type, str] = {
    Confirm: "confirm",
    Cancel: "cancel",
    MakeMeld: "group",
    MakeDeadwood: "loosen",
    MoreSplits: "more",
    BestLayOffs: "best",
    TakeBack: "take-back",
    LayOutNow: "done",
}
PAGES: dict[type, str] = {
    destinations.ToGames: "games",
    destinations.ToBuild: "build",
    destinations.ToPeople: "level",
    destinations.ToYourself: "yourself",
    destinations.ToPartner: "partner",
    destinations.ToPlayers: "players",
    destinations.ToDaily: "daily",
    destinations.ToLadder: "ladder",
    destinations.ToTournament: "tournament",
    destinations.ToData: "data",
    destinations.ToExport: "exporting",
    destinations.ToImports: "imports",
    destinations.ToImport: "importing",
    destinations.ToMatches: "matches",
    destinations.ToLesson: "guide",
    destinations.ToRulesList: "rules",
    destinations.ToRules: "rules",
    destinations.ToHelp: "help",
    destinations.ToKeys: "keys",
    destinations.ToOwnDecks: "decks",
    destinations.ToFairPlay: "fair",
    destinations.ToFairDetails: "details",
    destinations.ToPlayingWithoutSight: "sight",
    destinations.ToTroubleshooting: "troubles",
    destinations.ToSettings: "settings",
    destinations.ToStatistics: "statistics",
    destinations.ToFinishedMatches: "finished",
    destinations.ToAchievements: "records",
    destinations.ToHabits: "habits",
    destinations.ToCounted: "counted",
    destinations.ToScoreSheet: "sheet",
    destinations.ToFinalScore: "final",
    destinations.ToSeal: "seal",
    destinations.ToHandReview: "review",
    destinations.ToReport: "report",
    destinations.ToDecision: "decision",
    destinations.ToExercises: "exercise",
    destinations.ToExercise: "one-exercise",
    destinations.ToTrial: "what-if",
    destinations.ToShare: "share",
    destinations.ToChallenges: "challenges",
    destinations.ToChallenge: "challenge",
    destinations.ToReplay: "replay",
    destinations.ToEntry: "entry",
}


def _of_ref(ref: Ref) -> str:
    match ref:
        case CardRef(card):
            return f"card:{card.code}"
        case BuriedRef(card):
            return f"pile:{card.code}"
        case BackRef(where, number):
            return where.value if where is FaceDown.LAID_DOWN else f"{where}:{number}"
        case PileRef(pile):
            return pile.value
        case PlaceRef(place):
            return place.value
        case MeldRef(melds, number):
            return f"{melds}:{number}"
        case LineRef(line, key):
            return ":".join(str(part) for part in ("line", line, key) if part != "")
        case ButtonRef(name):
            return f"button:{name}"
        case EntryRef(kind, key):
            return f"{kind}:{key}"
        case AreaRef(area, key):
            return area.value if key == "" else f"{area}:{key}"
