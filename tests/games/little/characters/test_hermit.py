"""6  Hermit: the exchange before playing, and the White Flag over a Rare (LT, chapter 4.6)."""

import pytest

from little import Little

CAST = ["gambler", "hermit", "collector"]
EXCHANGE = "power-0"


def playing(hands: list[str], **position: object) -> Little:
    """Hermit is seat 1."""
    return Little(3, None, 0, **{"characters": CAST, "hands": hands, **position})


def trick(cards: str, characters: list[str] | None = None, **position: object) -> Little:
    """A finished trick, in the order of seats; everybody holds one more card."""
    g = playing(["b3", "b5", "b6"], **{"characters": characters or CAST, "trick": cards, **position})
    assert g.asked().split()[1] == "LittleTurn:"
    return g


def points_as_hermit(wins: int, players: int = 3, **position: object) -> list[int]:
    """What each line of Hermit's card brings or costs."""
    wins_of_all = [5 - wins, wins, 0][:players]
    points = [100] * players
    cast = ["resistance", "hermit", "collector"][:players]
    place = {"at": "score", "characters": cast, "wins": wins_of_all, "points": points, **position}
    g = Little(players, None, 0, **place)
    found: list[int] = []
    for kind, sign in (("scored", 1), ("scored-loss", -1)):
        found += [sign * event.number for event in g.events(kind) if "Hermit" in event.because[0].sentence]
    return found


# The exchange.


def test_before_playing_hermit_may_draw_and_then_discards() -> None:
    """LT-HERM-01, LT-TURN-01, LT-DEC-14"""
    g = playing(["r9", "r1 b2 g3", "g9"], trick="r9", deck="k8 k9")
    assert g.asked() == "1 LittleTurn: r1 power-0"
    g.when(f"1 {EXCHANGE}")
    assert (g.told("drew", 1), g.told("drew", 0)) == (["1 k8"], ["1 ?"])
    assert g.asked() == "1 Discard: r1 b2 g3 k8"
    g.when("1 b2")
    assert (g.now("hands"), g.now("discards")) == (["", "r1 g3 k8", "g9"], "b2")
    assert (g.told("discarded"), g.told("discarded", 1)) == (["1 ?"], ["1 b2"])
    assert g.asked() == "1 LittleTurn: r1"


def test_having_drawn_hermit_must_discard() -> None:
    """LT-HERM-01, LT-DEC-31"""
    g = playing(["r9", "r1 b2 g3", "g9"], trick="r9", deck="k8").when(f"1 {EXCHANGE}")
    assert (g.refused("1 no"), g.refused("1 done")) == ("FS-TURN-02", "FS-TURN-02")


def test_once_in_a_turn() -> None:
    """LT-HERM-02, LT-TURN-14"""
    g = playing(["r9 b9", "r1 b2 g3", "g9 g8"], trick="r9", deck="k8 k9").when(f"1 {EXCHANGE}, 1 b2")
    assert g.refused(f"1 {EXCHANGE}") == "LT-HERM-02"
    g.when("1 r1, 2 g8, 2 no, 0 b9")
    assert g.asked() == "1 LittleTurn: g3 k8 power-0"  # the next trick


def test_the_card_drawn_may_be_the_one_discarded() -> None:
    """LT-HERM-02, LT-GAP-29"""
    g = playing(["r9", "r1 b2 g3", "g9"], trick="r9", deck="k8").when(f"1 {EXCHANGE}, 1 k8")
    assert g.now("hands") == ["", "r1 b2 g3", "g9"]


def test_what_may_be_played_is_judged_after_it() -> None:
    """LT-HERM-03"""
    g = playing(["r9", "r1 b2 g3", "g9"], trick="r9", deck="k8")
    assert g.refused("1 b2") == "LT-FOL-03"
    assert g.when(f"1 {EXCHANGE}, 1 r1").asked() == "1 LittleTurn: b2 g3 k8"
    g = playing(["r9", "b2 g3", "g9"], trick="r9", deck="r8").when(f"1 {EXCHANGE}, 1 b2")
    assert g.asked() == "1 LittleTurn: r8"


def test_without_a_card_to_draw_there_is_no_exchange() -> None:
    """LT-DECK-05, LT-HERM-01"""
    g = playing(["r9", "r1 b2 g3", "g9"], trick="r9", rest_in_deck=0)
    assert g.asked() == "1 LittleTurn: r1"
    assert g.refused(f"1 {EXCHANGE}") == "LT-DECK-05"


