"""The count of a hand, and the score sheet, in words."""

from __future__ import annotations

from gin.core.cards import cards_of
from gin.present.words import die, laying, untouched
from gin.present.words.cards import mark, marks, suits_listed
from gin.present.words.people import verb, who, whose
from gin.present.words.phrases import count, noun
from gin.present.words.standing import won_what
from gin.rules.model.result import HandResult, LineKind, Outcome, ScoreLine
from gin.rules.model.rules import Rules
from gin.rules.sheets.base import EndKind, Sheet

NEXT = "Next hand"
NEXT_DEAL = "Next deal"
SHEET = "Score sheet"
AGAIN = "Play again"
MENU = "Menu"
SHEET_TITLE = "Score sheet"
BOARD_TITLE = "Cribbage board"
HAND_BY_HAND = "Hand by hand"
BOARD = "The board"
NO_HAND = "No hand is counted yet"
TOTAL = "total"
BOXES = "boxes"
HANDS_WON = "Hands won"
DEADWOOD = "Average deadwood at the end"
HELD = "Average in hand at the end"
HAND = "Hand"
DEAL = "Deal"
GINS = "Gin"
UNDERCUTS = "Undercuts"
HANDS_END = "points in hands"
BOXES_END = "boxes"

_HOW = {
    Outcome.KNOCK: "knock",
    Outcome.GIN: "gin",
    Outcome.BIG_GIN: "big gin",
    Outcome.SHOT: "shot",
    Outcome.UNDERCUT: "undercut",
    Outcome.TIE: "tie",
    Outcome.REFUSED: "refused",
    Outcome.VOID: "void",
    Outcome.COMPARED: "stock used up",
    Outcome.SOLO_GIN: "gin",
    Outcome.SOLO_LOOSE: "no gin",
    Outcome.OUT: "went out",
    Outcome.CHALLENGE: "challenge",
}
_END = {
    EndKind.HANDS: HANDS_END,
    EndKind.BOXES: BOXES_END,
    EndKind.SHUTOUT: "shutout",
    EndKind.GAME: "game",
}


def how(result: HandResult) -> str:
    """How a hand ended, as it is written on the sheet, with a die that was raised."""
    return die.noted(_HOW[result.outcome], result.die)


def end(kind: EndKind) -> str:
    """What a line at the end of the sheet is called."""
    return _END[kind]


def heading(result: HandResult, after: Sheet, rules: Rules, other: str) -> str:
    """The result in large letters: of the game, if the hand has ended it."""
    if after.over and len(result.sides) == 1:
        return "You win the round" if after.winner == 0 else "The round is over"
    if after.over and after.winner is None:
        return "A draw"
    if after.over and after.winner is not None:
        return f"{who(after.winner, other)} {verb(after.winner, 'win')} the {won_what(rules)}"
    if result.outcome is Outcome.SOLO_GIN:
        return "Gin!"
    if result.outcome is Outcome.SOLO_LOOSE:
        return "The deal is over"
    if result.winner is None:
        return "Nobody scores"
    return f"{who(result.winner, other)} {verb(result.winner, 'win')} the hand"


def summary(result: HandResult, other: str) -> str:
    """How it came about, in a line, with what the loser is paid beside it."""
    said = _summary(result, other)
    loser = None if result.winner is None else 1 - result.winner
    if loser is None or len(result.sides) == 1 or result.booked == loser:
        return said
    beside = result.points(loser)
    return (
        f"{said}; {who(loser, other)} {verb(loser, 'score')} {beside} for runs" if beside else said
    )


def _summary(result: HandResult, other: str) -> str:
    mine = result.sides[0].deadwood
    if len(result.sides) == 1:
        return "Every card is melded" if not mine else f"{count(mine, 'point')} in loose cards"
    theirs = result.sides[1].deadwood
    ender = result.ender
    suits = f" in {suits_listed(result.suits)}" if result.suits else ""
    if result.whole_hands and ender is not None:
        return laying.summary(result, other)
    match result.outcome:
        case Outcome.KNOCK | Outcome.UNDERCUT | Outcome.TIE:
            assert ender is not None
            own, caught = (mine, theirs) if ender == 0 else (theirs, mine)
            line = f"{who(ender, other)} knocked with {own} against {caught}{suits}"
            return f"{line}: undercut" if result.outcome is Outcome.UNDERCUT else line
        case Outcome.GIN | Outcome.BIG_GIN:
            assert ender is not None
            return f"{who(ender, other)} went {_HOW[result.outcome]}{suits}"
        case Outcome.SHOT:
            assert ender is not None
            shot = marks(cards_of(result.sides[ender].loose))
            return f"{who(ender, other)} made a shot with {shot}"
        case Outcome.REFUSED:
            assert result.winner is not None
            return die.summary(1 - result.winner, other)
        case Outcome.VOID if result.untouched:
            return untouched.void(result.untouched)
        case Outcome.VOID:
            return "The stock is used up"
        case _:
            return f"The stock is used up: {mine} against {theirs}"


