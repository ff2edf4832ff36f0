title = Dominant Species
summary = Six classes of animals spread over a freezing Earth: adapt, speciate, migrate, and dominate before the Ice Age.
phase-setup = Setup
phase-planning = Planning
phase-initiative = Execution: Initiative
phase-adaptation = Execution: Adaptation
phase-regression = Execution: Regression
phase-abundance = Execution: Abundance
phase-wasteland = Execution: Wasteland
phase-depletion = Execution: Depletion
phase-glaciation = Execution: Glaciation
phase-speciation = Execution: Speciation
phase-wanderlust = Execution: Wanderlust
phase-migration = Execution: Migration
phase-competition = Execution: Competition
phase-domination = Execution: Domination
phase-extinction = Reset: Extinction
phase-survival = Reset: Survival
phase-reseed = Reset: Reseed
phase-final-scoring = Final scoring

# Tiles with their terrain, as questions and the log name them
at-tile = { $terrain ->
    [sea] { $tile } (Sea)
    [wetland] { $tile } (Wetland)
    [savannah] { $tile } (Savannah)
    [jungle] { $tile } (Jungle)
    [forest] { $tile } (Forest)
    [desert] { $tile } (Desert)
    [mountain] { $tile } (Mountain)
    [tundra] { $tile } (Tundra)
   *[none] { $tile }
 }
at-to = { $to_terrain ->
    [sea] { $to } (Sea)
    [wetland] { $to } (Wetland)
    [savannah] { $to } (Savannah)
    [jungle] { $to } (Jungle)
    [forest] { $to } (Forest)
    [desert] { $to } (Desert)
    [mountain] { $to } (Mountain)
    [tundra] { $to } (Tundra)
   *[none] { $to }
 }
at-source = { $source_terrain ->
    [sea] { $source } (Sea)
    [wetland] { $source } (Wetland)
    [savannah] { $source } (Savannah)
    [jungle] { $source } (Jungle)
    [forest] { $source } (Forest)
    [desert] { $source } (Desert)
    [mountain] { $source } (Mountain)
    [tundra] { $source } (Tundra)
   *[none] { $source }
 }
tile-answer = { $answer_terrain ->
    [sea] { $name } (Sea)
    [wetland] { $name } (Wetland)
    [savannah] { $name } (Savannah)
    [jungle] { $name } (Jungle)
    [forest] { $name } (Forest)
    [desert] { $name } (Desert)
    [mountain] { $name } (Mountain)
    [tundra] { $name } (Tundra)
   *[none] { $name }
 }
kind-of-terrain = { $terrain ->
    [sea] Sea
    [wetland] Wetland
    [savannah] Savannah
    [jungle] Jungle
    [forest] Forest
    [desert] Desert
    [mountain] Mountain
   *[tundra] Tundra
 }
matching-there = { $match ->
    [0] No match there: endangered
   *[other] Match there: { $match }
 }
kind-of-box = { $box ->
    [adaptation] Adaptation
    [abundance] Abundance
    [wanderlust] Wanderlust
    [regression] Regression
    [wasteland] Wasteland
   *[depletion] Depletion
 }

# Questions
prompt-choose-animal = Which animal do you play?
prompt-place-pawn = { $animal }: place an action pawn on a free eyeball space ({ $pawns } left)
prompt-initiative-swap = { $animal }: change places with { $other } on the initiative track, from the next turn on?
prompt-initiative-relocate = { $animal }: move the Initiative pawn to another eyeball space, where it acts this turn, or take it back unused
prompt-adaptation-take = { $animal }: take an element, or pass
prompt-regression-protect = { $animal }: which element do you protect from Regression? Or pass
prompt-abundance-type = { $animal }: which element do you put on Earth? Or pass
prompt-abundance-corner = { $animal }: on which vacant corner do you put { $element }?
prompt-wasteland-return = { $animal }: which element do you return from the Wasteland box to the bag? Or pass
prompt-depletion-remove = { $animal }: which element do you remove from Earth? Or pass
    .corner = Remove { $disk } on { $name }
prompt-glaciation-tile = { $animal }: which tile do you glaciate? Or pass
    .tile = { tile-answer }
prompt-speciation-element = { $animal }: around which { $element } do you add cubes? Or pass
prompt-speciation-count = { $animal }: how many cubes do you add on { at-tile }? { matching-there }
prompt-insect-free-tile = { $animal }: on which tile do you add a free cube? Or pass
    .tile = { tile-answer }
