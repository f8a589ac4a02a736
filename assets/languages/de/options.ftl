# Tischregeln: was vor der ersten Runde vereinbart wird.

options-yes = { $form ->
    [within] ja
   *[alone] Ja
}
options-no = { $form ->
    [within] nein
   *[alone] Nein
}

options-cannot-be = { $option } kann nicht { $value } sein: Möglich ist { $allowed }
options-needs-value = { $option } braucht einen Wert: { $allowed }
options-number = eine Zahl von { $least } bis { $most }
options-known-for = { $option } kann nicht { $value } sein: Dafür ist { $game } bekannt
options-unknown = { $game } hat keine Tischregel { $option }: { $near }
options-meant = meinst du { LIST($words, by: "or") }?
options-there-are = es gibt { LIST($words, by: "comma") }
options-no-game = kein Spiel heißt { $game }: { $near }
options-no-game-number = kein Spiel hat die Nummer { $number }
options-both = { $option } kann nicht zugleich { $value } und { $other } sein
options-changes-nothing = { $option } bewirkt bei den übrigen Tischregeln nichts
options-always = { $game } wird immer damit gespielt: { $option }.
options-always-its-own = { $game } hat immer eine eigene Regel: { $option }.
options-stays = In { $game } bleibt das, wie es ist. { $option }: { TELL($value, form: "within") }.
options-in-place = { $game } hat { $own } anstelle von { $general }.
options-has-no-die = { $game } hat keinen Einsatzwürfel
options-has-a-die = { $game } hat einen Einsatzwürfel
options-contradiction = { $one } ({ $its }) und { $other } ({ $value }) passen nicht zusammen
options-unusual = { $value } (üblich: { TELL($usual, form: "within") })
options-change-target = bis { $number }
options-change-knock = Klopfen mit höchstens { $number }
options-change-gin-only = nur Gin
options-change-no-hints = ohne Tipps

options-cards-title = Karten im Blatt
options-cards-sentence = So viele Karten bekommt jeder.
options-cards-10 = { $form ->
    [within] zehn
   *[alone] Zehn
}
options-cards-14 = { $form ->
    [within] vierzehn
   *[alone] Vierzehn
}

options-sets-title = Sätze
options-sets-sentence = Sind drei oder vier Karten vom gleichen Rang eine Kombination?
options-sets-off = { $form ->
    [within] nein, nur aufeinanderfolgende Karten
   *[alone] Nein, nur aufeinanderfolgende Karten
}

options-aces-title = Asse in Folgen
options-aces-sentence = Wo das Ass in einer Folge steht.
options-aces-low = { $form ->
    [within] unter der Zwei
   *[alone] Unter der Zwei
}
options-aces-both = { $form ->
    [within] unter der Zwei oder über dem König
   *[alone] Unter der Zwei oder über dem König
}
options-aces-round = { $form ->
    [within] um die Ecke
   *[alone] Um die Ecke
}

options-rainbow-title = Regenbogen
options-rainbow-sentence = Sind vier aufeinanderfolgende Karten, eine von jeder Farbe, abwechselnd rot und schwarz, eine Kombination?

options-high-cards-title = Zehn bis König
options-high-cards-sentence = Was Zehn, Bube, Dame und König zählen.
options-high-cards-10 = { $form ->
    [within] je 10
   *[alone] Je 10
}
options-high-cards-20 = { $form ->
    [within] je 20
   *[alone] Je 20
}

options-caught-ace-title = Loses Ass
options-caught-ace-sentence = Was ein loses Ass bei dir zählt, wenn der andere die Runde beendet.

options-knock-title = Klopfgrenze
options-knock-sentence = Mit wie vielen Fehlpunkten du höchstens klopfen darfst.
options-knock-gin-only = { $form ->
    [within] nur Gin
   *[alone] Nur Gin
}
options-knock-any = { $form ->
    [within] beliebig viele Fehlpunkte
   *[alone] Beliebig viele Fehlpunkte
}
options-knock-upcard = { $form ->
    [within] der Wert der offenen Karte, Ass 1
   *[alone] Der Wert der offenen Karte, Ass 1
}
options-knock-upcard-gin = { $form ->
    [within] der Wert der offenen Karte, beim Ass nur Gin
   *[alone] Der Wert der offenen Karte, beim Ass nur Gin
}

