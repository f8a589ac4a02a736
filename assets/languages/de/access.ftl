# Was nur ein Screenreader hört: Namen von Gruppen, die das Bild durch ihren Platz zeigt.

access-other-choices = weitere Möglichkeiten
access-questions = Fragen
access-heading = Überschrift Ebene 2
