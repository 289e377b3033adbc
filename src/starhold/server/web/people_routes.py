"""The requests about people of ``docs/protocol.md``: accounts, devices, codes."""

from dataclasses import fields

from litestar import delete, get, post
from litestar.datastructures import Headers
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody
from litestar.response import Response
from litestar.response import Stream
from litestar.types import Scope

from starhold.kernel.game import Plain
from starhold.server import messages
from starhold.server import people_messages as said
from starhold.server.errors import Problem
from starhold.server.names import new_visitor_id
from starhold.server.parts import Services
from starhold.server.people.accounts import Asking
from starhold.server.people.annals import Tally
from starhold.server.people.devices import device_of
from starhold.server.people.export import export
from starhold.server.people.passkeys import Site
from starhold.server.store import VisitorRow, hosting, people
from starhold.server.visitors import mark_of
from starhold.server.addresses import address_of
from starhold.server.web.middleware import own_origin
from starhold.server.web.routes import Served, Visiting, account_of, me_of

CARDS = 10
"""Cards that a profile names for each game."""


def asking(services: Services, visitor: VisitorRow, scope: Scope) -> Asking:
    """Who asks from where."""
    headers, settings = Headers.from_scope(scope), services.settings
    site = Site(own_origin(scope, headers, settings.secure_cookies), settings.origins)
    device = device_of(headers.get("user-agent", ""))
    return Asking(visitor, scope["state"]["session"], address_of(scope), device, site)


async def _signed_in(services: Services, scope: Scope, token: str) -> messages.Me:
    """Give the token to the device that asks, and say who it is now."""
    scope["state"]["cookie"] = services.visitors.cookie(token=token)
    found = await services.sessions.visitor_of(token)
    if found is None:
        raise Problem("signed-out")
    return me_of(await services.visitors.get(found[0], ""), await services.accounts.of(found[0]))


# -- accounts --------------------------------------------------------------------------------------
@post("/api/account", status_code=201)
async def create_account(
    services: Served, visitor: Visiting, scope: Scope, data: JSONBody[said.NewAccount]
) -> messages.Me:
    """Make an account for the guest that I am; everything I have is kept."""
    if not services.guard.registration:
        raise Problem("registration-closed")
    who = asking(services, visitor, scope)
    return await _signed_in(services, scope, await services.accounts.create(who, data.name, data.password, data.passkey))


@get("/api/account")
async def read_account(services: Served, visitor: Visiting, scope: Scope) -> said.Account:
    """My account with its passkeys and devices."""
    return await _account(services, asking(services, visitor, scope))


async def _account(services: Services, who: Asking) -> said.Account:
    account = await services.accounts.own(who)
    keys = await services.store.read(people.passkeys_of, account.visitor_id)
    devices = await services.store.read(people.sessions_of, account.visitor_id)
    return said.Account(
        account.name,
        account.host,
        account.password != "",
        account.created,
        [said.PasskeyInfo(key.id, key.name, key.created, key.used) for key in keys],
        [said.DeviceInfo(one.id, one.device, one.created, one.used, one.id == who.session) for one in devices],
    )


@post("/api/account/password", status_code=200)
async def change_password(
    services: Served, visitor: Visiting, scope: Scope, data: JSONBody[said.NewPassword]
) -> said.Account:
    """Set or change my password; other devices are signed out."""
    who = asking(services, visitor, scope)
    await services.accounts.change_password(who, data.old, data.password)
    return await _account(services, who)


@post("/api/account/passkeys/options", status_code=200)
async def ask_for_passkey(
    services: Served, visitor: Visiting, scope: Scope, data: JSONBody[said.PasskeyFor]
) -> said.Credential:
    """What my browser needs to make a passkey (`PublicKeyCredentialCreationOptionsJSON`)."""
    if not scope["state"]["session"] and not services.guard.registration:
        raise Problem("registration-closed")
    return await services.accounts.ask_for_passkey(asking(services, visitor, scope), data.name)


