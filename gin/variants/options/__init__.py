"""Table options: rules that players agree on before the first deal."""
