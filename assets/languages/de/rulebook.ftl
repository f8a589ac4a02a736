# Was die Regeln auf ihren Seiten von sich selbst sagen.

# Das Ende einer Runde, in der niemand vom Stapel zieht.

rulebook-untouched = Zieht { NUMBER($turns, form: "word") } Züge hintereinander niemand vom Stapel, ist die Runde ungültig, und niemand bekommt Punkte.
rulebook-untouched-reading = { $offering ->
    [true] Die Vorlage sagt nicht, was geschieht, wenn beide immer wieder Asse annehmen, statt zu ziehen.
   *[false] Die Vorlage sagt nicht, was geschieht, wenn beide immer nur nehmen, was der andere ablegt.
} Hier ist die Runde nach der oben genannten Zahl solcher Züge ungültig. Du wirst rechtzeitig gewarnt, und mit einer Tischregel gilt eine andere Zahl oder gar keine Grenze.

# Karten und Kombinationen.

rulebook-values = { $ten ->
    [10] Ein Ass zählt 1, Bildkarten zählen 10, alle anderen ihren Zahlenwert.
   *[other] Ein Ass zählt 1, eine Zehn oder Bildkarte { $ten }, alle anderen ihren Zahlenwert.
}
rulebook-set = Ein Satz besteht aus drei oder vier Karten vom gleichen Rang.
rulebook-run = Eine Folge besteht aus drei oder mehr aufeinanderfolgenden Karten einer Farbe.
rulebook-only-runs = Als Kombinationen gelten nur Folgen: drei oder mehr aufeinanderfolgende Karten einer Farbe.
rulebook-only-runs-and-rainbows = Als Kombinationen gelten nur Folgen und Regenbögen.
rulebook-rainbow = Ein Regenbogen besteht aus genau vier aufeinanderfolgenden Karten, einer von jeder Farbe, abwechselnd rot und schwarz.
rulebook-deadwood = Jede Karte gehört nur zu einer Kombination; Karten, die zu keiner gehören, zählen als Fehlpunkte.
rulebook-ace-low = Das Ass ist niedrig: Ass, 2, 3 ist eine Folge; Dame, König, Ass ist keine.
rulebook-ace-either = Das Ass ist hoch oder niedrig, aber um die Ecke geht es nicht: Ass, 2, 3 und Dame, König, Ass sind Folgen; König, Ass, 2 ist keine.
rulebook-ace-round = Folgen dürfen um die Ecke gehen, vom König über das Ass zur 2: Dame, König, Ass ist eine Folge und König, Ass, 2 auch. Keine Karte kommt in einer Folge zweimal vor.

# Das Ende der Runde.

rulebook-knock = Nach dem Ziehen darfst du klopfen, wenn du ohne die abzulegende Karte höchstens { $limit } { $limit ->
    [one] Fehlpunkt
   *[other] Fehlpunkte
} hast: Leg sie verdeckt ab und zeig deine Kombinationen.
rulebook-knock-any = Nach dem Ziehen darfst du klopfen, ganz gleich, wie viele Fehlpunkte du hast: Leg eine Karte verdeckt ab und zeig deine Kombinationen.
rulebook-knock-upcard = Nach dem Ziehen darfst du klopfen, wenn du ohne die abzulegende Karte höchstens so viele Fehlpunkte hast, wie die offene Karte wert ist: Leg sie verdeckt ab und zeig deine Kombinationen.
rulebook-upcard-limit = Bei einer Zehn oder Bildkarte ist die Grenze { $ten }, bei einem Ass { $ace }. Es gilt die Karte, die beim Geben aufgedeckt wurde, auch wenn sie schon jemand genommen hat.
rulebook-upcard-limit-ace-gin = { $shot ->
    [true] Bei einer Zehn oder Bildkarte ist die Grenze { $ten }; bei einem Ass endet die Runde nur mit Gin oder einem Schuss.
   *[false] Bei einer Zehn oder Bildkarte ist die Grenze { $ten }; bei einem Ass endet die Runde nur mit Gin.
} Es gilt die Karte, die beim Geben aufgedeckt wurde, auch wenn sie schon jemand genommen hat.
rulebook-no-knock = { $shot ->
    [true] Geklopft wird nicht: Du beendest die Runde mit Gin oder mit einem Schuss.
   *[false] Geklopft wird nicht: Du beendest die Runde mit Gin.
}
rulebook-taken-melds = In einem Zug, in dem du die oberste Karte des Ablagestapels genommen hast, darfst du nur { $knocks ->
    [true] { $shot ->
        [true] klopfen oder einen Schuss machen
       *[false] klopfen
    }
   *[false] dann einen Schuss machen
}, wenn diese Karte in einer Kombination liegt.
rulebook-taken-laid-down = Gin ist davon nie betroffen: Dafür darfst du sogar diese Karte ablegen.
rulebook-gin = Ganz ohne Fehlpunkte machst du Gin.
rulebook-kept-discard = Du darfst die Runde auch beenden, ohne abzulegen: Dann zählen alle { NUMBER($cards, form: "word") } Karten.
rulebook-shot = Du darfst die Runde auch mit einem Schuss beenden: Deine einzigen losen Karten ergeben dann die Ziffern deines Punktestands. Es gelten seine letzten beiden Ziffern; ein Ass steht für die 1, und für eine Null brauchst du keine Karte. Mit 38 Punkten brauchst du eine 3 und eine 8, mit 40 eine 4; die Farben sind egal.
rulebook-shot-limit = Ein Schuss darf mehr zählen als die Klopfgrenze.
rulebook-big-gin = Liegen alle { NUMBER($cards, form: "word") } Karten in Kombinationen, darfst du Big Gin machen, ohne abzulegen.
rulebook-lay-off = { $sets ->
    [true] Hat jemand geklopft, darf der andere an dessen Kombinationen anlegen: eine vierte Karte an einen Satz oder Karten an die Enden einer Folge.
   *[false] Hat jemand geklopft, darf der andere an die Enden von dessen Folgen anlegen.
}
rulebook-rainbow-closed = An einen Regenbogen kann man nichts anlegen.
rulebook-nothing-laid-off = { $shot ->
    [true] Nach Gin oder einem Schuss wird nicht angelegt.
   *[false] Nach Gin wird nicht angelegt.
}

