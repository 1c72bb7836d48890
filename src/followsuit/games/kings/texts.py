"""What happened, in sentences: one for every kind of event."""

from typing import Final

from followsuit.games.takers import texts

TEXTS: Final[dict[str, str]] = {
    **texts.TEXTS,
    "king-back": "{piece} goes back to {seat}, face down.",
    "appointed": "{seat} appoints {other} to lead this trick.",
    "kizuna": "{seat} gives KIZUNA to {other}: they are partners in this round.",
    "copied": "{seat} puts COPY by the bid card {piece} of {other}.",
    "auction-cards": "{seat} gets {cards} as auction cards, which nobody sees.",
    "auction": "{seat} starts the auction with no card.",
    "declared": "{seat} declares {number} [auction card|auction cards].",
    "passed": "{seat} passes.",
    "king-player": "{seat} is the King player.",
    "auction-discards": "{seat} discards {cards} unseen.",
    "took-up": "{seat} takes up {cards}.",
    "trump": "{piece} is chosen: its colour is trump.",
    "no-trump": "{piece} is chosen: there is no trump.",
    "jack-spent": "{seat} spends the Jack to add 3 to the bid.",
    "late-turn": "{seat} takes the turn that was put off.",
    "red-queen-counts": "The Red Queen of {seat} is one more win.",
    "drafts-first": "{seat} is first in the draft.",
    "took-set": "{seat} takes a set: {piece}.",
    "chose": "{seat} takes {piece}.",
    "start-card": "{seat} gets the Start Player Card and leads the first trick.",
    "contract": "The contract King of this round: {piece}.",
    "contract-costs": "Each card of that colour costs {number} [point|points].",
    "kings-deck": "In the King's deck: {piece}.",
    "laid-bid": "{seat} lays {piece} face down as a bid.",
    "no-bid": "{seat} bids nothing.",
    "queen-up": "{seat} turns the Queen up again.",
    "queen-stays": "{seat} leaves the Queen face down.",
    "took-king": "{seat} takes a King to help: {piece}.",
    "no-help": "{seat} takes no more Kings.",
    "team-wins": "The team of {seat} has {number} [win|wins].",
    "showed": "{seat} shows {cards}.",
}

# Where cards go when this happens.
MOVES: Final[dict[str, list[str]]] = {
    **texts.MOVES,
    "auction-cards": ["draw-deck", "auction-cards"],
    "auction-discards": ["cards-in-front", "discards"],
    "took-up": ["auction-cards", "hand"],
}

# What is written on the sheet of a round.
# A seat is known by its set, whichever characters help it in the round.
SHEET: Final[dict[str, str]] = {
    **{kind: what for kind, what in texts.SHEET.items() if what != "piece"},
    "took-set": "piece kept",
}
