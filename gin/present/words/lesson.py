"""Wording of the lesson, step by step.

The cards are those of the prepared hands. A test checks the numbers in the catalogue.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol

from msgspec import Struct, field

from gin.core.cards import Card
from gin.core.message import NOTHING, Message, Text, only, sentences, signed
from gin.interface.commands import Command
from gin.interface.paper import CountLine
from gin.messages import lesson as messages
from gin.present.words import result as result_words
from gin.rules.model.result import HandResult, LineKind, Outcome, ScoreLine
from gin.variants.setups import setup


def waits(status: Text) -> Text:
    """Return why the lesson does not continue yet."""
    return sentences(messages.WAITS, status)


class _ByKey(Protocol):
    def __call__(self, *, key: Text) -> Message: ...


class LessonSentences(Struct, frozen=True):
    """The sentences of a step.

    `by_key` is the instruction with the key of the command `key`; `by_mouse` replaces it if that
    command has no key. At a step `by_ear`, both are only for players who listen. `why` maps a
    command and a card to the answer to a wrong action; None matches any command or card. `first`
    answers actions that the rules do not allow yet.
    """

    title: Message
    text: Message
    status: Text = NOTHING
    by_key: _ByKey | None = None
    key: Command | None = None
    by_mouse: Message = NOTHING
    by_ear: bool = False
    typed: Message = NOTHING
    why: Mapping[tuple[Command | None, Card | None], Message] = field(default_factory=dict)
    first: Mapping[Command | None, Message] = field(default_factory=dict)

    def gesture(self, key_of: Callable[[Command], Text]) -> Text:
        key = key_of(self.key) if self.key else NOTHING
        return self.by_key(key=key) if key and self.by_key else self.by_mouse

    def refusal(self, command: Command | None, card: Card | None, rules: Text) -> Text:
        """Return the answer to a wrong action, which the rules refuse for the reason `rules`."""
        refused = self.first.get(command, rules)
        if refused:
            return refused
        acts = ((command, card), (command, None), (None, None))
        later = sentences(messages.READ_ON, self.status)
        return next((self.why[act] for act in acts if act in self.why), later)


def _cards(codes: str) -> tuple[Card, ...]:
    return tuple(Card.parse(code) for code in codes.split())


_SEVENS, _RUN, _ROYALS = _cards("7C 7D 7S"), _cards("2H 3H 4H"), _cards("TS JS QS")
_TS, _JS, _QS = _ROYALS
_KD, _6C, _9C, _4D, _7H, _5H = _cards("KD 6C 9C 4D 7H 5H")
_6S, _5S, _7S, _5D = _cards("6S 5S 7S 5D")
_CLUBS = _AC, _2C, _3C, _4C = _cards("AC 2C 3C 4C")
_JACKS = _cards("JC JD JH")

# The player's own set and run are for the player to find.
_FIVES, _HIGHER = _cards("5C 5D 5S"), _cards("8H 9H TH")
_A_SET, _A_RUN = _cards("9D 9H 9S"), _cards("8D 9D TD")
EXAMPLES_IN_WORDS: dict[str, Text] = {
    "welcome": messages.goal_example(set=_FIVES, hearts=_HIGHER, spades=_ROYALS, left=_4D),
    "set": messages.set_example(cards=_A_SET),
    "run": messages.run_example(cards=_A_RUN),
    "deadwood": messages.deadwood_example(cards=(_JS, _QS, _KD, _6C)),
}
"""Examples in words by the id of their step, unless the text of the step describes them."""
Groups = tuple[tuple[Text, tuple[Card, ...]], ...]


def set_and_run() -> Groups:
    """Return a set and a run as labelled groups."""
    return _MELDED[:2]


def example(id: str) -> Groups:
    """Return the cards of a step's example as labelled groups; empty if it has none."""
    match id:
        case "welcome":
            left = messages.goal_left(number=_worth(_4D)), (_4D,)
            made = (messages.GOAL_SET, _FIVES), (messages.GOAL_RUN, _HIGHER)
            return (*made, _MELDED[2], left)
        case "knock":
            return (*_MELDED, (messages.goal_left(number=_worth(_4D)), (_4D,)))
        case "set":
            return ((messages.GOAL_SET, _A_SET),)
        case "run":
            return ((messages.GOAL_RUN, _A_RUN),)
        case "deadwood":
            return tuple((only(_worth(card)), (card,)) for card in (_JS, _QS, _KD, _6C))
        case "take":
            return (_MELDED[2],)
        case "choose":
            return ((messages.GOAL_RUN, _CLUBS), (messages.GOAL_SET, _JACKS))
        case "lay-off":
            return ((messages.GOAL_RUN, (*_cards("3S 4S 5S"), _6S)),)
        case "lay-more":
            return ((messages.GOAL_RUN, (*_cards("3S 4S 5S"), _6S, _7S)),)
        case "done":
            return ((messages.goal_left(number=_worth(_5D)), (_5D,)),)
        case "gin":
            return (*_MELDED[:2], (messages.GOAL_RUN, (*_ROYALS, Card.parse("KS"))))
    return ()


