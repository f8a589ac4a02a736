# Was am Tisch gesagt wird.

table-nothing-dealt = Es ist noch nicht gegeben.
table-no-table = Du sitzt an keinem Tisch.
table-no-older = Davor war nichts.
table-no-newer = Das war das Letzte.
table-no-word-before = Anfang des Satzes.
table-no-word-after = Ende des Satzes.
table-nothing-yet = Noch ist nichts passiert.
table-taken-back = Zurückgenommen.
table-taken-back-practice = Zurückgenommen. Diese Partie ist jetzt Übung.
table-hand-face-down = Deine Karten liegen verdeckt.
table-sorted-by = { $order ->
    [suit] Nach Farben sortiert.
    [rank] Nach Rängen sortiert.
    [own] Wieder in deiner eigenen Reihenfolge.
   *[melds] Nach Kombinationen sortiert.
}
-table-in-suits = { $suits ->
    [0] {""}
   *[other] {" "}in { LIST($suits) }
}

table-dealt-ten = Du bekommst zehn Karten.
table-deals = { $who ->
    [you] Du gibst.
   *[other] { $who } gibt.
}
table-deals-upcard = { $who ->
    [you] Du gibst. Offen liegt { CARD($card, form: "the") }.
   *[other] { $who } gibt. Offen liegt { CARD($card, form: "the") }.
}
table-upcard-is = Offen liegt { CARD($card, form: "the") }.
table-passes-card = { $who ->
    [you] Du hast { CARD($card, form: "the", case: "accusative") } liegen lassen.
   *[other] { $who } lässt { CARD($card, form: "the", case: "accusative") } liegen.
}
table-passes = { $who ->
    [you] Du passt.
   *[other] { $who } passt.
}
table-draws-card = { $who ->
    [you] Du hast { CARD($card, form: "the", case: "accusative") } gezogen.
   *[other] { $who } zieht { CARD($card, form: "the", case: "accusative") }.
}
table-draws = { $who ->
    [you] Du hast vom Stapel gezogen.
   *[other] { $who } zieht vom Stapel.
}
table-takes-card = { $who ->
    [you] Du hast { CARD($card, form: "the", case: "accusative") } aufgenommen.
   *[other] { $who } nimmt { CARD($card, form: "the", case: "accusative") } auf.
}
table-discards-card = { $who ->
    [you] Du hast { CARD($card, form: "the", case: "accusative") } abgelegt.
   *[other] { $who } legt { CARD($card, form: "the", case: "accusative") } ab.
}
table-draws-and-discards = { $who ->
    [you] Du hast gezogen und { CARD($card, form: "the", case: "accusative") } abgelegt.
   *[other] { $who } zieht und legt { CARD($card, form: "the", case: "accusative") } ab.
}
table-draws-and-discards-briefly = { $who ->
    [you] Gezogen, { CARD($card) } abgelegt.
   *[other] { $who } zieht, legt { CARD($card, case: "accusative") } ab.
}
table-takes-and-discards = { $who ->
    [you] Du hast { CARD($took, form: "the", case: "accusative") } aufgenommen und { CARD($card, form: "the", case: "accusative") } abgelegt.
   *[other] { $who } nimmt { CARD($took, form: "the", case: "accusative") } auf und legt { CARD($card, form: "the", case: "accusative") } ab.
}
table-takes-and-discards-briefly = { $who ->
    [you] { CARD($took) } aufgenommen, { CARD($card) } abgelegt.
   *[other] { $who } nimmt { CARD($took, case: "accusative") }, legt { CARD($card, case: "accusative") } ab.
}
table-knocks = { $who ->
    [you] Du klopfst mit { $deadwood }{ -table-in-suits }.
   *[other] { $who } klopft mit { $deadwood }{ -table-in-suits }.
}
table-makes-shot = { $who ->
    [you] Du machst einen Schuss mit { LIST($cards, form: "the", case: "dative") }.
   *[other] { $who } macht einen Schuss mit { LIST($cards, form: "the", case: "dative") }.
}
table-goes-gin = { $who ->
    [you] Du machst Gin{ -table-in-suits }.
   *[other] { $who } macht Gin{ -table-in-suits }.
}
table-goes-big-gin = { $who ->
    [you] Du machst Big Gin{ -table-in-suits }.
   *[other] { $who } macht Big Gin{ -table-in-suits }.
}
table-lays-nothing-off = { $who ->
    [you] Du legst nichts an.
   *[other] { $who } legt nichts an.
}
table-lays-off = { $who ->
    [you] Du legst { LIST($cards, form: "the", case: "accusative") } an.
   *[other] { $who } legt { LIST($cards, form: "the", case: "accusative") } an.
}
table-ends-deal = Du beendest die Runde.

