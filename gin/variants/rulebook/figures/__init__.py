"""Figures of rules pages, derived from the rules like the sentences."""
