title = Evolution: The Origin of Species
summary = Play cards as animals or as traits, feed your animals from a bank that never holds enough, and watch who eats whom.
phase-development = Development
phase-food-bank = Food bank
phase-feeding = Feeding
phase-extinction = Extinction

# Questions. An attribute words the answers of one question: `.say-run` one of them, `.trait` all traits.
prompt-develop = Play a card as an animal or as a trait, or pass
    .say-pass = Pass: no more cards in this phase
prompt-play-card = Play the card as a new animal, or as a trait. A dimmed trait fits no animal now
    .say-animal = Play it as a new animal
    .trait = Play it as { $name }
prompt-trait-target = { $whose ->
    [others] Which animal of another player gets { $trait }?
   *[own] Which of your animals gets { $trait }?
}
prompt-pair-first = { $whose ->
    [host] Which animal is the host in this { $trait }? It protects its partner, which eats only while the host is fed
    [others] Which two animals of one opponent does { $trait } join? Choose the one with the earlier letter first
   *[own] Which two of your animals does { $trait } join? Choose the one with the earlier letter first
}
prompt-pair-second = Which animal does { $trait } join to { $animal }?
prompt-symbiosis-partner = Which animal does the host, { $animal }, protect?
prompt-feed = { $did ->
    [nothing] Which animal eats, attacks or uses a trait? If you end the turn now, you pass
    [must] Which animal eats, attacks or uses a trait? You may not pass while an animal of yours can take food
    [main] You have used your main action. Use a trait, or end the turn
   *[extra] Which animal eats, attacks or uses another trait? Or end the turn
}
    .say-end = { $did ->
        [nothing] Pass
       *[other] End the turn
    }
prompt-action = What does { $animal } do?
prompt-attack-target = Which animal does { $animal } attack?{ $own ->
    [all] {" "}It can attack only your own
    [some] {" "}Some of these are your own
   *[none] {""}
}
    .animal = { $whose ->
        [own] Attack your own { $name }
       *[other] Attack { $name }
    }
prompt-fat-amount = How many fat tokens does { $animal } turn into food?
prompt-pirate-victim = Which animal does { $animal } steal from?{ $own ->
    [all] {" "}It can steal only from your own
    [some] {" "}Some of these are your own
   *[none] {""}
}
    .animal = { $whose ->
        [own] Steal from your own { $name }
       *[other] Steal from { $name }
    }
prompt-pirate-colour = Which token does { $animal } steal from { $victim }?
prompt-defend = { $attacker } attacks { $target }. How does { $target } defend itself?
    .say-run = Run: it escapes on a 4, 5 or 6
    .say-ink = Squirt ink: the attack fails
    .say-hide = Withdraw into the shell: the attack fails
    .say-lure = Reveal the Anglerfish: it stops the attack and strikes back
    .say-accept = Let { $target } be eaten
    .animal = Mimicry: turn the attack to { $name }
    .trait = Tail Loss: discard { $name } and live
prompt-drop-pair = Which partner shares the { $trait } card that { $target } discards?
    .animal = Discard the card shared with { $name }
prompt-drop-fat = Which Fat Tissue card does { $target } discard?
    .say-full = A full one: its fat is lost
    .say-empty = An empty one: the fat stays
prompt-window = { $done ->
    [0] An animal has gained food. Which animal eats along? One must
   *[other] An animal has gained food. Which animal eats along? Or choose “Nobody else eats”
}
    .say-done = Nobody else eats
prompt-answer-by = Which trait feeds { $animal }?
prompt-answer-from = Which partner shares the { $trait } card that { $animal } uses?
prompt-scavenge = An animal has been eaten. Which of your Scavengers gets a blue token?
prompt-store-fat = { $animal } is fed. Does it store the next token as fat?
    .say-fat = Store it as fat
    .say-no = Refuse it: the token is lost
prompt-ambush = { $eater } is about to take food from the bank. Do you attack it from ambush?
    .animal = Attack { $eater } with { $name }
    .say-pass = Do not attack
prompt-ignore-trait = Which trait of { $target } does { $attacker } ignore in this attack?
    .trait = Ignore { $name }
    .say-no = Ignore none
prompt-metamorphosis = Which trait does { $animal } discard for a blue token?
    .trait = Discard { $name }
prompt-metamorphosis-pair = Which partner shares the { $trait } card that { $animal } discards?
    .animal = Discard the card shared with { $name }
