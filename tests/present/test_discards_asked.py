"""Questions about the discards in the pile."""

from __future__ import annotations

from io import StringIO

import pytest

from gin.core.cards import Card
from gin.core.message import only
from gin.interface.commands import Command
from gin.interface.refs import BuriedRef
from gin.language.translation import spoken
from gin.messages.refusals import ONLY_TOP
from gin.messages.table import NO_PILE
from gin.present.shell.parlour import Parlour
from gin.rules.model.actions import Discard, Draw
from gin.session.settings import Settings
from gin.session.storage.store import Store
from gin.text.terminal import Terminal
from gin.variants.setups import setup
from tests.support.by_name import choose, zone_named

TURNS = 5


def after_some_turns(*agreed: str) -> tuple[Parlour, tuple[Card, ...]]:
    made = Parlour(Store.in_memory(), None, Settings())
    made.matches.start(setup("solitary", agreed), 5)
    session = made.session()
    assert session is not None
    for _ in range(TURNS):
        session.submit(Draw())
        drawn = session.seen.drawn
        assert drawn is not None
        session.submit(Discard(drawn))
    return made, session._table.discards


def typed(made: Parlour, line: str) -> str:
    out = StringIO()
    Terminal(made, StringIO(f"{line}\n"), out).run()
    return out.getvalue()


def in_order(told: str, cards: tuple[Card, ...]) -> bool:
    places = [told.find(spoken(only(card))) for card in cards]
    return min(places) >= 0 and places == sorted(places)


@pytest.mark.parametrize("word", ["deeper", "dig"])
def test_all_discards_are_shown_announced_and_typed(word: str) -> None:
    made, discards = after_some_turns()
    view = made.view()
    under = [item.ref for item in zone_named(view, "discards").items[1:]]
    assert under == [BuriedRef(card) for card in discards[-2::-1]]
    answer = made.ask(Command.DEEPER)
    assert in_order(spoken(answer), discards[::-1])
    history = " ".join(spoken(text) for text in made.asking.history())
    assert all(spoken(only(card)) in history for card in discards)
    assert in_order(typed(made, word), discards[::-1])


def test_with_strict_memory_no_card_below_the_top_is_named() -> None:
    made, discards = after_some_turns("strict-memory=on")
    assert len(zone_named(made.view(), "discards").items) == 1
    assert made.ask(Command.DEEPER) == ONLY_TOP
    history = " ".join(spoken(text) for text in made.asking.history())
    assert not any(spoken(only(card)) in history for card in discards[:-1])


@pytest.mark.parametrize("question", [Command.TOP, Command.DEEPER])
def test_without_a_discard_pile_the_answer_says_so(question: Command) -> None:
    made = Parlour(Store.in_memory(), None, Settings())
    made.matches.start(setup("skarney"), 5)
    choose(made, "deal")
    assert made.ask(question) == NO_PILE
    assert "no discard pile" in typed(made, question.value)
