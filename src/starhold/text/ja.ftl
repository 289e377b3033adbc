### すべてのゲームとサーバーの言葉

## どの卓でも起こる断り

reason-game-over = ゲームは終了しています。
reason-not-asked = 今はあなたが決める番ではありません。
reason-not-an-option = 今はそれを行えません。
reason-option-unreadable = その指示を読み取れません。

## 取り消し

reason-undo-nothing = 取り消せる操作がありません。
reason-undo-not-yours = 最後の操作はあなたのものではありません。
reason-undo-chance = その後にダイスやカードの結果が出たため、取り消せません。
reason-undo-revealed = その後に伏せられていた情報が公開されたため、取り消せません。
reason-undo-other-seat = 他のプレイヤーがすでに行動したか、同時に答えるため、取り消せません。

## 卓の準備

reason-game-unknown = 「{ $game }」というゲームはありません。
reason-seats-impossible = このゲームは{ $low }～{ $high }人用です。
reason-choice-unknown = 「{ $choice }」という設定はありません。
reason-choice-impossible = 設定「{ $choice }」を「{ $value }」にはできません。

## あらかじめ指定するダイスとカード

reason-chance-does-not-fit = 指定されたダイスの目またはカードは、ここでは出ません。
reason-script-exhausted =
    { $wanted ->
        [die] ダイスの目があと1個必要ですが、指定された分を使い切りました。
       *[card] カードがあと1枚必要ですが、指定された分を使い切りました。
    }

## 棋譜と局面

reason-record-broken = 棋譜を使えません。「{ $place }」に誤りがあります。
reason-record-line-broken = 棋譜の{ $line }行目を読み取れません。
reason-record-entry-broken = 棋譜の{ $entry }番目の記録がゲームの進行と合いません。
reason-rules-unknown =
    { $newest ->
        [1] ルールのバージョン{ $rules }はここにはありません。あるのはバージョン1だけです。
       *[other] ルールのバージョン{ $rules }はここにはありません。あるのはバージョン1から{ $newest }までです。
    }
