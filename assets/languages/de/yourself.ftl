yourself-title = Du
yourself-subtitle = Dein Name und dein Gesicht, auf Punktezetteln und Ergebnissen
yourself-open = Dein Name und Porträt
yourself-choose = Porträt ändern
yourself-name = Name
yourself-name-note = Freiwillig. Steht auf Punktezetteln und Ergebnissen.
yourself-name-title = Dein Name
yourself-name-entry = Tippe ihn ein, oder lass das Feld leer, um wieder „{ yourself-title }“ zu sein.
yourself-called = Auf Punktezetteln heißt du { $name }.
yourself-renamed = Du heißt jetzt { $name }.
yourself-nameless = Auf Punktezetteln heißt du „{ yourself-title }“.
yourself-ready = Porträts
yourself-portrait = Porträt { $number }: { LIST($looks, by: "comma") }
yourself-none = Kein Porträt
yourself-parts = Teil für Teil
yourself-preview = Dein Porträt
yourself-chosen = Das bist du.
yourself-part = { $part ->
    [face] Gesicht
    [skin] Haut
    [hair] Frisur
    [colour] Haarfarbe
    [beard] Bart
    [glasses] Brille
    [clothes] Kleidung
   *[ground] Hintergrund
}
yourself-kind = { $kind }, { $number } von { $of }
yourself-face = { $face ->
    [oval] oval
    [round] rund
    [square] kantig
    [heart] herzförmig
   *[long] lang
}
yourself-skin = { $skin ->
    [fair] hell
    [rosy] rosig
    [tan] gebräunt
    [brown] braun
    [deep] tiefbraun
   *[dark] dunkel
}
yourself-hair = { $hair ->
    [short] kurz
    [parted] gescheitelt
    [crop] geschoren
    [curls] Locken
    [bob] Bubikopf
    [long] lang
    [bun] Dutt
   *[bald] Glatze
}
yourself-colour = { $colour ->
    [dark] schwarz
    [brown] braun
    [copper] rot
    [gold] blond
    [grey] grau
   *[white] weiß
}
yourself-beard = { $beard ->
    [none] kein Bart
    [moustache] Schnurrbart
   *[full] Vollbart
}
yourself-glasses = { $glasses ->
    [none] keine Brille
    [round] runde Brille
    [square] eckige Brille
   *[half] Halbmondbrille
}
yourself-clothes = { $clothes ->
    [pullover] Pullover
    [shirt] Weste
    [jacket] Samtjacke
    [gown] Abendkleid
    [lace] Spitzenkragen
    [tailcoat] Frack
    [ermine] Hermelinmantel
   *[rollneck] Rollkragen
}
yourself-ground = { $ground ->
    [blue] blau
    [sand] sandfarben
    [green] grün
    [lilac] flieder
    [rose] rosé
   *[slate] schiefergrau
}
yourself-haired = Haare { $colour }, { $hair }
