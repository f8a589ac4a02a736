"""Text of rules pages, derived from the rules."""
