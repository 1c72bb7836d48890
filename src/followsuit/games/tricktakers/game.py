"""TrickTakers, as the rest of the house sees it."""

from typing import Final

from followsuit.core.cards import HIDDEN
from followsuit.core.event import NO_SEAT, Event
from followsuit.core.game import Game
from followsuit.core.layout import Area, Counter, Layout
from followsuit.core.option import PIECE, POWER, argument_of, option, verb_of
from followsuit.core.position import Position
from followsuit.core.rng import Rng
from followsuit.core.table import Table
from followsuit.core.view import View
from followsuit.games.takers.cards import COLOUR_NAMES, NAMES, NO_COLOUR
from followsuit.games.takers.order import KAKUMEI
from followsuit.games.takers.table import DECK, DISCARDS, NOTHING_RESERVED
from followsuit.games.takers.turn import POWERS_OF_A_ROLE
from followsuit.games.tricktakers.characters.adventurer import FIRST_ITEM_PIECE
from followsuit.games.tricktakers.characters.ruler import FIRST_TASK_PIECE
from followsuit.games.tricktakers.flow import PlayRound
from followsuit.games.tricktakers.items import ITEMS, item_of
from followsuit.games.tricktakers.options import OPTIONS, rules_of
from followsuit.games.tricktakers.position import read_position, write_position
from followsuit.games.tricktakers.roster import CHARACTERS
from followsuit.games.tricktakers.rules import RANDOM_FIRST_PLAYER
from followsuit.games.tricktakers.table import NO_CHARACTER, EndGame, TrickTable, new_trick_table
from followsuit.games.tricktakers.tasks import FAILED, TASKS
from followsuit.games.tricktakers.texts import TASK_TEXT, TEXTS
from followsuit.games.tricktakers.two_players import Draft, PlayBasicRound, PlayDraftedRound

RULES_VERSION: Final = 1


