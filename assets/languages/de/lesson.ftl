# Die geführte erste Runde, Schritt für Schritt. Die Karten sind immer dieselben: { $king } ist der
# Karo-König, { $jack } der Pik-Bube, { $queen } die Pik-Dame.

lesson-title = Spielen lernen
lesson-subtitle = Eine Lektion am Tisch
lesson-area = die Lektion
lesson-go-on = Weiter
lesson-back = Zurück
lesson-leave = Lektion verlassen
lesson-play = Spielen
lesson-rules = Regeln
lesson-first-step = Das ist der erste Schritt.
lesson-guest = hier angelegt
lesson-read-on = Dazu kommen wir noch.
lesson-waits = Du bist dran.
lesson-your-hand = dein Blatt
lesson-deadwood = Fehlpunkte: { $number }
lesson-their-deadwood-counted = Fehlpunkte: { $number }
lesson-their-deadwood = Fehlkarten von { $other }

lesson-welcome-title = Das Ziel
lesson-welcome-text = Ordne deine zehn Karten schneller als Ada zu Sätzen und Folgen. Was übrig bleibt, zählt gegen dich: Wer weniger übrig hat, bekommt die Differenz, und wer zuerst 100 hat, gewinnt.
lesson-welcome-by-key = Zum Üben, hier zählt nichts. Weiter mit einem Klick oder { $key }, Esc beendet die Lektion.
lesson-welcome-by-mouse = Zum Üben, hier zählt nichts. Weiter mit einem Klick, Esc beendet die Lektion.
lesson-welcome-typed = Zum Üben, hier zählt nichts. Weiter mit der Eingabetaste. Du kannst jederzeit „zurück“ oder „verlassen“ tippen.
lesson-goal-example = Zum Beispiel: { LIST($set, form: "the") } sind ein Satz, { LIST($hearts) } eine Folge, { LIST($spades) } noch eine, und nur { CARD($left, form: "the") } bleibt übrig.
lesson-goal-set = Satz
lesson-goal-run = Folge
lesson-goal-left = übrig: { $number }

lesson-set-title = Ein Satz
lesson-set-text = Drei oder vier Karten vom selben Rang sind ein Satz. Du hast schon einen. Finde ihn, und wähl eine seiner Karten.
lesson-set-example = Zum Beispiel: { LIST($cards) } sind ein Satz.
lesson-set-status = Wähl eine Karte deines Satzes.
lesson-set-by-key = Klick eine seiner Karten an, oder geh zu ihr und drück { $key }.
lesson-set-by-mouse = Klick eine seiner Karten an.
lesson-set-typed = Tippe „wählen kreuz sieben“.
lesson-set-other = Von diesem Rang hast du nur eine Karte. Wähl eine deiner drei Siebenen.

lesson-run-title = Eine Folge
lesson-run-text = Das ist dein Satz. Drei oder mehr Karten einer Farbe hintereinander sind eine Folge; das Ass liegt unter der Zwei, nie über dem König. Auch davon hast du eine: Wähl eine ihrer Karten.
lesson-run-example = Zum Beispiel: { LIST($cards) } sind eine Folge.
lesson-run-status = Wähl eine Karte deiner Folge.
lesson-run-typed = Tippe „wählen herz zwei“.
lesson-run-of-set = Die gehört zu deinem Satz. Wähl eine deiner drei Herzkarten.
lesson-run-two = Mit { CARD($jack, form: "the", case: "dative") } und { CARD($queen, form: "the", case: "dative") } hast du nur zwei hintereinander. Wähl eine deiner drei Herzkarten.
lesson-run-other = Neben dieser Karte hast du in ihrer Farbe keine. Wähl eine deiner drei Herzkarten.

lesson-deadwood-title = Fehlpunkte
lesson-deadwood-text = Sätze und Folgen sind Kombinationen. Alle anderen Karten sind Fehlkarten: Ein Ass zählt 1, ein Bild 10, der Rest seine Zahl. Deine zählen zusammen 36.
lesson-deadwood-example = { LIST($cards) } zählen 10, 10, 10 und 6.
lesson-deadwood-by-key = { $key } sagt dir jederzeit deine Fehlpunkte.
lesson-deadwood-typed = Tippe „fehlpunkte“, um sie jederzeit zu hören.

