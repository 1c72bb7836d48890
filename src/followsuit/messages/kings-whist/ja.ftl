### Kings: Whist を日本語で。ほかは Kings TrickTakers と同じ。

extends = kings

## game

game-name = キングス：ホイスト
game-blurb = 4人が2チームに分かれ、11トリック。キング、クイーンと特別なカードを1枚ずつ持ち、200点で勝利です。

## headings

headings-round-trick = 第{ $round }ラウンド・トリック{ $trick }/11

## areas

areas-draw-deck = 使わない札

## ways

ways-points =
    .title = 200点
    .text = ラウンドで相手のチームより多く勝つと100点。

## teams

teams-team-1 = チーム1
teams-team-2 = チーム2

## acts

acts-white-set-numbers =
    .title = キングナンバー
    .text = 1。キングを出したあとは6。いちばん小さい人が最初にリードする。
acts-white-king-numbers =
    .title = キングナンバー
    .text = 1。キングを出したあとは6。いちばん小さい人が最初にリードする。
acts-white-set-eleven =
    .title = 11
    .text = このセットの11が手札に加わる。
acts-white-set-king =
    .title = キング
    .text = レア、白旗、白の11、クイーンの下のカードに重ねると、すべてに勝つ。ゲーム中1回。
acts-white-set-queen =
    .title = クイーン
    .text = 出すカードをレアの強さにする。ゲーム中1回。
acts-white-king-play =
    .text = レア、白旗、白の11、クイーンの下のカードに重ねると、すべてに勝つ。ゲーム中1回。
acts-red-set-numbers =
    .title = キングナンバー
    .text = 2。キングを出したあとは7。いちばん小さい人が最初にリードする。
acts-red-king-numbers =
    .title = キングナンバー
    .text = 2。キングを出したあとは7。いちばん小さい人が最初にリードする。
acts-red-set-eleven =
    .title = 11
    .text = このセットの11が手札に加わる。
acts-red-set-king =
    .title = キング
    .text = 赤のカードに重ねると、すべてに勝つ。ゲーム中1回。
acts-red-set-queen =
    .title = クイーン
    .text = このトリックに勝てば、勝数を1増やす。ゲーム中1回。
acts-red-king-play =
    .text = 赤のカードに重ねると、すべてに勝つ。ゲーム中1回。
acts-blue-set-numbers =
    .title = キングナンバー
    .text = 3。キングを出したあとは8。いちばん小さい人が最初にリードする。
acts-blue-king-numbers =
    .title = キングナンバー
    .text = 3。キングを出したあとは8。いちばん小さい人が最初にリードする。
acts-blue-set-eleven =
    .title = 11
    .text = このセットの11が手札に加わる。
acts-blue-set-king =
    .title = キング
    .text = 青のカードに重ねると、すべてに勝つ。ゲーム中1回。
acts-blue-set-queen =
    .title = クイーン
    .text = 出すカードを白旗の強さにする。どの数字よりも弱いが、レアには勝つ。ゲーム中1回。
acts-blue-king-play =
    .text = 青のカードに重ねると、すべてに勝つ。ゲーム中1回。
acts-green-set-numbers =
    .title = キングナンバー
    .text = 4。キングを出したあとは9。いちばん小さい人が最初にリードする。
acts-green-king-numbers =
    .title = キングナンバー
    .text = 4。キングを出したあとは9。いちばん小さい人が最初にリードする。
acts-green-set-eleven =
    .title = 11
    .text = このセットの11が手札に加わる。
acts-green-set-king =
    .title = キング
    .text = 緑のカードに重ねると、すべてに勝つ。ゲーム中1回。
acts-green-set-queen =
    .title = クイーン
    .text = 全員のあとに出す。ゲーム中2回。
acts-green-king-play =
    .text = 緑のカードに重ねると、すべてに勝つ。ゲーム中1回。
acts-black-set-numbers =
    .title = キングナンバー
    .text = 5。キングを出したあとは10。いちばん小さい人が最初にリードする。