prompt-regenerate = Which card becomes the new body of { $animal }? If you pass, its traits are discarded
    .card = Use { $name } as its new body
    .say-pass = Pass: discard its traits
prompt-recombine-with = With which partner does { $animal } exchange a trait?
prompt-recombine-give = Which trait does { $animal } give to { $partner }?
    .trait = Give { $name }
prompt-recombine-get = Which trait does { $animal } get from { $partner } in return for { $trait }?
    .trait = Get { $name }

# Things
animal = animal { $name }
food-red = a red token
food-blue = a blue token
say-accept = Let it be eaten
say-no = None
say-animal = As an animal
say-pass-help = You keep the cards in your hand.
say-animal-help = It lies face down and has no traits. This is the only way to play a card whose traits fit no animal now.
say-end-help = If you have done nothing in this feeding turn, you pass. You get another turn as long as others go on acting.
say-take = Take food
say-take-help = One red token from the bank. This is your main action.
say-attack = Attack
say-attack-help = Attack another animal; a kill brings two blue tokens. This is your main action.
say-fat = Use fat
say-fat-help = Turn stored fat into food. This is your main action.
say-graze = Graze
say-graze-help = Remove one token from the bank. An extra action, besides your main action.
say-pirate = Steal
say-pirate-help = Take a token from a hungry animal. An extra action, besides your main action.
say-hibernate = Hibernate
say-hibernate-help = It counts as fed until the end of the turn. An extra action, besides your main action.
say-run = Run
say-run-help = Roll a die: it escapes on a 4, 5 or 6.
say-full = A full one
say-empty = An empty one
say-ink = Ink Cloud
say-ink-help = The attack fails. The carnivore may attack again later in the turn.
say-hide = Hide in the shell
say-hide-help = The attack fails. Until the turn ends the animal can neither be attacked nor eat.
say-lure = Reveal the Anglerfish
say-lure-help = The Anglerfish shows itself, stops the attack and strikes back.
say-metamorphose = Metamorphose
say-metamorphose-help = Discard a trait for one blue token. This is your main action.
say-specialize = Use the Specialization
say-specialize-help = One blue token, because no other animal has this Specialization. This is your main action.
say-shell = Take a shell
say-shell-help = Take the shell of a dead animal instead of food. This is your main action.
say-recombine = Recombine
say-recombine-help = Exchange one trait with the partner. An extra action, besides your main action.
trait-carnivorous-help = Needs 1 more. Once a turn it may attack another animal for two blue tokens. Never together with Scavenger.
trait-fat-tissue-help = Stores one token as fat, which you may turn into food in a later turn.
trait-high-body-weight-help = Needs 1 more. Only a carnivore with High Body Weight can attack it.
trait-swimming-help = Only a swimming carnivore can attack it. A swimming carnivore can attack only swimming animals.
trait-camouflage-help = Only a carnivore with Sharp Vision can attack it.
trait-sharp-vision-help = This carnivore can attack animals with Camouflage.
trait-burrowing-help = It cannot be attacked while it is fed.
trait-running-help = When it is attacked, it rolls a die and escapes on a 4, 5 or 6.
trait-mimicry-help = When it is attacked, it turns the attack to another animal of its owner.
trait-tail-loss-help = When it is attacked, it may discard a trait and live. The carnivore then gets one token.
trait-poisonous-help = A carnivore that eats it dies at the end of the turn.
trait-scavenger-help = When another animal is eaten, it gets one blue token. Never together with Carnivorous.
trait-piracy-help = Once a turn it steals a token from a hungry animal.
trait-grazing-help = Once a round it removes a token from the bank.
trait-hibernation-help = It may hibernate and count as fed, but not in two turns running and not in the last turn.
trait-parasite-help = Played on another player's animal, which then needs 2 more.
trait-symbiosis-help = The partner cannot be attacked, and eats only while its host is fed.
trait-communication-help = When one of the two takes a red token from the bank, the other may take one too.
trait-cooperation-help = When one of the two gains a token, the other may gain a blue one.
trait-flight-help = Only a carnivore with fewer trait cards can attack it.
trait-intellect-help = Needs 1 more. Once a turn its attack ignores one trait of the target.
trait-ambush-help = This carnivore may attack an animal that is about to take food from the bank.
trait-anglerfish-help = Played as an animal and hidden. When an animal without traits is attacked, it stops the attack and strikes back.
trait-ink-cloud-help = Once a turn it makes an attack fail. The carnivore may attack again later in the turn.
trait-shell-help = Once a turn it makes an attack fail. Until the turn ends it can then neither be attacked nor eat.
trait-metamorphosis-help = Once a turn: discard a trait for one blue token.
trait-viviparous-help = Needs 1 more. When it becomes fed, the top card of the deck is its fed young.
trait-trematode-help = Joins two animals of another player; each needs 1 more.
trait-specialization-a-help = Once a turn: one blue token, if no other animal has Specialization A.
trait-specialization-b-help = Once a turn: one blue token, if no other animal has Specialization B.
trait-cnidocytes-help = A carnivore that attacks it is paralysed until the next turn.
trait-regeneration-help = If it is eaten, its traits stay, and a card from your hand becomes their new body. At most two traits, none of which raises the need.
trait-recombination-help = Once a turn the partners exchange one trait each.
trait-edificator-help = Adds two red tokens to the bank.
trait-neoplasia-help = Played on another player's animal. Each turn it switches off a trait; when none is left, it kills the animal.

