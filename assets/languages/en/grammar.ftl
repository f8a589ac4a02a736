# Words that a front end puts together by itself: cards, lists, numbers. `$style` is how they are
# told: print, speak, short or braille. A translation may have entries of its own here.

grammar-language = English

grammar-you = you
grammar-comma = {", "}
grammar-semicolon = {"; "}
grammar-space = {" "}
grammar-list-and = { $start } and { $last }
grammar-list-or = { $start } or { $last }
grammar-only-card = { $what }
grammar-only-suit = { $what }
grammar-only-rank = { $what }
grammar-only-share = { $what }
grammar-only-date = { $what }
grammar-only-number = { $what }
grammar-index = { RANK($what, form: "index") }
grammar-all = { LIST($parts, by: "and") }
grammar-alternatives = { LIST($parts, by: "or") }
grammar-commas = { LIST($parts, by: "comma") }
grammar-clauses = { LIST($parts, by: "semicolon") }
grammar-sentences = { LIST($parts, by: "sentence") }
grammar-phrase = { LIST($parts, by: "space") }
grammar-labelled = { $label }: { $text }
# A sign that the eye sees and no voice says, and its name.
grammar-sign = { $style ->
    [print] { $sign }
   *[speak] { $name }
}
grammar-stated = { $label }: { TELL($text, form: "within") }.
grammar-asked = { $text }?
grammar-ended = { $text }.
grammar-started = { $text }
grammar-bracketed = [{ $text }]
grammar-quoted = "{ $text }"
# What somebody says at the table.
grammar-words = “{ $line }”
# The same after what they have done: "knocks with 4. “That will do.”"
grammar-and-words = { $did }. “{ $line }”
grammar-says = { $name }: “{ $line }”
grammar-percent = { $number }%
grammar-decimal = { $whole }.{ $part }
# With `sign: "always"` a sign stands apart from its number, with `sign: "close"` before it.
grammar-minus = { $style ->
    [speak] minus { $number }
    [short] minus { $number }
    [braille] minus { $number }
   *[print] { $sign ->
        [always] − { $number }
       *[close] −{ $number }
    }
}
grammar-plus = { $sign ->
    [close] +{ $number }
   *[always] { $style ->
        [speak] plus { $number }
        [short] plus { $number }
        [braille] plus { $number }
       *[print] + { $number }
    }
}
grammar-signed = { NUMBER($number, sign: "always") }
grammar-added = { NUMBER($number, sign: "close") }
# Small numbers written out: `NUMBER($cards, form: "word")`.
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
# `form: "the"` is told with its article.
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
