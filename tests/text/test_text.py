"""The terminal: whole matches by words and numbers, pipes, and clear answers to bad input."""

from __future__ import annotations

import io
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import main
from gin import __version__
from gin.core.cards import Card, Rank, Suit, cards_of, parse_hand
from gin.core.message import (
    YOU,
    Message,
    Text,
    Verbatim,
    clauses,
    ended,
    in_row,
    labelled,
    sentences,
)
from gin.interface.commands import Command
from gin.interface.refs import HAND
from gin.interface.view import Role, Scene
from gin.language.translation import printed
from gin.messages import captions, refusals, result, table
from gin.messages import cards as named
from gin.messages import terminal as messages
from gin.present.input.numbers import numbered
from gin.present.shell.parlour import Parlour
from gin.present.words.settings import SECTIONS
from gin.session.settings import Settings
from gin.session.storage.store import Store
from gin.text.layout import LineStyle, wrapped
from gin.text.layout import lines as text_lines
from gin.text.terminal import Terminal
from gin.variants.pages.page import text_of
from gin.variants.presets import BY_ID
from gin.variants.registry import GAMES
from gin.variants.setups import setup
from tests.support.by_name import choose
from tests.support.covering import covering
from tests.support.patience import PATIENCE
from tests.support.places import TOP
from tests.support.play import several
from tests.support.saying import long_name
from tests.support.seeing import reached
from tests.support.typed_lines import find, normal
from tools.gallery.reaching import parlour
from tools.gallery.scenes import states


def run(*words: str, typed: str = "", timeout: int = 60) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "main.py", *words],
        input=typed, capture_output=True, text=True, cwd=TOP, timeout=timeout, check=False,
    )  # fmt: skip


def talk(
    lines: str, game: str = "gin", seed: int = 7, verbosity: str = "usual", **options: Any
) -> tuple[str, Parlour]:
    made = Parlour(Store.in_memory(), None, Settings(level=1, verbosity=verbosity))
    made.matches.start(setup(game), seed)
    out = io.StringIO()
    assert Terminal(made, io.StringIO(lines), out, **options).run() == 0
    return out.getvalue(), made


def test_a_match_by_numbers() -> None:
    out, _ = talk("1\n" * 500)
    assert "Next hand" in out
    assert "Final score" in out
    assert "Rematch" in out


def test_solitary_to_its_end() -> None:
    lines = ("draw\n1\n" * 15 + "next\n") * 5
    out, made = talk(lines, "solitary")
    session = made.session()
    assert session is not None
    assert "penalty" in out
    assert len(session.match.results) >= 5


def test_basic_commands_are_understood() -> None:
    out, _ = talk(
        "deal\npass\ntop\nhand\nmelds\ndeadwood\nscore\nleft\nturn\nolder\ndeeper\nsort\n"
        "knock\ngin\nbig gin\nfly\nundo\nsave\nhelp\nback\nrules\nback\n"
        "sheet\nback\nquit\n"
    )
    for piece in (
        "on top of the discard pile", "Deadwood", "You may only look at the top card.",
        "cards in the stock", "Sorted by", "isn't possible now", "Reading your cards", "Goal",
        "Score sheet", "Nothing is saved",
    ):  # fmt: skip
        assert piece in out, piece


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("Discard the 7H", "discard the 7h"),
        ("discard 10h", "discard th"),
        ("discard queen of hearts", "discard qh"),
        ("DISCARD q hearts", "discard qh"),
        ("lay off ace of spades on 2", "lay off as on 2"),
        ("7♥", "7h"),
    ],
)
def test_cards_may_be_written_in_many_ways(typed: str, meant: str) -> None:
    assert normal(typed) == meant


