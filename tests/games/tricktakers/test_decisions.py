"""The decisions of the basic game, and no other: section 3.16 of the rules."""

import pytest

from followsuit import SPECTATOR
from followsuit.core.rng import seeded
from followsuit.games.tricktakers.game import GAME
from tricktakers import Takers

VIEWERS = [0, 1, 2, 3, SPECTATOR]
FOUR = ["king", "gambler", "resistance", "hermit"]
HANDS = ["r1 r2 r3 r4 r5", "b1 b2 b3 b4 b5", "g1 g2 g3 g4 g5", "k1 k2 k3 k4 k5"]
NAMING: dict[str, int | str | bool] = {"first_lead": "names"}


def setting_up(round_number: int = 1, **more: object) -> Takers:
    return Takers(4, {}, 0, at="setup", round=round_number, characters=FOUR, hands=HANDS, **more)


def gambling(round_number: int = 1, **more: object) -> Takers:
    """The King has discarded; the Gambler sets up."""
    g = setting_up(round_number, **more)
    g.when("0 r1")
    return g


def asked_in(games: int, players: int, options: dict[str, int | str | bool]) -> set[str]:
    """Every kind of question put in so many random games."""
    asked: set[str] = set()
    for seed in range(games):
        t = GAME.new_table(players, options, seed)
        rng = seeded(seed)
        while (seat := t.next_seat()) >= 0:
            asked.add(type(t.question()).__name__)
            offered = t.options(seat)
            assert offered
            t.apply(seat, offered[rng.below(len(offered))])
    return asked


def test_these_are_all_the_decisions() -> None:
    """TT-DEC-01 to TT-DEC-10, TT-DEC-12  With 3 to 5 players nothing else is asked, and all of these are."""
    asked = asked_in(30, 3, NAMING) | asked_in(20, 4, NAMING) | asked_in(20, 5, NAMING)
    assert asked == {
        "ChooseCharacter",
        "DiscardOne",
        "PokerExchange",
        "BidWins",
        "StakePoints",
        "SpendBlackCrown",
        "ExchangeCards",
        "TakeTurn",
        "NameLeader",
    }


def test_two_players_decide_the_same_but_for_renewals() -> None:
    """TT-DEC-01, TT-DEC-06, TT-DEC-11  The leader is named in the last round."""
    assert asked_in(20, 2, {}) == {
        "ChooseUnused",
        "DiscardOne",
        "PokerExchange",
        "BidWins",
        "StakePoints",
        "TakeTurn",
        "NameLeaderOfTwo",
    }


def test_each_player_takes_a_character_that_is_still_there() -> None:
    """TT-DEC-01  In turn; everybody sees the choice."""
    g = Takers(at="choose", first_player=2)
    g.when("2 hermit")
    assert g.asked() == "3 ChooseCharacter: king gambler resistance berserker"
    assert (g.refused("3 hermit"), g.refused("3 done")) == ("TT-SEL-03", "FS-TURN-02")
    assert [g.told("chose", viewer) for viewer in VIEWERS] == [["2"]] * 5
    assert [g.events("chose", viewer)[0].number for viewer in VIEWERS] == [g.table.characters[2]] * 5


def test_the_previous_king_may_not_take_king() -> None:
    """TT-DEC-01"""
    g = Takers(at="choose", round=2, previous=["hermit", "king", "gambler", "resistance"])
    assert g.asked() == "1 ChooseCharacter: gambler resistance hermit berserker"
    assert g.refused("1 king") == "TT-SEL-08"


def test_of_two_players_nobody_takes_a_character_again_or_the_others() -> None:
    """TT-DEC-01"""
    g = Takers(2, at="choose", round=2, unused_characters=["king gambler", "king gambler hermit berserker"])
    assert g.asked() == "1 ChooseUnused: king gambler hermit berserker"
    assert g.refused("1 resistance") == "TT-2P-10"
    g.when("1 king")
    assert (g.asked(), g.refused("0 king")) == ("0 ChooseUnused: gambler", "TT-2P-11")


def test_the_king_chooses_which_of_the_five_others_to_discard() -> None:
    """TT-DEC-02  He must, and the others see that one card went."""
    g = setting_up()
    assert g.asked() == "0 DiscardOne: r1 r2 r3 r4 r5"
    assert (g.refused("0 RAk"), g.refused("0 done")) == ("TT-KING-03", "FS-TURN-02")
    g.when("0 r3")
    assert [g.told("discarded", viewer) for viewer in VIEWERS] == [["0 r3"], *[["0 ?"]] * 4]


