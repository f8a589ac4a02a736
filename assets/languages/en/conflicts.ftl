# Combinations of options that conflict although they are about different things. Shown as a reason:
# without a capital or a full stop.

conflicts-one-total = boxes, a game bonus and a shutout need a sheet with one total at the end
conflicts-no-bonuses = bonuses need ordinary scoring: here the loser is only charged for deadwood
conflicts-only-deals = points don't count in a round of deals: a hand is worth what the stake die shows
conflicts-first-turn = ending a hand on the first turn needs the opening with one extra card
conflicts-no-upcard-limit = the opening with one extra card has no upcard, and here the upcard sets the knock limit
conflicts-no-upcard-suit = the opening with one extra card has no upcard, and here its suit counts
conflicts-no-knocks = a bonus for early knocks needs a game with knocking
conflicts-runs-of-both = paying both players for their runs needs a sheet with one column for each
conflicts-shot = a shot spells out a score, so it needs a sheet on which each player has just one
conflicts-extra-boxes = extra boxes need a sheet with boxes: one column of points, or the Hollywood Gin sheet
conflicts-double-boxes = boxes that count twice need a sheet with boxes: one column of points, or the Hollywood Gin sheet
conflicts-unpaid-extra-boxes = extra boxes need boxes that are worth points
conflicts-unpaid-double-boxes = boxes that count twice need boxes that are worth points
conflicts-after-passes = a rule for two passes needs an upcard that is offered first
conflicts-round = a round with a stake die goes to between 3 and 21 deals
conflicts-nothing-twice = boxes that count twice need hands that count twice for a spade
conflicts-equal-totals = a rule for equal totals needs the Color Gin sheet
conflicts-least-deadwood = splitting for the least deadwood needs the Color Gin sheet
conflicts-higher-total = letting the higher total win needs a sheet with one column of points
conflicts-higher-total-without-boxes = without boxes the player who reaches the target always has the higher total, so there is nothing to choose
conflicts-all-games = playing all three games needs the Hollywood Gin sheet
conflicts-late-start = a rule for a late first score needs the Hollywood Gin sheet
conflicts-games = a number of games to win needs the Gin Pro sheet
conflicts-deals = a number of deals to win needs the sheet of Gin Race, Gin Twofold or Gin Dice
conflicts-double-deals = counting two deals for gin needs the sheet of Gin Race or Gin Twofold
conflicts-roles = two different parts need the Gin Race sheet
conflicts-stake-die = a stake die for each game needs the Gin Pro sheet
conflicts-open-memory = strict memory needs a discard pile that nobody may look through
conflicts-refusal = a rule for refused raises needs a stake die
conflicts-later-offers = later offers need a stake die
