# Words that the program combines itself: cards, lists, numbers. Translate all of this file
# before any other: every sentence uses it. A missing entry is shown in English, so
# keep those without text too, such as grammar-only-card. `$style` is how they are written or spoken: print,
# speak, short, written, written-short, braille or braille-short. A translation may add its own
# terms here, such as -grammar-article, and its own options.

# The language's own name, such as Deutsch or Polski.
grammar-language = English

# The player who is addressed, within a sentence. It may have options.
grammar-you = you
# Separators of list items, clauses and sentences.
grammar-comma = {", "}
grammar-semicolon = {"; "}
grammar-space = {" "}
# "7♥, 8♥ and 9♥". $start (text): all but the last, $last (text)
grammar-list-and = { $start } and { $last }
# "hearts or spades". $start (text): all but the last, $last (text)
grammar-list-or = { $start } or { $last }
# Each kind of value on its own, as on a card or a button. $what (card)
grammar-only-card = { $what }
# $what (suit)
grammar-only-suit = { $what }
# $what (rank)
grammar-only-rank = { $what }
# The letter or number in the corner of a card. $what (rank)
grammar-only-index = { RANK($what, form: "index") }
# $what (share)
grammar-only-share = { $what }
# $what (date)
grammar-only-date = { $what }
# $what (number)
grammar-only-number = { $what }
# The letter or number in the corner of a card. $what (rank)
grammar-index = { RANK($what, form: "index") }
# Five ways to join parts into one text. $parts (texts)
grammar-all = { LIST($parts, by: "and") }
# $parts (texts)
grammar-alternatives = { LIST($parts, by: "or") }
# $parts (texts)
grammar-commas = { LIST($parts, by: "comma") }
# $parts (texts)
grammar-clauses = { LIST($parts, by: "semicolon") }
# $parts (texts)
grammar-sentences = { LIST($parts, by: "sentence") }
# $parts (texts)
grammar-phrase = { LIST($parts, by: "space") }
# "Stock: 12 cards". $label (text), $text (text)
grammar-labelled = { $label }: { $text }
# A symbol that voices do not read, and its name. $sign (text), $name (text)
grammar-sign = { $style ->
    [print] { $sign }
   *[speak] { $name }
}
# Within a sentence: "undercut bonus: 20". $label (text), $text (text)
grammar-stated = { TELL($label, form: "within") }: { TELL($text, form: "within") }
# A title within a sentence. $text (text)
grammar-within = { TELL($text, form: "within") }
# A phrase as a question. $text (text)
grammar-asked = { $text }?
# A phrase as a sentence. $text (text)
grammar-ended = { $text }.
# A phrase at the start of a sentence; its first letter becomes a capital. $text (text)
grammar-started = { $text }
# $text (text)
grammar-bracketed = [{ $text }]
# A word that may be typed, for example. $text (text)
grammar-quoted = "{ $text }"
# An opponent's words at the table. $line (text)
grammar-words = “{ $line }”
# The same after an action: "knocks with 4. “That will do.”" $did (text), $line (text)
grammar-and-words = { $did }. “{ $line }”
# $name (text), $line (text)
grammar-says = { $name }: “{ $line }”
# $number (number)
grammar-percent = { $number }%
# Points given away that round to none.
grammar-under-one = under 1
# A number with one decimal, "12.5". $whole (number), $part (number)
grammar-decimal = { $whole }.{ $part }
# With `sign: "always"` a sign is separated from its number, with `sign: "close"` it is not.
# $number (number): never negative, $sign (sign)
grammar-minus = { $style ->
    [speak] minus { $number }
    [short] minus { $number }
    [braille] minus { $number }
   *[print] { $sign ->
        [always] − { $number }
       *[close] −{ $number }
    }
}
# $number (number), $sign (sign)
grammar-plus = { $sign ->
    [close] +{ $number }
   *[always] { $style ->
        [speak] plus { $number }
        [short] plus { $number }
        [braille] plus { $number }
       *[print] + { $number }
    }
}
# "+ 25". $number (number)
grammar-signed = { NUMBER($number, sign: "always") }
# "+25". $number (number)
grammar-added = { NUMBER($number, sign: "close") }
# "+25%". $number (number)
grammar-added-percent = { NUMBER($number, sign: "close") }%
# Small numbers written out: `NUMBER($cards, form: "word")`. $number (number)
grammar-number-word = { $number ->
    [0] no
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
    [13] thirteen
    [14] fourteen
    [15] fifteen
   *[other] { $number }
}
# $day (number), $month (number), $year (number)
grammar-date = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year }

