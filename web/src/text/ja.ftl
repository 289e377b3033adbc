### クライアント自身のページの言葉。ゲームと断りの言葉はサーバーから届く

# same in ja, ru
app-name = Starhold

## 外枠

skip = 本文へ移動
navigation = ページ
nav-play = 遊ぶ
nav-rules = ルール
nav-about = このサイトについて
language = 言語
settings = 設定
close = 閉じる
cancel = キャンセル
line-reconnecting = 再接続しています…
line-stale = サーバーの応答がありません…
line-unanswered = まだ応答がありません…
error-unexpected = 問題が起きました。もう一度お試しください。
reason-unreachable = サーバーにつながりません。接続を確認してください。
reason-unexpected = サーバーから予期しない応答がありました。もう一度お試しください。
your-turn = あなたの番
footer-unofficial = ファンが作った非公式のルール実装です。発売元とは関係がありません。
footer-unofficial-short = 非公式のファン作品（発売元とは無関係）
footer-links = このサイトの案内

## 設定

your-name = 卓での名前
saved = 保存しました
setting-confirm = ダイスを振る前に確認する
    .help = カードをめくる前にも確認します。どちらも取り消せません。
setting-motion = アニメーション
    .help = 宇宙船とダイスの短い動きを表示します。
setting-sound = 音
    .help = 自分の番になったとき短い音を鳴らします。
save-record = 棋譜を保存

## アカウントと端末

account-nav = アカウント
account-title = あなたのアカウント
account-lead = 「{ $name }」としてサインインしています。
account-lead-guest = 今はゲストです。あなたの席を知っているのはこのブラウザーだけです。コードを使えば別の端末でも続けられ、アカウントを作れば席を失いません。
account-new = アカウントを作る
account-new-text = 名前も卓も席もそのままです。アカウントがあれば、どのブラウザーからでもサインインできます。
account-name = アカウント名
account-name-hint = サインインに使う名前です。卓での名前は自由に決められます。
account-create = アカウントを作る
account-create-passkey = パスキーで作る
account-made = アカウントができました。
account-have = すでにお持ちですか？
password = パスワード
password-hint = 8文字以上。
password-set = パスワードを決める
password-change = パスワードを変える
password-old = 今のパスワード
password-new = 新しいパスワード
password-effect = ほかの端末はすべてサインアウトされます。
password-changed = パスワードを変えました。
save = 保存
sign-in = サインイン
sign-in-lead = このブラウザーでゲストとして着いている卓も引き継がれます。
sign-in-passkey = パスキーでサインイン
sign-in-other = 別の端末でサインインしていますか？
signed-in = 「{ $name }」としてサインインしました。
sign-out = サインアウト
sign-out-everywhere = すべての端末でサインアウト
passkey = パスキー
passkeys = パスキー
passkeys-text = パスワードの代わりに、指紋や顔、画面ロックでサインインできます。
passkeys-not-here = このページではパスキーを使えません。安全なアドレス（https）が必要です。
passkey-add = パスキーを追加
passkey-remove = パスキー「{ $name }」を削除
passkey-declined = ブラウザーからパスキーを受け取れませんでした。
passkey-there-already = この端末にはすでにこのアカウントのパスキーがあります。
devices = サインイン中の端末
device = 端末
device-here = この端末
device-remove = { $name }をサインアウト
known-since = { $created }から、最終使用{ $used }
link-title = 別の端末
link-text = コードを使って、スマートフォンや別のブラウザーでサインインできます。
link-text-guest = コードを使って、スマートフォンや別のブラウザーでも自分の席に着けます。
link-make = コードを表示
link-again = 別のコード
link-how = もう一方の端末で「コードを入力」を選ぶか、リンクを開いてください。コードは{ $until }まで、1回だけ使えます。ほかの人には見せないでください。コードを知った人はあなたの席に着けます。
link-copy = リンクをコピー
link-copy-not = ここではリンクをコピーできません。コードを入力してください。
link-enter = コードを入力
link-page = この端末をつなぐ
link-page-lead = もう一方の端末の「アカウント」に表示されたコードを入力してください。
link-code = コード
link-go = 次へ
link-found =
    { $tables ->
        [0] { $name }さんのコードです。
       *[other] { $name }さんのコードです。{ $tables }卓に着いています。
    }
