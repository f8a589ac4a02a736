# The pages of rules: their headings, and text around the rules.

rules-title = Rules
rules-subtitle = With the options you agreed on
# Before a match, with options that are not agreed on yet.
rules-subtitle-chosen = With the options you have chosen
# At the top, if only one hand is played.
rules-single = As a daily deal, only one hand is played: its points are the result.

rules-goal = Goal
rules-cards-and-melds = Cards and melds
rules-melds = Melds
rules-deal = Deal
rules-deal-and-opening = Deal and opening
rules-deal-and-turn = Deal and turn
rules-turn = A turn
rules-contract = The contract, and laying out
rules-ending = Ending the hand
rules-ending-a-deal = Ending a deal
rules-challenges = Challenges
rules-scoring-a-hand = Scoring a hand
rules-scoring = Scoring
rules-above-a-hundred = Above a hundred
rules-suits = The suits
rules-three-games = The three games
rules-games = Games
rules-two-parts = The two parts
rules-points-and-deals = Points and deals
rules-end = End of the game
rules-end-of-the-match = End of the match
rules-opponents = Opponents
rules-readings = Where the rules vary
rules-options = Table options

# $code (text)
rules-game-code = Game code: { $code }
