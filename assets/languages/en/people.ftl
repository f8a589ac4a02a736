# The opponents.

people-title = Opponents
people-subtitle = None of them can see your cards
# The same before the first match.
people-subtitle-new = None of them can see your cards. Your wins against them will show here
people-pia = ten years old
people-pia-manner = Learns with you: the more hands you win, the fewer mistakes she makes, until you win about half.
# What her present strength is. $wrong (number): wrong choices in 10
people-pia-now = { $wrong ->
    [0] Right now she plays as well as she can.
    [1] Right now she gets about 1 move in 10 wrong.
   *[other] Right now she gets about { $wrong } moves in 10 wrong.
}
people-felix = the beginner
people-felix-manner = New to the game. Picks up anything that goes with one of his cards, and knocks as soon as he can.
people-bruno = quick to knock
people-bruno-manner = In a hurry. Gets rid of his high cards early and knocks before you are ready.
people-ada = the gin hunter
people-ada-manner = Counts the cards that would help her, and would rather wait for gin than knock.
people-vera = the card counter
people-vera-manner = Forgets no card. She knows what you are waiting for, and holds on to it.
people-anselm = the master
people-anselm-manner = Weighs every card against all the hands you may hold. Few have beaten him twice.
# Matches won against an opponent. $won (number), $played (number)
people-fared = won { $won } of { $played }
people-not-met = not met yet
# The same as a sentence. $won (number), $played (number)
people-you-won = You have won { $won } of { $played }.
# How hard an opponent is to beat. $number (number), $of (number)
people-difficulty = difficulty { $number } of { $of }
# A description of a face. $name (text), $mood (key)
people-face = { $mood ->
    [greeting] { $name } waves
    [thinking] { $name } is thinking
    [pleased] { $name } is pleased
    [caught] { $name } is taken aback
    [winning] { $name } laughs
   *[losing] { $name } looks downcast
}
# The opponent was chosen. $who (who)
people-sits-down = { $who } sits down across from you.

## Outside programs.

# The name of an outside program.
people-guest = Guest
people-person = Opponent
people-guest-kind = an outside program
# The button that asks for its file.
people-other-program = Play against your own bot
people-program = Your own bot
people-program-field = Bot file
people-program-note = Choose its file: type the path, or paste it. Arguments may follow.
# $program (text): the name of its file
people-program-plays = { $program } plays. It sees only what its seat may know.
# $program (text)
people-program-found = { $program } was found.
# $program (text)
people-program-sits-down = { $program } sits down across from you, as { people-guest }.
# $who (who), $reason (text)
people-moved-instead = { $who } made no move ({ $reason }). A house player steps in.
