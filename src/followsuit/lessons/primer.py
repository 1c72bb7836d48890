"""A game on one page, as it is sent: its example trick is played by the engine, so it cannot be wrong."""

from functools import cache

from followsuit import describe
from followsuit.core.game import Game
from followsuit.describe.wording import wording
from followsuit.lessons import shapes
from followsuit.lessons.script import names_at, said_to
from followsuit.lessons.shelf import ENDING, NoSuchLesson, folders
from followsuit.scenarios.coach import ByLanguage, in_language
from followsuit.scenarios.primer import Primer, PrimerPicture, Remark
from followsuit.scenarios.reading import read_scenario
from followsuit.scenarios.runner import start
from followsuit.scenarios.scenario import Scenario

PRIMERS = "primers"
LEARNER = 0  # the seat of whoever reads


@cache
def primer_text(game_id: str) -> str:
    there = [folder / PRIMERS / f"{game_id}{ENDING}" for folder in folders()]
    return next((file.read_text(encoding="utf-8") for file in there if file.is_file()), "")


def has_primer(game_id: str) -> bool:
    return primer_text(game_id) != ""


def primer(game: Game, language: str) -> shapes.ShownPrimer:
    if not has_primer(game.id):
        raise NoSuchLesson(f"{game.name} has no page of its own to begin with.")
    return PrimerPage(read_scenario(primer_text(game.id)), language).made()


class PrimerPage:
    def __init__(self, scenario: Scenario, language: str) -> None:
        assert scenario.primer is not None, f"{scenario.id} is no primer"
        self.scenario = scenario
        self.primer: Primer = scenario.primer
        self.game = scenario.game
        self.language = language
        self.names = names_at(scenario.players, LEARNER, language)

    def made(self) -> shapes.ShownPrimer:
        primer = self.primer
        return shapes.ShownPrimer(
            game=self.game.id,
            name=wording(self.game, self.language).text("game", "name", self.game.name),
            goal=self.said(primer.goal, []),
            names=self.names,
            trick=self.trick(),
            about_trick=self.remark(primer.trick),
            about_strength=self.remark(primer.strength),
            strength=[
                shapes.ShownStrengthClass(
                    name=self.said(one.name, []).text,
                    cards=[self.game.write_card(card) for card in one.cards],
                )
                for one in primer.classes
            ],
            round=[self.picture(one) for one in primer.round],
            wins=[self.picture(one) for one in primer.wins],
            missed=[self.remark(one) for one in primer.missed],
        )

    def trick(self) -> list[shapes.ExamplePlay]:
        """The cards of the trick that the steps have played, with what each player did."""
        t = start(self.scenario)
        for step in self.scenario.steps:
            for answer in step.answers:
                t.answer(answer.seat, answer.pick)
        view = describe.view(self.game, t.view(LEARNER), self.names, self.language)
        trick = next((area for area in view.areas if area.shape == "trick" and area.cards), None)
        if trick is not None and isinstance(trick.by, list):
            cards, by, winner = trick.cards, trick.by, view.trick.best
        else:
            assert view.last_trick is not None, f"{self.scenario.id}: no trick was played"
            cards, by, winner = view.last_trick.cards, view.last_trick.by, view.last_trick.winner
        notes = [self.said(note, []).text for note in self.primer.notes]
        return [
            shapes.ExamplePlay(
                card=cards[i], seat=by[i], note=notes[i] if i < len(notes) else "", wins=by[i] == winner
            )
            for i in range(len(cards))
        ]

    def picture(self, picture: PrimerPicture) -> shapes.ShownPicture:
        return shapes.ShownPicture(
            title=self.said(picture.title, []).text,
            text=self.said(picture.text, []),
            cards=[self.game.write_card(card) for card in picture.cards],
            pieces=[self.game.pieces[piece].key for piece in picture.pieces],
            icons=picture.icons,
            cells=[cell_of(cell) for cell in picture.cells],
        )

    def remark(self, remark: Remark) -> shapes.ShownRemark:
        return self.said(remark.text, remark.rules)

    def said(self, words: ByLanguage, rules: list[str]) -> shapes.ShownRemark:
        text = in_language(words, self.language)
        return said_to(self.scenario, self.names, text, rules, self.language)


def cell_of(text: str) -> shapes.PrimerCell:
    """'3: 70' is 70 for three."""
    head, _, value = text.partition(":")
    return shapes.PrimerCell(head=head.strip(), value=value.strip())
