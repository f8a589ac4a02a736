"""The wording of every sentence in the program, a module for each screen."""
