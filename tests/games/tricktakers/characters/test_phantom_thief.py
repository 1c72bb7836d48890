"""The Phantom Thief: letters, the exchange with the partner, the chip and the thefts (TX, chapter 4.5)."""

import pytest

from followsuit import SPECTATOR
from followsuit.core.cards import HIDDEN
from followsuit.core.event import NO_SEAT
from followsuit.games.takers.table import DECK
from followsuit.games.tricktakers.cards import OWNER
from followsuit.games.tricktakers.roster import CHARACTERS
from tables import Given
from tricktakers import Takers

Options = dict[str, int | str | bool]
LETTERS = "notice-of-crown notice-of-black-crown notice-of-30-points invitation"


def table(cast: str, options: Options | None = None, seed: int = 0, /, **position: object) -> Given:
    """The Phantom Thief is seat 1, unless the test says otherwise."""
    names = cast.split(", ")
    chosen: Options = {"characters": ",".join(names)}
    if len(names) > 2:
        chosen["selection_mode"] = "all_star"
    else:
        chosen["two_player_mode"] = "drafted"
    return Takers(len(names), {**chosen, **(options or {})}, seed, characters=names, **position)


def playing(
    hands: list[str],
    cast: str = "king, phantom thief, hermit",
    options: Options | None = None,
    /,
    **position: object,
) -> Given:
    """Two tricks are left, and the Thief leads; seat 2 is the partner."""
    letters = ["", "", "invitation"]
    filled: dict[str, object] = {"letters": letters, "chip": "0", "trick_number": 4, "leader": 1, **position}
    return table(cast, options, hands=hands, **filled)


def scored(wins: list[int], letters: list[str], chip: str, cast: str = "", /, **position: object) -> Given:
    """The round is scored; the Thief is seat 1 of four, or of as many as there are wins."""
    others = "resistance, phantom thief, adventurer, collector, time traveler"
    names = cast or ", ".join(others.split(", ")[: len(wins)])
    filled: dict[str, object] = {"points": [100] * len(wins), "trick_number": 5, **position}
    return table(names, at="score", wins=wins, letters=letters, chip=chip, **filled)


def part(g: Given, key: str, seat: int, viewer: int | None = None) -> object:
    """What a position says of one seat."""
    values = g.now(key, viewer)
    assert isinstance(values, list)
    return values[seat]


def stolen(g: Given) -> list[str]:
    """Who was robbed of what."""
    crowns = [f"{event.other} crown" for event in g.events("stole-crown")]
    black = [f"{event.other} black-crown" for event in g.events("stole-black-crown")]
    lost = [
        event for event in g.events("lost") if event.because[0].rule in ("TX-THF-27", "TX-THF-30", "TX-2P-22")
    ]
    return [*crowns, *black, *[f"{event.seat} {event.number}" for event in lost]]


# Setup.


def test_each_other_player_gets_a_letter() -> None:
    """TX-THF-01, TX-DEC-26"""
    g = table("resistance, phantom thief, hermit, berserker", at="setup")
    assert g.asked() == f"1 GiveLetters: {LETTERS}"
    assert g.refused("1 no") == "FS-TURN-02"
    g.when("1 invitation")
    assert g.refused("1 invitation") == "TX-THF-01"
    g.when("1 notice-of-crown, 1 notice-of-30-points")
    assert g.now("letters") == ["30-points", "", "invitation", "crown"]


@pytest.mark.parametrize(("players", "given"), [(5, 4), (4, 3), (3, 2)])
def test_as_many_letters_as_other_players_are_given(players: int, given: int) -> None:
    """TX-THF-02  With five players all four; the Invitation may be among those that stay out."""
    cast = ", ".join(["resistance", "phantom thief", "hermit", "berserker", "collector"][:players])
    g = table(cast, at="setup")
    for letter in LETTERS.split()[:given]:
        assert g.asked().startswith("1 GiveLetters")
        g.when(f"1 {letter}")
    assert g.asked() == "1 PlaceChip: chip-0 chip-1"
    assert ("invitation" in str(g.now("letters"))) == (players == 5)


def test_letters_and_chip_lie_open() -> None:
    """TX-THF-03, TX-THF-05, TX-HID-21, TX-SET-04, TX-DEC-26, TX-DEC-27"""
    g = table("resistance, phantom thief, hermit", at="setup").when(
        "1 notice-of-crown, 1 invitation, 1 chip-1"
    )
    assert g.told("letter") == ["1 2", "1 0"]
    for viewer in (0, 2, SPECTATOR):
        counters = g.game.layout(g.t.view(viewer)).counters
        shown = [
            (c.seat, c.name, g.game.pieces[c.piece].key) for c in counters if c.name in ("letter", "chip")
        ]
        assert shown == [(0, "letter", "invitation"), (2, "letter", "notice-of-crown"), (1, "chip", "chip-1")]


