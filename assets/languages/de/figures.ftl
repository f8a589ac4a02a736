# Überschriften und Beschriftungen der Abbildungen auf den Regelseiten.
figures-sum = { $terms } { $style ->
    [speak] macht
   *[print] =
} { $total }
figures-product = { $terms } { $style ->
    [speak] mal
   *[print] ×
} { $times } { $style ->
    [speak] macht
   *[print] =
} { $total }

figures-melds = Kombinationen
figures-rainbows = Regenbogen
figures-aces = Das Ass in einer Folge
figures-deadwood-title = Zehn Karten auf der Hand
figures-deadwood-title-fourteen = Vierzehn Karten auf der Hand
figures-piles = Die beiden Stapel
figures-knock = Klopfen
figures-kept-discard = Klopfen, ohne abzulegen
figures-gin = Gin
figures-big-gin = Big Gin
figures-shot = Ein Schuss
figures-laying-off = Anlegen
figures-knock-scores = Erfolgreiches Klopfen
figures-undercut = Unterboten
figures-gin-scores = Was Gin bringt
figures-spades = Pik als offene Karte
figures-rush = Karten, die noch im Stapel liegen
figures-caught-ace = Ein loses Ass
figures-long-runs = Zusätzliche Punkte für eine Folge
figures-stock-end = Wenn der Stapel zu Ende ist
figures-three-games = Wo die Punkte stehen
figures-suits = Welche Farben zählen
figures-games = Was ein gewonnenes Spiel zählt
figures-measures = Was eine Runde zählt
figures-die = Der Würfel
figures-contract = Ein Kontrakt
figures-adding = Karten anlegen
figures-offer = Eine Karte anbieten
figures-challenge = Eine angenommene Herausforderung
figures-going-out = Alle Karten los
figures-solitary-sheet = Fünf Runden
figures-solitary-count = Was eine Runde kostet

figures-set = Satz
figures-run = Folge
figures-rainbow = Regenbogen
figures-mixed-run = Gemischte Folge
figures-not-a-run = Keine Folge
figures-rainbow-colours = Kein Regenbogen (Schwarz neben Schwarz)
figures-rainbow-suits = Kein Regenbogen (eine Farbe doppelt)
figures-deadwood = Fehlpunkte
figures-held = Noch auf der Hand
figures-knocker = Wer klopft
figures-other-player = Der andere
figures-face-down = Verdeckt abgelegt
figures-upcard = Offene Karte
figures-limit = Klopfgrenze
figures-laid-off = Angelegt
figures-added = Angelegt
figures-stock = Stapel
figures-top-only = Ablagestapel (nur die oberste Karte darf man ansehen)
figures-all-open = Ablagestapel (jede Karte darf man ansehen)
figures-your-score = Dein Punktestand
figures-for-knocker = Punkte für den, der klopft
figures-for-other = Punkte für den anderen
figures-for-gin = Punkte für Gin
figures-for-winner = Punkte für den, der alle Karten los ist
figures-for-lower = Punkte für das niedrigere Blatt
figures-penalty = Strafpunkte für den Verlierer
figures-knocker-penalty = Strafpunkte für den, der klopft
figures-in-all = Punkte insgesamt
figures-more-points = Zusätzliche Punkte
figures-own-ace = Deins, wenn du die Runde beendest
figures-caught-aces = Deins, wenn der andere sie beendet
figures-stock-left = Stapel: noch { $cards } Karten
figures-before = Punkte bisher
figures-lower = Niedrigeres Blatt
figures-higher = Höheres Blatt
figures-at-first = Am Anfang
figures-raised = Erhöht und angenommen
figures-die-pays = { $deals ->
    [true] Runden für den, der gewinnt
   *[false] So vielfach zählt das Spiel
}
figures-offered = Angeboten (nehmen oder lassen)
figures-ace-accepted = Wer ein Ass annimmt, zieht das nächste Mal nicht
figures-your-meld = Deine Kombination
figures-their-meld = Kombination des Gegners
figures-points-off = Strafpunkte für Gin
figures-costs = Kostet

figures-first-game = Erstes Spiel
figures-second-game = Zweites Spiel
figures-third-game = Drittes Spiel
figures-score-of = Gewinn von { $score }
figures-points = Punkte
figures-deals = Runden
figures-measures-head = Ende
figures-column-knock = Klopfen
figures-column-gin = Gin
figures-column-undercut = Unterboten
figures-loser = Punkte des Verlierers
figures-games-won = Gewonnene Spiele
figures-band = { $first } bis { $last }
figures-deal = Runde { $number }
figures-total = Summe
figures-penalty-row = Strafpunkte
figures-in-each-suit = Punkte