prompt-wanderlust-stack = { $animal }: which face-up tile do you take? Or pass
    .stack = { tile-answer }
prompt-wanderlust-hex = { $animal }: on which empty hex do you place the { kind-of-terrain }?
prompt-wanderlust-element = { $animal }: which element do you put on the new tile { at-tile }? Or none
    .say-pass = No element
prompt-wanderlust-corner = { $animal }: on which corner of { at-tile } do you put { $element }?
prompt-wanderlust-move = { $animal }: how many cubes do you move from { at-source } to the new tile { at-tile }? { matching-there }
prompt-migration-from = { $animal }: from which tile do you move a cube ({ $left } left)? Or done{ $order ->
    [any] {""}
   *[sorted] . Choose in the order of the tiles' names
 }
    .tile = { tile-answer }
prompt-migration-to = { $animal }: where do you move the cube from { at-tile }?
    .tile = { tile-answer }
prompt-arachnid-free-tile = { $animal }: on which tile do you eliminate an opposing cube for free? Or pass
    .tile = { tile-answer }
prompt-competition-tile = { $animal }: on which { kind-of-terrain } tile do you eliminate an opposing cube? Or on none
    .say-skip = Eliminate nothing there
prompt-competition-animal = { $animal }: whose cube do you eliminate on { at-tile }?
    .animal = Eliminate 1 { $name } cube
prompt-domination-tile = { $animal }: which tile do you score? Or pass
    .tile = { tile-answer }
prompt-take-card = { $animal } dominates { at-tile }: which card do you take and carry out?
    .card-ice-age = Ice Age: this turn is the last
prompt-card-tile = { $animal }, { $card }: { $effect ->
    [aquatic] which Sea or Wetland tile do you choose? One with a vacant corner, if there is one
    [blight] which tile loses all elements but one?
    [catastrophe] which tile loses all cubes but one?
    [hibernation] on which tile do your eliminated cubes return?
    [ice_sheet] which tile do you glaciate?
    [mass_exodus] which tile do all cubes leave?
   *[fertile] on which of your tiles do you score 1 VP for each cube?
 }
    .tile = { tile-answer }
prompt-card-bag-element = { $animal }, { $card }: which element do you take from the bag?
prompt-card-corner = { $animal }, { $card }: on which corner do you put { $element }?
prompt-card-count = { $animal }, { $card }: how many cubes do you put on { at-tile }? { matching-there }
prompt-card-eliminate = { $animal }, { $card }: whose cube do you eliminate on { at-tile }?
    .animal = Eliminate 1 { $name } cube
    .say-skip = Eliminate nothing there
prompt-blight-keep = { $animal }, { $card }: which element stays on { at-tile }? All others there are lost
    .corner = Keep { $disk } on { $name }
prompt-catastrophe-survivor = { $animal }, { $card }: whose cube is the only one to survive on { at-tile }?
    .animal = 1 { $name } cube survives
prompt-disease-discard = Disease: which added element does { $animal } lose?
    .element = Lose { $name }
prompt-evolution-animal = { $animal }, { $card }: whose cube do you replace by one of yours? Or done
    .animal = Replace 1 { $name } cube
prompt-evolution-tile = { $animal }, { $card }: on which tile do you replace 1 { $victim } cube?
    .tile = { tile-answer }
prompt-fecundity-tile = { $animal }, { $card }: on which tile do you add a cube ({ $pool } in the gene pool)? Or done
    .tile = { tile-answer }
prompt-immigrants-loss = Immigrants: what does { $animal } lose?
    .element = Lose { $name }
    .say-pawn = Lose an action pawn for good
    .say-thin = Lose all cubes but one on each tile
prompt-immigrants-pawn = Immigrants: which pawn on the display does { $animal } lose for good?
    .space = Lose the pawn on { $name }
prompt-instinct-space = { $animal }, { $card }: on which eyeball space do you place a pawn for the next turn?
prompt-exodus-count = { $animal }, { $card }: how many { $mover } cubes do you move from { at-tile } to { at-to }?
prompt-metamorphosis-give = { $animal }, { $card }: which added element do you give up for another?
    .element = Give up { $name }
prompt-mammal-save = { $animal }: on which tile do you save one endangered cube? The others die out
    .tile = { tile-answer }
