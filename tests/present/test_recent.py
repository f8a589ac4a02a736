"""Repeating recent announcements, whole or by words, without naming buried cards."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from gin.ai.players.levels import player
from gin.core.cards import Card
from gin.core.message import YOU, Verbatim, commas, ended, sentences
from gin.interface.audience import AnnouncedMove, Announcement, Length, SentenceKind
from gin.interface.commands import Command
from gin.interface.view import Scene
from gin.language import translation, typed
from gin.language.translation import spoken
from gin.messages import table as messages
from gin.present.output.recent import MOST, Read, Recent
from gin.present.shell.parlour import Parlour
from gin.present.words.people import person
from gin.rules.model.events import Discarded, Drew
from gin.rules.model.observation import Observation
from gin.session.settings import Settings
from gin.session.storage.store import Store
from gin.variants.setups import setup
from tests.support.by_name import choose, find_choice
from tests.support.saying import marked
from tools.steady import next_choice

SEVEN, EIGHT = Card.parse("7H"), Card.parse("8S")
ONE, TWO, THREE = (Verbatim(f"{word} was told.") for word in ("One", "Two", "Three"))


def recent(*told: Announcement) -> Recent:
    made = Recent()
    for one in told:
        made.take(one)
    return made


def read(made: Recent, *questions: Command) -> list[Read]:
    return [made.read(one, made.readable(()), spoken) for one in questions]


def test_stepping_back_and_forth_announces_the_ends() -> None:
    made = recent(
        Announcement(ONE),
        Announcement(TWO, SentenceKind.OTHER),
        Announcement(THREE, SentenceKind.RESULT),
    )
    older, newer = Command.OLDER, Command.NEWER
    assert read(made, older, older, older) == [Read(THREE), Read(TWO), Read(ONE)]
    assert read(made, older) == [Read(sentences(messages.NO_OLDER, ONE), True)]
    assert read(made, newer, newer) == [Read(TWO), Read(THREE)]
    assert read(made, newer) == [Read(sentences(messages.NO_NEWER, THREE), True)]
    assert read(made, Command.OLDEST, Command.NEWEST) == [Read(ONE), Read(THREE)]
    read(made, Command.OLDEST)
    made.take(Announcement(Verbatim("Four was told.")))
    assert read(made, older) == [Read(Verbatim("Four was told."))]


def test_recent_sentences_are_kept_without_answers() -> None:
    made = recent(*(Announcement(Verbatim(str(number))) for number in range(MOST + 5)))
    for kind in (SentenceKind.ANSWER, SentenceKind.CAPTION, SentenceKind.EDGE, SentenceKind.PAGE):
        made.take(Announcement(ONE, kind))
    assert made.readable(()) == tuple(Verbatim(str(number)) for number in range(5, MOST + 5))


def test_a_sentence_is_read_by_words_and_letters() -> None:
    made = recent(Announcement(Verbatim("Ada takes the seven.")), Announcement(TWO))
    before, after, spell = Command.PREVIOUS_WORD, Command.NEXT_WORD, Command.SPELL_WORD
    words = [Read(Verbatim(word)) for word in ("Two", "was", "told")]
    assert read(made, after, after, after) == words
    last = Read(sentences(messages.NO_WORD_AFTER, ended(Verbatim("told"))), True)
    assert read(made, after) == [last]
    assert read(made, before, before) == words[1::-1]
    first = Read(sentences(messages.NO_WORD_BEFORE, ended(Verbatim("Two"))), True)
    assert read(made, before) == [first]
    assert read(made, spell) == [Read(commas(*map(Verbatim, "Two")))]
    # In another sentence, reading starts at its first or last word.
    read(made, Command.OLDER, Command.OLDER)
    assert read(made, before, before) == [Read(Verbatim("seven")), Read(Verbatim("the"))]
    assert made.read(after, (ONE,), None) == Read(ONE), "nobody speaks the words"


def test_a_card_is_read_by_the_words_of_the_language() -> None:
    made = recent(Announcement(messages.discards_card(who=YOU, card=SEVEN)))
    translation.speak("de")
    try:
        (word,) = read(made, Command.PREVIOUS_WORD)
        assert word == Read(Verbatim(spoken(made.readable(())[0]).split()[-1].strip(".")))
    finally:
        translation.speak("en")


def test_a_buried_card_is_not_named() -> None:
    discards = messages.discards_card(who=YOU, card=SEVEN)
    late = messages.discards_some(who=YOU)
    made = recent(
        Announcement(discards, SentenceKind.OTHER, late),
        Announcement(discards, SentenceKind.NEWS),
        Announcement(ONE),
    )
    assert made.readable(()) == (discards, discards, ONE)
    assert made.readable((SEVEN,)) == (late, ONE)


def parlour() -> Parlour:
    made = Parlour(Store.in_memory(), None, Settings(level=1, speed="instant"), seed=3)
    made.tongue = typed
    return made


def last_turn(seen: Observation) -> Iterator[Card]:
    log = [event for event in seen.log if getattr(event, "seat", None) is not None]
    while log and log[-1].seat == seen.seat:
        log.pop()
    while log and log[-1].seat != seen.seat:
        card = getattr(log.pop(), "card", None)
        if card is not None:
            yield card


def test_the_opponents_turn_can_be_reread_until_the_next_one() -> None:
    other = person(1, "Ada")
    draws = Announcement(
        messages.draws(who=other), SentenceKind.OTHER, move=AnnouncedMove(Drew(1, None), "Ada")
    )
    left = Announcement(
        messages.discards_card(who=other, card=SEVEN), SentenceKind.OTHER,
        messages.discards_some(who=other), AnnouncedMove(Discarded(1, SEVEN), "Ada"),
    )  # fmt: skip
    mine = Announcement(
        messages.discards_card(who=YOU, card=EIGHT), SentenceKind.OWN,
        messages.discards_some(who=YOU), AnnouncedMove(Discarded(0, EIGHT), "Ada"),
    )  # fmt: skip
    made = recent(draws, left, mine)
    whole = "Ada draws and discards the seven of hearts."
    assert spoken(made.readable((SEVEN,), Length.USUAL)[0]) == whole
    assert len(made.readable((SEVEN,), Length.LONG)) == 3
    strict = made.readable((SEVEN,), Length.USUAL, strict=True)
    assert "seven" not in " ".join(map(spoken, strict))
    made.take(draws)
    past = made.readable((SEVEN, EIGHT), Length.USUAL)
    assert past and "seven" not in " ".join(map(spoken, past))
    made.end_turn()
    assert "seven" not in " ".join(map(spoken, made.readable((SEVEN,), Length.USUAL)))


def test_only_past_events_are_read() -> None:
    kinds = (
        SentenceKind.REFUSAL,
        SentenceKind.ANSWER,
        SentenceKind.VALUE,
        SentenceKind.CAPTION,
        SentenceKind.EDGE,
        SentenceKind.PAGE,
    )
    assert recent(
        Announcement(ONE, SentenceKind.OTHER), *(Announcement(TWO, kind) for kind in kinds)
    ).readable(()) == (ONE,)


@pytest.mark.parametrize("game", ["gin", "tedesco", "colonel"])
def test_the_review_of_a_match_covers_its_hands_and_names_no_buried_card(game: str) -> None:
    made, hands, refused, repeated = parlour(), 0, False, 0
    made.matches.start(setup(game), 3)
    for _ in range(400):
        if made.waiting:
            made.advance()
        elif made.view().scene is Scene.RESULT:
            hands += 1
            if hands == 2:
                break
            result = next(
                one.text
                for one in reversed(made.take_announcements())
                if one.kind is SentenceKind.RESULT
            )
            choose(made, "next")
            made.ask(Command.NEWEST)
            found = [made.ask(Command.OLDER) for _ in range(4)]
            assert any(spoken(one) in spoken(result) for one in found)
        else:
            made.choose(next_choice(made, player(3, 0)))
        session = made.session()
        assert session is not None
        seen = session.seen
        if seen.result is None and not seen.rules.pile.open:
            said = {card.code for card in last_turn(seen)}
            buried = {card.code for card in seen.discards[:-1]} - said
            made.ask(Command.OLDEST)
            for _ in range(MOST):
                sentence = marked(made.ask(Command.NEWER))
                named = {card for card in buried if f"[{card}]" in sentence}
                assert not named, (named, sentence, session.seen.log)
                repeated += any(f"[{code}]" in sentence for code in said)
        undone = find_choice(made.view(), "undo")
        if undone is not None and undone.why and not refused:
            refused = True
            made.choose(undone.intent)
            assert made.ask(Command.NEWEST) != undone.why
    assert hands == 2 and refused and repeated


def test_events_before_a_break_can_be_recalled() -> None:
    made = parlour()
    made.matches.start(setup("gin"), 3)
    choose(made, "deal")
    while made.waiting:
        made.advance()
    session = made.session()
    assert session is not None
    told = made.asking.history()
    other = Parlour(made.store, None, made.settings)
    other.matches.resume(session.id)
    assert other.ask(Command.OLDER) == made.ask(Command.OLDER)
    assert other.ask(Command.OLDEST) == told[0]
