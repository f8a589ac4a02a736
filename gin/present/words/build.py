"""Wording of the page that builds a game, and of saved custom games."""

from __future__ import annotations

from collections.abc import Iterable

from gin.core.message import NOTHING, Message, Text, Verbatim, commas, ended, labelled, sentences
from gin.messages import build as messages
from gin.variants.sameness import known_game
from gin.variants.setups import Setup, chosen_in

SECTIONS: tuple[tuple[Message, tuple[str, ...]], ...] = (
    (messages.CARDS, ("cards", "rainbow", "sets", "aces", "caught-ace", "high-cards")),
    (
        messages.ENDING,
        ("knock", "upcard-ace", "ending", "shot", "big-gin", "taken-melds", "last-kept", "tie",
         "challenge", "contract-more"),
    ),
    (
        messages.SCORING,
        ("knocker-scores", "scoring", "gin", "bare-gin", "undercut", "rush", "rush-on-gin",
         "spades", "run-bonus", "stock-counts"),
    ),
    (
        messages.MATCH,
        ("sheet", "target", "one-hand", "goal", "games", "deals", "double-deals", "roles",
         "round", "die", "refusal", "centre-offers", "level", "least-deadwood", "late-start",
         "all-games", "box", "extra-boxes", "boxes-double", "game-bonus", "shutout", "winner"),
    ),
)  # fmt: skip
"""Options by section. Options that are not listed are in the section on the deal."""


def options(agreed: Iterable[str]) -> Text:
    """List the options that differ from the default: "Big gin: Not played, Undercut bonus: 25"."""
    return commas(*(labelled(one.title, value.label) for one, value in chosen_in(agreed)))


def code(code: str) -> Message:
    """Return the sentence with a custom game's code."""
    return messages.code(code=Verbatim(code))


def same_game(agreed: Setup) -> Message:
    """Return the sentence that names the known game with the same rules, or an empty message."""
    same = known_game(agreed)
    return NOTHING if same is None else messages.reads(title=same.title)


def left_out(title: Text, why: Text) -> Text:
    """Return the sentence that says which option was dropped, and why."""
    return sentences(messages.left_out(title=title), why)


def custom_game_announcement(name: Text, code: str) -> Text:
    """Describe a custom game requested on the command line."""
    return sentences(ended(name), ended(messages.code(code=Verbatim(code))))
