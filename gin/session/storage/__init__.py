"""Storage: the database with its formats and copies, files, folders and logs."""
