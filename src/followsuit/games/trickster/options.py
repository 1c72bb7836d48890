"""The options of a table of Trickster, what they may be, and what goes together (chapter 10)."""

from typing import Final

from followsuit.core.bounded import make_room
from followsuit.core.errors import WrongOption
from followsuit.core.game_option import GameOption, PieceList, SeatOption, WithValue
from followsuit.core.sentence import Sentence
from followsuit.games.trickster.cards import (
    BASE,
    GRAND_GAMBIT,
    HERO_NAMES,
    LIMITED,
    OURS,
    Heroes,
    hero_named,
)
from followsuit.games.trickster.roster import HEROES
from followsuit.games.trickster.rules import HEROES_OF_A_GAME, Rules

INTRO: Final = "intro"
STRATEGIC: Final = "strategic"
RANDOM: Final = "random"
DRAFT: Final = "draft"
CUSTOM: Final = "custom"
NONE: Final = "none"

RECOMMENDED: Final[dict[str, list[str]]] = {
    INTRO: ["Brigand", "Guard", "Magician", "Nomad", "Peddler", "Revolutionary", "Soldier"],
    STRATEGIC: ["Archivist", "Doctor", "Explorer", "Inventor", "Scavenger", "Scion", "Witness"],
}
OTHERS: Final = "others"  # the heroes of other packages, where there are any
SETS: Final[dict[str, list[str]]] = {"base": BASE, "grand_gambit": GRAND_GAMBIT, "limited": LIMITED}
if len(HEROES) > OURS:
    SETS[OTHERS] = HERO_NAMES[OURS:]
ALL_SETS: Final[str] = ",".join(SETS)
SETS_OFFERED: Final[list[str]] = [
    "base",
    "base,grand_gambit",
    "base,limited",
    "base,grand_gambit,limited",
    "grand_gambit",
    "grand_gambit,limited",
]
MAIN_OPTIONS: Final[list[str]] = ["deck_mode", "sets", "first_seat", "heroes"]


class HeroesOption(GameOption):
    """TS-DECK-06  Seven heroes by name, parted by commas; nothing where another way finds them."""

    def __init__(self) -> None:
        super().__init__(
            "heroes",
            [NONE],
            NONE,
            "",
            [WithValue("deck_mode", [CUSTOM])],
        )

    def check(self, value: object) -> int | str | bool:
        if not isinstance(value, str):
            raise WrongOption(
                Sentence("heroes is a list of seven names parted by commas, not {value}.", value=value)
            )
        return self.read(value)

    def read(self, text: str) -> int | str | bool:
        if text.strip().lower() in ("", NONE):
            return NONE
        return ",".join([HERO_NAMES[hero].lower() for hero in heroes_in(text)])

    def why_not(self, value: int | str | bool, players: int, options: dict[str, int | str | bool]) -> str:
        """TS-OPT-06"""
        if value == NONE:
            return "A custom deck needs the option heroes, with exactly 7 of them."
        heroes = heroes_in(str(value))
        if len(heroes) != HEROES_OF_A_GAME:
            pattern = "A deck has exactly {heroes} heroes, not {count}."
            return Sentence(pattern, heroes=HEROES_OF_A_GAME, count=len(heroes))
        available = heroes_of(str(options["sets"]))
        for hero in heroes:
            if hero not in available:
                pattern = "{hero} is of the set {set}, which this table does not use."
                return Sentence(pattern, hero=HERO_NAMES[hero], set=set_of(hero))
        return ""

    def pieces(self, players: int, options: dict[str, int | str | bool]) -> PieceList:
        keys = [HERO_NAMES[hero].lower() for hero in sorted(heroes_of(str(options["sets"])))]
        return PieceList(keys, HEROES_OF_A_GAME, HEROES_OF_A_GAME)


