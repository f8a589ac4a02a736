"""Languages: their catalogues, and the words of messages in them."""