link-found-account =
    { $tables ->
        [0] アカウント「{ $name }」のコードです。
       *[other] アカウント「{ $name }」のコードです。進行中の卓は{ $tables }卓です。
    }
link-found-along = このブラウザーもその人の端末になります。ここでゲストとして着いている席も一緒に移ります。
link-found-moved = その席は、ここでサインインしているアカウントに移ります。
link-warning = 自分で作ったコードの場合だけ進んでください。そうでないと、あなたの席がほかの人のものになります。
link-use = 自分のコードです。進む
link-done = この端末をつなぎました。ようこそ、{ $name }さん。

## プロフィール

profile-title = あなたのゲーム
profile-none = 終わったゲームはまだありません。進行中のゲームは数えません。
profile-score = { $played }回遊んで{ $won }勝
profile-sides = 勢力
profile-cards = お気に入りのカード
profile-times = { $times }回
profile-different = 全部で{ $different }種類
profile-uncounted = { $uncounted }回分のカードはまだ数えていません。
profile-count = 続きを数える
profile-finished = 終わったゲーム
profile-shown = { $total }件中{ $shown }件
export-title = あなたのデータ
export-text = このサーバーが持つあなたについての情報すべてをファイル（JSON）にします。進行中のゲームの隠された情報は含みません。
export-do = ダウンロード
leave-title = 退会
leave-text = 名前、アカウント、設定は削除されます。進行中のゲームは投了になります。終わったゲームはほかの人のために残り、あなたの席は「以前のプレイヤー」になります。
leave-do = 退会する…
leave-sure = あなたの情報をすべて削除しますか？
leave-password = アカウントのパスワード
leave-yes = 完全に削除
leave-done = あなたの情報をすべて削除しました。今は新しいゲストです。

## サーバーの管理

host-title = このサーバー
host-registration-open = アカウントを作れます
host-registration-closed = アカウントは作れません
host-close-registration = 登録を止める
host-open-registration = 登録を再開する
host-tables = 終わっていない卓：{ $total }
host-status-open = 開始前
host-status-playing = 進行中
host-people = { $people }人
host-hide = 隠す
host-unhide = 再び表示
host-repair = 読み直す
host-end = 終わらせる
host-end-text = ゲームは勝者なしで終わり、棋譜は残ります。始まっていない卓は消えます。
host-accounts = アカウント：{ $total }
host-is-host = 管理者
host-name = 管理者にする
host-name-text = 「{ $what }」は、あなたがここでできることをすべてできるようになります。
host-unname = 管理者から外す
host-unname-text = 「{ $what }」はこのサーバーを管理できなくなります。
host-ban = 参加を禁止
host-ban-text = 禁止を解くまで、その人は見ることはできても遊べません。
host-bans = 参加を禁止した相手：{ $total }
host-unban = 禁止を解く
host-whom = アカウント、人の印、またはネットワークアドレス
host-load = 負荷
host-load-text = このサーバープロセスの起動からの数です。
host-sure = よろしいですか？
host-yes = 実行する

## キーボード

keys-title = キーボード操作
help-title = ヘルプ
help-signs = 記号
sign-bot = ボットの席
sign-here = この人は今ここにいます
keys-everywhere = どの画面でも
keys-sheet = この一覧を開く・閉じる
keys-close = 開いているものを閉じる
keys-tab = 次の項目へ移る

## ロビー

lobby-title = 深宇宙の卓へようこそ
lobby-lead = 友だちと、または待つあいだボットと。登録なしですぐに遊べます。
lobby-quantum-facts = { $min }～{ $max }人・45～60分・ダイスが宇宙船
lobby-forbidden_stars-facts = { $min }～{ $max }人・2～4時間・伏せた命令とダイスとカード
table-of = { $player }の卓
lobby-due = あなたの番です
lobby-mine = 参加中の卓
lobby-mine-none = まだどの卓にも着いていません。
lobby-open = 募集中の卓
lobby-open-none = 今は募集中の卓がありません。公開の卓を作ると、ここに表示されます。
play-bot = ボットと遊ぶ
new-table = 新しい卓
read-rules = ルールの要点
sit-down = 席に着く
watch = 観戦する
play = プレイ
open = 開く
table-over = 終了
table-won = { $names }の勝ち
table-ready = 開始できます
table-free =
    { $free ->
        [0] 満席
       *[other] 空席{ $free }
    }
