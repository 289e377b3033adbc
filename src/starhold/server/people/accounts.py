"""Accounts: a guest gets a name to sign in with, a password, passkeys, and keeps everything he or she has."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from unicodedata import normalize

from starhold.server.clock import CLOCK, Clock
from starhold.server.errors import Problem
from starhold.server.limits import ATTEMPTS, ATTEMPTS_IN, NAME_ATTEMPTS, NAME_ATTEMPTS_IN, Buckets
from starhold.server.names import clean_name, new_visitor_id
from starhold.server.people import passkeys
from starhold.server.people.lines import Lines
from starhold.server.people.one_time import OneTime
from starhold.server.people.passkeys import Credential, Site
from starhold.server.people.passwords import Passwords, checked
from starhold.server.people.sessions import Sessions
from starhold.server.store import AccountRow, Job, PasskeyRow, Step, Store, StoreFailed, VisitorRow, people
from starhold.server.tables.hand_over import hand_over
from starhold.server.tables.registry import Registry
from starhold.server.visitors import Visitors
from starhold.spelling import looks

ADD = "passkey-add"
SIGN_IN = "passkey-sign-in"
PASSKEYS = 20
"""Passkeys of one account."""


@dataclass(frozen=True, slots=True)
class Asking:
    """Who asks from where: visitor, session ("" for a guest), network address, device, and the site as seen there."""

    visitor: VisitorRow
    session: str
    address: str
    device: str
    site: Site


class Accounts:
    """What people do with their accounts."""

    def __init__(
        self, store: Store, visitors: Visitors, registry: Registry, sessions: Sessions, once: OneTime, lines: Lines,
        clock: Clock = CLOCK,
    ) -> None:  # fmt: skip
        self._clock = clock
        self._store = store
        self._visitors = visitors
        self._registry = registry
        self.sessions = sessions
        self._once = once
        self.lines = lines
        self.passwords = Passwords()
        self._attempts = Buckets(ATTEMPTS, ATTEMPTS_IN, clock)
        self._named = Buckets(NAME_ATTEMPTS, NAME_ATTEMPTS_IN, clock)
        self._creating = asyncio.Lock()

    async def of(self, visitor_id: str) -> AccountRow | None:
        """The account of a visitor."""
        return await self._store.read(people.read_account, visitor_id)

    async def own(self, asking: Asking) -> AccountRow:
        """The account of who asks; `Problem` (``account-needed``)."""
        account = await self.of(asking.visitor.id) if asking.session else None
        if account is None:
            raise Problem("account-needed")
        return account

    def attempt(self, address: str, name: str = "") -> None:
        """Count a try to get in; `Problem` (``attempts-many``) if there are too many from there or at that name."""
        if not self._attempts.take(address) or (name and not self._named.take(name)):
            raise Problem("attempts-many")

    # -- beginning ------------------------------------------------------------------------------------
    async def create(self, asking: Asking, name: str, password: str, credential: Credential | None) -> str:
        """Give a guest an account; the token for the cookie of this device."""
        if asking.session:
            raise Problem("account-exists")
        if not password and credential is None:
            raise Problem("account-way-missing")
        wanted = clean_name(name)
        self.attempt(asking.address)
        stored = await self.passwords.hash(checked(password, wanted)) if password else ""
        now = self._clock.now()
        owner = replace(asking.visitor, id=new_visitor_id(), created=now)
        keys = [] if credential is None else [await self._made(asking, credential, owner.id)]
        account = AccountRow(owner.id, wanted, stored, host=False, created=now)
        async with self._creating:
            await self._free(wanted)
            adding = partial(people.add_account, owner=owner, row=account, looks=looks(wanted))
            steps: list[Step] = [adding, *(partial(people.add_passkey, row=key) for key in keys)]
            try:
                return await self._join(asking, owner, steps)
            except StoreFailed:
                # Another process may have been quicker.
                await self._free(wanted)
                raise

    async def _free(self, name: str) -> None:
        if await self._store.read(people.accounts_like, looks(name)):
            raise Problem("account-name-taken")

    async def _join(self, asking: Asking, owner: VisitorRow, steps: Sequence[Step] = ()) -> str:
        """The guest who asks is the visitor ``owner`` from now on, and the device is signed in."""
        guest = asking.visitor.id
        await self.merge(asking.visitor, owner, steps)
        token, session = await self.sessions.begin(owner.id, asking.device)
        self.lines.become(guest, asking.visitor, session)
        return token

    async def merge(self, old: VisitorRow, new: VisitorRow, steps: Sequence[Step] = ()) -> None:
        """The guest ``old`` is ``new`` from now on, with everything that he or she has."""
        before = replace(old)
        self._visitors.become(old, new.id)
        try:
            await hand_over(self._store, self._registry, before, new, steps)
        except BaseException:
            old.id = before.id
            raise
        old.name, old.language = new.name, new.language

    # -- coming back ----------------------------------------------------------------------------------
    async def sign_in(self, asking: Asking, name: str, password: str) -> str:
        """Sign a device in by name and password; `Problem` (``sign-in-wrong``) whichever of them is wrong."""
        self.attempt(asking.address, key_of(name))
        alike = await self._store.read(people.accounts_like, looks(name))
        account = next((one for one in alike if key_of(one.name) == key_of(name)), None)
        stored = account.password if account is not None else ""
        if not await self.passwords.fits(stored, password) or account is None:
            raise Problem("sign-in-wrong")
        if self.passwords.outdated(stored):
            await self._keep_password(account, password)
        return await self._enter(asking, account.visitor_id)

    async def sign_in_by_passkey(self, asking: Asking, credential: Credential) -> str:
        """Sign a device in by a passkey; `Problem` (``passkey-unknown``, ``passkey-late``, ``passkey-unusable``)."""
        self.attempt(asking.address)
        if await self._once.use(passkeys.challenge_of(credential), SIGN_IN) is None:
            raise Problem("passkey-late")
        name = str(credential.get("id"))
        key = await self._store.read(people.read_passkey, name) if passkeys.ID.fullmatch(name) else None
        if key is None:
            raise Problem("passkey-unknown")
        count = passkeys.used(asking.site, credential, key)
        noting = partial(people.use_passkey, passkey_id=key.id, count=count, now=self._clock.now())
        await self._store.write(Job(steps=[noting]))
        return await self._enter(asking, key.visitor_id)

    async def _enter(self, asking: Asking, visitor_id: str) -> str:
        """The device of who asks is signed in to an account; a guest's tables come along."""
        if asking.session:
            await self.sessions.end(asking.visitor.id, [asking.session])
            return (await self.sessions.begin(visitor_id, asking.device))[0]
        return await self._join(asking, await self._visitors.get(visitor_id, ""))

    async def enter(self, asking: Asking, visitor_id: str) -> str:
        """The same for whoever has proved to come from another device of that account."""
        return await self._enter(asking, visitor_id)

    # -- passwords and passkeys -----------------------------------------------------------------------
    async def change_password(self, asking: Asking, old: str, new: str) -> None:
        """Set or change the password of who asks; all other devices are signed out."""
        account = await self.own(asking)
        await self.prove(asking, account, old)
        await self._keep_password(account, checked(new, account.name))
        await self.sessions.end(account.visitor_id, but=asking.session)

    async def prove(self, asking: Asking, account: AccountRow, password: str) -> None:
        """`Problem` (``password-wrong``) unless the password is that of an account, if it has one."""
        if account.password:
            self.attempt(asking.address, key_of(account.name))
            if not await self.passwords.fits(account.password, password):
                raise Problem("password-wrong")

    async def _keep_password(self, account: AccountRow, password: str) -> None:
        stored = await self.passwords.hash(password)
        writing = partial(people.write_password, visitor_id=account.visitor_id, password=stored)
        await self._store.write(Job(steps=[writing]))

    async def ask_for_passkey(self, asking: Asking, name: str) -> Credential:
        """What the browser is asked, so that it makes a passkey: for a new account ``name``, or one more."""
        account = await self.of(asking.visitor.id) if asking.session else None
        known = await self._store.read(people.passkeys_of, account.visitor_id) if account is not None else []
        if len(known) >= PASSKEYS:
            raise Problem("passkeys-many", limit=PASSKEYS)
        called = account.name if account is not None else clean_name(name)
        if account is None:
            await self._free(called)
        self.attempt(asking.address)
        challenge = await self._once.challenge(ADD, asking.visitor.id)
        mark = account.visitor_id if account is not None else new_visitor_id()
        return passkeys.creation(asking.site, called, mark, challenge, known)

    async def ask_to_sign_in(self, asking: Asking) -> Credential:
        """What the browser is asked, so that it signs in with a passkey."""
        self.attempt(asking.address)
        return passkeys.request(asking.site, await self._once.challenge(SIGN_IN, ""))

    async def add_passkey(self, asking: Asking, credential: Credential) -> None:
        """One more passkey for the account of who asks."""
        account = await self.own(asking)
        known = await self._store.read(people.passkeys_of, account.visitor_id)
        if len(known) >= PASSKEYS:
            raise Problem("passkeys-many", limit=PASSKEYS)
        key = await self._made(asking, credential, account.visitor_id)
        await self._store.write(Job(steps=[partial(people.add_passkey, row=key)]))

    async def _made(self, asking: Asking, credential: Credential, visitor_id: str) -> PasskeyRow:
        if await self._once.use(passkeys.challenge_of(credential), ADD) != asking.visitor.id:
            raise Problem("passkey-late")
        key = passkeys.made(asking.site, credential, visitor_id, asking.device, self._clock.now())
        if await self._store.read(people.read_passkey, key.id) is not None:
            raise Problem("passkey-unusable")
        return key

    async def drop_passkey(self, asking: Asking, passkey_id: str) -> None:
        """Forget a passkey of who asks; not the last way to sign in."""
        account = await self.own(asking)
        known = await self._store.read(people.passkeys_of, account.visitor_id)
        if all(key.id != passkey_id for key in known):
            raise Problem("passkey-unknown")
        if len(known) == 1 and not account.password:
            raise Problem("passkey-last")
        await self._store.write(Job(steps=[partial(people.drop_passkey, passkey_id=passkey_id)]))


def key_of(name: str) -> str:
    """A name as it is compared when somebody signs in: capital letters and kinds of blanks make no difference."""
    return " ".join(normalize("NFKC", name).casefold().split())[:400]
