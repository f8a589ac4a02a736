"""The screens: each turns a state of the program into a View and a Choice into what it does."""
