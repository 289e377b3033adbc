### フォービドゥン・スターズ：人が読む言葉。

## ゲーム

game-forbidden_stars = フォービドゥン・スターズ
    .about = 最大4つの艦隊が星系を奪い合います。伏せた命令とカードとダイスを使い、8ラウンド以内に自分の目標をすべて集めましょう。

## できない理由

reason-data-broken = ファイル{ $file }の「{ $place }」が壊れています：{ $problem }。
reason-not-this-step = 今は別のことを決めています。
reason-must-be-done = この効果は断れません。できるものから選んでください。
reason-auto-already-so = その設定はすでにそうなっています。
reason-tile-not-yours = そのタイルは手元にありません。
reason-no-such-turn = タイルの回転は0から3です。
reason-first-tile-cell = 最初のタイルはE5に置きます。
reason-cell-taken = そこにはもうタイルがあります。
reason-tile-touches-nothing = タイルは、盤上のタイルと辺全体で接しなければなりません。
reason-board-too-large = そこに置くと、盤が決まった長方形になりません。
reason-own-objective = 置くのは相手の目標だけで、自分の目標は置きません。
reason-other-tile = その領域は、今置いたタイルにありません。
reason-world-not-marked = 目標は、目標の印がある惑星にだけ置きます。
reason-objective-placed = このタイルには、そのプレイヤーの目標がもうあります。
reason-no-objective-left = そのプレイヤーの目標はもう手元にありません。
reason-other-rival-first = 先に、目標が一番多く残っているプレイヤーのものを置きます。
reason-marked-world-taken = そこにはもう目標があり、空いている印の惑星が残っています。
reason-piece-not-in-hand = そのコマはもう手元に残っていません。
reason-not-your-tile = 初期コマは、自分が置いたタイルにだけ置けます。
reason-pieces-left = 最後のタイルです。残りのコマ{ $has }個を、置ける限り置かなければなりません。
reason-area-full = この領域はいっぱいです。置けるのは{ $limit }部隊までです。
reason-wrong-kind-of-area = 艦は宇宙に、地上部隊と建物は惑星に置きます。
reason-structure-there = その惑星にはもう建物があります。
reason-storm-on-edge = その辺にはもう嵐があります。
reason-token-used = そのトークンは、このラウンドもう置きました。
reason-no-token-left = この種類のトークンは2個とも使いました。
reason-system-too-far = そこにも隣の星系にも、自分の領域がありません。
reason-no-token-there = そこには命令がありません。
reason-no-own-token-there = そこには自分の命令がありません。
reason-token-covered = そこの命令は別の命令の下にあります。公開できるのは山の一番上だけです。
reason-scheme-not-held = 「{ $card }」は手札にありません。
reason-scheme-at-another-time =
    「{ $card }」を使えるのは、{ $when ->
        [planning-end] 計画の終わり
        [storm-other_moves] 他のプレイヤーが嵐を動かすとき
        [combat-damage_start] 自分の戦闘で損害の前
        [combat-damage_end] 自分の戦闘で損害の後
        [combat-enemy_routed] 自分の戦闘で敵部隊が敗走したとき
        [orbital-during] 自分の軌道攻撃の間
        [orbital-before_roll] 自分の軌道攻撃でダイスを振る前
        [purchase-unit] 部隊を買うとき
        [advance-resolving] 自分の進軍の命令の初め
        [scheme-instead_of_reveal] 命令を公開する代わり
       *[other] 別の時
    }です。
reason-scheme-does-nothing = 「{ $card }」は、今は何の効果もありません。
reason-source-is-active = 活動中の星系の部隊は選ばなくても動けます。隣の星系を選ぶか、選ばずに進みます。
reason-not-adjacent = その星系は、活動中の星系と辺で接していません。
reason-storm-between = { $edge }の嵐が道をふさいでいます。
reason-no-units-there = そこには自分の部隊がいません。
reason-only-routed-there = そこの部隊は敗走しています。敗走した部隊は退却しかできません。
reason-no-way-from-there = そこの部隊は今は来られません。地上部隊には、味方の惑星か自分の艦がいる宇宙を通る道が必要です。
reason-not-a-ship = それは艦ではありません。
reason-not-a-ground-unit = それは地上部隊ではありません。
reason-ships-first = 艦が先に動きます。終えたら地上部隊が動きます。
reason-ships-have-moved = この命令の艦の移動は終わりました。今は地上部隊の番です。
reason-from-elsewhere = 部隊は、活動中の星系と選んだ隣の星系からだけ来ます。
reason-no-such-unit-there = そこにその部隊はいません。
reason-unit-routed = その部隊は敗走しています。敗走した部隊は退却しかできません。
reason-unit-has-moved = その部隊は、この命令でもう動きました。
reason-stays-there = その部隊はもうそこにいます。
reason-outside-active-system = その領域は活動中の星系にありません。
reason-five-have-entered = 1つの命令で同じ領域に入れるのは{ $limit }部隊までです。
reason-one-contest = 1つの命令で争える領域は1つだけで、それは{ $area }です。
reason-ground-into-void = 地上部隊の移動は惑星で終わり、宇宙では終われません。
reason-storm-on-path = 道の途中、{ $edge }に嵐があります。
reason-path-not-friendly = 道の途中の{ $area }が味方の領域ではありません。
reason-enemy-on-path = 道の途中の{ $area }に敵がいます。
reason-contested-on-path = 道の途中の{ $area }は争われています。
reason-taken-just-now = { $area }はこの命令で得たばかりで、まだ道になりません。
reason-other-way = その部隊の道は違います。直接進むか、示された宇宙を通ります。
reason-retreat-leaves = 退却する部隊はこの領域を離れます。
reason-retreat-too-far = 退却先は、同じ星系か隣の星系だけです。
reason-area-is-enemy = その領域は相手のものか、争われています。
reason-not-where-they-came-from = 攻撃側の退却先は、来た領域だけです。
reason-attackers-came-from-there = そこは攻撃側が来た所です。
reason-no-friendly-chain = そこまで味方の領域がつながっていません。
reason-friendly-area-first = 味方の領域に行けるので、そこへ退却しなければなりません。
reason-reinforcement-short = 持っている増援トークンは{ $has }個です。
reason-one-token-per-unit = トークンは、ここにいる自分の部隊1つにつき1個、合わせて{ $limit }個までです。
reason-not-your-card = カードは自分の手札から出します。
reason-title-not-held = 「{ $card }」は手札にありません。
reason-not-your-unit = 損害は自分の部隊にだけ割り当てます。
reason-no-damage-now = このラウンド、部隊は損害を受けません。
reason-already-hit = その種類の部隊は、もうすべて損害を受けました。
reason-damage-left = まだ割り振っていない損害があります。
reason-damage-given = 損害が届く数より多く選んでいます。
reason-unrouted-first = 敗走した部隊より先に、敗走していない部隊と要塞が損害を受けます。
reason-area-not-over-full = その領域は収容数を超えていません。
reason-other-area-first = 先に、同じく収容数を超えた{ $area }を片付けます。
reason-no-such-structure-there = そこにその建物はありません。
reason-already-kept = その建物はもう残すことにしました。
reason-not-sold = それは部隊として買えません。
reason-no-factory = 部隊を買うには、活動中の星系に自分の工場が必要です。
reason-deploy-limit = この命令で買える部隊の上限（{ $limit }部隊）に達しています。
reason-unit-type-excluded = このカードでは、その種類の部隊は買えません。
reason-level-above-card = このカードで認められるのはレベル{ $limit }までです。
reason-supply-empty = もう残っていません。
reason-command-short = 指揮レベル{ $needs }が必要ですが、今は{ $has }です。
reason-forge-for-level = 指揮レベル{ $needs }が必要ですが、今は{ $has }で、補う鍛冶トークンもありません。
reason-forges-short = 鍛冶トークン{ $needs }個が必要ですが、持っているのは{ $has }個です。
reason-no-cache = 割引トークンを持っていません。
reason-price-is-zero = もう無料なので、割引トークンは無駄になります。
reason-materiel-short = 物資{ $needs }が必要ですが、持っているのは{ $has }で、{ $short }足りません。
reason-area-not-open = 部隊を置けるのは、味方か無所属の領域だけです。
reason-no-free-infantry = この卓では、増援トークンで無料の歩兵は得られません。
reason-no-reinforcement = 増援トークンを持っていません。
reason-purchase-under-way = 先に、計略で安くなった部隊を買うか、買い物を終えます。
reason-no-control-token = 支配トークン9個はすべて盤上にあります。
reason-units-first = 部隊が先です。終えたら建物を建てます。
reason-one-structure = この命令では、建物をもう建てました。
reason-units-are-done = 部隊の購入は終わりました。今は建物を1つ建てられます。
reason-area-not-friendly = その惑星は味方のものではありません。
reason-no-room = その種類のトークンはすでに3個持っています。
reason-tokens-out = 増援トークンはもう残っていません。
reason-asset-not-held = 渡せるそのトークンがありません。
reason-one-order-upgrade = この命令では、命令の強化をもう買いました。
reason-one-combat-upgrade = この命令では、戦闘カードの強化をもう買いました。
reason-upgrade-owned = その強化はもう持っています。
reason-wrong-order-type = その強化は別の種類の命令のものです。
reason-token-on-board = そのトークンは盤上にあります。強化は盤上にないトークンに付くか、待ちます。
reason-plain-token-first = 強化は通常のトークンと入れ替わります。なければ、別の強化を押し出します。
reason-token-of-two = 2個のトークンは同じものです。強化はもう1個のほうと入れ替わります。
reason-swap-a-token = この卓では、強化はトークンと入れ替わります。
reason-lies-beside = この卓では、強化は盤の横に置きます。
reason-upgrade-not-ready = この強化は次に使えません。持っていないか、裏向きか、この場面のものではありません。
reason-starting-card = 初期カードは買えません。
reason-title-in-deck = 「{ $card }」はもうデッキにあります。
reason-title-not-in-deck = 「{ $card }」はデッキにないので、入れ替えられません。
reason-not-for-this-card = この効果で選べるのは別の種類の強化です。
reason-event-not-drawn = 「{ $card }」は今回引いていません。
reason-storm-has-moved = この嵐は、このラウンドもう動きました。
reason-arrow-elsewhere = 嵐の記号の矢印は、そこを指していません。
reason-strike-from-elsewhere = 軌道攻撃する艦は、活動中の星系にいなければなりません。
reason-no-ships-there = そこには自分の艦がいません。
reason-ships-routed = そこの艦は敗走していて、ダイスを振れません。
reason-target-not-a-world = 軌道攻撃の目標は惑星です。
reason-target-not-enemy = 目標は敵の惑星でなければなりません。
reason-target-elsewhere = 目標は活動中の星系になければなりません。
reason-target-not-adjacent = その惑星は艦のいる宇宙に接していません。斜め向かいにあります。
reason-bastion-bars = その惑星は要塞が軌道攻撃から守っています。
reason-wrong-side = この効果の対象は、もう一方の側です。
reason-unit-does-not-fit = この効果の対象は、別の種類の部隊です。
reason-needs-unrouted = 選べるのは敗走していない部隊だけです。
reason-needs-routed = 選べるのは敗走した部隊だけです。
reason-cannot-rout-now = このラウンド、その部隊は敗走しません。
reason-cannot-retreat = この攻撃側の部隊はカードで来たので、退却できません。
reason-one-area-only = この効果で動く部隊は、すべて1つの領域から来なければなりません。
reason-place-does-not-fit =
    この効果に必要なのは、{ $must ->
        [here] この戦闘か軌道攻撃の領域
        [combat_system] この戦闘の星系の領域
        [active_system] 活動中の星系の領域
        [adjacent_system] 活動中の星系の隣の星系の領域
        [adjacent_area] ここに隣り合う領域
        [friendly] 味方の領域
        [uncontrolled] 無所属の領域
        [friendly_or_uncontrolled] 味方か無所属の領域
        [world] 惑星
        [void] 宇宙
        [not_here] ここではない領域
        [has_structure] 自分の建物がある惑星
        [no_structure] 建物のない惑星
        [no_bastion] 要塞のない惑星
        [no_own_objective] 自分の目標がない惑星
        [has_unit] カードの示す部隊がいる惑星
        [system_without_unit] カードの示す部隊がいない星系
        [system_has_own_units] 自分の部隊がもっと多い星系
       *[other] 別の場所
    }です。
