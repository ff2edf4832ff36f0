title = グリーンランド
summary = 四百年の寒さの中で部族を率い、狩り、襲い、結ばれ、交渉し、信じ、だれよりも多くの仲間を生かしましょう。
phase-event = イベント
phase-assignment = ハンター割り当て
phase-negotiation = 交渉と攻撃
phase-hunt = 狩猟ロール
phase-domestic = 家畜
phase-elders = 長老アクション
phase-setup = 準備

# Questions
prompt-farm-animal = どの家畜を連れて来ますか
prompt-council = 軍議：このターンの順番をどの部族と入れ替えますか。部族を選ぶか、そのままにしてください
    .say-pass = そのまま
prompt-exchange = どのカードをディスクに換えますか
prompt-discard = 手札が多すぎます。どれを捨てますか
prompt-decimation-alpha = 激減：手元の{ $home }駒のうち{ $deaths }駒と長老1人が死にます。アルファを含めますか
prompt-lose-elder = どの長老が死にますか
prompt-matriarch-lost = どの家母長が男に替わりますか
prompt-deplete = 枯渇：あと{ $points }点。エネルギーか長老{ $animals ->
        [0] {""}
       *[other] か屠殺する家畜
    }を選んでください
prompt-female-lost = 男とともにだれを失いますか
prompt-chief-choice = 長老の死：振りますか、死ぬ長老を指名しますか
prompt-breakage = どの鉄の輸入品が壊れますか
prompt-bid = { $high ->
        [0] { $lot }：まだ入札はありません。牙をいくつ付けますか
       *[other] { $lot }：最高入札は{ $leader }の牙{ $high }。同額なら{ $stays ->
            [0] あなた
           *[other] { $leader }
        }が優先（{ $friend ->
            [0] 手番順
           *[other] ピーピーリー
        }）。いくつ付けますか
    }
prompt-buy-import = { $coop ->
        [0] { $lot }は牙{ $price }です。買いますか
       *[other] { $lot }はディスク{ $price }枚です。牙をいくつ払いますか（残りは鉄）
    }
prompt-assign = どこへ送りますか（手元{ $home }）。カードか行動を選ぶか、終えてください
prompt-assign-kind = { $card }{ $role ->
        [raid] への襲撃
        [guard] の護衛
        [settle] への植民
       *[hunt] での狩り
    }：部族民ですか、アルファですか
prompt-assign-number = { $card }{ $role ->
        [raid] への襲撃
        [guard] の護衛
        [settle] への植民
       *[hunt] での狩り
    }：何人送りますか{ $odds ->
        [none] {""}
       *[other] 。成功率：{ $odds }
    }
prompt-promote-kind = だれを長老にしますか
prompt-promote-rank = どの階級ですか。プラカード上で選んでください
prompt-recall = だれを呼び戻しますか。長老、植民地、または婿を戻す妻を選んでください
prompt-recall-by = 何で帰りますか。船乗りですか、そりですか
prompt-reassign = { $ski ->
        [0] 航海
       *[other] スキー
    }：あと{ $moves }駒まで移せます。どのカードからですか。または終了
prompt-reassign-kind = { $card }：どの駒を移しますか
prompt-reassign-to = { $card }から、どのカードへ移しますか
prompt-pick-contested = いくつかの部族が争うカードです。次にどれを決めますか（提案{ $fights ->
        [0] {""}
       *[other] 、次に戦い
    }）
prompt-offer = { $card }で争いです{ $fights ->
        [0] {""}
       *[other] （だれも引き揚げなければ攻撃）
    }。{ $last ->
        [0] {""}
       *[other] 最後の機会です。
    }提案する相手の部族を選んでください
    .say-pass = 提案しない
prompt-offer-departure = 提案：{ $card }から引き揚げる部族を選んでください
prompt-offer-alpha = 提案：{ $leaver }のアルファも{ $card }から引き揚げますか
prompt-offer-number = 提案：{ $leaver }の部族民は{ $card }から何人引き揚げますか
prompt-offer-terms = { $to }への提案：{ offer-sentence }渡すもの、求めるもの、花嫁を選んで加えるか、提案してください
    .say-done = 提案する
prompt-offer-groom = 提案：{ $leaver }のだれが{ $bride }の婿になりますか
prompt-answer = { $by }から{ $to }への提案：{ offer-sentence }{ $third ->
        [0] 同意しますか
       *[other] あなたの同意も必要です。同意しますか
    }
