### Quantum：画面の言葉

game-quantum = クアンタム
    .about = ダイスが宇宙船です。惑星のまわりに宇宙船を集めて目の合計をそろえ、量子キューブを建設しましょう。最初にすべて置ききったプレイヤーの勝ちです。

## 宇宙船

ship-1 = 戦闘基地
ship-2 = 旗艦
ship-3 = 駆逐艦
ship-4 = フリゲート艦
ship-5 = 迎撃機
ship-6 = 偵察機

## 宇宙船の能力

ability-strike = 爆撃
    .effect = 上下左右に隣接する敵の宇宙船1隻を、アクションを使わずに攻撃する。勝てば相手のマスに入るか、その場に残る。通常の移動は消費しない。
ability-transport = 輸送
    .effect = 移動するとき、周辺8マスにいる自分の宇宙船1隻を載せて運び、移動先の周辺の空きマスに降ろす。この移動では攻撃できない。
ability-warp = ワープ
    .effect = マップ上にいる自分の別の宇宙船1隻と場所を入れ替える。どちらの宇宙船にとっても移動にはならない。
ability-modify = 改修
    .effect = この宇宙船の目を3か5に変える。変わった後の能力は、この手番中は使えない。
ability-maneuver = 機動
    .effect = この宇宙船の移動では斜めにも進める（攻撃する一歩も可）。実際に斜めに進んだときだけ能力を消費する。
ability-free-reconfigure = 無料再構成
    .effect = アクションを使わずにこの宇宙船を振り直す。6が出たら、他の目が出るまで振り直す。

## アクション

action-reconfigure = 再構成
    .effect = 1アクション：マップ上か屑鉄置き場にある自分の宇宙船1隻を、違う目が出るまで振り直す。
action-deploy = 配備
    .effect = 1アクション：自分の屑鉄置き場の宇宙船1隻を、自分の量子キューブがある惑星の空いている軌道位置に置く。
action-move = 移動／攻撃
    .effect = 1アクション：宇宙船1隻を目の数まで移動させる（斜めは不可）。敵の宇宙船がいるマスで終えると攻撃になる。
action-build = 量子キューブの建設
    .effect = 2アクション：軌道位置にある自分の宇宙船の目の合計が惑星番号と等しい惑星に、量子キューブ1個を置く。
action-research = 研究
    .effect = 1アクション：研究ダイスの目を1増やす（最大6）。

## 勢力

faction-kepler = ケプラー帝国
faction-orion = オリオン共和国
faction-vulpes = ヴルペス同盟
faction-andromeda = アンドロメダ連合

## カードの種類

kind-command = 指令カード
kind-gambit = 作戦カード

## 指令カード

card-agile = 敏捷
    .effect = 自分の宇宙船はすべて1マス多く移動できる。戦闘と建設には元の目を使う。
card-arrogant = 傲慢
    .effect = 手番開始時、マップ上の自分の宇宙船が他のどのプレイヤーよりも多ければ、この手番は+1アクション。
card-brilliant = 優秀
    .effect = 手番開始時、研究+2（最大6）。
card-cerebral = 理知
    .effect = 手番ごとに1回、優勢を1支払って研究を3増やしてもよい（最大6）。優勢が2以上必要。
card-clever = 利口
    .effect = 自分の宇宙船を振るとき、振る代わりに目を選んでもよい。再構成では元と違う目にする。戦闘のダイスには使えない。
card-conformist = 順応
    .effect = 手番開始時、マップ上に同じ目の自分の宇宙船が2隻以上あれば、この手番は+1アクション。
card-cruel = 残酷
    .effect = 攻撃側でも防衛側でも、戦闘ごとに1回、相手の戦闘ダイスを振り直させてもよい。
card-cunning = 狡猾
    .effect = 手番ごとに1回、自分の宇宙船1隻はもう一度能力を使える。移動の回数は増えない。
card-curious = 好奇
    .effect = 手番ごとに1回、宇宙船1隻の移動をアクションなしで行える。攻撃はできない。
card-dangerous = 危険
    .effect = 攻撃されたとき、ダイスを振る前に、両方の宇宙船を破壊してもよい。どちらの優勢も変わらない。
card-eager = 熱心
    .effect = 配備にアクションがかからない。何回でも行える。
card-energetic = 精力
    .effect = 自分の宇宙船は手番中に何回でも移動／攻撃できる（毎回1アクション）。能力は1回のまま。
card-ferocious = 獰猛
    .effect = 攻撃側でも防衛側でも、自分の戦闘ダイスの目は−1。