reason-no-unit-can-go = 動ける部隊のどれも、そこへは行けません。
reason-face-not-allowed = この効果の対象は別の面です。
reason-no-such-die = 選べるそのダイスはもうありません。
reason-shield-tokens-barred = このラウンド、盾トークンは得られません。
reason-nothing-to-gain = その惑星からは何も得られません。
reason-nothing-to-rally = そこには敗走した自分の部隊がいません。
reason-no-such-alternative = このカードの選択肢の数は{ $limit }で、0から数えます。
reason-alternative-impossible = その選択肢は、一部も実行できません。
reason-holds-no-asset = そのプレイヤーは資産トークンを持っていません。
reason-not-yourself = 他のプレイヤーを選びます。
reason-card-not-face-up = そのカードは表向きになっていません。
reason-order-not-offered = その強化では、この命令を選べません。
reason-token-not-in-play-area = そのトークンは手元にありません。
reason-stack-of-one = 1個だけのトークンは動かせません。
reason-top-or-bottom = トークンの行き先は、山の一番上（1）か一番下（0）です。
reason-same-structure = 建物は、まだそこにない別の種類に換えます。

## テーブルの設定

choice-profile = ルールセット
    .help = ルールの組み合わせです。下の設定はそれぞれ変えられます。
choice-profile-seed = 標準
choice-profile-print = 印刷版どおり
choice-faction-1 = プレイヤー1の勢力
    .help = 同じ勢力を選べるのは1人だけです。「おまかせ」は無作為に決まります。
choice-faction-1-any = おまかせ
choice-faction-1-space_marines = スペースマリーン
choice-faction-1-chaos = ケイオス・スペースマリーン
choice-faction-1-orks = オルク
choice-faction-1-eldar = エルダール
choice-faction-2 = プレイヤー2の勢力
    .help = 同じ勢力を選べるのは1人だけです。「おまかせ」は無作為に決まります。
choice-faction-2-any = おまかせ
choice-faction-2-space_marines = スペースマリーン
choice-faction-2-chaos = ケイオス・スペースマリーン
choice-faction-2-orks = オルク
choice-faction-2-eldar = エルダール
choice-faction-3 = プレイヤー3の勢力
    .help = 同じ勢力を選べるのは1人だけです。「おまかせ」は無作為に決まります。
choice-faction-3-any = おまかせ
choice-faction-3-space_marines = スペースマリーン
choice-faction-3-chaos = ケイオス・スペースマリーン
choice-faction-3-orks = オルク
choice-faction-3-eldar = エルダール
choice-faction-4 = プレイヤー4の勢力
    .help = 同じ勢力を選べるのは1人だけです。「おまかせ」は無作為に決まります。
choice-faction-4-any = おまかせ
choice-faction-4-space_marines = スペースマリーン
choice-faction-4-chaos = ケイオス・スペースマリーン
choice-faction-4-orks = オルク
choice-faction-4-eldar = エルダール
choice-objectives_per_tile = タイルごとの目標
    .help = 各タイルに相手ごとに1個ずつ置くか、全部で相手ごとに2個ずつ置くかを決めます。
choice-objectives_per_tile-one_per_opponent = 相手ごとに1個
choice-objectives_per_tile-print = 全部で相手ごとに2個
choice-win_rule = 勝利に必要な目標
    .help = 盤上の自分の目標すべてか、プレイヤーの人数と同じ数かを決めます。
choice-win_rule-all = すべて
choice-win_rule-n_players = 人数と同じ数
choice-card_icons_damage = 損害に数えるカードの記号
    .help = このラウンドのカードだけを数えるか、表向きのカードすべてを数えるかを決めます。
choice-card_icons_damage-current_card = このラウンドのカード
choice-card_icons_damage-all_faceup = 表向きのすべて
choice-order_upgrade = 命令の強化
    .help = 強化を命令トークンと入れ替えるか、盤の横に置いて使用後に裏返すかを決めます。
choice-order_upgrade-token_swap = トークンと交換
choice-order_upgrade-card_flip = 盤の横に置くカード
choice-reinforcement_deploy = 展開での増援トークン
    .help = 展開の命令で、増援トークンを無料の歩兵にできるかどうかを決めます。
choice-reinforcement_deploy-true = 無料の歩兵
choice-reinforcement_deploy-false = 戦闘でのみ
choice-scheme_public = 手札の計略
    .help = 持っている計略を全員が見られるかどうかを決めます。
choice-scheme_public-false = 非公開
choice-scheme_public-true = 公開
choice-advance_path = 地上の道
    .help = 先に動いた艦が、同じ命令の地上部隊の道を開くかどうかを決めます。
choice-advance_path-after_ships = 艦のあと
choice-advance_path-snapshot = 移動の前
choice-first_tile = 最初のタイル
    .help = 最初のタイルを盤の中央にしなければならないかどうかを決めます。
choice-first_tile-central = 中央
choice-first_tile-free = どこでも
choice-orbital_strike = 軌道攻撃
    .help = 戦闘にならない進軍のたびにできるか、強化があるときだけかを決めます。
choice-orbital_strike-any_advance = どの進軍でも
choice-orbital_strike-upgrade_only = 強化があるときだけ
choice-strategise_needs_unit = 強化の購入
    .help = 戦略の命令の星系に自分の部隊が必要かどうかを決めます。
