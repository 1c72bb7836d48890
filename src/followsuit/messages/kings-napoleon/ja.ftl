### Kings: Napoleon を日本語で。ほかは Kings TrickTakers と同じ。

extends = kings

## game

game-name = キングス：ナポレオン
game-blurb = 5人で、皇帝とパートナーが3人と戦います。同時に出した数字で、セットを選ぶ順番が決まります。

## ways

ways-points =
    .title = 最多得点
    .text = 2ラウンドのあと、チームの合計で比べる。トリック、レア、11、12は各10点。白旗は1枚につき10点を失う。

## teams

teams-the-emperors-team = 皇帝のチーム
teams-the-team-of-red-blue-and-green = 赤・青・緑のチーム

## sets

sets-white-set =
    .name = 白のセット
    .text = 皇帝。黒と組んで3人と戦う。キングナンバーは1、裏は6。使わなかったキングは60点。11と12が手札に加わる。
sets-red-set =
    .name = 赤のセット
    .text = 白と黒に対する3人の1人。キングナンバーは2、裏は7。使わなかったキングは50点。11と12が手札に加わる。
sets-blue-set =
    .name = 青のセット
    .text = 白と黒に対する3人の1人。キングナンバーは3、裏は8。使わなかったキングは40点。11と12が手札に加わる。
sets-green-set =
    .name = 緑のセット
    .text = 白と黒に対する3人の1人。キングナンバーは4、裏は9。使わなかったキングは30点。11と12が手札に加わる。
sets-black-set =
    .name = 黒のセット
    .text = 皇帝のパートナー。キングナンバーは5、裏は10。使わなかったキングは20点。11と12が手札に加わる。

## kings

kings-white-king =
    .name = 白のキング
    .text = レア、白旗か白の12に重ねて出すと、すべてに勝つ。1回だけ。キングナンバーは1、裏は6。
kings-red-king =
    .name = 赤のキング
    .text = 赤のカードに重ねて出すと、すべてに勝つ。1回だけ。キングナンバーは2、裏は7。
kings-blue-king =
    .name = 青のキング
    .text = 青のカードに重ねて出すと、すべてに勝つ。1回だけ。キングナンバーは3、裏は8。
kings-green-king =
    .name = 緑のキング
    .text = 緑のカードに重ねて出すと、すべてに勝つ。1回だけ。キングナンバーは4、裏は9。
kings-black-king =
    .name = 黒のキング
    .text = 黒のカードか、黒がリードされたときの白の11に重ねて出すと、すべてに勝つ。1回だけ。キングナンバーは5、裏は10。