# Was eine Runde einbringt.

rulebook-penalties = { $knocks ->
    [true] Wer eine Runde gewinnt, schreibt nichts auf. Dem Verlierer werden die Fehlpunkte, die ihm nach dem Anlegen bleiben, als Strafpunkte angeschrieben. Einen Bonus gibt es nicht.
   *[false] Wer eine Runde gewinnt, schreibt nichts auf. Dem Verlierer werden seine Fehlpunkte als Strafpunkte angeschrieben. Einen Bonus gibt es nicht.
}
rulebook-penalties-undercut = Wer klopft und gleich viele oder mehr Fehlpunkte hat als der andere, verliert die Runde.
rulebook-penalties-equal = Wer klopft und mehr Fehlpunkte hat als der andere, verliert die Runde. Bei Gleichstand schreibt niemand etwas auf.
rulebook-gin-wins = Wer Gin macht, gewinnt die Runde.
rulebook-knock-wins-undercut = Wer klopft und nach dem Anlegen weniger Fehlpunkte hat, gewinnt die Runde, sonst gewinnt sie der andere.
rulebook-knock-wins-equal = Nach Klopfen und Anlegen gewinnt, wer weniger Fehlpunkte hat. Bei Gleichstand gewinnt niemand.
rulebook-knock-pays = { $total ->
    [true] Wer klopft und nach dem Anlegen weniger Fehlpunkte hat, bekommt alle Fehlpunkte des anderen.
   *[false] Wer klopft und nach dem Anlegen weniger Fehlpunkte hat, bekommt die Differenz.
}
rulebook-undercut-pays = { $bonus ->
    [0] Hat der andere gleich viele oder weniger, unterbietet er und bekommt die Differenz.
   *[other] Hat der andere gleich viele oder weniger, unterbietet er und bekommt die Differenz plus { $bonus }.
}
rulebook-undercut-pays-less = { $bonus ->
    [0] Hat der andere weniger, unterbietet er und bekommt die Differenz.
   *[other] Hat der andere weniger, unterbietet er und bekommt die Differenz plus { $bonus }.
} Bei Gleichstand bekommt niemand etwas.
rulebook-gin-pays = { $shot ->
    [true] Gin oder ein Schuss bringt
   *[false] Gin bringt
} die Fehlpunkte des anderen{ $gin ->
    [0] {""}
   *[other] {" "}plus { $gin }
}.
rulebook-gin-and-big-gin-pay = { $shot ->
    [true] Gin oder ein Schuss bringt
   *[false] Gin bringt
} die Fehlpunkte des anderen{ $gin ->
    [0] {""}
   *[other] {" "}plus { $gin }
}; { $big ->
    [0] Big Gin bringt sie ohne Bonus
   *[other] Big Gin bringt sie plus { $big }
}.
rulebook-caught-ace = Beendet der andere die Runde, zählt ein loses Ass bei dir { $points }.
rulebook-caught-ace-at-the-end = Endet sie mit dem Stapel, zählt ein loses Ass { $points }.
rulebook-rush-gin = Gin bringt für jede Karte, die noch im Stapel liegt, einen Punkt mehr.
rulebook-rush = Wer klopft und gewinnt, bekommt für jede Karte, die noch im Stapel liegt, einen Punkt mehr.
rulebook-rush-gin-too = Diese Punkte gibt es auch für Gin, aber nicht fürs Unterbieten.
rulebook-rush-knock-only = Für Gin und fürs Unterbieten gibt es diese Punkte nicht.
rulebook-long-runs = { $both ->
    [true] Außerdem bekommen beide für ihre eigenen Kombinationen 1 Punkt für jede Karte einer Folge von sechs oder mehr und 1 für jeden König, jede Dame und jeden Buben in
   *[false] Außerdem bekommt, wer die Runde gewinnt, 1 Punkt für jede Karte einer Folge von sechs oder mehr und 1 für jeden König, jede Dame und jeden Buben in
} { $rainbows ->
    [true] Folgen oder Regenbögen
   *[false] Folgen
}; eine Karte kann beides einbringen. Angelegte Karten bringen hier nichts.
rulebook-long-runs-decide = { $knocks ->
    [true] Ob du klopfen darfst und wer die Runde gewinnt, hängt nicht von diesen Punkten ab.
   *[false] Wer die Runde gewinnt, hängt nicht von diesen Punkten ab.
}
rulebook-spades = Ist die offene Karte ein Pik, zählt alles, was die Runde einbringt, doppelt.