reason-position-broken =
    { $problem ->
        [map-expected] 局面の「{ $place }」に誤りがあります。名前付きの項目が必要です。
        [unknown-key] 局面の「{ $place }」に誤りがあります。そのような項目はありません。
        [missing] 局面の「{ $place }」に誤りがあります。この項目がありません。
        [list-expected] 局面の「{ $place }」に誤りがあります。一覧が必要です。
        [number-expected] 局面の「{ $place }」に誤りがあります。整数が必要です。
        [out-of-range] 局面の「{ $place }」に誤りがあります。数が小さすぎるか大きすぎます。
        [text-expected] 局面の「{ $place }」に誤りがあります。文字列が必要です。
        [flag-expected] 局面の「{ $place }」に誤りがあります。trueかfalseが必要です。
        [unknown-name] 局面の「{ $place }」に誤りがあります。知らない名前です。
        [duplicate] 局面の「{ $place }」に誤りがあります。同じものが2度出てきます。
        [conservation] 局面の「{ $place }」に誤りがあります。コマやカードの数が合いません。
        [no-such-space] 局面の「{ $place }」に誤りがあります。そのようなマスはありません。
        [square-occupied] 局面の「{ $place }」に誤りがあります。そのマスにはすでに宇宙船がいます。
        [planet-full] 局面の「{ $place }」に誤りがあります。この惑星に置ける量子キューブの数を超えています。
        [starting-planets] 局面の「{ $place }」に誤りがあります。開始位置の惑星がプレイヤー1人につき1つ必要です。
        [too-few-ships] 局面の「{ $place }」に誤りがあります。宇宙船が3隻以上必要です。追加の宇宙船として残せるのは2隻までです。
        [limit] 局面の「{ $place }」に誤りがあります。上限を超えています。
        [not-a-row] 局面の「{ $place }」に誤りがあります。マップの行を読み取れません。
        [no-such-ship] 局面の「{ $place }」に誤りがあります。そのような宇宙船はありません。
        [not-here] 局面の「{ $place }」に誤りがあります。この局面の時点では意味がありません。
        [nothing-due] 局面の「{ $place }」に誤りがあります。得るカードがないので、進歩カードフェイズは終わっています。
        [one-for-each-seat] 局面の「{ $place }」に誤りがあります。席ごとに1つずつ必要です。
        [used-twice] 局面の「{ $place }」に誤りがあります。同じものが2度出てきます。
        [no-cell] 局面の「{ $place }」に誤りがあります。e5のようなマスが必要です。
        [too-many-tiles] 局面の「{ $place }」に誤りがあります。タイルが盤に入りきりません。
        [void] 局面の「{ $place }」に誤りがあります。建物は惑星にだけ置けます。
        [no-objective-mark] 局面の「{ $place }」に誤りがあります。この惑星には目標の印がありません。
        [no-faction] 局面の「{ $place }」に誤りがあります。この席にはまだ勢力がありません。
        [wrong-kind-of-area] 局面の「{ $place }」に誤りがあります。艦は宇宙に、地上部隊は惑星に置きます。
        [no-such-token-left] 局面の「{ $place }」に誤りがあります。この命令トークンはもうありません。
        [wrong-length] 局面の「{ $place }」に誤りがあります。リストの長さが合いません。
        [five-titles] 局面の「{ $place }」に誤りがあります。戦闘デッキは5種類です。
        [eight-tokens] 局面の「{ $place }」に誤りがあります。命令トークンは1人8個です。
        [out-of-order] 局面の「{ $place }」に誤りがあります。トークンの順が違います。
        [no-edge] 局面の「{ $place }」に誤りがあります。その名の空いている辺はありません。
        [too-many-storms] 局面の「{ $place }」に誤りがあります。嵐がプレイヤーの数より多くあります。
        [too-many-reinforcement-tokens] 局面の「{ $place }」に誤りがあります。増援トークンが12個を超えています。
        [units-of-two-players] 局面の「{ $place }」に誤りがあります。戦闘のない領域に2人の部隊がいます。
        [structure-of-another-player] 局面の「{ $place }」に誤りがあります。解決中の命令がないのに、他のプレイヤーの建物と同じ領域に部隊がいます。
        [over-capacity] 局面の「{ $place }」に誤りがあります。領域に収容数を超える部隊がいます。
        [fight-things-outside-a-fight] 局面の「{ $place }」に誤りがあります。ダイス、戦闘トークン、手札や場の戦闘カードは戦闘中だけのものですが、戦闘が行われていません。
        [reinforcement-outside-a-combat] 局面の「{ $place }」に誤りがあります。増援トークンが盤に出るのは戦闘の間だけです。
        [laid-token-in-no-stack] 局面の「{ $place }」に誤りがあります。置いたはずのトークンがどの山にもありません。
        [too-many-dice] 局面の「{ $place }」に誤りがあります。ダイスは一方につき8個までです。
        [too-many-structures] 局面の「{ $place }」に誤りがあります。建物は1人9個までです。
        [too-many-units] 局面の「{ $place }」に誤りがあります。部隊の数が供給を超えています。
        [objectives-do-not-add-up] 局面の「{ $place }」に誤りがあります。盤上と獲得済みの目標の合計が合いません。
        [upgrade-on-a-token] 局面の「{ $place }」に誤りがあります。この卓では強化を盤の横に置きます。
        [upgrade-of-another-order] 局面の「{ $place }」に誤りがあります。強化が別の命令のトークンに付いています。
        [upgrade-used-twice] 局面の「{ $place }」に誤りがあります。強化が2つのトークンに付いています。
        [upgrade-cannot-wait] 局面の「{ $place }」に誤りがあります。この卓では強化はトークンを待ちません。
        [upgrade-cannot-be-turned] 局面の「{ $place }」に誤りがあります。この卓では強化を裏返しません。
        [upgrade-without-its-token] 局面の「{ $place }」に誤りがあります。持っている強化は、ちょうど1つのトークンに付きます。
        [too-many-schemes] 局面の「{ $place }」に誤りがあります。計略は1人1枚までです。
        [not-a-scheme] 局面の「{ $place }」に誤りがあります。手札のカードは計略ではありません。
        [no-such-scheme-held] 局面の「{ $place }」に誤りがあります。手札の計略が、他のプレイヤーから見て考えられるものと合いません。
        [ten-combat-cards] 局面の「{ $place }」に誤りがあります。手札、出したカード、残りの戦闘カードが合わせて10枚になりません。
        [incomplete-board] 局面の「{ $place }」に誤りがあります。始まったゲームには、盤のタイルがすべて必要です。
        [no-rectangle] 局面の「{ $place }」に誤りがあります。タイルが、人数に応じた大きさの長方形になっていません。
        [cell-not-open] 局面の「{ $place }」に誤りがあります。このマスにはタイルを置けませんでした。
        [own-objective] 局面の「{ $place }」に誤りがあります。このタイルに、置いたプレイヤー自身の目標があります。
        [two-objectives-of-one-player] 局面の「{ $place }」に誤りがあります。このタイルに、同じプレイヤーの目標が2つあります。
        [objectives-not-spread] 局面の「{ $place }」に誤りがあります。この惑星の目標が、置かれる数を超えています。
        [pieces-of-the-eliminated] 局面の「{ $place }」に誤りがあります。脱落したプレイヤーのコマや命令は盤に残りません。
        [game-goes-on] 局面の「{ $place }」に誤りがあります。勝者がいるのは、終わったゲームだけです。
        [no-winner] 局面の「{ $place }」に誤りがあります。終わったゲームには勝者が必要です。
        [wrong-type] 局面の「{ $place }」に誤りがあります。ここに必要な種類の値ではありません。
        [nobody-asked] 局面の「{ $place }」に誤りがあります。ここでは誰かに何かを尋ねる必要があります。
        [asked-differently] 局面の「{ $place }」に誤りがあります。尋ねられている人と、実際に決めることがある人が違います。
        [out-of-place] 局面の「{ $place }」に誤りがあります。この手順は直前の手順に続くことができません。
        [does-not-fit] 局面の「{ $place }」に誤りがあります。局面の他の部分と合っていません。
        [said-by-pending] 局面の「{ $place }」に誤りがあります。何が進行中かは「pending」にすでに書かれています。どちらか一方だけを書いてください。
        [said-elsewhere] 局面の「{ $place }」に誤りがあります。これは別の項目で示すもので、ここには書けません。
        [not-in-this-phase] 局面の「{ $place }」に誤りがあります。この項目は、この局面のフェイズでは使いません。
        [nothing-left-to-do] 局面の「{ $place }」に誤りがあります。ここで決めることは残っていません。ゲームは先へ進んでいるはずです。
        [cannot-act] 局面の「{ $place }」に誤りがあります。このプレイヤーが今できることはありません。
        [contradiction] 局面の「{ $place }」に誤りがあります。局面の他の部分から導かれる内容と食い違っています。
        [nothing-owned] 局面の「{ $place }」に誤りがあります。所有者を書くのは建物がある領域だけです。部隊だけの領域には書きません。
        [no-storm] 局面の「{ $place }」に誤りがあります。この辺には嵐がありません。
        [not-allowed] 局面の「{ $place }」に誤りがあります。ここではルール上できません。
        [no-units-there] 局面の「{ $place }」に誤りがあります。これに必要な部隊がそこにいません。
        [no-such-card-left] 局面の「{ $place }」に誤りがあります。戦闘デッキにこのカードはそれほど多くありません。
        [no-event-chosen] 局面の「{ $place }」に誤りがあります。先にイベントを選ぶ必要があります。選んだものは「used」に書きます。
        [too-many-copies] 局面の「{ $place }」に誤りがあります。ゲームにある枚数を超えています。
        [unreadable] 局面の「{ $place }」に誤りがあります。この部分を読み取れません。
       *[other] 局面の「{ $place }」に誤りがあります。
    }

