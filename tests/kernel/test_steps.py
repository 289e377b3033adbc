"""Steps: a rule sequence as a table."""

from starhold.games.pebble import GAME
from starhold.games.pebble.rules import Round
from starhold.kernel.decision import Option
from starhold.kernel.run import settle, take
from starhold.kernel.state import Frame, State
from starhold.kernel.steps import Steps


class Note(Frame):
    __slots__ = ()

    def advance(self, state: State) -> None:
        state.value += 1
        state.finish(state.value)


class Recipe(Steps):
    """Stir twice, call a note, ask until the answer is yes, end."""

    __slots__ = ("stirred",)

    def __init__(self) -> None:
        super().__init__()
        self.stirred = 0

    def stir(self, state: State) -> None:
        self.stirred += 1
        if self.stirred % 2:
            self.again()

    def note(self, state: State) -> None:
        state.call(Note())

    def question(self, state: State) -> None:
        self.again()
        state.ask(0, "enough")

    def end(self, state: State) -> None:
        state.finish(self.stirred)

    def take(self, state: State, seat: int, option: Option) -> None:
        if option == ("yes",):
            self.go(Recipe.end)
        elif option == ("restart",):
            self.go(Recipe.stir)


Recipe.STEPS = (Recipe.stir, Recipe.note, Recipe.question, Recipe.end)


def cooking() -> tuple[State, Recipe]:
    state, frame = State(), Recipe()
    state.call(frame)
    return state, frame


def test_one_advance_goes_up_to_the_step_that_calls() -> None:
    state, frame = cooking()
    frame.advance(state)
    assert (frame.stirred, frame.step, len(state.stack)) == (2, 2, 2)


def test_a_step_that_comes_again_keeps_its_number_while_it_asks() -> None:
    state, frame = cooking()
    settle(state)
    assert state.decision is not None
    assert (frame.step, state.decision.kind, state.value) == (2, "enough", 1)
    take(state, 0, ("no",))
    assert frame.step == 2
    take(state, 0, ("restart",))
    assert (frame.step, frame.stirred, state.value) == (2, 4, 2)
    take(state, 0, ("yes",))
    assert (state.stack, state.value) == ([], 4)


def test_a_copy_goes_on_from_the_same_step() -> None:
    state, frame = cooking()
    settle(state)
    twin = frame.clone()
    assert (twin.step, twin.stirred, twin.FIELDS) == (2, 2, ("step", "stirred"))


def test_a_round_of_pebble_waits_behind_the_step_that_called() -> None:
    frame = GAME.start(GAME.configure(2)).stack[0]
    assert isinstance(frame, Round)
    assert frame.step == Round.STEPS.index(Round.refill) + 1