card-flexible = 柔軟
    .effect = 手番ごとに1回、マップ上か屑鉄置き場にある自分の宇宙船1隻の目を1増やすか1減らしてもよい（1～6の範囲）。移動の途中には使えない。
card-ingenious = 独創
    .effect = 建設するとき、その惑星のタイルの四隅にいる自分の宇宙船を、好きなだけ合計に加えてよい。
card-intelligent = 聡明
    .effect = 合計が必要な数より1多くても1少なくても建設できる。
card-nomadic = 放浪
    .effect = 手番ごとに1回、1アクションで、軌道位置にいる自分の宇宙船1隻を、隣のタイルの惑星の空いている軌道位置へ移してもよい。移動には数えない。
card-plundering = 略奪
    .effect = 自分の手番で最初に敵の宇宙船を破壊したとき、研究+3（最大6）。
card-precocious = 早熟
    .effect = 研究ダイスが6でなくても、4以上で進歩カードを得る。
card-rational = 合理
    .effect = 戦闘でダイスを振らず、自分の目は常に3になる。振り直しがあっても3のまま。修正は加える。
card-ravenous = 貪欲
    .effect = 戦闘による優勢の増減が2になる。敵の宇宙船を破壊すると+2、自分の宇宙船を破壊されると−2。
card-relentless = 執拗
    .effect = 攻撃側でも防衛側でも、戦闘ごとに1回、両方の目を見てから自分の戦闘ダイスを振り直してもよい。
card-resourceful = 機転
    .effect = 手番ごとに1回、マップ上の自分の宇宙船1隻を屑鉄置き場に移して振り直し、この手番に1アクションを得てもよい。破壊には数えない。
card-righteous = 正義
    .effect = 自分の宇宙船が破壊されても優勢が減らない。攻撃側の優勢は増える。
card-scrappy = 闘志
    .effect = 自分の手番中、自分の宇宙船や兵器ダイスを振るたびに、もう一度だけ振り直してもよい。2回目の目に従う。
card-stealthy = 隠密
    .effect = 上下左右に宇宙船がいない空きマスにも配備できる。斜めに宇宙船がいてもよい。
card-strategic = 戦略
    .effect = 戦う自分の宇宙船の上下左右に自分の別の宇宙船がいれば、戦闘ダイスの目は−2。攻撃側は攻撃直前のマスと目標のマスのどちらで数えてもよい。
card-stubborn = 頑固
    .effect = 防衛側のとき、同値なら勝つ。負けた攻撃側の宇宙船は破壊され、優勢も通常どおり増減する。
card-tactical = 戦術
    .effect = 手番ごとに1回、自分の宇宙船1隻をアクションなしでちょうど1マス動かしてもよい。攻撃もできる。通常の移動は消費しない。
card-tyrannical = 専制
    .effect = 手番ごとに1回、研究を1支払って優勢を1増やしてもよい。研究が2以上必要。優勢が6になったらすぐに量子キューブを置く。
card-warlike = 好戦
    .effect = 自分の手番で最初に敵の宇宙船を破壊したとき、この手番は+1アクション。

## 作戦カード

card-aggression = 侵攻
    .effect = 優勢+2。6になったらすぐに量子キューブを置く。超えた分は失われる。
card-expansion = 拡大
    .effect = 追加の宇宙船1隻を振り、自分の量子キューブがある惑星の空いている軌道位置か、自分の屑鉄置き場に置く。2隻とも登場済みなら使えない。
card-momentum = 機運
    .effect = 残りのカードを取った後、2アクションの手番をもう一度行う。移動や能力も再び使える。
card-relocation = 移転
    .effect = 他のプレイヤーの量子キューブ1個を、空きがあり、そのプレイヤーの量子キューブがなく、惑星番号が元より大きくない惑星へ移す。
card-reorganization = 再編
    .effect = マップ上と屑鉄置き場にある自分の宇宙船を好きなだけ振り直し、それぞれを自分の量子キューブがある惑星の空いている軌道位置か屑鉄置き場に置く。
card-sabotage = 妨害工作
    .effect = 指令カードを持つ他のプレイヤーは全員、自分で1枚を選んで捨てる。

## マップ

layout-terra-major = テラ・マヨル
layout-null-hypothesis = 帰無仮説
layout-equinox = 昼夜平分
layout-gordian-knot = ゴルディアスの結び目
layout-d2-spiral = 双子の渦巻
layout-d2-well = 重力井戸
layout-d2-frontier = 遥かな辺境
layout-d3-trident = 三叉の矛
layout-d3-maelstrom = 大渦
layout-d3-citadel = 城塞
layout-d4-crossroads = 十字路
layout-d4-eye = 嵐の目
layout-d4-diamond = ダイヤモンド
layout-d4-bulwark = 防壁