def line(score: ScoreLine, result: HandResult, other: str) -> str:
    """What a line of the count is for."""
    loser = 1 - score.seat
    what = "hand" if result.whole_hands else "deadwood"
    match score.kind:
        case LineKind.CAUGHT:
            return f"{whose(loser, other).capitalize()} {what}"
        case LineKind.OWN:
            return f"{whose(score.seat, other).capitalize()} {what}"
        case LineKind.LAID_OFF:
            return f"Laid off: {marks(cards_of(score.cards))}"
        case LineKind.GIN:
            return "Gin"
        case LineKind.BIG_GIN:
            return "Big gin"
        case LineKind.BARE_GIN:
            return "Gin against no contract"
        case LineKind.UNDERCUT:
            return "Undercut"
        case LineKind.RUSH:
            return "Left in the stock"
        case LineKind.LONG_RUN:
            return f"Long run: {marks(cards_of(score.cards))}"
        case LineKind.COURTS:
            return f"Court cards: {marks(cards_of(score.cards))}"
        case LineKind.DOUBLED:
            return "Twice, for the spade"
        case LineKind.DIE:
            return "The die, in deals"
        case LineKind.PENALTY:
            return f"{whose(score.seat, other).capitalize()} deadwood"
        case LineKind.LOOSE_ACES:
            return f"Loose aces: {marks(cards_of(score.cards))}"
        case LineKind.LOOSE_PIPS:
            return f"Loose 2 to 9: {marks(cards_of(score.cards))}"
        case LineKind.LOOSE_TENS:
            return f"Loose 10 to king: {marks(cards_of(score.cards))}"
        case LineKind.SOLO_GIN:
            return "Gin"


def number(points: int, *, first: bool) -> str:
    """A number in the count: the first as it is, the others with their sign."""
    if first and points >= 0:
        return str(points)
    return f"+ {points}" if points >= 0 else f"− {-points}"


def deals_across(number: int, *, alone: bool) -> str:
    """What stands beside the number of the last hand below the line chart."""
    return noun(number, "deal" if alone else "hand")


def to_whom(result: HandResult, other: str) -> str:
    """Who is given the sum."""
    if len(result.sides) == 1:
        return "This deal"
    if result.booked is None:
        return "Nobody"
    if result.booked != result.winner:
        return f"{who(result.booked, other)} {verb(result.booked, 'book')}"
    whom = "To you" if result.winner == 0 else f"To {other}"
    return f"{whom}, in each suit" if len(result.suits) > 1 else whom


def side_sentence(result: HandResult, seat: int, other: str) -> str:
    """What a player did and is left with."""
    side = result.sides[seat]
    if result.whole_hands:
        return laying.side_sentence(result, seat)
    if side.laid_off:
        names = [mark(card) for card, _ in side.laid_off]
        laid = names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"
        return f"{verb(seat, 'lay')} off the {laid}, left with {side.deadwood}"
    if result.ender == seat and not side.deadwood:
        return f"{verb(seat, 'go')} {'gin' if result.outcome is not Outcome.BIG_GIN else 'big gin'}"
    if result.ender == seat and result.outcome is Outcome.SHOT:
        return f"{verb(seat, 'make')} a shot"
    if result.ender == seat and len(result.sides) > 1:
        return f"{verb(seat, 'knock')} with {side.deadwood}"
    return f"{'are' if seat == 0 else 'is'} left with {side.deadwood}"


def rest(points: int, sentence: str, *, whole: bool) -> str:
    """What stands under the cards that counted against a player, with what they count unless the
    player's `sentence` ends with that."""
    name = "in hand" if whole else "deadwood"
    return name if sentence.endswith(f" {points}") else f"{name} {points}"
