"""Whose rules the numbers are: of a character, a number of players, a way of selecting or a variant."""

from typing import Final

from followsuit.core.rule_group import RuleGroup
from followsuit.games.tricktakers.roster import CHARACTERS, key_of, number_of
from followsuit.games.tricktakers.rules import ALL_STAR, DRAFT, SHUFFLE, Rules
from followsuit.games.tricktakers.table import NO_CHARACTER, TrickTakersTable

TWO: Final[list[int]] = [2]
MORE: Final[list[int]] = [3, 4, 5]
EXPANSION: Final = "expansion"
BY_EXPANSION: Final[list[str]] = [EXPANSION]
ADDITIONAL: Final = "additional"
BY_ADDITIONAL: Final[list[str]] = [ADDITIONAL]
ANY_MORE: Final[list[str]] = [ADDITIONAL, EXPANSION]
BASIC_GAME: Final = "basic"
DRAFTED_GAME: Final = "drafted"
OPEN_CHOICE: Final[list[str]] = [ALL_STAR, SHUFFLE]
STRATEGIST: Final = "strategist"
PHANTOM_THIEF: Final = "phantom-thief"
TIME_TRAVELER: Final = "time-traveler"

GROUPS: Final[list[RuleGroup]] = [
    # Boxes and pages: what is said there of the game at large is said of their characters.
    RuleGroup("TA-", BY_ADDITIONAL),
    RuleGroup("TX-", BY_EXPANSION),
    # Characters.
    RuleGroup("TT-KING-", ["king"]),
    RuleGroup("TT-KING-09", ["king"], MORE),  # it says round 3
    RuleGroup("TT-GAM-", ["gambler"]),
    RuleGroup("TT-RES-", ["resistance"]),
    RuleGroup("TT-RES-18", ["resistance"], MORE),
    RuleGroup("TT-RES-24", ["resistance"], MORE),
    RuleGroup("TT-HER-", ["hermit"]),
    RuleGroup("TT-BER-", ["berserker"]),
    RuleGroup("TA-ADV-", ["adventurer"]),
    RuleGroup("TA-ITM-", ["adventurer"]),
    RuleGroup("TA-COL-", ["collector"]),
    RuleGroup("TA-RUL-", ["ruler"]),
    RuleGroup("TX-STG-", [STRATEGIST]),
    RuleGroup("TX-SUM-", ["summoner"]),
    RuleGroup("TX-ALC-", ["alchemist"]),
    RuleGroup("TX-TIM-", [TIME_TRAVELER]),
    RuleGroup("TX-THF-", [PHANTOM_THIEF]),
    RuleGroup("TX-NIN-", ["ninja"]),
    RuleGroup("TX-SAM-", ["samurai"]),
    # Single rules about characters among the others.
    RuleGroup("TA-SET-02", ["adventurer"]),
    RuleGroup("TA-SET-03", ["collector"]),
    RuleGroup("TA-SET-04", ["ruler"]),
    RuleGroup("TA-SET-05", ["ruler"]),
    RuleGroup("TA-SET-06", ["ruler"]),
    RuleGroup("TA-SET-07", ["ruler"], MORE),
    RuleGroup("TA-SET-08", ["adventurer"], MORE),
    RuleGroup("TA-TURN-01", ["adventurer"]),
    RuleGroup("TA-TURN-02", ["adventurer"]),
    RuleGroup("TA-TURN-03", ["ruler"]),
    RuleGroup("TA-TURN-04", ["collector"]),
    RuleGroup("TA-TURN-05", ["adventurer"]),
    RuleGroup("TA-FOL-03", ["adventurer"]),
    RuleGroup("TA-FOL-04", ["adventurer"]),
    RuleGroup("TA-FOL-05", ["adventurer"]),
    RuleGroup("TA-FOL-06", ["adventurer", "ruler"]),
    RuleGroup("TA-FOL-07", ["resistance"], beside=BY_ADDITIONAL),
    RuleGroup("TA-TRK-01", ["adventurer"]),
    RuleGroup("TA-TRK-02", ["adventurer"]),
    RuleGroup("TA-TRK-04", ["collector"]),
    RuleGroup("TA-TRK-05", ["collector"]),
    RuleGroup("TA-TRK-07", ["adventurer"]),
    RuleGroup("TA-TAKE-", ["collector"]),
    RuleGroup("TA-END-", BY_ADDITIONAL, MORE),
    RuleGroup("TA-END-02", ["collector"], MORE),
    RuleGroup("TA-END-03", ["collector"], MORE),
    RuleGroup("TA-END-04", ["collector"], MORE),
    RuleGroup("TA-END-05", ["collector"], MORE),
    RuleGroup("TA-END-07", ["ruler"], MORE),
    RuleGroup("TA-END-10", ["ruler"], MORE),
    RuleGroup("TT-WIN-", [], MORE),
    RuleGroup("TT-WIN-08", ["resistance"], MORE),
    RuleGroup("TT-WIN-09", ["resistance"], MORE),
    RuleGroup("TX-END-", BY_EXPANSION, MORE),
    RuleGroup("TX-END-01", [STRATEGIST], MORE),
    RuleGroup("TX-END-05", [TIME_TRAVELER], MORE),
    RuleGroup("TX-END-08", ["alchemist"], MORE),
    RuleGroup("TX-END-09", [PHANTOM_THIEF], MORE),
    RuleGroup("TX-END-11", [PHANTOM_THIEF], MORE),
    RuleGroup("TX-END-12", ["alchemist"], MORE),
    # Numbers of players.
    RuleGroup("TT-PREP-02", [], MORE),
    RuleGroup("TT-SEL-", OPEN_CHOICE, MORE),
    RuleGroup("TT-REN-", [], MORE),
    RuleGroup("TT-LEAD-", OPEN_CHOICE, MORE),
    RuleGroup("TT-CRN-", [], MORE),
    RuleGroup("TT-BCR-", [], MORE),
    RuleGroup("TT-EOR-", [], MORE),
    RuleGroup("TA-WIN-", BY_ADDITIONAL, MORE),
    RuleGroup("TX-WIN-", BY_EXPANSION, MORE),
    RuleGroup("TT-2P-", [], TWO),
    RuleGroup("TA-2P-", [DRAFTED_GAME], TWO),
    RuleGroup("TX-2P-", [EXPANSION], TWO),
    # Ways of selecting.
    RuleGroup("TA-SEL-", OPEN_CHOICE, MORE, beside=ANY_MORE),
    RuleGroup("TX-SEL-", BY_EXPANSION, MORE),
    RuleGroup("TX-SEL-03", [ALL_STAR], MORE, ANY_MORE),  # also of a base box without it
    RuleGroup("TX-SEL-04", OPEN_CHOICE, MORE, BY_EXPANSION),
    RuleGroup("TX-SEL-05", OPEN_CHOICE, MORE, BY_EXPANSION),
    RuleGroup("TX-SEL-06", OPEN_CHOICE, MORE, BY_EXPANSION),
    RuleGroup("TX-SEL-07", [DRAFT], MORE, BY_EXPANSION),
    RuleGroup("TX-SEL-08", [DRAFT], MORE, BY_EXPANSION),
    RuleGroup("TX-SEL-09", [DRAFT], MORE, BY_EXPANSION),
    RuleGroup("TX-SEL-10", [DRAFT], MORE, BY_EXPANSION),
    RuleGroup("TX-SEL-11", [DRAFT], MORE, BY_EXPANSION),
    RuleGroup("TX-SEL-12", [DRAFT], MORE, BY_EXPANSION),
    RuleGroup("TX-SEL-13", [DRAFT], MORE, BY_EXPANSION),
    RuleGroup("TX-SEL-14", [DRAFT], MORE, BY_EXPANSION),
    RuleGroup("TX-SEL-15", [SHUFFLE], MORE, BY_EXPANSION),
    RuleGroup("TX-SEL-16", [SHUFFLE], MORE, BY_EXPANSION),
    RuleGroup("TX-SEL-17", [SHUFFLE], MORE, BY_EXPANSION),
    RuleGroup("TX-SEL-18", [SHUFFLE], MORE, BY_EXPANSION),
    RuleGroup("TX-SEL-19", [SHUFFLE], MORE, BY_EXPANSION),
    RuleGroup("TX-SEL-20", [SHUFFLE], MORE, BY_EXPANSION),
    # Variants.
    RuleGroup("TT-VAR-", ["resistance_variant_3p"], [3]),
    *[RuleGroup(f"TT-VAR-{number}", ["points_win"], [4, 5]) for number in range(10, 16)],
    RuleGroup("TX-VAR-", ["resistance_variant_3p"], [3], BY_EXPANSION),
    RuleGroup("TX-VAR-01", ["points_win"], [4, 5], BY_EXPANSION),
    RuleGroup("TX-VAR-02", ["points_win"], [4, 5], BY_EXPANSION),
    RuleGroup("TX-VAR-03", ["points_win"], [4, 5], BY_EXPANSION),
    RuleGroup("TX-WIN-07", ["vp350"], MORE),
    RuleGroup("TX-WIN-08", ["vp350"], MORE),
    RuleGroup("TX-WIN-09", ["vp350"], MORE),
    RuleGroup("TA-VAR-01", ["collector_2023"], MORE),
    RuleGroup("TA-VAR-02", ["collector_2023"], [4, 5]),
    RuleGroup("TA-VAR-03", ["ruler_2023"], MORE),
    RuleGroup("TA-VAR-04", ["tasks_2023"]),
    RuleGroup("TA-VAR-05", ["low_cards_2p"], TWO),
]