table-running = 対戦中
table-waits-for = { $names }の番
seat-open = 空席
seat-nameless = プレイヤー{ $place }

## 新しい卓

new-title = 新しい卓：{ $game }
new-seats = 席
new-seat = 席{ $place }
new-me = 自分
new-me-named = 自分（{ $name }）
new-open = 空席（リンクから参加）
new-bot = ボット：{ $bot }
new-same-screen = 同じ画面で遊ぶ人
new-same-screen-name = 席{ $place }の人の名前
new-same-screen-hint = 名前
new-add-seat = 席を増やす
new-remove-seat = 席{ $place }を減らす
new-name-missing = 同じ画面で遊ぶ人の名前を入れてください。
new-table-panel = 卓
new-name = 卓の名前（省略できます）
new-name-hint = 例：夜ふけの軌道
new-private = 招待制
    .help = リンクを知る人だけが入れます。
new-public = 公開
    .help = ロビーに表示され、誰でも参加や観戦ができます。
new-options = 卓の設定
new-options-changed =
    { $changed ->
        [0] すべて標準
       *[other] { $changed }件変更
    }
new-options-reset = 標準の設定に戻す
rule-link = ルール{ $clause }
create = 卓を作る
map-cubes = キューブ各{ $cubes }個
map-random = おまかせ
map-basic = 基本マップ
map-void = ザ・ヴォイド
map-uneven = 開始位置に差あり
map-start-mark = 開始位置の惑星

## ゲーム前の卓

lobby-more = さらに表示
lobby-shown-mine = 参加中の卓{ $total }件のうち{ $shown }件
lobby-shown-join = 空席のある卓{ $total }件のうち{ $shown }件
lobby-shown-watch = 観戦できるゲーム{ $total }件のうち{ $shown }件
table-close = 卓を閉じる
table-close-title = この卓を閉じますか？
table-close-text = 全員の画面から消え、元に戻せません。
table-close-game = ゲームは終わり、棋譜も消えます。元に戻せません。
room-add-person = 人を加える
room-person-name = 名前
room-person-screen = 誰の画面で遊ぶか
room-person-mine = 自分の画面で
room-person-at = { $player }さんの画面で
room-person-give = 席を渡す
room-free-title = { $player }さんを外しますか？
room-free-text = 席が空き、招待リンクが新しくなります。外された人がもう一度着くには、新しいリンクが必要です。
room-freed = ホストがあなたの席を空けました。観戦はできます。もう一度着くには、新しい招待リンクをもらってください。
room-opening = 卓を準備しています…
room-ready = 全員そろいました。ホストがゲームを始められます。
room-ready-owner = 全員そろいました。始められます。
room-start = ゲームを始める
room-start-when-full = すべての席が埋まると始められます。
room-leave = 卓を離れる
room-add-bot = ボットを入れる
room-free-seat = 外す
room-watch = 満席です。ここから観戦できます。
room-watching = { $watching }人が観戦中
seat-mine = あなたの席
seat-same-screen = 同じ画面
seat-bot = ボット
seat-online = 接続中
seat-away = 離席中
invite-title = 招待
invite-text = このリンクを開いた人は空席に着けます。登録はいりません。
invite-copy = コピー
invite-copied = リンクをコピーしました。
invite-copy-by-hand = リンクを選択しました。キーボードでコピーしてください。
invite-local = このリンクはこのコンピューターでしか使えません。ほかの場所の友だちを招くには、Starholdを STARHOLD_HOST=0.0.0.0 で起動し、ここでもこのコンピューターのネットワークアドレスで開いてください。
table-missing-title = ここに卓はありません
table-missing-text = 卓が閉じられたか、招待された人だけが入れる卓です。ホストにリンクを聞いてください。

## ルール

