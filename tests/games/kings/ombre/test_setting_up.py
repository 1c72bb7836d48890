"""What a game of Ombre begins with, and the deal: KO-PREP and KO-DEAL."""

import pytest

from followsuit import SPECTATOR, WrongOption
from followsuit.games.kings.cards import FULL_DECK, NAMES
from followsuit.games.kings.game import OMBRE
from followsuit.games.kings.places import AUCTION
from followsuit.games.takers.table import DECK
from kings import Ombre
from ombre import SEATS, answer_first, deck_of, pile, playing, question, scored, to_tricks

VIEWERS = [*SEATS, SPECTATOR]


def test_three_players_three_rounds_of_nine_tricks() -> None:
    """KO-PREP-01"""
    g = Ombre(seed=3).play_on()
    assert [event.number for event in g.events("round")] == [1, 2, 3]
    assert len(g.events("won")) == 3 * 9
    for players in (2, 4, 5):
        with pytest.raises(WrongOption):
            OMBRE.new_table(players)


def test_hands_of_nine_cards() -> None:
    """KO-PREP-01, KO-DEAL-01"""
    g = Ombre(seed=3)
    assert g.now("hand_counts") == [9, 9, 9]
    assert to_tricks(g).now("hand_counts") == [9, 9, 9]


def test_the_deck_has_43_cards() -> None:
    """KO-PREP-02  All playing cards but one of the White Flags."""
    g = Ombre(seed=3)
    assert len(deck_of(g)) == 43
    assert deck_of(g) == sorted(NAMES[card] for card in FULL_DECK if NAMES[card] != "WFb")
    assert deck_of(g.play_on()) == deck_of(Ombre(seed=4))


def test_there_are_no_characters() -> None:
    """KO-PREP-03"""
    g = to_tricks(Ombre(seed=3))
    assert g.table.row == []
    assert g.table.party == [[], [], []]
    assert [role.character.name for role in g.table.roles] == ["Court"] * 3


def test_kings_pay_nothing() -> None:
    """KO-PREP-03, KO-GAP-04  Neither by their backs, for cards of their colour, nor unused after Round 3."""
    wins = [2, 3, 4]
    taken = ["r1 r2 r3 r4 r5 r6", "b1 b2 b3 b4 b5 b6 b7 b8 b9", "g1 g2 g3 g4 g5 g6 g7 g8 g9 RAa RAb WFa"]
    for played in ("", "red"):
        assert scored(wins, taken=taken, kings_played=played) == scored(wins)
    unused = Ombre(at="score", sets=["red", "blue", "green"], wins=wins, round=3)
    assert unused.table.points == scored(wins)


def test_nobody_has_points_at_the_start() -> None:
    """KO-PREP-04, KO-GAP-09"""
    assert Ombre(seed=3).table.points == [0, 0, 0]


def test_all_sets_lie_there_again_in_every_round() -> None:
    """KO-PREP-05, KO-GAP-05  Whatever was taken, used or turned down before."""
    g = playing(["red", "blue", "green"], ["r1", "b1 g1", "b2 g2"], trick_number=9, wins=[3, 3, 2])
    g.when("0 power-5, 0 r1, 1 power-1, 1 b1, 2 power-2, 2 b2")
    assert g.table.round == 2
    assert g.table.sets == [-1, -1, -1]
    answer_first(g, "Declare", "DiscardToNine")
    assert question(g) == "ChooseTrump"
    seat = g.t.next_seat()
    assert g.asked() == f"{seat} ChooseTrump: red-set blue-set green-set black-set white-set"
    g.when(f"{seat} red-set, {(seat + 1) % 3} blue-set, {(seat + 2) % 3} green-set")
    assert g.now("queens") == ["up", "up", "up"]
    assert g.table.kings_up(seat) == g.table.kings[seat] != 0


def test_nine_cards_and_three_beside_them() -> None:
    """KO-DEAL-01"""
    g = Ombre(seed=3)
    for seat in SEATS:
        assert len(g.table.hand(seat)) == 9
        assert len(g.table.cards.piles[AUCTION + seat]) == 3
    assert sorted(event.seat for event in g.events("auction-cards")) == [0, 1, 2]


def test_every_deal_is_another_one() -> None:
    """KO-DEAL-01  All 43 are shuffled, in every round."""
    hands = set()
    for seed in range(3):
        g = Ombre(seed=seed).play_on()
        hands |= {str(event.cards) for event in g.events("hand", 0) if event.seat == 0}
    assert len(hands) == 9


def test_hands_are_seen_by_their_owners_and_auction_cards_by_nobody() -> None:
    """KO-DEAL-02"""
    for seed in range(3):
        g = Ombre(seed=seed)
        for viewer in VIEWERS:
            for seat in SEATS:
                assert pile(g, seat, viewer) == (pile(g, seat) if viewer == seat else ["?"] * 9)
                assert pile(g, AUCTION + seat, viewer) == ["?"] * 3
            assert g.told("auction-cards", viewer) == ["0 ? ? ?", "1 ? ? ?", "2 ? ? ?"]


def test_seven_cards_are_left_and_not_used() -> None:
    """KO-DEAL-03, KO-GAP-01"""
    g = Ombre(seed=3)
    left = g.table.cards.piles[DECK][:]
    assert len(left) == 7
    g.t.horizon = 1
    assert g.play_on().table.cards.piles[DECK] == left
