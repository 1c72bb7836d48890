### Kings TrickTakers を日本語で。よりどころとなるルール番号は en.ftl にある。

extends = takers

## game

game-name = キングス・トリックテイカーズ
game-blurb = キング、クイーン、ジャックと3人のキャラクターを率います。2人は力を貸し、3人目の裏面で勝つトリックの数を予想します。
game-unit = 点

## ways

ways-points =
    .title = 最多得点
    .text = 第3ラウンドのあと。同点ならキングナンバーが小さい人。

## cards

cards-raa =
    .name = レア
    .text = どの数字カードにも勝つ。色がなく、いつでも出せる。
cards-rab =
    .name = レア
    .text = どの数字カードにも勝つ。色がなく、いつでも出せる。
cards-wfa =
    .name = 白旗
    .text = どの数字カードにも負ける。オンブルとホイストではレアに勝つ。色がなく、いつでも出せる。
cards-wfb =
    .name = 白旗
    .text = どの数字カードにも負ける。オンブルとホイストではレアに勝つ。色がなく、いつでも出せる。
cards-k10x =
    .name = 黒10（バーサーカー）
    .text = バーサーカーが手札に加える黒の10。ほかの黒の10と同じ。
cards-k10y =
    .name = 黒10（バーサーカー）
    .text = バーサーカーが手札に加える黒の10。ほかの黒の10と同じ。
cards-r11 =
    .name = 赤11
    .text = ホイストではその色で一番強い数。ナポレオンではその上に12がある。
cards-b11 =
    .name = 青11
    .text = ホイストではその色で一番強い数。ナポレオンではその上に12がある。
cards-g11 =
    .name = 緑11
    .text = ホイストではその色で一番強い数。ナポレオンではその上に12がある。
cards-k11 =
    .name = 黒11
    .text = ホイストではその色で一番強い数。ナポレオンではその上に12がある。
cards-w11 =
    .name = 白11
    .text = リードカラーに従わなくてよく、リードカラーの11として数える。
cards-r12 =
    .name = 赤12
    .text = ナポレオンで、その色の一番強い数。
cards-b12 =
    .name = 青12
    .text = ナポレオンで、その色の一番強い数。
cards-g12 =
    .name = 緑12
    .text = ナポレオンで、その色の一番強い数。
cards-k12 =
    .name = 黒12
    .text = ナポレオンで、その色の一番強い数。
cards-w12 =
    .name = 白12
    .text = リードカラーに従わなくてよく、リードカラーの12として数える。

## characters

characters-gambler =
    .name = ギャンブラー
    .aim = 予想なら0勝か、ちょうど2勝。
    .text = 準備で2枚引き、2枚捨てる。予想が当たれば20点。予想：0勝30点、2勝60点。
characters-hermit =
    .name = ハーミット
    .aim = 予想なら0勝。
    .text = ラウンドに1回、カードを出す前に3枚引き、3枚捨てる。0勝なら20点。予想：0勝40点。
characters-resistance =
    .name = レジスタンス
    .aim = 予想なら0勝か、ちょうど3勝。
    .text = 1を10、10を1として、白旗をレア、レアを白旗として出せる。予想：0勝30点、3勝90点。
characters-berserker =
    .name = バーサーカー
    .aim = 予想ならちょうど1勝。
    .text = 準備で黒の10を1枚加え、1枚捨てる。1勝なら20点。予想：1勝50点。
characters-samurai =
    .name = サムライ
    .aim = 予想ならちょうど1勝か3勝。
    .text = 自分の赤いカードは黒として戦う。予想：1勝40点、3勝90点。
characters-ninja =
    .name = 忍者
    .aim = 予想ならちょうど2勝。
    .text = リードするとき、ほかのプレイヤーをリードに指名できる。2勝なら30点。予想：2勝70点。
characters-healer =
    .name = ヒーラー
    .aim = 予想ならちょうど1勝か2勝。
    .text = 獲得した青と緑のカード1枚につき10点、最大50点。予想：1勝30点、2勝50点。
characters-collector =
    .name = コレクター
    .aim = 予想なら0勝か、ちょうど1勝。
    .text = 獲得したレアと白旗が1枚で20点、2枚で50点、3枚以上で80点。予想：0勝30点、1勝30点。
characters-devil =
    .name = デビル
    .aim = 予想なら、ほかの人の外れ。
    .text = 勝数に2を加える。ちょうど3勝なら20点を失う。予想：予想を外したほかのプレイヤー1人につき30点。
characters-cheerleader =
    .name = チアリーダー
    .aim = 予想なら、ほかの人のものをまねる。
    .text = 表：予想せず、絆の相手の予想と勝数とカードで得点する。裏：ほかのプレイヤーの予想カード1枚をまねる。

## ranks

ranks-king = キング

## axes

axes-exact = ちょうどその勝数での得点
axes-misses = 予想を外したほかの人の数ごとの得点
axes-wins = 表のときの、勝数ごとの得点

## heads

heads-missed = { $missed }人

## halves

halves-character = 表：助ける
halves-of-strip-character = 裏：予想

## acts

