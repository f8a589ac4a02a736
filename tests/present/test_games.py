"""The list of games: descriptions, favourites, and the day each game was last played."""

from __future__ import annotations

import pytest

from gin.core.message import labelled, says, sentences
from gin.interface.view import Role, View
from gin.language.translation import printed
from gin.messages import games as messages
from gin.messages import options
from gin.present.screens.build import BuildScreen
from gin.present.screens.games.options import OptionsScreen
from gin.present.shell.parlour import Parlour
from gin.present.words import games as words
from gin.rules.model.rules import Flow
from gin.session.played import last_played
from gin.session.settings import Settings
from gin.session.storage.store import Store
from gin.session.unfinished import give_up, unfinished
from gin.variants.game import GameGroup
from gin.variants.lengths import hands_of
from gin.variants.presets import PRESETS
from gin.variants.registry import GAMES
from gin.variants.setups import aided, preset_of, setup, setup_named, unaided
from tests.support.by_name import (
    choice_named,
    choose,
    find_choice,
    find_item,
    item_named,
    zone_named,
)


def shown(store: Store | None = None) -> Parlour:
    made = Parlour(store or Store.in_memory(), None, Settings(level=1))
    choose(made, "games")
    made.take_said()
    return made


def about(view: View) -> list[str]:
    zone = zone_named(view, "about")
    return [printed(labelled(one.name, one.value) if one.value else one.name) for one in zone.items]


def test_every_game_is_listed_once_with_a_sentence_and_an_emblem() -> None:
    rows = [i for zone in shown().view().zones for i in zone.items if i.role is Role.GAME]
    known = [*GAMES, *PRESETS]
    assert sorted(row.id for row in rows) == sorted(f"game:{one.id}" for one in known)
    assert all(printed(row.note).endswith(".") for row in rows)
    assert all(game.emblem for game in GAMES)


def test_games_are_grouped_and_ordered_by_place() -> None:
    zones = {zone.name: zone.items for zone in shown().view().zones}
    assert list(zones)[: len(GameGroup)] == [words.GROUPS[group] for group in GameGroup]
    for group, title in words.GROUPS.items():
        its = sorted((one for one in words.listed() if one.group is group), key=_place)
        rows = [row.id for row in zones[title] if row.role is Role.GAME]
        assert rows == [f"game:{game.id}" for game in its]
    assert list(zones.values())[len(GameGroup) - 1][-1].id == "button:build"


def _place(one: words.GameListing) -> int:
    return one.place


@pytest.mark.parametrize("id", [game.id for game in GAMES])
def test_a_game_states_its_length_and_its_differences(id: str) -> None:
    made = shown()
    choose(made, f"game:{id}")
    lines = about(made.view())
    agreed, hands = setup(id), setup(id).game.hands
    assert hands is not None
    assert lines[0] == printed(agreed.title)
    assert lines[1] == printed(words.length(hands))
    assert f"A match is about {hands} hands" in lines[1]
    assert printed(messages.NEVER) in lines
    classic = agreed.rules.flow is Flow.CLASSIC
    assert (printed(messages.DIFFERENCES) in lines) == (classic and id != "gin")
    said = made.take_said()[0]
    assert says(said, sentences(agreed.title, agreed.game.sentence, words.length(hands)))


def test_differences_use_the_words_of_the_form() -> None:
    made = shown()
    choose(made, "game:oklahoma")
    lines = about(made.view())
    assert "Knock limit: The upcard's value, ace 1" in lines
    assert "Spades count double: Yes" in lines and "Target: 150" in lines
    choose(made, "game:fosdick")
    lines = about(made.view())
    assert lines[-1] == "and 1 more in the rules"
    choose(made, "game:pro")
    assert about(made.view())[-1] == printed(messages.NO_END_BONUS)


def test_favourites_come_first_until_they_are_removed() -> None:
    made = shown()
    choose(made, "game:color")
    choose(made, "like")
    assert messages.FAVOURITE_ADDED in made.take_said()
    first = made.view().zones[0]
    assert (first.name, [item.id for item in first.items]) == (messages.FAVOURITES, ["game:color"])
    assert first.items[0].value == messages.FAVOURITE
    choose(made, "like")
    assert made.view().zones[0].name != messages.FAVOURITES


