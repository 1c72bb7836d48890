"""What one seat is asked, what it may answer, and why not something else."""

from typing import Final, cast

from followsuit.core.event import NO_SEAT
from followsuit.core.game import VERB_NAMES, Game
from followsuit.core.layout import Area, Layout
from followsuit.core.option import (
    CARD,
    COLOUR,
    NUMBER,
    PIECE,
    POWER,
    SEAT,
    WORD,
    WORDS,
    argument_of,
    option,
    verb_of,
)
from followsuit.core.reason import Reason
from followsuit.core.roles import AreaRole
from followsuit.core.step import AskAll
from followsuit.core.strength import Strength
from followsuit.core.view import View
from followsuit.describe import shapes
from followsuit.describe.piece import axis_of, cells_of
from followsuit.describe.shapes import UNSET
from followsuit.describe.strength import found_for, verdict_of
from followsuit.describe.view import counter_of, seen
from followsuit.describe.wording import Wording, wording
from followsuit.messages.files import slug
from followsuit.messages.voice import Saying
from followsuit.tricks.sealed import PickCards

HELD: Final = ("hand", "row")  # the shapes of areas whose cards a seat may try to play
SHOWN: Final = "shown"  # of the texts: the sentence once cards are turned up for the question
VERBS: Final = cast("list[shapes.Verb]", VERB_NAMES)
MARK: Final = "yes"  # the value of a counter that is there or not


def question(
    game: Game, view: View, names: list[str], language: str, id: str = "", layout: Layout | None = None
) -> shapes.ShownQuestion | None:
    """The question this seat is asked, or None; `id` is what its answer will name. `layout` is that of the
    view, if it has been made already."""
    if not view.is_asked():
        return None
    words = wording(game, language)
    looked = (layout or game.layout(view), found_for(words, view))
    return QuestionText(words, view, names, looked).described(id)


def view_and_question(
    game: Game, view: View, names: list[str], language: str, id: str
) -> tuple[shapes.ShownView, shapes.ShownQuestion | None]:
    """Both at once: each is made of the same layout and of the same look at who beats whom."""
    words = wording(game, language)
    layout = game.layout(view)
    found = found_for(words, view)
    described = seen(words, view, names, layout, found)
    if not view.is_asked():
        return described, None
    return described, QuestionText(words, view, names, (layout, found)).described(id)


def asides(game: Game, view: View, language: str) -> list[shapes.Aside]:
    """What this seat may do at any moment, asked or not."""
    words = wording(game, language)
    described: list[shapes.Aside] = []
    for pick in view.out_of_turn():
        about = words.reason(view.table.about_out_of_turn(view.seat, pick))
        described.append(
            shapes.Aside(
                pick=game.write_pick(pick),
                verb=VERBS[verb_of(pick)],
                argument=game.write_pick(pick),
                label=about.sentence,
                rule=about.rule,
            )
        )
    return described