table-passes-upcard = { $who ->
    [you] Du hast die offene Karte liegen lassen.
   *[other] { $who } lässt die offene Karte liegen.
}
table-takes-discard = { $who ->
    [you] Du hast vom Ablagestapel aufgenommen.
   *[other] { $who } nimmt vom Ablagestapel auf.
}
table-discards-some = { $who ->
    [you] Du hast eine Karte abgelegt.
   *[other] { $who } legt eine Karte ab.
}
table-strict-history = Was vorher war, musst du dir selbst merken.

table-nobody-scores = Niemand bekommt Punkte.
table-stock-used-up = Der Stapel ist aufgebraucht.
table-same-deadwood = Beide haben gleich viele Fehlpunkte.
table-same-count = Beide Blätter zählen gleich viel.
table-undercut = Unterboten.
table-wins-game = { $who ->
    [you] Du gewinnst das Spiel.
   *[other] { $who } gewinnt das Spiel.
}
table-solo-gin = Gin: { $points }.
table-solo-gin-minus = Gin: minus { $points }.
table-ends-with-penalty = { $points ->
    [one] Die Runde endet mit { $points } Strafpunkt.
   *[other] Die Runde endet mit { $points } Strafpunkten.
}
table-wins-hand = { $who ->
    [you] Du gewinnst die Runde.
   *[other] { $who } gewinnt die Runde.
}
table-books = { $who ->
    [you] Dir werden { $points } angeschrieben.
   *[other] { $who } werden { $points } angeschrieben.
}
table-wins-deals = { $who ->
    [you] { $points ->
        [one] Du gewinnst, und das zählt { $points } Runde.
       *[other] Du gewinnst, und das zählt { $points } Runden.
    }
   *[other] { $points ->
        [one] { $who } gewinnt, und das zählt { $points } Runde.
       *[other] { $who } gewinnt, und das zählt { $points } Runden.
    }
}
table-wins-and-scores = { $who ->
    [you] { $suits ->
        [0] Du gewinnst die Runde und bekommst { $points }.
        [1] Du gewinnst die Runde und bekommst { $points } in { LIST($suits) }.
       *[other] Du gewinnst die Runde und bekommst je { $points } in { LIST($suits) }.
    }
   *[other] { $suits ->
        [0] { $who } gewinnt die Runde und bekommt { $points }.
        [1] { $who } gewinnt die Runde und bekommt { $points } in { LIST($suits) }.
       *[other] { $who } gewinnt die Runde und bekommt je { $points } in { LIST($suits) }.
    }
}
table-scores-for-runs = { $who ->
    [you] Du bekommst { $points } für Folgen.
   *[other] { $who } bekommt { $points } für Folgen.
}

table-hand-over = Die Runde ist zu Ende.
table-your-turn = Du bist dran.
table-turn-of = { $other } ist dran.
table-is-your-turn = Du bist dran.
table-is-turn-of = { $other } ist dran.
table-looks-to-lay-off = { $other } sucht Karten zum Anlegen.
table-may-take-or-pass = { $other } kann { CARD($card, form: "the", case: "accusative") } nehmen oder passen.
table-passed = { $other } hat gepasst.
table-both-passed = Beide haben gepasst.
table-knocked = { $other } hat geklopft.
# Davor wurde die offene Karte genannt.
table-take-it-or-pass = Nimm die Karte oder passe.
table-take-or-pass = Nimm { CARD($card, form: "the", case: "accusative") } oder passe.
table-take-or-leave = Nimm { CARD($card, form: "the", case: "accusative") } oder lass die Karte liegen.
table-lay-off-what-fits = Leg an, was passt.
table-draw-now = Zieh vom Stapel.
table-draw-or-take = Zieh, oder nimm { CARD($card, form: "the", case: "accusative") }.
table-draw-of-turns = { $turns ->
    [one] Zieh eine Karte: noch { $turns } Zug.
   *[other] Zieh eine Karte: noch { $turns } Züge.
}
table-discard-now = Leg eine Karte ab.
table-click-again = Noch ein Klick legt { CARD($card, form: "the", case: "accusative") } ab.
table-discard-or-gin = Leg ab, oder mach Gin{ -table-in-suits }.
table-discard-or-shot = Leg ab, oder mach einen Schuss mit { LIST($cards, by: "comma") }.
table-discard-or-knock = Leg ab, oder klopf mit { $deadwood }{ -table-in-suits }.

