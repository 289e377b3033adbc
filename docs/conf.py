"""Sphinx settings: Markdown pages, no network, warnings are errors (see `make docs`)."""

project = "Starhold"
author = "The Starhold contributors"
extensions = ["myst_parser"]
source_suffix = {".md": "markdown"}
exclude_patterns = ["_build", "rules/open.txt"]
myst_enable_extensions = ["deflist"]
myst_heading_anchors = 3
html_theme = "furo"
html_title = "Starhold"
html_copy_source = False
html_show_sphinx = False
# Options and records are shown as plain text; JSON examples carry comments.
highlight_language = "none"
suppress_warnings = ["misc.highlighting_failure"]