def test_each_game_has_its_own_last_played_date() -> None:
    made = shown()
    made.matches.start(setup("gin", ["rainbow=on"]))
    made.home()
    assert last_played(made.store, setup("gin", ["rainbow=on"])) is None
    made.matches.start(setup("gin", ["rainbow=on"]), 7)
    made.home()
    store = made.store
    assert last_played(store, setup("gin")) is None
    assert last_played(store, setup("gin", ["rainbow=on"])) is not None
    made.matches.start(setup("gin", ["undercut=25"]), 7)
    made.home()
    assert last_played(store, setup("gin")) is not None
    choose(made, "games")
    assert "Unfinished against Felix: 0 to 0" in about(made.view())
    (begun,) = (one for one in unfinished(store) if one.agreed == ("undercut=25",))
    give_up(store, begun.id)
    assert "Last played today" in about(made.view())


def test_days_are_named_as_people_say_them() -> None:
    told = [printed(words.last_played(days)) for days in (None, 0, 1, 5, 20, 100)]
    assert told == [
        "Not played yet", "Last played today", "Last played yesterday", "Last played 5 days ago",
        "Last played 2 weeks ago", "Last played 3 months ago",
    ]  # fmt: skip


def test_a_mixture_that_changes_the_length_states_none() -> None:
    assert hands_of(setup("gin", ["rainbow=on"])) == setup("gin").game.hands
    assert hands_of(setup("gin", ["cards=14"])) is None


def test_a_single_hand_and_a_target_exclude_each_other() -> None:
    made = shown()
    made.show(OptionsScreen(made, setup("colonel")))
    choose(made, "option:target")
    chosen = item_named(made.view(), "option:target").value
    choose(made, "option:one-hand")
    view = made.view()
    assert item_named(view, "option:one-hand").value == options.YES
    assert find_item(view, "option:target") is None
    choose(made, "option:one-hand")
    assert item_named(made.view(), "option:target").value != chosen


def test_two_players_play_with_the_chosen_options() -> None:
    made = shown()
    made.show(OptionsScreen(made, setup("gin")))
    choose(made, "option:target")
    choose(made, "partner")
    assert printed(choice_named(made.view(), "games").label) == "Game: Gin Rummy to 150"
    made.show(BuildScreen(made, setup("colonel", ["target=25"])))
    choose(made, "partner")
    assert printed(choice_named(made.view(), "games").label) == "Game: Colonel to 25"
    labels = [printed(choice.label) for choice in made.view().choices]
    assert "Play with a guest" in labels


def test_only_games_for_two_offer_two_players() -> None:
    made = shown()
    made.show(OptionsScreen(made, setup("solitary")))
    assert find_choice(made.view(), "partner") is None


@pytest.mark.parametrize("id", [one.id for one in GAMES if setup(one.id).rules.seats == 2])
def test_two_players_may_agree_on_no_hints_in_each_game(id: str) -> None:
    agreed = unaided(setup(id))
    assert not agreed.rules.hints and aided(agreed) == setup(id)


# Presets.


@pytest.mark.parametrize("id", [one.id for one in PRESETS])
def test_a_preset_is_viewed_read_and_played_like_a_game(id: str) -> None:
    (preset,) = (one for one in PRESETS if one.id == id)
    made = shown()
    choose(made, f"game:{id}")
    assert made.view().status == preset.sentence
    lines = about(made.view())
    assert lines[:2] == [printed(preset.title), printed(words.length(preset.hands))]
    choose(made, "rules")
    assert made.view().title == preset.title
    choose(made, "back")
    choose(made, "play")
    session = made.session()
    assert session is not None and session.title == preset.title
    assert session.rules == setup_named(id).rules


def test_the_options_of_a_preset_begin_with_its_own() -> None:
    made = shown()
    made.show(OptionsScreen(made, setup_named("club-hollywood")))
    assert "Club Hollywood" in printed(made.view().title)
    values = {item.id: printed(item.value) for item in zone_named(made.view(), "options").items}
    assert values["option:target"] == "150" and values["option:extra-boxes"] == "Yes"
    assert not any(item.selected for item in zone_named(made.view(), "options").items)
    choose(made, "option:target")
    assert item_named(made.view(), "option:target").selected
    choose(made, "defaults")
    assert printed(item_named(made.view(), "option:target").value) == "150"


def test_a_preset_can_be_a_favourite_and_its_match_resumes() -> None:
    store = Store.in_memory()
    made = shown(store)
    choose(made, "game:club-hollywood")
    choose(made, "like")
    assert [row.id for row in made.view().zones[0].items] == ["game:club-hollywood"]
    choose(made, "play")
    choose(made, "deal")
    (begun,) = unfinished(store)
    assert printed(begun.title) == "Club Hollywood"
    again = shown(store)
    choose(again, "game:club-hollywood")
    assert find_choice(again.view(), "continue") is not None
    assert preset_of(setup("hollywood")) is None
