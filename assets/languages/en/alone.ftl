# Confirmation before ending a solitary deal early.

### $points (number), $turns (number)

alone-stop = End the deal
alone-asked = End the deal?
alone-play-on = Play on
alone-stop-at = End it at { $points }
alone-would-be = { $points ->
    [one] { $turns ->
        [1] That would be { $points } point, and you still have one turn.
       *[other] That would be { $points } point, and you still have { $turns } turns.
    }
   *[other] { $turns ->
        [1] That would be { $points } points, and you still have one turn.
       *[other] That would be { $points } points, and you still have { $turns } turns.
    }
}
alone-costs-nothing = Drawing costs you nothing: you can discard a card you don't want straight away.
