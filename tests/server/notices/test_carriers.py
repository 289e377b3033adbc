"""Mail, chat and push as they arrive at real receivers, and each way in which they do not."""

import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from starhold.kernel.reasons import Refused
from starhold.server.errors import Problem
from starhold.server.notices import fence
from starhold.server.notices.chat import bare
from starhold.server.notices.mail import Post, mail_address
from starhold.server.settings import Settings
from tests.server.notices.receivers import Browser, Hook, Sink, signed
from tests.server.notices.tables import SETTINGS, Hall, contact, contacts, hall, play_to
from tests.server.people import Person
from tests.server.turned import DAY, MINUTE, Turned


@pytest.fixture
def place(tmp_path: Path, clock: Turned, sink: Sink) -> Iterator[Hall]:
    with hall(str(tmp_path / "a.sqlite"), clock, smtp=f"smtp://127.0.0.1:{sink.port}") as running:
        yield running


def reason(answer: httpx.Response) -> str:
    return str(answer.json()["reason"])


def link(sink: Sink, name: str) -> str:
    """What the link in the last mail says."""
    found = re.search(rf"https://games\.example\.org/notices#{name}=(\S+)", sink.mails[-1].get_content())
    assert found
    return found.group(1)


def confirmed(person: Person, sink: Sink, address: str = "bob@example.com") -> None:
    contact(person, kind="mail", address=address)
    assert person.post("/api/contact-links/confirm", token=link(sink, "confirm")).status_code == 200


# -- mail ------------------------------------------------------------------------------------------
def test_mail_comes_to_a_confirmed_address_and_can_be_stopped_from_there(place: Hall, sink: Sink) -> None:
    ann, bob, table = place.met(name="Tea time")
    contact(bob, kind="mail", address="bob@example.com")
    assert contacts(bob)[0]["confirmed"] is False
    play_to(ann, bob, table)
    assert place.rows() == []
    place.clock.turn(MINUTE)
    assert bob.post("/api/contact-links/confirm", token=link(sink, "confirm")).json()["contacts"][0]["confirmed"]
    while not place.rows():
        place.move(table)
    place.pass_by()
    mail = sink.mails[-1]
    assert (mail["to"], mail["from"]) == ("bob@example.com", "Starhold <games@example.org>")
    assert mail["subject"] == "Your turn: Tea time"
    assert f"https://games.example.org/t/{table}" in mail.get_content()
    stranger = place.server.person()
    assert stranger.post("/api/contact-links/off", token=link(sink, "off")).status_code == 200
    assert contacts(bob)[0]["mode"] == "off"


@pytest.mark.parametrize("language", ["ja", "ru"])
def test_mail_is_in_the_language_of_its_reader(place: Hall, sink: Sink, language: str) -> None:
    person = place.server.person(language)
    confirmed(person, sink)
    person.started(["me", "bot:random"], name="卓")
    place.pass_by()
    assert sink.mails[-1]["subject"] == {"ja": "あなたの番です：卓", "ru": "Ваш ход: 卓"}[language]


def test_a_confirmation_ends_and_belongs_to_one_address(place: Hall, sink: Sink) -> None:
    bob = place.server.person()
    contact(bob, kind="mail", address="bob@example.com")
    token = link(sink, "confirm")
    for broken in (token[:-2], "", "x", link(sink, "confirm") + "x"):
        assert reason(bob.post("/api/contact-links/confirm", token=broken)) == "contact-link-unknown"
    assert reason(bob.post("/api/contact-links/off", token=token)) == "contact-link-unknown"
    place.clock.turn(2 * DAY + MINUTE)
    assert reason(bob.post("/api/contact-links/confirm", token=token)) == "contact-link-unknown"


def test_nobody_is_written_to_again_and_again(place: Hall, sink: Sink) -> None:
    answers = [
        place.server.person().post("/api/contacts", kind="mail", address="victim@example.com").status_code
        for _ in range(7)
    ]
    assert answers == [201] * 5 + [429] * 2
    assert len(sink.mails) == 5


@pytest.mark.parametrize(
    ("answer", "final"), [("550 no such user", True), ("451 later", False), ("421 closing", False)]
)
def test_a_mail_server_that_refuses_is_heard(place: Hall, sink: Sink, answer: str, final: bool) -> None:
    bob = place.server.person()
    confirmed(bob, sink)
    sink.answer = answer
    bob.started(["me", "bot:random"])
    place.pass_by()
    assert [row.state for row in place.rows()] == ["failed" if final else "waiting"]
    assert contacts(bob)[0]["error"]


