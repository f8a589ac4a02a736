"""The view: its choices are the legal moves, and it hides what the player may not see."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from gin.core.cards import Card, cards_of, mask_of
from gin.core.message import Text, only
from gin.core.shuffle import parse_deal_code, shuffled
from gin.interface.commands import Command
from gin.interface.intents import Arrange, Enter
from gin.interface.view import Item, Scene, ZoneKind
from gin.language.translation import printed, spoken
from gin.messages import refusals
from gin.messages import table as table_messages
from gin.present.drafts.declaration import Declaration, to_end_with, to_lay_off
from gin.present.input import focus_order
from gin.present.screens.games.options import CODE
from gin.present.shell.parlour import Parlour
from gin.rules import engine
from gin.rules.melds.arrangements import all_splits
from gin.rules.model.actions import (
    LayOff,
)
from gin.rules.model.phase import Phase
from gin.session.settings import Settings
from gin.session.storage.store import Store
from gin.variants.registry import GAMES
from gin.variants.setups import setup
from tests.support.by_name import (
    choice_named,
    choose,
    find_choice,
    find_zone,
    item_named,
    zone_named,
)
from tests.support.play import several
from tests.support.user import ref
from tests.support.walking import check_view, parlour, walk
from tools.gallery.reaching import play_until


def reachable_splits(first: Declaration) -> set[tuple[int, ...]]:
    found = set()
    for melds in all_splits(first.rest, first.rules.melds):
        made = first
        for card in cards_of(made.rest):
            made = made.pick(card)
        made = made.loosen()
        for meld in melds:
            for card in cards_of(meld):
                made = made.pick(card)
            assert made.may_group()
            made = made.group()
        assert set(made.melds) == set(melds)
        found.add(made.melds)
    return found


def test_steps_reach_every_declaration_and_only_legal_ones_can_be_made() -> None:
    tried = 0
    for seed in range(60):
        for made, _ in walk(("gin", ("knock=50",)), seed, 60):
            session = made.session()
            assert session is not None
            seen = session.seen
            if seen.phase is not Phase.DISCARD or seen.turn != 0:
                continue
            card = next(c for c in cards_of(seen.hand) if c != seen.drawn)
            first = to_end_with(seen, card)
            for melds in reachable_splits(first):
                action = replace(first, melds=melds).action()
                legal = engine.why_not(seen, action) is None
                loose = first.hand & ~mask_of(c for m in melds for c in cards_of(m))
                points = sum(min(c.rank + 1, 10) for c in cards_of(loose))
                assert legal == (points <= 50)
            tried += 1
            break
    assert tried > 20


def test_lay_offs_card_by_card_reach_the_best() -> None:
    tried = 0
    for seed in range(200):
        for made, view in walk(("gin", ()), seed, 80):
            session = made.session()
            assert session is not None
            if find_zone(view, "meld:0") is None:
                continue
            first = to_lay_off(session.seen)
            best = first.best()
            step = first
            for card, index in best.laid:
                assert index in step.places_for(card)
                step = step.lay(card, index)
            assert step.action() == best.action()
            assert engine.why_not(session.seen, best.action()) is None
            assert best.deadwood <= first.deadwood
            while step.laid:
                step = step.take_back()
            assert isinstance(step.action(), LayOff)
            assert step.action() == first.action()
            tried += 1
            break
        if tried >= 8:
            return
    raise AssertionError("the opponent never knocked")


def test_every_scene_yields_a_valid_view() -> None:
    made = Parlour(Store.in_memory(), None, Settings())
    made.matches.start(setup("gin"), 4)
    choose(made, "deal")
    for path in (
        [], ["games"], ["games", "options"], ["games", "rules"], ["settings"], ["statistics"],
        ["rules"], ["rules", "game:house"], ["help"], ["continue"], ["continue", "deal"],
        ["continue", "sheet"],
    ):  # fmt: skip
        made.home()
        for id in path:
            choose(made, id)
        check_view(made.view())


def test_first_start_one_enter_deals() -> None:
    made = Parlour(Store.in_memory(), None, Settings())
    view = made.view()
    assert view.focus == ref("button:play")
    ease = zone_named(view, "ease")
    assert len(ease.items) == 3
    choose(made, "play")
    assert made.view().scene is Scene.TABLE
    main = next(c for c in made.view().choices if c.main and not c.why)
    assert main is not None and main.id == "cut-for-me"


@pytest.mark.parametrize("id", [game.id for game in GAMES][:: several(3, 1)])
def test_every_option_of_every_game_can_be_cycled(id: str) -> None:
    made = Parlour(Store.in_memory(), None, Settings())
    for name in ("games", f"game:{id}", "options"):
        choose(made, name)
    zone = zone_named(made.view(), "options")
    for item in zone.items:
        if not item.id.startswith("option:"):
            continue
        values = set()
        choose(made, "defaults")
        for _ in range(9):
            choose(made, item.id)
            now = item_named(made.view(), item.id)
            if len(values) > 1 and now.value in values:
                break
            values.add(now.value)
        assert len(values) > 1, item.id


def test_a_deal_code_is_entered_and_a_bad_one_refused() -> None:
    made = Parlour(Store.in_memory(), None, Settings())
    choose(made, "games")
    choose(made, "options")
    made.choose(Enter(CODE), "NONSENSE")
    made.take_said()
    choose(made, "play")
    assert "Deal code 'NONSENSE' has 8 letters" in " ".join(map(printed, made.take_said()))
    made.choose(Enter(CODE), "000-000-00F")
    choose(made, "play")
    session = made.session()
    assert session is not None
    assert (session.match.seed, session.match.dealer) == parse_deal_code("000-000-00F")
    assert session.seen.hand == mask_of(shuffled(7)[:20:2])


def test_cards_read_both_ways() -> None:
    assert spoken(only(Card.parse("QH"))) == "queen of hearts"
    assert printed(only(Card.parse("TD"))) == "10♦"


def test_zone_kinds_all_have_an_item_in_focus_order() -> None:
    made = parlour(("gin", ()), 4)
    choose(made, "deal")
    view = made.view()
    kinds = {zone.kind for zone in focus_order.zones(view)}
    assert ZoneKind.HAND in kinds and ZoneKind.BACKS not in kinds
    item = next(item for zone in view.zones for item in zone.items if item.card is not None)
    assert isinstance(item, Item)
    assert focus_order.item_announcement(view, item)


def test_a_custom_order_survives_a_restart(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    made = Parlour(store, None, Settings(level=1))
    made.matches.start(setup("gin"), 7)
    choose(made, "deal")
    session = made.session()
    assert session is not None
    card = cards_of(session.seen.hand)[0]
    made.choose(Arrange(card), 9)
    order = [item.id for item in zone_named(made.view(), "hand").items]
    assert order[-1] == f"card:{card.code}"
    store.close()
    again = Parlour(Store.open(tmp_path), None, made.settings)
    again.matches.resume(session.id)
    choose(again, "deal")
    assert [item.id for item in zone_named(again.view(), "hand").items] == order


def test_the_table_says_whether_anything_can_be_laid_off() -> None:
    for seed in range(1, 7):
        made = Parlour(Store.in_memory(), None, Settings(level=1), seed)
        play_until(made, lambda one: find_choice(one.view(), "best") is not None)
        view = made.view()
        best = choice_named(view, "best")
        assert "Lay off what you can" in printed(view.status) and not best.why
        for _ in range(10):
            able = [c for c in made.view().choices if c.id.startswith("lay:") and not c.why]
            if not able:
                break
            made.choose(able[0].intent)
        assert "Nothing else fits" in printed(made.view().status)


def test_the_upcard_is_not_mentioned_before_the_deal() -> None:
    """The knock limit would reveal the upcard's rank, and doubled points its suit."""
    shown = set()
    for seed in range(1, 30):
        made = Parlour(Store.in_memory(), None, Settings(level=1))
        made.matches.start(setup("oklahoma"), seed)
        view = made.view()
        assert view.dialog is not None
        assert view.table is not None and not view.table.knock_note
        shown.add((view.subtitle, view.status))
    assert len(shown) == 1
    choose(made, "deal")
    assert "knock at" in printed(made.view().subtitle)


