# The cabinet with the trophies, in the menu.

# $count (number)
cabinet-title = { $count ->
    [0] Cabinet, still empty
    [one] Cabinet, 1 trophy
   *[other] Cabinet, { $count } trophies
}
cabinet-empty = Win one hand for your first trophy
# The cup for a round of the ladder. $name (text)
cabinet-round = The whole ladder: { $name }
cabinet-cup = A tournament cup
# The portrait of an opponent who was beaten on the ladder. $who (who), $game (text)
cabinet-rung = { $who }, beaten on the ladder: { $game }