def test_the_letters_say_who_is_partner_and_who_a_target() -> None:
    """TX-THF-04"""
    g = scored([1, 1, 1, 1], ["invitation", "", "crown", "30-points"], "0", crowns=[1, 0, 1, 0])
    assert stolen(g) == ["2 crown", "3 30"]


def test_the_chip_is_put_on_a_field_face_up() -> None:
    """TX-THF-05, TX-DEC-27"""
    g = table("resistance, phantom thief, hermit", at="setup").when("1 notice-of-crown, 1 invitation")
    assert g.asked() == "1 PlaceChip: chip-0 chip-1"
    assert g.refused("1 chip-flip") == "FS-TURN-02"
    assert g.refused("1 chip-plus-1") == "FS-TURN-02"
    g.when("1 chip-1")
    assert (g.now("chip"), g.now("chip_down")) == ("1", 0)


def test_the_thief_has_the_lowest_priority_and_sets_up_last() -> None:
    """TX-PRI-02, TX-SET-04"""
    assert CHARACTERS[-1].code == "5C"
    g = table("phantom thief, ruler, hermit", at="setup").when("1 take-red, 1 take-blue")
    assert g.asked() == f"0 GiveLetters: {LETTERS}"


# The exchange.


def test_an_exchange_is_offered_before_the_own_card() -> None:
    """TX-THF-06, TX-DEC-28"""
    g = playing(["r9 b1", "r2 b2", "g3 b3"])
    assert g.asked() == "1 TakeTurn: r2 b2 power-0"
    g.when("1 power-0")
    assert g.asked() == "1 OfferCard: r2 b2"
    g = playing(["r9 b1", "r2 b2", "g3 b3"]).when("1 r2")
    assert g.refused("1 power-0") == "FS-TURN-01"


def test_one_offer_in_a_turn() -> None:
    """TX-THF-06, TX-GAP-40, TT-FLOW-05  In the next trick there is another."""
    g = playing(["r9 b1", "r2 b2", "g3 b3"]).when("1 power-0, 1 r2, 2 b3")
    assert g.asked() == "1 TakeTurn: b2 b3"
    assert g.refused("1 power-0") == "TX-THF-06"
    assert g.when("1 b3, 2 r2, 0 b1, 1 no").asked() == "1 TakeTurn: b2 power-0"


def test_the_offered_card_is_seen_by_the_partner_alone() -> None:
    """TX-THF-07, TX-HID-18, TX-DEC-28"""
    g = playing(["r9 b1", "r2 b2", "g3 b3"]).when("1 power-0, 1 r2")
    assert g.asked() == "2 AnswerOffer: no b3 g3"
    assert g.told("offered", 2) == ["1 2 r2"]
    assert g.told("offered", 0) == ["1 2 ?"]
    for viewer, face in [(0, HIDDEN), (SPECTATOR, HIDDEN), (2, g.game.read_card("r2"))]:
        areas = g.game.layout(g.t.view(viewer)).areas
        assert [area.cards for area in areas if area.name == "offered"] == [[face]]


def test_a_partner_who_accepts_gives_a_card_for_it() -> None:
    """TX-THF-08, TX-DEC-29, TX-HID-18, TX-HID-19, TX-MAT-112  Only the two know the cards."""
    g = playing(["r9 b1", "r2 b2", "g3 b3"]).when("1 power-0, 1 r2, 2 g3")
    assert g.now("hands") == ["r9 b1", "b2 g3", "r2 b3"]
    assert g.told("accepted", 0) == ["2 1"]
    assert (g.told("gave", 1), g.told("gave", 0)) == (["2 1 g3"], ["2 1 ?"])
    assert g.now("hands", 0) == ["r9 b1", "? ?", "? ?"]
    assert g.now("hands", 1) == ["? ?", "b2 g3", "r2 ?"]
    assert g.now("hands", 2) == ["? ?", "g3 ?", "r2 b3"]
    assert g.asked() == "1 TakeTurn: b2 g3"
    g.when("1 b2")
    assert g.asked() == "2 TakeTurn: b3 power-0"  # it was no use of the Hermit's own power


def test_another_card_than_the_offered_one_is_given() -> None:
    """TX-THF-09, TX-GAP-40"""
    g = playing(["r9 b1", "r2 b2", "g3 b3"]).when("1 power-0, 1 r2")
    assert g.refused("2 r2") == "TX-THF-09"


def test_a_refused_card_is_discarded_and_replaced_from_the_deck() -> None:
    """TX-THF-10, TX-HID-18, TX-HID-19, TX-DEC-29, TX-MAT-97"""
    g = playing(["r9 b1", "r2 b2", "g3 b3"], deck="k9").when("1 power-0, 1 r2, 2 no")
    assert g.now("hands") == ["r9 b1", "b2 k9", "b3 g3"]
    assert g.told("refused", 0) == ["2 1"]
    assert [g.now("discards", viewer) for viewer in (0, 1, 2)] == ["?", "r2", "r2"]
    assert g.told("drew", 1) == ["1 k9"]
    cast = "king, phantom thief, hermit"
    g = playing(["r9 b1", "r2 b2", "g3 b3"], cast, {"discards": "face_up"}).when("1 power-0, 1 r2, 2 no")
    assert g.now("discards", 0) == "r2"


