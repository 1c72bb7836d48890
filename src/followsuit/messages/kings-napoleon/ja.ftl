### Kings: Napoleon を日本語で。ほかは Kings TrickTakers と同じ。

extends = kings

## game

game-name = キングス：ナポレオン
game-blurb = 5人で、皇帝とパートナーが3人と戦います。同時に出した数字で、セットを選ぶ順番が決まります。

## headings

headings-round-preparation = ラウンド{ $round }/2・トリック1の前
headings-round-trick = ラウンド{ $round }/2・トリック{ $trick }/9

## ways

ways-points =
    .title = 最多得点
    .text = 2ラウンドのあと、チームの合計で比べる。トリック、レア、11、12は各10点。白旗は1枚につき10点を失う。

## teams

teams-the-emperors-team = 皇帝のチーム
teams-the-team-of-red-blue-and-green = 赤・青・緑のチーム

## acts

acts-white-set-numbers =
    .title = キングナンバー
    .text = 1。キングを出したあとは6。第2ラウンドはいちばん小さい人がリードする。
acts-white-king-numbers =
    .title = キングナンバー
    .text = 1。キングを出したあとは6。第2ラウンドはいちばん小さい人がリードする。
acts-white-set-cards =
    .title = 11と12
    .text = 手札に加わる。
acts-white-set-king =
    .title = キング
    .text = レア、白旗、白の12に重ねると、すべてに勝つ。ゲーム中1回。
acts-white-set-played =
    .title = 出したキング
    .text = 獲得したレアと白旗が1～4枚で20・50・80・150点。
acts-white-set-unused =
    .title = 出さなかったキング
    .text = 60点。
acts-white-king-play =
    .text = レア、白旗、白の12に重ねると、すべてに勝つ。ゲーム中1回。
acts-red-set-numbers =
    .title = キングナンバー
    .text = 2。キングを出したあとは7。第2ラウンドはいちばん小さい人がリードする。
acts-red-king-numbers =
    .title = キングナンバー
    .text = 2。キングを出したあとは7。第2ラウンドはいちばん小さい人がリードする。
acts-red-set-cards =
    .title = 11と12
    .text = 手札に加わる。
acts-red-set-king =
    .title = キング
    .text = 赤のカードに重ねると、すべてに勝つ。ゲーム中1回。
acts-red-set-played =
    .title = 出したキング
    .text = そのラウンドから毎回、獲得した赤のカード1枚につき10点。
acts-red-set-unused =
    .title = 出さなかったキング
    .text = 50点。
acts-red-king-play =
    .text = 赤のカードに重ねると、すべてに勝つ。ゲーム中1回。
acts-blue-set-numbers =
    .title = キングナンバー
    .text = 3。キングを出したあとは8。第2ラウンドはいちばん小さい人がリードする。
acts-blue-king-numbers =
    .title = キングナンバー
    .text = 3。キングを出したあとは8。第2ラウンドはいちばん小さい人がリードする。
acts-blue-set-cards =
    .title = 11と12
    .text = 手札に加わる。
acts-blue-set-king =
    .title = キング
    .text = 青のカードに重ねると、すべてに勝つ。ゲーム中1回。
acts-blue-set-played =
    .title = 出したキング
    .text = そのラウンドから毎回、獲得した青のカード1枚につき10点。
acts-blue-set-unused =
    .title = 出さなかったキング
    .text = 40点。
acts-blue-king-play =
    .text = 青のカードに重ねると、すべてに勝つ。ゲーム中1回。
acts-green-set-numbers =
    .title = キングナンバー
    .text = 4。キングを出したあとは9。第2ラウンドはいちばん小さい人がリードする。
acts-green-king-numbers =
    .title = キングナンバー
    .text = 4。キングを出したあとは9。第2ラウンドはいちばん小さい人がリードする。
acts-green-set-cards =
    .title = 11と12
    .text = 手札に加わる。
acts-green-set-king =
    .title = キング
    .text = 緑のカードに重ねると、すべてに勝つ。ゲーム中1回。
acts-green-set-played =
    .title = 出したキング
    .text = そのラウンドから毎回、獲得した緑のカード1枚につき10点。
acts-green-set-unused =
    .title = 出さなかったキング
    .text = 30点。
acts-green-king-play =
    .text = 緑のカードに重ねると、すべてに勝つ。ゲーム中1回。
acts-black-set-numbers =
    .title = キングナンバー
    .text = 5。キングを出したあとは10。第2ラウンドはいちばん小さい人がリードする。
acts-black-king-numbers =
    .title = キングナンバー
    .text = 5。キングを出したあとは10。第2ラウンドはいちばん小さい人がリードする。
acts-black-set-cards =
    .title = 11と12
    .text = 手札に加わる。
acts-black-set-king =
    .title = キング
    .text = 黒のカードか、黒がリードされたときの白の11に重ねると、すべてに勝つ。ゲーム中1回。
acts-black-set-played =
    .title = 出したキング
    .text = そのラウンドから毎回、獲得した黒のカード1枚につき10点。
acts-black-set-unused =
    .title = 出さなかったキング
    .text = 20点。
acts-black-king-play =
    .text = 黒のカードか、黒がリードされたときの白の11に重ねると、すべてに勝つ。ゲーム中1回。

## sets

sets-white-set =
    .name = 白のセット
    .aim = 皇帝。黒と組んで3人と戦う。
    .text = 皇帝。黒と組んで3人と戦う。キングナンバーは1、裏は6。使わなかったキングは60点。11と12が手札に加わる。
sets-red-set =
    .name = 赤のセット
    .aim = 白と黒に対する3人の1人。
    .text = 白と黒に対する3人の1人。キングナンバーは2、裏は7。使わなかったキングは50点。11と12が手札に加わる。
sets-blue-set =
    .name = 青のセット
    .aim = 白と黒に対する3人の1人。
    .text = 白と黒に対する3人の1人。キングナンバーは3、裏は8。使わなかったキングは40点。11と12が手札に加わる。
sets-green-set =
    .name = 緑のセット
    .aim = 白と黒に対する3人の1人。
    .text = 白と黒に対する3人の1人。キングナンバーは4、裏は9。使わなかったキングは30点。11と12が手札に加わる。
sets-black-set =
    .name = 黒のセット
    .aim = 皇帝のパートナー。3人と戦う。
    .text = 皇帝のパートナー。キングナンバーは5、裏は10。使わなかったキングは20点。11と12が手札に加わる。

## kings

kings-white-king =
    .name = 白のキング
    .aim = 1回だけ、すべてに勝つ。
    .text = レア、白旗か白の12に重ねて出すと、すべてに勝つ。1回だけ。キングナンバーは1、裏は6。
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
    .text = 黒のカードか、黒がリードされたときの白の11に重ねて出すと、すべてに勝つ。1回だけ。キングナンバーは5、裏は10。

## powers

powers-black-king =
    .name = 黒のキング
    .text = 出す黒のカードか、黒がリードされたときの白の11に重ねると、すべてに勝つ。1回だけ。
powers-white-king =
    .name = 白のキング
    .text = 出すレアか白旗か白の12に重ねると、すべてに勝つ。1回だけ。