# Das Ziel und das Geben.

rulebook-aim = Beende die Runde mit weniger Fehlpunkten (Karten außerhalb deiner Kombinationen) als dein Gegner.
rulebook-aim-penalties = Beende die Runde mit weniger Fehlpunkten (Karten außerhalb deiner Kombinationen) als dein Gegner: Wer verliert, dem werden sie angeschrieben.
rulebook-cut = Beide heben eine Karte ab: Wer den niedrigeren Rang hat, gibt zuerst; bei gleichem Rang wird noch einmal abgehoben.
rulebook-next-loser = Danach gibt immer, wer die letzte Runde verloren hat. Gewinnt niemand eine Runde, gibt derselbe noch einmal.
rulebook-next-winner = Danach gibt immer, wer die letzte Runde gewonnen hat. Gewinnt niemand eine Runde, gibt derselbe noch einmal.
rulebook-next-in-turn = Danach wird abwechselnd gegeben.
rulebook-refused-counts-as-lost = Wer eine Erhöhung ablehnt, gilt als Verlierer.
rulebook-deal-one-more = Jeder bekommt { NUMBER($cards, form: "word") } Karten, und wer nicht gegeben hat, eine mehr. Es gibt keine offene Karte: Wer nicht gegeben hat, beginnt und legt eine Karte ab.
rulebook-first-may-end = Schon der erste Zug kann die Runde beenden.
rulebook-first-cannot-end = Im ersten Zug wird nur abgelegt; er kann die Runde nicht beenden.
rulebook-deal = Jeder bekommt { NUMBER($cards, form: "word") } Karten, und eine Karte wird als Anfang des Ablagestapels aufgedeckt.
rulebook-begins-normally = Wer nicht gegeben hat, beginnt mit einem gewöhnlichen Zug.
rulebook-upcard-offer = { $stock ->
    [true] Wer nicht gegeben hat, darf diese offene Karte nehmen oder passen, danach der Geber. Passen beide, zieht der Erste vom Stapel.
   *[false] Wer nicht gegeben hat, darf diese offene Karte nehmen oder passen, danach der Geber. Passen beide, beginnt der Erste mit einem gewöhnlichen Zug.
}

# Ein Zug und das Ende des Stapels.

rulebook-draw-and-discard = Nimm die oberste Karte des Stapels oder des Ablagestapels, dann leg eine Karte offen ab.
rulebook-rediscard = Die Karte, die du gerade vom Ablagestapel genommen hast, darfst du gleich wieder ablegen.
rulebook-no-rediscard = Die Karte, die du gerade vom Ablagestapel genommen hast, darfst du nicht gleich wieder ablegen.
rulebook-pile-open = Beide dürfen jederzeit den ganzen Ablagestapel ansehen.
rulebook-pile-closed = Vom Ablagestapel dürfen beide jederzeit die oberste Karte ansehen, aber keine andere.
rulebook-no-hints = Während einer Runde bekommt niemand Tipps oder Chancen zu sehen.
rulebook-strict-memory = Strenges Gedächtnis: Während einer Runde zeigt dir das Programm nur, was offen liegt und was seit deinem letzten Ablegen geschehen ist. Was unter der obersten Karte des Ablagestapels liegt und was dein Gegner davon genommen hat, musst du dir selbst merken. Dein Gegner spielt wie immer.
rulebook-strict-memory-offering = Strenges Gedächtnis: Während einer Runde zeigt dir das Programm nur, was offen liegt und was geschehen ist, seit du zuletzt eine Karte angeboten hast. Was davor angeboten oder angenommen wurde, musst du dir selbst merken. Dein Gegner spielt wie immer.
rulebook-strict-memory-alone = Strenges Gedächtnis: Was du in einer Runde abgelegt hast, musst du dir selbst merken.
rulebook-strict-memory-hints = Für Tipps und Chancen gelten diese Karten als ungesehen.
rulebook-stock-void = { $left ->
    [0] Liegt nach einem Ablegen keine Karte mehr im Stapel
    [1] Liegt nach einem Ablegen nur noch eine Karte im Stapel
   *[other] Liegen nach einem Ablegen nur noch { NUMBER($left, form: "word") } Karten im Stapel
} und hat niemand die Runde beendet, ist sie ungültig, und niemand bekommt Punkte.
rulebook-stock-booked = { $left ->
    [0] Liegt nach einem Ablegen keine Karte mehr im Stapel
    [1] Liegt nach einem Ablegen nur noch eine Karte im Stapel
   *[other] Liegen nach einem Ablegen nur noch { NUMBER($left, form: "word") } Karten im Stapel
} und hat niemand die Runde beendet, werden dem, der mehr Fehlpunkte hat, seine Fehlpunkte als Strafpunkte angeschrieben. Angelegt wird nicht, und bei Gleichstand schreibt niemand etwas auf.
rulebook-stock-compared = { $left ->
    [0] Liegt nach einem Ablegen keine Karte mehr im Stapel
    [1] Liegt nach einem Ablegen nur noch eine Karte im Stapel
   *[other] Liegen nach einem Ablegen nur noch { NUMBER($left, form: "word") } Karten im Stapel
} und hat niemand die Runde beendet, bekommt die Differenz, wer weniger Fehlpunkte hat. Angelegt wird nicht, und bei Gleichstand bekommt niemand etwas.
rulebook-stock-won = { $left ->
    [0] Liegt nach einem Ablegen keine Karte mehr im Stapel
    [1] Liegt nach einem Ablegen nur noch eine Karte im Stapel
   *[other] Liegen nach einem Ablegen nur noch { NUMBER($left, form: "word") } Karten im Stapel
} und hat niemand die Runde beendet, gewinnt, wer weniger Fehlpunkte hat. Angelegt wird nicht, und bei Gleichstand gewinnt niemand.
rulebook-stock-no-suits = Weil niemand sie beendet hat, zählt sie in keiner Farbe.
rulebook-last-discard-to-end = Vorher darf der andere die abgelegte Karte noch nehmen, aber nur, um damit die Runde zu beenden.
rulebook-last-discard-turn = Vorher darf der andere die abgelegte Karte noch nehmen und einen weiteren Zug machen.

