# A hand in which no player draws from the stock: that it will be void, and that it is.

### $turns (number)

untouched-last-turn = Unless this turn ends the hand, it is void.
untouched-coming = { $turns ->
    [1] One more turn without a card from the stock, and the hand is void.
    [2] Two more turns without a card from the stock, and the hand is void.
    [3] Three more turns without a card from the stock, and the hand is void.
    [4] Four more turns without a card from the stock, and the hand is void.
    [5] Five more turns without a card from the stock, and the hand is void.
    [6] Six more turns without a card from the stock, and the hand is void.
   *[other] { $turns } more turns without a card from the stock, and the hand is void.
}
# Why a hand was void, in a line.
untouched-void = { $turns ->
    [one] Nobody drew from the stock for { NUMBER($turns, form: "word") } turn, so the hand is void
   *[other] Nobody drew from the stock for { NUMBER($turns, form: "word") } turns, so the hand is void
}
