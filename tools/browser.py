"""Finds a Chromium or Chrome for the browser tests, or installs one where it can (`python -m tools.browser`)."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

NAMES = ("chromium", "google-chrome", "google-chrome-stable", "chrome", "chromium-browser")
MACOS = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
)
ADVICE = (
    "The browser tests need Chromium or Chrome: on Debian run 'sudo apt install chromium', elsewhere install Chrome "
    "or run '.venv/bin/playwright install --with-deps chromium'; or set STARHOLD_BROWSER to the path of one."
)
# What a browser without a screen, on a machine without a graphics card, possibly as root, needs.
FLAGS = (
    "--disable-gpu",
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)


def runs(program: str) -> bool:
    """Tell whether a browser starts at all: one without its libraries, or a mere signpost to a shop, does not."""
    try:
        done = subprocess.run([program, "--version"], capture_output=True, timeout=60, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0


def bundled() -> str:
    """Return where the browser driver keeps its own Chromium, whether or not it is there."""
    with sync_playwright() as driver:
        return driver.chromium.executable_path


def find() -> str | None:
    """Return the path of a browser that starts: STARHOLD_BROWSER, else an installed one, else the driver's own."""
    named = os.environ.get("STARHOLD_BROWSER")
    if named:
        return named if runs(named) else None
    installed = [path for path in map(shutil.which, NAMES) if path] + [path for path in MACOS if Path(path).exists()]
    for path in installed:
        if runs(path):
            return path
    own = bundled()
    return own if Path(own).exists() and runs(own) else None


def attempt(*words: str) -> bool:
    """Run one installer; tell whether it succeeded."""
    print("Installing a browser:", " ".join(words), flush=True)
    try:
        return subprocess.run(words, timeout=900, check=False).returncode == 0
    except (OSError, subprocess.TimeoutExpired):
        return False


def install() -> None:
    """Install Chromium with the driver, else with apt as root; whether it worked is for `find` to say."""
    is_root = hasattr(os, "geteuid") and os.geteuid() == 0
    extra = ["--with-deps"] if is_root and shutil.which("apt-get") else []
    if attempt(sys.executable, "-m", "playwright", "install", *extra, "chromium") and find():
        return
    if is_root and shutil.which("apt-get"):
        attempt("apt-get", "update")
        attempt("apt-get", "install", "--yes", "--no-install-recommends", "chromium")


def main() -> int:
    """Print the browser's path; return 1 with advice when there is none and none can be installed."""
    path = find()
    if path is None:
        install()
        path = find()
    if path is None:
        print(ADVICE, file=sys.stderr)
        return 1
    print(f"Browser: {path}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
