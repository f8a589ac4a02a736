"""Strict memory: no announcement during a hand depends on cards that the player may not know.

Each hand is played twice. The second time, the cards that the player may not know are permuted in
the deck and in all moves.
"""

from __future__ import annotations

import io
import random
from collections.abc import Callable, Iterator

import pytest
from msgspec.structs import replace

from gin.core.cards import DECK, Card, Hand, cards_of, mask_of
from gin.core.errors import BadOption
from gin.core.shuffle import shuffled
from gin.interface.commands import Command, CommandSection
from gin.language.translation import printed
from gin.messages import conflicts
from gin.messages import table as words
from gin.present.output.recent import MOST, SENTENCES
from gin.present.screens.table.match import TableScreen
from gin.present.shell.parlour import Parlour
from gin.rules import engine
from gin.rules import match as matches
from gin.rules.model.actions import Action, Stop
from gin.rules.model.events import Discarded, Event, Took
from gin.rules.model.memory import without_hidden_memory
from gin.rules.model.observation import Observation
from gin.rules.model.phase import Phase
from gin.rules.model.table import Table, observe
from gin.rules.sample import sample
from gin.session import coach
from gin.session.engines.client import BuiltInOpponent
from gin.session.game import HUMAN, Session
from gin.session.settings import Settings
from gin.session.storage.store import Store
from gin.text.terminal import Terminal
from gin.variants.registry import ids
from gin.variants.setups import setup
from tests.support.by_name import choose, find_choice
from tests.support.play import IDS, SETUPS, rules_of, several, some_action, tables
from tests.support.raising import raising

STRICT = ("strict-memory=on",)
Changed = dict[Card, Card]
SAME: Changed = dict(zip(DECK, DECK, strict=True))
QUESTIONS = [
    one for one in Command if one.section is CommandSection.QUESTIONS and one is not Command.SEAL
] + [Command.DEEPER]
"""Without the seal, which differs because another deck is dealt."""
PLACES = several(2, 8)
TYPED = "look\nhand\ntop\nhistory\nhint\nwhy\nodds\nturn\ncards left\nrepeat\n"


class Recorded:
    def __init__(self, next_move: Callable[[], Action]) -> None:
        self._next_move = next_move

    def choose(self, seen: Observation) -> Action:
        return self._next_move()


def at_table(
    patch: pytest.MonkeyPatch, id: str, agreed: tuple[str, ...], seed: int, changed: Changed
) -> tuple[Parlour, Session]:
    patch.setattr(matches, "shuffled", lambda seed: tuple(changed[one] for one in shuffled(seed)))
    made = Parlour(Store.in_memory(), None, Settings(level=3, odds=True))
    made.matches.start(setup(id, agreed), seed, seed % rules_of((id, agreed)).seats)
    session = made.session()
    assert session is not None
    if find_choice(made.view(), "deal") is not None:
        choose(made, "deal")
    return made, session


def play(made: Parlour, session: Session, moves: list[Action]) -> None:
    if session.rules.seats > 1:
        session.opponent.sit(BuiltInOpponent(Recorded(lambda: moves[len(session._record)])))
    screen = made._screens[-1]
    assert isinstance(screen, TableScreen)
    while len(session._record) < len(moves):
        if made.waiting:
            made.advance()
        else:
            assert screen.submit(moves[len(session._record)])


def some_moves(made: Parlour, session: Session, rng: random.Random) -> list[Action]:
    def next_move() -> Action:
        actions = iter(lambda: some_action(session._table, rng), None)
        return next(one for one in actions if one != Stop())

    if session.rules.seats > 1:
        session.opponent.sit(BuiltInOpponent(Recorded(next_move)))
    screen = made._screens[-1]
    assert isinstance(screen, TableScreen)
    while not session.hand_over:
        if made.waiting:
            made.advance()
        else:
            assert screen.submit(next_move())
    return list(session._record)


def in_other_places(action: Action, changed: Changed) -> Action:
    cards = {
        name: changed[value]
        for name in action.__struct_fields__
        if isinstance(value := getattr(action, name), Card)
    }
    return replace(action, **cards) if cards else action


def announced_by(made: Parlour, session: Session) -> dict[str, object]:
    found: dict[str, object] = {"view": shown_of(made)}
    for question in QUESTIONS:
        times = MOST if question in SENTENCES else 2
        found[question] = [printed(made.ask(question)) for _ in range(times)]
    found["history"] = list(map(printed, made.asking.history()))
    made.take_announcements()
    if (hint := find_choice(made.view(), "hint")) is not None and not hint.why:
        for time in ("hint", "why"):
            choose(made, "hint")
            while made.working:
                made.work(1.0)
            found[time] = list(map(printed, made.take_said())), shown_of(made)
    if session.seen.turn == HUMAN:
        out = io.StringIO()
        unseen = cards_of(session.seen.unseen)[::5]
        cards = "".join(f"discard {card.code}\n" for card in unseen)
        Terminal(made, io.StringIO(TYPED + cards), out).run()
        found["typed"] = out.getvalue()
    return found


def shown_of(made: Parlour) -> object:
    view = made.view()
    assert view.table is not None
    return replace(view, content=replace(view.table, seal=""))


def named_in(log: tuple[Event, ...]) -> Hand:
    cards = (getattr(event, "card", None) or getattr(event, "upcard", None) for event in log)
    return mask_of(card for card in cards if card is not None)


