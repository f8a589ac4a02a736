# Die beendeten Partien, Seite für Seite.

archive-title = Beendete Partien
archive-which = Welche Partien
archive-game = Spiel
archive-all-games = Alle Spiele
archive-opponent = Gegner
archive-all-opponents = Alle Gegner
archive-month = Monat
archive-all-months = Alle Monate
archive-month-of = { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
} { $year }
archive-none = Hier gibt es keine beendeten Partien
archive-opens = Öffne eine Partie: Du siehst ihren Punktezettel und ihren Bericht und kannst ihre Runden noch einmal durchgehen.
archive-all-of-them = { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
}
archive-where = Partien { $first } bis { $last } von { $count }
archive-newer = Neuere Partien
archive-older = Ältere Partien
archive-newest = Das sind die neuesten Partien.
archive-oldest = Das sind die ältesten Partien.
archive-match = { $date }, { $game } gegen { $who }
archive-won = gewonnen, { $yours } zu { $theirs }
archive-lost = verloren, { $yours } zu { $theirs }
archive-goal-reached = Ziel erreicht, { $yours }
archive-goal-missed = Ziel verfehlt, { $yours }