def test_a_devil_card_may_be_discarded_and_is_out() -> None:
    """LT-HERM-10, LT-MAT-54, LT-DEVIL-09"""
    cast = ["gambler", "hermit", "devil"]
    g = playing(["r9", "r1 b4d g3", "g9"], characters=cast, trick="r9", deck="k8", open=["", "b4d", ""])
    g.when(f"1 {EXCHANGE}, 1 b4d")
    assert (g.now("hands"), g.now("discards"), g.now("out")) == (["", "r1 g3 k8", "g9"], "", "b4d")
    assert g.told("discarded") == ["1 b4d"]


def test_with_samurai_black_is_replaced_before_the_discard() -> None:
    """LT-MAT-21, LT-SAMU-02"""
    pairs = ["gambler healer", "samurai hermit", "collector king"]
    g = playing(["r9", "r1 b2 g3", "g9"], characters=pairs, trick="r9", deck="k8 k9 b7")
    g.when("1 power-16")
    assert g.told("discarded") == ["1 k8 LT-SAMU-02", "1 k9 LT-SAMU-02"]
    assert g.asked() == "1 Discard: r1 b2 b7 g3"


def test_with_berserker_miria_is_never_discarded() -> None:
    """LT-MAT-25, LT-BERS-04  The card drawn comes from the common deck."""
    pairs = ["gambler healer", "hermit berserker", "collector king"]
    g = playing(["r9", "M r10 RAm", "g9"], characters=pairs, trick="r9", deck="k8").when(f"1 {EXCHANGE}")
    assert g.asked() == "1 Discard: k8 RAm r10"
    assert g.refused("1 M") == "LT-BERS-04"


def test_with_nothing_left_to_discard_the_turn_goes_on() -> None:
    """LT-SAMU-15, LT-BERS-04  The black card drawn is lost, and MIRIA stays."""
    pairs = ["gambler healer", "hermit samurai", "berserker devil"]
    g = playing(["r9 b1", "M", "b2 b3"], characters=pairs, trick="r9", deck="k8", rest_in_deck=0)
    assert g.when(f"1 {EXCHANGE}").asked() == "1 LittleTurn: M"
    assert g.now("discards") == "k8"


def test_with_healer_the_exchange_comes_before_the_play_and_the_refill_after_it() -> None:
    """LT-MAT-26  And nothing is added to a White Flag."""
    pairs = ["gambler samurai", "hermit healer", "collector king"]
    g = playing(["r9 b9", "WFa b2 g3", "g9"], characters=pairs, trick="r9", deck="k8 r1 r2 r3 r4")
    g.when(f"1 {EXCHANGE}, 1 k8, 1 WFa")
    assert g.now("hands") == ["b9", "r1 r2 r3 b2 g3", "g9"]
    assert g.asked().startswith("2 LittleTurn")


# The White Flag.


@pytest.mark.parametrize(
    ("cards", "winner"),
    [
        ("RAa WFa r9", "1 WFa LT-HERM-04"),
        ("RAa WFa RAb", "1 WFa LT-HERM-04"),
        ("r9 WFa RAa", "1 WFa LT-HERM-04"),  # LT-HERM-06
        ("WFb WFa RAa", "1 WFa LT-HERM-04"),
        ("RAk WFa k9", "1 WFa LT-HERM-04"),
        ("RAe WFe k9", "1 WFe LT-HERM-04"),
        ("RAm WFm k9", "1 WFm LT-HERM-04"),
        ("WFa RAa r9", "1 RAa LT-STR-01"),  # the flag of another player
        ("r2 WFa r9", "2 r9 LT-STR-01"),  # LT-HERM-05
        ("WFb WFa r1", "2 r1 LT-STR-01"),
        ("WFb WFa WFm", "0 WFb LT-STR-04 LT-STR-03"),
        ("M WFa r9", "0 M LT-BERS-05"),  # LT-MAT-61
        ("M WFa RAa", "0 M LT-BERS-05"),
        ("RAa WFa M", "2 M LT-BERS-05"),
    ],
)
def test_the_flag_of_hermit_beats_a_rare(cards: str, winner: str) -> None:
    """LT-HERM-04 to LT-HERM-06, LT-MAT-59, LT-MAT-61  Below MIRIA, and only where a Rare lies."""
    assert trick(cards).told("won") == [winner]


def test_a_1_beats_miria_beside_the_flag() -> None:
    """LT-HERM-04, LT-BERS-06"""
    g = Little(
        4, None, 0, characters=[*CAST, "berserker"], hands=["b3", "b5", "b6", "b7"], trick="RAa WFa M r1"
    )
    assert g.told("won") == ["3 r1 LT-BERS-06"]
    assert g.now("flags_over_rare") == 0


