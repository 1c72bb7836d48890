"""5A  Berserker: section 4.5."""

import pytest

from followsuit.games.takers.table import DECK
from followsuit.games.tricktakers.cards import NAMES, OWNER
from tricktakers import Takers

HANDS = ["r1 r2 r3 r4 r5", "b1 b2 b3 b4 b5", "g1 g2 g3 g4 g5"]
CAST = ["resistance", "hermit", "berserker"]
SIX = {"RAm", "WFm", "r10", "b10", "g10", "k10"}


def berserker_sets_up(seed: int = 0, **position: object) -> Takers:
    given: dict[str, object] = {"at": "setup", "characters": CAST, "hands": HANDS, **position}
    return Takers(3, None, seed, **given)


def hand_of(g: Takers, seat: int = 2) -> set[str]:
    return {NAMES[card] for card in g.table.hand(seat)}


def own_deck(g: Takers) -> set[str]:
    """What lies in the Berserker's own pile."""
    return {NAMES[card] for card in g.table.cards.piles[g.table.roles_of(2)[0].character.place]}


def won(cards: str, hermit: int = 99) -> str:
    plays = cards.split()
    cast = ["king", "gambler", "berserker", "ruler", "collector"]
    if hermit < len(plays):
        cast.insert(hermit, "hermit")
    return Takers(len(plays), characters=cast[: len(plays)], hands=plays, trick=cards).told("won")[0]


def scored(wins: int, **position: object) -> Takers:
    given: dict[str, object] = {"points": [100, 100, 100], **position}
    cast = ["berserker", "king", "resistance"]
    others = [min(4, 5 - wins), 5 - wins - min(4, 5 - wins)]
    return Takers(3, None, 0, at="score", characters=cast, wins=[wins, *others], **given)


# Setup.


def test_the_berserker_discards_the_whole_hand() -> None:
    """TT-BER-01  Face down: nobody else sees the cards."""
    g = berserker_sets_up()
    assert g.now("discards") == "g1 g2 g3 g4 g5"
    assert (g.now("discards", 0), g.told("discarded", 0)) == ("? ? ? ? ?", ["2 ?"] * 5)


@pytest.mark.parametrize("seed", range(5))
def test_the_berserker_takes_the_berserker_card_and_four_of_the_other_six(seed: int) -> None:
    """TT-BER-02"""
    g = berserker_sets_up(seed)
    hand = hand_of(g)
    assert len(hand) == 5
    assert "M" in hand
    assert hand - {"M"} < SIX


def test_which_four_is_left_to_chance() -> None:
    """TT-BER-02  Each of the six is now drawn and now left."""
    hands = [hand_of(berserker_sets_up(seed)) for seed in range(30)]
    assert all(
        any(card in hand for hand in hands) and any(card not in hand for hand in hands) for card in SIX
    )


def test_the_two_cards_left_over_stay_unused_and_unseen() -> None:
    """TT-BER-03"""
    g = berserker_sets_up()
    left = own_deck(g)
    assert left == SIX - hand_of(g)
    assert len(left) == 2
    place = g.table.roles_of(2)[0].character.place
    assert [g.t.view(seat).table.cards.piles[place] for seat in (0, 1)] == [[-1, -1]] * 2
    while g.table.round == 1 and g.table.outcome is None:
        assert own_deck(g) == left
        g.t.apply(g.t.next_seat(), g.t.options(g.t.next_seat())[0])


def test_the_berserker_deck_has_seven_cards() -> None:
    """TT-BER-04, TT-GAP-06"""
    owned = {NAMES[card] for card in range(len(OWNER)) if OWNER[card] == "5A"}
    assert owned == {"M", *SIX}
    g = Takers(3, at="choose", hands=HANDS)
    assert not {NAMES[card] for card in g.table.cards.piles[DECK]} & owned  # none of them in the draw deck


def test_everyone_knows_the_deck_but_not_the_hand() -> None:
    """TT-BER-05  All see that the Berserker card is there; the rest of the hand is the owner's secret."""
    g = berserker_sets_up()
    assert g.now("hands", 0) == ["r1 r2 r3 r4 r5", "? ? ? ? ?", "M ? ? ? ?"]
    assert g.told("took-own", 0) == ["2 M"]
    assert g.told("drew-own", 0) == ["2 ? ? ? ? ?"]
    assert set(g.told("drew-own", 2)[0].split()[1:]) == hand_of(g)


@pytest.mark.parametrize(
    ("cards", "winner"),
    [("RAm RAa r9", "0 RAm"), ("RAa RAm r9", "0 RAa"), ("WFm WFa WFb", "0 WFm"), ("r1 RAa WFm", "1 RAa")],
)
def test_rare_and_flag_of_the_berserker_deck_are_ordinary(cards: str, winner: str) -> None:
    """TT-BER-06, TT-GAP-06"""
    assert won(cards).startswith(f"{winner} ")


