"""What lies on the table before the first deal, and who is said to be there."""

from followsuit.core.roles import CounterRole
from followsuit.games.kings.game import KINGS
from kings import Kings


def roles(g: Kings) -> list[object]:
    return [counter.role for counter in KINGS.layout(g.t.view(0)).counters]


def test_there_is_trump_from_the_first_deal_on() -> None:
    """KT-TRICK-10, KT2-PREP-02  Two who choose their sets do so before the first round."""
    choosing = Kings(2, {"set_assignment": "choice"})
    assert choosing.table.round == 0
    assert CounterRole.TRUMP not in roles(choosing)
    assert CounterRole.TRUMP in roles(Kings(4))


def test_the_characters_at_the_table_are_named_in_order_and_each_once() -> None:
    parties = ["gambler hermit", "samurai gambler", "healer ninja", "collector devil"]
    g = Kings(4, party=parties)
    assert KINGS.at_the_table(g.t) == [
        *("collector", "devil", "gambler", "healer", "hermit", "ninja", "samurai"),
        "main",
    ]
