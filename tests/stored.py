"""Games that lie with the tests as they were played once; and games that are written and read back."""

from pathlib import Path

from followsuit import Match, new_match, read_record
from followsuit.core.rng import seeded

RECORDS = sorted((Path(__file__).parent / "records").glob("*/*.txt"))
ASIDES = 20  # what can be done at any moment is done one time in so many

Options = dict[str, int | str | bool]


def stored(game: str) -> list[Match]:
    return [read_record(path.read_text()) for path in RECORDS if path.parent.name == game]


def check_it_is_read_back(game: str, players: int, options: Options, seed: int) -> None:
    """A game at random, written and read: every table on the way is compared by its fingerprint."""
    match = new_match(game, players, options, seed)
    rng = seeded(seed)
    while (seat := match.table.next_seat()) >= 0:
        asides = match.table.out_of_turn(seat)
        offered = asides if asides and rng.below(ASIDES) == 0 else match.table.options(seat)
        match.answer(seat, offered[rng.below(len(offered))])
    assert read_record(match.record()).table.fingerprint() == match.table.fingerprint()
