"""Effects in general: when they are used, what may be chosen, what is said (chapter 3.5)."""

import pytest

from followsuit import SPECTATOR
from followsuit.games.trickster.cards import HERO_NAMES
from trickster import Trickster

HANDS = ["Guard/green", "Guard/blue", "Guard/purple", "Guard/black"]
EVERYBODY = [0, 1, 2, 3, SPECTATOR]


def test_an_effect_comes_right_after_the_card_and_before_the_next_turn() -> None:
    """TS-FX-01"""
    tableaux = ["Nomad/red Nomad/blue", "", "", ""]
    g = Trickster(hands=["Magician/red Guard/green", *HANDS[1:]], tableaux=tableaux).when("0 Magician/red")
    assert g.asked() == "0 ChooseCard: Nomad/red Nomad/blue"
    assert g.when("0 Nomad/red").asked() == "1 SetPattern: Guard/blue"


def test_leader_trickster_and_followers_all_use_the_effects_of_their_cards() -> None:
    """TS-FX-02"""
    suits = ["red", "blue", "green", "white"]
    hands = [f"Magician/{suit} Guard/{suit}" for suit in suits]
    g = Trickster(hands=hands, tableaux=[f"Nomad/{suit}" for suit in suits])
    g.when(*[f"{seat} Magician/{suits[seat]}" for seat in range(4)])
    assert g.told("magician") == [f"{seat} Nomad/{suits[seat]} TS-MAG-01" for seat in range(4)]


def test_an_effect_that_harms_its_player_must_be_used() -> None:
    """TS-FX-03"""
    g = Trickster(at="effect", pot="Nomad/red", hands=HANDS, tableaux=["", "Guard/red", "Guard/orange", ""])
    assert g.asked() == "0 ChooseCard: Guard/red Guard/orange"
    assert g.refused("0 no") == "TS-NOM-01"


def test_an_effect_that_cannot_be_carried_out_is_ignored() -> None:
    """TS-FX-04  The card is played all the same."""
    g = Trickster(hands=["Witness/red Guard/green", *HANDS[1:]]).when("0 Witness/red")
    assert g.told("ignored") == ["0 TS-FX-04"]
    assert (g.now("pot"), g.asked()) == ("Witness/red", "1 SetPattern: Guard/blue")


@pytest.mark.parametrize(
    ("hero", "position"),
    [
        ("Explorer", {"deck": "Nomad/red"}),
        ("Scavenger", {"tableaux": ["Nomad/red", "", "", ""]}),
        ("Vigilante", {"tableaux": ["", "Nomad/red", "", ""]}),
        ("Vigilante", {"trash": "Nomad/red"}),
        ("Peddler", {"hands": ["", *HANDS[1:]]}),
        ("Smuggler", {}),
    ],
)
def test_an_effect_of_which_only_a_part_is_possible_is_ignored_as_a_whole(
    hero: str, position: dict[str, object]
) -> None:
    """TS-FX-05, TS-GAP-01"""
    before = {"hands": HANDS, "tableaux": [""] * 4, "trash": "", "deck": "", **position}
    g = Trickster(4, None, 0, at="effect", pot=f"{hero}/red", **before)
    assert g.told("ignored") == ["0 TS-FX-04"]
    assert {key: g.now(key) for key in before} == before
    assert g.t.log is not None
    assert len(g.t.log.told[1]) == 1


def test_an_effect_is_judged_when_the_card_has_left_the_hand_and_set_the_pattern() -> None:
    """TS-FX-06"""
    g = Trickster(hands=["Soldier/red", *HANDS[1:]]).when("0 Soldier/red")
    assert g.told("ignored") == ["0 TS-FX-04"]
    hands = ["Guard/red", "Beast/red Nomad/red Nomad/white", "Guard/purple Guard/orange", "Guard/black"]
    g = Trickster(hands=hands).when("0 Guard/red, 1 Beast/red")
    assert g.asked() == "1 ChooseCard: Nomad/red"


