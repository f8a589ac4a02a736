"""The coach's judgement: what a decision is worth, and why."""