## 卓の設定

choice-layout = マップ
    .help = 惑星の並びです。各プレイヤーが置く量子キューブの数もマップで決まります。
choice-layout-random = この人数のマップからランダム
choice-the_void = ザ・ヴォイド
    .help = 惑星のないタイルを1枚マップに入れます。そこにいる宇宙船は、持ち主の手番開始時に研究を増やします。
choice-the_void-false = なし
choice-the_void-true = あり
choice-quick_start = すぐに開始
    .help = 最初の宇宙船3隻を1回だけ振り直せるかどうかを決めます。
choice-quick_start-false = 1回振り直せる
choice-quick_start-true = 振り直しなし
choice-strike_blocks_normal_move = 爆撃と移動
    .help = 爆撃や「戦術」で攻撃した宇宙船が、同じ手番に通常の移動もできるかどうかを決めます。
choice-strike_blocks_normal_move-false = 両方できる
choice-strike_blocks_normal_move-true = どちらか一方だけ
choice-offturn_dominance_cube_gives_card = 他のプレイヤーの手番に置いた量子キューブ
    .help = 防衛側が他のプレイヤーの手番に優勢6になって量子キューブを置いたとき、進歩カードを得られるかどうかを決めます。
choice-offturn_dominance_cube_gives_card-false = 得られない
choice-offturn_dominance_cube_gives_card-true = 次の自分の手番に得る
choice-dominance_fallback_own_planet = 置ける惑星がないときの優勢6
    .help = 優勢が6になったが、空きのある惑星すべてに自分の量子キューブがある場合の扱いです。
choice-dominance_fallback_own_planet-true = そのような惑星に置ける
choice-dominance_fallback_own_planet-false = 置かない（優勢ダイスは1に戻る）
choice-void_centre_traversable = ザ・ヴォイドの中央
    .help = 惑星のないタイルの中央のマスに宇宙船が入れるかどうかを決めます。
choice-void_centre_traversable-true = 入れる
choice-void_centre_traversable-false = 入れない
choice-first_player_tie = スタートプレイヤー決めが同値のとき
    .help = 最初の宇宙船の合計が最も低いプレイヤーが複数いるときの決め方です。
choice-first_player_tie-roll_off_lowest = 振り直して最も低い人
choice-first_player_tie-seat_order = 席順で先の人

## ボタン

control-keep = このままにする
control-reroll = 3隻とも振り直す
control-end = アクションを終える
control-pass = パス
control-enter = 相手のマスに入る
control-stay = その場に残る
control-roll = 振る
control-again = もう一度振る
control-scrap = 屑鉄置き場へ
control-done = 決定
control-refresh = 6枚を入れ替える
    .effect = カードを取る権利を1枚分あきらめ、表向きの6枚をすべて入れ替える。

## 問いかけ

prompt-starting-ships = 宇宙船の合計は{ $total }です。このままにしますか、3隻とも振り直しますか？
prompt-starting-planet = 開始位置の惑星を選んでください。
prompt-starting-place = 開始位置の惑星の軌道位置に宇宙船を置いてください（あと{ $left }隻）。
prompt-act =
    { $actions ->
        [0] アクションは残っていません。アクションの要らない行動だけできます。
       *[other] あと{ $actions }アクションできます。
    }
prompt-dangerous = { $rival }の{ $target }が、あなたの{ $number }を攻撃します。「{ card-dangerous }」で両方の宇宙船を破壊しますか？
prompt-combat-window = 攻撃{ $attack }、防衛{ $defense }（小さい方の勝ち）。{ $rival }に対してカードを使いますか？
prompt-attacker-position = 勝ちました。{ $at }に入りますか、{ $launch }に残りますか？
prompt-dominance-cube = 優勢が6になりました。量子キューブを置いてください。
prompt-clever =
    { $number ->
        [0] 新しい宇宙船の目を選ぶか、ダイスを振ってください。
       *[other] { $number }の新しい目を選ぶか、ダイスを振ってください。
    }
prompt-scrappy = 振った結果：{ $number }。このままにしますか、もう一度振りますか？
prompt-advance = 進歩カードを選んでください（あと{ $due }枚）。
prompt-place-ship = 宇宙船を軌道位置か屑鉄置き場に置いてください（あと{ $left }隻）。
prompt-pick-ships = { $picked ->
    [0] 振り直す宇宙船を選んでください。
   *[other] 振り直す宇宙船を選んでください（{ $picked }隻選択中）。
 }