choice-strategise_needs_unit-true = 部隊が必要
choice-strategise_needs_unit-false = 部隊は不要
choice-setup = 準備
    .help = 盤を一緒に作るか、釣り合いの取れた盤ですぐに始めるかを決めます。
choice-setup-free = 盤を作る
choice-setup-quick = すぐに始める

## 名前

faction-space_marines = スペースマリーン
faction-chaos = ケイオス・スペースマリーン
faction-orks = オルク
faction-eldar = エルダール
card-for_the_emperor = 皇帝のために
    .effect = 物資1を払い、ここのスカウト1体をスペースマリーンに、またはスペースマリーン1体をランドレイダーに無料で換えてよい。
    .effect-1 = ここのスカウト1体をスペースマリーンに換える。
    .effect-2 = ここのスペースマリーン1体をランドレイダーに換える。
card-taint_of_chaos = ケイオスの汚染
    .effect = ここのカルティスト1体を、隣の星系の味方または無所属の惑星へ移してよい。
card-ork_spores = オルクの胞子
    .effect = 地上部隊1つを買い、ここの味方の惑星に置いてよい。
card-webway_portal = ウェブウェイの門
    .effect = ここの惑星の部隊1つを、どこかの味方の惑星へ移してよい。
unit-scout = スカウト
unit-strike_cruiser = ストライククルーザー
unit-space_marine = スペースマリーン
unit-land_raider = ランドレイダー
unit-battle_barge = バトルバージ
unit-warlord_titan = ウォーロード・タイタン
unit-cultist = カルティスト
unit-iconoclast_destroyer = アイコノクラスト駆逐艦
unit-chaos_space_marine = ケイオス・スペースマリーン兵
unit-helbrute = ヘルブルート
unit-repulsive_grand_cruiser = リパルシブ大型巡洋艦
unit-chaos_reaver_titan = ケイオス・リーヴァータイタン
unit-ork_boyz = オルク・ボーイズ
unit-onslaught_attack_ship = オンスロート攻撃艦
unit-nob = ノブ
unit-battlewagon = バトルワゴン
unit-kill_kroozer = キルクルーザー
unit-gargant = ガルガント
unit-aspect_warrior = アスペクト・ウォリアー
unit-hellebore_frigate = ヘレボア・フリゲート
unit-wraithguard = レイスガード
unit-falcon = ファルコン
unit-void_stalker = ヴォイドストーカー
unit-warlock_battle_titan = ウォーロック・タイタン
unit-reinforcement = 増援
unit-bastion = 要塞
unit-city = 都市
unit-factory = 工場
structure-city = 都市
structure-factory = 工場
structure-bastion = 要塞
asset-forge = 鍛冶
asset-cache = 割引
asset-reinforcement = 増援
asset-joker = ワイルド
order-advance = 進軍
order-deploy = 展開
order-dominate = 支配
order-strategise = 戦略
die-offence = ボルター
die-defence = 盾
die-morale = アクィラ
die-roll = 振る
storm-across = 直進
storm-sideways = 横へ
storm-curve_right = 右に曲がる
storm-curve_left = 左に曲がる

## 惑星

fs-void = 宇宙 { $cell } { $corner }
fs-system = 星系{ $cell }
fs-edge-n = { $cell }の北側
fs-edge-w = { $cell }の西側
fs-edge-s = { $cell }の南側
fs-edge-e = { $cell }の東側
world-nicea = ニケア
world-smyrna = スミルナ
world-orb_theta_84 = オーブ・シータ84
world-pergoria = ペルゴリア
world-pergam = ペルガム
world-laodicea = ラオディケア
world-terndus = テルンドゥス
world-ferrincus = フェリンクス
world-azernikh = アゼルニク
world-lytheria = リセリア
world-phlegra = フレグラ
world-fornax = フォルナクス
world-onodin = オノディン
world-solanum = ソラヌム
world-halja = ハルヤ
world-savarga = サヴァルガ
world-thylin = シリン
world-xinghua = シンファ
world-broeskyr = ブロスキル
world-naraka = ナラカ
world-kaunas = カウナス
world-annieth = アニエス
world-lyreea = リレア
world-agharta = アガルタ
world-lilivara = リリヴァラ
world-remscheid = レムシャイト
world-gherall = ゲラル
world-nymaan = ニマーン
world-escinthia = エシンシア
world-squall = スコール
world-karyala = カリャラ
world-vault_of_st_ravinnusa = 聖ラヴィヌサの霊廟
world-iyanden_9a = イヤンデン
world-lycium = リキウム
world-rigal = リガル
world-iyanden_9b = イヤンデン
world-turaci = トゥラキ
world-illedrias = イレドリアス
world-argovia = アルゴヴィア
world-lemnos = レムノス
world-albrechts_hold = アルブレヒト砦
world-torcerus = トルケルス
world-gelsenkirchen = ゲルゼンキルヒェン
world-da_green_rock = ダ・グリーンロック
world-vimur = ヴィムル
world-tholopis = ソロピス
world-golgrim = ゴルグリム
world-niekoe = ニエコ
world-noatun = ノアトゥン
world-venefirous = ヴェネフィロス
world-purge = パージ
world-saronne = サロン
world-lux = ルクス
world-niburu = ニブル

## 戦闘カード

card-ambush = 待ち伏せ
    .general = ボルタートークン2個。
    .unit = このラウンドに敗走した敵部隊は、持ち主がアクィラのダイス1個を払わなければ壊滅する。
card-blessed_power_armour = 祝福された装甲
    .general = 盾トークン2個。
    .unit = 自分のダイスを2個まで盾に変える。
card-faith_in_the_emperor = 皇帝への信仰
    .general = ダイスをもう1個振る。
    .unit = 自分の部隊1つを立て直すか、アクィラのダイス1個を得る。
    .unit-1 = 自分の部隊1つを立て直す。
    .unit-2 = アクィラのダイス1個を得る。
card-fury_of_the_ultramar = ウルトラマールの怒り
    .general = 相手は盾のダイス1個を振り直す。その後、自分の盾のダイス1個を振り直してよい。
    .unit = 相手は盾のダイス1個か盾トークン2個を失う。選ぶのは自分。
    .unit-1 = 相手は盾のダイス1個を失う。
    .unit-2 = 相手は盾トークン2個を失う。
card-reconnaissance = 偵察
    .general = 攻撃側なら相手の伏せたカードを見る。その後、ボルタートークン2個、または盾トークン2個。
    .general-1 = ボルタートークン2個。
    .general-2 = 盾トークン2個。
    .unit = アクィラのダイス1個を払い、自分の部隊1つを退却させてよい。
card-drop_pod_assault = 降下ポッド強襲
    .general = ダイスをもう1個振る。
    .unit = アクィラのダイス1個を払い、どこかの惑星のスカウトかスペースマリーン1体をここへ呼んでよい。
card-glory_and_death = 栄光と死
    .general = ボルタートークン2個。攻撃側なら自分の部隊1つを立て直す。
    .unit = 相手は盾のダイス1個かアクィラのダイス1個を失う。選ぶのは自分。
    .unit-1 = 相手は盾のダイス1個を失う。
    .unit-2 = 相手はアクィラのダイス1個を失う。
card-hold_the_line = 戦線維持
    .general = 盾トークン2個。防御側なら自分の部隊1つを立て直す。
    .unit = 盾かアクィラのダイス1個を得る。
    .unit-1 = 盾のダイス1個を得る。
    .unit-2 = アクィラのダイス1個を得る。
card-veteran_scouts = 歴戦のスカウト
    .general = 自分のアクィラのダイス1個につき、ボルターか盾のトークン1個。
    .unit = アクィラのダイスを好きなだけ払い、1個につき自分の部隊1つを退却させてよい。
card-armoured_advance = 装甲前進
    .general = ダイスをもう1個振る。
    .unit = このラウンド、トークンも含めて損害の手順をもう一度行う。
card-break_the_line = 戦線突破
    .general = 自分のアクィラのダイスを3個までボルターか盾に変える。
    .unit = 相手は表向きのカード1枚を捨てる。
card-show_no_fear = 恐れを見せるな
    .general = このラウンド、自分の部隊は敗走しない。
    .unit = アクィラのダイス1個を払い、自分の部隊すべてを立て直してよい。
card-emperors_glory = 皇帝の栄光
    .general = ダイスをもう2個振る。
    .unit = 自分の部隊すべてを立て直し、自分のダイスを好きなだけアクィラに変える。
card-emperors_might = 皇帝の力
    .general = ダイスをもう2個振る。
    .unit = ボルターのダイスを好きなだけ払い、1個につきボルタートークン2個を得てよい。
card-dark_faith = 闇の信仰
    .general = アクィラのダイス1個を得る。
    .unit = アクィラのダイスが相手より多ければ、この星系の別の味方か無所属の惑星にカルティスト1体を無料で置く。
