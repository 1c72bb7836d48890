"""5  Samurai: no black in the hand, and red that fights as black (LT, chapter 4.5)."""

import pytest

from followsuit.games.takers.cards import BLACK
from little import Little

CAST = ["gambler", "samurai", "hermit"]
HANDS = ["b1 b2 b3 b4 b5", "r1 k2 b6 k4 g5", "r9 g1 g2 g3 g4"]


def preparing(**position: object) -> Little:
    """Samurai is seat 1, and it is the closing step: King comes first."""
    place = {"at": "prepare", "characters": ["king", "samurai", "hermit"], "hands": HANDS, **position}
    return Little(3, None, 0, **place).when("0 b1")


def playing(hands: list[str], **position: object) -> Little:
    return Little(3, None, 0, **{"characters": CAST, "hands": hands, **position})


def trick(cards: str, **position: object) -> Little:
    """A finished trick, in the order of seats; everybody holds one more card."""
    return playing(["g2", "g3", "g5"], **{"trick": cards, **position})


def points_as_samurai(wins: int, players: int = 3) -> list[int]:
    wins_of_all = [0, wins, 0][:players]
    cast = ["resistance", "samurai", "collector"][:players]
    g = Little(players, None, 0, at="score", characters=cast, wins=wins_of_all)
    return [event.number for event in g.events("scored") if "Samurai" in event.because[0].sentence]


# No black in the hand.


def test_black_cards_are_shown_discarded_and_replaced() -> None:
    """LT-SAMU-01, LT-HID-06  The others see which cards go, and not which come."""
    g = preparing(deck="r7 b8 g9")
    assert g.told("discarded")[1:] == ["1 k2 LT-SAMU-01", "1 k4 LT-SAMU-01"]
    assert g.now("hands", 1) == ["RAk ? ? ? ?", "r1 r7 b6 b8 g5", "? ? ? ? ?"]
    assert g.now("hands", 0) == ["b2 b3 b4 b5 RAk", "? ? ? ? ?", "? ? ? ? ?"]
    assert str(g.now("discards")) == "b1 k2 k4"


def test_until_no_black_card_is_left() -> None:
    """LT-SAMU-02  What is drawn for a black card may be black again."""
    g = preparing(deck="k7 b8 k9 k8 g9")
    shown = ["1 k2 LT-SAMU-01", "1 k4 LT-SAMU-01", "1 k7 LT-SAMU-02", "1 k9 LT-SAMU-02", "1 k8 LT-SAMU-02"]
    assert g.told("discarded")[1:] == shown
    assert g.now("hands") == ["b2 b3 b4 b5 RAk", "r1 b6 b8 g5 g9", HANDS[2]]


def test_all_know_that_there_is_no_black_card() -> None:
    """LT-SAMU-02"""
    g = preparing(deck="r7 b8 g9")
    assert g.now("voids", 0) == ["", "black", ""]


def test_without_a_black_card_nothing_happens() -> None:
    """LT-SAMU-01"""
    g = preparing(hands=[HANDS[0], "r1 r2 b6 g6 g5", HANDS[2]])
    assert (g.told("discarded"), g.now("hands", 1)) == (
        ["0 ?"],
        ["RAk ? ? ? ?", "r1 r2 b6 g5 g6", "? ? ? ? ?"],
    )


def test_before_the_setup_black_may_stay() -> None:
    """LT-SAMU-03, LT-MAT-08  What an exchange brings before it is replaced by the setup."""
    pairs = ["king healer", "gambler samurai", "hermit collector"]
    place = {"at": "prepare", "characters": pairs, "hands": HANDS, "deck": "k7 b8 g9"}
    g = Little(3, None, 0, **place).when("0 b1")
    g.when("1 gambler-exchange-cards, 1 b6, 1 done")
    assert g.now("hands", 1) == ["RAk ? ? ? ?", "r1 g5 k2 k4 k7", "? ? ? ? ?"]
    g.when("1 samurai-replace-black-cards")
    assert BLACK not in [g.table.prints.colour[card] for card in g.table.hand(1)]


def test_after_the_setup_an_exchange_replaces_black_at_once() -> None:
    """LT-SAMU-03, LT-MAT-08"""
    pairs = ["king healer", "gambler samurai", "hermit collector"]
    place = {"at": "prepare", "characters": pairs, "hands": HANDS, "deck": "r7 r8 k7 b8 g9"}
    g = Little(3, None, 0, **place).when("0 b1, 1 samurai-replace-black-cards")
    g.when("1 b6, 1 done")
    assert g.told("discarded")[-1] == "1 k7 LT-SAMU-02"
    assert g.now("hands", 1) == ["RAk ? ? ? ?", "r1 r7 r8 b8 g5", "? ? ? ? ?"]


def test_a_card_drawn_in_a_trick_is_replaced() -> None:
    """LT-SAMU-02, LT-SAMU-03"""
    g = playing(["r9", "r1 b2", "g9"], trick="r9", items=["", "book", ""], deck="k8 b7").when("1 power-34")
    assert g.told("discarded") == ["1 k8 LT-SAMU-02"]
    assert g.asked() == "1 Discard: r1 b2 b7"


