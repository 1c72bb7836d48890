"""Rounds of Little TrickTakers for its tests: answering on until something is asked, and short names."""

from followsuit.core.option import PIECE, option
from followsuit.core.rng import seeded
from followsuit.games.little.game import GAME
from followsuit.games.little.pieces import task_piece
from followsuit.games.little.roster import CHARACTERS, key_of, number_of
from followsuit.games.little.table import LittleTable, little_table
from followsuit.games.takers.turn import POWERS_OF_A_ROLE
from little import Little

Options = dict[str, int | str | bool]
SELECTIONS = ("Select", "SelectRest", "SelectCharacter")
NAMES = [key_of(character.name) for character in CHARACTERS]


def question(g: Little) -> str:
    """What is asked now; empty when the game is over."""
    asked = g.t.question()
    return "" if asked is None else type(asked).__name__


def is_over(g: Little) -> bool:
    return g.t.outcome is not None


def answer_until(g: Little, *questions: str, seed: int = 1) -> Little:
    """Answer at random until one of these is asked, or the game is over."""
    rng = seeded(seed)
    while not is_over(g) and question(g) not in questions:
        seat = g.t.next_seat()
        offered = g.t.options(seat)
        g.t.apply(seat, offered[rng.below(len(offered))])
    return g


def to_round(g: Little, number: int, seed: int = 1) -> Little:
    """Answer at random until this round is dealt; not so that somebody wins the game before."""
    for seat, pick in answers_to_round(g.table, number, seed):
        g.t.apply(seat, pick)
    assert g.table.round == number
    return g


def answers_to_round(t: LittleTable, number: int, seed: int) -> list[tuple[int, int]]:
    trial = t.clone()
    rng = seeded(seed)
    answers: list[tuple[int, int]] = []
    while trial.round < number:
        if trial.outcome is not None:
            return answers_to_round(t, number, seed + 1)
        seat = trial.next_seat()
        offered = trial.options(seat)
        answers.append((seat, offered[rng.below(len(offered))]))
        trial.apply(*answers[-1])
    return answers


def offered(g: Little) -> list[str]:
    """What may be answered now, as people write it."""
    return [GAME.write_pick(pick) for pick in g.t.options(g.t.next_seat())]


def characters_offered(g: Little) -> list[str]:
    return [word for word in offered(g) if word in NAMES]


def options_offered(g: Little) -> list[str]:
    """Exchanges, Enhancement Cards and items."""
    return [word for word in offered(g) if word not in NAMES and not is_task(word)]


def is_task(word: str) -> bool:
    return word == "put-in" or word in [
        task(name, step) for name in NAMES for step in range(len(CHARACTERS[number_of(name)].set_up_names))
    ]


def task(name: str, step: int = 0) -> str:
    """A step of a character's setup, as people write it."""
    return GAME.write_pick(option(PIECE, task_piece(number_of(name), step)))


def names(numbers: list[int]) -> list[str]:
    return [NAMES[number] for number in numbers]


def cards(g: Little, seat: int) -> list[str]:
    """The hand of a seat, as it is."""
    return sorted(GAME.write_card(card) for card in g.table.hand(seat))


POWERS = [
    "sword",
    "map",
    "book",
    "axe",
    "boots",
    "wing",
    "fan",
    "elixir",
    "glove",
    "clock",
    "sword-less",
    "guru-draw",
]


def use(power: str) -> str:
    """Using an item or the beast that draws, as people write it."""
    return f"power-{2 * POWERS_OF_A_ROLE + POWERS.index(power)}"


def pass_on(g: Little) -> Little:
    """Say no to whatever may follow a card, until somebody is to play again or the round is over."""
    round = g.table.round
    while question(g) != "LittleTurn" and not is_over(g) and g.table.round == round:
        seat = g.t.next_seat()
        words = [GAME.write_pick(pick) for pick in g.t.options(seat)]
        g.when(f"{seat} {'no' if 'no' in words else words[0]}")
    return g


def play(g: Little, *answers: str) -> Little:
    """Give these answers; between them, say no to whatever else may follow a card."""
    for answer in ", ".join(answers).split(", "):
        pick = GAME.read_pick(answer.partition(" ")[2])
        if pick not in g.t.options(g.t.next_seat()):
            pass_on(g)
        g.when(answer)
    return pass_on(g)


def taken(g: Little, seat: int) -> list[str]:
    return sorted(GAME.write_card(card) for card in g.table.taken(seat))


def winners(g: Little) -> list[str]:
    """Who won each trick, with which card."""
    return [f"{event.seat} {GAME.write_cards(event.cards)}" for event in g.events("won")]


def seen(g: Little, viewer: int) -> LittleTable:
    """The table as one seat, or somebody who only watches, sees it."""
    return little_table(g.t.view(viewer).table)
