catalogues-at = In { $file }, Zeile { $line }: { $what }.
catalogues-in-file = In { $file }: { $what }.
catalogues-more = { $count ->
    [one] 1 weiteres Problem in { $file }.
   *[other] { $count } weitere Probleme in { $file }.
}
catalogues-listed = Eine Übersetzung hat Fehler oder Lücken. Sie stehen in der Hilfe unter „{ troubles-title }“.
catalogues-in-english = Was in der Übersetzung { $file } falsch ist oder fehlt, steht auf Englisch da.

catalogues-no-code = der Ordner { $code } heißt nicht wie das Kürzel einer Sprache, etwa pl oder pt-BR
catalogues-is-source = das Englische selbst lässt sich nicht ersetzen
catalogues-no-grammar-language = grammar-language = ... fehlt, der Name, den die Sprache sich selbst gibt
catalogues-name-is-plain = grammar-language muss eine Zeile einfacher Text sein, mit höchstens { $most } Zeichen
catalogues-unread = lässt sich nicht lesen: { $why }
catalogues-too-many-folders = nur die ersten { $most } Sprachen werden geladen
catalogues-too-many-files = eine Sprache darf höchstens { $most } Dateien haben
catalogues-too-large = die Dateien einer Sprache dürfen zusammen höchstens { $most } Bytes haben
catalogues-not-utf8 = das ist kein UTF-8-Text: Speichere die Datei als UTF-8
catalogues-control = { $text } enthält das Steuerzeichen { $sign }, das sich nicht zeigen lässt
catalogues-too-deep = Einträge oder Klammern sind zu tief verschachtelt

catalogues-tab = ein Tabulator kann keine Zeile einrücken: Nimm Leerzeichen
catalogues-no-equals = nach { $id } fehlt ein =
catalogues-no-text = { $id } hat keinen Text nach dem =
catalogues-not-an-entry = das ist kein Eintrag: { $text } (ein Eintrag sieht aus wie { $id } = ..., und seine weiteren Zeilen beginnen mit einem Leerzeichen)
catalogues-no-default = die Auswahl nach { $name } hat keinen Normalfall: Gib einer Variante ein *, wie in *[other]
catalogues-two-defaults = die Auswahl nach { $name } hat zwei Normalfälle: Nur eine Variante darf ein * haben
catalogues-no-variants = die Auswahl nach { $name } hat keine Varianten: Schreib jede in eine eigene Zeile, wie *[other]
catalogues-bad-key = eine Variante braucht ein Wort oder eine Zahl in eckigen Klammern, wie [one]
catalogues-empty-variant = eine Variante hat keinen Text: Schreib {"{\"\"}"} für keinen
catalogues-not-closed = diese {"{"} wird nie geschlossen: Ergänze die fehlende {"}"}
catalogues-not-opened = diese {"}"} schließt nichts: Entferne sie, oder schreib {"{\"}\"}"}, um eine zu zeigen
catalogues-quote-open = es fehlt ein schließendes ": { $text }
catalogues-empty-braces = in Klammern muss etwas stehen: eine Variable wie $who, ein Eintrag wie -grammar-article oder ein Text in Anführungszeichen
catalogues-escape = { $text } kennt Fluent nicht: Schreib {"\\\\"} für einen Backslash
catalogues-syntax = Fluent kann das nicht lesen ({ $why }): { $text }

catalogues-attributes = { $id } hat Attribute (.name = ...), die hier nicht verwendet werden
catalogues-twice = { $id } gibt es zweimal, zuerst in { $file }, Zeile { $line }
catalogues-other-file = { $id } gehört in { $file }
catalogues-prefix = der Name { $id } muss mit dem seiner Datei beginnen, { $near }
catalogues-no-entry = im Englischen gibt es keinen Eintrag { $id }
catalogues-no-entry-but = im Englischen gibt es keinen Eintrag { $id }: vielleicht { $near }
catalogues-no-own-term = im Englischen gibt es keinen Eintrag { $id }: Eigene Einträge gehören in grammar.ftl und beginnen mit -grammar-
catalogues-not-there = es gibt keinen Eintrag { $id }
catalogues-not-there-but = es gibt keinen Eintrag { $id }: vielleicht { $near }
catalogues-no-variable = { $id } bekommt kein { $name }
catalogues-no-variable-but = { $id } bekommt kein { $name }: vielleicht { $near }
catalogues-not-shown = { $name } lässt sich nicht zeigen: Danach wird nur zwischen Varianten gewählt
catalogues-never = { $name } ist nie [{ $text }]: nimm { LIST($known, by: "or") }
catalogues-no-function = die Funktion { $name } gibt es nicht: nimm { LIST($known, by: "or") }
catalogues-function-takes = { $text } braucht eine einzige Variable, wie in { $text }($name)
catalogues-function-type = { $function } passt nicht zu { $name } vom Typ { $kind }
catalogues-no-join = eine Liste wird nicht durch „{ $text }“ verbunden: nimm { LIST($known, by: "or") }
catalogues-no-name-entry = NAME braucht einen Eintrag grammar-name
catalogues-choice-by = nur eine Variable kann zwischen Varianten wählen, wie in {"{"} $who -> [you] ... *[other] ... {"}"}
catalogues-not-used = diesen Teil von Fluent verwendet Gin Parlour nicht: { $text }
catalogues-circle = { $id } führt auf sich selbst zurück
catalogues-too-long = { $id } wächst auf mehr als { $most } Zeichen
catalogues-grammar-missing = der Sprache fehlt { LIST($known, by: "comma") }{ $more ->
    [0] {""}
   *[other] {" "}und { $more } weitere
}: Was einen dieser Einträge braucht, steht auf Englisch da
