# Wo mit einem einzigen Schalter gespielt wird.

pointing-what-with = Was damit?
pointing-none-of-these = Nichts davon
pointing-more = { $number } weitere
