"""The page of the hooks says what the sources say, and the list of hooks stays short."""

import pytest

from followsuit.games.little.belongings import BELONGINGS
from followsuit.games.little.roster import CHARACTERS as OF_LITTLE
from followsuit.games.takers.character import Character
from followsuit.games.takers.table import Role
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


def test_every_hook_is_used_by_a_character() -> None:
    """A hook that nobody uses is none."""
    for _, name, _, _ in hooks():
        assert answering(name, [*CHARACTERS, *OF_LITTLE, BELONGINGS]), name


# What a role says about the hooks of its character, where the flow asks before it calls.
ASKED = {
    "resolve": "resolves",
    "after_play": "acts_after_play",
    "trick_decided": "acts_on_decision",
    "trick_won": "acts_on_win",
    "saw_taking": "watches_taking",
    "before_scoring": "acts_before_scoring",
    "turn_question": "plays_otherwise",
    "is_free_to_play": "may_be_free",
    "saw_play": "watches_plays",
    "end_turn": "acts_at_end_of_turn",
    "start_trick": "acts_at_start",
    "before_winner": "acts_before_winner",
    "run_undone": "forgets_runs",
    "take_back": "takes_back_otherwise",
    "take_up": "takes_back_otherwise",
    "got_cards": "bans_cards",
    "tricks_over": "acts_after_tricks",
    "crowns_given": "acts_on_crowns",
    "after_scoring": "acts_after_scoring",
}


@pytest.mark.parametrize("hook", ASKED)
def test_a_role_asks_the_hooks_that_are_written_and_no_others(hook: str) -> None:
    """Of a class that writes one hook, and of one that is made of that."""

    def written(*_: object) -> None:
        """Whatever it does."""

    first: type[Character] = type("First", (Character,), {hook: written})
    second: type[Character] = type("Second", (first,), {})
    for role in (Role(0, 0, 0, first()), Role(0, 0, 0, second())):
        assert {name for name in ASKED.values() if getattr(role, name)} == {ASKED[hook]}
    assert not any(getattr(Role(0, 0, 0, Character()), name) for name in ASKED.values())


def test_every_hook_that_is_asked_first_is_one_of_the_page() -> None:
    assert set(ASKED) <= {name for _, name, _, _ in hooks()}
