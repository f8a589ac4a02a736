linked-host = Jemand kommt an einem anderen Fenster oder Terminal dazu
linked-waiting-title = Warten auf den anderen Spieler
linked-resume-title = Warten auf { $name }
linked-code = Der Code ist { $code }.
linked-code-letters = Zeichen für Zeichen: { $letters }.
linked-how = Der andere öffnet Gin Parlour in einem anderen Fenster oder Terminal dieses Computers, wählt „Zu zweit“ und „An einen Tisch setzen“ und gibt den Code ein.
linked-how-typed = Oder im Terminal eingeben: { $command }
linked-only-here = Der Code gilt nur an diesem Computer, für den angemeldeten Benutzer. Nichts geht über ein Netzwerk.
linked-here = An diesem Bildschirm abwechselnd weiterspielen
linked-cancel = Nicht warten
linked-join = An einen Tisch setzen
linked-field = Code
linked-note = Gib den Code ein, den der Bildschirm des anderen zeigt: { $count } Buchstaben und Ziffern.
linked-ready = Setzt dich an den Tisch mit dem Code { $code }.
linked-sits-down = { $name } setzt sich.
linked-you-sit-down = Du sitzt mit { $name } am Tisch.
linked-away = { $name } ist weg. Die Partie wartet.
linked-back = { $name } ist wieder da.
linked-gone = { $name } hat den Tisch verlassen. Die Partie wartet; mit dem Code { $code } geht es weiter.
linked-flooded = Das Programm von { $name } hat zu viel gesendet und wurde getrennt. Die Partie wartet; mit dem Code { $code } geht es weiter.
linked-new-code = Jemand hat falsche Codes eingegeben. Der Code ist jetzt { $code }.
linked-host-gone = { $name } hat den Tisch verlassen. Die Partie ist dort gespeichert: Wenn { $name } weiterspielt, setz dich mit dem neuen Code wieder dazu.
linked-saved = Die Partie steht auch in deiner Liste der beendeten Partien.
linked-taken-back = { $name } hat Züge zurückgenommen.
linked-cut = { $name } hat abgehoben.
linked-note-away = { $name } ist weg: Die Partie wartet
linked-note-gone = { $name } ist gegangen. Code: { $code }
linked-after-match = Analysen und der Bericht öffnen sich, wenn die Partie zu Ende ist.
linked-no-code = { $code } ist kein Code eines Tisches; der hat { $count } Buchstaben und Ziffern
linked-no-table = kein Tisch wartet mit dem Code { $code }; vergleiche ihn mit dem auf dem Bildschirm des anderen
linked-wrong-code = { $code } ist nicht der Code dieses Tisches; vergleiche ihn mit dem auf dem Bildschirm des anderen
linked-full = an diesem Tisch sitzen schon zwei
linked-version = das andere Programm ist eine andere Version von Gin Parlour; starte zweimal dieselbe
linked-other-user = { $path } gehört einem anderen Benutzer dieses Computers
linked-silent = der Tisch antwortet nicht; sieh nach, ob das andere Programm noch läuft
linked-nonsense = das andere Programm hat etwas gesendet, das hier keinen Sinn ergibt ({ $why }); die Partie ist dort sicher
linked-nothing-saved = Tische werden im Datenordner gefunden, und dieses Spiel läuft ohne einen
linked-not-opened = niemand kann dazukommen: { $path } lässt sich nicht öffnen ({ $why })
linked-host-away = { $name } ist weg, deshalb ist nichts geschehen; die Partie wartet
linked-too-early = sieh dir erst an, was der andere getan hat
linked-no-answer = das Programm von { $name } hat noch nicht geantwortet; der Zug erscheint, sobald es antwortet
linked-refused = { $why ->
    [late] der andere war schneller; sieh dir den Tisch noch einmal an
    [save] das andere Programm konnte das nicht speichern, also ist es nicht geschehen
   *[rules] das andere Programm lässt das jetzt nicht zu
}
linked-wrong-record = die Aufzeichnung der Partie passt nicht zu ihren Siegeln und wurde nicht gespeichert
linked-no-record = das andere Programm hat die beendete Partie noch nicht geschickt
