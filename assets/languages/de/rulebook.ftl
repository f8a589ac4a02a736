# Was die Regeln auf ihren Seiten von sich selbst sagen.

# Das Ende einer Runde, in der niemand vom Stapel zieht.

rulebook-untouched = Nach { NUMBER($turns, form: "word") } Zügen in Folge ohne Karte vom Stapel ist die Runde ungültig, und niemand bekommt Punkte.
rulebook-untouched-reading = { $offering ->
    [true] Die Quelle sagt nicht, wie eine Runde endet, in der angenommene Asse hin und her gehen und niemand zieht.
   *[false] Die Quelle sagt nicht, wie eine Runde endet, in der beide nur nehmen, was der andere ablegt.
} Dass sie nach so vielen Zügen in Folge ohne Karte vom Stapel ungültig ist, ist unsere Lesart. Du erfährst es, bevor es so weit ist, und eine Tischregel setzt eine andere Zahl oder keine.

# Karten und Kombinationen.

rulebook-values = { $ten ->
    [10] Ein Ass zählt 1, Bildkarten zählen 10, alle anderen ihre Zahl.
   *[other] Ein Ass zählt 1, eine Zehn oder Bildkarte { $ten }, alle anderen ihre Zahl.
}
rulebook-set = Ein Satz sind drei oder vier Karten eines Ranges.
rulebook-run = Eine Folge sind drei oder mehr aufeinanderfolgende Karten einer Farbe.
rulebook-only-runs = Nur Folgen sind Kombinationen: drei oder mehr aufeinanderfolgende Karten einer Farbe.
rulebook-only-runs-and-rainbows = Nur Folgen und Regenbögen sind Kombinationen.
rulebook-rainbow = Ein Regenbogen sind vier aufeinanderfolgende Karten, eine von jeder Farbe, Rot und Schwarz im Wechsel; mehr hat er nie.
rulebook-deadwood = Eine Karte gehört nur zu einer Kombination; was zu keiner gehört, zählt als Fehlpunkte.
rulebook-ace-low = Das Ass ist niedrig: Ass, 2, 3 ist eine Folge; Dame, König, Ass ist keine.
rulebook-ace-either = Das Ass ist hoch oder niedrig, aber keine Folge geht darüber hinweg: Ass, 2, 3 und Dame, König, Ass sind Folgen, König, Ass, 2 ist keine.
rulebook-ace-round = Das Ass verbindet König und 2, und Folgen gehen darüber hinweg: Dame, König, Ass ist eine Folge und König, Ass, 2 auch. Keine Karte steht zweimal in einer Folge.

# Das Ende der Runde.

rulebook-knock = Nach dem Ziehen darfst du klopfen, wenn du ohne die abzulegende Karte höchstens { $limit } { $limit ->
    [one] Fehlpunkt
   *[other] Fehlpunkte
} hast: Lege sie verdeckt ab und zeige deine Kombinationen.
rulebook-knock-any = Nach dem Ziehen darfst du klopfen, ganz gleich, wie viele Fehlpunkte du hast: Lege eine Karte verdeckt ab und zeige deine Kombinationen.
rulebook-knock-upcard = Nach dem Ziehen darfst du klopfen, wenn du ohne die abzulegende Karte höchstens so viele Fehlpunkte hast, wie die offene Karte zählt: Lege sie verdeckt ab und zeige deine Kombinationen.
rulebook-upcard-limit = Eine Zehn oder Bildkarte setzt die Grenze auf { $ten }, ein Ass auf { $ace }. Es gilt die Karte, die beim Geben aufgedeckt wurde, auch wenn sie schon genommen ist.
rulebook-upcard-limit-ace-gin = { $shot ->
    [true] Eine Zehn oder Bildkarte setzt die Grenze auf { $ten }, nach einem Ass beendet nur Gin oder ein Schuss die Runde.
   *[false] Eine Zehn oder Bildkarte setzt die Grenze auf { $ten }, nach einem Ass beendet nur Gin die Runde.
} Es gilt die Karte, die beim Geben aufgedeckt wurde, auch wenn sie schon genommen ist.
rulebook-no-knock = { $shot ->
    [true] Niemand darf klopfen: Eine Runde endet mit Gin oder mit einem Schuss.
   *[false] Niemand darf klopfen: Eine Runde endet mit Gin.
}
rulebook-taken-melds = In einem Zug, in dem du die oberste Karte des Ablagestapels genommen hast, darfst du nur { $knocks ->
    [true] { $shot ->
        [true] klopfen oder die Runde mit einem Schuss beenden
       *[false] klopfen
    }
   *[false] einen Schuss machen
}, wenn diese Karte in einer Kombination steht.
rulebook-taken-laid-down = Gin ist davon nie betroffen: Dafür darfst du sogar diese Karte ablegen.
rulebook-gin = Ohne Fehlpunkte machst du Gin.
rulebook-kept-discard = Du darfst die letzte Karte behalten, statt sie abzulegen, wenn du die Runde beendest: Dann zählen alle { NUMBER($cards, form: "word") } Karten.
rulebook-shot = Du darfst die Runde auch mit einem Schuss beenden: mit Fehlpunkten, die deinen eigenen Punktestand buchstabieren, und sonst keiner losen Karte. Die letzten beiden Ziffern des Standes nennen die Karten, ein Ass ist die 1, und eine Null ist keine Karte. Mit 38 Punkten brauchst du eine 3 und eine 8, mit 40 eine 4, die Farben sind gleich.
rulebook-shot-limit = Sie dürfen mehr zählen als die Grenze.
rulebook-big-gin = Wenn alle { NUMBER($cards, form: "word") } Karten in Kombinationen stehen, darfst du Big Gin machen, ohne abzulegen.
rulebook-lay-off = { $sets ->
    [true] Nach einem Klopfen darf der andere anlegen: eine vierte Karte an einen Satz oder Karten an ein Ende einer Folge.
   *[false] Nach einem Klopfen darf der andere anlegen: Karten an ein Ende einer Folge.
}
rulebook-rainbow-closed = An einen Regenbogen kann nichts angelegt werden.
rulebook-nothing-laid-off = { $shot ->
    [true] Nach Gin oder einem Schuss wird nichts angelegt.
   *[false] Nach Gin wird nichts angelegt.
}

