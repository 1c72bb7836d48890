### What the terminal says besides the game, in English.

## The table

you = you
yours = yours
none = none
cards =
    { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }
and-hidden = { $cards } and { $number } hidden
fact = { $label } { $value }
fact-long = { $label }: { $value }
fact-piece = { $label }: { $piece }
fact-state = { $fact }, { $state }
facts = ;{" "}
middle = { $facts }.
your = Your { $area }: { $cards }
note = { $card } ({ $note })

## The beginning

title = { $game } for { $players } players, seed { $seed }.
you-are = You are { $name }.
bots-alike = The bots ({ $level }): { $names }.
bots = The bots: { $names }.
bot = { $name } ({ $level })
type-help = Type help to see what can be typed.

## The question

prompt = Your answer:{" "}
with-rule = { $sentence } ({ $rule })
asked = { $name } is asked: { $question }
an-answer = an answer.
type-set = Type { $size } on one line.
type-set-or-none = Type { $size } on one line, or done for none.
the-cards = the cards
size-exactly = { $most } cards
size-up-to = up to { $most } cards
size-or = { $least } or { $most } cards
size-to = { $least } to { $most } cards
so-far = So far: { $picks }.
refused = { $why } Type help to see what can be typed.
not-in-list = { $word } is not in the list of answers.
can-be = { $word } can be { $names }.
can-be-number = { $word } can be { $names }; take its number.
no-answer = { $word } is no answer in { $game }.
alone = { $word } is an answer of its own; type it alone.
pick-size = Pick { $size }, not { $count }.
one-answer = One answer is asked for, not several.

## What else may be typed

help =
    A card by its name, such as h7, or any answer by its number in the list or a word of its name.
    A set of cards is typed on one line, in any order: h7 s3. A set without cards is done, or keep.
    A power that goes with a card may be typed with it: the power, then the card.
    {"  "}why h7    why you may not answer that, or that you may
    {"  "}why       why the last trick ended as it did
    {"  "}hint      what a bot that thinks ahead would answer in your place, and why
    {"  "}what NAME what a character, an item or a power of that name does
    {"  "}rule ID   a rule by its number, such as those in brackets
    {"  "}look      the table again, with everything that may be looked at
    {"  "}log       all that happened so far
    {"  "}quit      leave the game
allowed = { $line } is allowed.
no-trick-yet = No trick has ended yet.
nothing-asked = The game is over, and nothing is asked.
hint = I would answer: { $answer }.
what-name = Type what and a name, such as that of a character.
rule-number = Type rule and a number, such as those in brackets.
thing = { $name }: { $text }
by-rules = {"  "}({ $rules })
part-of = { $name } is part of { $names }; name one.
nothing-to-say = { $game } has nothing to say about { $name }.

## The end

result = Result
won = { $who }. { $why }
place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
placed = {"  "}{ $place }: { $name }, score { $score }
placed-you = {"  "}{ $place }: { $name } (you), score { $score }
else = Type log, look, why, what or rule ID; or quit.
else-prompt = What else:{" "}
over = The game is over. Type log, look, why, what, rule ID or quit.
left =
    { $answers ->
        [one] You have left the game after { $answers } answer. Seed { $seed } deals it again.
       *[other] You have left the game after { $answers } answers. Seed { $seed } deals it again.
    }
recorded = Recorded in { $file }.

## A record

options = Options: { $options }.
in-seat = { $name } in seat { $seat }
seats = { $seats }.
answers-open =
    { $answers ->
        [one] { $answers } answer, all cards open.
       *[other] { $answers } answers, all cards open.
    }
answers-as-seen =
    { $answers ->
        [one] { $answers } answer, as { $name } saw it.
       *[other] { $answers } answers, as { $name } saw it.
    }
go-on = Enter goes on, q stops:{" "}
parted = This record is of other rules than ours, and here they part: { $where }
stored-result = The result it was recorded with: { $result }.
left-here = The game was left here.
after =
    { $answers ->
        [one] After { $answers } answer: { $heading }
       *[other] After { $answers } answers: { $heading }
    }

## A review

review-thinking = Thinking
review-curve = The chance to win, of 100, as each could know it then
review-line = { $name } { $curve } from { $start } to { $result }
review-point = { $label }: { $chances }
review-moment = { $number }. { $heading }: { $title } ({ $change })
review-option = { $bar } { $chance }  { $label }
review-noted = { $line } ({ $notes })
review-best = best
review-as-good = as good
review-chosen = was answered
review-look = The table then: replay --at { $at } --seat { $seat }
review-parted = { $file } was played by other rules than ours, so it cannot be reviewed.
review-not-over = { $file } is a game that is not over, and only one that is can be reviewed.
review-seconds = --seconds is more than 0, not { $seconds }.
review-fewest = --{ $name } is { $least } or more, not { $number }.
review-file = Name the record to review, or a game with --calibrate.
review-calibrated = { $game } with { $players } players: { $games } games of bots, { $moments } decisions.
review-bin = said { $said } of 100, won { $won } of 100  { $bar } ({ $moments })
review-brier = Brier score { $brier } ± { $error }; whoever always names the even chance has { $even }.
review-brier-late = In the last third of the game { $brier } ± { $error }; the even chance has { $even }.
review-slope = In round { $round } a slope of { $slope } ± { $error } ({ $games } games): 1 is right, less is too bold.
review-gap = What the first seat's decisions cost less than the last one's: { $gap } ± { $error } of 100.

## The rules

in-english = (in English)

## The games

no-games = No game is installed.
game-title = { $game }: { $name }
game-players = {"  "}For { $counts } players; { $usual } if not said.
game-table = { $game }: { $name }, { $players } players
option-usual = {"  "}Option { $name }: { $choices }; { $usual } if not said. { $text }
option-now = {"  "}Option { $name }: { $choices }; now { $now }. { $text }
options-hidden = {"  "}{ $number } more would do nothing at this table, or leave no choice.
list-exactly = a list of { $least } of these, parted by commas: { $keys }
list-or-more = a list of { $least } or more of these, parted by commas: { $keys }

## What was given wrongly

name-the-game = Name the game whose options you would like to see.
wrong-moment = --at is a number from 0 to { $answers }, the answers of this record, not { $at }.

# Lessons.

coach = Coach: { $text }
learn-help = Answer as you would at the table: a card's name, a number of the list, a word. Type quit to leave.
learn-number =
    { $count ->
        [one] Type 1.
       *[other] Type a number from 1 to { $count }.
    }
learn-done = That was the lesson.
learn-next = The next one: { $command }
learn-left = You have left the lesson. Begin it again whenever you like.
strip = { $title }: { $cells }.
cell = { $head }: { $value }
wins-game = wins the game
act = { $moment }: { $text }
named-act = { $name }. { $text }
costs = Costs { $price } points. { $text }
free = Free now. { $text }
