"""Two or more heroes at once: every row of chapter 9."""

import pytest

from followsuit.games.trickster.cards import HERO_NAMES
from trickster import Trickster

HANDS = ["Guard/green", "Guard/blue", "Guard/purple", "Guard/black"]
ADDERS = ["Inventor", "Noble", "Beast"]
RED_POT = "Witness/red Explorer/red Revolutionary/red"  # suit red; seat 1 is the Trickster, seat 3 plays last


def adding(hero: str, card: str, pot: str, hands: list[str], actor: int, **position: object) -> Trickster:
    """The hero was just played, by the effect of which this card may be added to the pot."""
    hands, tableaux = hands[:], ["", "", "", ""]
    if hero == "Inventor":
        position["deck"] = card
    elif hero == "Noble":
        tableaux[actor] = card
    else:
        hands[actor] = card
    return Trickster(4, None, 0, at="effect", pot=pot, hands=hands, tableaux=tableaux, **position)


# Cards added to the pot.


@pytest.mark.parametrize(
    ("hero", "cards", "answers"),
    [
        ("Saint", "Guard/blue", "0 seat-1, 0 seat-0"),
        ("Smuggler", "Guard/blue Nomad/blue", "0 Guard/blue, 0 seat-2"),
        ("Maven", "Guard/blue", "0 seat-1, 0 seat-2"),
    ],
)
def test_the_leader_takes_the_last_card_of_the_left_neighbour(hero: str, cards: str, answers: str) -> None:
    """TS-MAT-01  It busts with the one card there is, and nobody ever was the Trickster."""
    hands = ["Guard/green", cards, "Guard/purple", "Guard/black"]
    g = Trickster(at="effect", pot=f"{hero}/red", hands=hands).when(answers)
    assert g.told("bust") == [f"1 {hero}/red TS-PLAY-12"]
    assert [g.told(f"pattern-{kind}") for kind in ("suit", "hero", "no-match")] == [[], [], []]


@pytest.mark.parametrize("hero", ADDERS)
def test_a_card_the_leader_adds_sets_the_pattern_and_the_leader_busts_if_all_follow(hero: str) -> None:
    """TS-MAT-02"""
    hands = ["Guard/green", "Witness/red Guard/blue", "Explorer/red", "Revolutionary/red"]
    g = adding(hero, "Nomad/red", f"{hero}/red", hands, 0)
    assert g.told("pattern-suit") == [f"0 {hero}/red Nomad/red TS-PLAY-03"]
    assert g.asked() == "1 Follow: Witness/red"
    g.when("1 Witness/red, 2 Explorer/red, 3 Revolutionary/red")
    assert g.told("bust") == [f"0 {hero}/red Nomad/red {RED_POT} TS-BUST-02 TS-ROLE-08"]


@pytest.mark.parametrize("hero", ADDERS)
@pytest.mark.parametrize(("card", "is_added"), [("Nomad/red", True), ("Nomad/blue", False)])
def test_a_card_the_trickster_adds_must_fit_the_pattern_of_the_card_played(
    hero: str, card: str, is_added: bool
) -> None:
    """TS-MAT-03"""
    hands = ["Guard/green", "Guard/blue", "Witness/red", "Guard/black"]
    g = adding(hero, card, f"Guard/red {hero}/red", hands, 1)
    assert (g.now("pattern"), g.now("trickster")) == ("suit", 1)
    assert g.now("pot") == f"Guard/red {hero}/red" + (" Nomad/red" if is_added else "")


@pytest.mark.parametrize("hero", ADDERS)
@pytest.mark.parametrize(
    ("card", "is_added"),
    [("Nomad/white", True), ("Nomad/red", False), ("{}/white", False), ("Magician/white", False)],
)
def test_under_no_match_an_added_card_differs_from_all_the_adding_one_too(
    hero: str, card: str, is_added: bool
) -> None:
    """TS-MAT-04"""
    g = adding(hero, card.format(hero), f"Magician/orange {hero}/red", HANDS, 1)
    assert g.now("pot") == f"Magician/orange {hero}/red" + (" Nomad/white" if is_added else "")


