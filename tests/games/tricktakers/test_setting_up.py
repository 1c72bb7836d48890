"""Setting up the characters, one after the other: sections 3.5 and 3.17 of the rules."""

import pytest

from tricktakers import Takers

HANDS = ["r1 r2 r3 r4 r5", "b1 b2 b3 b4 b5", "g1 g2 g3 g4 g5", "k1 k2 k3 k4 k5", "r6 b6 g6 k6 r7"]


def setting_up(*characters: str, **position: object) -> Takers:
    players = len(characters)
    return Takers(
        players, None, 0, at="setup", characters=list(characters), hands=HANDS[:players], **position
    )


def through_setup(g: Takers) -> list[int]:
    """Everybody answers with the last option until the first trick; who was asked, in order."""
    order: list[int] = []
    while "TakeTurn" not in g.asked():
        seat = g.t.next_seat()
        if seat not in order[-1:]:
            order.append(seat)
        g.t.apply(seat, g.t.options(seat)[-1])
    return order


def test_the_chosen_characters_are_set_up_after_all_choices() -> None:
    """TT-SETUP-01"""
    g = Takers(3, at="choose", hands=HANDS[:3]).when("0 gambler, 1 king")
    assert (g.now("points"), g.now("hand_counts")) == ([30, 30, 30], [5, 5, 5])
    g.when("2 hermit")
    assert g.asked() == "1 DiscardOne: b1 b2 b3 b4 b5"
    assert g.told("took-own") == ["1 RAk"]


@pytest.mark.parametrize(
    ("characters", "order"),
    [
        (["berserker", "hermit", "resistance", "gambler", "king"], [4, 3, 2, 1, 0]),
        (["hermit", "king", "berserker", "resistance", "gambler"], [1, 4, 3, 0, 2]),
        (["ruler", "collector", "adventurer", "berserker", "hermit"], [2, 4, 1, 3, 0]),
    ],
)
def test_the_highest_priority_sets_up_first(characters: list[str], order: list[int]) -> None:
    """TT-SETUP-02, TT-OWN-01, TA-SET-01  In round 3, with a Black Crown, everybody is asked something."""
    g = setting_up(*characters, round=3, black_crowns=[1] * 5)
    assert through_setup(g) == order


def test_never_two_players_set_up_at_the_same_time() -> None:
    """TT-SETUP-03, TT-GAP-47"""
    g = setting_up("ruler", "adventurer", "gambler", "king", round=3, black_crowns=[2] * 4)
    while "TakeTurn" not in g.asked():
        assert len(g.t.seats_to_act()) == 1
        waiting = (g.t.next_seat() + 1) % 4
        assert g.refused(f"{waiting} yes").startswith("FS-TURN")
        seat = g.t.next_seat()
        g.t.apply(seat, g.t.options(seat)[-1])


def test_what_was_done_openly_is_known_to_later_players() -> None:
    """TT-SETUP-04  Exchanges by their number of cards, the bid, the stake."""
    g = setting_up("berserker", "gambler", "ruler", round=3, black_crowns=[0, 0, 1])
    g.when("1 b1, 1 b2, 1 done, 1 done, 1 number-3, 1 number-20")
    assert g.t.next_seat() == 2
    assert [event.number for event in g.events("exchanged", 2)] == [2, 0]
    assert [event.number for event in g.events("bid", 2)] == [3]
    assert (g.now("bid", 2), g.now("stake", 2), g.now("points", 2)) == (3, 20, [30, 30, 30])


def test_resistance_and_hermit_have_nothing_to_set_up() -> None:
    """TT-SETUP-05"""
    g = setting_up("resistance", "hermit", "king")
    g.when("2 g1")
    assert g.asked().startswith("0 TakeTurn")
    g = setting_up("resistance", "hermit", "king", round=3, black_crowns=[1, 1, 0])
    g.when("2 g1")
    assert g.asked() == "0 SpendBlackCrown: no yes"
    g.when("0 no")
    assert g.asked() == "1 SpendBlackCrown: no yes"


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(
    "characters",
    [
        ["king", "gambler", "resistance", "hermit", "berserker"],
        ["adventurer", "collector", "ruler", "berserker", "king"],
    ],
)
def test_every_hand_has_five_cards_after_setup(characters: list[str], seed: int) -> None:
    """TT-SETUP-06"""
    g = Takers(5, seed=seed, at="setup", round=3, black_crowns=[1] * 5, characters=characters, hands=HANDS)
    through_setup(g)
    assert g.now("hand_counts") == [5] * 5


