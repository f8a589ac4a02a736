"""A second front end at the same table: the connection, its lines, and a session at each end."""