prompt-claim-window = Do you claim a tile before the dominance markers count? Or done

# Things
stack = Stack { $name }
stack-help = While it lies face up, Wanderlust can add this tile to Earth.
claim-help = Set the dominance marker of this tile to what is true now.
say-skip = Skip
say-keep = Stay
say-swap = Change places
say-take-back = Take the pawn back unused
say-pawn = Lose a pawn
say-pawn-help = The pawn leaves the game. It comes from your supply; if that is empty, you choose one on the display.
say-thin = All but one cube on each tile
say-thin-help = Keep one cube on each tile; all your others are eliminated.
element-help = An element. The more disks of your elements lie around a tile, the higher is your match there.
animal-mammal-help = Default: two Meat. In every Extinction one endangered cube is saved.
animal-reptile-help = Default: two Sun. In every Regression it may protect one element for free.
animal-bird-help = Default: two Seed. In Migration its cubes may move two tiles.
animal-amphibian-help = Default: three Water instead of two.
animal-arachnid-help = Default: two Grub. Before the pawns in Competition it may eliminate one opposing cube for free.
animal-insect-help = Default: two Grass. After every Speciation it may add one cube for free.
tile-help = A hex of the board.
corner-help = A corner holds one element, which counts for every tile that it touches.

# The table
draw-earth = Earth
draw-display = Action display
draw-cards = Dominance cards
draw-animals = Animals
draw-track = Initiative
draw-section-initiative = Initiative
draw-section-adaptation = Adaptation
draw-section-regression = Regression
draw-section-abundance = Abundance
draw-section-wasteland = Wasteland
draw-section-depletion = Depletion
draw-section-glaciation = Glaciation
draw-section-speciation = Speciation
draw-section-wanderlust = Wanderlust
draw-section-migration = Migration
draw-section-competition = Competition
draw-section-domination = Domination
draw-box-adaptation = Elements: { $list }
    What nobody takes moves to the Regression box at Reseed.
draw-box-abundance = Elements: { $list }
    What nobody takes moves to the Wasteland box at Reseed.
draw-box-wanderlust = Elements: { $list }
    What nobody takes goes back into the bag at Reseed.
draw-box-regression = Elements: { $list }
    Every animal loses one added element of each of these types, unless it protects it.
draw-box-wasteland = Elements: { $list }
    Elements of these types vanish from all corners of tundra tiles; the box moves to Depletion at Reseed.
draw-box-depletion = Elements: { $list }
    A pawn may remove one element of these types from Earth.
draw-box-empty = Its box is empty: nothing to do here this turn.
draw-not-in-play = Not in this game.
draw-bonus = Bonus VP: for the tiles around the new one in Wanderlust, for the tundra tiles around the new one in Glaciation, for the tundra tiles you occupy with the Survival card, for the tiles you dominate at Ice Age
draw-terrain-sea = Sea
draw-terrain-wetland = Wetland
draw-terrain-savannah = Savannah
draw-terrain-jungle = Jungle
draw-terrain-forest = Forest
draw-terrain-desert = Desert
draw-terrain-mountain = Mountain
draw-terrain-tundra = Tundra
draw-cubes = { $n ->
    [one] { $animal }: 1 cube, match { $match }
   *[other] { $animal }: { $n } cubes, match { $match }
 }
draw-endangered = { $n ->
    [one] { $animal }: 1 cube, no match: endangered
   *[other] { $animal }: { $n } cubes, no match: endangered
 }
draw-match-others = Match of animals that are not here: { $list }
draw-cubes-here = { $n ->
    [one] 1 cube here
   *[other] { $n } cubes here
 }
draw-dominant = { $animal } dominates
draw-nobody = Nobody dominates
draw-scores = If scored now: { $list }
draw-now = Would score now: { $list }
draw-row = Scores { $list }
draw-chosen = Already scored this turn
draw-empty = No cubes
draw-hex = Tiles around it: { $n }. Wanderlust scores { $vp } VP here.
    Match with the elements around it: { $list }
draw-with = { $tile }, match with it: { $list }
draw-without = { $tile }, match without it: { $list }
draw-speciation = { $n ->
    [one] { $tile }: up to 1 cube, match { $match }
   *[other] { $tile }: up to { $n } cubes, match { $match }
 }