def test_a_refused_exclusive_card_is_out_and_the_common_deck_gives_another() -> None:
    """TX-MAT-97, TX-MAT-96, TX-THF-10  When the discards are shuffled, it is not among them."""
    g = playing(
        ["b1 b9", "RAk r2", "g3 b3"], "king, phantom thief, alchemist", rest_in_deck=0, discards="r5 r6"
    )
    g.when("1 power-0, 1 RAk, 2 no")
    assert sorted(str(part(g, "hands", 1)).split()) in (["r2", "r5"], ["r2", "r6"])
    assert g.now("out") == "RAk"
    assert not [card for card in g.t.cards.piles[DECK] if OWNER[card]]


def test_no_exchange_with_an_empty_hand() -> None:
    """TX-THF-11, TX-DEC-28, TX-EX-29  In the fifth trick the partner has played."""
    g = playing(["r9", "r2", "r3"], leader=2, trick_number=5).when("2 r3, 0 r9")
    assert g.asked() == "1 TakeTurn: r2"
    assert g.refused("1 power-0") == "TX-THF-11"
    assert playing(["r9", "r2", "r3"], trick_number=5).asked() == "1 TakeTurn: r2 power-0"


def test_a_partner_who_put_the_turn_off_still_holds_a_card() -> None:
    """TX-MAT-75, TX-THF-11"""
    g = playing(
        ["r9", "r2", "r3"],
        "king, phantom thief, adventurer",
        leader=2,
        trick_number=5,
        items="timid-boots white-orb",
        item_deck="dragon-doll",
    ).when("2 power-2, 0 r9")
    assert g.asked() == "1 TakeTurn: r2 power-0"


def test_a_face_down_second_card_is_no_hand_card() -> None:
    """TX-MAT-83, TX-THF-11"""
    g = playing(["r9", "r2", "r3"], "king, phantom thief, ninja", leader=2, trick_number=5, deck="k1")
    g.when("2 r3, 2 yes, 2 yes, 0 r9")
    assert g.refused("1 power-0") == "TX-THF-11"


def test_the_berserker_cannot_give_the_berserker_card() -> None:
    """TX-THF-12, TX-MAT-44"""
    g = playing(["r9 b1", "r2 b2", "M b3"], "king, phantom thief, berserker").when("1 power-0, 1 r2")
    assert g.asked() == "2 AnswerOffer: no b3"
    assert g.refused("2 M") == "TX-THF-12"
    g.when("2 b3")
    assert part(g, "shown", 2) == "M"  # everyone knows that it stayed


def test_no_exchange_if_the_partner_has_nothing_to_give() -> None:
    """TX-THF-13, TX-GAP-41, TX-DEC-28"""
    g = playing(["r9 b1", "r2 b2", "M"], "king, phantom thief, berserker")
    assert g.asked() == "1 TakeTurn: r2 b2"
    assert g.refused("1 power-0") == "TX-THF-13"


def test_the_thief_may_offer_the_berserker_card_if_it_came_to_hand() -> None:
    """TX-MAT-111, TX-MAT-44  A Berserker who refuses it discards it."""
    g = playing(["r9 b1", "M b2", "r5 b3"], "king, phantom thief, berserker", deck="k9")
    g.when("1 power-0, 1 M, 2 no")
    assert g.now("discards") == "M"
    g = playing(["r9 b1", "M b2", "r5 b3"], "king, phantom thief, berserker").when("1 power-0, 1 M, 2 r5")
    assert g.now("hands") == ["r9 b1", "r5 b2", "b3 M"]


def test_the_exchange_is_there_while_the_chip_lies_face_down() -> None:
    """TX-THF-14"""
    assert playing(["r9 b1", "r2 b2", "g3 b3"], chip_down=1).asked() == "1 TakeTurn: r2 b2 power-0"


def test_without_a_partner_there_is_no_exchange() -> None:
    """TX-GAP-43, TX-THF-02"""
    g = playing(["r9 b1", "r2 b2", "g3 b3"], letters=["crown", "", "30-points"])
    assert g.refused("1 power-0") == "TX-GAP-43"


def test_a_black_card_the_samurai_accepts_is_replaced() -> None:
    """TX-MAT-45, TX-THF-08  It is shown; a refused one is discarded unseen."""
    cast = "king, phantom thief, samurai"
    g = playing(["r9 b1", "k2 b2", "g3 b3"], cast, deck="g9").when("1 power-0, 1 k2, 2 b3")
    assert g.now("hands") == ["r9 b1", "b2 b3", "g3 g9"]
    assert g.told("discarded", 0) == ["2 k2 TX-SAM-02"]
    g = playing(["r9 b1", "k2 b2", "g3 b3"], cast, deck="g9").when("1 power-0, 1 k2, 2 no")
    assert g.told("discarded", 0) == ["2 ?"]


