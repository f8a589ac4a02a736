"""The limit on turns without a draw from the stock: warnings, and void hands."""

from __future__ import annotations

import io
import random
import sqlite3
from pathlib import Path

import pytest

from bench.arena import SeatSwappedPair, Stubborn, make, play
from bench.endless import FOR_TWO, longest
from gin.ai.players.levels import LEVELS, player
from gin.ai.players.undrawn_stock import spared
from gin.ai.protocol.lines import ObservationReader, ObservationWriter
from gin.core.errors import BadLine, BadOption, GinError, UnknownOption
from gin.core.message import Verbatim
from gin.core.shuffle import shuffled
from gin.interface.result import ResultView
from gin.interface.view import Scene
from gin.language.translation import printed
from gin.messages import result as result_messages
from gin.present.screens.table.match import TableScreen
from gin.present.shell.parlour import Parlour
from gin.present.words import result as result_words
from gin.present.words import table as words
from gin.rules import engine
from gin.rules.match import finish_hand, start_match
from gin.rules.model.actions import Accept, Action, Discard, Draw, Refuse, Take, notation
from gin.rules.model.observation import Observation
from gin.rules.model.phase import Phase
from gin.rules.model.result import Outcome
from gin.rules.model.rules import NextDealer, Rules
from gin.rules.model.table import Table, observe
from gin.session.engines.client import BuiltInOpponent
from gin.session.game import Session
from gin.session.mixtures import mixture_of
from gin.session.mixtures import mixtures as kept_mixtures
from gin.session.played import last_played
from gin.session.record_check import check
from gin.session.seal import SALT_DIGITS
from gin.session.settings import Settings
from gin.session.statistics import records
from gin.session.storage.database import FILE
from gin.session.storage.store import Store
from gin.session.unfinished import unfinished, unfinished_of
from gin.text.terminal import Terminal
from gin.ui.app import App
from gin.variants.codes import game_code, parse_game_code
from gin.variants.pages.page import text_of
from gin.variants.registry import GAMES, game
from gin.variants.setups import setup, untouched_stock_off
from tests.support.by_name import choose, find_choice
from tests.support.places import DATA
from tests.support.raising import raising

LIMIT = 12
MOST = 5000
"""Limit in moves, well above what 32 cards and eleven turns before each draw can need."""


def stubborn_hand(rules: Rules, seed: int, other: str = "stubborn", most: int = MOST) -> Table:
    table = engine.start(rules, shuffled(seed), seed % 2, (20, 30)).table
    players = [make("stubborn", seed), make(other, seed + 1)]
    for _ in range(most):
        if table.phase is Phase.OVER:
            break
        seen = observe(table, table.turn)
        table = engine.apply(table, players[table.turn].choose(seen)).table
    return table


# Every hand ends.


@pytest.mark.parametrize("id", FOR_TWO)
def test_two_stubborn_players_void_the_hand_where_they_went_round_for_ever(id: str) -> None:
    free = stubborn_hand(setup(id, untouched_stock_off(id)).rules, 1, most=300)
    assert free.phase is not Phase.OVER
    table = stubborn_hand(setup(id).rules, 1)
    result = table.result
    assert result is not None
    assert (result.outcome, result.winner, result.lines) == (Outcome.VOID, None, ())
    assert result.untouched == table.untouched == longest(table.log.events) == LIMIT
    assert len(table.stock) > table.rules.exhaustion.floor
    assert engine.legal(observe(table, 0)) == ()


def test_the_arena_plays_by_it() -> None:
    tally = play(SeatSwappedPair("1", "stubborn", "house", (), 5))
    assert tally.games == 2 and tally.won == 2


@pytest.mark.parametrize(
    ("id", "same"), [("gin", True), ("house", False), ("colonel", False), ("skarney", False)]
)
def test_who_deals_after_it_is_who_deals_after_any_void_hand(id: str, *, same: bool) -> None:
    rules = setup(id).rules
    match = start_match(rules, 3, 0)
    result = stubborn_hand(rules, 2).result
    assert result is not None
    after = finish_hand(match, result)
    assert (after.dealer == match.dealer) is same
    assert (rules.dealers.next is not NextDealer.ALTERNATE) is same
    assert after.sheet.running == (0, 0)