def test_the_agreed_rules_are_given_in_words() -> None:
    made = Parlour(Store.in_memory(), None, Settings(level=1))
    made.matches.start(setup("gin", ["undercut=25", "big-gin=off"]), 3)
    choose(made, "deal")
    choose(made, "menu")
    dialog = made.view().dialog
    assert dialog is not None
    assert printed(dialog.text[-1]) == "Big gin: Not played, Undercut bonus: 25."
    made.home()
    made.matches.start(setup("gin"), 4)
    made.home()
    choose(made, "games")
    choose(made, "matches")
    notes = {printed(item.note) for zone in made.view().zones for item in zone.items}
    assert any(note.endswith("Big gin: Not played, Undercut bonus: 25") for note in notes)


def test_a_command_that_does_nothing_now_is_refused_with_its_reason() -> None:
    made = Parlour(Store.in_memory(), None, Settings(level=1))
    made.matches.start(setup("gin"), 3)

    def told(command: Command) -> Text:
        made.take_said()
        made.refuse_command(command)
        return made.take_said()[-1]

    assert told(Command.KNOCK) == table_messages.NOTHING_DEALT
    choose(made, "deal")
    play_until(made, lambda one: (c := find_choice(one.view(), "draw")) is not None and not c.why)
    assert told(Command.KNOCK) == refusals.DRAW_FIRST
    assert told(Command.BEST) == refusals.NOTHING_TO_LAY_OFF_ON
    assert told(Command.PASS) == refusals.NOTHING_TO_PASS
    assert told(Command.UNDO) == refusals.NO_PRACTICE
    assert told(Command.LEFT) == made.view().status, "no reason is known"
    choose(made, "draw")
    assert told(Command.DRAW) == refusals.DRAWN_DISCARD
    made.home()
    assert printed(told(Command.KNOCK)) == "That does nothing here. F10 lists what you can do."
    made.change("keys", (("commands", ""),))
    assert told(Command.KNOCK) == refusals.NO_GESTURE


def test_help_opens_from_any_page_and_returns_to_it() -> None:
    """The announcement when speech is turned on names F1, so F1 must open help everywhere."""
    made = Parlour(Store.in_memory(), None, Settings())
    for page in ("games", "options"):
        choose(made, page)
        scene = made.view().scene
        made.show_help()
        assert made.view().scene is Scene.HELP
        made.take_announcements()
        made.show_help()
        assert [spoken(one.text) for one in made.take_announcements()] == ["This is the help page."]
        made.back()
        assert made.view().scene is scene
