# Übungen: Stellungen mit einer besten Antwort.

exercise-title = Übungen
exercise-theme = { $theme ->
    [take] Nehmen oder ziehen?
    [knock] Klopfen oder weiterspielen?
    [melds] Kombinationen bilden
    [lay-off] Anlegen
   *[goes] Was legst du ab?
}

## Die Seite.

exercise-show = Was gezeigt wird
exercise-shown = wird gezeigt
exercise-all = Alle Themen
exercise-nothing = Fünf kurze Fragen am Tag, jede aus einer echten Runde und mit einer besten Antwort. Nach deiner Antwort siehst du den Grund.
exercise-nothing-here = Von diesen Übungen hast du noch keine gemacht.
exercise-begin = Anfangen
exercise-continue = Weiter
exercise-more = Noch eine
exercise-today = heute { $done } von { $whole }
exercise-today-done = { $number ->
    [one] Die Übung von heute ist gemacht.
   *[other] Die { $number } Übungen von heute sind gemacht.
} Wenn du magst, gibt es mehr.
exercise-figures = In Zahlen
exercise-answered = Beantwortet
exercise-from-own = { $own ->
    [one] { $own } aus deinen Runden
   *[other] { $own } aus deinen Runden
}
exercise-right-first = Richtig
exercise-at-first-try = beim ersten Mal
exercise-come-again = Zu wiederholen
exercise-due = { $number ->
    [0] heute keine
   *[other] heute { $number }
}
exercise-mastered = Gemeistert
exercise-after-mistake = nach einem Fehler
exercise-next-title = Die nächste Übung
exercise-upcoming = Als Nächstes: { $question }
exercise-next-new = eine neue Stellung
exercise-next-own = aus deinen eigenen Runden
exercise-next-due = heute wieder fällig
exercise-by-theme = Nach Themen
exercise-by-theme-note = Beim ersten Mal richtig, von allen beantworteten, und deine Spielstärke in jedem Thema.
exercise-ratio = { $right } von { $answered }
exercise-legend-right = richtig
exercise-legend-answered = beantwortet
exercise-no-rating = noch keine Spielstärke
exercise-rating-of = Deine Spielstärke: { $name }
exercise-rating-now = { $rating }, plus oder minus { $spread }. Auch eine Übung hat eine Stärke; deine steigt, wenn du sie löst.
exercise-rating-up = Spielstärke
exercise-rating-across = { $days ->
    [one] Tag mit Übungen
   *[other] Tage mit Übungen
}
exercise-day-count = { $number ->
    [one] { $number } Übung
   *[other] { $number } Übungen
}

## Die Frage.

exercise-subtitle = { $game } gegen { $who }. { $place }
exercise-place = Übung { $number } von { $whole }
exercise-one-more = Noch eine
exercise-again = Noch einmal
exercise-own-hand = aus einer deiner Runden
exercise-asks-melds = Du klopfst, und { CARD($card, form: "the") } geht verdeckt ab. Ordne den Rest: Wähl die Karten einer Kombination, dann „{ table-make-meld }“. Am Ende klopfst du mit dem, was übrig ist.
exercise-gone-title = Weg
exercise-none-gone = keine
exercise-took-short = { $who } nahm { $cards }
exercise-gone = Weg: { $cards }.
exercise-took = { $who } nahm: { $cards }.
exercise-pick-first = Wähl zuerst Karten aus.
exercise-no-hint = In einer Übung gibt es keine Tipps. Den Grund erfährst du nach deiner Antwort.
exercise-no-best = In einer Übung suchst du die Karten selbst aus.
exercise-to-exercises = Zu den Übungen

## Nach der Antwort.

exercise-answered-draw = Deine Antwort: vom Stapel ziehen.
exercise-answered-take = Deine Antwort: { CARD($card, form: "the", case: "accusative") } nehmen.
exercise-answered-leave = Deine Antwort: { CARD($card, form: "the", case: "accusative") } liegen lassen.
exercise-answered-discard = Deine Antwort: { CARD($card, form: "the", case: "accusative") } ablegen.
exercise-answered-knock = Deine Antwort: mit { $left } klopfen.
exercise-answered-gin = Deine Antwort: Gin machen.
exercise-answered-shot = Deine Antwort: einen Schuss machen.
exercise-answered-lay-off = Deine Antwort: { LIST($cards, form: "the", case: "accusative", by: "and") } anlegen.
exercise-answered-lay-nothing = Deine Antwort: nichts anlegen.
exercise-is-answered = Diese Übung ist beantwortet.
exercise-better-knock = Besser: mit { $left } klopfen.
exercise-better-lay-off = Besser: { LIST($cards, form: "the", case: "accusative", by: "and") } anlegen.
exercise-better-lay-nothing = Besser: nichts anlegen.
exercise-yours = Deine
exercise-better = Bessere
exercise-too-much = { $points ->
    [one] Nicht ganz: { $points } Punkt mehr als nötig.
   *[other] Nicht ganz: { $points } Punkte mehr als nötig.
}
exercise-right = Richtig.
exercise-as-good = Richtig: Das ist so gut wie die beste Antwort.
exercise-wrong = Nicht ganz.
exercise-costs = { $points ->
    [one] Nicht ganz: Das kostet etwa { $points } Punkt.
   *[other] Nicht ganz: Das kostet etwa { $points } Punkte.
}
exercise-counted = Besser { CARD($card, form: "the", case: "accusative") } ablegen: Das sind { $points } Punkte, { CARD($yours, form: "the") } zählt nur { $fewer }.
exercise-together = { LIST($melds, by: "and") }: { $left ->
    [0] Da bleibt nichts übrig
    [one] Da bleibt { $left } übrig
   *[other] Da bleiben { $left } übrig
}.
exercise-yours-leaves = { $left ->
    [one] Bei dir bleibt { $left } übrig.
   *[other] Bei dir bleiben { $left } übrig.
}
exercise-others-lay = Anders bleibt auch nicht mehr übrig, aber { $who } könnte mehr anlegen.
exercise-yours-lays = Bei dir bleibt auch nicht mehr übrig, aber { $who } kann mehr anlegen.
exercise-comes-again = Sie kommt am { $date } wieder.
exercise-comes-tomorrow = Sie kommt morgen wieder.
exercise-is-mastered = Die kannst du jetzt.
exercise-next = Nächste Übung
exercise-how-on = Weiterspielen
exercise-begun = Die beste Antwort ist gespielt. Von hier geht es weiter; nichts zählt, und nichts wird gespeichert.
exercise-to-exercise = Zurück zur Übung
exercise-trial = Nach der Übung

## Warum es keine Übungen gibt.

exercise-unreadable = die Datei { $file } mit den Übungen lässt sich nicht lesen; eine neue Installation des Programms bringt sie zurück
exercise-damaged = die Datei { $file } mit den Übungen ist beschädigt; eine neue Installation des Programms bringt sie zurück
exercise-other-format = die Datei { $file } mit den Übungen gehört zu einer anderen Version des Programms; eine neue Installation bringt die richtige
exercise-bad-line = Zeile { $line } der Datei { $file } mit den Übungen ergibt keinen Sinn; eine neue Installation des Programms bringt sie zurück
