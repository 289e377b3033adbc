"""The games; each is a folder of its own that knows only the kernel."""