prompt-divorce-offer = 離縁を提案しますか。その妻を選んでください
    .say-pass = 提案しない
prompt-iron-rule-attack = { $card }：{ $by }がダイス{ $dice }個で攻撃します（{ $faces }がヒット）。{ iron-price }損失を防ぎますか
    .say-pass = 払わない
prompt-reroll = { $roll ->
        [attack] { $card }の戦い：今のところヒット{ $hits }
       *[other] { $card }：ヒット{ $hits }（必要{ $need }）{ $deaths ->
            [0] {""}
           *[other] 、死者{ $deaths }
        }
    }。振り直すダイスを選び、終わったら終了
prompt-allot-hit = { $card }：どの部族がヒットを受けますか{ $points ->
        [1] {""}
       *[other] （残り{ $points }）
    }
prompt-casualty = { $card }：どの駒が死にますか
prompt-pogrom = どの部族の長老が死にますか。部族を選んでください
prompt-pogrom-kind = { $other }のどの長老が死にますか。部族民ですか、アルファですか
prompt-pick-hunt = 次に自分のどのカードで狩りますか
prompt-feet-of-clay = { $card }：アルファのダイスは振らずに{ $face }です。代わりに振りますか（粘土の足）
    .say-yes = 振る
    .say-no = そのまま
prompt-iron-rule = { $card }：ダイス{ $dice }個、死ぬ目は{ $faces }。{ iron-price }死者を防ぎますか
    .say-pass = 払わない
prompt-bullet = { $card }：自分の鉄を選べば3でも奪えます。またはパス
prompt-cold-as-warm = { $card }は寒冷側で1しかヒットしません。力を使って2もヒットにしますか
prompt-opportunistic = 代わりに{ $card }が来ました。狩りますか
prompt-bog-iron = { $card }：成功には代価が要ります。自分のエネルギーか長老を選んでください。「いいえ」なら失敗です
prompt-alpha-birth = { $abroad ->
        [0] {""}
       *[other] { $card }で
    }赤ん坊が{ $babies }人生まれます。アルファを含めますか
prompt-take-card = { $to ->
        [1] { $card }をトロフィー（{ $worth }点）として取りますか
       *[other] { $card }を手札に取りますか
    }
prompt-raid-booty = { $card }から何を奪いますか。赤ん坊か、自分のディスクの中から種類を選んでください
prompt-new-husband = { $card }の婿になるのはだれですか
prompt-animals = 次はどの家畜ですか
prompt-hay = { $card }：干し草あと{ $points }点。エネルギーか長老を選ぶか、屠殺してください
prompt-produce = { $card }：赤ん坊ですか、牙ですか。牙なら自分の牙を選んでください
prompt-pacify = { $card }は敵対しています。自分の牙を選んで平和にするか、パス
prompt-elder-action = どの長老アクションを行いますか。または終了
prompt-tool-make = どの道具を作りますか
prompt-tool-price = 何で払いますか。自分の鉄か牙を選んでください
prompt-domesticate = どの動物を飼いならしますか
prompt-witch-victim = どの長老を焼きますか
prompt-witch-fresh = この階級のどの長老を焼きますか。未行動の者ですか、行動済みの者ですか
prompt-banish-victim = だれを追放して死なせますか。伝道師か、婿を追放する妻を選ぶか、見逃してください
    .say-done = 見逃す
prompt-banish-kind = { $other }のどの伝道師を追放しますか。部族民ですか、アルファですか
prompt-emissary = どの部族へ行きますか
prompt-emissary-kind = だれが{ $other }へ行きますか。部族民ですか、アルファですか
prompt-proselytize = どの部族を改宗させますか
prompt-saga-home = 昇格、呼び戻し、または終了。その後、手元の全員（{ $home }）がダイスか家母長の定める所で狩ります
prompt-hunt-row = どちらの列で狩りますか。運べない者は故郷の列に残ります
prompt-hunt-biome = 家母長がバイオームを選びます。どこで狩りますか
prompt-alpha-goes = { $card }へは全員は行けません。アルファは行きますか
prompt-matriarch-goal = 家母長がハンターを送ります。どのカードへですか。または終了
prompt-matriarch-from = 家母長がハンターを{ $card }へ送ります。どのカードからですか
prompt-colony-from = どのカードの植民者を移しますか。または終了
prompt-colony-alpha = アルファをどのカードから移しますか。または終了
prompt-chief-alpha = アルファをどのカードへ送りますか。または終了
prompt-place-daughter = 娘をどのバイオームに置きますか
prompt-gift = 市場：ほかの部族に贈る自分のディスクを選ぶか、終了
prompt-gift-to = どの部族に贈りますか。部族を選んでください

