"""The settings in words."""

from __future__ import annotations

from gin.present.words.people import opponent

TITLE = "Settings"
SUBTITLE = "Every change is kept at once"
SECTIONS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("The room", ("theme", "text_size", "card_size", "mirrored", "full_screen")),
    (
        "The cards",
        (
            "four_colour",
            "jumbo",
            "braille_corners",
            "pattern",
            "magnifier",
            "sort",
            "show_melds",
            "show_deadwood",
        ),
    ),
    (
        "The game",
        (
            "level",
            "talk",
            "speed",
            "motion",
            "confirm",
            "take_back",
            "hints",
            "odds",
            "wait_for_challenge",
        ),
    ),
    ("Keys and pointing", ("letters", "cool_down", "gamepad", "switch", "scan_pace")),
    ("Sound", ("volume", "mute", "captions")),
    (
        "Speech",
        (
            "speech",
            "verbosity",
            "speech_rate",
            "speech_volume",
            "speech_voice",
            "offer_speech",
        ),
    ),
    (
        "What is spoken",
        (
            "announce_focus",
            "announce_own",
            "announce_other",
            "announce_results",
            "announce_captions",
        ),
    ),
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
    "pattern": "Pattern of the backs",
    "show_deadwood": "Count deadwood",
    "show_melds": "Bracket melds",
    "confirm": "Ask before ending",
    "take_back": "Take-back",
    "hints": "Hints",
    "odds": "Odds and outs",
    "wait_for_challenge": "Time to challenge",
    "sort": "Sort the hand",
    "speed": "Speed",
    "volume": "Volume",
    "mute": "Mute",
    "captions": "Captions",
    "level": "Opponent",
    "talk": "Table talk",
    "letters": "Letter keys",
    "magnifier": "Enlarged card",
    "motion": "Movement",
    "cool_down": "Cool-down",
    "switch": "One switch",
    "scan_pace": "Scanning pace",
    "gamepad": "Gamepad",
    "speech": "Speech",
    "verbosity": "Length",
    "speech_rate": "Rate",
    "speech_volume": "Speech volume",
    "speech_voice": "Voice",
    "offer_speech": "Offer at the start",
    "announce_focus": "Focus",
    "announce_own": "Your moves",
    "announce_other": "The opponent's moves",
    "announce_results": "Results",
    "announce_captions": "Sounds in words",
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
    "pattern": "What is printed on the cards' backs; plain in high contrast.",
    "show_deadwood": "The points of your unmelded cards beside your hand.",
    "show_melds": "A bracket under cards that make a meld.",
    "confirm": "Before a knock or gin, show the melds and ask.",
    "take_back": "Practice: moves can be taken back. New matches only, and counted apart.",
    "hints": "The coach's best move, with the reason. How many you asked for is counted.",
    "odds": "Which cards would help you, and the chance of one on the next draw.",
    "wait_for_challenge": "In Colonel the opponent waits before each move while you may challenge.",
    "sort": "How your cards are put in order.",
    "speed": "How fast cards move and the opponent plays.",
    "volume": "How loud cards, wood and bells are.",
    "mute": "No sounds at all; the volume stays as it is.",
    "captions": "What is heard, in words at the bottom of the window.",
    "level": "Who sits down in the next match.",
    "talk": "A word from the opponent now and then. It gives nothing away.",
    "letters": "Off: letters, digits and signs work only together with Ctrl.",
    "magnifier": "The card in focus is shown large as well.",
    "motion": "Reduced: cards are at their places at once.",
    "cool_down": "For shaky hands: how long a second key or click is ignored.",
    "switch": "A frame goes round; one key, click or button takes what is in it.",
    "scan_pace": "How long that frame stays at each place.",
    "gamepad": "Listen to a gamepad. A connected one keeps the computer busier.",
    "speech": "The window's own voice. Always: in place of a screen reader, from the next start.",
    "verbosity": "Short: Q hearts, and only what is new.",
    "speech_rate": "5 is usual.",
    "speech_volume": "How loud the voice is, apart from the sounds.",
    "speech_voice": "The system's own voice, or another English one.",
    "offer_speech": "At the next start, say how speech is turned on.",
    "announce_focus": "What the focus is on now.",
    "announce_own": "What you draw, discard and declare.",
    "announce_other": "What the opponent does.",
    "announce_results": "How hands and games end, and what they count.",
    "announce_captions": "What is heard, such as two knocks on wood.",
}
NEXT_MATCH = {
    "take_back": "This counts from your next match on.",
    "level": "The new opponent sits down in the next match.",
}
_WORDS = {
    "green": "Green",
    "midnight": "Midnight",
    "burgundy": "Burgundy",
    "contrast_dark": "High contrast, dark",
    "contrast_light": "High contrast, light",
    "room": "To match the colours",
    "fans": "Burgundy fans",
    "lattice": "Blue lattice",
    "leaves": "Green leaves",
    "diamonds": "Grey diamonds",
    "melds": "By melds",
    "suit": "By suit",
    "rank": "By rank",
    "own": "My own order",
    "slow": "Slow",
    "normal": "Normal",
    "fast": "Fast",
    "instant": "Instant",
    "system": "Same as the system",
    "full": "Full",
    "reduced": "Reduced",
    "off": "Off",
    "auto": "On, without a screen reader",
    "self": "Always",
    "long": "Long",
    "short": "Short",
}
KEYS = "Keys"


def now(name: str, setting: object) -> str:
    """What is said as a key changes a setting: "Mute: on."."""
    return f"{TITLES[name]}: {value(name, setting).lower()}."


def value(name: str, setting: object) -> str:
    """A setting's value in words."""
    if isinstance(setting, bool):
        return "On" if setting else "Off"
    if name in ("text_size", "card_size", "volume", "speech_volume"):
        return f"{setting} %"
    if name == "speech_rate":
        return f"{setting} of 10"
    if name == "speech_voice":
        return f"Voice {setting}" if setting else "The usual one"
    if isinstance(setting, float):
        return f"{setting:g} s" if setting else "Off"
    if isinstance(setting, int):
        return opponent(setting)
    return _WORDS[str(setting)]
