title = Evolution: The Origin of Species
summary = Lay cards as animals or as traits, feed them from a bank that is never big enough, and watch who eats whom.
phase-development = Development
phase-food-bank = Food bank
phase-feeding = Feeding
phase-extinction = Extinction

# Questions
prompt-develop = Play a card as an animal or a trait, or pass for this phase
prompt-play-card = Play it as a new animal, or as an outlined trait; one without outline fits no animal now
prompt-trait-target = { $whose ->
    [others] Which animal of another player gets { $trait }?
   *[own] Which of your animals gets { $trait }?
}
prompt-pair-first = { $whose ->
    [host] Which animal is the host in this { $trait }? Its partner is protected, and eats only when the host is fed
    [others] Which two animals of one other player does { $trait } join? First the one with the earlier letter
   *[own] Which two of your animals does { $trait } join? First the one with the earlier letter
}
prompt-pair-second = With which animal does { $trait } join { $animal }?
prompt-symbiosis-partner = Which animal does { $animal } protect as its host?
prompt-feed = { $did ->
    [nothing] Which animal eats, attacks or uses a trait? To pass this time, end the turn
    [must] Which animal eats, attacks or uses a trait? Who can take food may not pass
    [main] Your main action is made. Use a trait, or end the turn
   *[extra] Which animal eats, attacks or uses another trait? Or end the turn
}
prompt-deed = What does { $animal } do?
prompt-attack-target = Which animal does { $animal } attack?
prompt-fat-amount = How much fat does { $animal } turn into food?
prompt-pirate-victim = From which animal does { $animal } steal?
prompt-pirate-colour = Which token does { $animal } steal?
prompt-defend = { $attacker } attacks { $target }.{ $animals ->
    [0] {""}
   *[other] {" "}Mimicry: name the animal the attack turns to.
}{ $traits ->
    [0] {""}
   *[other] {" "}Tail Loss: name the trait that is dropped.
}{ $other ->
    [0] {""}
   *[other] {" "}How does it defend itself?
}
prompt-drop-pair = The pair card with which partner is dropped?
prompt-drop-fat = Drop a full or an empty Fat Tissue card?
prompt-window = { $done ->
    [0] Food was gained: which animal eats along? One must
   *[other] Food was gained: which animal eats along? Or done
}
prompt-answer-by = By which trait is { $animal } fed?
prompt-answer-from = With which partner does { $animal } use the card?
prompt-scavenge = An animal was eaten: which Scavenger gets a token?
prompt-ambush = { $eater } comes to the bank. Attack it from ambush?
prompt-ignore-trait = Which trait of { $target } does { $attacker } disregard in this attack?{ $other ->
    [0] {""}
   *[other] {" "}Or none
}
prompt-metamorphosis = Which trait does { $animal } give up?
prompt-metamorphosis-pair = The pair card with which partner is given up?
prompt-regenerate = Which card becomes the new body of { $animal }? If you pass, its traits are discarded
prompt-recombine-with = With which partner does { $animal } exchange a trait?
prompt-recombine-give = Which trait does { $animal } give?
prompt-recombine-get = Which trait does { $animal } get for { $trait }?