# Das Ende des Spiels.

rulebook-each-game-won = Alles Folgende wird für jedes gewonnene Spiel gezählt.
rulebook-boxes = { $each-game ->
    [true] Beide bekommen { $points } Punkte für jeden Gewinn, der in diesem Spiel steht.
   *[false] Beide bekommen { $points } Punkte für jede gewonnene Runde.
}
rulebook-extra-boxes = Unterbieten gilt dabei als zwei Runden, Gin als drei.
rulebook-extra-boxes-gin = Gin gilt dabei als drei Runden.
rulebook-boxes-double = Bei einer Runde, die doppelt zählt, wird auch das verdoppelt.
rulebook-game-bonus = { $reached ->
    [true] Wer das Ziel erreicht hat, bekommt { $points } dazu.
   *[false] Wer das Spiel gewinnt, bekommt { $points } dazu.
}
rulebook-shutout-100 = { $each-game ->
    [true] Steht beim Verlierer in diesem Spiel gar nichts
   *[false] Hat der Verlierer keine einzige Runde gewonnen
}, endet das Spiel zu null, und der Gewinner bekommt { $more ->
    [true] noch einmal 100
   *[false] 100
} dazu.
rulebook-shutout-hands-and-boxes = { $each-game ->
    [true] Steht beim Verlierer in diesem Spiel gar nichts
   *[false] Hat der Verlierer keine einzige Runde gewonnen
}, endet das Spiel zu null, und beim Gewinner zählen Runden und Boxen doppelt.
rulebook-shutout-hands = { $each-game ->
    [true] Steht beim Verlierer in diesem Spiel gar nichts
   *[false] Hat der Verlierer keine einzige Runde gewonnen
}, endet das Spiel zu null, und beim Gewinner zählen die Runden doppelt.
rulebook-shutout-total = { $each-game ->
    [true] Steht beim Verlierer in diesem Spiel gar nichts
   *[false] Hat der Verlierer keine einzige Runde gewonnen
}, endet das Spiel zu null, und beim Gewinner zählt alles zusammen doppelt.
rulebook-no-bonuses = Am Ende gibt es keinen Bonus.
rulebook-points-are-score = Am Ende gibt es keinen Bonus: Es bleibt bei den Punkten.
rulebook-bonuses-never-help = Nichts davon zählt auf dem Weg zu { $target } mit.
rulebook-wins-behind = Wer { $target } erreicht hat, gewinnt auch dann, wenn der andere durch die Boxen insgesamt mehr hat.
rulebook-equal-totals = Haben beide insgesamt gleich viel, gewinnt, wer { $target } erreicht hat.
rulebook-equal-totals-of-games = Haben beide insgesamt gleich viel, gewinnt, wer zwei der Spiele gewonnen hat.
rulebook-both-reach = Kommen beide mit derselben Runde auf { $target }, { $total ->
    [true] gilt als Erster, wer den höheren Stand hat;
   *[false] gewinnt, wer den höheren Stand hat;
} bei gleichem Stand der Gewinner dieser Runde.

# Was das Spiel gewinnt, nach dem Punktezettel.

