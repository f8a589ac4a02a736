"""The rules of a game, as one frozen value made of parts.

A game is a patch on the rules of its family. Each value of a table option is a patch on the rules
of the game. Patches name slots such as "knock.limit". Where data is not enough, an enum here names
the behaviour and a function elsewhere implements it.
"""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from gin.rules.model.meld_kinds import Aces, MeldKind, MeldRules

SETS_AND_RUNS = MeldRules(frozenset({MeldKind.SET, MeldKind.RUN}), Aces.LOW)
PIPS: tuple[int, ...] = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10)
"""Points by rank, ace first: ace 1, court cards 10 (rules 0.1)."""


class Flow(StrEnum):
    """The module of `gin.rules.flows` that plays the hand."""

    CLASSIC = "classic"
    SOLO = "solo"
    LAYING = "laying"
    OFFERING = "offering"


class Opening(StrEnum):
    """The first turn of a hand (rules 0.5)."""

    UPCARD_OFFER = "upcard_offer"
    PLAIN = "plain"
    ELEVEN_CARD = "eleven_card"
    NONE = "none"


class AfterPasses(StrEnum):
    """The piles that the non-dealer may draw from after both passed the upcard (rules 0.5)."""

    STOCK = "stock"
    ANY = "any"


class LimitFrom(StrEnum):
    """The source of the knock limit (rules 0.4, 6, 7)."""

    FIXED = "fixed"
    UPCARD = "upcard"
    NONE = "none"


class KnockScores(StrEnum):
    """The points for a knock that wins (rules 0.9, 8).

    PENALTY pays no points, but charges the loser of the hand for deadwood (rules 7).
    """

    DIFFERENCE = "difference"
    OPPONENT_TOTAL = "opponent_total"
    PENALTY = "penalty"


class Tie(StrEnum):
    """The winner when knocker and defender have the same deadwood (rules 0.9, 2)."""

    UNDERCUT = "undercut"
    NOBODY = "nobody"


class Rush(StrEnum):
    """The endings that score a point per card left in the stock (rules 6, Gin Rush)."""

    OFF = "off"
    KNOCK = "knock"
    GIN_TOO = "gin_too"


class RunBonus(StrEnum):
    """The players who score for long runs and for court cards in runs (rules 8, Sequence Gin)."""

    OFF = "off"
    WINNER = "winner"
    BOTH = "both"


class StockEnd(StrEnum):
    """The result when the stock ends the hand (rules 0.10, 2)."""

    VOID = "void"
    COMPARE = "compare"


class LastDiscard(StrEnum):
    """Whether, at the end of the stock, the last discard may be taken (rules 0.10, 2)."""

    STAYS = "stays"
    TO_END = "to_end"
    ONE_MORE_TURN = "one_more_turn"


class FirstDealer(StrEnum):
    """The dealer of the first hand (rules 0.11)."""

    LOWEST_CUT = "lowest_cut"
    NONE = "none"


class NextDealer(StrEnum):
    """The dealer of the next hand (rules 0.11)."""

    LOSER = "loser"
    WINNER = "winner"
    ALTERNATE = "alternate"


class Shutout(StrEnum):
    """The bonus for a game in which the loser won no hand (rules 1)."""

    NONE = "none"
    PLUS_100 = "plus_100"
    DOUBLE_HANDS = "double_hands"
    DOUBLE_HANDS_AND_BOXES = "double_hands_and_boxes"
    DOUBLE_TOTAL = "double_total"


class Winner(StrEnum):
    """The winner of a game once a player has reached the target (rules 1)."""

    TARGET = "target"
    TOTAL = "total"


class TiedTotals(StrEnum):
    """The winner when all suits are closed and the totals are equal (rules 3)."""

    DRAW = "draw"
    EXTRA_HAND = "extra_hand"
    MOST_SUITS = "most_suits"


class Roles(StrEnum):
    """The goal of seat 0 in a race (rules 6, Gin Race)."""

    LOT = "lot"
    POINTS = "points"
    DEALS = "deals"


class Stakes(StrEnum):
    """The unit that the stake die multiplies: none, a deal, or a game of many deals (rules 6)."""

    OFF = "off"
    DEAL = "deal"
    GAME = "game"


class LateStart(StrEnum):
    """The game that a player's first score goes into if the first game is closed (rules 4)."""

    LITERAL = "literal"
    SHIFT = "shift"


class Challenges(StrEnum):
    """The times when a player may challenge the other to compare hands (rules 8, Colonel)."""

    OFF = "off"
    OWN_TURN = "own_turn"
    ANY_TIME = "any_time"


class HandCount(StrEnum):
    """The held cards that count when the stock ends the deal (rules 8, Skarney Gin)."""

    ALL = "all"
    DEADWOOD = "deadwood"


class SheetKind(StrEnum):
    """The kind of score sheet; each has a function in `gin.rules.sheets`."""

    POINTS = "points"
    PENALTIES = "penalties"
    PENALTIES_OVER_DEALS = "penalties_over_deals"
    THREE_GAMES = "three_games"
    SUITS = "suits"
    GAMES = "games"
    RACE = "race"
    TWOFOLD = "twofold"
    DEALS = "deals"


class Deal(Struct, frozen=True):
    """The number of cards for each player, and the opening."""

    cards: int = 10
    opening: Opening = Opening.UPCARD_OFFER
    after_passes: AfterPasses = AfterPasses.STOCK
    eleven_first_knock: bool = False


class Values(Struct, frozen=True):
    """Points by rank, ace first, for the player who ends the hand and for the other player."""

    own: tuple[int, ...] = PIPS
    caught: tuple[int, ...] = PIPS


class Pile(Struct, frozen=True):
    """Permissions: to discard a card just taken, and to look through the discard pile."""

    rediscard_taken: bool = False
    open: bool = False


