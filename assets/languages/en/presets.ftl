# Descriptions of well-known combinations of options that have a name of their own.

presets-club-hollywood-title = Club Hollywood
presets-club-hollywood-sentence = Hollywood as clubs play it: the upcard sets the limit, spades count double, and gin earns extra boxes.
