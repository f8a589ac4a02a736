# The people who play on this computer. Don't mix them up with the opponents, who are in people.ftl.

players-title = Who's playing
players-who = Who's playing?
players-subtitle = Each has matches, records and settings of their own
players-who-subtitle = Choose a player, or press a number
# The list of players, for a screen reader.
players-list = players
# A player without a name. $number (number)
players-unnamed = Player { $number }
players-here = Playing now
players-last = Played last
# In a numbered list. $name (text)
players-named-here = { $name }, playing now
# $name (text)
players-named-last = { $name }, who played last
# $number (number): the key that chooses a player
players-key = Key { $number }
players-guest = Guest
players-guest-note = Nothing is saved, neither matches nor settings
# After a player was chosen. $name (text)
players-plays-now = { $name } is playing now.
# $name (text)
players-plays-already = { $name } is already playing.
players-guest-plays = A guest is playing now. Nothing is saved, neither matches nor settings.
# At the foot of the menu, if there are several players. $name (text)
players-in-menu = { $name } is playing
# In the menu, in place of a record.
players-guest-in-menu = A guest is playing: nothing is saved
players-guest-already = A guest is already playing.

## A new player.

players-new = New player
players-new-title = A new player
players-name = Name
players-new-note = Type the name. The face can be changed later.
players-name-missing = a name has at least one letter
# $name (text)
players-name-taken = there is already a player called { $name }
# $name (text)
players-joins = { $name } joins the players.
# $name (text)
players-joined = { $name } can play here now. Choose { $name } to begin.

## Removing the player who plays now.

# $name (text)
players-remove = Remove { $name }
# Instead, while a guest plays.
players-remove-someone = Remove a player
# $name (text)
players-remove-note = { $name } will no longer be in the list. Nothing is deleted: matches and settings stay in the data folder.
players-keep = Keep
# $name (text), $path (text)
players-removed = { $name } is no longer in the list. Everything is kept in { $path }.
players-remove-guest = choose the player to remove first
players-remove-alone = you are the only player here
# Under the title, in place of players-subtitle.
players-subtitle-guest = To remove a player, choose that player first
players-subtitle-alone = The only player here can't be removed

## At the start.

players-ask = At the start: ask who plays
players-ask-not = At the start: continue as the last player
players-asks = At the start, the program asks who plays.
players-asks-not = At the start, the program continues as the last player, without asking.
# The reason why players can't be chosen.
players-unsaved = nothing is saved this time, so there is only one player
# In answer to Esc on the page at the start.
players-choose-first = Choose who plays, or Quit.

## The command line.

# $name (text), $known (texts)
players-unknown = there is no player { $name } here; the players are { LIST($known, by: "comma") }
# $name (text), $folders (texts)
players-ambiguous = several players are called { $name }; name the folder of one: { LIST($folders, by: "comma") }
players-guest-has-nothing = a guest has nothing saved