class Knock(Struct, frozen=True):
    """The knock limit in points, and further conditions for ending a hand.

    `upcard_ace` is the limit for an upcard that is an ace, where the upcard sets the limit. With
    `taken_must_meld`, a player who took a discard must meld it to knock. `without_discard` allows
    ending a hand with every card kept. `shot` allows shots (rules 6, Gin Shot). `least_deadwood`
    allows only splits of least deadwood (rules 3).
    """

    limit_from: LimitFrom = LimitFrom.FIXED
    limit: int = 10
    upcard_ace: int = 1
    scores: KnockScores = KnockScores.DIFFERENCE
    tie: Tie = Tie.UNDERCUT
    taken_must_meld: bool = False
    without_discard: bool = False
    shot: bool = False
    least_deadwood: bool = False


class Bonuses(Struct, frozen=True):
    """Points added to a hand; `big_gin` is False in games without big gin.

    `big_gin_points` is None if big gin pays as much as gin. `spades_double` doubles all points of a
    hand when the upcard is a spade.
    """

    gin: int = 20
    big_gin: bool = True
    big_gin_points: int | None = 31
    undercut: int = 10
    rush: Rush = Rush.OFF
    runs: RunBonus = RunBonus.OFF
    spades_double: bool = False

    @property
    def for_big_gin(self) -> int:
        return self.gin if self.big_gin_points is None else self.big_gin_points


class Exhaustion(Struct, frozen=True):
    """The end of the stock, which comes at the end of a turn when at most `floor` cards are left.

    The hand is void after `untouched` turns in a row without a draw from the stock; 0 means no
    limit.
    """

    ending: StockEnd = StockEnd.VOID
    floor: int = 2
    last_discard: LastDiscard = LastDiscard.STAYS
    untouched: int = 12


class StakeRules(Struct, frozen=True):
    """The stake die: its effect, and the players' offers and refusals.

    A refusal pays the die's value, or with `refusal_pays_offer` the offered value. With
    `centre_offers`, either player may offer to raise a die without an owner, at the start of a
    turn.
    """

    die: Stakes = Stakes.OFF
    refusal_pays_offer: bool = False
    centre_offers: bool = False


class Dealers(Struct, frozen=True):
    """The dealers of the first and the next hand."""

    first: FirstDealer = FirstDealer.LOWEST_CUT
    next: NextDealer = NextDealer.LOSER


class Format(Struct, frozen=True):
    """The score sheet, the target, and the bonuses at the end of a game.

    `extra_boxes` adds a box for an undercut and two for gin; `boxes_double` doubles the boxes of a
    doubled hand (rules 7, Oklahoma). `winner` applies to sheets with one column of points, `level`
    to suits. `late_start` and `all_games` apply to the sheet THREE_GAMES; with `all_games`, all
    three games are played out and the total decides. `games` is the number of games that wins the
    match on the sheet GAMES. `deals` is the number of deals that wins a race, Gin Dice or one half
    of Twofold. With `double_deals`, gin and undercut count as two deals. `roles` apply to a race
    (rules 6).
    """

    sheet: SheetKind = SheetKind.POINTS
    target: int = 100
    game_bonus: int = 100
    box_bonus: int = 20
    shutout: Shutout = Shutout.PLUS_100
    winner: Winner = Winner.TARGET
    extra_boxes: bool = False
    boxes_double: bool = False
    late_start: LateStart = LateStart.LITERAL
    all_games: bool = False
    level: TiedTotals = TiedTotals.DRAW
    games: int = 7
    deals: int = 7
    double_deals: bool = False
    roles: Roles = Roles.LOT


class Solo(Struct, frozen=True):
    """The numbers of Solitary Gin (rules 6)."""

    turns: int = 15
    deals: int = 5
    goal: int = 30
    gin: int = -20


class Laying(Struct, frozen=True):
    """Melds on the table (rules 8, Skarney Gin and Colonel).

    `contract` is the number of melds, of exactly three cards each, that a player must lay out
    first, or 0. With `contract_alone`, the player lays out nothing else in that turn. `own_only`
    bars adding to the other player's melds. `at_once` limits the cards added to one meld in a turn;
    0 means no limit. `bare_gin` replaces the gin bonus if the other player has laid out no meld.
    """

    contract: int = 0
    contract_alone: bool = True
    own_only: bool = False
    at_once: int = 0
    bare_gin: int = 0
    stock_counts: HandCount = HandCount.ALL
    challenge: Challenges = Challenges.OFF


class Rules(Struct, frozen=True):
    """Everything that distinguishes one game from another.

    Without `hints`, players agreed to get no advice during a hand. With `strict_memory`, they must
    remember what is out of sight (rules 0.7).
    """

    flow: Flow = Flow.CLASSIC
    seats: int = 2
    deal: Deal = Deal()
    melds: MeldRules = SETS_AND_RUNS
    values: Values = Values()
    pile: Pile = Pile()
    knock: Knock = Knock()
    bonuses: Bonuses = Bonuses()
    exhaustion: Exhaustion = Exhaustion()
    stakes: StakeRules = StakeRules()
    dealers: Dealers = Dealers()
    format: Format = Format()
    solo: Solo = Solo()
    laying: Laying = Laying()
    hints: bool = True
    strict_memory: bool = False

    @property
    def whole_hands(self) -> bool:
        """Whether the game has melds on the table. Then melded cards in a hand may count too."""
        return self.flow in (Flow.LAYING, Flow.OFFERING)

    @property
    def discards_open(self) -> bool:
        """Whether players may look through the whole discard pile (rules 0.7).

        Without strict memory, a lone player always may.
        """
        return self.pile.open or (self.flow is Flow.SOLO and not self.strict_memory)
