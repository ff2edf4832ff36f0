# Words every game shares.
say-pass = Pass
say-done = Done
say-end = End turn
say-yes = Yes
say-no = No
number = { $name }
seat = Player { $name }