# Was eine Runde einbringt.

rulebook-penalties = { $knocks ->
    [true] Wer eine Runde gewinnt, schreibt nichts. Wer sie verliert, schreibt die eigenen Fehlpunkte, die nach dem Anlegen bleiben, als Strafpunkte an, und kein Bonus kommt dazu.
   *[false] Wer eine Runde gewinnt, schreibt nichts. Wer sie verliert, schreibt die eigenen Fehlpunkte als Strafpunkte an, und kein Bonus kommt dazu.
}
rulebook-penalties-undercut = Wer klopft und gleich viele oder mehr Fehlpunkte hat als der andere, verliert die Runde.
rulebook-penalties-equal = Wer klopft und mehr Fehlpunkte hat als der andere, verliert die Runde. Bei Gleichstand schreibt niemand etwas an.
rulebook-gin-wins = Wer Gin macht, gewinnt die Runde.
rulebook-knock-wins-undercut = Wer klopft und weniger Fehlpunkte hat, gewinnt die Runde. Hat der andere gleich viele oder weniger, gewinnt er.
rulebook-knock-wins-equal = Wer klopft und weniger Fehlpunkte hat, gewinnt die Runde. Hat der andere weniger, gewinnt er. Bei Gleichstand gewinnt niemand.
rulebook-knock-pays = { $total ->
    [true] Wer klopft und weniger Fehlpunkte hat, bekommt alle Fehlpunkte des anderen.
   *[false] Wer klopft und weniger Fehlpunkte hat, bekommt den Unterschied.
}
rulebook-undercut-pays = { $bonus ->
    [0] Hat der andere gleich viele oder weniger, unterbietet er und bekommt den Unterschied.
   *[other] Hat der andere gleich viele oder weniger, unterbietet er und bekommt den Unterschied und { $bonus }.
}
rulebook-undercut-pays-less = { $bonus ->
    [0] Hat der andere weniger, unterbietet er und bekommt den Unterschied.
   *[other] Hat der andere weniger, unterbietet er und bekommt den Unterschied und { $bonus }.
} Bei Gleichstand bekommt niemand etwas.
rulebook-gin-pays = { $shot ->
    [true] Gin oder ein Schuss bringt
   *[false] Gin bringt
} die Fehlpunkte des anderen{ $gin ->
    [0] {""}
   *[other] {" "}und { $gin }
}.
rulebook-gin-and-big-gin-pay = { $shot ->
    [true] Gin oder ein Schuss bringt
   *[false] Gin bringt
} die Fehlpunkte des anderen{ $gin ->
    [0] {""}
   *[other] {" "}und { $gin }
}; { $big ->
    [0] Big Gin bringt sie ohne Bonus
   *[other] Big Gin bringt sie und { $big }
}.
rulebook-caught-ace = Ein loses Ass zählt { $points } gegen den, der die Runde nicht beendet hat.
rulebook-rush-gin = Gin bringt für jede Karte, die noch im Stapel liegt, einen Punkt mehr.
rulebook-rush = Wer klopft und gewinnt, bekommt für jede Karte, die noch im Stapel liegt, einen Punkt mehr.
rulebook-rush-gin-too = Auch Gin bekommt diese Punkte, ein Unterbieten nicht.
rulebook-rush-knock-only = Gin und Unterbieten bekommen diese Punkte nicht.
rulebook-long-runs = { $both ->
    [true] Außerdem bekommen beide für ihre eigenen Kombinationen 1 Punkt für jede Karte einer Folge von sechs oder mehr und 1 für jeden König, jede Dame und jeden Buben in
   *[false] Außerdem bekommt, wer die Runde gewinnt, 1 Punkt für jede Karte einer Folge von sechs oder mehr und 1 für jeden König, jede Dame und jeden Buben in
} { $rainbows ->
    [true] Folgen oder Regenbögen
   *[false] Folgen
}; eine Karte kann beides einbringen. Angelegte Karten bringen niemandem etwas.
rulebook-long-runs-decide = { $knocks ->
    [true] Diese Punkte entscheiden weder, ob du klopfen darfst, noch, wer die Runde gewinnt.
   *[false] Diese Punkte entscheiden nicht, wer die Runde gewinnt.
}
rulebook-spades = Ist die offene Karte ein Pik, zählt alles, was die Runde einbringt, doppelt.