rules-title = { $game }のルール
rules-lead = 数分で読める要点です。細かい決まりはすべて、下の番号付き条文にあります。
rules-clauses = 全ルールの番号付き条文
rules-clauses-lead = プログラムとそのテスト、そして卓で表示される断りの理由は、この番号を示します。
rules-clauses-english = 条文は英語版のみです。上の要点と、卓で表示されるメッセージはすべて日本語で読めます。
rules-clauses-short = 日本語の要点へ
rules-search = 条文を検索
rules-found =
    { $count ->
        [0] 見つかりません
       *[other] { $count }件
    }
rule-mark-official = ルールブック
rule-mark-faq = よくある質問
rule-mark-unverified = 未確認
rule-mark-decision = 独自の裁定

## その他のページ

missing-title = この軌道には何もありません
missing-text = このページはありません。アドレスが間違っているか、古くなっています。
to-lobby = ロビーへ
about-title = Starholdについて
about-lead = 宇宙を舞台にしたボードゲームをブラウザで。同じ画面の友だちと、リンクで招待した人と、またはボットと遊べます。
about-unofficial = 非公式です
    .text = Starholdは、ファンが作った非公式のルール実装です。ゲームの作者や発売元とは提携も関係もなく、承認も受けていません。絵と文章はすべて独自のもので、ゲームの名称は各権利者に帰属します。気に入ったゲームは、手に入るところでぜひお求めください。
about-cookie = 登録なし、クッキー1つ
    .text = 登録せずに遊べます。どの席があなたのものかをクッキー1つで覚え、言語と設定はこのブラウザに保存します。あなたの情報を外部に渡すことはありません。
about-host = 自分でサーバーを開く
    .text = Starholdは小さなマシンでもインターネットなしで動きます。Python 3.11以降とmakeがあれば、フォルダーで次のコマンドを1つ実行するだけで、ビルドからポート8000での起動まで行えます。
about-licence = ライセンス
    .text = MITライセンスの自由ソフトウェアです。使うことも、改変することも、配ることも自由です。ソースコードはプログラムに付属し、サーバーの開き方、ボットの書き方、ゲームの追加方法の説明も入っています。

## table

play-seat = { $seat }
play-board = マップ。矢印キーでカーソルを動かし、Enterで選びます。
curtain-title = { $seat }さんに画面を渡してください
curtain-text = 次に表示されるのは{ $seat }さんだけが見てよい内容です。ほかの方は画面から目を離してください。
curtain-lift = { $seat }です。画面を表示する
play-orders = あなたの決定
play-waiting = { $who }を待っています
play-sending = 送信中…
play-map-moved = ちょうどマップが動きました。もう一度タップしてください。
play-over = { $seat }の勝利
play-you-won = 量子キューブをすべて置きました。お見事です！
play-won-how = このプレイヤーは量子キューブをすべて置きました。
play-turns-played = 全{ $turn }手番でした。
play-look-at-board = マップを見る
play-record = 棋譜
play-lobby = ロビーへ
play-again = もう一度遊ぶ
play-cubes-placed = 量子キューブ{ $total }個中{ $count }個を配置

play-pick-ship = 宇宙船を選んでください
play-pick-square = マスを選んでください
play-pick-planet = 惑星を選んでください
play-pick-number = 目を選んでください
play-pick-card = カードを選んでください
play-pick-destination = 移動先か、攻撃する敵を選んでください
play-pick-launch = どのマスから攻撃しますか？
play-pick-any = どうしますか？
play-back = 戻る
play-cancel = やめる
play-yes = はい
play-attack = 攻撃する
play-confirm = これでよいですか？
play-no-way-back = 取り消せません。
play-undo = 取り消す
play-costs = { $count }アクションを使います。
play-costs-nothing = アクションは使いません。
play-rule = ルール{ $clause }

play-result = 結果
play-empty = なし

play-show-map = マップを見る
play-show-cards = カードを見る

