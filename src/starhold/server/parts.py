"""Everything that the running server is made of, put together in one place."""

import asyncio
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from hashlib import sha256

from starhold.server.channels import channel_of
from starhold.server.clock import CLOCK, Clock
from starhold.server.garbage import Caretaker
from starhold.server.limits import LISTS, LISTS_IN, Buckets
from starhold.server.metrics import Metrics
from starhold.server.notices.chat import Chat
from starhold.server.notices.contacts import Contacts
from starhold.server.notices.courier import Courier
from starhold.server.notices.links import Links
from starhold.server.notices.mail import Mail, Post
from starhold.server.notices.push import Push, new_key
from starhold.server.people.accounts import Accounts
from starhold.server.people.annals import Annals
from starhold.server.people.guard import Guard
from starhold.server.people.host import Host
from starhold.server.people.leaving import Leaving
from starhold.server.people.lines import Lines
from starhold.server.people.linking import Linking
from starhold.server.people.one_time import OneTime
from starhold.server.people.sessions import Sessions
from starhold.server.settings import Settings
from starhold.server.store import Job, Store, open_store, queries
from starhold.server.tables.archive import Archive
from starhold.server.tables.bots import Thinkers
from starhold.server.tables.catalogue import catalogue
from starhold.server.tables.changes import Tables
from starhold.server.tables.housekeeping import Housekeeper
from starhold.server.tables.matters import Matters
from starhold.server.tables.peers import Peers
from starhold.server.tables.registry import Registry
from starhold.server.tables.timekeeper import Timekeeper
from starhold.server.tables.turns import Turns
from starhold.server.visitors import Visitors
from starhold.words import LANGUAGES, Words

KEY = "cookie-key"
SOON = 1.0
"""Seconds from the start to the loading of games and words."""
PUSH_KEY = "push-key"


@dataclass(slots=True)
class Services:
    """The parts that request handlers use."""

    settings: Settings
    store: Store
    metrics: Metrics
    visitors: Visitors
    thinkers: Thinkers
    registry: Registry
    tables: Tables
    caretaker: Caretaker
    housekeeper: Housekeeper
    lines: Lines
    sessions: Sessions
    accounts: Accounts
    linking: Linking
    archive: Archive
    matters: Matters
    timekeeper: Timekeeper
    annals: Annals
    leaving: Leaving
    guard: Guard
    host: Host
    contacts: Contacts
    courier: Courier
    clock: Clock = CLOCK
    listing: Turns = field(default_factory=lambda: Turns(1))
    lists: Buckets = field(default_factory=lambda: Buckets(LISTS, LISTS_IN))
    warming: asyncio.TimerHandle | None = None

    async def open(self) -> None:
        """Begin; in the event loop."""
        self.store.start()
        self.registry.start()
        self.caretaker.start()
        await self.guard.start()
        await self.timekeeper.start()
        self.housekeeper.start()
        self.courier.start()
        # That takes a second, for which no request should keep everybody waiting, nor should the start.
        loop = asyncio.get_running_loop()
        self.warming = loop.call_later(SOON, loop.run_in_executor, None, warm_up)

    async def close(self) -> None:
        """Stop the bots, finish what is being written, close the database."""
        if self.warming is not None:
            self.warming.cancel()
        self.caretaker.stop()
        await self.courier.stop()
        self.contacts.stop()
        await self.housekeeper.stop()
        await self.timekeeper.stop()
        await self.guard.stop()
        await self.registry.stop()
        self.thinkers.stop()
        self.accounts.passwords.stop()
        self.store.stop()


def warm_up() -> None:
    """Load the games, and read the words of all languages."""
    catalogue()
    for language in LANGUAGES:
        Words(language)


def build(settings: Settings, slow: Callable[[], None] = lambda: None, clock: Clock | None = None) -> Services:
    """Open the database and put the parts together; `Refused` if the database cannot be used.

    ``slow``: see `open_database`.
    """
    clock = clock or Clock()
    store = open_store(settings.database, settings.database_pages, slow)
    metrics = Metrics()
    visitors = Visitors(store, cookie_key(store), settings.secure_cookies, settings.root_path, clock)
    thinkers = Thinkers(settings, metrics)
    channel = channel_of(settings.channel, settings.database, sha256(cookie_key(store).encode()).hexdigest()[:12])
    peers = Peers(channel) if channel is not None else None
    registry = Registry(store, settings, metrics, thinkers, clock, peers)
    tables = Tables(store, settings, registry, visitors, clock)
    caretaker = Caretaker(lambda: metrics.accepted)
    housekeeper = Housekeeper(store, settings, registry, tables, clock)
    lines = Lines()
    sessions = Sessions(store, lines, clock)
    once = OneTime(store, clock)
    accounts = Accounts(store, visitors, registry, sessions, once, lines, clock)
    linking = Linking(store, visitors, accounts, once)
    archive = Archive(store, registry, visitors, thinkers.work, clock)
    matters = Matters(visitors, clock)
    timekeeper = Timekeeper(store, registry, matters, clock)
    guard = Guard(store, sessions, lines, settings.registration)
    host = Host(store, registry, tables, guard, clock)
    if registry.sharing is not None:

        def visitor_changed(mark: str) -> None:
            visitors.forget_marked(mark)
            sessions.forget()
            guard.heard_of(mark)

        def all_changed() -> None:
            visitors.forget_all()
            sessions.forget()

        registry.sharing.on_visitor, registry.sharing.on_missed = visitor_changed, all_changed
        sessions.on_ended = registry.tell_of
    leaving = Leaving(store, visitors, registry, tables, matters, accounts)
    contacts = contacts_of(store, settings, visitors, clock)
    courier = Courier(store, contacts.carriers(), registry.looks, clock)
    return Services(
        settings, store, metrics, visitors, thinkers, registry, tables, caretaker, housekeeper,
        lines, sessions, accounts, linking, archive, matters, timekeeper, Annals(store, metrics), leaving,
        guard, host, contacts, courier, clock,
    )  # fmt: skip


def contacts_of(store: Store, settings: Settings, visitors: Visitors, clock: Clock) -> Contacts:
    """What carries notices to people; `Refused` (``mail-unreadable``, ``mail-incomplete``)."""
    post, links = Post.of(settings), Links(cookie_key(store), clock)
    mail = Mail(post, settings, links, clock) if post is not None else None
    push = Push(kept(store, PUSH_KEY, new_key), settings)
    return Contacts(store, visitors, links, mail, Chat(settings), push, clock)


def cookie_key(store: Store) -> str:
    """The key that signs cookies."""
    return kept(store, KEY, lambda: secrets.token_urlsafe(32))


def kept(store: Store, name: str, make: Callable[[], str]) -> str:
    """A key that is made at the first start and kept in the database."""
    key = store.read_now(queries.read_setting, name)
    if key is None:
        key = make()
        store.write_now(Job(steps=[partial(queries.add_setting, name=name, value=key)]))
        # Another server that started at the same time may have been first.
        key = store.read_now(queries.read_setting, name) or key
    return key