prompt-relocate = 他のプレイヤーの量子キューブと、移す先の惑星を選んでください。
prompt-sabotage = { $rival }の「{ card-sabotage }」：捨てる指令カードを選んでください。
prompt-over = { $seat }の勝利です。
prompt-draw-layout = マップを引いています。
prompt-draw-command = 指令カードをめくっています。
prompt-draw-gambit = 作戦カードをめくっています。
prompt-roll-ships = 最初の宇宙船3隻を振っています。
prompt-roll-start = スタートプレイヤーを決めるダイスを振っています。
prompt-roll-ship = 宇宙船を振っています。
prompt-roll-combat = 兵器ダイスと防衛ダイスを振っています。
prompt-roll-weapon = 兵器ダイスを振り直しています。
prompt-roll-defense = 防衛ダイスを振り直しています。

## 選べること

option-keep = このままにする
option-reroll = 3隻とも振り直す
option-planet = { $planet }から始める
option-place = { $number }を{ $square }に置く
option-scrap = { $number }を屑鉄置き場に置く
option-reconfigure = 再構成：{ $number }
option-deploy = 配備：{ $number }を{ $square }へ
option-build = { $planet }に量子キューブを建設
option-research = 研究：ダイスを{ $research }に
option-end = アクションを終える
option-move = { $number }：{ $from } → { $to }
option-attack = { $number } { $from }：{ $launch }から{ $at }の{ $target }を攻撃
option-transport = { $number }：{ $from } → { $to }、{ $ship }を輸送（{ $carried } → { $drop }）
option-strike = { ability-strike }：{ $from }の{ $number }が{ $at }の{ $target }を攻撃
option-warp = { ability-warp }：{ $number } { $from } ⇄ { $ship } { $to }
option-modify = { ability-modify } { $square }：{ $ship } → { $number }
option-free-reconfigure = { ability-free-reconfigure }：{ $square }
option-cerebral = { card-cerebral }：優勢−1、研究+3
option-tyrannical = { card-tyrannical }：研究−1、優勢+1
option-flexible = { card-flexible }：{ $ship } → { $number }
option-nomadic = { card-nomadic }：{ $number } { $from } → { $to }
option-resourceful = { card-resourceful }：{ $square }の{ $number }を屑鉄置き場へ、+1アクション
option-use = 「{ $card }」を使う
option-pass = パス
option-enter = { $at }に入る
option-stay = { $launch }に残る
option-set = { $number }にする
option-roll = 振る
option-again = もう一度振る
option-cube = { $planet }に量子キューブを置く
option-take = 「{ $card }」を取る
option-refresh = 1枚分をあきらめて6枚を入れ替える
option-relocate = { $rival }の量子キューブ：{ $from } → { $to }
option-pick = 振り直す：{ $number }
option-done = 決定
option-discard = 「{ $card }」を捨てる
option-move-free = { $card }：{ $number } { $from } → { $to }
option-attack-free = { $card }：{ $number } { $from }、{ $launch }から{ $at }の{ $target }を攻撃
option-transport-free = { $card }：{ $number } { $from } → { $to }、{ $ship }を輸送（{ $carried } → { $drop }）
option-take-replacing = 「{ $card }」を取り、「{ $dropped }」を捨てる

## 起きたこと

# same in ja, ru
layout-name =
    { $layout ->
        [terra-major] { layout-terra-major }
        [null-hypothesis] { layout-null-hypothesis }
        [equinox] { layout-equinox }
        [gordian-knot] { layout-gordian-knot }
        [d2-spiral] { layout-d2-spiral }
        [d2-well] { layout-d2-well }
        [d2-frontier] { layout-d2-frontier }
        [d3-trident] { layout-d3-trident }
        [d3-maelstrom] { layout-d3-maelstrom }
        [d3-citadel] { layout-d3-citadel }
        [d4-crossroads] { layout-d4-crossroads }
        [d4-eye] { layout-d4-eye }
        [d4-diamond] { layout-d4-diamond }
        [d4-bulwark] { layout-d4-bulwark }
       *[other] { $layout }
    }