class QuestionText:
    """One question, and what its sentences speak of."""

    def __init__(
        self,
        words: Wording,
        view: View,
        names: list[str],
        looked: tuple[Layout, Strength | None] | None = None,  # at the view, if somebody has done so before
    ) -> None:
        self.words = words
        self.view = view
        self.names = names
        self.layout, self.strength = looked or (words.game.layout(view), found_for(words, view))
        self.options = in_order(view.options())
        step = view.question()
        assert step is not None
        self.step = step
        self.about: Reason | None = step.about()
        self.texts: dict[str, Saying] = {}
        if self.about is not None:
            self.texts = words.voice.sayings(f"questions-{slug(self.about.sentence)}")
        self.may_set = any(key.startswith("sets-") for key in self.texts)
        self.so_far = view.table.sealed[view.seat]
        self.led = self.layout.trick.led if self.layout.trick is not None else ""
        self.areas_of_cards = {
            card: area
            for card, area in own_cards(self.layout, view.seat).items()
            if words.game.faces[card].piece not in words.pieces  # an item is no playing card
        }
        self.lies = where_cards_lie(self.layout)
        self.other = words.game.concerned(view)
        self.shown = [
            card for area in self.layout.areas if area.role == AreaRole.TURNED_UP for card in area.cards
        ]
        self.places = self.all_places()
        self.refusing: dict[str, object] = {}  # what a refusal may name, once there is one

    def all_places(self) -> dict[str, object]:
        """What a sentence may name: the led suit, whom it is about, cards turned up, and every counter
        of the table by its value or, where it is a mark, by the seat that has it."""
        words = self.words
        places: dict[str, object] = {}
        for counter in self.layout.counters:
            seat = counter.seat
            if seat == NO_SEAT or counter.value == MARK:
                name = words.area(counter.name)[0].replace("-", "_")
                places[name] = counter_of(words, counter).value if seat == NO_SEAT else self.names[seat]
        for area in self.layout.areas:
            if area.shape == "trick" and area.cards and area.cards[0] >= 0:
                places["first"] = words.cards[area.cards[0]]
        places["led"] = words.suit_name(self.led) if self.led else ""
        places["other"] = self.names[self.other] if self.other != NO_SEAT else ""
        places["shown"] = words.listed([words.cards[card] for card in self.shown])
        return places

    def described(self, id: str) -> shapes.ShownQuestion:
        game = self.words.game
        return shapes.ShownQuestion(
            id=id,
            sentence=self.sentence(),
            rule=self.rule(),
            options=[self.option(pick) for pick in self.options],
            refused=self.refused(),
            so_far=[game.write_pick(pick) for pick in self.so_far],
            announced=[self.option(pick) for pick in self.so_far if verb_of(pick) == POWER],
            is_sealed=isinstance(self.step, AskAll),
            set=self.set_asked(),
            help=self.texts["help"].say(self.places) if "help" in self.texts else UNSET,
        )

    def set_asked(self) -> shapes.AskedSet | None:
        """How many cards may be picked, where the order in which they are does not matter.

        Where not all of them may be sent first, all in the order in which they are sent. Of those that a
        set must have, one is enough.
        """
        if not isinstance(self.step, PickCards):
            return self.set_of_pieces()
        described = shapes.AskedSet(least=self.step.least, most=self.step.most)
        cards = self.cards_of_set()
        if any(option(CARD, card) not in self.options for card in cards):
            described.cards = [self.words.game.write_card(card) for card in cards]
        must = self.step.must_have(self.view.table, self.view.seat)
        if must and not any(argument_of(pick) in must for pick in self.so_far):
            described.must = [self.words.game.write_card(card) for card in sorted(must)]
        return described

    def set_of_pieces(self) -> shapes.AskedSet | None:
        """The same where everybody picks pieces at once, such as a bid of up to two; before any is sent."""
        if not isinstance(self.step, AskAll):
            return None
        most = self.step.most_at_once()
        pieces = [pick for pick in self.options if verb_of(pick) == PIECE]
        if self.so_far or most < 2 or not pieces:
            return None
        return shapes.AskedSet(least=1 if len(pieces) == len(self.options) else 0, most=most)

    def cards_of_set(self) -> list[int]:
        """Whatever may still be in the set, also what cannot be picked first."""
        if not isinstance(self.step, PickCards):
            return []
        after = argument_of(self.so_far[-1]) if self.so_far else -1
        cards = self.step.candidates(self.view.table, self.view.seat, self.so_far)
        return sorted([card for card in cards if card > after])

    # The sentence.

    def sentence(self) -> str:
        words = self.words
        said = self.texts.get(self.situation(), self.texts.get("sentence"))
        if said is not None:
            return words.capital(said.say(self.places))
        return words.phrase("your-turn") if self.about is None else words.reason(self.about).sentence

    def rule(self) -> str | None:
        """That which decides in this situation, where one does; else that of the question."""
        own = self.texts.get(f"{self.situation()}-rule")
        if own is not None:
            return own.plain
        return None if self.about is None else self.about.rule

    def situation(self) -> str:
        """Which of a question's sentences fits: those of a trick differ by what was led and is held."""
        if self.so_far and "more" in self.texts:
            return "more"
        stage = self.stage()
        for key in (f"{stage}-{VERB_NAMES[verb_of(self.options[0])]}", stage):
            if key in self.texts:
                return key
        trick = self.layout.trick
        if trick is None or "lead" not in self.texts:
            return "sentence"
        if not self.led:
            return "lead" if trick.order[:1] == [self.view.seat] else "open"
        offered = [argument_of(pick) for pick in self.options if verb_of(pick) == CARD]
        suits = [self.suit_of(card) for card in offered]
        if not self.held():
            return "free"
        if "lifted" in self.texts and any(suit not in ("", self.led) for suit in suits):
            return "lifted"
        return "follow" if "" in suits else "follow-only"

    def stage(self) -> str:
        """Of questions with the same reason: 'shown' once cards are turned up for it, 'named' once it is
        known whom it concerns."""
        if self.shown:
            return SHOWN
        return "named" if self.other != NO_SEAT else ""

    def suit_of(self, card: int) -> str:
        return self.words.game.faces[card].suit

    def held(self) -> list[int]:
        """The cards of the led suit in the own hand."""
        return [
            card
            for card, (_, shape) in self.areas_of_cards.items()
            if shape == "hand" and self.suit_of(card) == self.led
        ]

    # The answers.

    def option(self, pick: int) -> shapes.Option:
        game = self.words.game
        verb = verb_of(pick)
        argument = argument_of(pick)
        described = shapes.Option(
            pick=game.write_pick(pick),
            verb=VERBS[verb],
            argument=argument if verb in (SEAT, NUMBER) else self.argument_name(pick),
            label=self.label(pick),
        )
        if verb == NUMBER and "number-text" in self.texts:
            described.text = self.texts["number-text"].say({**self.places, "number": argument})
        if verb == CARD and self.strength is not None:
            known = verdict_of(self.words, self.strength, self.view, self.layout, self.names, pick)
            described.verdict = UNSET if known is None else known
        if verb == CARD:
            described.text = self.what_it_sets(pick) or UNSET
        if verb == PIECE and argument in self.words.pieces:
            piece = self.words.pieces[argument]
            described.text = piece.text
            described.rules = piece.rules
            if game.pieces[argument].price:
                described.price = game.price(self.view, argument)
            self.foretell(pick, described)
        elif verb == POWER:
            key = game.power_of(self.view, argument)
            if key in game.powers:
                power = self.words.power_words(key)
                described.text = power.text
                described.rules = power.rules
                described.piece = power.piece
                described.symbol = power.symbol or UNSET
                described.how = "with-card" if game.is_with_card(self.view, argument) else "now"
        return described

    def foretell(self, pick: int, described: shapes.Option) -> None:
        """What it brings at once, where that is known beforehand."""
        pieces = self.words.game.pieces
        known = self.words.game.preview(self.view, pick)
        described.gain = known.points or UNSET
        described.brings = [pieces[piece].key for piece in known.brings] or UNSET
        described.lies = [pieces[piece].key for piece in known.row] or UNSET
        described.edges = [shapes.ShownEdges(one.left, one.right) for one in known.edges] or UNSET
        described.keeps = [pieces[piece].key for piece in known.keeps] or UNSET
        if known.total is not None:
            strip = known.total
            described.total = shapes.ShownStrip(
                axis=axis_of(self.words, strip), cells=cells_of(self.words, strip)
            )

    def what_it_sets(self, pick: int) -> str:
        """What would have to be followed then, where this card decides it; else nothing."""
        if not self.may_set:
            return ""
        known = self.words.game.preview(self.view, pick)
        said = self.texts.get(f"sets-{known.sets}")
        if said is None:
            return ""
        words = self.words
        piece = words.named_pieces.get(known.value)
        pattern = words.suit_name(known.value) if piece is None else words.piece_name(piece)
        return words.capital(said.say({**self.places, "pattern": pattern}))

    def argument_name(self, pick: int) -> str:
        """What the answer is about, as a key of the kit: a card, a piece, a suit."""
        suit = self.words.suit_named(pick) if verb_of(pick) == COLOUR else ""
        return suit or self.words.game.write_pick(pick)

    def label(self, pick: int) -> str:
        """What stands on the button: 'Play blue 6'."""
        words = self.words
        verb = verb_of(pick)
        argument = argument_of(pick)
        if verb == WORD:
            word = WORDS[argument]
            key = f"{word}-none" if word == "done" and not self.so_far else word
            said = self.texts.get(key, self.texts.get(word))
            if said is None:
                return words.phrase(word)
            return said.say({**self.places, "name": words.game.label(self.view, pick)})
        name = self.name_of(pick)
        places: dict[str, object] = {**self.places, "name": name, "number": argument}
        keys = [f"{VERB_NAMES[verb]}-{self.stage()}", VERB_NAMES[verb]]
        if verb == PIECE and argument in words.game.pieces:
            keys = [*self.piece_keys(argument, places), *keys]
        if verb == SEAT and argument == self.view.seat:
            keys.insert(0, "seat-self")
        if verb == CARD and argument in self.lies:
            area = self.lies[argument]
            keys.insert(0, f"card-{words.area(area.name)[0]}")
            if area.seat != NO_SEAT:
                places["owner"] = self.names[area.seat]
        said = next((self.texts[key] for key in keys if key in self.texts), None)
        return words.capital(name if said is None else said.say(places))

    def piece_keys(self, piece: int, places: dict[str, object]) -> list[str]:
        """By the kind of piece; what is bought is labelled with its price, or as free."""
        known = self.words.game.pieces[piece]
        if not known.price:
            return [f"piece-{known.kind}"]
        price = self.words.game.price(self.view, piece)
        places["price"] = price
        if known.card >= 0:
            places["name"] = self.words.cards[known.card]
        return (
            [f"piece-{known.kind}", "piece-bought"] if price else [f"piece-{known.kind}-free", "piece-free"]
        )

    def name_of(self, pick: int) -> str:
        return self.words.pick_name(self.view, pick, self.names)

    # What may not be answered.

    def refused(self) -> list[shapes.RefusedCard]:
        """What may not be picked now, each with its rule: own cards, or pieces that lie in the middle."""
        if any(verb_of(pick) == PIECE for pick in self.options):
            return self.refused_pieces()
        if not any(verb_of(pick) == CARD for pick in self.options):
            return []
        offered = set(self.options) | set(self.so_far) | {option(CARD, card) for card in self.cards_of_set()}
        refused: list[shapes.RefusedCard] = []
        for card in self.areas_of_cards:
            pick = option(CARD, card)
            why = None if pick in offered else self.view.why_not(pick)
            if why is not None:
                name = self.words.game.write_pick(pick)
                refused.append(shapes.RefusedCard(name, why.rule, self.refusal(card, why)))
        return refused

    def refused_pieces(self) -> list[shapes.RefusedCard]:
        """Those that lie where others may be taken from, or that are for sale."""
        game = self.words.game
        offered = {argument_of(pick) for pick in self.options if verb_of(pick) == PIECE}
        lying = [area.pieces for area in self.layout.areas if area.seat == NO_SEAT and area.shape == "board"]
        refused: list[shapes.RefusedCard] = []
        for pieces in lying:
            for piece in pieces or []:
                is_meant = game.pieces[piece].price or not offered.isdisjoint(pieces or [])
                pick = option(PIECE, piece)
                why = self.view.why_not(pick) if is_meant and piece not in offered else None
                if why is not None:
                    sentence = self.words.reason(why).sentence
                    refused.append(shapes.RefusedCard(game.write_pick(pick), why.rule, sentence))
        return refused

    def refusal(self, card: int, why: Reason) -> str:
        words = self.words
        said = words.refusal(why.sentence)
        if said is None:
            return words.reason(why).sentence
        if not self.refusing:
            self.refusing = {
                **self.places,
                "Led": words.capital(str(self.places["led"])),
                "held": words.listed([words.cards[one] for one in self.held()]),
            }
        places = self.refusing
        places["card"] = words.cards[card]
        places["suit"] = words.suit_name(self.suit_of(card))
        places["face"] = words.piece_on_name(card)
        return words.capital(said.say(places))


def where_cards_lie(layout: Layout) -> dict[int, Area]:
    """The area of every open card; lists repeat what lies elsewhere."""
    return {card: area for area in layout.areas if area.shape != "list" for card in area.cards if card >= 0}


def own_cards(layout: Layout, seat: int) -> dict[int, tuple[str, str]]:
    """Every card that lies before this seat or in its hand, with the name and shape of its area."""
    return {
        card: (area.name, area.shape)
        for area in layout.areas
        if area.seat == seat and area.shape in HELD
        for card in area.cards
        if card >= 0
    }


def in_order(options: list[int]) -> list[int]:
    """Cards first, as they lie in a hand; words such as 'done' last."""
    return sorted(options, key=lambda pick: (verb_of(pick) == WORD, pick))
