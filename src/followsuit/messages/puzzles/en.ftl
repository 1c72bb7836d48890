### What is said about puzzles, in English. Deals are those that fit what the player knows.

## what it is about

title-win = Keep the win
title-discard = The one safe card
title-character = What for this hand?
title-stop = Stop the win
level-1 = easy
level-2 = middling
level-3 = hard
players =
    { $count ->
       *[other] { $count } players
    }

## what is asked

ask-win = One answer keeps the game yours. Which one?
ask-now = You can win the whole game in this round. Which answer does it?
ask-discard = One card keeps the game yours. Which one do you let go?
ask-character = The last round. Which choice wins most often with this hand?
ask-stop = Somebody else is about to win the game. Which answer prevents it?

## what an answer does

right = { $answer }: yes.
trick-yes = You take this trick.
trick-no = { $name } takes this trick.
trick-no-card = { $name } takes this trick with { $card }.
trick-mostly = Mostly you take this trick.
trick-seldom = Seldom do you take this trick.
win-all = You win the game, whatever the others hold.
win-tried = You win the game in every one of { $deals } deals that were tried.
win-some = You win the game in { $share } of 100 cases.
win-none = You do not win the game then.
searched-some = If everybody thinks ahead from there on, you win { $share } of 100 games.
stop-all = Nobody else can win in this round.
stop-tried = Nobody else wins in this round, in any of { $deals } deals that were tried.
stop-some = Somebody else wins in this round in { $share } of 100 cases.
stop-none = Somebody else wins the game in this round.
end-lost = Then { $name } wins, mostly with { $theirs } to your { $yours }.
end-lost-otherwise = Then { $name } wins.
end-won = Mostly it ends { $yours } to { $theirs }.
example = For example: { $plays }.
play = { $name } { $card }
other-best = The next best, { $answer }, comes to { $share } of 100.

## how it was proven

proof-every =
    { $deals ->
        [one] There is only one deal that fits what you know; it was played out with open cards.
       *[other] All { $deals } deals that fit what you know were played out with open cards.
    }
proof-drawn = { $deals } deals that fit what you know were played out with open cards; what the answers differ by is known to within { $error } of 100.
proof-searched = In { $deals } deals that fit what you know a search let everybody think ahead; what the answers differ by is known to within { $error } of 100.

## in the terminal

today = Puzzle of the day
solved = Solved.
solved-later = Solved, if not at first.
chances = What each answer comes to, of 100:
next = The next one: { $command }
none = { $game } has no puzzle { $puzzle }; followsuit puzzle { $game } --list lists those there are.
no-puzzles = { $game } has no puzzles.
help = Answer with a number or a name. Type quit to leave.