def test_a_mail_server_that_is_away_is_said_at_once(tmp_path: Path, clock: Turned) -> None:
    with hall(str(tmp_path / "a.sqlite"), clock, smtp="smtp://127.0.0.1:1") as place:
        bob = place.server.person()
        assert reason(bob.post("/api/contacts", kind="mail", address="bob@example.com")) == "notice-mail-failed"
        assert contacts(bob)[0]["error"] == "The mail server of this site did not take the e-mail."
    with hall(str(tmp_path / "b.sqlite"), clock) as place:
        bob = place.server.person()
        assert reason(bob.post("/api/contacts", kind="mail", address="bob@example.com")) == "mail-unset"
        assert bob.http.get("/api/notices").json()["mail"] is False


@pytest.mark.parametrize(
    "typed",
    [
        "", "bob", "bob@", "@example.com", "bob@localhost", "bob@example.com\nBcc: eve@example.com", "a@b@example.com",
        "bob@example.com, eve@example.com", "Bob <bob@example.com>", "bob@exa mple.com", "бob@example.com",
        f"{'a' * 250}@example.com", "bob@[127.0.0.1]", "bob@127.0.0.1:25",
    ],
)  # fmt: skip
def test_what_is_no_address_of_mail_is_refused(typed: str) -> None:
    with pytest.raises(Problem, match="contact-unusable"):
        mail_address(typed)


def test_an_address_is_kept_as_mail_servers_know_it() -> None:
    assert mail_address(" bob+games@Bücher.example ") == "bob+games@xn--bcher-kva.example"


@pytest.mark.parametrize(
    ("smtp", "reason"),
    [("mail.example.org", "mail-unreadable"), ("http://mail", "mail-unreadable"), ("smtp://", "mail-unreadable"),
     ("smtp://mail:x", "mail-unreadable")],
)  # fmt: skip
def test_a_mail_server_that_cannot_be_one_is_refused_at_the_start(smtp: str, reason: str) -> None:
    with pytest.raises(Refused, match=reason):
        Post.of(Settings(**{**SETTINGS, "smtp": smtp}))
    with pytest.raises(Refused, match="mail-incomplete"):
        Post.of(Settings(smtp="smtp://mail.example.org"))


# -- chat ------------------------------------------------------------------------------------------
def test_a_test_says_whether_it_has_arrived(place: Hall, hook: Hook) -> None:
    bob = place.server.person("ja")
    made = contact(bob, kind="chat", address=hook.address)
    assert made["address"] == f"Webhook: 127.0.0.1:{hook.port}/hook"
    assert bob.post(f"/api/contacts/{made['id']}/test").status_code == 200
    assert hook.said()[-1]["title"] == "Starhold：テスト通知"
    hook.status = 403
    assert reason(bob.post(f"/api/contacts/{made['id']}/test")) == "notice-refused"
    assert contacts(bob)[0]["error"].startswith("送り先に拒否されました")
    assert reason(place.server.person().post(f"/api/contacts/{made['id']}/test")) == "contact-unknown"
    answers = [bob.post(f"/api/contacts/{made['id']}/test").status_code for _ in range(10)]
    assert answers[-1] == 429


def test_a_redirection_leads_nowhere(place: Hall, hook: Hook) -> None:
    other, bob = Hook(), place.server.person()
    hook.status, hook.location = 307, f"http://127.0.0.1:{other.port}/hook"
    made = contact(bob, kind="chat", address=hook.address)
    assert reason(bob.post(f"/api/contacts/{made['id']}/test")) == "notice-refused"
    assert (len(hook.calls), other.calls) == (1, [])
    other.stop()


