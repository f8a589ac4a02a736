# Fair play: the page that Help leads to, which is docs/fairness.md too, and the seals.

fairness-title = Fair play
# All that most players want to know. $who (who): the opponent
fairness-in-short = { $who } never sees your cards. The deck is fixed before you cut, and you can prove it.
# The same where one plays alone and nobody cuts.
fairness-in-short-alone = The deck is fixed before the first card is dealt, and you can prove it.
# Leads to everything else.
fairness-details = Details
fairness-seal = The seal of this hand
fairness-seal-note = The deal is sealed: once you have cut, nobody can change the cards, and you can prove it.
fairness-before = Write down all 64 digits if you want to check them after the hand.
fairness-later = After the hand, this page shows everything that was sealed.
fairness-shown = Shown before the hand
fairness-sealed = What was sealed
fairness-fits = The SHA-256 of this line is the seal.
fairness-cards = From the secret and your cut to the cards
fairness-next = The seal of the next hand
fairness-own-cut = Cut the cards yourself
fairness-cut-field = Your cut
fairness-cut-note = Type letters and digits nobody could guess. They are mixed into every deal.
fairness-save = Save this hand to a file
fairness-no-folder = Nothing is saved this time, so there is no folder for the file.
fairness-no-seal = This deal was prepared for the lesson. It has no seal.
# What a terminal prints before a hand; "seal" is typed.
fairness-at-deal = The deal is sealed. Type seal and write all of it down.
# Which hand a seal is of. $game (text), $number (number)
fairness-subtitle = { $game } · hand { $number }
# How the player cut. $cut (text)
fairness-cut = Your cut: { $cut }.
# What follows from the secret and the cut. $digits (text), $code (text)
fairness-begins-with = The SHA-256 of this line begins with { $digits }. Deal code { $code } is the same number, and deals these cards again.
# Where the file lies. $path (text)
fairness-saved = Saved as { $path }.

## What was found in order in a file, line by line.

# $game (text), $hand (number), $you (flag): did the player deal?, $score (text)
fairness-hand = { $game }, hand { $hand }: { $you ->
    [true] you
   *[false] the opponent
} dealt, and the score stood at { $score }.
# Both scores, or what both players wrote. $first (number), $second (number)
fairness-score = { $first } to { $second }
# $seal (text)
fairness-fits-older = The seal fits the cards: { $seal }.
fairness-older = The file is in the older form: its seal covers the cards and the stake die. The game, the number of the hand, the dealer and the scores are as the file tells them.
# $seal (text)
fairness-fits-all = The seal fits the game, the hand, the dealer and the scores: { $seal }.
fairness-nobody-cut = The cards are those of the deal code that was sealed; nobody cut.
# $cut (text)
fairness-with-cut = The cards follow from the secret that was sealed and your cut, { $cut }.
fairness-without-cut = The cards follow from the secret that was sealed and no cut.
# $mark (text)
fairness-mark = All hands of this match have the mark { $mark }.
# $moves (number), $outcome (key): how the hand ended, $points (text)
fairness-moves = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}, every one legal, and they lead to the count as written: { $outcome ->
    [knock] knock
    [gin] gin
    [big_gin] big gin
    [shot] shot
    [undercut] undercut
    [tie] tie
    [refused] refused
    [void] void
    [compared] compared
    [solo_gin] gin
    [solo_loose] no gin
    [out] out
   *[challenge] challenge
}, { $points }.

## The page.

