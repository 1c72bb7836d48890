### フランス式のカードで普通のトリックを行うゲームの言葉を日本語で。ゲームのファイルが extends で取り込む。

## suits

suits-clubs =
    .name = クラブ
    .letter = ♣
suits-diamonds =
    .name = ダイヤ
    .letter = ♦
suits-hearts =
    .name = ハート
    .letter = ♥
suits-spades =
    .name = スペード
    .letter = ♠

## names

names-card = { $suit }の{ $rank }

## areas

areas-deck = 山札
areas-taken = 取られたカード
areas-trump = 切り札
areas-wins = 勝ったトリック
areas-points = 得点

## events

events-hand = { $seat }に{ $cards }が配られました。
events-played = { $seat }が{ $cards }を出しました。
events-won = { $seat }がトリックに勝ちました。
