"""Where every card lies, who can name it, and where it may be as far as everyone knows.

Two lists answer nearly every question about hidden cards. `known_by[card]` is a mask of the seats that
can name where that card is. `possible_places[card]` is a mask of the places where it can be by what
everyone has seen. Both change only in the methods that move cards, so those are the only ones to get
right. What a single seat knows beyond that about a card it can no longer name is a memory.

Every pile has a number, its place. Place s is the hand of seat s. The first `unordered` places are
piles whose order means nothing; in the others (a deck, a trick) it is kept and may be known.
"""

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from followsuit.core.bits import BIT, BIT_COUNT, MASK
from followsuit.core.errors import TooLarge
from followsuit.core.filling import Filling
from followsuit.core.memories import NO_MEMORIES, card_of, changed, out_of, places_of, saw_last, seat_of
from followsuit.core.rng import Rng

HIDDEN: Final = -1  # stands for a card whose face is not known
NOBODY: Final = 0
SPECTATOR: Final = 7  # the bit of those who watch: they know what everyone knows, and no more
MOST_SEATS: Final = SPECTATOR  # one more, and whoever watches would see that seat's hand
MOST_PLACES: Final = BIT_COUNT
MOST_CARDS: Final = 256  # a memory of a card has room for no more: see core/memories.py
EVERYONE: Final = 0xFF
# Of news, beside the places: cards may be elsewhere than they were, all over the table; or all of it is new.
ELSEWHERE: Final[i64] = 2**62
EVERYTHING: Final[i64] = -1
KNOWN_TO_ALL: Final[Any] = EVERYONE  # as an object, to be stored: see core/bits.py


