### Kings: Napoleon in English: it is said as in Kings TrickTakers, but for this.

extends = kings

## game

game-name = Kings: Napoleon
game-blurb = Five players: the Emperor and a partner against three. Numbers shown at once decide who takes which set.
game-minutes = 30

## ways

ways-points =
    .title = Most points
    .text = Of your team after two rounds: 10 for a trick, a Rare, an 11 and a 12; a White Flag costs 10.

## teams

teams-the-emperors-team = The Emperor's team
teams-the-team-of-red-blue-and-green = The team of Red, Blue and Green

## sets

sets-white-set =
    .name = White set
    .text = The Emperor, with Black against the other three. King Numbers 1 and 6; unused, the King is worth 60. Its 11 and 12 come into your hand.
    .rules = KN-PREP-05 KN-R1-06 KN-SCORE-06
sets-red-set =
    .name = Red set
    .text = One of the three against White and Black. King Numbers 2 and 7; unused, the King is worth 50. Its 11 and 12 come into your hand.
    .rules = KN-PREP-05 KN-R1-06 KN-SCORE-06
sets-blue-set =
    .name = Blue set
    .text = One of the three against White and Black. King Numbers 3 and 8; unused, the King is worth 40. Its 11 and 12 come into your hand.
    .rules = KN-PREP-05 KN-R1-06 KN-SCORE-06
sets-green-set =
    .name = Green set
    .text = One of the three against White and Black. King Numbers 4 and 9; unused, the King is worth 30. Its 11 and 12 come into your hand.
    .rules = KN-PREP-05 KN-R1-06 KN-SCORE-06
sets-black-set =
    .name = Black set
    .text = The Emperor's partner. King Numbers 5 and 10; unused, the King is worth 20. Its 11 and 12 come into your hand.
    .rules = KN-PREP-05 KN-R1-06 KN-SCORE-06

## kings

kings-white-king =
    .name = White King
    .text = Beats everything when it lies on a Rare, a White Flag or the white 12; once. King Numbers 1 and 6.
    .rules = KN-PREP-04 KN-PLAY-04 KN-PLAY-05 KN-PLAY-06
kings-red-king =
    .name = Red King
    .text = Beats everything when it lies on a red card; once. King Numbers 2 and 7.
    .rules = KN-PREP-04 KN-PLAY-04 KN-PLAY-05 KN-PLAY-06
kings-blue-king =
    .name = Blue King
    .text = Beats everything when it lies on a blue card; once. King Numbers 3 and 8.
    .rules = KN-PREP-04 KN-PLAY-04 KN-PLAY-05 KN-PLAY-06
kings-green-king =
    .name = Green King
    .text = Beats everything when it lies on a green card; once. King Numbers 4 and 9.
    .rules = KN-PREP-04 KN-PLAY-04 KN-PLAY-05 KN-PLAY-06
kings-black-king =
    .name = Black King
    .text = Beats everything when it lies on a black card, or the white 11 if black is led; once. King Numbers 5 and 10.
    .rules = KN-PREP-04 KN-PLAY-04 KN-PLAY-05 KN-PLAY-06
