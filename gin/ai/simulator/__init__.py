"""Hands between two players on changing masks, at the speed that learning and search need."""
