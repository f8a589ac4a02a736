### Names of melds. $suit (suit), $rank (rank), $cards (cards)

cards-run = run of { SUIT($suit, form: "word") }
cards-set = set of { RANK($rank, form: "plural") }
cards-rainbow = rainbow from { RANK($rank, form: "name") }
cards-sequence = sequence from { RANK($rank, form: "name") }
cards-poker-meld = mixed run from { RANK($rank, form: "name") }
# What belongs to somebody. $owner (who), $thing (text)
cards-owned = { $owner ->
    [you] your { $thing }
   *[other] { $owner }'s { $thing }
}