@pytest.mark.parametrize(
    ("partner", "card"),
    [("king", "RAk"), ("strategist", "k7s"), ("collector", "g9"), ("time traveler", "g9")],
)
def test_any_hand_card_may_be_given(partner: str, card: str) -> None:
    """TX-MAT-112, TX-THF-08  Exclusive cards, too."""
    g = playing(["r9 b1", "r2 b2", f"{card} b3"], f"hermit, phantom thief, {partner}")
    g.when("1 power-0, 1 r2", f"2 {card}")
    assert sorted(str(part(g, "hands", 1)).split()) == sorted(["b2", card])


def test_the_alchemist_as_partner() -> None:
    """TX-MAT-96, TX-THF-08  One card for one; in the Thief's hand it is a number card like any other."""
    g = playing(["r9 b1", "r2 b2", "ar1 ab2 ag3 ar4 ab4 ag4"], "king, phantom thief, alchemist")
    g.when("1 power-0, 1 r2, 2 ab4")
    assert g.now("hands") == ["r9 b1", "b2 ab4", "r2 ar1 ar4 ab2 ag3 ag4"]
    assert g.when("1 ab4").now("lead_colour") == "blue"
    g = playing(["r9 b1", "r2 b2", "ar1 ab2 ag3 ar4 ab4 ag4"], "king, phantom thief, alchemist", deck="k9")
    g.when("1 power-0, 1 r2, 2 no")
    assert (g.now("discards"), part(g, "hands", 1)) == ("r2", "b2 k9")


def test_an_open_card_is_seen_to_go() -> None:
    """TX-MAT-76, TA-MAT-41, TX-HID-18  Of a hand that lies open; the card that comes is hidden."""
    g = playing(
        ["r9 b1", "r2 b2", "g3 b3"],
        "king, phantom thief, adventurer",
        open=["", "", "g3 b3"],
        items="rock-crystal white-orb",
        item_deck="dragon-doll",
    ).when("1 power-0, 1 r2, 2 g3")
    assert g.told("gave", 0) == ["2 1 g3"]
    assert g.now("open") == ["", "", "b3"]
    assert g.now("hands", 0) == ["r9 b1", "g3 ?", "b3 ?"]


def test_what_lies_open_is_seen_to_stay() -> None:
    """TX-HID-18, TX-MAT-76"""
    g = playing(
        ["r9 b1", "r2 b2", "g3 b3"],
        "king, phantom thief, adventurer",
        open=["", "", "b3"],
        items="rock-crystal white-orb",
        item_deck="dragon-doll",
    ).when("1 power-0, 1 r2, 2 g3")
    assert g.told("gave", 0) == ["2 1 ?"]
    assert g.now("hands", 0) == ["r9 b1", "? ?", "b3 ?"]


# The chip.


def after_a_win(**position: object) -> Given:
    return playing(["r3 b1", "r9 b2", "g3 b3"], **position).when("1 r9, 2 g3, 0 r3")


def test_after_winning_a_trick_the_chip_may_be_changed() -> None:
    """TX-THF-15, TX-DEC-30, TX-TRK-12, TT-FLOW-28"""
    g = after_a_win()
    assert g.asked() == "1 ChangeChip: no chip-1 chip-flip"
    assert g.refused("1 chip-0") == "TX-THF-15"
    assert g.now("wins") == [0, 1, 0]
    g = after_a_win().when("1 chip-1")
    assert (g.now("chip"), g.now("chip_down")) == ("1", 0)
    assert g.told("put-chip") == ["1"]
    g = after_a_win().when("1 no")
    assert (g.now("chip"), g.now("chip_down")) == ("0", 0)
    assert after_a_win(chip="1").asked() == "1 ChangeChip: no chip-0 chip-flip"


def test_the_chip_is_moved_or_flipped_but_never_both() -> None:
    """TX-THF-16"""
    assert after_a_win().when("1 chip-1").asked() == "1 TakeTurn: b2 power-0"
    g = after_a_win().when("1 chip-flip")
    assert g.asked() == "1 TakeTurn: b2 power-0"
    assert (g.now("chip"), g.now("chip_down")) == ("0", 1)
    assert g.told("flipped-chip-down", 0) == ["1"]


def test_the_chip_may_be_changed_after_the_fifth_trick() -> None:
    """TX-THF-17"""
    g = playing(["r3", "r9", "g3"], trick_number=5).when("1 r9, 2 g3, 0 r3")
    assert g.asked() == "1 ChangeChip: no chip-1 chip-flip"


def test_nobody_else_changes_the_chip() -> None:
    """TX-THF-15"""
    g = playing(["r9 b1", "r2 b2", "g3 b3"]).when("1 r2, 2 g3, 0 r9")
    assert g.asked() == "0 TakeTurn: b1"


