# The words of the pages. Messages js-… are used by the scripts; they take no plurals.
tagline = Natural-history board games, exact to the rulebook: alone, around one screen, or with friends anywhere.
hero = A naturalist's game shelf
skip = Skip to the content
home = Holotype: back to the lobby
pages = Pages
lobby = Lobby
about = About
theme = Light or dark
comma = ,{" "}
colon = :{" "}
yes = yes
no = no
none = none
guest = Guest

# Lobby
games = Games
play-now = Play now against bots
new-table = New table
rules = Rules
my-tables = My tables
open-tables = Open tables
no-games = No game is installed.
no-own-tables = You sit at no table yet. Pick a game: one click and you play.
no-open-tables = Nobody is looking for players right now. Open a table with a free seat and it appears here.
open-record = Open a record
open-record-help = Drop a downloaded record here to see the game move by move.
choose-file = Choose a file
players-range = { $least }–{ $most } players
minutes-each = about { $minutes } min a player
table-over = Over: see the result
table-free = { $free ->
    [one] One seat is free
   *[other] { $free } seats are free
}
table-your-turn = Your turn
table-waiting = Waiting for { $name }

# New table
variant = Which game
players = Players
who-sits-where = Who sits where
who-sits-help = Several people at this device take turns (the page covers hidden hands in between). A free seat is for whoever opens your invitation.
seat-number = Seat { $number }
name-of-seat = Name for seat { $number }
seat-me = Me
seat-hot = A person at this device
seat-open = free seat
seat-open-long = Free seat, by invitation
seat-bot = Bot: { $level }
level-random = beginner (random)
level-greedy = solid (looks one step ahead)
level-mcts = strong (searches)
short-random = beginner
short-greedy = solid
short-mcts = strong
name = Name
wait-limit = Absent players may be replaced after
wait-limit-hours = { $hours ->
    [0] never
    [1] an hour
    [24] a day
    [168] a week
   *[other] { $hours } hours
}
list-in-lobby = Show in the lobby while a seat is free
options = Rules to choose
open-table = Open the table
cancel = Cancel

# Table
setting-table = Setting the table…
invite = Copy invitation
replay = Replay
side-toggle = Show or hide log and rules
settings = Settings
answers = Possible answers
choices = Choices
skip-bots = Skip ahead
hint = Hint
hint-help = What the strongest bot would do
undo = Undo
undo-help = Take back your last decision
undo-turn = Start of my turn
undo-turn-help = Take back everything since your turn began
the-table = The table
regions = Parts of the table
zoom = Zoom
zoom-in = Larger
zoom-out = Smaller
zoom-fit = Whole table
log-and-rules = Log and rules
log = Log
parts = Parts of the page
search-rules = Search the rules
in-short = The game in short
glossary = Glossary
close = Close
cover-help = Nobody else should be looking now.
pace = How fast bots move
pace-calm = calm
pace-normal = normal
pace-brisk = brisk
pace-instant = at once
your-name = Your name
rules-of-table = Rules of this table
keys = Keys
key-walk = from one possible thing to the next
key-choose = choose it
key-zoom = zoom, also with Ctrl and the wheel
key-whole = the whole table again
key-help = this page
close-table = Close the table
leave = Leave: a bot takes my seat
other-device = Go on with another device
device-title = Go on here as { $names }?
device-help = The seats at this table of { $game }, and all others of the same player, can then be played from this device, too.
device-forgets = This device will forget the seats that it has held until now.
device-go = Go on here
join-title = { $host } invites you to { $game }
join-title-nobody = A seat is free: { $game }
sit-down = Sit down
only-watch = Only watch
waiting-players = { $free ->
    [one] Waiting for players: one seat is free.
   *[other] Waiting for players: { $free } seats are free.
}
vote-asks = { $back ->
    [one] { $name } asks to take back one move.
   *[other] { $name } asks to take back { $back } moves.
}
vote-waits = { $back ->
    [one] The wish to take back one move waits for { $names }.
   *[other] The wish to take back { $back } moves waits for { $names }.
}
hint-says = A strong bot would choose: { $label }

# Replay
to-table = To the table
share = Share
download = Download
replay-first = To the beginning
replay-back = One move back
replay-play = Play or pause
replay-forward = One move on
replay-last = To the end
replay-move = Move
replay-eyes = Seen by
replay-everyone = What all can see
replay-running = The game is still running: you see what you were able to see. The record can be downloaded when it is over.

# Rules
rules-of = Rules: { $game }
contents = Contents
rules-own-words = All clauses in our own words. The log and the questions at the table link here.

# About
about-title = About Holotype
about-what = A holotype is the one specimen that defines a species. Holotype is that for natural-history board games: every rule and every variant, so exactly that the program can settle an argument at the table.
about-games-title = The games
about-games = The games and their names belong to their authors and publishers. No art, logo or text of theirs is included; pictures and rules are our own drawings and our own words. If you like a game, buy it: a table with real cubes is hard to beat.
about-licence-title = Licence
about-licence = The program is free software under the MIT licence.
about-icons = Icons: Font Awesome Free by Fonticons, Inc., used under CC BY 4.0.
about-data-title = Your data
about-data = There are no accounts. A signed cookie remembers which seats are yours; other cookies keep your language, theme and name. Nothing is sent to third parties.
about-programs-title = For programs
about-programs = Everything a person can do here, a program can do too. The interface is described at
api-lead = Create, join, read and play tables over HTTP. Creating or joining gives a token; send it as “Authorization: Bearer …”.
required = required

