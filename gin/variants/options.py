"""Table options: what players agree on before the first deal, as data.

An option knows the word it has on the command line and in saved matches, the sentence a form shows,
and the patch each of its values makes on the rules. Its default is whatever the game already says.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from gin.core.errors import BadOption
from gin.rules.kinds import Aces, MeldKind
from gin.rules.rules import (
    AfterPasses,
    KnockScores,
    LastDiscard,
    LateStart,
    Level,
    LimitFrom,
    NextDealer,
    Opening,
    Patch,
    Roles,
    Rules,
    RunBonus,
    Rush,
    SheetKind,
    Shutout,
    Stakes,
    StockEnd,
    Tie,
)


@dataclass(frozen=True, slots=True)
class Value:
    """One value of an option: its word, how a form calls it, and the patch it makes.

    `called` is what it adds to the name of a mixture, as in "Rainbow Rush".
    """

    word: str
    label: str
    patch: Patch
    called: str = ""


@dataclass(frozen=True, slots=True)
class Numbers:
    """Any whole number from `least` to `most` is a value too; `patch` makes its patch."""

    least: int
    most: int
    patch: Callable[[int], Patch]


@dataclass(frozen=True, slots=True)
class Option:
    """A table option. `values` are what a form offers; `numbers` allows any in a range."""

    id: str
    title: str
    sentence: str
    values: tuple[Value, ...]
    numbers: Numbers | None = None

    def value(self, word: str) -> Value:
        """The value called `word`. Raises BadOption, which names the words there are."""
        for value in self.values:
            if value.word == word:
                return value
        if self.numbers is not None:
            try:
                number = int(word)
            except ValueError:
                number = self.numbers.least - 1
            if self.numbers.least <= number <= self.numbers.most:
                return Value(str(number), str(number), self.numbers.patch(number))
        raise BadOption(f"{self.id} cannot be {word!r}: {self.allowed()}")

    def allowed(self) -> str:
        """The words this option takes, as a phrase: "off, 31, or any number from 0 to 200"."""
        words = [value.word for value in self.values]
        if self.numbers is not None:
            words = [word for word in words if not word.lstrip("-").isdigit()]
            words.append(f"a number from {self.numbers.least} to {self.numbers.most}")
        return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} or {words[-1]}"

    def current(self, rules: Rules) -> Value:
        """The value that `rules` already have: the default, when asked of a game's own rules.

        Where another option has settled it in its own way, that is a value without a word.
        """
        for value in self.values:
            if value.patch.says(rules):
                return value
        if self.numbers is not None:
            for number in range(self.numbers.least, self.numbers.most + 1):
                patch = self.numbers.patch(number)
                if patch.says(rules):
                    return Value(str(number), str(number), patch)
        return Value("", "—", Patch())


def _set(path: str, value: Any) -> Patch:
    return Patch(set={path: value})


def _switch(id: str, title: str, sentence: str, path: str, called: str = "") -> Option:
    values = (Value("off", "No", _set(path, False)), Value("on", "Yes", _set(path, True), called))
    return Option(id, title, sentence, values)


def _number(
    id: str, title: str, sentence: str, path: str, offered: tuple[int, ...], least: int, most: int
) -> Option:
    def patch(number: int) -> Patch:
        return _set(path, number)

    values = tuple(Value(str(number), str(number), patch(number)) for number in offered)
    return Option(id, title, sentence, values, Numbers(least, most, patch))


def _named(
    id: str, title: str, sentence: str, path: str, *labels: tuple[Any, str], called: str = ""
) -> Option:
    """An option whose first value is the plain one; any other has a part in names if `called`."""
    values = tuple(
        Value(str(value), label, _set(path, value), called if place else "")
        for place, (value, label) in enumerate(labels)
    )
    return Option(id, title, sentence, values)


def _big_gin(points: int | None) -> Patch:
    return Patch(set={"bonuses.big_gin": True, "bonuses.big_gin_points": points})


def _kept_on(kind: SheetKind, target: int | None, **usual: Any) -> Patch:
    """Another score sheet, with the target that is usual on it and no bonuses at its end."""
    goal = {} if target is None else {"format.target": target}
    return Patch(
        set={"format.sheet": kind},
        usual={
            **goal,
            "format.game_bonus": 0,
            "format.box_bonus": 0,
            "format.shutout": Shutout.NONE,
            **{f"format.{name}": value for name, value in usual.items()},
        },
    )


def _penalties() -> Patch:
    kept = _kept_on(SheetKind.PENALTIES, 500)
    return Patch(set={**kept.set, "knock.scores": KnockScores.PENALTY}, usual=kept.usual)


def _dice() -> Patch:
    """A round of won deals, each of which is worth what the stake die shows."""
    kept = _kept_on(SheetKind.DEALS, None, deals=9)
    return Patch(set={**kept.set, "stakes.die": Stakes.DEAL}, usual=kept.usual)


def _tens(points: int) -> Patch:
    """What ten, jack, queen and king count, whoever holds them."""
    sides, ranks = ("own", "caught"), range(9, 13)
    return Patch(set={f"values.{side}.{rank}": points for side in sides for rank in ranks})


def _knock_at(limit: int) -> Patch:
    return Patch(set={"knock.limit_from": LimitFrom.FIXED, "knock.limit": limit})


def _knock_by_upcard(ace: int) -> Patch:
    return Patch(set={"knock.limit_from": LimitFrom.UPCARD, "knock.upcard_ace": ace})


_ANY_DEADWOOD = _set("knock.limit_from", LimitFrom.NONE)
_RAINBOW = frozenset({MeldKind.RAINBOW})
_SETS = frozenset({MeldKind.SET})


ALL: tuple[Option, ...] = (
    Option(
        "sheet",
        "Score sheet",
        "What hands are written on, and how a match is won.",
        (
            Value(
                "points",
                "One column of points",
                Patch(set={"format.sheet": SheetKind.POINTS}, usual={"format.target": 100}),
            ),
            Value("penalties", "Penalties, as in 500", _penalties(), "Penalty"),
            Value(
                "three_games",
                "Three games at once, as in Hollywood",
                _kept_on(SheetKind.THREE_GAMES, 100),
                "Hollywood",
            ),
            Value(
                "suits", "A game in each suit, as in Color", _kept_on(SheetKind.SUITS, 100), "Color"
            ),
            Value("games", "Several games, as in Pro", _kept_on(SheetKind.GAMES, 121), "Pro"),
            Value(
                "race",
                "Points against deals, as in Race",
                _kept_on(SheetKind.RACE, 121, double_deals=True),
                "Race",
            ),
            Value(
                "twofold",
                "Points and deals, as in Twofold",
                _kept_on(SheetKind.TWOFOLD, 121),
                "Twofold",
            ),
            Value("deals", "Deals with a stake die, as in Dice", _dice(), "Dice"),
        ),
    ),
    Option(
        "cards",
        "Cards in the hand",
        "How many cards each player is dealt.",
        (
            Value("10", "Ten", _set("deal.cards", 10)),
            Value("14", "Fourteen", _set("deal.cards", 14), "Indian"),
        ),
    ),
    Option(
        "sets",
        "Sets",
        "Are three or four cards of one rank a meld?",
        (
            Value("on", "Yes", Patch(add={"melds.kinds": _SETS})),
            Value(
                "off", "No, only cards in a row", Patch(remove={"melds.kinds": _SETS}), "Sequence"
            ),
        ),
    ),
    _named(
        "aces",
        "Aces in runs",
        "Where the ace stands in a run.",
        "melds.aces",
        (Aces.LOW, "Below the 2"),
        (Aces.BOTH, "Below the 2 or above the king"),
        (Aces.ROUND, "Round the corner"),
        called="Corner",
    ),
    Option(
        "caught-ace",
        "A loose ace",
        "What a loose ace counts against the player who did not end the hand.",
        (
            Value("1", "1", _set("values.caught.0", 1)),
            Value("15", "15", _set("values.caught.0", 15), "Dear-Ace"),
        ),
    ),
    _number(
        "target",
        "Points to win",
        "The game ends with the hand that brings a player to this score.",
        "format.target",
        (50, 100, 150, 200, 250, 500),
        10,
        1000,
    ),
    Option(
        "knock",
        "Knock limit",
        "The most deadwood you may knock with.",
        (
            Value("gin-only", "Gin only", _knock_at(0), "No-Knock"),
            *(Value(str(limit), str(limit), _knock_at(limit)) for limit in (5, 7, 9, 10, 15)),
            Value("any", "Any deadwood", _ANY_DEADWOOD, "Straight"),
            Value("upcard", "The upcard's value, ace 1", _knock_by_upcard(1), "Oklahoma"),
            Value(
                "upcard-gin", "The upcard's value, ace gin only", _knock_by_upcard(0), "Oklahoma"
            ),
        ),
        Numbers(1, 50, _knock_at),
    ),
    Option(
        "upcard-ace",
        "Ace as upcard",
        "The knock limit when the upcard is an ace.",
        (
            Value("1", "1", _set("knock.upcard_ace", 1)),
            Value("gin-only", "Gin only", _set("knock.upcard_ace", 0)),
        ),
    ),
    Option(
        "ending",
        "Ending a hand",
        "May a hand be ended with deadwood, however much it is?",
        (
            Value("any", "With any deadwood", _ANY_DEADWOOD),
            Value("gin-only", "Gin only", _knock_at(0)),
        ),
    ),
    _switch(
        "shot",
        "Shots",
        "May you end the hand when your deadwood spells out your score?",
        "knock.shot",
        "Shot",
    ),
    _switch(
        "taken-melds",
        "Knock with what you took",
        "After taking the top of the discard pile, must that card be melded to knock at once?",
        "knock.taken_must_meld",
    ),
    _switch(
        "last-kept",
        "Keep the last discard",
        "May a hand be ended without a discard, with every card counted?",
        "knock.without_discard",
    ),
    Option(
        "rainbow",
        "Rainbow melds",
        "Are four cards in a row, one of each suit with the colours in turn, a meld?",
        (
            Value("off", "No", Patch(remove={"melds.kinds": _RAINBOW})),
            Value("on", "Yes", Patch(add={"melds.kinds": _RAINBOW}), "Rainbow"),
        ),
    ),
    _named(
        "knocker-scores",
        "A knock that wins",
        "What a knocker with less deadwood scores.",
        "knock.scores",
        (KnockScores.DIFFERENCE, "The difference"),
        (KnockScores.OPPONENT_TOTAL, "All the deadwood of the other player"),
        called="Fosdick",
    ),
    Option(
        "scoring",
        "Scoring",
        "Who writes something after a hand, and what reaching the target means.",
        (
            Value(
                "penalty",
                "The loser books deadwood, the target loses",
                Patch(
                    set={
                        "knock.scores": KnockScores.PENALTY,
                        "format.sheet": SheetKind.PENALTIES,
                    }
                ),
            ),
            Value(
                "winner",
                "The winner scores, the target wins",
                Patch(
                    set={
                        "knock.scores": KnockScores.DIFFERENCE,
                        "format.sheet": SheetKind.POINTS,
                    }
                ),
            ),
        ),
    ),
    Option(
        "high-cards",
        "Ten to king",
        "What the high cards count.",
        (
            Value("10", "10 each", _tens(10)),
            Value("20", "20 each", _tens(20), "High"),
        ),
    ),
    _switch(
        "spades",
        "Spades count twice",
        "Does a hand count twice when its upcard is a spade?",
        "bonuses.spades_double",
        "Spade",
    ),
    _named(
        "rush",
        "Rush",
        "Who is paid a point for each card left in the stock.",
        "bonuses.rush",
        (Rush.OFF, "Nobody"),
        (Rush.KNOCK, "A knocker who wins"),
        (Rush.GIN_TOO, "A knocker who wins, and gin"),
        called="Rush",
    ),
    Option(
        "rush-on-gin",
        "Rush on gin",
        "Is gin paid for the cards left in the stock as well?",
        (
            Value("off", "No", _set("bonuses.rush", Rush.KNOCK)),
            Value("on", "Yes", _set("bonuses.rush", Rush.GIN_TOO)),
        ),
    ),
    _named(
        "run-bonus",
        "Long runs and court cards",
        "Whose own melds are paid after a hand.",
        "bonuses.runs",
        (RunBonus.OFF, "Nobody's"),
        (RunBonus.WINNER, "The winner's"),
        (RunBonus.BOTH, "Both players'"),
        called="Long-Run",
    ),
    _number("gin", "Gin bonus", "Points for going gin.", "bonuses.gin", (20, 25), 0, 200),
    Option(
        "big-gin",
        "Big gin",
        "Points for melding all eleven cards without a discard; off forbids it.",
        (
            Value("off", "Not played", _set("bonuses.big_gin", False)),
            Value("as-gin", "Pays like gin", _big_gin(None)),
            *(Value(str(points), str(points), _big_gin(points)) for points in (25, 31, 35)),
        ),
        Numbers(0, 200, _big_gin),
    ),
    _number(
        "undercut",
        "Undercut bonus",
        "Points for the defender who has no more deadwood than the knocker.",
        "bonuses.undercut",
        (10, 15, 20, 25),
        0,
        200,
    ),
    _named(
        "tie",
        "Equal deadwood",
        "Who wins when knocker and defender have the same deadwood.",
        "knock.tie",
        (Tie.UNDERCUT, "The defender undercuts"),
        (Tie.NOBODY, "Nobody scores"),
    ),
    _number(
        "box",
        "Box",
        "Points at the end of the game for each hand a player has won.",
        "format.box_bonus",
        (0, 20, 25),
        0,
        200,
    ),
    _switch(
        "extra-boxes",
        "Extra boxes",
        "Does an undercut bring one box more, and gin two?",
        "format.extra_boxes",
    ),
    _switch(
        "boxes-double",
        "Boxes count twice",
        "Do the boxes of a hand that counts twice count twice as well?",
        "format.boxes_double",
    ),
    _number(
        "game-bonus",
        "Game bonus",
        "Points for winning the game.",
        "format.game_bonus",
        (0, 100),
        0,
        500,
    ),
    _named(
        "shutout",
        "Shutout",
        "What winning every hand of a game adds.",
        "format.shutout",
        (Shutout.NONE, "Nothing"),
        (Shutout.PLUS_100, "100 more"),
        (Shutout.DOUBLE_HANDS_AND_BOXES, "Hands and boxes twice"),
        (Shutout.DOUBLE_TOTAL, "The whole total twice"),
    ),
    _named(
        "next-dealer",
        "Next dealer",
        "Who deals after a hand.",
        "dealers.next",
        (NextDealer.LOSER, "The loser"),
        (NextDealer.WINNER, "The winner"),
        (NextDealer.ALTERNATE, "In turn"),
    ),
    _named(
        "opening",
        "Opening",
        "How the first turn of a hand goes.",
        "deal.opening",
        (Opening.UPCARD_OFFER, "The upcard is offered"),
        (Opening.PLAIN, "A normal turn"),
        (Opening.ELEVEN_CARD, "One card more, no upcard"),
    ),
    _named(
        "after-passes",
        "After two passes",
        "What the first player may draw when both have passed the upcard.",
        "deal.after_passes",
        (AfterPasses.STOCK, "The stock only"),
        (AfterPasses.ANY, "Either pile"),
    ),
    _switch(
        "eleven-first-knock",
        "End on the first turn",
        "In the eleven-card opening: may the first turn already end the hand?",
        "deal.eleven_first_knock",
    ),
    _switch(
        "rediscard",
        "Discard what you took",
        "May the card just taken from the discard pile be discarded in the same turn?",
        "pile.rediscard_taken",
    ),
    _named(
        "stock-end",
        "End of the stock",
        "What happens when the stock runs out before anybody knocks.",
        "exhaustion.ending",
        (StockEnd.VOID, "Nobody scores"),
        (StockEnd.COMPARE, "The lower hand scores the difference"),
    ),
    _number(
        "stock-floor",
        "Cards left in the stock",
        "The hand ends after a discard that leaves this many cards in the stock.",
        "exhaustion.floor",
        (0, 2),
        0,
        10,
    ),
    _named(
        "last-discard",
        "Last discard",
        "May the last discard before the stock's end be taken?",
        "exhaustion.last_discard",
        (LastDiscard.STAYS, "No"),
        (LastDiscard.TO_END, "Only to knock or go gin at once"),
        (LastDiscard.ONE_MORE_TURN, "For one more turn"),
    ),
    _switch(
        "open-discards",
        "Open discard pile",
        "May both players look through the whole discard pile?",
        "pile.open",
        "Open",
    ),
    _named(
        "level",
        "Equal totals",
        "Who wins when all suits are closed and both totals are the same.",
        "format.level",
        (Level.DRAW, "Nobody: a draw"),
        (Level.EXTRA_HAND, "One more hand decides, in all suits"),
        (Level.MOST_SUITS, "Whoever closed more suits"),
    ),
    _switch(
        "least-deadwood",
        "Least deadwood only",
        "Must the hand be split so that its deadwood is least, whatever the suits?",
        "knock.least_deadwood",
    ),
    _number(
        "games",
        "Games to win",
        "Won games that win the match.",
        "format.games",
        (3, 5, 7, 11),
        1,
        30,
    ),
    _number(
        "deals",
        "Deals to win",
        "Won deals that are needed, where deals are counted.",
        "format.deals",
        (5, 7, 9, 11),
        1,
        30,
    ),
    _switch(
        "double-deals",
        "Two deals for gin",
        "Do gin and an undercut count as two won deals?",
        "format.double_deals",
    ),
    _named(
        "roles",
        "Your part",
        "What you play for. The next round is played the other way round.",
        "format.roles",
        (Roles.LOT, "A lot decides"),
        (Roles.POINTS, "You play for points"),
        (Roles.DEALS, "You play for deals"),
    ),
    _number(
        "round",
        "Deals to win",
        "Won deals that win the round.",
        "format.deals",
        (3, 5, 7, 9, 11, 15, 21),
        3,
        21,
    ),
    Option(
        "die",
        "Stake die",
        "A stake die multiplies what each game counts, and a refusal gives the game up.",
        (
            Value("off", "No", _set("stakes.die", Stakes.OFF)),
            Value("on", "Yes", _set("stakes.die", Stakes.GAME), "Dice"),
        ),
    ),
    Option(
        "refusal",
        "Refusing the die",
        "What who offered wins when the other player refuses.",
        (
            Value("prior", "What the die showed", _set("stakes.refusal_pays_offer", False)),
            Value("offered", "What was offered", _set("stakes.refusal_pays_offer", True)),
        ),
    ),
    _switch(
        "centre-offers",
        "Later offers",
        "May a die that nobody owns be raised later too, at the start of a turn?",
        "stakes.centre_offers",
    ),
    _named(
        "late-start",
        "A late first score",
        "Where a first score goes once the first game is closed, and a second after it.",
        "format.late_start",
        (LateStart.LITERAL, "Nowhere, though it counts as the first"),
        (LateStart.SHIFT, "Into the next game still open"),
    ),
    _number(
        "goal",
        "Goal",
        "You win with this many penalty points or fewer over the five deals.",
        "solo.goal",
        (0, 15, 30, 45, 60),
        -100,
        500,
    ),
)

BY_ID: dict[str, Option] = {option.id: option for option in ALL}

_OF_SOME = frozenset(
    {
        "sheet",
        "cards",
        "sets",
        "aces",
        "caught-ace",
        "taken-melds",
        "last-kept",
        "goal",
        "late-start",
        "level",
        "least-deadwood",
        "games",
        "deals",
        "double-deals",
        "roles",
        "round",
        "die",
        "refusal",
        "centre-offers",
        "upcard-ace",
        "ending",
        "knocker-scores",
        "scoring",
        "high-cards",
        "rush-on-gin",
        "run-bonus",
        "extra-boxes",
        "boxes-double",
    }
)
"""Options that only the games which name them show in their own form."""
OTHER_NAMES = frozenset({"upcard-ace", "ending", "scoring", "rush-on-gin", "round", "goal"})
"""Options that say, for one game, a part of what another option says for all."""
CLASSIC_TABLE: tuple[str, ...] = tuple(option.id for option in ALL if option.id not in _OF_SOME)
"""The options of every game built on gin rummy."""


def classic_but(*left_out: str, more: tuple[str, ...] = ()) -> tuple[str, ...]:
    """The options of every game built on gin rummy, without some and with some of its own."""
    own = {*CLASSIC_TABLE, *more} - {*left_out}
    return tuple(option.id for option in ALL if option.id in own)