## ファイルとコマンドに対する断り

reason-file-unreadable =
    { $problem ->
        [not-found] 「{ $file }」というファイルはありません。
        [not-text] 「{ $file }」はUTF-8のテキストファイルではありません。
       *[no-access] 「{ $file }」を開けません。
    }
reason-file-unwritable = 「{ $file }」に書き込めません。
reason-document-too-large = ファイルが大きすぎます。{ $limit } KiBまでです。
reason-document-unreadable = 文書の{ $line }行目を読み取れません。
reason-document-repeats = 文書の{ $line }行目で「{ $place }」が重複しています。
reason-dice-unreadable = 「{ $text }」はダイスの目の並びではありません。
reason-script-does-not-fit = 「{ $value }」が指定されていますが、ここでは出ません。
reason-script-left-over =
    { $dice ->
        [0] カードが必要より{ $cards }枚多く指定されました。
       *[other] ダイスの目が必要より{ $dice }個多く指定されました。
    }
reason-choice-unreadable = 「{ $text }」は卓の設定ではありません。「名前=値」の形で書いてください。
reason-bot-unknown = 「{ $game }」に「{ $bot }」というボットはありません。
reason-bot-broken = ボット「{ $bot }」の答えは選択肢にありません。
reason-bots-count = { $seats }席に対してボットが{ $count }体指定されました。全席共通の1体か、席ごとに1体ずつ指定してください。
reason-people-count = { $seats }席に{ $people }人は座れません。
reason-entry-unknown = 棋譜に{ $entry }番目の記録はありません。記録は{ $entries }個です。

