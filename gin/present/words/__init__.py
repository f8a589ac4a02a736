"""Every sentence the program says, shows or prints, a module for each screen."""