rulebook-goal-three-games = Drei Spiele laufen gleichzeitig, jedes bis { $target } Punkte. { $all ->
    [true] Sind alle drei zu Ende, gewinnt die Partie, wer in allen dreien zusammen mehr Punkte hat.
   *[false] Wer als Erster zwei davon gewinnt, gewinnt die Partie.
}
rulebook-goal-suits = Jede Farbe ist ein eigenes Spiel bis { $target } Punkte. Sind alle vier abgeschlossen, gewinnt, wer insgesamt mehr Punkte hat.
rulebook-goal-games = { $games ->
    [1] Ein Spiel geht bis { $target } Punkte. Wer als Erster eines gewinnt, gewinnt die Partie.
   *[other] Wer als Erster { $target } Punkte erreicht, gewinnt ein Spiel, das als ein bis { NUMBER($most, form: "word") } gewonnene Spiele zählt. Wer davon als Erster { NUMBER($games, form: "word") } hat, gewinnt die Partie.
}
rulebook-goal-deals = { $deals ->
    [1] Wer als Erster eine Runde gewinnt, gewinnt die Partie.
   *[other] Wer als Erster { NUMBER($deals, form: "word") } Runden gewinnt, gewinnt die Partie.
}
rulebook-goal-race = { $deals ->
    [1] Einer von euch braucht { $target } Punkte, der andere eine einzige gewonnene Runde.
   *[other] Einer von euch braucht { $target } Punkte, der andere { NUMBER($deals, form: "word") } gewonnene Runden.
} Wer zuerst so weit ist, gewinnt.
rulebook-goal-twofold = { $deals ->
    [1] Es gewinnt, wer als Erster beides hat: { $target } Punkte und eine gewonnene Runde.
   *[other] Es gewinnt, wer als Erster beides hat: { $target } Punkte und { NUMBER($deals, form: "word") } gewonnene Runden.
}
rulebook-goal-penalties = Wer als Erster { $target } Strafpunkte erreicht, verliert das Spiel, und der andere gewinnt es.
rulebook-goal-points = { $total ->
    [true] Das Spiel endet, wenn jemand { $target } Punkte erreicht. Es gewinnt, wer dann mit Boxen und Boni insgesamt mehr hat.
   *[false] Wer als Erster { $target } Punkte erreicht, gewinnt das Spiel.
}

# Der Würfel.

rulebook-die = { $deal ->
    [true] Ein Würfel zeigt, wie vielfach die Runde zählt.
   *[false] Ein Würfel zeigt, wie vielfach das Spiel zählt.
} Er beginnt bei eins und gehört niemandem. Die Karten werden verdeckt gegeben. Bevor jemand sie ansieht, darf erst der, der nicht gegeben hat, und dann der Geber anbieten, den Würfel auf eine höhere Zahl zu drehen, höchstens auf sechs.
rulebook-die-accepted = Wer annimmt, bekommt den Würfel und darf ihn von da an als Einziger erhöhen: gleich, noch vor dem Ansehen, oder später zu Beginn eines Zuges, vor dem Ziehen. { $deal ->
    [true] Wer ablehnt, gibt die Runde auf, und der andere gewinnt { $offered ->
        [true] so viele Runden, wie geboten wurden
       *[false] so viele Runden, wie der Würfel vor dem Gebot zeigte
    }
   *[false] Wer ablehnt, gibt das Spiel auf, und der andere gewinnt { $offered ->
        [true] so viel, wie das Spiel beim jetzigen Stand zählt, mal das Gebotene
       *[false] so viel, wie das Spiel beim jetzigen Stand zählt, mal die Zahl, die der Würfel vor dem Gebot zeigte
    }
}.
rulebook-die-later = Ein Würfel, der niemandem gehört, darf auch später noch erhöht werden, von beiden zu Beginn eines Zuges.
rulebook-die-stays = Wird kein Gebot angenommen, bevor ihr eure Karten anseht, bleibt der Würfel bei eins.
rulebook-die-pays = Punkte werden nicht gezählt. Wer eine Runde { $knocks ->
    [true] { $compared ->
        [true] durch Klopfen, Gin, Unterbieten oder weniger Fehlpunkte am Ende des Stapels
       *[false] durch Klopfen, Gin oder Unterbieten
    }
   *[false] { $compared ->
        [true] durch Gin oder weniger Fehlpunkte am Ende des Stapels
       *[false] durch Gin
    }
} gewinnt, bekommt so viele Runden gutgeschrieben, wie der Würfel zeigt. { $voids ->
    [true] Eine ungültige Runde gewinnt niemand. Nach
   *[false] Nach
} jeder Runde geht der Würfel auf eins zurück.
rulebook-die-back = Am Ende eines Spiels geht der Würfel auf eins zurück.

# Gin Pro, Gin Race und Gin Twofold.

rulebook-band = { $games ->
    [1] bei { $first } bis { $last } Punkten ein Spiel
   *[other] bei { $first } bis { $last } Punkten { NUMBER($games, form: "word") } Spiele
}
rulebook-bands = Ein gewonnenes Spiel zählt umso mehr, je weniger Punkte der Verlierer hat: { LIST($bands, by: "comma") }. Danach fangen beide wieder bei null an.
rulebook-only-points-of-hands = Nur die Punkte der Runden zählen. Wer über das Ziel hinauskommt, hat davon weder Vorteil noch Nachteil.
rulebook-parts-lot = Wer um Punkte und wer um Runden spielt, entscheidet das Los; in der nächsten Partie ist es umgekehrt.
rulebook-parts-points = Diesmal spielst du um Punkte, dein Gegner um Runden.
rulebook-parts-deals = Diesmal spielst du um Runden, dein Gegner um Punkte.
rulebook-parts = Jeder schreibt nur auf, worum er spielt. Wer um Punkte spielt, wertet die Runden wie gewohnt, einschließlich aller Boni.
rulebook-race-one = Wer um Runden spielt, zählt eins für jede gewonnene Runde.
rulebook-race-two = Wer um Runden spielt, zählt zwei für Gin oder Unterbieten und eins für jede andere gewonnene Runde.
rulebook-race-two-for-gin = Wer um Runden spielt, zählt zwei für Gin und eins für jede andere gewonnene Runde.
rulebook-twofold = Beide zählen Punkte und gewonnene Runden.
rulebook-twofold-two = { $knocks ->
    [true] Gin und Unterbieten zählen als zwei gewonnene Runden.
   *[false] Gin zählt als zwei gewonnene Runden.
}
rulebook-twofold-one = { $knocks ->
    [true] Jeder Gewinn zählt als eine Runde, auch Gin und Unterbieten.
   *[false] Jeder Gewinn zählt als eine Runde, auch Gin.
}

