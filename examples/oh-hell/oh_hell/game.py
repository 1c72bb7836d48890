"""Oh Hell, as the rest of the house sees it."""

from typing import Final

from followsuit import author as fs
from oh_hell.policy import POLICY
from oh_hell.rules import CARDS, DECK, PLACES, NextRound, OhHellTable

LARGEST: Final = fs.GameOption("largest", [3, 5, 7], 7, "How many cards everyone gets in the first round.")
HOOK: Final = fs.GameOption("hook", [True, False], True, "Whether somebody has to be wrong.")


class OhHell(fs.Game):
    def __init__(self) -> None:
        super().__init__(
            "oh-hell",
            "Oh Hell",
            [3, 4, 5, 6, 7],
            CARDS.names,
            rule_prefixes=["OH"],
            options=[LARGEST, HOOK],
            draw_piles=[DECK],
            default_players=4,
            faces=CARDS.faces,
            moves={"hand": ["deck", "hand"], "played": ["hand", "trick"], "won": ["trick", "taken"]},
            sheet={"round": "round", "won": "win", "scored": "plus"},
            policy=POLICY,
        )

    def start(self, players: int, options: dict[str, int | str | bool], rng: fs.Rng) -> fs.Table:
        cards = fs.new_cards(players, PLACES, DECK, len(CARDS.names))
        cards.piles[DECK] = list(range(len(CARDS.names)))
        t = OhHellTable(players, int(options["largest"]), options["hook"] is True, cards, rng)
        t.then([NextRound()])
        return t


GAME: Final = OhHell()