@pytest.mark.parametrize(
    ("hero", "offered"),
    [("Peddler", "NamePartner: seat-1 seat-2"), ("Smuggler", "KeepOne: Nomad/purple Guard/purple")],
)
def test_only_what_lets_the_whole_effect_happen_may_be_chosen(hero: str, offered: str) -> None:
    """TS-FX-07, TS-GAP-05  Seat 3 has no card, and only seat 2 has two."""
    hands = ["Guard/green", "Guard/blue", "Guard/purple Nomad/purple", ""]
    g = Trickster(at="effect", pot=f"{hero}/red", hands=hands)
    kind, _, options = offered.partition(": ")
    assert g.asked() == f"0 {kind}: " + " ".join(sorted(options.split()))


def test_the_actor_makes_all_choices_but_the_enemys_card_with_peddler() -> None:
    """TS-FX-08"""
    g = Trickster(at="effect", pot="Doctor/red", hands=HANDS, tableaux=["", "Nomad/red Nomad/blue", "", ""])
    assert g.asked().startswith("0 NameEnemy: ")
    assert g.when("0 seat-2").asked() == "0 ChooseCard: Nomad/red Nomad/blue"
    hands = ["Guard/green", "Guard/blue Nomad/blue", *HANDS[2:]]
    g = Trickster(at="effect", pot="Peddler/red", hands=hands)
    assert g.when("0 seat-1").asked() == "1 ChooseSecretly: Guard/blue Nomad/blue"


def test_a_starting_card_has_no_effect() -> None:
    """TS-FX-09"""
    hands = [f"Shaman/{suit} Guard/{suit}" for suit in ("red", "blue", "green", "white")]
    g = Trickster(at="start", hands=hands).when("0 Shaman/red, 1 Shaman/blue, 2 Shaman/green, 3 Shaman/white")
    assert g.told("shaman") == g.told("ignored") == []
    assert g.asked() == "0 Lead: Guard/red"


def test_a_timeline_card_has_no_effect() -> None:
    """TS-FX-09"""
    g = Trickster(
        2, timeline="Magician/red", hands=["Guard/red", "Guard/blue"], tableaux=["Nomad/red", "Nomad/blue"]
    )
    assert g.told("timeline-led") == ["Magician/red"]
    assert g.told("magician") == g.told("ignored") == []


@pytest.mark.parametrize(
    ("hero", "position", "told"),
    [
        ("Inventor", {"deck": "Magician/white"}, "0 Magician/white TS-INV-02"),
        ("Noble", {"tableaux": ["Magician/white", "Nomad/red", "", ""]}, "0 Magician/white TS-NOB-01"),
        ("Beast", {"hands": ["Magician/white", *HANDS[1:]]}, "0 Magician/white TS-BEA-01"),
        ("Guard", {"tableaux": ["Nomad/red", "Magician/white", "", ""]}, "0 1 Magician/white TS-GUA-01"),
        ("Shaman", {"hands": ["Magician/white", *HANDS[1:]]}, "0 Magician/white TS-SHA-01"),
    ],
)
def test_a_card_that_is_added_or_moved_has_no_effect(
    hero: str, position: dict[str, object], told: str
) -> None:
    """TS-FX-09, TS-GAP-03  Magician's effect would either be used or said to be ignored."""
    given = {"hands": HANDS, "tableaux": ["Nomad/red", "", "", ""], **position}
    g = Trickster(4, None, 0, at="effect", pot=f"{hero}/red", **given)
    assert g.told(hero.lower()) == [told]
    assert g.told("magician") == g.told("ignored") == []


def test_a_card_taken_by_a_bust_has_no_effect() -> None:
    """TS-FX-09"""
    g = Trickster(pot="Magician/red Magician/blue", hands=HANDS, tableaux=["", "", "Nomad/red", ""])
    assert g.told("bust") == ["2 Magician/red Magician/blue TS-PLAY-11 TS-PLAY-04"]
    assert g.told("magician") == g.told("ignored") == []