table-deadwood = Fehlpunkte: { $deadwood }
table-deadwood-after = { $style ->
    [print] Fehlpunkte: { $deadwood }, nach Ablage { $after }
   *[speak] Fehlpunkte: { $deadwood }, nach dem Ablegen { $after }
}
table-no-melds-yet = Noch keine Kombinationen.
table-no-pile = In diesem Spiel gibt es keinen Ablagestapel: Karten werden angeboten.
table-pile-empty = Der Ablagestapel ist leer.
table-on-top = { CARD($card) } liegt oben auf dem Ablagestapel.
table-from-the-top = Von oben: { LIST($cards, by: "comma") }.
table-in-the-stock = { $number ->
    [one] { $number } Karte im Stapel.
   *[other] { $number } Karten im Stapel.
}
table-holds = { $other } hat { $theirs }, du { $yours }.
table-in-the-stock-of-turns = { $number ->
    [one] { $turns ->
        [one] { $number } Karte im Stapel, noch { $turns } Zug.
       *[other] { $number } Karte im Stapel, noch { $turns } Züge.
    }
   *[other] { $turns ->
        [one] { $number } Karten im Stapel, noch { $turns } Zug.
       *[other] { $number } Karten im Stapel, noch { $turns } Züge.
    }
}

table-upcard-sets-limit = die offene Karte bestimmt die Grenze
table-no-limit = keine Klopfgrenze
table-gin-only = nur Gin
table-knock-at = klopfen bis { $limit }
table-to-limit = bis { $limit }
table-and-stock = { $style ->
    [print] { $note } + Stapel
   *[speak] { $note } plus Stapel
}
table-shot-is = { $ranks ->
    [0] kein Schuss
   *[other] Schuss { LIST($ranks, form: "index", by: "space") }
}
table-shot-of = { $ranks ->
    [0] { $other } keiner
   *[other] { $other } { LIST($ranks, form: "index", by: "space") }
}
table-counts-twice = zählt doppelt

table-place-upcard-sets-limit = Die offene Karte bestimmt die Grenze
table-place-no-limit = Ohne Grenze
table-place-gin-only = Nur Gin
table-place-at = Bis { $limit }
table-place-no-deadwood = 0 Fehlpunkte

table-cut = Du hebst { CARD($mine, form: "the", case: "accusative") } ab, { $other } { CARD($theirs, form: "the", case: "accusative") }.
table-cut-equal = { $times ->
    [1] Gleiche Ränge: { CARD($mine, form: "the") } und { CARD($theirs, form: "the") }. Beide kommen zurück, und es wird noch einmal abgehoben.
   *[other] { $times }-mal gleiche Ränge, zuletzt { CARD($mine, form: "the") } und { CARD($theirs, form: "the") }. Sie kommen jedes Mal zurück, und es wird noch einmal abgehoben.
}
table-cut-decides = { $who ->
    [you] Deine ist niedriger: Du gibst. { $other } fängt an.
   *[other] Deine ist höher: { $other } gibt. Du fängst an.
}
table-cut-title = Abheben: Wer gibt?
table-cut-turned = Der Geber steht fest
table-pick-cut = Zieh eine der { $cards } Karten. Die niedrigere gibt.
table-cut-card = Karte { $number } von { $cards }
table-pick-card = Karte { $number } ziehen
table-cut-of = { $who ->
    [you] Du hebst ab: { CARD($card) }
   *[other] { $who } hebt ab: { CARD($card) }
}
table-deal = Geben
table-cut-for-me = Für mich abheben
table-press-again = Drück noch einmal für „{ $choice }“.
table-press-again-to-draw = Drück noch einmal, um vom Stapel zu ziehen.
table-press-again-to-take = Drück noch einmal, um { CARD($card, form: "the", case: "accusative") } aufzunehmen.
table-press-again-to-discard = Drück noch einmal, um { CARD($card, form: "the", case: "accusative") } abzulegen.
table-to-menu = Zum Menü
table-score-sheet = Punktezettel
table-rules = Regeln dieses Spiels
table-help = Hilfe
table-back = Zurück an den Tisch
table-settings = Einstellungen
table-what-can-be-done = Alle Befehle
table-menu = Menü

table-you = Du
table-your-hand = dein Blatt
table-your-hand-face-down = dein Blatt, verdeckt
table-back-of-card = eine verdeckte Karte
table-hand-of = { $number ->
    [one] Blatt von { $other }, { $number } Karte
   *[other] Blatt von { $other }, { $number } Karten
}
table-just-drawn = gerade gezogen
table-stock = Stapel
table-stock-of = { $number ->
    [one] Stapel, { $number } Karte
   *[other] Stapel, { $number } Karten
}
table-stock-caption = Stapel · { $number }
table-discards = Ablagestapel
table-discards-empty = Ablagestapel, leer
table-discards-top = Ablagestapel, { CARD($card) }
table-discards-caption = Ablagestapel
table-knock-place = Klopfplatz
table-gin-place = Ginplatz
table-knock-place-for = Klopfplatz: Leg hier eine Karte verdeckt ab, um die Runde zu beenden
table-gin-place-for = Ginplatz: Leg hier eine Karte verdeckt ab, um die Runde zu beenden
table-buttons = Knöpfe
table-run = { $style ->
    [print] Folge { SUIT($suit) }
   *[speak] { SUIT($suit, form: "word") }-Folge
}
table-set = Satz { RANK($rank, form: "plural") }
table-rainbow = Regenbogen