acts-gambler-draw =
    .text = 2枚引き、2枚捨てる。
acts-gambler-bid-made =
    .title = 20点
    .text = 伏せた予想が当たったら得る。
acts-hermit-draw =
    .text = ラウンドに1回、3枚引き、3枚捨てる。
acts-hermit-no-win =
    .title = 20点
    .text = 0勝なら得る。
acts-resistance-change =
    .title = 強さを変える
    .text = 1を同じ色の10、10を1、白旗をレア、レアを白旗として出せる。
acts-berserker-ten =
    .title = 黒の10
    .text = 手札に加え、1枚捨てる。2人なら2枚加え、2枚捨てる。
acts-berserker-one-win =
    .title = 20点
    .text = ちょうど1勝なら得る。
acts-samurai-red =
    .text = 自分の赤は同じ数の黒として戦う。
acts-ninja-appoint =
    .text = 自分がリードするとき、ほかのプレイヤーを指名できる。
acts-ninja-two-wins =
    .title = 30点
    .text = ちょうど2勝なら得る。
acts-healer-cards =
    .title = 10点
    .text = 獲得した青と緑のカード1枚ごとに得る。最大50点。
acts-collector-cards =
    .title = 20・50・80点
    .text = 獲得したレアと白旗が1枚、2枚、3枚以上なら得る。
acts-devil-wins =
    .title = 2勝
    .text = 勝数に加わる。
acts-devil-three-wins =
    .title = −20点
    .text = ちょうど3勝なら失う。
acts-cheerleader-partner =
    .title = 絆の相手
    .text = 予想せず1人を選ぶ。その人の予想と勝数とカードで得点する。
acts-cheerleader-exchange =
    .text = ラウンドに1回、相手とカードを1枚交換できる。

## sets

sets-white-set =
    .name = 白のセット
    .text = キングナンバーは1、裏は6。使わなかったキングは60点。クイーン：自分のカード1枚をレアの強さにする。30点で表に戻せる。ジャック：1勝10点、2勝20点、3勝30点。
sets-red-set =
    .name = 赤のセット
    .text = キングナンバーは2、裏は7。使わなかったキングは50点。クイーン：勝数を1増やす。40点で表に戻せる。ジャック：1勝20点、2勝30点。
sets-blue-set =
    .name = 青のセット
    .text = キングナンバーは3、裏は8。使わなかったキングは40点。クイーン：自分のカード1枚を白旗の強さにする。20点で表に戻せる。ジャック：0勝20点、1勝20点。
sets-green-set =
    .name = 緑のセット
    .text = キングナンバーは4、裏は9。使わなかったキングは30点。クイーン：トリックの最後に出す。10点で表に戻せる。ジャック：0勝30点、2勝30点。
sets-black-set =
    .name = 黒のセット
    .text = キングナンバーは5、裏は10。使わなかったキングは20点。クイーン：リードカラーに従わなくてよい。10点で表に戻せる。ジャック：1勝20点、3勝40点。

## jacks

jacks-white-jack =
    .name = 白のジャック
    .text = 表：1勝10点、2勝20点、3勝30点。予想：3勝100点。
jacks-red-jack =
    .name = 赤のジャック
    .text = 表：1勝20点、2勝30点。予想：3勝100点。
jacks-blue-jack =
    .name = 青のジャック
    .text = 表：0勝20点、1勝20点。予想：3勝100点。
jacks-green-jack =
    .name = 緑のジャック
    .text = 表：0勝30点、2勝30点。予想：3勝100点。
jacks-black-jack =
    .name = 黒のジャック
    .text = 表：1勝20点、3勝40点。予想：3勝100点。

## kings

kings-white-king =
    .name = 白のキング
    .text = レアか白旗か、クイーンの下のカードに重ねて出すと、すべてに勝つ。1回だけ。キングナンバーは1、裏は6。
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
    .text = 黒のカードに重ねて出すと、すべてに勝つ。1回だけ。キングナンバーは5、裏は10。

## powers

powers-hermit-0 =
    .name = 3枚引いて3枚捨てる
    .text = ラウンドに1回、カードを出す前に3枚引き、そのあと3枚捨てる。
powers-resistance-0 =
    .name = カードの強さを変える
    .text = 1は同じ色の10、10は1、白旗はレア、レアは白旗として出す。
powers-cheerleader-0 =
    .name = パートナーと1枚交換する
    .text = ラウンドに1回、カードを出す前に、パートナーに1枚渡し、1枚返してもらう。
powers-red-queen =
    .name = 赤のクイーン：勝数を1増やす
    .text = 勝数が1増える。オンブルとホイストでは、このトリックに勝ったときだけ。
powers-blue-queen =
    .name = 青のクイーン：どの数字より弱く
    .text = 出すカードが白旗の強さになる。
powers-green-queen =
    .name = 緑のクイーン：最後に出す
    .text = このトリックでは、ほかの全員のあとに出す。
powers-black-queen =
    .name = 黒のクイーン：従わない
    .text = 出すカードはリードカラーに従わなくてよい。