# Things
animal = animal { $name }
food-red = a red token
food-blue = a blue token
say-accept = Let it be eaten
say-no = None
say-animal = As an animal
say-pass-help = The cards in your hand stay with you.
say-animal-help = It lies face down, an animal without traits. The only way for a card whose traits no animal can get now.
say-end-help = Who has done nothing in a feeding turn has passed, and is asked again while others still act.
say-take = Take food
say-take-help = One red token from the bank: your main action.
say-attack = Attack
say-attack-help = Attack another animal: your main action. A kill brings two blue tokens.
say-fat = Use fat
say-fat-help = Turn stored fat into food: your main action.
say-graze = Graze
say-graze-help = Destroy one token of the bank: an extra action, beside the main one.
say-pirate = Steal
say-pirate-help = Take a token from a hungry animal: an extra action, beside the main one.
say-hibernate = Hibernate
say-hibernate-help = Sleep, and count as fed until the end of the turn: an extra action, beside the main one.
say-run = Run
say-run-help = Roll a die: with 4 to 6 it escapes.
say-full = The full one
say-empty = The empty one
say-ink = Ink cloud
say-ink-help = The attack fails; the carnivore may attack again later.
say-hide = Into the shell
say-hide-help = The attack fails; until the turn ends it can neither be attacked nor eat.
say-lure = Anglerfish!
say-lure-help = The hidden Anglerfish stops the attack and strikes back.
say-metamorphose = Metamorphose
say-metamorphose-help = Give up a trait for one blue token: your main action.
say-specialize = Specialize
say-specialize-help = One blue token, since no other animal has this Specialization: your main action.
say-shell = Take a shell
say-shell-help = A shell that lies free, instead of food: your main action.
say-recombine = Recombine
say-recombine-help = Exchange one trait with the partner: an extra action, beside the main one.
trait-carnivorous-help = Needs 1 more. Once a turn it may attack another animal for two blue tokens. Never together with Scavenger.
trait-fat-tissue-help = Stores one token as fat, which can be turned into food in a later turn.
trait-high-body-weight-help = Needs 1 more. Only a carnivore that has it too can attack it.
trait-swimming-help = Only a swimming carnivore can attack it, and a swimming carnivore attacks nothing else.
trait-camouflage-help = Only a carnivore with Sharp Vision can attack it.
trait-sharp-vision-help = This carnivore can attack animals with Camouflage.
trait-burrowing-help = It cannot be attacked while it is fed.
trait-running-help = When attacked it rolls a die: with 4 to 6 it escapes.
trait-mimicry-help = When attacked it turns the attack to another animal of its owner.
trait-tail-loss-help = When attacked it may drop a trait and live; the carnivore gets one token.
trait-poisonous-help = The carnivore that eats it dies at the end of the turn.
trait-scavenger-help = When another animal is eaten it gets one blue token. Never together with Carnivorous.
trait-piracy-help = Once a turn it steals a token from a hungry animal.
trait-grazing-help = Once a round it destroys a token of the bank.
trait-hibernation-help = It may sleep and count as fed: not in two turns running, not in the last turn.
trait-parasite-help = Played on another player's animal: it needs 2 more.
trait-symbiosis-help = The partner cannot be attacked, and eats only when its host is fed.
trait-communication-help = When one takes a red token from the bank, the other may take one too.
trait-cooperation-help = When one gains a token, the other may gain a blue one.
trait-flight-help = Only a carnivore with fewer trait cards can attack it.
trait-intellect-help = Needs 1 more. Once a turn its attack disregards one trait of the target.
trait-ambush-help = This carnivore may attack an animal that is about to take from the bank.
trait-anglerfish-help = Played as an animal, in hiding: when a traitless animal is attacked, it strikes back.
trait-ink-cloud-help = Once a turn an attack on it fails; the carnivore may attack again later.
trait-shell-help = Once a turn an attack fails; then it can neither be attacked nor eat until the turn ends.
trait-metamorphosis-help = Once a turn: give up a trait for one blue token.
trait-viviparous-help = Needs 1 more. When it becomes fed, the top card of the deck is its fed young.
trait-trematode-help = Joins two animals of another player: each needs 1 more.
trait-specialization-a-help = Once a turn: one blue token, if no other animal has Specialization A.
trait-specialization-b-help = Once a turn: one blue token, if no other animal has Specialization B.
trait-cnidocytes-help = A carnivore that attacked it is paralysed until the next turn.
trait-regeneration-help = If it is eaten its traits stay, and a card from hand becomes their new body. At most two traits, none that raises the need.
trait-recombination-help = Once a turn the partners exchange one trait each.
trait-edificator-help = Adds two red tokens to the bank.
trait-neoplasia-help = Played on another player's animal: each turn it switches off a trait, and then it kills.