def test_a_card_from_the_stock_begins_the_count_anew() -> None:
    rules = setup("gin", ["opening=plain"]).rules
    table = engine.start(rules, shuffled(4), 0).table
    counts = []
    for number in range(30):
        taking = number % LIMIT != LIMIT - 1
        table = engine.apply(table, Take() if taking else Draw()).table
        assert table.untouched == (number % LIMIT if taking else 0)
        discard = next(one for one in engine.legal(observe(table, table.turn)) if _discard(one))
        table = engine.apply(table, discard).table
        counts.append(table.untouched)
        assert all(observe(table, seat).untouched == table.untouched for seat in (0, 1))
    assert counts[:14] == [*range(1, LIMIT), 0, 1, 2]


def _discard(action: Action) -> bool:
    return isinstance(action, Discard)


def test_the_last_turn_may_still_end_the_hand() -> None:
    """A player who takes the top discard in the last turn may knock; otherwise the hand is void."""
    for seed in range(12):
        rules = setup("straight").rules
        table = engine.start(rules, shuffled(seed), 0).table
        while table.phase is not Phase.OVER and table.untouched < LIMIT - 1:
            seen = observe(table, table.turn)
            table = engine.apply(table, Stubborn(seed).choose(seen)).table
        assert table.phase is Phase.DRAW
        taken = engine.apply(table, Take()).table
        knocks = [
            one for one in engine.legal(observe(taken, taken.turn)) if not isinstance(one, Discard)
        ]
        assert knocks
        knocked = engine.apply(taken, knocks[0]).table
        assert knocked.result is None or knocked.result.outcome is not Outcome.VOID


# The option.


def test_it_is_offered_where_it_can_matter() -> None:
    for one in GAMES:
        offered = "untouched-stock" in one.options
        assert offered is (setup(one.id).rules.seats == 2)
        assert offered is bool(setup(one.id).rules.exhaustion.untouched)
    with pytest.raises(UnknownOption):
        setup("solitary", ["untouched-stock=off"])
    with raising(BadOption, "off or a number from 8 to 100"):
        setup("gin", ["untouched-stock=3"])


@pytest.mark.parametrize("id", FOR_TWO)
def test_the_page_tells_of_it_and_with_the_option_off_says_nothing(id: str) -> None:
    page = text_of(setup(id), printed)
    rule = "After twelve turns in a row in which nobody draws from the stock, the hand is void"
    reading = "Here, the hand is void after the number of such turns given above"
    assert page.index("Ending the hand") < page.index(rule) < page.index("Where the rules vary")
    assert page.index("Where the rules vary") < page.index(reading) < page.index("Table options")
    assert rule.replace("twelve", "20") in text_of(setup(id, ["untouched-stock=20"]), printed)
    without = text_of(setup(id, untouched_stock_off(id)), printed)
    assert "Untouched stock: No limit" in without
    assert rule not in without and reading not in without
    assert ("For example" in without) is ("For example" in page)


# The warnings, and the announcement at the end.


def at_table(id: str, *agreed: str, level: int = 1) -> tuple[Parlour, Session]:
    made = Parlour(Store.in_memory(), None, Settings(level=level, talk=False))
    made.matches.start(setup(id, agreed), 5)
    session = made.session()
    assert session is not None
    session.opponent.sit(BuiltInOpponent(Stubborn(1)))
    if find_choice(made.view(), "deal") is not None:
        choose(made, "deal")
    made.take_said()
    return made, session


def step(made: Parlour, session: Session) -> None:
    if made.waiting:
        made.advance()
    else:
        action = Stubborn(0).choose(session.seen)
        screen = made._screens[-1]
        assert isinstance(screen, TableScreen)
        assert screen.submit(action)


SOON = "Six more turns without a card from the stock, and the hand is void."
TWO = "Two more turns without a card from the stock, and the hand is void."
ONE = "One more turn without a card from the stock, and the hand is void."
NOW = "Unless this turn ends the hand, it is void."