card-foul_worship = 穢れた崇拝
    .general = ダイスをもう1個振る。
    .unit = 相手に敗走した部隊がいれば、敗走していない自分のカルティストとアイコノクラスト駆逐艦1つにつき盾トークン1個。
card-impure_zeal = 不浄の熱狂
    .general = アクィラのダイスが相手より多ければ、自分の部隊1つを立て直す。
    .unit = 敗走していない自分のカルティストとアイコノクラスト駆逐艦1つにつきボルタートークン1個。相手が自分の部隊1つを敗走させれば無効。
card-khornes_rage = コーンの憤怒
    .general = ボルターのダイス1個を払い、ボルタートークン3個を得てよい。
    .unit = 相手は、盾のダイス1個を払わない限り、自分の部隊1つを敗走させる。
card-lure_of_chaos = ケイオスの誘惑
    .general = 相手は自分の部隊1つを敗走させてダイスをもう1個振ってよい。しなければ、ここにカルティストかアイコノクラスト駆逐艦1つを無料で置く。
    .unit = ボルタートークン2個、または盾トークン2個。
    .unit-1 = ボルタートークン2個。
    .unit-2 = 盾トークン2個。
card-mark_of_khorne = コーンの刻印
    .general = ボルターかアクィラのダイス1個を払い、ボルタートークン3個を得てよい。
    .unit = 相手は盾のダイス1個を払わない限り、敗走した自分の部隊1つを壊滅させる。
card-mark_of_nurgle = ナーグルの刻印
    .general = 盾かアクィラのダイス1個を払い、盾トークン3個を得てよい。
    .unit = 盾トークン2個。相手が敗走した自分の部隊1つを壊滅させれば無効。
card-mark_of_slaanesh = スラーネッシュの刻印
    .general = ダイスをもう1個振る。アクィラのダイスが相手より多ければ、相手は自分の部隊1つを敗走させる。
    .unit = 相手に敗走した部隊がいれば、この惑星にカルティスト1体を無料で置く。
card-mark_of_tzeentch = ティーンチの刻印
    .general = アクィラのダイス1個を得る。アクィラのダイスが相手より多ければ、ここのカルティスト1体をケイオス・スペースマリーン兵に無料で換える。
    .unit = 自分のアクィラのダイスを2個までボルターか盾に変える。
card-chaos_united = ケイオス団結
    .general = 相手は自分の部隊1つを敗走させてよい。しなければ、好きな面のダイス1個を得る。
    .unit = どこかの惑星の自分の部隊1つをここへ移す。レベルはこの星系の自分のカルティストの数まで。
card-daemonic_resilience = 悪魔の耐久
    .general = 盾かアクィラのダイス1個を得る。
    .general-1 = 盾のダイス1個を得る。
    .general-2 = アクィラのダイス1個を得る。
    .unit = 盾トークン4個。相手が自分の部隊1つを壊滅させれば無効。
card-inhuman_strength = 人ならぬ力
    .general = ボルターかアクィラのダイス1個を得る。
    .general-1 = ボルターのダイス1個を得る。
    .general-2 = アクィラのダイス1個を得る。
    .unit = ここの自分の部隊1つを壊滅させ、ボルタートークン4個を得てよい。
card-chaos_victorious = 勝利のケイオス
    .general = ダイスをもう2個振る。アクィラのダイスが相手より多ければ、相手のレベル0の部隊すべてを敗走させる。
    .unit = 好きな敵部隊1つを敗走させる。
card-death_and_despair = 死と絶望
    .general = ボルターのダイス2個か、アクィラのダイス2個を得る。その後アクィラのダイスを好きなだけ払い、1個につきここのどちらかの側のレベル0の部隊1つを壊滅させてよい。
    .general-1 = ボルターのダイス2個を得る。
    .general-2 = アクィラのダイス2個を得る。
    .unit = アクィラのダイスが相手より多ければ、敗走した敵部隊1つを選んで壊滅させる。
card-ard_boyz = アードボーイズ
    .general = 自分のボルターのダイスをすべて振り直す。
    .unit = 敗走していないオルク・ボーイズ1体につき、相手はボルターのダイス1個を振り直す。
card-gretchin = グレッチン
    .general = ボルターと盾のトークン1個ずつ。自分が選んだ相手のダイス1個を、相手は振り直す。
    .unit = 自分のオンスロート攻撃艦1隻を壊滅させてよい。そうすれば、相手は自分の部隊1つを壊滅させる。
card-mek_boyz = メックボーイズ
    .general = ダイスをもう1個振る。
    .unit = 相手の戦闘デッキの一番上を捨て、その記号をこのラウンド自分のものとして数える。
card-shoota_boyz = シュータボーイズ
    .general = 自分の盾のダイスをすべて振り直す。
    .unit = 敗走していないオルク・ボーイズ1体につき、相手は盾のダイス1個を振り直す。
card-slugga_boyz = スラッガボーイズ
    .general = 両者はアクィラのダイスをすべて振り直す。
    .unit = 自分の部隊1つを立て直す。
card-biker_nobz = バイカーノブズ
    .general = 相手はボルターのダイスをすべて振り直す。
    .unit = ボルタートークン1個。
card-mega_nobz = メガノブズ
    .general = 相手は盾のダイスをすべて振り直す。
    .unit = 盾トークン1個。
card-sea_of_green = 緑の海
    .general = ここに増援トークン1個を無料で置く。敗走していない部隊が相手より多ければ、相手はアクィラのダイス1個を払わない限り自分の部隊1つを敗走させる。
card-waaagh = ワアアアグ！
    .general = 自分の部隊1つを立て直す。
    .unit = 敗走していないオルク・ボーイズとオンスロート攻撃艦1つにつきボルタートークン1個。
card-party_wagon = パーティーワゴン
    .general = ここに増援トークン1個を無料で置く。
    .unit = 敗走していない部隊が相手より多ければ、ボルターと盾のトークン2個ずつ。
card-rokkit_wagon = ロキットワゴン
    .unit = ボルタートークン3個。相手は自分の部隊1つを退却させてよい。
card-weirdboyz = ウィアードボーイズ
    .general = 両者はダイスをすべて振り直す。
    .unit = この戦闘の間、相手が戦闘トークンを得るたびに自分も同じものを得る。
card-smasher_gargant = スマッシャー・ガルガント
    .unit = 敵部隊1つを選ぶ。持ち主がそのレベルと同じ数のダイスを払わなければ壊滅する。
card-snapper_gargant = スナッパー・ガルガント
    .unit = 相手の表向きのカード1枚を選んで捨てる。
card-command_of_the_autarch = オータークの号令
    .general = 自分の部隊1つを立て直すか、アクィラのダイス1個を得る。その後、手札をもう1枚、記号だけのために出す。
    .general-1 = 自分の部隊1つを立て直す。
    .general-2 = アクィラのダイス1個を得る。
card-hit_and_run = 一撃離脱
    .general = ボルタートークン2個。
    .unit = アクィラのダイス1個を払い、自分の部隊1つを隣の味方か無所属の領域へ動かしてよい。
card-howling_banshees = ハウリングバンシー
    .general = ダイスをもう1個振る。
    .unit = アクィラのダイス1個を払ってよい。払えば、相手は自分の部隊1つを敗走させる。
card-ranger_support = レンジャーの支援
    .general = 攻撃側：ボルターと盾のトークン1個ずつ。防御側：自分の部隊1つを退却させてよい。
card-striking_scorpions = ストライキングスコーピオン
    .general = ダイスをもう1個振る。
    .unit = 相手は自分で選んだダイス1個を失う。
card-fire_dragons_vengeance = 火竜の復讐
    .general = 攻撃側なら、このラウンド相手は盾トークンを得られない。
    .unit = 盾トークン2個。
card-swooping_hawks = スウーピングホーク
    .general = 防御側なら、相手はボルタートークン3個を失う。
    .unit = アクィラのダイス1個を払い、ボルタートークン2個を得てよい。
card-wraithguard_advance = レイスガードの前進
    .general = ダイスをもう1個振るか、アクィラのダイス1個を得る。その後、盾のダイスを2個までボルターに変える。
    .general-1 = ダイスをもう1個振る。
    .general-2 = アクィラのダイス1個を得る。
    .unit = 相手はアクィラのダイス1個を払わない限り、自分の部隊1つを敗走させる。
card-wraithguard_support = レイスガードの支援
    .general = ダイスをもう1個振るか、アクィラのダイス1個を得る。その後、ボルターのダイスを2個まで盾に変える。
    .general-1 = ダイスをもう1個振る。
    .general-2 = アクィラのダイス1個を得る。
    .unit = アクィラのダイス1個を払い、自分の部隊1つを立て直してよい。
card-fire_prism = ファイアプリズム
    .general = 自分のアクィラのダイスを好きなだけボルターに変える。
    .unit = 攻撃側：ボルタートークン2個。防御側：相手は盾トークン5個を失う。