event-layout-drawn = マップ決定：{ layout-name }
event-card-revealed = 「{ $card }」が表になりました
event-ships-rolled = { $seat }の宇宙船：{ $first }、{ $second }、{ $third }
event-ships-rerolled = { $seat }が宇宙船3隻を振り直した：{ $first }、{ $second }、{ $third }
event-ships-kept = { $seat }は宇宙船をそのままにしました
event-start-rolled = スタートプレイヤー決め：{ $seat }は{ $roll }
event-start-player = スタートプレイヤー：{ $seat }
event-planet-chosen = { $seat }が{ $planet }を開始位置に選んだ
event-ship-placed = { $seat }が{ $number }を{ $square }に置きました
event-ship-scrapped = { $seat }が{ $number }を屑鉄置き場に置きました
event-turn-started = { $seat }の手番開始：{ $actions }アクション
event-bonus-turn-started = { $seat }の追加の手番開始：{ $actions }アクション
event-void-research = { $seat }の宇宙船{ $ships }隻がザ・ヴォイドを調査：研究{ $research }
event-card-research = 「{ $card }」で{ $seat }の研究が{ $research }になりました
event-card-action = 「{ $card }」で{ $seat }は+1アクション（残り{ $actions }）
event-card-used = { $seat }が「{ $card }」を使いました
event-ability-used-twice = 「{ $card }」：{ $seat }の{ $number }がもう一度能力を使います
event-researched = { $seat }が研究：{ $research }
event-reconfigured = { $seat }が再構成：{ $ship } → { $number }
event-ship-rolled = { $seat }が宇宙船を振った：{ $number }
event-ship-set = { $seat }が目を選んだ：{ $number }
event-ship-rerolled = { $seat }がもう一度振った：{ $number }
event-deployed = { $seat }が{ $number }を{ $square }に配備
event-moved = { $seat }が{ $number }を移動：{ $from } → { $to }
event-transported = { $seat }が{ $number }を移動：{ $from } → { $to }、{ $ship }を輸送：{ $carried } → { $drop }
event-attacked = { $seat }が{ $rival }を攻撃：{ $launch }の{ $number }から{ $at }の{ $target }へ
event-struck = { $seat }が{ $rival }を爆撃：{ $from }の{ $number }から{ $at }の{ $target }へ
event-combat-rolled = 戦闘ダイス：{ $seat }は{ $attack }、{ $rival }は{ $defense }
event-weapon-rolled = 戦闘ダイス：{ $seat }は{ $attack }、{ $rival }は「{ $card }」により振らずに{ $defense }
event-defense-rolled = 戦闘ダイス：{ $seat }は「{ $card }」により振らずに{ $attack }、{ $rival }は{ $defense }
event-die-rerolled = 「{ $card }」：{ $seat }が振り直して{ $roll }
event-enemy-die-rerolled = { $seat }の「{ $card }」：{ $rival }が振り直して{ $roll }
event-attack-won = { $attack }対{ $defense }：{ $seat }が{ $rival }への攻撃に勝ちました
event-attack-repelled = { $attack }対{ $defense }：{ $rival }が{ $seat }の攻撃を撃退
event-both-destroyed = { $at }で{ $seat }と{ $rival }の宇宙船が両方とも破壊されました
event-ship-destroyed = { $square }で{ $seat }の{ $number }が破壊されました
event-entered = { $seat }の{ $number }が{ $square }に入りました
event-stayed = { $seat }の{ $number }は{ $square }に残りました
event-dominance-gained = { $seat }の優勢が{ $dominance }に上がりました
event-dominance-lost = { $seat }の優勢が{ $dominance }に下がりました
event-research-lost = { $seat }の研究が{ $research }に下がりました
event-cube-built =
    { $left ->
        [0] { $seat }が{ $planet }に最後の量子キューブを建設
       *[other] { $seat }が{ $planet }に量子キューブを建設（残り{ $left }個）
    }
event-cube-placed =
    { $left ->
        [0] { $seat }が{ $planet }に最後の量子キューブを置きました
       *[other] { $seat }が{ $planet }に量子キューブを置きました（残り{ $left }個）
    }
event-cube-impossible = { $seat }には量子キューブを置ける惑星がありません
event-warped = { $seat }がワープ：{ $number } { $from } ⇄ { $ship } { $to }
event-modified = { $seat }が{ $square }の宇宙船を改修：{ $ship } → { $number }
event-flexed = 「{ card-flexible }」：{ $seat }が目を変更、{ $ship } → { $number }
event-wandered = 「{ card-nomadic }」：{ $seat }が{ $number }を別の軌道位置へ、{ $from } → { $to }
event-withdrawn = 「{ card-resourceful }」：{ $seat }が{ $square }の{ $number }を屑鉄置き場へ移しました
event-actions-ended = { $seat }がアクションを終えました
event-research-complete = { $seat }は研究でカードを1枚得て、研究は1に戻ります
event-card-taken = { $seat }が「{ $card }」を取りました
event-card-replaced = { $seat }が「{ $card }」を取り、「{ $dropped }」を捨てました
event-gambit-played = { $seat }が「{ $card }」を使いました
event-no-effect = { $seat }の「{ $card }」は効果がありませんでした
event-cards-refreshed = { $seat }が1枚分をあきらめ、6枚が入れ替わりました
event-deck-reshuffled =
    { $deck ->
        [command] 指令カードの捨て札を混ぜて新しい山にしました
       *[gambit] 作戦カードの捨て札を混ぜて新しい山にしました
    }