# Voices speak a lone "A" as the article.
-grammar-rank-short = { $rank ->
    [ace] ace
   *[other] { RANK($rank, form: "index") }
}
# A card. The options are the language's own: `CARD($card, form: "the")` adds the English article.
# $card (card), $rank (rank), $suit (suit)
grammar-card = { $form ->
    [the] the{" "}
   *[bare] {""}
}{ $style ->
    [print] { RANK($rank, form: "index") }{ SUIT($suit, form: "bare") }
    [short] { -grammar-rank-short } { SUIT($suit, form: "bare") }
    [written-short] { -grammar-rank-short } { SUIT($suit, form: "bare") }
    [braille-short] { RANK($rank, form: "cell") }{ SUIT($suit, form: "cell") } { RANK($rank, form: "index") } { SUIT($suit, form: "bare") }
    [braille] { RANK($rank, form: "cell") }{ SUIT($suit, form: "cell") } { RANK($rank, form: "name") } of { SUIT($suit, form: "bare") }
   *[speak] { RANK($rank, form: "name") } of { SUIT($suit, form: "bare") }
}
# $suit (suit)
grammar-suit = { $form ->
    [cell] { $suit ->
        [clubs] ⠉
        [diamonds] ⠙
        [hearts] ⠓
       *[spades] ⠎
    }
    [word] { -grammar-suit-name }
    [of] { $style ->
        [print] { SUIT($suit, form: "name") }
       *[speak] of { -grammar-suit-name }
    }
   *[name] { $style ->
        [print] { $suit ->
            [clubs] ♣
            [diamonds] ♦
            [hearts] ♥
           *[spades] ♠
        }
       *[speak] { -grammar-suit-name }
    }
}
-grammar-suit-name = { $suit ->
    [clubs] clubs
    [diamonds] diamonds
    [hearts] hearts
   *[spades] spades
}
# `form: "index"` is printed on the card, "cell" is Braille. $rank (rank), $letters (letters): whether
# cards show the language's own letters or the English ones
grammar-rank = { $form ->
    [index] { $rank ->
        [ace] A
        [two] 2
        [three] 3
        [four] 4
        [five] 5
        [six] 6
        [seven] 7
        [eight] 8
        [nine] 9
        [ten] 10
        [jack] J
        [queen] Q
       *[king] K
    }
    [cell] { $rank ->
        [ace] ⠁
        [two] ⠃
        [three] ⠉
        [four] ⠙
        [five] ⠑
        [six] ⠋
        [seven] ⠛
        [eight] ⠓
        [nine] ⠊
        [ten] ⠭
        [jack] ⠚
        [queen] ⠟
       *[king] ⠅
    }
    [plural] { $rank ->
        [ace] aces
        [two] twos
        [three] threes
        [four] fours
        [five] fives
        [six] sixes
        [seven] sevens
        [eight] eights
        [nine] nines
        [ten] tens
        [jack] jacks
        [queen] queens
       *[king] kings
    }
   *[name] { $rank ->
        [ace] ace
        [two] two
        [three] three
        [four] four
        [five] five
        [six] six
        [seven] seven
        [eight] eight
        [nine] nine
        [ten] ten
        [jack] jack
        [queen] queen
       *[king] king
    }
}

# The name of another player, `NAME($who, form: "of")`. A language may leave it out: a name is then
# shown unchanged. Select by the whole name, as in [Ada], by its gender, or by its first or last
# letter, in lower case without accents. $name (text), $gender (gender),
# $first (letter), $last (letter)
grammar-name = { $name }
