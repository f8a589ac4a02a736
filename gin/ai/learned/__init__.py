"""What was learned from millions of hands: nets, their features, and beliefs about hidden cards."""
