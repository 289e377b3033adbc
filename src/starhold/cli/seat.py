"""A table in the terminal: shows what happens, asks people at the keyboard and bots by their views."""

from pathlib import Path
from typing import Generic, TypeVar

from starhold.bots import choose
from starhold.cli.board import draw
from starhold.cli.speech import clear, explain, show
from starhold.documents import write_text
from starhold.kernel.game import Plain
from starhold.kernel.play import Play
from starhold.kernel.reasons import Refused, refuse
from starhold.kernel.state import State
from starhold.words import Words

S = TypeVar("S", bound=State)
SHORT = 12
"""A longer list of options is shown by kinds first."""
QUIT = ("quit", "q")


class Table(Generic[S]):
    """One game at the terminal; ``bots`` maps seats to the bots in them, all other seats are people."""

    def __init__(
        self, play: Play[S], bots: dict[int, str], words: Words, seed: str, record: Path | None = None
    ) -> None:
        self.play = play
        self.bots = bots
        self.words = words
        self.seed = seed
        self.record = record
        self._told: dict[int | None, int] = {}
        self._holder: int | None = None
        self._listed: list[str] = []

    def run(self) -> None:
        """Play until the game is over or the keyboard gives up."""
        try:
            while actors := self._actors():
                people = [seat for seat in actors if seat not in self.bots]
                seat = self._holder if self._holder in people else next(iter(people), None)
                if seat is None:
                    self._tell()
                    self._bot(actors[0])
                elif not (self._pass_to(seat) and self._person(seat)):
                    show(self.words.say("cli-left", {"entries": self.play.version}))
                    return
            self._tell()
            self._end()
        finally:
            if self.record is not None:
                write_text(self.record, str(self.play.record))

    def _actors(self) -> tuple[int, ...]:
        decision = self.play.state.decision
        return decision.actors if decision is not None else ()

    @property
    def _people(self) -> list[int]:
        return [seat for seat in range(len(self.play.record.names)) if seat not in self.bots]

    @property
    def _secretive(self) -> bool:
        """Whether several people share the terminal who may not see the same."""
        return len(self._people) > 1 and not self.play.game.open_information

    def _pass_to(self, seat: int) -> bool:
        """Let the player of ``seat`` look, alone if they must, and tell what has happened; whether they are there."""
        if self._secretive and seat != self._holder:
            clear()
            show(self.words.say("cli-pass-to", {"name": self.words.player(seat)}))
            try:
                if input("> ").strip() in QUIT:
                    return False
            except EOFError:
                return False
            self._holder = seat
        self._tell()
        return True

    def _tell(self) -> None:
        self.words.places = self.play.game.places(self.play.state)
        watcher = self._holder if self._secretive else next(iter(self._people), None)
        for events in self.play.log[self._told.get(watcher, 0) :]:
            for event in events:
                show("  " + self.words.event(self.play.game.tell(event, watcher), self.play.game.prefix))
        self._told[watcher] = len(self.play.log)

    def _bot(self, seat: int) -> None:
        game, state = self.play.game, self.play.state
        texts = [game.format(state, option) for option in game.options(state, seat)]
        seed = f"{self.seed} {self.play.version}"
        self._take(seat, choose(game.id, self.bots[seat], game.view(state, seat), texts, seed))

    def _take(self, seat: int, text: str) -> None:
        game, before = self.play.game, self.play.version
        option = game.read(self.play.state, seat, text)
        label = game.describe(self.play.state, seat, [option])[0]["label"] if self.play.is_aside(seat, option) else None
        self.play.submit(seat, option)
        if self.play.version == before and label is not None:
            show(f"      {text:<34} {self.words.label(label)}")

    def _person(self, seat: int) -> bool:
        game, state = self.play.game, self.play.state
        version = self.play.version
        draw(game.view(state, seat), self.words)
        show(f"{self.words.player(seat)}: {self.words.label(game.prompt(state))}")
        self._list(seat, "")
        while self.play.version == version:
            try:
                line = " ".join(input("> ").split())
            except EOFError:
                return False
            if line in QUIT:
                return False
            try:
                self._answer(seat, line)
            except Refused as problem:
                decision = self.play.state.decision
                if decision is not None and decision.request is not None:
                    raise  # A die or card that was given cannot come: nobody could go on.
                show(explain(problem, self.words))
        return True

    def _answer(self, seat: int, line: str) -> None:
        first, _, rest = line.partition(" ")
        if line == "undo":
            self.play.undo(seat)
        elif first in ("help", "?", "h"):
            show(self.words.say("cli-play-help"))
        elif first == "save" and rest:
            write_text(Path(rest), str(self.play.record))
            show(self.words.say("cli-saved", {"file": rest}))
        elif first == "card" and rest:
            show(self.words.say(f"card-{rest}.effect"))
        elif first == "why" and rest:
            self._why(seat, rest)
        elif line.isdecimal() and self._listed:
            self._number(seat, int(line[:9]))
        elif line in self._kinds(seat) or line == "all":
            self._list(seat, line)
        elif line:
            self._take(seat, line)
        else:
            self._list(seat, "")

    def _number(self, seat: int, number: int) -> None:
        if not 1 <= number <= len(self._listed):
            raise refuse("not-an-option")
        chosen = self._listed[number - 1]
        if chosen in self._kinds(seat) and chosen not in self._texts(seat):
            self._list(seat, chosen)
        else:
            self._take(seat, chosen)

    def _why(self, seat: int, text: str) -> None:
        game, state = self.play.game, self.play.state
        refusal = game.refusal(state, seat, game.read(state, seat, text))
        show(self.words.say("cli-possible") if refusal is None else explain(Refused(refusal), self.words))

    def _described(self, seat: int) -> list[Plain]:
        game, state = self.play.game, self.play.state
        return game.describe(state, seat, game.options(state, seat))

    def _texts(self, seat: int) -> list[str]:
        return [option["text"] for option in self._described(seat)]

    def _kinds(self, seat: int) -> list[str]:
        return list(dict.fromkeys(option["kind"] for option in self._described(seat)))

    def _list(self, seat: int, kind: str) -> None:
        options = self._described(seat)
        if kind not in ("", "all"):
            options = [option for option in options if option["kind"] == kind]
        if kind == "" and len(options) > SHORT:
            self._list_kinds(options)
            return
        self._listed = [option["text"] for option in options]
        for number, option in enumerate(options, 1):
            show(f"{number:>4}  {option['text']:<34} {self._line(option)}".rstrip())

    def _list_kinds(self, options: list[Plain]) -> None:
        kinds: dict[str, list[Plain]] = {}
        for option in options:
            kinds.setdefault(option["kind"], []).append(option)
        self._listed = [many[0]["text"] if len(many) == 1 else kind for kind, many in kinds.items()]
        for number, (kind, many) in enumerate(kinds.items(), 1):
            if len(many) == 1:
                show(f"{number:>4}  {many[0]['text']:<34} {self._line(many[0])}".rstrip())
            else:
                line = self.words.say("cli-kind", {"kind": kind, "count": len(many)})
                show(f"{number:>4}  {line:<34} {self._title(kind)}".rstrip())

    def _title(self, kind: str) -> str:
        names = (f"{group}-{kind}" for group in ("action", "ability", "card"))
        return next((self.words.say(name) for name in names if self.words.has(name)), "")

    def _line(self, option: Plain) -> str:
        line = self.words.label(option["label"])
        odds = option.get("odds")
        return f"{line} ({round(100 * odds['win'])} %)" if odds and "win" in odds else line

    def _end(self) -> None:
        game, state = self.play.game, self.play.state
        draw(game.view(state, None), self.words)
        names = ", ".join(self.words.player(seat) for seat in game.winners(state))
        show(self.words.say("cli-won", {"names": names}))