draw-glaciation = Glaciation scores { $vp } VP here.
draw-on-earth = On Earth: { $n }. You have: { $own }.
draw-withers = On corners of tundra tiles: { $n }. They vanish unless the last disk of this type leaves the box.
draw-endangers = Endangered if you lose it: { $list }
draw-tundra-left = Tundra tiles left: { $n }
draw-face-down = { $n } more below it, face down
draw-bag-tip = Elements in the bag: { $list }
draw-bag = Bag
draw-no-cards = All available cards have been taken.
draw-deck = Draw pile: { $n }
draw-survival = Survival card: { $who }
draw-survival-tip = The animal with most cubes on tundra scores bonus VP in every Reset for the tundra tiles it occupies.
draw-vp = VP
draw-lost = eliminated cubes
draw-pawns = pawns owned
draw-pawn-next = { $animal }, waits for the next turn
draw-last = Last turn
draw-turn = Turn { $n }
draw-none = none
draw-hidden-tiles = Face down in all stacks: { $list }

# Beside the players
panel-cubes = cubes on Earth
panel-pool = cubes in the gene pool
panel-supply = pawns in supply
panel-dominates = tiles dominated

# The log: setup
log-plays-animal = { $seat } plays the { $animal }.
log-starting-order = Initiative, from left to right: { $animals }.
log-starting-tiles = { kind-of-terrain } lies on { $tiles }.
log-starting-tundra = { $tile } is covered by tundra.
log-starting-disks = { $element } lies on the corners { $corners }.
log-supplies = Every animal has { $pawns } action pawns and { $cubes } cubes, one of them on the VP track.
log-starting-cubes = { $animal } starts with cubes on { $tiles }.
log-no-starting-cubes = { $animal } starts without cubes on Earth.
log-handicap = { $animal } starts with { $vp } VP, for having that many cubes fewer than the animal with most.

# The log: planning and execution
log-turn = Turn { $turn } begins.
log-places-pawn = { $animal } places a pawn on { $space }.
log-places-waiting-pawn = { $animal } places a pawn on { $space } for the next turn.
log-swaps-initiative = { $animal } changes places with { $other } on the initiative track and is number { $place } now.
log-keeps-initiative = { $animal } keeps its place on the initiative track.
log-takes-pawn-back = { $animal } takes its Initiative pawn back unused.
log-relocates = { $animal } moves its Initiative pawn to { $space }.
log-declines = { $animal } passes on { $space }.
log-declines-icon = { $section ->
    [regression] { $animal } passes on its free protection.
    [speciation] { $animal } passes on its free cube.
   *[competition] { $animal } passes on its free elimination.
 }
log-is-void = { $animal } has nothing to do on { $space }.
log-adapts = { $animal } takes { $element } from Adaptation.
log-protects = { $animal } protects { $element } from Regression.
log-regresses = { $animal } loses { $element } in Regression.
log-places-disk = { $animal } puts { $element } on { $corner }.
log-clears-wasteland = { $animal } returns { $element } from the Wasteland box to the bag.
log-wastes = The Wasteland removes { $element } on { $corner } from the tundra.
log-depletes = { $animal } removes { $element } on { $corner } from Earth.
log-glaciates = { $animal } glaciates { at-tile }.
log-freezes = { $element } on { $corner } is lost between three tundra tiles.
log-glaciation-bonus = { $n ->
    [one] { $animal } scores { $vp } VP for 1 tundra tile next to the new one.
   *[other] { $animal } scores { $vp } VP for { $n } tundra tiles next to the new one.
 }
log-retreats = { $n ->
    [one] 1 { $animal } cube returns from { $tile } to the gene pool.
   *[other] { $n } { $animal } cubes return from { $tile } to the gene pool.
 }
log-speciates = { $animal } speciates around the { $element } on { $corner }.
log-populates = { $n ->
    [one] { $animal } adds 1 cube on { at-tile }.
   *[other] { $animal } adds { $n } cubes on { at-tile }.
 }
log-free-cube = { $animal } adds a free cube on { at-tile }.
log-places-tile = { $animal } places the tile of stack { $stack } on { at-tile }.
log-wanderlust-bonus = { $n ->
    [one] { $animal } scores { $vp } VP for 1 tile next to the new one.
   *[other] { $animal } scores { $vp } VP for { $n } tiles next to the new one.
 }
