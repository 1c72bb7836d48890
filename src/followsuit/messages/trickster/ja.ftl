### トリックスター：時の覇者を日本語で。よりどころとなるルール番号は en.ftl にある。

## game

game-name = トリックスター：時の覇者
game-blurb = トリックの2枚目がフォローの条件を決めます。フォローできなければ卓中央のカードをすべて引き取り、トラブルを抱えます。
game-unit = トラブル点

## ways

ways-points =
    .title = 最少のトラブル点
    .text = 第3ラウンドのあと。自分の場札1枚が1点。自分だけが最多の模様は数えない。

## phrases

phrases-points = トラブル
phrases-trick-won = { $name }がバーストし、卓中央のカードを引き取りました。
phrases-trick-won-you = バーストし、卓中央のカードを引き取りました。
phrases-trick-winner = バースト

## names

names-card = { $suit }の{ $piece }

## heroes

heroes-archivist =
    .name = 記録保管人
    .aim = 開いているカードの効果を使う。
    .text = 自分の場札か捨て札からカードを1枚選び、その効果を使います。選んだカードはその場所に残ります。実行できる効果を持つカードしか選べません。
heroes-brigand =
    .name = 野盗
    .aim = 自分の場札を敵に押しつける。
    .text = 自分の場札を1枚選び、敵1人の場札に加えます。
heroes-doctor =
    .name = 医師
    .aim = 敵の場札を敵の手札に戻す。
    .text = 敵の場札を1枚選び、その敵または別の敵の手札に加えます。
heroes-explorer =
    .name = 探検家
    .aim = 2枚のうち1枚を手札に選ぶ。
    .text = 山札の上の2枚を全員に見せます。1枚を選んで手札に加え、残りの1枚は裏向きで山札のいちばん下に入れます。
heroes-guard =
    .name = 護衛
    .aim = 敵の場札を自分の手札に取る。
    .text = 敵の場札を1枚選び、自分の手札に加えます。
heroes-inventor =
    .name = 発明家
    .aim = 山札の1枚が卓中央か捨て札へ。
    .text = 山札のいちばん上のカードを全員に見せます。フォローできるカードなら卓中央に加わりますが、その効果は使いません。フォローできなければ捨て札になります。
heroes-magician =
    .name = 手品師
    .aim = 自分の場札を1枚捨てる。
    .text = 自分の場札を1枚選び、捨て札にします。
heroes-nomad =
    .name = 遊牧民
    .aim = 敵の場札を自分の場札に取る。
    .text = 敵の場札を1枚選び、自分の場札に加えます。
heroes-peddler =
    .name = 行商人
    .aim = 敵と手札を1枚、ひそかに交換する。
    .text = 手札のある敵を1人指名します。2人とも自分の手札から1枚をひそかに選び、その2枚を取りかえます。
heroes-revolutionary =
    .name = 革命家
    .aim = 捨て札を1枚、手札に取る。
    .text = 捨て札を1枚選び、自分の手札に加えます。
heroes-scavenger =
    .name = ゴミ漁り
    .aim = 自分の場札と捨て札を入れかえる。
    .text = 自分の場札1枚と捨て札1枚を選び、入れかえます。
heroes-scion =
    .name = 子弟
    .aim = 1枚引き、1枚を山札の下へ。
    .text = 山札のいちばん上のカードを引き、続けて手札を1枚、裏向きで山札のいちばん下に入れます。引いたカードをそのまま戻してもかまいません。どちらのカードも、ほかの人には見せません。
heroes-soldier =
    .name = 兵士
    .aim = 手札を1枚、敵の場札にする。
    .text = 自分の手札を1枚選び、敵1人の場札に加えます。
heroes-witness =
    .name = 目撃者
    .aim = 自分の場札を1枚、手札に戻す。
    .text = 自分の場札を1枚選び、手札に戻します。
heroes-general =
    .name = 将軍
    .aim = 捨て札か手札の効果を使う。
    .text = 捨て札を1枚選んでその効果を使うか、自分の手札を1枚全員に見せてその効果を使います。見せたカードは手札に残ります。実行できる効果を持つカードしか選べません。
heroes-hunter =
    .name = 狩人
    .aim = 捨て札を1枚、敵に押しつける。
    .text = 捨て札を1枚選び、敵1人の場札に加えます。
heroes-noble =
    .name = 貴族
    .aim = 自分の場札を卓中央に出す。
    .text = 自分の場札にフォローできるカードがあれば、その中から1枚を卓中央に加えます。加えたカードの効果は使いません。
heroes-saint =
    .name = 聖人
    .aim = 手札を1枚、見ずに動かす。
    .text = 手札のある敵を1人と、カードを受け取る人を1人決めます。受け取るのは自分でもかまいません。その敵の手札から無作為に引いた1枚が、裏向きのまま渡ります。中身を見るのは受け取った人だけです。
heroes-shaman =
    .name = シャーマン
    .aim = 手札を1枚、自分の場札にする。
    .text = 自分の手札を1枚選び、自分の場札に加えます。
heroes-smuggler =
    .name = 密輸業者
    .aim = 敵の手札2枚から1枚を取る。
    .text = 手札が2枚以上ある敵を1人指名し、その手札から無作為に選ばれた2枚を全員に見せます。1枚を自分の手札に加え、もう1枚を好きな敵の手札に渡します。