def test_the_enhancement_card_leaves_and_its_discard_is_still_made() -> None:
    """LT-SAMU-14, LT-GAP-64, LT-DECK-02  It is out for the round."""
    hands = [HANDS[0], "r1 r2 b6 g6 g5", HANDS[2]]
    place = {"at": "prepare", "characters": ["king", "samurai", "hermit"], "hands": hands, "deck": "r7 g9"}
    g = Little(3, None, 0, bought=["", "k7e", ""], **place).when("0 b1")
    g.when("1 samurai-replace-black-cards")
    assert g.told("discarded")[1:] == ["1 k7e LT-SAMU-02"]
    assert g.asked() == "1 Discard: r1 r2 r7 b6 g5 g6"
    assert (g.now("out"), g.when("1 r7").now("hand_counts")) == ("k7e", [5, 5, 5])


def test_devils_black_4_leaves_and_its_discard_is_still_made() -> None:
    """LT-SAMU-14, LT-DEVIL-08, LT-MAT-51, LT-GAP-47"""
    hands = ["r1 r2 b6 g6 g5", "g1 g2 g3 g4 r9"]
    g = Little(2, None, 0, at="hand out", characters=["samurai", "devil"], hands=hands, deck="r7 g9")
    g.when("1 k4d")
    assert g.told("discarded") == ["0 k4d LT-SAMU-02"]
    assert g.asked() == "0 DiscardForIt: r1 r2 r7 b6 g5 g6"
    assert g.now("out") == "k4d"
    assert g.table.open_cards == []


def test_with_berserker_a_black_10_is_replaced_from_the_draw_deck() -> None:
    """LT-MAT-22, LT-SAMU-03"""
    pairs = ["king healer", "samurai berserker", "hermit collector"]
    place = {"at": "prepare", "characters": pairs, "hands": HANDS, "deck": "r6 r8 b8 g9"}
    g = Little(3, None, 0, **place).when("0 b1, 1 samurai-replace-black-cards")
    g.when("1 RAm, 1 r10, 1 b10, 1 k10")
    assert g.told("discarded")[-1] == "1 k10 LT-SAMU-02"
    assert g.now("hands", 1) == ["RAk ? ? ? ?", "b8 M RAm r10 b10", "? ? ? ? ?"]


def test_what_goes_in_one_replacement_is_not_drawn_again() -> None:
    """LT-SAMU-15, LT-GAP-64  If there is nothing else, the rest of the draw is lost."""
    g = preparing(deck="k7 b8", rest_in_deck=0)
    assert g.now("hands", 1) == ["RAk ? ? ? ?", "r1 b1 b6 b8 g5", "? ? ? ? ?"]  # b1 was a discard
    assert g.now("discards") == "k2 k4 k7"
    g = preparing(deck="k7", rest_in_deck=0)
    assert (g.now("hand_counts"), g.now("discards")) == ([5, 4, 5], "k2 k4 k7")


def test_black_cards_may_be_taken_in_tricks() -> None:
    """LT-SAMU-10"""
    g = trick("r9 r8 k5")
    assert g.told("won") == ["1 r8 LT-SAMU-04"]
    assert g.now("taken") == ["", "r8 r9 k5", ""]


# Red that fights as black.


@pytest.mark.parametrize(
    ("cards", "winner"),
    [
        ("r3 r8 k6", "1 r8 LT-SAMU-04"),
        ("b9 r1 b8", "1 r1 LT-SAMU-04"),
        ("k9 r8 b8", "0 k9 LT-STR-07"),
        ("r9 r8 b8", "1 r8 LT-SAMU-04"),  # red, not as black, would lose
        ("r9 b8 r1", "0 r9 LT-STR-01"),  # only red, and only of Samurai
        ("k8 r8 b8", "0 k8 LT-STR-07 LT-STR-03"),  # LT-SAMU-09
        ("b8 r8 k8", "1 r8 LT-SAMU-04 LT-STR-03"),
        ("RAa r9 k9", "0 RAa LT-STR-01"),
        ("k1 r10 r9", "0 k1 LT-BERS-07"),  # LT-SAMU-07
        ("r1 r10 r9", "1 r10 LT-SAMU-04"),
        ("k10 r1 r9", "1 r1 LT-SAMU-04"),  # LT-SAMU-08
        ("k10 r1 k9", "1 r1 LT-SAMU-04"),
    ],
)
def test_red_has_the_strength_of_black(cards: str, winner: str) -> None:
    """LT-SAMU-04, LT-SAMU-07 to LT-SAMU-09, LT-MAT-63"""
    assert trick(cards).told("won") == [winner]


@pytest.mark.parametrize("cards", ["r9 r8 WFa", "WFa r8 r9", "WFe r1 r9"])
def test_a_white_flag_switches_it_off(cards: str) -> None:
    """LT-SAMU-05, LT-MAT-57  Whoever played it, and whenever."""
    assert trick(cards).told("won")[0].split()[1] == "r9"