@pytest.mark.parametrize("hero", ["Noble", "Beast"])
def test_under_a_hero_only_cards_of_that_hero_can_be_added(hero: str) -> None:
    """TS-MAT-05"""
    cards = f"Nomad/red {hero}/white {hero}/blue Nomad/orange"
    g = adding(hero, cards, f"{hero}/orange {hero}/red", HANDS, 1)
    assert g.asked() == f"1 ChooseCard: {hero}/blue {hero}/white"


def test_once_all_seven_heroes_are_in_the_pot_nobody_can_follow() -> None:
    """TS-MAT-06  Inventor adds the seventh; white is in the pot no more than before."""
    pot = "Guard/red Nomad/orange Magician/yellow Soldier/green Peddler/blue Inventor/purple"
    heroes = ["Guard", "Nomad", "Magician", "Soldier", "Peddler", "Inventor", "Brigand"]
    white = " ".join(f"{hero}/white" for hero in heroes)
    g = Trickster(7, at="effect", pot=pot, hands=["Guard/black"] + [""] * 5 + [white], deck="Brigand/black")
    assert g.told("bust") == [f"6 {pot} Brigand/black TS-PLAY-11 TS-PLAY-05"]


@pytest.mark.parametrize("hero", ADDERS)
def test_a_leading_archivist_that_uses_an_adding_hero_is_the_first_card(hero: str) -> None:
    """TS-MAT-07"""
    hands = ["Guard/green", "Guard/blue Archivist/green", "Guard/purple", "Guard/black"]
    g = adding(hero, "Archivist/blue", "Archivist/red", hands, 0, trash=f"{hero}/white")
    assert g.told("pattern-hero") == ["0 Archivist/red Archivist/blue TS-PLAY-04"]
    assert (g.now("trickster"), g.asked()) == (0, "1 Follow: Archivist/green")


# Copies.


def test_archivist_uses_a_general_which_reveals_a_hand_card() -> None:
    """TS-MAT-08"""
    hands = ["Shaman/green Guard/green", *HANDS[1:]]
    g = Trickster(at="effect", pot="Archivist/red", hands=hands, trash="General/blue")
    g.when("0 Shaman/green, 0 Guard/green")
    assert g.told("archivist") == ["0 General/blue TS-ARC-01"]
    assert g.told("general-shown") == ["0 Shaman/green TS-GEN-01"]
    assert g.told("shaman") == ["0 Guard/green TS-SHA-01"]


@pytest.mark.parametrize(
    ("played", "used", "refused"),
    [
        ("Archivist", [], "Archivist/blue"),
        ("General", [], "General/blue"),
        ("Archivist", ["General/blue"], "Archivist/green"),
    ],
)
def test_no_copier_comes_up_twice_in_a_chain(played: str, used: list[str], refused: str) -> None:
    """TS-MAT-09"""
    hands = ["Archivist/green Shaman/green", *HANDS[1:]]
    g = Trickster(
        at="effect", pot=f"{played}/red", hands=hands, trash="Archivist/blue General/blue Shaman/blue"
    )
    for card in used:
        g.when(f"0 {card}")
    assert g.refused(f"0 {refused}") == "TS-COPY-01"


def test_archivist_without_tableau_and_trash_is_ignored() -> None:
    """TS-MAT-10"""
    g = Trickster(at="effect", pot="Archivist/red", hands=HANDS, tableaux=["", "Nomad/red", "", ""])
    assert g.told("ignored") == ["0 TS-FX-04"]


