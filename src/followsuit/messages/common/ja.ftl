### どのゲームでも使う言葉。

## phrases

phrases-yes = はい
phrases-no = いいえ
phrases-done = 決定
phrases-led = リード
phrases-none-led = まだリードなし
phrases-on = あり
phrases-off = なし
phrases-and = と
phrases-last-and = 、
phrases-comma = 、
phrases-dot = ・
phrases-nothing = なし
phrases-hidden = カード{ $number }枚
phrases-pieces-least = { $label }：{ $least }人以上を選んでください。今は{ $count }人です。
phrases-pieces-exactly = { $label }：ちょうど{ $least }人を選んでください。今は{ $count }人です。
phrases-pieces-exactly-none = { $label }：ちょうど{ $least }人を選んでください。
phrases-winning = いまのところ勝ち
phrases-you = あなた
phrases-reader = あなた
phrases-thinking = { $names }が考えています。
phrases-thinking-several = { $names }が考えています。
phrases-your-turn = あなたの番です。
phrases-wins = { $names }の勝利
phrases-you-win = あなたの勝利
phrases-share = { $names }の勝利
phrases-team-wins = { $team }の勝利：{ $names }
phrases-counted = ラウンドの集計
phrases-round-counted = 第{ $number }ラウンドの集計
phrases-next-round = 第{ $number }ラウンドへ
phrases-hint-best = { $worlds }通りの配りを想像して、勝つ見込みは{ $share }％。
phrases-hint-second = 次点：{ $name }、{ $share }％。
phrases-hint-same = 同じくらい：{ $name }。
phrases-hint-less = { $name }は{ $share }％でしたが、調べた回数が少なめです。
phrases-hint-close = { $name }は{ $share }％で、差とは言えません。ひと目ではこちらが良さそうです。
phrases-hint-fear = 怖いのは{ $other }の{ $name }で、そのときは{ $share }％。
phrases-answer-gain = すぐに{ $points }点になります。
phrases-answer-wins-surely = ほかの人の手札が何であれ、このトリックに勝ちます。
phrases-answer-wins-often = 100通りの配りのうち{ $share }通りで、このトリックに勝ちます。
phrases-answer-wins-hardly = このトリックに勝つことはほとんどありません。
phrases-answer-points = そのラウンドの得点は平均{ $points }点になります。
phrases-answer-points-than = そのラウンドの得点は平均{ $points }点。{ $name }なら{ $others }点です。
phrases-answer-lives = そのラウンドでのライフの増減は平均{ $points }です。
phrases-answer-lives-than = そのラウンドでのライフの増減は平均{ $points }。{ $name }なら{ $others }です。
phrases-answer-chance = 想像した配り全体で、勝率は100分の{ $share }でした。
phrases-answer-chance-than = 想像した配り全体で、勝率は100分の{ $share }。{ $name }なら{ $others }でした。
phrases-answer-keeps = { $name }を手元に残せます。
phrases-told-none-then = { $names }の手にはもう{ $suit }がないと分かっていました。
phrases-told-none-now = { $names }の手にはもう{ $suit }がありません。
phrases-told-nobody-then = ほかの誰の手にも、もう{ $suit }がないと分かっていました。
phrases-told-nobody-now = ほかの誰の手にも、もう{ $suit }がありません。
phrases-hint-only = 答えは一つだけです。
phrases-hint-alike = どれを選んでも同じです。
phrases-between-sentences = {""}
phrases-strip-two = 2人
phrases-strip-more = 3人以上
phrases-strip-last = 最終ラウンド
phrases-strip-before = 最終ラウンドより前
phrases-win-of-more = { $win }（2人の場合を除く）
phrases-strength = このトリックの強さ
phrases-strength-turned = 小さい数が勝つトリック
phrases-verdict-wins = { $card }でこのトリックに勝ちます。
phrases-verdict-so-far = いまは{ $card }が最強です。
phrases-verdict-loses = { $card }は{ $name }の{ $other }に負けます。
phrases-verdict-still =
    { $count ->
       *[other] { $names }がまだ出します。
    }

## moments

moments-always = いつも
moments-setup = 準備
moments-before-card = 出す前
moments-with-card = 出すとき
moments-after-card = 出したあと
moments-in-trick = トリック中
moments-after-win = 勝ったあと
moments-end = 終了時
moments-next-round = 次のラウンド
moments-last-round = 最終ラウンド
moments-any-time = いつでも
moments-played = 出したとき
moments-needs = 必要なもの
moments-good-for = 使いどころ

## areas

areas-hand = 手札
areas-trick = 場
areas-pile = 山

## headings

headings-the-game = ゲーム
headings-round-trick = 第{ $round }ラウンド・第{ $trick }トリック
headings-round-trick-of = ラウンド{ $round }/{ $rounds }・トリック{ $trick }/{ $tricks }
headings-round-scoring = 第{ $round }ラウンド・得点
headings-scoring = 得点

## events

events-sealed = { $seat }が回答しました。

## reasons

reasons-you-are-not-asked-anything-now = いまはあなたの番ではありません。
reasons-that-is-not-among-the-answers-to-this-question = この質問では選べない答えです。
reasons-you-have-given-your-answer-it-is-final = すでに回答しました。変更はできません。
reasons-the-game-is-over = ゲームは終了しています。
reasons-a-set-is-picked-in-the-order-of-its-cards-each-once = カードは並び順に、1枚ずつ選びます。

## awards

awards-game-over =
    .title = ゲーム終了

## bots

bots-random =
    .label = ランダム
    .text = 出せるカードから無作為に選びます。初めて遊ぶゲームの様子見に向いています。
bots-thumb =
    .label = 経験則
    .text = 何度か遊んだ人のように、経験則で選びます。すぐに答えます。
bots-search =
    .label = 先読み
    .text = 先を読んで打ちます。自分の席から分かることだけを手がかりにし、回答ごとに少し時間をかけます。
