"""The points strip as it stands on the page, at the choice: the very numbers that the engine scores.

Every character of every game that has strips, on a phone and on a desk. The choices are found in the
engine, and the page is shown each of them over its line; what it should say is what is counted when a table
is set up so (tests/strips.py).
"""

from collections.abc import Callable, Iterator
from typing import Final

import strips
from browser.asked import EVERYBODY, Asked, at_random
from browser.conftest import Guests
from browser.guest import OFTEN, Guest
from browser.test_every_question import SIZES, Stage
from describe.wire import GAMES, Options
from followsuit import find_game
from followsuit.core.option import PIECE, argument_of, verb_of
from followsuit.games.kings.set_names import SET_NAMES
from followsuit.games.kings.table import kings_table
from strips import Cell

Expected = Callable[[Asked], list[Cell]]
SEEDS: Final = 30
CHOICES: Final = {
    "tricktakers": ("ChooseCharacter", "DraftCharacter"),
    "little-tricktakers": ("Select", "SelectCharacter"),
    "kings": ("TakeSet", "TakeSetOrCharacter", "TakeCharacter"),
}
ALL_STAR: Final[Options] = {"characters": EVERYBODY, "selection_mode": "all_star"}
LITTLE: Final = (*strips.LITTLE_BY_WINS, "gambler", "resistance", "collector")
SETS: Final = tuple(f"{colour}-set" for colour in SET_NAMES)
JACKS: Final = tuple(f"{colour}-jack" for colour in SET_NAMES)

# By the pieces that can be chosen: heads and values of the cells, as they can be read.
READ: Final = f"""async (id) => {{
    const end = Date.now() + 60000;
    while (document.querySelector("[data-testid=question]")?.dataset.question !== id) {{
        if (Date.now() > end) throw Error(`never asked: ${{id}}`);
        await new Promise((again) => setTimeout(again, {OFTEN}));
    }}
    await new Promise((drawn) => requestAnimationFrame(drawn));
    const strips = (offer) => [...offer.querySelectorAll("[data-testid=strip]")]
        .filter((strip) => strip.checkVisibility({{ visibilityProperty: true }}));
    const cells = (strip) => [...strip.querySelectorAll("[role=listitem]")].map((cell) => [
        cell.querySelector(".h").innerText.trim(),
        cell.dataset.kind,
        cell.querySelector("b").innerText.trim(),
    ]);
    return Object.fromEntries(
        [...document.querySelectorAll("[data-offer]")].map((offer) => [
            offer.dataset.offer,
            strips(offer).map(cells),
        ]),
    );
}}"""


def cell_of(head: str, kind: str, value: str) -> Cell:
    if kind == "points":
        return head, int(value.replace("−", "-"))
    return head, value if kind == "word" else kind


def kind_of(piece: str) -> str:
    """Of the copies of a character one tells of all."""
    return piece.rstrip("-0123456789")


def choices(
    id: str,
    players: int,
    options: Options,
    kinds: set[str],
    asks: tuple[str, ...],
    is_last: bool | None = None,
) -> list[Asked]:
    """As few as offer all of these between them, found in games at random."""
    game = find_game(id)
    found: list[Asked] = []
    missing = set(kinds)
    for seed in range(SEEDS):
        for t, seat in at_random(game, players, options, seed):
            if type(t.question()).__name__ not in asks or is_last not in (None, game.occasion(t).is_last):
                continue
            pieces = [argument_of(pick) for pick in t.options(seat) if verb_of(pick) == PIECE]
            offered = {kind_of(game.pieces[piece].key) for piece in pieces}
            if offered & missing:
                missing -= offered
                found.append(Asked(game, t, seat, options))
            if not missing:
                return found
    raise AssertionError(f"never offered: {missing}")


class Reader:
    """Reads what every choice shows, on the phone and on the desk."""

    def __init__(self, guests: Guests, game: str) -> None:
        self.guest: Guest = guests(size=SIZES[0])
        self.stage = Stage(self.guest, find_game(game), "en")

    def read(self, asked: Asked) -> Iterator[tuple[str, list[Cell]]]:
        question = self.stage.show(asked)
        for width, height in SIZES:
            self.guest.page.set_viewport_size({"width": width, "height": height})
            seen: dict[str, list[list[list[str]]]] = self.guest.page.evaluate(READ, question["id"])
            assert all(len(found) <= 1 for found in seen.values()), "one strip of each"
            yield from (
                (piece, [cell_of(*cell) for cell in found[0]]) for piece, found in seen.items() if found
            )

    def compare(self, moments: list[Asked], expected: dict[str, Expected]) -> None:
        """Each of them as the engine scores it; between them they show them all, and nothing else."""
        seen: set[str] = set()
        for asked in moments:
            for piece, cells in self.read(asked):
                kind = kind_of(piece)
                assert cells == expected[kind](asked), f"{asked.where}: {piece}"
                seen.add(kind)
        assert seen == set(expected)


def known(cells: list[Cell]) -> Expected:
    """The same at every choice."""
    return lambda _: cells