def test_the_hand_is_read_to_a_player_who_starts_with_an_extra_card() -> None:
    """The hand is read although the list of discards names all its cards."""
    begins = next(seed for seed in range(20) if _begins_with_eleven(seed))
    made = Parlour(Store.in_memory(), None, Settings(level=1))
    made.matches.start(setup("gin", ["opening=eleven_card"]), begins)
    out = io.StringIO()
    assert Terminal(made, io.StringIO("deal\n"), out).run() == 0
    read = out.getvalue().partition("Discard")[0]
    hand = made.view().zone(HAND)
    assert hand is not None and len(hand.items) == 11
    assert re.search(r"^(Loose|Hand|Clubs|Diamonds|Hearts|Spades|Set|Run)\b.*: ", read, re.M)
    # Drawing a card does not read the hand again.
    assert len(re.findall(r"^Loose\b", out.getvalue(), re.M)) <= 4


def _begins_with_eleven(seed: int) -> bool:
    made = Parlour(Store.in_memory(), None, Settings(level=1))
    made.matches.start(setup("gin", ["opening=eleven_card"]), seed)
    choose(made, "deal")
    hand = made.view().zone(HAND)
    return hand is not None and len(hand.items) == 11


def test_an_illegal_command_says_what_is_legal() -> None:
    out, _ = talk("deal\nfly\n")
    assert (
        '"fly" isn\'t possible now.\n'
        "You can type: take, pass, hint, sort, menu, sheet, rules, help." in out
    )


def test_of_numbered_commands_the_first_and_the_last_are_listed() -> None:
    out, _ = talk("fly\ncart 5\n")
    assert out.count("You can type: cut for me,") == 2, out
    assert out.count(", card 1 to card 52.") == 2 and "card 2," not in out
    # A command that the list leaves out can still be suggested.
    assert 'Did you mean "card 5"' in out


def test_a_misspelled_command_is_answered_with_a_quoted_suggestion() -> None:
    out, _ = talk("deal\ntake\ndiskard 7c\n")
    assert 'Did you mean "discard" and a card?' in out, out


def test_a_refusal_says_why() -> None:
    out, _ = talk("deal\ndraw\n")
    assert "First take the face-up card or pass." in out


def test_numbers_and_words_name_the_same_choices() -> None:
    made = Parlour(Store.in_memory(), None, Settings(level=1))
    made.matches.start(setup("gin"), 7)
    choose(made, "deal")
    view = made.view()
    for number, choice in enumerate(numbered(view), start=1):
        assert find(str(number), view) is choice
        assert find(choice.words[0], view) is choice
    assert find("0", view) is None
    assert find("99", view) is None


def test_braille_adds_cells() -> None:
    out, _ = talk("deal\n", braille=True)
    assert "⠟⠎ queen of spades" in out


def test_lines_are_plain() -> None:
    out, _ = talk("deal\npass\ndraw\n1\n")
    assert not set(out) & set("♠♥♦♣\t\x1b│─")


