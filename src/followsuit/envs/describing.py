"""What actions are, as numbers: so that a policy can tell what it has never chosen before."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from followsuit.core.option import CARD, PIECE, argument_of, verb_of
from followsuit.encoding.encoding import VERBS, Encoding


def action_features(encoding: Encoding) -> NDArray[np.float32]:
    """A row for every action: its verb, what is printed on the card, and what a piece's rule card says."""
    game = encoding.game
    suits = sorted({face.suit for face in game.faces})
    kinds = sorted({face.kind for face in game.faces})
    said = max((len(encoding.describe_piece(piece)) for piece in game.pieces), default=0)
    rows = []
    for pick in encoding.picks:
        verb, number = verb_of(pick), argument_of(pick)
        row: list[Any] = [float(verb == other) for other in range(VERBS)]
        face = game.faces[number] if verb == CARD else None
        row += [float(face is not None and face.suit == suit) for suit in suits]
        row += [float(face is not None and face.kind == kind) for kind in kinds]
        row.append(max(0, face.rank) / 15 if face is not None else 0.0)
        piece = number if verb == PIECE else -1 if face is None else face.piece
        told = encoding.describe_piece(piece) if piece in game.pieces and said else []
        row += [value / 255 for value in told] + [0.0] * (said - len(told))
        row.append(0.0 if verb in (CARD, PIECE) else number / 100)
        rows.append(row)
    return np.array(rows, np.float32)


def tops(encoding: Encoding) -> NDArray[np.float32]:
    """For every byte of an observation, what it is divided by to come to lie between 0 and 1."""
    highest = np.ones(encoding.size, np.float32)
    for field in encoding.fields():
        highest[field.start : field.start + field.size] = max(1, min(255, field.top))
    return highest


def field_table(encoding: Encoding) -> str:
    """What every byte of an observation says, as a table for people."""
    rows = [
        f"{encoding.game.name}, {encoding.players} players: {encoding.size} bytes, "
        f"{len(encoding.picks)} actions; the whole state has {encoding.state_size} bytes.",
        "",
        "| field | from | bytes | what they say |",
        "|---|---:|---:|---|",
    ]
    for field in encoding.fields():
        rows.append(f"| {field.name} | {field.start} | {field.size} | {field.shape} |")
    rows += ["", f"The questions, in order: {', '.join(encoding.kinds)}."]
    return "\n".join(rows) + "\n"
