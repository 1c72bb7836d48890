### Kings: Ombre を日本語で。ほかは Kings TrickTakers と同じ。

extends = kings

## game

game-name = キングス：オンブル
game-blurb = 3人で9トリック。だれも見ていないオークションカードを賭け、キングプレイヤーが切り札を決めます。

## headings

headings-round-preparation = ラウンド{ $round }/3・トリック1の前
headings-round-trick = ラウンド{ $round }/3・トリック{ $trick }/9

## areas

areas-bid = 3勝で100点
areas-draw-deck = 使わない札

## ways

ways-points =
    .title = 最多得点
    .text = 3ラウンドのあと。キングプレイヤーは単独最多で100点、5勝以上でさらに100点。単独最多でなければライバルに100点ずつ。ちょうど3勝のライバルにも100点。

## acts

acts-white-set-trump =
    .title = 切り札
    .text = キングプレイヤーがこのセットを取ると、なし。
acts-white-set-king =
    .title = キング
    .text = どのカードにでも重ねると、すべてに勝つ。キングプレイヤーがラウンドに1回。
acts-white-set-queen =
    .title = クイーン
    .text = 出すカードをレアの強さにする。ラウンドに1回。
acts-white-set-jack =
    .title = ジャック
    .text = ライバルなら、ちょうど3勝で100点。
acts-white-jack-rival =
    .title = ライバルなら
    .text = ちょうど3勝で100点。
acts-white-king-play =
    .text = どのカードにでも重ねると、すべてに勝つ。キングプレイヤーがラウンドに1回。
acts-red-set-trump =
    .title = 切り札
    .text = キングプレイヤーがこのセットを取ると、赤。
acts-red-set-king =
    .title = キング
    .text = 赤のカードに重ねると、すべてに勝つ。キングプレイヤーがラウンドに1回。
acts-red-set-queen =
    .title = クイーン
    .text = このトリックに勝てば、勝数を1増やす。ラウンドに1回。
acts-red-set-jack =
    .title = ジャック
    .text = ライバルなら、ちょうど3勝で100点。
acts-red-jack-rival =
    .title = ライバルなら
    .text = ちょうど3勝で100点。
acts-red-king-play =
    .text = 赤のカードに重ねると、すべてに勝つ。キングプレイヤーがラウンドに1回。
acts-blue-set-trump =
    .title = 切り札
    .text = キングプレイヤーがこのセットを取ると、青。
acts-blue-set-king =
    .title = キング
    .text = 青のカードに重ねると、すべてに勝つ。キングプレイヤーがラウンドに1回。
acts-blue-set-queen =
    .title = クイーン
    .text = 出すカードを白旗の強さにする。どの数字よりも弱いが、レアには勝つ。ラウンドに1回。
acts-blue-set-jack =
    .title = ジャック
    .text = ライバルなら、ちょうど3勝で100点。
acts-blue-jack-rival =
    .title = ライバルなら
    .text = ちょうど3勝で100点。
acts-blue-king-play =
    .text = 青のカードに重ねると、すべてに勝つ。キングプレイヤーがラウンドに1回。
acts-green-set-trump =
    .title = 切り札
    .text = キングプレイヤーがこのセットを取ると、緑。
acts-green-set-king =
    .title = キング
    .text = 緑のカードに重ねると、すべてに勝つ。キングプレイヤーがラウンドに1回。
acts-green-set-queen =
    .title = クイーン
    .text = 全員のあとに出す。ラウンドに1回。
acts-green-set-jack =
    .title = ジャック
    .text = ライバルなら、ちょうど3勝で100点。
acts-green-jack-rival =
    .title = ライバルなら
    .text = ちょうど3勝で100点。
acts-green-king-play =
    .text = 緑のカードに重ねると、すべてに勝つ。キングプレイヤーがラウンドに1回。
acts-black-set-trump =
    .title = 切り札
    .text = キングプレイヤーがこのセットを取ると、黒。
acts-black-set-king =
    .title = キング
    .text = 黒のカードに重ねると、すべてに勝つ。キングプレイヤーがラウンドに1回。
acts-black-set-queen =
    .title = クイーン
    .text = リードカラーでフォローせずに出せる。ラウンドに1回。
