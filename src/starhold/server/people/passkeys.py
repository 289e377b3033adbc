"""Passkeys: challenges that can be answered once, and what browsers answer, checked by the library `webauthn`."""

import json
import re
from urllib.parse import urlsplit

from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, parse_client_data_json
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from starhold.kernel.game import Plain
from starhold.kernel.reasons import refuse
from starhold.server.people.tokens import hashed
from starhold.server.store import PasskeyRow

Credential = Plain
SITE = "Starhold"
ID = re.compile(r"[\w-]{1,2000}", re.ASCII)
"""How browsers write the id of a passkey."""
WAIT = 300
"""Seconds in which a challenge must be answered."""


class Site:
    """For whom passkeys are made: the host of this server, and the web addresses of its pages."""

    def __init__(self, origin: str, origins: tuple[str, ...]) -> None:
        self.host = urlsplit(origin).hostname or ""
        self.origins = [origin, *origins]


def creation(site: Site, name: str, mark: str, challenge: bytes, known: list[PasskeyRow]) -> Credential:
    """What a browser is asked to make a passkey for the account ``name``; ``known`` are those that it has."""
    options = generate_registration_options(
        rp_id=site.host,
        rp_name=SITE,
        user_name=name,
        user_id=mark.encode(),
        challenge=challenge,
        timeout=WAIT * 1000,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(row.id)) for row in known],
    )
    return _plain(options_to_json(options))


def request(site: Site, challenge: bytes) -> Credential:
    """What a browser is asked to sign in with whatever passkey it has."""
    options = generate_authentication_options(rp_id=site.host, challenge=challenge, timeout=WAIT * 1000)
    return _plain(options_to_json(options))


def challenge_of(credential: Credential) -> str:
    """The hash of the challenge that a browser has answered; `Refused` (``passkey-unusable``) if there is none."""
    try:
        data = base64url_to_bytes(str(credential["response"]["clientDataJSON"]))
        return hashed(bytes_to_base64url(parse_client_data_json(data).challenge))
    except Exception:  # noqa: BLE001
        # Whatever strangers send here comes out of the library in many ways.
        raise refuse("passkey-unusable") from None


def made(site: Site, credential: Credential, visitor_id: str, name: str, now: int) -> PasskeyRow:
    """The passkey that a browser has made; `Refused` (``passkey-unusable``)."""
    try:
        found = verify_registration_response(
            credential=credential,
            expected_challenge=_challenge(credential),
            expected_rp_id=site.host,
            expected_origin=site.origins,
        )
    except Exception:  # noqa: BLE001
        # Whatever strangers send here comes out of the library in many ways.
        raise refuse("passkey-unusable") from None
    key = bytes_to_base64url(found.credential_id)
    return PasskeyRow(key, visitor_id, found.credential_public_key, found.sign_count, name, now, now)


def used(site: Site, credential: Credential, passkey: PasskeyRow) -> int:
    """The new count of a passkey that signs in; `Refused` (``passkey-unusable``) if it is not the one."""
    try:
        found = verify_authentication_response(
            credential=credential,
            expected_challenge=_challenge(credential),
            expected_rp_id=site.host,
            expected_origin=site.origins,
            credential_public_key=passkey.public_key,
            credential_current_sign_count=passkey.count,
        )
    except Exception:  # noqa: BLE001
        # Whatever strangers send here comes out of the library in many ways.
        raise refuse("passkey-unusable") from None
    return found.new_sign_count


def _challenge(credential: Credential) -> bytes:
    """The challenge that is answered: whether it is one of ours has been asked before, see `challenge_of`."""
    return parse_client_data_json(base64url_to_bytes(str(credential["response"]["clientDataJSON"]))).challenge


def _plain(text: str) -> Credential:
    found: Credential = json.loads(text)
    return found