# Das Ziel und das Geben.

rulebook-aim = Sammle Punkte, indem du Runden mit weniger Fehlpunkten beendest als dein Gegner.
rulebook-aim-penalties = Beende Runden mit weniger Fehlpunkten als dein Gegner, und schreibe so wenig an, wie du kannst.
rulebook-cut = Beide heben ab: Die niedrigere Karte gibt zuerst.
rulebook-next-loser = Danach gibt, wer die Runde verloren hat.
rulebook-next-winner = Danach gibt, wer die Runde gewonnen hat.
rulebook-next-in-turn = Danach wird abwechselnd gegeben.
rulebook-deal-one-more = Jeder bekommt { NUMBER($cards, form: "word") } Karten, und wer nicht gegeben hat, eine mehr. Es gibt keine offene Karte: Dieser Spieler legt zuerst eine Karte ab.
rulebook-first-may-end = Schon der erste Zug kann die Runde beenden.
rulebook-first-cannot-end = Im ersten Zug wird nur abgelegt; er kann die Runde nicht beenden.
rulebook-deal = Jeder bekommt { NUMBER($cards, form: "word") } Karten, und eine Karte wird aufgedeckt und beginnt den Ablagestapel.
rulebook-begins-normally = Wer nicht gegeben hat, beginnt mit einem gewöhnlichen Zug.
rulebook-upcard-offer = { $stock ->
    [true] Wer nicht gegeben hat, darf diese offene Karte nehmen oder passen, danach darf es der Geber. Passen beide, zieht der erste Spieler vom Stapel.
   *[false] Wer nicht gegeben hat, darf diese offene Karte nehmen oder passen, danach darf es der Geber. Passen beide, beginnt der erste Spieler mit einem gewöhnlichen Zug.
}

# Ein Zug und das Ende des Stapels.

rulebook-draw-and-discard = Zieh die oberste Karte des Stapels oder des Ablagestapels, dann lege eine Karte offen ab.
rulebook-rediscard = Die Karte, die du gerade vom Ablagestapel genommen hast, darf gleich wieder abgelegt werden.
rulebook-no-rediscard = Eine Karte, die du vom Ablagestapel genommen hast, darf nicht im selben Zug abgelegt werden.
rulebook-pile-open = Beide dürfen den ganzen Ablagestapel jederzeit ansehen.
rulebook-pile-closed = Vom Ablagestapel darf nur die oberste Karte angesehen werden, von beiden und jederzeit.
rulebook-no-hints = Niemand bekommt Tipps oder Chancen gezeigt, solange eine Runde gespielt wird.
rulebook-strict-memory = Das Gedächtnis ist streng: Solange eine Runde gespielt wird, sagt dir das Programm, was offen liegt und was seit deinem letzten Ablegen geschah, und nicht mehr. Was unter der obersten Karte des Ablagestapels liegt, und was dein Gegner früher davon genommen hat, merkst du dir selbst. Dein Gegner spielt wie immer.
rulebook-strict-memory-offering = Das Gedächtnis ist streng: Solange eine Runde gespielt wird, sagt dir das Programm, was offen liegt und was geschah, seit du zuletzt eine Karte angeboten hast, und nicht mehr. Was früher hochgehalten oder angenommen wurde, merkst du dir selbst. Dein Gegner spielt wie immer.
rulebook-strict-memory-alone = Das Gedächtnis ist streng: Solange eine Runde gespielt wird, merkst du dir selbst, was du abgelegt hast.
rulebook-strict-memory-hints = Tipps und Chancen zählen diese Karten als ungesehen.
rulebook-stock-void = { $left ->
    [0] Liegt nach einem Ablegen keine Karte mehr im Stapel
    [1] Liegt nach einem Ablegen nur noch eine Karte im Stapel
   *[other] Liegen nach einem Ablegen nur noch { NUMBER($left, form: "word") } Karten im Stapel
} und hat niemand die Runde beendet, ist sie ungültig, und niemand bekommt Punkte.
rulebook-stock-booked = { $left ->
    [0] Liegt nach einem Ablegen keine Karte mehr im Stapel
    [1] Liegt nach einem Ablegen nur noch eine Karte im Stapel
   *[other] Liegen nach einem Ablegen nur noch { NUMBER($left, form: "word") } Karten im Stapel
} und hat niemand die Runde beendet, schreibt das höhere Blatt seine Fehlpunkte an, und nichts wird angelegt.
rulebook-stock-compared = { $left ->
    [0] Liegt nach einem Ablegen keine Karte mehr im Stapel
    [1] Liegt nach einem Ablegen nur noch eine Karte im Stapel
   *[other] Liegen nach einem Ablegen nur noch { NUMBER($left, form: "word") } Karten im Stapel
} und hat niemand die Runde beendet, bekommt das niedrigere Blatt den Unterschied, und nichts wird angelegt.
rulebook-stock-won = { $left ->
    [0] Liegt nach einem Ablegen keine Karte mehr im Stapel
    [1] Liegt nach einem Ablegen nur noch eine Karte im Stapel
   *[other] Liegen nach einem Ablegen nur noch { NUMBER($left, form: "word") } Karten im Stapel
} und hat niemand die Runde beendet, gewinnt das niedrigere Blatt, und nichts wird angelegt.
rulebook-stock-no-suits = Weil sie niemand beendet hat, zählt sie in keiner Farbe.
rulebook-last-discard-to-end = Der andere darf die abgelegte Karte noch nehmen, aber nur, um damit die Runde zu beenden.
rulebook-last-discard-turn = Der andere darf die abgelegte Karte noch für einen weiteren Zug nehmen.

