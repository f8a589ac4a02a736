# The score sheet, the cribbage board, and the sources of their numbers.
### $who (who), $alone (flag): one plays alone, $number (number), $measure (key)

sheet-title = Score sheet
sheet-board-title = Cribbage board
sheet-hand-by-hand = Hand by hand
sheet-board = The board
# Below the title of a sheet. $title (text), $code (text)
sheet-deal-code = { $title } · deal { $code }
sheet-no-hand = No hand has been scored yet
sheet-total = total
sheet-boxes = boxes
sheet-first-column = { $alone ->
    [true] Deal
   *[false] Hand
}
# The name of a line at the end. $kind (key)
sheet-end = { $kind ->
    [hands] points from hands
    [boxes] boxes
    [shutout] shutout
   *[game] game
}
# $figure (key)
sheet-figure = { $figure ->
    [hands-won] Hands won
    [gin] Gin
    [undercuts] Undercuts
    [deadwood] Average deadwood
   *[held] Average in hand at the end
}
# How a hand ended. $outcome (key)
sheet-how = { $outcome ->
    [knock] knock
    [gin] gin
    [big_gin] big gin
    [shot] shot
    [undercut] undercut
    [tie] tie
    [refused] refused
    [void] no score
    [compared] stock ran out
    [solo_gin] gin
    [solo_loose] no gin
    [out] went out
   *[challenge] challenge
}
# $outcome (key), $value (number): the final stake
sheet-how-with-die = { sheet-how }, die { $value }
# The label next to the number of the last hand below a line chart.
sheet-across = { $alone ->
    [true] { $number ->
        [one] deal
       *[other] deals
    }
   *[false] { $number ->
        [one] hand
       *[other] hands
    }
}
# A hand on the sheet, read out. $how (text), $gained (text)
sheet-row = { sheet-first-column } { $number }, { $how }: { $gained }
# $how (text)
sheet-row-empty = { sheet-first-column } { $number }, { $how }: nothing
# $points (number)
sheet-gained = { standing-name } { NUMBER($points, sign: "close") }
# $points (number)
sheet-gained-within = { standing-head-within } { standing-name } { NUMBER($points, sign: "close") }

## The sources of the numbers.

sheet-older = Previous hand
sheet-newer = Next hand
sheet-first = This is the first hand.
sheet-last = This is the last hand scored.
sheet-nothing-yet = No hand has scored here yet.
# $label (text)
sheet-comes-from = { $label }: the hands
# $of (number)
sheet-hand-of = { sheet-first-column } { $number } of { $of }
# A hand's points, and the total after it. $points (number), $now (number)
sheet-wrote = { $who ->
    [you] You score { $points }
   *[other] { $who } scores { $points }
} (total { $now })
# $points (number), $now (number)
sheet-wrote-in = { standing-head }: { sheet-wrote }
# $points (number), $heads (texts): the columns with the points
sheet-wrote-in-each = { $who ->
    [you] You score { $points }
   *[other] { $who } scores { $points }
}: { LIST($heads, by: "comma") }
# $boxes (number)
sheet-won-boxes = { standing-name }, { $boxes ->
    [one] { $boxes } box
   *[other] { $boxes } boxes
}
# A sum with its parts. $first (number), $more (texts), $total (number)
sheet-sum = { standing-name }: { $first } { LIST($more, by: "space") } = { $total }