def test_the_flag_may_lie_open_late() -> None:
    """LT-SAMU-05, LT-MAT-57, LT-MAT-11  A flipped one counts, the own one too; one face down does not."""
    pairs = ["gambler healer", "ninja samurai", "hermit collector"]
    for answer, winner in (("yes", "0 r9"), ("no", "1 r8")):
        g = trick("r9 r8 b1", characters=pairs, face_down=["", "WFa", ""]).when(f"1 {answer}")
        assert g.told("won")[0].startswith(winner)


def test_a_flag_inside_an_elixir_is_none() -> None:
    """LT-MAT-58, LT-ITEM-88"""
    g = playing(["r9 b3", "r8 b5", "WFa b1 b6"], trick="r9 r8", items=["", "", "elixir"], deck="g9")
    g.when("2 power-39")
    assert "WFa" in g.asked()
    g.when("2 WFa, 2 b1")
    assert g.told("won") == ["1 r8 LT-SAMU-04"]


def test_a_flipped_red_card_fights_as_black() -> None:
    """LT-MAT-11, LT-SAMU-04"""
    pairs = ["gambler healer", "ninja samurai", "hermit collector"]
    g = trick("r9 b8 k7", characters=pairs, face_down=["", "r8", ""]).when("1 yes")
    assert g.told("won") == ["1 r8 LT-SAMU-04"]


def test_it_is_off_in_kakumei() -> None:
    """LT-SAMU-06, LT-MAT-68"""
    cast = ["resistance", "samurai", "hermit"]
    g = trick("b2 r1 k1", characters=cast, kakumei=1, kakumei_uses=1)
    assert g.told("won") == ["1 r1 LT-RESI-03"]


def test_for_following_red_is_red() -> None:
    """LT-FOL-07"""
    g = playing(["r9 b1", "r8 b5", "k1 r2 b6"], leader=1).when("1 r8")
    assert g.now("lead_colour") == "red"
    assert g.asked() == "2 LittleTurn: r2 power-0"
    g = playing(["k9 b1", "r8 b5", "k1 r2 b6"], trick="k9")
    assert g.asked() == "1 LittleTurn: r8 b5"


def test_whoever_takes_the_red_card_has_a_red_card() -> None:
    """LT-SAMU-11, LT-SCORE-08  MARU pays for it, and OKO does not."""
    pairs = ["king healer", "samurai hermit", "gambler collector"]
    place = {"at": "score", "round": 3, "characters": pairs, "wins": [1, 0, 0], "taken": ["r8", "", ""]}
    for beast, points in (("maru-x10", [10]), ("oko-x10", [])):
        g = Little(3, None, 0, beasts=[beast, "", ""], **place)
        found = [event.number for event in g.events("scored") if event.because[0].rule == "LT-BEAST-10"]
        assert [number for number in found if number] == points


def test_no_red_card_is_taken_out_of_a_trick_that_was_won() -> None:
    """LT-SAMU-12"""
    g = trick("r9 r8 r7")
    assert g.told("won") == ["1 r8 LT-SAMU-04"]
    assert g.asked().startswith("1 LittleTurn")


def test_an_elixir_of_lead_colour_red_fights_as_black() -> None:
    """LT-SAMU-13, LT-GAP-46"""
    g = playing(["r9 b3", "b1 b5 g4", "b6 k5"], trick="r9", items=["", "elixir", ""], deck="g9")
    g.when("1 power-39, 1 b1, 1 b5")
    g.when("2 k5")
    assert g.told("won") == ["1 b1 LT-SAMU-04"]  # a red 6, as strong as a black one


def test_with_healer_the_sum_of_a_red_play_is_as_strong_as_black() -> None:
    """LT-MAT-23"""
    pairs = ["gambler king", "samurai healer", "hermit collector"]
    g = playing(["r9 b3", "r2 b5 g4", "k6 b6"], characters=pairs, trick="r9", deck="r3 r4 k5 r5 r6")
    g.when("1 r2, 1 b5")
    assert "1 k5 LT-SAMU-02" in g.told("discarded")
    g.when("2 k6, 2 no")
    assert g.told("won") == ["1 r2 LT-SAMU-04"]


# Points.


@pytest.mark.parametrize(("wins", "points"), [(0, 0), (1, 30), (2, 80), (3, 120), (4, 150)])
def test_points_by_wins(wins: int, points: int) -> None:
    """LT-GAP-03, LT-SCORE-01"""
    assert points_as_samurai(wins) == [points]


@pytest.mark.parametrize(("wins", "points"), [(0, 0), (1, 0), (2, 30), (3, 80), (4, 120), (5, 150)])
def test_points_by_wins_with_two_players(wins: int, points: int) -> None:
    """LT-2P-03, LT-2P-04, LT-GAP-16"""
    assert points_as_samurai(wins, 2) == [points]


def test_five_wins_win_the_game() -> None:
    """LT-TRICK-07, LT-GAP-03, LT-GAP-06  And four do not."""
    g = Little(3, None, 0, at="score", characters=CAST, wins=[0, 5, 0])
    assert g.told("game-over") == ["1 LT-TRICK-07"]
    assert Little(3, None, 0, at="score", characters=CAST, wins=[1, 4, 0]).t.outcome is None
