# Names of mixtures, made from the options chosen. They must differ from every game's title. The parts
# for options are here, those for games in the files of the games.

# $parts (texts): for the options chosen; $game (text): the part for the game that they apply to;
# $classic (flag): whether that is the classic game, which has no part
naming-mixture = { $classic ->
   *[false] { LIST($parts, by: "space") } { $game }
    [true] { $parts ->
        [one] { LIST($parts, by: "space") } Gin
       *[other] { LIST($parts, by: "space") }
    }
}
# A name with only the first of many parts, or with none of them.
# $parts (texts), $game (text), $classic (flag): as above
naming-medley = { $classic ->
   *[false] { $parts ->
        [0] { $game } Medley
       *[other] { LIST($parts, by: "space") } { $game } Medley
    }
    [true] { LIST($parts, by: "space") } Medley
}
# A name, or a game's title, with the target score. $name (text), $target (number)
naming-to = { $name } to { $target }
# The part for a mixture without any other part.
naming-small-things = Kitchen-Table

naming-fourteen-card = Fourteen-Card
naming-runs-only = Runs-Only
naming-ace-high = Ace-High
naming-corner-run = Corner-Run
naming-rainbow = Rainbow
naming-high-count = High-Count
naming-dear-ace = Dear-Ace
naming-no-knock = No-Knock
naming-free-knock = Free-Knock
naming-upcard = Upcard
naming-shot = Shot
naming-open = Open
naming-take-all = Take-All
naming-spade = Spade
naming-rush = Rush
naming-full-rush = Full-Rush
naming-long-run = Long-Run
naming-penalty = Penalty
naming-points = Points
naming-three-game = Three-Game
naming-four-suit = Four-Suit
naming-pro = Pro
naming-race = Race
naming-twofold = Twofold
naming-stake-die = Stake-Die
naming-unaided = Unaided
naming-strict-memory = Memory
