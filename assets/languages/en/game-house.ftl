game-house-title = House Rules
# Its part of a mixture's name, such as "Rainbow Rush".
game-house-part = House Rules
game-house-sentence = Knock with under ten, super gin pays 35, and the lower hand scores when the stock runs out.

# The introduction on its page.

game-house-page-super-gin = Super gin is another name for big gin.
game-house-page-example = For example: 16 against 21 when the stock runs out scores 5.
game-house-page-limit = Knocking with fewer than ten points means nine or less.
game-house-page-undercut = An undercut needs a lower hand, so equal hands score nothing.
game-house-page-stock-end = The hand ends with the discard after the last card of the stock was drawn.
