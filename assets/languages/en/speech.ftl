# The program's own voice, and text that is only spoken.

speech-menu-on = Speech: on
speech-menu-off = Speech: off
speech-beside-reader = A screen reader is running, so this voice stays silent. To hear it instead, start the program with --speech self.
speech-no-engine = No speech engine was found, so the program cannot speak here.
speech-no-voice = This computer has no voice for this language: another one reads it as well as it can.
speech-slowest = It can't go any slower.
speech-fastest = It can't go any faster.
speech-button = button
speech-field = field
speech-selected = selected
speech-not-selected = not selected
speech-can-speak = This program can speak.
# $key (text)
speech-key-turns-on-and-off = { $key } turns speech on, and off again.
speech-button-turns-on-and-off = The Speech button in the menu turns speech on and off.
# $key (text)
speech-helps = Press { $key } for help.
speech-on = Speech is on.
speech-off = Speech is off.
# $key (text)
speech-key-turns-off = { $key } turns it off.
# $key (text)
speech-key-turns-on = { $key } turns it on.
# $slower (text), $faster (text): keys
speech-rates = { $slower } is slower, { $faster } faster.
# The speech rate. $number (number), $most (number)
speech-rate = Rate { $number } of { $most }.
# A thing's position in its area. $number (number), $of (number)
speech-place = { $number } of { $of }
# Letters typed on a page find no entry. $typed (text): those letters
speech-nothing-begins = Nothing begins with { $typed }.
# Shown after it.
speech-type-again = Wait a moment, then type again.
# Shown when letters typed on a page find an entry. $typed (text): those letters, $number (number): the entry's place among those that begin with them, $of (number): how many there are
speech-begins = { $typed }: { $number } of { $of }
# Going from heading to heading: at the last one, at the first one, and on a page without any.
speech-last-heading = No more headings.
speech-first-heading = No earlier heading.
speech-no-headings = No headings here.
