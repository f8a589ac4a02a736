game-indian-title = Indian Gin
game-indian-part = Indian Gin
game-indian-sentence = Vierzehn Karten für jeden, und klopfen darf man mit beliebig vielen Fehlpunkten.

# Was seine Seite von ihm sagt.

game-indian-page-example = Zum Beispiel: Klopfen mit 8 gegen 19 bringt 11. Klopfen mit 32 gegen 19 wird unterboten und bringt dem anderen 23.
game-indian-page-limit = In der Vorlage steht, dass man auch mit Fehlpunkten klopfen darf. Das gilt aber in jedem Spiel, deshalb heißt es hier: Es gibt keine Grenze. Zehn oder eine andere Grenze gibt es als Tischregel.
game-indian-page-fourteen = Für Gin müssen alle vierzehn Karten in Kombinationen liegen.
game-indian-page-fifteen = Für Big Gin müssen es alle fünfzehn sein.