table-draw = Vom Stapel ziehen
table-take = { CARD($card, case: "accusative") } aufnehmen
table-take-top = Oberste Karte aufnehmen
table-pass = Passen
table-leave = Liegen lassen
table-pick-a-card = Wähl eine Karte
table-discard = { CARD($card, case: "accusative") } ablegen
table-discard-in-short = { CARD($card, case: "accusative") } ablegen
table-sort = Sortieren
table-take-back = Zurücknehmen

table-gin = Gin{ -table-in-suits }
table-big-gin = Big Gin{ -table-in-suits }
table-knock = Klopfen
table-knock-with = Klopfen mit { $deadwood }{ -table-in-suits }
table-shot = Schuss
table-shot-with = Schuss mit { LIST($cards, by: "comma") }
table-keeping-all = { $ending }, mit allen { $number } Karten
table-with-down = { $ending }, { CARD($card, case: "accusative") } verdeckt

table-face-down = { CARD($card) }, verdeckt
table-their-deadwood = Fehlkarten von { $other }
table-your-deadwood = deine Fehlkarten
table-deadwood-caption = Fehlpunkte { $deadwood }
table-gin-down = Gin{ -table-in-suits }! Willst du { CARD($card, form: "the", case: "accusative") } verdeckt ablegen?
table-goes-face-down = Verdeckt abgelegt wird { CARD($card, form: "the") }.
table-nothing-discarded = Abgelegt wird nichts.
table-rest-melded = Alles andere liegt in Kombinationen.
table-your-melds = Deine Kombinationen: { LIST($melds, by: "and") }.
table-all-melded = Alle Karten liegen in Kombinationen.
table-fits-left = { $deadwood ->
    [0] Leg an, was passt; dir bleibt nichts.
    [one] Leg an, was passt; dir bleibt { $deadwood } Fehlpunkt.
   *[other] Leg an, was passt; dir bleiben { $deadwood } Fehlpunkte.
}
table-nothing-fits-left = { $deadwood ->
    [0] Nichts passt; dir bleibt nichts.
    [one] Nichts passt; dir bleibt { $deadwood } Fehlpunkt.
   *[other] Nichts passt; dir bleiben { $deadwood } Fehlpunkte.
}
table-nothing-more-fits-left = { $deadwood ->
    [0] Nichts passt mehr; dir bleibt nichts.
    [one] Nichts passt mehr; dir bleibt { $deadwood } Fehlpunkt.
   *[other] Nichts passt mehr; dir bleiben { $deadwood } Fehlpunkte.
}
table-laid-off = { CARD($card) } angelegt.
table-left-with = { $deadwood ->
    [one] Dir bleibt { $deadwood } Fehlpunkt.
   *[other] Dir bleiben { $deadwood } Fehlpunkte.
}
table-done = Fertig
table-best-lay-offs = Bestes Anlegen
table-none-fits = Keine deiner Karten passt an diese Kombinationen.
table-nothing-laid-off = Es ist noch nichts angelegt.
table-lay-on = { CARD($card, case: "accusative") } bei { $other } anlegen: { $meld }
table-declare-gin = Gin ansagen
table-declare-big-gin = Big Gin ansagen
table-declare-shot = Den Schuss ansagen
table-not-yet = Noch nicht
table-instead = Andere Kombinationen: { $split }
table-instead-in-suits = { $deadwood ->
    [0] Andere Kombinationen: Gin{ -table-in-suits }
   *[other] Andere Kombinationen: { $deadwood }{ -table-in-suits }
}
table-no-melds = keine Kombinationen
table-more-splits = Weitere Aufteilungen
table-make-meld = Kombination bilden
table-no-meld-picked = Die gewählten Karten bilden keine Kombination.
table-make-deadwood = Zu den Fehlkarten
table-pick = { CARD($card, case: "accusative") } wählen

table-introduction-on = Klick oder Eingabe, und es geht los
table-introduction-begin = Los geht’s
table-introduction-learn = Erst spielen lernen
table-introduction-guide = Neu beim Gin? Tipp „anleitung“, dann lernst du es zuerst hier.
table-introduction-words-title = Zwei Begriffe
table-introduction-words = Karten außerhalb deiner Sätze und Folgen zählen als Fehlpunkte. Mit dem Klopfen beendest du die Runde: Leg dazu eine Karte verdeckt ab.
table-introduction-collect = Sammle Sätze (drei oder vier Karten vom selben Rang) und Folgen (drei oder mehr einer Farbe hintereinander).

table-too-much = { $deadwood }, höchstens { $limit }
table-too-much-for-gin = { $deadwood }, nur Gin
