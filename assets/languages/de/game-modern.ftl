game-modern-title = Gin Rommé, modern
game-modern-part = Modernes Gin
game-modern-sentence = Gewertet wie im Turnier: Gin und Unterbieten bringen 25.

# Was seine Seite von ihm sagt.

game-modern-page-lists = Die Vorlage hat zwei Wertungen, die sich widersprechen: Dieses Spiel nimmt die zweite, das klassische Spiel die erste.
