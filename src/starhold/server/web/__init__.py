"""The web: application, requests, live connections, files."""
