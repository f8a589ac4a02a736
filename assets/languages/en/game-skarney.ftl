game-skarney-title = Skarney Gin
# Its part of a mixture's name, such as "Rainbow Rush".
game-skarney-part = Skarney
game-skarney-sentence = Lay out a contract, then meld every card; cards are offered, not discarded.

# The introduction on its page.

game-skarney-page-example-contract = For example: 5, 6, 7 in any suits, three nines, and jack, queen, king make a contract.
game-skarney-page-example = For example: gin against a king, a 5 and an ace scores 30 plus 20, which is 50.
game-skarney-page-offer = The source says that you offer a card instead of discarding one, but not whether you may decline to. Here you must offer one as long as you have two cards or more.
game-skarney-page-contract = It says that cards are added to melds in later turns only. We treat new melds in the same way, so the contract is laid out alone; a table option allows more melds right away.
game-skarney-page-two-cards = We count the two cards per meld and turn together, however you lay them off, and let a run become a mixed run that way.
game-skarney-page-stock-end = When the stock runs out, the source compares unmelded cards. We count every card still held, as only melds on the table are out of the score; a table option counts deadwood.
game-skarney-page-begins = That the non-dealer begins is our reading too.
game-skarney-page-deal-in-turn = So is taking turns to deal.
