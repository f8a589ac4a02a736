# Herausforderungen: eine Partie, die ein Freund mit denselben Karten spielt.

challenge-title = Herausforderungen
challenge-one = Herausforderung
challenge-at-table = Herausforderung: { $game }
challenge-friend = dein Freund
challenge-subtitle = Dieselben Karten, derselbe Gegner
challenge-none = Wer dieses Programm auch hat, kann dir eine Partie als Text schicken. Kopiere den ganzen Text und füge ihn hier ein: Du spielst dieselben Karten gegen denselben Gegner und vergleichst danach beide Partien. Um selbst eine zu schicken, spiele eine Partie zu Ende und wähle „Teilen“.
challenge-paste = Herausforderung einfügen
challenge-paste-here = Füge jetzt den Text der Herausforderung ein. Eine leere Zeile beendet ihn.
challenge-open-file = Datei öffnen
challenge-file-field = Datei
challenge-file-note = Gib an, wo die Datei liegt: eine Herausforderung oder eine gespeicherte Runde.
challenge-file-named = { $path } öffnen

challenge-row = { $name }: { $game } gegen { $who }
challenge-to-play = noch nicht gespielt
challenge-begun = begonnen
challenge-yours = deine eigene
challenge-better = du warst besser
challenge-worse = { $name } war besser
challenge-equal = gleich gut
challenge-better-now = diesmal besser
challenge-better-then = beim ersten Mal besser

challenge-invites = { $name } hat { $game } gegen { $who } gespielt. Spiele dieselben Karten gegen denselben Gegner.
challenge-invites-alone = { $name } hat { $game } gespielt. Spiele dieselben Karten.
challenge-options = Tischregeln: { $options }
challenge-own = Das ist deine eigene Partie: Du hast { $game } gegen { $who } gespielt.
challenge-own-alone = Das ist deine eigene Partie: Du hast { $game } gespielt.
challenge-own-again = Du kannst dieselben Karten zur Übung noch einmal spielen und danach beide Partien vergleichen.
challenge-own-with-undo = Du hast dabei Züge zurückgenommen.
challenge-with-undo = { $name } hat dabei Züge zurückgenommen.
challenge-waits = Die andere Partie siehst du, wenn du zu Ende gespielt hast.
challenge-goes-on = Du hast sie schon begonnen.
challenge-counts = Das erste Mal zählt. Danach kannst du dieselben Karten zur Übung noch einmal spielen.
challenge-seal = Das Siegel der ersten Runde
challenge-seal-fits = Die Karten und alle Züge der Herausforderung passen zu diesem Siegel.
challenge-seal-compared = Wenn { $name } dir das Siegel nennt, das vor der ersten Runde zu sehen war, kannst du beide vergleichen.
challenge-play = Spielen
challenge-continue = Weiterspielen
challenge-again = Noch einmal spielen
challenge-fair = Geht es fair zu?

challenge-you = Du
challenge-now = Diesmal
challenge-then = Beim ersten Mal
challenge-both-lines = Nebeneinander
challenge-lead = Vorsprung vor dem Gegner, Runde für Runde
challenge-final-score = Punkte der Partie
challenge-final-score-of-opponent = Punkte des Gegners
challenge-ahead = Vorsprung
challenge-hands = Gespielte Runden
challenge-hand = Runde { $hand }
challenge-lead-so-far = Vorsprung { $number }
challenge-you-won = Du hast { $yours } zu { $theirs } gewonnen, in { $hands ->
    [one] einer Runde
   *[other] { $hands } Runden
}.
challenge-you-lost = Du hast { $yours } zu { $theirs } verloren, in { $hands ->
    [one] einer Runde
   *[other] { $hands } Runden
}.
challenge-you-gave-up = Du hast aufgegeben, nach { $hands ->
    [0] keiner ganzen Runde
    [one] einer Runde
   *[other] { $hands } Runden
}.
challenge-friend-won = { $name } hat { $yours } zu { $theirs } gewonnen, in { $hands ->
    [one] einer Runde
   *[other] { $hands } Runden
}.
challenge-friend-lost = { $name } hat { $yours } zu { $theirs } verloren, in { $hands ->
    [one] einer Runde
   *[other] { $hands } Runden
}.
challenge-you-alone = Du hast { $yours } Strafpunkte in { $hands ->
    [one] einer Runde
   *[other] { $hands } Runden
}.
challenge-friend-alone = { $name } hat { $yours } Strafpunkte in { $hands ->
    [one] einer Runde
   *[other] { $hands } Runden
}.
challenge-did-better = Du warst besser als { $name }.
challenge-did-worse = { $name } war besser.
challenge-did-equal = Beide waren gleich gut.
challenge-did-better-now = Diesmal warst du besser.
challenge-did-better-then = Beim ersten Mal warst du besser.
challenge-hand-title = Runde { $hand }, nebeneinander
challenge-turn = Zug { $move }
challenge-turn-apart = Zug { $move }, ab hier verschieden
challenge-no-turn = nichts mehr
challenge-not-played = nicht gespielt
challenge-result = Ergebnis
challenge-watch-yours = Deine Runde ansehen
challenge-watch-theirs = Runde ansehen: { $name }

challenge-too-long = der Text hat mehr als { $most } Zeichen, mehr als jede Herausforderung
challenge-no-challenge = in diesem Text ist keine Herausforderung: Eine Herausforderung beginnt mit „{ $head }“
challenge-newer = die Herausforderung hat das Format { $version }, und diese Version des Programms liest Format { $known }: Installiere eine neuere Version
challenge-odd-sign = Zeile { $line } der Herausforderung, die mit { $start } beginnt, enthält { $sign }, und das ist kein Buchstabe einer Herausforderung
challenge-slip = Zeile { $line } der Herausforderung, die mit { $start } beginnt, ist nicht so, wie sie abgeschickt wurde: Kopiere sie noch einmal
challenge-breaks-off = die Herausforderung bricht in Zeile { $line } von { $of } ab: Kopiere den ganzen Text
challenge-no-contents = die Buchstaben der Herausforderung stimmen, aber nicht ihr Inhalt: Ein anderes Programm hat sie geschrieben
challenge-unknown-opponent = die Herausforderung hat einen Gegner, den diese Version nicht kennt
challenge-no-cards = aus dieser Herausforderung lassen sich keine Karten geben
challenge-other-seal = das Siegel in der Herausforderung gehört zu anderen Karten: Jemand hat sie verändert
challenge-after-the-end = Runde { $hand } der Herausforderung wurde nach dem Ende der Partie gespielt
challenge-not-to-the-end = die Partie in der Herausforderung ist nach { $hands ->
    [one] einer Runde
   *[other] { $hands } Runden
} nicht zu Ende
challenge-bad-move = Zug { $move } in Runde { $hand } der Herausforderung ist unmöglich: { $why }
challenge-move-after-end = Zug { $move } in Runde { $hand } der Herausforderung kam nach dem Ende der Runde
challenge-hand-without-end = Runde { $hand } der Herausforderung hat kein Ende
challenge-not-daily = eine Tagesrunde braucht keine Herausforderung: Deine Freunde finden dieselben Karten in ihrem Kalender
challenge-not-guest = deine Freunde haben das Programm nicht, das als Gast gespielt hat
challenge-not-finished = nur eine beendete Partie kann eine Herausforderung sein
challenge-unread-file = { $path } lässt sich nicht lesen: { $why }
challenge-large-file = die Datei ist größer als { $most } Bytes, größer als jede Herausforderung oder Runde
