### Kings: Whist in English: it is said as in Kings TrickTakers, but for this.

extends = kings

## game

game-name = Kings: Whist
game-blurb = Four players in two teams, eleven tricks. A King, a Queen and a special card for everybody; 200 points win.
game-minutes = 30

## ways

ways-points =
    .title = 200 points
    .text = More wins than the other team bring 100 a round.

## teams

teams-team-1 = Team 1
teams-team-2 = Team 2

## sets

sets-white-set =
    .name = White set
    .text = King Numbers 1 and 6. King: once in the game, on a Rare, a White Flag, the white 11 or a card under its Queen. Queen, once in the game: a card of yours has the strength of a Rare. Its 11 comes into your hand.
    .rules = KW-PLAY-08 KW-PLAY-11 KW-DRAFT-03
sets-red-set =
    .name = Red set
    .text = King Numbers 2 and 7. King: once in the game, on a red card. Queen, once in the game: one more win, if you take the trick. Its 11 comes into your hand.
    .rules = KW-PLAY-08 KW-PLAY-11 KW-DRAFT-03 KW-PLAY-13
sets-blue-set =
    .name = Blue set
    .text = King Numbers 3 and 8. King: once in the game, on a blue card. Queen, once in the game: a card of yours has the strength of a White Flag. Its 11 comes into your hand.
    .rules = KW-PLAY-08 KW-PLAY-11 KW-DRAFT-03
sets-green-set =
    .name = Green set
    .text = King Numbers 4 and 9. King: once in the game, on a green card. Queen, twice in the game: you play last in a trick. Its 11 comes into your hand.
    .rules = KW-PLAY-08 KW-PLAY-11 KW-DRAFT-03 KW-PLAY-12
sets-black-set =
    .name = Black set
    .text = King Numbers 5 and 10. King: once in the game, on a black card. Queen, once in the game: you need not follow. Its 11 comes into your hand.
    .rules = KW-PLAY-08 KW-PLAY-11 KW-DRAFT-03

## kings

kings-white-king =
    .name = White King
    .text = Beats everything when it lies on a Rare, a White Flag, the white 11 or a card under its Queen; once. King Numbers 1 and 6.
    .rules = KW-PLAY-08
kings-red-king =
    .name = Red King
    .text = Beats everything when it lies on a red card; once. King Numbers 2 and 7.
    .rules = KW-PLAY-08
kings-blue-king =
    .name = Blue King
    .text = Beats everything when it lies on a blue card; once. King Numbers 3 and 8.
    .rules = KW-PLAY-08
kings-green-king =
    .name = Green King
    .text = Beats everything when it lies on a green card; once. King Numbers 4 and 9.
    .rules = KW-PLAY-08
kings-black-king =
    .name = Black King
    .text = Beats everything when it lies on a black card; once. King Numbers 5 and 10.
    .rules = KW-PLAY-08