# Strength.


@pytest.mark.parametrize("cards", ["RAa M k9", "M RAa RAk", "r9 RAa WFa M k9", "RAa WFa r10 M"])
def test_the_berserker_card_is_stronger_than_a_rare_and_the_hermits_flag(cards: str) -> None:
    """TT-BER-07"""
    flag = cards.split().index("WFa") if "WFa" in cards else 99
    assert won(cards, hermit=flag).endswith(" M TT-BER-07")


@pytest.mark.parametrize("one", ["r1", "b1", "g1", "k1"])
def test_every_1_is_stronger_than_the_berserker_card(one: str) -> None:
    """TT-BER-08  Off the lead colour, too."""
    assert won(f"r5 M {one}") == f"2 {one} TT-BER-08"
    assert won(f"k5 M {one}") == f"2 {one} TT-BER-08"


@pytest.mark.parametrize(
    ("cards", "winner"),
    [("RAa M r1 k1 b1", "2 r1"), ("M k1 r1", "1 k1"), ("r5 b1 M r1", "1 b1"), ("g1 k1 M", "0 g1")],
)
def test_beside_the_berserker_card_the_first_1_wins(cards: str, winner: str) -> None:
    """TT-BER-09  Black or not, lead colour or not."""
    assert won(cards) == f"{winner} TT-BER-08"


@pytest.mark.parametrize("cards", ["RAa WFa M r1", "M RAk r1", "r1 RAa M", "WFa RAa M r1"])
def test_beside_the_berserker_card_a_1_beats_rare_and_the_hermits_flag(cards: str) -> None:
    """TT-BER-10"""
    flag = cards.split().index("WFa") if "WFa" in cards else 99
    assert won(cards, hermit=flag).endswith(" r1 TT-BER-08")


@pytest.mark.parametrize("cards", ["M r1 b3", "r1 M b3", "b3 r1 M", "b3 M r1"])
def test_the_order_of_a_1_and_the_berserker_card_does_not_matter(cards: str) -> None:
    """TT-BER-11"""
    assert won(cards).endswith(" r1 TT-BER-08")


@pytest.mark.parametrize("cards", ["r9 r10 r2", "k10 k9 r1", "b10 b9 g10"])
def test_a_10_is_above_the_9_of_its_colour(cards: str) -> None:
    """TT-BER-12"""
    ten = next(card for card in cards.split() if card.endswith("10"))
    assert f" {ten} " in won(cards)


@pytest.mark.parametrize(
    ("cards", "winner"),
    [("r9 r10 r1", "2 r1"), ("r10 b1 g1", "0 r10"), ("k10 r1 b1", "0 k10"), ("k1 k10 r9", "0 k1")],
)
def test_a_10_loses_to_the_1_of_its_own_colour_only(cards: str, winner: str) -> None:
    """TT-BER-13"""
    assert won(cards).startswith(f"{winner} ")


@pytest.mark.parametrize(
    ("cards", "winner"),
    [
        ("r9 r10 r1 b1 g1", "2 r1"),
        ("r9 b10 r1 b1 g1", "0 r9"),
        ("r1 r10 k4 r5 g1", "2 k4"),
        ("k9 k10 k1 r9", "2 k1"),
        ("r9 r1 b2", "0 r9"),  # without the 10 it is the lowest
    ],
)
def test_a_1_over_a_10_is_the_first_of_its_colour_and_no_more(cards: str, winner: str) -> None:
    """TT-BER-14"""
    assert won(cards).startswith(f"{winner} ")


def test_the_berserker_card_has_no_colour() -> None:
    """TT-BER-15, TT-GAP-16  It may be played at any time and sets no lead colour."""
    g = Takers(3, characters=CAST, hands=["r5", "b2 g3", "r10 M"], leader=0).when("0 r5, 1 b2")
    assert g.asked() == "2 TakeTurn: M r10"
    g = Takers(3, characters=CAST, hands=["r5 b1", "b2 g3", "r10 M"], leader=2).when("2 M")
    assert (g.now("lead_colour"), g.asked()) == ("", "0 TakeTurn: r5 b1 power-0")


def test_10s_follow_like_any_number_card() -> None:
    """TT-BER-16  And are followed."""
    g = Takers(3, characters=["king", "gambler", "berserker"], hands=["r5", "b2", "r10 b10"]).when(
        "0 r5, 1 b2"
    )
    assert g.asked() == "2 TakeTurn: r10"
    assert g.refused("2 b10") == "TT-TRICK-07"
    g = Takers(3, characters=["king", "gambler", "berserker"], hands=["r5 b1", "b2", "r10"], leader=2).when(
        "2 r10"
    )
    assert g.asked() == "0 TakeTurn: r5"