def test_every_card_of_the_trash_may_be_chosen() -> None:
    """TS-FX-10, TS-GAP-23"""
    for trash in ("Nomad/red Nomad/green Nomad/blue", "Nomad/green Nomad/blue Nomad/red"):
        g = Trickster(at="effect", pot="Revolutionary/red", hands=HANDS, trash=trash)
        assert g.asked() == "0 ChooseCard: Nomad/red Nomad/green Nomad/blue"


def test_every_card_of_a_tableau_may_be_chosen() -> None:
    """TS-FX-11"""
    tableaux = ["", "Nomad/red Nomad/green Guard/red", "Guard/white", "Nomad/blue"]
    g = Trickster(at="effect", pot="Nomad/orange", hands=HANDS, tableaux=tableaux)
    assert g.asked() == "0 ChooseCard: Guard/red Nomad/red Nomad/green Nomad/blue Guard/white"


@pytest.mark.parametrize("hero", ["Explorer", "Inventor", "Scion"])
def test_the_deck_is_never_filled_up_again(hero: str) -> None:
    """TS-FX-12, TS-GAP-11"""
    g = Trickster(at="effect", pot=f"{hero}/red", hands=HANDS, trash="Nomad/red Nomad/blue")
    assert g.told("ignored") == ["0 TS-FX-04"]
    assert (g.now("deck_count"), g.now("trash")) == (0, "Nomad/red Nomad/blue")


@pytest.mark.parametrize("hero", HERO_NAMES)
def test_no_effect_takes_a_card_out_of_the_pot_or_touches_the_timeline(hero: str) -> None:
    """TS-FX-13, TS-GAP-33  Whatever is chosen first; no such card is ever offered."""
    a, b, c, d = [name for name in ("Guard", "Nomad", "Soldier", "Magician", "Witness") if name != hero][:4]
    cards: dict[str, object] = {
        "hands": [f"{a}/green {b}/orange", f"{b}/red {c}/red {d}/red"],
        "tableaux": [f"{a}/white {c}/white", f"{b}/black"],
        "trash": f"{a}/black {c}/black",
        "deck": f"{a}/yellow {b}/yellow",
        "timeline": f"{b}/green {b}/blue",
    }
    g = Trickster(2, None, 0, at="effect", pot=f"{a}/red {hero}/red", **cards)
    while not g.asked().startswith("1 Follow"):
        assert not {f"{a}/red", f"{hero}/red", f"{b}/green", f"{b}/blue"} & set(g.asked().split())
        seat = g.t.next_seat()
        g.t.answer(seat, g.t.options(seat)[0])
    assert str(g.now("pot")).startswith(f"{a}/red {hero}/red")
    assert g.now("timeline") == cards["timeline"]


def test_a_card_brought_by_an_effect_is_an_ordinary_card_there() -> None:
    """TS-FX-14  Soldier gives a card to seat 1, whose Witness takes it into the hand."""
    hands = ["Soldier/red Nomad/red", "Witness/red Guard/blue", "Guard/red", "Guard/black"]
    g = Trickster(hands=hands).when("0 Soldier/red, 0 seat-1, 1 Witness/red")
    assert g.told("witness") == ["1 Nomad/red TS-WIT-01"]
    assert g.now("hands") == ["", "Nomad/red Guard/blue", "Guard/red", "Guard/black"]
    assert g.asked() == "2 Follow: Guard/red"


def test_a_hand_that_becomes_empty_changes_nothing_at_once() -> None:
    """TS-FX-15"""
    g = Trickster(hands=["Guard/red", "Soldier/red Nomad/blue", "Nomad/red Guard/white", "Guard/black"])
    g.when("0 Guard/red, 1 Soldier/red, 1 seat-3")
    assert g.now("hand_counts") == [0, 0, 2, 1]
    assert (g.told("round-over"), g.asked()) == ([], "2 Follow: Nomad/red")


