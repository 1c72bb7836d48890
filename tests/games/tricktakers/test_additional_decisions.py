"""Choosing with the additional characters: what is decided, and who sees it when."""

import pytest

from followsuit import SPECTATOR
from followsuit.games.tricktakers.roster import CHARACTERS
from followsuit.games.tricktakers.table import TrickTakersTable
from tricktakers import Takers

BASE_BOX: dict[str, int | str | bool] = {"characters": "base_box"}
DRAFTED: dict[str, int | str | bool] = {"two_player_mode": "drafted", "first_player": "0"}
SECOND_ROUND: dict[str, object] = {"at": "choose", "round": 2, "row": "king, hermit, collector, ruler"}


def test_each_must_take_a_character_of_the_row_and_all_see_it() -> None:
    """TA-DEC-01  Two at least are left for the last one."""
    previous = ["adventurer", "king", "gambler"]
    g = Takers(3, BASE_BOX, 0, previous=previous, points=[10, 50, 20], **SECOND_ROUND)
    assert g.asked() == "1 ChooseCharacter: hermit collector ruler"
    assert [g.refused(f"1 {word}") for word in ("no", "king", "gambler")] == [
        "FS-TURN-02",
        "TT-SEL-08",
        "TA-SEL-12",
    ]
    g.when("1 hermit")
    assert [g.now("characters", seat) for seat in range(3)] == [["", "hermit", ""]] * 3
    assert g.refused("0 hermit") == "TT-SEL-03"
    assert g.when("0 king").asked() == "2 ChooseCharacter: collector ruler"


@pytest.mark.parametrize(("mode", "count"), [("adventurer_too", 6), ("base_box", 8)])
def test_two_players_draft_what_is_not_yet_taken(mode: str, count: int) -> None:
    """TA-DEC-12, TA-HID-21  Openly: both see what either has."""
    g = Takers(2, {**DRAFTED, "characters": mode})
    assert len(g.asked().split()) == 2 + count
    assert g.refused("0 done") == "FS-TURN-02"
    g.when("0 king")
    assert g.refused("1 king") == "TA-2P-04"
    g.when("1 hermit, 1 gambler")
    for viewer in (0, 1):
        assert g.now("unused_characters", viewer) == ["king", "gambler hermit"]
    assert [g.told("drafted", viewer) for viewer in (0, 1, SPECTATOR)] == [["0", "1", "1"]] * 3


def laying() -> Takers:
    """Both lay a character face down, with two rounds to go."""
    unused = ["king collector", "hermit ruler"]
    return Takers(2, DRAFTED, at="choose", round=3, unused_characters=unused, hands=["r1", "b1"])


def test_each_lays_one_of_the_own_unused_characters() -> None:
    """TA-DEC-13"""
    g = laying()
    assert g.asked() == "0 LayFaceDown: king collector; 1 LayFaceDown: hermit ruler"
    assert [g.refused(f"0 {word}") for word in ("hermit", "gambler", "done")] == ["TA-2P-12"] * 3


@pytest.mark.parametrize("chosen", ["king", "collector"])
def test_the_other_sees_only_that_a_choice_was_made(chosen: str) -> None:
    """TA-HID-22, TA-DEC-13"""
    g = laying().when(f"0 {chosen}")
    assert g.now("characters", 1) == ["", ""]
    assert (g.told("sealed", 1), g.told("chose", 1)) == (["0"], [])
    other = laying().when("0 collector" if chosen == "king" else "0 king")
    assert g.t.view(1).fingerprint() == other.t.view(1).fingerprint()
    assert g.when("1 ruler").now("characters", 1) == [chosen, "ruler"]


def test_the_last_character_is_forced() -> None:
    """TA-DEC-13"""
    g = Takers(
        2, DRAFTED, at="choose", round=4, unused_characters=["king", "ruler"], hands=["r1 r2", "b1 b2"]
    )
    assert g.now("characters") == ["king", "ruler"]


def test_all_know_the_characters_and_nobody_the_next_row() -> None:
    """TA-HID-20  Two tables that look the same to all lay out different rows."""
    cast = ["king", "gambler", "ruler"]
    position: dict[str, object] = {
        "characters": cast,
        "hands": ["k9", "b1", "g1"],
        "last_row": "king, gambler, hermit, ruler",
        "trick_number": 5,
        "wins": [2, 1, 1],
        "bid": 3,
        "tasks": "take-red take-blue",
    }
    six = "king,gambler,resistance,hermit,berserker,ruler"
    tables = [Takers(3, {"characters": six}, seed, **position) for seed in range(8)]
    assert len({g.t.view(0).fingerprint() for g in tables}) == 1
    for g in tables:
        g.when("0 k9, 1 b1, 2 g1")
    assert len({str(g.now("row")) for g in tables}) > 1
    view = tables[0].t.view(1).table
    assert isinstance(view, TrickTakersTable)
    assert [CHARACTERS[number].name for number in view.rules.characters if number not in view.row]


def test_no_view_and_no_event_holds_the_seed() -> None:
    """TA-HID-23  What the generator has in store cannot be told from what anybody is given."""
    tables = [Takers(2, DRAFTED, seed) for seed in range(1000, 1006)]
    for viewer in (0, 1, SPECTATOR):
        assert len({g.t.view(viewer).fingerprint() for g in tables}) == 1
    for g in tables:
        for pick in ("0 king", "1 hermit", "1 gambler", "0 resistance", "0 ruler", "1 collector"):
            g.when(pick)
        g.when("1 adventurer, 0 berserker")
    assert len({str(g.now("hands")) for g in tables}) == len(tables)
    for g in tables:
        assert g.t.log is not None
        numbers = [event.number for event in g.t.log.told[0]]
        assert not set(numbers) & set(range(1000, 1006))