# Color Gin.

rulebook-suits-without-sets = Eine Runde zählt in den Farben, von denen der, der sie beendet, keine Karte hat, weder in einer Kombination noch lose. Die abgelegte Karte gehört nicht dazu.
rulebook-suits-of-sets = Eine Runde zählt in den Farben, die bei dem, der sie beendet, in jedem Satz vorkommen und sonst nirgends in seinem Blatt: in keiner Folge und nicht unter den losen Karten. Die abgelegte Karte gehört nicht dazu. Hat das Blatt keinen Satz, sind es die Farben, von denen es keine Karte hat.
rulebook-suits-written = Die Punkte werden in jeder dieser Farben voll angeschrieben.
rulebook-suits-undercut = Nach dem Unterbieten bekommt sie der andere, aber in den Farben dessen, der geklopft hat. Angelegte Karten ändern an den Farben nichts.
rulebook-split-least = Du musst dein Blatt so aufteilen, dass möglichst wenige Fehlpunkte bleiben.
rulebook-split-chosen = { $knocks ->
    [true] Wie du dein Blatt aufteilst, bestimmst du, wenn du die Runde beendest. Mit mehr Fehlpunkten zählt die Runde vielleicht in mehr Farben oder in einer, die noch offen ist.
   *[false] Wie du dein Blatt aufteilst, bestimmst du, wenn du die Runde beendest: Mit einer anderen Aufteilung zählt sie vielleicht in mehr Farben oder in einer, die noch offen ist.
}
rulebook-closing = Bringt eine Runde jemanden in einer Farbe auf { $target } Punkte, ist diese Farbe für beide abgeschlossen; die Runde selbst zählt noch voll in all ihren Farben. { $knocks ->
    [true] Du darfst nicht klopfen oder Gin machen, wenn das in keiner offenen Farbe zählen würde.
   *[false] Du darfst nicht Gin machen, wenn das in keiner offenen Farbe zählen würde.
}
rulebook-level-draw = Sind am Ende beide Summen gleich, endet die Partie unentschieden.
rulebook-level-extra-hand = Sind am Ende beide Summen gleich, entscheidet eine weitere Runde, für die alle Farben wieder offen sind.
rulebook-level-most-suits = Sind am Ende beide Summen gleich, gewinnt, wer mehr Farben abgeschlossen hat. Ist auch das gleich, endet die Partie unentschieden.

# Hollywood Gin.

rulebook-three-games = Dein erster Gewinn zählt nur im ersten Spiel, dein zweiter im ersten und im zweiten, jeder weitere in allen dreien. Die Gewinne deines Gegners werden genauso angeschrieben, unabhängig von deinen.
rulebook-three-games-closed = Wer in einem Spiel als Erster { $target } Punkte erreicht, gewinnt es, und es ist abgeschlossen: Danach bekommt dort niemand mehr etwas.
rulebook-late-start-nowhere = Ist das erste Spiel bei deinem ersten Gewinn schon abgeschlossen, wird der Gewinn nirgends angeschrieben, gilt aber trotzdem als dein erster.
rulebook-late-start-next = Ist das erste Spiel bei deinem ersten Gewinn schon abgeschlossen, zählt der Gewinn im nächsten noch offenen Spiel und jeder weitere in einem Spiel mehr.

# Gin-Patience.

rulebook-solitary-goal = Spiel allein { NUMBER($deals, form: "word") } Runden. Du gewinnst, wenn du am Ende höchstens { $goal } Strafpunkte hast. Ein makelloser Durchgang ergibt minus { $perfect }.
rulebook-solitary-turn = Du hast zehn Karten und bis zu { NUMBER($turns, form: "word") } Züge. In einem Zug ziehst du vom Stapel und legst eine Karte ab, die gezogene oder eine andere. { $open ->
    [true] Abgelegte Karten bekommst du nicht zurück, aber du darfst sie jederzeit durchsehen, zum Beispiel, um deine Züge zu zählen.
   *[false] Abgelegte Karten bekommst du nicht zurück.
}
rulebook-solitary-scoring = Für Gin werden { $points } Punkte abgezogen. Sonst kostet jede lose Karte Strafpunkte: von der 2 bis zur 9 je 5, von der 10 bis zum König je 10, ein Ass 15. Deine Karten werden so aufgeteilt, dass es dich am wenigsten kostet.

# Spiele, in denen Kombinationen auf dem Tisch liegen.

