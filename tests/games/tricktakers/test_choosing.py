"""Choosing characters with 3 to 5 players: section 3.4 of the rules, 3.3 of the additional characters."""

import pytest

from followsuit import WrongOption
from followsuit.core.option import argument_of
from followsuit.games.tricktakers.roster import BASE_BOX as BASE_CHARACTERS
from followsuit.games.tricktakers.roster import CHARACTERS, number_of
from tricktakers import Takers

Options = dict[str, int | str | bool]
BASE_BOX: Options = {"characters": "base_box"}
ALL_EIGHT: Options = {"characters": "base_box", "selection_mode": "all_star"}
SIX: Options = {"characters": "adventurer_too"}
SEVEN: Options = {"characters": "king,gambler,resistance,hermit,berserker,collector,ruler"}
BASIC = "king gambler resistance hermit berserker"


def row(g: Takers) -> list[str]:
    return str(g.now("row")).split()


def choose_all(g: Takers) -> list[int]:
    """Everybody takes the last character that may be taken; who was asked, in order."""
    order: list[int] = []
    while "ChooseCharacter" in g.asked():
        seat = g.t.next_seat()
        order.append(seat)
        g.t.apply(seat, g.t.options(seat)[-1])
    return order


def round_two(players: int = 4, options: Options | None = None, round: int = 2, **position: object) -> Takers:
    return Takers(players, options, 0, at="deal", round=round, **position)


@pytest.mark.parametrize("round", [1, 2, 3])
def test_all_five_lie_there_in_every_round(round: int) -> None:
    """TT-SEL-01, TA-SEL-01  Whatever was chosen before."""
    for players in (3, 4, 5):
        previous = ["resistance", "gambler", "berserker", "hermit", "king"][:players]
        g = round_two(players, round=round, previous=previous)
        assert row(g) == BASIC.split()


def test_five_are_all_laid_out_and_a_smaller_row_of_them_is_refused() -> None:
    """TA-SEL-01, TA-GAP-02  A smaller row begins with six characters."""
    assert row(Takers(3)) == BASIC.split()
    with pytest.raises(WrongOption, match=r"^selection_mode shuffle needs 6 characters: 5 all lie open\.$"):
        Takers(3, {"selection_mode": "shuffle"})
    assert len(row(Takers(3, SIX))) == 4


def test_everybody_knows_a_choice_at_once() -> None:
    """TT-SEL-02, TA-SEL-12"""
    g = Takers(3, at="choose").when("0 hermit")
    for viewer in range(3):
        assert g.now("characters", viewer) == ["hermit", "", ""]
        assert [(event.seat, event.number) for event in g.events("chose", viewer)] == [
            (0, number_of("hermit"))
        ]
    assert g.t.next_seat() == 1


def test_a_character_is_taken_once_in_a_round() -> None:
    """TT-SEL-03"""
    g = Takers(3, at="choose").when("0 hermit")
    assert g.asked() == "1 ChooseCharacter: king gambler resistance berserker"
    assert g.refused("1 hermit") == "TT-SEL-03"


@pytest.mark.parametrize(("players", "unselected"), [(3, 2), (4, 1), (5, 0)])
def test_how_many_characters_nobody_takes(players: int, unselected: int) -> None:
    """TT-SEL-04"""
    g = Takers(players)
    choose_all(g)
    chosen = set(g.table.characters)
    assert len(chosen) == players
    assert len(g.table.rules.characters) - len(chosen) == unselected


def test_a_later_player_knows_all_earlier_choices() -> None:
    """TT-SEL-05"""
    g = Takers(4, at="choose", first_player=1).when("1 king, 2 gambler")
    assert g.asked() == "3 ChooseCharacter: resistance hermit berserker"
    assert g.now("characters", 3) == ["", "king", "gambler", ""]


@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_in_round_1_the_first_player_chooses_first_and_then_clockwise(first: int) -> None:
    """TT-SEL-06, TA-SEL-10  Points and crowns do not matter."""
    g = Takers(4, at="choose", first_player=first, points=[70, 10, 50, 30], crowns=[0, 1, 0, 0])
    assert choose_all(g) == [(first + i) % 4 for i in range(4)]


@pytest.mark.parametrize("round", [2, 3])
def test_the_last_king_chooses_first_whatever_points_and_crowns(round: int) -> None:
    """TT-SEL-07, TT-SEL-17, TA-SEL-10"""
    previous = ["hermit", "gambler", "king", "berserker"]
    g = round_two(round=round, previous=previous, points=[10, 20, 300, 30], crowns=[0, 0, 2, 0])
    assert choose_all(g) == [2, 0, 1, 3]


