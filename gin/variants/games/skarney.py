"""Skarney Gin: poker melds, a contract, and cards that are offered and not discarded (rules 8)."""

from __future__ import annotations

from gin.core.emblem import CARD, GOLD, Card, Emblem
from gin.rules.model.meld_kinds import Aces, MeldKind
from gin.rules.model.patches import Patch
from gin.rules.model.rules import Flow, Opening
from gin.variants.games.base import Family, Game, Group, Section
from gin.variants.games.template import readings
from gin.variants.rulebook import laying, sections

ACE = 15
"""What an ace counts."""

PAGE: tuple[Section, ...] = (
    Section("Goal", laying.goal),
    Section("Cards and melds", laying.melds),
    Section("Deal", laying.deal),
    Section("A turn", laying.offering_turn),
    Section(
        "The contract, and laying out",
        laying.contract,
        ("For example: 5, 6, 7 in any suits, three nines, and jack, queen, king are a contract.",),
    ),
    Section("Ending the hand", laying.offering_ending),
    Section(
        "Scoring a hand",
        laying.scoring,
        ("For example: gin against a king, a 5 and an ace scores 30 and 20, together 50.",),
    ),
    Section("End of the game", sections.end),
    Section("Opponents", laying.opponents),
    readings(
        "It says that a card is offered in place of a discard, and not that one may be kept "
        "back: we take the offer as a duty for whoever has two cards or more.",
        "The contract is laid out alone: cards are added in later turns, it says, and we read "
        "new melds likewise. A table option allows them at once.",
        "The two cards a turn on each meld are counted together, however they are laid, and a "
        "run may become a poker meld by them.",
        "When the stock is used up it compares unmelded cards. We count every card still held, "
        "since only melds on the table are out of the score; a table option counts deadwood.",
        "Who begins, and that the players deal in turn, are our readings too.",
    ),
)

EMBLEM: Emblem = tuple(
    Card(x, y, 16, fill=fill)
    for y, fill in ((24, CARD), (51, GOLD), (78, CARD))
    for x in (28, 50, 72)
)

GAME = Game(
    id="skarney",
    number=21,
    title="Skarney Gin",
    sentence="Lay out a contract, then meld every card; cards are offered, not discarded.",
    group=Group.LAID_OUT,
    hands=10,
    family=Family.LAYING,
    patch=Patch(
        set={
            "flow": Flow.OFFERING,
            "deal.opening": Opening.NONE,
            "melds.kinds": frozenset({MeldKind.SET, MeldKind.RUN, MeldKind.POKER}),
            "melds.aces": Aces.BOTH,
            "values.own.0": ACE,
            "values.caught.0": ACE,
            "bonuses.gin": 20,
            "exhaustion.floor": 2,
            "laying.contract": 3,
            "laying.own_only": True,
            "laying.at_once": 2,
            "laying.bare_gin": 40,
            "format.target": 200,
        }
    ),
    options=(
        "target",
        "gin",
        "bare-gin",
        "contract-more",
        "stock-counts",
        "untouched-stock",
        "next-dealer",
    ),
    page=PAGE,
    emblem=EMBLEM,
)