lesson-upcard-title = Nehmen oder passen
lesson-upcard-text = Ada hat gegeben, also beginnst du. Die offene Karte ist { CARD($nine, form: "the") }: Du kannst sie nehmen oder passen. Zu deinen Karten passt sie nicht. Passe also.
lesson-upcard-status = Lass { CARD($nine, form: "the", case: "accusative") } liegen: Passe.
lesson-upcard-by-key = Klick auf Passen oder drück { $key }.
lesson-upcard-by-mouse = Klick auf Passen.
lesson-upcard-typed = Tippe „passen“.
lesson-upcard-first = Passe zuerst bei { CARD($nine, form: "the", case: "dative") }.
lesson-upcard-not-taken = Mit { CARD($nine, form: "the", case: "dative") } hättest du nur 9 Fehlpunkte mehr. Passe lieber.

lesson-draw-title = Ein Zug
lesson-draw-text = Auch Ada hat gepasst. Jeder Zug besteht darin, eine Karte zu ziehen und dann eine abzulegen. Zieh vom Stapel, der verdeckt daliegt.
lesson-draw-status = Zieh vom Stapel.
lesson-draw-by-key = Klick auf den Stapel oder drück { $key }.
lesson-draw-by-mouse = Klick auf den Stapel.
lesson-draw-typed = Tippe „ziehen“.

lesson-discard-title = Ablegen
lesson-discard-text = Du hast { CARD($four, form: "the", case: "accusative") } gezogen und hältst elf Karten, also muss eine weg. Aus { CARD($jack, form: "the", case: "dative") } und { CARD($queen, form: "the", case: "dative") } kann noch eine Folge werden. Nur { CARD($king, form: "the") } steht allein und zählt 10: Leg ihn ab.
lesson-discard-status = Leg { CARD($king, form: "the", case: "accusative") } ab.
lesson-discard-by-key = Zieh ihn auf den Ablagestapel oder klick ihn zweimal an. Mit Tasten: { $key }.
lesson-discard-by-mouse = Zieh ihn auf den Ablagestapel oder klick ihn zweimal an.
lesson-discard-typed = Tippe „ablegen karo könig“.
lesson-discard-other = Die kann vorerst bleiben. Leg { CARD($king, form: "the", case: "accusative") } ab.
lesson-discard-run-to-be = Zu { CARD($jack, form: "the", case: "dative") } und { CARD($queen, form: "the", case: "dative") } fehlt nur noch eine Karte. Leg { CARD($king, form: "the", case: "accusative") } ab.
lesson-discard-of-set = Das würde deinen Satz zerreißen. Leg { CARD($king, form: "the", case: "accusative") } ab.
lesson-discard-of-run = Das würde deine Folge zerreißen. Leg { CARD($king, form: "the", case: "accusative") } ab.

lesson-other-title = Ada ist dran
lesson-other-text = Mit dem Ablegen endet dein Zug, und jetzt ist Ada dran. Du siehst, von welchem Stapel sie nimmt und was sie ablegt. Drück auf Weiter und schau zu.
lesson-other-status = Ada ist dran: Drück auf Weiter und schau zu.
lesson-watching = Schau { $other } zu: Es geht von selbst weiter.

lesson-top-title = Der Ablagestapel
lesson-top-text = Ada hat vom Stapel gezogen und { CARD($ten, form: "the", case: "accusative") } abgelegt. Von diesem Stapel darfst du nur die oberste Karte ansehen. Was darunter liegt, musst du dir merken.
lesson-top-by-key = { $key } sagt dir jederzeit die oberste Karte.
lesson-top-typed = Tippe „oben“, um die oberste Karte jederzeit zu hören.

