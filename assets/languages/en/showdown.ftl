# The showdown at the end of a hand: words in large letters, and sentences.
### $who (who), $melds (texts), $cards (texts): the deadwood, each card with the count so far, $points (number)

# Called out.

showdown-knock = Knock!
showdown-gin = Gin!
showdown-big-gin = Big gin!
showdown-shot = Shot!
showdown-undercut = Undercut!
showdown-tie = A tie
showdown-out = { $who ->
    [you] You're out!
   *[other] { $who } is out!
}

# Below the deadwood counted so far, in large figures.
showdown-deadwood = { $points ->
    [one] point of deadwood
   *[other] points of deadwood
}
showdown-in-hand = { $points ->
    [one] point in hand
   *[other] points in hand
}

# Announced to screen-reader users.

# $name (text): of the meld
showdown-meld = a { $name }
# A run, named by its ends. $name (text): of the meld, $first (rank), $last (rank)
showdown-run = a { $name } from { RANK($first, form: "name") } to { RANK($last, form: "name") }
showdown-lays-down = { $who ->
    [you] You lay down { LIST($melds) }.
   *[other] { $who } lays down { LIST($melds) }.
}
showdown-shows = { $who ->
    [you] You show { LIST($melds) }.
   *[other] { $who } shows { LIST($melds) }.
}
# The count as it grows: "Ada counts K♣: 10, 5♦: 15."
showdown-counts = { $who ->
    [you] You count { LIST($cards, by: "comma") }.
   *[other] { $who } counts { LIST($cards, by: "comma") }.
}
