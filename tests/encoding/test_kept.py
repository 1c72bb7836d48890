"""What is kept of a table's cards from one decision to the next is what looking at all of them would find."""

import pytest

from encoding.cases import Case, every_case, label
from encoding.test_encoding import option_samples
from followsuit import Table, seeded
from followsuit.core.cards import EVERYTHING
from followsuit.encoding.encoding import Encoding
from followsuit.encoding.whereabouts import Whereabouts
from followsuit.envs.encodings import encoding_of
from many import tries

GAMES = tries(20, 1)
TABLE = 1  # of two, so that what belongs to another is not touched


@pytest.mark.parametrize("case", every_case(), ids=label)
def test_a_kept_row_is_the_row_written_anew_at_every_decision(case: Case) -> None:
    game, players = case
    encoding = encoding_of(game, players)
    kept = encoding.room_for(TABLE + 1)
    parts = 0
    for options in option_samples(game, players):
        for seed in range(GAMES):
            t = game.new_table(players, options, seed)
            chance = seeded(seed)
            number = 0
            while t.todo:
                parts += t.cards.news != EVERYTHING
                kept.look(t.cards, TABLE)
                assert t.cards.news == 0
                asked = t.next_seat()
                for seat in (asked, number % players):
                    row = encoding.observation(t, seat)
                    assert kept_row(encoding, t, seat, kept) == row, f"{game.id} {options} {t!r}, {seat}"
                picks = [*t.options(asked), *t.out_of_turn(asked)]
                t.apply(asked, picks[chance.below(len(picks))])
                number += 1
    assert parts > 0  # else everything was looked at every time


def kept_row(encoding: Encoding, t: Table, seat: int, kept: Whereabouts) -> bytes:
    o = encoding.seen
    o.clear()
    encoding.write_first(o, t, seat, 0, False, kept, TABLE)
    encoding.write_rest(o, t, seat, 0, False)
    return o.row()


def test_a_row_written_anew_takes_no_news_from_who_keeps_them() -> None:
    encoding = encoding_of("tricktakers", 4)
    t = encoding.game.new_table(4, {}, 1)
    kept = encoding.room_for(2)
    kept.look(t.cards, TABLE)
    t.apply(t.next_seat(), t.options(t.next_seat())[0])
    t.cards.show(t.cards.piles[0][0] if t.cards.piles[0] else 0, 0)
    news = t.cards.news
    assert news
    encoding.observation(t, 0)
    encoding.state(t)
    assert t.cards.news == news


def test_a_clone_is_all_news() -> None:
    """Nobody has looked at it, whoever keeps what its original says."""
    t = encoding_of("tricktakers", 4).game.new_table(4, {}, 1)
    t.cards.news = 0
    assert t.clone().cards.news == EVERYTHING
    assert t.cards.news == 0
