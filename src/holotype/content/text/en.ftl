# Words every game shares.
say-pass = Pass
say-done = Done
say-end = End turn
say-yes = Yes
say-no = No
number = { $name }
seat = Player { $name }
log-new-rules = From here on version { $number } of the rules applies{ $clauses ->
    [none] {""}
   *[other] ; changed: { $clauses }
}.{ $lost ->
    [0] {""}
    [one] {" "}The last move was taken back: it is not possible any more.
   *[other] {" "}The last { $lost } moves were taken back: they are not possible any more.
}