rulebook-laying-aim = Leg Kombinationen auf den Tisch und werde als Erster alle deine Karten los.
rulebook-goal-one-hand = Wer als Erster in einer Runde Punkte bekommt, gewinnt das Spiel.
rulebook-laying-values-ace-as-court = Ass, König, Dame und Bube zählen { $ten }, alle anderen ihren Zahlenwert.
rulebook-laying-values = Ein Ass zählt { $ace }, Bildkarten zählen { $ten }, alle anderen ihren Zahlenwert.
rulebook-poker-meld = Eine gemischte Folge besteht aus drei oder mehr aufeinanderfolgenden Karten beliebiger Farben.
rulebook-rainbow-as-poker-meld = Ein Regenbogen ist nur eine gemischte Folge wie jede andere; ihn zu vereinbaren ändert also nichts.
rulebook-ace-high = Das Ass ist hoch: Dame, König, Ass ist eine Folge; Ass, 2, 3 ist keine.
rulebook-ace-either-not-both = Das Ass ist hoch oder niedrig, aber nicht beides in einer Kombination: Ass, 2, 3 und Dame, König, Ass folgen aufeinander; König, Ass, 2 nicht.
rulebook-deal-without-upcard = Jeder bekommt { NUMBER($cards, form: "word") } Karten. Der Rest ist der Stapel; es gibt keine offene Karte und keinen Ablagestapel. Wer nicht gegeben hat, beginnt.
rulebook-begins = Wer nicht gegeben hat, beginnt.
rulebook-laying-upcard-offer = { $stock ->
    [true] Wer nicht gegeben hat, darf sie nehmen oder passen, danach der Geber. Passen beide, zieht der Erste vom Stapel.
   *[false] Wer nicht gegeben hat, darf sie nehmen oder passen, danach der Geber. Passen beide, beginnt der Erste mit einem gewöhnlichen Zug.
}
rulebook-draw = Nimm die oberste Karte des Stapels oder des Ablagestapels.
rulebook-laying-rediscard = Die Karte, die du gerade vom Ablagestapel genommen hast, darfst du gleich wieder ablegen.
rulebook-laying-no-rediscard = Die Karte, die du gerade vom Ablagestapel genommen hast, musst du nicht auslegen, aber du darfst sie in diesem Zug nicht wieder ablegen.
rulebook-lay-out = Dann darfst du so viele Kombinationen auslegen, wie du kannst, und Karten an jede Kombination auf dem Tisch anlegen, an deine und die deines Gegners. Bis du fertig bist, darfst du alles zurücknehmen.
rulebook-discard-last = Zum Schluss leg eine Karte offen ab.
rulebook-offering-turn = Zieh eine Karte vom Stapel und leg aus, was du möchtest. Am Ende deines Zuges bietest du deinem Gegner eine Karte aus deinem Blatt an: Er nimmt sie oder lässt sie dir. In jedem Zug musst du eine Karte anbieten, aber nicht die, die du gerade angenommen hast.
rulebook-offered-ace = Nimmst du ein Ass an, ziehst du in deinem nächsten Zug nicht. Nach jeder anderen Karte ziehst du wie immer.
rulebook-last-card = Hast du nur noch eine Karte, sagst du „letzte Karte“, bietest nichts an und behältst sie.
rulebook-contract = Die ersten Kombinationen, die du in einer Runde auslegst, sind dein Kontrakt: { NUMBER($melds, form: "word") } Kombinationen beliebiger Art aus je drei Karten, alle in einem Zug.
rulebook-contract-alone = Sonst legst du in diesem Zug nichts aus.
rulebook-contract-more = Du darfst in diesem Zug weitere Kombinationen auslegen, aber noch nichts anlegen.
rulebook-later-turns = In späteren Zügen darfst du beliebige Kombinationen aus drei oder mehr Karten auslegen und in jedem Zug { $most ->
    [1] eine Karte
    [2] eine oder zwei Karten
   *[other] beliebig viele Karten
} an jede deiner eigenen Kombinationen anlegen. Eine Folge darf dabei zur gemischten Folge werden. An die Kombinationen deines Gegners darfst du nie anlegen. Bis du fertig bist, darfst du alles zurücknehmen.
rulebook-going-out = Wer als Erster keine Karten mehr hat, gewinnt die Runde, ob er die letzten ausgelegt oder die letzte abgelegt hat.
rulebook-laying-stock-end = Ist am Ende des Zuges, in dem die letzte Karte des Stapels gezogen wurde, noch niemand alle Karten los, bekommt der, dessen Blatt weniger zählt, die Differenz; bei Gleichstand bekommt niemand etwas.
rulebook-laying-last-discard = Vorher darf der andere die letzte abgelegte Karte noch nehmen und einen weiteren Zug machen.
rulebook-offering-gin = Du machst Gin, wenn alle deine Karten in Kombinationen liegen. Die letzte Karte kannst du weder ablegen noch durch Anbieten loswerden, und geklopft wird nicht.
rulebook-offering-stock-end = { $cards ->
    [1] Die letzte Karte des Stapels wird nie gezogen.
   *[other] Die letzten { NUMBER($cards, form: "word") } Karten des Stapels werden nie gezogen.
} Wer die Karte davor zieht, darf noch auslegen und Gin machen, bietet aber nichts an. { $all ->
    [true] Dann werden die Blätter verglichen: Jede Karte, die noch im Blatt ist, zählt, ob man sie auslegen könnte oder nicht.
   *[false] Dann werden die Blätter verglichen: Nur Karten, die in keine Kombination passen, zählen.
} Wer weniger hat, bekommt die Differenz; bei Gleichstand bekommt niemand etwas.
rulebook-no-challenges = Herausforderungen gibt es nicht.
rulebook-challenges = { $own-turn ->
    [true] Einmal in jedem deiner Züge darfst du deinen Gegner herausfordern.
   *[false] Du darfst deinen Gegner jederzeit herausfordern, in deinem Zug und in seinem, aber nur einmal in jedem Zug.
} Nimmt er an, zählen beide alle Karten ihres Blatts; wer weniger hat, bekommt alles, was der andere zählt, ohne Abzug, und die Runde ist vorbei. Bei Gleichstand bekommt niemand etwas. Lehnt er ab, geht es weiter.
rulebook-time-to-challenge = Um im Zug deines Gegners herauszufordern, leg ab und fordere im selben Schritt heraus, oder schalte in den Einstellungen „{ settings-title-wait-for-challenge }“ ein: Dann wartet dein Gegner vor jedem Zug, bis du herausforderst oder weiterspielst.
rulebook-opponents = Alle Gegner legen aus, was sie können; nur Pia übersieht hin und wieder eine Kombination und lernt mit dir. Felix gibt die höchste Karte her, die ihm nichts nützt. { $daring ->
    [true] Bruno achtet nur darauf, was zu seinen eigenen Karten passt, und fordert mit einem niedrigen Blatt heraus.
   *[false] Bruno achtet nur darauf, was zu seinen eigenen Karten passt.
} Ada rechnet aus, was noch kommen kann, und überlegt, was du brauchen kannst. Vera achtet außerdem auf die Karten, die du gezeigt hast, und Anselm schätzt auch deine verdeckten Karten ein.
rulebook-going-out-pays = { $bonus ->
    [0] Wer alle Karten los ist, bekommt den Wert aller Karten im Blatt des Gegners, auch derer, die er auslegen könnte. Einen Bonus gibt es nicht.
   *[other] Wer alle Karten los ist, bekommt den Wert aller Karten im Blatt des Gegners, auch derer, die er auslegen könnte, plus { $bonus }.
} Kombinationen auf dem Tisch bringen nichts.
rulebook-offering-gin-pays = { $bonus ->
    [0] Gin bringt den Wert aller Karten im Blatt des Gegners, auch derer, die er auslegen könnte. Einen Bonus gibt es nicht.
   *[other] Gin bringt den Wert aller Karten im Blatt des Gegners, auch derer, die er auslegen könnte, plus { $bonus }.
} Kombinationen auf dem Tisch bringen nichts.
rulebook-bare-gin = Hat der Gegner seinen Kontrakt noch nicht ausgelegt, beträgt der Bonus { $bonus }.