@pytest.mark.parametrize("options", [{}, ALL_EIGHT])
def test_the_last_king_cannot_be_king_again(options: Options) -> None:
    """TT-SEL-08, TA-SEL-11"""
    g = round_two(3, options, previous=["hermit", "king", "gambler"])
    assert "king" not in g.asked()
    assert g.refused("1 king") == "TT-SEL-08"
    g.when("1 hermit")
    assert "king" in g.asked()


def test_the_bar_lasts_one_round() -> None:
    """TT-SEL-09  King in round 1, something else in round 2: the King again in round 3."""
    g = Takers(
        3,
        at="score",
        round=2,
        previous=["king", "hermit", "gambler"],
        characters=["gambler", "hermit", "resistance"],
        wins=[1, 2, 2],
        points=[0, 100, 100],
    )
    assert g.asked() == "0 ChooseCharacter: king gambler resistance hermit berserker"
    g.when("0 king")


def test_then_those_without_a_crown_with_the_fewest_points_first() -> None:
    """TT-SEL-10, TA-SEL-10"""
    previous = ["hermit", "gambler", "resistance", "berserker"]
    g = round_two(previous=previous, points=[60, 20, 40, 0], crowns=[0, 0, 0, 1])
    assert choose_all(g) == [1, 2, 0, 3]


def test_then_those_with_a_crown_with_the_fewest_points_first() -> None:
    """TT-SEL-11, TA-SEL-10"""
    previous = ["hermit", "gambler", "resistance", "berserker"]
    g = round_two(previous=previous, points=[60, 20, 400, 0], crowns=[1, 1, 0, 1])
    assert choose_all(g) == [2, 3, 1, 0]


@pytest.mark.parametrize(
    ("previous", "order"),
    [
        (["berserker", "hermit", "gambler", "resistance"], [2, 3, 1, 0]),
        (["gambler", "berserker", "resistance", "hermit"], [0, 2, 3, 1]),
        (["ruler", "collector", "hermit", "adventurer"], [3, 2, 1, 0]),
    ],
)
def test_equal_points_go_by_the_priority_of_the_last_round(previous: list[str], order: list[int]) -> None:
    """TT-SEL-12, TA-SEL-10"""
    assert choose_all(round_two(options=ALL_EIGHT, previous=previous, points=[50] * 4)) == order


def test_equal_points_among_those_with_a_crown_go_by_priority_too() -> None:
    """TT-SEL-13, TT-GAP-37, TA-SEL-10"""
    previous = ["berserker", "hermit", "gambler", "resistance"]
    g = round_two(previous=previous, points=[50] * 4, crowns=[1, 1, 0, 1])
    assert choose_all(g) == [2, 3, 1, 0]


def test_the_last_king_chooses_once() -> None:
    """TT-SEL-14"""
    g = round_two(previous=["king", "hermit", "gambler", "resistance"], points=[0, 10, 20, 30])
    assert choose_all(g) == [0, 1, 2, 3]


@pytest.mark.parametrize("black_crowns", [[0, 0, 0, 0], [2, 0, 0, 0], [0, 1, 2, 1]])
def test_black_crowns_do_not_matter_for_the_order(black_crowns: list[int]) -> None:
    """TT-SEL-15"""
    previous = ["hermit", "gambler", "resistance", "berserker"]
    g = round_two(previous=previous, points=[20, 10, 40, 30], black_crowns=black_crowns)
    assert choose_all(g) == [1, 0, 3, 2]


@pytest.mark.parametrize("character", ["gambler", "resistance", "hermit", "berserker"])
def test_the_same_character_may_be_taken_again(character: str) -> None:
    """TT-SEL-16"""
    previous = [character, "king", "hermit" if character != "hermit" else "gambler"]
    g = round_two(3, previous=previous).when("1 " + ("gambler" if character != "gambler" else "hermit"))
    while g.t.next_seat() != 0:
        g.when(f"{g.t.next_seat()} king")
    g.when(f"0 {character}")


def test_round_3_is_chosen_as_round_2() -> None:
    """TT-SEL-17"""
    position: dict[str, object] = {
        "previous": ["hermit", "king", "gambler", "berserker"],
        "points": [20, 60, 40, 0],
        "crowns": [0, 1, 0, 1],
    }
    second = choose_all(round_two(4, None, 2, **position))
    assert second == choose_all(round_two(4, None, 3, **position)) == [1, 0, 2, 3]


def test_without_a_last_king_nobody_is_privileged() -> None:
    """TT-SEL-18"""
    previous = ["gambler", "resistance", "hermit", "berserker"]
    g = round_two(previous=previous, points=[30, 40, 20, 10])
    assert choose_all(g) == [3, 2, 0, 1]