options-upcard-ace-title = Ass als offene Karte
options-upcard-ace-sentence = Die Klopfgrenze, wenn die offene Karte ein Ass ist.
options-upcard-ace-gin-only = { $form ->
    [within] nur Gin
   *[alone] Nur Gin
}

options-ending-title = Ende einer Runde
options-ending-sentence = Darf man eine Runde mit beliebig vielen Fehlpunkten beenden?
options-ending-any = { $form ->
    [within] mit beliebig vielen Fehlpunkten
   *[alone] Mit beliebig vielen Fehlpunkten
}
options-ending-gin-only = { $form ->
    [within] nur mit Gin
   *[alone] Nur mit Gin
}

options-shot-title = Schüsse
options-shot-sentence = Darfst du die Runde beenden, wenn deine losen Karten die Ziffern deines Punktestands ergeben?

options-taken-melds-title = Genommene Karte muss in eine Kombination
options-taken-melds-sentence = Wer die oberste Karte des Ablagestapels nimmt und im selben Zug klopft: Muss sie in einer Kombination liegen?

options-last-kept-title = Letzte Karte behalten
options-last-kept-sentence = Darf man eine Runde beenden, ohne abzulegen, wenn dann jede Karte zählt?

options-least-deadwood-title = Nur mit den wenigsten Fehlpunkten
options-least-deadwood-sentence = Musst du dein Blatt so aufteilen, dass möglichst wenige Fehlpunkte bleiben, ganz gleich, in welchen Farben es dann zählt?

options-opening-title = Eröffnung
options-opening-sentence = Wie der erste Zug einer Runde abläuft.
options-opening-upcard-offer = { $form ->
    [within] die offene Karte wird angeboten
   *[alone] Die offene Karte wird angeboten
}
options-opening-plain = { $form ->
    [within] ein gewöhnlicher Zug
   *[alone] Ein gewöhnlicher Zug
}
options-opening-eleven-card = { $form ->
    [within] eine Karte mehr, keine offene Karte
   *[alone] Eine Karte mehr, keine offene Karte
}

options-after-passes-title = Nach zweimal Passen
options-after-passes-sentence = Was der erste Spieler ziehen darf, wenn beide bei der offenen Karte gepasst haben.
options-after-passes-stock = { $form ->
    [within] nur vom Stapel
   *[alone] Nur vom Stapel
}
options-after-passes-any = { $form ->
    [within] von beiden Stapeln
   *[alone] Von beiden Stapeln
}

options-eleven-first-knock-title = Ende im ersten Zug
options-eleven-first-knock-sentence = Bei der Eröffnung mit einer Karte mehr: Darf schon der erste Zug die Runde beenden?

options-rediscard-title = Genommene Karte wieder ablegen
options-rediscard-sentence = Darf man die Karte, die man gerade vom Ablagestapel genommen hat, gleich wieder ablegen?

options-open-discards-title = Offener Ablagestapel
options-open-discards-sentence = Dürfen beide den ganzen Ablagestapel durchsehen?

options-stock-end-title = Ende des Stapels
options-stock-end-sentence = Was geschieht, wenn der Stapel zu Ende geht, bevor jemand die Runde beendet.
options-stock-end-void = { $form ->
    [within] niemand bekommt Punkte
   *[alone] Niemand bekommt Punkte
}
options-stock-end-compare = { $form ->
    [within] das niedrigere Blatt gewinnt
   *[alone] Das niedrigere Blatt gewinnt
}

options-stock-floor-title = Restkarten im Stapel
options-stock-floor-sentence = Die Runde endet, wenn nach einem Ablegen so viele Karten im Stapel übrig sind.

options-untouched-stock-title = Unberührter Stapel
options-untouched-stock-sentence = Nach wie vielen Zügen hintereinander, in denen niemand vom Stapel zieht, die Runde ungültig ist.
options-untouched-stock-off = { $form ->
    [within] keine Grenze
   *[alone] Keine Grenze
}

options-last-discard-title = Letzte abgelegte Karte
options-last-discard-sentence = Ist der Stapel zu Ende: Darf man die letzte abgelegte Karte noch nehmen?
options-last-discard-to-end = { $form ->
    [within] nur, um die Runde zu beenden
   *[alone] Nur, um die Runde zu beenden
}
options-last-discard-one-more-turn = { $form ->
    [within] für einen weiteren Zug
   *[alone] Für einen weiteren Zug
}