def test_archivist_with_nothing_but_witnesses_in_the_trash_is_ignored() -> None:
    """TS-MAT-11"""
    g = Trickster(at="effect", pot="Archivist/red", hands=HANDS, trash="Witness/red Witness/blue")
    assert g.told("ignored") == ["0 TS-FX-04"]
    assert g.now("trash") == "Witness/red Witness/blue"


@pytest.mark.parametrize(
    ("hero", "answers", "told"),
    [
        ("Magician", [], "0 Magician/blue TS-MAG-01"),
        ("Brigand", ["0 seat-2"], "0 2 Brigand/blue TS-BRI-01"),
        ("Witness", [], "0 Witness/blue TS-WIT-01"),
        ("Scavenger", [], "0 Scavenger/blue Explorer/red TS-SCA-01"),
    ],
)
def test_the_card_that_archivist_copies_may_be_the_one_that_moves(
    hero: str, answers: list[str], told: str
) -> None:
    """TS-MAT-12"""
    tableaux = [f"{hero}/blue", "", "", ""]
    g = Trickster(at="effect", pot="Archivist/red", hands=HANDS, tableaux=tableaux, trash="Explorer/red")
    for answer in answers:
        g.when(answer)
    assert g.told("archivist") == [f"0 {hero}/blue TS-ARC-01"]
    assert g.told(hero.lower()) == [told]


def test_general_uses_a_revolutionary_of_the_trash_and_takes_it() -> None:
    """TS-MAT-13"""
    g = Trickster(at="effect", pot="General/red", hands=HANDS, trash="Revolutionary/blue Nomad/red")
    g.when("0 Revolutionary/blue, 0 Revolutionary/blue")
    assert g.told("revolutionary") == ["0 Revolutionary/blue TS-REV-01"]
    assert g.now("trash") == "Nomad/red"


def test_general_reveals_soldier_as_last_hand_card_and_moves_it() -> None:
    """TS-MAT-14"""
    g = Trickster(at="effect", pot="General/red", hands=["Soldier/green", *HANDS[1:]])
    g.when("0 seat-1")
    assert g.told("soldier") == ["0 1 Soldier/green TS-SOL-01"]
    assert g.now("hand_counts") == [0, 1, 1, 1]


@pytest.mark.parametrize(("card", "is_added"), [("Beast/green", True), ("Beast/orange", False)])
def test_general_reveals_beast_and_adds_the_beast_itself_if_it_can_follow(card: str, is_added: bool) -> None:
    """TS-MAT-15"""
    hands = ["Guard/green", card, "Guard/purple", "Guard/black"]
    g = Trickster(at="effect", pot="Magician/orange General/red", hands=hands)
    assert g.now("pot") == "Magician/orange General/red" + (" Beast/green" if is_added else "")


def test_general_reveals_peddler_as_only_card_and_swaps_it() -> None:
    """TS-MAT-16"""
    g = Trickster(at="effect", pot="General/red", hands=["Peddler/green", *HANDS[1:]]).when("0 seat-3")
    assert g.told("peddler", 3) == ["0 3 Peddler/green", "3 0 Guard/black"]
    assert g.now("hands") == ["Guard/black", "Guard/blue", "Guard/purple", "Peddler/green"]


# Hands that become empty, or full again.


@pytest.mark.parametrize("hero", ["Soldier", "Shaman", "Beast", "Peddler"])
def test_a_hero_that_needs_a_hand_card_is_ignored_as_last_card(hero: str) -> None:
    """TS-MAT-17"""
    g = Trickster(hands=[f"{hero}/red", *HANDS[1:]]).when(f"0 {hero}/red")
    assert g.told("ignored") == ["0 TS-FX-04"]
    assert g.asked() == "1 SetPattern: Guard/blue"


