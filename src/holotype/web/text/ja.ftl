# ページの言葉。js-… はスクリプトが使う。
tagline = 自然史のボードゲームを、ルールブックどおり正確に。ひとりでも、1台を囲んでも、離れた友人とも。
hero = 博物学者のゲーム棚
skip = 本文へ
home = Holotype：ロビーへ戻る
pages = ページ
lobby = ロビー
about = このサイト
theme = ライト／ダーク
comma = 、
colon = ：
yes = はい
no = いいえ
none = なし
guest = ゲスト

games = ゲーム
play-now = いますぐボットと対戦
new-table = 卓を立てる
rules = ルール
my-tables = 自分の卓
open-tables = 参加者募集中の卓
no-games = ゲームが入っていません。
no-own-tables = まだどの卓にも着いていません。ゲームを選べば、ワンクリックで始められます。
no-open-tables = いま参加者を募集している卓はありません。空席のある卓を立てると、ここに表示されます。
open-record = 棋譜を開く
open-record-help = ダウンロードした棋譜をここにドロップすると、一手ずつ見られます。
choose-file = ファイルを選ぶ
players-range = { $least }〜{ $most }人
minutes-each = 1人あたり約{ $minutes }分
table-over = 終了：結果を見る
table-free = 空席 { $free }
table-your-turn = あなたの番です
table-waiting = { $name }の番

variant = 遊び方
players = プレイヤー
who-sits-where = 席順
who-sits-help = 同じ端末を囲む人は交代で操作します（手札は交代のときに隠れます）。空席には、招待リンクを開いた人が着きます。
seat-number = 席{ $number }
name-of-seat = 席{ $number }の名前
seat-me = 自分
seat-hot = この端末の別の人
seat-open = 空席
seat-open-long = 空席（招待）
seat-bot = ボット：{ $level }
level-random = 入門（ランダム）
level-greedy = 堅実（一手先を読む）
level-mcts = 強い（探索する）
short-random = 入門
short-greedy = 堅実
short-mcts = 強い
name = 名前
wait-limit = 不在のプレイヤーを交代できるまで
wait-limit-hours = { $hours ->
    [0] 交代なし
    [24] 1日
    [168] 1週間
   *[other] { $hours }時間
}
list-in-lobby = 空席がある間、ロビーに表示する
options = 選べるルール
open-table = 卓を立てる
cancel = やめる

setting-table = 卓を準備しています…
invite = 招待リンクをコピー
replay = リプレイ
side-toggle = ログとルールの表示を切り替える
settings = 設定
answers = 選べる答え
choices = 選択肢
skip-bots = 先へ進める
hint = ヒント
hint-help = 強いボットならどうするか
undo = 取り消す
undo-help = 直前の決定を取り消す
undo-turn = 手番の最初へ
undo-turn-help = この手番の決定をすべて取り消す
the-table = 卓
regions = 卓の各部
zoom = 拡大・縮小
zoom-in = 拡大
zoom-out = 縮小
zoom-fit = 全体を見る
log-and-rules = ログとルール
log = ログ
parts = ページの各部
search-rules = ルールを検索
in-short = ゲームの概要
glossary = 用語集
close = 閉じる
cover-help = ほかの人は画面を見ないでください。
pace = ボットの速さ
pace-calm = ゆっくり
pace-normal = ふつう
pace-brisk = 速い
pace-instant = 即座に
your-name = あなたの名前
rules-of-table = この卓のルール
keys = キー操作
key-walk = 選べるものを順に移動
key-choose = 決定
key-zoom = 拡大・縮小（Ctrl＋ホイールでも）
key-whole = 全体を表示
key-help = この画面を開く
other-device = 別の端末で続ける
device-title = ここで{ $names }として続けますか
device-help = この{ $game }の席と、同じプレイヤーのほかの席を、この端末からも遊べるようになります。
device-forgets = この端末がこれまで持っていた席は忘れられます。
device-go = ここで続ける
close-table = 卓を閉じる
leave = 離席する（ボットが引き継ぐ）
join-title = { $host }さんから「{ $game }」への招待です
join-title-nobody = 空席があります：{ $game }
sit-down = 席に着く
only-watch = 見るだけ
waiting-players = 参加者を待っています（空席 { $free }）。
vote-asks = { $name }が{ $back }手の取り消しを求めています。
vote-waits = { $back }手の取り消しについて、{ $names }の返事を待っています。
hint-says = 強いボットなら「{ $label }」を選びます