fairness-knows = What an opponent knows
fairness-own-cards = Its own cards, and what was laid open in this hand: what any player at the table would know who forgets nothing. Of the match's earlier hands it learns who ended each, how and after how many turns, the deadwood shown and what was written on the sheet, but no card of them. All levels know the same. They differ in how far they think, in patience and in daring.
fairness-never-handed = It is never handed your cards, the stock or the shuffle. What decides is given an observation of one seat, in which these are not contained. An opponent that thinks for longer does so in a process of its own, which is sent lines of text with that observation. The lines are described in engine-protocol.md, and a test reads the very bytes: deal every unseen card anew, and they stay the same.
fairness-guest = An outside program that sits down as Guest is sent the same lines, and at most one number besides: it comes from the match's secret, is meant for the program's own random choices and says nothing about the cards. Where you have named a seed it is sent no number. But it is a program like any other and runs with your rights: it can read your files, parlour.db among them, where the secret lies. Let a program sit down only if you would trust it with your files.
fairness-dealt = How cards are dealt
fairness-secrets = A match begins with a secret of 256 bits from the computer's system. Each hand has a secret of its own, which follows from that one. The hand's secret and your cut together give a number of 44 bits, which a deal code spells, and all 52 cards are shuffled by it: a Fisher-Yates shuffle. From then on their order is fixed: no card is chosen while you play.
fairness-your-cut = Your cut is made when the seal of the first hand has been shown, and counts for the whole match. It is the moment at which you press Deal or Cut for me, to a thousandth of a second, or what you type in its place. A program that means to cheat could guess at a moment, or at a short word; type something longer to be sure. Who cuts the lower card and deals first is the program's own lot, and Solitary Gin has no cut.
fairness-not-evened = Nothing is evened out. A player who is behind, or has lost often, is dealt no better hand.
fairness-the-seal = The seal
# $key (text): the key that tells the seal
fairness-each-hand = Each hand has a seal, which is shown before its first card: the SHA-256 of a line with the game and its options, the number of the hand, the dealer, the scores and the hand's secret. { $key } tells it at any time, and so does The seal in the table's menu, on the score sheet and at the cut. After a hand they tell the next one's too.
fairness-note-all = Write down all 64 digits of it. If you note only a few, another line can be shown whose seal begins the same way; finding one takes seconds. Nobody knows how to find one that matches all of them.
fairness-after-hand = After the hand the line is shown, with your cut and the deal code. If the seal fits the line, and the cards follow from the secret in it and your cut, nothing was changed since you noted the seal.
fairness-chain = The secrets of a match are a chain: each is the SHA-256 of the next hand's. So the seal of the first hand binds the program for the next thousand, before your cut, and a secret that was shown gives earlier hands only. A deal code gives its own hand only, and is shown when that hand is over.
fairness-not-shown = What this does not show
fairness-searched = A number of 44 bits can be searched. With patience and many computers one could try them all against the cards that are in sight and find the rest of a hand while it is played; of other hands that says nothing. What keeps a deal hidden before the first card is the secret, not that number.
fairness-not-looked = A seal shows that the secret was fixed before your cut, so that neither the program nor you chose the cards alone. That nobody looked at them during the hand no seal can show: for that there is the program's source, and the lines that the opponent is sent.
fairness-file = The secret lies in the file of your matches, parlour.db in the data folder, or no hand could go on after a break. Whoever opens that file with another program can work out both hands, the order of the stock and all later deals of the match. It is not encrypted: a key would have to lie beside it, and hide nothing. So nothing proves to anybody else that you did not look; at this table you would only spoil your own game, since the program's opponents are not given the file and no result leaves this computer.
fairness-seed = Where you have named a seed, by --seed or a deal code, all hands of the match follow from it, for whoever knows it; the deal's code is sealed then, and nothing is cut. A short seed can even be found by trying seeds until one deals the cards in sight, and a Guest could do that too; play without a seed if it matters. A match that an earlier version began goes on as it was: its seals cover the cards and the stake die alone, and all its hands follow from one number of 44 bits.
fairness-check = Check it yourself
fairness-saves = The seal's page saves a finished hand to a file of plain text: what was sealed, your cut, the deal, all moves and the count.
fairness-verify = gin-parlour-console --verify FILE, or python main.py --verify FILE, checks the seal, that the cards follow from the secret and the cut, that each move was legal, and that they lead to the count. Compare the seal it prints with the one you noted.
fairness-by-hand = By hand on Linux: printf '%s' 'LINE' | sha256sum gives the seal, where LINE is what stands after "sealed:". With 'deal SECRET; cut CUT' in its place the result begins with what stands after "digits:", and the deal code, typed among the table options of a game, deals these cards again. With 'SECRET' alone it gives the secret of the hand before, and for the first hand what stands after "match:".
