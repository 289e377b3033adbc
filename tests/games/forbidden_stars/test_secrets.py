"""What others cannot tell apart: orders, hands, face-down cards, drawn events, schemes, unfinished answers (S1, S4)."""

import json

import pytest

from starhold.games.forbidden_stars.model import DRAWN, ON_DECK, USED
from starhold.games.forbidden_stars.rules.planning import Planning
from starhold.games.forbidden_stars.rules.refresh import Event
from starhold.kernel.chance import Stream
from starhold.kernel.play import Play
from tests.games.forbidden_stars.play import eager
from tests.rules.forbidden_stars.table import GAME, C, S, Table

OTHERS = (C, None)


def seen(table: Table, viewer: int | None) -> str:
    """Everything that a viewer receives: view, prompt, options, refusals, log."""
    state = table.state
    asked = [] if viewer is None else GAME.options(state, viewer)
    told = [GAME.tell(event, viewer) for event in state.events or []]
    described = [] if viewer is None else GAME.describe(state, viewer, asked)
    refusals = [] if viewer is None else GAME.refusals(state, viewer, GAME.options(state, viewer))
    return json.dumps([GAME.view(state, viewer), GAME.prompt(state), described, refusals, told], sort_keys=True)


@pytest.mark.parametrize("viewer", OTHERS)
def test_the_type_of_a_laid_order(viewer: int | None) -> None:
    views = set()
    for order in ("advance", "deploy", "dominate", "strategise"):
        table = Table().put(S, "illedrias", scout=1).put(C, "noatun", cultist=1).run(Planning())
        views.add(seen(table.go(f"order {order} tile_10a"), viewer))
    assert len(views) == 1


@pytest.mark.parametrize("viewer", OTHERS)
def test_an_upgraded_order(viewer: int | None) -> None:
    views = set()
    for order in ("advance", "advance+crusade"):
        table = Table().put(S, "illedrias", scout=1).put(C, "noatun", cultist=1)
        table.upgrade(S, "crusade")
        views.add(seen(table.run(Planning()).go(f"order {order} tile_10a"), viewer))
    assert len(views) == 1


@pytest.mark.parametrize("viewer", OTHERS)
def test_whether_an_upgrade_waits_for_its_token(viewer: int | None) -> None:
    """An upgrade that waits would tell that both tokens of its order lie on the board (F-PLAN-9, F-STR-17)."""
    views = set()
    for others in ("advance", "deploy"):
        table = Table().bases().put(S, "illedrias", scout=1).put(C, "noatun", cultist=1).cities(S, 1)
        table.lay(S, "advance", "tile_10a").lay(S, others, "tile_10a", 1).order(S, "strategise", "tile_10a")
        table.state.events = []
        views.add(seen(table.go("upgrade crusade"), viewer))
        assert GAME.imagine(GAME.view(table.state, C), Stream("guess")).stacks[table.system("tile_10a")]
    assert len(views) == 1


def test_guesses_after_the_plain_tokens_of_a_waiting_upgrade_were_shown() -> None:
    table = Table().bases().put(S, "illedrias", scout=1).put(C, "noatun", cultist=1).cities(S, 1)
    table.lay(S, "advance", "tile_10a").lay(S, "advance", "tile_10a", 1).order(S, "strategise", "tile_10a")
    table.go("upgrade crusade", "done")
    table.operations().go("reveal tile_10a", "discard", "reveal tile_10a", "discard")
    guess = GAME.imagine(GAME.view(table.state, C), Stream("guess"))
    assert guess.upgrade_on[:2] == [-1, -1]
    assert guess.owned[S] == table.state.owned[S]


def test_guesses_which_of_two_like_tokens_is_being_resolved() -> None:
    """One lies on the event deck already: with the other resolved there are two (F-EVT-1)."""
    table = Table().bases().put(S, "illedrias", scout=1).put(C, "noatun", cultist=1).lay(C, "deploy", "tile_12a")
    table.lay(S, "strategise", "tile_10a").lay(S, "strategise", "tile_10a", 1).operations()
    table.go("reveal tile_10a", "discard", "reveal tile_12a", "discard", "reveal tile_10a")
    guess = GAME.imagine(GAME.view(table.state, C), Stream("guess"))
    assert guess.place_of[guess.token] == USED


def test_guesses_after_the_last_order_of_a_player_who_is_out() -> None:
    table = Table().put(S, "illedrias", scout=1).put(C, "noatun", cultist=3).lay(S, "advance", "tile_12a").operations()
    table.go("reveal tile_12a", "resolve", "source tile_10a", "march scout illedrias noatun direct")
    while table.asks != "over":
        table.pool(C, "oooooooo").go(table.offers()[-1])
    assert table.state.winners == [C]
    assert GAME.imagine(GAME.view(table.state, C), Stream("guess")).winners == [C]