def test_the_ruler_sets_up_last_of_the_eight() -> None:
    """TT-OWN-02, TA-SET-05, TA-SET-06, TA-GAP-21  Bids, items, new hands and renewals are over by then."""
    g = setting_up("ruler", "gambler", "adventurer", "berserker", round=3, black_crowns=[0, 1, 1, 1])
    g.when("1 no, 1 no, 1 done, 1 no, 1 number-1, 1 no, 1 number-0, 1 no")
    g.when("2 no, 2 timid-boots, 2 no, 2 miracle-sword, 2 no")
    assert g.asked() == "3 SpendBlackCrown: no yes"
    g.when("3 no")
    assert g.asked().startswith("0 GiveTasks")
    assert "M" in str(g.now("hands"))


def test_forced_changes_come_before_choices() -> None:
    """TT-OWN-03  The Gambler has the 20 points, the King the Rare, before anything is asked."""
    g = setting_up("hermit", "gambler", "king")
    assert g.asked() == "2 DiscardOne: g1 g2 g3 g4 g5"
    assert "RAk" in str(g.now("hands"))
    g.when("2 g1")
    assert g.asked() == "1 PokerExchange: done b1 b2 b3 b4 b5"
    assert g.now("points") == [30, 50, 30]


def test_a_renewal_fits_before_between_and_after_the_steps() -> None:
    """TT-OWN-04  The last 'no' ends the setup."""
    g = setting_up("gambler", "hermit", "resistance", round=3, black_crowns=[1, 0, 0])
    asked = []
    for answer in ("no", "no", "done", "no", "number-1", "no", "number-0", "no"):
        asked.append(g.asked().split(":")[0])
        g.when(f"0 {answer}")
    assert "TakeTurn" in g.asked()
    assert asked == [
        "0 SpendBlackCrown",
        "0 SpendBlackCrown",
        "0 PokerExchange",
        "0 SpendBlackCrown",
        "0 BidWins",
        "0 SpendBlackCrown",
        "0 StakePoints",
        "0 SpendBlackCrown",
    ]


def test_taking_and_discarding_are_one_step() -> None:
    """TT-OWN-05  No renewal comes between the King's Rare and the discard."""
    g = setting_up("king", "hermit", "resistance", round=3, black_crowns=[1, 0, 0]).when("0 no")
    assert g.asked() == "0 DiscardOne: r1 r2 r3 r4 r5"
    assert g.refused("0 yes") == "TT-REN-08"
    g.when("0 r1")
    assert g.asked() == "0 SpendBlackCrown: no yes"


def test_the_berserker_renews_only_the_new_hand() -> None:
    """TT-OWN-07"""
    g = setting_up("berserker", "hermit", "resistance", round=3, black_crowns=[1, 0, 0])
    assert g.asked() == "0 SpendBlackCrown: no yes"
    assert g.now("discards", 0) == HANDS[0]
    assert len(g.table.hand(0)) == 5
    g.when("0 no")
    assert "TakeTurn" in g.asked()


def test_the_first_trick_starts_when_every_setup_is_finished() -> None:
    """TT-OWN-08"""
    g = setting_up(
        "king", "ruler", "hermit", round=2, previous=["king", "hermit", "gambler"], points=[50, 40, 10]
    )
    assert g.now("trick_number") == 0
    g.when("0 r1, 1 take-red")
    assert g.now("trick_number") == 0
    g.when("1 take-blue")
    assert (g.now("trick_number"), g.t.next_seat()) == (1, 2)


def test_the_adventurer_chooses_two_items() -> None:
    """TA-SET-02"""
    g = setting_up("adventurer", "hermit", "resistance")
    assert g.asked() == "0 ChooseItem: map-of-destiny potion-of-invisibility timid-boots"
    g.when("0 timid-boots")
    assert g.asked() == "0 ChooseItem: miracle-sword rulers-wand berserker-axe"
    g.when("0 rulers-wand")
    assert g.now("items") == "timid-boots rulers-wand"
    assert "TakeTurn" in g.asked()


