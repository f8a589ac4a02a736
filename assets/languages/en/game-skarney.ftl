game-skarney-title = Skarney Gin
# Its part in the name of a mixture, such as "Rainbow Rush".
game-skarney-part = Skarney
game-skarney-sentence = Lay out a contract, then meld every card; cards are offered, not discarded.

# What its page says of it, beside what the rules tell.

game-skarney-page-example-contract = For example: 5, 6, 7 in any suits, three nines, and jack, queen, king are a contract.
game-skarney-page-example = For example: gin against a king, a 5 and an ace scores 30 and 20, together 50.
game-skarney-page-offer = The source says that a card is offered in place of a discard, and not that one may be kept back: we take the offer as compulsory for whoever has two cards or more.
game-skarney-page-contract = The contract is laid out alone: cards are added in later turns, it says, and we read new melds likewise. A table option allows them at once.
game-skarney-page-two-cards = The two cards a turn on each meld are counted together, however they are laid, and a run may become a mixed run by them.
game-skarney-page-stock-end = When the stock is used up it compares unmelded cards. We count every card still held, since only melds on the table are out of the score; a table option counts deadwood.
game-skarney-page-begins = Who begins is our reading too.
game-skarney-page-deal-in-turn = So is that the players deal in turn.
