"""The page of the hooks says what the sources say, and the list of hooks stays short."""

from followsuit.games.little.belongings import BELONGINGS
from followsuit.games.little.roster import CHARACTERS as OF_LITTLE
from followsuit.games.takers.character import Character
from followsuit.games.tricktakers.roster import CHARACTERS
from hooks_page import PAGE, answering, hooks, page

MOST_HOOKS = 60


def test_the_page_lists_every_hook_with_its_heading_and_its_users() -> None:
    assert PAGE.read_text() == page(), "run: python tests/hooks_page.py"


def test_the_list_is_short_and_every_hook_has_a_sentence() -> None:
    found = hooks()
    assert 30 < len(found) <= MOST_HOOKS
    assert all(heading and sentence for heading, _, _, sentence in found)
    assert len({name for _, name, _, _ in found}) == len(found)


def test_every_hook_is_used_by_a_character_and_a_gate_is_set_by_whoever_answers() -> None:
    """A hook that nobody uses is none; one that is gated is answered only by those who open the gate."""
    for _, name, gate, _ in hooks():
        characters = answering(name, [*CHARACTERS, *OF_LITTLE, BELONGINGS])
        assert characters, name
        if gate and isinstance(getattr(Character, gate), bool):
            for character in characters:
                # With an announced power a character is asked in any case what the card stands for.
                is_announced = gate == "resolves" and character.power_count > 0
                assert getattr(type(character), gate) or is_announced, (name, character.name)