@pytest.mark.parametrize("viewer", OTHERS)
def test_hand_and_face_down_card(viewer: int | None) -> None:
    views = set()
    for number in (0, 1, 2):
        table = Table().bases().put(S, "noatun", scout=1).put(C, "noatun", cultist=1).fight("noatun", S, "illedrias")
        table.state.events = []
        table.go(sorted(set(table.offers("card seat1")))[number])
        views.add(seen(table, viewer))
    assert len(views) == 1


@pytest.mark.parametrize("viewer", OTHERS)
def test_an_answer_about_damage(viewer: int | None) -> None:
    views = set()
    for first in ("scout", "space_marine"):
        table = Table().bases().put(S, "noatun", scout=2, space_marine=2).put(C, "noatun", cultist=2, helbrute=2)
        table.clash("noatun", ("", ""), ("ooooo", "oooooo")).go(f"hit seat1 {first}")
        views.add(seen(table, viewer))
    assert len(views) == 1


@pytest.mark.parametrize("viewer", OTHERS)
def test_how_many_picks_an_answer_about_damage_takes(viewer: int | None) -> None:
    """One answer for each side, however many units are tapped for it: neither their number nor the time tells them."""
    views, names = set(), {"land_raider", "scout"}
    for first in sorted(names):
        table = Table().bases().put(S, "noatun", scout=2, space_marine=2, land_raider=1)
        table.put(C, "noatun", cultist=2, helbrute=2).clash("noatun", ("", ""), ("ooooo", "oooo"))
        picks = [text for text in table.offers("hit seat1") if text.startswith(f"hit seat1 {first}")]
        table.go(max(picks, key=len) if first == "scout" else min(picks, key=len))
        assert table.state.decision is not None
        assert table.state.decision.actors == (C,)
        views.add(seen(table, viewer))
    assert len(views) == 1


@pytest.mark.parametrize("viewer", OTHERS)
def test_drawn_events_and_schemes_of_one_icon(viewer: int | None) -> None:
    views = set()
    for drawn in (1, 2, 3):
        table = Table().bases()
        table.state.place_of[0] = table.state.place_of[2] = -3
        table.state.event_at[S][drawn] = table.state.event_at[S][drawn + 1] = 2
        views.add(seen(table, viewer))
    assert len(views) == 1


@pytest.mark.parametrize("viewer", OTHERS)
def test_a_chosen_scheme_stays_hidden_while_another_player_plays_one(viewer: int | None) -> None:
    table = Table().bases().storm("V", 2, 1).storm("V", 1, 0).scheme(C, "prayer_to_the_dark_gods")
    table.state.place_of[0] = ON_DECK
    table.state.event_at[S][[event.id for event in table.state.faction(S).events].index("exterminatus")] = DRAWN
    table.state.active = S
    table.run(Event(S)).go("storm c2w c2n", "scheme prayer_to_the_dark_gods")
    view = GAME.view(table.state, viewer)
    assert view["seats"][S]["events"]["used"] == [{"icon": "curve_left"}]
    assert view["seats"][C]["events"]["used"] == ["prayer_to_the_dark_gods"]


def test_the_owner_sees_what_is_hidden_from_others() -> None:
    table = Table().scheme(S, "exterminatus").lay(S, "deploy", "tile_10a")
    mine, theirs = GAME.view(table.state, S), GAME.view(table.state, C)
    assert mine["seats"][S]["events"]["held"] == ["exterminatus"]
    assert theirs["seats"][S]["events"]["held"] == 1
    assert "tokens" in mine["seats"][S]["orders"]
    assert "tokens" not in theirs["seats"][S]["orders"]


def test_no_undo_after_knowledge_has_grown() -> None:
    """After an entry that revealed something nobody may undo."""
    source = Stream("undo")
    play = Play(GAME, GAME.configure(2, {"setup": "quick"}), ["A", "B"], source)
    revealing = ("order-revealed", "card-revealed", "dice-rolled", "events-drawn", "cards-drawn", "scheme-played")
    for _ in range(500):
        decision = play.state.decision
        assert decision is not None
        if decision.over:
            break
        seat = decision.actors[0]
        play.submit(seat, eager(GAME.options(play.state, seat), source))
        if any(event.type in revealing for event in play.log[-1]):
            assert all(play.undo_refusal(other) is not None for other in (0, 1))
