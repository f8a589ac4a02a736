"""Tournaments of an evening: who plays whom, the table, and the final.

All of it follows from the field, the seed and the scores. An entrant is the level of an opponent,
or `YOU`.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from enum import StrEnum

from msgspec import Struct

from gin.ai.players.levels import LADDER
from gin.core.shuffle import derived_seed
from gin.rules.model.rules import SheetKind, Winner
from gin.variants import registry
from gin.variants.setups import Setup, setup

YOU = 0
"""The player's place in a field; it is not the level of any opponent."""
FIELD = (YOU, *LADDER)
"""The entrants of a new tournament."""
EVENT = "tournament"
TARGETS = (50, 100, 150, 200)
"""Target scores to choose from; the first one is the usual one."""


class Form(StrEnum):
    """The form of a tournament: everyone against everyone and then a final, or knockout."""

    ROUND_ROBIN = "round-robin"
    KNOCKOUT = "knockout"


class GameScore(Struct, frozen=True):
    """The totals of a finished match, the index of the winner, and the number of hands.

    The entrants have the order of the pair. `match` is the saved match if you took part; in
    `Tournament.scores` you then come first.
    """

    totals: tuple[int, int]
    winner: int
    hands: int
    match: int | None = None


class Game(Struct, frozen=True):
    """A match of a tournament. An entrant is None until earlier matches decide who it is."""

    number: int
    pair: tuple[int | None, int | None]
    score: GameScore | None = None

    @property
    def known(self) -> bool:
        return None not in self.pair

    @property
    def yours(self) -> bool:
        return YOU in self.pair

    @property
    def winner(self) -> int | None:
        return None if self.score is None else self.pair[self.score.winner]

    @property
    def loser(self) -> int | None:
        return None if self.score is None else self.pair[1 - self.score.winner]

    def other(self, entrant: int) -> int | None:
        """Return who plays against an entrant of this match."""
        first, second = self.pair
        return second if first == entrant else first


class Round(Struct, frozen=True):
    """The matches of a round, and the entrants who sit it out. The final is the last round."""

    number: int
    games: tuple[Game, ...]
    resting: tuple[int, ...] = ()
    final: bool = False

    @property
    def finished(self) -> bool:
        return all(game.score is not None for game in self.games)


class TableRow(Struct, frozen=True):
    """An entrant's row of the table: matches played and won, points scored and conceded."""

    entrant: int
    played: int = 0
    won: int = 0
    scored: int = 0
    conceded: int = 0

    @property
    def lost(self) -> int:
        return self.played - self.won

    @property
    def difference(self) -> int:
        return self.scored - self.conceded


class Tournament(Struct, frozen=True):
    """A tournament with the scores so far, by the number of the match.

    `learner` is the share of wrong choices, in percent, of the opponent who learns with the player,
    when the tournament began. `begun` is that time in seconds since 1970. A tournament that the
    player `left` does not continue.
    """

    id: int
    form: Form
    agreed: Setup
    field: tuple[int, ...]
    seed: int
    learner: float
    begun: float
    left: bool = False
    scores: Mapping[int, GameScore] = {}

    @property
    def rounds(self) -> tuple[Round, ...]:
        return rounds(self.form, self.field, self.seed, self.scores)

    @property
    def final(self) -> Game:
        return self.rounds[-1].games[0]

    @property
    def champion(self) -> int | None:
        return self.final.winner

    @property
    def over(self) -> bool:
        return self.champion is not None

    @property
    def games(self) -> tuple[Game, ...]:
        return tuple(game for one in self.rounds for game in one.games)

    def game(self, number: int) -> Game | None:
        """Return the match with this number; None if there is none."""
        return next((game for game in self.games if game.number == number), None)

    @property
    def your_next(self) -> Game | None:
        """Your next match; None if there is none, or if it is not known yet."""
        games = (game for game in self.games if game.yours and game.score is None)
        return next((game for game in games if game.known), None)

    @property
    def current(self) -> Round:
        """The round of your next match, or else the first unfinished one; at the end, the final."""
        yours = self.your_next
        for one in self.rounds:
            if yours in one.games or (yours is None and not one.finished):
                return one
        return self.rounds[-1]

    @property
    def due(self) -> tuple[Game, ...]:
        """The matches of the others that can be played now: none of a round after your next."""
        last = self.current.number
        return tuple(
            game
            for one in self.rounds
            for game in one.games
            if one.number <= last and game.known and game.score is None and not game.yours
        )

    @property
    def table(self) -> tuple[TableRow, ...]:
        """The table of the round robin, without the final."""
        games = [game for one in self.rounds if not one.final for game in one.games]
        return table(self.field, self.seed, games)

    @property
    def still_in(self) -> bool:
        """Whether you can still win the cup."""
        if self.over or self.left:
            return False
        if self.form is Form.KNOCKOUT:
            return not any(game.loser == YOU for game in self.games)
        decided = self.final.known
        return self.final.yours if decided else True


def by_lot(field: Collection[int], seed: int) -> tuple[int, ...]:
    """Return the field in the order in which the lots were drawn."""
    return tuple(sorted(field, key=lambda entrant: (derived_seed(seed, f"lot {entrant}"), entrant)))