# Discarding.


def renewing() -> Takers:
    """The Berserker of the last round spends a Black Crown; the setup comes first."""
    g = berserker_sets_up(round=3, black_crowns=[0, 0, 1], deck="k1 k2 k3 k4")
    assert g.asked() == "2 SpendBlackCrown: no yes"
    g.when("2 yes")
    return g


def test_a_renewal_draws_from_the_common_deck_and_spares_the_berserker_card() -> None:
    """TT-BER-17  All four others may go."""
    g = renewing()
    others = sorted(hand_of(g) - {"M"}, key=NAMES.index)
    assert g.asked() == f"2 ExchangeCards: {' '.join(others)}"
    g.when(*[f"2 {card}" for card in others])
    assert hand_of(g) == {"M", "k1", "k2", "k3", "k4"}


def test_by_option_a_renewal_draws_from_the_own_deck() -> None:
    """TT-BER-17  At most the two cards that are left of it."""
    options: dict[str, int | str | bool] = {"berserker_renewal": "own_deck"}
    g = Takers(3, options, at="setup", characters=CAST, hands=HANDS, round=3, black_crowns=[0, 0, 1])
    left = own_deck(g)
    given = sorted(hand_of(g) - {"M"}, key=NAMES.index)[:2]
    g.when("2 yes", *[f"2 {card}" for card in given])
    assert hand_of(g) >= left | {"M"}
    assert "TakeTurn" in g.asked()  # no third card could be given


def test_the_berserker_never_discards_the_berserker_card() -> None:
    """TT-BER-18"""
    assert renewing().refused("2 M") == "TT-BER-18"


def test_another_holder_may_discard_the_berserker_card() -> None:
    """TT-BER-18, TT-GAP-68  The King, the Gambler and the Hermit, if they had it."""
    king = Takers(
        3, at="setup", characters=["king", "hermit", "resistance"], hands=["r1 r2 r3 r4 M", *HANDS[1:]]
    )
    assert king.asked() == "0 DiscardOne: r1 r2 r3 r4 M"
    gambler = Takers(
        3, at="setup", characters=["gambler", "hermit", "king"], hands=["r1 r2 r3 r4 M", *HANDS[1:]]
    )
    assert "M" in gambler.when("2 g1").asked().split()
    hermit = Takers(3, characters=["hermit", "gambler", "king"], hands=["r1 M", "b1", "g1"], deck="k1")
    assert hermit.when("0 power-0, 0 M").now("discards") == "M"


# The end of the round.


def test_no_win_in_the_last_round_wins_the_game() -> None:
    """TT-BER-19  Not in an earlier one, and not with a win."""
    assert scored(0, round=3).told("game-over") == ["0 TT-BER-19"]
    assert [scored(0, round=number).told("game-over") for number in (1, 2)] == [[], []]
    assert scored(1, round=3).told("game-over") != ["0 TT-BER-19"]


@pytest.mark.parametrize(("wins", "points"), [(0, -30), (1, -10), (2, 30), (3, 50), (4, 80), (5, -50)])
def test_the_berserkers_points_by_tricks_won(wins: int, points: int) -> None:
    """TT-BER-20  Five wins are no character win and cost 50; in the last round no win is one."""
    for round_number in (1, 2):
        g = scored(wins, round=round_number)
        assert (g.table.points[0], g.told("game-over")) == (100 + points, [])
    assert scored(wins, round=3).table.points[0] == 100 + (points if wins else 0)


def test_the_berserker_gets_crowns_like_anybody() -> None:
    """TT-BER-21"""
    assert scored(5).told("crown") == ["0 TT-CRN-02"]
    for round_number in (1, 2):
        assert "0 TT-BCR-02" in scored(0, round=round_number).told("black-crown")


@pytest.mark.parametrize(("wins", "points"), [(0, -30), (1, -30), (2, -10), (3, 30), (4, 60), (5, -50)])
def test_the_berserkers_card_for_two_players(wins: int, points: int) -> None:
    """TT-GAP-07  In the fifth round no win or one win wins the game."""
    cast = ["berserker", "resistance"]
    g = Takers(2, at="score", characters=cast, wins=[wins, 5 - wins], points=[100, 0])
    assert (g.table.points[0], g.told("game-over")) == (100 + points, [])
    g = Takers(2, at="score", round=5, characters=cast, wins=[wins, 5 - wins], points=[100, 0])
    assert (g.told("game-over") == ["0 TT-2P-24"]) == (wins <= 1)