# The log. `gained` is what becomes of tokens that an animal gains.
gained = { $eaten } eaten{ $stored ->
    [0] {""}
   *[other] , { $stored } stored as fat
}{ $lost ->
    [0] {""}
   *[other] , { $lost } lost
}; food { $food } of { $need }
from-card = { $faces ->
    [1] {""}
   *[other] {" "}(card { $card })
}
log-deals = Everybody is dealt { $n } cards; { $deck } are left in the deck.
log-rolls-to-start = { $seat } rolls { $die } to decide who starts.
log-roll-again = { $seats } tie for the highest roll and roll again.
log-starts = { $seat } is the start player.
log-turn = Turn { $turn } begins. { $first } is the start player; { $deck ->
    [one] one card is
   *[other] { $deck } cards are
} left in the deck.
log-last-turn = Turn { $turn } begins. The deck is empty, so this is the last turn; { $first } is the start player.
log-passes = { $seat } passes.
log-out-of-cards = { $seat } has no cards left and passes.
log-new-animal = { $seat } plays a card as { $animal }.
log-its-card = Your { $animal } is the card { $card }; only you know it.
log-lays-trait = { $seat } gives { $animal } { $trait }{ from-card }.
log-lays-parasite = { $seat } gives { $of }'s { $animal } { $trait }{ from-card }.
log-lays-pair = { $seat } joins { $one } and { $two } by { $trait }{ from-card }.
log-lays-trematode = { $seat } joins { $of }'s { $one } and { $two } by { $trait }{ from-card }.
log-lays-symbiosis = { $seat } joins { $one } and { $two } by { $trait }{ from-card }; { $one } is the host.
log-food-roll = { $bonus ->
    [0] { $seat } rolls { $dice }: the bank holds { $bank }.
   *[other] { $seat } rolls { $dice } and adds { $bonus }: the bank holds { $bank }.
}
log-takes = { $seat }'s { $animal } takes a red token from the bank ({ gained }). { $bank } left.
log-communicates = { $seat }'s { $animal } follows { $giver } to the bank.
log-cooperates = { $seat }'s { $animal } gains a blue token because { $giver } gained one ({ gained }).
log-scavenges = { $seat }'s { $animal } scavenges a blue token ({ gained }).
log-stores-fat = { $seat }'s { $animal } stores a token as fat ({ $fat } of { $room }).
log-refuses-fat = { $seat } refuses the token that { $animal } could store as fat.
log-sheds = { $seat }'s { $animal } now needs { $need }: { $food ->
    [0] {""}
    [one] 1 food token goes back to the supply{ $fat ->
        [0] {""}
       *[other] ,{" "}
    }
   *[other] { $food } food tokens go back to the supply{ $fat ->
        [0] {""}
       *[other] ,{" "}
    }
}{ $fat ->
    [0] {""}
    [one] 1 fat token has no card left and is lost
   *[other] { $fat } fat tokens have no card left and are lost
}.
log-feeding-ends = { $left ->
    [0] Everybody has passed. The bank is empty.
    [one] Everybody has passed. The last token in the bank goes back to the supply.
   *[other] Everybody has passed. The { $left } tokens left in the bank go back to the supply.
}
log-feeds-nothing = { $seat } passes although an animal could act.
log-burns-fat = { $seat }'s { $animal } turns { $n } fat into food (food { $food } of { $need }).
log-grazes = { $seat }'s { $animal } tramples a token in the bank. { $bank } left.
log-steals = { $seat }'s { $animal } steals { $token } from { $of }'s { $victim }, which keeps { $left } food ({ gained }).
log-hibernates = { $seat }'s { $animal } hibernates and counts as fed.
log-attacks = { $seat }'s { $animal } attacks { $of }'s { $target }.
log-escapes = { $seat }'s { $animal } runs, rolls { $die } and escapes.
log-caught = { $seat }'s { $animal } runs, rolls { $die } and does not escape.
log-mimics = { $seat }'s { $animal } turns the attack to { $target } by Mimicry.
log-drops = { $seat }'s { $animal } discards { $trait } and lives.
log-drops-pair = { $seat }'s { $animal } discards the { $trait } card shared with { $partner } and lives.
log-drops-fat = { $fat ->
    [0] { $seat }'s { $animal } discards an empty Fat Tissue card and lives.
   *[other] { $seat }'s { $animal } discards a full Fat Tissue card and its fat, and lives.
}
log-eats-tail = { $seat }'s { $animal } gains a blue token for the tail ({ gained }).
log-eats = { $seat }'s { $animal } eats { $of }'s { $target }.
log-eats-meat = { $seat }'s { $animal } gains two blue tokens for its kill ({ gained }).
log-poisoned = { $seat }'s { $animal } is poisoned and will die in the Extinction phase.
log-starve = { $n ->
    [one] { $seat }'s animal { $last } starves.
   *[other] { $seat }'s animals { $others } and { $last } starve.
}
log-nobody-dies = { $alive ->
    [0] There are no animals, so none dies.
   *[other] All animals are fed, so none dies.
}
log-dies-of-poison = { $seat }'s { $animal } dies of poison.
log-discards = { $seat } discards { $animal } together with { $traits } ({ $cards } cards){ $pairs ->
    [0] {""}
    [one] ; one of them was shared with { $partners }
   *[other] ; { $pairs } of them were shared with { $partners }
}.
log-leaves-shell = The Shell of { $seat }'s { $animal } stays on the table ({ $shells } to be taken).
log-draws-cards = You draw { $cards }.
log-draws = { $seat } draws { $n ->
    [one] 1 card
   *[other] { $n } cards
}.
log-draws-six = { $seat } has neither animals nor cards left and draws { $n }.
log-scores = { $seat } scores { $points } points: { $animals } for animals, { $traits } for traits, { $extra } for extra need. Cards in the discard pile, for a tie: { $discards }.
log-rolls-for-tie = { $seat } rolls { $die } to break the tie.
log-wins = { $by ->
    [discards] { $seat } wins with { $points } points and the largest discard pile among those tied ({ $discards } cards).
    [die] { $seat } wins with { $points } points: the die breaks the tie.
    [nothing] { $seat } shares the victory with { $points } points and { $discards } cards in the discard pile.
   *[points] { $seat } wins with { $points } points.
}
log-birth = { $seat }'s { $animal } bears { $young }, which is fed. { $deck } left in the deck.
log-ambushes = { $seat }'s { $animal } attacks { $of }'s { $target } from ambush.
log-disregards = { $seat }'s { $animal } ignores { $trait } of { $of }'s { $target } in this attack.
log-inks = { $seat }'s { $animal } escapes in an ink cloud; { $attacker } may attack again this turn.
log-hides = { $seat }'s { $animal } withdraws into its shell until the turn ends; the attack fails.
log-lures = { $seat }'s { $animal } is an { $card }! It stops the attack of { $target } and is a carnivore from now on.
log-strikes-back = { $seat }'s { $animal } strikes back at { $of }'s { $target }.
log-specializes = { $seat }'s { $animal } gains a blue token by { $trait } ({ gained }).
log-metamorphoses = { $seat }'s { $animal } discards { $trait } in a Metamorphosis.
log-metamorphoses-pair = { $seat }'s { $animal } discards the { $trait } card shared with { $partner } in a Metamorphosis.
log-eats-changed = { $seat }'s { $animal } gains a blue token for the Metamorphosis ({ gained }).
log-takes-shell = { $seat }'s { $animal } takes a Shell from the table ({ $shells } left).
log-switched-off = Neoplasia switches off { $trait } of { $seat }'s { $animal }.
log-dies-of-neoplasia = { $seat }'s { $animal } dies of Neoplasia.
log-edifies = { $seat }'s { $animal } adds two tokens: the bank holds { $bank }.
log-leaves-traits = { $seat }'s { $animal } is discarded without { $left }, which may get a new body.{ $pairs ->
    [0] {""}
   *[other] {" "}{ $gone } goes to the discard pile.
}
log-regenerates = { $seat } plays a card as the new body of { $animal }, which lives again.
log-stays-dead = { $seat } discards { $traits } of { $animal }, which gets no new body.
log-recombines = { $seat } exchanges { $given } of { $one } for { $got } of { $two }{ $fat ->
    [0] {""}
   *[other] {" "}(its fat goes along)
}.
log-paralysed = { $seat }'s { $animal } is paralysed until the next turn.

