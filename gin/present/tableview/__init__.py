"""The table as views: zones of cards, every choice there is, and how the match stands."""
