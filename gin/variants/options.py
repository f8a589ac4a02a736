"""Table options: what players agree on before the first deal, as data."""

from __future__ import annotations

from typing import Any

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
    RunBonus,
    Rush,
    SheetKind,
    Shutout,
    Stakes,
    StockEnd,
    Tie,
)
from gin.variants import options_laying
from gin.variants.option import Numbers, Option, Value, named, number, set_to, switch


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


_ANY_DEADWOOD = set_to("knock.limit_from", LimitFrom.NONE)
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
            Value("10", "Ten", set_to("deal.cards", 10)),
            Value("14", "Fourteen", set_to("deal.cards", 14), "Indian"),
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
    named(
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
            Value("1", "1", set_to("values.caught.0", 1)),
            Value("15", "15", set_to("values.caught.0", 15), "Dear-Ace"),
        ),
    ),
    number(
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
            Value("1", "1", set_to("knock.upcard_ace", 1)),
            Value("gin-only", "Gin only", set_to("knock.upcard_ace", 0)),
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
    switch(
        "shot",
        "Shots",
        "May you end the hand when your deadwood spells out your score?",
        "knock.shot",
        "Shot",
    ),
    switch(
        "taken-melds",
        "Knock with what you took",
        "After taking the top of the discard pile, must that card be melded to knock at once?",
        "knock.taken_must_meld",
    ),
    switch(
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
    named(
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
    switch(
        "spades",
        "Spades count twice",
        "Does a hand count twice when its upcard is a spade?",
        "bonuses.spades_double",
        "Spade",
    ),
    named(
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
            Value("off", "No", set_to("bonuses.rush", Rush.KNOCK)),
            Value("on", "Yes", set_to("bonuses.rush", Rush.GIN_TOO)),
        ),
    ),
    named(
        "run-bonus",
        "Long runs and court cards",
        "Whose own melds are paid after a hand.",
        "bonuses.runs",
        (RunBonus.OFF, "Nobody's"),
        (RunBonus.WINNER, "The winner's"),
        (RunBonus.BOTH, "Both players'"),
        called="Long-Run",
    ),
    number("gin", "Gin bonus", "Points for going gin.", "bonuses.gin", (20, 25), 0, 200),
    Option(
        "big-gin",
        "Big gin",
        "Points for melding all eleven cards without a discard; off forbids it.",
        (
            Value("off", "Not played", set_to("bonuses.big_gin", False)),
            Value("as-gin", "Pays like gin", _big_gin(None)),
            *(Value(str(points), str(points), _big_gin(points)) for points in (25, 31, 35)),
        ),
        Numbers(0, 200, _big_gin),
    ),
    number(
        "undercut",
        "Undercut bonus",
        "Points for the defender who has no more deadwood than the knocker.",
        "bonuses.undercut",
        (10, 15, 20, 25),
        0,
        200,
    ),
    named(
        "tie",
        "Equal deadwood",
        "Who wins when knocker and defender have the same deadwood.",
        "knock.tie",
        (Tie.UNDERCUT, "The defender undercuts"),
        (Tie.NOBODY, "Nobody scores"),
    ),
    number(
        "box",
        "Box",
        "Points at the end of the game for each hand a player has won.",
        "format.box_bonus",
        (0, 20, 25),
        0,
        200,
    ),
    switch(
        "extra-boxes",
        "Extra boxes",
        "Does an undercut bring one box more, and gin two?",
        "format.extra_boxes",
    ),
    switch(
        "boxes-double",
        "Boxes count twice",
        "Do the boxes of a hand that counts twice count twice as well?",
        "format.boxes_double",
    ),
    number(
        "game-bonus",
        "Game bonus",
        "Points for winning the game.",
        "format.game_bonus",
        (0, 100),
        0,
        500,
    ),
    named(
        "shutout",
        "Shutout",
        "What winning every hand of a game adds.",
        "format.shutout",
        (Shutout.NONE, "Nothing"),
        (Shutout.PLUS_100, "100 more"),
        (Shutout.DOUBLE_HANDS_AND_BOXES, "Hands and boxes twice"),
        (Shutout.DOUBLE_TOTAL, "The whole total twice"),
    ),
    named(
        "next-dealer",
        "Next dealer",
        "Who deals after a hand.",
        "dealers.next",
        (NextDealer.LOSER, "The loser"),
        (NextDealer.WINNER, "The winner"),
        (NextDealer.ALTERNATE, "In turn"),
    ),
    named(
        "opening",
        "Opening",
        "How the first turn of a hand goes.",
        "deal.opening",
        (Opening.UPCARD_OFFER, "The upcard is offered"),
        (Opening.PLAIN, "A normal turn"),
        (Opening.ELEVEN_CARD, "One card more, no upcard"),
    ),
    named(
        "after-passes",
        "After two passes",
        "What the first player may draw when both have passed the upcard.",
        "deal.after_passes",
        (AfterPasses.STOCK, "The stock only"),
        (AfterPasses.ANY, "Either pile"),
    ),
    switch(
        "eleven-first-knock",
        "End on the first turn",
        "In the eleven-card opening: may the first turn already end the hand?",
        "deal.eleven_first_knock",
    ),
    switch(
        "rediscard",
        "Discard what you took",
        "May the card just taken from the discard pile be discarded in the same turn?",
        "pile.rediscard_taken",
    ),
    named(
        "stock-end",
        "End of the stock",
        "What happens when the stock runs out before anybody knocks.",
        "exhaustion.ending",
        (StockEnd.VOID, "Nobody scores"),
        (StockEnd.COMPARE, "The lower hand scores the difference"),
    ),
    number(
        "stock-floor",
        "Cards left in the stock",
        "The hand ends after a discard that leaves this many cards in the stock.",
        "exhaustion.floor",
        (0, 2),
        0,
        10,
    ),
    named(
        "last-discard",
        "Last discard",
        "May the last discard before the stock's end be taken?",
        "exhaustion.last_discard",
        (LastDiscard.STAYS, "No"),
        (LastDiscard.TO_END, "Only to knock or go gin at once"),
        (LastDiscard.ONE_MORE_TURN, "For one more turn"),
    ),
    switch(
        "open-discards",
        "Open discard pile",
        "May both players look through the whole discard pile?",
        "pile.open",
        "Open",
    ),
    named(
        "level",
        "Equal totals",
        "Who wins when all suits are closed and both totals are the same.",
        "format.level",
        (Level.DRAW, "Nobody: a draw"),
        (Level.EXTRA_HAND, "One more hand decides, in all suits"),
        (Level.MOST_SUITS, "Whoever closed more suits"),
    ),
    switch(
        "least-deadwood",
        "Least deadwood only",
        "Must the hand be split so that its deadwood is least, whatever the suits?",
        "knock.least_deadwood",
    ),
    number(
        "games",
        "Games to win",
        "Won games that win the match.",
        "format.games",
        (3, 5, 7, 11),
        1,
        30,
    ),
    number(
        "deals",
        "Deals to win",
        "Won deals that are needed, where deals are counted.",
        "format.deals",
        (5, 7, 9, 11),
        1,
        30,
    ),
    switch(
        "double-deals",
        "Two deals for gin",
        "Do gin and an undercut count as two won deals?",
        "format.double_deals",
    ),
    named(
        "roles",
        "Your part",
        "What you play for. The next round is played the other way round.",
        "format.roles",
        (Roles.LOT, "A lot decides"),
        (Roles.POINTS, "You play for points"),
        (Roles.DEALS, "You play for deals"),
    ),
    number(
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
            Value("off", "No", set_to("stakes.die", Stakes.OFF)),
            Value("on", "Yes", set_to("stakes.die", Stakes.GAME), "Dice"),
        ),
    ),
    Option(
        "refusal",
        "Refusing the die",
        "What who offered wins when the other player refuses.",
        (
            Value("prior", "What the die showed", set_to("stakes.refusal_pays_offer", False)),
            Value("offered", "What was offered", set_to("stakes.refusal_pays_offer", True)),
        ),
    ),
    switch(
        "centre-offers",
        "Later offers",
        "May a die that nobody owns be raised later too, at the start of a turn?",
        "stakes.centre_offers",
    ),
    named(
        "late-start",
        "A late first score",
        "Where a first score goes once the first game is closed, and a second after it.",
        "format.late_start",
        (LateStart.LITERAL, "Nowhere, though it counts as the first"),
        (LateStart.SHIFT, "Into the next game still open"),
    ),
    switch(
        "no-hints",
        "No hints",
        "Is it agreed that nobody is given hints or odds while a hand is played?",
        "hints",
        "Unaided",
        inverted=True,
    ),
    number(
        "goal",
        "Goal",
        "You win with this many penalty points or fewer over the five deals.",
        "solo.goal",
        (0, 15, 30, 45, 60),
        -100,
        500,
    ),
    *options_laying.ALL,
)

BY_ID: dict[str, Option] = {option.id: option for option in ALL}

LAYING = frozenset(option.id for option in options_laying.ALL)
"""Options of games with melds on the table, which no other has."""
_OF_SOME = LAYING | frozenset(
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
