"""Where every card lies, who can name it, and where it may be as far as everyone knows.

Two lists answer every question about hidden cards. `knows[card]` is a mask of the seats that can
name where that card is. `may_be[card]` is a mask of the places where it can be by what everyone has
seen. Both change only in the methods that move cards, so those are the only ones to get right.

Every pile has a number, its place. Place s is the hand of seat s. The first `unordered` places are
piles whose order means nothing; in the others (a deck, a trick) it is kept and may be known.
"""

from typing import Final

from mypy_extensions import i64

from followsuit.core.bits import BIT
from followsuit.core.rng import Rng

HIDDEN: Final = -1
NOBODY: Final = 0
SPECTATOR: Final = 7  # the bit of those who watch: they know what everyone knows, and no more
EVERYONE: Final = 0xFF


class Cards:
    def __init__(
        self,
        piles: list[list[int]],
        knows: list[int],
        may_be: list[int],
        keepers: list[int],
        unordered: int,
    ) -> None:
        self.piles = piles
        self.knows = knows
        self.may_be = may_be
        self.keepers = keepers  # by place, the seats that may look at what lies there; never changed
        self.unordered = unordered

    def clone(self) -> "Cards":
        piles = [pile[:] for pile in self.piles]
        return Cards(piles, self.knows[:], self.may_be[:], self.keepers, self.unordered)

    # Moving cards.

    def move(self, card: int, source: int, target: int) -> None:
        """Everyone sees which card goes where."""
        self.piles[source].remove(card)
        self.piles[target].append(card)
        self.show(card, target)

    def move_all(self, source: int, target: int) -> None:
        """A pile that everyone can see goes whole onto another."""
        pile = self.piles[source]
        if not pile:
            return
        for card in pile:
            self.may_be[card] = BIT[target]
        self.piles[target] += pile
        pile.clear()

    def show(self, card: int, place: int) -> None:
        """Everyone sees that this card lies here."""
        self.knows[card] = EVERYONE
        self.may_be[card] = BIT[place]

    def move_unseen(self, card: int, source: int, target: int, seen_by: int) -> None:
        """A card goes face down from one pile to another; the seats of the mask see which.

        The others know only that one card went. What they could name in either pile, they can name
        no more: to leave the bit on the card would tell them which one was moved.
        """
        self.piles[source].remove(card)
        self.piles[target].append(card)
        for other in self.piles[source]:
            self.knows[other] &= seen_by
        for other in self.piles[target]:
            self.knows[other] &= seen_by
        self.knows[card] = self.knows[card] | seen_by
        self.may_have_moved(source, BIT[target])

    def deal(self, source: int, seat_count: int, each: int) -> None:
        """So many cards from the top of a face-down pile into every hand; each seat looks at its own."""
        pile = self.piles[source]
        hands: i64 = 0
        for seat in range(seat_count):
            bit = BIT[seat]
            hands |= bit
            hand = self.piles[seat]
            for _ in range(each):
                card = pile.pop()
                hand.append(card)
                self.knows[card] |= bit
        self.may_have_moved(source, hands)

    def draw(self, source: int, seat: int) -> None:
        """The top card of a face-down pile goes into a hand; its seat looks at it.

        Whoever had seen it on top knows where it is now.
        """
        card = self.piles[source].pop()
        self.piles[seat].append(card)
        self.knows[card] |= BIT[seat]
        self.may_have_moved(source, BIT[seat])

    def turn_up(self, source: int, target: int, count: int) -> None:
        """So many cards from the top of a face-down pile, laid where everyone sees them."""
        pile = self.piles[source]
        laid = self.piles[target]
        for _ in range(count):
            card = pile.pop()
            laid.append(card)
            self.show(card, target)

    def gather(self, target: int) -> None:
        """Every card in play comes together in one pile, face down: no one knows one from another."""
        together: list[int] = []
        for pile in self.piles:
            together += pile
            pile.clear()
        self.piles[target] = together
        bit: i64 = BIT[target]
        for card in together:
            self.knows[card] = NOBODY
            self.may_be[card] = bit

    def shuffle(self, place: int, rng: Rng) -> None:
        """Whoever could name a card of this pile by its position can do so no more.

        The pile is put in order first, so that what comes depends on its cards alone and not on how
        they came together.
        """
        pile = self.piles[place]
        pile.sort()
        rng.shuffle(pile)
        for card in pile:
            self.knows[card] = NOBODY

    # What everyone can tell about where cards may be.

    def may_have_moved(self, source: int, there: i64) -> None:
        """Every card that may be in this pile may now be in those of the mask as well."""
        here: i64 = BIT[source]
        may_be = self.may_be
        for card in range(len(may_be)):
            places: i64 = may_be[card]
            if places & here:
                may_be[card] = places | there

    def shows_none(self, cards: list[int], place: int) -> None:
        """Everyone can tell that none of these cards is in this pile."""
        bit: i64 = BIT[place]
        may_be = self.may_be
        for card in cards:
            places: i64 = may_be[card]
            if places & bit and places != bit:
                may_be[card] = places & ~bit

    # What one seat can tell.

    def is_known(self, card: int, seat: int) -> bool:
        return self.knows[card] & BIT[seat] != 0

    def erase(self, seat: int) -> None:
        """Forget all that this seat cannot know."""
        bit: i64 = BIT[seat]
        knows = self.knows
        for place in range(len(self.piles)):
            seen: list[int] = []
            hidden = 0
            for card in self.piles[place]:
                if knows[card] & bit:
                    seen.append(card)
                elif place < self.unordered:
                    hidden += 1
                else:
                    seen.append(HIDDEN)
            if place < self.unordered:
                seen.sort()
                seen += [HIDDEN] * hidden
            self.piles[place] = seen
        for card in range(len(knows)):
            if not knows[card] & bit:
                knows[card] = NOBODY

    def fill(self, rng: Rng) -> None:
        """Put the cards this view cannot name, at random, where the hidden ones lie.

        Each goes where it may be, those with the least choice first, to every free spot with the
        same chance. That is uniform over all worlds as long as the sets of places are nested.
        """
        places: list[int] = []
        free: list[int] = []
        spots = 0
        is_placed = [False] * len(self.may_be)
        for place in range(len(self.piles)):
            count = 0
            for card in self.piles[place]:
                if card == HIDDEN:
                    count += 1
                else:
                    is_placed[card] = True
            if count:
                places.append(place)
                free.append(count)
                spots += count
        if not places:
            return
        open_to: i64 = 0
        for place in places:
            open_to |= BIT[place]
        free_cards: list[int] = []  # may be in every place there is
        bound_cards: list[int] = []
        for card in range(len(is_placed)):
            if not is_placed[card]:
                where: i64 = self.may_be[card] & open_to
                if where == open_to:
                    free_cards.append(card)
                elif where:
                    bound_cards.append(card)
        assert len(free_cards) + len(bound_cards) == spots, "a card is missing, or may be nowhere"
        given: list[list[int]] = [[] for _ in places]
        if bound_cards:
            rng.shuffle(bound_cards)
            place_bound_cards(bound_cards, self.may_be, places, free, given, rng)
        rng.shuffle(free_cards)
        for i in range(len(places)):
            chosen = given[i]
            for _ in range(free[i]):
                chosen.append(free_cards.pop())
            if places[i] >= self.unordered:
                rng.shuffle(chosen)
            self.replace_hidden(places[i], chosen)

    def replace_hidden(self, place: int, chosen: list[int]) -> None:
        pile = self.piles[place]
        for i in range(len(pile)):
            if pile[i] == HIDDEN:
                card = chosen.pop()
                pile[i] = card
                self.knows[card] = self.keepers[place]

    def words(self, out: list[int]) -> None:
        out.append(self.unordered)
        out.append(len(self.piles))
        for pile in self.piles:
            out.append(len(pile))
            out += pile
        out.append(len(self.knows))
        out += self.knows
        out += self.may_be
        out += self.keepers