@mypyc_attr(acyclic=True, free_list_len=1)
class Cards:
    """All cards of a table: where they lie, who can name them, and where they may be.

    Look at `piles` as you like; change them by the methods only, each of which says who sees what. Every
    method takes places by their numbers, and masks of seats made of `BIT[seat]`, NOBODY or EVERYONE.
    The last card of a pile is its top.
    """

    def __init__(
        self,
        piles: list[list[int]],
        known_by: list[int],
        possible_places: list[int],
        keepers: list[int],
        unordered: int,
    ) -> None:
        self.piles = piles  # to look at; changed only by the methods below
        self.known_by = known_by
        self.possible_places = possible_places
        self.keepers = keepers  # by place, the seats that may look at what lies there; never changed
        self.unordered = unordered
        self.memories = NO_MEMORIES  # what single seats know beyond that; nearly always nothing
        # Piles, and what is known, are shared between a clone and its original until one of them
        # changes them. These say what is ours alone; they are no part of the game.
        self.owned: i64 = 0
        self.owns_known_by = False
        self.owns_possible_places = False
        # Whether it is kept up where cards may be. In a world that is only played on, nobody asks.
        self.keeps_whereabouts = True
        # A mask of the places where cards, or who can name them, have changed since somebody last looked who
        # keeps what it saw (see encoding/whereabouts.py), or EVERYTHING; no part of the game either.
        self.news: i64 = EVERYTHING

    def clone(self) -> "Cards":
        self.owned = 0
        self.owns_known_by = False
        self.owns_possible_places = False
        copy = Cards(self.piles[:], self.known_by, self.possible_places, self.keepers, self.unordered)
        if self.memories:
            copy.memories = self.memories
        copy.keeps_whereabouts = self.keeps_whereabouts
        return copy

    def own_pile(self, place: int) -> list[int]:
        """This pile, to be changed."""
        bit: i64 = BIT[place]
        self.news |= bit
        if self.owned & bit:
            return self.piles[place]
        pile = self.piles[place][:]
        self.piles[place] = pile
        self.owned |= bit
        return pile

    def own_knowledge(self) -> None:
        """From here on, `known_by` and `possible_places` may be changed, of any cards."""
        self.news = EVERYTHING
        self.own_known_by()
        self.own_possible_places()

    # Whoever calls one of these two says by itself where there are news.

    def own_known_by(self) -> None:
        """From here on, `known_by` may be changed."""
        if not self.owns_known_by:
            self.known_by = self.known_by[:]
            self.owns_known_by = True

    def own_possible_places(self) -> None:
        """From here on, `possible_places` may be changed."""
        if not self.owns_possible_places:
            self.possible_places = self.possible_places[:]
            self.owns_possible_places = True

    # Moving cards.

    def move(self, card: int, source: int, target: int) -> None:
        """Everyone sees which card goes where: a card is played, or given openly."""
        taken = self.take_from(source, card)
        pile: list[Any] = self.own_pile(target)
        pile.append(taken)
        self.show(card, target)

    def take_from(self, place: int, card: int) -> Any:
        """Out of a pile whose order means nothing, without moving all the others up.

        The card comes back as the object that lay there: what is only moved need not be a number to
        compiled code, which would make each anew.
        """
        pile = self.own_pile(place)
        i: i64 = 0
        while pile[i] != card:
            i += 1
        moved: list[Any] = pile
        if place >= self.unordered:
            return moved.pop(i)
        last = moved.pop()
        if i == len(moved):
            return last
        taken = moved[i]
        moved[i] = last
        return taken

    def move_all(self, source: int, target: int) -> None:
        """A pile that everyone can see goes whole onto another; one without an order, sorted."""
        pile = self.piles[source]
        if not pile:
            return
        if source < self.unordered and len(pile) > 1:
            pile = sorted(pile)
        if self.keeps_whereabouts:
            self.own_possible_places()
            possible_places = self.possible_places
            mask = MASK[target]
            for card in pile:
                possible_places[card] = mask
        self.own_pile(target).extend(pile)
        self.piles[source] = []
        self.news |= BIT[source]

    def show(self, card: int, place: int) -> None:
        """Everyone sees that this card lies here."""
        self.news |= BIT[place]
        self.own_known_by()
        self.known_by[card] = KNOWN_TO_ALL
        if not self.keeps_whereabouts:
            return
        self.own_possible_places()
        self.possible_places[card] = MASK[place]
        if self.memories:
            self.memories = out_of(self.memories, card)

    def move_unseen(self, card: int, source: int, target: int, seen_by: int) -> None:
        """A card goes face down from one pile to another; the seats of the mask see which.

        The others know only that one card went. What they could name in the pile it came from, they
        can name no more: to leave the bit on the card would tell them which one was moved. What they
        could name where it went still lies there. Of a pile of one card everyone knows which one went.
        """
        if len(self.piles[source]) == 1:
            self.move_all_unseen(source, target, seen_by)
            return
        self.lose_sight(source, ~seen_by)
        self.take_from(source, card)
        self.own_pile(target).append(card)
        self.known_by[card] = seen_by
        self.note_possible_move(source, BIT[target])

    def move_some_unseen(self, cards: list[int], source: int, target: int, seen_by: int) -> None:
        """As `move_unseen`, for several cards at once."""
        if len(cards) == len(self.piles[source]):
            self.move_all_unseen(source, target, seen_by)
            return
        self.lose_sight(source, ~seen_by)
        pile = self.own_pile(target)
        for card in cards:
            self.take_from(source, card)
            pile.append(card)
        for card in cards:
            self.known_by[card] = seen_by
        self.note_possible_move(source, BIT[target])

    def move_all_unseen(self, source: int, target: int, seen_by: int) -> None:
        """A pile goes whole and face down onto another; the seats of the mask look at its cards."""
        pile = self.piles[source]
        self.own_pile(target).extend(pile)
        self.piles[source] = []
        self.news |= BIT[source]
        self.own_known_by()
        if seen_by:
            known_by = self.known_by
            seats: i64 = seen_by
            for card in pile:
                known: i64 = known_by[card]
                known_by[card] = known | seats
        self.note_move(source, BIT[target])

    def lose_sight(self, place: int, seats: i64) -> None:
        """As `forget`; but a seat that knew better than everyone remembers where it saw the card."""
        self.news |= BIT[place]
        self.own_known_by()
        known_by = self.known_by
        for card in self.piles[place]:
            known: i64 = known_by[card]
            if known & seats:
                known_by[card] = known & ~seats
                if known != EVERYONE and self.keeps_whereabouts:
                    self.memories = saw_last(self.memories, card, known & seats, place)

    def forget(self, place: int, seats: i64) -> None:
        """The seats of this mask can no longer name the cards of this pile."""
        self.news |= BIT[place]
        known_by = self.known_by
        for card in self.piles[place]:
            known: i64 = known_by[card]
            if known & seats:
                known_by[card] = known & ~seats

    def deal(self, source: int, seat_count: int, each: int) -> None:
        """So many cards from the top of a face-down pile into every hand; each seat looks at its own."""
        pile = self.piles[source]
        self.own_known_by()
        known_by = self.known_by
        hands: i64 = 0
        top = len(pile)
        for seat in range(seat_count):
            bit: i64 = BIT[seat]
            hands |= bit
            dealt = pile[top - each : top]
            dealt.reverse()
            top -= each
            for card in dealt:
                known: i64 = known_by[card]
                known_by[card] = known | bit
            self.own_pile(seat).extend(dealt)
        self.piles[source] = pile[:top]
        self.owned |= BIT[source]
        self.news |= BIT[source]
        if top:
            self.note_possible_move(source, hands)
        else:
            self.note_move(source, hands)

    def draw(self, source: int, seat: int, count: int = 1) -> None:
        """So many cards from the top of a face-down pile go into a hand; its seat looks at them.

        Whoever had seen one on top knows where it is now.
        """
        pile = self.own_pile(source)
        hand = self.own_pile(seat)
        self.own_known_by()
        bit = BIT[seat]
        for _ in range(count):
            card = pile.pop()
            hand.append(card)
            self.known_by[card] |= bit
        self.note_possible_move(source, bit)

    def turn_up(self, source: int, target: int, count: int) -> None:
        """So many cards from the top of a face-down pile, laid where everyone sees them."""
        pile = self.own_pile(source)
        laid = self.own_pile(target)
        for _ in range(count):
            card = pile.pop()
            laid.append(card)
            self.show(card, target)

    def gather(self, target: int) -> None:
        """Every card in play comes together in one pile, face down: no one knows one from another."""
        together = [card for pile in self.piles for card in pile]
        together.sort()
        self.piles = [[] for _ in self.piles]
        self.piles[target] = together
        self.owned = -1
        self.own_knowledge()
        known_by = self.known_by
        possible_places = self.possible_places
        mask = MASK[target]
        for card in together:
            known_by[card] = NOBODY
            possible_places[card] = mask
        self.memories = NO_MEMORIES

    def go_home(self, homes: "Homes") -> None:
        """Every card goes to its home place, where everyone knows it is; those without one stay out."""
        self.piles = homes.piles[:]
        self.news = EVERYTHING
        self.known_by = homes.known_by
        self.possible_places = homes.possible_places
        self.memories = NO_MEMORIES
        self.owned = 0
        self.owns_known_by = False
        self.owns_possible_places = False

    def go_home_shuffled(self, homes: "Homes", place: int, rng: Rng) -> None:
        """As `go_home`, and as `shuffle` of this pile then."""
        self.go_home(homes)
        self.known_by = homes.known_but_for(place)
        rng.shuffle(self.own_pile(place))

    def turn_over(self, source: int, target: int) -> None:
        """A pile goes whole, face down and unlooked at, onto another."""
        self.move_all_unseen(source, target, NOBODY)

    def shuffle(self, place: int, rng: Rng) -> None:
        """Whoever could name a card of this pile by its position can do so no more.

        The pile is put in order first, so that what comes depends on its cards alone and not on how
        they came together.
        """
        pile = self.own_pile(place)
        pile.sort()
        rng.shuffle(pile)
        self.lose_sight(place, EVERYONE)

    # What everyone can tell about where cards may be.

    def note_possible_move(self, source: int, there: i64) -> None:
        """Every card that may be in this pile may now be in those of the mask as well."""
        if not self.keeps_whereabouts:
            return
        self.own_possible_places()
        self.news |= ELSEWHERE
        here: i64 = BIT[source]
        possible_places = self.possible_places
        count: i64 = len(possible_places)
        card: i64 = 0
        before: i64 = 0
        after: Any = 0  # most of these cards may be in the same places: one number is made for all
        while card < count:
            places: i64 = possible_places[card]
            if places & here and places & there != there:
                if places != before:
                    before = places
                    after = places | there
                possible_places[card] = after
            card += 1
        if self.memories:
            self.memories = changed(self.memories, here, here | there)

    def note_move(self, source: int, there: i64) -> None:
        """This pile is empty now: every card that may have been in it is in those of the mask."""
        if not self.keeps_whereabouts:
            return
        self.own_possible_places()
        self.news |= ELSEWHERE
        here: i64 = BIT[source]
        possible_places = self.possible_places
        count: i64 = len(possible_places)
        card: i64 = 0
        before: i64 = 0
        after: Any = 0
        while card < count:
            places: i64 = possible_places[card]
            if places & here:
                if places != before:
                    before = places
                    after = places & ~here | there
                possible_places[card] = after
            card += 1
        if self.memories:
            self.memories = changed(self.memories, here, there)

    def rule_out(self, cards: list[int], place: int) -> None:
        """Everyone can tell that none of these cards is in this pile.

        Say it whenever a rule lets everyone conclude it: somebody does not follow a suit. Imagined worlds
        put no such card there from then on; without it they would be too many.
        """
        if not self.keeps_whereabouts:
            return
        self.own_possible_places()
        self.news |= ELSEWHERE
        bit: i64 = BIT[place]
        possible_places = self.possible_places
        for card in cards:
            places: i64 = possible_places[card]
            if places & bit and places != bit:
                possible_places[card] = places & ~bit
        if self.memories:
            self.memories = changed(self.memories, bit, 0, cards)

    def note_elsewhere(self, card: int, place: int, instead: int) -> None:
        """Everyone can tell that this card, if it seemed to be in one place, is in another."""
        places: i64 = self.possible_places[card]
        if places & BIT[place] and self.keeps_whereabouts:
            self.own_possible_places()
            self.news |= ELSEWHERE
            self.possible_places[card] = (places & ~BIT[place]) | BIT[instead]
            if self.memories:
                self.memories = changed(self.memories, BIT[place], BIT[instead], [card])

    # What one seat can tell.

    def is_known(self, card: int, seat: int) -> bool:
        """Whether this seat can name where this card is."""
        return self.known_by[card] & BIT[seat] != 0

    def erase(self, seat: int) -> None:
        """Forget all that this seat cannot know."""
        bit: i64 = BIT[seat]
        self.own_knowledge()
        known_by = self.known_by
        for place in range(len(self.piles)):
            seen: list[int] = []
            hidden = 0
            for card in self.piles[place]:
                if known_by[card] & bit:
                    seen.append(card)
                elif place < self.unordered:
                    hidden += 1
                else:
                    seen.append(HIDDEN)
            if place < self.unordered:
                seen.sort()
                seen += [HIDDEN] * hidden
            self.piles[place] = seen
        for card in range(len(known_by)):
            if not known_by[card] & bit:
                known_by[card] = NOBODY
        for one in self.memories:
            if seat_of(one) == seat and known_by[card_of(one)] == NOBODY:
                self.possible_places[card_of(one)] &= places_of(one)
        self.memories = NO_MEMORIES

    def fill(self, rng: Rng) -> None:
        """Put the cards this view cannot name, at random, where the hidden ones lie.

        Of all ways to put each where it may be, every one is exactly as likely.
        """
        self.fill_by(self.filling(), rng)

    def filling(self) -> Filling:
        """What `fill` has to know. It holds for every copy of this view."""
        places: list[int] = []
        free: list[int] = []
        open_to: i64 = 0
        for place in range(len(self.piles)):
            count = self.hidden_count(place)
            if count:
                places.append(place)
                free.append(count)
                open_to |= BIT[place]
        groups: list[list[int]] = []  # of cards that may be in the same places
        masks: list[i64] = []
        current: i64 = 0
        group: list[int] = []
        known_by = self.known_by
        possible_places = self.possible_places
        for card in range(len(known_by)):
            if known_by[card] == NOBODY:
                where: i64 = possible_places[card] & open_to
                if where == 0:
                    continue
                if where != current:
                    current = where
                    group = group_of(where, masks, groups)
                group.append(card)
        return Filling(groups, masks, places, free)

    def fill_by(self, filling: Filling, rng: Rng) -> None:
        places = filling.places
        if not places:
            return
        self.news = EVERYTHING
        self.own_known_by()
        given = filling.drawn(rng)
        for i in range(len(places)):
            self.replace_hidden(places[i], given[i])

    def hidden_count(self, place: int) -> i64:
        count: i64 = 0
        for card in self.piles[place]:
            if card == HIDDEN:
                count += 1
        return count

    def replace_hidden(self, place: int, chosen: list[int]) -> None:
        """These cards are the hidden ones of this pile."""
        keepers: Any = self.keepers[place]
        known_by = self.known_by
        if len(chosen) == len(self.piles[place]):
            self.piles[place] = chosen
            self.owned |= BIT[place]
            if self.keepers[place] != NOBODY:  # nobody knows a hidden card as yet
                for card in chosen:
                    known_by[card] = keepers
            return
        pile = self.own_pile(place)
        next_card: i64 = 0
        for i in range(len(pile)):
            if pile[i] == HIDDEN:
                card = chosen[next_card]
                next_card += 1
                pile[i] = card
                known_by[card] = keepers

    def words(self, out: list[int]) -> None:
        out.append(self.unordered)
        out.append(len(self.piles))
        for pile in self.piles:
            out.append(len(pile))
            out += pile
        out.append(len(self.known_by))
        out += self.known_by
        out += self.possible_places
        out += self.keepers
        if self.memories:
            out.append(len(self.memories))
            out += self.memories
        if not self.keeps_whereabouts:
            out.append(0)