class SetsOption(GameOption):
    """One or more sets by name, parted by commas."""

    def __init__(self) -> None:
        super().__init__(
            "sets",
            [*SETS_OFFERED, ALL_SETS] if OTHERS in SETS else SETS_OFFERED,
            "base",
            "",
            idle_without=[WithValue("deck_mode", [RANDOM, DRAFT])],  # TS-OPT-03
        )

    def check(self, value: object) -> int | str | bool:
        if not isinstance(value, str):
            raise WrongOption(self.not_allowed(value))
        return self.read(value)

    def read(self, text: str) -> int | str | bool:
        words = [word.strip().lower() for word in text.split(",")]
        for word in words:
            if word not in SETS:
                pattern = "There is no set {name}; there are {known}."
                raise WrongOption(Sentence(pattern, name=repr(word), known=", ".join(SETS)))
        return ",".join([name for name in SETS if name in words])

    def why_not(self, value: int | str | bool, players: int, options: dict[str, int | str | bool]) -> str:
        """TS-OPT-06, TS-GAP-21"""
        available = heroes_of(str(value))
        if len(available) < HEROES_OF_A_GAME:
            pattern = "The sets of this table have {count} heroes; a game needs seven."
            return Sentence(pattern, count=len(available))
        mode = str(options["deck_mode"])
        if mode in RECOMMENDED and "base" not in str(value).split(","):
            return Sentence("The {mode} deck needs the base set.", mode=mode)
        return ""

    def usual(self, players: int, options: dict[str, int | str | bool]) -> int | str | bool:
        """A list of one's own is made from all heroes there are."""
        return ALL_SETS if options["deck_mode"] == CUSTOM else self.default


def heroes_of(sets: str) -> list[int]:
    """The heroes of these sets."""
    return [hero_named(hero) for name in sets.split(",") for hero in SETS[name]]


def heroes_in(text: str) -> list[int]:
    """Different heroes, by name."""
    heroes: list[int] = []
    for word in text.split(","):
        hero = hero_named(word)
        if hero < 0:
            names = ", ".join([name.lower() for name in HERO_NAMES])
            pattern = "There is no hero {name}; there are {known}."
            raise WrongOption(Sentence(pattern, name=repr(word.strip()), known=names))
        if hero in heroes:
            raise WrongOption(Sentence("{name} is named twice among the heroes.", name=HERO_NAMES[hero]))
        heroes.append(hero)
    return sorted(heroes)


OPTIONS: Final[list[GameOption]] = [
    SetsOption(),
    GameOption(
        "deck_mode",
        [INTRO, STRATEGIC, RANDOM, DRAFT, CUSTOM],
        INTRO,
        "",
    ),
    HeroesOption(),
    SeatOption(
        "first_seat",
        7,
        "",
    ),
]

MOST_KNOWN: Final = 256
KNOWN_RULES: Final[dict[tuple[object, ...], Rules]] = {}  # what the same options came to before


def rules_of(players: int, options: dict[str, int | str | bool]) -> Rules:
    """As `new_rules`, found once: a simulation asks for the same table thousands of times."""
    key = (players, *options.values())
    known = KNOWN_RULES.get(key)
    if known is None:
        make_room(KNOWN_RULES, MOST_KNOWN)
        known = new_rules(players, options)
        KNOWN_RULES[key] = known
    return known


def new_rules(players: int, options: dict[str, int | str | bool]) -> Rules:
    """TS-OPT-01 to TS-OPT-07  What the options come to."""
    mode = str(options["deck_mode"])
    heroes: Heroes | None = None
    if mode == CUSTOM:
        heroes = Heroes(heroes_in(str(options["heroes"])))
    elif mode in RECOMMENDED:
        heroes = Heroes([hero_named(name) for name in RECOMMENDED[mode]])
    rules = Rules(players, heroes_of(str(options["sets"])), heroes, mode == DRAFT)
    if options["first_seat"] != RANDOM:
        rules.first_seat = int(options["first_seat"])
    return rules


def set_of(hero: int) -> str:
    for name, heroes in SETS.items():
        if HERO_NAMES[hero] in heroes:
            return name
    raise AssertionError("every hero is of a set")
