"""What people do with their contacts: add, confirm, try, change, forget."""

from collections.abc import Coroutine
from dataclasses import replace
from functools import partial

from starhold.server.clock import CLOCK, Clock
from starhold.server.errors import Problem
from starhold.server.limits import CONTACTS, MAILS, MAILS_IN, TRIALS, TRIALS_IN, Buckets
from starhold.server.names import new_id
from starhold.server.notices import letters
from starhold.server.notices.carriers import Carrier, Undelivered
from starhold.server.notices.chat import Chat
from starhold.server.notices.hours import DAY, zone_of
from starhold.server.notices.links import Links
from starhold.server.notices.mail import Mail, mail_address
from starhold.server.notices.push import Push
from starhold.server.store import ContactRow, Job, Store, VisitorRow, WishRow, notices
from starhold.server.visitors import Visitors

MODES = ("always", "away", "digest", "off")


class Contacts:
    """Contacts of people; ``mail`` is None where the host has set up no mail server."""

    def __init__(
        self, store: Store, visitors: Visitors, links: Links, mail: Mail | None, chat: Chat, push: Push,
        clock: Clock = CLOCK,
    ) -> None:  # fmt: skip
        self._store = store
        self._visitors = visitors
        self._links = links
        self._clock = clock
        self.mail, self.chat, self.push = mail, chat, push
        self._trials = Buckets(TRIALS, TRIALS_IN, clock)
        self._mails = Buckets(MAILS, MAILS_IN, clock)

    def carriers(self) -> dict[str, Carrier]:
        """What carries letters, by kind of contact."""
        found: dict[str, Carrier] = {"chat": self.chat, "push": self.push}
        return {**found, "mail": self.mail} if self.mail is not None else found

    def stop(self) -> None:
        """Wait for no letter any more."""
        self.chat.stop()
        self.push.stop()

    async def of(self, visitor_id: str) -> tuple[list[ContactRow], WishRow]:
        """The contacts of a visitor, and when they want notices."""
        wish = await self._store.read(notices.read_wish, visitor_id)
        return await self._store.read(notices.contacts_of, visitor_id), wish or WishRow(visitor_id)

    async def shown(self, contact: ContactRow) -> str:
        """The address of a contact as its owner knows it."""
        if contact.kind == "chat":
            return await self.chat.shown(contact.address)
        return contact.address if contact.kind == "mail" else contact.keys.get("device", "")

    async def wish(self, visitor: VisitorRow, wanted: WishRow) -> None:
        """When a visitor wants notices; `Problem` (``zone-unknown``, ``request-unreadable``)."""
        if zone_of(wanted.zone) is None:
            raise Problem("zone-unknown")
        if not all(0 <= minute < DAY for minute in (wanted.quiet_from, wanted.quiet_until, wanted.digest)):
            raise Problem("request-unreadable")
        await self._visitors.keep(visitor)
        await self._store.write(Job(steps=[partial(notices.write_wish, row=wanted)]))

    async def add(
        self, visitor: VisitorRow, kind: str, typed: str, keys: dict[str, str], origin: str, asker: str
    ) -> None:
        """A new contact, or an old one anew; mail is sent to the address, which has to be confirmed."""
        address, kept = typed, keys
        if kind == "mail":
            if self.mail is None:
                raise Problem("mail-unset")
            address, kept = mail_address(typed), {}
        elif kind == "chat":
            address, kept = await self.chat.accept(typed), {}
        else:
            kept = {**self.push.accept(typed, keys), "device": keys.get("device", "")[:80]}
        known = await self._store.read(notices.contacts_of, visitor.id)
        before = next((one for one in known if (one.kind, one.address) == (kind, address)), None)
        if before is None and len(known) >= CONTACTS:
            raise Problem("contacts-many", limit=CONTACTS)
        row = ContactRow(new_id(), visitor.id, kind, address, kept, "away", kind != "mail", origin, self._clock.now())
        if before is not None:
            mode = "away" if before.mode == "off" else before.mode
            row = replace(row, id=before.id, mode=mode, confirmed=before.confirmed, created=before.created)
        await self._visitors.keep(visitor)
        await self._store.write(Job(steps=[partial(notices.write_contact, row=row)]))
        if not row.confirmed:
            await self._ask(row, visitor, asker)

    async def _ask(self, contact: ContactRow, visitor: VisitorRow, asker: str) -> None:
        """Ask the owner of an address; nobody is written to again and again because somebody types their address."""
        assert self.mail is not None
        if not self._mails.take(f"to {contact.address.lower()}") or not self._mails.take(f"by {asker}"):
            raise Problem("trials-many")
        await self._report(contact, self.mail.ask(contact, visitor.language))

    async def change(self, visitor: VisitorRow, contact_id: str, mode: str) -> None:
        """When notices go to a contact; `Problem` (``contact-unknown``)."""
        contact = await self._own(visitor, contact_id)
        await self._store.write(Job(steps=[partial(notices.set_mode, contact_id=contact.id, mode=mode)]))

    async def drop(self, visitor: VisitorRow, contact_id: str) -> None:
        """Forget a contact; `Problem` (``contact-unknown``)."""
        contact = await self._own(visitor, contact_id)
        await self._store.write(Job(steps=[partial(notices.drop_contact, contact_id=contact.id)]))

    async def test(self, visitor: VisitorRow, contact_id: str, asker: str) -> None:
        """Send a letter that says that letters arrive, or ask for the confirmation again; `Problem` says why not."""
        contact = await self._own(visitor, contact_id)
        if not contact.confirmed:
            await self._ask(contact, visitor, asker)
            return
        if not self._trials.take(visitor.id) or not self._trials.take(asker):
            raise Problem("trials-many")
        carrier = self.carriers().get(contact.kind)
        if carrier is None:
            raise Problem("mail-unset")
        await self._report(contact, carrier.carry(contact, letters.trial(visitor.language), visitor.language))

    async def _report(self, contact: ContactRow, sending: Coroutine[None, None, None]) -> None:
        now = self._clock.now()
        try:
            await sending
        except Undelivered as problem:
            missing = partial(notices.note_missed, contact_id=contact.id, error=problem.reason, now=now, given_up=False)
            await self._store.write(Job(steps=[missing]))
            raise Problem(problem.reason) from None
        await self._store.write(Job(steps=[partial(notices.note_reached, contact_id=contact.id, now=now)]))

    async def _own(self, visitor: VisitorRow, contact_id: str) -> ContactRow:
        contact = await self._store.read(notices.read_contact, contact_id)
        if contact is None or contact.visitor_id != visitor.id:
            raise Problem("contact-unknown")
        return contact

    async def confirm(self, token: str) -> None:
        """Confirm an address by the link that was sent there; `Problem` (``contact-link-unknown``)."""
        contact_id, address = self._links.confirmed(token)
        contact = await self._store.read(notices.read_contact, contact_id)
        if contact is None or contact.address != address:
            raise Problem("contact-link-unknown")
        await self._store.write(Job(steps=[partial(notices.confirm, contact_id=contact_id, address=address)]))

    async def turn_off(self, token: str) -> None:
        """Send no more notices to whom the link was sent; `Problem` (``contact-link-unknown``)."""
        contact_id = self._links.turned_off(token)
        if await self._store.read(notices.read_contact, contact_id) is None:
            raise Problem("contact-link-unknown")
        await self._store.write(Job(steps=[partial(notices.set_mode, contact_id=contact_id, mode="off")]))