heroes-vigilante =
    .name = 私刑人
    .aim = 敵の場札と捨て札を入れかえる。
    .text = 捨て札1枚と敵の場札1枚を選び、入れかえます。
heroes-beast =
    .name = 野獣
    .aim = 手札を1枚、卓中央に加える。
    .text = 自分の手札にフォローできるカードがあれば、その中から1枚を卓中央に加えます。加えたカードの効果は使いません。
heroes-maven =
    .name = 専門家
    .aim = 敵の手札1枚を敵の場札にする。
    .text = 手札のある敵を1人指名し、その手札から無作為に選ばれた1枚を全員に見せます。そのカードを好きな敵の場札に加えます。

## places

places-hand = 自分の手札
places-tableau = 自分の場札
places-other-tableau = 敵の場札
places-trash = 捨て札
places-other-hand = 敵の手札
places-pot = 卓中央
places-deck = 山札
places-any-hand = だれかの手札
places-effect = その効果

## acts

acts-archivist-needs =
    .text = 効果を実行できるカードが、自分の場札か捨て札にあること。
acts-archivist-good-for =
    .text = 場にあるいちばんよい効果をもう一度使う。
acts-brigand-needs =
    .text = 自分の場札に1枚。
acts-brigand-good-for =
    .text = 自分のトラブルを1つ減らし、敵に1つ増やす。
acts-doctor-needs =
    .text = 敵の場札に1枚。
acts-doctor-good-for =
    .text = 敵だけが最多の模様をくずす。
acts-explorer-needs =
    .text = 山札に2枚。
acts-explorer-good-for =
    .text = あとでフォローできるカードを取る。
acts-guard-needs =
    .text = 敵の場札に1枚。
acts-guard-good-for =
    .text = フォロー用のカードを取る。敵だけが最多の模様をくずす。
acts-inventor-needs =
    .text = 山札に1枚。
acts-inventor-good-for =
    .text = バーストする人の引き取りを増やす。リードで出せば、めくったカードが条件を決める。
acts-magician-needs =
    .text = 自分の場札に1枚。
acts-magician-good-for =
    .text = 自分のトラブルを1つ減らす。
acts-nomad-needs =
    .text = 敵の場札に1枚。
acts-nomad-good-for =
    .text = 自分だけがある模様の最多になる。その模様は数えない。
acts-peddler-needs =
    .text = 自分の手札に1枚と、敵の手札に1枚。
acts-peddler-good-for =
    .text = フォローできそうにないカードを手放す。
acts-revolutionary-needs =
    .text = 捨て札に1枚。
acts-revolutionary-good-for =
    .text = 手札に足りないフォロー用のカードを取る。
acts-scavenger-needs =
    .text = 自分の場札に1枚と、捨て札に1枚。
acts-scavenger-good-for =
    .text = 点になるカードを、自分だけが最多の模様のカードにかえる。
acts-scion-needs =
    .text = 山札に1枚。
acts-scion-good-for =
    .text = だれにも知られずに手札をよくする。
acts-soldier-needs =
    .text = 自分の手札に1枚。
acts-soldier-good-for =
    .text = 敵のトラブルを1つ増やす。トラブルになる手札の残りも減る。
acts-witness-needs =
    .text = 自分の場札に1枚。
acts-witness-good-for =
    .text = トラブルを1つ減らし、フォロー用のカードを増やす。
acts-general-needs =
    .text = 効果を実行できるカードが、捨て札か自分の手札にあること。
acts-general-good-for =
    .text = 手札の強い効果を、カードを残したまま使う。
acts-hunter-needs =
    .text = 捨て札に1枚。
acts-hunter-good-for =
    .text = 敵のトラブルを1つ増やす。
acts-noble-needs =
    .text = 自分の場札に、フォローできるカードが1枚。
acts-noble-good-for =
    .text = 自分がバーストしないかぎり、トラブルが1つ減る。
acts-saint-needs =
    .text = 敵の手札に1枚。
acts-saint-good-for =
    .text = 敵がフォローに使うカードを抜く。
acts-shaman-needs =
    .text = 自分の手札に1枚。
acts-shaman-good-for =
    .text = 自分だけがある模様の最多になる。その模様は数えない。
acts-smuggler-needs =
    .text = 1人の敵の手札に2枚。
acts-smuggler-good-for =
    .text = ほしいカードを取り、いらないカードを敵に渡す。
acts-vigilante-needs =
    .text = 捨て札に1枚と、敵の場札に1枚。
acts-vigilante-good-for =
    .text = 敵だけが最多の模様をくずす。
acts-beast-needs =
    .text = 自分の手札に、フォローできるカードが1枚。
acts-beast-good-for =
    .text = 手札を早く減らし、バーストする人の引き取りを増やす。
acts-maven-needs =
    .text = 敵の手札に1枚。
acts-maven-good-for =
    .text = 敵のトラブルを1つ増やす。

## suits

suits-red =
    .name = 赤
    .letter = 赤
    .text = 8つある模様の1つです。模様に強弱はありません。合計点が同じときは、赤のカードの枚数を最初に比べ、少ないほうが勝ちます。
