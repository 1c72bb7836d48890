"""What the engine scores for each cell of a strip: a table is set up with it, and its points are counted."""

from typing import Final

from kings_points import Player, Scoring, scored
from little import Little
from tables import Given
from tricktakers import Takers

BEFORE: Final = 300  # points of everybody: enough for every loss
MOST_ANSWERS: Final = 20
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


# Cards that make one set and nothing else, by the heads of their cells.
SETS: Final = {
    "flush run of 5": "r1 r2 r3 r4 r5",
    "4 alike": "r5 b5 g5 k5",
    "flush run of 3": "r1 r2 r3",
    "3 alike": "r5 b5 g5",
    "run of 3": "r1 b2 g3",
    "flush of 3": "r1 r3 r6",
    "flush run of 9": "r1 r2 r3 r4 r5 r6 r7 r8 r9",
}
# The points of each figure of the magic circle.
FIGURES: Final = {
    "purple triangle": "T LL LR",
    "pink triangle": "B UL UR",
    "upper row": "UL U UR",
    "lower row": "LL L LR",
    "column": "T U C L B",
}
HEXAGON: Final = "T UL UR LL LR B"
# Who is foretold for the Crown and for both Black Crowns, by how many of them come true below.
FORETOLD: Final = [
    "hermit king time-traveler",
    "hermit resistance time-traveler",
    "king hermit time-traveler",
    "king hermit resistance",
]


def scoring(character: str, **position: object) -> Takers:
    """A round of four that is counted now, in which nobody else has a part in what is counted."""
    played = cast(character, 4)
    given = {"at": "score", "points": [BEFORE] * 4, **position}
    return Takers(4, box(played), 0, characters=played, **given)


def collector() -> list[Cell]:
    """TA-COL-22, TA-COL-36  By the cards taken."""
    found: list[Cell] = []
    for head, cards in SETS.items():
        g = scoring("collector", wins=[1, 2, 1, 1], taken=[cards, "", "", ""])
        while g.t.outcome is None and not g.events("set"):
            seat = g.t.seats_to_act()[0]
            g.t.answer(seat, g.t.options(seat)[0])
        made = [event.number for event in g.events("set") if event.seat == 0]
        is_won = g.t.outcome is not None and g.t.outcome.winners() == [0]
        found.append((head, WON if is_won else sum(made)))
    return found


def ruler() -> list[Cell]:
    """TA-RUL-20 to TA-RUL-23  By what was done; nobody else has taken a colour, as was their task."""
    g = scoring(
        "ruler",
        wins=[1, 2, 1, 1],
        taken=["k1 b2", "k2", "k3", "k4"],
        tasks="do-not-take-red do-not-take-blue do-not-take-green",
    )
    counted(g)
    paid = {event.because[0].rule: event.number for event in g.events("scored") if event.seat == 0}
    clean = counted(scoring("ruler", wins=[2, 1, 1, 1], taken=["k1 k2 k3 k4 k5 k6 k7 k8", "r1", "r2", "r3"]))
    deeds = {"all tasks done": "TA-RUL-20", "a black card": "TA-RUL-21", "exactly 1 win": "TA-RUL-22"}
    return [*((head, paid[rule]) for head, rule in deeds.items()), ("2 clean wins", clean)]


def alchemist() -> list[Cell]:
    """TX-ALC-39, TX-ALC-40  By the figures on the magic circle; a hexagon lets a crown be forged."""
    found: list[Cell] = [
        (head, counted(scoring("alchemist", wins=[1, 2, 1, 1], circle=points)))
        for head, points in FIGURES.items()
    ]
    g = scoring("alchemist", wins=[1, 2, 1, 1], circle=HEXAGON)
    for _ in range(MOST_ANSWERS):
        if " Forge: " in g.asked():
            return [*found, ("hexagon", "forge")]
        seat = g.t.seats_to_act()[0]
        g.t.answer(seat, g.t.options(seat)[0])
    raise AssertionError("nothing can be forged")


def time_traveler(is_last: bool = False) -> list[Cell]:
    """TX-TIM-06, TX-TIM-10  By the predictions that come true: the King has the Crown, two have no win."""
    last = {"round": 3} if is_last else {}
    position = {"wins": [1, 0, 0, 4], "trick_number": 5, **last}
    found: list[Cell] = [
        (f"{right} right", counted(scoring("time-traveler", predictions=FORETOLD[right], **position)))
        for right in range(len(FORETOLD))
    ]
    if is_last:
        open_ones = scoring(
            "time-traveler",
            predictions=FORETOLD[3],
            open_predictions=1,
            **{**position, "points": [0, BEFORE, BEFORE, BEFORE]},
        )
        while open_ones.t.outcome is None:
            seat = open_ones.t.seats_to_act()[0]
            open_ones.t.answer(seat, open_ones.t.options(seat)[0])
        found.append(("all, open", WON if open_ones.t.outcome.winners() == [0] else 0))
    return found


def devil() -> list[Cell]:
    """KT-DEV-06  By how many others miss their bids: with 4 wins nobody's comes true, with 1 Berserker's."""
    found: list[Cell] = []
    for missed in range(1, 4):
        others = [
            Player(colour, bid=["berserker", "samurai", "healer"][i], tricks=4 if i < missed else 1)
            for i, colour in enumerate(("blue", "black", "white"))
        ]
        lines = [line.split() for line in Scoring(Player("green", bid="devil"), *others).lines(0)]
        paid = [int(amount) for rule, amount in lines if rule in BIDS]
        found.append((f"{missed} missed", sum(paid) if paid else NOTHING))
    return found


def with_jack(colour: str, bid: str) -> list[Cell]:
    """KT-BID-08, KT-JACK-01, KT-JACK-02  A bid and the Jack together, by the tricks won."""
    found: list[Cell] = []
    for wins in range(6):
        lines = [line.split() for line in scored(Player(colour, bid=bid, tricks=wins))]
        paid = [int(amount) for rule, amount in lines if rule in (*BIDS, "KT-JACK-01")]
        found.append((str(wins), sum(paid)))
    return found


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