card-spiritseers_guidance = 霊視者の導き
    .general = アクィラのダイス1個を得る。自分の部隊1つを敗走させてよい。そうすればこのラウンド、両者の部隊は損害を受けない。
card-wave_serpent = ウェーブサーペント
    .general = ダイスをもう1個振る。盾トークン3個。相手がアクィラのダイス1個を払えば無効。
    .unit = アクィラのダイス1個を払い、レベル0と1の部隊を好きなだけ隣の領域1つへ動かしてよい。この後に別の戦闘が起こることもある。
card-holofield_emitter = ホロフィールド発生器
    .general = ダイスをもう1個振り、戦闘カード1枚を引く。
    .unit = 手札をもう1枚、記号だけのために出す。
card-psychic_lance = サイキックランス
    .general = ダイスをもう1個振る。相手は手札から無作為に1枚を捨てる。
    .unit = ボルタートークン4個。相手が表向きのカード1枚を捨てさせれば無効。

## 命令の強化

card-crusade = 聖戦
    .effect = 味方の惑星がない星系でこの命令が戦闘を起こしたら、増援トークン1個を得る。
card-direct_the_faithful = 信徒を導け
    .effect = 公開したとき、ここの自分の建物1つを別の種類に換えてよい。
card-recruitment_worlds = 徴募の惑星
    .effect = この命令で、ここの自分の要塞を工場として扱ってよい。展開の上限は要塞1つにつき1減る。
card-rain_of_fire = 火の雨
    .effect = この軌道攻撃で、ダイスをもう1個振る。アクィラのダイス1個をボルターに変えてよい。
card-drop_pods = 降下ポッド
    .effect = 要塞はこの軌道攻撃を妨げない。盾のダイス2個を払い、攻撃した惑星にスペースマリーン1体を無料で置いてよい。戦闘が続くこともある。
card-from_the_warp = ワープより
    .effect = この命令の間、自分の艦は嵐を越えてよい。
card-favour_of_the_dark_gods = 暗黒神の寵愛
    .effect = 公開したとき、手元の命令トークン2個を自分のイベントデッキに置いてよい。
card-dread_ritual = 恐怖の儀式
    .effect = この命令の後、レベル2以下の部隊1つを、ここのカルティスト1体につき1安く買い、ここの味方の領域に置いてよい。
card-fear_from_above = 天よりの恐怖
    .effect = この軌道攻撃で、ダイスをもう1個振る。アクィラのダイス1個を払えば、損害を受けた部隊はすべて敗走する。
card-complete_destruction = 完全破壊
    .effect = 要塞はこの軌道攻撃を妨げない。盾のダイス2個を払えば、相手はその惑星の自分の部隊1つを壊滅させるか、建物1つを壊す。
    .effect-1 = その惑星の自分の部隊1つを壊滅させる。
    .effect-2 = その惑星の自分の建物1つを壊す。
card-ork_roks = オルクロック
    .effect = 自分の部隊2つまでが、無所属の宇宙1つを味方のように通ってよい。
card-the_green_tide = 緑の潮流
    .effect = 公開したとき、進軍、支配、展開のどれかとして解決してよい。
card-werk_fasta = とっとと働け！
    .effect = 部隊より先に建物を買ってよい。
card-lootin = ぶんどり！
    .effect = この軌道攻撃で、ダイスをもう1個振る。好きなダイス1個を払えば、物資1を得て、相手は1失う。
card-stealin = かっぱらい！
    .effect = 要塞はこの軌道攻撃を妨げない。アクィラのダイス1個を払えば、相手の資産トークン1個を奪う。
card-corsair_raid = コルセアの襲撃
    .effect = この命令で戦闘をした後、ここで軌道攻撃1回を行ってよい。
card-farseers = ファーシーア
    .effect = この命令は、星系に自分の部隊がいなくても行える。
card-wraithbone_singers = レイスボーンの歌い手
    .effect = この命令の建物は、別の種類の建物が1つだけある味方の惑星にも建てられる。
card-tactical_strikes = 戦術攻撃
    .effect = この軌道攻撃で、ダイスをもう1個振る。アクィラのダイス1個を払えば、最初に損害を受ける敵部隊を選ぶ。
card-strafing_run = 機銃掃射
    .effect = 要塞はこの軌道攻撃を妨げない。盾のダイス2個を払えば、ここの自分の艦を好きなだけ、隣の星系の味方か無所属の宇宙1つへ動かす。

## イベント

card-adeptus_mechanicus = アデプトゥス・メカニカス
    .effect = 損害の前に、盾トークン2個と、持っている鍛冶トークン1個につき1個を得る。
card-unwavering_resolve = 揺るがぬ決意
    .effect = 命令を公開する代わりに、星系1つの自分の部隊すべてを立て直す。
card-emperors_champion = 皇帝の勇者
    .effect = 損害の前に、この戦闘の自分の部隊1つを立て直す。
card-exterminatus = エクスターミナトゥス
    .effect = 軌道攻撃の前に使う。そこで振るダイスはすべてボルターになる。
card-rites_of_battle = 戦いの儀
    .effect = 命令の強化1つを、要塞のある味方の惑星1つにつき1安く買う。
card-heroic_intervention = 英雄的介入
    .effect = 建物のある味方の惑星にスペースマリーン1体、または味方の惑星にスカウト1体を無料で置く。
    .effect-1 = 建物のある味方の惑星にスペースマリーン1体を無料で置く。
    .effect-2 = 味方の惑星にスカウト1体を無料で置く。
card-work_of_the_righteous = 正しき者の務め
    .effect = 味方の惑星1つを選び、その惑星の資産か、その惑星の値と同じ数の物資を得る。
    .effect-1 = 味方の惑星1つの資産を得る。
    .effect-2 = 味方の惑星1つの値と同じ数の物資を得る。
card-the_emperor_protects = 皇帝が守りたもう
    .effect = 建物のない味方の惑星に要塞1つを無料で置く。または物資2を払い、要塞のない味方の惑星に置く。
    .effect-1 = 建物のない味方の惑星に要塞1つを無料で置く。
    .effect-2 = 物資2を払い、要塞のない味方の惑星に要塞1つを置く。
card-blight_of_nurgle = ナーグルの疫病
    .effect = 命令を公開する代わりに、自分の部隊がいる星系の敵部隊1つを敗走させる。
card-prayer_to_the_dark_gods = 暗黒神への祈り
    .effect = 他のプレイヤーが嵐を動かすとき、それを取り消し、同じ嵐を8本の矢印のどれかに沿って動かす。
card-seduced_by_chaos = ケイオスの魅惑
    .effect = 自分の戦闘の損害の後、好きな敵部隊1つを敗走させる。
card-through_the_warp = ワープを抜けて
    .effect = 進軍の命令で、自分の部隊は嵐を越えてよい。戦闘になれば、その初めにアクィラのダイス1個を得る。
card-spoils_of_war = 戦利品
    .effect = 鍛冶トークン1個と増援トークン1個を得る。
card-incantation_of_tzeentch = ティーンチの呪文
    .effect = イベント3枚を引いて1枚を使い、残りを戻す。
card-prophets_and_signs = 預言者と兆し
    .effect = カルティストのいない星系の味方の惑星1つにカルティスト2体、または味方の惑星に1体を無料で置く。
    .effect-1 = カルティストのいない星系の味方の惑星1つにカルティスト2体を無料で置く。
    .effect-2 = 味方の惑星にカルティスト1体を無料で置く。
card-touched_by_the_warp = ワープに触れし者
    .effect = 自分のカルティスト1体を壊滅させ、その星系の辺の嵐の数以下のレベルの強化1つを無料で得る。
card-teer_it_down = ぶっこわせ！
    .effect = 自分の戦闘の損害の後、その惑星の建物1つを壊す。
card-warboss = ウォーボス
    .effect = 部隊を買うとき、持っている増援トークン1個につき1安くなる。
card-gitz_dem = やっちまえ！
    .effect = 自分の戦闘で敵部隊が敗走したとき、それを壊滅させる。
card-mob_up = 群れろ！
    .effect = 命令を公開する代わりに、自分の部隊が2つ以上いる星系を選び、そこで進軍を行う。
card-lootin_n_stealin = 略奪と盗み
    .effect = 物資2を得て、プレイヤー1人を選ぶ。その人は自分で選んだ資産トークン1個を失う。
card-letz_get_fightin = さあケンカだ
    .effect = ノブのいる味方の惑星にオルク・ボーイズ2体、または味方の惑星に1体を無料で置く。
    .effect-1 = ノブのいる味方の惑星にオルク・ボーイズ2体を無料で置く。
    .effect-2 = 味方の惑星にオルク・ボーイズ1体を無料で置く。
card-how_we_getz_here = どうやって来た？
    .effect = どこかの惑星の自分の部隊1つを、どこかの無所属の惑星へ移す。
