# Ein Blatt wird am Ende gezeigt: Worte in großen Buchstaben, und was davon gesagt wird.

showdown-knock = Ich klopfe!
showdown-gin = Gin!
showdown-big-gin = Big Gin!
showdown-shot = Schuss!
showdown-undercut = Unterboten!
showdown-tie = Gleichstand
showdown-out = { $who ->
    [you] Du machst Schluss!
   *[other] { $who } macht Schluss!
}

showdown-deadwood = { $points ->
    [one] Fehlpunkt
   *[other] Fehlpunkte
}
showdown-in-hand = { $points ->
    [one] Punkt auf der Hand
   *[other] Punkte auf der Hand
}

showdown-meld = { TELL($name, form: "a", case: "accusative") }
showdown-run = { TELL($name, form: "a", case: "accusative") } von { RANK($first, form: "name") } bis { RANK($last, form: "name") }
showdown-lays-down = { $who ->
    [you] Du legst { LIST($melds) } aus.
   *[other] { $who } legt { LIST($melds) } aus.
}
showdown-shows = { $who ->
    [you] Du zeigst { LIST($melds) }.
   *[other] { $who } zeigt { LIST($melds) }.
}
showdown-counts = { $who ->
    [you] Du zählst: { LIST($cards, by: "comma") }.
   *[other] { $who } zählt: { LIST($cards, by: "comma") }.
}