## プレイヤーと卓

player-former = 以前のプレイヤー
player-nameless = プレイヤー{ $place }
guest-name = ゲスト{ $guest }
bot-captain = 艦長
bot-random = ランダム
bot-warlord = 将軍
checking-database = データベースが壊れていないか確認しています。大きいと少し時間がかかります。
serving = Starholdを{ $address }で実行中です（Ctrl+Cで終了）
working = Starholdのボットを実行中です（Ctrl+Cで終了）
event-undone = { $seat }が操作を取り消しました

## サーバーによる拒否

reason-request-unreadable = リクエストの内容を理解できません。
reason-request-too-large = リクエストが大きすぎます。
reason-message-unreadable = メッセージの内容を理解できません。
reason-message-unknown = この種類のメッセージには対応していません。
reason-message-too-large = メッセージが大きすぎます。{ $limit } KiBまでです。
reason-method-not-allowed = このアドレスではその操作はできません。
reason-page-unknown = このアドレスには何もありません。
reason-origin-foreign = 別のサイトからのリクエストのため、実行されませんでした。
reason-header-missing = リクエストにヘッダー「{ $header }」がありません。
reason-too-fast = 一度に送られた量が多すぎます。少し待ってからもう一度お試しください。
reason-flood = 送られた量があまりに多かったため、接続を切りました。少しお待ちください。
reason-bot-tables-many = ボットだけの対局を同時に進められるのは{ $limit }卓までです。どれかが終わるまでお待ちください。
reason-request-slow = リクエストが届くまでに時間がかかりすぎました。
reason-request-head-large = リクエストのヘッダーが大きすぎます。
reason-connections-many = お使いのネットワークからの接続が多すぎます。いくつか閉じてからもう一度お試しください。
reason-server-crowded = サーバーが満員です。少し待ってからもう一度お試しください。
reason-server-failed = サーバーで問題が起きました。記録しましたので、もう一度お試しください。
reason-not-read = 今は読み込めませんでした。もう一度お試しください。
reason-store-damaged = サーバーに保存されたデータの一部が壊れていて読み込めません。サーバーの管理者がバックアップから戻す必要があります。
reason-not-saved = 保存できなかったため、実行されませんでした。もう一度お試しください。
reason-name-unusable = 名前は表示できる文字で1～{ $longest }文字にしてください。
reason-name-signs = 見えない文字や書字方向を変える文字は名前に使えません。
reason-name-marks = 名前の1文字に付けられる記号は4つまでで、記号だけを置くことはできません。
reason-language-unknown = 「{ $language }」という言語はありません。
reason-table-unknown = その卓はありません。
reason-table-closed = ホストがこの卓を閉じました。
reason-table-shared = ほかの人がプレイしているため、この卓は閉じられません。
reason-table-started = この卓のゲームはすでに始まっています。
reason-table-not-started = この卓のゲームはまだ始まっていません。
reason-table-broken = このゲームの棋譜は、このサーバーのルールに合いません。
reason-owner-only = これができるのは卓のホストだけです。
reason-invite-needed = この卓には招待リンクからのみ参加できます。
reason-seat-unknown = その席はありません。
reason-seat-unreadable = 「{ $text }」は席に指定できません。
reason-seat-taken = この席は埋まっています。
reason-seat-changed = 今は別の人がこの席に座っています。
reason-seat-one-each = 席は1人につき1つです。もう1つ必要なときは卓のホストに頼んでください。
reason-seat-freed = ホストがあなたの席を空けました。もう一度着くには招待リンクをもらってください。
reason-seat-foreign = あなたの席ではありません。
reason-seat-not-at-screen = いま画面を見ているのは別のプレイヤーです。
reason-seats-open = まだ空席があります。
reason-terms-unfit = この取り決めは成り立ちません。持ち時間と、時間切れのときの扱いを見直してください。
reason-hours-unfit = この睡眠時間は設定できません。睡眠時間を除いて数える卓で、1日10時間までです。
reason-hours-lately = 睡眠時間は今日すでに設定しました。次に変えられるのは明日です。
reason-seat-stood-in = 今はボットが代わりに遊んでいます。先に席に戻ってください。
reason-vote-foreign = あなたが決めることではありません。
reason-vote-not-agreed = この卓では、不在の人について投票する取り決めがありません。
reason-voted-already = すでに投票しました。
reason-proposal-open = 今は別の提案を決めているところです。
reason-proposal-gone = この提案はもう終わっています。
reason-proposal-repeated = 同じ提案をしたばかりです。ゲームを進めてからもう一度提案してください。
reason-person-there = その人は不在ではありません。まだ持ち時間があります。
reason-seat-kept = この席は誰にも譲られていません。
reason-seat-played = あなたはすでにこの卓で遊んでいます。
reason-vacation-over = 休暇の残り日数が足りないか、すでに休暇中です。
reason-table-goes-on = このゲームはしまわれていません。
reason-seed-not-allowed = このサーバーではシードを指定できません。
reason-stale = その間に状況が変わりました。卓を確認して選び直してください。
reason-version-unknown = ゲームはまだそこまで進んでいません。
reason-record-secret = 棋譜には秘密が含まれるため、ゲーム終了後に読めます。
reason-knowledge-secret = ほかの席が知っていたことは、ゲーム終了後に見られます。
reason-fork-secret = このゲームにはまだ秘密があります。終了後に、別の卓で続きを遊べます。
reason-chat-room = チャットのこの場所では発言できません。
reason-chat-line-foreign = この発言を消せるのは、ホストと書いた本人だけです。
reason-chat-line-unknown = この発言は見つかりません。
reason-chat-unusable = 発言には読める文字が必要で、長さは{ $limit }文字までです。
reason-chat-signs = 目に見えない文字、または文字の向きを変える記号が含まれています。
reason-chat-marks = 文字に付く記号が多すぎます。
reason-chat-fast = 発言が速すぎます。少し待ってからもう一度お試しください。
reason-notes-many = 一つの卓に残せるメモは{ $limit }件までです。先に一つ消してください。
reason-record-long = 棋譜に記録できるのは{ $limit }手までです。
reason-record-unusable = この棋譜は再生できません。
reason-client-missing = このサーバーの画面はまだ作られていません。「make client」を実行してください。

