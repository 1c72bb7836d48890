### Kings: Whist in English: it is said as in Kings TrickTakers, but for this.

extends = kings

## game

game-name = Kings: Whist
game-blurb = Four players in two teams, eleven tricks. A King, a Queen and a special card for everybody; 200 points win.
game-minutes = 30

## headings

headings-round-trick = Round { $round } · Trick { $trick } of 11

## areas

areas-draw-deck = Not used

## ways

ways-points =
    .title = 200 points
    .text = More wins than the other team bring 100 a round.

## teams

teams-team-1 = Team 1
teams-team-2 = Team 2

## acts

acts-white-set-numbers =
    .title = King Number
    .text = 1, and 6 once the King is played. The smallest leads the first trick.
    .rules = KT-KNUM-01 KT-KNUM-05 KW-DRAFT-06 KW-RND-04
acts-white-king-numbers =
    .title = King Number
    .text = 1, and 6 once the King is played. The smallest leads the first trick.
    .rules = KT-KNUM-01 KT-KNUM-05 KW-DRAFT-06 KW-RND-04
acts-white-set-eleven =
    .title = 11
    .text = Its 11 comes into your hand.
    .rules = KW-DRAFT-03
acts-white-set-king =
    .title = King
    .text = Lay it on a Rare, a White Flag, the white 11 or a card under its Queen: it beats everything. Once in the game.
    .rules = KW-PLAY-08
acts-white-set-queen =
    .title = Queen
    .text = The card you play has the strength of a Rare. Once in the game.
    .rules = KW-PLAY-11 KT-QUEEN-11
acts-white-king-play =
    .text = Lay it on a Rare, a White Flag, the white 11 or a card under its Queen: it beats everything. Once in the game.
    .rules = KW-PLAY-08
acts-red-set-numbers =
    .title = King Number
    .text = 2, and 7 once the King is played. The smallest leads the first trick.
    .rules = KT-KNUM-01 KT-KNUM-05 KW-DRAFT-06 KW-RND-04
acts-red-king-numbers =
    .title = King Number
    .text = 2, and 7 once the King is played. The smallest leads the first trick.
    .rules = KT-KNUM-01 KT-KNUM-05 KW-DRAFT-06 KW-RND-04
acts-red-set-eleven =
    .title = 11
    .text = Its 11 comes into your hand.
    .rules = KW-DRAFT-03
acts-red-set-king =
    .title = King
    .text = Lay it on a red card: it beats everything. Once in the game.
    .rules = KW-PLAY-08
acts-red-set-queen =
    .title = Queen
    .text = One more win, if you take this trick. Once in the game.
    .rules = KW-PLAY-11 KW-PLAY-13
acts-red-king-play =
    .text = Lay it on a red card: it beats everything. Once in the game.
    .rules = KW-PLAY-08
acts-blue-set-numbers =
    .title = King Number
    .text = 3, and 8 once the King is played. The smallest leads the first trick.
    .rules = KT-KNUM-01 KT-KNUM-05 KW-DRAFT-06 KW-RND-04
acts-blue-king-numbers =
    .title = King Number
    .text = 3, and 8 once the King is played. The smallest leads the first trick.
    .rules = KT-KNUM-01 KT-KNUM-05 KW-DRAFT-06 KW-RND-04
acts-blue-set-eleven =
    .title = 11
    .text = Its 11 comes into your hand.
    .rules = KW-DRAFT-03
acts-blue-set-king =
    .title = King
    .text = Lay it on a blue card: it beats everything. Once in the game.
    .rules = KW-PLAY-08
acts-blue-set-queen =
    .title = Queen
    .text = The card you play has the strength of a White Flag: below all numbers, but it beats a Rare. Once in the game.
    .rules = KW-PLAY-11 KW-PLAY-09
acts-blue-king-play =
    .text = Lay it on a blue card: it beats everything. Once in the game.
    .rules = KW-PLAY-08
acts-green-set-numbers =
    .title = King Number
    .text = 4, and 9 once the King is played. The smallest leads the first trick.
    .rules = KT-KNUM-01 KT-KNUM-05 KW-DRAFT-06 KW-RND-04
acts-green-king-numbers =
    .title = King Number
    .text = 4, and 9 once the King is played. The smallest leads the first trick.
    .rules = KT-KNUM-01 KT-KNUM-05 KW-DRAFT-06 KW-RND-04
acts-green-set-eleven =
    .title = 11
    .text = Its 11 comes into your hand.
    .rules = KW-DRAFT-03
acts-green-set-king =
    .title = King
    .text = Lay it on a green card: it beats everything. Once in the game.
    .rules = KW-PLAY-08