suits-orange =
    .name = 橙
    .letter = 橙
    .text = 8つある模様の1つです。模様に強弱はありません。合計点が同じときは、橙のカードの枚数を2番目に比べ、少ないほうが勝ちます。
suits-yellow =
    .name = 黄
    .letter = 黄
    .text = 8つある模様の1つです。模様に強弱はありません。合計点が同じときは、黄のカードの枚数を3番目に比べ、少ないほうが勝ちます。
suits-green =
    .name = 緑
    .letter = 緑
    .text = 8つある模様の1つです。模様に強弱はありません。合計点が同じときは、緑のカードの枚数を4番目に比べ、少ないほうが勝ちます。
suits-blue =
    .name = 青
    .letter = 青
    .text = 8つある模様の1つです。模様に強弱はありません。合計点が同じときは、青のカードの枚数を5番目に比べ、少ないほうが勝ちます。
suits-purple =
    .name = 紫
    .letter = 紫
    .text = 8つある模様の1つです。模様に強弱はありません。合計点が同じときは、紫のカードの枚数を6番目に比べ、少ないほうが勝ちます。
suits-black =
    .name = 黒
    .letter = 黒
    .text = 8つある模様の1つです。模様に強弱はありません。合計点が同じときは、黒のカードの枚数を7番目に比べ、少ないほうが勝ちます。
suits-white =
    .name = 白
    .letter = 白
    .text = 8つある模様の1つです。模様に強弱はありません。合計点が同じときは、白のカードの枚数を最後に比べ、少ないほうが勝ちます。

## patterns

patterns-suit =
    .name = 同じ模様
    .text = 2枚目のカードが1枚目と同じ模様のときです。それより後は、その模様のカードを出さなければなりません。
patterns-hero =
    .name = 同じ英雄
    .text = 2枚目のカードが1枚目と同じ英雄のときです。それより後は、その英雄のカードを出さなければなりません。
patterns-no-match =
    .name = 適合なし
    .text = 2枚目のカードが1枚目と模様も英雄も違うときです。それより後は、卓中央のどのカードとも模様と英雄の両方が違うカードを出さなければなりません。

## decks

decks-intro =
    .name = 入門デッキ
    .text = 野盗、護衛、手品師、遊牧民、行商人、革命家、兵士のデッキです。場札や捨て札や手札のあいだでカードを動かす効果がそろっています。はじめて遊ぶときに向いています。
decks-strategic =
    .name = 戦略デッキ
    .text = 記録保管人、医師、探検家、発明家、ゴミ漁り、子弟、目撃者のデッキです。山札を使う効果や、ほかのカードの効果を使う英雄が入ります。
decks-random =
    .name = ランダムデッキ
    .text = 使うセットの英雄から、7人を無作為に選びます。
decks-draft =
    .name = ドラフト
    .text = 使うセットの英雄から、全員で順番に1人ずつ、合わせて7人を公開で選びます。最初のトリックでトリックスターになる人から選びます。
decks-custom =
    .name = 自由なデッキ
    .text = 使うセットの中から、ゲームの前に好きな英雄を7人指定します。

## sets

sets-base =
    .name = 基本セット
    .text = 基本となる14人の英雄です。2つの推奨デッキは、どちらもこのセットから作ります。
sets-grand_gambit =
    .name = グランド・ギャンビット
    .text = 拡張セットです。将軍、狩人、貴族、聖人、シャーマン、密輸業者、私刑人が加わります。
sets-limited =
    .name = 限定カード
    .text = 野獣と専門家の2人です。この2人だけではデッキを作れません。

## options

options-sets =
    .name = 使うセット
    .text = どのセットの英雄を使うかを決めます。合わせて7人以上の英雄が必要です。
    .value-base = 基本セット
    .value-base-grand_gambit = 基本セットとグランド・ギャンビット
    .value-base-limited = 基本セットと限定カード
    .value-base-grand_gambit-limited = すべて
    .value-grand_gambit = グランド・ギャンビットのみ
    .value-grand_gambit-limited = グランド・ギャンビットと限定カード
options-deck_mode =
    .name = デッキの作り方
    .text = 7人の英雄の決め方です。推奨デッキ、ランダム、ドラフト、自由な指定から選びます。
    .value-intro = 入門デッキ
    .value-strategic = 戦略デッキ
    .value-random = 抽選
    .value-draft = ドラフト
    .value-custom = 自由に指定
options-heroes =
    .name = 英雄の指定
    .text = 自由なデッキで使う、たがいに異なる7人の英雄です。
    .value-none = 指定なし
options-first_seat =
    .name = 最初の席
    .text = 最年長の人の代わりに、だれから始めるかを決めます。抽選にするか、席を指定します。4人以上ではその席が最初のトリックでリードし、2人または3人ではその席が最初のトリックスターになります。
    .value-random = 抽選
    .value-0 = 席1
    .value-1 = 席2
    .value-2 = 席3
    .value-3 = 席4
    .value-4 = 席5
    .value-5 = 席6
    .value-6 = 席7

## headings

headings-the-draft = ドラフト
headings-round-starting-cards = ラウンド{ $round }/3・最初の場札
headings-round-trick = ラウンド{ $round }/3・第{ $trick }トリック

## areas