# With what the iron rule is paid
iron-price = { $price ->
        [both] 自分の鉄か牙を選んで
        [ivory] 自分の牙を選んで
        [card] カードを鉄に交換して
       *[iron] 自分の鉄を選んで
    }

# One offer in one sentence, in questions and in the log
offer-sentence = { $leaves ->
        [0] { $parts }とその婿は離縁する。
       *[other] { $leaver }は{ $card }から{ offer-people }を引き揚げる。
    }{ $ngives ->
        [0] {""}
       *[other] { $by }は{ $gives }を渡す。
    }{ $nasks ->
        [0] {""}
       *[other] { $to }は{ $asks }を渡す。
    }{ $nweds ->
        [0] {""}
       *[other] { $leaver }の部族民が{ $weds }と結婚する。
    }{ $nbride ->
        [0] {""}
       *[other] { $leaver }のアルファが{ $bride }と結婚する。
    }{ $nparts ->
        [0] {""}
       *[other] { $leaves ->
            [0] {""}
           *[other] { $parts }は離縁する。
        }
    }
offer-people = { $alpha ->
        [0] 部族民{ $men }人
       *[other] { $men ->
            [0] アルファ
           *[other] 部族民{ $men }人とアルファ
        }
    }

# Things
say-pass = パス
say-done = 終了
say-yes = はい
say-no = いいえ
say-accept = 同意する
say-reject = 断る
say-recall = 呼び戻す
say-recall-help = フェイズの始めに手元が1駒以下なら、長老・植民者・婿を1人呼び戻せます。
say-abandon = 植民地を放棄する
say-abandon-help = 植民者全員が戻ります。船乗りが必要です。
say-promote = 長老を立てる
say-promote-help = エネルギー1（ネリーがいれば無料）で、手元の駒を自分のプラカードの階級に置きます。
say-exchange = カードをディスクに換える
say-exchange-help = タブローのカードを、描かれたディスクに換えます（交換）。カードはなくなります。
say-slaughter = 屠畜する
say-domesticate = 家畜化
say-domesticate-help = エネルギー1で手札のDカードをタブローへ。
say-witch-burn = 魔女狩り
say-witch-burn-help = エネルギー1で自分の長老が1人死にます。長老のいない部族は洗礼を受けられます。
say-banish = 追放
say-banish-help = 手札上限の数だけ振り、1ごとによそ者を殺せます。
say-tool-make = 道具作り
say-tool-make-help = 鉄1で手札のIカードをタブローへ。
say-emissary = 使節を送る
say-emissary-help = エネルギー1で階級5の長老を他部族の階級1へ。
say-proselytize = 布教
say-proselytize-help = 手札上限の数だけ振り、1が出れば改宗させます。
say-baptism = 洗礼を受ける
say-baptism-help = プラカードを一神教面に裏返し、戻せません。最後に牙と鉄が得点になり、トロフィーは数えません。
say-baby = 赤ん坊
say-fresh = 未行動の者
say-acted = 行動済みの者
say-roll = ダイスを振る
say-mariner = 船乗りで
say-mariner-help = この船乗りは、このターンほかの者を運びません。
say-sled = そりで
say-sled-help = このそりは、このターンほかの者を運びません。
disk-energy = エネルギー
disk-ivory = 牙
disk-iron = 鉄
give-energy = エネルギーを渡す
give-ivory = 牙を渡す
give-iron = 鉄を渡す
ask-energy = エネルギーを求める
ask-ivory = 牙を求める
ask-iron = 鉄を求める
kind-man = 部族民
kind-alpha = アルファ
kind-daughter = 娘
kind-husband = 婿
die = { $name }の目
die-alpha = アルファのダイス
elder-help = このプラカードの階級です。
matriarch = 階級{ $name }の家母長
row-north = 北の列
row-south = 南の列
number = { $name }

# The log
log-event = 第{ $turn }ターン：{ $what }。{ $seat }から始めます。
log-council = { $seat }が{ $other }と順番を入れ替えました。
log-takes-animal = { $seat }は{ $face }を連れて来ました。
log-migration = { $old }が去り、{ $new }が来ました。
log-cooling = { $card }が寒冷側へ移りました。
log-deep-freeze = { $card }は大凍結で失われました。
log-warming = { $card }が温暖側へ移りました。
log-decimated = { $seat }が激減。{ $n ->
        [0] 手元にはだれもいませんでした
       *[other] { $n }人が死にました
    }。