class Homes:
    """Where every card lies when nothing is played; found once for a game. Never changed."""

    def __init__(self, place_of: list[int], pile_count: int) -> None:
        """By card, its home place, or -1 if it is not in the game."""
        self.place_of = place_of
        self.piles: list[list[int]] = [[] for _ in range(pile_count)]
        self.known_by = [NOBODY] * len(place_of)
        self.possible_places = [0] * len(place_of)
        for card in range(len(place_of)):
            home = place_of[card]
            if home >= 0:
                self.piles[home].append(card)
                self.known_by[card] = EVERYONE
                self.possible_places[card] = BIT[home]
        self.shuffled = -1  # a place, and what is known when the cards there have been shuffled
        self.known_then = self.known_by

    def known_but_for(self, place: int) -> list[int]:
        """Who can name which card, when nobody can name those of this place."""
        if place != self.shuffled:
            self.known_then = self.known_by[:]
            for card in self.piles[place]:
                self.known_then[card] = NOBODY
            self.shuffled = place
        return self.known_then


def new_cards(seat_count: int, pile_count: int, unordered: int, card_count: int) -> Cards:
    """No card anywhere yet: a game puts its deck into a pile and gathers it there.

    There are `pile_count` places, the hands first. In the first `unordered` of them, the hands included,
    the order of the cards means nothing; in the others it is kept, as in a deck or a trick. More seats,
    places or cards than the engine holds are refused with TooLarge.
    """
    if not 1 <= seat_count <= MOST_SEATS:
        raise TooLarge(f"A table has 1 to {MOST_SEATS} seats, not {seat_count}.")
    if not seat_count <= pile_count <= MOST_PLACES:
        raise TooLarge(
            f"A table has a place for each seat's hand and at most {MOST_PLACES}, not {pile_count}."
        )
    if card_count > MOST_CARDS:
        raise TooLarge(f"A table has at most {MOST_CARDS} cards, not {card_count}.")
    piles: list[list[int]] = [[] for _ in range(pile_count)]
    keepers = [BIT[place] if place < seat_count else NOBODY for place in range(pile_count)]
    return Cards(piles, [NOBODY] * card_count, [0] * card_count, keepers, unordered)


def group_of(where: i64, masks: list[i64], groups: list[list[int]]) -> list[int]:
    """The group of cards that may be in just these places; a new one if there is none."""
    for i in range(len(masks)):
        if masks[i] == where:
            return groups[i]
    group: list[int] = []
    masks.append(where)
    groups.append(group)
    return group