areas-pot = 卓中央
areas-timeline = タイムライン
areas-trash = 捨て札
areas-deck = 山札
areas-shown = 公開中のカード
areas-tableau = 場札
areas-heroes = 使う英雄
areas-heroes-to-pick = 選べる英雄
areas-pattern = フォロー
areas-points = トラブル点
areas-leader = リード
areas-trickster = トリックスター
areas-next-trickster = 次のトリックスター

## values

values-no-match = 適合なし

## marks

marks-timeline = タイムライン
marks-pattern = 条件を決定
marks-sole = 単独最多：0点

## events

events-first-leader = 最初のトリックは{ $seat }がリードします。
events-first-trickster = 最初のトリックスターは{ $seat }です。
events-hero = このゲームの英雄：{ $piece }。
events-drafted = { $seat }が{ $piece }を選びました。
events-round = 第{ $number }ラウンドが始まります。
events-trash = 最初の捨て札は{ $cards }です。
events-hand = { $seat }に{ $cards }が配られました。
events-sealed = { $seat }がカードを選びました。
events-starting-card = { $seat }の最初の場札は{ $cards }です。
events-timeline = タイムラインは{ $cards }です。
events-timeline-led = タイムラインから{ $cards }がリードされました。
events-led = { $seat }が{ $cards }をリードしました。
events-played = { $seat }が{ $cards }を出しました。
events-pattern-suit = { $seat }がトリックスターです。この後は{ $suit }でフォローします。
events-pattern-hero = { $seat }がトリックスターです。この後は{ $face }でフォローします。
events-pattern-no-match = { $seat }がトリックスターです。この後は、卓中央にない模様と英雄でフォローします。
events-ignored = { $piece }の効果は実行できないので、無視されます。
events-named = { $seat }が{ $other }を指名しました。
events-chosen = { $seat }が{ $cards }を選びました。
events-archivist = { $seat }が{ $cards }の効果を使いました。
events-general = { $seat }が{ $cards }の効果を使いました。
events-general-shown = { $seat }が手札の{ $cards }を見せて、その効果を使いました。
events-brigand = { $seat }が場札の{ $cards }を{ $other }の場札に移しました。
events-doctor = { $seat }が{ $cards }を{ $other }の手札に加えました。
events-taken-out = { $seat }が{ $other }の場札から{ $cards }を取り出しました。
events-explorer-shown = { $seat }が山札から{ $cards }を公開しました。
events-explorer = { $seat }が{ $cards }を手札に加えました。
events-explorer-under = { $seat }が{ $cards }を山札の下に入れました。
events-guard = { $seat }が{ $other }の場札から{ $cards }を手札に加えました。
events-inventor = { $seat }が山札から{ $cards }を公開し、卓中央に加えました。
events-inventor-trash = { $seat }が山札から{ $cards }を公開し、捨て札にしました。
events-magician = { $seat }が場札の{ $cards }を捨て札にしました。
events-nomad = { $seat }が{ $other }の場札から{ $cards }を自分の場札に移しました。
events-peddler = { $seat }が{ $cards }を{ $other }に渡しました。
events-revolutionary = { $seat }が捨て札の{ $cards }を手札に加えました。
events-scavenger = { $seat }が場札と捨て札を入れかえました：{ $cards }。
events-scion-drawn = { $seat }が山札から{ $cards }を引きました。
events-scion = { $seat }が{ $cards }を山札の下に入れました。
events-soldier = { $seat }が手札の{ $cards }を{ $other }の場札に加えました。
events-witness = { $seat }が場札の{ $cards }を手札に戻しました。
events-hunter = { $seat }が捨て札の{ $cards }を{ $other }の場札に加えました。
events-noble = { $seat }が場札の{ $cards }を卓中央に加えました。
events-saint = { $seat }が{ $other }の手札から無作為に1枚引きました。
events-saint-given = { $seat }から{ $other }に{ $cards }が渡りました。
events-shaman = { $seat }が手札の{ $cards }を自分の場札に加えました。
events-smuggler-shown = { $other }の手札から{ $cards }が公開されました。
events-smuggler = { $seat }が{ $other }の{ $cards }を手札に加えました。
events-smuggler-given = { $seat }が{ $cards }を{ $other }の手札に渡しました。
events-vigilante = { $seat }が{ $other }の場札と捨て札を入れかえました：{ $cards }。
events-beast = { $seat }が手札の{ $cards }を卓中央に加えました。
events-maven-shown = { $other }の手札から{ $cards }が公開されました。
events-maven = { $seat }が{ $cards }を{ $other }の場札に加えました。
events-bust = { $seat }がバーストし、{ $cards }を引き取りました。
events-round-over = ラウンドが終了しました。
events-laid-down = { $seat }が残りの手札を場札に加えました：{ $cards }。
events-scored = { $seat }は{ $cards }で{ $number }点です。
events-points = { $seat }のトラブル点は合計{ $number }点です。
events-game-over = ゲームが終了しました。

## reasons

