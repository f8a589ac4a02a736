"""What a game is: one frozen value made of parts, and patches that change it.

A variant is a patch on its family's rules, a table option is a patch on the variant's. Both name
slots ("knock.limit"), so forms, the command line, saved matches and rules pages are generated from
the same data. Behaviour that data cannot say has a name here and a function elsewhere.
"""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from gin.rules.model.meld_kinds import Aces, MeldKind, MeldRules

SETS_AND_RUNS = MeldRules(frozenset({MeldKind.SET, MeldKind.RUN}), Aces.LOW)
PIPS: tuple[int, ...] = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10)
"""Points by rank, ace first: ace 1, courts 10 (rules 0.1)."""


class Flow(StrEnum):
    """Which of the flows in `gin.rules.flows` plays the hand."""

    CLASSIC = "classic"
    SOLO = "solo"
    LAYING = "laying"
    OFFERING = "offering"


class Opening(StrEnum):
    """How the first turn of a hand goes (rules 0.5)."""

    UPCARD_OFFER = "upcard_offer"
    PLAIN = "plain"
    ELEVEN_CARD = "eleven_card"
    NONE = "none"


class AfterPasses(StrEnum):
    """What the non-dealer may draw once both have passed the upcard (rules 0.5)."""

    STOCK = "stock"
    ANY = "any"


class LimitFrom(StrEnum):
    """Where the knock limit comes from (rules 0.4, 6, 7)."""

    FIXED = "fixed"
    UPCARD = "upcard"
    NONE = "none"


class KnockScores(StrEnum):
    """What a knocker who wins is paid (rules 0.9, 8).

    With PENALTY nobody is paid: the loser of the hand is charged for deadwood (rules 7).
    """

    DIFFERENCE = "difference"
    OPPONENT_TOTAL = "opponent_total"
    PENALTY = "penalty"


class Tie(StrEnum):
    """Who wins when knocker and defender count the same (rules 0.9, 2)."""

    UNDERCUT = "undercut"
    NOBODY = "nobody"


class Rush(StrEnum):
    """Which endings are paid a point for each card left in the stock (rules 6, Gin Rush)."""

    OFF = "off"
    KNOCK = "knock"
    GIN_TOO = "gin_too"


class RunBonus(StrEnum):
    """Who is paid for long runs and for court cards in them (rules 8, Sequence Gin)."""

    OFF = "off"
    WINNER = "winner"
    BOTH = "both"


class StockEnd(StrEnum):
    """What the end of the stock means (rules 0.10, 2)."""

    VOID = "void"
    COMPARE = "compare"


class LastDiscard(StrEnum):
    """May the last discard before the stock's end be taken? (rules 0.10, 2)."""

    STAYS = "stays"
    TO_END = "to_end"
    ONE_MORE_TURN = "one_more_turn"


class FirstDealer(StrEnum):
    """Who deals the first hand (rules 0.11)."""

    LOWEST_CUT = "lowest_cut"
    NONE = "none"


class NextDealer(StrEnum):
    """Who deals the next hand (rules 0.11)."""

    LOSER = "loser"
    WINNER = "winner"
    ALTERNATE = "alternate"


class Shutout(StrEnum):
    """What winning a game without losing a hand adds (rules 1)."""

    NONE = "none"
    PLUS_100 = "plus_100"
    DOUBLE_HANDS = "double_hands"
    DOUBLE_HANDS_AND_BOXES = "double_hands_and_boxes"
    DOUBLE_TOTAL = "double_total"


class Winner(StrEnum):
    """Who wins a game once a player has reached the target (rules 1)."""

    TARGET = "target"
    TOTAL = "total"


class TiedTotals(StrEnum):
    """Who wins when all suits are closed and both totals are the same (rules 3)."""

    DRAW = "draw"
    EXTRA_HAND = "extra_hand"
    MOST_SUITS = "most_suits"


class Roles(StrEnum):
    """What the player in the first seat plays for in a race (rules 6, Gin Race)."""

    LOT = "lot"
    POINTS = "points"
    DEALS = "deals"


class Stakes(StrEnum):
    """What the stake die stands for: nothing, a deal, or a game of several deals (rules 6)."""

    OFF = "off"
    DEAL = "deal"
    GAME = "game"


class LateStart(StrEnum):
    """Where a first score goes once the first game is closed (rules 4)."""

    LITERAL = "literal"
    SHIFT = "shift"


class Challenges(StrEnum):
    """When a player may challenge the other to compare hands (rules 8, Colonel)."""

    OFF = "off"
    OWN_TURN = "own_turn"
    ANY_TIME = "any_time"


