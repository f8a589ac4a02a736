### $text (text): words of the file, most in quotes, $name (text): what a line of it begins with, $number (number), $most (number), $right (text): what follows from the other lines

# Errors in the file of a hand, as phrases; "sealed", "cut" and the like are words of the file.

# The place and the error. $why (text): a phrase of this file, or a reason of the rules
records-line = line { $number }, { $name }: { $why }
# $why (text): a phrase of this file
records-line-only = line { $number }: { $why }

# The lines.
records-too-long = the file has more than { $most } characters, more than any hand
# $title (text)
records-title = { $text } where { $title } should be
records-no-line-of-it = { $text } is not a line of a hand
records-twice = { $name } appears twice
records-missing = there is no line { $name }

# The contents of a line. $count (number), $wanted (number)
records-count = { $count ->
    [one] 1 number
   *[other] { $count } numbers
} where { $wanted } should be
records-no-number = { $text } is not a number
records-no-seat = there is no seat { $text }
records-no-hand = there is no hand { $text }: they count from 1 to { $most }
records-closed-early = { $text } before the first hand
records-no-suit = { $text } is not a suit
# $score (text)
records-no-score = no match stands at { $score } before hand { $number }
# $score (text), $goal (number)
records-no-score-to = no match stands at { $score } before hand { $number }, played to { $goal }
records-no-die = { $text } is neither 'none' nor such as '2 0'
records-no-owner = { $text } is not an owner: middle, 0 or 1
records-die-shows = no die shows { $text }
# $die (text), $sealed (text): a number each, or the word none of the file
records-other-die = it shows { $die }, the sealed one { $sealed }

# The seal and the values derived from it.
records-seal = it does not fit the sealed line, whose seal is { $right }
records-seal-else = it does not fit the sealed line, which is not plain text
records-sealed-form = it is not { $right }
records-older-form = it is not 'deal ...; salt ...', with a die between or none
# $digits (number)
records-no-secret = { $text } is not a secret of { $digits } digits, 0 to 9 and a to f
# $code (text), $seat (number), $dealer (number)
records-other-dealer = in deal { $code } seat { $seat } deals, not { $dealer }
records-named-not-cut = { $text }, but a deal that was named is not cut
records-not-mixed-in = { $text } differs from what was mixed in, { $right }
records-not-sealed = { $text } is written, but what was sealed gives { $right }
records-not-all-cards = { $number ->
    [one] 1 card is dealt, not 52 different ones
   *[other] { $number } different cards are dealt, not 52
}

# The moves and the count.
# $why (text)
records-not-playable = this deal cannot be played: { $why }
records-not-playable-at-all = this deal cannot be played
records-after-the-end = { $text } comes after the end of the hand
# $seat (number)
records-not-on-turn = it is the turn of seat { $seat }, not { $text }
records-no-end = the moves do not lead to the end of the hand
records-other-count = { $text } is written, but the moves lead to { $right }
# A move that the rules do not allow. $what (text): the line and the move, $why (text): a sentence
records-told-why = { $what }. A player who tries it hears: “{ $why }”