play-log = 記録
play-log-empty = 表示するものはありません。
play-filter = 表示
play-filter-all = すべて
play-filter-fights = 戦闘
play-filter-cubes = キューブ
play-filter-cards = カード
play-setup = 準備
play-turn = 手番{ $turn }
play-you-left = ここまで見ました
play-look-back = そのときの盤面を見る
play-recap = 前回の手番のあと
replay-title = 過去の局面
replay-open = 再生
replay-moment = { $last }手中{ $version }手目
replay-steps = 移動
replay-first = 最初へ
replay-last = 最後へ
replay-turn-back = 前の手番へ
replay-turn-on = 次の手番へ
replay-order-back = 前の命令へ
replay-order-on = 次の命令へ
replay-round-back = 前のラウンドへ
replay-round-on = 次のラウンドへ
replay-play = 自動再生
replay-pause = 一時停止
replay-speed = 速さ
replay-reader = 誰の視点か
replay-reader-seat = { $seat }の視点
replay-reader-watcher = 観戦者の視点
replay-reader-all = すべて公開
replay-copy = この局面へのリンクをコピー
replay-copied = この局面へのリンクをコピーしました。
replay-key-steps = 過去を見るとき：1手、1手番ずつ移動
replay-key-ends = 最初へ、最後へ
replay-key-play = 自動再生、一時停止
fork = ここから別の卓で続ける
fork-title = { $version }手目から続ける
fork-text = この手までの棋譜で非公開の卓を作ります。この先のダイスとカードは新しくなり、元の卓には影響しません。
fork-friend = 友だち（招待）
fork-begin = 卓を開く
fork-name = { $name }（{ $version }手目から）
lineage-fork = 別のゲームの{ $version }手目からの続きです。
lineage-archive = ファイルから読み込んだ棋譜です。
lineage-ends = 棋譜はここまでです。
record-bring = ファイルを選ぶ
record-bring-text = 保存した棋譜を読み込んで、もう一度見られます。
record-large = 棋譜は{ $limit } KBまでです。
trial = 検討盤
trial-text = すべての席を自由に動かせます。卓には影響せず、見えないものは推測されます。
trial-due = 卓であなたの番が来ています。
trial-open = ここから試してみる
trial-reroll = ダイスを振り直す
trial-leave = 卓に戻る
play-pane-chat = チャット
chat = チャット
chat-unread = 件の新着
chat-new = 新着
chat-empty = まだ発言はありません。
chat-empty-watching = まだ発言はありません。ここでの発言は、プレイヤーの会話とは別に表示されます。
chat-write = メッセージを書く
chat-write-note = 自分用のメモを書く
chat-send = 送信
chat-to-table = 全員
chat-to-spectators = 観戦者
chat-to-note = みんなへの発言か、自分用のメモか
chat-note = メモ
chat-phrases = 定型文
chat-remove = 消す
chat-remove-note = メモを消す
chat-removed = 消されました
chat-mute = { $name }をミュート
chat-unmute = { $name }のミュートを解除
chat-hearing = 表示する相手
chat-muted = { $count }件ミュート中
chat-hear-spectators = 観戦者の発言を表示
chat-point = チャットで指し示す
chat-pin = 何かを指し示す
chat-pin-help = マップ上の場所か、記録の1行を選んでください。
chat-points-at = 指し示すもの：{ $what }
chat-points-at-nothing = 指し示すのをやめる
chat-at-step = { $version }手目
chat-at-card = { $card }
chat-at-place = { $square }
phrase-hello = こんにちは！
phrase-good-luck = よろしくお願いします！
phrase-well-played = いい勝負でした！
phrase-thanks = ありがとうございます！
phrase-nice = いい手ですね！
phrase-oops = しまった！
phrase-sorry = すみません！
phrase-moment = 少し待ってください。
phrase-back = 戻りました。
phrase-again = もう一局どうですか？
phrase-goodbye = お疲れさまでした！
play-earlier = 一手前
play-later = 一手先
play-moment = ゲームの時点
play-back-to-now = 今に戻る

play-list = 選択肢の一覧
play-list-search = 検索
play-list-count = 選択肢{ $count }件
play-zoom-in = 拡大
play-zoom-out = 縮小
play-fit = マップ全体を表示
play-pen = 矢印や印を書き込む（自分だけに見える）
play-pen-clear = この局面の書き込みを消す
play-hide-pieces = 宇宙船を隠す
play-fold = ボタンをたたむ
play-panes = 表示の切り替え
play-pane-play = マップ
play-pane-cards = カード
play-pane-log = 記録
play-pane-players = プレイヤー