powers-white-queen =
    .name = 白のクイーン：どの数字より強く
    .text = 出すカードがレアの強さになる。
powers-red-king =
    .name = 赤のキング
    .text = 出す赤のカードに重ねると、すべてに勝つ。1回だけ。
powers-blue-king =
    .name = 青のキング
    .text = 出す青のカードに重ねると、すべてに勝つ。1回だけ。
powers-green-king =
    .name = 緑のキング
    .text = 出す緑のカードに重ねると、すべてに勝つ。1回だけ。
powers-black-king =
    .name = 黒のキング
    .text = 出す黒のカードに重ねると、すべてに勝つ。1回だけ。
powers-white-king =
    .name = 白のキング
    .text = 出すレアか白旗か、白のクイーンを重ねたカードに重ねると、すべてに勝つ。1回だけ。

## headings

headings-preparation = 準備
headings-round-preparation = 第{ $round }ラウンド・準備
headings-round-preparation-of = ラウンド{ $round }/{ $rounds }・準備

## areas

areas-sets = 選べるセット
areas-ready-parties = 用意されたパーティ
areas-characters = 中央のキャラクター
areas-kings-deck = キングデッキ
areas-special-cards = レアと白旗
areas-court = キングとジャック
areas-kings-face-down = 使ったキング
areas-party = 表のキャラクター
areas-bid = ビッド
areas-auction-cards = オークションカード
areas-number-shown = 見せた数字
areas-cards-in-front = 宣言したカード
areas-taken = 獲得したカード
areas-last-trick = 前のトリック
areas-contract = 悪魔の契約
areas-set = セット
areas-king-number = キングナンバー
areas-queen = クイーン
areas-team = チーム
areas-wins = 勝
areas-kizuna = 絆
areas-copy = コピー
areas-jack-spent = 使ったジャック
areas-king-player = キングプレイヤー
areas-rival = ライバル
areas-starter = オークションの開始者
areas-stands = 最高
areas-passed = パス

## values

values-white = 白
values-up = 表
values-turned = 1回使用
values-laid = 使用中
values-counts = 勝数に加算
values-down = 裏
values-no-colour = なし

## marks

marks-as-rare = レアとして扱う
marks-white-king = 白のキングの下
marks-red-king = 赤のキングの下
marks-blue-king = 青のキングの下
marks-green-king = 緑のキングの下
marks-black-king = 黒のキングの下
marks-white-queen = レアとして扱う（白のクイーン）
marks-blue-queen = 白旗として扱う（青のクイーン）
marks-black-queen = 黒のクイーンとともに

## events

events-chose = { $seat }が{ $piece }を取りました。
events-bid = { $seat }の予想は{ $number }勝です。
events-king-back = { $piece }が裏向きで{ $seat }に戻りました。
events-appointed = { $seat }が{ $other }をこのトリックのリードに指名しました。
events-kizuna = { $seat }が{ $other }に絆カードを渡しました。このラウンドのパートナーです。
events-copied = { $seat }が{ $other }のビッドカード「{ $piece }」にコピーカードを置きました。
events-auction-cards = { $seat }にオークションカード{ $cards }が配られました。だれも見ません。
events-auction = { $seat }が0枚の宣言でオークションを始めました。
events-declared = { $seat }がオークションカード{ $number }枚を宣言しました。
events-passed = { $seat }がパスしました。
events-king-player = { $seat }がキングプレイヤーになりました。
events-auction-discards = { $seat }が{ $cards }を見ずに捨てました。
events-took-up = { $seat }が{ $cards }を手札に加えました。
events-trump = { $piece }が選ばれ、その色が切り札になりました。
events-no-trump = { $piece }が選ばれ、切り札はありません。
events-jack-spent = { $seat }がジャックを使い、ビッドに3を加えました。
events-late-turn = { $seat }が後に回した手番を行います。
events-red-queen-counts = { $seat }の赤のクイーンで勝数が1増えました。
events-drafts-first = { $seat }が最初に選びます。
events-took-set = { $seat }がセットを取りました：{ $piece }。
events-start-card = { $seat }がスタートプレイヤーカードを受け取り、最初のトリックをリードします。
events-contract = 悪魔の契約：{ $piece }。
events-contract-costs = その色のカード1枚につき{ $number }点を失います。
events-kings-deck = キングデッキ：{ $piece }。
events-laid-bid = { $seat }が{ $piece }をビッドとして裏向きに置きました。
events-no-bid = { $seat }はビッドしません。
events-queen-up = { $seat }がクイーンを表に戻しました。
events-queen-stays = { $seat }はクイーンを裏のままにしました。
events-took-king = { $seat }が助けのキングを取りました：{ $piece }。
events-no-help = { $seat }はこれ以上キングを取りません。
events-team-wins = { $seat }のチームは{ $number }勝です。
events-showed = { $seat }が{ $cards }を見せました。

## reasons

