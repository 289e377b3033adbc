"""What a device is called in the list of those that are signed in."""

BROWSERS = (("Edg", "Edge"), ("OPR", "Opera"), ("SamsungBrowser", "Samsung Internet"), ("Firefox", "Firefox"))
ENGINES = (("Chrome", "Chrome"), ("Safari", "Safari"))
SYSTEMS = (
    ("Windows", "Windows"), ("Android", "Android"), ("iPhone", "iPhone"), ("iPad", "iPad"), ("CrOS", "ChromeOS"),
    ("Mac OS", "macOS"), ("Linux", "Linux"),
)  # fmt: skip


def device_of(agent: str) -> str:
    """Browser and system as a User-Agent header names them ("Firefox · Linux"); "" if it names none we know."""
    found = (_first(agent, (*BROWSERS, *ENGINES)), _first(agent, SYSTEMS))
    return " · ".join(name for name in found if name)


def _first(agent: str, names: tuple[tuple[str, str], ...]) -> str:
    return next((name for mark, name in names if mark in agent), "")
