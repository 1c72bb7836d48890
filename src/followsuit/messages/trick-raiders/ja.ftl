### Trick Raiders を日本語で。よりどころとなるルール番号は en.ftl にある。

## game

game-name = トリックレイダーズ
game-blurb = 何回リードするかを全員が同時に宣言します。リードしすぎたり手札が尽きたりすると、ライフを失います。
game-unit = ライフ

## ways

ways-points =
    .title = 最多ライフ
    .text = ラウンドの終わりにライフが0の人がいたら終わる。リードしすぎるか手札がなくなると脱落し、1つ失う。

## suits

suits-spades =
    .name = スペード
    .letter = ♠
suits-hearts =
    .name = ハート
    .letter = ♥
suits-diamonds =
    .name = ダイヤ
    .letter = ♦
suits-clubs =
    .name = クラブ
    .letter = ♣

## names

names-card = { $suit }の{ $rank }

## cards

cards-c8 =
    .name = クラブの8
    .text = トランプ変更：このカードでトリックに勝つと、切り札がハートに変わる。2回目はダイヤに変わる。
cards-c9a =
    .name = 特殊なクラブの9
    .text = トランプ変更：このカードでトリックに勝つと、切り札がハートに変わる。2回目はダイヤに変わる。
cards-d5 =
    .name = ダイヤの5
    .text = ライフ奪取：このカードでトリックに勝つと、ライフの最も多いほかのプレイヤーからライフを1つ奪う。
cards-h9a =
    .name = 特殊なハートの9
    .text = 引き戻し：このカードが出たトリックの勝者は、自分のリードカードを1枚手札に戻す。

## ranks

ranks-trump = { $suits }（切り札）

## headings

headings-round-declaration = 第{ $round }ラウンド・宣言

## areas

areas-lead-cards = リードカード
areas-played = 出されたカード
areas-trump = 切り札
areas-lives = ライフ
areas-dropped-out = 脱落
areas-token = ボーナス：

## values

values-aggressive = 強気の宣言
values-passive = 弱気の宣言

## events

events-begins = 全員がライフ{ $number }で始めます。
events-round = 第{ $number }ラウンドが始まります。切り札はスペードです。
events-lead-cards = { $seat }のリードカードは{ $cards }です。
events-hand = { $seat }に{ $cards }が配られました。
events-sealed = { $seat }が宣言しました。
events-kept = { $seat }はリードカードをそのままにして、リード{ $number }回を宣言しました。
events-added = { $seat }は{ $cards }を加えて、リード{ $number }回を宣言しました。
events-collected = { $seat }は{ $cards }を手札に戻して、リード{ $number }回を宣言しました。
events-aggressive = { $seat }が強気の宣言のトークンを得ました。
events-passive = { $seat }が弱気の宣言のトークンを得ました。
events-first-leader = { $seat }が最初にリードします。
events-led = { $seat }が{ $cards }をリードしました。
events-led-from-hand = { $seat }が手札から{ $cards }をリードしました。
events-followed = { $seat }が{ $cards }を出しました。
events-won = { $seat }が{ $cards }でトリックに勝ちました。
events-no-winner = このトリックの勝者はいません。
events-hearts-trump = 切り札がハートに変わりました。
events-diamonds-trump = 切り札がダイヤに変わりました。
events-dropped-out = { $seat }がこのラウンドから脱落しました。
events-life-lost = { $seat }がライフを1つ失い、残りは{ $number }です。
events-life-gained = { $seat }がライフを1つ得て、{ $number }になりました。
events-stolen = { $seat }が{ $other }からライフを1つ奪いました。
events-pulled-back = { $seat }がリードカードの{ $cards }を手札に戻しました。
events-game-over = ゲームが終了しました。

## reasons

