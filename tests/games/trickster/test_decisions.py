"""The seven decisions of the game, and the answers to "why": section 3.11 of the rules."""

import pytest

from cli.command import Player
from followsuit import SPECTATOR
from followsuit.games.trickster.game import GAME
from trickster import Trickster

HANDS = [
    "Guard/red Nomad/white",
    "Nomad/red Nomad/black",
    "Magician/red Magician/blue",
    "Brigand/red Brigand/blue",
]
PLAYED = "0 Guard/red, 1 Nomad/red"
OTHERS = {"DraftHero", "ChooseStartingCard", "Lead", "SetPattern", "Follow", "ChooseSecretly"}
OF_AN_EFFECT = {
    "ChooseCard",
    "ChooseTableauCard",
    "ChooseTrashCard",
    "CopyCard",
    "GiveOther",
    "KeepOne",
    "NameEnemy",
    "NameOwner",
    "NamePartner",
    "NameReceiver",
    "NameSource",
    "NameTableau",
    "NameVictim",
    "PutUnder",
    "TakeOne",
}


def test_a_draft_pick_is_a_hero_that_nobody_has_picked() -> None:
    """TS-DEC-01  Everybody sees it, and there is no passing."""
    g = Trickster(options={"deck_mode": "draft", "first_seat": "0", "sets": "base"}).when("1 guard")
    assert [g.refused(f"2 {no}") for no in ("guard", "noble", "no")] == ["TS-DEC-01"] * 3
    for viewer in [*range(4), SPECTATOR]:
        assert [(event.seat, event.number) for event in g.events("drafted", viewer)] == [(1, 4)]


def test_a_starting_card_is_final_once_submitted() -> None:
    """TS-DEC-02  All choose at the same time; until the last, the others see only that a seat has chosen."""
    g = Trickster(at="start", hands=HANDS)
    assert g.t.seats_to_act() == [0, 1, 2, 3]
    g.when("2 Magician/red")
    assert g.t.seats_to_act() == [0, 1, 3]
    assert g.refused("2 Magician/blue").startswith("FS-")
    assert (g.told("sealed", 0), g.now("sealed", 0)) == (["2"], ["", "", "?", ""])
    g.when("0 Guard/red, 1 Nomad/red, 3 Brigand/red")
    assert len(g.events("starting-card", 0)) == 4


def test_the_leader_must_lead_a_card() -> None:
    """TS-DEC-03"""
    g = Trickster(hands=HANDS)
    assert g.asked() == f"0 Lead: {HANDS[0]}"
    assert g.refused("0 no") == "TS-PLAY-01"
    assert g.when("0 Nomad/white").told("led", 3) == ["0 Nomad/white"]


def test_the_second_card_is_any_card() -> None:
    """TS-DEC-04  With an empty hand the expected Trickster busts."""
    g = Trickster(hands=HANDS).when("0 Guard/red")
    assert g.asked() == f"1 SetPattern: {HANDS[1]}"
    assert g.refused("1 no") == "TS-DEC-04"
    empty = Trickster(hands=[HANDS[0], "", *HANDS[2:]]).when("0 Guard/red")
    assert empty.told("bust") == ["1 Guard/red TS-PLAY-12"]


def test_later_cards_must_follow() -> None:
    """TS-DEC-05  Without such a card the seat busts, and is asked nothing."""
    g = Trickster(hands=HANDS).when(PLAYED)
    assert g.asked() == "2 Follow: Magician/red"
    assert [g.refused(f"2 {no}") for no in ("no", "Magician/blue")] == ["TS-PLAY-08", "TS-PLAY-03"]
    bust = Trickster(hands=[*HANDS[:2], "Magician/blue", HANDS[3]]).when(PLAYED)
    assert bust.events("bust")[0].seat == 2


def test_the_choices_of_an_effect_come_right_after_the_play() -> None:
    """TS-DEC-06  The actor makes them, and cannot decline; what is impossible is ignored."""
    tableaux = ["", "Soldier/blue", "Soldier/green", ""]
    g = Trickster(hands=HANDS, tableaux=tableaux).when("0 Guard/red")
    assert g.asked() == "0 ChooseCard: Soldier/green Soldier/blue"
    assert g.refused("0 no") == "TS-GUA-01"
    none = Trickster(hands=HANDS).when("0 Guard/red")
    assert none.told("ignored") == ["0 TS-FX-04"]


def test_the_enemy_chooses_the_card_for_peddler_at_the_same_time() -> None:
    """TS-DEC-07  One with an empty hand cannot be named."""
    g = Trickster(hands=["Peddler/red Guard/white", "Nomad/red Nomad/black", "", "Brigand/red Brigand/blue"])
    g.when("0 Peddler/red")
    assert g.asked() == "0 NamePartner: seat-1 seat-3"
    g.when("0 seat-3")
    assert g.asked() == "3 ChooseSecretly: Brigand/red Brigand/blue"
    two = Trickster(hands=["Peddler/red Guard/white Guard/blue", *HANDS[1:]]).when("0 Peddler/red, 0 seat-3")
    assert two.t.seats_to_act() == [0, 3]
    two.when("0 Guard/white, 3 Brigand/blue")
    assert two.told("peddler", 3) == ["0 3 Guard/white", "3 0 Brigand/blue"]
    assert two.told("peddler", 1) == ["0 3 ?", "3 0 ?"]


