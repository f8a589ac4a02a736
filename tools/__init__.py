"""Scripts that make what the project keeps: fixtures, pictures, sounds."""