@pytest.mark.parametrize(
    ("hero", "answers"), [("Soldier", "3 Soldier/red, 3 seat-0"), ("Shaman", "3 Shaman/red")]
)
def test_the_round_ends_when_soldier_or_shaman_empties_the_hand(hero: str, answers: str) -> None:
    """TS-MAT-18"""
    g = Trickster(pot=RED_POT, hands=[*HANDS[:3], f"{hero}/red Guard/black"]).when(answers)
    assert g.told(hero.lower())[0].startswith("3 ")
    assert g.told("bust") == [f"1 {RED_POT} {hero}/red TS-BUST-02"]
    assert g.told("round-over") == ["TS-RND-01"]


def test_the_round_goes_on_when_a_card_comes_back_to_the_empty_hand() -> None:
    """TS-MAT-18  Shaman laid the last card down, and Doctor gives it back."""
    hands = ["Guard/green", "Guard/blue", "Shaman/red Guard/purple", "Doctor/red Guard/black"]
    g = Trickster(pot="Witness/red Explorer/red", hands=hands).when("2 Shaman/red, 3 Doctor/red, 3 seat-2")
    assert g.told("doctor") == ["3 2 Guard/purple TS-DOC-01"]
    assert (g.told("round-over"), g.asked()) == ([], "1 Lead: Guard/blue")


@pytest.mark.parametrize(
    ("hero", "answers", "position"),
    [
        ("Doctor", "3 seat-0", {"tableaux": ["", "Guard/orange", "", ""]}),
        ("Saint", "3 seat-1, 3 seat-0", {}),
        (
            "Smuggler",
            "3 Guard/blue, 3 seat-0",
            {"stage": 1, "named": 1, "shown_for_effect": "Guard/blue Guard/white"},
        ),
    ],
)
def test_a_card_given_to_an_empty_hand_before_the_trick_ends_keeps_the_round_going(
    hero: str, answers: str, position: dict[str, object]
) -> None:
    """TS-MAT-19"""
    hands = ["", "Guard/blue Guard/white Guard/yellow", "Guard/purple", "Guard/black"]
    pot = f"{RED_POT} {hero}/red"
    g = Trickster(4, None, 0, at="effect", pot=pot, hands=hands, **position).when(answers)
    assert g.told("bust") == [f"1 {RED_POT} {hero}/red TS-BUST-02"]
    assert (g.told("round-over"), g.now("trick_number")) == ([], 2)


@pytest.mark.parametrize(
    ("hero", "cards", "answers"),
    [
        ("Saint", "Guard/red", "1 seat-2, 1 seat-0"),
        ("Smuggler", "Guard/red Nomad/blue", "1 Guard/red, 1 seat-0"),
        ("Maven", "Guard/red", "1 seat-2, 1 seat-0"),
    ],
)
def test_a_seat_whose_hand_is_emptied_before_its_turn_busts(hero: str, cards: str, answers: str) -> None:
    """TS-MAT-20"""
    g = Trickster(at="effect", pot=f"Witness/red {hero}/red", hands=[*HANDS[:2], cards, HANDS[3]]).when(
        answers
    )
    assert g.told("bust") == [f"2 Witness/red {hero}/red TS-PLAY-12"]


def test_a_card_that_doctor_gives_must_be_played_if_it_alone_can_follow() -> None:
    """TS-MAT-21"""
    g = Trickster(at="effect", pot="Witness/red Doctor/red", hands=HANDS, tableaux=["", "", "", "Nomad/red"])
    g.when("1 seat-2")
    assert g.asked() == "2 Follow: Nomad/red"
    assert g.refused("2 Guard/purple") == "TS-PLAY-03"


def test_a_seat_busts_whose_only_card_that_can_follow_peddler_takes() -> None:
    """TS-MAT-22"""
    hands = ["Guard/green", "Guard/blue", "Nomad/red", "Guard/black"]
    g = Trickster(at="effect", pot="Witness/red Peddler/red", hands=hands).when("1 seat-2")
    assert g.told("bust") == ["2 Witness/red Peddler/red TS-PLAY-11 TS-PLAY-03"]