log-moves = { $n ->
    [one] 1 { $animal } cube moves from { at-tile } to { at-to }.
   *[other] { $n } { $animal } cubes move from { at-tile } to { at-to }.
 }
log-competes = { $animal } eliminates 1 { $victim } cube on { at-tile }.
log-competes-free = { $animal } eliminates 1 { $victim } cube on { at-tile } for free.
log-spares = { $animal } eliminates nothing on { kind-of-terrain } tiles.
log-dominates = { $animal } chooses { at-tile } for Domination.
log-scores-tile = { $place ->
    [1] { $animal } scores { $vp } VP on { at-tile }: first with { $n ->
        [one] 1 cube
       *[other] { $n } cubes
    }.
    [2] { $animal } scores { $vp } VP on { at-tile }: second with { $n ->
        [one] 1 cube
       *[other] { $n } cubes
    }.
    [3] { $animal } scores { $vp } VP on { at-tile }: third with { $n ->
        [one] 1 cube
       *[other] { $n } cubes
    }.
   *[4] { $animal } scores { $vp } VP on { at-tile }: fourth with { $n ->
        [one] 1 cube
       *[other] { $n } cubes
    }.
 }
log-nobody-dominates = Nobody dominates { at-tile }, so nobody takes a card.
log-dominates-unpaid = { $animal } dominates { at-tile } but scores nothing there, so it takes no card.
log-no-card-left = { $animal } dominates { at-tile }, but no card is left.

# The log: cards
log-takes-card = { $animal } dominates { at-tile } and takes { $card }.
log-no-effect = { $card } has no effect.
log-leaves-card-unused = { $animal } chooses to do nothing with { $card }.
log-chooses-tile = { $animal } chooses { at-tile } for { $card }.
log-loses-cubes = { $n ->
    [one] { $animal } loses 1 cube on { at-tile } to { $card }.
   *[other] { $animal } loses { $n } cubes on { at-tile } to { $card }.
 }
log-spares-tile = { $animal } eliminates nothing on { at-tile }.
log-gains-vp = { $animal } scores { $vp } VP for { $card }.
log-scores-cubes = { $animal } scores { $vp } VP with { $card } for the cubes on { at-tile }.
log-gains-pawn = { $animal } gains an action pawn ({ $card }).
log-blights = { $animal } blights { at-tile }: the { $element } on { $corner } stays; lost: { $lost }.
log-loses-element = { $animal } loses { $element } to { $card }.
log-replaces = { $animal } replaces 1 { $victim } cube on { at-tile } by one of its own with { $card }.
log-hibernates = { $n ->
    [one] 1 eliminated { $animal } cube returns to { at-tile } and is protected this turn.
   *[other] { $n } eliminated { $animal } cubes return to { at-tile } and are protected this turn.
 }
log-ice-age = { $n ->
    [one] { $animal } scores { $vp } VP for Ice Age: it dominates 1 tile.
   *[other] { $animal } scores { $vp } VP for Ice Age: it dominates { $n } tiles.
 }
log-loses-pawn = { $animal } loses an action pawn from its supply to { $card }.
log-loses-placed-pawn = { $animal } loses the action pawn on { $space } to { $card }.
log-thins-out-nothing = { $animal } has no more than one cube on any tile and loses nothing to { $card }.
log-metamorphoses = { $animal } gives up { $old } for { $new }.
log-loses-vp = { $animal } loses { $vp } VP to { $card }.
log-gains-element = { $animal } draws { $element } from the bag ({ $card }).
log-claims = { $seat } claims { at-tile }: { $animal } dominates it.
log-claims-nobody = { $seat } claims { at-tile }: nobody dominates it.

# The log: reset and the end
log-saves = { $animal } saves 1 endangered cube on { at-tile }.
log-dies-out = { $n ->
    [one] 1 endangered { $animal } cube dies out on { at-tile }.
   *[other] { $n } endangered { $animal } cubes die out on { at-tile }.
 }
log-survives = { $n ->
    [one] { $animal } holds the Survival card and scores { $vp } VP for 1 tundra tile.
   *[other] { $animal } holds the Survival card and scores { $vp } VP for { $n } tundra tiles.
 }