class TrickTakers(Game):
    def __init__(self) -> None:
        super().__init__(
            id="tricktakers",
            name="TrickTakers",
            players=[2, 3, 4, 5],
            card_names=NAMES,
            rules_version=RULES_VERSION,
            rule_prefixes=["TT", "TA"],
            options=OPTIONS,
            texts=TEXTS,
            draw_piles=[DECK],
            default_players=4,
        )
        self.pieces = piece_names()

    def check_together(self, players: int, options: dict[str, int | str | bool]) -> None:
        rules_of(players, options)

    def start(self, players: int, options: dict[str, int | str | bool], rng: Rng) -> Table:
        """TT-PREP-01 to TT-PREP-05  Points, crowns, characters, and a first player by lot."""
        rules = rules_of(players, options)
        t = new_trick_table(rules, rng)
        is_drawn = rules.first_player == RANDOM_FIRST_PLAYER
        t.first_player = rng.below(players) if is_drawn else rules.first_player
        if players > 2:
            t.then([PlayRound(), EndGame()])
        elif rules.is_drafted:
            t.then([Draft(), PlayDraftedRound(), EndGame()])
        else:
            t.drafted = [rules.characters[:], rules.characters[:]]
            t.then([PlayBasicRound(), EndGame()])
        return t

    def read_position(self, position: Position, t: Table) -> None:
        read_position(self, position, trick_table(t))

    def write_position(self, t: Table) -> dict[str, object]:
        return write_position(self, trick_table(t))

    def write_pick(self, pick: int) -> str:
        if verb_of(pick) == PIECE and argument_of(pick) in self.pieces:
            return self.pieces[argument_of(pick)]
        return super().write_pick(pick)

    def read_pick(self, text: str) -> int:
        for number, name in self.pieces.items():
            if text.strip().lower() == name:
                return option(PIECE, number)
        return super().read_pick(text)

    def label(self, view: View, pick: int) -> str:
        """What a client writes beside an answer: the name of a power, what a piece does."""
        if verb_of(pick) == POWER:
            return power_name(trick_table(view.table), view.seat, argument_of(pick))
        if verb_of(pick) != PIECE or argument_of(pick) not in self.pieces:
            return ""
        number = argument_of(pick)
        if number >= FIRST_TASK_PIECE:
            return TASK_TEXT.format(done=TASKS[number - FIRST_TASK_PIECE].done, failed=-FAILED)
        if number >= FIRST_ITEM_PIECE:
            return ITEMS[number - FIRST_ITEM_PIECE].text
        return CHARACTERS[number].text

    def tell(self, event: Event, names: list[str]) -> str:
        text = self.texts[event.kind]
        seat = names[event.seat] if event.seat >= 0 else ""
        if "{piece}" in text:
            return text.format(seat=seat, piece=CHARACTERS[event.number].name)
        if "{items}" in text:
            return text.format(
                seat=seat, items=", ".join([ITEMS[item_of(card)].name for card in event.cards])
            )
        return super().tell(event, names).replace(" 1 cards", " 1 card")

    def layout(self, view: View) -> Layout:
        t = trick_table(view.table)
        areas = [Area("trick", NO_SEAT, "trick", [play.card for play in t.plays])]
        if not t.plays and t.last_trick:
            areas.append(Area("last trick", NO_SEAT, "list", t.last_trick[:]))
        counters = [Counter("lead colour", NO_SEAT, COLOUR_NAMES[t.led])] if t.led != NO_COLOUR else []
        if t.order is KAKUMEI:
            counters.append(Counter("Kakumei", NO_SEAT, "declared"))
        if t.plays and t.reserved != NOTHING_RESERVED:
            counters.append(Counter("reserved", t.reserver, self.write_card(t.plays[t.reserved].card)))
        for seat in range(t.seat_count):
            hand = [card if seat == view.seat or card in t.open_cards else HIDDEN for card in t.hand(seat)]
            areas.append(Area("hand", seat, "hand", sorted(hand)))
            if t.characters[seat] != NO_CHARACTER:
                counters.append(Counter("character", seat, CHARACTERS[t.characters[seat]].name))
            counters.append(Counter("points", seat, str(t.points[seat])))
            counters.append(Counter("wins", seat, str(t.wins[seat])))
            if t.crowns[seat]:
                counters.append(Counter("crowns", seat, str(t.crowns[seat])))
            if t.black_crowns[seat]:
                counters.append(Counter("black crowns", seat, str(t.black_crowns[seat])))
            if t.drafted[seat]:
                names = ", ".join([CHARACTERS[number].name for number in t.drafted[seat]])
                counters.append(Counter("characters left", seat, names))
        for role in t.roles:
            counters += [Counter(name, role.seat, value) for name, value in role.character.notes(t, role)]
            cards = role.character.shown_cards(t, role)
            if cards:
                areas.append(Area("equipment", role.seat, "row", cards))
        areas.append(Area("draw deck", NO_SEAT, "pile", [HIDDEN] * len(t.cards.piles[DECK])))
        discards = t.cards.piles[DISCARDS]
        is_open = t.has_open_discards()
        areas.append(Area("discards", NO_SEAT, "pile", discards[:] if is_open else [HIDDEN] * len(discards)))
        return Layout(areas, counters)


def power_name(t: TrickTable, seat: int, number: int) -> str:
    """What the power of this number is called, if the seat has it."""
    power = number % POWERS_OF_A_ROLE
    for role in t.roles:
        if (role.seat, role.slot) == (
            seat,
            number // POWERS_OF_A_ROLE,
        ) and power < role.power_count:
            return role.character.power_text(power)
    return ""


def piece_names() -> dict[int, str]:
    """Characters, items and tasks as people write them."""
    names = {number: CHARACTERS[number].name.lower().replace(" ", "-") for number in range(len(CHARACTERS))}
    for item in range(len(ITEMS)):
        names[FIRST_ITEM_PIECE + item] = NAMES[ITEMS[item].card]
    for task in range(len(TASKS)):
        names[FIRST_TASK_PIECE + task] = TASKS[task].name
    return names


def trick_table(t: Table) -> TrickTable:
    assert isinstance(t, TrickTable)
    return t


GAME: Final = TrickTakers()