options-knocker-scores-title = Erfolgreiches Klopfen
options-knocker-scores-sentence = Was jemand bekommt, der klopft und weniger Fehlpunkte hat.
options-knocker-scores-difference = { $form ->
    [within] die Differenz
   *[alone] Die Differenz
}
options-knocker-scores-opponent-total = { $form ->
    [within] alle Fehlpunkte des anderen
   *[alone] Alle Fehlpunkte des anderen
}

options-scoring-title = Wertung
options-scoring-sentence = Wer nach einer Runde Punkte bekommt, und was es heißt, das Ziel zu erreichen.
options-scoring-penalty = { $form ->
    [within] Strafpunkte für den Verlierer, wer das Ziel erreicht, verliert
   *[alone] Strafpunkte für den Verlierer, wer das Ziel erreicht, verliert
}
options-scoring-winner = { $form ->
    [within] Punkte für den Gewinner, wer das Ziel erreicht, gewinnt
   *[alone] Punkte für den Gewinner, wer das Ziel erreicht, gewinnt
}

options-spades-title = Pik zählt doppelt
options-spades-sentence = Zählt eine Runde doppelt, wenn die offene Karte ein Pik ist?

options-rush-title = Rush-Punkte
options-rush-sentence = Wer für jede Karte, die noch im Stapel liegt, einen Punkt bekommt.
options-rush-off = { $form ->
    [within] niemand
   *[alone] Niemand
}
options-rush-knock = { $form ->
    [within] wer klopft und gewinnt
   *[alone] Wer klopft und gewinnt
}
options-rush-gin-too = { $form ->
    [within] wer klopft und gewinnt oder Gin macht
   *[alone] Wer klopft und gewinnt oder Gin macht
}

options-rush-on-gin-title = Rush-Punkte auch bei Gin
options-rush-on-gin-sentence = Gibt es auch bei Gin Punkte für die Karten im Stapel?

options-run-bonus-title = Lange Folgen und Bilder
options-run-bonus-sentence = Wessen lange Folgen und Bilder nach einer Runde Punkte bringen.
options-run-bonus-off = { $form ->
    [within] keine
   *[alone] Keine
}
options-run-bonus-winner = { $form ->
    [within] die des Gewinners
   *[alone] Die des Gewinners
}
options-run-bonus-both = { $form ->
    [within] die von beiden
   *[alone] Die von beiden
}

options-gin-title = Gin-Bonus
options-gin-sentence = Zusätzliche Punkte für Gin.

options-big-gin-title = Big Gin
options-big-gin-sentence = Was es bringt, wenn alle Karten ohne Ablegen in Kombinationen liegen, falls ihr das spielt.
options-big-gin-off = { $form ->
    [within] wird nicht gespielt
   *[alone] Wird nicht gespielt
}
options-big-gin-as-gin = { $form ->
    [within] zählt wie Gin
   *[alone] Zählt wie Gin
}

options-undercut-title = Bonus fürs Unterbieten
options-undercut-sentence = Zusätzliche Punkte fürs Unterbieten.

options-tie-title = Gleich viele Fehlpunkte
options-tie-sentence = Was gilt, wenn beide nach dem Klopfen gleich viele Fehlpunkte haben.
options-tie-undercut = { $form ->
    [within] es ist unterboten
   *[alone] Es ist unterboten
}
options-tie-nobody = { $form ->
    [within] niemand bekommt Punkte
   *[alone] Niemand bekommt Punkte
}

options-sheet-title = Punktezettel
options-sheet-sentence = Wie Runden angeschrieben werden und wie man eine Partie gewinnt.
options-sheet-points = { $form ->
    [within] eine Spalte mit Punkten
   *[alone] Eine Spalte mit Punkten
}
options-sheet-penalties = { $form ->
    [within] Strafpunkte, wie in 500
   *[alone] Strafpunkte, wie in 500
}
options-sheet-three-games = { $form ->
    [within] drei Spiele auf einmal, wie in Hollywood
   *[alone] Drei Spiele auf einmal, wie in Hollywood
}
options-sheet-suits = { $form ->
    [within] ein Spiel in jeder Farbe, wie in Color
   *[alone] Ein Spiel in jeder Farbe, wie in Color
}
options-sheet-games = { $form ->
    [within] mehrere Spiele, wie in Pro
   *[alone] Mehrere Spiele, wie in Pro
}
options-sheet-race = { $form ->
    [within] Punkte gegen Runden, wie in Race
   *[alone] Punkte gegen Runden, wie in Race
}
options-sheet-twofold = { $form ->
    [within] Punkte und Runden, wie in Twofold
   *[alone] Punkte und Runden, wie in Twofold
}
options-sheet-deals = { $form ->
    [within] Runden mit Einsatzwürfel, wie in Dice
   *[alone] Runden mit Einsatzwürfel, wie in Dice
}