def test_a_chip_face_down_may_be_flipped_up_again() -> None:
    """TX-THF-18"""
    g = after_a_win(chip_down=1).when("1 chip-flip")
    assert g.now("chip_down") == 0
    assert g.told("flipped-chip-up") == ["1"]


def test_without_a_partner_the_chip_is_not_flipped() -> None:
    """TX-THF-19, TX-GAP-43, TX-DEC-30"""
    g = after_a_win(letters=["crown", "", "30-points"])
    assert g.asked() == "1 ChangeChip: no chip-1"
    assert g.refused("1 chip-flip") == "TX-THF-19"


# Theft.


@pytest.mark.parametrize(
    ("chip", "wins", "expected"),
    [
        ("0", [1, 1, 1, 2], ["0 crown", "2 black-crown"]),
        ("0", [0, 1, 2, 2], []),
        ("1", [2, 1, 0, 1], ["0 crown", "2 black-crown"]),
        ("1", [0, 2, 3, 0], ["2 black-crown"]),
        ("1", [1, 1, 3, 0], ["3 30"]),
    ],
)
def test_the_difference_in_wins_decides(chip: str, wins: list[int], expected: list[str]) -> None:
    """TX-THF-20, TX-THF-21, TX-THF-22, TX-THF-23, TT-EOR-11, TX-END-09  Every target is tested."""
    letters = ["crown", "", "black-crown", "30-points"]
    g = scored(wins, letters, chip, crowns=[1, 0, 0, 0], black_crowns=[0, 0, 1, 0])
    assert stolen(g) == expected


def test_the_partner_is_not_robbed_while_the_chip_lies_face_up() -> None:
    """TX-THF-23"""
    g = scored([1, 1, 3], ["invitation", "", "crown"], "0")
    assert stolen(g) == []
    assert g.asked() != "1 ChooseLoot"


def test_face_down_only_the_partner_is_robbed() -> None:
    """TX-THF-24, TX-THF-30, TX-DEC-31  One thing of choice; a target with the same wins is safe."""
    given: dict[str, object] = {"chip_down": 1, "crowns": [1, 0, 1, 0], "black_crowns": [1, 0, 0, 0]}
    letters = ["invitation", "", "crown", "30-points"]
    g = scored([1, 1, 1, 2], letters, "0", **given)
    assert g.asked() == "1 ChooseLoot: steal-crown steal-black-crown steal-30-points"
    g.when("1 steal-black-crown")
    assert stolen(g) == ["0 black-crown"]
    assert (g.now("crowns"), g.now("black_crowns")) == (
        [1, 0, 1, 0],
        [0, 2, 0, 0],
    )  # the Thief's one win brought one
    for wins in ([2, 1, 1, 1], [0, 1, 1, 3]):
        g = scored(wins, letters, "0", **given)
        assert (stolen(g), "ChooseLoot" in g.asked()) == ([], False)


def test_from_the_partner_only_what_there_is_can_be_chosen() -> None:
    """TX-THF-30, TX-THF-28, TX-DEC-31"""
    letters = ["invitation", "", "crown", "30-points"]
    g = scored([1, 1, 1, 2], letters, "0", chip_down=1)
    assert g.asked() == "1 ChooseLoot: steal-30-points"
    assert g.refused("1 steal-crown") == "TX-THF-28"
    assert stolen(g.when("1 steal-30-points")) == ["0 30"]
    g = scored([1, 1, 1, 2], letters, "0", chip_down=1, points=[0, 100, 0, 0])
    assert "ChooseLoot" not in g.asked()


def test_a_crown_moves() -> None:
    """TX-THF-25"""
    g = scored([2, 2, 1], ["crown", "", "invitation"], "0", crowns=[1, 0, 0])
    assert g.now("crowns") == [0, 1, 0]
    assert g.told("stole-crown", 2) == ["1 0"]


def test_a_black_crown_moves() -> None:
    """TX-THF-26"""
    g = scored([2, 2, 1], ["black-crown", "", "invitation"], "0", black_crowns=[2, 0, 0])
    assert g.now("black_crowns") == [1, 1, 0]
    assert g.told("stole-black-crown", 2) == ["1 0"]


@pytest.mark.parametrize(("points", "left"), [(100, 70), (30, 0), (20, 0)])
def test_thirty_points_move_or_all_there_are(points: int, left: int) -> None:
    """TX-THF-27, TX-EX-24"""
    g = scored([2, 2, 1], ["30-points", "", "invitation"], "0", points=[points, 100, 100])
    assert [part(g, "points", 0), part(g, "points", 1)] == [left, 100 + points - left]