@pytest.mark.parametrize("id", ["gin", "colonel", "skarney"])
def test_it_is_told_some_turns_before_and_just_before(id: str) -> None:
    made, session = at_table(id)
    said: list[str] = []
    shown: dict[int, str] = {}
    while not session.hand_over:
        seen = session.seen
        status = printed(made.view().status)
        if seen.phase is Phase.DRAW:
            shown[LIMIT - seen.untouched] = status
        assert ("the stock, and the hand is void" in status or NOW in status) is (
            0 < LIMIT - seen.untouched <= 6
        )
        if seen.untouched == LIMIT - 1 and seen.phase in (Phase.DISCARD, Phase.MELD):
            assert status.endswith(NOW)
        step(made, session)
        said += map(printed, made.take_said())
    if id != "skarney":
        assert shown[6].endswith(SOON) and shown[2].endswith(TWO) and shown[1].endswith(ONE)
    warned = [text for text in said if text.endswith("and the hand is void.")]
    assert warned[-3:] == [SOON, TWO, ONE]
    view = made.view()
    assert view.scene is Scene.RESULT and isinstance(view.content, ResultView)
    void = "Nobody drew from the stock for twelve turns, so the hand is void"
    assert view.content.heading == result_messages.NOBODY_SCORES
    assert printed(view.content.summary) == void
    assert any(text.startswith(f"{void}. No score.") for text in said)
    choose(made, "next")
    assert session.hand_number == 2


def test_without_the_limit_nothing_is_told() -> None:
    made, session = at_table("gin", "untouched-stock=off")
    for _ in range(80):
        step(made, session)
        assert "void" not in printed(made.view().status)
    assert session.seen.untouched > LIMIT and not session.hand_over
    assert not any("void" in printed(text) for text in made.take_said())


def test_a_hand_that_the_stock_ended_is_told_as_ever() -> None:
    from gin.rules.counting.scoring import count_void

    result = count_void(setup("gin").rules, (0, 0))
    assert printed(words.outcome(result, "Ada")) == "The stock has run out. No score."
    assert printed(result_words.summary(result, "Ada")) == "The stock has run out"


# The opponents.


def to_the_brink(id: str, seed: int, left: int) -> Table:
    table = engine.start(setup(id).rules, shuffled(seed), 0).table
    wanted = (Phase.DRAW, Phase.CONSIDER)
    while table.phase not in wanted or LIMIT - table.untouched != left:
        seen = observe(table, table.turn)
        table = engine.apply(table, Stubborn(seed).choose(seen)).table
    return table


def test_opponents_draw_before_the_hand_is_void() -> None:
    spared_draws = 0
    for id in ("gin", "house", "colonel"):
        for seed in range(20):
            for left in (1, 2):
                seen = _turn(to_the_brink(id, seed, left))
                action = spared(seen, Take())
                if left == 2:
                    assert action == Take()
                elif action == Draw():
                    spared_draws += 1
                else:
                    assert action == Take() and _may_end(seen)
    assert spared_draws > 30


def _turn(table: Table) -> Observation:
    return observe(table, table.turn)


def _may_end(seen: Observation) -> bool:
    from gin.rules.sample import sample

    table = engine.apply(sample(seen, random.Random(1)), Take()).table
    for action in engine.legal(_turn(table)):
        after = engine.apply(table, action).table
        if after.phase in (Phase.OVER, Phase.LAY_OFF) and not isinstance(action, Discard):
            return True
        if after.phase is Phase.MELD and after.hands[seen.seat].bit_count() == 1:
            return True
    return False


def test_an_ace_that_would_make_the_hand_void_is_refused() -> None:
    refused = 0
    for seed in range(5):
        seen = _turn(to_the_brink("skarney", seed, 1))
        if seen.phase is Phase.CONSIDER and seen.spread.held_up is not None:
            ace = seen.spread.held_up.rank.name == "ACE"
            assert spared(seen, Accept()) == (Refuse() if ace else Accept())
            refused += ace
    assert refused


@pytest.mark.parametrize("level", LEVELS)
def test_no_level_walks_into_it(level: int) -> None:
    for seed, id in enumerate(("gin", "house", "indian", "colonel", "skarney")):
        seen = _turn(to_the_brink(id, seed, 1))
        action = player(level, 1).choose(seen)
        assert engine.why_not(seen, action) is None
        assert action in (Draw(), Refuse()) or (action == Take() and _may_end(seen))


