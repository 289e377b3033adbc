### 端末の言葉。

## コマンド

help-app = Starhold：ブラウザとターミナルで遊ぶ宇宙征服ボードゲーム。
help-serve = ブラウザ用のサーバーを起動します。
help-play = ターミナルで1ゲームを最後まで遊びます。
help-simulate = ボット同士に多くのゲームをさせ、結果の数値を表示します。
help-position = YAMLで書かれた局面を調べます。
help-admin = データベースの管理（サーバー管理者用）。
help-admin-list = アカウント、終わっていない卓、参加を禁止した相手を一覧にします。
help-admin-host = アカウントにサーバーの管理を任せます。ページ /admin を使えるようになります。
help-admin-no-host = アカウントからサーバーの管理を外します。
help-admin-close-registration = 新しいアカウントを作れないようにします。ゲストは遊べます。
help-admin-open-registration = アカウントをまた作れるようにします。
help-admin-end = 勝者なしでゲームを終え、棋譜を残します。始まっていない卓は消します。
help-admin-hide = 着席していない人の一覧から卓を隠します。
help-admin-unhide = 隠した卓を一覧に戻します。
help-admin-repair = 卓を棋譜から読み直します。
help-admin-ban = アカウント、ゲスト、またはネットワークアドレスの参加を禁止します。
help-admin-unban = 参加の禁止を解きます。
help-account = アカウント名
help-table = 卓のIDまたはアドレス
help-whom = アカウント名、一覧にある人の印、またはネットワークアドレス
help-admin-move-database = サーバーを止めた状態で、データベースを新しいデータベースへ写します（ファイルとPostgreSQLの間も可）。
help-source = 今のデータベース：ファイル、または postgresql://…
help-target = 新しいデータベース：新しいファイル、または空の postgresql://…
database-part = { $name }：{ NUMBER($rows) }
admin-done = 完了しました。
database-moved = すべて写しました（{ NUMBER($tables) }卓）。元のデータベースはそのままです。新しいデータベースを指定してサーバーを起動してください。
help-position-show = 局面を検査して描きます。
help-position-options = その局面でできることを一覧にします。
help-position-apply = 選択肢を実行し、その後の局面を表示します。
help-replay = 棋譜を1つずつ検査し、起きたことを表示します。
help-bench = ルール処理、ボット、サーバーの速さを測ります。

## コマンドのオプション

help-version = バージョンを表示して終了します。
help-language = en、ja、ruのいずれか。省略すると環境の言語を使います。
help-game = ゲーム名（例：quantum）。
help-games = ゲームの回数。
help-seats = 席の数。
help-bots = 全席共通のボット1体、または席ごとのボットをコンマ区切りで。席はゲームごとに入れ替わります。
help-play-bots = 残りの席に共通のボット1体、または席ごとのボットをコンマ区切りで。
help-people = このキーボードで遊ぶ人数。最初の席から座ります。
help-name = プレイヤーの名前。繰り返し指定できます。
help-seed = 任意の文字列。同じシードなら同じダイスとカードになります。
help-layout = マップ。
help-layouts = マップ。コンマ区切りで複数、またはallですべてのマップを順に使います。
help-option = the_void=trueのような卓の設定。繰り返し指定できます。
help-max-decisions = 決定の数がこれを超えたゲームは未完了とします。
help-workers = ゲームを分担するプロセス数。0ならプロセッサのコアごとに1つ。
help-json = プログラム向けのデータを表示します。
help-record = ゲームの棋譜をこのファイルに書き出します。
help-position-file = YAMLの局面ファイル。
help-record-file = ゲームの棋譜。
help-apply-options = 実行する選択肢をコンマ区切りで。繰り返し指定できます。
help-dice = これから出るダイスの目（例：3,4）。
help-draw = これから出るカード（例：agile,cruel）。
help-apply-seed = 指定のないダイスとカードをこのシードから決めます。
help-to = この番号の記録で止めます。
help-to-position = 報告の代わりに局面を表示します。
help-bench-server = サーバーも測るかどうか。
help-bench-full = 500卓でもサーバーを測ります。
help-bench-abuse = サーバーが攻撃されている間、ほかの人がどれだけ待たされるかだけを測ります。
help-bench-against = 別のソース（ほかの作業コピーの src フォルダー）のサーバーと交互に、選択肢1つあたりの負荷だけを測ります。
help-bench-games = 測るゲーム。
help-port = 待ち受けるポート。
help-processes = 同時に動かすプロセスの数（コアごとに1つ）。PostgreSQLが必要です。
help-work = 同じPostgreSQLデータベースを使うサーバーの卓で、ボットを動かします。
help-host = 待ち受けるアドレス。
help-database = データベース（ファイル、または postgresql://…）。
help-root-path = サーバーを公開するパス。例：/games。