def of_takers(players: int, is_last: bool) -> dict[str, Expected]:
    is_drafted = players == 2
    scored = {
        character: strips.takers(character, players, is_last, is_drafted)
        for character in (*strips.TAKERS_BY_WINS, "gambler")
    }
    scored |= {
        "resistance": strips.kakumei("tricktakers", 2 if is_drafted else 3),
        "collector": strips.collector(players),
        "ruler": strips.ruler(players),
        "alchemist": strips.alchemist(players),
        "time-traveler": strips.time_traveler_of_two() if is_drafted else strips.time_traveler(is_last),
    }
    assert set(scored) == set(EVERYBODY.split(","))
    return {character: known(cells) for character, cells in scored.items()}


def of_little(players: int) -> dict[str, Expected]:
    scored = {
        character: strips.little(character, players) for character in (*strips.LITTLE_BY_WINS, "gambler")
    }
    scored |= {
        "resistance": strips.kakumei("little-tricktakers", 2 if players == 2 else 3),
        "collector": strips.little_collector(players),
    }
    return {character: known(cells) for character, cells in scored.items()}


def has_strip(id: str) -> set[str]:
    """What a game declares one for, on any occasion."""
    game = find_game(id)
    return {
        kind_of(piece.key)
        for number, piece in game.pieces.items()
        if any(game.strip(number, occasion) for occasion in game.occasions())
    }


def test_every_game_with_strips_is_read_here() -> None:
    declared = {game.id: has_strip(game.id) for game in GAMES}
    assert {id: kinds for id, kinds in declared.items() if kinds} == {
        "tricktakers": set(EVERYBODY.split(",")),
        "little-tricktakers": set(LITTLE),
        "kings": {*strips.OF_KINGS, "devil", *SETS, *JACKS},
    }


def test_every_character_of_tricktakers(guests: Guests) -> None:
    """TT-VP-01, TT-GAM-14, TT-RES-18, TA-COL-22, TA-RUL-20, TX-ALC-39, TX-TIM-06, TX-2P-10

    In an early round, in the last one, and with two players, all fifteen each time.
    """
    reader = Reader(guests, "tricktakers")
    for players, options, is_last in (
        (4, ALL_STAR, False),
        (2, strips.drafted(), False),
        (4, ALL_STAR, True),
    ):
        expected = of_takers(players, is_last)
        moments = choices("tricktakers", players, options, set(expected), CHOICES["tricktakers"], is_last)
        reader.compare(moments, expected)


def test_every_character_of_little(guests: Guests) -> None:
    """LT-TRICK-07, LT-GAMB-08, LT-RESI-06, LT-COLL-09, LT-2P-03  Among all that is in the shop."""
    reader = Reader(guests, "little-tricktakers")
    for players in (4, 2):
        expected = of_little(players)
        moments = choices("little-tricktakers", players, {}, set(expected), CHOICES["little-tricktakers"])
        reader.compare(moments, expected)


def test_every_character_and_set_of_kings(guests: Guests) -> None:
    """KT-BID-08, KT-DEV-06, KT-JACK-01  In the draft, where they lie as bids; of two, without Devil."""
    reader = Reader(guests, "kings")
    for players in (4, 2):
        options: Options = {} if players > 2 else {"set_assignment": "choice"}
        expected = {character: known(strips.kings(character, players)) for character in strips.OF_KINGS}
        expected |= {f"{colour}-set": known(strips.jack(colour)) for colour in SET_NAMES}
        if players > 2:
            expected["devil"] = known(strips.devil(players))
        moments = choices("kings", players, options, set(expected), CHOICES["kings"])
        reader.compare(moments, expected)


def test_every_bid_of_kings(guests: Guests) -> None:
    """KT-BID-08, KT-JACK-01, KT-JACK-02  What it pays together with the Jack; the Jack itself in round 3.

    KT2-RND-07, KT2-JACK-05, KT2-R3-01  Of two players by itself, as the Jack may be spent; twice at last.
    """
    scored = {(colour, bid): strips.with_jack(colour, bid) for colour in SET_NAMES for bid in strips.OF_KINGS}
    expected: dict[str, Expected] = {
        bid: of_colour({colour: scored[colour, bid] for colour in SET_NAMES}) for bid in strips.OF_KINGS
    }
    expected |= {jack: known(strips.kings("jack")) for jack in JACKS}
    expected["devil"] = known(strips.devil())
    reader = Reader(guests, "kings")
    reader.compare(choices("kings", 4, {}, set(expected), ("Bid",)), expected)
    for is_last in (False, True):
        of_two = [(bid, strips.kings(bid, 2, 3 if is_last else 1)) for bid in (*strips.OF_KINGS, "jack")]
        expected = {one: known(cells) for bid, cells in of_two for one in (JACKS if bid == "jack" else [bid])}
        reader.compare(choices("kings", 2, {}, set(expected), ("Bid",), is_last), expected)


def of_colour(scored: dict[str, list[Cell]]) -> Expected:
    """By the colour of the set of whoever is asked."""
    return lambda asked: scored[SET_NAMES[kings_table(asked.table).sets[asked.seat]]]
