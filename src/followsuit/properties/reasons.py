"""Property 11: a reason cites a rule of this table, not one of somebody who is not there.

Here reasons are gathered too, for those who read them beside their rules: `followsuit rules --reasons`.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple

from followsuit.core.cards import EVERYONE
from followsuit.core.event import NO_SEAT, Log
from followsuit.core.game import VERB_NAMES, Game
from followsuit.core.option import (
    CARD,
    COLOUR,
    NUMBER,
    PIECE,
    PLACE,
    POWER,
    SEAT,
    WORD,
    WORDS,
    option,
    verb_of,
)
from followsuit.core.reason import NOT_OFFERED, Reason
from followsuit.core.rng import seeded
from followsuit.core.rule_group import why_out_of_place
from followsuit.properties.playing import (
    MOST_ANSWERS,
    Options,
    PropertyBroken,
    answer_at_random,
    holds,
)
from followsuit.registry import all_games

# How many arguments of each verb are tried; of cards and pieces, all that the game has.
TRIED: Final = {SEAT: 8, NUMBER: 24, POWER: 64, PLACE: 12, COLOUR: 6}
REFUSALS_IN: Final = 5  # of so many positions of a game, all answers are tried in one


class Reached(NamedTuple):
    """A reason that was given, and where. The game is found again by its seed and the number of answers."""

    why: Reason
    occasion: str  # 'question LayFaceDown', 'refused card LayFaceDown', 'told crown', 'end'
    players: int
    options: Options
    seed: int
    answers: int  # given before
    heading: str
    present: list[str]  # who is at the table
    seat: int
    pick: str  # the answer that is refused
    fault: str  # why the reason is out of place, or nothing

    def where(self) -> str:
        """The same in a line."""
        what = f"{self.occasion}: {self.pick}" if self.pick else self.occasion
        options = "".join(f", {name}={value}" for name, value in self.options.items())
        people = f" ({', '.join(self.present)})" if self.present else ""
        return (
            f"{what}, {self.heading}, {self.players} players{options}{people}, "
            f"seed {self.seed}, answer {self.answers}"
        )


class Ear(Log):
    """A log that hears the reason of everything told, at the table as it is at that moment."""

    def __init__(self, gathering: "GatheredReasons") -> None:
        super().__init__()
        self.gathering = gathering

    def tell(
        self,
        kind: str,
        seat: int = NO_SEAT,
        cards: list[int] | None = None,
        other: int = NO_SEAT,
        number: int = 0,
        because: list[Reason] | None = None,
        seen_by: int = EVERYONE,
        what: str = "",
    ) -> None:
        game = self.gathering.game
        reasons = because or []
        if game.floor is not None and game.sheet.get(kind, "").startswith("minus"):
            reasons = [*reasons, game.floor]  # what a scoring sheet cites where the loss comes out smaller
        for why in reasons:
            self.gathering.hear(why, f"told {kind}", seat)


class GatheredReasons:
    """One game played at random, and every reason given in it."""

    def __init__(self, game: Game, players: int, options: Options, seed: int) -> None:
        self.game = game
        self.options = options
        self.seed = seed
        self.answers = 0
        self.heard: list[Reached] = []  # since they were last taken up
        self.picks = all_picks(game)
        self.t = game.laid_out(players, game.checked_options(players, options, seed), seeded(seed))
        self.t.log = Ear(self)
        self.t.advance()

    def hear(self, why: Reason, occasion: str, seat: int, pick: str = "") -> None:
        t = self.t
        present = self.game.at_the_table(t)
        self.heard.append(
            Reached(
                why,
                occasion,
                t.seat_count,
                self.options,
                self.seed,
                self.answers,
                t.heading(),
                present,
                seat,
                pick,
                fault_of(self.game, why, t.seat_count, present),
            )
        )

    def play(self, refusals_in: int) -> Iterator[Reached]:
        play = seeded(self.seed + 1)
        while self.t.seats_to_act():
            self.hear_question(self.answers % refusals_in == 0)
            answer_at_random(self.t, play)
            self.answers += 1
            holds(self.answers < MOST_ANSWERS, "the game does not end")
            yield from self.taken_up()
        assert self.t.outcome is not None
        self.hear(self.t.outcome.way, "end", NO_SEAT)
        yield from self.taken_up()

    def taken_up(self) -> list[Reached]:
        heard = self.heard
        self.heard = []
        return heard

    def hear_question(self, tries_all: bool) -> None:
        """What is asked and, if wanted, why every other answer is none."""
        question = self.t.question()
        assert question is not None
        step = type(question).__name__
        about = question.about()
        for seat in range(self.t.seat_count):
            for pick in self.t.out_of_turn(seat):
                self.hear(self.t.about_out_of_turn(seat, pick), "aside", seat, self.game.write_pick(pick))
        for seat in self.t.seats_to_act():
            if about is not None:
                self.hear(about, f"question {step}", seat)
            if tries_all:
                self.hear_refusals(seat, step)

    def hear_refusals(self, seat: int, step: str) -> None:
        """Each distinct one once, for every kind of answer.

        Where a question does not ask for that kind at all, that it is no answer goes without saying.
        """
        seen: list[tuple[Reason, int]] = []
        asked = {WORD, *[verb_of(pick) for pick in self.t.options(seat)]}
        for pick in self.picks:
            why = self.t.why_not(seat, pick)
            verb = verb_of(pick)
            is_said = why is not NOT_OFFERED or verb in asked
            if why is not None and is_said and (why, verb) not in seen:
                seen.append((why, verb))
                self.hear(why, f"refused {VERB_NAMES[verb]} {step}", seat, self.game.write_pick(pick))


def all_picks(game: Game) -> list[int]:
    """Every answer somebody could think of at this game's tables."""
    picks = [option(WORD, word) for word in range(len(WORDS))]
    picks += [option(CARD, card) for card in range(len(game.card_names))]
    picks += [option(PIECE, piece) for piece in game.pieces]
    picks += [option(verb, number) for verb, count in TRIED.items() for number in range(count)]
    return picks


def fault_of(game: Game, why: Reason, players: int, present: list[str]) -> str:
    """Why this reason has no place at this table, in a sentence; or nothing."""
    prefix = why.rule.partition("-")[0]
    if prefix not in game.rule_prefixes:
        for other in all_games().values():
            if prefix in other.rule_prefixes:
                return f"{why.rule} is a rule of {other.name}"
    return why_out_of_place(game.rule_groups, why, players, present)


def reasons_given(
    game: Game, players: int, options: Options, seed: int, refusals_in: int = REFUSALS_IN
) -> Iterator[Reached]:
    """Every reason of one random game: questions, refusals, what is told, the end."""
    return GatheredReasons(game, players, options, seed).play(refusals_in)


def reasons_are_of_the_table(game: Game, players: int, options: Options, seed: int) -> None:
    """11  No reason cites a rule of a character, a number of players or a game that is not played here."""
    for reached in reasons_given(game, players, options, seed):
        if reached.fault:
            raise PropertyBroken(f"{reached.fault}: {reached.why} {reached.where()}")
