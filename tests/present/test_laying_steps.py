"""Laying out melds step by step, and by typed words."""

from __future__ import annotations

import io

import pytest

from gin.core.cards import cards_of
from gin.interface.paper import Tone
from gin.interface.refs import MeldRef
from gin.interface.view import Role, View, ZoneKind
from gin.language.translation import printed
from gin.present.shell.parlour import Parlour
from gin.present.words import laying_out as words
from gin.session.settings import Settings
from gin.session.storage.store import Store
from gin.text.terminal import Terminal
from gin.variants.setups import setup
from tests.support.by_name import (
    choice_named,
    choose,
    find_choice,
    find_zone,
    item_named,
    zone_named,
)
from tests.support.typed_lines import with_cards


def melding(game: str, seed: int) -> Parlour:
    made = Parlour(Store.in_memory(), None, Settings(level=1))
    made.matches.start(setup(game), seed)
    choose(made, "deal")
    while True:
        if made.waiting:
            made.advance()
            continue
        view = made.view()
        if find_zone(view, "new") is not None:
            return made
        choose(made, next(id for id in ("refuse", "draw") if _able(view, id)))


def _able(view: View, id: str) -> bool:
    choice = find_choice(view, id)
    return choice is not None and not choice.why


def first_card(made: Parlour) -> str:
    hand = zone_named(made.view(), "hand")
    assert hand.items[0].card is not None
    return hand.items[0].card.code


@pytest.mark.parametrize("game", ["colonel", "skarney"])
def test_a_card_starts_a_meld_and_can_be_taken_back(game: str) -> None:
    made = melding(game, 3)
    code = first_card(made)
    choose(made, f"place:{code}>new")
    zones = [zone for zone in made.view().zones if zone.kind is ZoneKind.MELD]
    draft = zones[-1]
    assert draft.tone is Tone.YOURS and [item.selected for item in draft.items] == [True]
    done = choice_named(made.view(), "done")
    assert done.why
    choose(made, f"back-to-hand:{code}")
    assert find_choice(made.view(), "done") is None
    assert any(item.card is not None and item.card.code == code
               for item in zone_named(made.view(), "hand").items)  # fmt: skip


@pytest.mark.parametrize("game", ["colonel", "skarney"])
def test_the_last_card_put_down_is_taken_back_first(game: str) -> None:
    made = melding(game, 3)
    first = first_card(made)
    choose(made, f"place:{first}>new")
    number = [zone.id for zone in made.view().zones if zone.kind is ZoneKind.MELD][-1][5:]
    second = first_card(made)
    choose(made, f"place:{second}>{number}")
    choose(made, "take-back")
    assert first_card(made) == second


def test_a_refused_drag_gives_its_reason() -> None:
    made = melding("colonel", 11)
    refused = [c for c in made.view().choices if isinstance(c.target, MeldRef) and c.why]
    assert refused and all("doesn't fit" in printed(choice.why) for choice in refused)


def test_places_are_items_that_can_be_reached() -> None:
    view = melding("skarney", 3).view()
    place, offer = item_named(view, "new"), item_named(view, "offer")
    assert {place.role, offer.role} == {Role.PLACE}


def typed(game: str, seed: int, *lines: str) -> str:
    made = melding(game, seed)
    made.take_said()
    out = io.StringIO()
    Terminal(made, io.StringIO("\n".join(lines) + "\n"), out).run()
    return out.getvalue()


def test_words_that_do_not_make_a_meld_are_refused_with_a_reason() -> None:
    code = first_card(melding("colonel", 3)).lower()
    assert "at least three cards" in typed("colonel", 3, f"meld {code}")
    assert "nothing to take back" in typed("colonel", 3, "take back")


def test_every_card_can_be_typed_after_the_word_the_ace_of_clubs_too() -> None:
    view = melding("colonel", 3).view()
    choice, cards = with_cards("meld ac ah as", view)
    assert (choice.id, [card.code for card in cards]) == ("group", ["AC", "AH", "AS"])


def test_melds_and_added_cards_are_typed() -> None:
    from gin.rules.engine import legal
    from gin.rules.model.actions import LayOut

    found = set()
    for seed in range(80):
        made = melding("colonel", seed)
        session = made.session()
        assert session is not None
        for action in legal(session.seen):
            if isinstance(action, LayOut) and action.melds and "meld" not in found:
                cards = " ".join(card.code.lower() for card in cards_of(action.melds[0]))
                assert "laid out." in typed("colonel", seed, f"meld {cards}", "done")
                found.add("meld")
            if isinstance(action, LayOut) and action.added and "extend" not in found:
                mask, number = action.added[0]
                cards = " ".join(card.code.lower() for card in cards_of(mask))
                told = typed("colonel", seed, f"extend {number + 1} {cards}", "done")
                meld = session.seen.spread.melds[number].cards
                assert f"to the {printed(words.onto(meld))}." in told
                found.add("extend")
        if len(found) == 2:
            return
    raise AssertionError(f"only {found} could be typed")


def test_a_suggested_layout_is_undone_typed_again_and_confirmed() -> None:
    seed = next(seed for seed in range(60) if _able(melding("colonel", seed).view(), "suggested:0"))
    told = typed("colonel", seed, "lay out 1", "take back", "lay out 1", "done")
    assert told.count("laid out.") >= 2 and "back in your hand" in told
    assert "You lay out" in told or "You add" in told


def test_a_challenge_is_asked_about_and_made() -> None:
    told = typed("colonel", 3, "challenge", "no", "challenge", "yes")
    assert told.count("Challenge?") >= 2 and "You challenge." in told


def test_an_offer_is_made_and_answered() -> None:
    code = first_card(melding("skarney", 3)).lower()
    told = typed("skarney", 3, f"offer {code}")
    assert "You offer" in told