def differences(
    id: str, agreed: tuple[str, ...], seed: int, rng: random.Random, most: int = PLACES
) -> Iterator[dict[str, tuple[object, object]]]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(coach.PendingAdvice.__init__, "__kwdefaults__", {"worlds": 1, "made": None})
        moves = some_moves(*at_table(patch, id, agreed, seed, SAME), rng)
        places = range(1, len(moves))
        for count in rng.sample(places, min(most, len(places))):
            made, session = at_table(patch, id, agreed, seed, SAME)
            play(made, session, moves[:count])
            seen = observe(session._table, HUMAN)
            allowed = without_hidden_memory(
                replace(seen, rules=replace(seen.rules, strict_memory=True))
            )
            known = named_in(allowed.log) | (0 if allowed.upcard is None else allowed.upcard.bit)
            hidden = cards_of(allowed.unseen & ~known)
            changed = {**SAME, **dict(zip(hidden, rng.sample(hidden, len(hidden)), strict=True))}
            before = announced_by(made, session)
            made, session = at_table(patch, id, agreed, seed, changed)
            play(made, session, [in_other_places(move, changed) for move in moves[:count]])
            assert observe(session._table, HUMAN).discards[-1:] == seen.discards[-1:]
            assert observe(session._table, HUMAN).hand == seen.hand
            after = announced_by(made, session)
            assert before.keys() == after.keys()
            yield {key: (before[key], after[key]) for key in before if before[key] != after[key]}


@pytest.mark.parametrize("id", ids())
def test_announcements_during_a_hand_do_not_depend_on_hidden_cards(id: str) -> None:
    tried = 0
    for seed in range(several(1, 6)):
        for found in differences(id, STRICT, seed + 1, random.Random(seed)):
            assert found == {}
            tried += 1
    assert tried


def test_without_strict_memory_hints_odds_and_history_remember() -> None:
    found: set[str] = set()
    for seed in range(3):
        for different in differences("gin", (), seed, random.Random(seed), several(3, 8)):
            found |= different.keys()
    assert found >= {"hint", "history", "view", "typed", Command.ODDS, Command.OLDER}


def strict_tables(which: tuple[str, tuple[str, ...]]) -> Iterator[tuple[Observation, Table]]:
    if "open-discards=on" in which[1]:
        return
    rules = replace(rules_of(which), strict_memory=True)
    for seed in range(several(1, 6)):
        for table, _ in tables(rules, seed):
            for seat in range(rules.seats):
                yield observe(table, seat), table


@pytest.mark.parametrize("which", SETUPS, ids=IDS)
def test_announcements_name_only_visible_cards(which: tuple[str, tuple[str, ...]]) -> None:
    rng = random.Random(7)
    for seen, table in strict_tables(which):
        allowed = without_hidden_memory(seen)
        assert seen.pile == allowed.pile == len(table.discards)
        if seen.phase is Phase.OVER:
            assert allowed is seen
            continue
        assert allowed.discards == seen.discards[-1:] and allowed.hand == seen.hand
        buried = mask_of(seen.discards[:-1])
        assert (
            not buried & (named_in(allowed.log) | allowed.known)
            and buried & allowed.unseen == buried
        )
        assert engine.legal(allowed) == engine.legal(seen)
        if rng.random() < 0.2:
            assert without_hidden_memory(observe(sample(allowed, rng), seen.seat)) == allowed


def test_cards_that_the_opponent_took_are_known_until_the_next_turn_ends() -> None:
    taken = 0
    for seen, _ in strict_tables(("gin", ())):
        if seen.seat != HUMAN or seen.phase in (Phase.OVER, Phase.LAY_OFF):
            continue
        allowed = without_hidden_memory(seen)
        own = [at for at, one in enumerate(seen.log) if isinstance(one, Discarded) and not one.seat]
        since = seen.log[own[-1] if own else 0 :]
        lately = mask_of(one.card for one in since if isinstance(one, Took) and one.seat)
        assert allowed.known == seen.known & lately
        taken += bool(seen.known & ~allowed.known)
    assert taken


def test_the_opponent_still_sees_all_discards() -> None:
    with pytest.MonkeyPatch.context() as patch:
        made, session = at_table(patch, "gin", STRICT, 4, SAME)
        rng, deepest = random.Random(2), 0

        class Watching:
            def choose(self, seen: Observation) -> Action:
                nonlocal deepest
                assert seen.discards == session._table.discards
                deepest = max(deepest, len(seen.discards))
                return some_action(session._table, rng)

        session.opponent.sit(BuiltInOpponent(Watching()))
        screen = made._screens[-1]
        assert isinstance(screen, TableScreen)
        while not session.hand_over:
            if made.waiting:
                made.advance()
            else:
                assert screen.submit(some_action(session._table, rng))
        assert deepest > 4


def test_history_mentions_strict_memory_and_hides_the_size_of_the_pile() -> None:
    with pytest.MonkeyPatch.context() as patch:
        made, session = at_table(patch, "gin", STRICT, 4, SAME)
        moves = some_moves(made, session, random.Random(2))
        made, session = at_table(patch, "gin", STRICT, 4, SAME)
        piles = set()
        for count in range(1, len(moves)):
            play(made, session, moves[:count])
            view = made.view()
            assert view.table is not None
            piles.add(view.table.discards)
            own_turns = session.seen.turns[HUMAN]
            assert (made.asking.history()[0] == words.STRICT_HISTORY) is bool(own_turns)
        assert piles == {0, 1, 2}


def test_strict_memory_conflicts_with_open_discards() -> None:
    with raising(BadOption, printed(conflicts.OPEN_MEMORY)):
        setup("gin", [*STRICT, "open-discards=on"])
