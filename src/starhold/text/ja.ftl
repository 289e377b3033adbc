### すべてのゲーム、サーバー、端末の言葉

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
reason-undo-other-seat = その後に他のプレイヤーが決定したため、取り消せません。

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
reason-position-broken =
    { $problem ->
        [map-expected] 局面の「{ $place }」に誤りがあります。名前付きの項目が必要です。
        [unknown-key] 局面の「{ $place }」に誤りがあります。そのような項目はありません。
        [missing] 局面の「{ $place }」に誤りがあります。この項目がありません。
        [list-expected] 局面の「{ $place }」に誤りがあります。一覧が必要です。
        [number-expected] 局面の「{ $place }」に誤りがあります。整数が必要です。
        [out-of-range] 局面の「{ $place }」に誤りがあります。数が小さすぎるか大きすぎます。
        [text-expected] 局面の「{ $place }」に誤りがあります。文字列が必要です。
        [flag-expected] 局面の「{ $place }」に誤りがあります。true か false が必要です。
        [unknown-name] 局面の「{ $place }」に誤りがあります。知らない名前です。
       *[other] 局面の「{ $place }」に誤りがあります。
    }