acts-green-set-queen =
    .title = Queen
    .text = You play after all the others. Twice in the game.
    .rules = KW-PLAY-11 KW-PLAY-12
acts-green-king-play =
    .text = Lay it on a green card: it beats everything. Once in the game.
    .rules = KW-PLAY-08
acts-black-set-numbers =
    .title = King Number
    .text = 5, and 10 once the King is played. The smallest leads the first trick.
    .rules = KT-KNUM-01 KT-KNUM-05 KW-DRAFT-06 KW-RND-04
acts-black-king-numbers =
    .title = King Number
    .text = 5, and 10 once the King is played. The smallest leads the first trick.
    .rules = KT-KNUM-01 KT-KNUM-05 KW-DRAFT-06 KW-RND-04
acts-black-set-eleven =
    .title = 11
    .text = Its 11 comes into your hand.
    .rules = KW-DRAFT-03
acts-black-set-king =
    .title = King
    .text = Lay it on a black card: it beats everything. Once in the game.
    .rules = KW-PLAY-08
acts-black-set-queen =
    .title = Queen
    .text = The card you play need not follow. Once in the game.
    .rules = KW-PLAY-11 KT-QUEEN-51
acts-black-king-play =
    .text = Lay it on a black card: it beats everything. Once in the game.
    .rules = KW-PLAY-08

## sets

sets-white-set =
    .name = White set
    .aim = A Rare when you need it; its 11 fits all.
    .text = King Numbers 1 and 6. King: once in the game, on a Rare, a White Flag, the white 11 or a card under its Queen. Queen, once in the game: a card of yours has the strength of a Rare. Its 11 comes into your hand.
    .rules = KW-PLAY-08 KW-PLAY-11 KW-DRAFT-03
sets-red-set =
    .name = Red set
    .aim = One more win for the team.
    .text = King Numbers 2 and 7. King: once in the game, on a red card. Queen, once in the game: one more win, if you take the trick. Its 11 comes into your hand.
    .rules = KW-PLAY-08 KW-PLAY-11 KW-DRAFT-03 KW-PLAY-13
sets-blue-set =
    .name = Blue set
    .aim = One more White Flag, which beats a Rare.
    .text = King Numbers 3 and 8. King: once in the game, on a blue card. Queen, once in the game: a card of yours has the strength of a White Flag. Its 11 comes into your hand.
    .rules = KW-PLAY-08 KW-PLAY-11 KW-DRAFT-03
sets-green-set =
    .name = Green set
    .aim = The last word, twice.
    .text = King Numbers 4 and 9. King: once in the game, on a green card. Queen, twice in the game: you play last in a trick. Its 11 comes into your hand.
    .rules = KW-PLAY-08 KW-PLAY-11 KW-DRAFT-03 KW-PLAY-12
sets-black-set =
    .name = Black set
    .aim = A trump when you could not play it.
    .text = King Numbers 5 and 10. King: once in the game, on a black card. Queen, once in the game: you need not follow. Its 11 comes into your hand.
    .rules = KW-PLAY-08 KW-PLAY-11 KW-DRAFT-03

## kings

kings-white-king =
    .name = White King
    .aim = Beats everything, once.
    .text = Beats everything when it lies on a Rare, a White Flag, the white 11 or a card under its Queen; once. King Numbers 1 and 6.
    .rules = KW-PLAY-08
kings-red-king =
    .name = Red King
    .aim = Beats everything, once.
    .text = Beats everything when it lies on a red card; once. King Numbers 2 and 7.
    .rules = KW-PLAY-08
kings-blue-king =
    .name = Blue King
    .aim = Beats everything, once.
    .text = Beats everything when it lies on a blue card; once. King Numbers 3 and 8.
    .rules = KW-PLAY-08
kings-green-king =
    .name = Green King
    .aim = Beats everything, once.
    .text = Beats everything when it lies on a green card; once. King Numbers 4 and 9.
    .rules = KW-PLAY-08
kings-black-king =
    .name = Black King
    .aim = Beats everything, once.
    .text = Beats everything when it lies on a black card; once. King Numbers 5 and 10.
    .rules = KW-PLAY-08

## powers

powers-red-queen =
    .name = Red Queen: one more win
    .text = One more win, if you take this trick.
    .rules = KW-PLAY-13
powers-blue-queen =
    .name = Blue Queen: as a White Flag
    .text = The card you play has the strength of a White Flag: below all numbers, but it beats a Rare.
    .rules = KW-PLAY-09 KO-PLAY-07
powers-white-king =
    .name = White King
    .text = Lay the King on a Rare, a White Flag, the white 11 or a card under the White Queen that you play: it beats everything. Once.
    .rules = KW-PLAY-08
