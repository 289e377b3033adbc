### A fight at the table

fs-show-map = マップ
fs-works-by = 有効：{ $units }
fs-lacks = 必要：{ $units }
fs-card-gone = もう数えません
fs-facedown-own = 伏せたカード：{ $card }
fs-dice-group = { $face }：{ $count }
fs-damage-left = 部隊に割り振る損害：残り{ $count }
fs-damage-given = 割り振り済み：{ $count }
fs-retreat-to = 退却先
fs-strike-at = 軌道攻撃の目標
fs-strike-odds = ダイス{ $dice }個：損害は平均{ $damage }
fs-strike-destroys = 何かを破壊：{ $chance } %
fs-strike-clears = すべて破壊：{ $chance } %
fs-strike-nothing = そこには損害で破壊できるものがありません。
fs-strike-short = 平均{ $damage }・{ $chance } %
fs-strike-assumes = ダイスだけから求めた正確な値です（どの部隊が損害を受けるかは持ち主が決めます）。カードで変わることがあります。
fs-estimate-soon = 今戦闘が始まったら
