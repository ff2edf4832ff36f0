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

# Questions
prompt-choose-animal = Which animal do you play?
prompt-place-pawn = { $animal }: place an action pawn on a vacant eyeball ({ $pawns } left)
prompt-initiative-swap = { $animal }: change places with { $rival } on the initiative track? It counts from the next turn on
prompt-initiative-relocate = { $animal }: where does the Initiative pawn act this turn? Or take it back
prompt-adaptation-take = { $animal }: take an element, or pass
prompt-regression-protect = { $animal }: which element type do you protect from Regression? Or pass
prompt-abundance-type = { $animal }: which element goes on Earth? Or pass
prompt-abundance-corner = { $animal }: on which vacant corner does { $element } lie?
prompt-wasteland-return = { $animal }: which element leaves the Wasteland box? Or pass
prompt-depletion-remove = { $animal }: which element leaves Earth? Or pass
prompt-glaciation-tile = { $animal }: which tile freezes? Or pass
prompt-speciation-element = { $animal }: around which { $element } do new species appear? Or pass
prompt-speciation-count = { $animal }: how many species are added on { $tile } ({ $match ->
    [0] no match: endangered
   *[other] match { $match }
 })?
prompt-insect-free-tile = { $animal }: add a free species on any tile, or pass
prompt-wanderlust-stack = { $animal }: take a face-up tile, or pass
prompt-wanderlust-hex = { $animal }: on which empty hex does the { $terrain ->
    [sea] Sea
    [wetland] Wetland
    [savannah] Savannah
    [jungle] Jungle
    [forest] Forest
    [desert] Desert
   *[mountain] Mountain
 } lie?
prompt-wanderlust-element = { $animal }: which element comes with the tile { $tile }? Or pass
prompt-wanderlust-corner = { $animal }: on which corner of { $tile } does { $element } lie?
prompt-wanderlust-move = { $animal }: how many species move from { $source } to the new tile { $tile } ({ $match ->
    [0] no match: endangered
   *[other] match { $match }
 })?
prompt-migration-from = { $animal }: from which tile does a species move ({ $left } left)? Or done{ $order ->
    [any] {""}
   *[sorted] . Moves come in the order of the tiles' names
 }
prompt-migration-to = { $animal }: where does the species from { $tile } go?
prompt-arachnid-free-tile = { $animal }: on which tile do you eliminate one opposing species for free? Or pass
prompt-competition-tile = { $animal }: on which { $terrain ->
    [sea] sea
    [wetland] wetland
    [savannah] savannah
    [jungle] jungle
    [forest] forest
    [desert] desert
    [mountain] mountain
   *[tundra] tundra
 } tile do you eliminate one opposing species? Or skip
prompt-competition-animal = { $animal }: whose species on { $tile } is eliminated?
prompt-domination-tile = { $animal }: which tile is scored? Or pass
prompt-take-card = { $animal } is dominant: which card do you take?
prompt-card-tile = { $animal }, { $card }: { $effect ->
    [aquatic] which sea or wetland tile, with a vacant corner if there is one?
    [blight] on which tile does only one element stay?
    [catastrophe] on which tile does only one species survive?
    [hibernation] to which tile do eliminated species return?
    [ice_sheet] which tile freezes?
    [mass_exodus] which tile do all species leave?
   *[fertile] which of your tiles pays 1 VP for each species on it?
 }
prompt-card-bag-element = { $animal }, { $card }: which element do you take from the bag?
prompt-card-corner = { $animal }, { $card }: on which corner does { $element } lie?
prompt-card-count = { $animal }, { $card }: how many species go on { $tile } ({ $match ->
    [0] no match: endangered
   *[other] match { $match }
 })?