options-target-title = Ziel
options-target-sentence = Bis zu so vielen Punkten wird ein Spiel gespielt.

options-box-title = Box
options-box-sentence = Punkte am Ende eines Spiels für jede Runde, die darin gewonnen wurde.

options-extra-boxes-title = Zusätzliche Boxen
options-extra-boxes-sentence = Bringt Unterbieten eine Box mehr und Gin zwei?

options-boxes-double-title = Boxen zählen doppelt
options-boxes-double-sentence = Zählen auch die Boxen einer Runde doppelt, die selbst doppelt zählt?

options-game-bonus-title = Spielbonus
options-game-bonus-sentence = Punkte für das gewonnene Spiel.

options-shutout-title = Zu null
options-shutout-sentence = Was der Gewinner dazubekommt, wenn der Verlierer gar nichts gewonnen hat.
options-shutout-none = { $form ->
    [within] nichts
   *[alone] Nichts
}
options-shutout-plus-100 = 100 mehr
options-shutout-double-hands-and-boxes = { $form ->
    [within] Runden und Boxen doppelt
   *[alone] Runden und Boxen doppelt
}
options-shutout-double-total = { $form ->
    [within] die ganze Summe doppelt
   *[alone] Die ganze Summe doppelt
}
options-shutout-double-hands = { $form ->
    [within] Punkte der Runden doppelt
   *[alone] Punkte der Runden doppelt
}

options-winner-title = Gewinner des Spiels
options-winner-sentence = Durch die Boxen kann der andere vor dem liegen, der das Ziel erreicht hat. Wer hat dann gewonnen?
options-winner-target = { $form ->
    [within] wer das Ziel erreicht hat
   *[alone] Wer das Ziel erreicht hat
}
options-winner-total = { $form ->
    [within] wer insgesamt mehr Punkte hat
   *[alone] Wer insgesamt mehr Punkte hat
}

options-next-dealer-title = Nächster Geber
options-next-dealer-sentence = Wer nach einer Runde gibt.
options-next-dealer-loser = { $form ->
    [within] der Verlierer
   *[alone] Der Verlierer
}
options-next-dealer-winner = { $form ->
    [within] der Gewinner
   *[alone] Der Gewinner
}
options-next-dealer-alternate = { $form ->
    [within] abwechselnd
   *[alone] Abwechselnd
}

options-level-title = Gleiche Summen
options-level-sentence = Wer gewinnt, wenn alle Farben abgeschlossen und beide Summen gleich sind.
options-level-draw = { $form ->
    [within] niemand, unentschieden
   *[alone] Niemand, unentschieden
}
options-level-extra-hand = { $form ->
    [within] eine weitere Runde entscheidet, in allen Farben
   *[alone] Eine weitere Runde entscheidet, in allen Farben
}
options-level-most-suits = { $form ->
    [within] wer mehr Farben abgeschlossen hat
   *[alone] Wer mehr Farben abgeschlossen hat
}

options-games-title = Spiele zum Sieg
options-games-sentence = Mit so vielen gewonnenen Spielen ist die Partie gewonnen.

options-deals-title = Runden zum Sieg
options-deals-sentence = So viele gewonnene Runden sind nötig.

options-double-deals-title = Zwei Runden für Gin
options-double-deals-sentence = Zählen Gin und Unterbieten als zwei gewonnene Runden?

options-roles-title = Deine Rolle
options-roles-sentence = Worum du spielst. In der nächsten Partie ist es umgekehrt.
options-roles-lot = { $form ->
    [within] das Los entscheidet
   *[alone] Das Los entscheidet
}
options-roles-points = { $form ->
    [within] du spielst um Punkte
   *[alone] Du spielst um Punkte
}
options-roles-deals = { $form ->
    [within] du spielst um Runden
   *[alone] Du spielst um Runden
}