# The log
log-rolls-to-start = { $seat } rolls { $die } for the first turn.
log-roll-again = { $seats } rolled the same and roll again.
log-starts = { $seat } is the start player.
log-turn = Turn { $turn } begins; { $first } is the start player.
log-last-turn = Turn { $turn } begins; { $first } is the start player. The deck is empty: it is the last turn.
log-passes = { $seat } passes.
log-new-animal = { $seat } plays a card as { $animal }.
log-its-card = You used the card { $card } for { $animal }; it lies face down.
log-lays-trait = { $seat } gives { $animal } { $trait }.
log-lays-parasite = { $seat } puts { $trait } on { $animal } of { $of }.
log-lays-pair = { $seat } joins { $one } and { $two } by { $trait }.
log-lays-trematode = { $seat } joins { $one } and { $two } of { $of } by { $trait }.
log-lays-symbiosis = { $seat } joins { $one }, the host, and { $two } by { $trait }.
log-food-roll = { $bonus ->
    [0] { $seat } rolls { $dice }: the bank holds { $bank }.
   *[other] { $seat } rolls { $dice } and adds { $bonus }: the bank holds { $bank }.
}
log-takes = { $seat } feeds { $animal } from the bank; { $bank } left.
log-communicates = { $animal } of { $seat } follows { $giver } to the bank.
log-cooperates = { $animal } of { $seat } gets a token through { $giver }.
log-scavenges = { $animal } of { $seat } scavenges.
log-feeding-ends = { $left ->
    [0] Everybody has passed; the bank is empty.
    [one] Everybody has passed; the last token of the bank goes back to the supply.
   *[other] Everybody has passed; { $left } tokens of the bank go back to the supply.
}
log-feeds-nothing = { $seat } passes in feeding.
log-burns-fat = { $animal } of { $seat } turns { $n } fat into food.
log-grazes = { $animal } of { $seat } tramples a token; { $bank } left.
log-steals = { $animal } of { $seat } steals a token from { $victim } of { $of }.
log-hibernates = { $animal } of { $seat } goes to sleep.
log-attacks = { $animal } of { $seat } attacks { $target } of { $of }.
log-escapes = { $animal } of { $seat } runs, rolls { $die } and escapes.
log-caught = { $animal } of { $seat } runs, rolls { $die } and is caught up with.
log-mimics = { $animal } of { $seat } turns the attack to { $target }.
log-drops = { $animal } of { $seat } drops { $trait } and lives.
log-eats = { $animal } of { $seat } eats { $target } of { $of }.
log-poisoned = { $animal } of { $seat } is poisoned.
log-starve = { $n ->
    [one] { $animals } of { $seat } starves.
   *[other] { $animals } of { $seat } starve.
}
log-nobody-dies = All animals are fed: none dies.
log-dies-of-poison = { $animal } of { $seat } dies of poison.
log-draws-cards = You draw { $cards }.
log-draws = { $seat } draws { $n ->
    [one] 1 card
   *[other] { $n } cards
}.
log-draws-anew = { $seat } has neither animals nor cards left and draws { $n }.
log-scores = { $seat } has { $points } points ({ $animals } for animals, { $traits } for traits, { $extra } for extra food needed), and { $discards } discards, which break a tie.
log-rolls-for-tie = { $seat } rolls { $die } to break the tie.
log-wins = { $seat } wins.
log-birth = { $animal } of { $seat } bears { $young }.
log-ambushes = { $animal } of { $seat } attacks { $target } of { $of } from ambush.
log-disregards = { $animal } of { $seat } disregards { $trait }.
log-inks = { $animal } of { $seat } escapes in a cloud of ink.
log-hides = { $animal } of { $seat } withdraws into its shell.
log-lures = { $animal } of { $seat } is an Anglerfish! It stops { $target }.
log-strikes-back = { $animal } of { $seat } strikes back at { $target } of { $of }.
log-specializes = { $animal } of { $seat } feeds in its own way.
log-metamorphoses = { $animal } of { $seat } gives up { $trait } and gets a token.
log-takes-shell = { $animal } of { $seat } takes a free shell.
log-switched-off = Neoplasia switches off { $trait } of { $animal }.
log-dies-of-neoplasia = { $animal } of { $of } dies of Neoplasia.
log-edifies = { $animal } of { $seat } adds two tokens; the bank holds { $bank }.
log-leaves-traits = { $animal } of { $seat } is eaten, but its traits stay.
log-regenerates = { $animal } of { $seat } lives again.
log-stays-dead = { $animal } of { $seat } gets no new body; its traits are discarded.
log-recombines = { $seat } exchanges { $given } of { $one } for { $got } of { $two }.
log-paralysed = { $animal } is paralysed until the next turn.

# Beside the players' names
panel-first = start player
panel-animals = animals
panel-hand = cards in hand
panel-discard = discards

