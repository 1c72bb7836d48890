### Kings: Ombre in English: it is said as in Kings TrickTakers, but for this.

extends = kings

## game

game-name = Kings: Ombre
game-blurb = Three players, nine tricks. Auction cards nobody has seen decide who is the King player and names the trump.
game-minutes = 30

## ways

ways-points =
    .title = Most points
    .text = After three rounds: 100 for most wins, 100 for five wins and more, 100 for a Rival with three.

## sets

sets-white-set =
    .name = White set
    .text = With it there is no trump if the King player takes it. King, for the King player: once, on any card. Queen: a card of yours has the strength of a Rare. Jack, for a Rival: 100 for 3 wins.
    .rules = KO-SET-01 KO-SET-03 KO-SET-06 KO-SET-07 KO-PLAY-03
sets-red-set =
    .name = Red set
    .text = Its colour is trump if the King player takes it. King, for the King player: once, on a red card. Queen: one more win, if you take the trick. Jack, for a Rival: 100 for 3 wins.
    .rules = KO-SET-01 KO-SET-06 KO-SET-07 KO-PLAY-02 KO-PLAY-10
sets-blue-set =
    .name = Blue set
    .text = Its colour is trump if the King player takes it. King, for the King player: once, on a blue card. Queen: a card of yours has the strength of a White Flag. Jack, for a Rival: 100 for 3 wins.
    .rules = KO-SET-01 KO-SET-06 KO-SET-07 KO-PLAY-02
sets-green-set =
    .name = Green set
    .text = Its colour is trump if the King player takes it. King, for the King player: once, on a green card. Queen: you play last in a trick. Jack, for a Rival: 100 for 3 wins.
    .rules = KO-SET-01 KO-SET-06 KO-SET-07 KO-PLAY-02
sets-black-set =
    .name = Black set
    .text = Its colour is trump if the King player takes it. King, for the King player: once, on a black card. Queen: you need not follow. Jack, for a Rival: 100 for 3 wins.
    .rules = KO-SET-01 KO-SET-06 KO-SET-07 KO-PLAY-02

## kings

kings-white-king =
    .name = White King
    .text = Beats everything when it lies on any card; once.
    .rules = KO-SET-08 KO-PLAY-02 KO-PLAY-03
kings-red-king =
    .name = Red King
    .text = Beats everything when it lies on a red card; once.
    .rules = KO-SET-08 KO-PLAY-02 KO-PLAY-03
kings-blue-king =
    .name = Blue King
    .text = Beats everything when it lies on a blue card; once.
    .rules = KO-SET-08 KO-PLAY-02 KO-PLAY-03
kings-green-king =
    .name = Green King
    .text = Beats everything when it lies on a green card; once.
    .rules = KO-SET-08 KO-PLAY-02 KO-PLAY-03
kings-black-king =
    .name = Black King
    .text = Beats everything when it lies on a black card; once.
    .rules = KO-SET-08 KO-PLAY-02 KO-PLAY-03

## jacks

jacks-white-jack =
    .name = White Jack
    .text = For a Rival: 100 for 3 wins.
    .rules = KO-SET-06 KO-SCORE-05
jacks-red-jack =
    .name = Red Jack
    .text = For a Rival: 100 for 3 wins.
    .rules = KO-SET-06 KO-SCORE-05
jacks-blue-jack =
    .name = Blue Jack
    .text = For a Rival: 100 for 3 wins.
    .rules = KO-SET-06 KO-SCORE-05
jacks-green-jack =
    .name = Green Jack
    .text = For a Rival: 100 for 3 wins.
    .rules = KO-SET-06 KO-SCORE-05
jacks-black-jack =
    .name = Black Jack
    .text = For a Rival: 100 for 3 wins.
    .rules = KO-SET-06 KO-SCORE-05
