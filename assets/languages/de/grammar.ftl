# Wörter, die ein Front-End selbst zusammensetzt. `case` ist der Fall: nominative, accusative, dative.

grammar-language = Deutsch

grammar-you = du
grammar-comma = {", "}
grammar-semicolon = {"; "}
grammar-space = {" "}
grammar-list-and = { $start } und { $last }
grammar-list-or = { $start } oder { $last }
grammar-only-card = { $what }
grammar-only-suit = { $what }
grammar-only-rank = { $what }
grammar-only-index = { RANK($what, form: "index") }
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
grammar-sign = { $style ->
    [print] { $sign }
   *[speak] { $name }
}
grammar-stated = { TELL($label, form: "within") }: { TELL($text, form: "within") }
grammar-within = { TELL($text, form: "within") }
grammar-asked = { $text }?
grammar-ended = { $text }.
grammar-started = { $text }
grammar-bracketed = [{ $text }]
grammar-quoted = „{ $text }“
grammar-words = „{ $line }“
grammar-and-words = { $did }. „{ $line }“
grammar-says = { $name }: „{ $line }“
grammar-percent = { $number } %
grammar-under-one = unter 1
grammar-decimal = { $whole },{ $part }
# Mit `sign: "always"` steht ein Vorzeichen für sich, mit `sign: "close"` dicht an der Zahl.
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
grammar-added-percent = { NUMBER($number, sign: "close") } %
grammar-number-word = { $number ->
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
    [9] neun
    [10] zehn
    [11] elf
    [12] zwölf
    [13] dreizehn
    [14] vierzehn
    [15] fünfzehn
   *[other] { $number }
}
grammar-date = { $day }.{" "}{ $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
} { $year }

# Asse sind sächlich, Buben und Könige männlich, alle anderen weiblich; dem Buben, den Buben.
-grammar-article = { $case ->
    [accusative] { $rank ->
        [ace] das
        [jack] den
        [king] den
       *[other] die
    }
    [dative] { $rank ->
        [ace] dem
        [jack] dem
        [king] dem
       *[other] der
    }
   *[nominative] { $rank ->
        [ace] das
        [jack] der
        [king] der
       *[other] die
    }
}
# Artikel vor weiblichen und vor männlichen Wörtern, wie `form` und `case` sie verlangen.
-grammar-feminine = { $form ->
    [the] { $case ->
        [dative] der{" "}
       *[nominative] die{" "}
    }
    [your] { $case ->
        [dative] deiner{" "}
       *[nominative] deine{" "}
    }
    [a] { $case ->
        [dative] einer{" "}
       *[nominative] eine{" "}
    }
   *[bare] {""}
}
-grammar-masculine = { $form ->
    [the] { $case ->
        [accusative] den{" "}
        [dative] dem{" "}
       *[nominative] der{" "}
    }
    [your] { $case ->
        [accusative] deinen{" "}
        [dative] deinem{" "}
       *[nominative] dein{" "}
    }
    [a] { $case ->
        [accusative] einen{" "}
        [dative] einem{" "}
       *[nominative] ein{" "}
    }
   *[bare] {""}
}
-grammar-rank-short = { $rank ->
    [ace] Ass
   *[other] { RANK($rank, form: "index") }
}
grammar-card = { $form ->
    [the] { -grammar-article }{" "}
   *[bare] {""}
}{ $style ->
    [print] { SUIT($suit, form: "bare") }{ RANK($rank, form: "index") }
    [short] { SUIT($suit, form: "bare") } { -grammar-rank-short }
    [written-short] { SUIT($suit, form: "bare") } { -grammar-rank-short }
    [braille-short] { RANK($rank, form: "cell") }{ SUIT($suit, form: "cell") } { SUIT($suit, form: "bare") } { RANK($rank, form: "index") }
    [braille] { RANK($rank, form: "cell") }{ SUIT($suit, form: "cell") } { SUIT($suit, form: "bare") }-{ -grammar-rank-name }
   *[speak] { SUIT($suit, form: "bare") }-{ -grammar-rank-name }
}
grammar-suit = { $form ->
    [cell] { $suit ->
        [clubs] ⠉
        [diamonds] ⠙
        [hearts] ⠓
       *[spades] ⠎
    }
    [word] { -grammar-suit-name }
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
    [clubs] Kreuz
    [diamonds] Karo
    [hearts] Herz
   *[spades] Pik
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
        [jack] { $letters ->
            [english] J
           *[own] B
        }
        [queen] { $letters ->
            [english] Q
           *[own] D
        }
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
        [ace] Asse
        [two] Zweien
        [three] Dreien
        [four] Vieren
        [five] Fünfen
        [six] Sechsen
        [seven] Siebenen
        [eight] Achten
        [nine] Neunen
        [ten] Zehnen
        [jack] Buben
        [queen] Damen
       *[king] Könige
    }
    [the] { -grammar-article }{" "}{ -grammar-rank-name }
   *[name] { -grammar-rank-name }
}
-grammar-rank-name = { $rank ->
    [ace] Ass
    [two] Zwei
    [three] Drei
    [four] Vier
    [five] Fünf
    [six] Sechs
    [seven] Sieben
    [eight] Acht
    [nine] Neun
    [ten] Zehn
    [jack] { $case ->
        [accusative] Buben
        [dative] Buben
       *[nominative] Bube
    }
    [queen] Dame
   *[king] König
}

# `form: "of"` ist der Genitiv, „Adas“ und „Felix’“. Wer kein Geschlecht hat, ist ein Programm, und
# dessen Name („bot.py“) steht besser hinter „von“.
grammar-name = { $form ->
    [of] { $last ->
        [s] { $name }’
        [x] { $name }’
        [z] { $name }’
       *[other] { $name }s
    }
   *[bare] { $name }
}