event-ships-picked =
    { $count ->
        [0] { $seat }は「{ card-reorganization }」の宇宙船を選びませんでした
       *[other] { $seat }が「{ card-reorganization }」で宇宙船{ $count }隻を選びました
    }
event-bonus-turn-earned = { $seat }はもう一度手番を行います
event-cube-relocated = { $seat }が{ $rival }の量子キューブを移転：{ $from } → { $to }
event-card-discarded = { $seat }が「{ $card }」を捨てました
event-won = { $seat }がすべての量子キューブを置き、勝利！

## できない理由

reason-not-now = この時点では行えません。
reason-no-actions-left = { $needs }アクション必要ですが、残りは{ $has }です。
reason-no-such-space = このマップにそのマスはありません。
reason-not-a-planet = そこに惑星はありません。
reason-no-ship-there = そこに宇宙船はありません。
reason-not-your-ship = それは自分の宇宙船ではありません。
reason-ship-in-reserve = 追加の宇宙船は「{ card-expansion }」でしか登場しません。
reason-ship-not-on-map = この宇宙船はマップ上にありません。
reason-ship-on-map = この宇宙船はマップ上にあるので、マスの名前（{ $square }）で指定します。
reason-already-moved = この宇宙船はこの手番ですでに移動しました。
reason-strike-or-move = この卓では、宇宙船は手番ごとに通常の移動と追加の攻撃のどちらか一方しかできません。
reason-stay-is-no-move = 移動は別のマスで終えなければなりません。
reason-target-is-planet = 宇宙船は惑星の上で止まれません。
reason-square-occupied = そのマスにはすでに宇宙船がいます。
reason-out-of-range = 遠すぎます。この宇宙船は{ $range }マスまで進めます。
reason-no-diagonals = この宇宙船は斜めに移動できません。
reason-blocked-by-ship = 途中に別の宇宙船がいます。
reason-blocked-by-planet = 途中に惑星があります。
reason-no-target-in-reach = この宇宙船が行けるマスはありません。
reason-own-ship-attacked = 自分の宇宙船は攻撃できません。
reason-no-enemy-there = そこに攻撃できる敵の宇宙船はいません。
reason-launch-not-next-to-target = 目標に隣接するマスから攻撃しなければなりません。
reason-launch-out-of-reach = この宇宙船はそのマスから攻撃できません。
reason-no-free-attack = この追加の移動では攻撃できません。
reason-no-attack-in-transport = 旗艦は輸送中に攻撃できません。
reason-wrong-ship-for-ability = 今の目では、この宇宙船にその能力はありません。
reason-ability-already-used = この宇宙船はこの手番ですでに能力を使いました。
reason-no-ship-to-carry = 旗艦が載せられるのは、周辺マスにいる自分の宇宙船1隻だけです。
reason-no-place-to-drop = 載せた宇宙船はそこに降ろせません。降ろせるのは旗艦の周辺の空きマスです。
reason-no-partner = ワープで場所を入れ替えられるのは、マップ上にいる自分のほかの宇宙船です。
reason-number-not-allowed = その目にはできません。
reason-no-ship-in-scrapyard = 屑鉄置き場に自分の宇宙船がありません。
reason-ship-not-in-scrapyard = この宇宙船は自分の屑鉄置き場にありません。
reason-no-place-to-deploy = 自分の量子キューブがある惑星に、空いている軌道位置がありません。
reason-not-an-orbit = このマスは軌道位置ではありません。
reason-no-own-cube-there = その惑星に自分の量子キューブがありません。
reason-next-to-a-ship = 「{ card-stealthy }」で配備できるのは、上下左右に宇宙船がいないマスだけです。
reason-planet-full = この惑星にはもう量子キューブを置けません。
reason-own-cube-there = この惑星にはすでに自分の量子キューブがあり、まだ置いていない惑星に空きがあります。
reason-no-ship-in-orbit = この惑星のまわりに、合計に数えられる自分の宇宙船がいません。
reason-sum-wrong = そこにいる自分の宇宙船の合計は{ $has }ですが、{ $needs }が必要です。
reason-sum-outside = そこにいる自分の宇宙船の合計は{ $has }です。「{ card-intelligent }」では{ $low }から{ $high }までの合計で建設できます。
reason-nothing-to-build = 合計が必要な数になっている惑星がありません。
reason-research-at-six = 研究はすでに6です。
reason-research-too-low = 研究が{ $needs }必要ですが、今は{ $has }です。
reason-dominance-too-low = 優勢が{ $needs }必要ですが、今は{ $has }です。
reason-card-not-held = 「{ $card }」を持っていません。
reason-card-spent = 「{ $card }」はこの手番ですでに使いました。
reason-card-waits = 「{ $card }」は次の自分の手番から使えます。
reason-card-works-by-itself = 「{ $card }」は自動的に働きます。
reason-not-in-orbit = この宇宙船は惑星の軌道位置にいません。
reason-planets-not-neighbours = その2つの惑星は隣り合うタイルにありません。
reason-effect-spent = 「{ $card }」はこの戦闘ですでに使いました。
reason-roll-is-fixed = 「{ card-rational }」により、このダイスは常に3になります。
reason-number-refused = ここでは{ $number }以外の目にしなければなりません。
reason-card-not-on-show = 「{ $card }」は表向きに並んでいません。
reason-command-limit = 指令カードはすでに3枚あります。交換する1枚を選んでください。
reason-nothing-to-replace = 指令カードが3枚未満なので、交換はしません。
reason-expansion-complete = 追加の宇宙船は2隻とも登場済みです。
reason-not-a-starting-planet = それは開始位置の惑星ではありません。
reason-planet-taken = その惑星は他のプレイヤーの開始位置です。
reason-ship-not-in-hand = この宇宙船は配置待ちではありません。
reason-not-your-starting-orbit = 最初の宇宙船は、自分の開始位置の惑星の軌道位置に置きます。
reason-own-cube-relocated = 移せるのは他のプレイヤーの量子キューブだけです。
reason-no-cube-there = そこにそのプレイヤーの量子キューブはありません。
reason-cube-of-that-player-there = その惑星には、すでにそのプレイヤーの量子キューブがあります。
reason-number-too-high = その惑星の惑星番号は元の惑星より大きいです。
reason-already-picked = この宇宙船はすでに選ばれています。
reason-layout-disconnected = マップのタイルがひとつながりになっていません。
reason-layout-starts = 開始位置の惑星はプレイヤー1人につき1つ必要です（必要{ $needs }、現在{ $has }）。
reason-layout-too-small = このマップには量子キューブを{ $has }個しか置けません。{ $needs }個分の空きが必要です。
reason-layout-cubes = 量子キューブは1人につき4～7個でなければなりません。
reason-layout-broken = マップを読み取れません。

