"""The requests about notices of ``docs/protocol.md``."""

from hashlib import sha256

from litestar import delete, get, patch, post, put
from litestar.datastructures import Headers
from litestar.params import FromPath, JSONBody
from litestar.types import Scope

from starhold.server import notice_messages as said
from starhold.server.errors import Problem
from starhold.server.notices.chat import SERVICES
from starhold.server.parts import Services
from starhold.server.people.devices import device_of
from starhold.server.store import ContactRow, VisitorRow, WishRow
from starhold.server.addresses import address_of
from starhold.server.web.middleware import own_origin
from starhold.server.web.routes import Served, Visiting


async def notices_of(services: Services, visitor: VisitorRow) -> said.Notices:
    """What a visitor may know of their notices."""
    contacts, wish = await services.contacts.of(visitor.id)
    return said.Notices(
        [await _info(services, one, visitor.language) for one in contacts],
        said.Wishes(wish.zone, wish.quiet_from, wish.quiet_until, wish.digest),
        services.contacts.mail is not None,
        sorted(SERVICES.values(), key=str.lower),
        services.contacts.push.public_key,
    )


async def _info(services: Services, contact: ContactRow, language: str) -> said.ContactInfo:
    error = Problem(contact.error).sentence(language) if contact.error else ""
    endpoint = sha256(contact.address.encode()).hexdigest() if contact.kind == "push" else ""
    return said.ContactInfo(
        contact.id,
        contact.kind,  # type: ignore[arg-type]
        await services.contacts.shown(contact),
        contact.mode,  # type: ignore[arg-type]
        contact.confirmed,
        contact.sent,
        contact.failed,
        error,
        endpoint,
    )


@get("/api/notices")
async def read_notices(services: Served, visitor: Visiting) -> said.Notices:
    """My contacts, and when I want notices."""
    return await notices_of(services, visitor)


@put("/api/notices/wishes")
async def set_wishes(services: Served, visitor: Visiting, data: JSONBody[said.Wishes]) -> said.Notices:
    """When I want notices."""
    wanted = WishRow(visitor.id, data.zone, data.quiet_from, data.quiet_until, data.digest)
    await services.contacts.wish(visitor, wanted)
    return await notices_of(services, visitor)


@post("/api/contacts", status_code=201)
async def add_contact(
    services: Served, visitor: Visiting, scope: Scope, data: JSONBody[said.NewContact]
) -> said.Notices:
    """Have notices sent to one more address, or to this browser."""
    headers, settings = Headers.from_scope(scope), services.settings
    origin = own_origin(scope, headers, settings.secure_cookies) + settings.root_path
    keys = {"p256dh": data.p256dh, "auth": data.auth, "device": device_of(headers.get("user-agent", ""))}
    await services.contacts.add(visitor, data.kind, data.address, keys, origin, address_of(scope))
    return await notices_of(services, visitor)


@patch("/api/contacts/{contact:str}")
async def change_contact(
    services: Served, visitor: Visiting, contact: FromPath[str], data: JSONBody[said.ContactPatch]
) -> said.Notices:
    """When notices go to one of my contacts."""
    await services.contacts.change(visitor, contact, data.mode)
    return await notices_of(services, visitor)


@delete("/api/contacts/{contact:str}", status_code=200)
async def drop_contact(services: Served, visitor: Visiting, contact: FromPath[str]) -> said.Notices:
    """Forget one of my contacts."""
    await services.contacts.drop(visitor, contact)
    return await notices_of(services, visitor)


@post("/api/contacts/{contact:str}/test", status_code=200)
async def test_contact(services: Served, visitor: Visiting, scope: Scope, contact: FromPath[str]) -> said.Notices:
    """Send a notice to one of my contacts to see whether it arrives, or the mail that confirms it once more."""
    await services.contacts.test(visitor, contact, address_of(scope))
    return await notices_of(services, visitor)


@post("/api/contact-links/confirm", status_code=200)
async def confirm_contact(services: Served, visitor: Visiting, data: JSONBody[said.ContactLink]) -> said.Notices:
    """Confirm an address by the link that was sent there."""
    await services.contacts.confirm(data.token)
    return await notices_of(services, visitor)


@post("/api/contact-links/off", status_code=200)
async def turn_contact_off(services: Served, visitor: Visiting, data: JSONBody[said.ContactLink]) -> said.Notices:
    """Send no more notices to the address that the link was sent to."""
    await services.contacts.turn_off(data.token)
    return await notices_of(services, visitor)


NOTICES = [
    read_notices, set_wishes, add_contact, change_contact, drop_contact, test_contact, confirm_contact,
    turn_contact_off,
]  # fmt: skip
