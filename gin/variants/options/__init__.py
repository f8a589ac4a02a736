"""Table options: what players agree on before the first deal."""
