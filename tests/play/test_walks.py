"""Random walks through hands of every game: choices are the legal ones, and nothing leaks."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from msgspec.structs import replace

from gin.core.cards import cards_of
from gin.interface.commands import Command
from gin.interface.table import TableView
from gin.interface.view import Scene, View
from gin.messages import refusals, table
from gin.present.input import questions
from gin.present.screens.table.match import TableScreen
from gin.rules import engine
from gin.rules.model.actions import (
    BigGin,
    Challenge,
    Done,
    Gin,
    Knock,
    LayOut,
    Shot,
    notation,
)
from gin.rules.model.observation import Observation
from gin.rules.model.phase import Phase
from tests.support.by_name import choose, find_choice
from tests.support.covering import taking_turns
from tests.support.play import IDS, SETUPS, several
from tests.support.walking import check_view, codes_in, walk

STEPS = several(50, 260)
ASKED = (
    Command.TOP, Command.DEEPER, Command.HAND, Command.MELDS, Command.SCORE, Command.TURN,
    Command.CARDS_LEFT,
)  # fmt: skip


@dataclass(frozen=True)
class Moment:
    view: View
    seen: Observation
    hand_over: bool
    answers: tuple[str, ...]


@pytest.fixture(scope="module", params=taking_turns(SETUPS, IDS))
def moments(request: pytest.FixtureRequest) -> list[Moment]:
    seed = 3 + SETUPS.index(request.param) % 4
    found = []
    for made, view in walk(request.param, seed, STEPS):
        session = made.session()
        assert session is not None
        answers = [*questions.history(session)]
        answers += [questions.answer(question, session) for question in ASKED]
        found.append(Moment(view, session.seen, session.hand_over, tuple(answers)))
    return found


def test_choices_reach_exactly_the_legal_actions(moments: list[Moment]) -> None:
    for moment in moments:
        view, seen = moment.view, moment.seen
        if view.scene is not Scene.TABLE or view.dialog is not None or moment.hand_over:
            continue
        if find_choice(view, "confirm") or find_choice(view, "done"):
            continue
        enabled = {choice.id for choice in view.choices if not choice.why}
        wanted = set()
        layouts = 0
        for action in engine.legal(seen):
            match action:
                case LayOut():
                    wanted.add(f"suggested:{layouts}")
                    layouts += 1
                case Challenge():
                    wanted.add("challenge")
                case Done():
                    wanted.add("end-turn")
                case Knock(None, _):
                    wanted.add("bare-knock")
                case Knock(card, _):
                    wanted |= {f"knock:{card.code}", "knock"}
                case Shot(None, _):
                    wanted.add("bare-shot")
                case Shot(card, _):
                    wanted |= {f"shot:{card.code}", "shot"}
                case Gin(None, _):
                    wanted.add("gin" if seen.rules.seats == 1 else "bare-gin")
                case Gin(card, _):
                    wanted.add(f"gin:{card.code}")
                case BigGin():
                    wanted.add("big-gin")
                case _:
                    wanted.add(notation(action).replace(" ", ":"))
        moves = ("draw", "take", "pass", "stop", "discard", "knock", "gin", "shot", "big-gin")
        moves += ("bare-gin", "bare-knock", "bare-shot", "offer", "no-offer", "accept", "refuse")
        moves += ("suggested", "challenge", "end-turn", "hold")
        found = {id for id in enabled if id.partition(":")[0] in moves}
        kinds = {"knock", "gin", "shot"}
        assert found - kinds == wanted - kinds


def test_labels_exist_and_differ_and_every_item_can_be_reached(moments: list[Moment]) -> None:
    for moment in moments:
        check_view(moment.view)


def test_a_view_shows_no_hidden_or_buried_card(moments: list[Moment]) -> None:
    for moment in moments:
        view, seen = moment.view, moment.seen
        if moment.hand_over or view.dialog is not None or seen.phase is Phase.LAY_OFF:
            continue
        hint, table = view.hint, view.content
        if isinstance(table, TableView):
            table = replace(table, hint=None)
        view = replace(view, news="", content=table)
        allowed = {card.code for card in cards_of(seen.hand)}
        pile = seen.discards if seen.rules.discards_open else seen.discards[-1:]
        allowed |= {card.code for card in pile}
        allowed |= {card.code for card in cards_of(seen.spread.cards)}
        if seen.spread.held_up is not None:
            allowed.add(seen.spread.held_up.code)
        assert codes_in(view) <= allowed
        # A hint may also name hoped-for cards, which may be any unseen cards.
        assert codes_in(hint) <= allowed | {card.code for card in cards_of(seen.unseen)}


def test_neither_news_nor_history_nor_answers_name_a_buried_discard(
    moments: list[Moment],
) -> None:
    for moment in moments:
        seen = moment.seen
        if seen.rules.pile.open or seen.rules.seats == 1:
            continue
        buried = {card.code for card in seen.discards[:-1]}
        assert not codes_in(moment.answers) & buried
        assert not codes_in(moment.view.news) & buried


def test_the_top_of_the_pile_is_announced_in_every_phase() -> None:
    phases = set()
    for seed in range(several(6, 30)):
        for made, view in walk(("gin", ()), seed, 120):
            session = made.session()
            assert session is not None
            if not isinstance(made._screens[-1], TableScreen):
                # Questions in a review are about the reviewed moment; other tests check them.
                continue
            before = session.seen
            answer = made.ask(Command.TOP)
            if made._screens[-1].undealt:
                others = {made.ask(Command.HAND), *made.asking.history()}
                assert {answer} == others == {table.NOTHING_DEALT}
                continue
            if before.discards:
                assert answer == table.on_top(card=before.discards[-1])
            assert made.ask(Command.DEEPER) == refusals.ONLY_TOP
            assert session.seen == before
            phases.add(before.phase)
            if before.phase is not Phase.OVER and find_choice(view, "menu") is not None:
                choose(made, "menu")
                assert made.view().dialog is not None
                assert made.ask(Command.TOP) == answer
                choose(made, "resume")
    assert phases >= {Phase.UPCARD, Phase.DRAW, Phase.DISCARD, Phase.LAY_OFF, Phase.OVER}