# Das Ende des Spiels.

rulebook-each-game-won = Was nun folgt, wird für jedes gewonnene Spiel gezählt.
rulebook-boxes = Zu den Punkten der Runden kommen bei beiden { $points } für jede gewonnene Runde.
rulebook-extra-boxes = Ein Unterbieten gilt dabei als zwei Runden, Gin als drei.
rulebook-extra-boxes-gin = Gin gilt dabei als drei Runden.
rulebook-boxes-double = Die einer Runde, die doppelt zählt, werden verdoppelt.
rulebook-game-bonus = Wer gewinnt, bekommt { $points } dazu.
rulebook-shutout-100 = Hat der andere keine Runde gewonnen, ist das Spiel zu null, und es kommen noch 100 dazu.
rulebook-shutout-hands-and-boxes = Hat der andere keine Runde gewonnen, ist das Spiel zu null, und die Punkte der Runden und Boxen zählen doppelt.
rulebook-shutout-hands = Hat der andere keine Runde gewonnen, ist das Spiel zu null, und die Punkte der Runden zählen doppelt.
rulebook-shutout-total = Hat der andere keine Runde gewonnen, ist das Spiel zu null, und alles zusammen zählt doppelt.
rulebook-no-bonuses = Am Ende gibt es keinen Bonus.
rulebook-points-are-score = Am Ende gibt es keinen Bonus: Es gelten die Punkte.
rulebook-bonuses-never-help = Diese Punkte helfen nie dabei, { $target } zu erreichen.
rulebook-wins-behind = Wer { $target } erreicht hat, gewinnt auch dann, wenn der andere durch die Boxen insgesamt mehr Punkte hat.
rulebook-equal-totals = Haben beide insgesamt gleich viele Punkte, gewinnt, wer { $target } erreicht hat.
rulebook-equal-totals-of-games = Haben beide insgesamt gleich viele Punkte, gewinnt, wer zwei der Spiele gewonnen hat.
rulebook-both-reach = Bringt eine Runde beide auf { $target }, gilt der höhere Punktestand als der, der das Ziel erreicht hat; sind beide gleich, ist es der Gewinner der Runde.

# Was das Spiel gewinnt, nach dem Punktezettel.

