"""What goes out: the view, options in words and clicks, chances, text forms."""