def test_these_are_all_the_decisions() -> None:
    """TS-DEC-01 to TS-DEC-07  Whatever the deck, no other question is put, and none has an answer 'no'."""
    for seed in range(12):
        g = Trickster(2 + seed % 6, {"deck_mode": "draft" if seed % 2 else "random"}, seed)
        while g.t.seats_to_act():
            assert type(g.t.question()).__name__ in OF_AN_EFFECT | OTHERS
            options = g.t.options(g.t.next_seat())
            assert options
            assert not {GAME.write_pick(pick) for pick in options} & {"no", "yes", "done"}
            g.t.apply(g.t.next_seat(), options[seed % len(options)])


# Why?


@pytest.mark.parametrize(
    ("second", "answer", "sentence"),
    [
        (
            "Nomad/red",
            "Magician/blue",
            "The first two cards share a suit: every card must have it. (TS-PLAY-03)",
        ),
        (
            "Guard/blue",
            "Magician/red",
            "The first two cards share a hero: every card must have it. (TS-PLAY-04)",
        ),
        (
            "Nomad/black",
            "Magician/red",
            "The first two cards share nothing: no suit and no hero may come twice. (TS-PLAY-05)",
        ),
        ("Nomad/red", "no", "You have a card that can follow, so you must play one. (TS-PLAY-08)"),
        ("Nomad/red", "Soldier/red", "You play a card from your hand. (TS-DEC-05)"),
    ],
)
def test_why_must_i_play_this(second: str, answer: str, sentence: str) -> None:
    """TS-PLAY-03, TS-PLAY-04, TS-PLAY-05, TS-PLAY-08, TS-DEC-05"""
    hand = "Magician/red Magician/blue Guard/yellow Brigand/white"
    g = Trickster(pot=f"Guard/red {second}", hands=["", "", hand, "Brigand/red"])
    why = g.t.view(2).why_not(GAME.read_pick(answer))
    assert str(why) == sentence


@pytest.mark.parametrize(
    ("pot", "hand", "sentences"),
    [
        (
            "Guard/red Nomad/red",
            "Brigand/blue",
            ["No card of the hand can follow.", "The first two cards share a suit"],
        ),
        (
            "Guard/red Guard/blue",
            "Brigand/blue",
            ["No card of the hand can follow.", "The first two cards share a hero"],
        ),
        (
            "Guard/red Nomad/blue",
            "Brigand/blue",
            ["No card of the hand can follow.", "The first two cards share nothing"],
        ),
        ("Guard/red Nomad/red", "", ["It was this seat's turn, and the hand was empty."]),
    ],
)
def test_why_did_i_bust(pot: str, hand: str, sentences: list[str]) -> None:
    """TS-PLAY-11, TS-PLAY-12  Told with the bust, and kept with the last trick."""
    g = Trickster(pot=pot, hands=["Soldier/white", "Soldier/black", hand, "Brigand/red"])
    because = g.events("bust", 2)[0].because
    assert all(reason.sentence.startswith(told) for reason, told in zip(because, sentences, strict=True))
    if hand:
        last = GAME.layout(g.t.view(2)).last_trick
        assert last is not None
        assert (last.winner, last.because) == (2, because)


def test_why_does_the_trickster_bust() -> None:
    """TS-BUST-02, TS-ROLE-08"""
    g = Trickster(hands=HANDS).when(PLAYED, "2 Magician/red, 3 Brigand/red")
    last = GAME.layout(g.t.view(1)).last_trick
    assert last is not None
    assert [str(reason) for reason in last.because] == [
        "Every turn was taken with a card that follows: the Trickster busts. (TS-BUST-02)"
    ]


def test_why_no_points_for_these() -> None:
    """TS-SCORE-01, TS-SCORE-02, TS-SCORE-03  Each line of the sheet names its suit."""
    tableaux = ["Guard/red Nomad/red", "Brigand/red Guard/blue", "Nomad/blue", ""]
    g = Trickster(at="round end", tableaux=tableaux)
    assert [str(event.because[0]) for event in g.events("scored")] == [
        "Nobody else has as many red cards, so these score nothing. (TS-SCORE-02)",
        "Somebody has more red cards, so each of these is a trouble point. (TS-SCORE-01)",
        "Somebody else has as many blue cards, so each of them scores. (TS-SCORE-03)",
        "Somebody else has as many blue cards, so each of them scores. (TS-SCORE-03)",
    ]


def test_why_at_the_terminal() -> None:
    """TS-SETUP-05, TS-PLAY-01"""
    with Player("trickster", "--seed", "7", "--option", "first_seat=0") as player:
        first, second = player.options()[:2]
        assert player.say("why archivist/red").startswith("Everyone puts one card of the own hand")
        assert player.say(f"why {first}").startswith(f"{first} is allowed.")
        player.say(first)
        assert player.say(f"why {first}").startswith("You play a card from your hand. (TS-PLAY-01)")
        assert player.say(f"why {second}").startswith(f"{second} is allowed.")