rulebook-goal-three-games = { $all ->
    [true] Drei Spiele laufen zugleich, jedes bis { $target } Punkte, und alle drei werden zu Ende gespielt. Wer in allen dreien zusammen mehr Punkte hat, gewinnt die Partie.
   *[false] Drei Spiele laufen zugleich, jedes bis { $target } Punkte. Wer zwei davon gewinnt, gewinnt die Partie.
}
rulebook-goal-suits = Jede Farbe ist ein eigenes Spiel bis { $target } Punkte. Sind alle vier geschlossen, gewinnt, wer in allen zusammen mehr Punkte hat.
rulebook-goal-games = Ein Spiel geht bis { $target } Punkte und zählt als ein bis { NUMBER($most, form: "word") } gewonnene Spiele. { $games ->
    [1] Wer eines davon hat, gewinnt die Partie.
   *[other] Wer { NUMBER($games, form: "word") } davon hat, gewinnt die Partie.
}
rulebook-goal-deals = { $deals ->
    [1] Wer als Erster eine Runde gewinnt, gewinnt die Partie.
   *[other] Wer als Erster { NUMBER($deals, form: "word") } Runden gewinnt, gewinnt die Partie.
}
rulebook-goal-race = { $deals ->
    [1] Einer von euch braucht { $target } Punkte, der andere eine gewonnene Runde.
   *[other] Einer von euch braucht { $target } Punkte, der andere { NUMBER($deals, form: "word") } gewonnene Runden.
} Wer zuerst so weit ist, gewinnt.
rulebook-goal-twofold = { $deals ->
    [1] Wer { $target } Punkte und eine gewonnene Runde hat, gewinnt.
   *[other] Wer { $target } Punkte und { NUMBER($deals, form: "word") } gewonnene Runden hat, gewinnt.
} Eines von beiden reicht nicht.
rulebook-goal-penalties = Die Runde, die jemanden auf { $target } Strafpunkte bringt, beendet das Spiel, und dieser Spieler verliert es.
rulebook-goal-points = { $total ->
    [true] Wer zuerst { $target } Punkte hat, beendet das Spiel. Es gewinnt, wer mit Boxen und Bonus insgesamt mehr Punkte hat.
   *[false] Wer zuerst { $target } Punkte hat, gewinnt.
}

# Der Würfel.

rulebook-die = { $deal ->
    [true] Ein Würfel zeigt, worum die Runde gespielt wird.
   *[false] Ein Würfel zeigt, worum das Spiel gespielt wird.
} Er beginnt bei eins und gehört niemandem. Die Karten werden verdeckt gegeben. Vor dem Ansehen dürfen erst der Spieler, der nicht gegeben hat, und dann der Geber anbieten, den Würfel auf eine beliebige höhere Zahl zu drehen, höchstens auf sechs.
rulebook-die-accepted = Wer annimmt, nimmt den Würfel und darf ihn von da an als Einziger erhöhen: gleich, vor dem Ansehen, oder später zu Beginn eines Zuges, vor dem Ziehen. { $deal ->
    [true] Wer ablehnt, gibt die Runde auf, und der andere gewinnt { $offered ->
        [true] so viele Runden, wie geboten waren
       *[false] so viele Runden, wie der Würfel davor zeigte
    }
   *[false] Wer ablehnt, gibt das Spiel auf, und der andere gewinnt { $offered ->
        [true] das Gebotene, mal so viel, wie das Spiel beim Stand der Punkte zählt
       *[false] das, was der Würfel davor zeigte, mal so viel, wie das Spiel beim Stand der Punkte zählt
    }
}.
rulebook-die-later = Ein Würfel, der niemandem gehört, darf auch später erhöht werden, von beiden zu Beginn eines Zuges.
rulebook-die-stays = Wurde vor dem Ansehen kein Angebot angenommen, bleibt der Würfel bei eins.
rulebook-die-pays = { $knocks ->
    [true] Punkte werden nicht gezählt. Eine Runde, die durch Klopfen, Gin oder Unterbieten gewonnen wird, zählt so viele Runden, wie der Würfel zeigt.
   *[false] Punkte werden nicht gezählt. Eine gewonnene Runde zählt so viele Runden, wie der Würfel zeigt.
} Eine ungültige Runde gehört niemandem. Dann geht der Würfel auf eins zurück.
rulebook-die-back = Am Ende eines Spiels geht der Würfel auf eins zurück.

# Gin Pro, Gin Race und Gin Twofold.

rulebook-band = { $games ->
    [1] { $first } bis { $last } Punkte eines
   *[other] { $first } bis { $last } Punkte { NUMBER($games, form: "word") }
}
rulebook-bands = Ein gewonnenes Spiel zählt umso mehr, je weniger der Verlierer bis dahin hat: gegen { LIST($bands, by: "comma") }. Dann beginnen beide wieder bei null; gegeben wird der Reihe nach weiter.
rulebook-only-points-of-hands = Nur die Punkte der Runden zählen, und was über das Ziel hinaus gewonnen wird, schadet nicht.
rulebook-parts-lot = Das Los entscheidet, wer um was spielt, und in der nächsten Partie ist es umgekehrt.
rulebook-parts-points = Diesmal spielst du um Punkte, dein Gegner um Runden.
rulebook-parts-deals = Diesmal spielst du um Runden, dein Gegner um Punkte.
rulebook-parts = Jeder schreibt nur an, worum er spielt. Wer um Punkte spielt, wertet die Runden wie gewohnt, mit jedem Bonus.
rulebook-race-one = Wer um Runden spielt, zählt eins für jede gewonnene Runde.
rulebook-race-two = Wer um Runden spielt, zählt zwei für Gin und zwei fürs Unterbieten.
rulebook-race-two-for-gin = Wer um Runden spielt, zählt zwei für Gin.
rulebook-twofold = Beide schreiben Punkte und gewonnene Runden an.
rulebook-twofold-two = { $knocks ->
    [true] Gin und Unterbieten zählen zwei gewonnene Runden.
   *[false] Gin zählt zwei gewonnene Runden.
}
rulebook-twofold-one = { $knocks ->
    [true] Jeder Gewinn zählt eine Runde, auch Gin und Unterbieten.
   *[false] Jeder Gewinn zählt eine Runde, auch Gin.
}

