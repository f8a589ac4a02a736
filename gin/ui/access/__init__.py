"""What a screen reader is given: a tree derived from the view, and the adapter that hands it on."""