reasons-the-first-leader-is-drawn-by-lot-or-named-by-the-host = 最初にリードする人は、抽選で決めるか、主催者が指定します。
reasons-the-first-trickster-is-drawn-by-lot-or-named-by-the-host = 最初のトリックスターは、抽選で決めるか、主催者が指定します。
reasons-pick-one-of-the-heroes-for-the-deck-of-this-game = このゲームで使う英雄を1人選んでください。
reasons-you-pick-a-hero-that-is-laid-out-and-not-yet-picked = 選べるのは、並んでいて、まだ選ばれていない英雄です。
reasons-choose-the-card-of-your-hand-that-begins-your-tableau-all-are-turned-up-together = 最初の場札にする手札を1枚選んでください。全員が同時に公開します。
reasons-everyone-puts-one-card-of-the-own-hand-into-the-tableau = 全員が自分の手札を1枚、場札にします。
reasons-lead-any-card-of-your-hand = 好きな手札を1枚リードしてください。
reasons-play-any-card-of-your-hand-with-the-first-card-it-sets-the-pattern-and-you-bust-if-all-follow = 好きな手札を1枚出してください。1枚目と合わせてフォローの条件が決まり、全員がフォローするとあなたがバーストします。
reasons-you-play-a-card-from-your-hand = 出せるのは自分の手札だけです。
reasons-you-have-a-card-that-can-follow-so-you-must-play-one = フォローできるカードがあるので、出さなければなりません。
reasons-no-card-of-the-hand-can-follow = フォローできる手札がありません。
reasons-it-was-this-seats-turn-and-the-hand-was-empty = 手番が来ましたが、手札がありませんでした。
reasons-every-turn-was-taken-with-a-card-that-follows-the-trickster-busts = すべての手番でフォローされたので、トリックスターがバーストします。
reasons-the-leaders-effect-put-down-the-second-card = リードした人の効果で2枚目のカードが加わりました。
reasons-the-trick-is-over-and-a-hand-is-empty = トリックが終わり、手札のない人がいます。
reasons-the-trick-is-over-and-the-timeline-is-used-up = トリックが終わり、タイムラインを使い切りました。
reasons-so-many-tricks-were-played-that-the-round-is-ended = トリックの数が上限に達したので、ラウンドを終えます。
reasons-the-first-two-cards-share-a-suit-every-card-must-have-it = 最初の2枚は模様が同じです。この後もその模様を出さなければなりません。
reasons-the-first-two-cards-share-a-hero-every-card-must-have-it = 最初の2枚は英雄が同じです。この後もその英雄を出さなければなりません。
reasons-the-first-two-cards-share-nothing-no-suit-and-no-hero-may-come-twice = 最初の2枚は模様も英雄も違います。この後は、すでに出た模様も英雄も出せません。
reasons-an-effect-that-cannot-be-carried-out-is-ignored = 実行できない効果は無視します。
reasons-every-other-player-is-an-enemy-you-are-none = 敵とはほかの全員のことで、自分は含みません。
reasons-move-a-card-from-your-tableau-to-an-enemys-tableau-first-name-who-gets-it = 自分の場札を1枚選び、敵1人の場札に加えます。まず、だれに加えるかを決めます。
reasons-move-a-card-from-an-enemys-tableau-to-the-hand-of-the-same-or-another-enemy-first-name-who-gets-it = 敵の場札を1枚選び、その敵または別の敵の手札に加えます。まず、だれの手札に加えるかを決めます。
reasons-move-a-card-from-your-hand-to-an-enemys-tableau-first-name-who-gets-it = 自分の手札を1枚選び、敵1人の場札に加えます。まず、だれに加えるかを決めます。
reasons-move-a-card-from-the-trash-to-an-enemys-tableau-first-name-who-gets-it = 捨て札を1枚選び、敵1人の場札に加えます。まず、だれに加えるかを決めます。
reasons-the-effect-of-that-card-cannot-be-carried-out-now = そのカードの効果は、いまは実行できません。
reasons-each-of-archivist-and-general-is-used-at-most-once-in-a-chain = 記録保管人と将軍は、続けて使うとき、それぞれ1回までしか使えません。
reasons-the-card-turned-up-can-follow-so-it-joins-the-pot = 公開したカードはフォローできるので、卓中央に加わります。
reasons-the-card-turned-up-cannot-follow-so-it-goes-to-the-trash = 公開したカードはフォローできないので、捨て札になります。
reasons-choose-a-card-of-your-hand-in-secret-for-the-exchange = 取りかえる手札を1枚、ひそかに選んでください。
reasons-you-exchange-a-card-of-your-own-hand = 取りかえられるのは自分の手札だけです。
reasons-the-exchange-cannot-be-refused = 取りかえを断ることはできません。
reasons-what-is-left-in-the-hands-goes-to-the-tableaux = 残った手札は場札になります。
reasons-the-fewest-trouble-points-win = トラブル点が最も少ない人の勝利です。
reasons-of-those-with-the-fewest-trouble-points-the-fewest-red-cards-win = トラブル点が同じなので、赤のカードが少ない人の勝利です。
reasons-still-tied-the-other-suits-are-compared-one-after-the-other = 赤でも差がつかないので、ほかの模様を順に比べて決めました。
reasons-those-tied-in-all-eight-suits-share-the-victory = 8つの模様のどれでも差がつかないので、勝利を分け合います。
reasons-somebody-has-more-red-cards-so-each-of-these-is-a-trouble-point = 赤をもっと多く持つ人がいるので、1枚につき1点です。
reasons-somebody-has-more-orange-cards-so-each-of-these-is-a-trouble-point = 橙をもっと多く持つ人がいるので、1枚につき1点です。
reasons-somebody-has-more-yellow-cards-so-each-of-these-is-a-trouble-point = 黄をもっと多く持つ人がいるので、1枚につき1点です。
reasons-somebody-has-more-green-cards-so-each-of-these-is-a-trouble-point = 緑をもっと多く持つ人がいるので、1枚につき1点です。
reasons-somebody-has-more-blue-cards-so-each-of-these-is-a-trouble-point = 青をもっと多く持つ人がいるので、1枚につき1点です。
reasons-somebody-has-more-purple-cards-so-each-of-these-is-a-trouble-point = 紫をもっと多く持つ人がいるので、1枚につき1点です。
reasons-somebody-has-more-black-cards-so-each-of-these-is-a-trouble-point = 黒をもっと多く持つ人がいるので、1枚につき1点です。
reasons-somebody-has-more-white-cards-so-each-of-these-is-a-trouble-point = 白をもっと多く持つ人がいるので、1枚につき1点です。
reasons-nobody-else-has-as-many-red-cards-so-these-score-nothing = 赤を単独で最も多く持っているので、0点です。
reasons-nobody-else-has-as-many-orange-cards-so-these-score-nothing = 橙を単独で最も多く持っているので、0点です。
reasons-nobody-else-has-as-many-yellow-cards-so-these-score-nothing = 黄を単独で最も多く持っているので、0点です。
reasons-nobody-else-has-as-many-green-cards-so-these-score-nothing = 緑を単独で最も多く持っているので、0点です。
reasons-nobody-else-has-as-many-blue-cards-so-these-score-nothing = 青を単独で最も多く持っているので、0点です。
reasons-nobody-else-has-as-many-purple-cards-so-these-score-nothing = 紫を単独で最も多く持っているので、0点です。
reasons-nobody-else-has-as-many-black-cards-so-these-score-nothing = 黒を単独で最も多く持っているので、0点です。
reasons-nobody-else-has-as-many-white-cards-so-these-score-nothing = 白を単独で最も多く持っているので、0点です。
reasons-somebody-else-has-as-many-red-cards-so-each-of-them-scores = 最も多い赤の枚数が同じ人がいるので、1枚につき1点です。
reasons-somebody-else-has-as-many-orange-cards-so-each-of-them-scores = 最も多い橙の枚数が同じ人がいるので、1枚につき1点です。
reasons-somebody-else-has-as-many-yellow-cards-so-each-of-them-scores = 最も多い黄の枚数が同じ人がいるので、1枚につき1点です。
reasons-somebody-else-has-as-many-green-cards-so-each-of-them-scores = 最も多い緑の枚数が同じ人がいるので、1枚につき1点です。
reasons-somebody-else-has-as-many-blue-cards-so-each-of-them-scores = 最も多い青の枚数が同じ人がいるので、1枚につき1点です。
reasons-somebody-else-has-as-many-purple-cards-so-each-of-them-scores = 最も多い紫の枚数が同じ人がいるので、1枚につき1点です。
reasons-somebody-else-has-as-many-black-cards-so-each-of-them-scores = 最も多い黒の枚数が同じ人がいるので、1枚につき1点です。
reasons-somebody-else-has-as-many-white-cards-so-each-of-them-scores = 最も多い白の枚数が同じ人がいるので、1枚につき1点です。

