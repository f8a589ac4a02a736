# Two people at one computer: the page that chooses the other person, and the curtain between turns.
shared-title = Two players
shared-subtitle = You take turns, with a curtain between.
shared-list = Who plays with you
shared-guest = A guest
shared-guest-note = Nothing is kept for a guest.
# $name (text)
shared-plays-with = Play with { $name }
# $game (text)
shared-game = Game: { $game }
shared-hints-on = Hints: allowed for both
shared-hints-off = Hints: none
shared-take-back-on = Taking back moves: allowed for both
shared-take-back-off = Taking back moves: not allowed
# $name (text)
shared-give = Give the computer to { $name }
# $name (text)
shared-press = { $name }: press Enter when you are ready.
shared-cards-hidden = All cards are hidden.
shared-ready = I'm ready
shared-to-menu = Leave for the menu
shared-hide = Hide the cards
# $mine (number), $who (who), $theirs (number)
shared-hints-asked = Hints: you { $mine }, { $who } { $theirs }
# $mine (number), $who (who), $theirs (number)
shared-moves-taken-back = Moves taken back: you { $mine }, { $who } { $theirs }
# $who (who)
shared-cut-of = { $who }'s cut
shared-no-match = no match yet
shared-players = Players at this computer
