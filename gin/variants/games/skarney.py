"""Skarney Gin: poker melds, a contract, and cards that are offered and not discarded (rules 8)."""

from __future__ import annotations

from gin.core.emblem import CARD, GOLD, Card, Emblem
from gin.rules.model.meld_kinds import Aces, MeldKind
from gin.rules.model.patches import Patch
from gin.rules.model.rules import Flow, Opening
from gin.variants.games.base import Family, Game, Group, Section
from gin.variants.games.template import readings
from gin.variants.rulebook import laying, sections
from gin.variants.rulebook.telling import said

ACE = 15
"""What an ace counts."""

PAGE: tuple[Section, ...] = (
    Section("Goal", laying.GOAL),
    Section("Cards and melds", laying.MELDS),
    Section("Deal", laying.DEAL),
    Section("A turn", laying.OFFERING_TURN),
    Section(
        "The contract, and laying out",
        laying.CONTRACT,
        (
            said(
                "For example: 5, 6, 7 in any suits, three nines, and jack, queen, king are a "
                "contract."
            ),
        ),
    ),
    Section("Ending the hand", laying.OFFERING_ENDING),
    Section(
        "Scoring a hand",
        laying.SCORING,
        (
            said(
                "For example: gin against a king, a 5 and an ace scores 30 and 20, together 50.",
                "values",
                "bonuses.gin",
            ),
        ),
    ),
    Section("End of the game", sections.END),
    Section("Opponents", laying.OPPONENTS),
    readings(
        said(
            "The source says that a card is offered in place of a discard, and not that one may be "
            "kept back: we take the offer as a duty for whoever has two cards or more."
        ),
        said(
            "The contract is laid out alone: cards are added in later turns, it says, and we read "
            "new melds likewise. A table option allows them at once.",
            "laying.contract_alone",
        ),
        said(
            "The two cards a turn on each meld are counted together, however they are laid, and a "
            "run may become a poker meld by them.",
            "laying.at_once",
        ),
        said(
            "When the stock is used up it compares unmelded cards. We count every card still held, "
            "since only melds on the table are out of the score; a table option counts deadwood.",
            "laying.stock_counts",
        ),
        said("Who begins is our reading too.")
        + said("So is that the players deal in turn.", "dealers.next"),
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