acts-black-king-numbers =
    .title = キングナンバー
    .text = 5。キングを出したあとは10。いちばん小さい人が最初にリードする。
acts-black-set-eleven =
    .title = 11
    .text = このセットの11が手札に加わる。
acts-black-set-king =
    .title = キング
    .text = 黒のカードに重ねると、すべてに勝つ。ゲーム中1回。
acts-black-set-queen =
    .title = クイーン
    .text = リードカラーでフォローせずに出せる。ゲーム中1回。
acts-black-king-play =
    .text = 黒のカードに重ねると、すべてに勝つ。ゲーム中1回。

## sets

sets-white-set =
    .name = 白のセット
    .aim = 必要なときにレア。11はどの色にもなる。
    .text = キングナンバーは1、裏は6。キング：ゲーム中1回、レア、白旗、白の11か、クイーンの下のカードに重ねる。クイーン（ゲーム中1回）：自分のカード1枚をレアの強さにする。11が手札に加わる。
sets-red-set =
    .name = 赤のセット
    .aim = チームの勝数をもう1つ。
    .text = キングナンバーは2、裏は7。キング：ゲーム中1回、赤のカードに重ねる。クイーン（ゲーム中1回）：勝数を1増やす（そのトリックに勝ったとき）。11が手札に加わる。
sets-blue-set =
    .name = 青のセット
    .aim = レアに勝つ白旗をもう1枚。
    .text = キングナンバーは3、裏は8。キング：ゲーム中1回、青のカードに重ねる。クイーン（ゲーム中1回）：自分のカード1枚を白旗の強さにする。11が手札に加わる。
sets-green-set =
    .name = 緑のセット
    .aim = 最後の一手を2回。
    .text = キングナンバーは4、裏は9。キング：ゲーム中1回、緑のカードに重ねる。クイーン（ゲーム中2回）：トリックの最後に出す。11が手札に加わる。
sets-black-set =
    .name = 黒のセット
    .aim = 出せないはずの切り札を出す。
    .text = キングナンバーは5、裏は10。キング：ゲーム中1回、黒のカードに重ねる。クイーン（ゲーム中1回）：リードカラーでフォローしなくてよい。11が手札に加わる。

## kings

kings-white-king =
    .name = 白のキング
    .aim = 1回だけ、すべてに勝つ。
    .text = レア、白旗、白の11か、クイーンの下のカードに重ねて出すと、すべてに勝つ。1回だけ。キングナンバーは1、裏は6。
kings-red-king =
    .name = 赤のキング
    .aim = 1回だけ、すべてに勝つ。
    .text = 赤のカードに重ねて出すと、すべてに勝つ。1回だけ。キングナンバーは2、裏は7。
kings-blue-king =
    .name = 青のキング
    .aim = 1回だけ、すべてに勝つ。
    .text = 青のカードに重ねて出すと、すべてに勝つ。1回だけ。キングナンバーは3、裏は8。
kings-green-king =
    .name = 緑のキング
    .aim = 1回だけ、すべてに勝つ。
    .text = 緑のカードに重ねて出すと、すべてに勝つ。1回だけ。キングナンバーは4、裏は9。
kings-black-king =
    .name = 黒のキング
    .aim = 1回だけ、すべてに勝つ。
    .text = 黒のカードに重ねて出すと、すべてに勝つ。1回だけ。キングナンバーは5、裏は10。

## powers

powers-red-queen =
    .name = 赤のクイーン：勝数を1増やす
    .text = このトリックに勝てば、勝数が1増える。
powers-blue-queen =
    .name = 青のクイーン：白旗の強さに
    .text = 出すカードが白旗の強さになる。どの数字よりも弱いが、レアには勝つ。
powers-white-king =
    .name = 白のキング
    .text = 出すレア、白旗、白の11か、白のクイーンを重ねたカードに重ねると、すべてに勝つ。1回だけ。
