"""Chapters 4 and 5: Reconfigure and Deploy."""

import pytest

from starhold.kernel.reasons import Refused
from tests.rules.quantum.board import Side, board


@pytest.mark.rule("Q-RECONF-1", "Q-RECONF-2")
def test_reconfigure_rerolls_a_die_on_the_map_or_in_the_scrapyard_for_an_action() -> None:
    here = board(Side("4@d4 2@scrapyard 6@a1"), Side())
    assert here.options("reconfigure") == ["reconfigure d4", "reconfigure #2", "reconfigure a1"]
    here.do("reconfigure d4", "reconfigure #2", dice="1 5")
    assert (here.ships(1), here.actions) == ("1@d4 5@scrapyard 6@a1", 1)


@pytest.mark.rule("Q-RECONF-1")
def test_reconfigure_needs_an_action() -> None:
    assert board(Side("4@d4"), Side(), actions=0).why("reconfigure d4") == "no-actions-left Q-RECONF-1"


@pytest.mark.rule("Q-RECONF-3", "Q-RECONF-6")
def test_equal_rolls_belong_to_the_same_roll_until_one_differs() -> None:
    here = board(Side("4@d4"), Side()).do("reconfigure d4", dice="4 4 6")
    assert (here.ships(1).split()[0], here.actions) == ("6@d4", 2)
    with pytest.raises(Refused, match="script-exhausted"):
        board(Side("4@d4"), Side()).do("reconfigure d4", dice="4 4")


@pytest.mark.rule("Q-RECONF-4")
def test_reserve_dice_cannot_be_reconfigured() -> None:
    here = board(Side("4@d4"), Side())
    assert here.why("reconfigure #4") == "ship-in-reserve Q-RECONF-4"
    assert here.why("reconfigure f9") == "no-ship-there Q-RECONF-2"
    assert len(here.options("reconfigure")) == 3


@pytest.mark.rule("Q-RECONF-7")
def test_different_means_from_the_number_before() -> None:
    clever = board(Side("4@d4", cards="clever"), Side()).do("reconfigure d4")
    assert clever.options() == ["set 1", "set 2", "set 3", "set 5", "set 6", "roll"]
    assert clever.why("set 4") == "number-refused Q-RECONF-7"
    scrappy = board(Side("4@d4", cards="scrappy"), Side()).do("reconfigure d4", "again", dice="2 4 2")
    assert scrappy.ships(1).split()[0] == "2@d4", "the second result may equal the first"


@pytest.mark.rule("Q-DEPLOY-1", "Q-DEPLOY-2", "Q-DEPLOY-3", "Q-DEPLOY-7")
def test_deploy_puts_a_scrapyard_ship_into_an_orbit_with_an_own_cube() -> None:
    here = board(Side("4@scrapyard 5@g4 6@a1", cubes="e2"), Side("1@e1", cubes="h2"))
    assert here.options("deploy") == ["deploy #1 d2", "deploy #1 f2", "deploy #1 e3"]
    assert here.why("deploy #1 e1") == "square-occupied Q-DEPLOY-3"
    assert here.why("deploy #1 h3") == "no-own-cube-there Q-DEPLOY-3"
    assert here.why("deploy #2 d2") == "ship-not-in-scrapyard Q-DEPLOY-2"
    here.do("deploy #1 d2")
    assert (here.ships(1).split()[0], here.actions) == ("4@d2", 2)


@pytest.mark.rule("Q-DEPLOY-1")
def test_deploy_needs_an_action() -> None:
    assert board(Side("4@scrapyard", cubes="e2"), Side(), actions=0).why("deploy #1 d2") == "no-actions-left Q-DEPLOY-1"


@pytest.mark.rule("Q-DEPLOY-4", "Q-DEPLOY-5")
def test_reserve_dice_cannot_be_deployed() -> None:
    here = board(Side("4@scrapyard 4@scrapyard 4@scrapyard", cubes="e2"), Side())
    assert here.why("deploy #4 d2") == "ship-in-reserve Q-DEPLOY-4"
    assert {text.split()[1] for text in here.options("deploy")} == {"#1", "#2", "#3"}


@pytest.mark.rule("Q-DEPLOY-6")
def test_any_scrapyard_ship_may_be_picked() -> None:
    here = board(Side("4@d4 5@scrapyard 1@scrapyard", cubes="b2"), Side())
    assert here.can("deploy #3 b1")
    assert here.can("deploy #2 b1")


@pytest.mark.rule("Q-DEPLOY-8")
def test_without_a_ship_or_a_space_deploy_is_not_available() -> None:
    full = board(Side("4@b1 4@a2 4@c2", cubes="b2"), Side())
    assert full.refused("action:deploy") == "no-ship-in-scrapyard Q-DEPLOY-8"
    blocked = board(Side("4@scrapyard 4@a2 4@c2", cubes="b2"), Side("1@b1 1@b3"))
    assert blocked.options("deploy") == []
    assert blocked.refused("action:deploy") == "no-place-to-deploy Q-DEPLOY-8"


@pytest.mark.rule("Q-DEPLOY-9")
def test_a_deployed_ship_acts_as_far_as_its_limits_allow() -> None:
    here = board(Side("3@scrapyard 6@scrapyard:moved 1@i1", cubes="b2"), Side(), actions=4)
    here.do("deploy #1 b1", "deploy #2 a2")
    assert here.can("move b1 c1")
    assert here.can("warp b1 i1")
    assert here.why("move a2 a1") == "already-moved Q-MOVE-3"