# Color Gin.

rulebook-suits-without-sets = Eine Runde zählt in den Farben, von denen der, der sie beendet, keine Karte hat, weder in einer Kombination noch unter den losen Karten. Die abgelegte Karte gehört nicht dazu.
rulebook-suits-of-sets = Eine Runde zählt in den Farben, die in jedem Satz dessen stehen, der sie beendet, und sonst nirgends in diesem Blatt: in keiner Folge und nicht unter den losen Karten. Die abgelegte Karte gehört nicht dazu. Ohne Satz sind es die Farben, von denen das Blatt keine Karte hat.
rulebook-suits-written = Die Punkte werden in jeder dieser Farben voll angeschrieben.
rulebook-suits-undercut = Nach einem Unterbieten gehören sie dem anderen, aber die Farben sind weiter die dessen, der geklopft hat. Angelegte Karten ändern nichts.
rulebook-split-least = Das Blatt muss so aufgeteilt werden, dass möglichst wenig Fehlpunkte bleiben.
rulebook-split-chosen = { $knocks ->
    [true] Wie dein Blatt aufgeteilt wird, bestimmst du, wenn du die Runde beendest. Mehr Fehlpunkte können mehr Farben bedeuten oder eine, die noch offen ist.
   *[false] Wie dein Blatt aufgeteilt wird, bestimmst du, wenn du die Runde beendest: Das kann mehr Farben bedeuten.
}
rulebook-closing = Die Runde, die jemanden in einer Farbe auf { $target } Punkte bringt, schließt sie für beide. Vorher wird sie in all ihren Farben voll angeschrieben. { $knocks ->
    [true] Niemand darf klopfen oder Gin machen, wenn das in keiner offenen Farbe zählen würde.
   *[false] Niemand darf Gin machen, wenn das in keiner offenen Farbe zählen würde.
}
rulebook-level-draw = Sind am Ende beide Summen gleich, ist es unentschieden.
rulebook-level-extra-hand = Sind am Ende beide Summen gleich, entscheidet eine weitere Runde, die in jeder Farbe zählen kann.
rulebook-level-most-suits = Sind am Ende beide Summen gleich, gewinnt, wer mehr Farben geschlossen hat.

# Hollywood Gin.

rulebook-three-games = Dein erster Gewinn wird nur im ersten Spiel angeschrieben, dein zweiter im ersten und im zweiten, jeder weitere in allen drei. Die Gewinne deines Gegners werden genauso gezählt, unabhängig von deinen.
rulebook-three-games-closed = Ein Spiel ist mit der Runde gewonnen und geschlossen, die jemanden darin auf { $target } Punkte bringt. Danach wird dort für niemanden mehr etwas angeschrieben.
rulebook-late-start-nowhere = Ein erster Gewinn, der kommt, wenn das erste Spiel geschlossen ist, wird nirgends angeschrieben, war aber trotzdem dein erster.
rulebook-late-start-next = Ein erster Gewinn, der kommt, wenn das erste Spiel geschlossen ist, geht in das nächste noch offene Spiel und jeder weitere in eines mehr.

# Solitary Gin.

rulebook-solitary-goal = Spiele allein { NUMBER($deals, form: "word") } Runden und beende sie mit höchstens { $goal } Strafpunkten. Eine makellose Partie ergibt minus { $perfect }.
rulebook-solitary-turn = Du hast zehn Karten und bis zu { NUMBER($turns, form: "word") } Züge. In einem Zug ziehst du vom Stapel und legst eine Karte ab, die gezogene oder eine andere. { $open ->
    [true] Abgelegte Karten kommen nicht zurück, aber du darfst sie jederzeit durchsehen, auch um deine Züge zu zählen.
   *[false] Abgelegte Karten kommen nicht zurück.
}
rulebook-solitary-scoring = Gin zieht { $points } Punkte ab. Sonst kosten lose Karten: von der 2 bis zur 9 je 5, von der 10 bis zum König je 10, ein Ass 15. Deine Karten werden so aufgeteilt, dass das möglichst wenig ist.

# Spiele, in denen Kombinationen auf dem Tisch liegen.