def test_the_gambler_exchanges_any_cards_up_to_twice() -> None:
    """TT-DEC-03  The others see how many, each time."""
    g = gambling()
    assert g.asked() == "1 PokerExchange: done b1 b2 b3 b4 b5"
    g.when("1 b1, 1 b2, 1 b3, 1 b4, 1 b5")
    assert g.asked().startswith("1 PokerExchange: done ")
    g.when(f"1 {g.asked().split()[3]}, 1 done")
    assert g.asked().startswith("1 BidWins: ")
    for viewer in VIEWERS:
        assert [event.number for event in g.events("exchanged", viewer)] == [5, 1]


def test_the_gambler_may_stop_exchanging() -> None:
    """TT-DEC-03"""
    g = gambling().when("1 done")
    assert g.asked().startswith("1 BidWins: ")
    assert (g.told("discarded", 1), g.told("drew", 1)) == (["0 ?"], [])


def test_the_gambler_must_bid() -> None:
    """TT-DEC-04  From 0 to 4; everybody sees the bid."""
    g = gambling().when("1 done")
    assert g.asked() == "1 BidWins: number-0 number-1 number-2 number-3 number-4"
    assert (g.refused("1 number-5"), g.refused("1 done")) == ("TT-GAM-08", "TT-GAM-08")
    g.when("1 number-3")
    assert [[event.number for event in g.events("bid", viewer)] for viewer in VIEWERS] == [[3]] * 5


def test_with_two_players_the_gambler_may_bid_five() -> None:
    """TT-DEC-04"""
    g = Takers(2, at="setup", characters=["gambler", "hermit"], hands=HANDS[:2]).when("0 done")
    assert g.asked().endswith(" number-4 number-5")


@pytest.mark.parametrize(
    ("round_number", "points", "most"), [(1, 80, 50), (3, 80, 100), (3, 130, 100), (1, 0, 20)]
)
def test_the_gambler_may_stake_tens_of_the_own_points(round_number: int, points: int, most: int) -> None:
    """TT-DEC-05  Up to 50, in the last round 100, and no more than there are with the 20 of the setup."""
    g = gambling(round_number=round_number, points=[30, points, 30, 30]).when("1 done, 1 number-2")
    assert g.asked() == "1 StakePoints: " + " ".join(f"number-{stake}" for stake in range(0, most + 1, 10))
    rule = "TT-GAM-09" if points + 20 > most else "TT-GAM-10"
    assert (g.refused(f"1 number-{most + 10}"), g.refused("1 number-5")) == (rule, "TT-GAM-10")
    g.when("1 number-20")
    assert [g.now("stake", viewer) for viewer in VIEWERS] == [20] * 5


def test_a_black_crown_may_be_spent_in_the_own_setup_of_round_3() -> None:
    """TT-DEC-06  The others see the spent Black Crown and how many cards went."""
    g = setting_up(3, black_crowns=[1, 0, 0, 0])
    assert g.asked() == "0 SpendBlackCrown: no yes"
    g.when("0 yes")
    assert g.asked() == "0 ExchangeCards: r1 r2 r3 r4 r5"
    assert g.refused("0 done") == "TT-REN-03"
    g.when("0 r1, 0 r5, 0 done")
    for viewer in VIEWERS:
        assert g.told("spent-black-crown", viewer) == ["0"]
        assert [event.number for event in g.events("exchanged", viewer)] == [2]
    assert g.table.black_crowns == [0, 0, 0, 0]


def test_without_a_black_crown_no_renewal_is_offered() -> None:
    """TT-DEC-06"""
    assert setting_up(3).asked() == "0 DiscardOne: r1 r2 r3 r4 r5"


def test_the_berserker_renews_anything_but_the_berserker_card() -> None:
    """TT-DEC-06"""
    g = Takers(
        3, at="setup", round=3, black_crowns=[1, 0, 0], characters=["berserker", "hermit", "resistance"]
    )
    g.when("0 yes")
    assert (len(g.t.options(0)), g.refused("0 M")) == (4, "TT-BER-18")


def hermit_to_play() -> Takers:
    return Takers(characters=["hermit", "king", "gambler", "resistance"], hands=HANDS, deck="b9 b8")


