"""A review in words: the curve, moments and counts of each seat; or one decision with all its answers.

Everything said about a decision is made of the view of the seat that was asked, as its question was.
"""

from collections.abc import Iterator

from msgspec import UNSET

from followsuit.core.game import Game
from followsuit.core.option import CARD, PIECE, WORD, argument_of, verb_of
from followsuit.core.record import Match
from followsuit.core.view import View
from followsuit.describe.candidate import Candidate, answer_name, sentences_of
from followsuit.describe.outcome import outcome
from followsuit.describe.piece import strips_at
from followsuit.describe.question import QuestionText
from followsuit.describe.told import told_by_plays
from followsuit.describe.wording import Wording, wording
from followsuit.messages.voice import Voice, voice
from followsuit.review import shapes
from followsuit.review.kept import Decision, GameReview, JudgedAnswer
from followsuit.review.moments import change_of, moments_of

REVIEW = "review"  # the folder of its messages
NOBODY = -1


def described(match: Match, review: GameReview, language: str, reader: int = NOBODY) -> shapes.Review:
    """All of it but the answers that were not given; `reader` is the seat that is called 'you'."""
    return ReviewWords(match, review, language, reader).whole()


def described_decision(
    match: Match, review: GameReview, number: int, language: str, reader: int = NOBODY
) -> shapes.ReviewDecision:
    """One decision by its number among those of the review, with all its answers."""
    decision = review.decisions[number]
    view = match.at(decision.at).view(decision.seat)
    return ReviewWords(match, review, language, reader).decision(number, view)