reasons-choose-which-of-your-characters-you-lay-face-down-as-your-bid = ビッドとして裏向きに置くキャラクターを選んでください。
reasons-choose-one-or-two-cards-as-your-bid-of-your-characters-and-the-jack = キャラクターとジャックから、ビッドにするカードを1枚か2枚選んでください。
reasons-choose-one-card-as-your-bid-a-character-or-the-jack = ビッドにするカードを1枚選んでください。キャラクターかジャックです。
reasons-everybody-has-to-bid = 全員がビッドしなければなりません。
reasons-the-jack-can-be-a-bid-card-in-round-3-only = ジャックをビッドにできるのは第3ラウンドだけです。
reasons-a-bid-card-is-one-of-your-own-party = ビッドにできるのは自分のパーティのカードだけです。
reasons-cheerleader-lies-face-down-too-if-you-bid-anything = ビッドするなら、チアリーダーも裏向きに置きます。
reasons-berserker-takes-an-extra-black-10 = バーサーカーは追加の黒の10を取ります。
reasons-berserker-has-taken-an-extra-card-discard-one-that-card-or-another = バーサーカーで追加のカードを取りました。それか別のカードを1枚捨ててください。
reasons-berserker-has-taken-both-extra-cards-discard-2-cards-of-any-kind = バーサーカーで追加のカードを2枚取りました。手札から2枚捨ててください。
reasons-berserker-for-exactly-1-win = ちょうど1勝したので、バーサーカーの得点です。
reasons-give-kizuna-to-another-player-who-is-your-partner-in-this-round = 絆カードをほかのプレイヤーに渡してください。このラウンドのパートナーになります。
reasons-put-copy-by-another-players-bid-card-it-is-your-bid = コピーカードをほかのプレイヤーのビッドカードに置いてください。それがあなたのビッドになります。
reasons-your-partner-is-another-player = パートナーになれるのは、ほかのプレイヤーだけです。
reasons-you-copy-a-bid-card-of-another-player = コピーできるのは、ほかのプレイヤーのビッドカードだけです。
reasons-you-have-exchanged-cards-already-it-is-done-once-in-a-round = 交換はもう済みました。ラウンドに1回だけです。
reasons-your-partner-has-no-cards-to-exchange = パートナーに交換できる手札がありません。
reasons-pass-a-card-to-your-partner-who-passes-one-back = パートナーにカードを1枚渡してください。パートナーも1枚返します。
reasons-pass-a-card-back-it-may-be-the-one-you-received = カードを1枚返してください。受け取ったカードでもかまいません。
reasons-collector-for-rares-and-white-flags-taken = 獲得したレアと白旗による、コレクターの得点です。
reasons-devil-for-exactly-3-wins = ちょうど3勝したので、デビルにより失います。
reasons-gambler-has-drawn-2-cards-discard-2-which-may-be-the-same = ギャンブラーで2枚引きました。手札から2枚捨ててください。引いたカードでもかまいません。
reasons-gambler-for-a-successful-bid = ビッドが成功したので、ギャンブラーの得点です。
reasons-healer-for-blue-and-green-cards-taken = 獲得した青と緑のカードによる、ヒーラーの得点です。
reasons-this-hermit-has-drawn-already-each-does-so-once-in-a-round = このハーミットはもう引きました。ラウンドに1回だけです。
reasons-your-hermits-are-alike-use-the-first-one-first = ハーミットはどれも同じです。先のものから使ってください。
reasons-hermit-has-drawn-3-cards-discard-3-which-may-be-the-same = ハーミットで3枚引きました。手札から3枚捨ててください。引いたカードでもかまいません。
reasons-hermit-for-0-wins = 0勝なので、ハーミットの得点です。
reasons-appoint-another-player-to-lead-this-trick-or-keep-the-lead = このトリックをリードするプレイヤーを指名するか、自分でリードしてください。
reasons-ninja-for-exactly-2-wins = ちょうど2勝したので、忍者の得点です。
reasons-a-card-is-changed-once-a-second-resistance-has-nothing-to-add = 変更できるのは1回だけです。2枚目のレジスタンスでは何も変わりません。
reasons-only-a-1-a-10-a-rare-or-a-white-flag-can-be-changed = 変更できるのは1、10、レア、白旗だけです。
reasons-samurais-red-cards-fight-as-black-ones = サムライの赤は黒として戦います。
reasons-that-is-not-your-queen = それはあなたのクイーンではありません。
reasons-your-queen-has-been-used-in-this-round = クイーンはこのラウンドでもう使いました。
reasons-your-queen-lies-face-down-and-can-do-nothing = クイーンは裏向きなので、何もできません。
reasons-the-green-queen-puts-off-a-turn-once-in-a-trick = 緑のクイーンで手番を後に回せるのは、1トリックに1回です。
reasons-that-is-not-your-king = それはあなたのキングではありません。
reasons-that-king-lies-face-down-and-cannot-be-played-again = そのキングは裏向きなので、もう出せません。
reasons-a-king-lies-on-a-card-of-his-own-colour = キングは同じ色のカードに重ねます。
reasons-the-white-king-lies-on-a-white-flag-on-a-rare-or-on-a-card-under-the-white-queen = 白のキングは、白旗かレアか、白のクイーンを重ねたカードに重ねます。
reasons-the-red-queens-owner-has-won-this-trick = 赤のクイーンの持ち主がこのトリックに勝ちました。
reasons-take-a-set-or-a-character = セットかキャラクターを取ってください。
reasons-take-a-character = キャラクターを取ってください。
reasons-take-a-set-it-is-yours-for-the-whole-game = セットを取ってください。ゲームの終わりまで使います。
reasons-you-have-a-set-and-nobody-gets-a-second-one = セットはもう持っています。2つ目は取れません。
reasons-you-have-three-characters-the-fourth-thing-has-to-be-a-set = キャラクターは3人そろいました。次はセットを取ります。
reasons-that-set-does-not-lie-there-to-be-taken = そのセットは並んでいません。
reasons-that-character-does-not-lie-there-to-be-taken = そのキャラクターは並んでいません。
reasons-you-had-this-very-card-in-the-round-before-take-another = 前のラウンドで使ったカードそのものは取れません。別のカードを取ってください。
reasons-something-has-to-be-taken-nobody-passes = 何かを取らなければなりません。パスはできません。
reasons-a-character-has-to-be-taken = キャラクターを取らなければなりません。
reasons-you-keep-your-set-take-a-character = セットはそのままです。キャラクターを取ってください。
reasons-the-most-points-after-round-3-win = 第3ラウンドのあと、得点が最も多いプレイヤーの勝利です。
reasons-as-many-points-as-another-player-and-a-smaller-king-number = ほかのプレイヤーと同じ得点で、キングナンバーが小さいので勝ちます。
reasons-as-many-points-as-the-other-player-and-a-smaller-king-number = 相手と同じ得点で、キングナンバーが小さいので勝ちます。
reasons-spend-your-jack-to-add-3-to-your-bid-or-keep-it = ジャックを使ってビッドに3を加えますか。使わなくてもかまいません。
reasons-in-napoleon-the-12-stands-in-for-the-queen-who-has-no-effect = ナポレオンでは12がクイーンの代わりで、クイーンの効果はありません。
reasons-the-white-king-lies-on-a-white-flag-a-rare-or-the-white-12 = 白のキングは白旗かレアか白の12に重ねます。
reasons-the-black-king-lies-on-the-white-11-only-if-black-is-led = 黒のキングを白の11に重ねられるのは、黒がリードされたときだけです。
reasons-a-king-lies-on-a-card-printed-in-its-colour = キングは同じ色が印刷されたカードに重ねます。
reasons-the-11s-change-hands-within-the-teams = 11はチームの中で渡されます。
reasons-you-have-taken-up-4-cards-discard-4-number-cards = 4枚を手札に加えました。数字カードを4枚捨ててください。
reasons-rare-white-flag-11-and-12-cannot-be-discarded = レア、白旗、11、12は捨てられません。
reasons-every-trick-brings-10 = 1トリックにつき10点です。
reasons-every-rare-11-and-12-taken-brings-10 = 獲得したレア、11、12は1枚につき10点です。
reasons-a-king-that-was-played-brings-10-for-each-card-of-its-colour-taken = 出したキングにより、獲得した同じ色のカード1枚につき10点です。
reasons-the-white-king-was-played-and-brings-points-for-special-cards = 出した白のキングにより、獲得したレアと白旗の得点です。
reasons-every-white-flag-taken-costs-10 = 獲得した白旗1枚につき10点を失います。
reasons-a-king-that-was-never-played-brings-points-at-the-end = 一度も出さなかったキングの得点です。
reasons-what-the-others-of-the-team-brought = チームのほかのプレイヤーの分です。
reasons-the-team-has-more-points-after-two-rounds = 2ラウンドのあと、得点の多いチームの勝利です。
reasons-the-teams-are-level-and-the-king-numbers-here-have-the-smaller-sum = 同点で、キングナンバーの合計が小さいチームの勝利です。
reasons-points-and-king-numbers-are-level-the-emperors-team-wins = 得点もキングナンバーの合計も同じなので、皇帝のチームの勝利です。
reasons-choose-a-number-card-the-highest-takes-a-set-first = 数字カードを1枚選んでください。いちばん大きい数の人から順にセットを取ります。
reasons-it-has-to-be-a-number-card-of-your-hand = 手札の数字カードでなければなりません。
reasons-take-a-set-white-and-black-play-against-the-other-three = セットを取ってください。白と黒が、ほかの3色と戦います。
reasons-that-set-is-taken = そのセットはもう取られました。
reasons-declare-how-many-auction-cards-lie-before-you-then-or-pass = 自分の前に置くオークションカードの合計を宣言するか、パスしてください。
reasons-a-declaration-is-a-total-of-1-2-or-3-auction-cards = 宣言できるのは、合計1枚、2枚、3枚のどれかです。
reasons-at-least-as-many-cards-as-were-declared-last-are-needed = 直前の宣言と同じ枚数以上が必要です。
reasons-only-a-higher-total-beats-the-player-who-started-the-auction = オークションを始めたプレイヤーには、より多い枚数でなければ勝てません。
reasons-each-declaration-puts-at-least-one-more-card-before-its-player = 宣言するたびに、少なくとも1枚多く前に置きます。
reasons-no-declaration-is-legal-any-more-so-this-player-passes = 宣言できる枚数がないので、このプレイヤーはパスになります。
reasons-both-others-have-passed = ほかの2人がパスしました。
reasons-the-king-of-a-rival-lies-face-down-and-cannot-be-played = ライバルのキングは裏向きなので、出せません。
reasons-a-white-flag-has-beaten-a-rare-100-for-every-rare-there = 白旗がレアに勝ちました。レア1枚につき100点です。
reasons-nobody-has-as-many-wins-as-the-king-player = キングプレイヤーの勝数が最も多くなりました。
reasons-the-king-player-has-5-wins-or-more = キングプレイヤーが5勝以上しました。
reasons-a-rival-has-as-many-wins-as-the-king-player-or-more = ライバルの勝数がキングプレイヤー以上になりました。
reasons-the-jack-of-a-rival-pays-for-exactly-3-wins = ちょうど3勝したので、ライバルのジャックの得点です。
reasons-the-most-points-after-3-rounds-win-who-ties-wins-together = 3ラウンドのあと、得点が最も多いプレイヤーの勝利です。同点ならともに勝ちます。
reasons-take-a-set-its-colour-is-trump-and-with-white-there-is-none = セットを取ってください。その色が切り札になり、白なら切り札はありません。
reasons-take-one-of-the-sets-that-are-left = 残っているセットを1つ取ってください。
reasons-another-player-has-taken-that-set = そのセットはほかのプレイヤーが取りました。
reasons-discard-as-many-cards-of-your-hand-as-you-took-up = 手札に加えた枚数だけ、手札から捨ててください。
reasons-the-king-player-discards-the-auction-cards-used-unseen = キングプレイヤーは、使ったオークションカードを見ずに捨てます。
reasons-a-king-beats-every-other-card = キングはほかのすべてのカードに勝ちます。
reasons-the-last-of-several-kings-is-the-strongest = キングが何枚か出たら、最後のキングが勝ちます。
reasons-a-white-flag-beats-everything-but-a-king-where-a-rare-was-played = レアが出たトリックでは、白旗がキング以外のすべてに勝ちます。
reasons-a-rare-beats-every-number-card-the-first-one-wins = レアはすべての数字カードに勝ちます。先に出したレアが勝ちます。
reasons-trump-beats-the-other-colours = 切り札はほかの色に勝ちます。
reasons-of-several-white-flags-the-first-wins = 白旗が何枚かあるときは、先に出したものが勝ちます。
reasons-another-colour-is-trump-so-black-is-an-ordinary-one = ほかの色が切り札なので、黒はふつうの色です。
reasons-there-is-no-trump-so-black-is-an-ordinary-colour = 切り札がないので、黒はふつうの色です。
reasons-without-coloured-numbers-a-white-11-or-12-is-above-the-white-flags = 色のある数字カードがないときは、白の11と12は白旗に勝ちます。
reasons-a-white-11-or-12-counts-as-one-of-the-lead-colour = 白の11と12は、リードカラーの11と12として数えます。
reasons-no-card-of-the-lead-colour-has-its-number-any-more-the-highest-other-one-wins = リードカラーの数字がなくなったので、残りでいちばん大きい数が勝ちます。
reasons-everything-has-the-strength-of-a-white-flag-the-first-card-wins = すべてが白旗の強さなので、最初のカードが勝ちます。
reasons-of-equally-strong-cards-the-one-played-first-wins = 同じ強さなら、先に出したカードが勝ちます。
reasons-take-a-ready-party-a-set-and-the-three-characters-beside-it = 用意されたパーティを取ってください。セットと3人のキャラクターです。
reasons-another-player-has-taken-that-party = そのパーティはほかのプレイヤーが取りました。
reasons-play-a-card-before-it-use-or-announce-what-you-like = カードを出すか、先に効果を使ったり宣言したりしてください。
reasons-the-wins-are-a-number-of-the-bid-card = 勝数がビッドカードの数と一致しました。
reasons-a-jack-as-bid-card-and-exactly-3-wins = ジャックのビッドで、ちょうど3勝しました。
reasons-the-wins-are-a-number-of-the-bid-card-and-3-by-the-jack = ジャックにより、勝数がビッドカードの数に3を加えた数と一致しました。
reasons-the-own-wins-are-a-number-of-the-bid-card-that-is-copied = 自分の勝数が、コピーしたビッドカードの数と一致しました。
reasons-the-partners-bid-card-pays-cheerleader-as-well = パートナーのビッドカードは、チアリーダーにも得点になります。
reasons-devil-as-bid-card-for-the-others-who-missed = ビッドに失敗したほかのプレイヤーによる、デビルの得点です。
reasons-in-round-3-of-two-players-a-bid-pays-twice = 2人ゲームの第3ラウンドでは、ビッドの得点が2倍になります。
reasons-the-jack-face-up-for-this-number-of-wins = この勝数による、表のジャックの得点です。
reasons-a-king-that-was-played-for-the-cards-of-its-colour-taken = 獲得した同じ色のカードによる、使ったキングの得点です。
reasons-the-white-king-played-for-rares-and-white-flags-taken = 獲得したレアと白旗による、使った白のキングの得点です。
reasons-a-king-that-was-never-played = 一度も使わなかったキングの得点です。
reasons-the-devils-contract-for-the-cards-of-its-colour-taken = 獲得したその色のカードにより、悪魔の契約で失います。
reasons-pay-for-your-queen-to-turn-her-up-again-or-leave-her-face-down = 点を払ってクイーンを表に戻しますか。裏のままでもかまいません。
reasons-the-price-of-the-queen = クイーンの値段です。
reasons-spend-the-jack-to-add-3-to-your-bid = ジャックを使い、ビッドに3を加えます。
reasons-every-number-of-the-bid-card-also-stands-for-3-more = ビッドカードの数は、それぞれ3多い数としても数えます。
reasons-the-jack-can-be-spent-when-the-bids-are-laid = ジャックを使えるのは、ビッドが出されてからです。
reasons-the-jack-can-be-spent-once-in-a-round = ジャックを使えるのは、ラウンドに1回です。
reasons-a-jack-that-is-the-bid-card-cannot-be-spent = ビッドにしたジャックは使えません。
reasons-when-points-are-counted-answer-yes-to-spend-the-jack = 得点計算のときは、「はい」と答えてジャックを使います。
reasons-announce-the-parts-of-a-play-in-their-order-black-queen-cover-change-king = 黒のクイーン、重ねるクイーン、変更、キングの順に宣言します。
reasons-a-play-has-one-queen-at-most = 1回に使えるクイーンは1枚までです。
reasons-a-card-is-changed-once = カードを変更できるのは1回だけです。
reasons-one-king-is-all-a-player-can-lay-in-a-trick = 1トリックに出せるキングは、1人1枚です。
reasons-you-are-far-behind-take-a-contract-king-of-an-earlier-round-or-none = 大きく負けています。前のラウンドの契約のキングを取るか、取らないでください。
reasons-only-the-contract-kings-of-rounds-1-and-2-can-be-had = 取れるのは、第1と第2ラウンドの契約のキングだけです。
reasons-you-have-taken-that-king-already = そのキングはもう取りました。
reasons-your-queen-was-used-and-does-not-come-back-in-this-game = クイーンはもう使いました。このゲームでは戻りません。
reasons-the-white-king-lies-on-a-white-flag-a-rare-the-white-11-or-a-card-under-the-white-queen = 白のキングは、白旗かレアか白の11か、白のクイーンを重ねたカードに重ねます。
reasons-take-a-set-or-a-rare-or-white-flag = セットか、レアか白旗を取ってください。
reasons-take-a-rare-or-white-flag = レアか白旗を取ってください。
reasons-you-have-a-set-already-take-a-rare-or-white-flag = セットはもう持っています。レアか白旗を取ってください。
reasons-you-have-a-special-card-already-take-a-set = 特別なカードはもう持っています。セットを取ってください。
reasons-that-does-not-lie-there-to-be-taken = それは並んでいません。
reasons-take-a-rare-or-white-flag-that-nobody-has-taken = まだだれも取っていないレアか白旗を取ってください。
reasons-the-team-has-more-wins-than-the-other = チームの勝数が相手より多くなりました。
reasons-the-teams-have-as-many-wins-so-both-are-paid = 両チームの勝数が同じなので、どちらも得点します。
reasons-the-team-has-200-points-and-the-other-team-has-not = チームが200点になり、相手はまだです。
reasons-both-teams-have-200-points-and-the-king-numbers-here-are-smaller = 両チームとも200点で、キングナンバーの合計が小さいチームの勝利です。
reasons-points-and-sums-are-level-the-smallest-king-number-is-here = 得点も合計も同じで、いちばん小さいキングナンバーを持つチームの勝利です。