prompt-card-eliminate = { $animal }, { $card }: whose species on { $tile } is eliminated?
prompt-blight-keep = { $animal }: which element stays on { $tile }?
prompt-catastrophe-survivor = { $animal }: whose species alone survives on { $tile }?
prompt-disease-discard = { $animal }: which added element is lost to Disease?
prompt-evolution-animal = { $animal }: which animal's species do you replace by one of yours? Or done
prompt-evolution-tile = { $animal }: on which tile do you replace a species of { $victim }?
prompt-fecundity-tile = { $animal }: on which tile is a species added ({ $pool } in the gene pool)? Or done
prompt-immigrants-loss = { $animal }, Immigrants: do you lose an added element, a pawn, or species?
prompt-immigrants-pawn = { $animal }: which pawn on the display is lost?
prompt-instinct-space = { $animal }: where does the pawn wait for the next turn?
prompt-exodus-count = { $animal }: how many species of { $mover } go from { $tile } to { $to }?
prompt-metamorphosis-give = { $animal }: which added element do you give away?
prompt-mammal-save = { $animal }: on which tile is one endangered species saved?

# Things
stack = tile stack { $name }
stack-help = A tile to be added to Earth by Wanderlust, while it lies face up.
claim-help = Set the dominance marker of this tile to what is true now.
say-skip = Skip
say-keep = Stay
say-swap = Swap
say-take-back = Take the pawn back
say-pawn = Lose a pawn
say-thin = All but one species a tile
say-thin-help = Keep one species on each tile; all your others are eliminated.
element-help = An element. An animal lives well on tiles that have the elements it has.
animal-mammal-help = Default: two Meat. One endangered species is saved in every Extinction.
animal-reptile-help = Default: two Sun. One free protection in every Regression.
animal-bird-help = Default: two Seed. In Migration its species may move two tiles.
animal-amphibian-help = Default: three Water instead of two.
animal-arachnid-help = Default: two Grub. One free elimination before every Competition.
animal-insect-help = Default: two Grass. One free species after every Speciation.
tile-help = A hex of the board.
corner-help = A corner holds one element; it counts for every tile it touches.

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
    What nobody takes goes to the Regression box next turn.
draw-box-abundance = Elements: { $list }
    What nobody takes goes to the Wasteland box next turn.
draw-box-wanderlust = Elements: { $list }
    What nobody takes goes back into the bag after this turn.
draw-box-regression = Elements: { $list }
    Every animal loses one added element of each of these types, unless it protects it.
draw-box-wasteland = Elements: { $list }
    These types vanish from every corner at the tundra; the box goes to Depletion next turn.
draw-box-depletion = Elements: { $list }
    A pawn may remove one element of these types from Earth.
draw-box-empty = Its box is empty: nothing to do here this turn.
draw-not-in-play = Not in this game.
draw-bonus = Bonus VP by number of tiles: tiles around the new one in Wanderlust, tundra tiles around in Glaciation, occupied tundra tiles with the Survival card
draw-terrain-sea = Sea
draw-terrain-wetland = Wetland
draw-terrain-savannah = Savannah
draw-terrain-jungle = Jungle
draw-terrain-forest = Forest
draw-terrain-desert = Desert
draw-terrain-mountain = Mountain
draw-terrain-tundra = Tundra
draw-cubes = { $animal }: { $n } species, match { $match }
draw-endangered = { $animal }: { $n } species, no match: endangered
draw-match-others = Match of those not here: { $list }
draw-species = { $n } species here
draw-dominant = { $animal } dominates
draw-nobody = nobody dominates
draw-scores = If scored now: { $list }
draw-now = Would pay now: { $list }
draw-row = Pays { $list }
draw-chosen = already scored this turn
draw-empty = no species
draw-hex = Tiles around it: { $n }. Wanderlust pays { $vp } VP here.
    Match with the elements that lie here: { $list }
