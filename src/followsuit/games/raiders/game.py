"""Trick Raiders, as the rest of the house sees it."""

from typing import Final

from followsuit.core.bits import BIT
from followsuit.core.cards import HIDDEN
from followsuit.core.event import NO_SEAT
from followsuit.core.game import Game
from followsuit.core.game_option import GameOption
from followsuit.core.layout import Area, Counter, LastTrick, Layout, TrickNow
from followsuit.core.rng import Rng
from followsuit.core.roles import AreaRole, CounterRole
from followsuit.core.strength import Strength
from followsuit.core.table import Table
from followsuit.core.view import View
from followsuit.core.way import Way
from followsuit.games.raiders.cards import CARD_COUNT, CARD_NAMES, SUIT, SUIT_NAMES, face_of
from followsuit.games.raiders.events import MOVES, SHEET
from followsuit.games.raiders.flow import PlayRound
from followsuit.games.raiders.policy import POLICY
from followsuit.games.raiders.strength import strength_of
from followsuit.games.raiders.table import DECK, DISCARDS, RaidersTable, new_raiders_table
from followsuit.games.raiders.whose_rules import GROUPS
from followsuit.games.raiders.winning import winning_play

RULES_VERSION: Final = 1

STARTING_LIVES: Final = GameOption(
    "starting_lives",
    [2, 3],
    2,
    "",
)
SHOW_PLAYED_CARDS: Final = GameOption("show_played_cards_list", [True, False], True, "")


class TrickRaiders(Game):
    def __init__(self) -> None:
        super().__init__(
            id="trick-raiders",
            name="Trick Raiders",
            players=[3, 4],
            rules_version=RULES_VERSION,
            rule_prefixes=["TR"],
            options=[STARTING_LIVES, SHOW_PLAYED_CARDS],
            shelf=20,
            card_names=CARD_NAMES,
            draw_piles=[DECK],
            faces=[face_of(card) for card in range(CARD_COUNT)],
            moves=MOVES,
            sheet=SHEET,
            style="raiders",
            rule_groups=GROUPS,
            policy=POLICY,
            ways=[Way("points", "points", "life")],  # TR-GAME-01, TR-GAME-02
        )

    def start(self, players: int, options: dict[str, int | str | bool], rng: Rng) -> Table:
        lives = options["starting_lives"]
        assert isinstance(lives, int)
        t = new_raiders_table(players, lives, rng)
        t.lists_played_cards = options["show_played_cards_list"] is True
        t.then([PlayRound()])
        return t

    def strength(self, view: View, picks: list[int]) -> Strength | None:
        return strength_of(view, raiders(view.table), picks)

    def layout(self, view: View) -> Layout:
        t = raiders(view.table)
        by = [t.seat_of_play(i) for i in range(len(t.trick()))]
        areas = [Area("trick", NO_SEAT, "trick", t.trick()[:], by)]
        if t.last_trick:
            areas.append(Area("last trick", NO_SEAT, "list", t.last_trick[:], role=AreaRole.LAST_TRICK))
        counters = [Counter("trump", NO_SEAT, SUIT_NAMES[t.trump], role=CounterRole.TRUMP)]
        for seat in range(t.seat_count):
            is_own = seat == view.seat
            hand = t.hand(seat) if is_own else [HIDDEN] * len(t.hand(seat))
            areas.append(Area("lead cards", seat, "row", sorted(t.leads(seat))))
            areas.append(Area("hand", seat, "hand", sorted(hand)))
            counters.append(Counter("lives", seat, str(t.lives[seat]), role=CounterRole.LIVES))
            if t.is_out(seat):
                counters.append(Counter("dropped out", seat, "yes", role=CounterRole.OUT))
        if t.aggressive != NO_SEAT:
            counters.append(Counter("token", t.aggressive, "aggressive", "token"))
        if t.passive != NO_SEAT:
            counters.append(Counter("token", t.passive, "passive", "token"))
        if t.lists_played_cards:
            areas.append(Area("played", NO_SEAT, "list", t.cards.piles[DISCARDS][:]))
        return Layout(areas, counters, trick_now(t, by), last_trick(t))


def trick_now(t: RaidersTable, by: list[int]) -> TrickNow | None:
    """TR-WIN-02  Who would win is by what lies: a card still to come may cancel it."""
    if t.trick_number == 0 or t.outcome is not None:
        return None
    leader = t.leader if by or t.is_out(t.due) else t.due
    if leader == NO_SEAT:
        return None
    order = [seat for seat in t.clockwise_from(leader) if not t.is_out(seat)]
    best = by[winning_play(t, [])] if by else NO_SEAT
    return TrickNow(leader, best, SUIT_NAMES[SUIT[t.trick()[0]]] if by else "", order)


def last_trick(t: RaidersTable) -> LastTrick | None:
    finished = t.finished
    if finished is None or not t.last_trick:
        return None
    seats = [(finished.leader + i) % t.seat_count for i in range(t.seat_count)]
    by = [seat for seat in seats if not finished.out & BIT[seat]]
    return LastTrick(t.last_trick[:], by, finished.winner, finished.because)


def raiders(t: Table) -> RaidersTable:
    assert isinstance(t, RaidersTable)
    return t


GAME: Final = TrickRaiders()