def test_the_name_of_a_table_calls_nobody_in_a_chat(place: Hall, hook: Hook) -> None:
    bob = place.server.person()
    contact(bob, kind="chat", address=hook.address)
    bob.started(["me", "bot:random"], name="@everyone <b>[x](y)")
    place.pass_by()
    assert "@" not in hook.said()[-1]["message"]
    assert "@" not in hook.said()[-1]["title"]


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("", "contact-unusable"), ("nonsense", "contact-unusable"), ("http://", "contact-unusable"),
        ("https://example.org/hook", "contact-unusable"), ("javascript:alert(1)", "contact-unusable"),
        ("file:///etc/passwd", "contact-unusable"), ("dbus://", "contact-unusable"),
        ("syslog://localhost", "contact-unusable"),
        ("prowl://ABCDEFGHIJKLMNOPQRSTUVWXYZABCDEFGHIJKLMN", "contact-service-unknown"),
        ("mailto://a:b@gmail.com", "contact-service-unknown"),
        ("json://example.org/hook", "contact-unencrypted"), ("ntfy://example.org/topic", "contact-unencrypted"),
        ("jsons://[::1", "contact-unusable"), ("ntfys://exa\u0000mple.org/topic", "contact-unusable"),
    ],
)  # fmt: skip
def test_what_is_no_chat_service_is_refused(tmp_path: Path, typed: str, why: str) -> None:
    with hall(str(tmp_path / "a.sqlite"), Turned(), notices_private=False) as place:
        bob = place.server.person()
        assert reason(bob.post("/api/contacts", kind="chat", address=typed)) == why
        assert contacts(bob) == []


def test_how_long_and_how_carelessly_to_try_is_not_for_others_to_say() -> None:
    typed = "jsons://example.org/hook?retry=99&wait=60&verify=no&redirect=yes&RTO=600&:room=games#x"
    assert bare(typed) == "jsons://example.org/hook?%3Aroom=games"


# -- the fence -------------------------------------------------------------------------------------
PRIVATE = [
    "127.0.0.1", "127.1.2.3", "0.0.0.0", "10.0.0.1", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1",
    "192.0.2.1", "198.18.0.1", "224.0.0.1", "240.0.0.1", "255.255.255.255", "::", "::1", "fe80::1", "fe80::1%eth0",
    "fc00::1", "fd00:ec2::254", "ff02::1", "::ffff:127.0.0.1", "::ffff:169.254.169.254", "2002:7f00:1::",
    "64:ff9b::7f00:1", "64:ff9b::a9fe:a9fe", "2001:db8::1", "2001:0:4136:e378:8000:63bf:80ff:fffe", "::127.0.0.1",
]  # fmt: skip


@pytest.mark.parametrize("address", PRIVATE)
def test_addresses_near_the_server_are_not_public(address: str) -> None:
    assert not fence.public(address)


@pytest.mark.parametrize("address", ["1.1.1.1", "93.184.215.14", "2606:4700:4700::1111", "64:ff9b::101:101"])
def test_addresses_of_the_open_internet_are(address: str) -> None:
    assert fence.public(address)


CORPUS = [
    "jsons://127.0.0.1/x", "jsons://localhost/x", "jsons://[::1]/x", "jsons://2130706433/x", "jsons://0x7f.1/x",
    "jsons://0177.0.0.1/x", "jsons://127.1/x", "jsons://169.254.169.254/latest/meta-data", "jsons://0/x",
    "jsons://[::ffff:169.254.169.254]/x", "ntfys://10.0.0.1/topic", "gotifys://192.168.0.1/AAAAAAAAAAAAAAA",
    "mmosts://127.0.0.1/aaaaaaaaaaaaaaaaaaaaaaaaaa", "jsons://user:pw@127.0.0.1:8443/x",
]  # fmt: skip


@pytest.mark.parametrize("typed", CORPUS)
def test_nothing_is_sent_to_where_only_this_server_can_reach(tmp_path: Path, typed: str) -> None:
    with hall(str(tmp_path / "a.sqlite"), Turned(), notices_private=False) as place:
        bob = place.server.person()
        answer = bob.post("/api/contacts", kind="chat", address=typed)
        if answer.status_code == 201:
            made = answer.json()["contacts"][0]
            assert reason(bob.post(f"/api/contacts/{made['id']}/test")) == "notice-forbidden"
        else:
            assert reason(answer) == "contact-unusable"


def test_a_name_is_judged_by_all_that_it_leads_to_at_the_moment_of_sending(monkeypatch: pytest.MonkeyPatch) -> None:
    def found(*_: object) -> list[tuple[int, int, int, str, tuple[str, int]]]:
        return [(2, 1, 6, "", ("93.184.215.14", 443)), (2, 1, 6, "", ("127.0.0.1", 443))]

    monkeypatch.setattr("socket.getaddrinfo", found)
    fence.install(private=False)
    with pytest.raises(fence.Forbidden):
        fence.connect(("rebinding.example", 443))
    assert fence.met() == "forbidden"


