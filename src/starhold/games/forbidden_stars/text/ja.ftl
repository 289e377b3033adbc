### フォービドゥン・スターズ：人が読む言葉。

## ゲーム

game-forbidden_stars = フォービドゥン・スターズ
    .about = 四つの艦隊が星系を奪い合う。伏せた命令、カード、ダイス。8ラウンド以内に自分の目標をすべて集めよう。

## できない理由

reason-data-broken = ファイル{ $file }の「{ $place }」が壊れています：{ $problem }。
reason-tile-does-not-fit = ここには置けません。ほかのタイルに接し、最後に長方形になるように置きます。
reason-objective-not-here = 目標トークンは、このタイルの目標の印がある惑星に置きます。
reason-piece-not-here = このコマはそこに置けません。
reason-edge-not-free = そこは空いているタイルの辺ではありません。
reason-order-not-here = 命令は、自分の領域がある星系か、その隣に置きます。
reason-not-on-top = 公開できるのは山の一番上のトークンだけです。
reason-trigger-not-met = このカードは今は使えません。
reason-source-not-open = 部隊は、嵐に閉ざされていない隣の星系一つから来ます。
reason-ship-cannot-go = この艦はこの命令ではそこへ行けません。
reason-no-path = そこへの味方の道がないか、命令の上限に達しています。
reason-no-haven = そこへは退却できません。
reason-too-many-tokens = 増援トークンは、ここにいる自分の部隊1つにつき1つまでです。
reason-title-not-held = そのカードは手札にありません。
reason-target-not-due = 損害は、敗走していない部隊と要塞から、耐久力まで順に受けます。
reason-not-surplus = 取り除くのは、収容数を超えた領域の部隊だけです。
reason-cannot-buy = 買えません。レベル、価格、残り、または場所が合いません。
reason-no-free-unit = ここでは無料の部隊を得られません。
reason-cannot-build = その建物はそこに建てられません。
reason-no-room = その種類はすでに3つ持っています。
reason-cannot-buy-upgrade = この強化には、指揮レベルか物資が足りません。
reason-storm-cannot-go = 嵐は、カードの記号に従い、ラウンドに1回、空いている辺へ動きます。
reason-no-strike = 艦は、活動中の星系で自分の宇宙に隣り合う敵の惑星を攻撃します。
reason-no-token-left = この種類のトークンは2つとも使いました。
