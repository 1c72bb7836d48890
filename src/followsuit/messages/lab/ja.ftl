# The report of a study.

title = { $game }の研究
languages = 言語
about =
    { $deals }ディール、ボット同士（{ $bots }）の{ $games }ゲーム。ルール版{ $rules }、シード{ $seed }。どの条件でも同じディールを使います。
about-intervals =
    棒はディール単位の{ $level } %区間で、その頻度で真の値を含みます。「明らか」かどうかは、並べて比べた数について補正（ホルム法）したうえで述べています。
about-bots = ボットは人間ではありません。ボットが見落とすことは、この研究も見落とします。
players = { $count }人
stratum = { $players }・{ $games }ゲーム
with-options = { $stratum }・{ $options }
even = 均等なら{ $even }です。
even-teams = チーム戦では、勝ったチームの全員を勝者と数えます。均等なら{ $even }です。

clearly-above = 均等より明らかに多い：{ $names }。
clearly-below = 均等より明らかに少ない：{ $names }。
nothing-clear = 均等より明らかに多い、または少ないものはありません。

column-name = 対象
column-picture = 区間
column-share = 割合
column-mean = 平均
column-interval = 下限、上限
column-count = 回数
column-points = 点
column-all = 全員
column-some = 勝者
column-games = ゲーム数
sign-above = 明らかに多い
sign-below = 明らかに少ない

shares-characters = キャラクター別の勝率
shares-characters-text = いずれかのラウンドでこのキャラクターを使った人が、勝利のうちどれだけを得たか。
shares-sets = セット別の勝率
shares-sets-text = このセットを使った人が、勝利のうちどれだけを得たか。
points-characters = キャラクター別の1ラウンドの得点
points-characters-text = そのラウンドの卓の平均と比べた得点。
points-sets = セット別の1ラウンドの得点
points-sets-text = そのラウンドの卓の平均と比べた得点。
points-clear-above = 平均より明らかに多い：{ $names }。
points-clear-below = 平均より明らかに少ない：{ $names }。
match-ups-characters = 誰が誰より多く得点するか
match-ups-sets = どのセットがどのセットより多く得点するか
match-ups-text =
    両方が卓にいたラウンドで、行のほうが列より多く得点した割合（%）。同点は半分ずつ。太字と記号は明らかなもの。
match-ups-corner = 行と列
seats = 席別の勝率
seats-text = 席は1から時計回りに数えます。
seat = { $seat }番の席
first = 先手は有利か
first-text = ゲームで最初に手番が来た人の勝率。
first-player = 先手
first-above = 先手の勝率は均等より明らかに高くなっています。
first-below = 先手の勝率は均等より明らかに低くなっています。
first-open = 先手が有利か不利かは明らかではありません。
places = 選ぶ順番別の勝率
places-text = 前の人の選択を見てから順に選ぶ場合。
place = { $place }番目に選ぶ
bots = ボット別の勝率
bots-text = どのボットも、すべての席に同じ回数だけ座ります。

taken = 選ばれる頻度
taken-text = ボットが選べたときに、実際に選んだ割合。
taken-most = 最も多いのは{ $name }で{ $share }。
by-hand = 手札別の価値
by-hand-text =
    弱い・中くらい・強い手札でそれを選んだ人の勝率。選択時のすべての手札を、カードの平均の数字で3等分しています。
by-hand-low = { $name }（弱い手札）
by-hand-middle = { $name }（中くらいの手札）
by-hand-high = { $name }（強い手札）
dominated = どの手札でも均等に届かない選択：{ $names }。
not-dominated = わかる範囲では、どの選択にも均等に届く手札があります。
picks = 最初に選ぶ価値
picks-text =
    最初に選ぶ人に、同じディールでそれぞれを順に取らせ、全体の平均との差を見ます。どの手札で好んで選ばれるかには左右されません。
picks-above = 明らかに価値が高い：{ $names }。
picks-below = 明らかに価値が低い：{ $names }。

ways = 勝ち方
ways-text = どのルールで勝敗が決まったか。
ways-most = 最も多い（{ $share }）：{ $name }
points = 最終得点
points-text = 最終得点ごとの席の数。塗りつぶしは勝者。
points-fewest-text = 最終得点ごとの席の数。塗りつぶしは最も少なくて勝った人。
points-says = 勝者は次の人に平均{ $margin }点の差をつけています。
length = 長さ
length-text = 1ゲームの全員の回答数。
length-says = 平均{ $answers }回答。そのうち{ $forced }は選択の余地がありません。
swing = 逆転
swing-text = 勝つ見込みで見た首位が、ラウンドごとにどう替わるか。
swing-says = 首位は1ゲームに{ $changes }回入れ替わり、{ $comebacks }のゲームで、最終ラウンド前に首位でなかった人が勝ちます。
measure-answers = 1ゲームの回答数
measure-parts = ラウンド数
measure-forced = 選択の余地がない回答の割合
measure-changes = 首位の交代
measure-comebacks = 最終ラウンドの逆転
measure-margin = 勝者の点差
measure-first = 先手の勝率
powers = 能力
powers-text = 使える場面のうち、実際に使われた割合。
powers-dead = 使えるのに一度も使われなかった能力：{ $names }。
powers-alive = 使える場面のあった能力は、すべて使われました。
table = 英雄とゲーム
table-text = この英雄がデッキにあるゲームと、ないゲームとの差。
table-key = { $name }：{ $measure }
table-open = 長さ、首位、勝者を明らかに変える英雄はいません。
table-clear = 明らかなもの：{ $names }。

what-if = もし{ $numbers }なら
what-if-text = 変更前のゲームとの勝率の差（同じディール）。
what-if-points = 1ラウンドの得点の差
what-if-game = ゲーム全体の差
what-if-above = 明らかに増える：{ $names }。
what-if-below = 明らかに減る：{ $names }。
what-if-open = 勝率が明らかに変わるものはありません。
curve = もしもの値と勝率
curve-text = 変えた数字の持ち主、または最も変わるものの勝率。左端が変更前で、表の順に並びます。
curve-says = { $name }：{ $low }から{ $high }。
unchanged = 変更前
figures = 同じ数値はこのページの隣のfigures.jsonに、各ゲームの行はrows.parquetにあります。
made = followsuit { $version }で作成。
