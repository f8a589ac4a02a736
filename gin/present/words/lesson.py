"""What the guided first hand says, step by step.

The numbers are those of the prepared hands; a test counts them again.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from gin.present.commands import Command

TITLE = "First hand"
SUBTITLE = "A lesson at the table"
LESSON = "the lesson"
GO_ON = "Go on"
BACK = "Back a step"
LEAVE = "Leave the lesson"
PLAY = "Play"
RULES = "Rules"
READY = "Go on when you are ready."
FIRST_STEP = "This is the first step."
GUEST = "laid off here"
READ_ON = "We will come to that. Go on when you are ready."


def waits(status: str) -> str:
    """Why one cannot just go on while the lesson asks for something."""
    return f"The lesson waits for you. {status}"


@dataclass(frozen=True, slots=True)
class Told:
    """A step's sentences. `why` answers other acts, by their command and the code of a card;
    None and "" for any.

    `how` names the key of the command `key`; `mouse` stands in where that command has none.
    """

    title: str
    text: str
    status: str = READY
    how: str = ""
    key: Command | None = None
    mouse: str = ""
    typed: str = ""
    why: dict[tuple[Command | None, str], str] = field(default_factory=dict)

    def gesture(self, key_of: Callable[[Command], str]) -> str:
        """How it is done by mouse or keys; `key_of` gives the key of a command, empty for none."""
        key = key_of(self.key) if self.key else ""
        return self.how.format(key=key) if key or not self.key else self.mouse

    def refusal(self, command: Command | None, card: str) -> str:
        """Why another act is not wanted now: a command, and the code of the card it is about."""
        acts = ((command, card), (command, ""), (None, ""))
        return next((self.why[act] for act in acts if act in self.why), READ_ON)


STEPS: dict[str, Told] = {
    "welcome": Told(
        "Welcome",
        "Gin Rummy is a game for two. You and Ada hold ten cards each. This hand was prepared for "
        "a lesson: nothing you do here is kept or counted.",
        how="Go on with {key} or a click. Esc leaves, at any time.",
        key=Command.ACTIVATE,
        mouse="Go on with a click. Esc leaves, at any time.",
        typed="An empty line goes on. You may say back, or leave, at any time.",
    ),
    "points": Told(
        "What cards count",
        "An ace counts 1; jack, queen and king count 10; every other card its number. So your [KD] "
        "counts 10 and your [6C] 6.",
    ),
    "set": Told(
        "A set",
        "Three or four cards of one rank are a set. You hold one: the [7C], the [7D] and the [7S].",
    ),
    "run": Told(
        "A run",
        "Three or more cards of one suit in a row are a run. You hold the [2H], [3H] and [4H]. The "
        "ace is low, below the two. Sets and runs are called melds.",
    ),
    "deadwood": Told(
        "Deadwood",
        "What is in no meld is deadwood, and counts against you. Yours is the [JS], [QS], [KD] and "
        "[6C]: 10, 10, 10 and 6 make 36. Bring that down.",
        how="{key} tells your deadwood, at any time.",
        key=Command.DEADWOOD,
        typed="Say deadwood to be told it, at any time.",
    ),
    "upcard": Told(
        "Take it or pass",
        "Ada dealt, so you begin. The upcard, the [9C], lies face up: take it, or pass. It makes "
        "no meld with your cards. Pass it.",
        status="Pass the [9C].",
        how="Click Pass, or press {key}.",
        key=Command.PASS,
        mouse="Click Pass.",
        typed="Say pass.",
        why={(Command.TAKE, ""): "The [9C] would only add 9 to your deadwood. Pass it."},
    ),
    "draw": Told(
        "A turn",
        "Ada passed too. A turn is to draw a card and then to discard one. Draw from the stock, "
        "the pile that lies face down.",
        status="Draw from the stock.",
        how="Click the stock, or press {key}.",
        key=Command.DRAW,
        mouse="Click the stock.",
        typed="Say draw.",
    ),
    "discard": Told(
        "Discard",
        "You drew the [4D] and hold eleven cards, so one has to go. The [JS] and the [QS] may "
        "still become a run. The [KD] joins nothing and counts 10: discard it.",
        status="Discard the [KD].",
        how="Drag it to the discard pile, or click it twice. By keys: {key}.",
        key=Command.ACTIVATE,
        mouse="Drag it to the discard pile, or click it twice.",
        typed="Say discard king of diamonds, or discard kd.",
        why={
            (None, ""): "That one can stay for now. Discard the [KD].",
            (
                Command.DISCARD,
                "JS",
            ): "The [JS] and the [QS] need only one more card. Discard the [KD].",
            (
                Command.DISCARD,
                "QS",
            ): "The [JS] and the [QS] need only one more card. Discard the [KD].",
            **dict.fromkeys(
                ((Command.DISCARD, code) for code in ("7C", "7D", "7S")),
                "That would break your set. Discard the [KD].",
            ),
            **dict.fromkeys(
                ((Command.DISCARD, code) for code in ("2H", "3H", "4H")),
                "That would break your run. Discard the [KD].",
            ),
        },
    ),
    "other": Told(
        "Ada's turn",
        "A discard ends your turn, and now Ada has hers. You will see which pile she draws from "
        "and what she discards. Go on, and watch.",
        status="Ada's turn: go on, and watch.",
    ),
    "top": Told(
        "The discard pile",
        "Ada drew from the stock and discarded the [TS]. Only the top card of this pile may be "
        "looked at. What lies under it has to be remembered.",
        how="{key} tells the top card, at any time.",
        key=Command.TOP,
        typed="Say top to be told the top card, at any time.",
    ),
    "take": Told(
        "Take a discard",
        "The [TS], [JS] and [QS] are a run. Instead of drawing from the stock you may take the top "
        "of the discard pile. Take the [TS].",
        status="Take the [TS].",
        how="Click the discard pile, or press {key}.",
        key=Command.TAKE,
        mouse="Click the discard pile.",
        typed="Say take.",
        why={
            (Command.DRAW, ""): "The stock may bring anything. The [TS] is what you need: take it."
        },
    ),
    "knock": Told(
        "Knock",
        "Only the [6C] and the [4D] are loose now. With 10 or less in deadwood you may knock: lay "
        "a card face down, and the hand ends. Lay the [6C] down, and 4 is left.",
        status="Knock, laying the [6C] down.",
        how="Drag it to the knock place, or press {key} on it.",
        key=Command.KNOCK,
        mouse="Drag it to the knock place.",
        typed="Say knock.",
        why={
            (None, ""): "Lay the [6C] on the knock place.",
            (
                Command.DISCARD,
                "",
            ): "You could play on, and Ada could go out first. Knock with the [6C].",
            (Command.KNOCK, ""): "That would leave you 6. Lay the [6C] down, and only 4 is left.",
        },
    ),
    "declare": Told(
        "Show your melds",
        "These are your three melds, and 4 in deadwood: the [4D]. The [6C] lies face down. Nothing "
        "is final until you say so. Knock.",
        status="Knock with 4?",
        how="Click Knock with 4, or press {key}.",
        key=Command.DONE,
        mouse="Click Knock with 4.",
        typed="Say yes.",
        why={(None, ""): "Your melds are as good as they can be. Knock with 4."},
    ),
    "count": Told(
        "The count",
        "Ada may lay off what fits your melds: the [7H] on the set, the [5H] on the run. The rest "
        "of her deadwood counts against her, less your own [4D].",
    ),
    "lay-off": Told(
        "Now Ada knocks",
        "In the next hand Ada has knocked with 7, and shows three melds. Lay off on them what you "
        "can. The [6S] follows the [5S] in her run: lay it there.",
        status="Lay off the [6S] on Ada's run.",
        how="Drag it to her run, or press {key} on it.",
        key=Command.ACTIVATE,
        mouse="Drag it to her run.",
        typed="Say lay off six of spades, or lay off 6s.",
        why={(None, ""): "First lay off the [6S] on Ada's run."},
    ),
    "lay-more": Told(
        "One after another",
        "The run is longer now, and the [7S] fits as well. Lay it off too.",
        status="Lay off the [7S] on Ada's run.",
        how="Drag it to her run, or press {key} on it.",
        key=Command.ACTIVATE,
        mouse="Drag it to her run.",
        typed="Say lay off 7s.",
        why={(None, ""): "Lay off the [7S] too: it follows the [6S]."},
    ),
    "done": Told(
        "What is left",
        "Two cards laid off, and your deadwood has come down from 18 to 5: only the [5D] is left. "
        "Nothing else fits. Say that you are done.",
        status="Done with 5 left?",
        how="Click Done, or press {key}.",
        key=Command.DONE,
        mouse="Click Done.",
        typed="Say done.",
        why={(None, ""): "Nothing else fits, and nothing need come back. You are done."},
    ),
    "undercut": Told(
        "An undercut",
        "Ada knocked with 7, but you have only 5. A knocker who does not have less is undercut: "
        "you score the difference, and 10 for the undercut.",
    ),
    "gin": Told(
        "Gin and big gin",
        "To end a hand with no deadwood is gin: 20 points more, and nothing is laid off. To meld "
        "all eleven cards is big gin: 31. The first to 100 wins.",
    ),
    "end": Told(
        "That is the game",
        "Now play a hand of your own. The rules tell everything once more, and you can take this "
        "lesson again from the menu.",
        status="Play, when you like.",
        how="{key} is help, wherever you are.",
        key=Command.HELP,
        typed="Say play, rules, help or leave.",
    ),
}
"""The steps by name, in their order."""
