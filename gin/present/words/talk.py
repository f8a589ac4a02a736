"""What the opponents say at the table, by name and occasion: short, and nothing to answer to."""

from __future__ import annotations

from enum import StrEnum


class Occasion(StrEnum):
    """What somebody may have a word about. All of it lies open on the table."""

    GREETING = "greeting"
    TAKES = "takes"
    LOSES_CARD = "loses_card"
    KNOCKS = "knocks"
    GOES_GIN = "goes_gin"
    IS_KNOCKED = "is_knocked"
    IS_JUST_BEATEN = "is_just_beaten"
    IS_GINNED = "is_ginned"
    UNDERCUTS = "undercuts"
    IS_UNDERCUT = "is_undercut"
    WINS = "wins"
    LOSES = "loses"
    NOBODY = "nobody"
    WINS_MATCH = "wins_match"
    LOSES_MATCH = "loses_match"


LINES: dict[str, dict[Occasion, tuple[str, ...]]] = {
    "Felix": {
        Occasion.GREETING: (
            "I know the rules now. Nearly all of them.",
            "Shall we? I have been practising on my aunt.",
            "Go easy on me. Or don't, I learn either way.",
        ),
        Occasion.TAKES: (
            "Oh, thank you!",
            "May I? That one is pretty.",
            "I was hoping for one of those.",
        ),
        Occasion.LOSES_CARD: (
            "You wanted that? I should have kept it.",
            "Always glad to help.",
            "There goes my luck.",
        ),
        Occasion.KNOCKS: (
            "I think I am allowed to knock. Knock, knock!",
            "Here I go. Was that too soon?",
            "I can't stand the waiting.",
        ),
        Occasion.GOES_GIN: (
            "Is this gin? This is gin!",
            "Look, they all fit!",
            "I would like it noted that I did this myself.",
        ),
        Occasion.IS_KNOCKED: (
            "Already? I had plans.",
            "Oh dear. Mine are still in a muddle.",
            "Well knocked.",
        ),
        Occasion.IS_JUST_BEATEN: (
            "And I was nearly there!",
            "One more turn and I would have been somewhere.",
        ),
        Occasion.IS_GINNED: (
            "All of them? Every single one?",
            "That is lovely. For you, I mean.",
            "I shall remember how you did that.",
        ),
        Occasion.UNDERCUTS: (
            "Wait, mine is lower? Mine is lower!",
            "I didn't plan that at all.",
        ),
        Occasion.IS_UNDERCUT: (
            "So that is an undercut. Now I know.",
            "I knocked too soon, didn't I?",
        ),
        Occasion.WINS: ("So that worked!", "Points? For me?", "I shall frame that one."),
        Occasion.LOSES: ("You had the better of that one.", "Next time I'll count first."),
        Occasion.NOBODY: ("Nobody? Then it was a nice walk.", "All that, and no points."),
        Occasion.WINS_MATCH: (
            "I won? I'll write home about this.",
            "Again, before my luck notices!",
        ),
        Occasion.LOSES_MATCH: (
            "You play so well. Show me again?",
            "That was fun, and next time I win.",
        ),
    },
    "Bruno": {
        Occasion.GREETING: (
            "Quick game? They are all quick with me.",
            "Sit down, cut, and hold on to your hat.",
            "I have somewhere to be. Let's play.",
        ),
        Occasion.TAKES: ("Mine.", "Just the thing.", "You'll want that back."),
        Occasion.LOSES_CARD: (
            "Take it. Won't help you in time.",
            "Have it, have it. Next!",
            "Slow cards for slow players.",
        ),
        Occasion.KNOCKS: (
            "Knock. Cards down.",
            "Time's up!",
            "Why wait? There it is.",
            "Let's see what you were saving up.",
        ),
        Occasion.GOES_GIN: (
            "Gin. I didn't even mean to.",
            "All of them. Next hand!",
            "Even fast can be perfect.",
        ),
        Occasion.IS_KNOCKED: (
            "Faster than me? Rude.",
            "Hah. You are learning.",
            "I blinked.",
        ),
        Occasion.IS_JUST_BEATEN: (
            "I had my knuckles up already.",
            "By a nose. By a nose!",
        ),
        Occasion.IS_GINNED: (
            "I should have knocked ages ago.",
            "All right, that was pretty.",
            "You took your time, and it paid.",
        ),
        Occasion.UNDERCUTS: (
            "You knocked into me. Thank you.",
            "Hurry is my business, not yours.",
        ),
        Occasion.IS_UNDERCUT: (
            "Ouch. Worth it, usually.",
            "One in five goes like that. I can count.",
        ),
        Occasion.WINS: ("That's how it's done.", "Write it down. Next!", "Quick and clean."),
        Occasion.LOSES: ("Yours. Deal.", "Fine. I'll have the next one."),
        Occasion.NOBODY: ("Nothing? What a waste of an evening.", "That took far too long."),
        Occasion.WINS_MATCH: ("Done. Another?", "Fast and tidy. Shake on it."),
        Occasion.LOSES_MATCH: (
            "Beaten, and in good time too.",
            "Fair. Rematch, right now.",
        ),
    },
    "Ada": {
        Occasion.GREETING: (
            "Good evening. I do hope you are patient.",
            "I have been told I hold on too long. We shall see.",
            "Let us have a proper game.",
        ),
        Occasion.TAKES: (
            "How thoughtful of you.",
            "I believe this belongs to me.",
            "One does like company for one's cards.",
        ),
        Occasion.LOSES_CARD: (
            "Interesting. I shall bear that in mind.",
            "You may have it. For now.",
            "I wondered whether you would.",
        ),
        Occasion.KNOCKS: (
            "I would rather have waited, but manners.",
            "A knock will have to do.",
            "Not my finest, yet it counts.",
        ),
        Occasion.GOES_GIN: (
            "Gin. As it should be.",
            "There. Not a card out of place.",
            "Worth every turn of waiting.",
        ),
        Occasion.IS_KNOCKED: (
            "You have no idea what you interrupted.",
            "Quite right. I was getting greedy.",
            "So soon? I was still collecting.",
        ),
        Occasion.IS_JUST_BEATEN: (
            "So close. It is always so close.",
            "I was nearly ready for you.",
        ),
        Occasion.IS_GINNED: (
            "Beautifully done. I mean it.",
            "Two of us were hunting, it seems.",
            "I can't object to good taste.",
        ),
        Occasion.UNDERCUTS: (
            "A little early, my dear.",
            "You knocked on the wrong door.",
        ),
        Occasion.IS_UNDERCUT: (
            "That is what I get for hurrying.",
            "Serves me right. Gin or nothing.",
        ),
        Occasion.WINS: (
            "That will do nicely.",
            "That one is mine, I believe.",
            "Thank you, that was kind.",
        ),
        Occasion.LOSES: ("That hand belongs to you.", "You were the better there. Once."),
        Occasion.NOBODY: ("We both held on, then.", "A draw between the stubborn."),
        Occasion.WINS_MATCH: (
            "A pleasure. Truly.",
            "You made me work for it.",
        ),
        Occasion.LOSES_MATCH: (
            "You have earned that, and a return match.",
            "Well played. I shall be less generous next time.",
        ),
    },
    "Vera": {
        Occasion.GREETING: (
            "I never forget a card, dear. Faces are another matter.",
            "Have we met? Your cards will tell me.",
            "Mind what you throw. I do.",
        ),
        Occasion.TAKES: (
            "I thought you would let that go.",
            "That is the one I had in mind.",
            "Noted, and taken.",
        ),
        Occasion.LOSES_CARD: (
            "Ah. That tells me a good deal.",
            "I see. Thank you for telling me.",
            "So that is where you are going.",
        ),
        Occasion.KNOCKS: (
            "That will do, I think.",
            "I counted, and it had to be now.",
            "I would not wait for those if I were you.",
        ),
        Occasion.GOES_GIN: (
            "All in their places, like my spoons.",
            "I knew what I was waiting for.",
            "Gin, dear.",
        ),
        Occasion.IS_KNOCKED: (
            "Sooner than I reckoned. Well done.",
            "I had you down for two more turns.",
            "That I did not see coming.",
        ),
        Occasion.IS_JUST_BEATEN: (
            "My turn would have been next, dear.",
            "There was not much between us.",
        ),
        Occasion.IS_GINNED: (
            "I knew nearly all of those.",
            "I shall remember that one for years.",
            "Very neat, dear.",
        ),
        Occasion.UNDERCUTS: (
            "I guessed what you held, and I was right.",
            "One should count the other hand too.",
        ),
        Occasion.IS_UNDERCUT: (
            "I miscounted. That has not happened since spring.",
            "You hid that well.",
        ),
        Occasion.WINS: ("Just as I reckoned.", "There we are, dear.", "I saw that coming."),
        Occasion.LOSES: ("That one is yours, dear.", "I shall remember this hand."),
        Occasion.NOBODY: ("We both knew too much.", "Every door was shut. It happens."),
        Occasion.WINS_MATCH: (
            "Thank you for the game, dear.",
            "I remember how you lost. Do you?",
        ),
        Occasion.LOSES_MATCH: (
            "I shall go over that one in bed tonight.",
            "You surprised me three times. I counted.",
        ),
    },
    "Anselm": {
        Occasion.GREETING: (
            "Begin.",
            "The cards owe nobody anything. Let us see.",
            "I am told you are good.",
        ),
        Occasion.TAKES: ("Yes.", "That one.", "Generous."),
        Occasion.LOSES_CARD: ("Hm.", "So be it.", "It had to go somewhere."),
        Occasion.KNOCKS: (
            "Enough.",
            "Better now than later.",
            "I knock.",
        ),
        Occasion.GOES_GIN: (
            "Gin.",
            "It was likely. It is now certain.",
            "They came in the end.",
        ),
        Occasion.IS_KNOCKED: (
            "Well timed.",
            "I was far from done.",
            "That was correct.",
        ),
        Occasion.IS_JUST_BEATEN: (
            "A turn before mine.",
            "Close.",
        ),
        Occasion.IS_GINNED: (
            "Unlikely. Admirable.",
            "You kept the right cards.",
            "I felt that one coming.",
        ),
        Occasion.UNDERCUTS: ("Too soon.", "Patience is cheaper."),
        Occasion.IS_UNDERCUT: ("A fair price.", "You were better than you looked."),
        Occasion.WINS: ("As expected.", "Good.", "It adds up."),
        Occasion.LOSES: ("Yours, then.", "The count is clear."),
        Occasion.NOBODY: ("Nothing lost.", "Nobody blinked."),
        Occasion.WINS_MATCH: ("A good game. Come again.", "You made me think."),
        Occasion.LOSES_MATCH: (
            "You are the better player tonight.",
            "I have nothing to say. That is rare.",
        ),
    },
}
"""What each of them may say; one of the lines is chosen by chance."""


def said(name: str, line: str) -> str:
    """Somebody's words with their name, as they are announced."""
    return f"{name}: “{line}”"


def quoted(line: str) -> str:
    """Somebody's words by themselves, beside the name."""
    return f"“{line}”"