log-elder-dies = { $seat }は長老を失いました：{ $elder }。
log-settles = { $seat }が1点払いました：{ $by }。
log-die-off = { $seat }の長老の死のロールは{ $die }{ $spared ->
        [0] {""}
       *[other] （そこに長老はいません）
    }。
log-breaks = { $seat }の{ $card }が壊れて鉄になりました。
log-bids = { $seat }が{ $card }に{ $n }を入札。
log-equal-bids = 同額の入札：{ $seat }が優先（{ $friend ->
        [0] 手番順
       *[other] ピーピーリー
    }）。
log-unsold = { $card }はだれも欲しがりません。
log-imports = { $seat }が{ $card }を手に入れました。
log-discards = { $seat }が{ $card }を捨てました。
log-exchanges = { $seat }が{ $card }を交換：{ $n ->
        [0] なし
       *[other] { goods-list }
    }。
log-assigns = { $seat }が{ $card }へ{ $role ->
        [raid] 襲撃者
        [guard] 護衛
        [settle] 植民者
       *[hunt] ハンター
    }を{ $n }人送りました。
log-assigns-alpha = { $seat }が{ $card }{ $role ->
        [raid] の襲撃
        [guard] の護衛
        [settle] への植民
       *[hunt] での狩り
    }にアルファを送りました。
log-promotes = { $seat }が長老を立てました：{ $elder }。
log-recalls = { $whence ->
        [colony] { $seat }が{ $piece }の植民者を呼び戻しました。
        [wife] { $seat }が{ $piece }の婿を呼び戻しました。
       *[elder] { $seat }が呼び戻しました：{ $piece }。
    }
log-abandons = { $seat }が植民地を放棄しました。
log-reassigns = { $seat }が{ $card }から{ $goal }へ{ $n ->
        [0] アルファ
       *[other] 部族民{ $n }人
    }を移しました。
log-beavers = { $seat }がビーバーの毛皮で牙1を得ました。
log-contested = { $card }で争いが起きました。
log-offers = { $by }から{ $to }へ提案：{ offer-sentence }
log-accepts = { $seat }が同意しました。
log-rejects = { $seat }が拒みました。
log-marries = { $seat }の男が{ $card }の婿になりました。
log-hostile = { $card }が敵対面になりました。植民者{ $n }人は多すぎます。
log-iron-rule = { $seat }が{ $disk }を払って損失を防ぎます。
log-attack-hits = { $seat }の攻撃：{ $n }ヒット。
log-casualty = { $husband ->
        [0] { $seat }が失いました：{ $piece }。
       *[other] { $seat }は代わりに{ $piece }の婿を死なせました。
    }
log-pogrom = { $seat }は代わりに{ $other }の長老を死なせました。
log-rolls = { $dice ->
        [none] { $seat }のアルファのダイスは{ $alpha }
       *[other] { $seat }のロール：{ $dice }{ $alpha ->
            [0] {""}
           *[other] 、アルファ { $alpha }
        }
    }
log-rerolls = { $dice ->
        [none] 振り直した後の{ $seat }のアルファのダイスは{ $alpha }
       *[other] 振り直した後の{ $seat }：{ $dice }{ $alpha ->
            [0] {""}
           *[other] 、アルファ { $alpha }
        }
    }
log-attrition = { $seat }はこのロールで{ $n }人を失いました{ $alpha ->
        [0] {""}
       *[other] （アルファを含む）
    }。
log-hunt-succeeds = { $seat }が{ $card }で成功しました。
log-hunt-fails = { $seat }は{ $card }で失敗しました。
log-too-late = { $seat }は{ $card }からロールせずに戻ります。他の部族が先でした。
log-unborn = { $seat }の赤ん坊{ $n }人は生まれません。ヴァルハラにだれもいません。
log-births = { $abroad ->
        [0] {""}
       *[other] { $card }で
    }{ $seat }に赤ん坊が{ $n }人生まれました{ $alpha ->
        [0] {""}
       *[other] （アルファを含む）
    }。
log-daughters-born = 娘が{ $n }人生まれました。
log-takes-card = { $seat }が{ $card }を{ $to ->
        [hand] 手札に
        [tableau] タブローに
       *[trophy] トロフィーとして
    }取りました。