card-moar_boyz = もっとボーイズ！
    .effect = 増援トークン2個を得る。
card-farsight = 遠視
    .effect = 損害の前に、この戦闘の自分の部隊すべてを別の味方の領域1つへ移す。
card-warp_gate = ワープゲート
    .effect = 命令を公開する代わりに、領域1つの自分の部隊を好きなだけ、味方か無所属の領域1つへ移す。
card-outmanoeuvre = 出し抜き
    .effect = 計画の終わりに、自分の命令トークン1個をその山の一番上か一番下に置く。
card-vicious_raids = 苛烈な襲撃
    .effect = 自分の軌道攻撃中に、好きなだけダイスを振り直し、好きな面のダイス1個を得る。
card-path_of_the_warrior = 戦士の道
    .effect = 戦闘の強化1つを、都市のある味方の惑星1つにつき1安く買う。
card-outcasts_returned = 追放者の帰還
    .effect = 無所属の宇宙にヘレボア・フリゲート1隻を無料で置く。または宇宙にいる自分のヘレボア・フリゲート1隻を、無所属の宇宙へ移す。
    .effect-1 = 無所属の宇宙にヘレボア・フリゲート1隻を無料で置く。
    .effect-2 = 宇宙にいる自分のヘレボア・フリゲート1隻を、無所属の宇宙へ移す。
card-exodite_colony = エクソダイトの植民地
    .effect = 物資1を払い、建物も自分の目標もない味方か無所属の惑星に都市1つを置く。
card-legacy_of_vaul = ヴァウルの遺産
    .effect = 鍛冶トークン2個を得る。

## 選択肢

fs-option-lay =
    { $turn ->
        [0] タイル{ $tile }を{ $cell }に置く
       *[other] タイル{ $tile }を{ $cell }に置く（90°回転×{ $turn }）
    }
fs-option-objective = { $rival }の目標を{ $area }に
fs-option-place = { $unit }を{ $area }に置く
fs-option-edge = { $edge }に嵐
fs-option-order = { $order }を{ $system }に
fs-option-reveal = { $system }のトークンを公開
fs-option-resolve = 命令を解決する
fs-option-discard = 捨ててイベントにする
fs-option-scheme = 「{ $card }」を使う
fs-option-pass = パス
fs-option-done = 終える
fs-option-use = 使う
fs-option-avoid = 避ける
fs-option-refuse = そのまま受ける
fs-answer-dice-offence = ボルターのダイス{ $count }個を払う
fs-answer-dice-defence = 盾のダイス{ $count }個を払う
fs-answer-dice-morale = アクィラのダイス{ $count }個を払う
fs-answer-dice-offence-morale = ボルターかアクィラのダイス{ $count }個を払う
fs-answer-dice-defence-morale = 盾かアクィラのダイス{ $count }個を払う
fs-answer-dice-any = 好きなダイス{ $count }個を払う
fs-answer-materiel = 物資{ $count }を払う
fs-answer-destroy = 自分の部隊1つを壊滅させる
fs-answer-destroy-routed = 敗走した自分の部隊1つを壊滅させる
fs-answer-rout = 自分の部隊1つを敗走させる
fs-answer-discard = 自分の表向きのカード1枚を捨てさせる
fs-answer-tokens-offence = 相手がボルタートークン{ $count }個を得る
fs-answer-tokens-defence = 相手が盾トークン{ $count }個を得る
fs-answer-unit = 相手が部隊1つを無料で置く
fs-answer-die = 相手が好きな面のダイス1個を得る
fs-option-stay = よそからは呼ばない
fs-option-source = { $system }から呼ぶ
fs-option-ship = { $unit }：{ $from }から{ $to }へ
fs-option-march = { $unit }：{ $from }から{ $to }へ
fs-option-retreat = { $area }へ退却
fs-option-commit =
    { $count ->
        [0] 増援トークンを出さない
       *[other] 増援トークンを{ $count }個出す
    }
fs-option-card = 「{ $card }」を出す
fs-option-hit = 損害を受ける部隊：{ $unit }
fs-option-remove = { $area }の{ $unit }を取り除く
fs-option-keep = { $structure }を残す
fs-option-buy = { $unit }を買って{ $area }に
fs-option-free = 無料の歩兵を{ $area }に
fs-option-build = { $structure }を{ $area }に建てる
fs-option-asset = { $asset }を取る
fs-option-upgrade = 命令の強化「{ $card }」
fs-option-flip = 「{ $card }」を使う
fs-option-title = 戦闘カード「{ $card }」（「{ $dropped }」と交換）
fs-option-event = 「{ $card }」を選ぶ
fs-option-storm = 嵐を{ $from }から{ $to }へ
fs-option-strike = { $from }から{ $to }を攻撃
fs-option-unit = { $area }の{ $unit }
fs-option-die = ダイス：{ $face }
fs-option-turn = { $face }を{ $to }に変える
fs-option-face = { $face }
fs-option-area = { $area }
fs-option-system = { $system }
fs-option-choose = 選択肢{ $number }
fs-option-seat = { $rival }
fs-option-played = 表向きのカード「{ $card }」
fs-option-rebuild = { $area }の{ $structure }を{ $into }に
fs-option-raze = { $area }の{ $structure }を壊す
fs-option-type = { $order }として
fs-option-token = トークン：{ $order }
fs-option-restack = { $system }の{ $position }番目のトークン
fs-option-auto = 自動でパスする

## ヒント：命令を置く前や解決する前に知っておくこと

fs-hint-advance = 今のままでは、この命令では何も起きません。ここへ動ける部隊も、軌道攻撃の目標もありません。
fs-hint-deploy = 今のままでは、この命令では何も起きません。部隊を買うにはここに自分の工場が、建物を買うには建物のない味方の惑星が必要で、どちらにも物資がかかります。
fs-hint-dominate = 今のままでは、この命令では何も起きません。ここの味方の惑星から得られるトークンはなく、勢力の能力も使えません。
fs-hint-strategise = 今のままでは、この命令で得られるのはせいぜいイベントカードです。ここで買える強化がありません。

## 質問

fs-prompt-faction = 勢力を決めています。
fs-prompt-first-player = スタートプレイヤーを決めています。
fs-prompt-tiles = タイルを配っています。
fs-prompt-board = 盤を決めています。
fs-prompt-lay = タイルを1枚置いてください。
    .help = タイルを選ぶと、置ける場所が光ります。
fs-prompt-objectives = 相手の目標を、印のある惑星に置いてください。
fs-prompt-forces = このタイルに初期コマを置いてください。
fs-prompt-storm = 空いている辺に嵐を置いてください。
fs-prompt-plan = 命令を伏せて置いてください。星系と命令を選びます。
    .help = 後から置いたものが上になり、先に公開されます。
fs-prompt-operate = 一番上にある自分のトークンを1個公開してください。
fs-prompt-resolve = この命令を解決しますか、捨ててイベントにしますか？
    .help = 捨てた命令は何も起こしませんが、ラウンドの終わりに引くイベントカードが1枚増えます。
fs-prompt-source = どの隣の星系から部隊を呼びますか？
    .help = 地上部隊には、味方の惑星か、自分の艦がいる宇宙を通る道が必要です。
fs-prompt-ships = まず艦を動かしてください。
fs-prompt-ground = 次に地上部隊を動かしてください。
fs-prompt-commit = 増援トークンを何個戦闘に出しますか？
fs-prompt-cards = 戦闘カードを引いています。
fs-prompt-card = 戦闘カードを選んで伏せてください。
fs-prompt-dice = ダイスを振っています。
fs-prompt-effect = カードを解決してください。
fs-prompt-save = 払って部隊を救いますか、壊滅させますか？
fs-prompt-damage = 損害を受ける部隊を選んでください。敗走していない部隊が先です。
fs-prompt-retreat = 部隊をどこへ退却させますか？
fs-prompt-strike = 軌道攻撃を行いますか？
fs-prompt-keep = 支配トークンが足りません。どの建物を残しますか？
fs-prompt-capacity = 部隊が多すぎます。余りを取り除いてください。
fs-prompt-deploy = 部隊を買ってください。
fs-prompt-build = 建物を1つ建てますか？
fs-prompt-joker = ワイルド：資産を選んでください。
fs-prompt-strategise = 命令の強化と戦闘カードを買えます。
fs-prompt-upgrade = この命令で「{ $card }」を使いますか？
fs-prompt-next-upgrade = 次にどの強化を使いますか？
fs-prompt-events = イベントを引いています。
fs-prompt-event = イベントを1枚選んでください。
fs-prompt-tactic = 戦術「{ $card }」を使いますか？
fs-prompt-move-storm = カードの記号に従って嵐を1つ動かしてください。
fs-prompt-window = 今、計略を使えます。
fs-prompt-rob = 資産トークンを失うプレイヤーを選んでください。
fs-prompt-give = 自分の資産トークンを1個手放してください。
fs-prompt-discard = カードを捨てています。
fs-prompt-over = ゲーム終了です。