# Options
variant-base = Base game
variant-base-help = The 84 cards of the box with 19 traits; two boxes from five players on.
variant-time_to_fly = Time to Fly
variant-time_to_fly-help = 42 more cards: animals that fly, think, lie in ambush, squirt ink, hide in shells and bear young.
variant-continents_no_map = Continents (without the map)
variant-continents_no_map-help = 22 more cards: animals that sting, regrow, exchange traits and add to the bank, and a growth that kills.
variant-both_expansions = Both expansions
variant-both_expansions-help = The base game with 64 more cards.
option-mimicry_limit = Mimicry may redirect
option-mimicry_limit-once_per_attack = once in each attack
option-mimicry_limit-once_per_turn = once a turn
option-compulsory_defences = Defences that must be used
option-compulsory_defences-running = Running
option-compulsory_defences-mimicry = Mimicry
option-compulsory_defences-tail_loss = Tail Loss
option-pair_food_triggers = Communication and Cooperation
option-pair_food_triggers-optional = may be used
option-pair_food_triggers-mandatory = must be used
option-piracy_may_fill_fat = Stolen food may become fat
option-hibernating_blocks_fat = A sleeping animal stores no fat
option-feeding_pass = Passing in Feeding
option-feeding_pass-free = free
option-feeding_pass-forced_take_if_possible = only if nothing can be taken
option-attack_needs_free_host = A carnivore with a hungry host may not attack
option-final_tie = A tie at the end
option-final_tie-die_roll = is broken by dice
option-final_tie-shared_victory = is a shared victory
option-time_to_fly = Time to Fly (42 more cards)
option-continents_no_map = Continents without the map (22 more cards)

# picture
draw-middle = Bank and deck
draw-turn = Turn { $turn }
draw-last = Last turn!
draw-over = Game over
draw-phase-development = Development
draw-phase-development-tip = Development: each in turn plays a card as an animal or a trait, or passes
draw-phase-food-bank = Food bank
draw-phase-food-bank-tip = Food bank: dice say how much food there is this turn
draw-phase-feeding = Feeding
draw-phase-feeding-tip = Feeding: each in turn feeds an animal, attacks or uses traits, until all pass
draw-phase-extinction = Extinction
draw-phase-extinction-tip = Extinction: hungry and poisoned animals die; then cards are dealt
draw-bank-name = in the bank
draw-bank = { $count ->
    [one] One red token in the bank
   *[other] { $count } red tokens in the bank
}
draw-bank-tip = { $count ->
    [0] { $filled ->
        [0] Empty as yet: dice fill the bank when all have played their cards
       *[other] The bank is empty: no more food this turn
    }
    [one] One red token is left in the bank
   *[other] { $count } red tokens are in the bank, food for this turn
}
draw-deck = { $count ->
    [0] The deck is empty
    [one] One card in the deck
   *[other] { $count } cards in the deck
}
draw-shells = { $count ->
    [one] One empty shell: an animal may take it instead of food
   *[other] { $count } empty shells: an animal may take one instead of food
}
draw-hand = Your hand ({ $count })
draw-hand-empty = You have no cards.
draw-hand-of = { $count ->
    [one] One card in hand
   *[other] { $count } cards in hand
}
draw-cards = { $card } ({ $count } cards)
draw-discard = { $count ->
    [one] One card in the discard pile
   *[other] { $count } cards in the discard pile
}
draw-no-animals = No animals
draw-first = Start player of this turn
draw-to-move = To decide now
draw-passed = passed
draw-comma = {", "}
draw-stop = {". "}
draw-animal = Animal { $animal } of { $seat }
draw-ghost = Traits of { $animal }, which was eaten: { $seat } may give them a new body
draw-no-traits = No traits
draw-food = Food { $food } of { $need }
draw-fat = Fat { $fat } of { $room }
draw-is-fed = Fed
draw-is-hungry = Hungry
draw-is-asleep = Asleep: it counts as fed
draw-is-poisoned = Poisoned: it dies at the end of the turn
draw-is-paralysed = Paralysed: its traits do nothing until the next turn
draw-is-in-shell = In its shell: it can neither be attacked nor eat
draw-is-unmasked = An Anglerfish that has shown itself
draw-can-do = Can now: { $deeds }
draw-eats-by = Would eat by: { $traits }
draw-own-card = Only you know its card: { $card }
draw-used = Used already
draw-off = Switched off by Neoplasia
draw-joins = Joins { $one } and { $two }
draw-protects = { $one } is the host, { $two } is protected
draw-no-taker = No animal can get it now