@pytest.mark.parametrize(
    ("hero", "position"),
    [
        ("Guard", {"tableaux": ["", "Nomad/red"]}),
        ("Witness", {"tableaux": ["Nomad/red", ""]}),
        ("Revolutionary", {"trash": "Nomad/red"}),
    ],
)
def test_with_two_players_a_card_gained_in_the_first_turn_is_played_in_the_second(
    hero: str, position: dict[str, object]
) -> None:
    """TS-MAT-23"""
    hands = [f"{hero}/red", "Explorer/red Soldier/blue"]
    g = Trickster(2, None, 0, pot="Soldier/red", hands=hands, **position)
    g.when(f"0 {hero}/red, 1 Explorer/red")
    assert g.asked() == "0 Follow: Nomad/red"


# The deck and the trash.


def test_explorer_with_one_card_in_the_deck_shows_nothing() -> None:
    """TS-MAT-24"""
    g = Trickster(at="effect", pot="Explorer/red", hands=HANDS, deck="Nomad/red")
    assert (g.told("ignored"), g.told("explorer-shown")) == (["0 TS-FX-04"], [])


def test_scion_with_one_card_in_the_deck_works() -> None:
    """TS-MAT-25"""
    g = Trickster(at="effect", pot="Scion/red", hands=HANDS, deck="Nomad/red").when("0 Guard/green")
    assert (g.now("deck"), g.now("hands")) == ("Guard/green", ["Nomad/red", *HANDS[1:]])


def test_inventor_shows_the_card_that_explorer_put_back() -> None:
    """TS-MAT-26"""
    hands = ["Explorer/red Guard/green", "Inventor/orange Guard/blue", "Guard/purple", "Guard/black"]
    g = Trickster(hands=hands, deck="Nomad/green Nomad/white")
    g.when("0 Explorer/red, 0 Nomad/green, 1 Inventor/orange")
    assert g.told("inventor") == ["1 Nomad/white TS-INV-02"]


@pytest.mark.parametrize("hero", ["Scavenger", "Vigilante"])
def test_with_an_empty_trash_no_swap_moves_a_card_one_way(hero: str) -> None:
    """TS-MAT-27"""
    tableaux = ["Nomad/red", "Nomad/blue", "", ""]
    g = Trickster(at="effect", pot=f"{hero}/red", hands=HANDS, tableaux=tableaux)
    assert g.told("ignored") == ["0 TS-FX-04"]
    assert (g.now("tableaux"), g.now("trash")) == (tableaux, "")


@pytest.mark.parametrize(("hero", "rule"), [("Brigand", "BRI"), ("Magician", "MAG"), ("Noble", "NOB")])
def test_the_only_majority_of_a_suit_must_be_broken_up(hero: str, rule: str) -> None:
    """TS-MAT-28"""
    tableaux = ["Nomad/red Guard/red", "Nomad/orange", "", ""]
    g = Trickster(at="effect", pot=f"{hero}/blue", hands=HANDS, tableaux=tableaux)
    if hero == "Brigand":
        g.when("0 seat-1")
    assert g.refused("0 no") == f"TS-{rule}-01"
    tableau = g.when("0 Nomad/red").now("tableaux")
    assert isinstance(tableau, list)
    assert tableau[0] == "Guard/red"


@pytest.mark.parametrize("hero", ["Nomad", "Guard", "Doctor", "Vigilante"])
def test_with_no_card_in_an_enemys_tableau_these_are_ignored(hero: str) -> None:
    """TS-MAT-29"""
    hands = ["Soldier/green", "Soldier/blue", "Soldier/purple", "Soldier/black"]
    tableaux = ["Soldier/red", "", "", ""]
    g = Trickster(at="effect", pot=f"{hero}/red", hands=hands, tableaux=tableaux, trash="Soldier/white")
    assert g.told("ignored") == ["0 TS-FX-04"]