play-keys = 卓で
play-key-arrows = マップのカーソルを動かす
play-key-enter = カーソルの下を選ぶ・確定する
play-key-next = 次と前の光っているマス
play-key-back = 一つ戻る・今に戻る
play-key-letters = その文字のボタン
play-key-end = アクションを終える
play-key-undo = 取り消す
play-key-board = マップへ移る
play-key-zoom = 拡大・縮小・全体

## フォービドゥン・スターズの卓

fs-routed = 敗走中
fs-routed-count = 敗走 { $count }
fs-swap-beside = 盤の脇
fs-swap-waiting = 次に戻るトークン
fs-over = 勝利：{ $who }
fs-ended-objectives = 第{ $round }ラウンドで目標をすべて集めました。
fs-ended-rounds = 最終の第{ $round }ラウンドが終了。目標の数、同数なら惑星、物資、部隊の順に多いほうが勝ちです。
fs-ended-alone = 第{ $round }ラウンドで、ほかに残る者がいなくなりました。
fs-pick-area = マップで惑星か宇宙を選んでください
fs-pick-system = マップで星系を選んでください
fs-pick-edge = 光っている辺を選んでください
fs-pick-order = 命令を選んでください
fs-pick-unit = 部隊を選んでください
fs-pick-structure = 建物を選んでください
fs-pick-drop = デッキから外すカードは？
fs-pick-swap = どのトークンと入れ替えますか？
fs-pick-price = 支払い方法は？
fs-pick-cell = タイルを置く場所を選んでください
fs-window = 割り込めます：{ $timing }
fs-log-round = 第{ $round }ラウンド
fs-log-order = { $seat }の{ $order }
fs-orders-revealed = 公開された命令
fs-orders-none = まだ命令は公開されていません。
fs-orders-nothing = 変化なし
fs-orders-discarded = 捨ててイベントに
fs-orders-unit-moved = { $seat }が{ $count }部隊を動かしました。
fs-orders-unit-destroyed = { $seat }の{ $count }部隊が壊滅しました。
fs-orders-unit-bought = { $seat }が{ $kind }×{ $count }を買いました。
fs-orders-asset-gained = { $seat }が{ $asset }×{ $count }を得ました。
fs-sign-income = 惑星が毎ラウンドもたらす物資
fs-sign-capacity = 部隊1つ分の空き
fs-sign-objective = プレイヤーの目標
fs-sign-materiel = 物資と収入
fs-sign-storm = 嵐：通り抜けられません
fs-round = 8ラウンド中の第{ $round }ラウンド
fs-phase-setup = 準備
fs-phase-planning = 計画
fs-phase-operations = 命令の解決
fs-phase-refresh = ラウンド終了
fs-phase-over = ゲーム終了
fs-filter-orders = 命令
fs-filter-goods = 収支
fs-first = スタートプレイヤー
fs-objectives = 目標
fs-objectives-of = 目標 { $count }/{ $needed }
fs-materiel = 物資
fs-command = 指揮レベル
fs-schemes = 手札の計略
fs-sheet-open = { $seat }の詳細
fs-orders-laid = 命令 { $count }/4
fs-attacker = 攻撃側
fs-defender = 防御側
fs-ahead = 士気でリード
fs-token = 戦闘トークン
fs-facedown = 伏せたカード
fs-combat = 戦闘
fs-strike = 軌道攻撃
fs-combat-round = 戦闘ラウンド { $round }/3
fs-bolters = ボルター
fs-shields = 盾
fs-damage = 受ける損害
fs-morale = 士気
fs-hand = 手札の戦闘カード
fs-shop = 展開
fs-limit = 部隊 { $bought }/{ $limit }
fs-lack-level = 都市か鍛冶トークンが足りません
fs-lack-supply = 予備がありません
fs-lack-forge = 鍛冶トークンが必要です
fs-lack-materiel = 物資が足りません
fs-lack-place = ここでは今は買えません
fs-usual = 通常{ $price }
fs-places = 置ける場所：{ $places }
fs-supply = 残り{ $count }
fs-lack-once = 1回の命令で各種類1つまで
fs-lack-command = 指揮レベル{ $level }が必要です
fs-figures = ダイス { $dice }・耐久 { $health }・士気 { $morale }
fs-free-infantry = 増援トークンで無料の歩兵
fs-cache-help = 割引トークン1個で価格が2下がります。
fs-market = 強化
fs-owned = 取得済み
fs-market-drop = 2枚ともデッキに入り、代わりに次のどれか1種の2枚が抜けます：{ $cards }
fs-market-swap = 通常の{ $order }トークンと入れ替わる
fs-market-when = 戦略の命令を解決するとき、その星系に自分の部隊がいれば買えます。命令の強化と戦闘の強化を1つずつまで。
fs-order-upgrades = 命令の強化
fs-combat-upgrades = 戦闘カード（2枚組）
fs-scheme = 計略
fs-tactic = 戦術
fs-choose = 選ぶ
fs-play = 使う
fs-events-drawn = 引いたイベント
fs-schemes-own = 自分の計略
fs-look = 詳細
fs-capacity = 部隊 { $units }/{ $capacity }
fs-objective-here = { $seat }の目標
fs-tiles = 自分のタイル
fs-rotate = 回転
fs-flip = 裏返す
fs-turned =
    { $degrees ->
        [0] そのままの向き
       *[other] { $degrees }°回転
    }
