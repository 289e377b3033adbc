from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.people import Served, served


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Served]:
    with served(tmp_path / "starhold.sqlite", chosen_seeds=True) as running:
        yield running