## アカウントについての断り

reason-account-exists = すでにアカウントをお持ちです。
reason-account-needed = 先にサインインしてください。
reason-account-name-taken = この名前、または見た目の似た名前はすでに使われています。別の名前を選んでください。
reason-account-way-missing = アカウントにはパスワードかパスキーが必要です。
reason-registration-closed = 現在、新しいアカウントは作れません。アカウントがなくても遊べます。
reason-password-short = パスワードは{ $limit }文字以上にしてください。
reason-password-long = パスワードは{ $limit }文字までです。
reason-password-plain = このパスワードは推測されやすいため使えません。別のものを選んでください。
reason-password-wrong = パスワードが違います。
reason-sign-in-wrong = 名前とパスワードの組み合わせが違います。
reason-passkey-unusable = パスキーを確認できませんでした。もう一度お試しください。
reason-passkey-unknown = このパスキーはここには登録されていません。
reason-passkey-late = 時間がかかりすぎました。もう一度お試しください。
reason-passkey-last = サインインする手段がほかにありません。先にパスワードを決めるか、別のパスキーを追加してください。
reason-passkeys-many = パスキーは1つのアカウントに{ $limit }個までです。先にどれかを削除してください。
reason-device-unknown = この端末はサインインしていません。
reason-attempts-many = 試した回数が多すぎます。数分待ってください。
reason-link-unknown = このコードは使えません。入力が違うか、使用済みか、10分を過ぎています。
reason-link-same = これはコードを作ったブラウザーです。もう一方の端末で使ってください。
reason-link-accounts = ここでは別のアカウントでサインインしています。先にサインアウトしてください。
reason-link-moved = あなたの席は別の端末に移りました。
reason-banned = このサーバーの管理者があなたの参加を禁止しています。
reason-host-only = これができるのはサーバーの管理者だけです。
reason-account-unknown = その名前のアカウントはありません。
reason-action-unknown = 「{ $action }」という操作はありません。
reason-signed-out = この端末はサインアウトされました。

## 通知についての断り

