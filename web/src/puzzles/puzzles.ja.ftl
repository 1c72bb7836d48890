puzzles-title = パズル
puzzles-lead = 一つの場面に、証明された正解が一つ。解いたパズルはこのブラウザが覚えています。
puzzles-count =
    { $all ->
       *[other] { $all }問中{ $done }問
    }
puzzles-part-1 = やさしい
puzzles-part-2 = ふつう
puzzles-part-3 = むずかしい
puzzles-other = ほかのゲーム
puzzles-none = ここにはパズルがありません。
puzzle-today = 今日のパズル
puzzle-today-text = みんなに同じ一問、明日は別の一問
puzzle-number = パズル{ $number }
puzzle-level-1 = やさしい
puzzle-level-2 = ふつう
puzzle-level-3 = むずかしい
puzzle-done = 解決済み
puzzle-leave = パズルをやめる
puzzle-solved = 一度で解けました。
puzzle-solved-later = 解けました。一度目ではありませんでしたが。
puzzle-chances = それぞれの答えの見込み（100のうち）
puzzle-play =
    { $tricks ->
        [1] 最後のトリックを打つ
       *[other] 残りの{ $tricks }トリックを打つ
    }
puzzle-next = 次のパズル
puzzle-all = パズル一覧
puzzle-week = 今週
puzzle-day-solved = { $day }：解けた
puzzle-day-open = { $day }：まだ
puzzle-days =
    { $count ->
       *[other] これまでに{ $count }日分を解きました
    }
