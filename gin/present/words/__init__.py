"""The wording of the program's sentences, mostly a module for each screen."""