_MELDED: Groups = (
    (messages.GOAL_SET, _SEVENS), (messages.GOAL_RUN, _RUN), (messages.GOAL_RUN, _ROYALS),
)  # fmt: skip


def _worth(card: Card) -> int:
    return setup("gin").rules.values.own[card.rank]


STEPS: dict[str, LessonSentences] = {
    "welcome": LessonSentences(
        messages.WELCOME_TITLE,
        messages.WELCOME_TEXT,
        by_key=messages.welcome_by_key,
        key=Command.ACTIVATE,
        by_mouse=messages.WELCOME_BY_MOUSE,
        typed=messages.WELCOME_TYPED,
    ),
    "set": LessonSentences(
        messages.SET_TITLE,
        messages.SET_TEXT,
        status=messages.SET_STATUS,
        by_key=messages.set_by_key,
        key=Command.ACTIVATE,
        by_mouse=messages.SET_BY_MOUSE,
        typed=messages.SET_TYPED,
        why={(Command.PICK, None): messages.SET_OTHER},
    ),
    "run": LessonSentences(
        messages.RUN_TITLE,
        messages.RUN_TEXT,
        status=messages.RUN_STATUS,
        by_key=messages.set_by_key,
        key=Command.ACTIVATE,
        by_mouse=messages.SET_BY_MOUSE,
        typed=messages.RUN_TYPED,
        why={
            (Command.PICK, None): messages.RUN_OTHER,
            **dict.fromkeys(((Command.PICK, card) for card in _SEVENS), messages.RUN_OF_SET),
            **dict.fromkeys(
                ((Command.PICK, card) for card in (_JS, _QS)),
                messages.run_two(jack=_JS, queen=_QS),
            ),
        },
    ),
    "deadwood": LessonSentences(
        messages.DEADWOOD_TITLE,
        messages.DEADWOOD_TEXT,
        by_key=messages.deadwood_by_key,
        key=Command.DEADWOOD,
        by_ear=True,
        typed=messages.DEADWOOD_TYPED,
    ),
    "upcard": LessonSentences(
        messages.UPCARD_TITLE,
        messages.upcard_text(nine=_9C),
        status=messages.upcard_status(nine=_9C),
        by_key=messages.upcard_by_key,
        key=Command.PASS,
        by_mouse=messages.UPCARD_BY_MOUSE,
        typed=messages.UPCARD_TYPED,
        why={(Command.TAKE, None): messages.upcard_not_taken(nine=_9C)},
        first={Command.DRAW: messages.upcard_first(nine=_9C)},
    ),
    "draw": LessonSentences(
        messages.DRAW_TITLE,
        messages.DRAW_TEXT,
        status=messages.DRAW_STATUS,
        by_key=messages.draw_by_key,
        key=Command.DRAW,
        by_mouse=messages.DRAW_BY_MOUSE,
        typed=messages.DRAW_TYPED,
    ),
    "discard": LessonSentences(
        messages.DISCARD_TITLE,
        messages.discard_text(four=_4D, jack=_JS, queen=_QS, king=_KD),
        status=messages.discard_status(king=_KD),
        by_key=messages.discard_by_key,
        key=Command.ACTIVATE,
        by_mouse=messages.DISCARD_BY_MOUSE,
        typed=messages.DISCARD_TYPED,
        why={
            (None, None): messages.discard_other(king=_KD),
            **dict.fromkeys(
                ((Command.DISCARD, card) for card in (_JS, _QS)),
                messages.discard_run_to_be(jack=_JS, queen=_QS, king=_KD),
            ),
            **dict.fromkeys(
                ((Command.DISCARD, card) for card in _SEVENS), messages.discard_of_set(king=_KD)
            ),
            **dict.fromkeys(
                ((Command.DISCARD, card) for card in _RUN), messages.discard_of_run(king=_KD)
            ),
        },
    ),
    "other": LessonSentences(
        messages.OTHER_TITLE, messages.OTHER_TEXT, status=messages.OTHER_STATUS
    ),
    "top": LessonSentences(
        messages.TOP_TITLE,
        messages.top_text(ten=_TS),
        by_key=messages.top_by_key,
        key=Command.TOP,
        by_ear=True,
        typed=messages.TOP_TYPED,
    ),
    "take": LessonSentences(
        messages.TAKE_TITLE,
        messages.take_text(cards=_ROYALS, ten=_TS),
        status=messages.take_status(ten=_TS),
        by_key=messages.take_by_key,
        key=Command.TAKE,
        by_mouse=messages.TAKE_BY_MOUSE,
        typed=messages.TAKE_TYPED,
        why={(Command.DRAW, None): messages.take_not_drawn(ten=_TS)},
    ),
    "knock": LessonSentences(
        messages.KNOCK_TITLE,
        messages.knock_text(six=_6C, four=_4D),
        status=messages.knock_status(six=_6C),
        by_key=messages.knock_by_key,
        key=Command.KNOCK,
        by_mouse=messages.KNOCK_BY_MOUSE,
        typed=messages.KNOCK_TYPED,
        why={
            (None, None): messages.knock_other(six=_6C),
            (Command.DISCARD, None): messages.knock_not_discarded(six=_6C),
            (Command.KNOCK, None): messages.knock_with_more(six=_6C),
        },
    ),
    "declare": LessonSentences(
        messages.DECLARE_TITLE,
        messages.declare_text(four=_4D, six=_6C),
        status=messages.DECLARE_STATUS,
        by_key=messages.declare_by_key,
        key=Command.DONE,
        by_mouse=messages.DECLARE_BY_MOUSE,
        typed=messages.DECLARE_TYPED,
        why={(None, None): messages.DECLARE_OTHER},
    ),
    "count": LessonSentences(
        messages.COUNT_TITLE, messages.count_text(seven=_7H, five=_5H, four=_4D)
    ),
    "choose": LessonSentences(
        messages.CHOOSE_TITLE,
        messages.choose_text(four=_4C, cards=_CLUBS),
        status=messages.CHOOSE_STATUS,
        by_key=messages.choose_by_key,
        key=Command.ACTIVATE,
        by_mouse=messages.CHOOSE_BY_MOUSE,
        typed=messages.CHOOSE_TYPED,
    ),
    "chosen": LessonSentences(
        messages.CHOSEN_TITLE, messages.chosen_best(king=_KD), status=messages.OTHER_STATUS
    ),
    "lay-off": LessonSentences(
        messages.LAY_OFF_TITLE,
        messages.lay_off_text(six=_6S, five=_5S),
        status=messages.lay_off_status(six=_6S),
        by_key=messages.lay_off_by_key,
        key=Command.ACTIVATE,
        by_mouse=messages.LAY_OFF_BY_MOUSE,
        typed=messages.LAY_OFF_TYPED,
        why={(None, None): messages.lay_off_first(six=_6S)},
    ),
    "lay-more": LessonSentences(
        messages.LAY_MORE_TITLE,
        messages.lay_more_text(seven=_7S),
        status=messages.lay_more_status(seven=_7S),
        by_key=messages.lay_off_by_key,
        key=Command.ACTIVATE,
        by_mouse=messages.LAY_OFF_BY_MOUSE,
        typed=messages.LAY_MORE_TYPED,
        why={(None, None): messages.lay_more_first(seven=_7S, six=_6S)},
    ),
    "done": LessonSentences(
        messages.DONE_TITLE,
        messages.done_text(five=_5D),
        status=messages.DONE_STATUS,
        by_key=messages.done_by_key,
        key=Command.DONE,
        by_mouse=messages.DONE_BY_MOUSE,
        typed=messages.DONE_TYPED,
        why={(None, None): messages.DONE_OTHER},
    ),
    "undercut": LessonSentences(messages.UNDERCUT_TITLE, messages.UNDERCUT_TEXT),
    "gin": LessonSentences(messages.GIN_TITLE, messages.GIN_TEXT),
    "end": LessonSentences(
        messages.END_TITLE,
        messages.END_TEXT,
        status=messages.END_STATUS,
        by_key=messages.end_by_key,
        key=Command.HELP,
        typed=messages.END_TYPED,
    ),
}
"""The sentences of each step by its id, in order."""