# The engine protocol.


def test_an_engine_is_told_how_long_the_stock_was_left_alone() -> None:
    agreed = setup("gin")
    table = to_the_brink("gin", 3, 4)
    seen = _turn(table)
    lines = ObservationWriter(agreed).lines(seen)
    assert f"state untouched {LIMIT - 4}" in lines
    hearer = ObservationReader()
    for line in lines:
        command, *rest = line.split()
        getattr(hearer, command)(rest)
    assert hearer.observation() == seen
    announcer = ObservationWriter(agreed)
    fresh = observe(engine.start(agreed.rules, shuffled(3), 0).table, 1)
    assert not any(line.startswith("state untouched") for line in announcer.lines(fresh))
    with pytest.raises(BadLine, match="untouched -1: it is 0 or more"):
        hearer.state(["untouched", "-1"])
        hearer.observation()


# Matches and codes from before the limit.

OLD_CODES = {
    "084J": ("gin", ()), "0R6M": ("modern", ()), "18EK": ("house", ()), "1RCN": ("oklahoma", ()),
    "28GG": ("straight", ()), "2RJP": ("hollywood", ()), "38TH": ("color", ()),
    "3RRQ": ("pro", ()), "48CP": ("race", ()), "4REG": ("twofold", ()), "9RWX": ("dice", ()),
    "586Q": ("rush", ()), "5R4H": ("gin500", ()), "68RM": ("shot", ()), "6RTJ": ("rainbow", ()),
    "78JN": ("tedesco", ()), "7RGK": ("indian", ()), "88MT": ("fosdick", ()),
    "8RPW": ("sequence", ()), "A815": ("colonel", ()), "AR33": ("skarney", ()),
    "98YV": ("solitary", ()), "0028-R2GC-WR": ("gin", ("target=150", "rainbow=on")),
    "A705-C1": ("colonel", ("challenge=off",)), "APE1-9EQ": ("skarney", ("bare-gin=20",)),
    "3NW3-GW": ("pro", ("die=on",)),
    "10M2-7R54-T9": ("house", ("rainbow=on", "undercut=20")),
}  # fmt: skip


def test_codes_from_before_mean_what_they_meant() -> None:
    # Games added later have no such code.
    assert {setup(id).game.number for id, _ in OLD_CODES.values()} == set(range(22))
    for code, (id, agreed) in OLD_CODES.items():
        meant = setup(id, [*agreed, *untouched_stock_off(id)])
        assert parse_game_code(code) == meant
        assert game_code(meant) == code
        assert not meant.rules.exhaustion.untouched
        now = setup(id, agreed)
        assert meant.title == now.title and meant.mixed is now.mixed
        assert parse_game_code(game_code(now)) == now
        assert (game_code(now) == code) is (id == "solitary")
        longer = setup(id, [*agreed, "untouched-stock=20"]) if id != "solitary" else now
        assert parse_game_code(game_code(longer)) == longer


@pytest.fixture(name="old")
def _old(tmp_path: Path) -> Store:
    link = sqlite3.connect(tmp_path / FILE)
    link.executescript((DATA / "store-4.sql").read_text(encoding="utf-8"))
    link.close()
    return Store.open(tmp_path)


def test_matches_from_before_go_on_without_it(old: Store) -> None:
    assert old.notices == ()
    found = {f"{match.game} {printed(match.title)}": match for match in unfinished(old)}
    assert sorted(printed(match.title) for match in found.values()) == [
        "Colonel", "Friday", "Gin Rummy", "House Rules", "Skarney Gin", "Solitary Gin",
    ]  # fmt: skip
    for match in found.values():
        session = Session.resume(old, match.id)
        assert not session.rules.exhaustion.untouched
        assert not setup(match.game, match.agreed).mixed or match.title == Verbatim("Friday")
    session = Session.resume(old, found["gin Gin Rummy"].id)
    session.opponent.sit(BuiltInOpponent(Stubborn(1)))
    for _ in range(200):
        if session.opponent_to_move:
            session.let_opponent_move()
        else:
            session.submit(Stubborn(0).choose(session.seen))
    assert not session.hand_over and session.seen.untouched > LIMIT


