"""A game in progress: everything that changes, and a stack of everything that remains to be done."""

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from followsuit.core.cards import SPECTATOR, Cards
from followsuit.core.errors import AnswerRefused
from followsuit.core.event import Log
from followsuit.core.filling import Filling
from followsuit.core.fingerprint import fingerprint_of, name_code
from followsuit.core.outcome import Outcome
from followsuit.core.pickling import reduced
from followsuit.core.policy import NO_POLICY, Policy
from followsuit.core.reason import GAME_OVER, Reason
from followsuit.core.rng import NO_RNG, Rng, split
from followsuit.core.step import SEALED, AnyStep, Question
from followsuit.core.view import View

if TYPE_CHECKING:
    from followsuit.core.state import State

NO_HORIZON: Final = 1000000  # more parts than any game has


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """What every game's table has. Each game adds its own fields: it copies them in `clone`, declares them
    in `state` and, where they are secret, blanks and guesses them in `erase_notes` and `imagine_notes`."""

    def __init__(self, seat_count: int, cards: Cards, rng: Rng, original: "Table | None" = None) -> None:
        """A clone names its original, and goes on where that stands."""
        self.seat_count = seat_count  # how many play
        self.cards = cards  # where they lie, and who knows them
        self.rng = rng
        # What remains to be done, the next on top: at the end of the list.
        self.todo: list[AnyStep] = [] if original is None else original.todo[:]
        # What each seat has answered to a question put to several; replaced, never changed in place.
        self.sealed: list[list[int]] = [[]] * seat_count if original is None else original.sealed[:]
        # How the game ended; None while it is played.
        self.outcome: Outcome | None = None if original is None else original.outcome
        self.log: Log | None = None  # hung on by a room or a replay; clones have none
        # What the game says about answers at first sight, for bots; no part of the state.
        self.policy: Policy = NO_POLICY if original is None else original.policy
        # Where a search looks no further: when this part is over, nothing is left to be done.
        self.horizon: int = NO_HORIZON if original is None else original.horizon

    def __repr__(self) -> str:
        """Who is asked what, or how it ended; never a card, which might be hidden from whoever reads it."""
        if self.outcome is not None:
            now = repr(self.outcome)
        elif self.todo and not self.todo[-1].is_question():  # looked at while it goes on
            now = f"next is {self.todo[-1]}"
        else:
            now = f"{self.question()} asks {self.seats_to_act()}"
        return f"<{type(self).__name__}, {self.seat_count} seats, {self.heading()}: {now}>"

    def __copy__(self) -> "Table":
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        """A pickle is for the same version of this package, and of that of the game."""
        return reduced(self)

    def __eq__(self, other: object) -> bool:
        """Whether everything about them is the same, as in their fingerprints."""
        return isinstance(other, Table) and type(other) is type(self) and other.words() == self.words()

    def __hash__(self) -> int:
        raise TypeError("a table changes, so it has no hash; its fingerprint() says what it is now")

    # What the rest of the house sees of any game.

    def seats_to_act(self) -> list[int]:
        """The seats that are asked something now; none when the game is over."""
        question = self.question()
        return [] if question is None else question.seats_to_act(self)

    def next_seat(self) -> int:
        """The first of the seats to act, or -1 when the game is over."""
        if not self.todo:
            return -1
        return self.todo[-1].next_seat(self)

    def options(self, seat: int) -> list[int]:
        """Every answer this seat may give to the question that is open; only for a seat to act."""
        return self.todo[-1].offered(self, seat)

    def why_not(self, seat: int, pick: int) -> Reason | None:
        """The rule that forbids this answer now, or None if it may be given."""
        if pick in self.out_of_turn(seat):
            return None
        question = self.question()
        return GAME_OVER if question is None else question.refusal(self, seat, pick)

    def answer(self, seat: int, pick: int) -> None:
        """Give an answer. One that is not allowed is refused with its rule and changes nothing."""
        reason = self.why_not(seat, pick)
        if reason is not None:
            raise AnswerRefused(seat, pick, reason)
        self.apply(seat, pick)

    def apply(self, seat: int, pick: int) -> None:
        """Give an answer known to be allowed: for search and simulation, which pick from options."""
        if self.has_out_of_turn() and pick in self.out_of_turn(seat):
            self.act_out_of_turn(seat, pick)
            return
        self.todo[-1].take(self, seat, pick)

    def has_out_of_turn(self) -> bool:
        """Whether this game knows answers that may be given at any moment. Nearly none does."""
        return False

    def out_of_turn(self, seat: int) -> list[int]:
        """What this seat may do at any moment, whoever is asked."""
        return []

    def act_out_of_turn(self, seat: int, pick: int) -> None:
        """Do it. The question that is open stays so: it changes only what no question looks at."""
        raise NotImplementedError

    def about_out_of_turn(self, seat: int, pick: int) -> Reason:
        """The rule that allows it, and what it does."""
        raise NotImplementedError

    def question(self) -> Question[Any] | None:
        """The question that is open, or None when the game is over."""
        if not self.todo:
            return None
        top = self.todo[-1]
        assert isinstance(top, Question)
        return top

    def standing(self) -> list[float]:
        """What the table is worth to each seat, from 0 to 1, by public things; at the end, the outcome.

        A search asks for it where a part is over and the game is not: say there what share of the victory
        each seat may hope for.
        """
        if self.outcome is not None:
            return self.outcome.standing()
        return [1.0 / self.seat_count] * self.seat_count

    def heading(self) -> str:
        """Where in the game we are, as a player would say it: 'round 2, trick 5'."""
        return "the game"

    def part(self) -> int:
        """Which part of the game this is, such as the round. When it is over, `standing` tells what it
        came to: a search looks no further."""
        return 0

    def clone(self) -> "Table":
        """A table that goes on from here by itself: what its state declares, copied.

        That is slow; a game that bots think about copies its fields by hand, one by one. A list that
        changes in place is copied; one that is only ever replaced may be shared.
        """
        state = self.state()
        if state is None:
            raise NotImplementedError
        return state.clone(self)

    # The order of play.

    def then(self, steps: list[AnyStep]) -> None:
        """Do these next, in this order, before whatever is already waiting.

        A step's last act. Nothing runs at once: the table goes on when the step has returned.
        """
        waiting: list[Any] = self.todo
        added: list[Any] = steps
        for i in range(len(added) - 1, -1, -1):
            waiting.append(added[i])

    def begin_part(self, steps: list[AnyStep]) -> None:
        """The next part of the game; none, if the one that is over was the last to be looked at.

        As `then`, for the steps that begin a round; call it before `part` counts the new one. Where a
        search has set a horizon, it clears the stack instead, and the world ends there.
        """
        if self.part() < self.horizon:
            self.then(steps)
        else:
            self.todo.clear()

    def unwind(self, kind: type) -> None:
        """Give up what waits above the nearest step of this kind; that step stays."""
        while not isinstance(self.todo[-1], kind):
            self.todo.pop()

    def advance(self) -> None:
        """Run steps until one of them has to be answered, or none is left."""
        todo = self.todo
        steps: list[Any] = todo  # what is only taken off need not be looked at again by compiled code
        while todo:
            top = todo[-1]
            if top.is_question():
                return
            steps.pop()
            top.run(self)

    def play_at_random(self, horizon: int, rng: Rng) -> None:
        """Give answers drawn by lot until this part is over; only where nothing is done out of turn."""
        todo = self.todo
        while todo and self.part() <= horizon:
            top = todo[-1]
            seat = top.next_seat(self)
            top.take(self, seat, top.at_random(self, seat, rng))

    def clockwise_from(self, seat: int) -> list[int]:
        """All seats in the order of play, this one first."""
        return [(seat + i) % self.seat_count for i in range(self.seat_count)]

    # Copies, views and imagined worlds.

    def view(self, seat: int) -> View:
        """The table as this seat knows it; for those who only watch, the seat is SPECTATOR."""
        assert 0 <= seat < self.seat_count or seat == SPECTATOR
        return View(seat, self.erased_for(seat))

    def erased_for(self, seat: int) -> "Table":
        """A copy from which all that this seat cannot know is gone: what a View is made of."""
        copy = self.clone()
        copy.rng = NO_RNG
        copy.cards.erase(seat)
        question = self.question()
        for other in range(self.seat_count):
            if other != seat and self.sealed[other]:
                is_in = question is not None and other not in question.seats_to_act(self)
                copy.sealed[other] = [SEALED] if is_in else []
        copy.erase_notes(seat)
        return copy

    def imagined(self, seat: int, rng: Rng, filling: Filling) -> "Table":
        """From an erased table: a whole world that fits it, each as likely as any other.

        Others' sealed answers are asked anew, so that each is one which that seat, with the hand it has
        in this world, could have chosen. Who was half-way begins again: nobody else saw that it had begun.
        The filling is that of the erased cards.
        """
        world = self.clone()
        world.rng = split(rng)
        world.cards.fill_by(filling, rng)
        for other in range(self.seat_count):
            if other != seat and world.sealed[other]:
                world.sealed[other] = []
        world.imagine_notes(seat, rng)
        return world

    def erase_notes(self, seat: int) -> None:
        """Blank the game's own secrets, other than cards in piles, that this seat does not know."""

    def imagine_notes(self, seat: int, rng: Rng) -> None:
        """Fill in what `erase_notes` blanked, with something that fits.

        Where a seat knows more of hidden cards than their places, have them erased and filled again until
        they fit: so the worlds that are left stay equally likely.
        """

    def change_notes(self, seat: int, rng: Rng) -> None:
        """For tests of secrecy: make what `erase_notes` blanks something else that could be true."""

    # What it consists of.

    def state(self) -> "State | None":
        """The fields and places that the game adds, declared once; every game names its own.

        From it come the fingerprint, positions for scenarios and the names of what a plain layout shows.
        """
        return None

    def words(self) -> list[int]:
        """Every field of the table as ints: two tables are equal when their words are."""
        out: list[int] = [self.seat_count, len(self.todo)]
        for step in self.todo:
            step_words(step, out)
        for picks in self.sealed:
            out.append(len(picks))
            out += picks
        self.cards.words(out)
        out += self.rng.words()
        if self.outcome is not None:
            self.outcome.words(out)
        if self.horizon != NO_HORIZON:
            out.append(self.horizon)
        self.own_state_ints(out)
        return out

    def own_state_ints(self, out: list[int]) -> None:
        """The game's own fields, as ints, put into `out`: those that `state` declares.

        A game that declares none writes them here. Before a list whose length changes goes its length.
        """
        state = self.state()
        if state is not None:
            state.words(self, out)

    def fingerprint(self) -> str:
        """Sixteen digits (hexadecimal), the same for equal tables in every build and on every machine."""
        return fingerprint_of(self.words())


def step_words(step: AnyStep, out: list[int]) -> None:
    key = step.key()
    out.append(name_code(type(step).__name__))
    out.append(len(key))
    for field in key:
        out.append(field)
