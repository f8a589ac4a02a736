# Die Leiter: Partien gegen einen Gegner nach dem anderen, mehrere Male.

ladder-title = Leiter
ladder-at-table = Leiter: { $game }
ladder-name = { $number ->
    [1] Die Klassiker
    [2] Andere Kombinationen
    [3] Andere Wertungen
   *[4] Offene Kombinationen
}
ladder-round = Aufstieg { $number }: { $name }
ladder-subtitle = { $round }. { $done } von { $whole } Sprossen geschafft
ladder-rungs = Sprossen im Aufstieg { $number }, von oben
ladder-about = Die Sprosse
ladder-rung = Sprosse { $number }: { $who }
ladder-top-rung = Oberste Sprosse: { $who }
ladder-next = als Nächstes
ladder-won = gewonnen am { $when }
ladder-begun = läuft noch, { $yours } zu { $theirs }
ladder-lost = { $count ->
    [one] einmal verloren
    [2] zweimal verloren
   *[other] { $count }-mal verloren
}
ladder-hurried = { $who } spielt hier schnell.
ladder-full = { $who } spielt hier mit voller Stärke.
ladder-you = Hier stehst du
ladder-you-top = Du stehst ganz oben
ladder-play = Gegen { $who } spielen
ladder-go-on = Gegen { $who } weiterspielen
ladder-again = Noch einmal gegen { $who }
ladder-rules = Regeln
ladder-higher = Nächster Aufstieg
ladder-lower = Voriger Aufstieg
ladder-no-higher = Das ist der letzte Aufstieg.
ladder-no-lower = Das ist der erste Aufstieg.
ladder-open = Leiter
ladder-up = Die Leiter hinauf
ladder-try-again = Noch einmal
ladder-climbed = Du stehst jetzt auf Sprosse { $number } von { $whole }
ladder-invited = Als Nächstes { $who }: { $game }
ladder-round-done = Du hast die ganze Leiter erklommen: { $name }
ladder-round-next = Als Nächstes: { $name }
ladder-all-done = Du hast alle Aufstiege geschafft
ladder-held = { $who } hält die Sprosse fürs Erste

## Die Einladungen, wie die Gegner sie aussprechen.

ladder-invite-1-1 = Spielen wir was Kurzes? Bis fünfzig. Dann muss ich ins Bett.
ladder-invite-1-2 = Wir spielen nach den Hausregeln meiner Tante: klopfen mit unter zehn, aber nie mit zehn.
ladder-invite-1-3 = Gin Rush! Wer klopft, bekommt für jede Karte im Stapel einen Punkt. Genau meins.
ladder-invite-1-4 = Bitte kein Klopfen. Die Runde geht weiter, bis eines von uns Gin hat.
ladder-invite-1-5 = Vom Programm gibt's heut keine Hilfe, mein Herz. Was nicht offen liegt, musst du dir merken.
ladder-invite-1-6 = Oklahoma. Die erste Karte setzt die Grenze. Ich spiele rasch.
ladder-invite-1-7 = Gin Rommé, bis hundertfünfzig. Jetzt nehme ich mir Zeit.
ladder-invite-2-1 = Regenbögen zählen! Vier in Folge, vier Farben, rot und schwarz im Wechsel. Bis fünfzig!
ladder-invite-2-2 = Vierzehn Karten für jeden! Endlich kann ich alles behalten.
ladder-invite-2-3 = Rainbow Rush. Regenbogen sehen, klopfen, fertig.
ladder-invite-2-4 = Heute Abend nur Folgen. Auf eine lange lohnt es sich zu warten.
ladder-invite-2-5 = Bei Tedesco gehen Folgen um die Ecke, mein Herz. Und erwisch ich dich mit einem Ass, macht das fünfzehn!
ladder-invite-2-6 = Oklahoma mit Regenbögen, bis hundert. Kein langes Denken.
ladder-invite-2-7 = Sätze, Folgen, Regenbögen. Gezählt wie im Turnier. Mit aller Zeit.
ladder-invite-3-1 = Drei Spiele auf einmal! Bis fünfzig zählen kann ich auch dreimal.
ladder-invite-3-2 = Es gibt einen Würfel! Du kannst erhöhen, und ich kann aufgeben. Wer zuerst sieben Runden hat, ja?
ladder-invite-3-3 = Ein Rennen! Einer braucht 121 Punkte, der andere sieben Runden.
ladder-invite-3-4 = Du brauchst 121 Punkte und fünf Runden. Eins ohne das andere ist nichts wert.
ladder-invite-3-5 = Hier schreib ich dir jeden Fehlpunkt auf, mein Herz. Bei zweihundert hast du verloren.
ladder-invite-3-6 = Das Cribbage-Brett. Zwei gewonnene Spiele genügen. Kein langes Denken.
ladder-invite-3-7 = Hollywood, in voller Länge. Drei Spiele auf einmal. Mit aller Zeit.
ladder-invite-4-1 = Eine Runde Colonel! Alles kommt auf den Tisch, und ich darf bei dir anlegen.
ladder-invite-4-2 = Bei Skarney bietet man Karten an, statt sie abzulegen. Ich schenke gern! Bis hundert?
ladder-invite-4-3 = Colonel, bis fünfzig. Wer zuerst keine Karten mehr hat. Rate mal, wer.
ladder-invite-4-4 = Skarney, bis hundert. Nach dem Kontrakt darfst du gleich mehr auslegen. Plane gut.
ladder-invite-4-5 = Colonel aus dem Kopf, mein Herz. Was du nicht siehst, musst du dir halt merken.
ladder-invite-4-6 = Skarney, das ganze Spiel. Bring Geduld mit.
ladder-invite-4-7 = Colonel, mit Regenbögen. Meine letzte Partie. Meine beste.
