"""Making tables through the server's HTTP interface, as the page itself would."""

from typing import Any

from playwright.sync_api import Page


def new_table(page: Page, address: str, seats: list[str], seed: str, game: str = "quantum", **options: object) -> str:
    """The id of a table whose first seat is the page's visitor; started when no seat is open."""
    page.request.get(f"{address}/api/me")
    body = {"game": game, "name": "", "options": options, "seats": seats, "public": False, "seed": seed}
    table = post(page, f"{address}/api/tables", body)
    if table["status"] == "open" and not any(seat["kind"] == "open" for seat in table["seats"]):
        table = post(page, f"{address}/api/tables/{table['id']}/start", {})
    return str(table["id"])


def post(page: Page, url: str, body: dict[str, Any]) -> dict[str, Any]:
    """The answer to a changing request; it must succeed."""
    answer = page.request.post(url, data=body, headers={"X-Starhold": "1"})
    assert answer.ok, answer.text()
    found: dict[str, Any] = answer.json()
    return found
