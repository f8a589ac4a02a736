# Challenges: a match that a friend plays on the same cards.
### $who (who): the opponent, $name (text): the friend's name, $game (text), $hand (number), $move (number), $line (number), $start (text): letters, $why (text): a phrase, $yours (number), $theirs (number), $hands (number), $what (text), $path (text), $most (number)

challenge-title = Challenges
challenge-one = Challenge
# The title at the table, and in a list of matches.
challenge-at-table = Challenge: { $game }
# A friend who gave no name.
challenge-friend = your friend
challenge-subtitle = The same cards, the same opponent
challenge-none = A friend who has this program can send you a match as a text. Copy the whole text and paste it here: you play the same cards against the same opponent, then compare the two matches. To send one yourself, finish a match and choose Share.
challenge-paste = Paste a challenge
# In the terminal, instead of pasting by a button.
challenge-paste-here = Paste the text of the challenge now. An empty line ends it.
challenge-open-file = Open a file
challenge-file-field = File
challenge-file-note = Type where the file is: a challenge, or a saved hand.
challenge-file-named = Open { $path }

# A line of the list.
challenge-row = { $name }: { $game } against { $who }
challenge-to-play = not played yet
challenge-begun = in progress
challenge-yours = your own
challenge-better = you did better
challenge-worse = { $name } did better
challenge-equal = a tie
# Of the player's own match.
challenge-better-now = better this time
challenge-better-then = better the first time

## The page of a challenge.

challenge-invites = { $name } has played { $game } against { $who }. Play the same cards, against the same opponent.
challenge-invites-alone = { $name } has played { $game }. Play the same cards.
# $options (text)
challenge-options = Table options: { $options }
# The player's own match.
challenge-own = This is your own match: you played { $game } against { $who }.
challenge-own-alone = This is your own match: you played { $game }.
challenge-own-again = You can play the same cards again for practice, then compare the two matches.
challenge-own-with-undo = You took moves back in it.
challenge-with-undo = { $name } took moves back in it.
challenge-waits = You'll see the other match when you have finished yours.
challenge-goes-on = You've already started it.
challenge-counts = The first time counts. After that you can play the same cards again for practice.
challenge-seal = The seal of the first hand
challenge-seal-fits = The cards and all moves in the challenge fit this seal.
challenge-seal-compared = If { $name } tells you the seal that the program showed before the first hand, you can compare the two.
challenge-play = Play
challenge-continue = Continue
challenge-again = Play again
challenge-fair = Is it fair?

## Both lines side by side.

challenge-you = You
# The two lines of the player's own match.
challenge-now = This time
challenge-then = The first time
challenge-both-lines = Side by side
challenge-lead = Lead over the opponent, hand by hand
challenge-final-score = points of the match
challenge-final-score-of-opponent = points of the opponent
challenge-ahead = lead
challenge-hands = Hands played
challenge-hand = Hand { $hand }
# The lead in points after a hand. $number (number)
challenge-lead-so-far = lead { $number }
challenge-you-won = You won { $yours } to { $theirs } in { $hands ->
    [one] one hand
   *[other] { $hands } hands
}.
challenge-you-lost = You lost { $yours } to { $theirs } in { $hands ->
    [one] one hand
   *[other] { $hands } hands
}.
challenge-you-gave-up = You gave up after { $hands ->
    [0] no finished hand
    [one] one hand
   *[other] { $hands } hands
}.
challenge-friend-won = { $name } won { $yours } to { $theirs } in { $hands ->
    [one] one hand
   *[other] { $hands } hands
}.
challenge-friend-lost = { $name } lost { $yours } to { $theirs } in { $hands ->
    [one] one hand
   *[other] { $hands } hands
}.
challenge-you-alone = You have { $yours } penalty points in { $hands ->
    [one] one deal
   *[other] { $hands } deals
}.
challenge-friend-alone = { $name } has { $yours } penalty points in { $hands ->
    [one] one deal
   *[other] { $hands } deals
}.
challenge-did-better = You did better than { $name }.
challenge-did-worse = { $name } did better.
challenge-did-equal = You did equally well.
challenge-did-better-now = You did better this time.
challenge-did-better-then = You did better the first time.
challenge-hand-title = Hand { $hand }, side by side
challenge-turn = Turn { $move }
# Read out instead, at the first turn in which the lines differ.
challenge-turn-apart = Turn { $move }, here the play differs
# One line has fewer turns or hands.
challenge-no-turn = nothing more
challenge-not-played = not played
# The last line of a hand's moves.
challenge-result = Result
challenge-watch-yours = Watch your hand
challenge-watch-theirs = Watch { $name }

## What can be wrong with a challenge. Phrases.

challenge-too-long = the text has more than { $most } characters, more than any challenge
# $head (text)
challenge-no-challenge = there is no challenge in this text: a challenge begins with “{ $head }”
# $version (number), $known (number)
challenge-newer = the challenge has format { $version }, and this version of the program reads format { $known }: install a newer version
# $sign (text)
challenge-odd-sign = line { $line } of the challenge, which begins with { $start }, contains { $sign }, which is not a letter of a challenge
challenge-slip = line { $line } of the challenge, which begins with { $start }, is not as it was sent: copy it again
# $of (number)
challenge-breaks-off = the challenge breaks off in line { $line } of { $of }: copy the whole text
challenge-no-contents = the challenge was copied correctly but makes no sense: another program wrote it
challenge-unknown-opponent = the challenge has an opponent that this version does not know
challenge-no-cards = no cards can be dealt from this challenge
challenge-other-seal = the seal in the challenge belongs to other cards: someone changed the challenge
challenge-after-the-end = hand { $hand } of the challenge was played after the end of the match
challenge-not-to-the-end = the match in the challenge is not finished after { $hands ->
    [one] one hand
   *[other] { $hands } hands
}
challenge-bad-move = move { $move } in hand { $hand } of the challenge is impossible: { $why }
challenge-move-after-end = move { $move } in hand { $hand } of the challenge was made after the end of the hand
challenge-hand-without-end = hand { $hand } of the challenge has no end
challenge-not-daily = a daily deal needs no challenge: your friends find the same cards in their calendar
challenge-not-guest = your friends do not have the program that played as Guest
challenge-not-finished = only a finished match can be a challenge
challenge-unread-file = { $path } cannot be read: { $why }
challenge-large-file = the file is larger than { $most } bytes, more than any challenge or hand
