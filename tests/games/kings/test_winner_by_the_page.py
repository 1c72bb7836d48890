"""Chapter 5 of the rules, written down once more and apart from the engine: the same plays and winners."""

from collections import Counter
from dataclasses import dataclass

import pytest

from followsuit import SPECTATOR, Event, Game
from followsuit.core.option import CARD, argument_of, verb_of
from followsuit.core.rng import seeded
from followsuit.games.kings.cards import NAMES
from followsuit.games.kings.game import KINGS, NAPOLEON, OMBRE, WHIST
from followsuit.games.kings.pieces import KEY_OF
from followsuit.games.kings.set_names import SET_NAMES
from followsuit.games.kings.table import KingsTable
from followsuit.games.kings.turn import KingsTurn
from kings import KingsGame, Options
from many import games

GAMES = games(4_000)
EVERY_GAME: list[tuple[Game, int, Options]] = [
    (KINGS, 2, {}),
    (KINGS, 3, {}),
    (KINGS, 4, {}),
    (KINGS, 5, {"cheerleader": True}),
    (OMBRE, 3, {}),
    (WHIST, 4, {"whist_teams": "random"}),
    (NAPOLEON, 5, {}),
]
QUEENS = ("black-queen", "white-queen", "blue-queen")
CHANGE = "resistance-0"


@dataclass(frozen=True)
class Laid:
    """A card by its name, and what came to the table with it."""

    seat: int
    card: str
    parts: tuple[str, ...] = ()

    def printed(self) -> tuple[str, str, int]:
        """Kind, colour and number: a number card, a Rare, a White Flag, or a white 11 or 12."""
        if self.card.startswith("RA"):
            return "rare", "", 0
        if self.card.startswith("WF"):
            return "flag", "", 0
        number = int(self.card[1:].rstrip("xy"))
        return ("white", "", number) if self.card[0] == "w" else ("number", self.card[0], number)

    def fights_as(self) -> tuple[str, str, int]:
        kind, colour, number = self.printed()
        if "white-queen" in self.parts:
            kind, number = "rare", 0
        if "blue-queen" in self.parts:
            kind, number = "flag", 0
        if CHANGE in self.parts:
            kind = {"rare": "flag", "flag": "rare"}.get(kind, kind)
            number = {1: 10, 10: 1}.get(number, number)
        return kind, colour, number

    def has_king(self) -> bool:
        return any(part.endswith("-king") for part in self.parts)


class Page:
    """What has to be known of a table besides the trick, as it stands before an answer."""

    def __init__(self, t: KingsTable) -> None:
        self.game = t.rules.game
        self.trump = "rbgk "[t.trump].strip()
        up = [[KEY_OF[card] for card in t.party[s] if card not in t.bids[s]] for s in range(t.seat_count)]
        self.samurai = [seat for seat in range(t.seat_count) if "samurai" in up[seat]]
        self.resistance = [seat for seat in range(t.seat_count) if "resistance" in up[seat]]
        self.king_player = t.king_player

    def lead_colour(self, plays: list[Laid]) -> str:
        for play in plays:
            kind, colour, _ = play.printed()
            if kind == "number":
                return colour
        return ""

    def strength(self, play: Laid, plays: list[Laid]) -> tuple[int, int]:
        """The class, and the number within it."""
        kind, colour, number = play.fights_as()
        led = self.lead_colour(plays)
        if play.has_king():
            return 7, plays.index(play)
        if kind == "rare":
            return 5, 0
        if kind == "flag":
            is_above = self.game in ("ombre", "whist") and "rare" in [one.fights_as()[0] for one in plays]
            return (6 if is_above else 1), 0
        if kind == "white":
            return (4 if led and led == self.trump else 3), number
        if colour == self.trump or (colour == "r" and play.seat in self.samurai):
            return 4, number
        return (3 if colour == led else 2), number

    def winner(self, plays: list[Laid]) -> Laid:
        found = [self.strength(play, plays) for play in plays]
        return plays[found.index(max(found))]

    # May it be played?

    def may_play(self, play: Laid, hand: list[str], plays: list[Laid]) -> bool:
        kind, colour, _ = play.printed()
        led = self.lead_colour(plays)
        if kind != "number" or not led or "black-queen" in play.parts or colour == led:
            return True
        return led not in [Laid(0, card).printed()[1] for card in hand]

    def may_change(self, play: Laid) -> bool:
        before = Laid(play.seat, play.card, tuple(part for part in play.parts if part in QUEENS))
        kind, _, number = before.fights_as()
        return play.seat in self.resistance and (kind in ("rare", "flag") or number in (1, 10))

    def may_crown(self, play: Laid, colour: str, plays: list[Laid]) -> bool:
        """Whether the King of this colour may lie there."""
        kind, printed, number = play.printed()
        if self.game == "ombre" and play.seat != self.king_player:
            return False
        if colour == "w":
            if self.game == "ombre" or kind in ("rare", "flag") or "white-queen" in play.parts:
                return True
            return (self.game, kind, number) in [("whist", "white", 11), ("napoleon", "white", 12)]
        if self.game == "napoleon" and colour == "k" and (kind, number) == ("white", 11):
            return self.lead_colour(plays) == "k"
        return printed == colour