## ルールの要点

rules-quantum-1-title = どんなゲームか
rules-quantum-1-text =
    ダイス1個が宇宙船1隻です。目は速さと強さの両方を表します。6は遠くまで飛べますが戦いに弱く、1はほとんど動けませんが戦いに強いのです。

    手元には量子キューブが何個かあります。惑星のまわりに宇宙船を集め、目の合計をぴったり合わせて量子キューブを建設します。最初にすべて置ききった人が勝ちます。
rules-quantum-2-title = 準備
rules-quantum-2-text =
    宇宙船のダイスを3個振ります。気に入らなければ、一度だけ3個まとめて振り直せます。合計が最も低い人がスタートプレイヤーです。

    手番順に開始位置の惑星を選び、最初の量子キューブを置きます。続いて、その惑星の上下左右のマスに宇宙船3隻を並べます。この4マスを軌道位置と呼びます。残り2隻は追加の宇宙船として控えます。優勢ダイスと研究ダイスは1から始まります。
rules-quantum-3-title = 手番
rules-quantum-3-text =
    1回の手番に3アクションあります。同じアクションを何度選んでもかまいません。余ったアクションはなくなります。宇宙船の能力やカードの力はアクションとは別に、好きな順番で使えます。

    宇宙船は手番ごとに1回移動でき、能力を1回使えます。途中で目が変わっても回数は増えません。アクションを終えたら、獲得した分の進歩カードを取ります。
rules-quantum-4-title = 再構成と配備
rules-quantum-4-text =
    再構成（1アクション）：マップ上か屑鉄置き場にある自分の宇宙船1隻を、違う目になるまで振ります。

    配備（1アクション）：屑鉄置き場の宇宙船1隻を、自分の量子キューブがある惑星の軌道位置に戻します。空いているマスに限ります。
