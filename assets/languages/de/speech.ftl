# Was das Programm über die eigene Stimme sagt, und was nur eine Stimme zu sagen hat.

speech-menu-on = Vorlesen: an
speech-menu-off = Vorlesen: aus
speech-beside-reader = Ein Screenreader läuft, deshalb schweigt diese Stimme. Um sie stattdessen zu hören, starte das Programm mit --speech self.
speech-no-engine = Es wurde keine Sprachausgabe gefunden, also kann das Programm hier nicht sprechen.
speech-no-voice = Dieser Computer hat keine Stimme für diese Sprache: Eine andere liest sie, so gut sie kann.
speech-slowest = Langsamer geht es nicht.
speech-fastest = Schneller geht es nicht.
speech-button = Knopf
speech-field = Feld
speech-selected = ausgewählt
speech-not-selected = nicht ausgewählt
speech-can-speak = Dieses Programm kann sprechen.
speech-key-turns-on-and-off = { $key } schaltet das Vorlesen ein und wieder aus.
speech-button-turns-on-and-off = Der Knopf „Vorlesen“ im Menü schaltet das Vorlesen ein und aus.
speech-helps = { $key } ist die Hilfe.
speech-on = Das Vorlesen ist an.
speech-off = Das Vorlesen ist aus.
speech-key-turns-off = { $key } schaltet es aus.
speech-key-turns-on = { $key } schaltet es ein.
speech-rates = { $slower } liest langsamer, { $faster } schneller.
speech-rate = Tempo { $number } von { $most }.
speech-place = { $number } von { $of }
speech-nothing-begins = Nichts beginnt mit { $typed }.
speech-last-heading = Danach kommt keine Überschrift mehr.
speech-first-heading = Davor kommt keine Überschrift.
speech-no-headings = Hier gibt es keine Überschriften.
