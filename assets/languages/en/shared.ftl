# Two people at one computer: the page that chooses the other person, and the curtain between turns.
shared-title = Two players
shared-subtitle = You take turns, with a curtain between turns.
shared-list = At this screen
# The heading of the ways to play with a person at another screen, and the notes on them.
shared-apart = Each at your own screen
shared-host-note = Shows a code, with which the other player joins from another window.
shared-join-note = Type the code that the other player sees.
shared-challenges-note = Send a friend the cards of a match, and compare how you both did.
shared-guest = A guest
shared-guest-note = Nothing is kept for a guest.
# $name (text)
shared-plays-with = Play with { $name }
shared-plays-with-guest = Play with a guest
# $game (text)
shared-game = Game: { $game }
shared-hints-on = Hints: allowed for both
shared-hints-off = Hints: none
shared-take-back-on = Taking back moves: allowed for both
shared-take-back-off = Taking back moves: not allowed
# $name (text)
shared-give = Pass the computer to { $name }
# $name (text)
shared-turn-of = { $name } is next
# $name (text), $key (text): a key
shared-press = { $name }: press { $key } when you are ready.
# $name (text), $key (text): a key
shared-press-again = { $name }: press { $key } to look again.
# $name (text), $button (text): the label of a button
shared-press-button = { $name }: choose “{ $button }”.
shared-cards-hidden = All cards are hidden.
shared-hidden = Hidden
# A person without a name.
shared-nameless = the other player
shared-ready = I'm ready
shared-look = Show my cards
shared-to-menu = Back to the menu
shared-hide = Hide the cards
shared-hide-brief = Hide
# $mine (number), $who (who), $theirs (number)
shared-hints-asked = Hints: you { $mine }, { $who } { $theirs }
# $mine (number), $who (who), $theirs (number)
shared-moves-taken-back = Moves taken back: you { $mine }, { $who } { $theirs }
# $who (who)
shared-cut-of = { $who }'s cut
shared-no-match = no match yet
shared-players = Players at this computer
# $who (who)
shared-challenges = { $who } challenges
shared-challenges-brief = Their challenge
# $name (text)
shared-in-use = { $name } has Gin Parlour open in another window. Close it there, then try again.
# $who (who)
shared-removed = { $who } is no longer a player at this computer. The match goes on, and nothing is kept for { $who }.
shared-nothing-to-hide = You play alone at this screen, so there is no curtain.
