# Games with options that players know by a name of their own: what a list says of them.

presets-club-hollywood-title = Club Hollywood
presets-club-hollywood-sentence = Hollywood as clubs play it: the upcard's limit, spades double, extra boxes for gin.
