"""Building a custom game: options, conflicts, names, codes and saving."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from gin.core.message import Text, Verbatim, labelled
from gin.interface.audience import SentenceKind
from gin.interface.commands import Command
from gin.interface.intents import Enter
from gin.interface.view import Item, Role, Scene, View, ZoneKind
from gin.language import translation
from gin.language.translation import printed
from gin.messages import build as messages
from gin.messages import options, yourself
from gin.present.input import focus_order
from gin.present.pages import BACK
from gin.present.screens import entry
from gin.present.screens.build import BuildScreen
from gin.present.screens.games import options as listed
from gin.present.shell.parlour import Parlour
from gin.session.settings import LONGEST_NAME, Settings
from gin.session.storage.store import Store
from gin.text.terminal import Terminal
from gin.variants.codes import game_code
from gin.variants.options.catalogue import BY_ID
from gin.variants.setups import setup
from tests.support.by_name import choice_named, choose, find_choice, item_named, zone_named

CODE = game_code(setup("gin", ["rainbow=on", "rush=knock", "target=150"]))


def built(id: str = "gin", *agreed: str, store: Store | None = None) -> Parlour:
    made = Parlour(store or Store.in_memory(), None, Settings(level=1))
    choose(made, "games")
    made.show(BuildScreen(made, setup(id, agreed)))
    made.take_said()
    return made


def slip(view: View) -> list[str]:
    zone = zone_named(view, "slip")
    return [printed(labelled(one.name, one.value) if one.value else one.name) for one in zone.items]


def own_games(view: View) -> list[Item]:
    return [item for zone in view.zones for item in zone.items if item.id.startswith("mix:")]


def said(made: Parlour) -> str:
    return " ".join(map(printed, made.take_said()))


def test_a_game_is_built_by_choices_alone_and_played() -> None:
    made = built()
    choose(made, "option:rainbow")
    assert "Rainbow melds: Yes. It's now Rainbow Gin." in said(made)
    choose(made, "option:rush")
    assert made.view().scene is Scene.OPTIONS
    choose(made, "value:knock")
    choose(made, "option:target")
    choose(made, "value:150")
    assert slip(made.view())[0] == "Rainbow Rush to 150"
    assert slip(made.view())[-1] == f"Game code {CODE}"
    choose(made, "play")
    session = made.session()
    assert session is not None and printed(session.title) == "Rainbow Rush to 150"
    assert session.setup == setup("gin", ["rush=knock", "target=150", "rainbow=on"])
    assert printed(made.view().title) == "Rainbow Rush to 150"


def test_clashing_values_are_greyed_out_with_a_sentence() -> None:
    made = built("gin", "sheet=suits")
    row = item_named(made.view(), "option:shot")
    choice = choice_named(made.view(), "option:shot")
    assert row.dimmed and row.note == choice.why
    note = printed(row.note)
    assert note.startswith("A shot spells out a score") and note.endswith(".")
    choose(made, "option:shot")
    assert said(made) == note
    free = item_named(made.view(), "option:rainbow")
    assert not free.dimmed
    # An opening without an upcard rules out only the values that need an upcard.
    made = built("gin", "opening=eleven_card")
    choose(made, "option:knock")
    why = {choice.id: printed(choice.why) for choice in made.view().choices}
    assert not why["value:any"] and "no upcard" in why["value:upcard"]
    assert item_named(made.view(), "value:10").value == messages.CHOSEN


def test_values_that_change_nothing_are_greyed_out_and_say_so() -> None:
    idle = {"option:undercut", "option:tie", "option:knocker-scores"}
    view = built("gin", "knock=gin-only").view()
    dimmed = {row.id for zone in view.zones for row in zone.items if row.dimmed}
    assert idle | {"option:taken-melds"} <= dimmed
    for row in idle:
        assert item_named(view, row).note == choice_named(view, row).why == messages.NO_DIFFERENCE
    assert not item_named(built().view(), "option:undercut").dimmed
    # A chosen option without effect can still be turned off; the slip leaves it out.
    made = built("gin", "knock=gin-only", "taken-melds=on")
    row = item_named(made.view(), "option:taken-melds")
    assert row.note == messages.NO_DIFFERENCE and row.selected and not row.dimmed
    assert len(slip(made.view())) == len(slip(view))
    choose(made, "option:taken-melds")
    assert not item_named(made.view(), "option:taken-melds").selected


@pytest.mark.parametrize("id", ["gin", "oklahoma", "color", "gin500", "sequence", "solitary"])
def test_every_row_of_every_game_changes_or_gives_the_reason_why_not(id: str) -> None:
    made = built(id)
    rows = [item for zone in made.view().zones for item in zone.items if item.role is Role.SETTING]
    assert rows
    for row in rows:
        assert row.name and row.value and printed(row.note).endswith((".", "?"))
        made = built(id)
        choice = choice_named(made.view(), row.id)
        assert bool(choice.why) == row.dimmed
        choose(made, row.id)
        if choice.why:
            continue
        if made.view().scene is Scene.OPTIONS:
            other = next(c for c in made.view().choices if c.id.startswith("value:")
                         and not c.why and c.label != row.value)  # fmt: skip
            choose(made, other.id)
        assert made.view().scene is Scene.BUILD
        now = item_named(made.view(), row.id)
        assert now.value != row.value


@pytest.mark.parametrize(
    ("language", "hints", "negations"),
    [("en", ("Hints: Yes", "Hints: No"), ("no ", "without ", "never ")),
     ("de", ("Tipps: Ja", "Tipps: Nein"), ("kein", "ohne ", "nie "))],
)  # fmt: skip
def test_yes_and_no_never_answer_a_negation(
    language: str, hints: tuple[str, str], negations: tuple[str, ...],
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    monkeypatch.setattr(translation, "_language", language)
    for value, row in zip(("off", "on"), hints, strict=True):
        shown = item_named(built("gin", f"no-hints={value}").view(), "option:no-hints")
        assert printed(labelled(shown.name, shown.value)) == row
    answered = [one for one in BY_ID.values() if any(v.label == options.NO for v in one.values)]
    titles = [printed(one.title) for one in answered]
    assert titles and [one for one in titles if one.lower().startswith(negations)] == []


def test_all_of_it_can_be_reached_by_keys() -> None:
    for then in ((), ("code",), ("option:sheet",), ("begin",)):
        made = built("rush", "rainbow=on")
        for id in then:
            choose(made, id)
        view = made.view()
        focus, seen = focus_order.valid_focus(view, None), set()
        for _ in range(200):
            seen.add(focus)
            focus = focus_order.next_focus(view, focus, Command.DOWN)
        wanted = {choice.item for choice in view.choices if choice.item}
        assert wanted <= seen | {BACK.item}, wanted - seen
        labels = [c.label for c in view.choices if not c.why]
        assert all(labels)


def test_changing_the_base_game_keeps_compatible_options() -> None:
    made = built("gin", "shot=on", "rainbow=on")
    choose(made, "begin")
    choose(made, "game:hollywood")
    told = said(made)
    assert "Dropped: Shots. A shot spells out a score" in told
    assert slip(made.view())[0] == "Rainbow Hollywood"


def test_a_number_may_be_any_in_its_range() -> None:
    made = built()
    choose(made, "option:target")
    choose(made, "number")
    assert made.view().scene is Scene.ENTRY
    for key in ("letter:9", "letter:9", "letter:9", "letter:9"):
        choose(made, key)
    done = choice_named(made.view(), "done")
    assert "target cannot be '9999'" in printed(done.why).lower()
    choose(made, "delete")
    choose(made, "done")
    assert made.view().scene is Scene.BUILD
    assert slip(made.view())[0] == "Gin Rummy to 999"


def test_a_code_is_pressed_or_typed_and_a_bad_one_is_refused() -> None:
    made = built()
    choose(made, "code")
    for letter in CODE[:-1]:
        choose(made, f"letter:{letter}")
    done = choice_named(made.view(), "done")
    assert printed(done.why).startswith(f"Game code '{CODE[:-1]}' is mistyped")
    choose(made, "done")
    assert printed(done.why) in said(made)
    choose(made, f"letter:{CODE[-1]}")
    assert "This is Rainbow Rush to 150." in said(made)
    choose(made, "done")
    assert slip(made.view())[0] == "Rainbow Rush to 150"


def test_a_game_is_kept_listed_renamed_changed_and_deleted(tmp_path: Path) -> None:
    made = built("rush", "rainbow=on", store=Store.open(tmp_path))
    choose(made, "save")
    assert "Rainbow Rush is saved with your games." in said(made)
    kept = choice_named(made.view(), "save")
    assert kept.why
    made.store.close()
    made = Parlour(Store.open(tmp_path), None, Settings(level=1))
    choose(made, "games")
    (row,) = own_games(made.view())
    assert row.role is Role.GAME
    choose(made, row.id)
    about = zone_named(made.view(), "about")
    code = messages.code(code=Verbatim(row.ref.key))
    assert code in [item.name for item in about.items]
    choose(made, "rename")
    made.choose(Enter(entry.FIELD), "Friday's game")
    choose(made, "done")
    assert item_named(made.view(), row.id).name == Verbatim("Friday's game")
    choose(made, "play")
    choose(made, "deal")
    assert printed(made.view().title) == "Friday's game"
    made.home()
    choose(made, "games")
    # The page of the classic game does not offer a mixture's match.
    assert find_choice(made.view(), "continue") is None
    choose(made, row.id)
    assert find_choice(made.view(), "continue") is not None
    choose(made, "edit")
    assert slip(made.view())[0] == "Friday's game"
    choose(made, "back")
    choose(made, "forget")
    assert made.view().dialog is not None
    choose(made, "keep")
    assert made.view().dialog is None and own_games(made.view())
    choose(made, "forget")
    choose(made, "drop")
    assert not own_games(made.view())
    assert "Deleted." in said(made)


def test_in_the_terminal_by_words() -> None:
    out = io.StringIO()
    made = Parlour(Store.in_memory(), None, Settings(level=1))
    typed = f"games\nbuild\nenter a code\ncode {CODE}\ndone\nkeep\nshot\nback\n"
    typed += "rainbow rush to 150\nrename\n"
    typed += "name Friday's game\ndone\nplay\nquit\n"
    Terminal(made, io.StringIO(typed), out).run()
    told = out.getvalue()
    for sentence in (
        f"Code {CODE}: This is Rainbow Rush to 150.",
        "It's now Rainbow Rush to 150.",
        "Rainbow Rush to 150 is saved with your games.",
        "Shots: Yes.",
        "Name Friday's game: It will be called Friday's game.",
        "It's now called Friday's game.",
    ):
        assert sentence in told, sentence
    assert made.session() is not None


def test_one_zone_is_a_readable_slip() -> None:
    view = built("gin", "rainbow=on").view()
    zone = zone_named(view, "slip")
    assert zone.kind is ZoneKind.PAGE
    assert slip(view) == [
        "Rainbow Gin", "Based on Gin Rummy", "This is Gin Rainbow.", "Rainbow melds: Yes",
        f"Game code {game_code(setup('gin', ['rainbow=on']))}",
    ]  # fmt: skip


def test_text_too_long_for_a_field_is_refused_at_once() -> None:
    made = Parlour(Store.in_memory(), None, Settings())
    for door in ("settings", "yourself", "rename"):
        choose(made, door)
    made.take_announcements()

    def told(text: str) -> list[Text]:
        made.choose(Enter(entry.FIELD), text)
        return [one.text for one in made.take_announcements()]

    assert told("A") == told("An") == [], "not at each letter"
    assert told("Anneliese") == [yourself.called(name=Verbatim("Anneliese"))]
    assert told("A" * (LONGEST_NAME + 1)) == [messages.no_room(most=LONGEST_NAME)]


def test_a_deal_code_is_refused_as_soon_as_it_is_too_long() -> None:
    made = Parlour(Store.in_memory(), None, Settings())
    for door in ("games", "options"):
        choose(made, door)
    made.take_announcements()
    heard = []
    for length in range(6, 12):
        made.choose(Enter(listed.CODE), "7" * length)
        heard.append([one.kind for one in made.take_announcements()])
    assert heard == [[], [], [], [], [SentenceKind.REFUSAL], []]


def test_the_number_page_names_the_compatible_numbers() -> None:
    for agreed, least, most in (("gin", 3, 21), ("race", 1, 30)):
        made = built(agreed, *(["sheet=deals"] if agreed == "gin" else []))
        choose(made, "option:deals")
        choose(made, "number")
        assert printed(made.view().title).endswith(f"a number from {least} to {most}")