def test_smuggler_is_ignored_while_no_enemy_has_two_cards() -> None:
    """TS-MAT-30"""
    g = Trickster(at="effect", pot="Smuggler/red", hands=["Guard/green Nomad/green", *HANDS[1:]])
    assert g.told("ignored") == ["0 TS-FX-04"]
    assert g.now("hand_counts") == [2, 1, 1, 1]


# Two players, and the timeline.


def test_smuggler_with_two_players_takes_one_card_and_the_other_goes_back() -> None:
    """TS-MAT-31"""
    hands = ["Guard/white", "Nomad/blue Nomad/red"]
    g = Trickster(2, at="effect", pot="Guard/red Smuggler/red", hands=hands).when("0 Nomad/blue")
    assert g.told("smuggler-given") == ["0 1 Nomad/red"]
    assert g.now("hands") == ["Nomad/blue Guard/white", "Nomad/red"]


@pytest.mark.parametrize(("receiver", "counts"), [(0, [2, 1]), (1, [1, 2])])
def test_saint_with_two_players_takes_a_card_or_changes_nothing(receiver: int, counts: list[int]) -> None:
    """TS-MAT-32"""
    hands = ["Guard/white", "Nomad/red Magician/red"]
    g = Trickster(2, at="effect", pot="Guard/red Saint/red", hands=hands).when(f"0 seat-{receiver}")
    assert g.now("hand_counts") == counts


@pytest.mark.parametrize("hero", HERO_NAMES)
def test_no_hero_has_an_effect_as_timeline_card(hero: str) -> None:
    """TS-MAT-33"""
    a, b = [name for name in ("Guard", "Nomad", "Soldier") if name != hero][:2]
    g = Trickster(
        2,
        timeline=f"{hero}/red {a}/green",
        hands=[f"{a}/white {b}/white", f"{a}/blue {b}/blue"],
        tableaux=[f"{a}/black", f"{b}/black"],
        trash=f"{a}/purple {b}/purple",
        deck=f"{a}/yellow {b}/yellow",
    )
    assert g.t.log is not None
    assert [event.kind for event in g.t.log.told[0]] == ["timeline-led"]
    assert g.asked() == f"0 SetPattern: {a}/white {b}/white"


# The last turn.


def test_the_effect_of_the_last_follower_comes_before_the_bust_and_may_add_to_the_pot() -> None:
    """TS-MAT-34"""
    g = Trickster(pot=RED_POT, hands=[*HANDS[:3], "Inventor/red Guard/black"], deck="Nomad/red")
    g.when("3 Inventor/red")
    assert g.told("bust") == [f"1 {RED_POT} Inventor/red Nomad/red TS-BUST-02"]


def test_an_effect_of_the_last_turn_changes_the_tricksters_tableau_before_the_pot_comes() -> None:
    """TS-MAT-35  Nomad finds the one card that lies there, and none of the pot."""
    hands = [*HANDS[:3], "Nomad/red Guard/black"]
    g = Trickster(pot=RED_POT, hands=hands, tableaux=["", "Guard/white", "", ""]).when("3 Nomad/red")
    assert g.told("nomad") == ["3 1 Guard/white TS-NOM-01"]
    assert g.now("tableaux") == [
        "",
        "Explorer/red Nomad/red Revolutionary/red Witness/red",
        "",
        "Guard/white",
    ]


def test_a_copied_card_may_be_moved_later_and_nothing_lasts() -> None:
    """TS-MAT-36"""
    hands = ["Archivist/red Guard/green", "Revolutionary/red Guard/blue", "Guard/red", "Guard/black"]
    g = Trickster(hands=hands, tableaux=["Nomad/white", "", "", ""], trash="Magician/blue")
    g.when("0 Archivist/red, 1 Revolutionary/red, 1 Magician/blue")
    assert g.told("magician") == ["0 Nomad/white TS-MAG-01"]
    assert (g.now("pot"), g.now("trash")) == ("Archivist/red Revolutionary/red", "Nomad/white")
