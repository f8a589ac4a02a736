# Wie Kombinationen heißen. Im Satz haben sie einen Artikel und einen Fall:
# { TELL($meld, form: "the", case: "dative") } ist „der Herz-Folge“, form: "your" „deiner Herz-Folge“.

cards-run = { -grammar-feminine }{ SUIT($suit, form: "word") }-Folge
cards-set = { -grammar-masculine }Satz { RANK($rank, form: "plural") }
cards-rainbow = { -grammar-masculine }Regenbogen ab { RANK($rank, form: "name") }
cards-sequence = { -grammar-feminine }Folge ab { RANK($rank, form: "name") }
cards-poker-meld = { -grammar-feminine }gemischte{ $case ->
    [dative] n
   *[nominative] {""}
} Folge ab { RANK($rank, form: "name") }
# Ohne Fall ist es ein Name: „Herz-Folge von Ada“.
cards-owned = { $owner ->
    [you] { $case ->
        [accusative] { TELL($thing, form: "your", case: "accusative") }
        [dative] { TELL($thing, form: "your", case: "dative") }
       *[nominative] { TELL($thing, form: "your") }
    }
   *[other] { $case ->
        [accusative] { TELL($thing, form: "the", case: "accusative") } von { $owner }
        [dative] { TELL($thing, form: "the", case: "dative") } von { $owner }
       *[nominative] { $thing } von { $owner }
    }
}
