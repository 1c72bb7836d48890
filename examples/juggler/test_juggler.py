"""6J  Juggler."""

from followsuit.testing import Given

CAST: dict[str, int | str | bool] = {"characters": "king,hermit,juggler"}
SEATS = ["juggler", "king", "hermit"]
HANDS = ["r1 r2", "b1 b2", "b3 b4"]


def test_the_juggler_draws_two_and_discards_two_before_playing() -> None:
    """JU-01"""
    given = Given("tricktakers", 3, CAST, characters=SEATS, hands=HANDS, deck="g8 g9")
    given.when("0 power-0", "0 r1", "0 g9")
    assert given.asked() == "0 TakeTurn: r2 g8"


def test_the_juggler_juggles_once_a_round() -> None:
    """JU-01"""
    given = Given("tricktakers", 3, CAST, characters=SEATS, hands=HANDS, deck="g8 g9")
    given.when("0 power-0", "0 r1", "0 g9")
    assert given.refused("0 power-0") == "JU-01"


def test_without_a_card_to_draw_there_is_nothing_to_juggle_with() -> None:
    """JU-02"""
    given = Given("tricktakers", 3, CAST, characters=SEATS, hands=HANDS, rest_in_deck=0)
    assert given.refused("0 power-0") == "JU-02"


def test_each_green_card_taken_brings_ten_points() -> None:
    """JU-03"""
    taken = ["g1 g2 k3", "g4", ""]
    given = Given("tricktakers", 3, CAST, at="score", characters=SEATS, taken=taken, wins=[1, 1, 1])
    assert given.told("scored")[-1] == "0 JU-03"
    assert given.now("points") == [50, 50, 20]
