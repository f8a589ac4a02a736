# The player's name and portrait.

yourself-title = You
yourself-subtitle = Your name and face, shown on score sheets and results
yourself-open = Your name and portrait
# A button below a final score, while the player has no portrait.
yourself-choose = Change portrait
yourself-name = Name
yourself-name-note = Optional. Shown on score sheets and results.
yourself-name-title = Your name
yourself-name-entry = Type it, or leave the field empty to be "{ yourself-title }" again.
# $name (text)
yourself-called = On score sheets you are { $name }.
# $name (text)
yourself-renamed = You are now { $name }.
yourself-nameless = On score sheets you are "{ yourself-title }".
yourself-ready = Portraits
# One of the portraits to choose from. $number (number), $looks (texts)
yourself-portrait = Portrait { $number }: { LIST($looks, by: "comma") }
yourself-none = No portrait
yourself-parts = Part by part
yourself-preview = Your portrait
yourself-chosen = That's you.
# The name of a part. $part (key)
yourself-part = { $part ->
    [face] Face
    [skin] Skin
    [hair] Hair
    [colour] Hair colour
    [beard] Beard
    [glasses] Glasses
    [clothes] Clothes
   *[ground] Background
}
# The variant of a part. $kind (text), $number (number), $of (number)
yourself-kind = { $kind }, { $number } of { $of }
# $face (key)
yourself-face = { $face ->
    [oval] oval
    [round] round
    [square] square
    [heart] heart-shaped
   *[long] long
}
# $skin (key)
yourself-skin = { $skin ->
    [fair] fair
    [rosy] rosy
    [tan] tan
    [brown] brown
    [deep] deep brown
   *[dark] dark
}
# $hair (key)
yourself-hair = { $hair ->
    [short] short
    [parted] parted
    [crop] cropped
    [curls] curls
    [bob] bob
    [long] long
    [bun] bun
   *[bald] bald
}
# $colour (key)
yourself-colour = { $colour ->
    [dark] black
    [brown] brown
    [copper] red
    [gold] blond
    [grey] grey
   *[white] white
}
# $beard (key)
yourself-beard = { $beard ->
    [none] no beard
    [moustache] moustache
   *[full] full beard
}
# $glasses (key)
yourself-glasses = { $glasses ->
    [none] no glasses
    [round] round glasses
    [square] square glasses
   *[half] half-moon glasses
}
# $clothes (key)
yourself-clothes = { $clothes ->
    [pullover] pullover
    [shirt] waistcoat
    [jacket] velvet jacket
    [gown] evening dress
    [lace] lace collar
    [tailcoat] tailcoat
    [ermine] ermine robe
   *[rollneck] polo neck
}
# $ground (key)
yourself-ground = { $ground ->
    [blue] blue
    [sand] sand
    [green] green
    [lilac] lilac
    [rose] rose
   *[slate] slate
}
# A portrait in a sentence. $hair (text), $colour (text)
yourself-haired = { $colour } hair, { $hair }
