"""Views of the table: its zones, the choices at it, and the match's score."""
