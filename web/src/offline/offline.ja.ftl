### ページだけで遊ぶとき、またはインストールされたときの文面。

engine-loading = カードを用意しています：{ $percent } %
engine-starting = テーブルを整えています…
engine-no-wasm = このブラウザーには WebAssembly がないため、ゲームを動かせません。ルールは読めます。遊ぶには別のブラウザーで開いてください。
engine-store = このブラウザーがデータの保存を許可していないため、ここでは遊べません。このサイトの保存を許可するか、プライベートブラウズを終了してください。
engine-engine = ゲームを読み込めませんでした。再読み込みしてください。それでも直らない場合は、フォルダーが不完全か、配信元がファイルを書き換えています。
update-ready = 新しいバージョンがあります。
update-take = 今すぐ使う
save-record = 記録を保存
save-page = ページとして保存
saving = 保存しています…
bring-record = 記録ファイルを開く
bring-too-large = ゲームの記録としては大きすぎます。
needs-server = Follow Suit はインストールされていますが、サーバーに接続できません。ほかの人と遊ぶには接続が必要です。