log-replaced = { $card }が列に入りました。
log-raid-succeeds = { $seat }の{ $card }襲撃は成功しました。
log-raid-fails = { $seat }の{ $card }襲撃は失敗しました。
log-loots = { $seat }が{ $card }から奪いました：{ $goods }。
log-hay = { $seat }が{ $card }の干し草を払いました：{ $by }。
log-produces = { $seat }は{ $card }の産物を得ます。
log-pacifies = { $seat }が{ $card }を平和にしました。
log-martyr-roll = { $banishing ->
        [0] { $seat }は布教する（殉教のロール）：{ $dice }。
       *[other] { $seat }は客人の追放を試みる（殉教のロール）：{ $dice }{ $ones ->
            [0] （失敗）
           *[other] {""}
        }。
    }
log-tool-makes = { $seat }が{ $card }を作りました。
log-domesticates = { $seat }が{ $card }を飼いならしました。
log-witch-burns = { $seat }が長老を焼きました：{ $elder }。
log-banishes = { $husband ->
        [0] { $seat }が追放しました：{ $victim }。
       *[other] { $seat }が{ $victim }の婿を追放しました。
    }
log-baptism = { $seat }が洗礼を受けました。
log-emissary = { $seat }が{ $other }へ使節を送りました。
log-converted = { $seat }が改宗しました。
log-extinct = { $seat }は絶滅しました。
log-scores = { $seat }は{ $n }点：人口{ $people }{ $trophies ->
        [0] {""}
       *[other] 、トロフィー{ $trophies }
    }{ $goods ->
        [0] {""}
       *[other] 、牙と鉄{ $goods }
    }{ $allies ->
        [0] {""}
       *[other] 、代表{ $allies }
    }{ $rest ->
        [0] {""}
       *[other] 、第一部とボーナス{ $rest }
    }。
log-wins = { $seat }の勝ちです。
log-hunting-row = { $row }で狩ります。
log-stay-at-home = 運べない者は{ $row }で狩ります。
log-hunting-biome = ダイスは{ $die }：{ $card }。
log-second-part = 第2部「抵抗戦」が始まります。
log-steals = { $seat }の決死隊がエネルギー{ $n }を奪いました。
log-cryolite = 鉱山が補給所にエネルギー{ $n }をもたらしました。
log-gives = { $seat }が{ $other }に{ $disk }を贈りました。
log-blitz = { $seat }への宣伝攻勢：最小の目{ $die }、手札上限{ $limit }。
log-surrenders = { $seat }が降伏しました。
log-becomes-matriarch = 娘が家母長になりました：{ $elder }。
log-daughter-goes = 娘が{ $card }に同行します。
log-matriarch-lost = 男が代わりに立ちました：{ $elder }。
log-female-lost = 男とともに失われました：{ $elder }。
log-bullets = { $seat }は鉄1で弾丸を使い、3の目でも奪います。
log-persuades = { $seat }が{ $other }を説き、ターン終了時に改宗します。
log-icon = { $kind ->
        [0] { draw-icon-0 }
        [1] { draw-icon-1 }
        [2] { draw-icon-2 }
        [3] { draw-icon-3 }
        [4] { draw-icon-4 }
        [8] { draw-icon-8 }
        [9] { draw-icon-9 }
        [10] { draw-icon-10 }
        [11] { draw-icon-11 }
        [12] { draw-icon-12 }
        [13] { draw-icon-13 }
        [14] { draw-icon-14 }
       *[15] { draw-icon-15 }
    }。
log-matriarchs = 最後に家母長は{ $n }人。必要なのは{ $need }人。
log-conditions = 近代グリーンランド：{ $modern ->
        [0] 未達成
       *[other] 達成
    }。米国の介入：{ $states ->
        [0] 未達成
       *[other] 達成
    }。占領軍の敗北：{ $defeat ->
        [0] 未達成
       *[other] 達成
    }。
log-gains = { $seat }が{ goods-list }を得ました。
log-energy-lost = エネルギー{ $n }は失われました。{ $seat }の薪の山がいっぱいか、供給がありません。
goods-list = { $energy ->
        [0] {""}
       *[other] エネルギー{ $energy }{ $ivory ->
            [0] { $iron ->
                [0] {""}
               *[other] 、
            }
           *[other] 、
        }
    }{ $ivory ->
        [0] {""}
       *[other] 牙{ $ivory }{ $iron ->
            [0] {""}
           *[other] 、
        }
    }{ $iron ->
        [0] {""}
       *[other] 鉄{ $iron }
    }

