"""The accessibility checker axe, run inside a page."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def axe(page: Page) -> list[str]:
    """What the accessibility checker finds on a page, as ``rule: element``."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: dict[str, Any] = page.evaluate("axe.run()")
    return [f"{fault['id']}: {node['target']}" for fault in found["violations"] for node in fault["nodes"]]