reasons-add-hand-cards-to-your-lead-cards-collect-lead-cards-or-keep-them = 手札をリードカードに加えるか、リードカードを手札に戻すか、そのままにしてください。
reasons-you-may-add-cards-or-collect-cards-not-both = 加えることと戻すことは、同時にはできません。
reasons-only-your-own-hand-cards-and-lead-cards-can-move = 動かせるのは自分の手札とリードカードだけです。
reasons-the-most-lead-cards-of-all-and-enough-of-them = リードカードが単独で最も多く、必要な枚数もあります。
reasons-the-only-one-without-lead-cards = リードカードがないのは1人だけです。
reasons-due-to-lead-but-without-a-lead-card = リードする番ですが、リードカードがありません。
reasons-a-card-from-the-hand-is-due-but-the-hand-is-empty = 手札から出す番ですが、手札がありません。
reasons-all-cards-are-played-only-the-winner-of-the-last-trick-stays-in = カードがすべて出されました。残れるのは最後のトリックの勝者だけです。
reasons-dropping-out-costs-a-life-chip = 脱落するとライフを1つ失います。
reasons-lead-one-of-your-lead-cards = リードカードを1枚リードしてください。
reasons-you-lead-with-one-of-your-own-lead-cards = リードには自分のリードカードを使います。
reasons-a-leader-does-not-lead-from-the-hand = リードするときは手札からは出せません。
reasons-lead-a-card-from-your-hand-in-place-of-the-one-who-dropped-out = 脱落したプレイヤーに代わって、手札からリードしてください。
reasons-a-replacement-leader-leads-a-card-from-the-hand = 代わりにリードするときは手札から出します。
reasons-play-a-card-from-your-hand = 手札からカードを1枚出してください。
reasons-you-follow-with-a-card-from-your-hand = フォローするときは手札から出します。
reasons-lead-cards-cannot-be-used-to-follow = リードカードではフォローできません。
reasons-you-hold-the-lead-suit-so-you-must-play-it = リードされたスートが手札にあるので、それを出さなければなりません。
reasons-the-most-lead-cards-lead-first = リードカードが最も多いプレイヤーが最初にリードします。
reasons-as-many-lead-cards-as-others-but-the-smallest-values = リードカードの枚数は同じですが、数字が最も小さいためです。
reasons-the-same-values-as-others-so-the-leader-was-drawn = 数字も同じなので、くじで決まりました。
reasons-nobody-could-play-a-card-so-nobody-wins-the-trick = だれもカードを出せないので、勝者はいません。
reasons-the-aggressive-declaration-was-survived = 強気の宣言をしたプレイヤーが生き残りました。
reasons-the-passive-declaration-was-survived = 弱気の宣言をしたプレイヤーが生き残りました。
reasons-the-most-life-chips-win = ライフが最も多いプレイヤーの勝利です。
reasons-several-players-with-the-most-life-chips-share-the-victory = ライフが最も多いプレイヤーが複数いるので、勝利を分け合います。
reasons-nobody-has-a-life-chip-left-so-all-share-the-victory = だれにもライフが残っていないので、全員で勝利を分け合います。
reasons-the-winner-played-the-8-or-the-special-9-of-clubs = クラブの8、または特殊なクラブの9で勝ちました。
reasons-the-winners-5-of-diamonds-takes-a-life-chip-from-the-richest-other = ダイヤの5で勝つと、ライフの最も多いほかのプレイヤーからライフを奪います。
reasons-choose-whose-life-chip-your-5-of-diamonds-takes = ダイヤの5でだれのライフを奪うか選んでください。
reasons-only-another-player-with-the-most-life-chips-can-be-robbed = 奪えるのは、ライフが最も多いほかのプレイヤーからだけです。
reasons-take-one-of-your-lead-cards-into-your-hand = リードカードを1枚、手札に戻してください。
reasons-one-of-your-own-lead-cards-has-to-move = 自分のリードカードを1枚選びます。
reasons-the-special-9-of-hearts-was-played-in-the-trick = このトリックに特殊なハートの9が出ました。
reasons-cards-of-the-same-suit-and-value-cancel-each-other = 同じスートで同じ数字のカードは打ち消し合います。
reasons-it-is-the-highest-trump-that-was-not-cancelled = 打ち消されなかった切り札のうち最も大きいカードです。
reasons-no-trump-counts-and-it-is-the-highest-card-of-the-lead-suit = 有効な切り札がなく、リードされたスートで最も大きいカードです。
reasons-no-card-is-left-that-could-win-so-the-leader-wins = 勝てるカードが残っていないので、リードしたプレイヤーの勝ちです。

## questions

questions-add-hand-cards-to-your-lead-cards-collect-lead-cards-or-keep-them =
    .sentence = 宣言してください。手札をリードカードに加えるか、リードカードを手札に戻すか、そのままにします。
    .more = さらに選ぶか、宣言を決定してください。
    .help = リードできるのはリードカードだけ、フォローできるのは手札だけです。リードカードなしでリードの番になるか、手札なしで出す番になると脱落し、ライフを1つ失います。全員が同時に宣言します。
    .card-hand = { $name }を加える
    .card-lead-cards = { $name }を戻す
    .done-none = そのままにする
    .done = 宣言する
questions-lead-one-of-your-lead-cards =
    .sentence = あなたの番です。リードカードを1枚リードしてください。
    .card = { $name }をリード
questions-lead-a-card-from-your-hand-in-place-of-the-one-who-dropped-out =
    .sentence = あなたの番です。脱落したプレイヤーに代わって、手札からリードしてください。
    .card = { $name }をリード
questions-play-a-card-from-your-hand =
    .lead = あなたの番です。手札からカードを1枚出してください。
    .follow = あなたの番です。{ $led }を出してください。
    .follow-only = あなたの番です。{ $led }を出してください。
    .free = あなたの番です。{ $led }がないので、手札のどのカードでも出せます。
    .card = { $name }を出す
questions-choose-whose-life-chip-your-5-of-diamonds-takes =
    .seat = { $name }から奪う
questions-take-one-of-your-lead-cards-into-your-hand =
    .card = { $name }を戻す

## refusals

refusals-you-hold-the-lead-suit-so-you-must-play-it = { $card }は、いまは出せません。{ $Led }がリードされ、手札に{ $held }があります。

## options

options-starting_lives =
    .label = ライフ
    .text = はじめに持つライフの数です。3にするとゲームが長くなり、3人では特に長くなります。
options-show_played_cards_list =
    .label = 出されたカードの一覧
    .text = すでに出されたカードの一覧を表示するかどうかです。
    .value-true = 表示する
    .value-false = 表示しない

## awards

awards-aggressive =
    .title = { $seat }の強気の宣言
awards-passive =
    .title = { $seat }の弱気の宣言
awards-hearts-trump =
    .title = 切り札がハートに
awards-diamonds-trump =
    .title = 切り札がダイヤに
