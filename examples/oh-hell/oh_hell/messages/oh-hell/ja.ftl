### Oh Hell を日本語で。

extends = usual-tricks

game-name = オーヘル
game-blurb = 自分が勝つトリックの数を予想し、そのとおりに勝ちます。1つ多くても、1つ少なくても失敗です。
game-unit = 点

headings-round-bidding = 第{ $round }ラウンド・ビッド

areas-turned-up = めくられたカード
areas-bids = ビッド

events-round = 第{ $number }ラウンドが始まります。{ $cards }がめくられ、そのスートが切り札です。
events-bid = { $seat }のビッドは{ $number }トリックです。
events-scored = { $seat }はビッドどおりに勝ち、{ $number }点を得ました。

reasons-say-how-many-tricks-you-will-win = 自分が勝つトリックの数をビッドしてください。
reasons-the-dealers-bid-must-not-make-the-bids-come-to-the-number-of-tricks = 親は、全員のビッドの合計がトリック数と同じになるビッドはできません。
reasons-as-many-tricks-as-were-bid-score-ten-points-and-one-for-each = ビッドどおりに勝つと、10点とトリック1つにつき1点を得ます。
reasons-the-most-points-win = 得点が最も多いプレイヤーの勝利です。
reasons-play-a-card-to-the-trick = トリックにカードを1枚出してください。
reasons-whoever-has-a-card-of-the-led-suit-plays-one = リードされたスートを持っていれば、それを出さなければなりません。
reasons-the-highest-trump-wins-the-trick = 最も強い切り札がトリックに勝ちます。
reasons-without-a-trump-the-highest-card-of-the-led-suit-wins-the-trick = 切り札がなければ、リードされたスートで最も強いカードが勝ちます。

questions-say-how-many-tricks-you-will-win =
    .sentence = あなたのビッドです。何トリック勝ちますか？
    .number = { $name }
questions-play-a-card-to-the-trick =
    .lead = あなたの番です。好きなカードをリードしてください。
    .follow-only = あなたの番です。{ $led }を出してください。
    .free = あなたの番です。{ $led }がないので、どのカードでも出せます。
    .card = { $name }を出す

refusals-whoever-has-a-card-of-the-led-suit-plays-one = { $card }は、いまは出せません。{ $Led }がリードされ、手札に{ $held }があります。

options-largest =
    .label = 最初のラウンドの手札
    .text = 最初のラウンドに配られる枚数です。ラウンドごとに1枚ずつ減ります。
options-hook =
    .label = フック
    .text = だれかが必ず外れるように、親のビッドを制限するかどうかです。
    .value-true = あり
    .value-false = なし
