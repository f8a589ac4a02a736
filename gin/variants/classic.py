"""Gin Rummy, the classic game: knock with ten or less, first to 100 (rules 0, 1)."""

from __future__ import annotations

from gin.rules.rules import Patch
from gin.variants.game import Family, Game, Section
from gin.variants.options import CLASSIC_TABLE

PAGE: tuple[Section, ...] = (
    Section(
        "Goal",
        (
            "Score points by ending hands with less unmatched than your opponent. The game ends "
            "with the hand that brings a player to {target} points.",
        ),
    ),
    Section(
        "Cards and melds",
        (
            "An ace counts 1, court cards 10, all others their number. The ace is low.",
            "A set is three or four cards of one rank. A run is three or more cards of one suit "
            "in a row. A card belongs to one meld only; what is in none is deadwood.",
        ),
    ),
    Section(
        "Deal and opening",
        (
            "Both cut: the lower card deals. Each player has ten cards, and one card is turned "
            "up to begin the discard pile.",
            "The player who did not deal may take that upcard or pass it, then the dealer may. "
            "If both pass, the first player draws from the stock.",
        ),
    ),
    Section(
        "A turn",
        (
            "Draw the top of the stock or of the discard pile, then discard a card face up. A "
            "card taken from the discard pile may not be discarded in the same turn.",
            "Only the top of the discard pile may be examined, by either player at any time.",
        ),
    ),
    Section(
        "Ending the hand",
        (
            "After drawing you may knock, if your deadwood without the discard is {limit} or "
            "less: lay the discard face down and show your melds.",
            "Without deadwood you go gin. If all eleven cards are melded you may go big gin, "
            "without a discard.",
            "After a knock the other player may lay off: add a fourth card to a set, or cards "
            "to either end of a run. After gin nothing is laid off.",
            "If a discard leaves {floor} cards in the stock and nobody has knocked, the hand is "
            "void.",
        ),
    ),
    Section(
        "Scoring a hand",
        (
            "A knocker with less deadwood scores the difference. With the same or less, the "
            "other player undercuts, and scores the difference and {undercut}.",
            "Gin scores the other player's deadwood and {gin}, big gin that and {big_gin}.",
            "For example: a knock with 3 against 24, of which a ten is laid off, scores 11.",
        ),
    ),
    Section(
        "End of the game",
        (
            "To the points of the hands each player adds {box} for every hand won. The winner "
            "adds {game}, and more for a shutout: a game in which the other won no hand.",
            "These bonuses never help to reach {target}.",
        ),
    ),
    Section(
        "How we read the source",
        (
            "Its two scoring lists differ; this game takes the first, the modern one the second. "
            "That a tie is an undercut, that a player who draws the third last card may still "
            "knock, and that whoever reaches the target wins even if boxes leave the other "
            "ahead, are our readings.",
        ),
    ),
)

GAME = Game(
    "gin",
    "Gin Rummy",
    "The classic game: knock with ten or less, first to 100.",
    Family.GIN,
    Patch(),
    CLASSIC_TABLE,
    PAGE,
)