## ボタン

fs-control-done = 終える
fs-control-done-ships = 艦はここまで
fs-control-done-strike = 攻撃しない
fs-control-done-may = 使わない
fs-control-done-upgrade = 使わない
fs-control-done-tactic = 使わない
fs-control-done-next-upgrade = 強化はここまで
fs-control-pass = パス
fs-control-use = 使う
fs-control-avoid = 避ける
fs-control-refuse = 受ける
fs-control-stay = 呼ばない
fs-control-resolve = 解決する
fs-control-discard = 捨てる

## カードの手順

fs-step-if = 条件
fs-step-may = これを使いますか？
fs-step-choose = 選択肢を1つ選んでください。
fs-step-unless = 避けますか、そのまま受けますか？
fs-step-later = 後の効果
fs-step-gain_tokens = 戦闘トークンを選んでください。
fs-step-lose_tokens = トークンを失います。
fs-step-gain_dice = 新しいダイスの面を選んでください。
fs-step-lose_dice = 失うダイスを選んでください。
fs-step-reroll = 振り直すダイスを選んでください。
fs-step-convert = ダイスを変えてください。
fs-step-rally = 立て直す部隊を選んでください。
fs-step-rout = 敗走させる部隊を選んでください。
fs-step-destroy_unit = 壊滅させる部隊を選んでください。
fs-step-retreat = 退却する部隊を選んでください。
fs-step-place_unit = 部隊を置く場所を選んでください。
fs-step-replace_unit = 交換する部隊を選んでください。
fs-step-move_units = 部隊を動かします。まず行き先を選んでください。
fs-step-take_units = 部隊を移します。まず行き先を選んでください。
fs-step-place_structure = 建物を置く惑星を選んでください。
fs-step-replace_structure = 交換する建物を選んでください。
fs-step-destroy_structure = 壊す建物を選んでください。
fs-step-peek = カードを見る
fs-step-draw_card = カードを引きます。
fs-step-discard_card = 捨てる表向きのカードを選んでください。
fs-step-play_card = 記号だけのために出すカードをもう1枚選んでください。
fs-step-gain_asset = 資産を得ます。
fs-step-lose_asset = 資産を失います。
fs-step-steal_asset = 奪う資産を選んでください。
fs-step-gain_world_assets = 資産を得る惑星を選んでください。
fs-step-gain_world_materiel = 物資を得る惑星を選んでください。
fs-step-gain_materiel = 物資を得ます。
fs-step-lose_materiel = 物資を払います。
fs-step-buy_unit = 部隊を買いますか？
fs-step-buy_upgrade = 強化を買いますか？
fs-step-gain_upgrade = 強化を得てください。
fs-step-price_change = 価格が変わります。
fs-step-orbital_strike = 追加の軌道攻撃
fs-step-first_target = 最初に損害を受ける部隊を選んでください。
fs-step-resolve_order = 命令を行う星系を選んでください。
fs-step-treat_order_as = どの命令として解決しますか？
fs-step-tokens_to_event_deck = イベントデッキに置く命令トークンを選んでください。
fs-step-reorder_stack = トークンと置く位置を選んでください。
fs-step-draw_events = イベントを1枚選んでください。
fs-step-cancel_storm_move = 移動は取り消されます。
fs-step-move_storm = 嵐の行き先を選んでください。
fs-step-rule = ルールが変わります。

## 記録

fs-event-faction-dealt = { $seat }は{ $faction }です。
fs-event-first-player = スタートプレイヤーは{ $seat }です。
fs-event-tile-laid = { $seat }がタイルを置きました。
fs-event-objective-placed = { $seat }が{ $rival }の目標を{ $area }に置きました。
fs-event-units-placed =
    { $count ->
        [1] { $seat }が{ $area }に{ $kind }を置きました。
       *[other] { $seat }が{ $area }に{ $kind }×{ $count }を置きました。
    }
fs-event-structure-placed = { $seat }が{ $area }に{ $structure }を置きました。
fs-event-pieces-lost = { $seat }の初期コマ{ $count }個は置き場がありません。
fs-event-storm-placed = { $seat }が{ $edge }に嵐を置きました。
fs-event-round-began = 第{ $count }ラウンドの開始です。スタートプレイヤーは{ $seat }です。
fs-event-order-laid = { $seat }が{ $system }に命令を置きました。
fs-event-passed = { $seat }は一番上にトークンがなくパスです。
fs-event-order-revealed = { $seat }が{ $system }で{ $order }を公開しました。
fs-event-order-discarded = { $seat }が{ $order }を捨ててイベントにしました。
fs-event-order-resolved = { $seat }が{ $order }を解決します。
fs-event-order-changed = この命令は{ $order }になります。
fs-event-token-to-deck = { $seat }が{ $order }をイベントデッキに置きました。
fs-event-stack-changed = { $seat }が{ $system }の山の順を変えました。
fs-event-unit-moved = { $seat }：{ $kind }が{ $from }から{ $to }へ。
fs-event-combat-began = { $seat }が{ $area }で{ $rival }を攻撃します。
fs-event-dice-rolled = { $seat }がダイスを振りました。
fs-event-dice-rerolled = { $seat }がダイスを振り直します。
fs-event-dice-gained = { $seat }がダイスを{ $count }個得ました：{ $face }。
fs-event-die-lost = { $seat }がダイスを失いました：{ $face }。
fs-event-die-turned = { $seat }がダイスを変えました：{ $face }から{ $to }。
fs-event-tokens-gained = { $seat }が戦闘トークンを{ $count }個得ました：{ $face }。
fs-event-tokens-lost = { $seat }が戦闘トークンを{ $count }個失いました：{ $face }。
fs-event-cards-drawn = { $seat }が戦闘カードを{ $count }枚引きました。
fs-event-tokens-committed =
    { $count ->
        [0] { $seat }は増援トークンを出しませんでした。
       *[other] { $seat }が増援トークンを{ $count }個出しました。
    }
fs-event-card-laid = { $seat }がカードを伏せました。
fs-event-card-revealed = { $seat }が「{ $card }」を公開しました。
fs-event-card-added = { $seat }が記号のために「{ $card }」を加えました。
fs-event-card-discarded = { $seat }の「{ $card }」が捨てられました。
fs-event-card-peeked = { $seat }が相手の伏せたカードを見ました。
fs-event-damage-dealt =
    { $count ->
        [0] { $seat }は損害を受けませんでした。
       *[other] { $seat }が{ $count }の損害を受けました。
    }
fs-event-unit-destroyed = { $area }の{ $seat }の{ $kind }が壊滅しました。
fs-event-unit-routed = { $area }の{ $seat }の{ $kind }が敗走しました。
fs-event-unit-rallied = { $area }の{ $seat }の{ $kind }が立ち直りました。
fs-event-unit-replaced = { $seat }が{ $area }の{ $kind }を交換しました。
fs-event-morale-compared = 士気：{ $seat }が{ $attack }、{ $rival }が{ $defence }。
fs-event-combat-ended =
    { $reason ->
        [morale] { $seat }が士気で上回り、{ $area }の戦闘に勝ちました。
        [gone] { $seat }が{ $area }の戦闘に勝ちました。そこに{ $rival }のコマは残っていません。
        [routed] { $area }には{ $rival }の敗走した部隊しかおらず、{ $seat }が戦わずに勝ちました。
       *[nobody] { $area }に誰も残らず、戦闘に勝者はいません。
    }{ $fate ->
        [retreated] { $rival }は{ $to }へ退却しました。損失：{ $seat }が{ $lost }、{ $rival }が{ $rival_lost }。
        [lost] { $rival }は退却できませんでした。損失：{ $seat }が{ $lost }、{ $rival }が{ $rival_lost }。
       *[none] 損失：{ $seat }が{ $lost }、{ $rival }が{ $rival_lost }。
    }
fs-event-retreated = { $seat }が{ $area }へ退却しました。
fs-event-no-retreat = { $seat }の部隊は{ $area }から退却できず壊滅しました。
fs-event-strike-aimed = { $seat }が{ $from }から{ $to }を軌道攻撃します。
fs-event-structure-built =
    { $materiel ->
        [0] { $seat }が{ $area }に{ $structure }を無料で建てました。
       *[other] { $seat }が物資{ $materiel }で{ $area }に{ $structure }を建てました。
    }
fs-event-structure-captured = { $seat }が{ $area }の{ $structure }を奪いました。
fs-event-structure-destroyed = { $area }の{ $seat }の{ $structure }が壊れました。
fs-event-structure-replaced = { $seat }が{ $area }の{ $structure }を{ $into }にしました。
fs-event-unit-bought =
    { $materiel ->
        [0] { $seat }が{ $area }に{ $kind }を無料で得ました。
       *[other] { $seat }が物資{ $materiel }で{ $area }に{ $kind }を買いました。
    }
