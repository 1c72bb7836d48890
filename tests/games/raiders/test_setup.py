"""Setting up the game: section 3.1 of the rules."""

import pytest

from followsuit import WrongOption
from followsuit.core.rng import seeded
from followsuit.games.raiders.game import GAME
from followsuit.games.raiders.table import DECK, RaidersTable
from raiders import Raiders

SUIT_OF_FOUR = "1 2 3 4 5 6 7 8 9a 9b 10a 10b 10c"
SUIT_OF_THREE = "3 4 5 6 7 8 9a 9b 10a 10b"


def all_cards(g: Raiders) -> list[str]:
    return sorted(GAME.write_card(card) for pile in g.t.cards.piles for card in pile)


def deck_of(values: str) -> list[str]:
    return sorted(suit + value for suit in "SHDC" for value in values.split())


@pytest.mark.parametrize("players", [3, 4])
def test_three_or_four_players_sit_down(players: int) -> None:
    """TR-SETUP-01"""
    assert Raiders(players).t.seats_to_act() == list(range(players))


@pytest.mark.parametrize("players", [1, 2, 5, 6])
def test_no_other_number_of_players_sits_down(players: int) -> None:
    """TR-SETUP-01"""
    with pytest.raises(WrongOption, match=f"3 or 4 players, not {players}"):
        Raiders(players)


@pytest.mark.parametrize("players", [3, 4])
def test_every_seat_starts_with_two_life_chips(players: int) -> None:
    """TR-SETUP-02"""
    assert Raiders(players).now("lives") == [2] * players


@pytest.mark.parametrize(
    ("players", "leads", "aggressive", "passive"),
    [
        (4, ["S1 S2 S3 S4 S5 S6", "", "H1", "H2"], ["0 TR-BONUS-01"], ["1 TR-BONUS-04"]),
        (3, ["S3 S4 S5 S6 S7 S8 S9a S9b", "", "H4"], ["0 TR-BONUS-02"], []),
    ],
)
def test_two_tokens_wait_for_four_players_and_one_for_three(
    players: int, leads: list[str], aggressive: list[str], passive: list[str]
) -> None:
    """TR-SETUP-03"""
    fresh = Raiders(players)
    assert (fresh.now("aggressive"), fresh.now("passive")) == (-1, -1)
    g = Raiders(players, at="reveal", leads=leads)
    assert (g.told("aggressive"), g.told("passive")) == (aggressive, passive)


@pytest.mark.parametrize(("players", "count", "values"), [(4, 52, SUIT_OF_FOUR), (3, 40, SUIT_OF_THREE)])
def test_the_deck_is_the_one_for_the_number_of_players(players: int, count: int, values: str) -> None:
    """TR-SETUP-04, TR-GAP-01  With 3 players the 1, the 2 and one 10 of each suit are taken out."""
    cards = all_cards(Raiders(players))
    assert len(cards) == count
    assert cards == deck_of(values)


def test_cards_taken_out_stay_out_for_the_whole_game() -> None:
    """TR-SETUP-04"""
    g = Raiders(3, at="round end", round=1)
    assert g.now("round") == 2
    assert all_cards(g) == deck_of(SUIT_OF_THREE)


@pytest.mark.parametrize("round", [1, 3, 4, 9])
def test_rounds_follow_each_other_without_a_cap(round: int) -> None:
    """TR-SETUP-05, TR-GAP-16"""
    g = Raiders(at="round end", round=round, lives=[1, 1, 1, 1])
    assert g.now("round") == round + 1
    assert g.t.seats_to_act() == [0, 1, 2, 3]


@pytest.mark.parametrize("round", [1, 2, 9])
def test_only_a_seat_without_life_chips_stops_the_rounds(round: int) -> None:
    """TR-SETUP-05, TR-GAP-16"""
    g = Raiders(at="round end", round=round, lives=[2, 2, 0, 2])
    assert g.asked() == ""
    assert g.told("round") == []


def test_a_round_is_a_declaration_and_then_tricks() -> None:
    """TR-SETUP-06"""
    g = Raiders(at="declaration", hands=["C3", "C4", "C5", "C6"], leads=["S1 S2", "S3", "S4", "S5"])
    assert (
        g.asked()
        == "0 Declare: done S1 S2 C3; 1 Declare: done S3 C4; 2 Declare: done S4 C5; 3 Declare: done S5 C6"
    )
    g.when("0 done, 1 done, 2 done, 3 done")
    assert g.asked() == "0 Lead: S1 S2"


def test_the_next_round_begins_with_a_declaration_again() -> None:
    """TR-SETUP-06"""
    g = Raiders(at="follow", out="1 2", leader=0, trick="H5", hands=["S8", "", "", "H2"])
    g.when("3 H2")
    assert (g.now("round"), g.now("trick_number")) == (2, 0)
    assert g.t.heading() == "round 2, declaration"
    assert g.t.seats_to_act() == [0, 1, 2, 3]


@pytest.mark.parametrize(("players", "values"), [(3, SUIT_OF_THREE), (4, SUIT_OF_FOUR)])
def test_all_is_laid_out_before_the_first_round(players: int, values: str) -> None:
    """TR-SETUP-07  Seats, deck, life chips and tokens are there; nothing has been dealt."""
    t = GAME.start(players, GAME.checked_options(players, {}, 0), seeded(0))
    assert isinstance(t, RaidersTable)
    assert (t.seat_count, t.round, t.lives) == (players, 0, [2] * players)
    assert (t.aggressive, t.passive, t.due) == (-1, -1, -1)
    assert sorted(GAME.write_card(card) for card in t.cards.piles[DECK]) == deck_of(values)


@pytest.mark.parametrize("players", [3, 4])
def test_no_seat_has_a_role_before_the_first_leader_is_found(players: int) -> None:
    """TR-SETUP-07, TR-GAP-30"""
    g = Raiders(players)
    assert (g.now("due"), g.now("leader"), g.now("out")) == (-1, -1, "")
    g.when(*[f"{seat} done" for seat in range(players)])
    assert g.t.seats_to_act() == [g.now("due")] == [g.now("leader")]


@pytest.mark.parametrize("players", [3, 4])
def test_without_a_dealer_every_seat_gets_a_card_equally_often(players: int) -> None:
    """TR-GAP-30  No place in the order of the deal is better than another."""
    owners = [0] * players
    for seed in range(400):
        t = Raiders(players, seed=seed).table
        d5 = GAME.read_card("D5")
        for seat in range(players):
            owners[seat] += d5 in t.hand(seat) + t.leads(seat)
    assert max(owners) - min(owners) < 40