def test_what_a_target_does_not_have_cannot_be_stolen() -> None:
    """TX-THF-28, TX-THF-29, TX-MAT-46, TA-MAT-42  The Collector gets no crown of this round."""
    g = scored([2, 2, 1, 0], ["crown", "", "invitation", ""], "0")
    assert g.now("crowns") == [0, 0, 0, 0]
    cast = "collector, phantom thief, resistance"
    assert stolen(scored([3, 2, 0], ["crown", "", "invitation"], "1", cast)) == []
    assert stolen(scored([3, 2, 0], ["crown", "", "invitation"], "1", cast, crowns=[1, 0, 0])) == ["0 crown"]


def test_what_was_won_in_this_round_can_be_stolen() -> None:
    """TX-THF-29, TX-END-11"""
    g = scored([3, 2, 0], ["crown", "", "invitation"], "1")
    assert g.told("crown") == ["0 TT-CRN-02"]
    assert g.now("crowns") == [0, 1, 0]


def test_a_forged_crown_can_be_stolen_in_the_same_round() -> None:
    """TX-THF-29, TX-END-12, TX-GAP-44  Forging comes before theft."""
    g = scored(
        [1, 2, 0],
        ["crown", "", "invitation"],
        "1",
        "alchemist, phantom thief, resistance",
        circle="T UL UR LL LR B",
        black_crowns=[1, 0, 0],
    )
    assert g.asked().startswith("0 Forge: no forge-crown")
    assert stolen(g.when("0 forge-crown")) == ["0 crown"]


def test_all_thefts_that_succeed_are_carried_out() -> None:
    """TX-THF-31, TX-GAP-44, TT-EOR-11  Nothing is asked; a Crown comes first, then a Black Crown."""
    g = scored(
        [1, 1, 1, 1, 1],
        ["30-points", "", "black-crown", "crown", "invitation"],
        "0",
        crowns=[0, 0, 0, 1, 0],
        black_crowns=[0, 0, 1, 0, 0],
    )
    assert stolen(g) == ["3 crown", "2 black-crown", "0 30"]
    assert g.t.log is not None
    kinds = [event.kind for event in g.t.log.told[0]]
    assert kinds.index("stole-crown") < kinds.index("stole-black-crown") < kinds.index("lost")


def test_the_tricks_really_won_count() -> None:
    """TX-THF-32, TX-GAP-42, TX-MAT-43  A lone Kakumei win is none only for the Black Crown."""
    g = scored([1, 1, 3], ["30-points", "", "invitation"], "0", kakumei_wins=1, kakumei_uses=1)
    assert "0 TT-RES-15" in g.told("black-crown")
    assert stolen(g) == ["0 30"]


def test_wins_of_ninja_and_thief() -> None:
    """TX-MAT-47, TX-THF-20, TX-THF-35  A difference of 1; the Ninja comes first for the Black Crowns."""
    g = scored([2, 1, 2], ["30-points", "", "invitation"], "1", "ninja, phantom thief, king")
    assert [event.seat for event in g.events("black-crown")] == [0, 1]
    assert stolen(g) == ["0 30"]


def test_a_stake_that_came_back_can_be_stolen() -> None:
    """TX-MAT-48, TX-END-11"""
    g = scored(
        [1, 2, 2],
        ["30-points", "", "invitation"],
        "1",
        "gambler, phantom thief, king",
        bid=1,
        stake=50,
        points=[0, 0, 0],
    )
    assert [part(g, "points", 0), part(g, "points", 1)] == [130, 30]  # 60 + 50 + 50, less 30


def test_points_of_tasks_come_before_the_theft() -> None:
    """TX-MAT-49, TX-END-11"""
    g = scored(
        [1, 2, 2],
        ["30-points", "", "invitation"],
        "1",
        "king, phantom thief, ruler",
        tasks="take-red take-blue",
        tasks_taken="take-red",
        points=[0, 0, 0],
        taken=["", "", "r1"],
    )
    assert stolen(g) == ["0 30"]
    assert part(g, "points", 0) == 10  # 20 by the table, 20 by the task, less 30


def test_a_pile_under_an_equipment_is_never_stolen() -> None:
    """TX-MAT-106, TX-THF-30"""
    letters = ["crown", "", "invitation"]
    given: dict[str, object] = {"chip_down": 1, "taken": ["", "", "r1 r2 r3"], "crowns": [0, 0, 1]}
    g = scored([3, 1, 1], letters, "0", "king, phantom thief, adventurer", **given)
    assert g.asked() == "1 ChooseLoot: steal-crown steal-30-points"
    g.when("1 steal-crown")
    assert g.told("stole-crown") == ["1 2"]


# Scoring and winning.


@pytest.mark.parametrize(("wins", "points"), [(0, 0), (1, -20), (2, 0), (3, -50), (4, 100)])
def test_the_table_of_wins(wins: int, points: int) -> None:
    """TX-THF-36, TX-WIN-04"""
    g = scored([5 - wins, wins, 0], ["", "", ""], "", "collector, phantom thief, king")
    assert part(g, "points", 1) == 100 + points
    assert g.told("game-over") == []