fs-event-asset-gained = { $seat }が{ $asset }トークンを得ました。
fs-event-asset-lost = { $seat }が{ $asset }トークンを失いました。
fs-event-materiel-changed = { $seat }の物資は{ $materiel }になりました。
fs-event-title-taken = { $seat }が「{ $dropped }」の代わりに「{ $card }」を入れました。
fs-event-upgrade-taken = { $seat }が強化「{ $card }」を得ました。
fs-event-upgrade-returned = { $seat }の強化「{ $card }」は市場に戻りました。
fs-event-objective-taken = { $seat }が{ $area }の目標を獲得しました。
fs-event-income = { $seat }が物資を{ $materiel }得ました。
fs-event-events-drawn = { $seat }がイベントを{ $count }枚引きました。
fs-event-event-turned = { $seat }が嵐の記号のために「{ $card }」をめくりました。
fs-event-tactic-chosen = { $seat }が戦術「{ $card }」を選びました。
fs-event-scheme-chosen = { $seat }が計略を残しました。
fs-event-scheme-gained = { $seat }が計略を手札に加えました。
fs-event-scheme-played = { $seat }が計略「{ $card }」を使いました。
fs-event-storm-announced = { $seat }は嵐を{ $from }から{ $to }へ動かそうとしています。
fs-event-storm-moved = { $seat }が嵐を{ $from }から{ $to }へ動かしました。
fs-event-storm-move-cancelled = { $seat }が嵐の移動を取り消しました。
fs-event-eliminated = { $seat }はすべてを失い、脱落しました。
fs-event-game-won = { $seat }が目標{ $count }個で勝利しました。
fs-event-auto-set = 設定が変わりました。

## What an estimate takes for granted

fs-assumes-start = 今そこにいる部隊で戦闘が始まります。
fs-assumes-hand = { $rival }の手札は、公開されているデッキのうち表向きになっていないカードのどれかです。
fs-assumes-hands = 双方の手札は、公開されているデッキのうち表向きになっていないカードのどれかです。
fs-assumes-policy = どちらもカードは無作為に選び、使える能力はすべて使い、増援トークンをすべて出し、損害は安い部隊から受けます。
fs-assumes-schemes = 計略は誰も使いません。

## ルールの要点

rules-forbidden_stars-1-title = どんなゲームか
rules-forbidden_stars-1-text =
    2～4の勢力が、正方形の星系からなる盤の上で争います。自分の目標トークンは、相手が選んだ惑星に置かれています。すべて獲得すれば勝利です。8ラウンドで決まらなければ、最も多く獲得した人が勝ちます。

    星系は、4つの領域からなるタイルです。惑星には地上部隊と建物、宇宙には艦を置きます。自分のコマだけがある領域は味方の領域です。

rules-forbidden_stars-2-title = 準備
rules-forbidden_stars-2-text =
    順番にタイルを1枚ずつ、他のタイルと辺を合わせて置きます。向きと裏表は自由で、最初のタイルは中央に置きます。自分が置いたタイルには、各相手の目標を1個ずつ目標の印のある惑星に置き、続いて初期コマを好きなだけ置きます。

    最後に、最終手番の人から順に、嵐を1つずつ辺に置きます。嵐を越えて動くことはできません。「すぐに始める」を選ぶと、準備はすべて済んでいます。

rules-forbidden_stars-3-title = ラウンド
rules-forbidden_stars-3-text =
    ラウンドは3つの部分からなります。計画では全員が命令を4個ずつ伏せて置き、続いて命令を1個ずつ公開して解決し、ラウンド終了時に目標、収入、イベントを処理します。

    進軍、展開、支配、戦略の命令トークンを、それぞれ2個ずつ持っています。

rules-forbidden_stars-4-title = 計画
rules-forbidden_stars-4-text =
    順番に、味方の領域がある星系か、その隣の星系に命令を1個置きます。すでにある命令の上に重なり、それより先に公開されます。誰の命令かは全員に見えますが、種類は本人にしか分かりません。

rules-forbidden_stars-5-title = 命令の公開
rules-forbidden_stars-5-text =
    順番に、山の一番上にある自分のトークンを1個公開します。一番上に自分のトークンがなければパスします。公開した命令は、解決するか捨てるかを選びます。捨てた命令は何も起こしませんが、イベントデッキに置かれ、ラウンド終了時に引くイベントが1枚増えます。

rules-forbidden_stars-6-title = 進軍
rules-forbidden_stars-6-text =
    活動中の星系と、隣の星系1つから部隊を動かします。行き先は活動中の星系の領域で、1つの領域に入れるのは5部隊までです。まず艦が、その星系の好きな宇宙へ移ります。次に地上部隊が、味方の惑星と自分の艦がいる宇宙をたどって進みます。嵐は越えられません。

    戦闘を起こせる領域は1つだけです。自分だけが残った領域の敵の建物は、自分のものになります。最後に、収容数を超えた自分の部隊を取り除きます。収容数は惑星ではドクロの数、宇宙では3です。

rules-forbidden_stars-7-title = 戦闘
rules-forbidden_stars-7-text =
    両者は、そこにいる敗走していない部隊の分のダイス（8個まで）を振り、カードを5枚引きます。ダイスの目は戦闘が終わるまで変わりません。増援トークンは、レベル0の部隊として加えられます。

    戦闘は3ラウンドです。毎回カードを1枚ずつ選び、攻撃側から解決します。受ける損害は、相手のボルターの数から自分の盾の数を引いたものです。ダイス、そのラウンドのカード、戦闘トークンを数えます。

rules-forbidden_stars-8-title = 損害と士気
rules-forbidden_stars-8-text =
    損害は自分の部隊に割り当てます。敗走していない部隊が先です。耐久と同じだけ受けた部隊は壊滅し、それより少なければ敗走します。敗走した部隊は士気を持たず、退却しかできません。ラウンド終了時に立ち直ります。

    何も残らなくなった側の負けです。3ラウンド後は士気の高い側が勝ちます。ダイスと出したすべてのカードのアクィラに、敗走していない部隊の士気を足します。同値なら防御側の勝ちです。負けた部隊は退却して敗走し、退却できなければ壊滅します。

rules-forbidden_stars-9-title = 軌道攻撃
rules-forbidden_stars-9-text =
    進軍で戦闘が起きなければ、1つの宇宙にいる艦で、同じ星系の隣り合う敵の惑星を攻撃できます。振ったダイスのボルター1個につき損害1です。敗走はせず、反撃もありません。要塞のある惑星は攻撃できません。

rules-forbidden_stars-10-title = 展開
rules-forbidden_stars-10-text =
    星系に自分の工場があれば、工場のある惑星の収容数の合計まで部隊を買えます。置けるのは、その星系の味方か無所属の領域です。続いて、その星系の建物のない味方の惑星に、建物を1つ買えます。

    部隊のレベルは指揮レベル（自分の都市の数）までです。鍛冶トークンは足りないレベルを1つ補います。鍛冶トークンも払う部隊もあります。割引トークンは価格を2下げ、増援トークンは無料の歩兵になります。

rules-forbidden_stars-11-title = 支配
rules-forbidden_stars-11-text =
    星系の味方の惑星に描かれた資産トークンを、種類ごとに3個まで得ます。ワイルドでは種類を選べます。続いて、勢力の能力を使えます。

rules-forbidden_stars-12-title = 戦略
rules-forbidden_stars-12-text =
    星系に自分の部隊がいれば、命令の強化と戦闘カードを1つずつ買えます。命令の強化は通常のトークンと入れ替わります。戦闘カードは同じものが2枚、10枚のデッキに入り、別の1種2枚が抜けます。

    このトークンはその後イベントデッキに置かれ、イベントをもたらします。

rules-forbidden_stars-13-title = ラウンド終了
rules-forbidden_stars-13-text =
    味方の惑星にある自分の目標を獲得し、すべての味方の惑星の物資を得ます（14まで）。敗走した部隊は立ち直ります。

    次に、イベントデッキにある命令の数だけイベントを引き、1枚を選びます。まず、その記号の矢印に沿って嵐を1つ動かします。同じ嵐は1ラウンドに1回しか動きません。戦術ならすぐに使い、計略なら手札に加えます（1枚まで）。命令がなければ、一番上のカードで嵐を動かすだけです。

rules-forbidden_stars-14-title = はじめてのコツ
rules-forbidden_stars-14-text =
    同じ星系では、後から置いた命令が先に公開されます。展開で補強してから進軍したいなら、進軍を先に置きましょう。相手の命令の上に置けば、相手を待たせることもできます。

    目標を獲得するのはラウンド終了時なので、それまで惑星を守りましょう。建物だけでもかまいません。都市は指揮レベルを上げ、工場は前線の近くで部隊を買えるようにします。