def test_piped_input_saves_and_leaves_with_0(tmp_path: Path) -> None:
    data = str(tmp_path)
    first = run("--text", "--seed", "7", "--data", data, typed="deal\npass\ndraw\n")
    assert first.returncode == 0, first.stderr
    assert "Everything is saved" in first.stdout
    again = run("--text", "--game", "gin", "--data", data, typed="look\n")
    assert "Discard a card." in again.stdout
    assert "Traceback" not in first.stderr + again.stderr


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (["--game", "gim"], "did you mean gin"),
        (["--rules", "whist"], "there are gin, modern, house, "),
        (["--with", "undrcut=5"], "did you mean undercut"),
        (["--with", "gin=lots"], "gin cannot be 'lots': a number from 0 to 200"),
        (["--with", "gin=20,gin=25"], "gin cannot be both 20 and 25"),
        (["--with", "eleven-first-knock=on"], "needs the opening with one extra card"),
        (["--game", "solitary", "--with", "undercut=5"], "has no option 'undercut'"),
        (["--level", "7"], "the levels are 1, 2, 3, 4, 5 and 6"),
        (["--seed", "x"], "'x' is neither a seed, which is a whole number"),
        (["--level", "adam"], "an opponent (pia, felix, bruno, ada, vera, anselm)"),
        (["--language", "xx"], "choose from 'en', 'de')"),
    ],
)
def test_bad_words_on_the_command_line(
    words: list[str], expected: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main.main(["--text", *words])
    assert ended.value.code == 2
    error = capsys.readouterr().err
    assert expected in error
    assert len(error.splitlines()) == 2
    assert error.endswith("Try 'gin-parlour --help' for the options.\n")


def test_lists_rules_and_version() -> None:
    games = [line.split("\t") for line in run("--list-games").stdout.splitlines()]
    assert [line[0] for line in games if line[0] not in BY_ID] == [game.id for game in GAMES]
    assert {line[0] for line in games} > {*BY_ID}
    assert all(len(line) == 3 and line[2].endswith(".") for line in games)
    page = run("--rules", "house", "--with", "undercut=20").stdout
    assert page.startswith("House Rules\n")
    assert "Undercut bonus: 20 (usually 15)" in page
    page = run("--rules", "club-hollywood").stdout
    assert page.startswith("Club Hollywood\n") and "the higher total of all three wins" in page
    assert run("--version").stdout.strip() == f"Gin Parlour {__version__}"


def test_a_data_folder_that_cannot_be_used(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    done = run("--text", "--data", str(tmp_path / "file" / "x"), typed="play\ndeal\n")
    assert done.returncode == 0
    assert "Cannot write in the data folder" in done.stderr
    assert "Nothing will be saved this time." in done.stdout


def test_a_second_instance_runs_without_saving(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    done = run("--text", "--data", str(tmp_path), typed="play\n")
    store.close()
    assert done.returncode == 0
    assert "nother copy of Gin Parlour is running" in done.stderr


def test_a_broken_settings_file_is_reported(tmp_path: Path) -> None:
    (tmp_path / "settings.toml").write_text("jumbo = maybe\n")
    done = run("--text", "--data", str(tmp_path), typed="")
    assert "Line 1 of settings.toml, 'jumbo = maybe', is ignored" in done.stdout


def test_no_display_and_no_terminal_ends_with_2(tmp_path: Path) -> None:
    import os

    environment = {k: v for k, v in os.environ.items() if k not in ("DISPLAY", "WAYLAND_DISPLAY")}
    environment.pop("SDL_VIDEODRIVER", None)
    done = subprocess.run(
        [sys.executable, "main.py", "--data", str(tmp_path)],
        stdin=subprocess.DEVNULL, capture_output=True, text=True, cwd=TOP, env=environment,
        timeout=PATIENCE, check=False,
    )  # fmt: skip
    assert done.returncode == 2
    assert "There is no display to open a window on" in done.stderr
    assert "There is no terminal either" in done.stderr


def test_scenes_are_printed() -> None:
    made = Parlour(Store.in_memory(), None, Settings(level=1))
    out = io.StringIO()
    Terminal(made, io.StringIO("statistics\nback\nsettings\njumbo\nback\n"), out).run()
    assert "No hand has been finished yet" in out.getvalue()
    assert "Large index: On" in out.getvalue()
    assert made.view().scene is Scene.MENU


def test_no_card_is_announced_before_the_deal() -> None:
    out, _ = talk("hand\ntop\nmelds\nhistory\nscore\n")
    assert out.count("Nothing has been dealt yet.") == 4
    assert "You 0, Felix 0." in out


def test_refused_endings_give_the_reason_with_numbers() -> None:
    out, _ = talk("deal\ntake\nknock\ngin\nbig gin\nundo\ndiscard 2c\n")
    for pattern in (
        r"You can't knock with \d+: the limit is 10\.",
        r"That isn't gin: you have \d+ points of deadwood\.",
        r"Moves are final here\.",
    ):
        assert re.search(pattern, out), pattern
    out, _ = talk("draw\nknock 7h\nknock\n", "solitary")
    assert out.count("That is not part of this game.") == 1
    assert talk("deal\ndiscard 9s\n")[0].count("You don't hold the nine of spades.") == 1


@pytest.mark.parametrize("typed", ["\u00b2", "9" * 5000, "\x00", "\u0661", "x" * 5000])
def test_unusual_lines_are_answered(typed: str) -> None:
    out, made = talk(f"deal\n{typed}\n")
    assert max(map(len, out.splitlines())) < 300
    assert made.session() is not None


def test_single_letters_ask_and_short_words_act() -> None:
    out, made = talk("deal\nd\n?\nback\n,\nt\n")
    assert "on top of the discard pile" in out
    assert "Typing commands" in out
    assert "Your turn." in out
    assert find("discard 7h", made.view()) is find(normal("d 7h"), made.view())


def test_help_and_rules_open_at_the_cut_and_return_to_it() -> None:
    out, made = talk("rules\nback\nhelp\nback\nmenu\n")
    assert "Table options" in out and "[knock: " not in out
    assert "[knock: " in text_of(setup("gin"), printed)
    assert made.view().scene is Scene.MENU


def test_take_back_says_that_it_waits_for_the_next_match() -> None:
    out, _ = talk("deal\nmenu\nsettings\ntake back\nback\n")
    assert "This starts with your next match" in out


def test_a_deal_code_is_checked_when_it_is_typed() -> None:
    made = Parlour(Store.in_memory(), None, Settings(level=1))
    out = io.StringIO()
    Terminal(made, io.StringIO("games\noptions\ncode zzz\ncode 000-000-006\n"), out).run()
    assert "Deal code ZZZ: Deal code 'ZZZ' has 3 letters, not 9." in out.getvalue()
    assert "Deal code 000-000-006: This deal will be played." in out.getvalue()


def test_the_same_arguments_resume_the_same_match(tmp_path: Path) -> None:
    words = ("--text", "--with", "undercut=25", "--seed", "7", "--data", str(tmp_path))
    run(*words, typed="deal\npass\ndraw\n")
    assert "Discard a card." in run(*words, typed="look\n").stdout
    other = run(
        "--text", "--seed", "8", "--data", str(tmp_path), typed="menu\ngames\n2 unfinished\n"
    )
    assert "Pick any of the 52 cards." in other.stdout
    assert "Unfinished matches" in other.stdout


def test_streams_that_fail_leave_no_traceback(tmp_path: Path) -> None:
    line = f"{sys.executable} main.py --text --seed 7 --data {tmp_path}"
    for command, code in (
        (f"(echo deal; sleep 1; echo pass) | {line} | head -1", 0),
        (f"{line} </dev/null >/dev/full", 1),
        (f"{line} <&-", 0),
        (f"{sys.executable} main.py --list-games >/dev/full", 1),
        (f"yes 1 | head -60 | PYTHONIOENCODING=ascii {line}", 0),
        (f"echo deal | PYTHONIOENCODING=ascii {line} --braille", 0),
    ):
        done = subprocess.run(
            ["bash", "-c", command], capture_output=True, cwd=TOP,
            timeout=PATIENCE, check=False,
        )  # fmt: skip
        assert b"Traceback" not in done.stderr, command
        assert done.returncode == code, (command, done.stderr)


@pytest.mark.parametrize(
    ("option", "expected", "absent"),
    [
        ("big-gin=off", "", "you may go big gin"),
        ("opening=plain", "begins with a normal turn", "may take this upcard"),
        (
            "opening=eleven_card",
            "the non-dealer one more. There is no upcard",
            "may take this upcard",
        ),
        ("rediscard=on", "You may discard the card you've just", "can't discard the card"),
        ("open-discards=on", "whole discard pile", "but at no other"),
        ("tie=nobody", "Equal hands score nothing", "same or less"),
        (
            "stock-end=compare",
            "the player with less deadwood scores the difference",
            "ended the hand, the hand is",
        ),
        ("untouched-stock=20", "After 20 turns in a row in which nobody draws", "twelve"),
        ("untouched-stock=off", "", "in which nobody draws"),
        ("last-discard=to_end", "only to end the hand with it", ""),
        ("shutout=none", "", "shutout, and"),
        ("knock=gin-only", "There is no knocking", "0 or less"),
        ("next-dealer=alternate", "take turns to deal", "loser of a hand deals"),
    ],
)
def test_a_rules_page_says_what_was_agreed(option: str, expected: str, absent: str) -> None:
    page = text_of(setup("modern", [option]), printed).split("Where the rules vary")[0]
    assert expected in page
    assert not absent or absent not in page


# Lines.

EVERYWHERE = (
    "deal\nhand\nmelds\ndeadwood\ntop\nscore\nleft\nturn\nhistory\nabout 1\nfly\nundo\nknock\n"
    "look\n1\nlook\n1\n1\nmenu\nsettings\nabout 3\nmute\nback\nmenu\nhelp\nback\nsheet\nback\n"
    "rules\nback\nmenu\nleave\nstatistics\nback\ngames\nabout 2\noptions\nabout knock\ncode 1\n"
    "back\nback\nrules\nsolitary\nback\nback\nguide\n" + "\n" * 6 + "pass\n\nleave\n"
)


@pytest.mark.parametrize(("width", "braille"), covering([12, 20, 40], [False, True]))
def test_no_line_exceeds_the_width(width: int, braille: bool) -> None:
    def played_at(width: int | None) -> list[str]:
        given: dict[str, Any] = {"verbosity": "long", "width": width}
        return [
            talk("1\n" * 120, braille=braille, **given)[0],
            talk(("draw\n1\n" * 15 + "next\n") * 5, "solitary", **given)[0],
            talk(EVERYWHERE, braille=braille, **given)[0],
        ]

    played = played_at(width)
    for out in played:
        assert max(map(len, out.splitlines())) <= width
    if width == 40:
        free = played_at(None)
        # The same words in the same order: nothing is lost, repeated or cut.
        for one, other in zip(played, free, strict=True):
            own_words, free_words = (out.partition("Rematch")[0].split() for out in (one, other))
            assert own_words == free_words


DISPLAYS = ((12, True), (12, False), (40, False), (80, True), (20, True))
"""Line widths, and whether the display is Braille. Short runs use one for each state, in turn."""


@pytest.mark.scenes
def test_every_scene_fits_every_display() -> None:
    seen = set()
    for place, (name, reach) in [*enumerate(states())][:: several(3, 1)]:
        if name in ("statistics-many", "statistics-solitary"):
            # These play many matches, and have the same kinds of lines as other statistics.
            continue
        made = reached(name)
        view = made.view()
        if any(item.role is Role.FIELD for zone in view.all_zones for item in zone.items):
            # The field would keep a typed word.
            made = parlour()
            reach(made)
        seen.add(view.scene)
        for more in range(several(1, len(DISPLAYS))):
            width, braille = DISPLAYS[(place + more) % len(DISPLAYS)]
            out = io.StringIO()
            terminal = Terminal(made, io.StringIO(), out, width=width, braille=braille)
            terminal._show(made.view(), again=True)
            for command in ("top", "hand", "history", "about 1", "nonsense"):
                terminal._run_line(command, made.view())
                terminal._print_announcements()
            printed = out.getvalue().splitlines()
            assert printed and max(map(len, printed)) <= width, (name, max(printed, key=len))
        assert reached(name).view() == view, "other tests use the parlour too"
    # Usual runs show every third state. The terminal has no showdown: it announces the count.
    assert len(seen) > 20 and (seen == set(Scene) - {Scene.SHOWDOWN} or several(1, 0))


def test_a_word_is_cut_only_if_it_exceeds_the_width() -> None:
    assert wrapped("discard the queen", 12) == ["discard the", "queen"]
    assert wrapped("a [after-passes: b", 8) == ["a [after", "-passes:", "b"]
    assert wrapped("exactly a dozen", 15) == ["exactly a dozen"]
    assert wrapped("", 12) == [""]


def test_turns_fit_into_forty_characters() -> None:
    """Lay-offs, melds, counts, lists of commands, the top of the pile, and talk may be longer."""
    for seed in (3, 7, 11):
        out, _ = talk("deal\npass\nhand\nmelds\ntop\nscore\nleft\n" + "1\n" * 60, seed=seed)
        turns = out.partition("Next hand")[0].splitlines()
        wide = [line for line in turns if len(line) > 40]
        allowed = r"lays? off|^\d+ Lay the| laid off|on top of the discard pile|^Felix: “"
        allowed += "| lays? down | counts? |^You can type|^Lay off"
        assert all(re.search(allowed, line) for line in wide), wide


@pytest.mark.parametrize(("verbosity", "width"), [("usual", 40), ("short", None)])
def test_a_turn_is_short_on_braille_displays_and_at_low_verbosity(
    verbosity: str, width: int | None
) -> None:
    options: dict[str, Any] = {"verbosity": verbosity, "width": width, "seed": 11}
    before = talk("deal\npass\n", **options)[0].splitlines()
    out = talk("deal\npass\ndraw\ndiscard kd\n", **options)[0].splitlines()
    turn = out[len(before) - 1 : -1]
    assert 3 <= len(turn) <= 6, turn
    assert not any(re.match(r"\d+ |Spades:|Clubs:", line) for line in turn)
    asked = talk("deal\npass\nlook\nhand\n", **options)[0]
    assert "1 Draw from the stock" in asked and re.search(r"^(Run|Set|Spades|Clubs)", asked, re.M)


def test_a_choice_by_an_unprinted_number_is_named() -> None:
    out, _ = talk("deal\npass\ndraw\n1\n", verbosity="short", seed=11)
    assert re.search(r"^Discard (the )?\S+ \S+\.$", out, re.M)


def test_each_fact_has_its_own_line() -> None:
    out, _ = talk("deal\n")
    lines = out.splitlines()
    at = lines.index("Felix's is lower: Felix deals.")
    assert lines[at + 1 : at + 3] == ["You play first.", "The upcard is the queen of spades."]
    assert "Take the queen of spades, or pass." in lines


def meld(label: Text, cards: str) -> Message:
    return labelled(label, in_row(cards_of(parse_hand(cards))))


KNOCKED = table.knocks(who=YOU, deadwood=2, suits=())
DEADWOOD = table.deadwood(deadwood=26)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (meld(named.run(suit=Suit.HEARTS), "2H 3H 4H"), ["Run of hearts: two, three, four"]),
        (meld(table.run(suit=Suit.HEARTS), "2H 3H 4H"), ["Run of hearts: two, three, four"]),
        (
            meld(named.set(rank=Rank.QUEEN), "QC QD QS"),
            ["Set of queens: clubs, diamonds, spades"],
        ),
        (meld(messages.LOOSE, "6C JS QS"), ["Loose clubs: six", "Loose spades: jack, queen"]),
        (meld(messages.LOOSE, "6C 2H"), ["Loose: six of clubs, two of hearts"]),
        (
            meld(DEADWOOD, "6C TS TC"),
            [printed(DEADWOOD), "Loose clubs: six, ten", "Loose spades: ten"],
        ),
        (meld(result.COURTS, "JC JS QC QD"), [
            "Face cards", "Clubs: jack, queen", "Diamonds: queen", "Spades: jack",
        ]),
        (meld(named.run(suit=Suit.SPADES), "2S 3S 4S 5S 6S 7S"), ["Run of spades: two to seven"]),
        (
            meld(messages.LOOSE, "QC QD QS"),
            ["Loose clubs: queen", "Loose diamonds: queen", "Loose spades: queen"],
        ),
        (meld(table.RAINBOW, "5C 6D 7S 8H"), [
            "Rainbow: five of clubs, six of diamonds, eight of hearts, seven of spades",
        ]),
        (meld(messages.HAND, "AH 5H KC 2D"), ["Clubs: king", "Diamonds: two", "Hearts: ace, five"]),
        (
            sentences(
                KNOCKED,
                ended(
                    clauses(
                        result.group_and_laid(
                            label=table.run(suit=Suit.SPADES),
                            cards=cards_of(parse_hand("2S 3S 4S")),
                            laid=cards_of(parse_hand("5S 6S")),
                        ),
                        meld(result.LAID_OFF, "2H"),
                    )
                ),
            ),
            [
                printed(KNOCKED),
                "Run of spades: two, three, four",
                "Laid off: five of spades, six of spades",
                "Laid off: two of hearts.",
            ],
        ),
        (captions.NO_DEVICE, printed(captions.NO_DEVICE).replace(". ", ".|").split("|")),
        (Verbatim("Two. Sentences."), ["Two. Sentences."]),
    ],
)  # fmt: skip
def test_lists_of_cards_are_merged(text: Text, expected: list[str]) -> None:
    assert list(text_lines(text, LineStyle())) == expected


def test_names_are_short_on_narrow_lines() -> None:
    card = table.draws_card(who=YOU, card=Card.parse("QH"))
    assert list(text_lines(card, LineStyle(20))) == ["You drew the Q", "hearts."]
    run_of = meld(named.run(suit=Suit.HEARTS), "TH JH QH KH")
    assert list(text_lines(run_of, LineStyle(29))) == ["Run of hearts: 10, J, Q, K"]
    cells = list(text_lines(meld(messages.LOOSE, "QH QC"), LineStyle(20, braille=True)))
    assert cells == ["Loose clubs: \u281f\u2809 Q", "Loose hearts: \u281f\u2813 Q"]


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (["--width", "11"], "has 12 to 200 characters, not '11'"),
        (["--width", "x"], "has 12 to 200 characters, not 'x'"),
        (["--seed", "x"], "'x' is neither a seed"),
    ],
)
def test_invalid_numbers_on_the_command_line_are_refused(
    words: list[str], expected: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main.main(["--text", *words])
    assert ended.value.code == 2
    assert expected in capsys.readouterr().err


def test_a_bad_word_on_the_command_line_leaves_no_traceback() -> None:
    done = run("--text", "--game", "gim")
    assert done.returncode == 2
    assert "did you mean gin" in done.stderr and "Traceback" not in done.stderr


def test_the_command_line_sets_the_width(tmp_path: Path) -> None:
    done = run("--text", "--width", "12", "--seed", "7", "--data", str(tmp_path), typed="deal\n")
    assert max(map(len, done.stdout.splitlines())) <= 12
    assert "Q spades" in done.stdout.replace("\n", " ")


# Every scene by words and numbers.


def test_settings_have_headings_and_descriptions() -> None:
    made = Parlour(Store.in_memory(), None, Settings(level=1))
    out = io.StringIO()
    typed = "settings\nabout mute\nabout 1\nmute\nabout 99\nback\n"
    Terminal(made, io.StringIO(typed), out).run()
    lines = out.getvalue().splitlines()
    for title, rows in SECTIONS:
        at = lines.index(printed(title))
        assert re.fullmatch(rf"\d+ {printed(rows[0].title)}(: .+)?", lines[at + 1])
    notes = {row.name: row.note for _, rows in SECTIONS for row in rows}
    for sentence in printed(notes["mute"]).rstrip(".").split(". "):
        assert any(sentence in line for line in lines)
    assert "Mute: On." in lines
    assert 'There is no choice "99" here.' in lines


def test_a_setting_can_be_typed_with_its_value_and_stepped_back() -> None:
    made = Parlour(Store.in_memory(), None, Settings(level=1))
    typed = "settings\ntext size 175\ntext size back\ntheme contrast dark\nmute on\ntext size 170\n"
    out = io.StringIO()
    Terminal(made, io.StringIO(typed), out).run()
    settings = made.settings
    assert (settings.text_size, settings.theme, settings.mute) == (150, "contrast_dark", True)
    assert "theme midnight" not in out.getvalue()


def test_every_choice_of_every_scene_has_a_number_or_a_word() -> None:
    made = Parlour(Store.in_memory(), None, Settings(level=1))
    seen = set()
    for id in ("settings", "statistics", "games", "rules", "help", "guide"):
        choose(made, id)
        view = made.view()
        seen.add(view.scene)
        for choice in view.choices:
            assert choice.why or choice.aside or find(choice.words[0], view) is choice, choice
        for number, choice in enumerate(numbered(view), start=1):
            assert find(str(number), view) is choice
        made.home()
    assert len(seen) == 6


def test_a_sheet_and_statistics_are_printed_in_words() -> None:
    store, out = Store.in_memory(), io.StringIO()
    made = Parlour(store, None, Settings(level=1))
    made.matches.start(setup("gin"), 7)
    Terminal(made, io.StringIO("1\n" * 250), io.StringIO()).run()
    # Those lines may end on any page; a new parlour starts at the menu.
    again = Parlour(store, None, Settings(level=1))
    Terminal(again, io.StringIO("statistics\n2\nback\n"), out).run()
    text = out.getvalue()
    assert "By game and opponent" in text or "By the numbers" in text
    assert "How hands ended" in text


# The top of the pile.


def _buried_are_named(out: str, made: Parlour) -> set[str]:
    session = made.session()
    assert session is not None
    return {long_name(card) for card in session.seen.discards[:-1] if long_name(card) in out}


def test_only_the_top_of_the_pile_is_told_everywhere() -> None:
    asked = ("deeper", "dig", "pile", "history", "oldest", "older", "newer", "newest", "look")
    phases = set()
    for moves in range(0, 60, 3):
        _, made = talk("deal\npass\n" + "1\n" * moves, seed=11)
        session = made.session()
        assert session is not None
        if session.seen.result is not None:
            break
        phases.add(session.seen.phase)
        top = long_name(session.seen.discards[-1]) if session.seen.discards else "is empty"
        out = io.StringIO()
        Terminal(made, io.StringIO("top\nmenu\ntop\nback\n"), out).run()
        assert out.getvalue().lower().count(f"{top} on top") == 2 or top == "is empty"
        for word in asked:
            made.take_said()
            out = io.StringIO()
            terminal = Terminal(made, io.StringIO(f"{word}\nrepeat\n"), out)
            terminal.run()
            first_view, _, answers = out.getvalue().partition("\x00")
            assert not _buried_are_named(first_view + answers, made), (word, out.getvalue())
        assert made.ask(Command.DEEPER) == refusals.ONLY_TOP
        made.take_said()
    assert len(phases) >= 2


def test_asking_for_more_than_the_top_card_is_refused() -> None:
    for word in ("deeper", "dig", "pile"):
        assert "You may only look at the top card." in talk(f"deal\n{word}\n")[0]


@pytest.mark.parametrize(
    ("words", "title"),
    [
        ("statistics\nladder", "Ladder."),
        ("help\nreport", "Match report."),
        ("daily\nrecords", "Trophies."),
    ],
)
def test_pages_can_be_typed_on_any_page(words: str, title: str) -> None:
    out = io.StringIO()
    Terminal(Parlour(Store.in_memory(), None, Settings()), io.StringIO(f"{words}\n"), out).run()
    assert title in out.getvalue().splitlines(), out.getvalue()[-800:]