def at_the_table(t: TrickTakersTable) -> list[str]:
    """The characters of this round; the Strategist's card outlasts its round. Then what is agreed on."""
    names = [key_of(CHARACTERS[number].name) for number in t.characters if number != NO_CHARACTER]
    if STRATEGIST not in names and is_carried_card_out(t):
        names.append(STRATEGIST)
    return [*names, *agreed_on(t.rules)]


def may_be_at_the_table(rules: Rules) -> list[str]:
    """All characters of the game, whoever will choose them. Then what is agreed on."""
    return [*[key_of(CHARACTERS[number].name) for number in rules.characters], *agreed_on(rules)]


def agreed_on(rules: Rules) -> list[str]:
    if rules.players > 2:
        names = [DRAFT if rules.is_drafted else rules.selection_mode]
    else:
        names = [DRAFTED_GAME if rules.is_drafted else BASIC_GAME]
    if any(is_additional(number) for number in rules.characters):
        names.append(ADDITIONAL)
    if rules.has_expansion:
        names.append(EXPANSION)
    return [*names, *rules.variants]


def is_additional(number: int) -> bool:
    """Whether this one goes beyond the basic set as the three of the box do; others' characters do too."""
    character = CHARACTERS[number]
    return not character.code.endswith("A") and not character.is_of_expansion


def is_carried_card_out(t: TrickTakersTable) -> bool:
    """TX-STG-24  Whether a card that the Strategist carried over is under way, or in somebody's hand."""
    number = number_of(STRATEGIST)
    if number not in t.rules.characters:
        return False
    home = t.cards.piles[CHARACTERS[number].place]
    is_waiting = any(card >= 0 for card in t.carried)
    return is_waiting or any(card not in home for card in CHARACTERS[number].exclusive_cards())
