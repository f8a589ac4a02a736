# What the terminal says by itself.

terminal-saved = Everything is saved, as it is after every move.
terminal-kept = Everything is saved. Goodbye.
terminal-farewell = Goodbye.
terminal-not-kept = Nothing is saved: this copy runs without saving.
terminal-refused = Your last action couldn't be saved, so it wasn't carried out. Everything before it is saved.
terminal-gone = Your games file is no longer where it was: without it, nothing you play is saved.
# An opponent that takes long. $who (who), $seconds (number): how long at most
terminal-waiting = Waiting for { $who } to move, { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
} more at most. Press Ctrl+C to stop: your match is saved.
terminal-no-note = There is nothing more to say about that.
terminal-no-field = There is nothing to type in here. A deal code goes among the table options of a game.
terminal-no-key-asked = To change a key, first choose its command on the page of keys.
terminal-type-key = Type the key by its name, such as "key q", "key f5" or "key shift+s".
terminal-type-help = Type a number, or help.
terminal-hand = Hand
# Core: before the cards of the hand that are in no meld, suit by suit, as in "Loose hearts: 4, 9".
# An adjective.
terminal-loose = Loose
terminal-no-braille = This terminal cannot show Braille cells, so cards are named in words only.
# A question about a choice that is not there. $typed (text)
terminal-no-such = There is no choice "{ $typed }" here.
# A run of many cards by its ends. $label (text), $first (text), $last (text)
terminal-run = { $label }: { $first } to { $last }
# A field with nothing in it. $name (text)
terminal-empty-field = { $name }: none.
# How to fill a field: with any text, with a number, with a deal code.
terminal-type-text = Just type it.
# After help was asked for by what could also be the text. $typed (text): what was typed, $whole (text)
terminal-enter-command = To enter "{ $typed }" as the text, type "{ $whole }".
terminal-type-number = Just type the number, then "done"; "back" leaves it as it was.
terminal-type-code = To play a certain deal, just type its code.
# A part of a long page after what is typed to read it. $number (number), $name (text)
terminal-section = section { $number }: { $name }
# Before the list of such parts.
terminal-other-sections = Other parts of this page:
# $typed (text), $sections (text): the word that lists them
terminal-no-section = There is no section "{ $typed }" here. Type "{ $sections }" for a list.
# The answer to an empty line. $main (text): what can be done
terminal-say-what = Type a number or a word, such as "{ $main }".
terminal-say-anything = Type a number or a word.
# The answer to a choice that has nothing to say by itself. $choice (text)
terminal-done = Done: { $choice }.
# $typed (text)
terminal-no-key = "{ $typed }" is not the name of a key.
# A command that cannot be done now. $typed (text), $legal (texts): words that can be typed
terminal-unknown = "{ $typed }" isn't possible now. You can type: { LIST($legal, by: "comma") }.
# $typed (text), $legal (texts), $near (texts): words that are spelled alike, in quotes
terminal-unknown-but-near = "{ $typed }" isn't possible now. Did you mean { LIST($near, by: "or") }? You can type: { LIST($legal, by: "comma") }.
# The answer to a number that no list has now. $number (text), $look (text): the word to see the list
terminal-not-listed = No list with a { $number } is shown now. Type "{ $look }" to see the list, or type what you want to do.
# A command that takes a card, and what may come after it. $word (text), $after (text)
terminal-and-a-card = { $word } and a card{ $after }
# Commands that differ by their numbers alone. $first (text), $last (text)
terminal-first-to-last = { $first } to { $last }
# A meld on the table, with the number it goes by. $number (number), $name (text)
terminal-meld = Meld { $number }, { $name }