log-nobody-survives = Nobody holds the Survival card: no single animal has most cubes on tundra.
log-reveals-cards = New cards: { $cards }. Draw pile: { $left }.
log-ice-age-open = { $card } is available: the turn in which somebody takes it is the last.
log-slides = { $animal }'s waiting pawn slides to { $space }.
log-empties-box = From { kind-of-box } back into the bag: { $elements }.
log-passes-on = { $box ->
    [adaptation] From Adaptation to Regression: { $elements }.
    [abundance] From Abundance to Wasteland: { $elements }.
   *[wasteland] From Wasteland to Depletion: { $elements }.
 }
log-fills-box = New in { kind-of-box }: { $elements }.
log-turns-up-tile = Stack { $stack } turns up { kind-of-terrain }; { $left } more below it.
log-pawn-is-ready = { $animal }'s pawn on { $space } is ready to act.
log-ends-by-ice-age = The game ends with this turn: Ice Age has been taken.
log-ends-by-limit = The game ends with turn { $turn }, the last one at this table.
log-ends-without-cubes = The game ends: no cube is left on Earth or in a gene pool.
log-final-scoring = Final scoring: every tile is scored once more.
log-final-vp = { $animal } ends with { $vp } VP, { $gained } of them from the final scoring.
log-lowest-animal = { $seat }'s lowest animal counts: { $animal } with { $vp } VP.
log-wins = { $seat } wins with { $vp } VP ({ $animal }).
log-wins-tie = { $seat } wins the tie at { $vp } VP: { $animal } is above { $others } in the food chain.

# Options
variant-base = One animal each
variant-base-help = Each player has one animal; the others are not in the game.
variant-random_earth = Random Earth
variant-random_earth-help = Seven random tiles and twelve random elements. Cubes start where their animal's elements lie; whoever has fewer starts with VP.
variant-multi_animal = Several animals each (2 or 3 players)
variant-multi_animal-help = All six animals are in the game, two or three for each player. Your lowest animal is your score.
variant-multi_animal_random_earth = Several animals each on a random Earth
variant-multi_animal_random_earth-help = All six animals on random tiles and elements. Your lowest animal is your score.
option-earth = Earth at the start
option-earth-standard = Standard
option-earth-random = Random tiles and elements
option-animals = Animals
option-animals-random = Dealt at random
option-animals-choose = Chosen in seat order
option-dominance_mode = Dominance
option-dominance_mode-auto = Always up to date
option-dominance_mode-claim = Must be claimed, by whoever is asked
option-dominance_mode-claim_by_all = Must be claimed, by all before a card
option-dominance_mode-help = If it must be claimed, a dominance marker changes only when somebody claims the tile: whoever is asked may do so at any question, and with the third choice all others are asked, too, before a dominant animal takes a card and before Ice Age scores. Cards and Ice Age go by the markers.
option-max_turns = Last turn at the latest (0: no limit)
option-card_needs_tile_vp = The dominant animal takes a card only if it scored VP on the tile
option-initiative_stay = The Initiative pawn may stay where it is for the next turn
option-domination_empty_tiles = Empty tiles may be chosen for Domination
option-catastrophe_may_spare = Catastrophe may spare adjacent tiles where other animals live
option-disease_chooser = Who chooses the element lost to Disease
option-disease_chooser-owner = The animal that loses it
option-disease_chooser-taker = Whoever takes the card
option-migration_order = Order of Migration moves
option-migration_order-sorted = By the tiles' names
option-migration_order-any = Any order
option-migration_order-help = The order changes nothing. By the tiles' names no outcome is offered twice, which suits programs that search.