def circle(entrants: Sequence[int]) -> tuple[tuple[tuple[int, int], ...], ...]:
    """Return the rounds of a round robin by the circle method.

    One entrant keeps its place while the others move round by one. If the number of entrants is
    odd, one of them sits out each round.
    """
    places: list[int | None] = [*entrants, *([None] if len(entrants) % 2 else [])]
    found = []
    for _ in range(len(places) - 1):
        half = len(places) // 2
        facing = zip(places[:half], reversed(places[half:]), strict=True)
        found.append(tuple((a, b) for a, b in facing if a is not None and b is not None))
        places = [places[0], places[-1], *places[1:-1]]
    return tuple(found)


def rounds(
    form: Form, field: Collection[int], seed: int, scores: Mapping[int, GameScore]
) -> tuple[Round, ...]:
    """Return the rounds with the scores so far."""
    drawn = by_lot(field, seed)
    if form is Form.KNOCKOUT:
        return tuple(_knockout(drawn, scores))
    return tuple(_round_robin(drawn, seed, scores))


def _round_robin(
    drawn: tuple[int, ...], seed: int, scores: Mapping[int, GameScore]
) -> Iterator[Round]:
    count, games = 0, list[Game]()
    for number, pairs in enumerate(circle(drawn), start=1):
        round_games = tuple(_numbered(pairs, count, scores))
        count += len(round_games)
        games += round_games
        playing = {entrant for pair in pairs for entrant in pair}
        resting = tuple(entrant for entrant in drawn if entrant not in playing)
        yield Round(number, round_games, resting)
    first, second = None, None
    if all(game.score is not None for game in games):
        first, second = (row.entrant for row in table(drawn, seed, games)[:2])
    yield Round(number + 1, (_game(count + 1, (first, second), scores),), final=True)


def _knockout(drawn: tuple[int, ...], scores: Mapping[int, GameScore]) -> Iterator[Round]:
    """Yield the rounds; the first lots drawn are byes, which leave a power of two for round 2."""
    size = 1 << (len(drawn) - 1).bit_length()
    byes = size - len(drawn)
    slots: list[int | None] = list(drawn[byes:])
    resting, waiting, count, number = drawn[:byes], list[int | None](drawn[:byes]), 0, 1
    while True:
        pairs = tuple(zip(slots[::2], slots[1::2], strict=True))
        games = tuple(_numbered(pairs, count, scores))
        final = len(games) == 1 and not waiting
        yield Round(number, games, resting, final)
        if final:
            return
        slots = [*waiting, *(game.winner for game in games)]
        count, number, resting, waiting = count + len(games), number + 1, (), []


def _numbered(
    pairs: Iterable[tuple[int | None, int | None]], count: int, scores: Mapping[int, GameScore]
) -> Iterator[Game]:
    for number, pair in enumerate(pairs, start=count + 1):
        yield _game(number, pair, scores)


def _game(
    number: int, pair: tuple[int | None, int | None], scores: Mapping[int, GameScore]
) -> Game:
    score = scores.get(number)
    if None in pair or score is None or (score.match is not None) != (YOU in pair):
        return Game(number, pair)
    if pair[1] == YOU:
        score = GameScore(score.totals[::-1], 1 - score.winner, score.hands, score.match)
    return Game(number, pair, score)


def table(field: Collection[int], seed: int, games: Iterable[Game]) -> tuple[TableRow, ...]:
    """Return the rows of the table, the best first.

    Equal numbers of won matches are separated by the difference of the points, then by the points
    scored, then by the lots drawn for the places.
    """
    rows = {entrant: TableRow(entrant) for entrant in by_lot(field, seed)}
    for game in games:
        if game.score is None:
            continue
        for place, entrant in enumerate(game.pair):
            assert entrant is not None
            row, totals = rows[entrant], game.score.totals
            rows[entrant] = TableRow(
                entrant, row.played + 1, row.won + (game.winner == entrant),
                row.scored + totals[place], row.conceded + totals[1 - place],
            )  # fmt: skip
    # Sorting is stable, so the order of the lots remains among equals.
    return tuple(sorted(rows.values(), key=lambda row: (-row.won, -row.difference, -row.scored)))


def final_number(form: Form, entrants: int) -> int:
    """Return the number of the final, the last match."""
    others = entrants - 2
    return entrants * (entrants - 1) // 2 + 1 if form is Form.ROUND_ROBIN else others + 1


def games_of_yours(form: Form, entrants: int) -> tuple[int, int]:
    """Return the least and the largest number of matches that you play."""
    if form is Form.ROUND_ROBIN:
        return entrants - 1, entrants
    return 1, (entrants - 1).bit_length()


def can_be_played(agreed: Setup) -> bool:
    """Return whether a game suits a tournament: two players, and points up to a target decide."""
    form = agreed.rules.format
    return (
        agreed.rules.seats == 2
        and form.sheet is SheetKind.POINTS
        and form.winner is Winner.TARGET
        and "target" in agreed.game.options
    )


def game_ids() -> tuple[str, ...]:
    """Return the ids of the games for tournaments, in the order of lists."""
    return tuple(id for id in registry.ids() if can_be_played(setup(id)))


def played_to(game: str, target: int) -> Setup:
    """Return a game of a tournament with its target score."""
    return setup(game, (f"target={target}",))


def event_of(tournament: int, game: int) -> str:
    """Return the event of a match of a tournament; it is also the name of a score's note."""
    return f"{EVENT}:{tournament}:{game}"


def tournament_place(event: str) -> tuple[int, int] | None:
    """Return the tournament and the number of the match of an event; None for other events."""
    kind, _, rest = event.partition(":")
    id, _, game = rest.partition(":")
    if kind != EVENT or not all(one.isascii() and one.isdecimal() for one in (id, game)):
        return None
    return int(id), int(game)
