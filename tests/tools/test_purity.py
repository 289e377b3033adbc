from pathlib import Path

import pytest

from tools import purity


@pytest.mark.parametrize(
    ("place", "text", "complaint"),
    [
        ("kernel/state.py", "import msgspec", "imports msgspec, which is not in the standard library"),
        ("games/quantum/rules/turn.py", "from random import random", "imports random"),
        ("games/quantum/rules/turn.py", "key = hash('x')", "calls hash()"),
        ("kernel/state.py", "found = seat in (-1, *seats)", "looks in a display with a star"),
        ("games/pebble/rules.py", "lost = not (0 < 1 and card not in [*hand, 3])", "looks in a display with a star"),
        ("games/quantum/rules/turn.py", "twin = type(self).__new__(type(self))", "makes an object without"),
        ("bots/captain.py", "async def decide(): ...", "is asynchronous"),
        ("cli/serve.py", "import asyncio", "imports asyncio"),
        ("server/tables/changes.py", "import sqlalchemy as sa", "only the store may"),
        ("server/tables/match.py", "from time import time", "the server asks its clock"),
        ("cli/position.py", "import yaml", "only starhold.documents may"),
    ],
)
def test_a_forbidden_use_is_found(place: str, text: str, complaint: str) -> None:
    (fault,) = purity.faults_of(Path(place), text)
    assert complaint in fault


@pytest.mark.parametrize(
    ("place", "text"),
    [
        ("kernel/state.py", "from hashlib import sha256\nfrom starhold.kernel.frame import Frame"),
        ("server/web/connection.py", "import asyncio\nasync def live(): ..."),
        ("server/store/schema.py", "import sqlalchemy as sa"),
        ("bots/random.py", "import random"),
        ("server/clock.py", "import time"),
        ("documents.py", "import yaml"),
    ],
)
def test_an_allowed_use_passes(place: str, text: str) -> None:
    assert not purity.faults_of(Path(place), text)