## questions

questions-pick-one-of-the-heroes-for-the-deck-of-this-game =
    .sentence = あなたの番です。このゲームで使う英雄を1人選んでください。
    .help = 英雄は合わせて7人選びます。全員が7人分のカードを使って遊びます。
    .piece = { $name }を選ぶ
questions-choose-the-card-of-your-hand-that-begins-your-tableau-all-are-turned-up-together =
    .sentence = 最初の場札にするカードを選んでください。全員が同時に公開します。
    .help = 場札は自分の前のカードです。ラウンドの終わりに1枚1点になりますが、その模様を自分だけが最も多く持っていれば0点です。このカードの効果は使いません。
    .card = { $name }を場札にする
questions-lead-any-card-of-your-hand =
    .sentence = あなたの番です。好きなカードをリードしてください。
    .help = 出したカードの効果はすぐに使います。次のカードで、フォローの条件が決まります。
    .card = { $name }をリード
questions-play-any-card-of-your-hand-with-the-first-card-it-sets-the-pattern-and-you-bust-if-all-follow =
    .sentence = あなたの番です。好きなカードを出してください。{ $first }と合わせてフォローの条件が決まります。
    .help = あなたがトリックスターです。全員がフォローすると、あなたがバーストして卓中央のカードを引き取ります。
    .card = { $name }を出す
    .sets-suit = 条件が決まります。この後は、{ $pattern }の模様でフォローします。
    .sets-hero = 条件が決まります。この後は、{ $pattern }でフォローします。模様は問いません。
    .sets-no-match = 条件が決まります。この後は、すでに出た模様も英雄も出せません。
questions-the-first-two-cards-share-a-suit-every-card-must-have-it =
    .sentence = あなたの番です。{ $pattern }でフォローしてください。
    .help = フォローできない人はバーストして卓中央のカードを引き取ります。全員がフォローすると、トリックスターの{ $trickster }がバーストします。
    .card = { $name }を出す
