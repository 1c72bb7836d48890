"""What the engine scores for each cell of a strip: a table is set up with it, and its points are counted."""

from typing import Final

from kings_points import Player, scored
from little import Little
from tables import Given
from tricktakers import Takers

BEFORE: Final = 300  # points of everybody: enough for every loss
WON: Final = "win"
NOTHING: Final = "none"
Cell = tuple[str, int | str]

OTHERS: Final = ("hermit", "resistance", "king", "gambler")
TAKERS_BY_WINS: Final = (
    *("king", "hermit", "berserker", "adventurer", "strategist"),
    *("samurai", "summoner", "ninja", "phantom-thief"),
)
LITTLE_BY_WINS: Final = ("king", "ninja", "samurai", "hermit", "berserker", "healer", "devil")
OF_KINGS: Final = ("gambler", "hermit", "resistance", "berserker", "samurai", "ninja", "healer", "collector")
BIDS: Final = ("KT-BID-08", "KT-JACK-02", "KT-DEV-06")
BY_POINTS: Final = (
    "TT-WIN",
    "TX-WIN",
    "TT-2P-30",
    "TT-2P-01",
)  # the rules by which points decide after the last round
UNUSED_ITEM: Final = "TA-ADV-51"  # counted beside the strip
# The cards that win a Kakumei trick, by the heads of their cells.
WINNING: Final = {"Flag": "WFa", "1–3": "r2", "4–6": "r5", "7+": "r8", "black": "k4"}


def cast(character: str, players: int) -> list[str]:
    return [character, *[other for other in OTHERS if other != character][: players - 1]]


def box(characters: list[str]) -> dict[str, int | str | bool]:
    """With one more than are played, for there must be a choice."""
    spare = [other for other in (*OTHERS, "berserker") if other not in characters]
    return {"characters": ",".join([*characters, *spare])}


def counted(g: Given) -> int | str:
    """What seat 0 has scored by its own card, or that it has won the game before anything was counted."""
    while g.t.outcome is None and not g.events("scored") and not g.events("scored-loss"):
        seat = g.t.seats_to_act()[0]
        g.t.answer(seat, g.t.options(seat)[0])
    ended = g.t.outcome
    if ended is not None and ended.winners() == [0] and not ended.way.rule.startswith(BY_POINTS):
        return WON
    lines = [*g.events("scored"), *g.events("scored-loss")]
    own = [event for event in lines if event.seat == 0 and event.because[0].rule != UNUSED_ITEM]
    return sum(event.number if event.kind == "scored" else -event.number for event in own)


def at_the_end(players: int, wins: int) -> dict[str, object]:
    others = [(5 - wins + seat) // (players - 1) for seat in range(players - 1)]
    return {"at": "score", "wins": [wins, *others], "points": [BEFORE] * players}


def takers(character: str, players: int = 4, is_last: bool = False) -> list[Cell]:
    """By the tricks won, or by the bid that was made."""
    last = 5 if players == 2 else 3
    cells: list[Cell] = []
    for wins in range(6 if players == 2 or character != "gambler" else 5):
        position = {**at_the_end(players, wins), "round": last if is_last else 1}
        if character == "gambler":
            position["bid"] = wins
        played = cast(character, players)
        g = Takers(players, None if players == 2 else box(played), 0, characters=played, **position)
        cells.append((f"bid {wins}" if character == "gambler" else str(wins), counted(g)))
    return cells


def little(character: str, players: int = 4) -> list[Cell]:
    cells: list[Cell] = []
    for wins in range(6 if players == 2 or character != "gambler" else 5):
        position = at_the_end(players, wins)
        if character == "gambler":
            position["bid"] = wins
        g = Little(players, None, 0, characters=cast(character, players), **position)
        cells.append((f"bid {wins}" if character == "gambler" else str(wins), counted(g)))
    return cells


def kakumei(game: str) -> list[Cell]:
    """By the card that wins it, in the last trick of a round."""
    cells: list[Cell] = []
    for head, card in WINNING.items():
        position: dict[str, object] = {
            "characters": cast("resistance", 3),
            "hands": [card, "RAa", "RAb"],
            "trick_number": 5,
            "leader": 0,
            "wins": [0, 2, 2],
        }
        if game == "tricktakers":
            g: Given = Takers(3, box(cast("resistance", 4)), 0, **position).when(f"0 power-0, 0 {card}")
        else:
            g = Little(3, None, 0, **position).when(f"0 {card}, 0 yes")
        while g.t.outcome is None and not g.events("scored"):
            seat = g.t.seats_to_act()[0]
            g.t.answer(seat, g.t.options(seat)[0])
        bonus = [event for event in g.events("scored") if event.seat == 0 and "Kakumei" in said(event)]
        cells.append((head, bonus[0].number if bonus else WON))
    return cells


def said(event: object) -> str:
    return " ".join(reason.sentence for reason in getattr(event, "because", []))


def kings(character: str) -> list[Cell]:
    """What this card pays face down, by the tricks won."""
    cells: list[Cell] = []
    for wins in range(6):
        lines = [line.split() for line in scored(Player("green", bid=character, tricks=wins))]
        paid = [int(amount) for rule, amount in lines if rule in BIDS]
        cells.append((str(wins), sum(paid) if paid else NOTHING))
    return cells
