"""The settings in words."""

from __future__ import annotations

from gin.present.words.people import opponent

TITLE = "Settings"
SUBTITLE = "Kept as soon as they are changed"
SECTIONS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("The room", ("theme", "text_size", "card_size", "mirrored", "full_screen")),
    (
        "The cards",
        (
            "four_colour",
            "jumbo",
            "braille_corners",
            "magnifier",
            "sort",
            "show_melds",
            "show_deadwood",
        ),
    ),
    ("The game", ("level", "speed", "motion", "confirm", "take_back")),
    ("Keys and pointing", ("letters", "cool_down", "gamepad", "switch", "scan_pace")),
    ("Sound", ("volume", "mute", "captions")),
)
"""The settings as the page groups them."""
TITLES = {
    "theme": "Colours",
    "text_size": "Text size",
    "card_size": "Card size",
    "mirrored": "Mirrored table",
    "full_screen": "Full screen",
    "four_colour": "Four-colour deck",
    "jumbo": "Large index",
    "braille_corners": "Braille corners",
    "show_deadwood": "Count deadwood",
    "show_melds": "Bracket melds",
    "confirm": "Ask once more",
    "take_back": "Take-back",
    "sort": "Sort the hand",
    "speed": "Speed",
    "volume": "Volume",
    "mute": "Mute",
    "captions": "Captions",
    "level": "Opponent",
    "letters": "Single characters",
    "magnifier": "Enlarged card",
    "motion": "Movement",
    "cool_down": "Cool-down",
    "switch": "One switch",
    "scan_pace": "Scanning pace",
    "gamepad": "Gamepad",
}
NOTES = {
    "theme": "Three rooms, and high contrast in dark and light.",
    "text_size": "For every word on the screen.",
    "card_size": "How large the cards on the table are.",
    "mirrored": "For the left hand: piles and buttons change sides.",
    "full_screen": "Without a frame. Alt+Enter changes it too.",
    "four_colour": "Clubs green and diamonds blue.",
    "jumbo": "Larger rank and suit in the corners.",
    "braille_corners": "The card's two Braille cells in the corners.",
    "show_deadwood": "The points of your unmelded cards beside your hand.",
    "show_melds": "A bracket under cards that make a meld.",
    "confirm": "Before knocking and going gin, show the melds and ask.",
    "take_back": "Practice: moves can be taken back. New matches only, and counted apart.",
    "sort": "How your cards are put in order.",
    "speed": "How fast cards move and the opponent plays.",
    "volume": "How loud cards, wood and bells are.",
    "mute": "No sounds at all; the volume stays as it is.",
    "captions": "What is heard, in words at the bottom of the window.",
    "level": "Who sits down in the next match.",
    "letters": "Off: letters, digits and signs do nothing alone, only with Ctrl.",
    "magnifier": "The card in focus is shown large as well.",
    "motion": "Reduced: cards are at their places at once.",
    "cool_down": "How long nothing is taken after a key or click, against slips.",
    "switch": "A frame goes round; one key, click or button takes what is in it.",
    "scan_pace": "How long that frame stays at each place.",
    "gamepad": "Play with a gamepad. It keeps the computer a little busier.",
}
NEXT_MATCH = {
    "take_back": "This holds from the next match on, not for the one being played.",
    "level": "The new opponent sits down in the next match.",
}
_WORDS = {
    "green": "Green",
    "midnight": "Midnight",
    "burgundy": "Burgundy",
    "contrast_dark": "High contrast, dark",
    "contrast_light": "High contrast, light",
    "melds": "By melds",
    "suit": "By suit",
    "rank": "By rank",
    "own": "My own order",
    "slow": "Slow",
    "normal": "Normal",
    "fast": "Fast",
    "instant": "Instant",
    "system": "As the system has it",
    "full": "Full",
    "reduced": "Reduced",
}
KEYS = "Keys"


def value(name: str, setting: object) -> str:
    """A setting's value in words."""
    if isinstance(setting, bool):
        return "On" if setting else "Off"
    if name in ("text_size", "card_size", "volume"):
        return f"{setting} %"
    if isinstance(setting, float):
        return f"{setting:g} s" if setting else "Off"
    if isinstance(setting, int):
        return opponent(setting)
    return _WORDS[str(setting)]