questions-the-first-two-cards-share-a-hero-every-card-must-have-it =
    .sentence = あなたの番です。{ $pattern }でフォローしてください。模様は問いません。
    .help = フォローできない人はバーストして卓中央のカードを引き取ります。全員がフォローすると、トリックスターの{ $trickster }がバーストします。
    .card = { $name }を出す
questions-the-first-two-cards-share-nothing-no-suit-and-no-hero-may-come-twice =
    .sentence = あなたの番です。模様も英雄も卓中央にないカードを出してください。
    .help = フォローできない人はバーストして卓中央のカードを引き取ります。全員がフォローすると、トリックスターの{ $trickster }がバーストします。
    .card = { $name }を出す
questions-use-the-effect-of-a-card-in-your-tableau-or-in-the-trash-the-card-stays-where-it-is-you-may-choose-only-a-card-whose-effect-can-be-carried-out =
    .sentence = 記録保管人：どのカードの効果を使いますか。
    .help = 自分の場札か捨て札から選びます。選んだカードはその場所に残ります。
    .card = { $name }を使う
    .card-tableau = 場札の{ $name }を使う
    .card-trash = 捨て札の{ $name }を使う
questions-use-the-effect-of-a-card-in-the-trash-or-show-a-card-of-your-hand-to-all-and-use-its-effect-it-stays-in-your-hand-you-may-choose-only-a-card-whose-effect-can-be-carried-out =
    .sentence = 将軍：どのカードの効果を使いますか。
    .help = 捨て札から選ぶか、手札を1枚全員に見せます。選んだカードはその場所に残ります。
    .card = { $name }を使う
    .card-hand = { $name }を見せて使う
    .card-trash = 捨て札の{ $name }を使う
questions-move-a-card-from-your-tableau-to-an-enemys-tableau-first-name-who-gets-it =
    .sentence = 野盗：自分の場札をだれの場札に加えますか。
    .seat = { $name }に加える
questions-move-a-card-from-your-tableau-to-an-enemys-tableau =
    .sentence = 野盗：どの場札を手放しますか。
    .named = 野盗：どの場札を{ $other }の場札に加えますか。
    .card = { $name }を手放す
questions-move-a-card-from-an-enemys-tableau-to-the-hand-of-the-same-or-another-enemy-first-name-who-gets-it =
    .sentence = 医師：だれの手札に加えますか。
    .seat = { $name }の手札に
    .seat-self = 自分の手札に
questions-move-a-card-from-an-enemys-tableau-to-the-hand-of-the-same-or-another-enemy =
    .sentence = 医師：どの場札を動かしますか。
    .named = 医師：どの場札を{ $other }の手札に加えますか。
    .card = { $name }を選ぶ
    .card-tableau = { $owner }の{ $name }を選ぶ
questions-the-top-two-cards-of-the-deck-are-shown-to-all-take-one-into-your-hand-the-other-goes-to-the-bottom-of-the-deck =
    .sentence = 探検家：2枚のうち、どちらを手札に加えますか。
    .help = もう1枚は山札のいちばん下に入ります。
    .card = { $name }を取る
questions-take-a-card-from-an-enemys-tableau-into-your-hand =
    .sentence = 護衛：敵のどの場札を手札に加えますか。
    .card = { $name }を取る
    .card-tableau = { $owner }の{ $name }を取る
questions-move-a-card-from-your-tableau-to-the-trash =
    .sentence = 手品師：どの場札を捨て札にしますか。
    .card = { $name }を捨てる
questions-move-a-card-from-an-enemys-tableau-to-your-own =
    .sentence = 遊牧民：敵のどの場札を自分の場札に加えますか。
    .card = { $name }を取る
    .card-tableau = { $owner }の{ $name }を取る
questions-name-an-enemy-who-has-hand-cards-both-of-you-secretly-choose-a-card-of-your-own-hand-and-the-two-are-swapped =
    .sentence = 行商人：だれと手札を取りかえますか。
    .seat = { $name }と取りかえる
questions-choose-a-card-of-your-hand-in-secret-for-the-exchange =
    .sentence = 行商人：どのカードを{ $other }に渡しますか。
    .help = 2人ともひそかに選びます。カードを見るのはこの2人だけです。
    .card = { $name }を渡す
questions-take-a-card-from-the-trash-into-your-hand =
    .sentence = 革命家：どの捨て札を手札に加えますか。
    .card = { $name }を取る
questions-swap-a-card-of-your-tableau-with-a-card-of-the-trash =
    .sentence = ゴミ漁り：どの場札を入れかえますか。
    .shown = ゴミ漁り：{ $shown }をどの捨て札と入れかえますか。
    .card = { $name }を選ぶ
    .card-trash = { $name }と入れかえる
questions-draw-the-top-card-of-the-deck-then-put-a-card-of-your-hand-which-may-be-the-same-one-at-the-bottom-of-the-deck-nobody-else-sees-either =
    .sentence = 子弟：どの手札を山札の下に入れますか。
    .help = いま引いたカードでもかまいません。ほかの人には見せません。
    .card = { $name }を山札の下へ
questions-move-a-card-from-your-hand-to-an-enemys-tableau-first-name-who-gets-it =
    .sentence = 兵士：手札をだれの場札に加えますか。
    .seat = { $name }に加える