rulebook-laying-aim = Lege Kombinationen auf den Tisch, und habe als Erster keine Karte mehr auf der Hand.
rulebook-laying-goal = { $target ->
    [1] Die erste Runde, in der jemand Punkte bekommt, entscheidet das Spiel.
   *[other] Wer als Erster { $target } Punkte erreicht, gewinnt das Spiel.
}
rulebook-laying-values-ace-as-court = Ass, König, Dame und Bube zählen { $ten }, alle anderen ihre Zahl.
rulebook-laying-values = Ein Ass zählt { $ace }, eine Bildkarte { $ten }, alle anderen ihre Zahl.
rulebook-poker-meld = Eine gemischte Folge sind drei oder mehr aufeinanderfolgende Karten beliebiger Farben.
rulebook-rainbow-as-poker-meld = Ein Regenbogen ist eine gemischte Folge wie jede andere; ihn zu vereinbaren ändert also nichts.
rulebook-ace-high = Das Ass ist hoch: Dame, König, Ass ist eine Folge; Ass, 2, 3 ist keine.
rulebook-ace-either-not-both = Das Ass ist hoch oder niedrig, aber nicht beides in einer Kombination: Ass, 2, 3 und Dame, König, Ass folgen aufeinander, König, Ass, 2 nicht.
rulebook-deal-without-upcard = Jeder bekommt { NUMBER($cards, form: "word") } Karten. Der Rest ist der Stapel; es gibt keine offene Karte und keinen Ablagestapel. Wer nicht gegeben hat, beginnt.
rulebook-begins = Wer nicht gegeben hat, beginnt.
rulebook-laying-upcard-offer = { $stock ->
    [true] Wer nicht gegeben hat, darf sie nehmen oder passen, danach darf es der Geber. Passen beide, zieht der erste Spieler vom Stapel.
   *[false] Wer nicht gegeben hat, darf sie nehmen oder passen, danach darf es der Geber. Passen beide, beginnt der erste Spieler mit einem gewöhnlichen Zug.
}
rulebook-draw = Zieh die oberste Karte des Stapels oder des Ablagestapels.
rulebook-laying-rediscard = Eine Karte, die du gerade von dort genommen hast, darf gleich wieder abgelegt werden.
rulebook-laying-no-rediscard = Eine Karte, die du gerade von dort genommen hast, muss nicht ausgelegt werden, bleibt aber in diesem Zug in deinem Blatt.
rulebook-lay-out = Dann darfst du so viele Kombinationen auslegen, wie du kannst, und Karten an jede Kombination auf dem Tisch anlegen, an deine und die deines Gegners. Bis du fertig bist, darfst du alles zurücknehmen.
rulebook-discard-last = Zuletzt lege eine Karte offen ab.
rulebook-offering-turn = Zieh eine Karte vom Stapel, lege aus, was du darfst und willst, und beende deinen Zug, indem du deinem Gegner eine Karte aus deinem Blatt anbietest: Er nimmt sie auf oder lässt sie dir. In jedem Zug wird eine Karte angeboten, aber nicht die, die du gerade angenommen hast.
rulebook-offered-ace = Wer ein Ass annimmt, zieht im folgenden Zug nicht; jede andere Karte kostet nichts.
rulebook-last-card = Mit nur noch einer Karte sagst du „letzte Karte“, bietest nichts an und behältst sie.
rulebook-contract = Die ersten Kombinationen, die du in einer Runde auslegst, sind dein Kontrakt: { NUMBER($melds, form: "word") } Kombinationen beliebiger Art zu je drei Karten, alle auf einmal.
rulebook-contract-alone = Sonst wird in diesem Zug nichts ausgelegt.
rulebook-contract-more = Neue Kombinationen dürfen in diesem Zug folgen, aber angelegt wird nichts.
rulebook-later-turns = In späteren Zügen darfst du beliebige Kombinationen aus drei oder mehr Karten auslegen und in jedem Zug { $most ->
    [1] eine Karte
    [2] eine oder zwei Karten
   *[other] beliebig viele Karten
} an jede deiner eigenen Kombinationen anlegen. Eine Folge darf zur gemischten Folge werden. An die Kombinationen deines Gegners wird nie etwas angelegt. Bis du fertig bist, darfst du alles zurücknehmen.
rulebook-going-out = Wer als Erster keine Karte mehr auf der Hand hat, gewinnt die Runde, ob die letzten ausgelegt wurden oder die letzte abgelegt.
rulebook-laying-stock-end = Wurde die letzte Karte des Stapels gezogen und hat am Ende dieses Zuges noch jeder Karten, bekommt das niedrigere Blatt den Unterschied; bei Gleichstand bekommt niemand etwas.
rulebook-laying-last-discard = Der andere darf die abgelegte Karte noch für einen weiteren Zug nehmen.
rulebook-offering-gin = Du machst Gin, wenn du alle Karten deines Blatts auslegst. Nichts wird abgelegt, und niemand klopft; ein Angebot leert nie ein Blatt.
rulebook-offering-stock-end = { $cards ->
    [1] Die letzte Karte des Stapels wird nicht gezogen.
   *[other] Die letzten { NUMBER($cards, form: "word") } Karten des Stapels werden nicht gezogen.
} Wer die Karte davor zieht, darf noch auslegen und Gin machen, bietet aber nichts an. { $all ->
    [true] Dann bekommt das niedrigere Blatt den Unterschied: Jede Karte, die noch im Blatt ist, zählt, ob sie auszulegen wäre oder nicht.
   *[false] Dann bekommt das niedrigere Blatt den Unterschied: Nur Karten, die nicht auszulegen waren, zählen.
} Bei Gleichstand bekommt niemand etwas.
rulebook-no-challenges = Niemand fordert heraus.
rulebook-challenges = { $own-turn ->
    [true] Einmal in jedem deiner Züge darfst du deinen Gegner herausfordern.
   *[false] Jederzeit, in deinem Zug oder dem deines Gegners, aber nur einmal in jedem Zug, darfst du deinen Gegner herausfordern.
} Nimmt er an, zählen beide alle Karten auf der Hand, und das niedrigere Blatt bekommt alles, was der andere hat, ohne Abzug; bei Gleichstand bekommt niemand etwas, und die Runde ist vorbei. Lehnt er ab, geht es weiter.
rulebook-time-to-challenge = Um im Zug deines Gegners herauszufordern, lege ab und fordere im selben Schritt heraus, oder schalte in den Einstellungen „{ settings-title-wait-for-challenge }“ ein: Dann wartet dein Gegner vor jedem Zug, bis du herausforderst oder weiterspielst.
rulebook-opponents = Alle fünf Gegner legen aus, was sie können. Der Anfänger gibt seine teuerste nutzlose Karte her. { $daring ->
    [true] Der zweite achtet darauf, was zu seinen eigenen Karten passt, und auf nichts sonst, und fordert mit einem niedrigen Blatt heraus.
   *[false] Der zweite achtet darauf, was zu seinen eigenen Karten passt, und auf nichts sonst.
} Der dritte, vierte und fünfte spielen dieses Spiel gleich: Sie zählen, was noch kommen kann, und denken daran, was du brauchen kannst.
rulebook-going-out-pays = { $bonus ->
    [0] Wer alle Karten los ist, bekommt alle Karten im Blatt des Gegners gezählt, ob sie auszulegen wären oder nicht, ohne Bonus.
   *[other] Wer alle Karten los ist, bekommt alle Karten im Blatt des Gegners gezählt, ob sie auszulegen wären oder nicht, und { $bonus }.
} Kombinationen auf dem Tisch zählen für niemanden.
rulebook-offering-gin-pays = { $bonus ->
    [0] Gin bringt alle Karten im Blatt des Gegners, ob sie auszulegen wären oder nicht, ohne Bonus.
   *[other] Gin bringt alle Karten im Blatt des Gegners, ob sie auszulegen wären oder nicht, und { $bonus }.
} Kombinationen auf dem Tisch zählen für niemanden.
rulebook-bare-gin = Gegen jemanden, der den Kontrakt noch nicht ausgelegt hat, ist der Bonus { $bonus }.