def test_five_wins_win_the_game() -> None:
    """TX-THF-36, TX-WIN-04"""
    assert scored([0, 5, 0], ["", "", ""], "").told("game-over") == ["1 TX-THF-36"]


@pytest.mark.parametrize(("wins", "is_paid"), [(1, False), (2, True), (3, False)])
@pytest.mark.parametrize("is_down", [0, 1])
def test_two_wins_pay_the_partner(wins: int, is_paid: bool, is_down: int) -> None:
    """TX-THF-33, TX-THF-34  Whichever side of the chip is up."""
    g = scored([5, wins, 0], ["", "", "invitation"], "0", "collector, phantom thief, king", chip_down=is_down)
    paid = [e.seat for e in g.events("scored") if e.because[0].rule == "TX-THF-33"]
    assert paid == ([2] if is_paid else [])
    assert part(g, "points", 1) == {1: 80, 2: 100, 3: 50}[wins]


def test_without_a_partner_nobody_is_paid() -> None:
    """TX-THF-34, TX-GAP-43"""
    g = scored([5, 2, 0], ["crown", "", "30-points"], "0", "collector, phantom thief, king")
    assert [e for e in g.events("scored") if e.because[0].rule == "TX-THF-33"] == []


@pytest.mark.parametrize(("wins", "is_due"), [(0, False), (1, True), (2, False)])
def test_one_win_brings_a_black_crown(wins: int, is_due: bool) -> None:
    """TX-THF-35, TX-END-04, TT-MAT-48"""
    g = scored([5 - wins, wins, 0], ["", "", ""], "", "collector, phantom thief, king")
    assert ("1 TX-THF-35" in g.told("black-crown")) == is_due
    assert (1 in [event.seat for event in g.events("black-crown")]) == is_due


def test_a_second_crown_that_is_stolen_does_not_win() -> None:
    """TX-WIN-12, TT-MAT-48, TX-END-11  Nor a third Black Crown."""
    g = scored([3, 2, 0], ["crown", "", "invitation"], "1", crowns=[1, 0, 0])
    assert g.told("game-over") == []
    assert g.now("crowns") == [1, 1, 0]
    g = scored([0, 1, 4], ["black-crown", "", "invitation"], "1", black_crowns=[2, 0, 0])
    assert g.told("game-over") == []


def test_a_thief_may_win_by_what_was_stolen() -> None:
    """TX-WIN-13, TX-END-11"""
    g = scored([3, 2, 0], ["crown", "", "invitation"], "1", crowns=[0, 1, 0])
    assert g.told("game-over") == ["1 TT-WIN-03"]
    g = scored([0, 1, 4], ["black-crown", "", "invitation"], "1", black_crowns=[1, 1, 0])
    assert g.told("game-over") == ["1 TT-WIN-04"]


def test_stolen_points_decide_who_surpasses_350() -> None:
    """TX-MAT-119, TX-WIN-08"""
    given: dict[str, object] = {"round": 3, "points": [360, 330, 0]}
    cast = "samurai, phantom thief, king"
    assert scored([0, 2, 3], ["", "", ""], "0", cast, **given).told("game-over") == ["0 TX-WIN-07"]
    g = scored([2, 2, 1], ["30-points", "", ""], "0", cast, round=3, points=[270, 330, 0])
    assert g.told("game-over") == ["1 TX-WIN-07"]  # 80 for two wins would have been just 350


# Time travel.


def test_a_rewind_leaves_an_exchange() -> None:
    """TX-MAT-42, TX-TIM-20, TX-TIM-31, TX-TIM-48  And in the new turn there is another offer."""
    g = playing(["r9 b1", "r2 b2", "g3 b3"], "king, phantom thief, time traveler", deck="k9 k8")
    g.when("1 power-0, 1 r2, 2 g3, 1 b2, 2 power-0, 2 k8, 2 k9, 2 seat-1")
    assert g.now("hands") == ["r9 b1", "b2 g3", "r2 b3"]
    assert g.asked() == "1 TakeTurn: b2 g3 power-0"


# Two players.


def of_two(cast: str = "hermit, phantom thief", seed: int = 0, /, **position: object) -> Given:
    return table(cast, None, seed, **position)


def test_with_two_players_the_other_is_the_partner() -> None:
    """TX-2P-16, TX-2P-20, TX-GAP-45  No letters are given; the chip lies on -1 or +1."""
    g = of_two(at="setup", hands=["r1", "b1"])
    assert g.asked() == "1 PlaceChip: chip-minus-1 chip-plus-1"
    g.when("1 chip-plus-1")
    assert (g.now("letters"), g.now("chip")) == (["", ""], "+1")