questions-move-a-card-from-your-hand-to-an-enemys-tableau =
    .sentence = 兵士：どの手札を手放しますか。
    .named = 兵士：どの手札を{ $other }の場札に加えますか。
    .card = { $name }を手放す
questions-take-a-card-from-your-tableau-into-your-hand =
    .sentence = 目撃者：どの場札を手札に戻しますか。
    .card = { $name }を戻す
questions-move-a-card-from-the-trash-to-an-enemys-tableau-first-name-who-gets-it =
    .sentence = 狩人：捨て札をだれの場札に加えますか。
    .seat = { $name }に加える
questions-move-a-card-from-the-trash-to-an-enemys-tableau =
    .sentence = 狩人：どの捨て札を加えますか。
    .named = 狩人：どの捨て札を{ $other }の場札に加えますか。
    .card = { $name }を加える
questions-if-a-card-of-your-tableau-can-follow-add-such-a-card-to-the-pot-without-its-effect =
    .sentence = 貴族：どの場札を卓中央に加えますか。
    .help = フォローできるカードに限ります。加えたカードの効果は使いません。
    .card = { $name }を加える
questions-name-an-enemy-who-has-hand-cards-and-a-player-who-receives-who-may-be-you-a-random-card-of-that-hand-goes-there-face-down-only-its-receiver-looks-at-it =
    .sentence = 聖人：だれの手札から1枚引きますか。
    .named = 聖人：{ $other }から引いたカードをだれに渡しますか。
    .seat = { $name }から引く
    .seat-named = { $name }に渡す
    .seat-self = 自分で受け取る
questions-move-a-card-from-your-hand-to-your-tableau =
    .sentence = シャーマン：どの手札を自分の場札に加えますか。
    .card = { $name }を場札にする
questions-name-an-enemy-who-has-at-least-two-hand-cards-two-random-ones-are-shown-to-all-take-one-into-your-hand-and-give-the-other-to-the-hand-of-any-enemy =
    .sentence = 密輸業者：だれの手札を2枚公開させますか。
    .shown-card = 密輸業者：{ $other }のどのカードを手札に加えますか。
    .shown-seat = 密輸業者：{ $shown }をだれの手札に渡しますか。
    .seat = { $name }の手札を見る
    .seat-shown = { $name }に渡す
    .card = { $name }を取る
questions-swap-a-card-of-the-trash-with-a-card-in-an-enemys-tableau =
    .sentence = 私刑人：敵のどの場札を入れかえますか。
    .shown = 私刑人：{ $shown }をどの捨て札と入れかえますか。
    .card = { $name }を選ぶ
    .card-tableau = { $owner }の{ $name }を選ぶ
    .card-trash = { $name }と入れかえる
questions-if-a-card-of-your-hand-can-follow-add-such-a-card-to-the-pot-without-its-effect =
    .sentence = 野獣：どの手札を卓中央に加えますか。
    .help = フォローできるカードに限ります。加えたカードの効果は使いません。
    .card = { $name }を加える
questions-name-an-enemy-who-has-hand-cards-a-random-one-is-shown-to-all-put-it-into-the-tableau-of-any-enemy =
    .sentence = 専門家：だれの手札を1枚公開させますか。
    .shown = 専門家：{ $shown }をだれの場札に加えますか。
    .seat = { $name }の手札を見る
    .seat-shown = { $name }に加える

## refusals

refusals-the-first-two-cards-share-a-suit-every-card-must-have-it = { $card }は、いまは出せません。フォローできるのは{ $pattern }だけです。
refusals-the-first-two-cards-share-a-hero-every-card-must-have-it = { $card }は、いまは出せません。フォローできるのは{ $pattern }だけです。
refusals-the-first-two-cards-share-nothing-no-suit-and-no-hero-may-come-twice = { $card }は、いまは出せません。{ $suit }か{ $face }がすでに卓中央にあります。
refusals-the-effect-of-that-card-cannot-be-carried-out-now = { $card }は選べません。{ $face }の効果は、いまは実行できません。

## awards

awards-round-over =
    .title = ラウンド終了

## errors

errors-a-deck-has-exactly-heroes-heroes-not-count = デッキの英雄はちょうど{ $heroes }人です（{ $count }人ではありません）。
errors-the-sets-of-this-table-have-count-heroes-a-game-needs-seven = このテーブルのセットには英雄が{ $count }人しかいません。ゲームには7人必要です。
errors-there-is-no-hero-name-there-are-known = { $name } という英雄はいません。いるのは { $known } です。
errors-hero-is-of-the-set-set-which-this-table-does-not-use = { $hero } はセット { $set } の英雄で、このテーブルでは使いません。
errors-there-is-no-set-name-there-are-known = { $name } というセットはありません。あるのは { $known } です。
errors-the-mode-deck-needs-the-base-set = { $mode } のデッキには base のセットが必要です。
errors-heroes-is-a-list-of-seven-names-parted-by-commas-not-value = heroes には7人の名前をコンマで区切って指定します（{ $value } ではありません）。
errors-name-is-named-twice-among-the-heroes = 英雄に { $name } が2回あります。
errors-a-custom-deck-needs-the-option-heroes-with-exactly-7-of-them = 自分で組むデッキには、オプション heroes でちょうど7人を指定します。