fs-tile = タイル{ $tile }
fs-worlds = 惑星
fs-structures = 建物
fs-units = 部隊
fs-level = レベル
fs-cost = 価格
fs-dice = ダイス
fs-health = 耐久
fs-orders-known = 命令
fs-orders-hand = ほかに手元に{ $count }個
fs-place-hand = 手元
fs-place-used = 使用済み
fs-place-deck = イベントデッキの上
fs-place-laid = 盤上
fs-deck = 戦闘デッキ（各2枚）
fs-auto = 自動でパス
fs-auto-help = 次の場面では、あなたを待たずに進みます。
fs-price-full = 定価
fs-price-cache = 割引トークンを使う
fs-choice = 選択肢{ $count }
fs-position = 下から{ $count }番目
fs-end-0 = 一番下へ
fs-end-1 = 一番上へ
fs-hide-pieces = 部隊を隠す
fs-key-orders = 命令：進軍・展開・支配・戦略
fs-key-marks = 光っているマス・辺を順に移る
fs-key-revealed = 公開された命令をラウンドごとに見る
fs-key-market = 買える強化
fs-key-rotate = タイルを回転
fs-key-flip = タイルを裏返す
fs-key-done = ステップを終える
fs-timing-planning-end = 計画の終わり
fs-timing-storm-other-moves = 他のプレイヤーが嵐を動かすとき
fs-timing-combat-damage-start = 戦闘で損害を受ける前
fs-timing-combat-damage-end = 戦闘で損害を受けた後
fs-timing-combat-enemy-routed = 戦闘で敵部隊が敗走したとき
fs-timing-orbital-during = 軌道攻撃の間
fs-timing-orbital-before-roll = 自分の軌道攻撃のダイスの前
fs-timing-purchase-unit = 部隊を買うとき
fs-timing-advance-resolving = 進軍を解決するとき
fs-timing-scheme-instead-of-reveal = 命令を公開する代わりに
fs-timing-tactic-resolve = 即座に

## Chances

estimate-title = 勝率の見積もり
estimate-how = 見積もりの前提
estimate-exact = { $chance } %
estimate-about = 約{ $chance } %
estimate-under = { $chance } %未満
estimate-over = { $chance } %超
estimate-nobody = 勝者なし：{ $chance }
estimate-samples = 戦いを{ $count }回試した結果です。{ $points }ポイントほどずれることがあります。

