# Was das Programm über die eigene Stimme sagt, und was nur eine Stimme zu sagen hat.

speech-menu-on = Sprache: an
speech-menu-off = Sprache: aus
speech-no-engine = Es wurde keine Sprachausgabe gefunden, also kann das Programm hier nicht sprechen.
speech-no-voice = Dieser Computer hat keine Stimme für diese Sprache: Eine andere liest sie, so gut sie kann.
speech-slowest = Langsamer geht es nicht.
speech-fastest = Schneller geht es nicht.
speech-button = Knopf
speech-field = Feld
speech-selected = ausgewählt
speech-can-speak = Dieses Programm kann sprechen.
speech-key-turns-on-and-off = { $key } schaltet die Sprache ein und wieder aus.
speech-button-turns-on-and-off = Der Knopf „Sprache“ im Menü schaltet die Sprache ein und aus.
speech-helps = { $key } ist die Hilfe.
speech-on = Die Sprache ist an.
speech-off = Die Sprache ist aus.
speech-key-turns-off = { $key } schaltet sie aus.
speech-key-turns-on = { $key } schaltet sie ein.
speech-rates = { $slower } macht sie langsamer, { $faster } schneller.
speech-rate = Tempo { $number } von { $most }.
speech-place = { $number } von { $of }
