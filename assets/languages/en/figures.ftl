# Titles and captions of the figures on the rules pages. A description for screen readers is made
# of the same words: "Set: 7♣, 7♦, 7♥."
### $score (number), $bonus (number), $limit (number)

# An addition and its result: "6 + 3 + 1 = 10". $terms (text), $total (text)
figures-sum = { $terms } { $style ->
    [speak] makes
   *[print] =
} { $total }
# $terms (text), $times (text), $total (text)
figures-product = { $terms } { $style ->
    [speak] times
   *[print] ×
} { $times } { $style ->
    [speak] makes
   *[print] =
} { $total }

## Titles.

figures-melds = Melds
figures-rainbows = Rainbows
figures-aces = The ace in a run
figures-deadwood-title = A hand of ten cards
figures-deadwood-title-fourteen = A hand of fourteen cards
figures-piles = The two piles
figures-knock = A knock
figures-kept-discard = A knock without a discard
figures-gin = Gin
figures-big-gin = Big gin
figures-shot = A shot
figures-laying-off = Laying off
figures-knock-scores = A knock that wins
figures-undercut = An undercut
figures-gin-scores = What gin scores
figures-spades = A spade as the upcard
figures-rush = Cards left in the stock
figures-caught-ace = A loose ace
figures-long-runs = Extra points for a run
figures-stock-end = When the stock runs out
figures-three-games = Where the scores go
figures-suits = The suits that score
figures-games = What a won game is worth
figures-measures = What a hand is worth
figures-die = The stake die
figures-contract = A contract
figures-adding = Adding to melds
figures-offer = Offering a card
figures-challenge = An accepted challenge
figures-going-out = Going out
figures-solitary-sheet = A round of five deals
figures-solitary-count = What a deal costs

## Captions.

figures-set = Set
figures-run = Run
figures-rainbow = Rainbow
figures-mixed-run = Mixed run
figures-not-a-run = Not a run
figures-rainbow-colours = Not a rainbow (black next to black)
figures-rainbow-suits = Not a rainbow (a suit twice)
figures-deadwood = Deadwood
figures-held = Left in hand
figures-knocker = The knocker
figures-other-player = The other player
figures-face-down = The discard, face down
figures-upcard = Upcard
figures-limit = Knock limit
figures-laid-off = Laid off
figures-added = Added
figures-stock = Stock
figures-top-only = Discard pile (you may look at the top card only)
figures-all-open = Discard pile (you may look at every card)
figures-your-score = Your score
figures-for-knocker = Points for the knocker
figures-for-other = Points for the other player
figures-for-gin = Points for gin
figures-for-winner = Points for the player who goes out
figures-for-lower = Points for the lower hand
figures-penalty = Penalty points for the loser
figures-knocker-penalty = Penalty points for the knocker
figures-in-all = Points in total
figures-more-points = Extra points
figures-own-ace = Yours, if you end the hand
figures-caught-aces = Yours, if the other player ends it
# $cards (number)
figures-stock-left = Stock: { $cards } cards left
figures-before = Points so far
figures-lower = Lower hand
figures-higher = Higher hand
figures-at-first = At first
figures-raised = Raised and accepted
# $deals (flag)
figures-die-pays = { $deals ->
    [true] Deals for the winner of the hand
   *[false] Times that the game counts
}
figures-offered = Offered (take it or leave it)
figures-ace-accepted = Accept an ace, and you don't draw next time
figures-your-meld = Your meld
figures-their-meld = Your opponent's meld
figures-points-off = Penalty points for gin
figures-costs = Costs

## Tables.

figures-first-game = First game
figures-second-game = Second game
figures-third-game = Third game
# A score that is written down.
figures-score-of = Score of { $score }
figures-points = Points
figures-deals = Deals
figures-measures-head = Ending
figures-column-knock = Knock
figures-column-gin = Gin
figures-column-undercut = Undercut
figures-loser = Loser's points
figures-games-won = Games won
# $first (number), $last (number)
figures-band = { $first } to { $last }
# $number (number)
figures-deal = Deal { $number }
figures-total = Total
figures-penalty-row = Penalty points
figures-in-each-suit = Points
