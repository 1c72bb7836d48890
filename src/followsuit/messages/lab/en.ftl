# The report of a study.

title = { $game }: a study
languages = Languages
about =
    { $deals } deals, { $games } games between bots ({ $bots }), rules version { $rules }, seed { $seed }. Every arm
    plays the same deals.
about-intervals =
    The bars are { $level } % intervals over deals: they hold the true value that often. Whether something is “clearly”
    more or less is said after a correction for the number of comparisons beside it (Holm).
about-bots = Bots are no people: what they overlook, the study overlooks too.
players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
stratum = { $players } · { $games } games
with-options = { $stratum } · { $options }
even = An even share is { $even }.
even-teams = In teams a victory is counted for everybody who has it; even is { $even }.

clearly-above = Clearly more than even: { $names }.
clearly-below = Clearly less than even: { $names }.
nothing-clear = Nobody is clearly above or below even.

column-name = who
column-picture = interval
column-share = share
column-mean = mean
column-interval = from, to
column-count = seen
column-points = points
column-all = all seats
column-some = winners
column-games = games
sign-above = clearly more
sign-below = clearly less

shares-characters = Victories by character
shares-characters-text = Of the victories, the share of whoever played this character, in any round.
shares-sets = Victories by set
shares-sets-text = Of the victories, the share of whoever played this set.
points-characters = Points of a round by character
points-characters-text = What a round brought the character, beyond the average of the table in that round.
points-sets = Points of a round by set
points-sets-text = What a round brought the set, beyond the average of the table in that round.
points-clear-above = Clearly more than the average: { $names }.
points-clear-below = Clearly less than the average: { $names }.
match-ups-characters = Who gains more beside whom
match-ups-sets = Which set gains more beside which
match-ups-text =
    In rounds where both were at the table, how often (%) the one in the row gained more than the one in the column;
    half each if equal. Bold with a sign: clear.
match-ups-corner = row beside column
seats = Victories by seat
seats-text = Seats are counted from 1, clockwise.
seat = Seat { $seat }
first = Does it help to begin?
first-text = The share of whoever was asked first in the game.
first-player = First player
first-above = Whoever begins wins clearly more than an even share.
first-below = Whoever begins wins clearly less than an even share.
first-open = That it helps or harms to begin is not clear.
places = Victories by place in the order of choosing
places-text = Of those who choose one after the other, each knowing what was taken before.
place =
    { $place ->
        [1] chooses first
       *[other] chooses { $place }.
    }
bots = Victories by bot
bots-text = Each bot sits in every seat equally often.

taken = How often it is taken
taken-text = Of the times a bot could take it.
taken-most = Most often { $name }, { $share }.
by-hand = What it is worth by the hand
by-hand-text =
    Of the victories, the share of whoever took it with a weak, a middling or a strong hand: thirds of all hands at a
    choice, by the average rank of their cards.
by-hand-low = { $name }, weak hand
by-hand-middle = { $name }, middling hand
by-hand-high = { $name }, strong hand
dominated = Dominated, less than even with every kind of hand: { $names }.
not-dominated = No choice is dominated: each is worth an even share with some kind of hand, as far as can be told.
picks = What it is worth to choose it first
picks-text =
    Whoever chooses first is made to take each in turn, on the same deals; the difference to the average of them all. So
    it does not matter who likes to take it with which hand.
picks-above = Clearly worth more than the others: { $names }.
picks-below = Clearly worth less: { $names }.

ways = Ways of winning
ways-text = By which rule the game was won.
ways-most = Most often { $share }: { $name }
points = Points at the end
points-text = How many seats ended with how many points; filled: those who won.
points-fewest-text = How many seats ended with how many; filled: those who won, with the fewest.
points-says = On average the winner is { $margin } ahead of whoever comes nearest.
length = Length
length-text = Answers of all players in a game.
length-says = On average { $answers } answers; { $forced } of them leave no choice.
swing = Swing
swing-text = How the lead changes from round to round, by everybody's chance to win.
swing-says = The lead changes { $changes } times a game; { $comebacks } of the games are won by somebody who did not lead before the last round.
measure-answers = answers in a game
measure-parts = rounds
measure-forced = share of forced answers
measure-changes = changes of the lead
measure-comebacks = comebacks in the last round
measure-margin = lead of the winner
measure-first = share of the first player
powers = Powers
powers-text = How often a power was used of the questions in which it could be.
powers-dead = Dead, offered and never used: { $names }.
powers-alive = Every power that was offered was used.
table = Heroes and the game
table-text = What differs between games with this hero in the deck and games without.
table-key = { $name }: { $measure }
table-open = No hero clearly changes the length, the lead or who wins.
table-clear = Clear: { $names }.

what-if = What if { $numbers }?
what-if-text = The difference in the share of victories to the unchanged game, on the same deals.
what-if-points = Points of a round, the difference
what-if-game = The game as a whole, the difference
what-if-above = Clearly more: { $names }.
what-if-below = Clearly less: { $names }.
what-if-open = Nobody's share changes clearly.
curve = What if: shares over all values
curve-text = The share of each that the numbers belong to, or that changes most; from left to right the values as listed, the unchanged game first.
curve-says = { $name }: { $low } to { $high }.
unchanged = unchanged
figures = The same figures are in figures.json beside this page, and every game's row in rows.parquet.
made = Made by followsuit { $version }.
