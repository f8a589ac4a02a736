game-skarney-title = Skarney Gin
# Its part of a mixture's name, such as "Rainbow Rush".
game-skarney-part = Skarney
game-skarney-sentence = Lay out a contract, then meld every card; cards are offered, not discarded.

# The introduction on its page.

game-skarney-page-example-contract = For example: 5, 6, 7 in any suits, three nines, and jack, queen, king make a contract.
game-skarney-page-example = For example: gin against a king, a 5 and an ace scores 30 plus 20, which is 50.
game-skarney-page-offer = The published rules say that you offer a card instead of discarding one, but not whether you may decline to; here, you must offer one as long as you have two cards or more.
game-skarney-page-contract = They say that cards are added to melds on later turns only. Here, the same goes for new melds, so the contract is laid out alone; a table option allows more melds right away.
game-skarney-page-two-cards = The two cards per meld and turn are counted together, however you lay them off, and a run may become a mixed run that way.
game-skarney-page-stock-end = When the stock runs out, the published rules compare unmelded cards. Here, every card still held counts, as only melds on the table are out of the score; a table option counts deadwood.
game-skarney-page-begins = Here, the non-dealer begins.
game-skarney-page-deal-in-turn = The players take turns to deal.
