"""How a view becomes a picture: style, cards, widgets, charts, and what is painted again."""