draw-with = { $tile }, match with it: { $list }
draw-without = { $tile }, match without it: { $list }
draw-speciation = { $tile }: up to { $n } species, match { $match }
draw-glaciation = Glaciation pays { $vp } VP here.
draw-on-earth = On Earth: { $n }. You have: { $own }.
draw-withers = At the tundra: { $n }, which vanish while the type is in the box.
draw-endangers = Endangered if you lose it: { $list }
draw-tundra-left = Tundra tiles left: { $n }
draw-face-down = { $n } more below it, face down
draw-bag-tip = Elements in the bag: { $list }
draw-bag = Bag
draw-no-cards = All cards that lay here have been taken.
draw-deck = Draw pile: { $n }
draw-survival = Survival card: { $who }
draw-survival-tip = The animal with most species on tundra scores bonus VP for its tundra tiles in every Reset.
draw-vp = VP
draw-lost = species eliminated
draw-pawns = pawns owned
draw-pawn-next = { $animal }, waits for the next turn
draw-last = Last turn
draw-turn = Turn { $n }
draw-none = none
draw-hidden-tiles = Face down in all stacks: { $list }

# Beside the players
panel-cubes = species on Earth
panel-pool = species in the gene pool
panel-supply = pawns in supply
panel-dominates = tiles dominated

# The log
log-turn = Turn { $turn } begins.
log-plays-animal = { $seat } plays the { $animal }.
log-places-pawn = { $animal } places a pawn on { $space }.
log-plants-pawn = { $animal } places a pawn on { $space } for the next turn.
log-swaps-initiative = { $animal } moves forward on the initiative track.
log-takes-pawn-back = { $animal } takes its Initiative pawn back.
log-relocates = { $animal } moves its Initiative pawn to { $space }.
log-declines = { $animal } takes no action on { $space }.
log-declines-icon = { $animal } does not use its printed ability.
log-is-void = { $animal } finds nothing to do on { $space }.
log-adapts = { $animal } adapts to { $element }.
log-protects = { $animal } protects { $element }.
log-regresses = { $animal } loses { $element } by Regression.
log-places-disk = { $animal } puts { $element } on { $corner }.
log-clears-wasteland = { $animal } takes { $element } out of the Wasteland.
log-wastes = { $element } on { $corner } withers beside the tundra.
log-depletes = { $animal } depletes { $element } on { $corner }.
log-glaciates = { $animal } glaciates { $tile } for { $vp } VP.
log-freezes = { $element } on { $corner } freezes between three tundra tiles.
log-retreats = { $n ->
    [one] One species of { $animal } returns
   *[other] { $n } species of { $animal } return
 } from { $tile } to the gene pool.
log-speciates = { $animal } speciates around the { $element } on { $corner }.
log-populates = { $animal } adds { $n } species on { $tile }.
log-free-cube = { $animal } adds a free species on { $tile }.
log-places-tile = { $animal } adds { $terrain ->
    [sea] Sea
    [wetland] Wetland
    [savannah] Savannah
    [jungle] Jungle
    [forest] Forest
    [desert] Desert
   *[mountain] Mountain
 } to Earth at { $tile }.
log-explores = { $animal } gains { $vp } bonus VP for the new tile.
log-moves = { $n ->
    [one] One species of { $animal } moves
   *[other] { $n } species of { $animal } move
 } from { $tile } to { $to }.
log-competes = { $animal } eliminates one { $victim } on { $tile }.
log-competes-free = { $animal } eliminates one { $victim } on { $tile } for free.
log-spares = { $animal } eliminates nothing on { $terrain ->
    [sea] sea
    [wetland] wetland
    [savannah] savannah
    [jungle] jungle
    [forest] forest
    [desert] desert
    [mountain] mountain
   *[tundra] tundra
 } tiles.
log-dominates = { $animal } has { $tile } scored.
log-scores-tile = { $animal } gains { $vp } VP on { $tile }.
log-nobody-dominates = Nobody dominates { $tile }: no card is taken.
log-no-card-left = No card is left for { $tile }.
log-takes-card = { $animal } takes { $card }.
log-no-effect = { $card } has no effect.
log-final-scoring = Final scoring: every tile is scored once more.
log-final-vp = { $animal } ends with { $vp } VP, { $gained } of them from the final scoring.
log-wins = { $seat } wins.
log-saves = { $animal } saves one species on { $tile }.
log-dies-out = { $n ->
    [one] One endangered species of { $animal } dies out
   *[other] { $n } endangered species of { $animal } die out
 } on { $tile }.
