"""The room around the table: its walls, furniture and light."""
