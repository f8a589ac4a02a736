"""What is heard, in words, for those who don't hear it."""

from __future__ import annotations

from gin.present.cue import Cue

NO_DEVICE = "No sound device was found. You can turn on captions in the settings."
CAPTIONS: dict[Cue, str] = {
    Cue.CUT: "(cards are cut)",
    Cue.SHUFFLE: "(cards are shuffled)",
    Cue.DEAL: "(cards are dealt)",
    Cue.DRAW: "(card slides off the stock)",
    Cue.TAKE: "(card is picked up)",
    Cue.DISCARD: "(card falls on the pile)",
    Cue.PASS: "(fingers tap)",
    Cue.SORT: "(cards are moved)",
    Cue.LIFT: "(card is lifted)",
    Cue.DROP: "(card is put down)",
    Cue.REFUSED: "(card goes back, dull tap)",
    Cue.KNOCK: "(two knocks on wood)",
    Cue.GIN: "(three strings, rising)",
    Cue.BIG_GIN: "(five strings, rising)",
    Cue.UNDERCUT: "(knock, two notes down)",
    Cue.MELD: "(meld is laid down)",
    Cue.LAY_OFF: "(card is laid off)",
    Cue.TICK: "(points tick)",
    Cue.PEN: "(pen writes)",
    Cue.NEXT_HAND: "(cards are gathered)",
    Cue.HAND_WON: "(two notes up)",
    Cue.HAND_LOST: "(two notes down)",
    Cue.MATCH_WON: "(five bells, rising)",
    Cue.MATCH_LOST: "(three soft notes down)",
    Cue.BUTTON: "(click)",
    Cue.PAGE: "(page turns)",
    Cue.PEG: "(peg goes in)",
    Cue.DIE: "(die rolls)",
}