## 端末の言葉

cli-version =
    { $compiled ->
        [true] { $version }（コンパイル版）
       *[other] { $version }（純粋な Python）
    }
cli-usage = コマンドの書き方が正しくありません：{ $message }
cli-welcome = { $game }。このゲームのシード：{ $seed }
cli-you = プレイヤー{ $index }
cli-pass-to = ここからは{ $name }さんだけの画面です。ほかの方が目を離したら Enter を押してください。
cli-play-help =
    行の番号、または表示されている選択肢（「move d4 c4」など）を入力してください。
    選択肢の種類（「move」など）でその種類を、「all」ですべてを表示します。空行で一覧に戻ります。
    undo：最後の操作を取り消す。why 選択肢：それを禁じるルール。card 名前：カードの効果。
    save ファイル：棋譜を保存する。quit：終了する。
    マップでは、文字と数字（A4）が宇宙船、惑星にある小文字が量子キューブです。コンマは移動済みの船、
    アポストロフィは能力も使った船を示します。
cli-kind = { $kind } …（{ $count }通り）
cli-possible = 今それを行えます。
cli-saved = 棋譜を{ $file }に保存しました。
cli-left = 棋譜の{ $entries }番目の記録でゲームを離れました。
cli-won = 勝利：{ $names }
cli-still-open = ゲームは{ $entries }個の記録の後、まだ続いています。
cli-simulated = { $games }ゲーム、{ $seconds }秒で{ $decisions }回の決定（毎秒{ $decisions_per_second }回）、未完了：{ $unfinished }
cli-wins = { $name }：{ $games }ゲーム中{ $wins }勝
cli-not-measured = サーバーを測れませんでした：{ $problem }
cli-orbits = 軌道上の合計／必要な数：{ $sums }
cli-combat = { $at }での戦闘：攻撃{ $attack }、防衛{ $defense }
cli-combat-chance = 攻撃が成功する確率：{ $chance } %
cli-column-player = プレイヤー
cli-column-dominance = 優勢
cli-column-research = 研究
cli-column-cubes = 残りキューブ
cli-column-scrapyard = 屑鉄置き場
cli-column-cards = 指令カード
cli-market-command = 指令カード
cli-market-gambit = 作戦カード
cli-round = 8ラウンド中の第{ $round }ラウンド：{ $phase }
cli-phase-setup = 準備
cli-phase-planning = 計画
cli-phase-operations = 命令の解決
cli-phase-refresh = ラウンド終了
cli-phase-over = ゲーム終了
cli-storms = 嵐：{ $edges }（*はこのラウンドに移動済み）
cli-stack = 命令（下から）：{ $tokens }
cli-capacity = 収容数{ $count }
cli-value = 物資{ $materiel }
cli-routed = （敗走{ $count }）
cli-objectives = 目標{ $count }
cli-column-faction = 勢力
cli-column-materiel = 物資
cli-column-objectives = 目標
cli-column-command = 指揮レベル
cli-column-assets = トークン
cli-column-orders = 命令（手元＋配置）
cli-column-hand = 戦闘カード
cli-own-orders = 手元の命令：{ $names }
cli-own-hand = 手札の戦闘カード：{ $names }
cli-own-schemes = 手札の計略：{ $names }
cli-combat-at = { $at }での戦闘、戦闘ラウンド{ $round }
cli-strike-at = { $at }への軌道攻撃
cli-side = { $dice }。合計：ボルター{ $bolters }、盾{ $shields }、士気{ $morale }
