# The end of a match: how the total was made up, and achievements.
### $who (who), $number (number)

final-title = Final score
# After the title of the page. $title (text), $hands (number)
final-subtitle = { $title }, { $hands ->
    [one] one hand
   *[other] { $hands } hands
}
final-area = how the score adds up
final-reached-area = what you achieved
final-trophies-area = new trophies
# The button on the result of the last hand that leads here.
final-open = Final score
final-rematch = Rematch
# When playing alone.
final-again = Play again
# The button back to the count.
final-last-hand = Last hand
final-statistics = Statistics

## How the total was made up. Each line has a word below it that gives the reason.

# $kind (key)
final-line = { $kind ->
    [hands] Points from hands
    [boxes] Boxes
    [shutout] Shutout
   *[game] Game bonus
}
final-penalties = Penalty points
final-total = Total
# $goal (number)
final-why-hands = played to { $goal }
# $each (number), $yours (number), $theirs (number), $extra (flag): a hand may be several boxes
final-why-boxes = { $extra ->
    [true] { $yours } to { $theirs }, { $each } points each
   *[false] hands won: { $yours } to { $theirs }, { $each } points each
}
# In several simultaneous games. $each (number), $extra (flag): a hand may be several boxes
final-why-boxes-many = { $extra ->
    [true] { $each } points a box, game by game
   *[false] { $each } points for each hand won, game by game
}
final-why-shutout = the loser won no hands
final-why-game = for winning
# $goal (number)
final-why-penalties = first to { $goal } loses
# A column of the sheet: the player who closed it.
final-why-closed = { $who ->
    [you] yours
   *[other] { $who }'s
}
# A deal played alone. $how (text)
final-deal = Deal { $number }, { $how }
# $goal (number)
final-why-alone = { $goal } or less wins
# The numbers of both players, read out. $yours (text), $theirs (text)
final-both = you { $yours }, { $who } { $theirs }
# Read out instead of a number for a player with a different goal.
final-uncounted = does not count

## Achievements.

final-first-win = Your first win against { $who }
# $record (flag): more than ever before
final-streak = { $record ->
    [true] { NUMBER($number, form: "word") } wins in a row, your longest streak yet
   *[false] { NUMBER($number, form: "word") } wins in a row
}
final-shutout = A shutout: { $who } won no hands
# The shortfall that decided a lost match.
final-close = { $number ->
    [one] One more point and it would have been yours
   *[other] { $number } more points and it would have been yours
}
final-highest = { $number } points: your highest total yet
final-lowest = { $number } penalty points: your fewest yet
# $hand (number), $record (flag)
final-best-hand = { $record ->
    [true] Your best hand ever: { $number } points, hand { $hand }
   *[false] Best hand: { $number } points, hand { $hand }
}
# $hand (number), $record (flag)
final-fastest-gin = { $record ->
    [true] Your fastest gin ever: { $number ->
        [one] { $number } turn
       *[other] { $number } turns
    }, hand { $hand }
   *[false] Fastest gin: { $number ->
        [one] { $number } turn
       *[other] { $number } turns
    }, hand { $hand }
}
# Matches against an opponent. $lost (number)
final-standing = Against { $who }: { $number ->
    [one] { $number } win
   *[other] { $number } wins
}, { $lost ->
    [one] { $lost } loss
   *[other] { $lost } losses
}

## On the result of the last hand.

# $sheet (key)
final-decides = { $who ->
    [you] And with that you win the { -standing-prize }
   *[other] And with that { $who } wins the { -standing-prize }
}
final-decides-nothing = And with that it ends in a draw
