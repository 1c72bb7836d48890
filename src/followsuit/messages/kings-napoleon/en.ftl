### Kings: Napoleon in English: it is said as in Kings TrickTakers, but for this.

extends = kings

## game

game-name = Kings: Napoleon
game-blurb = Five players: the Emperor and a partner against three. Numbers shown at once decide who takes which set.
game-minutes = 30

## headings

headings-round-preparation = Round { $round } of 2 · Before trick 1
headings-round-trick = Round { $round } of 2 · Trick { $trick } of 9

## ways

ways-points =
    .title = Most points
    .text = Of your team after two rounds: 10 for a trick, a Rare, an 11 and a 12; a White Flag costs 10.

## teams

teams-the-emperors-team = The Emperor's team
teams-the-team-of-red-blue-and-green = The team of Red, Blue and Green

## acts

acts-white-set-numbers =
    .title = King Number
    .text = 1, and 6 once the King is played. In round 2 the smallest leads the first trick.
    .rules = KT-KNUM-01 KT-KNUM-05 KN-R2-02
acts-white-king-numbers =
    .title = King Number
    .text = 1, and 6 once the King is played. In round 2 the smallest leads the first trick.
    .rules = KT-KNUM-01 KT-KNUM-05 KN-R2-02
acts-white-set-cards =
    .title = 11 and 12
    .text = They come into your hand.
    .rules = KN-R1-06
acts-white-set-king =
    .title = King
    .text = Lay it on a Rare, a White Flag or the white 12: it beats everything. Once in the game.
    .rules = KN-PREP-04 KN-PLAY-04 KN-PLAY-05 KN-PLAY-06
acts-white-set-played =
    .title = King played
    .text = 20, 50, 80 or 150 points for one to four Rares and White Flags taken.
    .rules = KN-SCORE-04
acts-white-set-unused =
    .title = King not played
    .text = 60 points.
    .rules = KN-SCORE-06
acts-white-king-play =
    .text = Lay it on a Rare, a White Flag or the white 12: it beats everything. Once in the game.
    .rules = KN-PREP-04 KN-PLAY-04 KN-PLAY-05 KN-PLAY-06
acts-red-set-numbers =
    .title = King Number
    .text = 2, and 7 once the King is played. In round 2 the smallest leads the first trick.
    .rules = KT-KNUM-01 KT-KNUM-05 KN-R2-02
acts-red-king-numbers =
    .title = King Number
    .text = 2, and 7 once the King is played. In round 2 the smallest leads the first trick.
    .rules = KT-KNUM-01 KT-KNUM-05 KN-R2-02
acts-red-set-cards =
    .title = 11 and 12
    .text = They come into your hand.
    .rules = KN-R1-06
acts-red-set-king =
    .title = King
    .text = Lay it on a red card: it beats everything. Once in the game.
    .rules = KN-PREP-04 KN-PLAY-04 KN-PLAY-05 KN-PLAY-06
acts-red-set-played =
    .title = King played
    .text = 10 points for each red card taken, in every round from then on.
    .rules = KN-SCORE-03
acts-red-set-unused =
    .title = King not played
    .text = 50 points.
    .rules = KN-SCORE-06
acts-red-king-play =
    .text = Lay it on a red card: it beats everything. Once in the game.
    .rules = KN-PREP-04 KN-PLAY-04 KN-PLAY-05 KN-PLAY-06
acts-blue-set-numbers =
    .title = King Number
    .text = 3, and 8 once the King is played. In round 2 the smallest leads the first trick.
    .rules = KT-KNUM-01 KT-KNUM-05 KN-R2-02
acts-blue-king-numbers =
    .title = King Number
    .text = 3, and 8 once the King is played. In round 2 the smallest leads the first trick.
    .rules = KT-KNUM-01 KT-KNUM-05 KN-R2-02
acts-blue-set-cards =
    .title = 11 and 12
    .text = They come into your hand.
    .rules = KN-R1-06
acts-blue-set-king =
    .title = King
    .text = Lay it on a blue card: it beats everything. Once in the game.
    .rules = KN-PREP-04 KN-PLAY-04 KN-PLAY-05 KN-PLAY-06
acts-blue-set-played =
    .title = King played
    .text = 10 points for each blue card taken, in every round from then on.
    .rules = KN-SCORE-03
acts-blue-set-unused =
    .title = King not played
    .text = 40 points.
    .rules = KN-SCORE-06
acts-blue-king-play =
    .text = Lay it on a blue card: it beats everything. Once in the game.
    .rules = KN-PREP-04 KN-PLAY-04 KN-PLAY-05 KN-PLAY-06
acts-green-set-numbers =
    .title = King Number
    .text = 4, and 9 once the King is played. In round 2 the smallest leads the first trick.
    .rules = KT-KNUM-01 KT-KNUM-05 KN-R2-02
acts-green-king-numbers =
    .title = King Number
    .text = 4, and 9 once the King is played. In round 2 the smallest leads the first trick.
    .rules = KT-KNUM-01 KT-KNUM-05 KN-R2-02
acts-green-set-cards =
    .title = 11 and 12
    .text = They come into your hand.
    .rules = KN-R1-06