class HandCount(StrEnum):
    """What of a hand counts when the stock ends it (rules 8, Skarney Gin)."""

    ALL = "all"
    DEADWOOD = "deadwood"


class SheetKind(StrEnum):
    """The score sheet that is kept; each is a function in `gin.rules.sheets`."""

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
    """Cards dealt to each player and how the hand opens."""

    cards: int = 10
    opening: Opening = Opening.UPCARD_OFFER
    after_passes: AfterPasses = AfterPasses.STOCK
    eleven_first_knock: bool = False


class Values(Struct, frozen=True):
    """Points by rank (ace first) for who ends the hand and for who is caught by it."""

    own: tuple[int, ...] = PIPS
    caught: tuple[int, ...] = PIPS


class Pile(Struct, frozen=True):
    """What the discard pile allows."""

    rediscard_taken: bool = False
    open: bool = False


class Knock(Struct, frozen=True):
    """The knock limit, in points; `upcard_ace` is an ace's where the upcard sets it.

    `taken_must_meld` bars a knock right after a card was taken that the knocker leaves unmelded.
    `without_discard` allows an end with every card kept. `shot` allows deadwood that spells out
    the player's own score (rules 6, 8). `least_deadwood` lets only a split of least deadwood be
    declared (rules 3).
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
    """Points added to a hand; big gin may be switched off altogether.

    `big_gin_points` is None where big gin pays as gin does. `spades_double` doubles all
    that a hand writes when the upcard is a spade.
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
        """What big gin pays."""
        return self.gin if self.big_gin_points is None else self.big_gin_points


class Exhaustion(Struct, frozen=True):
    """The hand ends by the stock after a discard that leaves `floor` cards in it.

    It is void after `untouched` turns in a row without a card from the stock; 0 sets no limit.
    """

    ending: StockEnd = StockEnd.VOID
    floor: int = 2
    last_discard: LastDiscard = LastDiscard.STAYS
    untouched: int = 12


class StakeRules(Struct, frozen=True):
    """The stake die: what it multiplies, what a refusal pays, and who may offer later.

    `refusal_pays_offer` pays the value that was refused, not the one before it; `centre_offers`
    lets either player raise a die that nobody owns, at the start of a turn.
    """

    die: Stakes = Stakes.OFF
    refusal_pays_offer: bool = False
    centre_offers: bool = False


class Dealers(Struct, frozen=True):
    """Who deals first and next."""

    first: FirstDealer = FirstDealer.LOWEST_CUT
    next: NextDealer = NextDealer.LOSER


class Format(Struct, frozen=True):
    """The sheet, the points that end a game and what is added at its end.

    `extra_boxes` gives an undercut a box more and gin two; `boxes_double` counts the boxes of a
    doubled hand twice (rules 7, Oklahoma). `winner` is of one column of points. `late_start` and
    `all_games` are of three games (with `all_games` all three are played out and the total
    decides), `level` of suits.
    `games` win a match of games, `deals` a race or one half of Twofold; `double_deals` lets gin and
    undercut count two of them. `roles` are those of a race (rules 6).
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
    """The measures of Solitary Gin (rules 6)."""

    turns: int = 15
    deals: int = 5
    goal: int = 30
    gin: int = -20


class Laying(Struct, frozen=True):
    """Melds on the table (rules 8, Skarney Gin and Colonel).

    `contract` is how many melds, of exactly three cards each, a player's first ones have to be; 0
    where any will do. With `contract_alone` nothing more is laid out in that turn. `own_only` bars
    the other player's melds, and `at_once` is the most cards that one meld takes in a turn, 0 for
    any number. `bare_gin` is paid in place of the gin bonus where the other player has no meld out.
    """

    contract: int = 0
    contract_alone: bool = True
    own_only: bool = False
    at_once: int = 0
    bare_gin: int = 0
    stock_counts: HandCount = HandCount.ALL
    challenge: Challenges = Challenges.OFF


class Rules(Struct, frozen=True):
    """All that distinguishes one game from another.

    Without `hints` it is agreed that nobody is advised during a hand. With `strict_memory` players
    remember for themselves what is out of sight (rules 0.7).
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
        """Does every card in a hand count at its end, melded or not, as melds lie on the table?"""
        return self.flow in (Flow.LAYING, Flow.OFFERING)

    @property
    def discards_open(self) -> bool:
        """May the whole discard pile be looked through? (rules 0.7)

        A lone player may look through their own discards, unless memory is strict.
        """
        return self.pile.open or (self.flow is Flow.SOLO and not self.strict_memory)
