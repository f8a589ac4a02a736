people-title = Gegner
people-subtitle = Keiner von ihnen sieht deine Karten
people-subtitle-new = Keiner sieht deine Karten. Deine Siege stehen bald hier
people-pia = zehn Jahre alt
people-pia-manner = Lernt mit dir: Je mehr Runden du gewinnst, desto weniger Fehler macht sie, bis du etwa die Hälfte gewinnst.
people-pia-now = { $wrong ->
    [0] Im Moment spielt sie, so gut sie kann.
    [1] Im Moment ist etwa 1 von 10 Zügen falsch.
   *[other] Im Moment sind etwa { $wrong } von 10 Zügen falsch.
}
people-felix = der Anfänger
people-felix-manner = Neu im Spiel. Nimmt auf, was zu einer seiner Karten passt, und klopft, sobald er darf.
people-bruno = der Eilige
people-bruno-manner = Hat es eilig. Legt hohe Karten früh ab und klopft, bevor du bereit bist.
people-ada = die Gin-Jägerin
people-ada-manner = Zählt die Karten, die ihr helfen würden, und wartet lieber auf Gin, als zu klopfen.
people-vera = die Gedächtniskünstlerin
people-vera-manner = Vergisst keine Karte. Sie weiß, worauf du wartest, und gibt es nicht her.
people-anselm = der Meister
people-anselm-manner = Wägt jede Karte gegen alle Blätter ab, die du haben könntest. Kaum jemand hat ihn zweimal geschlagen.
people-fared = { $won } von { $played } gewonnen
people-not-met = noch nie gespielt
people-you-won = Du hast { $won } von { $played } gewonnen.
people-difficulty = Schwierigkeit { $number } von { $of }
people-face = { $mood ->
    [greeting] { $name } winkt
    [thinking] { $name } denkt nach
    [pleased] { $name } freut sich
    [caught] { $name } ist überrumpelt
    [winning] { $name } lacht
   *[losing] { $name } schaut betrübt
}
people-sits-down = { $who } setzt sich dir gegenüber.
people-guest = Gast
people-person = Mitspieler
people-guest-kind = ein fremdes Programm
people-other-program = Gegen deinen eigenen Bot spielen
people-program = Dein eigener Bot
people-program-field = Bot-Datei
people-program-note = Wähle seine Datei: Tippe den Pfad ein oder füge ihn ein. Argumente dürfen folgen.
people-program-plays = { $program } spielt. Es erfährt nur, was man an seinem Platz wissen darf.
people-program-found = { $program } ist da.
people-program-sits-down = { $program } setzt sich dir gegenüber, als { people-guest }.
people-moved-instead = { $who } hat keinen Zug gemacht ({ $reason }). Ein Hausspieler springt ein.