def test_more_than_five_characters_change_what_is_offered() -> None:
    """TT-SEL-19"""
    assert len(row(Takers(4))) == 5
    assert len(row(Takers(3, BASE_BOX))) == 4
    assert len(row(Takers(3, ALL_EIGHT))) == 8


@pytest.mark.parametrize("round", [1, 2, 3])
def test_one_mode_holds_for_the_whole_game(round: int) -> None:
    """TT-SEL-20"""
    previous = ["hermit", "gambler", "resistance"]
    last_row = f"king {' '.join(previous)}"
    g = round_two(3, ALL_EIGHT, round=round, previous=previous)
    assert len(row(g)) == 8
    g = round_two(3, BASE_BOX, round=round, previous=previous, last_row=last_row)
    assert len(row(g)) == 4


@pytest.mark.parametrize("mode", ["all_star", "shuffle"])
def test_both_modes_choose_in_the_same_order(mode: str) -> None:
    """TT-SEL-23, TA-SEL-10, TA-SEL-13  And the lead is found in the same way."""
    g = round_two(
        options={"characters": "base_box", "selection_mode": mode},
        previous=["ruler", "king", "collector", "adventurer"],
        last_row="king adventurer collector berserker ruler",
        points=[20, 60, 20, 0],
        crowns=[0, 1, 0, 1],
    )
    assert g.now("leader") == 2
    assert choose_all(g) == [1, 2, 0, 3]


@pytest.mark.parametrize("crowns", [1, 2, 3])
def test_every_crown_that_is_owned_counts(crowns: int) -> None:
    """TT-SEL-25  However many there are, and wherever they came from."""
    previous = ["hermit", "gambler", "resistance"]
    g = round_two(3, previous=previous, points=[0, 50, 60], crowns=[crowns, 0, 0])
    assert g.now("leader") == 1
    assert choose_all(g) == [1, 2, 0]


def test_neither_a_piece_that_is_no_character_nor_a_card_is_taken() -> None:
    """TT-SEL-02"""
    g = Takers(3, at="choose")
    for answer in ("0 take-red", "0 map-of-destiny", "0 r1", "0 no", "0 seat-1"):
        assert g.refused(answer) == "FS-TURN-02"


@pytest.mark.parametrize(
    ("options", "players", "size"),
    [
        (SIX, 3, 4),
        (SIX, 4, 5),
        (SIX, 5, 6),
        (SEVEN, 3, 4),
        (SEVEN, 4, 5),
        (SEVEN, 5, 6),
        (BASE_BOX, 3, 4),
        (BASE_BOX, 4, 5),
        (BASE_BOX, 5, 6),
    ],
)
def test_the_row_is_one_more_than_the_players(options: Options, players: int, size: int) -> None:
    """TA-SEL-02, TA-SEL-08  So exactly one stays unselected."""
    g = Takers(players, options)
    laid_out = row(g)
    assert len(laid_out) == len(set(laid_out)) == size
    choose_all(g)
    unselected = [name for name in laid_out if name not in str(g.now("characters"))]
    assert len(unselected) == 1


def test_all_are_laid_out_if_there_are_not_more_than_fit() -> None:
    """TA-SEL-03"""
    g = Takers(5, SIX)
    assert row(g) == ["king", "gambler", "resistance", "adventurer", "hermit", "berserker"]
    assert g.told("laid-out") == []


def test_the_first_row_is_drawn_by_lot() -> None:
    """TA-SEL-04  Every character is in it sometimes, and none always."""
    rows = [row(Takers(3, BASE_BOX, seed)) for seed in range(60)]
    for number in BASE_CHARACTERS:
        character = CHARACTERS[number]
        count = sum(character.name.lower() in one for one in rows)
        assert 15 < count < 45


FILLED = [
    (SIX, 3, "king gambler resistance hermit", 2),
    (SIX, 4, "king gambler resistance adventurer hermit", 1),
    (SEVEN, 3, "king gambler resistance hermit", 3),
    (SEVEN, 4, "king gambler resistance collector hermit", 2),
    (SEVEN, 5, "king gambler resistance collector hermit ruler", 1),
    (BASE_BOX, 3, "king gambler resistance hermit", 4),
    (BASE_BOX, 4, "king gambler resistance hermit ruler", 3),
    (BASE_BOX, 5, "king gambler resistance hermit ruler collector", 2),
]


