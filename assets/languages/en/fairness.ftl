# Fair play: the page in Help, which is also docs/fairness-proof.md, and the seals.

fairness-title = Fair play
# The summary for most players. $who (who): the opponent
fairness-in-short = { $who } never sees your cards. The order of the cards is fixed before the first one is dealt, and you can check that.
# The same for a player who plays alone, without a cut.
fairness-in-short-alone = The order of the cards is fixed before the first one is dealt, and you can check that.
# Leads to the full explanation.
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
# Printed by a terminal before a hand; "seal" is typed.
fairness-at-deal = The deal is sealed. To check it later, type seal. Then write down all 64 digits.
# The hand that a seal belongs to. $game (text), $number (number)
fairness-subtitle = { $game } · hand { $number }
# The player's cut. $cut (text)
fairness-cut = Your cut: { $cut }.
# The result of the secret and the cut. $digits (text), $code (text)
fairness-begins-with = The SHA-256 of this line begins with { $digits }. Deal code { $code } is the same number, and deals these cards again.
# The path of the file. $path (text)
fairness-saved = Saved as { $path }.

## Successful checks of a file, line by line.

# $game (text), $hand (number), $you (flag): did the player deal?, $score (text)
fairness-hand = { $game }, hand { $hand }: { $you ->
    [true] you
   *[false] the opponent
} dealt, and the score stood at { $score }.
# Both scores, or both players' written scores. $first (number), $second (number)
fairness-score = { $first } to { $second }
# $seal (text)
fairness-fits-older = The seal fits the cards: { $seal }.
fairness-older = The file is in the older form: its seal covers the cards and the stake die. The game, the number of the hand, the dealer and the scores are as the file gives them.
# $seal (text)
fairness-fits-all = The seal fits the game, the hand, the dealer and the scores: { $seal }.
fairness-nobody-cut = The cards are those of the deal code that was sealed; nobody cut.
# $cut (text)
fairness-with-cut = The cards follow from the secret that was sealed and your cut, { $cut }.
fairness-without-cut = The cards follow from the secret that was sealed, without a cut.
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
fairness-own-cards = An opponent knows its own cards and everything laid open in this hand: what any player with a perfect memory would know. From earlier hands of the match it knows who ended each one, how and after how many turns, the deadwood shown and what was written on the sheet, but none of the cards. All levels know the same. They differ in their manners, in how much they conclude from your moves, and in how far they think ahead.
fairness-never-handed = An opponent never receives your cards, the stock or the shuffle. The code that decides gets only what one seat can see. An opponent that thinks for longer runs as a separate process, which receives that view as lines of text. engine-protocol.md describes the lines. A test deals the unseen cards differently and checks that the lines stay the same, byte for byte.
fairness-guest = An outside program that plays as Guest receives the same lines, and at most one number for its own random choices. The number is derived from the match's secret and says nothing about the cards. If you have given a seed, it gets no number. But it runs with your rights, and can read your files, including parlour.db, which holds the secret. Play only against programs that you would trust with your files.
fairness-dealt = How cards are dealt
fairness-secrets = Each match begins with a secret of 256 bits from the computer's own source of random numbers. Each hand has its own secret, derived from that one. The hand's secret and your cut together give a number of 44 bits, which the deal code spells. That number shuffles all 52 cards (a Fisher-Yates shuffle). From then on their order is fixed: no card is chosen while you play.
fairness-your-cut = You cut once the seal of the first hand has been shown, and that cut counts for the whole match. Your cut is the moment when you press Deal or Cut for me, to a thousandth of a second, or a text that you type instead. A program that wanted to cheat could guess a moment, or a short word; type something longer to be sure. The program alone draws the two cards that decide who deals first. Solitary Gin has no cut.
fairness-not-evened = Nothing is evened out. A player who is behind, or has lost often, gets no better cards.
fairness-the-seal = The seal
# A button of the table's menu: shows the seal.
fairness-is-it-fair = Is the deal fair?
# $key (text): the key that reads out the seal
fairness-each-hand = Each hand has a seal, shown before its first card: the SHA-256 of a line with the game and its options, the number of the hand, the dealer, the scores and the hand's secret. { $key } shows the seal at any time, and so do “Is the deal fair?” in the table's menu and The seal on the score sheet. After a hand they also show the seal of the next one.
fairness-note-all = Write down all 64 digits. If you note only a few, someone could show you another line whose seal begins the same way; finding one takes seconds. No way is known to find one that matches all 64.
fairness-after-hand = After the hand the line is shown, with your cut and the deal code. If the seal fits the line, and the cards follow from the secret in it and your cut, nothing has been changed since you noted the seal.
fairness-chain = The secrets of a match form a chain: each is the SHA-256 of the next hand's secret. So the seal of the first hand, shown before you cut, binds the program for the first thousand hands. A secret that has been shown reveals only the secrets of earlier hands. A deal code reveals only its own hand, and is shown when that hand is over.
fairness-not-shown = What this does not show
fairness-searched = 44 bits are few enough to try them all. With patience and many computers, someone could test every number against the cards in sight and find the rest of a hand while it is played; that says nothing about other hands. Before the first card, it is the secret that keeps the deal hidden, not that number.
fairness-not-looked = A seal shows that the secret was fixed before your cut, so neither the program nor you chose the cards alone. No seal can show that nobody looked at them during the hand. To check that, read the program's source, or the lines that the opponent receives.
fairness-file = The secret is kept with your matches, in parlour.db in the data folder; otherwise no hand could continue after a break. Anyone who opens that file with another program can work out both hands, the order of the stock and all later deals of the match. The file is not encrypted: the key would have to lie next to it, and would hide nothing. So you can't prove to anybody else that you didn't look. At this table you would only spoil your own game, since the program's opponents don't get the file and no result leaves this computer.
fairness-seed = If you give a seed, with --seed or a deal code, anyone who knows it can work out all hands of the match. The seal then covers the deal code in place of a secret, and nobody cuts. A short seed can even be found by trying seeds until one deals the cards in sight, and a Guest could do that too; play without a seed if it matters. A match begun in an earlier version continues with its older seals, which cover only the cards and the stake die, and all its hands follow from one number of 44 bits.
fairness-check = Check it yourself
fairness-saves = The seal's page saves a finished hand to a plain text file: what was sealed, your cut, the deal, all moves and the count.
fairness-verify = gin-parlour-console --verify FILE, or python main.py --verify FILE, checks the seal, that the cards follow from the secret and the cut, that each move was legal, and that they lead to the count. Compare the seal it prints with the one you noted.
fairness-by-hand = By hand on Linux: printf '%s' 'LINE' | sha256sum gives the seal, where LINE is the text after "sealed:" in the file. With 'deal SECRET; cut CUT' in place of 'LINE', the result begins with the text after "digits:". The deal code is the same number: type it among the table options of a game to deal these cards again. With 'SECRET' alone the result is the secret of the hand before, and for the first hand the text after "match:".