def test_with_two_players_the_exchange_is_blind_and_cannot_be_refused() -> None:
    """TX-2P-17, TX-2P-18, TX-HID-20"""
    taken: set[str] = set()
    for seed in range(20):
        g = of_two(
            "hermit, phantom thief", seed, hands=["r9 b1 g1", "r2 b2"], leader=1, chip="+1", trick_number=3
        )
        g.when("1 power-0, 1 r2")
        assert g.asked().startswith("1 TakeTurn: ")  # nobody was asked
        mine, other = str(part(g, "hands", 1, 1)).split(), str(part(g, "hands", 0, 1)).split()
        assert "r2" in other
        card = next(card for card in mine if card != "b2")
        assert g.told("gave", 0) == [f"0 1 {card}", "1 0 r2"]
        assert g.told("gave") == ["0 1 ?", "1 0 ?"]
        taken.add(card)
    assert taken == {"r9", "b1", "g1"}


def test_with_two_players_the_berserker_card_cannot_be_taken() -> None:
    """TX-2P-19"""
    for seed in range(10):
        g = of_two("berserker, phantom thief", seed, hands=["M b1", "r2 b2"], leader=1, trick_number=4)
        assert g.when("1 power-0, 1 r2").now("hands") == ["r2 M", "b1 b2"]
    g = of_two("berserker, phantom thief", hands=["M", "r2"], leader=1, trick_number=5)
    assert g.refused("1 power-0") == "TX-2P-19"


def test_with_two_players_the_thief_may_find_nothing_that_can_be_taken() -> None:
    """TX-2P-19  Not knowing that the one card is the Berserker card, which all can tell then."""
    hands = ["M", "r2"]
    g = of_two("berserker, phantom thief", hands=hands, shown=["", ""], leader=1, trick_number=5)
    assert g.now("hands", 1) == ["?", "r2"]
    g.when("1 power-0, 1 r2")
    assert g.now("hands", 1) == ["M", "r2"]
    assert [(event.seat, event.other) for event in g.events("refused", 1)] == [(0, 1)]


@pytest.mark.parametrize(
    ("chip", "wins", "is_stolen"),
    [
        ("-1", [2, 3], True),
        ("+1", [3, 2], True),
        ("-1", [3, 2], False),
        ("+1", [2, 3], False),
        ("+1", [4, 1], False),
    ],
)
def test_with_two_players_a_field_succeeds_with_two_or_three_wins(
    chip: str, wins: list[int], is_stolen: bool
) -> None:
    """TX-2P-21, TX-EX-28"""
    g = of_two(at="score", wins=wins, chip=chip, trick_number=5, points=[100, 100])
    assert stolen(g) == (["0 30"] if is_stolen else [])


def test_with_two_players_thirty_points_are_stolen_or_all_there_are() -> None:
    """TX-2P-22, TX-GAP-45"""
    g = of_two(at="score", wins=[2, 3], chip="-1", trick_number=5, points=[30, 0])
    assert g.now("points") == [0, 40]  # two wins cost the Hermit 10; three bring the Thief 20


def test_with_two_players_the_chip_is_moved_but_not_flipped() -> None:
    """TX-2P-23"""
    g = of_two(hands=["r2 b1", "r9 b2"], leader=1, chip="+1", trick_number=4).when("1 r9, 0 r2")
    assert g.asked() == "1 ChangeChip: no chip-minus-1"
    assert g.refused("1 chip-flip") == "TX-2P-23"
    assert g.when("1 chip-minus-1").now("chip") == "-1"


@pytest.mark.parametrize(("wins", "points"), [(0, 0), (1, -20), (2, 20), (3, 20), (4, 60), (5, 120)])
def test_the_table_of_two(wins: int, points: int) -> None:
    """TX-2P-26, TX-2P-10, TX-GAP-45  The other player gets nothing for two wins of the Thief."""
    g = of_two(
        "alchemist, phantom thief", at="score", wins=[5 - wins, wins], trick_number=5, points=[100, 100]
    )
    assert g.now("points") == [100, 100 + points]
    assert [e.seat for e in g.events("scored") if e.number] == ([1] if points > 0 else [])


# Positions.


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        (
            {"letters": ["love", "", ""]},
            "love is no letter; they are crown, black-crown, 30-points, invitation.",
        ),
        ({"letters": ["crown", "", "crown"]}, "two seats have the letter crown."),
        ({"chip": "+1"}, "the fields of the chip are 0 and 1, not"),
    ],
)
def test_wrong_letters_and_fields_are_refused(position: dict[str, object], sentence: str) -> None:
    """TX-THF-01, TX-THF-05"""
    with pytest.raises(Exception, match=sentence):
        table("king, phantom thief, hermit", hands=["r1", "r2", "r3"], **position)


def test_the_client_is_told_for_whom_a_letter_is() -> None:
    """TX-DEC-26"""
    g = table("resistance, phantom thief, hermit", at="setup")
    assert g.game.concerned(g.t.view(1)) == 2
    g.when("1 invitation")
    assert g.game.concerned(g.t.view(1)) == 0
    g.when("1 notice-of-crown")
    assert g.game.concerned(g.t.view(1)) == NO_SEAT