acts-black-set-jack =
    .title = ジャック
    .text = ライバルなら、ちょうど3勝で100点。
acts-black-jack-rival =
    .title = ライバルなら
    .text = ちょうど3勝で100点。
acts-black-king-play =
    .text = 黒のカードに重ねると、すべてに勝つ。キングプレイヤーがラウンドに1回。

## sets

sets-white-set =
    .name = 白のセット
    .aim = 切り札なし。キングはどこにでも。
    .text = キングプレイヤーが取ると切り札はない。キングプレイヤーのキング：1回だけどのカードにでも重ねる。クイーン：自分のカード1枚をレアの強さにする。ライバルのジャック：3勝100点。
sets-red-set =
    .name = 赤のセット
    .aim = 赤が切り札。勝数をもう1つ。
    .text = キングプレイヤーが取るとその色が切り札になる。キングプレイヤーのキング：1回だけ赤のカードに重ねる。クイーン：勝数を1増やす（そのトリックに勝ったとき）。ライバルのジャック：3勝100点。
sets-blue-set =
    .name = 青のセット
    .aim = 青が切り札。白旗をもう1枚。
    .text = キングプレイヤーが取るとその色が切り札になる。キングプレイヤーのキング：1回だけ青のカードに重ねる。クイーン：自分のカード1枚を白旗の強さにする。ライバルのジャック：3勝100点。
sets-green-set =
    .name = 緑のセット
    .aim = 緑が切り札。最後に出せる。
    .text = キングプレイヤーが取るとその色が切り札になる。キングプレイヤーのキング：1回だけ緑のカードに重ねる。クイーン：トリックの最後に出す。ライバルのジャック：3勝100点。
sets-black-set =
    .name = 黒のセット
    .aim = 黒が切り札。フォローせずに出せる。
    .text = キングプレイヤーが取るとその色が切り札になる。キングプレイヤーのキング：1回だけ黒のカードに重ねる。クイーン：リードカラーでフォローしなくてよい。ライバルのジャック：3勝100点。

## kings

kings-white-king =
    .name = 白のキング
    .aim = 1回だけ、すべてに勝つ。
    .text = どのカードにでも重ねて出すと、すべてに勝つ。1回だけ。
kings-red-king =
    .name = 赤のキング
    .aim = 1回だけ、すべてに勝つ。
    .text = 赤のカードに重ねて出すと、すべてに勝つ。1回だけ。
kings-blue-king =
    .name = 青のキング
    .aim = 1回だけ、すべてに勝つ。
    .text = 青のカードに重ねて出すと、すべてに勝つ。1回だけ。
kings-green-king =
    .name = 緑のキング
    .aim = 1回だけ、すべてに勝つ。
    .text = 緑のカードに重ねて出すと、すべてに勝つ。1回だけ。
kings-black-king =
    .name = 黒のキング
    .aim = 1回だけ、すべてに勝つ。
    .text = 黒のカードに重ねて出すと、すべてに勝つ。1回だけ。

## jacks

jacks-white-jack =
    .name = 白のジャック
    .aim = ライバルなら、ちょうど3勝。
    .text = ライバルのとき：3勝100点。
jacks-red-jack =
    .name = 赤のジャック
    .aim = ライバルなら、ちょうど3勝。
    .text = ライバルのとき：3勝100点。
jacks-blue-jack =
    .name = 青のジャック
    .aim = ライバルなら、ちょうど3勝。
    .text = ライバルのとき：3勝100点。
jacks-green-jack =
    .name = 緑のジャック
    .aim = ライバルなら、ちょうど3勝。
    .text = ライバルのとき：3勝100点。
jacks-black-jack =
    .name = 黒のジャック
    .aim = ライバルなら、ちょうど3勝。
    .text = ライバルのとき：3勝100点。

## powers

powers-red-queen =
    .name = 赤のクイーン：勝数を1増やす
    .text = このトリックに勝てば、勝数が1増える。
powers-blue-queen =
    .name = 青のクイーン：白旗の強さに
    .text = 出すカードが白旗の強さになる。どの数字よりも弱いが、レアには勝つ。
powers-white-king =
    .name = 白のキング
    .text = 出すカードに、どれにでも重ねると、すべてに勝つ。ラウンドに1回。
