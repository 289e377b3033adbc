"""All tables that are in memory: loaded when somebody looks, dropped when nobody does."""

import asyncio
from collections import Counter
from time import monotonic

from starhold.server.errors import Problem
from starhold.server.metrics import Metrics
from starhold.server.settings import Settings
from starhold.server.store import Store
from starhold.server.tables.bots import BotPlayer, Thinkers
from starhold.server.tables.estimates import Estimates
from starhold.server.tables.table import Room

IDLE = 120.0
"""Seconds after which a table that nobody looks at leaves the memory."""
SWEEP = 30.0


class Hub:
    """Rooms by table id; ``lines`` counts the live connections from each address."""

    def __init__(self, store: Store, settings: Settings, metrics: Metrics, thinkers: Thinkers) -> None:
        self._store = store
        self._settings = settings
        self.metrics = metrics
        self._thinkers = thinkers
        self.lines: Counter[str] = Counter()
        self._estimating: Counter[str] = Counter()
        self._rooms: dict[str, Room] = {}
        self._players: dict[str, BotPlayer] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._sweeper: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to drop idle rooms now and then."""
        self._sweeper = asyncio.create_task(self._sweep_for_ever())

    async def stop(self) -> None:
        """Stop the bots and what is being loaded."""
        if self._sweeper is not None:
            self._sweeper.cancel()
        for task in self._loading.values():
            task.cancel()
        await asyncio.gather(*self._loading.values(), return_exceptions=True)
        await asyncio.gather(*(player.stop() for player in self._players.values()))

    def known(self, game_id: str) -> Room | None:
        """The room if it is in memory."""
        return self._rooms.get(game_id)

    def rooms(self) -> list[Room]:
        """All rooms in memory."""
        return list(self._rooms.values())

    async def room(self, game_id: str) -> Room:
        """The room; `Problem` (``table-unknown``) if there is none."""
        room = self._rooms.get(game_id)
        if room is not None:
            room.used = monotonic()
            return room
        if not 0 < len(game_id) <= 24:
            raise Problem("table-unknown")
        task = self._loading.get(game_id)
        if task is None:
            task = self._loading[game_id] = asyncio.create_task(self._load(game_id))
        return await asyncio.shield(task)

    async def _load(self, game_id: str) -> Room:
        try:
            room = await Room.load(self._store, self.metrics, game_id)
            self.add(room)
            return room
        finally:
            del self._loading[game_id]

    def add(self, room: Room) -> None:
        """Keep a room, with a player for its bots."""
        player = BotPlayer(room, self._thinkers, self._settings)
        self._rooms[room.row.id] = room
        self._players[room.row.id] = player
        room.on_settled = player.wake
        room.estimates = Estimates(room.row.game, self._thinkers.work, self._estimating)
        player.wake()
        if any(seat.kind == "bot" for seat in room.seats):
            self._thinkers.warm_up(room.row.game)
        self.metrics.rooms = len(self._rooms)

    def drop(self, room: Room) -> None:
        """Forget a room whose table is gone."""
        room.gone = True
        room.notify()
        self._forget(room.row.id)

    def _forget(self, game_id: str) -> None:
        self._rooms.pop(game_id, None)
        player = self._players.pop(game_id, None)
        if player is not None:
            player.cancel()
        self.metrics.rooms = len(self._rooms)

    async def _sweep_for_ever(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            self.sweep(IDLE)

    def sweep(self, idle: float) -> None:
        """Drop rooms that nobody has used for ``idle`` seconds and where no bot is playing."""
        before = monotonic() - idle
        self.lines = +self.lines
        for game_id, room in list(self._rooms.items()):
            busy = room.audience.listeners or room.lock.locked() or self._players[game_id].busy
            if not busy and room.used <= before:
                self._forget(game_id)