log-survives = { $animal } holds the Survival card: { $vp } VP for { $n ->
    [one] one tundra tile
   *[other] { $n } tundra tiles
 }.
log-reseeds = Cards, elements and tiles are replenished.
log-ice-age-open = { $card } lies open: in the turn in which somebody takes it the game ends.
log-names-tile = { $animal } names { $tile } for { $card }.
log-loses-cubes = { $animal } loses { $n } species on { $tile } to { $card }.
log-gains-vp = { $animal } gains { $vp } VP for { $card }.
log-gains-pawn = { $animal } gains an action pawn.
log-blights = { $animal } blights { $tile }: the { $element } on { $corner } stays; lost: { $lost }.
log-loses-element = { $animal } loses { $element }.
log-replaces = { $animal } replaces one { $victim } on { $tile }.
log-hibernates = { $n ->
    [one] One species of { $animal } awakes
   *[other] { $n } species of { $animal } awake
 } on { $tile }.
log-ice-age = { $animal } dominates { $n ->
    [one] one tile
   *[other] { $n } tiles
 } in the Ice Age: { $vp } VP.
log-loses-pawn = { $animal } loses an action pawn.
log-metamorphoses = { $animal } changes { $old } into { $new }.
log-loses-vp = { $animal } loses { $vp } VP to { $card }.
log-gains-element = { $animal } gains { $element }.
log-claims = { $seat } claims { $tile }: { $animal } is dominant.
log-claims-nobody = { $seat } claims { $tile }: nobody is dominant.

# Options
variant-base = One animal each
variant-base-help = Each player has one animal; the others are not in the game.
variant-random_earth = Random Earth
variant-random_earth-help = Seven random tiles, twelve random elements. Species stand where their elements lie; who has fewer gets VP instead.
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
option-dominance_mode-claim = Must be claimed
option-dominance_mode-help = If it must be claimed, the cone on a tile changes only when somebody claims it, which is free at any question. Cards and the Ice Age go by the cones.
option-max_turns = Last turn at the latest (0: no limit)
option-card_needs_tile_vp = The dominant animal takes a card only if the tile paid it VP
option-initiative_stay = The Initiative pawn may stay where it is for the next turn
option-domination_empty_tiles = Empty tiles may be chosen for Domination
option-migration_order = Order of Migration moves
option-migration_order-sorted = By the tiles' names
option-migration_order-any = Any order
option-migration_order-help = The order changes nothing. By the tiles' names no outcome is offered twice, which suits programs that search.