@pytest.mark.parametrize(
    ("id", "agreed"),
    [("gin", ()), ("house", ()), ("house", ("undercut=25",)), ("colonel", ()), ("solitary", ()),
     ("gin", ("rainbow=on", "rush=knock", "target=150"))],
)  # fmt: skip
def test_a_match_from_before_is_found_when_its_game_is_asked_for(
    old: Store, id: str, agreed: tuple[str, ...]
) -> None:
    found = unfinished_of(old, setup(id, agreed))
    assert found is not None and found.game == id
    assert found.title == (Verbatim("Friday") if len(agreed) == 3 else setup(id, agreed).title)
    assert last_played(old, setup(id, agreed)) is not None
    other = setup(id, [*agreed, "knock=5"]) if id in ("gin", "house") else None
    assert other is None or unfinished_of(old, other) is None


def test_games_kept_and_statistics_from_before_stay_what_they_were(old: Store) -> None:
    (friday,) = kept_mixtures(old)
    assert (friday.typed, friday.code) == ("Friday", "0028-R2G8-M1GV-9")
    assert not friday.setup.rules.exhaustion.untouched
    assert mixture_of(old, friday.setup) == friday
    assert mixture_of(old, setup("gin", ["rainbow=on", "rush=knock", "target=150"])) is None
    assert {record.game for record in records(old)} == {"house", "solitary"}


def test_hands_in_files_from_before_are_checked_without_it() -> None:
    old = (DATA / "hand-1.txt").read_text(encoding="utf-8")
    assert check(old).game == game("house").title
    made, session = at_table("gin", "untouched-stock=off", "opening=plain")
    # Disguise the match as one from before the current seals.
    made.store._link.execute("UPDATE match SET salt = ?", ("0" * SALT_DIGITS,))
    stubborn, session = session.opponent._opponent, Session.resume(made.store, session.id)
    session.opponent.sit(stubborn)
    while session.seen.untouched <= LIMIT + 2:
        if session.opponent_to_move:
            session.let_opponent_move()
        else:
            session.submit(Stubborn(0).choose(session.seen))
    session.opponent._opponent = None
    while not session.hand_over:
        if session.opponent_to_move:
            session.let_opponent_move()
        else:
            session.submit(player(1, 0).choose(session.seen))
    now = session.dealt.written()
    assert check(now).game == game("gin").title
    before = now.replace(" untouched-stock=off", "", 1)
    assert check(before).moves == check(now).moves
    with raising(GinError, "after the end of the hand"):
        check(now.replace("untouched-stock=off", "untouched-stock=12", 1))


def test_a_void_hand_is_found_in_order() -> None:
    for id in ("gin", "colonel", "skarney"):
        made, session = at_table(id)
        while not session.hand_over:
            step(made, session)
        assert " untouched-stock=12; " in session.dealt.written()
        found = check(session.dealt.written())
        assert (found.outcome, found.points) == (Outcome.VOID, (0, 0))


def test_the_terminal_says_it_once_in_a_turn() -> None:
    made, session = at_table("gin")

    class Typed(io.StringIO):
        def readline(self, _: int | None = -1) -> str:  # type: ignore[override]
            if session.hand_over:
                return ""
            return f"{notation(Stubborn(0).choose(session.seen))}\n"

    out = io.StringIO()
    assert Terminal(made, Typed(), out).run() == 0
    turns = out.getvalue().split("Your turn.\n")
    told = [turn for turn in turns if "and the hand is void" in turn]
    assert len(told) >= 4
    for turn in turns:
        assert all(turn.count(sentence) <= 1 for sentence in (SOON, TWO, ONE, NOW))
    assert "Nobody drew from the stock for twelve turns, so the hand is void." in turns[-1]


def test_the_window_shows_it_once() -> None:
    made, session = at_table("gin")
    app = App(made, (800, 600))
    app.settle()
    warned = 0
    while not session.hand_over:
        step(made, session)
        app.refresh()
        assert "void" not in printed(app.announcer.notice)
        warned += not session.hand_over and "void" in printed(app.view.status)
    assert warned >= 10