# What the spaces and cards do
space-initiative-1-help = Change places with the animal to your left on the track, from the next turn on. Then move this pawn to any free eyeball space, where it acts this turn.
space-adaptation-1-help = Add one of the elements in these boxes to your animal.
space-adaptation-2-help = { space-adaptation-1-help }
space-adaptation-3-help = { space-adaptation-1-help }
space-regression-1-help = Protect one of your added elements from this turn's Regression.
space-regression-2-help = { space-regression-1-help }
space-abundance-1-help = Put one of the elements in these boxes on a vacant corner of Earth.
space-abundance-2-help = { space-abundance-1-help }
space-wasteland-1-help = Take one element out of the Wasteland box before its types vanish from the corners of tundra tiles.
space-depletion-1-help = Remove one element from Earth whose type is in the Depletion box.
space-glaciation-1-help = Turn a tile next to tundra into tundra, for bonus VP. One cube of each animal stays there.
space-glaciation-2-help = The pawn waits and slides one eyeball space to the left after each turn: it acts next turn.
space-glaciation-3-help = The pawn waits and slides one eyeball space to the left after each turn: it acts in two turns.
space-glaciation-4-help = The pawn waits and slides one eyeball space to the left after each turn: it acts in three turns.
space-speciation-1-help = Choose an element of this type on Earth and add cubes on the tiles around it: up to 4 on sea and wetland, 3 on savannah, jungle and forest, 2 on desert and mountain, 1 on tundra.
space-speciation-2-help = { space-speciation-1-help }
space-speciation-3-help = { space-speciation-1-help }
space-speciation-4-help = { space-speciation-1-help }
space-speciation-5-help = { space-speciation-1-help }
space-speciation-6-help = { space-speciation-1-help }
space-wanderlust-1-help = Add a tile and an element to Earth for bonus VP; then every animal may move in.
space-wanderlust-2-help = { space-wanderlust-1-help }
space-wanderlust-3-help = { space-wanderlust-1-help }
space-migration-1-help = Move up to as many of your cubes as printed to adjacent tiles.
space-migration-2-help = { space-migration-1-help }
space-migration-3-help = { space-migration-1-help }
space-migration-4-help = { space-migration-1-help }
space-migration-5-help = { space-migration-1-help }
space-migration-6-help = { space-migration-1-help }
space-competition-1-help = Eliminate one opposing cube on one tundra tile and on one tile of each terrain shown; you must have a cube there too.
space-competition-2-help = { space-competition-1-help }
space-competition-3-help = { space-competition-1-help }
space-competition-4-help = { space-competition-1-help }
space-competition-5-help = { space-competition-1-help }
space-competition-6-help = { space-competition-1-help }
space-competition-7-help = { space-competition-1-help }
space-domination-1-help = Score any tile that nobody has chosen this turn. The animal that dominates it takes a card.
space-domination-2-help = { space-domination-1-help }
space-domination-3-help = { space-domination-1-help }
space-domination-4-help = { space-domination-1-help }
space-domination-5-help = { space-domination-1-help }
card-aquatic-help = Put an element of your choice on a Sea or Wetland tile, then up to 4 of your cubes there.
card-biodiversity-help = 1 VP for each tile you share with another animal.
card-biomass-help = Every tile with more cubes than elements loses 1 cube of your choice.
card-blight-help = Choose a tile; only one element of your choice stays on it.
card-catastrophe-help = Choose a tile; one cube of your choice survives there. Each adjacent tile loses 1 cube of your choice, your own if nobody else is there.
card-cold-snap-help = Every other animal loses 1 cube on each tundra tile.
card-disease-help = Each animal with more elements than you loses 1 added element of its choice.
card-ecodiversity-help = 1 VP for each element on Earth of a type that your animal has.
card-evolution-help = Replace 1 cube each of up to two other animals, anywhere, by one of yours.
card-fecundity-help = Add up to 1 cube on each tile you occupy.
card-fertile-help = Choose a tile you occupy; score 1 VP for each cube there, whoever owns it.
card-habitat-help = Put an element of your choice from the bag on Earth.
card-hibernation-help = Return up to 5 of your eliminated cubes to one tile; they are safe from Extinction this turn.
card-ice-age-help = Each animal scores bonus VP for the tiles it dominates. The game ends with this turn.
card-ice-sheet-help = Carry out a Glaciation now.
card-immigrants-help = Each animal, yours too, loses 1 added element, or 1 action pawn, or all but 1 of its cubes on each tile.
card-instinct-help = Place 1 pawn from your supply on any free eyeball space, for the next turn.
card-intelligence-help = You and every animal above you in the food chain gain 1 action pawn.
card-mass-exodus-help = Choose a tile and move all cubes from it to adjacent tiles as you like.
card-metamorphosis-help = Exchange one of your added elements for one of your choice from the bag.
card-niche-biomes-help = Each animal with more VP than you loses as many VP as first place on the tile just scored.
card-nocturnal-help = Move 1 place forward on the initiative track.
card-omnivore-help = Gain 1 action pawn.
card-parasitism-help = You and every animal below you in the food chain gain 1 action pawn.
card-predator-help = Eliminate 1 cube of another animal on each tile you share.
card-symbiotic-help = You and each animal with fewer elements than you gain 1 random element.