class ReviewWords:
    """The words for one review, in one language and for one reader."""

    def __init__(self, match: Match, review: GameReview, language: str, reader: int) -> None:
        self.match = match
        self.game: Game = match.game
        self.review = review
        self.words: Wording = wording(match.game, language)
        self.voice: Voice = voice(REVIEW, language)
        self.language = language
        self.reader = reader
        self.names = match.names
        self.points: list[shapes.ReviewPoint] = []
        self.moves: list[shapes.ReviewMove] = []

    def say(self, id: str, **values: object) -> str:
        return self.words.capital(self.voice.say(id, **values))

    def who(self, seat: int) -> dict[str, object]:
        """For a sentence about a seat: the reader is spoken to."""
        return {"who": "you" if seat == self.reader else "other", "name": self.names[seat]}

    # The whole.

    def whole(self) -> shapes.Review:
        for _ in self.tell_all():
            pass
        return self.told()

    def tell_all(self) -> Iterator[None]:
        """Go through the match, a little at a time, and put everything into words on the way."""
        review = self.review
        points, moves = self.points, self.moves
        known: list[int | None] = [None] * len(self.names)
        line = iter(review.line)
        for seat in review.seats:  # before anything is known
            known[seat] = next(line).chance
        following = next(line, None)
        t = self.match.at(0)
        heading = ""
        for at in range(review.answers + 1):
            while at and following is not None and following.at <= at:
                known[following.seat] = following.chance
                following = next(line, None)
            if t.heading() != heading or at == review.answers:
                heading = t.heading()
                label = self.words.heading(heading, self.game.length(t))
                if at == review.answers:
                    label = self.say("end")
                chances = [None if one is None else of_100(one) for one in known]
                points.append(shapes.ReviewPoint(at=at, label=label, part=t.part(), chances=chances))
            if at == review.answers:
                break
            if len(moves) < len(review.decisions) and review.decisions[len(moves)].at == at:
                decision = review.decisions[len(moves)]
                asked = QuestionText(self.words, t.view(decision.seat), self.names)
                moves.append(self.move(asked, len(moves), points[-1].label))
            t.apply(self.match.seats[at], self.match.picks[at])
            yield

    def told(self) -> shapes.Review:
        """All of it, once it was gone through."""
        review, points, moves = self.review, self.points, self.moves
        ended = outcome(self.game, self.match.table, self.names, self.language, self.reader)
        assert ended is not None
        return shapes.Review(
            game=review.game,
            names=self.names,
            answers=review.answers,
            is_whole=review.is_whole,
            result=self.say("result", title=ended.title, why=ended.sentence),
            points=points,
            bands=self.bands(points),
            seats=[self.seat(seat, moves) for seat in review.seats],
            moves=moves,
        )

    def bands(self, points: list[shapes.ReviewPoint]) -> list[shapes.ReviewBand]:
        bands: list[shapes.ReviewBand] = []
        for point in points:
            if bands and bands[-1].part == point.part:
                bands[-1].last = point.at
                continue
            if bands:
                bands[-1].last = point.at
            label = self.say("round", number=point.part) if point.part else self.say("before-rounds")
            bands.append(shapes.ReviewBand(part=point.part, label=label, first=point.at, last=point.at))
        return bands

    def move(self, asked: QuestionText, number: int, heading: str) -> shapes.ReviewMove:
        decision = self.review.decisions[number]
        return shapes.ReviewMove(
            number=number,
            at=decision.at,
            seat=decision.seat,
            heading=heading,
            pick=self.game.write_pick(decision.pick),
            best=self.game.write_pick(decision.advised().pick),
            title=self.title(asked, decision),
            change=of_100(change_of(decision)),
            chance=of_100(decision.after),
        )

    def title(self, asked: QuestionText, decision: Decision) -> str:
        """'Blue 8 instead of the White Flag'."""
        name = self.quoted(asked, decision.pick)
        if decision.cost():
            best = self.quoted(asked, decision.judgement.best().pick)
            return self.say("title-instead", name=name, best=best)
        return self.say("title-best" if change_of(decision) > 0 else "title", name=name)

    def quoted(self, asked: QuestionText, pick: int) -> str:
        """What is a sentence on a button, such as 'Keep these cards', stands in quotation marks."""
        name = answer_name(asked, pick)
        return self.voice.say("quoted", text=name) if verb_of(pick) == WORD else name

    # A seat.

    def seat(self, seat: int, moves: list[shapes.ReviewMove]) -> shapes.ReviewSeat:
        review = self.review
        start, result = of_100(review.start[seat]), of_100(review.result[seat])
        skill = of_100(review.skill(seat))
        moments = [self.moment(moves[number]) for number in moments_of(review, seat)]
        luck = result - start - skill
        worst = min((move for move in moves if move.seat == seat), key=lambda move: move.change, default=None)
        explains = worst is not None and worst.change < 0 and 2 * worst.change <= skill
        amounts: dict[str, object] = {"luck": signed(luck), "skill": signed(skill)}
        said = [
            self.say("luck-and-skill", start=start, result=result, **amounts, **self.who(seat)),
            self.say("one-play", title=worst.title, heading=worst.heading) if explains and worst else "",
        ]
        return shapes.ReviewSeat(
            seat=seat,
            start=start,
            result=result,
            luck=luck,
            skill=skill,
            sentence=self.words.phrase("between-sentences").join([one for one in said if one]),
            counts=self.counts(seat),
            moments=moments,
        )

    def counts(self, seat: int) -> list[shapes.ReviewCount]:
        """How many of its decisions were as good as any; those that chose pieces apart."""
        own = [one for one in self.review.decisions if one.seat == seat]
        choices = [one for one in own if verb_of(one.pick) == PIECE]
        plays = [one for one in own if verb_of(one.pick) != PIECE]
        counts: list[shapes.ReviewCount] = []
        for id, decisions in (("plays-good", plays), ("choices-good", choices)):
            good = sum(not one.cost() for one in decisions)
            if decisions:
                text = self.say(id, good=good, all=len(decisions), **self.who(seat))
                counts.append(shapes.ReviewCount(good=good, all=len(decisions), text=text))
        return counts

    def moment(self, move: shapes.ReviewMove) -> shapes.ReviewMoment:
        pick = self.review.decisions[move.number].pick
        return shapes.ReviewMoment(
            number=move.number,
            at=move.at,
            seat=move.seat,
            heading=move.heading,
            pick=move.pick,
            best=move.best,
            title=move.title,
            change=move.change,
            chance=move.chance,
            card=self.game.write_card(argument_of(pick)) if verb_of(pick) == CARD else None,
            is_good=move.change > 0,
        )

    # One decision.

    def decision(self, number: int, view: View) -> shapes.ReviewDecision:
        decision = self.review.decisions[number]
        asked = QuestionText(self.words, view, self.names)
        best = decision.advised()
        chosen = decision.judgement.of(decision.pick)
        own = [strip for strip in strips_at(self.words, view, asked.layout) if strip.seat == view.seat]
        lit = next((strip for strip in own if strip.now is not UNSET), UNSET)
        return shapes.ReviewDecision(
            number=number,
            at=decision.at,
            seat=decision.seat,
            heading=self.words.heading(view.table.heading(), self.game.length(view.table)),
            title=self.title(asked, decision),
            change=of_100(change_of(decision)),
            why_title=self.say("why", name=self.quoted(asked, best.pick)),
            why=sentences_of(asked, candidate(best), candidate(chosen) if chosen is not best else None),
            told=told_by_plays(asked, is_over=True),
            strip=lit,
            options=[self.option(asked, decision, one) for one in decision.judgement.options],
            worlds=decision.judgement.worlds,
        )

    def option(self, asked: QuestionText, decision: Decision, judged: JudgedAnswer) -> shapes.ReviewOption:
        best = decision.advised()
        return shapes.ReviewOption(
            option=asked.option(judged.pick),
            same=[self.game.write_pick(pick) for pick in judged.same],
            chance=of_100(judged.chance),
            error=of_100(2 * judged.error),
            is_best=judged is best,
            is_as_good=judged.is_as_good(),
            is_chosen=decision.pick == judged.pick or decision.pick in judged.same,
            sentence=self.words.phrase("between-sentences").join(sentences_of(asked, candidate(judged))),
        )


def candidate(judged: JudgedAnswer) -> Candidate:
    return Candidate(
        pick=judged.pick,
        chance=of_100(judged.chance),
        feared_seat=judged.feared_seat,
        feared_pick=judged.feared_pick,
        feared_chance=of_100(judged.feared_chance),
        tricks=judged.tricks,
        points=judged.points if judged.has_points else None,
    )


def signed(change: int) -> str:
    return f"+{change}" if change > 0 else f"−{-change}" if change else "0"


def of_100(chance: int) -> int:
    """Of 10,000, rounded; halves away from nothing, so that gains and losses are alike."""
    return (chance + 50) // 100 if chance >= 0 else -((50 - chance) // 100)
