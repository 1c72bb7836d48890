"""For tests of rules: given a position, when these answers are given, then this is asked.

from followsuit.testing import Given

given = Given("tricktakers", 3, characters=["king", "hermit", "gambler"], hands=["r1 r9", "b1 b2", "b3 b4"])
given.when("0 r1")
assert given.asked() == "1 TakeTurn: b1 b2"

It needs nothing but a game that can be set up in positions, its own or one of another package.
"""

from typing import Self

from followsuit.core.cards import SPECTATOR
from followsuit.core.errors import AnswerRefused
from followsuit.core.event import Event
from followsuit.core.game import Game
from followsuit.core.rng import seeded
from followsuit.core.table import Table
from followsuit.registry import find_game
from followsuit.scenarios.notation import kinds_of
from followsuit.scenarios.set_up import set_up


class Given:
    """A table in a position, and what happens to it, in the words of records and scenarios.

    Without a position it is a new game. The words of a position are those of the game's scenarios.
    """

    def __init__(
        self,
        game: Game | str,
        players: int,
        options: dict[str, int | str | bool] | None = None,
        seed: int = 0,
        **position: object,
    ) -> None:
        self.game = find_game(game) if isinstance(game, str) else game
        self.t: Table = set_up(self.game, players, options or {}, seed, position or None)

    def when(self, *answers: str) -> Self:
        """Each answer is 'seat pick', as in a record; several may be parted by commas."""
        for answer in ", ".join(answers).split(", "):
            seat, _, pick = answer.partition(" ")
            self.t.answer(int(seat), self.game.read_pick(pick))
        return self

    def asked(self) -> str:
        """Who is asked what, with every option: '1 Follow: H2 H5'; empty when the game is over."""
        lines: list[str] = []
        for seat in self.t.seats_to_act():
            picks = sorted(self.t.options(seat))
            words = " ".join(self.game.write_pick(pick) for pick in picks)
            lines.append(f"{seat} {type(self.t.question()).__name__}: {words}")
        return "; ".join(lines)

    def asked_by(self) -> str:
        """The rule by which something is asked now."""
        question = self.t.question()
        about = None if question is None else question.about()
        assert about is not None
        return about.rule

    def refused(self, answer: str) -> str:
        """The rule by which an answer is refused; nothing has changed."""
        seat, _, pick = answer.partition(" ")
        before = self.t.words()
        try:
            self.t.answer(int(seat), self.game.read_pick(pick))
        except AnswerRefused as refusal:
            why = refusal.reason
        else:
            raise AssertionError(f"{answer} was not refused")
        assert self.t.words() == before, f"{answer} was refused, and changed something"
        assert why.sentence, f"{why.rule} has no sentence"
        return why.rule

    def events(self, kind: str, viewer: int = SPECTATOR) -> list[Event]:
        """What one viewer was told of this kind, oldest first."""
        assert self.t.log is not None
        assert kind in kinds_of(self.game), f"{kind} is no kind of event"
        return [event for event in self.t.log.told[viewer] if event.kind == kind]

    def told(self, kind: str, viewer: int = SPECTATOR) -> list[str]:
        """The same as texts: 'seat other cards because', each where there is one."""
        return [self.event_text(event) for event in self.events(kind, viewer)]

    def event_text(self, event: Event) -> str:
        """One of them."""
        parts: list[str] = []
        if event.seat >= 0:
            parts.append(str(event.seat))
        if event.other >= 0:
            parts.append(str(event.other))
        if event.cards:
            parts.append(self.game.write_cards(event.cards))
        parts += [reason.rule for reason in event.because]
        return " ".join(parts)

    def now(self, key: str, seat: int | None = None) -> object:
        """A value of the position as it is now, or as one seat sees it."""
        t = self.t if seat is None else self.t.view(seat).table
        position = self.game.write_position(t)
        assert key in position, f"a position has no {key}; it has {', '.join(position)}"
        return position[key]

    def __repr__(self) -> str:
        return f"<Given {self.game.id}: {self.asked() or self.t!r}>"

    def play_on(self, seed: int = 1) -> Self:
        """Answer at random to the end of the game."""
        rng = seeded(seed)
        while self.t.seats_to_act():
            seat = self.t.next_seat()
            options = self.t.options(seat)
            self.t.apply(seat, options[rng.below(len(options))])
        return self
