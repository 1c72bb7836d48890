"""The Hoarder."""

from followsuit.testing import Given

DECK: dict[str, int | str | bool] = {
    "deck_mode": "custom",
    "sets": "base,others",
    "heroes": "hoarder,guard,soldier,magician,nomad,archivist,brigand",
}
HANDS = ["Guard/green", "Guard/blue", "Guard/purple", "Guard/black"]


def test_a_card_of_the_trash_comes_to_the_own_tableau() -> None:
    """HO-01"""
    trash = "Nomad/red Soldier/blue"
    given = Given("trickster", 4, DECK, at="effect", pot="Hoarder/red", hands=HANDS, trash=trash)
    assert given.asked() == "0 ChooseCard: Nomad/red Soldier/blue"
    assert given.refused("0 Guard/blue") == "HO-01"
    given.when("0 Soldier/blue")
    assert given.told("hoarder") == ["0 Soldier/blue HO-01"]
    assert (given.now("tableaux"), given.now("trash")) == (["Soldier/blue", "", "", ""], "Nomad/red")


def test_without_a_card_in_the_trash_the_effect_is_ignored() -> None:
    """TS-FX-04"""
    hands = ["Hoarder/red Guard/green", *HANDS[1:]]
    given = Given("trickster", 4, DECK, at="turn", hands=hands).when("0 Hoarder/red")
    assert given.told("ignored") == ["0 TS-FX-04"]