## questions

questions-play-a-card-before-it-use-or-announce-what-you-like =
    .lead = あなたの番です。好きなカードをリードしてください。
    .open = あなたの番です。まだ色がリードされていないので、どのカードでも出せます。
    .follow = あなたの番です。{ $led }に従うか、色のないカードを出してください。
    .follow-only = あなたの番です。{ $led }に従ってください。
    .free = あなたの番です。{ $led }がないので、どのカードでも出せます。
    .lifted = あなたの番です。{ $led }に従わなくてよいので、どのカードでも出せます。
    .more = いっしょに出すカードを選ぶか、さらに宣言してください。
    .card = { $name }を出す
questions-take-a-set-or-a-character =
    .piece = { $name }を取る
    .help = 4巡で、全員がセット1つとキャラクター3人を取ります。
questions-take-a-character =
    .piece = { $name }を取る
questions-take-a-set-it-is-yours-for-the-whole-game =
    .piece = { $name }を取る
questions-take-a-ready-party-a-set-and-the-three-characters-beside-it =
    .piece = { $name }のパーティを取る
questions-choose-which-of-your-characters-you-lay-face-down-as-your-bid =
    .sentence = ビッドとして裏向きに置くキャラクターを選んでください。ほかの2人は力を貸します。
    .piece = { $name }をビッドにする
    .done-none = ビッドしない