to-table = 卓へ
share = 共有
download = ダウンロード
replay-first = 最初へ
replay-back = 一手戻る
replay-play = 再生／一時停止
replay-forward = 一手進む
replay-last = 最後へ
replay-move = 手数
replay-eyes = 視点
replay-everyone = 全員に見えるもの
replay-running = ゲームはまだ続いています。あなたに見えていたものだけが表示されます。棋譜は終了後にダウンロードできます。

rules-of = ルール：{ $game }
contents = 目次
rules-own-words = すべての条文を私たち自身の言葉で書いています。ログや卓での質問からここへリンクしています。

about-title = Holotypeについて
about-what = ホロタイプ（正基準標本）とは、種を定義するただ一つの標本のことです。Holotypeは自然史ボードゲームにとってのそれを目指します。すべてのルールと変則ルールを、卓上の議論に決着をつけられるほど正確に実装しています。
about-games-title = ゲームについて
about-games = ゲームとその名称は、それぞれの作者と出版社に帰属します。出版社の絵・ロゴ・文章は一切含まれていません。絵もルールの文章も私たち自身のものです。気に入ったゲームはぜひ購入してください。本物のコマを囲む楽しさは格別です。
about-licence-title = ライセンス
about-licence = このプログラムはMITライセンスの自由ソフトウェアです。
about-icons = アイコン：Font Awesome Free（Fonticons, Inc.）をCC BY 4.0のもとで使用しています。
about-data-title = データの扱い
about-data = アカウントはありません。署名付きCookieがあなたの席を覚え、ほかのCookieが言語・テーマ・名前を保存します。第三者には何も送信しません。
about-programs-title = プログラムから使う
about-programs = 人にできることは、プログラムにもできます。仕様はこちら：
api-lead = HTTPで卓を立て、参加し、読み、遊ぶことができます。卓を立てるか参加するとトークンが得られます。「Authorization: Bearer …」として送ってください。
required = 必須

error-title = { $number ->
    [404] ここには何もありません
   *[other] うまくいきませんでした
}
to-lobby = ロビーへ
error-no-page = そのページはありません。
error-failed = サーバーで問題が起きました。卓は保存されています。少し待ってからもう一度お試しください。
error-no-table = その卓はありません。リンクが途中で切れていないか確かめてください。
error-no-game = 「{ $name }」というゲームはありません。あるのは：{ $games }。
error-no-language = 「{ $lang }」という言語はありません。あるのは：{ $languages }。
error-no-seeds = このサーバーでは乱数の種を指定できません。
error-no-database = サーバーは今、記録を保存できません。卓は保存されています。少し待ってからもう一度お試しください。
error-other-site = 別のサイトからの操作は受け付けられません。このサーバーのページを開いてやり直してください。
error-not-your-seat = そこはあなたの席ではありません。
error-not-your-turn = あなたの番ではありません。
error-not-invited = この卓に着けるのは、招待リンクを持つ人だけです。
error-old-link = このリンクは期限が切れています。テーブルの設定から新しいリンクを取れます。
error-no-free-seat = 席はすべて埋まっています。観戦はできます。
error-waiting-for-players = 全員がそろうと始まります。
error-seat-for-others = この空席は、この卓に着いたことのない人のためのものです。
error-not-yet-replaceable = { $name }さんを交代できるのは、卓で決めた時間だけ待った後です。
error-only-host = いま卓を閉じられるのは主催者だけです。
error-closed = この卓は閉じられています。見ることはできます。
table-closed = この卓は閉じられています。
error-game-over = ゲームは終了しています。
error-late = その間に卓の状況が変わりました。もう一度見てから選んでください。
error-illegal = 「{ $token }」はいま選べません。何も変わっていません。
error-no-such-move = その手はありません。手数は{ $moves }です。
error-no-vote = 取り消しの提案はもうありません。
error-bad-option = { $why }
error-no-record = その棋譜はありません。リンクが途中で切れているか、長い間開かれなかったようです。
error-bad-record = このファイルは再生できません：{ $fault ->
    [unreadable] ゲームの棋譜ではありません
    [ruleset] ルールの版{ $made }の棋譜で、ここで遊べるのは版{ $played }です
    [pack] 別のデータパックで作られた棋譜です
    [token] { $number }番目の選択「{ $token }」をルールどおりに行えません
    [surplus] 使われない乱数が{ $left }個残っています
    [saved] 途中の保存状態から始まっていて、他の人の保存状態は読み込めません
    [resumed] 途中の保存状態が合いません
    [start] ゲームの準備を再現できません
   *[other] { $why }
}。
error-too-many = 短い間に多すぎます。{ $seconds }秒後にもう一度お試しください。
error-malformed = メッセージを理解できません：{ $why }
error-too-large = 大きすぎます。{ $limit }文字までです。
error-too-long = この卓は長くなりすぎて続けられません。
error-old-rules = このゲームはここでは続けられません：{ $fault ->
    [ruleset] ルールの版{ $made }で始まりましたが、ここで遊べるのは版{ $played }です
    [pack] 別のデータパックで始まりました
   *[other] これまでの手を再現できません
}。
error-newer-rules = この卓は新しいルールで続いています。ページを読み込み直してください。
error-other-rules-before = { $moves }手目より前は以前のルールで行われたため、取り消せません。
error-record-of-running-game = 棋譜には隠された情報が含まれるため、ゲーム終了後に公開されます。