acts-green-set-king =
    .title = King
    .text = Lay it on a green card: it beats everything. Once in the game.
    .rules = KN-PREP-04 KN-PLAY-04 KN-PLAY-05 KN-PLAY-06
acts-green-set-played =
    .title = King played
    .text = 10 points for each green card taken, in every round from then on.
    .rules = KN-SCORE-03
acts-green-set-unused =
    .title = King not played
    .text = 30 points.
    .rules = KN-SCORE-06
acts-green-king-play =
    .text = Lay it on a green card: it beats everything. Once in the game.
    .rules = KN-PREP-04 KN-PLAY-04 KN-PLAY-05 KN-PLAY-06
acts-black-set-numbers =
    .title = King Number
    .text = 5, and 10 once the King is played. In round 2 the smallest leads the first trick.
    .rules = KT-KNUM-01 KT-KNUM-05 KN-R2-02
acts-black-king-numbers =
    .title = King Number
    .text = 5, and 10 once the King is played. In round 2 the smallest leads the first trick.
    .rules = KT-KNUM-01 KT-KNUM-05 KN-R2-02
acts-black-set-cards =
    .title = 11 and 12
    .text = They come into your hand.
    .rules = KN-R1-06
acts-black-set-king =
    .title = King
    .text = Lay it on a black card, or on the white 11 if black is led: it beats everything. Once in the game.
    .rules = KN-PREP-04 KN-PLAY-04 KN-PLAY-05 KN-PLAY-06
acts-black-set-played =
    .title = King played
    .text = 10 points for each black card taken, in every round from then on.
    .rules = KN-SCORE-03
acts-black-set-unused =
    .title = King not played
    .text = 20 points.
    .rules = KN-SCORE-06
acts-black-king-play =
    .text = Lay it on a black card, or on the white 11 if black is led: it beats everything. Once in the game.
    .rules = KN-PREP-04 KN-PLAY-04 KN-PLAY-05 KN-PLAY-06

## sets

sets-white-set =
    .name = White set
    .aim = The Emperor: with Black against three.
    .text = The Emperor, with Black against the other three. King Numbers 1 and 6; unused, the King is worth 60. Its 11 and 12 come into your hand.
    .rules = KN-PREP-05 KN-R1-06 KN-SCORE-06
sets-red-set =
    .name = Red set
    .aim = One of the three against White and Black.
    .text = One of the three against White and Black. King Numbers 2 and 7; unused, the King is worth 50. Its 11 and 12 come into your hand.
    .rules = KN-PREP-05 KN-R1-06 KN-SCORE-06
sets-blue-set =
    .name = Blue set
    .aim = One of the three against White and Black.
    .text = One of the three against White and Black. King Numbers 3 and 8; unused, the King is worth 40. Its 11 and 12 come into your hand.
    .rules = KN-PREP-05 KN-R1-06 KN-SCORE-06
sets-green-set =
    .name = Green set
    .aim = One of the three against White and Black.
    .text = One of the three against White and Black. King Numbers 4 and 9; unused, the King is worth 30. Its 11 and 12 come into your hand.
    .rules = KN-PREP-05 KN-R1-06 KN-SCORE-06
sets-black-set =
    .name = Black set
    .aim = The Emperor's partner, against three.
    .text = The Emperor's partner. King Numbers 5 and 10; unused, the King is worth 20. Its 11 and 12 come into your hand.
    .rules = KN-PREP-05 KN-R1-06 KN-SCORE-06

## kings

kings-white-king =
    .name = White King
    .aim = Beats everything, once.
    .text = Beats everything when it lies on a Rare, a White Flag or the white 12; once. King Numbers 1 and 6.
    .rules = KN-PREP-04 KN-PLAY-04 KN-PLAY-05 KN-PLAY-06
kings-red-king =
    .name = Red King
    .aim = Beats everything, once.
    .text = Beats everything when it lies on a red card; once. King Numbers 2 and 7.
    .rules = KN-PREP-04 KN-PLAY-04 KN-PLAY-05 KN-PLAY-06
kings-blue-king =
    .name = Blue King
    .aim = Beats everything, once.
    .text = Beats everything when it lies on a blue card; once. King Numbers 3 and 8.
    .rules = KN-PREP-04 KN-PLAY-04 KN-PLAY-05 KN-PLAY-06
kings-green-king =
    .name = Green King
    .aim = Beats everything, once.
    .text = Beats everything when it lies on a green card; once. King Numbers 4 and 9.
    .rules = KN-PREP-04 KN-PLAY-04 KN-PLAY-05 KN-PLAY-06
kings-black-king =
    .name = Black King
    .aim = Beats everything, once.
    .text = Beats everything when it lies on a black card, or the white 11 if black is led; once. King Numbers 5 and 10.
    .rules = KN-PREP-04 KN-PLAY-04 KN-PLAY-05 KN-PLAY-06

## powers

powers-black-king =
    .name = Black King
    .text = Lay the King on a black card that you play, or the white 11 if black is led: it beats everything. Once.
    .rules = KN-PREP-04 KN-PLAY-05 KN-PLAY-06
powers-white-king =
    .name = White King
    .text = Lay the King on a Rare, a White Flag or the white 12 that you play: it beats everything. Once.
    .rules = KN-PREP-04 KN-PLAY-04
