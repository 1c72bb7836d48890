"""What the engine scores for each cell of a strip: a table is set up with it, and its points are counted."""

from typing import Final

from kings_points import Player, Scoring, idle, scored
from little import Little
from tables import Given
from tricktakers import Takers

BEFORE: Final = 300  # points of everybody: enough for every loss
MOST_ANSWERS: Final = 20
ROUNDS_OF_A_DRAFT: Final = 7  # TX-2P-03, TX-2P-04: of fifteen characters one is left
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
BIDS: Final = ("KT-BID-08", "KT-JACK-02", "KT-DEV-06", "KT2-RND-07", "KT2-R3-01")
BY_POINTS: Final = (
    "TT-WIN",
    "TX-WIN",
    "TT-2P-30",
    "TT-2P-01",
    "TX-2P-07",
    "TX-2P-08",
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


def drafted() -> dict[str, int | str | bool]:
    """Two players who choose among all fifteen."""
    return {"characters": "with_expansion", "two_player_mode": "drafted"}


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


def takers(character: str, players: int = 4, is_last: bool = False, is_drafted: bool = False) -> list[Cell]:
    """By the tricks won, or by the bid that was made; two players play the basic game, or draft."""
    last = 3 if players > 2 else ROUNDS_OF_A_DRAFT if is_drafted else 5
    cells: list[Cell] = []
    for wins in range(6 if players == 2 or character != "gambler" else 5):
        position = {**at_the_end(players, wins), "round": last if is_last else 1}
        if character == "gambler":
            position["bid"] = wins
        played = cast(character, players)
        options = box(played) if players > 2 else drafted() if is_drafted else None
        g = Takers(players, options, 0, characters=played, **position)
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


def kakumei(game: str, players: int = 3) -> list[Cell]:
    """By the card that wins it, in the last trick of a round."""
    cells: list[Cell] = []
    for head, card in WINNING.items():
        position: dict[str, object] = {
            "characters": cast("resistance", players),
            "hands": [card, "RAa", "RAb"][:players],
            "trick_number": 5,
            "leader": 0,
            "wins": [0, 2, 2] if players == 3 else [0, 4],
        }
        if game == "tricktakers":
            options = box(cast("resistance", 4)) if players == 3 else drafted()
            g: Given = Takers(players, options, 0, **position).when(f"0 power-0, 0 {card}")
        else:
            g = Little(players, None, 0, **position).when(f"0 {card}, 0 yes")
        while g.t.outcome is None and not g.events("scored"):
            seat = g.t.seats_to_act()[0]
            g.t.answer(seat, g.t.options(seat)[0])
        bonus = [event for event in g.events("scored") if event.seat == 0 and "Kakumei" in said(event)]
        cells.append((head, bonus[0].number if bonus else WON))
    return cells


# Cards that make one set and nothing else, by the heads of their cells; the least set first.
SETS: Final = {
    "flush of 3": "r1 r3 r6",
    "run of 3": "r1 b2 g3",
    "3 alike": "r5 b5 g5",
    "flush run of 3": "r1 r2 r3",
    "4 alike": "r5 b5 g5 k5",
    "flush run of 5": "r1 r2 r3 r4 r5",
    "flush run of 9": "r1 r2 r3 r4 r5 r6 r7 r8 r9",
}
# The same of Little, where a set is never larger than it is called.
LITTLE_SETS: Final = {head: cards for head, cards in SETS.items() if head != "flush run of 9"}
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


def scoring(character: str, players: int = 4, **position: object) -> Takers:
    """A round that is counted now, in which nobody else has a part in what is counted."""
    played = cast(character, players)
    given = {"at": "score", "points": [BEFORE] * players, **position}
    return Takers(players, drafted() if players == 2 else box(played), 0, characters=played, **given)


def collector(players: int = 4) -> list[Cell]:
    """TA-COL-22, TA-COL-36, TA-2P-19  By the cards taken."""
    wins = [1, 2, 1, 1] if players == 4 else [2, 3]
    found: list[Cell] = []
    for head, cards in SETS.items():
        taken = [cards, *[""] * (players - 1)]
        found.append((head, of_sets(scoring("collector", players, wins=wins, taken=taken))))
    return found


def little_collector(players: int = 4) -> list[Cell]:
    """LT-COLL-09 to LT-COLL-11, LT-COLL-20  By the cards taken."""
    found: list[Cell] = []
    for head, cards in LITTLE_SETS.items():
        taken = [cards, *[""] * (players - 1)]
        played = cast("collector", players)
        g = Little(players, None, 0, characters=played, **{**at_the_end(players, 1), "taken": taken})
        found.append((head, of_sets(g)))
    return found


def of_sets(g: Given) -> int | str:
    """What the sets of seat 0 have brought, or that they have won the game."""
    while g.t.outcome is None and not g.events("set"):
        seat = g.t.seats_to_act()[0]
        g.t.answer(seat, g.t.options(seat)[0])
    if g.t.outcome is not None and g.t.outcome.winners() == [0] and not g.events("set"):
        return WON
    return sum(event.number for event in g.events("set") if event.seat == 0)


def ruler(players: int = 4) -> list[Cell]:
    """TA-RUL-20 to TA-RUL-23, TA-2P-19, TA-2P-28  By what was done; nobody else has taken a colour."""
    tasks = "do-not-take-red do-not-take-blue do-not-take-green"
    if players == 2:
        tasks = "do-not-take-red do-not-take-green"
    wins = [1, 2, 1, 1] if players == 4 else [1, 4]
    paid = by_rule(
        scoring("ruler", players, wins=wins, taken=["k1 b2", "k2", "k3", "k4"][:players], tasks=tasks)
    )
    all_done = "TA-2P-28" if players == 2 else "TA-RUL-20"
    deeds = {"all tasks done": all_done, "a black card": "TA-RUL-21", "exactly 1 win": "TA-RUL-22"}
    wins = [2, 1, 1, 1] if players == 4 else [2, 3]
    taken = ["k1 k2 k3 k4 k5 k6 k7 k8", "r1", "r2", "r3"][:players]
    clean = scoring("ruler", players, wins=wins, taken=taken)
    of_clean = by_rule(clean)["TA-2P-19"] if players == 2 else counted(clean)
    return [*((head, paid[rule]) for head, rule in deeds.items()), ("2 clean wins", of_clean)]


def by_rule(g: Given) -> dict[str, int]:
    """What seat 0 is paid."""
    counted(g)
    return {event.because[0].rule: event.number for event in g.events("scored") if event.seat == 0}


def alchemist(players: int = 4) -> list[Cell]:
    """TX-ALC-39, TX-ALC-40, TX-2P-12  By the figures on the magic circle; a hexagon forges a crown."""
    wins = [1, 2, 1, 1] if players == 4 else [2, 3]
    found: list[Cell] = [
        (head, counted(scoring("alchemist", players, wins=wins, circle=points)))
        for head, points in FIGURES.items()
    ]
    g = scoring("alchemist", players, wins=wins, circle=HEXAGON)
    if players == 2:
        return [*found, ("hexagon", by_rule(g)["TX-2P-12"])]
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
        (f"{right} right", counted(scoring("time-traveler", 4, predictions=FORETOLD[right], **position)))
        for right in range(len(FORETOLD))
    ]
    if is_last:
        open_ones = scoring(
            "time-traveler",
            4,
            predictions=FORETOLD[3],
            open_predictions=1,
            **{**position, "points": [0, BEFORE, BEFORE, BEFORE]},
        )
        while open_ones.t.outcome is None:
            seat = open_ones.t.seats_to_act()[0]
            open_ones.t.answer(seat, open_ones.t.options(seat)[0])
        found.append(("all, open", WON if open_ones.t.outcome.winners() == [0] else 0))
    return found


