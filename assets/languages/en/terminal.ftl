# Text that only the terminal has.

terminal-saved = Everything is saved, as it is after every move.
terminal-kept = Everything is saved. Goodbye.
terminal-farewell = Goodbye.
terminal-not-kept = Nothing is saved: this copy runs without saving.
terminal-refused = Your last action couldn't be saved, so it wasn't carried out. Everything before it is saved.
terminal-gone = Your games file is no longer where it was: without it, nothing you play is saved.
# An opponent that takes long. $who (who), $seconds (number): the time limit
terminal-waiting = Waiting for { $who } to move, for at most { $seconds ->
    [one] 1 more second
   *[other] { $seconds } more seconds
}. Press Ctrl+C to stop: your match is saved.
terminal-no-note = There is nothing more to say about that.
terminal-no-field = There is nothing to type in here. You can enter a deal code in a game's table options.
terminal-no-key-asked = To change a key, first choose its command on the page of keys.
terminal-type-key = Type the key by its name, such as "key q", "key f5" or "key shift+s".
terminal-type-help = Type a number, or help.
terminal-hand = Hand
# Core: before the cards of the hand that are in no meld, suit by suit, as in "Loose hearts: 4, 9".
# An adjective.
terminal-loose = Loose
terminal-no-braille = This terminal cannot show Braille cells, so cards are named in words only.
# A question about a choice that does not exist. $typed (text)
terminal-no-such = There is no choice "{ $typed }" here.
# A long run of cards, by its ends. $label (text), $first (text), $last (text)
terminal-run = { $label }: { $first } to { $last }
# An empty field. $name (text)
terminal-empty-field = { $name }: none.
# How to fill a field: with any text, with a number, with a deal code.
terminal-type-text = Just type it.
# After a request for help that could also be the text. $typed (text): the request, $whole (text)
terminal-enter-command = To enter "{ $typed }" as the text, type "{ $whole }".
terminal-type-number = Just type the number, then "done"; "back" leaves it as it was.
terminal-type-code = To play a particular deal, just type its code.
# A section of a long page, after the word that reads it. $number (number), $name (text)
terminal-section = section { $number }: { $name }
# Before the list of sections.
terminal-other-sections = Other sections of this page:
# $typed (text), $sections (text): the word that lists them
terminal-no-section = There is no section "{ $typed }" here. Type "{ $sections }" for a list.
# The answer to an empty line. $main (text): the main choice
terminal-say-what = Type a number or a word, such as "{ $main }".
terminal-say-anything = Type a number or a word.
# The answer to a choice without another answer. $choice (text)
terminal-done = Done: { $choice }.
# $typed (text)
terminal-no-key = "{ $typed }" is not the name of a key.
# A command that is impossible now. $typed (text), $legal (texts): possible words
terminal-unknown = "{ $typed }" isn't possible now. You can type: { LIST($legal, by: "comma") }.
# $typed (text), $legal (texts), $near (texts): similar words, in quotes
terminal-unknown-but-near = "{ $typed }" isn't possible now. Did you mean { LIST($near, by: "or") }? You can type: { LIST($legal, by: "comma") }.
# The answer to a number that is in no list. $number (text), $look (text): the word that shows the list
terminal-not-listed = No list with a { $number } is shown now. Type "{ $look }" to see the list, or type what you want to do.
# A command that takes a card, and what may follow it. $word (text), $after (text)
terminal-and-a-card = { $word } and a card{ $after }
# Commands that differ only by number. $first (text), $last (text)
terminal-first-to-last = { $first } to { $last }
# A meld on the table, with its number. $number (number), $name (text)
terminal-meld = Meld { $number }, { $name }
