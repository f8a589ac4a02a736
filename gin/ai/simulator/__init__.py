"""Fast simulation of hands between two players on mutable masks, for learning and search."""
