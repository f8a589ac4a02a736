### Names of melds. $suit (suit), $rank (rank), $cards (cards)

# Core: a meld: three or more cards of a suit in sequence. Other sentences use it with the options
# of your grammar.
cards-run = run of { SUIT($suit, form: "word") }
# Core: a meld: three or four cards of a rank.
cards-set = set of { RANK($rank, form: "plural") }
cards-rainbow = rainbow from the { RANK($rank, form: "name") }
cards-sequence = sequence from the { RANK($rank, form: "name") }
cards-poker-meld = mixed run from the { RANK($rank, form: "name") }
# Core: a meld or another thing with its owner.
# $owner (who), $thing (text)
cards-owned = { $owner ->
    [you] your { $thing }
   *[other] { $owner }'s { $thing }
}