# Options, variants, the table
option-seating = 部族
option-seating-drawn = くじで決める
option-seating-fixed = 席順に決める（ノースから）
option-negotiation = 交渉
option-negotiation-full = あらゆる品と結婚
option-negotiation-reduced = 1巡、ディスクのみ
option-negotiation-off = なし
option-pogrom = 虐殺：戦う駒の代わりに長老や婿が死んでよい
option-cape_york_trophy = そりがあれば同じ目2個でヨーク岬の隕鉄がトロフィー
option-missionary_protects_sender = 伝道師は送り手も守る
option-war_party_needs_alpha = 戦隊にはアルファが必要
option-war_chief_raid_hits = 武将がいれば襲撃は2でも成功
option-contested_picker = 争いのカードを選ぶ部族
option-contested_picker-most_iron_in_game = 全体で鉄が最多
option-contested_picker-most_iron_involved = 当事者で鉄が最多
option-hunt_card_order = 狩場の順番
option-hunt_card_order-by_player = プレイヤーごとに
option-hunt_card_order-first_player_all = 第1プレイヤーがすべて
option-hunt_card_order-rotation = 1枚ずつ順に
option-take_to_hand = 手札に取る
option-take_to_hand-optional = 任意
option-take_to_hand-forced = 強制
option-energy_supply_finite = エネルギーは28枚まで
option-plankton_includes_vinland = プランクトンはヴィンランドにも
option-solitaire_count_new_world = ソロ：新世界を1番と数える
option-solitaire_daughters_score = ソロ：娘も得点
option-coop_energy_limit = 協力：薪の山の上限
option-coop_events = 協力：イベントの枚数
option-cryolite_without_attempt = 協力：挑まなくても鉱山が働く
option-blitz_dice = 協力：宣伝攻勢のダイス
option-blitz_dice-own_unmarried_daughters = 囚われの娘の数
option-blitz_dice-own_married_daughters = 解放された娘の数
option-surrender = 協力：降伏
option-surrender-all_lose = 全員の負け
option-surrender-tribe_out = その部族だけ脱落
variant-base = 通常ゲーム
variant-base-help = 2〜4部族、イベント10枚。すべてのルールを使います。
variant-beginners = 初心者ゲーム
variant-beginners-help = 娘、家畜、道具、新世界、襲撃、戦いなし。ゲームを覚えるために。
variant-survivalist = サバイバリスト
variant-survivalist-help = より厳しく：アルファは2として数え、鉄は命を救わず、取られたカードは補充されません。
variant-solitaire_daughters = 部族の娘のサーガ（ソロ）
variant-solitaire_daughters-help = 一人用：娘が家母長になります。最後に3人必要です。
variant-coop_nazi = 抵抗戦（協力）
variant-coop_nazi-help = 1〜4部族が協力して占領軍に抵抗します。イベントが尽きるまでに3つの目標のうち2つを達成してください。
variant-m1_real_story = 史実のグリーンランド史
variant-m1_real_story-help = 4部族、イベント17枚すべて、史実どおりの列。ノース人とチューレ人は第3ターンから加わります。
variant-m2_full_experience = グリーンランド全史
variant-m2_full_experience-help = 長時間：イベント17枚すべてのあと、第二部として抵抗。得点は合計します。
variant-m3_early_greenland = グリーンランド前史
variant-m3_early_greenland-help = 鉄以前のチューニット人対海のサーミ人。
panel-energy = エネルギー
panel-ivory = 牙
panel-iron = 鉄
panel-pool = 未割り当ての駒
panel-valhalla = ヴァルハラ
panel-matriarchs = 家母長／最後に必要な数
panel-modern = 道具と輸入品／近代グリーンランドに各部族が必要な数
panel-colonists = 新世界の駒／米国の介入に各部族が必要な数
panel-hand = 手札 / 上限
panel-belief-polytheist = 多神教
panel-belief-monotheist = 一神教
draw-belief-polytheist = 最後にトロフィーが得点になり、牙と鉄は数えない。長老フェイズは先
draw-belief-monotheist = 最後に牙（1点）と鉄（2点）が得点になり、トロフィーは数えない。長老フェイズは後
draw-north = 北
draw-south = 南
draw-cold = 寒冷：1のみヒット
draw-warm = 温暖：1と2がヒット
draw-deck = 山札残り{ $n }枚
draw-event = { $turn ->
        [0] { draw-events-left }
       *[other] 第{ $turn }ターン · { draw-events-left }
    }