def test_the_collector_only_gets_the_token_ready() -> None:
    """TA-SET-03  Nothing is asked, and a card can be reserved in the first trick."""
    g = setting_up("collector", "hermit", "resistance", leader=0)
    assert g.asked() == "0 TakeTurn: r1 r2 r3 r4 r5"
    g.when("0 r1")
    assert g.asked() == "0 MayReserve: no r1"


def test_the_ruler_has_the_four_tokens_ready() -> None:
    """TA-SET-04  Whichever colour is led in the first trick, a card of another colour can get its token."""
    for colour in "rbgk":
        hands = [f"{colour}1 {colour}2", f"{colour}3 r9 b9 g9 k9", f"{colour}5 {colour}6"]
        g = Takers(3, at="play", characters=["king", "ruler", "hermit"], hands=hands).when(f"0 {colour}1")
        assert "power-0" in g.asked()
        other = next(card for card in ("r9", "b9") if card[0] != colour)
        g.when(f"1 power-0, 1 {other}")
        assert g.now("trick") == f"{colour}1 {other}"


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_tasks_are_given_after_every_other_setup(seat: int) -> None:
    """TA-SET-05  Wherever the Ruler sits."""
    characters = ["king", "gambler"]
    characters.insert(seat, "ruler")
    g = setting_up(*characters)
    order = through_setup(g)
    assert order[-1] == seat
    assert len(order) == 3


def test_the_ruler_knows_what_the_others_have_done() -> None:
    """TA-SET-06, TA-GAP-21"""
    g = setting_up("ruler", "gambler", "adventurer", round=3, black_crowns=[0, 1, 0])
    g.when("1 yes, 1 b1, 1 done, 1 done, 1 number-2, 1 number-50, 2 potion-of-invisibility, 2 berserker-axe")
    assert g.asked().startswith("0 GiveTasks")
    assert (g.now("bid", 0), g.now("stake", 0), g.now("black_crowns", 0)) == (2, 50, [0, 0, 0])
    assert g.now("items", 0) == "potion-of-invisibility berserker-axe"
    assert [event.number for event in g.events("exchanged", 0)] == [1, 0]


@pytest.mark.parametrize("is_before", [True, False])
def test_the_ruler_renews_before_or_after_the_tasks(is_before: bool) -> None:
    """TA-SET-07, TA-GAP-21"""
    g = setting_up("ruler", "hermit", "resistance", round=3, black_crowns=[1, 0, 0])
    if is_before:
        g.when("0 yes, 0 r1, 0 done, 0 take-red, 0 take-blue")
    else:
        g.when("0 no, 0 take-red, 0 take-blue, 0 yes, 0 r1, 0 done")
    assert "TakeTurn" in g.asked()
    assert g.now("black_crowns") == [0, 0, 0]


@pytest.mark.parametrize(
    "answers",
    [
        "0 yes, 0 r1, 0 done, 0 timid-boots, 0 miracle-sword",
        "0 no, 0 timid-boots, 0 yes, 0 r1, 0 done, 0 miracle-sword",
        "0 no, 0 timid-boots, 0 no, 0 miracle-sword, 0 yes, 0 r1, 0 done",
    ],
)
def test_the_adventurer_renews_before_or_after_the_items(answers: str) -> None:
    """TA-SET-08"""
    g = setting_up("adventurer", "hermit", "resistance", round=3, black_crowns=[1, 0, 0]).when(answers)
    assert "TakeTurn" in g.asked()
    assert (g.now("black_crowns"), g.now("items")) == ([0, 0, 0], "timid-boots miracle-sword")


def test_items_are_known_to_those_who_set_up_later() -> None:
    """TA-GAP-30  Hermit, Collector, Berserker and Ruler come after the Adventurer, the others before."""
    characters = ["king", "gambler", "adventurer", "hermit", "ruler"]
    g = setting_up(*characters, round=3, black_crowns=[0, 0, 0, 1, 0])
    g.when("0 r1, 1 done, 1 number-0, 1 number-0")
    assert g.now("items", 1) == ""
    g.when("2 timid-boots, 2 miracle-sword")
    assert g.t.next_seat() == 3
    assert [g.now("items", seat) for seat in (3, 4)] == ["timid-boots miracle-sword"] * 2
