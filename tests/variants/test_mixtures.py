"""Mixtures: their names, conflicting features, and their codes."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from functools import cache

import pytest

from gin.core.errors import BadGameCode, UnknownGame
from gin.core.message import Verbatim
from gin.language.catalogue import SOURCE
from gin.language.resolve import resolve
from gin.language.translation import printed
from gin.messages import conflicts as conflict_messages
from gin.messages.languages import LANGUAGES
from gin.rules.model.patches import Patch, patched
from gin.rules.model.rules import NextDealer, SheetKind
from gin.session import mixtures
from gin.session.storage.store import Store
from gin.variants import codes
from gin.variants.codes import game_code, parse_game_code, setup_from
from gin.variants.naming import LONGEST, name_of
from gin.variants.options import catalogue, conflicts
from gin.variants.registry import GAMES, game, own_rules
from gin.variants.setups import SHARED, Setup, available_options, chosen_in, setup
from tests.support.mixing import IDS, features, mixed, played
from tests.support.play import several
from tests.support.raising import raising

# Definition of a mixture.


def name(id: str, *agreed: str, language: str = SOURCE) -> str:
    return resolve(setup(id, agreed).title, language)


def test_a_name_is_made_from_the_chosen_options() -> None:
    assert name("gin", "rush=knock", "rainbow=on", "target=150") == "Rainbow Rush to 150"
    assert name("rush", "rainbow=on", "target=150") == "Rainbow Rush to 150"
    assert name("gin", "rainbow=on") == "Rainbow Gin"
    assert name("oklahoma", "sheet=suits") == "Four-Suit Oklahoma"
    assert name("gin", "undercut=25") == "Gin Rummy"
    assert name("gin") == "Gin Rummy"
    assert name("gin", "target=150") == "Gin Rummy to 150"
    many = ("rainbow=on", "rush=knock", "shot=on", "spades=on", "knock=any")
    assert name("house", *many) == "Free-Knock House Rules Medley"


def test_the_length_of_a_name_depends_on_the_language() -> None:
    agreed = ("knock=gin-only", "rainbow=on", "sheet=three_games", "target=250")
    assert name("gin", *agreed) == "No-Knock Rainbow Medley to 250"
    assert name("gin", *agreed[:3]) == "No-Knock Rainbow Three-Game"


def test_no_mixture_has_the_name_of_a_game() -> None:
    ids = {one.id.casefold() for one in GAMES}
    titles = {language: {resolve(one.title, language) for one in GAMES} for language in LANGUAGES}
    taken = {language: ids | {*map(str.casefold, its)} for language, its in titles.items()}
    for made in _of_every_kind():
        called, mixed = made.title, made.mixed
        # A target makes no mixture, so the name without the target must differ from a game's.
        others = tuple(one for one in made.agreed if not one.startswith("target="))
        only = name_of(made.game, chosen_in(others))
        for language in LANGUAGES:
            name, bare = (resolve(one, language) for one in (called, only))
            assert len(name) <= LONGEST, name
            if mixed:
                assert not {name.casefold(), bare.casefold()} & taken[language], (made.agreed, name)
            else:
                assert bare == resolve(made.game.title, language), (made.agreed, name)


@cache
def _of_every_kind() -> tuple[Setup, ...]:
    alone = [(id, (one,)) for id in IDS for one in features(id)]
    singles = [mixture for one in alone if isinstance(mixture := mixed(*one), Setup)]
    assert len(singles) > 500
    return (*singles, *itertools.islice(_by_chance(random.Random(7)), several(500, 2000)))


def _by_chance(rng: random.Random) -> Iterator[Setup]:
    ids = [id for id in IDS if len(features(id)) > 1]
    while True:
        id = rng.choice(ids)
        count = rng.randint(2, min(6, len(features(id))))
        mixture = mixed(id, tuple(rng.sample(features(id), count)))
        if isinstance(mixture, Setup) and mixture.mixed:
            yield mixture


def test_an_option_without_effect_is_not_in_the_name() -> None:
    only = setup("straight", ["ending=gin-only", "taken-melds=on"])
    assert only.title == game("straight").title and not only.mixed
    assert name("gin", "knock=gin-only", "taken-melds=on", "target=150") == "No-Knock Gin to 150"
    for mixture in itertools.islice(_by_chance(random.Random(11)), 300):
        acting = tuple(f"{option.id}={value.word}" for option, value in mixture.chosen)
        assert setup(mixture.game.id, acting).title == mixture.title, mixture.agreed


def test_every_mixture_has_a_name() -> None:
    assert name("gin", "taken-melds=on") == "Kitchen-Table Gin"
    assert name("oklahoma", "last-kept=on") == "Kitchen-Table Oklahoma"


def test_a_sheet_sets_its_usual_target_unless_one_is_chosen() -> None:
    usual = setup("gin", ["sheet=games"]).rules.format
    assert (usual.target, usual.box_bonus, usual.game_bonus) == (121, 0, 0)
    assert setup("gin", ["sheet=games", "target=100"]).rules.format.target == 100
    # A game's own sheet changes nothing.
    assert setup("oklahoma", ["sheet=points"]).rules == own_rules(game("oklahoma"))
    assert own_rules(game("race")).format == setup("gin", ["sheet=race"]).rules.format
    assert own_rules(game("twofold")).format == setup("gin", ["sheet=twofold"]).rules.format


BUILT: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("modern", ("gin=25", "undercut=25", "box=25", "shutout=double_hands_and_boxes")),
    ("straight", ("knock=any",)),
    ("rainbow", ("rainbow=on",)),
    ("rush", ("rush=knock",)),
    ("shot", ("shot=on",)),
    ("indian", ("cards=14", "knock=any")),
    ("oklahoma", ("knock=upcard", "spades=on", "target=150")),
    ("tedesco", ("aces=round", "caught-ace=15", "knock=upcard-gin", "taken-melds=on",
                 "spades=on")),
    ("hollywood", ("sheet=three_games", "gin=25", "big-gin=off", "after-passes=any",
                   "next-dealer=alternate")),
    ("color", ("sheet=suits", "big-gin=off", "after-passes=any", "next-dealer=alternate")),
    ("pro", ("sheet=games",)),
    ("dice", ("sheet=deals",)),
    ("gin500", ("sheet=penalties",)),
    ("fosdick", ("opening=plain", "knock=upcard", "knocker-scores=opponent_total",
                 "last-kept=on", "big-gin=off", "undercut=20", "next-dealer=alternate",
                 "game-bonus=0", "box=0", "shutout=none")),
    ("sequence", ("sets=off", "run-bonus=winner", "opening=plain", "knock=upcard",
                  "knocker-scores=opponent_total", "last-kept=on", "big-gin=off",
                  "undercut=20", "next-dealer=alternate", "game-bonus=0", "box=0",
                  "shutout=none")),
)  # fmt: skip


@pytest.mark.parametrize(("id", "agreed"), BUILT)
def test_every_game_can_be_built_from_the_classic_one(id: str, agreed: tuple[str, ...]) -> None:
    built, own = setup("gin", agreed).rules, own_rules(game(id))
    quiet = Patch(set={"bonuses.big_gin_points": None})
    assert patched(built, [quiet]) == patched(own, [quiet])


def test_options_cannot_remove_the_main_feature_of_a_game() -> None:
    ids = {id: {option.id for option in available_options(game(id))} for id in IDS}
    assert "rainbow" not in ids["rainbow"] and "sets" not in ids["sequence"]
    assert "knock" not in ids["oklahoma"] and "sheet" not in ids["color"]
    assert ids["solitary"] == {"rainbow", "strict-memory", "goal"}
    assert {"sheet", "cards", "knocker-scores"} <= ids["gin"] & ids["house"]


def test_contradictions_are_reported_in_the_words_of_the_form() -> None:
    result = mixed("gin", ("knock=any", "rainbow=on", "sheet=penalties", "rush=knock"))
    assert result == conflict_messages.NO_BONUSES
    result = mixed("gin", ("sheet=penalties", "knocker-scores=opponent_total"))
    assert not isinstance(result, Setup)
    assert printed(result) == (
        "Score sheet (Penalties, as in 500) and A knock that wins (All the deadwood of the other "
        "player) don't go together"
    )


def test_some_choice_causes_each_conflict() -> None:
    for clash in conflicts.CLASHES:
        slots = {path for path, _ in clash.when}
        results = [
            mixed(id, chosen)
            for id in ("gin", "house", "gin500")
            for count in (1, 2)
            for chosen in itertools.combinations(_about(id, slots), count)
        ]
        assert clash.sentence in results, clash


def _about(id: str, slots: set[str]) -> list[str]:
    parted = ((one, *one.partition("=")[::2]) for one in features(id))
    return [
        one for one, name, word in parted if catalogue.BY_ID[name].value(word).patch.touches & slots
    ]


def test_the_next_round_of_a_mixed_race_keeps_its_options() -> None:
    from gin.variants.setups import next_round

    agreed = setup("gin", ["sheet=race", "rainbow=on"])
    match = played(agreed, 3)
    again = next_round(agreed, match.rules)
    assert again.rules.format.roles is not match.rules.format.roles
    assert again.rules.format.sheet is SheetKind.RACE


# Codes.


def test_a_code_is_short_and_reads_back() -> None:
    agreed = setup("gin", ["rainbow", "rush=knock", "target=150"])
    code = game_code(agreed)
    assert len(code) <= 16
    assert parse_game_code(code) == agreed
    assert parse_game_code(f" {code.lower().replace('-', ' ')} ") == agreed
    assert parse_game_code(code.replace("0", "o")) == agreed
    assert all(parse_game_code(game_code(setup(id))).game.id == id for id in IDS)


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        ("", "game code '' is too short: it has 0 letters"),
        ("7", "game code '7' is too short: it has 1 letter"),
        ("0028-R2G8-M1GU", "game code '0028-R2G8-M1GU': 'U' is not a letter of game codes"),
        ("0028-R2G8-M1GW-9", "game code '0028-R2G8-M1GW-9' is mistyped"),
        ("4K7-M2Q-X9T", "game code '4K7-M2Q-X9T' is mistyped"),
    ],
)
def test_a_bad_code_is_refused_with_a_reason(code: str, reason: str) -> None:
    with pytest.raises(BadGameCode) as refused:
        parse_game_code(code)
    assert printed(refused.value.text).startswith(reason)


def test_a_wrong_letter_is_detected_or_means_another_game() -> None:
    code = game_code(setup("house", ["undercut=20", "rainbow=on"]))
    good = 0
    for place, letter in itertools.product(range(len(code)), "0123456789ABCDEFGHJKMNPQRSTVWXYZ"):
        if code[place] in ("-", letter):
            continue
        try:
            parse_game_code(code[:place] + letter + code[place + 1 :])
        except BadGameCode:
            continue
        good += 1
    assert good <= 1


def test_codes_never_change() -> None:
    for text, id, agreed in (
        ("084J", "gin", ("untouched-stock=off",)),
        (
            "0028-R2G8-M1GV-9",
            "gin",
            ("target=150", "rainbow=on", "rush=knock", "untouched-stock=off"),
        ),
        ("G8X3", "gin", ()),
        ("98YV", "solitary", ()),
        ("G7C3-AX", "gin", ("strict-memory=on",)),
    ):
        known = parse_game_code(text)
        assert (known.game.id, set(known.agreed)) == (id, set(agreed))


def test_every_game_and_option_has_its_number() -> None:
    assert {one.number for one in GAMES} == set(range(len(GAMES)))
    assert len(GAMES) <= 2**codes._GAME_BITS
    assert set(catalogue.BY_ID) == set(codes._OPTIONS)
    assert len(set(codes._OPTIONS)) == len(codes._OPTIONS) < 2**codes._OPTION_BITS
    for option in catalogue.ALL:
        assert len(codes._words(option)) < 2**codes._WORD_BITS
        numbers = option.numbers
        assert numbers is None or numbers.most - numbers.least < 2**codes._NUMBER_BITS
    assert all(id in catalogue.BY_ID for ids in SHARED.values() for id in ids)


def test_the_command_line_takes_codes_where_it_takes_games() -> None:
    code = game_code(setup("gin", ["rainbow=on"]))
    assert setup_from(code) == setup("gin", ["rainbow=on"])
    assert setup_from(code, ["next-dealer=alternate"]).rules.dealers.next is (NextDealer.ALTERNATE)
    assert setup_from("gin500").game.id == "gin500"
    with raising(BadGameCode, "'ZZ-99'"):
        setup_from("ZZ-99")
    with raising(UnknownGame, "oklahoma"):
        setup_from("oklahama")


# Saved mixtures.


def test_mixtures_can_be_saved_under_a_name_and_deleted() -> None:
    store = Store.in_memory()
    agreed = setup("gin", ["rainbow=on"])
    made = mixtures.keep(store, agreed)
    assert mixtures.mixtures(store) == (made,) and printed(made.name) == "Rainbow Gin"
    assert mixtures.keep(store, agreed, "  Friday   night ").typed == "Friday night"
    assert [one.name for one in mixtures.mixtures(store)] == [Verbatim("Friday night")]
    assert mixtures.title_of(store, agreed) == Verbatim("Friday night")
    assert mixtures.title_of(store, setup("gin")) == game("gin").title
    assert mixtures.toggle_favourite(store, made.code)
    mixtures.forget(store, made.code)
    assert mixtures.mixtures(store) == () == mixtures.favourites(store)


def test_a_mixture_of_a_newer_version_stays_saved() -> None:
    store = Store.in_memory()
    store.set_note("mixtures", "ZZZZ-9 From the future")
    agreed = setup("gin", ["rainbow=on"])
    mixtures.keep(store, agreed)
    assert [one.code for one in mixtures.mixtures(store)] == [game_code(agreed)]
    assert "From the future" in store.note("mixtures")
