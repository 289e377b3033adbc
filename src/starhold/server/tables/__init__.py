"""Tables: the game in progress, its history, who looks at it, its bots."""
