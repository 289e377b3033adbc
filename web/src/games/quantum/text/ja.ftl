### Words of the table of Quantum; those of its rules come from the server.

play-help-starting-ships = 小さい目は戦いに強く、大きい目は遠くまで動けます。合計が最も小さい人から始めます。
play-help-starting-planet = そのまわりに宇宙船を置きます。最初の量子キューブもここに置かれます。
play-help-starting-place = 宇宙船を選び、次に惑星のまわりのマスを選んでください。
play-help-act = 宇宙船を選ぶと行ける場所が光ります。下のアクションも選べます。
play-help-act-phone = 自分の宇宙船をタップすると移動・攻撃できます。
play-help-advance = 指令カードは手元に残り、作戦カードはその場で1回だけ働きます。
play-odds-win = 勝利 { $chance }
play-odds-both = 相打ち { $chance }
play-odds-lose = 撃退される { $chance }
play-odds-rule = 宇宙船の目＋ダイスの目：合計の小さいほうが勝ち、同点なら攻撃側の勝ちです。
play-fight-rule = 合計の小さいほうが勝ちです。同点なら攻撃側の勝ちです。
play-combat = { $at }の戦闘
play-attacker = 攻撃側
play-defender = 防衛側
play-fight-open = { $seat }が{ $at }で{ $rival }を攻撃
play-fight-won = { $seat }が{ $rival }の宇宙船を破壊
play-fight-repelled = { $rival }が{ $seat }の攻撃を撃退
play-fight-both = 両方の宇宙船が破壊されました