def test_a_hand_may_have_any_number_of_cards() -> None:
    """TS-FX-16  Nobody is dealt more than eleven."""
    suits = ["red", "orange", "yellow", "green", "blue", "purple", "black"]
    hand = " ".join([*[f"Nomad/{suit}" for suit in suits], *[f"Magician/{suit}" for suit in suits]])
    g = Trickster(
        at="effect", pot="Guard/red", hands=[hand, *HANDS[1:]], tableaux=["", "Nomad/white", "", ""]
    )
    assert g.now("hand_counts") == [15, 1, 1, 1]


DECISIONS = [
    ("Archivist", "CopyCard ChooseCard"),
    ("Brigand", "NameEnemy ChooseCard"),
    ("Doctor", "NameEnemy ChooseCard"),
    ("Explorer", "TakeOne"),
    ("Guard", "ChooseCard"),
    ("Inventor", ""),
    ("Magician", "ChooseCard"),
    ("Nomad", "ChooseCard"),
    ("Peddler", "NamePartner ChooseSecretly ChooseSecretly"),
    ("Revolutionary", "ChooseCard"),
    ("Scavenger", "ChooseTableauCard ChooseTrashCard"),
    ("Scion", "PutUnder"),
    ("Soldier", "NameEnemy ChooseCard"),
    ("Witness", "ChooseCard"),
    ("General", "CopyCard ChooseCard"),
    ("Hunter", "NameEnemy ChooseCard"),
    ("Noble", "ChooseCard"),
    ("Saint", "NameSource NameReceiver"),
    ("Shaman", "ChooseCard"),
    ("Smuggler", "NameVictim KeepOne GiveOther"),
    ("Vigilante", "ChooseTableauCard ChooseTrashCard"),
    ("Beast", "ChooseCard"),
    ("Maven", "NameOwner NameTableau"),
]


@pytest.mark.parametrize(("hero", "questions"), DECISIONS)
def test_the_decisions_of_a_hero_come_in_the_order_of_chapter_4(hero: str, questions: str) -> None:
    """TS-FX-17, TS-GAP-40"""
    a, b, c = [name for name in ("Guard", "Magician", "Shaman", "Witness") if name != hero][:3]
    hands = [f"{a}/{suit} {b}/{suit} {c}/{suit}" for suit in ("orange", "yellow", "green", "blue")]
    tableaux = [f"{a}/purple {b}/purple", f"{c}/purple", f"{a}/black", ""]
    trash, deck = f"{a}/white {b}/white", f"{b}/black {c}/black"
    g = Trickster(at="effect", pot=f"{hero}/red", hands=hands, tableaux=tableaux, trash=trash, deck=deck)
    asked: list[str] = []
    while not g.asked().startswith(("1 SetPattern", "1 Follow")):
        asked.append(type(g.t.question()).__name__)
        seat = g.t.next_seat()
        g.t.answer(seat, g.t.options(seat)[-1])
    assert " ".join(asked) == questions


def test_a_choice_after_a_reveal_is_a_decision_of_its_own() -> None:
    """TS-FX-17, TS-GAP-40"""
    hands = ["Guard/green", "Guard/blue Nomad/blue", "Guard/purple Nomad/purple", "Guard/black"]
    g = Trickster(at="effect", pot="Smuggler/red", hands=hands)
    assert g.told("smuggler-shown") == []
    g.when("0 seat-1")
    assert len(g.told("smuggler-shown")) == 1
    assert g.asked() == "0 KeepOne: Guard/blue Nomad/blue"


def test_a_single_legal_answer_is_not_asked_for() -> None:
    """TS-FX-18, TS-GAP-40"""
    g = Trickster(at="effect", pot="Guard/red", hands=HANDS, tableaux=["", "", "Nomad/red", ""])
    assert g.told("guard") == ["0 2 Nomad/red TS-GUA-01"]
    assert g.asked() == "1 SetPattern: Guard/blue"


