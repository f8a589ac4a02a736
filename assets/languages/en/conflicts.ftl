# What does not go together although no two choices are about the same thing. Told as a reason, without
# a capital and a full stop of its own.

conflicts-one-total = boxes, a game bonus and a shutout need a sheet with one total at its end
conflicts-no-bonuses = bonuses need ordinary scoring: here the loser books deadwood alone
conflicts-only-deals = points have no part in a round of deals: a hand is worth what the stake die shows
conflicts-first-turn = ending a hand on the first turn needs the opening with one card more
conflicts-no-upcard-limit = the opening with one card more has no upcard, and here the upcard sets the knock limit
conflicts-no-upcard-suit = the opening with one card more has no upcard, and here its suit counts
conflicts-no-knocks = a premium for early knocks needs a game in which one may knock
conflicts-runs-of-both = paying both players for their runs needs a sheet with one column for each
conflicts-shot = a shot spells out one score of points, so it needs a sheet on which each player has one
conflicts-extra-boxes = extra boxes need a sheet with one column for each player
conflicts-double-boxes = boxes that count twice need a sheet with one column for each player
conflicts-unpaid-extra-boxes = extra boxes need boxes that pay something
conflicts-nothing-twice = boxes that count twice need hands that count twice for a spade
conflicts-equal-totals = equal totals over the suits need the sheet of Color Gin
conflicts-least-deadwood = having to split for least deadwood needs the sheet of Color Gin
conflicts-late-start = a late first score needs the sheet of Hollywood Gin
conflicts-games = games to win need the sheet of Gin Pro
conflicts-deals = deals to win need the sheet of Gin Race, of Gin Twofold or of Gin Dice
conflicts-double-deals = counting two deals for gin needs the sheet of Gin Race or of Gin Twofold
conflicts-roles = two different parts need the sheet of Gin Race
conflicts-stake-die = a stake die for each game needs the sheet of Gin Pro
conflicts-refusal = what a refusal pays needs a stake die
conflicts-later-offers = later offers need a stake die