def chosen(card: Card) -> LessonSentences:
    """Return the sentences about the player's own discard, if another one was better."""
    if card in (_AC, _4C):
        text = messages.chosen_end_of_run(card=card, king=_KD)
    elif card in (*_JACKS, _2C, _3C):
        text = messages.chosen_of_meld(card=card, king=_KD)
    else:
        text = messages.chosen_loose(card=card, king=_KD)
    return LessonSentences(messages.CHOSEN_TITLE, text, status=messages.OTHER_STATUS)


def lost_hand(result: HandResult) -> LessonSentences:
    """Return the sentences about a hand that the player lost by that discard."""
    text = messages.counted_text(
        deadwood=result.sides[0].deadwood, points=result.points(1), king=_KD
    )
    return LessonSentences(messages.COUNTED_TITLE, text)


def count_lines(result: HandResult, other: str) -> tuple[CountLine, ...]:
    """Return the sum of a result; after an undercut, the player's deadwood is a sum before it.

    The player sits at 0.
    """
    left = result.sides[0].deadwood
    lines: list[CountLine] = []
    if result.outcome is Outcome.UNDERCUT:
        found = {line.kind: line for line in result.lines}
        own, laid = found.pop(LineKind.OWN), found.pop(LineKind.LAID_OFF)
        lines += (
            CountLine(result_words.line(own, result, other), only(-own.points)),
            CountLine(result_words.line(laid, result, other), signed(-laid.points)),
            CountLine(messages.YOU_ARE_LEFT, only(left), strong=True),
        )
        rest = list(found.values())
        rest.insert(1, ScoreLine(LineKind.OWN, 0, -left))
    else:
        rest = list(result.lines)
    lines += (
        CountLine(
            result_words.line(line, result, other),
            result_words.number(line.points, first=not index),
        )
        for index, line in enumerate(rest)
    )
    assert result.winner is not None
    total = CountLine(
        result_words.to_whom(result, other),
        result_words.number(result.points(result.winner), first=True),
        strong=True,
    )
    return (*lines, total)