reason-contact-unusable = この宛先には送れません。もう一度確かめてください。
reason-contact-unencrypted = このサーバーが通知を送るのは、暗号化された接続（https）だけです。
reason-contact-service-unknown = このサーバーは、そのサービスには対応していません。
reason-contact-unknown = この宛先はもう登録されていません。
reason-contact-link-unknown = このリンクは無効か、期限が切れています。通知のページから送り直してください。
reason-contacts-many = 通知の宛先は{ $limit }件までです。先にどれかを削除してください。
reason-mail-unset = このサーバーはメールを送れません。
reason-zone-unknown = そのタイムゾーンは、このサーバーにはありません。
reason-trials-many = 送信が多すぎます。しばらくお待ちください。
reason-notice-failed = 通知を送れませんでした。
reason-notice-forbidden = この宛先はプライベートネットワークのものなので、サーバーからは送れません。
reason-notice-gone = このブラウザーは、もう通知を受け取っていません。
reason-notice-mail-failed = メールサーバーがメールを受け付けませんでした。
reason-notice-refused = 送り先に拒否されました。宛先と、送り先の設定を確かめてください。
reason-notice-slow = 送り先から時間内に返事がありませんでした。
reason-notice-unreachable = 送り先に接続できません。

## サーバーを起動できないとき

reason-setting-unreadable = 設定{ $setting }に「{ $value }」は使えません。
reason-port-occupied = ポート{ $port }は使用中です。他のプログラムを止めるか、別のポートを選んでください。
reason-address-unusable = アドレス「{ $host }」では待ち受けできません。
reason-database-unusable = 「{ $database }」はデータベースとして使えません。
reason-database-newer = データベース「{ $database }」はより新しいStarholdで作られています。プログラムを更新するか、別のデータベースを使ってください。
reason-database-read-only = データベース「{ $database }」に書き込めません。
reason-database-full = データベース「{ $database }」のための空き容量がありません。
reason-database-busy = データベース「{ $database }」は他のプログラムが使用中です。
reason-database-served = データベース「{ $database }」は別のStarholdがすでに使っています。そちらを止めるか、別のデータベースを選んでください。
reason-database-unreachable = データベースサーバー「{ $database }」に接続できません。サーバーを起動するか、アドレスを確認してください。
reason-database-driver-missing = PostgreSQL（「{ $database }」）に保存するには、ドライバーをインストールしてください：pip install psycopg psycopg-binary。
reason-server-silent = 「{ $database }」のサーバーが応答しません。混んでいるか、別の版かもしれません。
reason-database-missing = 「{ $database }」にデータベースがありません。
reason-database-not-empty = データベース「{ $database }」は空ではありません。写し先には新しいデータベースが必要です。
reason-database-copy-broken = 正しく写せませんでした（{ $table }）。何も写していません。もう一度お試しください。
reason-channel-unreadable = サーバー間の通信路（STARHOLD_CHANNEL）は redis://host:6379 のようなアドレスで指定してください。空にすると PostgreSQL 自体を使います。
reason-channel-driver-missing = Redis を通じてサーバー同士を連携させるには、ドライバーをインストールしてください：pip install redis。
reason-processes-need-postgres = データファイルを使えるのは1つのプロセスだけです。複数のプロセスや別のボット用プロセスには、PostgreSQLデータベース（--database postgresql://…）を使ってください。
reason-database-foreign = 「{ $database }」はStarholdのデータベースではないか、先頭が壊れています。別のファイルを選ぶか、最後のバックアップと置き換えてください。
reason-database-damaged = データベース「{ $database }」が壊れています。最後のバックアップと置き換えて、隣にある末尾が-walと-shmのファイルを消すか、読める部分を取り出してください（{ $rescue }）。
reason-mail-unreadable = メールサーバー（STARHOLD_SMTP）は smtp://user:password@mail.example.org:587 の形で指定してください。
reason-mail-incomplete = メールを送るには、STARHOLD_ADDRESS（このサーバーの Web アドレス）と STARHOLD_MAIL_FROM（差出人）も設定してください。

## 通知（ページの外へ）

notice-turn-title = あなたの番です：{ $table }
notice-turn = { $game }の卓「{ $table }」で、あなたの番になりました。
notice-turn-nameless = { $game }で、あなたの番になりました。
notice-digest-title = { $count }卓があなたを待っています
notice-digest = 次の卓があなたの番です。
notice-digest-line = ・{ $table }（{ $game }）
notice-digest-line-nameless = ・{ $game }
notice-digest-more = ・ほか{ $count }卓
notice-trial-title = Starhold：テスト通知
notice-trial = あなたの番になると、このように届きます。
notice-mail-foot = このメールは、通知を希望された方にお送りしています。停止はこちら：{ $link }
notice-confirm-title = Starhold：メールアドレスの確認
notice-confirm = { $address } で、手番の通知先にこのアドレスが登録されました。ご本人でしたら、2日以内に次のリンクを開いて確認してください。
notice-confirm-foot = お心当たりがなければ、何もする必要はありません。確認されるまで、これ以上メールは届きません。