draw-events-left = { $n ->
        [0] 最後のイベント
       *[other] イベント残り{ $n }枚
    }
draw-supply = 供給
draw-aims = { $each ->
        [0] 終了時に3つのうち2つ：
       *[other] 各5点：
    }
draw-aim-modern = 近代グリーンランド
draw-aim-modern-help = 近代グリーンランド：どの部族も手元に1人以上いて、タブローに道具と輸入品が合わせて2枚以上ある
draw-aim-abroad = 米国の介入
draw-aim-abroad-help = 米国の介入：どの部族も新世界に6人以上いる
draw-aim-depot = 補給所
draw-aim-depot-help = 占領軍の敗北：補給所が空である。決死隊（階級2）が奪い、沼鉄鉱で成功したターンには増えない
draw-matriarchs = 家母長
draw-matriarchs-help = 終了時に家母長が{ $n }人必要です
draw-no-dice = このターンはまだダイスを振っていません
draw-best-bid = 最高額：{ $tribe }、牙{ $n }
draw-hand = 手札 { $n }/{ $limit }
draw-valhalla = ヴァルハラ：死者。赤ん坊として戻る
draw-pool = 手元：未割り当ての駒
draw-hits = 必要ヒット数{ $n }
draw-deadly = 死ぬ目：{ $faces }
draw-yield = 産物：{ $goods }
draw-climax = 極相値{ $n }（移動では列で最も低いカードが去る）
draw-trophy = 同じ目{ $n }個でトロフィー（{ $vp }点）
draw-take = 同じ目{ $n }個で手札へ
draw-take-success = 成功で手札へ
draw-odds = 部族民の数ごとの成功率：{ $odds }
draw-icon-0 = 集団感染症：手元の駒が{ $n }以上の部族は激減
draw-icon-1 = { $coop ->
        [0] 性病：{ $any ->
            [0] この卓には感染させる娘がいない
           *[other] { $tribes }の娘に婿を出している部族は激減
        }
       *[other] 宣伝攻勢：{ $any ->
            [0] この卓の部族は受けない
           *[other] { $tribes }
        }
    }
draw-icon-2 = 内紛：首長（階級1）も国外の代表もいない部族は激減
draw-icon-3 = 枯渇：長老1人につきエネルギー1、払えなければその長老が死ぬ
draw-icon-4 = 枯渇：タブローのDカード1枚につきエネルギー1か長老、または屠殺
draw-icon-5 = 長老の死：各部族がダイスを振り、その階級の長老を1人失う
draw-icon-6 = 移動（{ $row }）：極相値の最も低いカードが新しいカードに替わる
draw-icon-7 = { $coop ->
        [0] 寒冷化：各列の最も外の温暖カードが寒冷側へ
       *[other] 温暖化：各列の寒冷カード1枚が温暖側へ
    }
draw-icon-8 = 嵐：各部族は船乗り（階級6）を1人失う
draw-icon-9 = 鉄の破損：各部族の鉄の輸入品1枚が鉄1になる
draw-icon-10 = このターンは海上狩猟禁止
draw-icon-11 = このターンはマルクランド封鎖
draw-icon-12 = ビーバーの流行：新世界にアルファがいれば牙1
draw-icon-13 = 鷹匠の身代金：このターン、シロハヤブサは牙3
draw-icon-14 = 牙が鉄に：このターン、セイウチとイッカクは牙の代わりに鉄
draw-icon-15 = プランクトンの大量発生：このターン、南の列の狩りは赤ん坊とエネルギーが1多い
draw-reroll = { $type }の{ $faces }を再ロール
draw-convert = { $type }の{ $faces }は1になる
draw-first = { $type }で先に狩る
draw-round-down = 激減は切り捨て
draw-no-storm = 嵐を受けない
draw-maps = 毎ターン寒冷カード{ $n }枚を温暖扱い
draw-reassign = 割り当て後に{ $n }駒まで移動
draw-discount = 枯渇{ $n }点減
draw-free-promotion = 昇格は無料
draw-free-action = 長老アクションはエネルギー不要
draw-tiebreak = 競りの同額で勝つ
draw-iron-by-ivory = 鉄の掟を牙で払える
draw-sled = そり：もう一方の列のカード1枚へ駒を何個でも運ぶ
draw-hand-any = 手札上限+{ $n }
draw-hand-d = 手札上限+{ $n }(Dのみ)
draw-cash = 交換：{ $goods }
draw-raided = 襲撃は{ $faces }で成功{ $deadly ->
        [none] {""}
       *[other] 、死ぬ目：{ $deadly }
    }