lesson-take-title = Vom Ablagestapel nehmen
lesson-take-text = { LIST($cards) } sind eine Folge. Statt vom Stapel zu ziehen, darfst du die oberste Karte vom Ablagestapel nehmen. Nimm { CARD($ten, form: "the", case: "accusative") }.
lesson-take-status = Nimm { CARD($ten, form: "the", case: "accusative") }.
lesson-take-by-key = Klick auf den Ablagestapel oder drück { $key }.
lesson-take-by-mouse = Klick auf den Ablagestapel.
lesson-take-typed = Tippe „aufnehmen“.
lesson-take-not-drawn = Vom Stapel kann alles Mögliche kommen. Was du brauchst, ist { CARD($ten, form: "the") }: Nimm sie.

lesson-knock-title = Klopfen
lesson-knock-text = Jetzt sind nur noch { CARD($six, form: "the") } und { CARD($four, form: "the") } übrig. Mit höchstens 10 Fehlpunkten darfst du klopfen: Leg eine Karte verdeckt ab, und die Runde ist zu Ende. Leg { CARD($six, form: "the", case: "accusative") } ab, dann bleiben dir 4.
lesson-knock-status = Klopfe mit { CARD($six, form: "the", case: "dative") }.
lesson-knock-by-key = Zieh sie auf den Klopfplatz oder drück auf ihr { $key }.
lesson-knock-by-mouse = Zieh sie auf den Klopfplatz.
lesson-knock-typed = Tippe „klopfen“.
lesson-knock-other = Leg { CARD($six, form: "the", case: "accusative") } auf den Klopfplatz.
lesson-knock-not-discarded = Du könntest weiterspielen, aber dann könnte Ada schneller sein. Klopfe mit { CARD($six, form: "the", case: "dative") }.
lesson-knock-with-more = Damit blieben dir 6. Leg { CARD($six, form: "the", case: "accusative") } ab, dann bleiben nur 4.

lesson-declare-title = Zeig deine Kombinationen
lesson-declare-text = Das sind deine drei Kombinationen und 4 Fehlpunkte: { CARD($four, form: "the") }. Verdeckt liegt { CARD($six, form: "the") }. Noch ist nichts endgültig. Klopfe.
lesson-declare-status = Mit 4 klopfen?
lesson-declare-by-key = Klick auf „Klopfen mit 4“, oder drück zum Klopfen die Taste { $key }.
lesson-declare-by-mouse = Klick auf „Klopfen mit 4“.
lesson-declare-typed = Tippe „ja“.
lesson-declare-other = Besser können deine Kombinationen nicht werden. Klopfe mit 4.

lesson-count-title = Die Abrechnung
lesson-count-text = Ada darf anlegen, was zu deinen Kombinationen passt: { CARD($seven, form: "the", case: "accusative") } an den Satz, { CARD($five, form: "the", case: "accusative") } an die Folge. Ihre übrigen Fehlpunkte zählen gegen sie, abzüglich deiner eigenen: { CARD($four, form: "the") }.

lesson-choose-title = Du entscheidest
lesson-choose-text = Eine neue Runde. Du hast { CARD($four, form: "the", case: "accusative") } gezogen: { LIST($cards) } sind eine Folge, und deine Buben sind ein Satz. Diesmal hast du die Wahl: Leg eine Karte ab, egal welche, und schau, was daraus wird.
lesson-choose-status = Leg eine Karte deiner Wahl ab.
lesson-choose-by-key = Zieh sie auf den Ablagestapel oder klick sie zweimal an. Mit Tasten: { $key }.
lesson-choose-by-mouse = Zieh sie auf den Ablagestapel oder klick sie zweimal an.
lesson-choose-typed = Tippe „ablegen karo könig“ oder eine andere Karte.
lesson-chosen-title = Deine Wahl
lesson-chosen-best = Gut gewählt: { CARD($king, form: "the") } zählt 10 und passt zu nichts. Jetzt ist Ada dran: Drück auf Weiter und schau zu.
lesson-chosen-loose = Zu einer Kombination gehörte { CARD($card, form: "the") } nicht, du kannst also darauf verzichten. Aber { CARD($king, form: "the") } zählt mehr. Drück auf Weiter und schau, ob es etwas ausmacht.
lesson-chosen-end-of-run = Auch ohne { CARD($card, form: "the", case: "accusative") } hast du noch eine Folge aus drei Karten. Aber { CARD($king, form: "the") } zählt 10, und den hast du behalten. Drück auf Weiter und schau, ob es etwas ausmacht.
lesson-chosen-of-meld = Damit ist eine Kombination zerrissen, denn { CARD($card, form: "the") } gehörte dazu. Deine übrigen Karten dort sind jetzt Fehlpunkte, und { CARD($king, form: "the", case: "accusative") } hast du behalten. Drück auf Weiter und schau, was das kostet.
lesson-counted-title = Was daraus wurde
lesson-counted-text = Ada hat mit 7 geklopft. Was zu ihren Kombinationen passte, wurde für dich angelegt. Dir blieben { $deadwood } Fehlpunkte: Ada bekommt { $points } Punkte. Weiter geht es, als hättest du { CARD($king, form: "the", case: "accusative") } abgelegt. Oder geh zurück und wähl noch einmal.