# Wie eine Vorlage gelesen wird: was sie offenlässt, und was gespielt wird.

rulebook-as-classic = Wenn ihr nichts anderes vereinbart, ist alles andere wie im klassischen Spiel; siehe dort.
rulebook-reading-upcard = Ob die offene Karte angeboten wird, sagt die Vorlage nicht; hier wird sie wie üblich angeboten.
rulebook-reading-rediscard = Die Vorlage sagt nicht, ob man die Karte, die man gerade vom Ablagestapel genommen hat, wieder ablegen darf; hier nicht.
rulebook-reading-void-dealer = Wer nach einer Runde gibt, die niemand gewinnt, sagt sie nicht; hier gibt derselbe noch einmal.
rulebook-reading-refused = Wer nach einer Ablehnung gibt, sagt die Vorlage nicht; hier gilt Ablehnen als verlorene Runde.
rulebook-reading-cut = In der Vorlage gibt zuerst, wer die Karte mit dem niedrigsten Wert zieht; hier entscheidet der Rang: Eine Dame ist niedriger als ein König, obwohl beide gleich viel zählen.
rulebook-reading-any-cut = Wer zuerst gibt, steht nicht in der Vorlage; hier wird abgehoben, und der Rang entscheidet.
rulebook-reading-players = Sie erwähnt, dass auch vier spielen können, aber nicht, wie; hier sind es immer zwei.

rulebook-short-limit = Klopf mit höchstens { $limit } Fehlpunkten, oder mach Gin ganz ohne Fehlpunkte.
rulebook-short-upcard = Klopf mit höchstens dem Wert der offenen Karte, oder mach Gin ganz ohne Fehlpunkte.
rulebook-short-any = Klopf mit beliebig vielen Fehlpunkten, oder mach Gin ganz ohne Fehlpunkte.
rulebook-short-gin = Sie endet nur mit Gin, also ganz ohne Fehlpunkte.
rulebook-short-out = Wer zuerst alle Karten los ist, gewinnt sie.
rulebook-short-out-or-challenge = Wer zuerst alle Karten los ist, gewinnt sie, oder nach einer Herausforderung das niedrigere Blatt.
rulebook-short-all-melded = Wer alle Karten in Kombinationen hat, gewinnt sie.
rulebook-short-alone = Bring alle Karten in Kombinationen, oder hör mit möglichst wenigen Fehlpunkten auf, in höchstens { $turns } Zügen.
rulebook-short-race = Wer zuerst so weit ist, gewinnt.
rulebook-short-single = Eine Runde. Gewinn sie so hoch wie möglich.