# Errors
error-title = { $number ->
    [404] Nothing here
   *[other] That did not work
}
to-lobby = To the lobby
error-no-page = There is no such page.
error-failed = Something broke on our side. Your tables are kept; try again in a moment.
error-no-table = There is no such table. Perhaps the link is not complete.
error-no-game = There is no game called “{ $name }”. There are: { $games }.
error-no-language = There is no language “{ $lang }”. There are: { $languages }.
error-no-seeds = This server does not let tables be seeded.
error-no-database = The server cannot keep anything just now. Your tables are safe; try again in a moment.
error-other-site = Another site may not act here. Open this server’s own page and try again.
error-not-your-seat = This is not your seat.
error-not-your-turn = It is not your turn.
error-not-invited = This table is only for people with its invitation link.
error-old-link = This link is no longer valid. The settings of the table give a new one.
error-no-free-seat = All seats are taken. You can watch.
error-waiting-for-players = The game begins when all seats are taken.
error-seat-for-others = This seat was freed for somebody who has not sat at this table.
error-not-yet-replaceable = { $name } can be replaced when the table has waited for them as long as it is set to.
error-only-host = Only the host can close the table now.
error-closed = This table is closed. You can look at it.
table-closed = This table is closed.
error-game-over = The game is over.
error-late = The table has changed in the meantime. Look again, then choose.
error-illegal = “{ $token }” is not possible now. Nothing was changed.
error-no-such-move = There is no such move; there are { $moves }.
error-no-vote = Nobody is asking to take something back any more.
error-bad-option = { $why }
error-no-record = There is no such record. Perhaps the link is not complete, or it was not opened for a long time.
error-bad-record = This file cannot be shown: { $why }.
error-too-many = Too much at once. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
error-malformed = This message cannot be understood: { $why }.
error-too-large = This is too large; at most { $limit } characters are read.
error-too-long = This table has become too long to go on.
error-old-rules = This game cannot be continued here: { $fault ->
    [ruleset] it began under version { $made } of the rules, and version { $played } is played here
    [pack] it began with another data pack
   *[other] its moves cannot be replayed
}.
error-newer-rules = This table goes on under newer rules than this page knows. Reload the page.
error-other-rules-before = Moves before move { $moves } were played under an earlier version of the rules and cannot be taken back.
error-record-of-running-game = The record would tell hidden things; it is given out when the game is over.

# Scripts
js-turn = Turn {$turn}
js-your-turn = Your turn
js-turn-of = {$name}’s turn
js-watching = You are watching
js-waiting-for = Waiting for {$name}…
js-thinking = {$name} is thinking…
js-invite-copied = The invitation is copied. Send it to whoever shall play.
js-link-copied = The link is copied.
js-copy-by-hand = Copy this link:
js-fill-with-bot = Bot instead
js-reconnecting = Connection lost. Trying again…
js-connected = Connected again.
js-offline = The server does not answer. The game is safe; this page tries again by itself.
js-undo-ask = Ask to undo
js-undo-label = Undo
js-agree = Agree
js-refuse = Refuse
js-withdraw = Withdraw
js-vote-refused = It was not taken back.
js-taken-back = Moves were taken back.
js-won = {$name} wins with {$score}
js-won-shared = {$names} share the victory with {$score}
js-won-nobody = The game is over: nobody wins
js-won-together = All win together!
js-lost = The game is lost
js-you-won = You win with {$score}!
js-close = Close
js-place = {$place}.
js-point = {$score} point
js-points = {$score} points
js-again = Play again
js-replay = Replay
js-to-lobby = Lobby
js-pass-to = Pass the device to {$name}
js-i-am = I am {$name}: show my cards
js-bot = bot
js-you = you
js-to-move = to move
js-hint-thinking = The bot is thinking about it…
js-log = Log
js-log-empty = Nothing has happened yet.
js-log-private = only you can read this
js-rules-none = No clause contains these words.
js-device-copied = Link copied. Open it on the other device within a quarter of an hour; whoever has it plays your seats.
js-not-now = This cannot be chosen now. What can be is outlined, or stands beside the question.
js-rules-found = {$count} clauses
js-free-seat = Free the seat
js-free-sure = Somebody else may then take the seat of { $name }. Go on?
js-bot-sure = A bot will take the seat of { $name }. Go on?
js-close-sure = Nobody will be able to play on. Close the table?
js-leave-sure = A bot will play your seat to the end. Leave?
js-record-too-large = {$name} is too large to be the record of a game.
js-record-not-sent = The file could not be read, or the server does not answer. Try again.
js-score = Score