def new_cards(seat_count: int, pile_count: int, unordered: int, card_count: int) -> Cards:
    """No card anywhere yet: a game puts its deck into a pile and gathers it there."""
    piles: list[list[int]] = [[] for _ in range(pile_count)]
    keepers = [BIT[place] if place < seat_count else NOBODY for place in range(pile_count)]
    return Cards(piles, [NOBODY] * card_count, [0] * card_count, keepers, unordered)


def place_bound_cards(
    bound_cards: list[int],
    may_be: list[int],
    places: list[int],
    free: list[int],
    given: list[list[int]],
    rng: Rng,
) -> None:
    """Cards that may not be everywhere find their place, those with the fewest places first."""
    choice_counts: list[int] = []
    most = 0
    for card in bound_cards:
        count = 0
        for place in places:
            if may_be[card] & BIT[place]:
                count += 1
        choice_counts.append(count)
        most = max(most, count)
    for count in range(1, most + 1):
        for k in range(len(bound_cards)):
            if choice_counts[k] == count:
                where: i64 = may_be[bound_cards[k]]
                spots: i64 = 0
                for i in range(len(places)):
                    if where & BIT[places[i]]:
                        spots += free[i]
                chosen = -1
                if spots:
                    spot: i64 = rng.below(spots)
                    for i in range(len(places)):
                        if where & BIT[places[i]]:
                            if spot < free[i]:
                                chosen = i
                                break
                            spot -= free[i]
                else:
                    chosen = make_room(where, may_be, places, free, given)
                given[chosen].append(bound_cards[k])
                free[chosen] -= 1


def make_room(
    where: int, may_be: list[int], places: list[int], free: list[int], given: list[list[int]]
) -> int:
    """Every place for this card is full: move others on, along the shortest chain that ends in a free one."""
    queue = [i for i in range(len(places)) if where & BIT[places[i]]]
    came_from = [-2] * len(places)  # -2: not reached; -1: the card may go here itself
    moved = [-1] * len(places)
    for i in queue:
        came_from[i] = -1
    for i in queue:  # grows while we look
        if free[i]:
            while came_from[i] >= 0:
                before = came_from[i]
                given[before].remove(moved[i])
                given[i].append(moved[i])
                free[i] -= 1
                free[before] += 1
                i = before
            return i
        for other in given[i]:
            for target in range(len(places)):
                if came_from[target] == -2 and may_be[other] & BIT[places[target]]:
                    came_from[target] = i
                    moved[target] = other
                    queue.append(target)
    raise AssertionError("the true table is always one of the worlds")
