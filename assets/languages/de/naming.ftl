# Namen von Mischungen: „Rush mit Regenbogen bis 150“. Was vereinbart ist, steht im Dativ.

naming-mixture = { $classic ->
   *[false] { $game } mit { LIST($parts, by: "and") }
    [true] Gin mit { LIST($parts, by: "and") }
}
naming-medley = { $classic ->
   *[false] { $parts ->
        [0] { $game } im Mix
       *[other] { $game } im Mix mit { LIST($parts, by: "and") }
    }
    [true] Mix mit { LIST($parts, by: "and") }
}
naming-to = { $name } bis { $target }
naming-small-things = Extras

naming-fourteen-card = 14 Karten
naming-runs-only = reinen Folgen
naming-ace-high = hohem Ass
naming-corner-run = Eckfolgen
naming-rainbow = Regenbogen
naming-high-count = teuren Bildern
naming-dear-ace = teurem Ass
naming-no-knock = Klopfverbot
naming-free-knock = freiem Klopfen
naming-upcard = offener Karte
naming-shot = Schuss
naming-open = offener Ablage
naming-take-all = voller Zählung
naming-spade = Pik
naming-rush = Eile
naming-full-rush = voller Eile
naming-long-run = langen Folgen
naming-penalty = Strafpunkten
naming-points = Pluspunkten
naming-three-game = drei Spielen
naming-four-suit = vier Farben
naming-pro = Pro-Zettel
naming-race = Wettlauf
naming-twofold = Doppelziel
naming-stake-die = Würfel
naming-unaided = Tippverbot
naming-strict-memory = Gedächtnis