draw-not-raided = 襲撃されない
draw-husband = 婿：{ $tribe }
draw-source = このカードの数値：{ $source ->
        [rulebook] ルールブックによる
        [public] 公開資料による
        [recalled] 記憶による
       *[other] 再構成
    }
draw-hostile = 敵対
draw-roll-attack = { $card }の戦い：ヒット{ $n }
draw-roll-3 = 殉教のロール
draw-roll-4 = 長老の死
draw-roll-5 = 宣伝攻勢
draw-success = 成功
draw-failure = 失敗
draw-die-rolled = 出目 { $n }
draw-die-set = { $n } に固定
draw-die-again = 振り直して { $n }
draw-die-turned = 1 に変換
draw-die-chosen = { $what }：振り直す
draw-die-hits = ヒット
draw-die-kills = 死亡の目
draw-die-alpha = アルファのダイス：
draw-extinct = 絶滅
draw-type-land = 陸上狩猟
draw-type-maritime = 海上狩猟
draw-type-fishing = 漁労
draw-type-metallurgy = 冶金
draw-type-raid = 襲撃
draw-hay = 干し草{ $n }：毎ターン、エネルギーか長老で払う
draw-kind-trophy = トロフィー：{ $n }点
draw-girls = 娘{ $n }、女のヴァルハラ{ $dead }
draw-rank-one = 長老は1人まで
draw-power-feud_protection = 内紛から守る
draw-power-representative_vp = ここの代表は自部族に{ $n }点
draw-power-hand_size = 長老1人につき手札上限 +{ $n }
draw-power-council_of_war = 第一手番なら他の部族と順番を入れ替えられる
draw-power-raiding_allowed = 他のタブローを襲撃できる
draw-power-war_party = 攻撃は1と2がヒット
draw-power-transport = 1人につき駒{ $n }個まで海の向こうやもう一方の列へ運ぶ
draw-power-cold_as_warm = 寒冷側のカードを温暖側として狩る
draw-power-tool_make_with_ivory = 道具作りに牙を払える
draw-supply-help = まだ取れるエネルギー：{ $n }
draw-icons = イベント
draw-order = 手番順
draw-for-sale = 競りの輸入品
draw-cost = 成功にはエネルギーか長老{ $n }も必要
draw-kind-d = Dカード：飼いならす動物
draw-kind-i = Iカード：作る道具
draw-kind-daughter = 娘：その力は婿の部族にも役立つ
draw-in-tableau = タブローで：{ $what }
draw-colonists = 送った駒は植民者として残る。{ $n }人を超えると敵対面（死ぬ目の多い襲撃、アルファのダイスも振る）になる
draw-produce = 毎ターン赤ん坊{ $n }
draw-produce-choice = 毎ターン赤ん坊か牙1
draw-babies = 赤ん坊{ $n }
draw-energy = エネルギー{ $n }
draw-ivory = 牙{ $n }
draw-iron = 鉄{ $n }
draw-odds-here = 今いる{ $tribe }：成功{ $p }%、予想損失{ $loss }
draw-odds-alpha = アルファと一緒なら：{ $odds }
draw-others = { $tribes }もいる{ $fights ->
        [0] {""}
       *[other] （先に交渉か戦い）
    }
draw-closed = 今は送れません。
draw-no-transport = 届きません：空いている船乗り（階級6）{ $sea ->
        [0] やそり
       *[other] {""}
    }がありません。
draw-nobody-left = 送れる駒がありません。
draw-no-war-chief = 襲撃には武将（階級4）が必要です。
draw-to-raid = クリックして襲撃者を送る{ $daughter ->
        [0] （家畜の産物を奪う）
       *[other] （一人が彼女の婿になる）
    }。
draw-to-guard = クリックして護衛を送る。
draw-term-give = クリックして渡す。
draw-term-ask = クリックして求める。
draw-term-wed = クリックすると、引き揚げる一人が婿になる。
draw-term-part = クリックすると離縁する。
draw-spared = だれも死なない
draw-elder-dies = 長老が死ぬ
draw-holds-out = 部族は持ちこたえる
draw-surrenders = 部族は降伏する
draw-fight = 戦いの順番：{ $rolls }
draw-hunt-order = 狩りの順番：{ $tribes }
draw-fighter = { $tribe }ダイス{ $dice }個（{ $faces }がヒット）
draw-idle = 第{ $turn }ターンに到着。それまでは新世界にしか送れない
