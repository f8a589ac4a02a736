"""What a player who counts looks at: danger, outs, endings, the stake die."""
