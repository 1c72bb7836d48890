"""What a policy is told of its actions, and of the bytes that it sees."""

import numpy as np

from followsuit import find_game
from followsuit.core.option import CARD, NUMBER, PIECE, POWER, argument_of, verb_of
from followsuit.encoding.encoding import VERBS
from followsuit.envs.describing import action_features, tops
from followsuit.envs.encodings import encoding_of


def test_a_row_says_what_a_card_or_a_piece_is_and_nothing_of_it_otherwise() -> None:
    game = find_game("tricktakers")
    encoding = encoding_of(game, 4)
    rows = action_features(encoding)
    suits = sorted({face.suit for face in game.faces})
    kinds = sorted({face.kind for face in game.faces})
    length = max(len(encoding.describe_piece(piece)) for piece in game.pieces)
    assert rows.shape == (len(encoding.picks), VERBS + len(suits) + len(kinds) + 1 + length + 1)
    met: set[int] = set()
    for pick, row in zip(encoding.picks, rows, strict=True):
        verb, number = verb_of(pick), argument_of(pick)
        met.add(verb)
        assert np.flatnonzero(row[:VERBS]).tolist() == [verb]
        printed, rank = row[VERBS : -length - 2], row[-length - 2]
        told, amount = row[-length - 1 : -1], row[-1]
        if verb == CARD:
            face = game.faces[number]
            assert np.flatnonzero(printed).tolist() == [
                suits.index(face.suit),
                len(suits) + kinds.index(face.kind),
            ]
            assert rank == np.float32(max(0, face.rank) / 15)
            piece = face.piece
        else:
            assert not printed.any()
            assert rank == 0
            piece = number if verb == PIECE else -1
        said = encoding.describe_piece(piece) if piece in game.pieces else []
        assert told.tolist() == [np.float32(value / 255) for value in said] + [0.0] * (length - len(said))
        assert amount == np.float32(0 if verb in (CARD, PIECE) else number / 100)
    assert {CARD, PIECE, POWER, NUMBER} <= met


def test_whatever_is_seen_lies_between_0_and_1() -> None:
    encoding = encoding_of("tricktakers", 3)
    highest = tops(encoding)
    assert len(highest) == encoding.size
    for field in encoding.fields():
        assert set(highest[field.start : field.start + field.size]) == {max(1, min(255, field.top))}
    t = encoding.game.new_table(3, {}, 1)
    assert all(np.frombuffer(encoding.observation(t, 0), np.uint8) <= highest)
