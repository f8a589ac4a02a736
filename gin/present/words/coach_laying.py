"""What the coach says where melds lie on the table: a move, the cards it is about, and the reason.

A card buried in the discard pile is not named.
"""

from __future__ import annotations

from gin.ai.advice.reasons_laying import (
    ChallengeStep,
    LaidReason,
    Leaving,
    WhyChallenge,
    WhyDone,
    WhyGain,
    WhyLayOut,
    WhyLeft,
    WhyLetGo,
)
from gin.core.cards import cards_of
from gin.present.words import laying
from gin.present.words.cards import mark, marks, run_order
from gin.present.words.phrases import listed, share_of

FEW = 3
"""Cards that are named one by one."""


def told(reason: LaidReason, other: str) -> str:
    """The advice with its reason, in a sentence."""
    match reason:
        case WhyLayOut() as why:
            return _lay_out(why)
        case WhyLetGo() as why:
            return _let_go(why, other)
        case WhyGain() as why:
            return _gain(why)
        case WhyLeft() as why:
            return _left(why)
        case WhyChallenge() as why:
            return _dare(why, other)
        case WhyDone() as why:
            return _done(why)


def _lay_out(why: WhyLayOut) -> str:
    what = laying.suggestion(why.melds, why.added)
    if not why.cards:
        return f"{what}: no card is left, and the hand is yours."
    left = "one card is" if why.cards == 1 else f"{why.cards} cards are"
    counts = "counts" if why.cards == 1 else "count"
    contract = "it is your contract, and " if why.contract else ""
    return f"{what}: {contract}{left} left, which {counts} {why.points}."


def _let_go(why: WhyLetGo, other: str) -> str:
    act = "Offer" if why.offered else "Discard"
    parts = [f"it counts {why.points}"]
    if why.ace:
        parts.append(f"an accepted ace costs {other} the draw")
    elif why.offered and why.theirs:
        parts.append(f"{other} can add it to a meld, and may well take it off your hands")
    elif not why.paired:
        parts.append("nothing in your hand goes with it")
    elif not why.needed:
        parts.append("the cards it needs are gone")
    elif why.needed.bit_count() <= FEW:
        names = [f"the {mark(card)}" for card in cards_of(why.needed)]
        parts.append(f"only {listed(names, 'or')} would meld it")
    else:
        parts.append("your other cards are nearer to a meld")
    if not why.offered and not why.theirs:
        parts.append("it fits no meld on the table")
    return f"{act} the {mark(why.card)}: {', '.join(parts[:-1])}, and {parts[-1]}."


def _gain(why: WhyGain) -> str:
    act = "Accept" if why.offered else "Take"
    if why.meld:
        use = f"it makes the {laying.name(why.meld)}, {marks(run_order(why.meld))}"
    else:
        assert why.on is not None
        use = f"it can be added to meld {why.on + 1}"
    if not why.offered:
        return f"{act} the {mark(why.card)}: {use}."
    cost = "you draw all the same" if why.draws else "that is worth the draw which an ace costs"
    return f"{act} the {mark(why.card)}: {use}, and {cost}."


def _left(why: WhyLeft) -> str:
    if why.how is Leaving.REFUSE:
        assert why.top is not None
        fault = (
            "it brings more into your hand than it takes out" if why.meld else "it melds nothing"
        )
        return f"Leave the {mark(why.top)}: {fault}."
    act = "Draw from the stock" if why.how is Leaving.DRAW else "Pass"
    hope = (
        f"{why.helping} of {why.unseen} unseen cards would meld or fit"
        if why.helping
        else "no single card would help you yet"
    )
    if why.top is None:
        return f"{act}: {hope}."
    fault = "would meld, but you do better without it" if why.meld else "melds nothing"
    return f"{act}: the {mark(why.top)} {fault}, and {hope}."


def _dare(why: WhyChallenge, other: str) -> str:
    act, hands = {
        ChallengeStep.CHALLENGE: ("Challenge", f"the hands {other} would accept with"),
        ChallengeStep.ACCEPT: ("Accept the challenge", f"the hands {other} may hold"),
        ChallengeStep.REJECT: ("Reject the challenge", f"the hands {other} may hold"),
    }[why.word]
    own = f"your hand counts {why.points}"
    return f"{act}: {own}, and {share_of(why.lower)} of {hands} count more."


def _done(why: WhyDone) -> str:
    if why.last is not None:
        return f"Say last card: the {mark(why.last)} is not offered, but kept for a meld."
    return f"End the hand: the stock is used up, and your hand counts {why.points}."
