# Two people at one table who play at two windows or terminals of one computer.
### $name (text): the other person, $code (text): letters such as 4K7-M2Q, $why (text): a phrase, $path (text)

## The host waits for the other person.

# A button of the page "Two players".
linked-host = Wait for someone to join
linked-waiting-title = Waiting for the other player
linked-resume-title = Waiting for { $name }
linked-code = The code is { $code }.
# For a voice: the code letter by letter. $letters (text)
linked-code-letters = Letter by letter: { $letters }.
linked-how = The other player opens Gin Parlour in another window or terminal of this computer, chooses “Two players” and “Join a table”, and types the code.
# $command (text): what to type
linked-how-typed = Or type it in a terminal: { $command }
linked-only-here = The code works on this computer only, for the user who is logged in. Nothing goes over a network.
# A match that was begun in this way and is played on.
linked-here = Play on at this screen, taking turns
linked-cancel = Don't wait

## The other person joins a table.

# A button of the page "Two players", and the title of the page with the field.
linked-join = Join a table
linked-field = Code
# $count (number): of letters and digits
linked-note = Type the code that the other player's screen shows: { $count } letters and digits.
linked-ready = Joins the table with the code { $code }.

## At the table.

linked-sits-down = { $name } sits down.
linked-you-sit-down = You sit down with { $name }.
linked-away = { $name } is away. The match waits.
linked-back = { $name } is back.
linked-gone = { $name } has left the table. The match waits; the code to come back is { $code }.
linked-flooded = { $name }'s program sent too much and was disconnected. The match waits; the code to come back is { $code }.
linked-new-code = Wrong codes were typed. The code is now { $code }.
linked-host-gone = { $name } has left the table. The match is saved there: when { $name } plays on, join again with the new code.
linked-saved = The match is in your list of finished matches too.
linked-taken-back = { $name } has taken moves back.
linked-cut = { $name } has cut the cards.
# The person looks at another page, such as the rules.
linked-has-played = { $name } has played. The game goes on at the table.
# The line above the table. $note (text): its usual words
linked-note-away = { $name } is away: the match waits
linked-note-gone = { $name } has left. Code: { $code }
linked-host-begins = { $name } begins the next match, and you are at the table again.
linked-after-match = Reviews and the report open when the match is over.

## Why something is not possible. Phrases, since some are part of another sentence.

# $count (number): of letters and digits
linked-no-code = { $code } is not the code of a table, which has { $count } letters and digits
linked-no-table = no table is waiting with the code { $code }; compare it with the code on the other player's screen
linked-wrong-code = { $code } is not the code of this table; compare it with the code on the other player's screen
linked-full = two players are already at this table
linked-other-player = the match at this table is with another player; only that player can join
linked-version = the other program is a different version of Gin Parlour; start the same version twice
linked-other-user = { $path } belongs to another user of this computer
linked-silent = the table does not answer; check that the other program is still running
linked-nonsense = the other program sent something that makes no sense here ({ $why }); the match is safe there
linked-nothing-saved = tables are found in the data folder, and this game runs without one
linked-not-opened = no one can join: { $path } can't be opened ({ $why })
linked-host-away = { $name } is away, so nothing was done; the match waits
linked-too-early = first see what the other player has done
linked-no-answer = { $name }'s program has not answered yet; the move is shown as soon as it does
# $why (key): late, save or rules
linked-refused = { $why ->
    [late] the other player was quicker; look at the table again
    [save] the other program could not save that, so it was not done
   *[rules] the other program does not allow that now
}
linked-wrong-record = the record of the match does not fit its seals and was not saved
linked-no-record = the other program has not sent the finished match yet
