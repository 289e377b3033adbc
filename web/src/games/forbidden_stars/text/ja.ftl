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
fs-strike-destroys = 何かが壊滅：{ $chance } %
fs-strike-clears = すべて壊滅：{ $chance } %
fs-strike-nothing = そこには損害で壊滅するものがありません。
fs-strike-short = 平均{ $damage }・{ $chance } %
fs-strike-assumes = ダイスだけから求めた正確な値です（どの部隊が損害を受けるかは持ち主が決めます）。カードで変わることがあります。
fs-estimate-soon = 今戦闘が始まったら

### 戦闘の終わりと、効果のない命令

fs-result = 戦闘終了：{ $place }
fs-result-morale = 士気{ $own }対{ $other }で{ $seat }の勝ちです。
fs-result-tie = 士気は{ $own }対{ $other }で同じなので、防御側の{ $seat }の勝ちです。
fs-result-gone = { $rival }のコマが残っていないので、{ $seat }の勝ちです。
fs-result-routed = { $rival }には敗走した部隊しかなく、{ $seat }が戦わずに勝ちました。
fs-result-nobody = どちらのコマも残っていないので、勝者はいません。
fs-result-losses = 損失
fs-result-unhurt = 損失なし
fs-result-retreated = { $rival }は{ $to }へ退却しました。
fs-result-lost = { $rival }は退却先がなく、残りの部隊をすべて失いました。
fs-struck = 軌道攻撃終了：{ $place }
fs-struck-hit = { $seat }が{ $from }から攻撃し、{ $rival }は{ $count }の損害を受けました。
fs-of-little-use = 今のままでは効果が薄い
fs-of-little-use-all = ここでは今のままだと効果が薄い命令：{ $orders }

### Round and recap

fs-orders-revealed-short = 公開された命令
fs-event-units-moved = { $seat }：部隊{ $count }個が{ $to }へ。
fs-offered-places = 選べる場所
fs-pick-seat = プレイヤーを選んでください