options-round-title = Runden zum Sieg
options-round-sentence = Mit so vielen gewonnenen Runden ist die Partie gewonnen.

options-die-title = Einsatzwürfel
options-die-sentence = Bestimmt ein Einsatzwürfel, wie vielfach jedes Spiel zählt? Wer ein Gebot ablehnt, gibt das Spiel auf.

options-refusal-title = Abgelehntes Gebot
options-refusal-sentence = Was der Bietende bekommt, wenn der andere ablehnt.
options-refusal-prior = { $form ->
    [within] was der Würfel gezeigt hat
   *[alone] Was der Würfel gezeigt hat
}
options-refusal-offered = { $form ->
    [within] was geboten wurde
   *[alone] Was geboten wurde
}

options-centre-offers-title = Spätere Gebote
options-centre-offers-sentence = Darf ein Würfel, der niemandem gehört, auch später erhöht werden, zu Beginn eines Zuges?

options-late-start-title = Später erster Gewinn
options-late-start-sentence = Wo dein erster Gewinn angeschrieben wird, wenn das erste Spiel dann schon abgeschlossen ist.
options-late-start-literal = { $form ->
    [within] nirgends, er gilt aber als erster
   *[alone] Nirgends, er gilt aber als erster
}
options-late-start-shift = { $form ->
    [within] im nächsten noch offenen Spiel
   *[alone] Im nächsten noch offenen Spiel
}

options-all-games-title = Alle drei Spiele zu Ende spielen
options-all-games-sentence = Werden alle drei Spiele zu Ende gespielt, sodass die höhere Gesamtsumme die Partie gewinnt?

options-no-hints-title = Tipps
options-no-hints-sentence = Darfst du nach Tipps und Chancen fragen?

options-strict-memory-title = Strenges Gedächtnis
options-strict-memory-sentence = Zeigt dir das Programm beim Spielen nur, was offen liegt? Den Rest musst du dir selbst merken, bis zum Rückblick.

options-goal-title = Ziel
options-goal-sentence = Du gewinnst mit höchstens so vielen Strafpunkten in den fünf Runden.

options-one-hand-title = Eine einzige Runde
options-one-hand-sentence = Gewinnt, wer als Erster in einer Runde Punkte bekommt?

options-bare-gin-title = Gin gegen jemanden ohne Kontrakt
options-bare-gin-sentence = Was statt des Gin-Bonus gilt, wenn der andere noch keinen Kontrakt ausgelegt hat.

options-contract-more-title = Mehr nach dem Kontrakt
options-contract-more-sentence = Darfst du im selben Zug wie den Kontrakt weitere Kombinationen auslegen?

options-stock-counts-title = Zählung am Ende des Stapels
options-stock-counts-sentence = Was zählt, wenn der Stapel eine Runde beendet.
options-stock-counts-all = { $form ->
    [within] jede Karte im Blatt
   *[alone] Jede Karte im Blatt
}
options-stock-counts-deadwood = { $form ->
    [within] nur, was in keine Kombination passt
   *[alone] Nur, was in keine Kombination passt
}

options-first-upcard-title = Die offene Karte
options-first-upcard-sentence = Wird die offene Karte vor dem ersten Zug beiden angeboten?
options-first-upcard-plain = { $form ->
    [within] der erste Spieler hat einen gewöhnlichen Zug
   *[alone] Der erste Spieler hat einen gewöhnlichen Zug
}
options-first-upcard-upcard-offer = { $form ->
    [within] sie wird zuerst angeboten
   *[alone] Sie wird zuerst angeboten
}

options-final-discard-title = Die letzte abgelegte Karte
options-final-discard-sentence = Darf man am Ende des Stapels die letzte abgelegte Karte noch für einen weiteren Zug nehmen?

options-challenge-title = Herausforderungen
options-challenge-sentence = Wann darfst du den anderen auffordern, die Blätter zu vergleichen?
options-challenge-any-time = { $form ->
    [within] jederzeit
   *[alone] Jederzeit
}
options-challenge-own-turn = { $form ->
    [within] in deinem eigenen Zug
   *[alone] In deinem eigenen Zug
}
options-challenge-off = { $form ->
    [within] nie
   *[alone] Nie
}