def trick_so_far(told: list[Event]) -> list[Laid]:
    """From what everybody was told since the last trick."""
    plays: list[Laid] = []
    for event in told:
        if event.kind in ("won", "round"):
            plays = []
        elif event.kind in ("led", "played"):
            plays.append(Laid(event.seat, NAMES[event.cards[0]]))
        elif event.kind == "power" and is_part(event.what):
            plays[-1] = Laid(event.seat, plays[-1].card, (*plays[-1].parts, event.what))
    return plays


def is_part(what: str) -> bool:
    return what in QUEENS or what == CHANGE or what.endswith("-king")


def plays_by_the_page(t: KingsTable, seat: int, page: Page, plays: list[Laid]) -> set[Laid]:
    """KT-TURN-02, KT-TURN-09  Every play of up to five parts that chapter 5 allows this seat."""
    hand = [NAMES[card] for card in t.hand(seat)]
    own = SET_NAMES[t.sets[seat]]
    queens = [()] + ([(f"{own}-queen",)] if t.queens[seat] == 0 and f"{own}-queen" in QUEENS else [])
    kings = [SET_NAMES[c] for c in range(5) if t.kings[seat] >> c & 1 and not t.played >> c & 1]
    found: set[Laid] = set()
    for card in hand:
        for queen in queens:
            for change in ((), (CHANGE,)):
                for king in ("", *kings):
                    play = Laid(seat, card, (*queen, *change, *((f"{king}-king",) if king else ())))
                    letter = {"black": "k"}.get(king, king[:1])
                    if (
                        page.may_play(play, hand, plays)
                        and (not change or page.may_change(play))
                        and (not king or page.may_crown(play, letter, plays))
                    ):
                        found.add(play)
    return found


def plays_offered(t: KingsTable, seat: int, parts: tuple[str, ...] = ()) -> list[Laid]:
    """Every play the engine's questions lead to; one that is reached twice is listed twice."""
    found: list[Laid] = []
    for pick in t.options(seat):
        if verb_of(pick) == CARD:
            found.append(Laid(seat, NAMES[argument_of(pick)], parts))
            continue
        slot, power = divmod(argument_of(pick), 16)
        (role,) = [role for role in t.roles_of(seat) if role.slot == slot]
        if role.character.goes_with_a_card(power):
            after = t.clone()
            after.apply(seat, pick)
            found += plays_offered(after, seat, (*parts, role.character.power_key(power)))
    return found


def check_game(game: Game, players: int, options: Options, seed: int, seen: Counter[str]) -> None:
    g = KingsGame(game, players, options, seed)
    rng = seeded(seed)
    assert g.t.log is not None
    told = g.t.log.told[SPECTATOR]
    while g.t.outcome is None:
        t = g.table
        seat = t.next_seat()
        page = Page(t)
        if isinstance(t.question(), KingsTurn) and not t.sealed[seat]:
            offered = plays_offered(t, seat)
            assert len(offered) == len(set(offered))
            assert set(offered) == plays_by_the_page(t, seat, page, trick_so_far(told))
            seen["turns"] += 1
        before = len(told)
        picks = t.options(seat)
        t.apply(seat, picks[rng.below(len(picks))])
        for i in range(before, len(told)):
            if told[i].kind == "won":
                plays = trick_so_far(told[:i])
                won = page.winner(plays)
                assert (told[i].seat, told[i].cards) == (won.seat, [NAMES.index(won.card)])
                count(page, plays, seen)


def count(page: Page, plays: list[Laid], seen: Counter[str]) -> None:
    """Which of the classes have won, and what lay in the tricks."""
    strengths = [page.strength(play, plays) for play in plays]
    seen["tricks"] += 1
    seen[f"class {max(strengths)[0]}"] += 1
    seen["kings"] += len([play for play in plays if play.has_king()]) > 1
    seen["samurai"] += any(play.seat in page.samurai and play.card[0] == "r" for play in plays)
    for play in plays:
        for part in play.parts:
            seen[part] += 1
    seen["white"] += any(play.card.startswith("w1") for play in plays)


IDS = [f"{game.id}-{players}" for game, players, _ in EVERY_GAME]


@pytest.mark.parametrize(("game", "players", "options"), EVERY_GAME, ids=IDS)
def test_the_engine_and_the_page_find_the_same(game: Game, players: int, options: Options) -> None:
    """KT-STR-01, KT-STR-02, KT-STR-04, KT-STR-07, KT-TURN-02, KT-TURN-09  Every turn and every trick."""
    seen: Counter[str] = Counter()
    for seed in range(max(GAMES, 8)):
        check_game(game, players, options, seed, seen)
    assert seen["tricks"] > 80
    assert all(seen[f"class {number}"] for number in (3, 4, 5, 7))
    assert game is KINGS or seen["class 6"] or game is NAPOLEON
    assert game not in (WHIST, NAPOLEON) or seen["white"]
    assert game in (NAPOLEON,) or all(seen[queen] for queen in QUEENS)


def test_every_part_of_a_play_is_seen_there() -> None:
    """KT-TURN-02, KT-RES-01, KT-SAM-01, KT-KING-06  Changes, Samurai's red, several Kings in a trick."""
    seen: Counter[str] = Counter()
    for seed in range(12):
        check_game(KINGS, 5, {}, seed, seen)
    assert seen[CHANGE] > 3
    assert seen["samurai"] > 3
    assert seen["kings"]