lesson-lay-off-title = Jetzt klopft Ada
lesson-lay-off-text = Ada hat mit 7 geklopft und zeigt drei Kombinationen. Leg an, was du kannst. In ihrer Folge passt { CARD($six, form: "the") } hinter { CARD($five, form: "the", case: "accusative") }: Leg sie dort an.
lesson-lay-off-status = Leg { CARD($six, form: "the", case: "accusative") } an Adas Folge an.
lesson-lay-off-by-key = Zieh sie auf ihre Folge oder drück auf ihr { $key }.
lesson-lay-off-by-mouse = Zieh sie auf ihre Folge.
lesson-lay-off-typed = Tippe „anlegen pik sechs“.
lesson-lay-off-first = Leg zuerst { CARD($six, form: "the", case: "accusative") } an Adas Folge an.

lesson-lay-more-title = Eine nach der anderen
lesson-lay-more-text = Jetzt ist die Folge länger, und auch { CARD($seven, form: "the") } passt. Leg sie ebenfalls an.
lesson-lay-more-status = Leg { CARD($seven, form: "the", case: "accusative") } an Adas Folge an.
lesson-lay-more-typed = Tippe „anlegen pik sieben“.
lesson-lay-more-first = Leg auch { CARD($seven, form: "the", case: "accusative") } an: Sie folgt auf { CARD($six, form: "the", case: "accusative") }.

lesson-done-title = Was übrig bleibt
lesson-done-text = Zwei Karten sind angelegt, und statt 18 Fehlpunkten hast du nur noch 5: Übrig ist nur { CARD($five, form: "the") }. Mehr passt nicht. Wähl Fertig.
lesson-done-status = Fertig, mit 5 Fehlpunkten?
lesson-done-by-key = Klick auf Fertig, oder drück die Taste { $key }, wenn du fertig bist.
lesson-done-by-mouse = Klick auf Fertig.
lesson-done-typed = Tippe „fertig“.
lesson-done-other = Mehr passt nicht, und nichts muss zurück. Wähl Fertig.

lesson-undercut-title = Unterboten
lesson-undercut-text = Ada hat mit 7 geklopft, aber du hast nach dem Anlegen nur 5. Wer klopft und nicht weniger hat als du, wird unterboten: Du bekommst die Differenz und dazu 10 Punkte.
lesson-you-are-left = Dir bleiben

lesson-gin-title = Gin und Big Gin
lesson-gin-text = Wer die Runde ganz ohne Fehlpunkte beendet, hat Gin: 20 Punkte mehr, und nichts wird angelegt. Wer alle elf Karten in Kombinationen hat, macht Big Gin: 31. Wer zuerst 100 hat, gewinnt.

lesson-end-title = So geht das Spiel
lesson-end-text = Gut gemacht! Spiel jetzt eine eigene Partie. In den Regeln steht alles noch einmal, und diese Lektion findest du jederzeit im Menü.
lesson-end-status = Spiel los, wenn du magst.
lesson-end-by-key = { $key } ist die Hilfe, wo du auch bist.
lesson-end-typed = Tippe „spielen“, „regeln“, „hilfe“ oder „verlassen“.
