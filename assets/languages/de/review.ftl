# Was beim Rückblick auf eine Runde gesagt wird.

review-review = Rückblick
review-page = Die Runde im Rückblick
review-title = Runde { $hand } im Rückblick
review-step-title = { $number } von { $of }
review-step-subtitle = Runde { $hand }
review-open-hand = Blatt von { $who }, offen
review-step = Durchgehen
review-next = Weiter
review-before = Zurück
review-list = Zurück zur Liste
review-what-if = Was wäre, wenn?
review-first = Das ist die erste Entscheidung.
review-last = Das ist die letzte Entscheidung.
review-looking = Der Coach schaut es sich an.
review-no-decision = In dieser Runde gab es nichts zu entscheiden.
review-no-review = Auf Runden dieses Spiels gibt es keinen Rückblick: Der Coach kann hier nicht sagen, was ein Zug wert ist.

## Was der Spieler getan hat.

review-drew = Du hast vom Stapel gezogen.
review-took = Du hast { CARD($card, form: "the", case: "accusative") } genommen.
review-took-upcard = Du hast die offene Karte genommen.
review-left = Du hast { CARD($card, form: "the", case: "accusative") } liegen lassen.
review-left-upcard = Du hast die offene Karte liegen lassen.
review-discarded = Du hast { CARD($card, form: "the", case: "accusative") } abgelegt.
review-knocked = Du hast geklopft.
review-knocked-with = Du hast geklopft und { CARD($card, form: "the", case: "accusative") } verdeckt abgelegt.
review-went-gin = Du hast Gin gemacht.
review-went-gin-with = Du hast Gin gemacht und { CARD($card, form: "the", case: "accusative") } verdeckt abgelegt.
review-went-big-gin = Du hast Big Gin gemacht.
review-made-shot = Du hast einen Schuss gemacht.
review-made-shot-with = Du hast einen Schuss gemacht und { CARD($card, form: "the", case: "accusative") } verdeckt abgelegt.
review-laid-off = Du hast { LIST($cards, form: "the", case: "accusative", by: "and") } angelegt.
review-laid-nothing-off = Du hast nichts angelegt.
review-stopped = Du hast die Runde beendet.
review-offered = Du hast { $value } geboten.
review-left-die = Du hast den Würfel gelassen, wie er war.
review-accepted = Du hast angenommen.
review-refused = Du hast abgelehnt.

## Was besser gewesen wäre.

review-better-draw = Besser: vom Stapel ziehen.
review-better-take = Besser: { CARD($card, form: "the", case: "accusative") } nehmen.
review-better-take-upcard = Besser: die offene Karte nehmen.
review-better-leave = Besser: { CARD($card, form: "the", case: "accusative") } liegen lassen.
review-better-leave-upcard = Besser: die offene Karte liegen lassen.
review-better-discard = Besser: { CARD($card, form: "the", case: "accusative") } ablegen.
review-better-knock = Besser: klopfen.
review-better-knock-with = Besser: klopfen und { CARD($card, form: "the", case: "accusative") } verdeckt ablegen.
review-better-gin = Besser: Gin machen.
review-better-gin-with = Besser: Gin machen und { CARD($card, form: "the", case: "accusative") } verdeckt ablegen.
review-better-big-gin = Besser: Big Gin machen.
review-better-shot = Besser: einen Schuss machen.
review-better-shot-with = Besser: einen Schuss machen und { CARD($card, form: "the", case: "accusative") } verdeckt ablegen.
review-better-lay-off = Besser: { LIST($cards, form: "the", case: "accusative", by: "and") } anlegen.
review-better-lay-nothing-off = Besser: nichts anlegen.
review-better-stop = Besser: die Runde beenden.
review-better-offer = Besser: { $value } bieten.
review-better-leave-die = Besser: den Würfel lassen, wie er ist.
review-better-accept = Besser: annehmen.
review-better-refuse = Besser: ablehnen.

## Was eine Entscheidung wert war.

review-as-good = So gut wie alles andere.
review-both-given-away = { $points } Punkte und { $percent } % verschenkt.
review-given-away = { $points } Punkte verschenkt
review-turning = Der Wendepunkt.
review-your-move = Dein Zug: { $worth }, { $percent } % Siegchance.
review-best = Der beste: { $worth }, { $percent } %.
review-plus = { $worth ->
    [one] plus { $worth } Punkt
   *[other] plus { $worth } Punkte
}
review-minus = { $worth ->
    [one] minus { $worth } Punkt
   *[other] minus { $worth } Punkte
}

## Was beim Rückblick herauskommt.

-review-decisions = { $decisions ->
    [one] { $decisions } Entscheidung
   *[other] { $decisions } Entscheidungen
}
review-looked-at = { $decisions ->
    [one] { $number } von { $decisions } Entscheidung angeschaut
   *[other] { $number } von { $decisions } Entscheidungen angeschaut
}
review-nothing-given-away = { -review-decisions }, nichts verschenkt
review-so-much-given-away = { -review-decisions }, { $points } Punkte verschenkt
review-given-away-and-turning = { -review-decisions }, { $points } Punkte verschenkt; der Wendepunkt ist Nummer { $turning }

## Ein Versuch von einer Entscheidung aus.

review-trial = Versuch
review-not-counted = zählt nicht
review-begun = Ein Versuch von hier aus: Nichts zählt, und nichts wird gespeichert. Du kannst jederzeit zum Rückblick zurückkehren.
review-to-review = Zurück zum Rückblick
review-again = Noch einmal von dort

## Die beendeten Partien, und das Bild davon, was verschenkt wurde.

review-finished = Beendete Partien
review-finished-note = Öffne eine, um ihren Punktezettel zu sehen und auf ihre Runden zurückzublicken
review-match = { $date }, { $game } gegen { $who }
review-won = gewonnen, { $yours } zu { $theirs }
review-lost = verloren, { $yours } zu { $theirs }
review-goal-reached = Ziel erreicht, { $yours }
review-goal-missed = Ziel verfehlt, { $yours }
review-rating = Verschenkte Punkte
review-rating-up = in zehn Entscheidungen
review-rating-across = { $hands ->
    [one] Runde mit Rückblick
   *[other] Runden mit Rückblick
}
review-rated = { $points } Punkte je Entscheidung, { -review-decisions }
-review-average = { $hands ->
    [one] { $points } Punkte je Entscheidung in { $hands } Runde mit Rückblick
   *[other] { $points } Punkte je Entscheidung in { $hands } Runden mit Rückblick
}
review-rating-note = { -review-average }.
review-rating-fewer = { -review-average }; zuletzt nur noch { $lately } statt { $before }.
review-rating-more = { -review-average }; zuletzt { $lately } statt { $before }.
review-rating-as-many = { -review-average }; zuletzt { $lately }, wie vorher ({ $before }).
