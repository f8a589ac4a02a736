"""What a game is: pure values and functions, without clock, files, global chance or pictures."""
