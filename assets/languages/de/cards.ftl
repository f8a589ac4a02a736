# Wie Kombinationen heißen. Im Satz haben sie einen Artikel und einen Fall:
# { TELL($meld, form: "the", case: "dative") } ist „der Herz-Folge“, form: "your" „deiner Herz-Folge“.

cards-run = { -grammar-feminine }{ SUIT($suit, form: "word") }-Folge
cards-set = { -grammar-masculine }Satz { RANK($rank, form: "plural") }
cards-rainbow = { -grammar-masculine }Regenbogen ab { RANK($rank, form: "name") }
cards-sequence = { -grammar-feminine }Folge ab { RANK($rank, form: "name") }
cards-poker-meld = { -grammar-feminine }gemischte{ $case ->
    [dative] { $form ->
        [the] n
        [your] n
        [a] n
       *[bare] r
    }
   *[nominative] {""}
} Folge ab { RANK($rank, form: "name") }
# „Adas Herz-Folge“; der Name eines Programms steht hinter „von“.
cards-owned = { $owner ->
    [you] { $case ->
        [accusative] { TELL($thing, form: "your", case: "accusative") }
        [dative] { TELL($thing, form: "your", case: "dative") }
       *[nominative] { TELL($thing, form: "your") }
    }
    [unknown] { $case ->
        [accusative] { TELL($thing, form: "the", case: "accusative") } von { $owner }
        [dative] { TELL($thing, form: "the", case: "dative") } von { $owner }
       *[nominative] { $thing } von { $owner }
    }
   *[other] { $case ->
        [accusative] { NAME($owner, form: "of") } { TELL($thing, case: "accusative") }
        [dative] { NAME($owner, form: "of") } { TELL($thing, case: "dative") }
       *[nominative] { NAME($owner, form: "of") } { $thing }
    }
}
