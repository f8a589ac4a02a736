# Einer Runde Schritt für Schritt zusehen, mit offenen Karten auf beiden Seiten.

replay-title = Schritt { $step } von { $of }
replay-subtitle = Runde { $hand }, { $what }
replay-from-file = aus einer Datei
replay-next = Weiter
replay-before = Zurück
replay-to-end = Zum Ende
replay-leave = Verlassen
replay-first = Das ist der erste Schritt.
replay-last = Das ist das Ende der Runde.
replay-dealt = Die Karten sind gegeben.
replay-opponent = Gegner
replay-seat-of = Du siehst die Runde so, wie { $name } sie gesehen hat.