@post("/api/account/passkeys", status_code=201)
async def add_passkey(
    services: Served, visitor: Visiting, scope: Scope, data: JSONBody[said.NewPasskey]
) -> said.Account:
    """One more passkey."""
    who = asking(services, visitor, scope)
    await services.accounts.add_passkey(who, data.passkey)
    return await _account(services, who)


@delete("/api/account/passkeys/{passkey:str}", status_code=200)
async def drop_passkey(services: Served, visitor: Visiting, scope: Scope, passkey: FromPath[str]) -> said.Account:
    """Forget a passkey."""
    who = asking(services, visitor, scope)
    await services.accounts.drop_passkey(who, passkey)
    return await _account(services, who)


@delete("/api/account/devices/{device:str}", status_code=200)
async def drop_device(services: Served, visitor: Visiting, scope: Scope, device: FromPath[str]) -> said.Account:
    """Sign one of my other devices out."""
    who = asking(services, visitor, scope)
    account = await services.accounts.own(who)
    theirs = await services.store.read(people.sessions_of, account.visitor_id)
    if device == who.session or all(one.id != device for one in theirs):
        raise Problem("device-unknown")
    await services.sessions.end(account.visitor_id, [device])
    return await _account(services, who)


# -- coming and going ------------------------------------------------------------------------------
@post("/api/sign-in", status_code=200)
async def sign_in(services: Served, visitor: Visiting, scope: Scope, data: JSONBody[said.SignIn]) -> messages.Me:
    """Sign this device in; what I have here as a guest comes along."""
    who = asking(services, visitor, scope)
    if data.passkey is not None:
        token = await services.accounts.sign_in_by_passkey(who, data.passkey)
    else:
        token = await services.accounts.sign_in(who, data.name, data.password)
    return await _signed_in(services, scope, token)


@post("/api/sign-in/options", status_code=200)
async def ask_to_sign_in(services: Served, visitor: Visiting, scope: Scope) -> said.Credential:
    """What my browser needs to sign in with a passkey (`PublicKeyCredentialRequestOptionsJSON`)."""
    return await services.accounts.ask_to_sign_in(asking(services, visitor, scope))


@post("/api/sign-out", status_code=200)
async def sign_out(services: Served, visitor: Visiting, scope: Scope, data: JSONBody[said.SignOut]) -> messages.Me:
    """Sign this device out, which is a new guest's then, or all of them."""
    who = asking(services, visitor, scope)
    account = await services.accounts.own(who)
    await services.sessions.end(account.visitor_id, None if data.everywhere else [who.session])
    return await new_guest(services, visitor, scope)


async def new_guest(services: Services, visitor: VisitorRow, scope: Scope) -> messages.Me:
    """Make the device a new guest's, who speaks the language of the one before."""
    guest = new_visitor_id()
    scope["state"]["cookie"] = services.visitors.cookie(guest)
    return me_of(await services.visitors.get(guest, visitor.language))


# -- another device --------------------------------------------------------------------------------
@post("/api/links", status_code=201)
async def make_link(services: Served, visitor: Visiting, scope: Scope) -> said.LinkCode:
    """A code that makes another device mine, with an account or without."""
    return said.LinkCode(*await services.linking.code(asking(services, visitor, scope)))


@post("/api/links/look", status_code=200)
async def look_at_link(services: Served, visitor: Visiting, scope: Scope, data: JSONBody[said.Code]) -> said.LinkInfo:
    """Whose a code is; it can still be used after that."""
    found, account, tables = await services.linking.look(asking(services, visitor, scope), data.code)
    return said.LinkInfo(found.name, account, tables)


@post("/api/links/use", status_code=200)
async def use_link(services: Served, visitor: Visiting, scope: Scope, data: JSONBody[said.Code]) -> messages.Me:
    """Make this device one of whoever made the code; what I have here comes along."""
    who = asking(services, visitor, scope)
    found, token = await services.linking.use(who, data.code)
    if token:
        return await _signed_in(services, scope, token)
    if not who.session:
        scope["state"]["cookie"] = services.visitors.cookie(found)
    account = await services.accounts.of(found) if who.session else None
    return me_of(await services.visitors.get(found, ""), account)


