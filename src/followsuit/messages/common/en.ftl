### What every game says, in English.

## phrases

phrases-yes = Yes
phrases-no = No
phrases-done = Done
phrases-led = Led
phrases-none-led = No suit led yet
phrases-on = On
phrases-off = Off
phrases-and = {" "}and{" "}
phrases-last-and = {" "}and{" "}
phrases-comma = ,{" "}
phrases-or = {" "}or{" "}
phrases-dot = {" "}·{" "}
phrases-nothing = nothing
phrases-hidden =
    { $number ->
        [one] a card
       *[other] { $number } cards
    }
phrases-pieces-least = { $label }: choose at least { $least }; { $count } so far.
phrases-pieces-exactly = { $label }: choose exactly { $least }; { $count } so far.
phrases-pieces-exactly-none = { $label }: choose exactly { $least }.
phrases-winning = winning so far
phrases-you = you
phrases-of-piece = { $name }: { $text }
phrases-team-sum = { $team }: { $names }
phrases-team-wins-and-points =
    { $wins ->
        [one] { $wins } win together; { $before } { $sign } { $change } = { $after } { $unit }.
       *[other] { $wins } wins together; { $before } { $sign } { $change } = { $after } { $unit }.
    }
phrases-bot-names = Sora,Mio,Ren,Aki,Yuna,Kai,Nori,Emi
phrases-reader = {""}
phrases-thinking = { $names } is thinking.
phrases-thinking-several = { $names } are thinking.
phrases-your-turn = It is your turn.
phrases-wins = { $names } wins
phrases-you-win = You win
phrases-share = { $names } share the victory
phrases-team-wins = { $team } wins: { $names }
phrases-counted = The round, counted
phrases-round-counted = Round { $number }, counted
phrases-next-round = On to round { $number }
phrases-hint-best = Chance to win, over { $worlds } imagined deals: { $share } %.
phrases-hint-second = Next best: { $name }, { $share } %.
phrases-hint-same = As good: { $name }.
phrases-hint-less = { $name } came to { $share } %, but was looked at less.
phrases-hint-close = { $name } came to { $share } %, too close to tell apart; this one looks better at first sight.
phrases-hint-fear = To be feared: { $name } from { $other }; then { $share } %.
phrases-answer-gain = It brings { $points } points at once.
phrases-answer-wins-surely = It wins the trick whatever the others hold.
phrases-answer-wins-often = It wins the trick in { $share } of 100 deals.
phrases-answer-wins-hardly = It hardly ever wins the trick.
phrases-answer-points = The round then brings { $points } points on average.
phrases-answer-points-than = The round then brings { $points } points on average; with { $name } it is { $others }.
phrases-answer-lives = Lives in the round on average: { $points }.
phrases-answer-lives-than = Lives in the round on average: { $points }; with { $name } it is { $others }.
phrases-answer-chance = Over all deals imagined it came to { $share } of 100.
phrases-answer-chance-than = Over all deals imagined it came to { $share } of 100; { $name } to { $others }.
phrases-answer-keeps = It keeps { $name } for later.
phrases-told-none-then = { $names } could not have { $suit } any more.
phrases-told-none-now = { $names } cannot have { $suit } any more.
phrases-told-nobody-then = Nobody else could have { $suit } any more.
phrases-told-nobody-now = Nobody else can have { $suit } any more.
phrases-hint-only = There is only one answer.
phrases-hint-alike = All answers come to the same.
phrases-between-sentences = {" "}
phrases-strip-two = with two players
phrases-strip-more = with three players or more
phrases-strip-last = last round
phrases-strip-before = before the last round
phrases-win-of-more = { $win } Not with two players.
phrases-strength = Strength in this trick
phrases-strength-turned = Low numbers win this trick
phrases-verdict-wins = { $card } wins the trick.
phrases-verdict-so-far = { $card } wins so far.
phrases-verdict-loses = { $card } loses to { $name }'s { $other }.
phrases-verdict-still =
    { $count ->
        [one] { $names } still plays.
       *[other] { $names } still play.
    }

## moments

moments-always = Always
moments-setup = At setup
moments-before-card = Before a card
moments-with-card = With a card
moments-after-card = After a card
moments-in-trick = In a trick
moments-after-win = After a win
moments-end = At the end
moments-next-round = Next round
moments-last-round = Last round
moments-any-time = Any time
moments-played = When played
moments-needs = Needs
moments-good-for = Good for

## areas

areas-hand = Hand
areas-trick = Trick
areas-pile = Pile

## headings

headings-the-game = The game
headings-round-trick = Round { $round } · Trick { $trick }
headings-round-trick-of = Round { $round } of { $rounds } · Trick { $trick } of { $tricks }
headings-round-scoring = Round { $round } · Scoring
headings-scoring = Scoring

## awards

awards-game-over =
    .title = The game is over

## bots

bots-random =
    .label = Random
    .text = Plays any card that is allowed, without a plan. Good for a first look at a game.
bots-thumb =
    .label = By rule of thumb
    .text = Like one who has played a few times, by rules of thumb. It answers at once.
bots-search =
    .label = Thinker
    .text = Thinks ahead. It knows what its seat knows and no more, and takes a moment for each answer.

## events

events-sealed = { $seat } has answered.
    .seat = You have answered.