@pytest.mark.parametrize("viewer", [0, 2, 3, SPECTATOR])
def test_the_others_are_not_told_whether_there_was_a_choice(viewer: int) -> None:
    """TS-FX-18  Beast with one hand card that can follow, and with two."""
    told: list[list[tuple[str, str]]] = []
    for rest in ("Guard/white", "Nomad/red"):
        hands = ["Guard/red", f"Beast/red Guard/orange Magician/red {rest}", "Soldier/red", "Guard/black"]
        g = Trickster(hands=hands).when("0 Guard/red, 1 Beast/red, 1 Magician/red")
        assert g.t.log is not None
        told.append([(event.kind, g.event_text(event)) for event in g.t.log.told[viewer]])
    assert told[0] == told[1]


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_that_an_effect_is_ignored_is_said_to_all_without_the_reason(viewer: int) -> None:
    """TS-FX-19, TS-GAP-41"""
    texts: set[str] = set()
    for hero in ("Witness", "Smuggler", "General"):
        g = Trickster(at="effect", pot=f"{hero}/red", hands=HANDS)
        (event,) = g.events("ignored", viewer)
        assert event.number == HERO_NAMES.index(hero)
        texts.add(g.event_text(event))
    assert texts == {"0 TS-FX-04"}


@pytest.mark.parametrize(("hero", "tableau_seat"), [("Scavenger", 0), ("Vigilante", 1)])
def test_both_cards_of_a_swap_are_chosen_before_either_moves(hero: str, tableau_seat: int) -> None:
    """TS-FX-20"""
    tableaux = ["", "", "", ""]
    tableaux[tableau_seat] = "Nomad/red Nomad/blue"
    g = Trickster(
        at="effect", pot=f"{hero}/red", hands=HANDS, tableaux=tableaux, trash="Guard/red Guard/white"
    )
    g.when("0 Nomad/red")
    assert (g.now("tableaux"), g.now("trash")) == (tableaux, "Guard/red Guard/white")
    assert g.asked() == "0 ChooseTrashCard: Guard/red Guard/white"


def test_both_cards_of_peddlers_swap_are_chosen_before_either_moves() -> None:
    """TS-FX-20"""
    hands = ["Guard/green Nomad/green", "Guard/blue Nomad/blue", "", ""]
    g = Trickster(at="effect", pot="Peddler/red", hands=hands).when("0 Guard/green")
    assert g.now("hands") == hands
    assert g.asked() == "1 ChooseSecretly: Guard/blue Nomad/blue"


@pytest.mark.parametrize("actor", range(4))
def test_every_other_seat_is_an_enemy_before_and_after_its_turn(actor: int) -> None:
    """TS-FX-21"""
    pot = " ".join([*["Guard/red", "Nomad/red", "Magician/red"][:actor], "Soldier/red"])
    hands = [
        f"{hand} Nomad/{suit}" for hand, suit in zip(HANDS, ["white", "black", "blue", "green"], strict=True)
    ]
    g = Trickster(at="effect", pot=pot, hands=hands)
    assert g.asked() == f"{actor} NameEnemy: " + " ".join(
        f"seat-{seat}" for seat in range(4) if seat != actor
    )
    assert g.refused(f"{actor} seat-{actor}") == "TS-FX-21"


@pytest.mark.parametrize("receiver", [1, 2])
@pytest.mark.parametrize(
    ("hero", "answers", "kind"),
    [
        ("Doctor", ["0 seat-{}", "0 Nomad/red"], "doctor"),
        ("Smuggler", ["0 Guard/blue", "0 seat-{}"], "smuggler-given"),
        ("Maven", ["0 seat-1", "0 seat-{}"], "maven"),
    ],
)
def test_the_enemy_taken_from_and_the_one_given_to_are_chosen_freely(
    hero: str, answers: list[str], kind: str, receiver: int
) -> None:
    """TS-FX-22, TS-GAP-07, TS-GAP-09, TS-GAP-10"""
    hands = ["Guard/green", "Guard/blue Nomad/blue", *HANDS[2:]]
    g = Trickster(at="effect", pot=f"{hero}/red", hands=hands, tableaux=["", "Nomad/red Nomad/green", "", ""])
    g.when(*[answer.format(receiver) for answer in answers])
    assert [event.other for event in g.events(kind)] == [receiver]
