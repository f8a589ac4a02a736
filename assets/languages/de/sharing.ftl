# Eine beendete Partie teilen: als Text, als Bild, als Animation, als Herausforderung.

sharing-title = Teilen
sharing-as-text = Als Text
sharing-copy = Ergebnis kopieren
sharing-as-picture = Als Bild
sharing-picture-holds = Ein Bild mit beiden Gesichtern, dem Ergebnis und der letzten Runde, 1200 mal 630 Pixel.
sharing-save-picture = Bild speichern
sharing-save-picture-short = Bild
sharing-drawing-picture = Das Bild wird gezeichnet.
sharing-picture-saved = Das Bild ist gespeichert: { $path }
sharing-as-challenge = Als Herausforderung
sharing-challenge-holds = Wen du herausforderst, der spielt dieselben Karten gegen { $who }, nach denselben Regeln. Danach könnt ihr beide Partien vergleichen, Runde für Runde.
sharing-challenge-holds-alone = Wen du herausforderst, der spielt dieselben Karten nach denselben Regeln. Danach könnt ihr beide Durchgänge vergleichen, Runde für Runde.
sharing-challenge-hides = Sie ist ein Text von { $lines } Zeilen für eine Nachricht oder E-Mail. Dein Ergebnis und deine Züge stehen darin, erscheinen aber erst, wenn zu Ende gespielt ist.
sharing-copy-challenge = Herausforderung kopieren
sharing-save-challenge = Herausforderung speichern
sharing-challenge-saved = Die Herausforderung ist gespeichert: { $path }
sharing-no-folder = In dieser Sitzung wird nichts gespeichert.
sharing-no-pictures = Hier kann das Programm keine Bilder zeichnen.

sharing-won = Gin Parlour: Ich habe { $who } { $yours } zu { $theirs } geschlagen, in { $game }.
sharing-lost = Gin Parlour: { $who } hat mich { $theirs } zu { $yours } geschlagen, in { $game }.
sharing-drawn = Gin Parlour: { $who } und ich haben { $yours } zu { $theirs } gespielt, in { $game }.
sharing-goal-reached = Gin Parlour: Ich habe das Ziel in { $game } mit { $yours } Strafpunkten erreicht.
sharing-goal-missed = Gin Parlour: Ich habe das Ziel in { $game } mit { $yours } Strafpunkten verfehlt.
sharing-hand-by-hand = Runde für Runde: { LIST($gains, by: "comma") }
sharing-practice = Ich habe Züge zurückgenommen.
sharing-daily = Gin Parlour, Tagesrunde vom { $date }: { $game } gegen { $who }
sharing-daily-alone = Gin Parlour, Tagesrunde vom { $date }: { $game }
sharing-daily-mine = Mein Ergebnis: { $score }
sharing-daily-master = { $who } mit denselben Karten: { $score }
sharing-daily-not-played = nur eine gespielte Tagesrunde lässt sich kopieren

sharing-play-this = Eine Herausforderung für Gin Parlour: { $game } gegen { $who }. Um dieselben Karten zu spielen, kopiere diesen ganzen Text, starte Gin Parlour und drücke Strg+V.
sharing-play-this-alone = Eine Herausforderung für Gin Parlour: { $game }. Um dieselben Karten zu spielen, kopiere diesen ganzen Text, starte Gin Parlour und drücke Strg+V.

sharing-copied = Kopiert. Du kannst es überall einfügen.
sharing-not-copied = Das System hat den Text nicht in seine Zwischenablage übernommen.
sharing-copy-this = Kopiere diesen Text:

sharing-in-hands = { $hands ->
    [one] eine Runde
   *[other] { $hands } Runden
}
sharing-hand-number = Runde { $number }

## Die Animation.

sharing-as-animation = Als Animation
sharing-animation-holds = Die letzte Runde, die der Sieger der Partie gewonnen hat, Zug für Zug mit offenen Karten auf beiden Seiten, als GIF mit 640 mal 400 Pixeln.
sharing-animation-holds-alone = Die letzte Runde, die mit Gin endete, oder sonst die letzte überhaupt, Zug für Zug, als GIF mit 640 mal 400 Pixeln.
sharing-save-animation = Animation speichern
sharing-save-animation-short = Animation
sharing-drawing-animation = Die Animation wird gezeichnet.
sharing-animation-part = { $percent } der Animation sind gezeichnet.
sharing-animation-saved = Die Animation ist gespeichert: { $path }
sharing-animation-stopped = Die Animation wird nicht gespeichert.
sharing-already-drawing = gerade wird ein Bild gezeichnet
sharing-player = Spieler
