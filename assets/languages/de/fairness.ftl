fairness-title = Ehrliches Spiel
fairness-in-short = { $who } bekommt deine Karten nie zu sehen. Die Reihenfolge der Karten steht fest, bevor die erste gegeben wird, und du kannst es nachprüfen.
fairness-in-short-alone = Die Reihenfolge der Karten steht fest, bevor die erste gegeben wird, und du kannst es nachprüfen.
fairness-details = Einzelheiten
fairness-seal = Das Siegel dieser Runde
fairness-seal-note = Die Karten sind versiegelt: Hast du abgehoben, kann sie niemand mehr ändern, und du kannst es beweisen.
fairness-before = Schreib dir alle 64 Zeichen auf, wenn du sie nach der Runde prüfen willst.
fairness-later = Nach der Runde zeigt diese Seite alles, was versiegelt wurde.
fairness-shown = Vor der Runde gezeigt
fairness-sealed = Was versiegelt wurde
fairness-fits = Der SHA-256 dieser Zeile ist das Siegel.
fairness-cards = Vom Geheimnis und deinem Abheben zu den Karten
fairness-next = Das Siegel der nächsten Runde
fairness-own-cut = Selbst abheben
fairness-cut-field = Dein Abheben
fairness-cut-note = Tippe Buchstaben und Ziffern, die niemand errät. Sie werden bei jedem Geben eingemischt.
fairness-save = Diese Runde in eine Datei speichern
fairness-no-folder = Diesmal wird nichts gespeichert, also gibt es keinen Ordner für die Datei.
fairness-no-seal = Diese Karten sind für die Lektion vorbereitet. Sie haben kein Siegel.
fairness-at-deal = Die Karten sind versiegelt. Um sie später zu prüfen, tippe siegel. Schreib dann alle 64 Zeichen auf.
fairness-subtitle = { $game } · Runde { $number }
fairness-cut = Dein Abheben: { $cut }.
fairness-begins-with = Der SHA-256 dieser Zeile beginnt mit { $digits }. Der Gebecode { $code } ist dieselbe Zahl und gibt diese Karten noch einmal.
fairness-saved = Gespeichert als { $path }.
fairness-hand = { $game }, Runde { $hand }: { $you ->
    [true] du hast
   *[false] der Gegner hat
} gegeben, und es stand { $score }.
fairness-score = { $first } zu { $second }
fairness-fits-older = Das Siegel passt zu den Karten: { $seal }.
fairness-older = Die Datei hat die ältere Form: Ihr Siegel gilt den Karten und dem Würfel. Spiel, Nummer der Runde, Geber und Spielstand sind so, wie die Datei sie angibt.
fairness-fits-all = Das Siegel passt zu Spiel, Runde, Geber und Spielstand: { $seal }.
fairness-nobody-cut = Die Karten sind die des Gebecodes, der versiegelt wurde; niemand hat abgehoben.
fairness-with-cut = Die Karten folgen aus dem versiegelten Geheimnis und deinem Abheben, { $cut }.
fairness-without-cut = Die Karten folgen aus dem versiegelten Geheimnis, ohne Abheben.
fairness-mark = Alle Runden dieser Partie haben das Zeichen { $mark }.
fairness-moves = { $moves ->
    [one] { $moves } Zug, er ist regelgerecht und führt
   *[other] { $moves } Züge, jeder regelgerecht, und sie führen
} zur Wertung, wie sie dasteht: { $outcome ->
    [knock] geklopft
    [gin] Gin
    [big_gin] Big Gin
    [shot] Schuss
    [undercut] unterboten
    [tie] Gleichstand
    [refused] abgelehnt
    [void] ungültig
    [compared] verglichen
    [solo_gin] Gin
    [solo_loose] ohne Gin
    [out] Schluss gemacht
   *[challenge] herausgefordert
}, { $points }.
fairness-knows = Was ein Gegner weiß
fairness-own-cards = Sein eigenes Blatt und was in dieser Runde offen lag: was jeder am Tisch wüsste, der nichts vergisst. Von früheren Runden der Partie erfährt er, wer sie wie und nach wie vielen Zügen beendet hat, die gezeigten Fehlpunkte und was aufgeschrieben wurde; keine Karte daraus. Alle Stufen wissen dasselbe. Sie unterscheiden sich in ihrer Spielweise und darin, wie viel sie aus deinen Zügen schließen und wie weit sie vorausdenken.
fairness-never-handed = Dein Blatt, den Stapel oder die Mischung bekommt er nie. Der Teil, der entscheidet, bekommt nur, was von einem Platz aus zu sehen ist. Ein Gegner, der länger nachdenkt, tut das in einem eigenen Prozess, der Textzeilen mit dieser Sicht bekommt. Die Zeilen sind in engine-protocol.md beschrieben, und ein Test prüft sie Byte für Byte: Auch wenn jede ungesehene Karte neu gegeben wird, bleiben sie gleich.
fairness-guest = Ein fremdes Programm, das als Gast Platz nimmt, bekommt dieselben Zeilen und höchstens eine Zahl dazu: Sie kommt aus dem Geheimnis der Partie, ist für seine eigenen Zufallsentscheidungen gedacht und verrät nichts über die Karten. Wo du eine Startzahl genannt hast, bekommt es keine. Es ist aber ein Programm wie jedes andere und läuft mit deinen Rechten: Es kann deine Dateien lesen, auch parlour.db, in der das Geheimnis liegt. Lass nur Programme Platz nehmen, denen du deine Dateien anvertrauen würdest.
fairness-dealt = Wie gegeben wird
fairness-secrets = Jede Partie beginnt mit einem Geheimnis von 256 Bit aus der Zufallsquelle des Computers. Jede Runde hat ein eigenes Geheimnis, das aus diesem folgt. Das Geheimnis der Runde und dein Abheben ergeben zusammen eine Zahl von 44 Bit, die der Gebecode buchstabiert; mit ihr werden alle 52 Karten nach Fisher-Yates gemischt. Von da an steht ihre Reihenfolge fest: Während du spielst, wird keine Karte ausgesucht.
fairness-your-cut = Du hebst ab, wenn das Siegel der ersten Runde gezeigt ist, und das gilt für die ganze Partie. Dein Abheben ist der Augenblick, in dem du auf Geben oder Für mich abheben drückst, auf die Tausendstelsekunde genau, oder was du stattdessen tippst. Ein Programm, das betrügen wollte, könnte einen Augenblick oder ein kurzes Wort erraten; tippe etwas Längeres, um sicherzugehen. Wer beim Abheben die niedrigere Karte zieht und zuerst gibt, lost das Programm allein aus, und bei der Gin-Patience wird nicht abgehoben.
fairness-not-evened = Nichts wird ausgeglichen. Wer zurückliegt oder oft verloren hat, bekommt kein besseres Blatt.
fairness-the-seal = Das Siegel
fairness-is-it-fair = Ist alles fair?
fairness-each-hand = Jede Runde hat ein Siegel, das vor ihrer ersten Karte gezeigt wird: den SHA-256 einer Zeile mit dem Spiel und seinen Tischregeln, der Nummer der Runde, dem Geber, dem Spielstand und dem Geheimnis der Runde. { $key } nennt es jederzeit, ebenso „Ist alles fair?“ im Menü am Tisch und Das Siegel auf dem Punktezettel und beim Abheben. Nach einer Runde nennen sie auch das der nächsten.
fairness-note-all = Notiere alle 64 Zeichen. Wer nur ein paar notiert, dem kann eine andere Zeile gezeigt werden, deren Siegel gleich anfängt; die ist in Sekunden gefunden. Wie man eine findet, bei der alle stimmen, weiß niemand.
fairness-after-hand = Nach der Runde wird die Zeile gezeigt, mit deinem Abheben und dem Gebecode. Wenn das Siegel zur Zeile passt und die Karten aus ihrem Geheimnis und deinem Abheben folgen, wurde nichts geändert, seit du das Siegel notiert hast.
fairness-chain = Die Geheimnisse einer Partie bilden eine Kette: Jedes ist der SHA-256 des Geheimnisses der nächsten Runde. So bindet das Siegel der ersten Runde, das du vor dem Abheben siehst, das Programm für die ersten tausend Runden, und ein gezeigtes Geheimnis verrät nur frühere Runden. Ein Gebecode verrät nur seine eigene Runde und wird gezeigt, wenn sie vorbei ist.
fairness-not-shown = Was das nicht zeigt
fairness-searched = 44 Bit sind wenig genug, um alle Möglichkeiten durchzuprobieren. Mit Geduld und vielen Computern könnte man jede Zahl an den sichtbaren Karten prüfen und so den Rest einer Runde finden, während sie gespielt wird; über andere Runden sagt das nichts. Was die Karten vor der ersten verbirgt, ist das Geheimnis, nicht diese Zahl.
fairness-not-looked = Ein Siegel zeigt, dass das Geheimnis vor deinem Abheben feststand, sodass weder das Programm noch du die Karten allein ausgesucht hat. Dass während der Runde niemand hineingesehen hat, kann kein Siegel zeigen: Dafür gibt es den Quelltext des Programms und die Zeilen, die der Gegner bekommt.
fairness-file = Das Geheimnis liegt bei deinen Partien, in parlour.db im Datenordner, sonst könnte nach einer Pause keine Runde weitergehen. Wer diese Datei mit einem anderen Programm öffnet, kann beide Blätter, die Reihenfolge des Stapels und alles, was in der Partie noch gegeben wird, ausrechnen. Verschlüsselt ist sie nicht: Der Schlüssel müsste daneben liegen und würde nichts verbergen. Du kannst also niemandem sonst beweisen, dass du nicht hineingesehen hast; an diesem Tisch verdirbst du dir damit nur das eigene Spiel, denn die Gegner des Programms bekommen die Datei nicht, und kein Ergebnis verlässt diesen Computer.
fairness-seed = Wo du eine Startzahl genannt hast, mit --seed oder einem Gebecode, folgen alle Runden der Partie aus ihr, für jeden, der sie kennt; versiegelt wird dann der Gebecode, und nichts wird abgehoben. Eine kurze Startzahl lässt sich sogar finden, indem man so lange Zahlen ausprobiert, bis eine die sichtbaren Karten gibt, und das könnte auch ein Gast tun; spiel ohne Startzahl, wenn es darauf ankommt. Eine Partie, die eine frühere Version begonnen hat, geht weiter, wie sie war: Ihre Siegel gelten nur den Karten und dem Würfel, und alle ihre Runden folgen aus einer Zahl von 44 Bit.
fairness-check = Prüfe es selbst
fairness-saves = Die Seite des Siegels speichert eine beendete Runde in eine einfache Textdatei: was versiegelt wurde, dein Abheben, die Karten, alle Züge und die Wertung.
fairness-verify = gin-parlour-console --verify DATEI oder python main.py --verify DATEI prüft das Siegel, dass die Karten aus Geheimnis und Abheben folgen, dass jeder Zug regelgerecht war und dass sie zur Wertung führen. Vergleiche das Siegel, das dabei steht, mit dem, das du notiert hast.
fairness-by-hand = Von Hand unter Linux: printf '%s' 'ZEILE' | sha256sum ergibt das Siegel; ZEILE ist, was hinter „sealed:“ steht. Mit 'deal GEHEIMNIS; cut ABHEBEN' an seiner Stelle beginnt das Ergebnis mit dem, was hinter „digits:“ steht, und der Gebecode, unter den Tischregeln eines Spiels eingegeben, gibt diese Karten noch einmal. Mit 'GEHEIMNIS' allein ergibt es das Geheimnis der vorigen Runde und bei der ersten, was hinter „match:“ steht.