questions-choose-one-or-two-cards-as-your-bid-of-your-characters-and-the-jack =
    .piece = { $name }をビッドにする
    .more = 2枚目を選ぶか、1枚だけにしてください。
    .done = 1枚だけにする
    .done-none = ビッドしない
questions-choose-one-card-as-your-bid-a-character-or-the-jack =
    .piece = { $name }をビッドにする
questions-give-kizuna-to-another-player-who-is-your-partner-in-this-round =
    .seat = { $name }をパートナーにする
questions-put-copy-by-another-players-bid-card-it-is-your-bid =
    .piece = { $name }をコピーする
questions-pay-for-your-queen-to-turn-her-up-again-or-leave-her-face-down =
    .yes = { $name }点を払って表に戻す
    .no = 裏のままにする
    .help = 白は30点、赤は40点、青は20点、緑と黒は10点かかります。
questions-gambler-has-drawn-2-cards-discard-2-which-may-be-the-same =
    .more = もう1枚捨てるカードを選んでください。
    .card = { $name }を捨てる
questions-hermit-has-drawn-3-cards-discard-3-which-may-be-the-same =
    .more = 残りの捨てるカードを選んでください。
    .card = { $name }を捨てる
questions-berserker-has-taken-an-extra-card-discard-one-that-card-or-another =
    .card = { $name }を捨てる