# -- what I have played, and what is kept about me -------------------------------------------------
@get("/api/profile")
async def read_profile(services: Served, visitor: Visiting) -> said.Profile:
    """What I have played, won and liked best, from finished games."""
    found, uncounted = await services.annals.of(visitor.id, visitor.name)
    ranked = sorted(found.items(), key=lambda one: (-one[1].score.played, one[0]))
    return said.Profile([_score(game, tally) for game, tally in ranked], uncounted)


def _score(game: str, tally: Tally) -> said.GameScore:
    sides = sorted(tally.sides.items(), key=lambda one: (-one[1].played, -one[1].won, one[0]))
    cards = sorted(tally.cards.items(), key=lambda one: (-one[1], one[0]))
    return said.GameScore(
        game,
        tally.score.played,
        tally.score.won,
        [said.SideScore(side, score.played, score.won) for side, score in sides],
        [said.CardCount(card, times) for card, times in cards[:CARDS]],
        len(cards),
    )


@get("/api/export", media_type="application/json", responses={200: ResponseSpec(Plain)})
async def export_me(services: Served, visitor: Visiting, scope: Scope) -> Stream:
    """Everything that is kept about me, as a file."""
    account = await account_of(services, visitor, scope)
    headers = {"content-disposition": 'attachment; filename="starhold.json"'}
    return Stream(export(services.store, visitor, account), headers=headers)


@post("/api/leave", status_code=200)
async def leave_for_good(services: Served, visitor: Visiting, scope: Scope, data: JSONBody[said.Leave]) -> messages.Me:
    """Delete me and what is mine; finished games stay, with a former player in my seat."""
    await services.leaving.leave(asking(services, visitor, scope), data.password)
    return await new_guest(services, visitor, scope)


# -- the host --------------------------------------------------------------------------------------
async def _require_host(services: Services, visitor: VisitorRow, scope: Scope) -> None:
    account = await account_of(services, visitor, scope)
    if account is None or not account.host:
        raise Problem("host-only")


@get("/api/host")
async def read_host(services: Served, visitor: Visiting, scope: Scope) -> said.HostView:
    """What the host of this server sees."""
    await _require_host(services, visitor, scope)
    return await _host_view(services)


@post("/api/host", status_code=200)
async def act_as_host(
    services: Served, visitor: Visiting, scope: Scope, data: JSONBody[said.HostAction]
) -> said.HostView:
    """Do something as the host of this server."""
    await _require_host(services, visitor, scope)
    await services.host.do(data.action, data.what)
    return await _host_view(services)


async def _host_view(services: Services) -> said.HostView:
    writer = services.store.writer
    services.metrics.commits, services.metrics.committed_jobs = writer.batches, writer.jobs
    accounts, many = await services.store.read(hosting.list_accounts)
    tables, going = await services.store.read(hosting.list_tables)
    bans = await services.store.read(hosting.read_bans)
    return said.HostView(
        services.guard.registration,
        [said.HostAccount(mark_of(one.visitor_id), one.account, one.name, one.host, one.created) for one in accounts],
        many,
        [said.HostTable(*one) for one in tables],
        going,
        [said.HostBan(row.kind, mark_of(row.whom) if row.kind == "person" else row.whom, row.name, row.created) for row in bans],
        {field.name: getattr(services.metrics, field.name) for field in fields(services.metrics)},
    )


PEOPLE = [
    create_account, read_account, change_password, ask_for_passkey, add_passkey, drop_passkey, drop_device,
    sign_in, ask_to_sign_in, sign_out, make_link, look_at_link, use_link,
    read_profile, export_me, leave_for_good, read_host, act_as_host,
]  # fmt: skip
