title = Newgame
summary = 化石を掘り、坑道が崩れる前に公開して、自分の博物館を満たします。

option-sets = 全種類そろえるとボーナス
option-hand = 開始時の手札の化石
variant-base = ルールブックどおり
variant-museum-night = 博物館の夜：開始時の手札が多い
phase-digging = 発掘

say-dig = 掘る
passed = パス済み
fact-hand = 手札の化石
fact-museum = 博物館の化石
bag-of = 袋の化石：{ $count }個

prompt-turn = 掘るか、手札の化石を1つ公開するか、パスしてください。
prompt-lose = 坑道が崩れました。失う化石を選んでください。

log-begins = { $seat }から始めます。
log-finds = 見つけた化石：{ $fossil }。
log-digs = { $seat }が化石を掘り、{ $face }を出しました。
log-caves-in = 坑道が崩れ、{ $seat }は化石を1つ失いました。
log-loses = 失った化石：{ $fossil }。
log-shows = { $seat }が公開：{ $fossil }。
log-passes = { $seat }がパスしました。
