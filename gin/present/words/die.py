"""What is said about the stake die: offers, answers, and what stands on the table."""

from __future__ import annotations

from gin.present.words.people import verb, who, whose
from gin.present.words.standing import counted
from gin.rules.model.phase import Phase
from gin.rules.model.refusal import Reason, Refusal
from gin.rules.model.rules import Rules, Stakes
from gin.rules.model.stakes import HIGHEST, Die, Stake, refused_pays
from gin.rules.sheets.base import Measure

DIE = "stake die"
RAISE = "Raise the die"
NO_OFFER = "Leave the die"
ACCEPT = "Accept"
REFUSE = "Refuse"
GIVE_UP = "Give it up"
NOT_YET = "Not yet"


def worth(rules: Rules, value: int) -> str:
    """What a value of the die stands for: "3 deals", or "the game three times"."""
    if rules.stakes.die is Stakes.DEAL:
        return counted(Measure.DEALS, value)
    return "the game" if value == 1 else f"the game {_TIMES[value]}"


_TIMES = {2: "twice", 3: "three times", 4: "four times", 5: "five times", 6: "six times"}


def caption(stake: Stake, seat: int, other: str) -> str:
    """What stands below the die on the table."""
    if stake.offer is not None:
        return f"Offer · {stake.offer}"
    if stake.die.owner is None:
        return f"Stake · {stake.die.value}"
    owner = whose(0 if stake.die.owner == seat else 1, other)
    return f"{owner[:1].upper()}{owner[1:]} die · {stake.die.value}"


def name(rules: Rules, stake: Stake, seat: int, other: str) -> str:
    """The die as it is read out: what the hand is played for, and whose it is to raise."""
    parts = [DIE, worth(rules, stake.die.value)]
    if stake.offer is not None:
        parts.append(f"{stake.offer} offered")
    owner = stake.die.owner
    parts.append("nobody's" if owner is None else "yours" if owner == seat else f"{other}'s")
    return ", ".join(parts)


def standing(stake: Stake, seat: int, other: str) -> str:
    """The die as a sentence, for whoever asks how things stand."""
    owner = stake.die.owner
    text = f"The die stands at {stake.die.value}"
    if stake.offer is not None:
        text += f", and {stake.offer} is offered"
    if owner is None:
        return f"{text}. Nobody owns it."
    return f"{text}. {'It is yours' if owner == seat else f'{other} owns it'}."


def raise_to(value: int) -> str:
    """An offer as a choice."""
    return f"Raise to {value}"


def about_raising(rules: Rules, stake: Stake) -> tuple[str, ...]:
    """What an offer may lead to, before it is made."""
    if rules.stakes.refusal_pays_offer:
        wins = "A refusal wins you what you offer."
    else:
        wins = f"A refusal wins you {worth(rules, stake.die.value)}."
    return (f"It stands at {stake.die.value}. {wins}", "Whoever accepts owns the die.")


def refuse_what(stake: Stake) -> str:
    """The question before a hand is given up."""
    return f"Refuse {stake.offer}?"


def about_refusing(rules: Rules, stake: Stake, other: str) -> str:
    """What giving up costs."""
    return f"{other} wins {worth(rules, refused_pays(rules, stake))}."


def status(rules: Rules, stake: Stake, phase: Phase, other: str, *, mine: bool) -> str:
    """What can be said about the die now, where nothing else can be done."""
    if phase is Phase.STAKE:
        asked = "Before you look: raise the die, or leave it."
        return asked if mine else f"{other} may raise the die."
    assert stake.offer is not None
    if not mine:
        return f"{other} thinks about {stake.offer}."
    lose = worth(rules, refused_pays(rules, stake))
    return f"Accept {stake.offer}, or refuse and lose {lose}."


def offered(seat: int, value: int, other: str) -> str:
    """The sentence for an offer."""
    return f"{who(seat, other)} {verb(seat, 'offer')} to raise the die to {value}."


def left(seat: int, other: str) -> str:
    """The sentence for a die that is left as it is."""
    return f"{who(seat, other)} {verb(seat, 'leave')} the die."


def accepted(seat: int, value: int, other: str) -> str:
    """The sentence for an offer that is accepted."""
    end = ", the highest" if value == HIGHEST else ""
    owns = "own" if seat == 0 else "owns"
    return f"{who(seat, other)} {verb(seat, 'accept')} {value}{end}, and {owns} the die."


def refused(seat: int, value: int, other: str) -> str:
    """The sentence for an offer that is refused."""
    return f"{who(seat, other)} {verb(seat, 'refuse')} {value}."


def noted(how: str, die: Die | None) -> str:
    """How a hand ended, with what the die was raised to."""
    return how if die is None or die.value == 1 else f"{how}, die {die.value}"


def summary(seat: int, other: str) -> str:
    """How a hand ended that was given up."""
    return f"{who(seat, other)} refused a higher stake"


def refusal(why: Refusal) -> str | None:
    """The sentence for a refusal that is about the die; None for any other."""
    match why.reason:
        case Reason.STAKE_FIRST:
            return "First raise the die, or leave it."
        case Reason.ANSWER_FIRST:
            return "First accept or refuse what is offered."
        case Reason.NOTHING_OFFERED:
            return "Nothing is offered."
        case Reason.OFFER_BEFORE_DRAWING:
            return "Raise the die before you draw."
        case Reason.DIE_HIGHEST:
            return "The die shows six already."
        case Reason.LOOKED:
            return "Nobody owns the die, and you have looked at your cards."
        case Reason.NOT_OWNER:
            return "The die is not yours to raise."
        case Reason.BAD_OFFER:
            return f"Offer more than {why.limit}, and six at most."
        case _:
            return None