# -- push ------------------------------------------------------------------------------------------
def test_a_browser_reads_what_is_pushed_and_nobody_else(place: Hall, hook: Hook) -> None:
    ann, bob, table = place.met(name="Tea time")
    browser = Browser(hook)
    contact(bob, **browser.contact())
    play_to(ann, bob, table)
    hook.status = 201
    place.pass_by()
    (call,) = hook.calls
    assert b"Tea" not in call.body
    (shown,) = browser.shown()
    assert shown["title"] == "Your turn: Tea time"
    assert (shown["path"], shown["waiting"]) == (f"/t/{table}", 1)
    assert (call.headers["content-encoding"], call.headers["ttl"], call.headers["urgency"]) == (
        "aes128gcm",
        "86400",
        "high",
    )
    claims = signed(call.headers["authorization"], bob.http.get("/api/notices").json()["push"])
    assert claims["aud"] == f"http://127.0.0.1:{hook.port}"
    assert claims["sub"] == "https://games.example.org"


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_has_gone_is_forgotten(place: Hall, hook: Hook, status: int) -> None:
    bob = place.server.person()
    contact(bob, **Browser(hook).contact())
    hook.status = status
    bob.started(["me", "bot:random"])
    place.pass_by()
    assert contacts(bob) == []
    assert place.rows() == []


@pytest.mark.parametrize(("status", "state"), [(400, "failed"), (413, "failed"), (429, "waiting"), (500, "waiting")])
def test_a_push_service_that_refuses_is_asked_again_if_that_is_of_use(
    place: Hall, hook: Hook, status: int, state: str
) -> None:
    bob = place.server.person()
    contact(bob, **Browser(hook).contact())
    hook.status = status
    bob.started(["me", "bot:random"])
    place.pass_by()
    assert [row.state for row in place.rows()] == [state]


@pytest.mark.parametrize(
    ("changed", "why"),
    [
        ({"address": "ftp://push.example"}, "contact-unencrypted"), ({"address": "https://"}, "contact-unusable"),
        ({"p256dh": "AAAA"}, "contact-unusable"), ({"auth": "AAAA"}, "contact-unusable"),
        ({"auth": "…"}, "contact-unusable"), ({"p256dh": ""}, "contact-unusable"),
    ],
)  # fmt: skip
def test_what_is_no_subscription_is_refused(place: Hall, hook: Hook, changed: dict[str, str], why: str) -> None:
    assert reason(place.server.person().post("/api/contacts", **{**Browser(hook).contact(), **changed})) == why


def test_the_key_that_signs_is_made_once(tmp_path: Path, clock: Turned) -> None:
    keys = []
    for _ in range(2):
        with hall(str(tmp_path / "a.sqlite"), clock) as place:
            keys.append(place.server.person().http.get("/api/notices").json()["push"])
    assert keys[0] == keys[1]


# -- all of them -----------------------------------------------------------------------------------
def test_there_is_an_end_to_contacts(place: Hall, hook: Hook) -> None:
    bob = place.server.person()
    for number in range(10):
        contact(bob, kind="chat", address=f"{hook.address}/{number}")
    assert reason(bob.post("/api/contacts", kind="chat", address=f"{hook.address}/more")) == "contacts-many"
    contact_again = bob.post("/api/contacts", kind="chat", address=f"{hook.address}/0")
    assert contact_again.status_code == 201


def test_wishes_that_cannot_be_are_refused(place: Hall) -> None:
    bob, wishes = place.server.person(), {"zone": "UTC", "quiet_from": 0, "quiet_until": 0, "digest": 0}
    for changed in ({"quiet_from": 1440}, {"digest": -1}, {"zone": ["UTC"]}):
        assert reason(bob.http.put("/api/notices/wishes", json={**wishes, **changed})) == "request-unreadable"
    for zone in ("Mars/Base", "../../etc/passwd", ""):
        assert reason(bob.http.put("/api/notices/wishes", json={**wishes, "zone": zone})) == "zone-unknown"


def test_no_address_stands_in_a_log(place: Hall, hook: Hook, sink: Sink, capfd: pytest.CaptureFixture[str]) -> None:
    bob = place.server.person()
    confirmed(bob, sink, "secret-person@example.com")
    contact(bob, kind="chat", address=f"{hook.address}/secret-hook")
    contact(bob, **{**Browser(hook).contact(), "address": f"http://127.0.0.1:{hook.port}/secret-push"})
    hook.status, sink.answer = 500, "550 secret-person@example.com is unknown"
    bob.started(["me", "bot:random"])
    place.pass_by()
    place.pass_by(MINUTE)
    out, err = capfd.readouterr()
    assert "a notice has not arrived" in out + err
    assert "secret" not in out + err