# What the spaces and cards do
space-initiative-1-help = Change places with the animal to your left on the track, from the next turn on. Then move this pawn to any vacant eyeball, where it acts this turn.
space-adaptation-1-help = Add one of the elements in these boxes to your animal.
space-adaptation-2-help = { space-adaptation-1-help }
space-adaptation-3-help = { space-adaptation-1-help }
space-regression-1-help = Protect one of your added element types from this turn's Regression.
space-regression-2-help = { space-regression-1-help }
space-abundance-1-help = Put one of the elements in these boxes on a vacant corner of Earth.
space-abundance-2-help = { space-abundance-1-help }
space-wasteland-1-help = Take one element out of the Wasteland box before its types vanish around the tundra.
space-depletion-1-help = Remove one element from Earth whose type is in the Depletion box.
space-glaciation-1-help = Cover a tile beside tundra with ice, for bonus VP. One species of each animal stays there.
space-glaciation-2-help = Waits and slides one eyeball to the left after each turn: it acts next turn.
space-glaciation-3-help = Waits and slides one eyeball to the left after each turn: it acts in two turns.
space-glaciation-4-help = Waits and slides one eyeball to the left after each turn: it acts in three turns.
space-speciation-1-help = Choose an element of this type on Earth and add species on the tiles around it: up to 4 on sea and wetland, 3 on savannah, jungle and forest, 2 on desert and mountain, 1 on tundra.
space-speciation-2-help = { space-speciation-1-help }
space-speciation-3-help = { space-speciation-1-help }
space-speciation-4-help = { space-speciation-1-help }
space-speciation-5-help = { space-speciation-1-help }
space-speciation-6-help = { space-speciation-1-help }
space-wanderlust-1-help = Add a tile and an element to Earth for bonus VP; then everybody may move in.
space-wanderlust-2-help = { space-wanderlust-1-help }
space-wanderlust-3-help = { space-wanderlust-1-help }
space-migration-1-help = Move up to as many species as printed to adjacent tiles.
space-migration-2-help = { space-migration-1-help }
space-migration-3-help = { space-migration-1-help }
space-migration-4-help = { space-migration-1-help }
space-migration-5-help = { space-migration-1-help }
space-migration-6-help = { space-migration-1-help }
space-competition-1-help = Eliminate one opposing species on a tundra tile and on a tile of each terrain shown; you must have species there too.
space-competition-2-help = { space-competition-1-help }
space-competition-3-help = { space-competition-1-help }
space-competition-4-help = { space-competition-1-help }
space-competition-5-help = { space-competition-1-help }
space-competition-6-help = { space-competition-1-help }
space-competition-7-help = { space-competition-1-help }
space-domination-1-help = Score any tile that was not scored this turn. The animal that dominates it takes a card.
space-domination-2-help = { space-domination-1-help }
space-domination-3-help = { space-domination-1-help }
space-domination-4-help = { space-domination-1-help }
space-domination-5-help = { space-domination-1-help }
card-aquatic-help = Put an element of your choice on a sea or wetland tile, then up to 4 of your species there.
card-biodiversity-help = 1 VP per tile you share with any opposing species.
card-biomass-help = Every tile with more species than elements loses 1 species of your choice.
card-blight-help = Choose a tile; only one element of your choice stays on it.
card-catastrophe-help = Choose a tile; one species of your choice survives there. Each adjacent tile loses 1 species of your choice.
card-cold-snap-help = Each opposing animal loses 1 species on every tundra tile.
card-disease-help = Each animal with more elements than you loses 1 added element of its choice.
card-ecodiversity-help = 1 VP per element on Earth whose type your animal has.
card-evolution-help = For up to two opposing animals, swap 1 of their species anywhere for 1 of yours.
card-fecundity-help = Add up to 1 species to each tile you occupy.
card-fertile-help = Choose a tile you occupy; gain 1 VP per species there, whoever owns it.
card-habitat-help = Put an element of your choice from the bag on Earth.
card-hibernation-help = Return up to 5 of your eliminated species to one tile; they ignore Extinction this turn.
card-ice-age-help = Each animal scores bonus VPs for the tiles it dominates. The game ends this turn.
card-ice-sheet-help = Carry out a Glaciation at once.
card-immigrants-help = Each animal loses 1 added element, or 1 action pawn, or all but 1 of its species on each tile.
card-instinct-help = Place 1 available action pawn on any vacant eyeball (for next turn).
card-intelligence-help = You and every animal above you in the food chain gain 1 action pawn.
card-mass-exodus-help = Choose a tile and move all species off it to adjacent tiles as you like.
card-metamorphosis-help = Swap one of your added elements for one of your choice from the bag.
card-niche-biomes-help = Each animal with more VPs than you loses VPs equal to the first-place value of the tile just scored.
card-nocturnal-help = Move 1 space forward on the Initiative track.
card-omnivore-help = Gain 1 action pawn.
card-parasitism-help = You and every animal below you in the food chain gain 1 action pawn.
card-predator-help = Eliminate 1 opposing species on each tile you occupy.
card-symbiotic-help = You and each animal with fewer elements than you gain 1 random element.