def test_the_hermit_may_draw_once_before_playing() -> None:
    """TT-DEC-07  The others see that a card was drawn, not which."""
    g = hermit_to_play()
    assert g.asked() == "0 TakeTurn: r1 r2 r3 r4 r5 power-0"
    g.when("0 power-0")
    assert [g.told("drew", viewer) for viewer in VIEWERS] == [["0 b9"], *[["0 ?"]] * 4]
    assert g.when("0 r1").asked() == "0 TakeTurn: r2 r3 r4 r5 b9"
    assert g.refused("0 power-0") == "TT-HER-02"


def test_if_nothing_can_be_drawn_it_is_not_offered() -> None:
    """TT-DEC-07"""
    g = Takers(characters=["hermit", "king", "gambler", "resistance"], hands=HANDS, rest_in_deck=0)
    assert (g.asked(), g.refused("0 power-0")) == ("0 TakeTurn: r1 r2 r3 r4 r5", "TT-GEN-14")


def test_having_drawn_the_hermit_discards_any_card() -> None:
    """TT-DEC-08  The drawn one included; and must."""
    g = hermit_to_play().when("0 power-0")
    assert g.asked() == "0 DiscardOne: r1 r2 r3 r4 r5 b9"
    assert (g.refused("0 done"), g.refused("0 power-0")) == ("FS-TURN-02", "FS-TURN-02")
    g.when("0 b9")
    assert [g.told("discarded", viewer) for viewer in VIEWERS] == [["0 b9"], *[["0 ?"]] * 4]


def test_whoever_is_in_turn_plays_a_legal_card() -> None:
    """TT-DEC-09  Everybody sees it; not to play is refused."""
    hands = ["r1 r2", "r3 b3 RAa", "g1 k1", "g2 k2"]
    g = Takers(characters=["berserker", "king", "gambler", "hermit"], hands=hands).when("0 r1")
    assert g.asked() == "1 TakeTurn: r3 RAa"
    assert (g.refused("1 b3"), g.refused("1 no")) == ("TT-TRICK-07", "FS-TURN-02")
    g.when("1 RAa")
    assert [g.told("played", viewer) for viewer in VIEWERS] == [["1 RAa"]] * 5


def test_resistance_may_declare_kakumei_with_the_card() -> None:
    """TT-DEC-10  Everybody sees it with the card; a second time in the round it is refused."""
    hands = ["r1 b1", "r3 b3", "r5 b5", "r7 b7"]
    g = Takers(characters=["resistance", "king", "gambler", "hermit"], hands=hands)
    assert g.asked() == "0 TakeTurn: r1 b1 power-0"
    g.when("0 power-0, 0 r1")
    assert [g.told("power", viewer) for viewer in VIEWERS] == [["0"]] * 5
    assert [g.now("kakumei", viewer) for viewer in VIEWERS] == [1] * 5
    g.when("1 r3, 2 r5, 3 r7")
    assert (g.asked(), g.refused("0 power-0")) == ("0 TakeTurn: b1", "TT-RES-02")


def test_of_two_players_the_one_behind_names_the_leader_of_the_last_round() -> None:
    """TT-DEC-11  The other may be named; everybody hears it."""
    g = Takers(
        2,
        at="setup",
        round=5,
        points=[90, 40],
        previous=["king", "gambler"],
        characters=["hermit", "resistance"],
        hands=HANDS[:2],
    )
    assert g.asked() == "1 NameLeaderOfTwo: seat-0 seat-1"
    assert (g.refused("1 done"), g.refused("0 seat-0")) == ("FS-TURN-02", "FS-TURN-01")
    g.when("1 seat-0")
    assert [g.told("named-leader", viewer) for viewer in (0, 1, SPECTATOR)] == [["1 0"]] * 3
    assert g.asked().startswith("0 TakeTurn: ")


def test_by_option_the_one_with_the_fewest_points_names_the_leader() -> None:
    """TT-DEC-12  After all setups."""
    g = Takers(
        options=NAMING,
        at="setup",
        round=2,
        points=[90, 40, 30, 60],
        crowns=[0, 0, 1, 0],
        previous=["gambler", "hermit", "resistance", "king"],
        characters=["resistance", "hermit", "king", "berserker"],
        hands=HANDS,
    )
    assert g.asked().startswith("2 DiscardOne: ")
    g.when("2 g1")
    assert g.asked() == "1 NameLeader: seat-0 seat-1 seat-2 seat-3"
    g.when("1 seat-3")
    assert [g.told("named-leader", viewer) for viewer in VIEWERS] == [["1 3"]] * 5
    assert g.asked().startswith("3 TakeTurn: ")