def time_traveler_of_two() -> list[Cell]:
    """TX-2P-13, TX-2P-14  By how far the prediction of the own wins is off; open only in the last round."""
    predicted: dict[str, dict[str, object]] = {
        "off by one": {"predictions": "2"},
        "exact": {"predictions": "1"},
        "exact, open": {"predictions": "1", "open_predictions": 1},
    }
    last = {"wins": [1, 4], "round": ROUNDS_OF_A_DRAFT}
    return [
        (head, counted(scoring("time-traveler", 2, **last, **position)))
        for head, position in predicted.items()
    ]


def devil(players: int = 4) -> list[Cell]:
    """KT-DEV-06  By how many others miss their bids: all do with 4 wins, none with 1."""
    colours = ["blue", "black", "white", "red"][: players - 1]
    bids = ["berserker", "samurai", "healer", "collector"]
    found: list[Cell] = []
    for missed in range(1, players):
        others = [Player(colours[i], bid=bids[i], tricks=4 if i < missed else 1) for i in range(players - 1)]
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


def jack(colour: str) -> list[Cell]:
    """KT-JACK-01  What the Jack of a set pays face up, by the tricks won."""
    cells: list[Cell] = []
    for wins in range(6):
        lines = [line.split() for line in scored(Player(colour, bid="hermit", tricks=wins))]
        paid = [int(amount) for rule, amount in lines if rule == "KT-JACK-01"]
        cells.append((str(wins), sum(paid) if paid else NOTHING))
    return cells


def said(event: object) -> str:
    return " ".join(reason.sentence for reason in getattr(event, "because", []))


def kings(character: str, players: int = 3, round: int = 1) -> list[Cell]:
    """What this card pays face down, by the tricks won."""
    cells: list[Cell] = []
    for wins in range(6):
        own = Player("green", bid=character, tricks=wins)
        lines = [line.split() for line in Scoring(own, *idle(own, players - 1), round=round).lines(0)]
        paid = [int(amount) for rule, amount in lines if rule in BIDS]
        cells.append((str(wins), sum(paid) if paid else NOTHING))
    return cells