def test_it_cannot_be_declined() -> None:
    """LT-HERM-08"""
    g = playing(["RAa b1", "WFa b2", "r9 b3"], trick="RAa").when("1 WFa, 2 r9, 2 no")
    assert g.told("won") == ["1 WFa LT-HERM-04"]
    assert g.asked().startswith("1 LittleTurn")


@pytest.mark.parametrize("cards", ["RAa WFa r9", "RAa WFa RAb", "r9 WFa RAa"])
def test_it_is_noted_once_and_paid_when_points_are_counted(cards: str) -> None:
    """LT-HERM-07, LT-TRICK-08, LT-GAP-63"""
    g = trick(cards, points=[10, 20, 30], trick_number=1)
    assert g.now("flags_over_rare") == 1
    g = trick(cards, points=[10, 20, 30], trick_number=4, wins=[2, 0, 1])
    assert (g.now("flags_over_rare"), g.now("points")) == (1, [10, 20, 30])


def test_every_such_trick_is_noted() -> None:
    """LT-HERM-07  One more than before; not a trick of flags alone, LT-HERM-05."""
    assert trick("RAa WFa r9", flags_over_rare=1, trick_number=2).now("flags_over_rare") == 2
    g = trick("WFa WFb WFm", leader=1)
    assert (g.told("won"), g.now("flags_over_rare")) == (["1 WFa LT-STR-04 LT-STR-03"], 0)


def test_each_trick_it_wins_is_paid() -> None:
    """LT-HERM-07  80 for each, besides the points for wins."""
    assert points_as_hermit(3, flags_over_rare=1) == [70, 80]
    assert points_as_hermit(3, flags_over_rare=2) == [70, 160]
    assert points_as_hermit(1, flags_over_rare=1) == [80, -10]


@pytest.mark.parametrize("cards", ["r9 WFa RAa", "RAa WFa r1", "RAa WFa WFb"])
def test_in_kakumei_it_is_a_flag_like_any_other(cards: str) -> None:
    """LT-HERM-09, LT-RESI-04, LT-GAP-26, LT-MAT-68  The strongest there, but without the 80."""
    cast = ["resistance", "hermit", "gambler"]
    g = trick(cards, cast, kakumei=1, kakumei_uses=1)
    assert g.told("won")[0].startswith("1 WFa LT-RESI-03")
    assert g.now("flags_over_rare") == 0


def test_with_resistance_a_kakumei_flag_brings_its_bonus_only() -> None:
    """LT-MAT-17"""
    pairs = ["gambler healer", "resistance hermit", "collector king"]
    g = trick("r9 WFa RAa", pairs, kakumei=1, kakumei_uses=1)
    assert (g.now("kakumei_bonus"), g.now("flags_over_rare")) == (30, 0)


def test_with_ninja_a_flipped_flag_beats_a_rare() -> None:
    """LT-MAT-12  And a flipped Rare makes the own flag the strongest."""
    pairs = ["gambler healer", "hermit ninja", "collector king"]
    for cards, second, winner in (("RAa r1 r9", "WFa", "WFa"), ("r8 WFa r9", "RAa", "WFa")):
        g = playing(["b1", "b2", "b3"], characters=pairs, trick=cards, face_down=["", second, ""])
        assert g.when("1 yes").told("won") == [f"1 {winner} LT-HERM-04"]
        assert g.now("flags_over_rare") == 1


# Points.


@pytest.mark.parametrize(("wins", "points"), [(0, 50), (1, -10), (2, -30), (3, 70), (4, 100)])
def test_points_by_wins(wins: int, points: int) -> None:
    """LT-GAP-04, LT-SCORE-01"""
    assert points_as_hermit(wins) == [points]


@pytest.mark.parametrize(("wins", "points"), [(0, 100), (1, 50), (2, -10), (3, -30), (4, 70), (5, 100)])
def test_points_by_wins_with_two_players(wins: int, points: int) -> None:
    """LT-2P-03, LT-2P-04, LT-GAP-16"""
    assert points_as_hermit(wins, 2) == [points]


def test_five_wins_win_the_game() -> None:
    """LT-TRICK-07, LT-GAP-06"""
    g = Little(3, None, 0, at="score", characters=CAST, wins=[0, 5, 0], points=[90, 0, 90], bid=1)
    assert g.told("game-over") == ["1 LT-TRICK-07"]