@pytest.mark.parametrize(("options", "players", "last_row", "first"), FILLED)
@pytest.mark.parametrize("round", [2, 3])
def test_those_not_in_the_last_row_are_laid_out_first(
    options: Options, players: int, last_row: str, first: int, round: int
) -> None:
    """TA-SEL-05, TA-SEL-06  The rest of the row comes from the last one."""
    last = last_row.split()
    for seed in range(4):
        g = Takers(players, options, seed, at="deal", round=round, last_row=last_row, previous=last[:players])
        everyone = [CHARACTERS[number].name.lower() for number in g.table.rules.characters]
        missing = [name for name in everyone if name not in last]
        assert len(missing) == first
        assert set(missing) <= set(row(g))
        assert len(row(g)) == players + 1


@pytest.mark.parametrize("round", [2, 3])
def test_used_and_unselected_ones_are_shuffled_together(round: int) -> None:
    """TA-SEL-06, TA-GAP-03, TA-OPT-05  Each of the last row fills a place sometimes."""
    last = ["king", "gambler", "resistance", "hermit", "ruler"]
    filled: list[str] = []
    for seed in range(60):
        g = Takers(4, BASE_BOX, seed, at="deal", round=round, last_row=" ".join(last), previous=last[:4])
        new = [name for name in row(g) if name in last]
        assert len(new) == 2
        filled += new
    assert set(filled) == set(last)
    assert 10 < filled.count("ruler") < 40


def test_by_option_the_unselected_one_is_laid_out_first() -> None:
    """TA-OPT-05, TA-GAP-03"""
    options: Options = {**BASE_BOX, "unselected_character": "first"}
    last = ["king", "gambler", "resistance", "hermit", "ruler"]
    for seed in range(12):
        g = Takers(4, options, seed, at="deal", round=2, last_row=" ".join(last), previous=last[:4])
        assert {"ruler", "adventurer", "collector", "berserker"} <= set(row(g))


def test_if_too_many_are_missing_the_row_is_drawn_from_them() -> None:
    """TA-SEL-07, TA-GAP-03"""
    options: Options = {**BASE_BOX, "unselected_character": "first"}
    seen: set[str] = set()
    for seed in range(30):
        g = Takers(
            3,
            options,
            seed,
            at="deal",
            round=2,
            last_row="king gambler resistance hermit",
            previous=["king", "gambler", "resistance"],
        )
        assert len(row(g)) == 4
        assert set(row(g)) <= {"hermit", "adventurer", "collector", "berserker", "ruler"}
        seen |= set(row(g))
    assert len(seen) == 5


def test_the_row_of_a_round_is_the_last_row_of_the_next() -> None:
    """TA-SEL-05  In a game of eight characters and three players the two halves take turns."""
    g = Takers(3, BASE_BOX, seed=2)
    first = set(row(g))
    while g.now("round") == 1:
        seat = g.t.next_seat()
        g.t.apply(seat, g.t.options(seat)[0])
    assert g.now("round") == 2
    assert not first & set(row(g))


def test_the_row_is_laid_out_after_the_deal_and_before_the_choice() -> None:
    """TA-SEL-09"""
    g = Takers(3, BASE_BOX)
    g.t.answer(g.t.next_seat(), g.t.options(g.t.next_seat())[0])
    assert g.t.log is not None
    kinds = [event.kind for event in g.t.log.told[0]]
    assert kinds == ["begins", "round"] + ["hand"] * 3 + ["laid-out"] * 4 + ["chose"]


def test_only_what_is_laid_out_may_be_taken() -> None:
    """TA-SEL-12"""
    g = Takers(3, BASE_BOX, at="choose", row="king hermit ruler collector")
    assert g.asked() == "0 ChooseCharacter: king hermit collector ruler"
    assert g.refused("0 gambler") == "TA-SEL-12"


def test_the_king_may_lie_there_again_but_not_for_the_last_king() -> None:
    """TA-SEL-11"""
    g = Takers(
        3,
        BASE_BOX,
        at="choose",
        round=2,
        row="king hermit ruler collector",
        previous=["gambler", "resistance", "king"],
    )
    assert g.asked() == "2 ChooseCharacter: hermit collector ruler"
    assert g.refused("2 king") == "TT-SEL-08"


@pytest.mark.parametrize("round", [1, 2])
def test_the_first_lead_follows_the_base_game(round: int) -> None:
    """TA-SEL-13  Whatever character is chosen, and in whatever order."""
    previous = ["ruler", "king", "collector"]
    g = Takers(
        3,
        ALL_EIGHT,
        at="choose",
        round=round,
        first_player=2,
        previous=previous,
        points=[10, 20, 30],
    )
    choose_all(g)
    assert g.now("leader") == (2 if round == 1 else 0)


def test_a_choice_is_one_of_the_pieces() -> None:
    """TT-SEL-02  What a program sees of the choice."""
    g = Takers(3, at="choose")
    assert [argument_of(pick) for pick in g.t.options(0)] == g.table.row