rules-quantum-5-title = 移動
rules-quantum-5-text =
    1アクションで、宇宙船1隻が目の数まで進みます。何度曲がってもかまいませんが、斜めには進めません。惑星と他の宇宙船は通れません。空きマスで止まるか、敵の宇宙船のマスに入って攻撃します。

    タイルどうしはつながって一つの大きな盤になります。タイルのない所へは出られません。
rules-quantum-6-title = 攻撃
rules-quantum-6-text =
    敵のマスに入るのにも1マス分の移動力が必要です。どのマスから攻撃するかは自分で選べます。攻撃側は兵器ダイス、防衛側は防衛ダイスを振り、それぞれ宇宙船の目を足します。小さい方の勝ちで、同値なら攻撃側の勝ちです。

    攻撃側が勝つと、防衛側の宇宙船は振り直されて持ち主の屑鉄置き場へ行き、攻撃側は相手のマスに入るか、攻撃直前のマスに残ります。攻撃側は優勢+1、防衛側は優勢−1です。防衛側が勝つと攻撃は撃退され、攻撃した宇宙船は攻撃直前のマスに残ります。ほかには何も起きません。
rules-quantum-7-title = 量子キューブの建設
rules-quantum-7-text =
    2アクション使います。ある惑星の軌道位置にいる自分の宇宙船の目の合計が、惑星番号とぴったり同じなら、そこに量子キューブを1個置きます。軌道位置の自分の宇宙船はすべて数えます。斜めの位置の宇宙船と敵の宇宙船は数えません。

    惑星番号7、8、9、10の惑星には、それぞれ1個、2個、3個、4個まで置けます。1人が置けるのは1個までです。空きのある惑星すべてに自分の量子キューブがあるときに限り、そこへさらに建設できます。その場合、必要な合計は、そこにある自分の量子キューブ1個につき3増えます。
rules-quantum-8-title = 研究
rules-quantum-8-text =
    研究（1アクション）を行うたびに、研究ダイスが1上がります（最大6）。進歩カードフェイズの時点で6なら、カードを1枚余分に得て、研究ダイスは1に戻ります。
rules-quantum-9-title = 優勢
rules-quantum-9-text =
    敵の宇宙船を破壊すると優勢が1上がり、自分の宇宙船を破壊されると1下がります。ただし1より下にはなりません。

    6になったら、空きがあって自分の量子キューブのない好きな惑星に、その場で無料で量子キューブを置きます。近くに宇宙船がいなくてもかまいません。その後、優勢は1に戻ります。
rules-quantum-10-title = 宇宙船の能力
rules-quantum-10-text =
    1 戦闘基地「爆撃」：隣の敵をアクションなしで攻撃。

    2 旗艦「輸送」：味方を1隻載せて移動。

    3 駆逐艦「ワープ」：味方と場所を入れ替える。

    4 フリゲート艦「改修」：3か5に変わる。

    5 迎撃機「機動」：斜めに移動。

    6 偵察機「無料再構成」：6以外になるまで振り直す。

    輸送と機動は移動の中で使います。それ以外の能力にアクションは要りません。
rules-quantum-11-title = 進歩カード
rules-quantum-11-text =
    手番の終わりに、その手番で置いた量子キューブ1個につき1枚、研究が6ならさらに1枚の進歩カードを得ます。表向きの6枚から選ぶか、1枚分をあきらめて6枚すべてを入れ替えます。

    指令カードは手元に残り、ゲーム終了まで働きます。持てるのは3枚までで、4枚目は1枚と交換です。作戦カードはすぐに効果が起こります。追加の宇宙船は作戦カード「拡大」でしか登場しません。
rules-quantum-12-title = ザ・ヴォイド
rules-quantum-12-text =
    惑星のないタイルが1枚入ることがあります。9マスすべてがふつうのマスで、軌道位置はなく、量子キューブも置けません。手番開始時、そこにいる自分の宇宙船1隻につき研究が1上がります（最大6）。
rules-quantum-13-title = 勝利
rules-quantum-13-text =
    誰かが最後の量子キューブを置いた瞬間にゲームは終わります。攻撃の途中でも、他の人の手番でも同じです。
rules-quantum-14-title = はじめてのコツ
rules-quantum-14-text =
    動かす前に合計を考えましょう。2隻で7や8を作るのは簡単で、目を変えるのは1アクションで済みます。建設には2アクションかかるので、前の手番のうちに宇宙船を着かせておくと楽です。

    攻撃に失敗しても、失うのはアクションと移動だけです。目の小さい宇宙船で、5や6の敵をねらいましょう。5回勝てば、誰にも止められない量子キューブを1個置けます。
