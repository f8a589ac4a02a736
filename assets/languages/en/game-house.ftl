game-house-title = House Rules
# Its part in the name of a mixture, such as "Rainbow Rush".
game-house-part = House Rules
game-house-sentence = Knock with under ten, super gin pays 35, and the lower hand scores when the stock runs out.

# What its page says of it, beside what the rules tell.

game-house-page-super-gin = Players of these rules call big gin super gin.
game-house-page-example = For example: 16 against 21 when the stock is used up scores 5.
game-house-page-limit = Knocking with fewer than ten points means nine or less.
game-house-page-undercut = An undercut needs a defender who is truly lower, so equal hands score nothing.
game-house-page-stock-end = The hand ends with the discard after the last stock card was drawn.