js-turn = 第{$turn}ターン
js-your-turn = あなたの番
js-turn-of = {$name}の番
js-watching = 観戦中
js-waiting-for = {$name}を待っています…
js-thinking = {$name}が考えています…
js-invite-copied = 招待リンクをコピーしました。一緒に遊ぶ人に送ってください。
js-link-copied = リンクをコピーしました。
js-copy-by-hand = このリンクをコピーしてください：
js-fill-with-bot = ボットにする
js-reconnecting = 接続が切れました。再接続しています…
js-connected = 再接続しました。
js-offline = サーバーが応答しません。ゲームは保存されています。自動的に再接続します。
js-undo-ask = 取り消しを提案
js-undo-label = 取り消す
js-agree = 認める
js-refuse = 断る
js-withdraw = 取り下げる
js-vote-refused = 取り消しは行われませんでした。
js-taken-back = 手が取り消されました。
js-won = {$name}が{$score}で勝利
js-won-shared = {$names}が{$score}で勝利を分け合いました
js-won-nobody = ゲーム終了：勝者なし
js-won-together = 全員の勝利です！
js-lost = 敗北です
js-you-won = {$score}であなたの勝利です！
js-close = 閉じる
js-place = {$place}位
js-point = {$score}点
js-points = {$score}点
js-again = もう一度遊ぶ
js-replay = リプレイ
js-to-lobby = ロビー
js-pass-to = 端末を{$name}さんに渡してください
js-i-am = {$name}です：手札を見せる
js-bot = ボット
js-you = あなた
js-to-move = 手番
js-hint-thinking = ボットが考えています…
js-log = ログ
js-log-empty = まだ何も起きていません。
js-log-private = あなただけに見えています
js-rules-none = 該当する条文はありません。
js-device-copied = リンクをコピーしました。15分以内に別の端末で開いてください。リンクを持つ人があなたの席で遊べます。
js-not-now = これは今は選べません。選べるものは縁取られているか、質問の横にあります。
js-rules-found = {$count}件
js-free-seat = 席を空ける
js-free-sure = { $name }の席に別の人が着けるようになります。よろしいですか？
js-bot-sure = { $name }の席をボットが引き継ぎます。よろしいですか？
js-close-sure = 続きを遊べなくなります。卓を閉じますか？
js-leave-sure = 最後までボットがあなたの席を引き継ぎます。離席しますか？
js-record-too-large = {$name}は棋譜としては大きすぎます。
js-record-not-sent = ファイルを読めないか、サーバーが応答しません。もう一度お試しください。
js-score = 得点
