"""Wording of what goals bring: card backs, cloths, and clothes for the player's portrait."""

from __future__ import annotations

from gin.core.message import NOTHING, Message, Text, started
from gin.interface.controls import ControlKind, Sample
from gin.interface.intents import Change
from gin.interface.refs import ItemRef
from gin.interface.view import Choice
from gin.messages import goals as messages
from gin.present.words import settings as setting_words
from gin.present.words import yourself
from gin.session.likeness import READY, Clothes, Likeness, PortraitPart, parse_likeness
from gin.session.rewards import Reward, RewardKind
from gin.session.settings import Settings


def value(reward: Reward) -> Text:
    """Return the name of a reward's value: "Red tartan"."""
    if isinstance(reward.value, Clothes):
        return started(yourself.kind(PortraitPart.CLOTHES, reward.value))
    return setting_words.value(reward.change(Settings())[0], reward.value)


def name(reward: Reward) -> Message:
    """Return a reward's kind and value: "Card back: Red tartan"."""
    return messages.reward(kind=reward.kind, value=value(reward))


def kind(reward: Reward) -> Message:
    """Return the kind of a reward: "Card back"."""
    return messages.kind(kind=reward.kind)


def brings(reward: Reward) -> Message:
    """Return the note that a goal brings a reward."""
    return messages.brings(kind=reward.kind, value=value(reward))


def sample(reward: Reward) -> Sample | None:
    """Return the picture of a card back or a cloth."""
    kinds = {RewardKind.BACK: ControlKind.BACKS, RewardKind.CLOTH: ControlKind.THEMES}
    kind = kinds.get(reward.kind)
    return None if kind is None else Sample(kind, str(reward.value))


def looks(reward: Reward, settings: Settings) -> Likeness | None:
    """Return the player's portrait in these clothes; None for another reward."""
    if not isinstance(reward.value, Clothes):
        return None
    return parse_likeness(str(reward.change(settings)[1])) or READY[0]


def put_on(
    reward: Reward, settings: Settings, item: ItemRef | None = None, number: int = 1
) -> Choice:
    """Return the choice that puts a reward on; `why` is set if the player uses it already."""
    setting, wanted = reward.change(settings)
    return Choice(
        intent=Change(setting, wanted), label=messages.put_on_this(reward=value(reward)), item=item,
        words=(f"use {number}",), brief=messages.PUT_ON_BRIEF,
        why=messages.USED_ALREADY if reward.worn(settings) else NOTHING,
    )  # fmt: skip


def changed(change: Change) -> Text:
    """Return the sentence about a setting that was changed by putting a reward on."""
    if change.setting == "portrait":
        worn = parse_likeness(str(change.value)) or Likeness()
        kind, shown = RewardKind.CLOTHES, yourself.kind(PortraitPart.CLOTHES, worn.clothes)
        return messages.reward(kind=kind, value=started(shown))
    kind = RewardKind.BACK if change.setting == "pattern" else RewardKind.CLOTH
    return messages.reward(kind=kind, value=setting_words.value(change.setting, change.value))
