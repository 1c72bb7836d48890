### TrickTakers・Little TrickTakers・Kings に共通する言葉。

## phrases

phrases-none-led = まだリードなし

## suits

suits-red =
    .name = 赤
    .letter = 赤
suits-blue =
    .name = 青
    .letter = 青
suits-green =
    .name = 緑
    .letter = 緑
suits-black =
    .name = 黒
    .letter = 黒

## names

names-card = { $suit }{ $rank }

## ranks

ranks-flag = 白旗
ranks-trump = 切り札 { $suits }
ranks-rare = レア
ranks-over-rare = レアに勝つ白旗
ranks-picture = バーサーカーカード
ranks-one = どの1でも

## axes

axes-wins = 勝ったトリック数ごとの得点
axes-bid = 予告が当たったときの得点
axes-kakumei = カクメイに勝ったカードごとの得点

## heads

heads-bid = 予告{ $bid }
heads-flag = 白旗
heads-black = 黒
heads-flush = 同じ色{ $flush }枚
heads-run = 連番{ $run }枚
heads-alike = 同じ数{ $alike }枚
heads-run-flush = 同色連番{ $flush }枚

## areas

areas-draw-deck = 山札
areas-discards = 捨て札
areas-lead-colour = リードカラー
areas-trump = 切り札
areas-points = 点

## marks

marks-as = { $suit }{ $rank }として扱う
marks-as-flag = 白旗として扱う

## refusals

refusals-you-hold-the-lead-colour-so-play-it-or-a-card-without-colour = { $card }は、いまは出せません。{ $Led }がリードされ、手札に{ $held }があります。

## awards

awards-game-over =
    .title = { $seat }の勝利

## events

events-round = 第{ $number }ラウンドが始まります。
events-hand = { $seat }に{ $cards }が配られました。
events-laid-out = 並んだキャラクター：{ $piece }。
events-took-own = { $seat }が{ $cards }を手札に加えました。
events-drew-own = { $seat }が専用デッキから引き、手札は{ $cards }です。
events-drew = { $seat }が{ $cards }を引きました。
events-discarded = { $seat }が{ $cards }を捨てました。
events-exchanged = { $seat }が{ $number }枚を交換しました。
events-reshuffled = 捨て札を切り直し、新しい山札{ $number }枚にしました。
events-no-stake = { $seat }は何も賭けません。
events-named-leader = { $seat }は{ $other }にリードを任せました。
events-power = { $seat }が「{ $power }」を使いました。
events-led = { $seat }が{ $cards }をリードしました。
events-played = { $seat }が{ $cards }を出しました。
events-played-face-down = { $seat }が{ $cards }を裏向きで出しました。
events-flipped = { $seat }が{ $cards }を表にしました。
events-reserved = { $seat }が{ $cards }を予約しました。
events-took-reserved = { $seat }が予約していた{ $cards }を取りました。
events-won = { $seat }が{ $cards }でトリックに勝ちました。
events-gained = { $seat }が{ $number }点を得ました。
events-lost = { $seat }が{ $number }点を払いました。
events-set = { $seat }が{ $cards }で{ $number }点の役を作りました。
events-scored = { $seat }が{ $number }点を得ました。
events-scored-loss = { $seat }が{ $number }点を失いました。
events-points = { $seat }は{ $number }点になりました。
events-game-over = { $seat }がゲームに勝利しました。
events-looked-at-top = { $seat }が山札の一番上の{ $cards }を見ました。
events-played-top = { $seat }が山札の一番上の{ $cards }を裏向きで出しました。
events-put-back = { $seat }がカードを山札の一番上に戻しました。
events-discarded-second = { $seat }が裏向きの{ $cards }を捨てました。
events-took-back = { $seat }が{ $cards }を手札に戻しました。
events-gave = { $seat }が{ $other }に{ $cards }を渡しました。
events-new-run = トリックをやり直します。リードは{ $seat }です。

## reasons

reasons-it-is-the-strongest-card-of-the-lead-colour = リードカラーの中でいちばん強いカードです。
reasons-that-card-is-not-in-your-hand = そのカードは手札にありません。
reasons-you-hold-the-lead-colour-so-play-it-or-a-card-without-colour = リードカラーが手札にあるので、それか色のないカードを出します。
reasons-you-have-no-card-that-may-be-played-with-it = それとともに出せるカードがありません。
reasons-what-you-have-announced-goes-with-a-card-play-it = 宣言したことはカードとともに行います。カードを出してください。
reasons-points-never-fall-below-0 = 得点が0点を下回ることはありません。

## errors

errors-players-players-need-least-characters-or-more-in-this-mode-not-count = { $players }人では、この方式にはキャラクターが{ $least }枚以上必要です（いまは{ $count }枚）。
errors-there-is-no-character-name-there-are-known = { $name } というキャラクターはありません。いるのは { $known } です。
errors-characters-is-a-preset-or-a-list-of-names-not-value = characters には組の名前か、名前を並べたものを指定します（{ $value } ではありません）。
errors-name-is-named-twice-among-the-characters = キャラクターに { $name } が2回あります。
