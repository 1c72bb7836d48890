"""What the server itself says, in every language it speaks. What games say is in followsuit.describe."""

from typing import Final

ENGLISH: Final = "en"
LANGUAGES: Final = ("en", "ja")

TEXTS: Final[dict[str, tuple[str, str]]] = {
    # What happened at the table, besides the game.
    "sat": ("{name} sits down.", "{name}さんが席に着きました。"),
    "bot-sat": ("{name}, a bot, sits down.", "ボットの{name}が席に着きました。"),
    "stand-in": (
        "A bot plays for {name} until they are back.",
        "{name}さんが戻るまで、ボットが代わりに打ちます。",
    ),
    "back": ("{name} is back.", "{name}さんが戻りました。"),
    "ask-undo": (
        "{name} would like to take the last answer back.",
        "{name}さんが直前の手を戻したいと言っています。",
    ),
    "agreed": ("{name} agrees.", "{name}さんが同意しました。"),
    "declined": (
        "{name} would rather not; the answer stands.",
        "{name}さんが断りました。手はそのままです。",
    ),
    "undone": ("{name} takes the last answer back.", "{name}さんが直前の手を戻しました。"),
    "late": (
        "The time is over: a bot answers for {name} this once.",
        "時間になりました。今回だけ、ボットが{name}さんの代わりに打ちます。",
    ),
    "nudge": ("{name} nudges: it is somebody's turn.", "{name}さんが催促しました。"),
    "next": ("{name} asks for another game.", "{name}さんがもう一局始めました。"),
    "open-name": ("Open seat", "空席"),
    # Why an answer is not taken.
    "waiting": ("The table waits for players.", "まだ全員が席に着いていません。"),
    "stale": (
        "That question has been answered or has changed; here is what is asked now.",
        "その質問はもう答えられたか、変わりました。今の質問を見てください。",
    ),
    "no-answer": ("That is no answer in this game.", "このゲームにそのような答えはありません。"),
    "watching": (
        "You are watching; only those at the table can do that.",
        "観戦中です。席に着いている人だけができます。",
    ),
    "too-long": ("This table's list is full.", "このテーブルの記録はいっぱいです。"),
    "busy": (
        "The table could not take that just now; try again.",
        "今は受け付けられません。もう一度どうぞ。",
    ),
    # Undo.
    "undo-free": ("You may take your last answer back.", "直前の手を戻せます。"),
    "undo-by-consent": (
        "You may ask the others to let you take your last answer back.",
        "ほかの人が同意すれば、直前の手を戻せます。",
    ),
    "undo-nothing": ("You have given no answer that could be taken back.", "戻せる手がありません。"),
    "undo-over": (
        "The game is over; nothing is taken back any more.",
        "ゲームは終わりました。もう戻せません。",
    ),
    "undo-shown": (
        "A card has been shown or looked at since, so your last answer stands.",
        "そのあとで新しくカードが見えたので、直前の手は戻せません。",
    ),
    "undo-drawn": (
        "Chance has decided something since, so your last answer stands.",
        "そのあとで運による結果が出たので、直前の手は戻せません。",
    ),
    "undo-revealed": (
        "Secret answers have been revealed since, so your last answer stands.",
        "そのあとで秘密の答えが公開されたので、直前の手は戻せません。",
    ),
    "undo-aside": (
        "Something has been done since that cannot be taken back, so your last answer stands.",
        "そのあとで取り消せないことが行われたので、直前の手は戻せません。",
    ),
    "undo-enough": (
        "Enough has been taken back at this table; from now on answers stand.",
        "このテーブルではもう手を戻せません。これからの手はそのまま残ります。",
    ),
    "undo-asked": (
        "{name} would like to take the last answer back. Do you agree?",
        "{name}さんが直前の手を戻したいと言っています。同意しますか。",
    ),
    "undo-asked-card": (
        "{name} asks to take back {card}. Do you agree?",
        "{name}さんが{card}を戻したいそうです。同意しますか。",
    ),
    "undo-mine": (
        "You asked to take your last answer back. {names} still to agree.",
        "直前の手を戻したいと頼みました。{names}さんの返事を待っています。",
    ),
    "undo-mine-card": (
        "You asked to take back {card}. {names} still to agree.",
        "{card}を戻したいと頼みました。{names}さんの返事を待っています。",
    ),
    "undo-waiting": (
        "{name} asks to take the last answer back. {names} still to agree.",
        "{name}さんが直前の手を戻したいと言っています。{names}さんの返事を待っています。",
    ),
    "undo-waiting-card": (
        "{name} asks to take back {card}. {names} still to agree.",
        "{name}さんが{card}を戻したいそうです。{names}さんの返事を待っています。",
    ),
    "undo-already": (
        "Somebody has asked for that already; let the others answer first.",
        "すでに誰かが頼んでいます。まずその返事を待ってください。",
    ),
    "undo-not-asked": (
        "Nobody has asked you to agree to anything.",
        "同意を求められていることはありません。",
    ),
    # Nudging.
    "nudge-nobody": ("Nobody else is waited for.", "ほかに待っている人はいません。"),
    "nudge-again": ("You have nudged already.", "もう催促しました。"),
    "nudge-early": ("Give them a moment.", "もう少し待ってください。"),
    # Advice.
    "hint-not-asked": ("You are not asked anything now.", "今は何も聞かれていません。"),
    "hint-not-alone": (
        "A hint is only for those who play with bots alone.",
        "ヒントは、ボットだけを相手にしているときに使えます。",
    ),
    "hint-too-often": (
        "One hint after the other; wait a moment.",
        "ヒントは一つずつです。少し待ってください。",
    ),
    # Messages that are not understood.
    "not-json": (
        "A message is one JSON object with a type, as docs/reference/protocol.md says.",
        "メッセージは type を持つ一つの JSON です。",
    ),
    "wrong-message": ("That message is not understood: {what}.", "メッセージを理解できません（{what}）。"),
    "too-big": ("A message has at most {limit} bytes.", "メッセージは {limit} バイトまでです。"),
    "too-fast": ("Too many messages; wait a moment.", "メッセージが多すぎます。少し待ってください。"),
    "too-much-again": (
        "You have had a lot told again; wait a moment.",
        "同じ内容を何度も求めています。少し待ってください。",
    ),
    "hello-first": ("Say hello first.", "最初に hello を送ってください。"),
    "wrong-token": (
        "This token opens no seat at this table.",
        "このトークンではこのテーブルの席に着けません。",
    ),
    "no-table": ("There is no such table.", "そのテーブルはありません。"),
    "other-rules": (
        "This table was begun under rules that have changed since, so it cannot go on.",
        "このテーブルは古いルールで始まったため、続けられません。",
    ),
    "too-many-sockets": ("Too many connections.", "接続が多すぎます。"),
    "too-many-lines": (
        "Too many connections from your network; close some of them.",
        "同じネットワークからの接続が多すぎます。いくつか閉じてください。",
    ),
    "too-slow": (
        "That took too long to arrive; send it again.",
        "受信に時間がかかりすぎました。もう一度送ってください。",
    ),
    "too-many-watchers": (
        "Too many people watch this table already.",
        "このテーブルの観戦者はいっぱいです。",
    ),
    "opened-elsewhere": (
        "You have opened this table in many other places; this one is closed.",
        "このテーブルをほかの場所でたくさん開いているため、ここは閉じます。",
    ),
    "server-fault": (
        "Something went wrong on our side; nothing was changed.",
        "サーバーで問題が起きました。何も変わっていません。",
    ),
    "chat-empty": ("There is nothing to say in that.", "空のメッセージは送れません。"),
    "chat-full": ("Enough has been said at this table.", "このテーブルではもう書き込めません。"),
    # Asking over HTTP.
    "other-origin": (
        "That was sent by a page of another site, so it is refused.",
        "別のサイトから送られたため、受け付けません。",
    ),
    "other-host": (
        "This server does not answer under that name; --public-url tells it what it is called.",
        "このサーバーはその名前では応答しません。名前は --public-url で指定できます。",
    ),
    "metrics-token": (
        "Only whoever looks after this server may read that: with the token it was told.",
        "サーバーの管理者だけが、設定されたトークンで見られます。",
    ),
    "too-many-requests": ("Too many requests; wait a moment.", "アクセスが多すぎます。少し待ってください。"),
    "body-too-big": ("A request has at most {limit} bytes.", "リクエストは {limit} バイトまでです。"),
    "one-me": (
        "Exactly one seat is yours; the others are open or a bot's.",
        "自分の席は一つだけです。ほかは空席かボットです。",
    ),
    "seat-count": (
        "{players} seats are needed, not {count}.",
        "席は {players} 人分です（{count} ではなく）。",
    ),
    "bad-name": (
        "A name has 1 to {limit} letters and no comma.",
        "名前は 1〜{limit} 文字で、コンマは使えません。",
    ),
    "too-many-tables": (
        "You have begun enough tables for today.",
        "今日はこれ以上テーブルを作れません。",
    ),
    "wrong-invitation": (
        "This invitation is not for a seat at this table.",
        "この招待はこのテーブルの席のものではありません。",
    ),
    "seat-taken": ("Somebody else sits there already.", "その席にはもうほかの人がいます。"),
    "seated-already": ("You have a seat at this table already.", "すでにこのテーブルの席に着いています。"),
    "no-seat": ("There is no such seat.", "その席はありません。"),
    "host-only": ("Only the one who set up the table can do that.", "テーブルを作った人だけができます。"),
    "not-open": ("That seat is not open.", "その席は空いていません。"),
    "not-over": ("That can be seen when the game is over.", "ゲームが終わってから見られます。"),
    "rematch-later": (
        "Another game can begin when this one is over.",
        "次のゲームは、このゲームが終わってから始められます。",
    ),
    "seated-only": ("Only those at the table can do that.", "席に着いている人だけができます。"),
    "no-moment": ("This game has {count} answers.", "このゲームの手数は {count} です。"),
}


def language(wish: str | None) -> str:
    """A language we speak: the one wished for, or English."""
    return wish if wish in LANGUAGES else ENGLISH


def say(key: str, lang: str, **values: object) -> str:
    return TEXTS[key][LANGUAGES.index(lang)].format(**values)