questions-berserker-has-taken-both-extra-cards-discard-2-cards-of-any-kind =
    .more = もう1枚捨てるカードを選んでください。
    .card = { $name }を捨てる
questions-appoint-another-player-to-lead-this-trick-or-keep-the-lead =
    .seat = { $name }がリードする
    .seat-self = 自分でリードする
questions-pass-a-card-to-your-partner-who-passes-one-back =
    .card = { $name }を渡す
questions-pass-a-card-back-it-may-be-the-one-you-received =
    .card = { $name }を返す
questions-spend-your-jack-to-add-3-to-your-bid-or-keep-it =
    .yes = ジャックを使う
    .no = 使わない
questions-you-are-far-behind-take-a-contract-king-of-an-earlier-round-or-none =
    .piece = { $name }を取る
    .no = 取らない
    .done = もう取らない
    .done-none = 取らない
questions-declare-how-many-auction-cards-lie-before-you-then-or-pass =
    .number = { $name }枚を宣言する
    .no = パスする
questions-discard-as-many-cards-of-your-hand-as-you-took-up =
    .more = 残りの捨てるカードを選んでください。
    .card = { $name }を捨てる
questions-take-a-set-its-colour-is-trump-and-with-white-there-is-none =
    .piece = { $name }を取る
questions-take-one-of-the-sets-that-are-left =
    .piece = { $name }を取る