# 持ち時間、不在、ルールの外での取り決め
span-days = { $days }日
span-hours = { $hours }時間
span-minutes = { $minutes }分
span-seconds = { $seconds }秒
terms-title = 持ち時間と不在
terms-pace = ペース
terms-each = 1手ごとの時間
terms-bank = ゲーム全体の持ち時間
terms-increment = 1手ごとの加算
terms-vacation-days = 各プレイヤーの休暇
terms-no = なし
terms-sleep = 睡眠時間は数えない
terms-vacation = 休暇：{ $days }日
terms-absent = 誰かが不在のとき
terms-late = 時間切れのとき
terms-moment = 取り消せるようにボットが待つ時間
terms-until-done = 「完了」を押すまで
pace-kind-none = 時計なし
pace-kind-live = ライブ：全体の持ち時間
pace-kind-move = 通信対戦：1手ごとの時間
pace-kind-days = 通信対戦：全体の日数
pace-none = 時計なし
pace-live = ライブ、{ $time }
pace-move = 通信対戦、1手{ $time }
pace-days = 通信対戦、全体で{ $time }
absent-wait = 全員で待つ
absent-vote = ほかの人が投票する
absent-bot = ボットが代わる（戻ってもよい）
absent-forfeit = 席を失う
moment-seconds = ボットは取り消しを{ $seconds }秒待つ
moment-done = ボットは「完了」を待つ
clock-over = 0:00
    .label = 時間切れ
clock-runs =
    .label = 残り{ $time }、進行中
clock-stands =
    .label = 残り{ $time }
clock-rests =
    .label = 残り{ $time }、停止中
clock-urgent =
    .label = 残りわずか{ $time }
seat-stood-in = ボットが代わりに遊んでいます
seat-resigned = 投了しました
seat-forfeited = 席を失いました
seat-vacation = 休暇中
matter-vote = 決めること
matter-withdraw = 取り下げる
matter-votes = 賛成{ $agreed }、未定{ $waits }
proposed-draw = { $seat }が引き分けを提案しています。
proposed-end = { $seat }が勝敗なしでゲームを終えることを提案しています。
proposed-bot = { $seat }が、不在の{ $rival }の代わりにボットを入れることを提案しています。
proposed-bot-table = { $rival }は時間切れです。ボットに続けさせますか？
agree-draw = 同意する
decline-draw = 断る
agree-end = 終える
decline-end = 続ける
agree-bot = ボットに任せる
decline-bot = まだ待つ
matter-stood-in = { $seat }の代わりにボットが遊んでいます。
matter-return = 席に戻る
matter-warned-you = あなたの時間がまもなく切れます。
matter-warned = { $seat }の時間がまもなく切れます。
then-wait = そのあとは全員で待ちます。
then-vote = そのあとはほかの人が投票します。
then-bot = そのあとはボットが代わります。
then-forfeit = そのあとは席を失います。
matter-late-you = 時間切れです。ほかの人があなたを待っています。
matter-late = { $seat }は時間切れです。
matter-offered = { $seat }の席を代わりに遊べます。
matter-substitute = 代わりに遊ぶ
matter-fades = しばらく誰も遊んでいません。このままなら{ $day }に卓をしまいます。
menu-table = 卓
menu-abandon = ゲームを終える
menu-draw = 引き分けを提案
menu-end = 終了を提案
menu-vote = { $rival }の代わりにボットを提案
menu-offer = 席を譲る
menu-keep = 席を譲らない
menu-resign = 投了
menu-vacation = 休暇
menu-vacation-until = { $day }まで休暇中です。時計は止まっています。
menu-vacation-days = 日数（残り{ $left }）
menu-vacation-go = 休暇に入る
menu-vacation-none = このゲームの休暇はもうありません。
menu-home = 戻りました
menu-sleep = 睡眠時間
menu-sleep-set = { $begins }から{ $ends }まで時計が止まります（{ $zone }）。変更は1日1回です。
menu-sleep-help = 眠っている間は時計が止まります。1日10時間まで。タイムゾーン：{ $zone }
menu-sleep-from = 開始
menu-sleep-to = 終了
menu-sleep-save = 設定
resign-title = 投了しますか？
resign-text-two = ゲームが終わり、相手の勝ちになります。
resign-text-more = 最後までボットが代わりに遊びます。戻ることはできません。
ending-draw = 引き分け
ending-agreed = 合意により終了
ending-abandoned = 中止
ending-resigned = 投了
ending-forfeited = 時間切れ
ending-shelved = しまわれた卓
ending-reopen = ゲームを再開する
out-resigned = { $seat }が投了しました。
out-forfeited = { $seat }は時間切れになりました。
undo-done = 完了
undo-waits = ボットが待っています。取り消すか「完了」を押してください。
room-fades = しばらく動きがありません。席の変更も開始もなければ、この卓は{ $day }に消えます。
