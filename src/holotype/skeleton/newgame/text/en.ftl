title = Newgame
summary = Dig up fossils, show them before the shaft caves in, and fill your museum.

option-sets = A full set scores a bonus
option-hand = Fossils in hand at the start
variant-base = As in the rulebook
variant-museum-night = Museum night: larger hands at the start
phase-digging = Digging

say-dig = Dig
passed = has passed
fact-hand = fossils in hand
fact-museum = fossils in the museum
bag-of = { $count ->
    [one] One fossil in the bag
   *[other] { $count } fossils in the bag
}

prompt-turn = Dig, show a fossil of your hand, or pass.
prompt-lose = The shaft caves in. Which fossil do you lose?

log-begins = { $seat } begins.
log-finds = You find: { $fossil }.
log-digs = { $seat } digs up a fossil and rolls a { $face }.
log-caves-in = The shaft caves in; { $seat } loses a fossil.
log-loses = You lose: { $fossil }.
log-shows = { $seat } shows: { $fossil }.
log-passes = { $seat } passes.