questions-take-a-set-or-a-rare-or-white-flag =
    .piece = { $name }を取る
    .card = { $name }を取る
questions-take-a-rare-or-white-flag =
    .card = { $name }を取る
questions-choose-a-number-card-the-highest-takes-a-set-first =
    .card = { $name }を見せる
questions-take-a-set-white-and-black-play-against-the-other-three =
    .piece = { $name }を取る
questions-you-have-taken-up-4-cards-discard-4-number-cards =
    .more = 残りの捨てるカードを選んでください。
    .card = { $name }を捨てる

## options

options-initial_parties =
    .label = 最初のパーティ
    .text = 4人か5人のとき、ドラフトで作るか、用意されたパーティをくじか選択で決めて始めます。
    .value-off = ドラフト
    .value-random = 用意・くじ
    .value-choice = 用意・選択
options-cheerleader =
    .label = チアリーダー
    .text = 4人か5人で、慣れた人向けです。チアリーダーを加えます。
options-red_queen_advanced =
    .label = 赤のクイーン上級ルール
    .text = チアリーダーを使うとき、赤のクイーンは使った人だけに数えます。
options-devil_contract =
    .label = 悪魔の契約
    .text = 3人か4人のとき、第2ラウンドからある色のカードが失点になります。2人ではいつも使います。
options-set_assignment =
    .label = セットの決め方
    .text = 2人のとき、セットをくじか選択で決めます。
    .value-random = くじ
    .value-choice = 選択
options-first_drafter =
    .label = 最初に選ぶ人
    .text = くじで決めるか、席で決めるかです。
    .value-random = くじ
    .value-0 = 席1
    .value-1 = 席2
    .value-2 = 席3
    .value-3 = 席4
    .value-4 = 席5
options-ombre_first_starter =
    .label = 最初のオークションを始める人
    .text = くじで決めるか、席で決めるかです。
    .value-random = くじ
    .value-0 = 席1
    .value-1 = 席2
    .value-2 = 席3
    .value-3 = 席4
    .value-4 = 席5
options-whist_teams =
    .label = チーム
    .text = 向かい合う席で組むか、くじで決めるかです。
    .value-seats = 向かい合う席
    .value-random = くじ
options-show_cards_taken =
    .label = 獲得したカード
    .text = 獲得したカードを見られるようにするかどうかです。
