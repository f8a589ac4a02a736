"""Search for exercises: positions from simulated hands, proofs, and ratings."""