# Beside the players' names
panel-first = start player
panel-animals = animals
panel-hand = cards in hand
panel-discard = discards

# Options
variant-base = Base game
variant-base-help = As printed in 2010–2011: 84 cards with 19 traits; two sets from five players on.
variant-third_edition = Third edition
variant-third_edition-help = The base game with Mimicry once a turn.
variant-as_played_online = As played online
variant-as_played_online-help = As the best-known online version plays: Mimicry once a turn, Tail Loss compulsory, stolen food never becomes fat, no passing while food can be taken.
variant-time_to_fly = Time to Fly
variant-time_to_fly-help = 42 more cards: animals fly, think, lie in ambush, squirt ink, hide in shells and bear young.
variant-continents_no_map = Continents (without the map)
variant-continents_no_map-help = 22 more cards: animals sting, regenerate, exchange traits and add to the bank, and a tumour kills.
variant-both_expansions = Both expansions
variant-both_expansions-help = The base game with 64 more cards.
option-mimicry_limit = Mimicry may be used
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
option-hibernating_blocks_fat = A hibernating animal stores no fat
option-feeding_pass = Passing in the Feeding phase
option-feeding_pass-free = free
option-feeding_pass-forced_take_if_possible = only if no animal can take food
option-attack_needs_free_host = A carnivore with a hungry host may not attack
option-attack_forgoes_bank = Who attacks takes no food from the bank
option-attack_forgoes_bank-player = the player, in this feeding turn
option-attack_forgoes_bank-animal = only the carnivore, in this round
option-fat_storing = Surplus food of attacks and Scavengers
option-fat_storing-automatic = always becomes fat
option-fat_storing-optional = may be refused
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
draw-phase-development-tip = Development: players take turns to play a card as an animal or a trait, or pass
draw-phase-food-bank = Food bank
draw-phase-food-bank-tip = Food bank: the dice decide how much food there is this turn
draw-phase-feeding = Feeding
draw-phase-feeding-tip = Feeding: players take turns to feed an animal, attack or use traits, until all pass
draw-phase-extinction = Extinction
draw-phase-extinction-tip = Extinction: hungry and poisoned animals die; then cards are dealt
draw-bank-name = in the bank
draw-bank = { $count ->
    [one] One red token in the bank
   *[other] { $count } red tokens in the bank
}
draw-bank-tip = { $count ->
    [0] { $filled ->
        [0] Still empty: the dice fill the bank when everybody has played their cards
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
    [one] One Shell of a dead animal: an animal may take it instead of food
   *[other] { $count } Shells of dead animals: an animal may take one instead of food
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
draw-first = Start player this turn
draw-to-move = Has to decide now
draw-passed = passed
draw-comma = {", "}
draw-stop = {". "}
draw-animal = { $seat }'s animal { $animal }
draw-ghost = Traits of animal { $animal }, which was eaten. { $seat } may give them a new body
draw-no-traits = No traits
draw-food = Food { $food } of { $need }
draw-fat = Fat { $fat } of { $room }
draw-is-fed = Fed
draw-is-hungry = Hungry
draw-is-asleep = Hibernating: it counts as fed
draw-is-poisoned = Poisoned: it dies at the end of the turn
draw-is-paralysed = Paralysed: its traits do nothing until the next turn
draw-is-in-shell = In its shell: it can neither be attacked nor eat
draw-is-unmasked = An Anglerfish, revealed
draw-can-do = It can: { $actions }
draw-eats-by = It would eat by { $traits }
draw-own-card = Only you know that it is the card { $card }
draw-used = Already used
draw-off = Switched off by Neoplasia
draw-joins = Joins { $one } and { $two }
draw-protects = { $one } is the host, { $two } is protected
draw-no-taker = It fits no animal now
