"""What the coach goes by: what a decision is worth, and why."""