# Wie eine Quelle gelesen wird, die nur sagt, was anders ist.

rulebook-as-classic = In allem anderen folgt die Quelle dem klassischen Spiel und wird so gelesen, wie es auf dessen Seite steht.
rulebook-as-classic-upcard = Die offene Karte wird zuerst angeboten.
rulebook-as-classic-undercut = Gleich viele Fehlpunkte gelten als unterboten.
rulebook-as-classic-rediscard = Eine gerade genommene Karte bleibt in diesem Zug im Blatt.
rulebook-as-classic-void = Eine Runde, die der Stapel beendet, ist ungültig.

rulebook-short-limit = Klopf mit höchstens { $limit } Fehlpunkten, oder sag ohne Fehlpunkte Gin.
rulebook-short-upcard = Klopf mit höchstens so vielen Fehlpunkten, wie die aufgedeckte Karte zählt, oder sag ohne Fehlpunkte Gin.
rulebook-short-any = Klopf mit beliebig vielen Fehlpunkten, oder sag ohne Fehlpunkte Gin.
rulebook-short-gin = Nur ein Gin, ganz ohne Fehlpunkte, beendet sie.
rulebook-short-out = Wer zuerst keine Karte mehr hat, gewinnt sie.
rulebook-short-out-or-challenge = Wer zuerst keine Karte mehr hat, gewinnt sie, oder nach einer Herausforderung das niedrigere Blatt.
rulebook-short-all-melded = Wer alle Karten in Kombinationen hat, gewinnt sie.
rulebook-short-alone = Bring alle Karten in Kombinationen, oder hör mit möglichst wenigen Fehlpunkten auf, in höchstens { $turns } Zügen.
rulebook-short-race = Wer zuerst so weit ist, gewinnt.
