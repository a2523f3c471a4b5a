# Why the rules forbid something. The number of the rule follows in brackets.

refused-totemo-not-your-turn = It is not this seat's turn
refused-totemo-not-in-hand = There is no such block in the hand: { $block }
refused-totemo-pole-crowned = Nothing stands on a topper
refused-totemo-pole-full = The pole is five blocks high
refused-totemo-topper-on-board = A topper never stands on the board itself, only on another block
refused-totemo-colour-clash = { $block } does not go with { $with }
refused-totemo-return-too-late = Blocks can be returned only at the start of a turn
refused-totemo-nothing-to-stop = There is no bonus placement to give up
refused-totemo-not-now = Nothing of that kind happens now
refused-totemo-no-such-seat = There is no seat { $seat }
refused-totemo-wrong-tiles = The bonus tiles can't come to lie like this
refused-totemo-wrong-opening = An opening hand is three blocks, not { $found }
refused-totemo-wrong-draw = { $wanted ->
        [one] { $wanted } block is drawn now
       *[other] { $wanted } blocks are drawn now
    }, not { $found }
refused-totemo-not-in-bag = There is no such block left in the bag: { $block }

refused-totem-not-your-turn = It is not this seat's turn
refused-totem-no-such-seat = There is no seat { $seat }
refused-totem-still-choosing = Not all have chosen their three cards yet
refused-totem-not-choosing = Nobody chooses cards now
refused-totem-already-chosen = The three cards of this round are chosen already
refused-totem-not-in-stock = There is no such card left: { $card }
refused-totem-not-in-hand = Not one of the cards chosen for this round: { $card }
refused-totem-no-such-place = There is no such place for a pole
refused-totem-on-warrior = Only a companion goes on a warrior
refused-totem-top-needs-totem = A top goes on a totem card; it can't start a pole
refused-totem-companion-needs-warrior = A companion goes on a warrior only
refused-totem-not-now = Nothing of that kind happens now
refused-totem-wrong-deal = A player is dealt 14 totem cards, not { $found }
refused-totem-not-in-deck = There is no such card left to deal: { $card }

refused-tokami-colours = A pile has 9 sticks of each colour, not { $found } of red, yellow, green and blue
refused-tokami-pile-stands = Sticks are piled up at the start of a round only
refused-tokami-not-started = The round has not started
refused-tokami-no-such-seat = There is no seat { $seat }
refused-tokami-no-lot = There is no lot to draw now
refused-tokami-not-your-turn = It is the turn of seat { $to_move }
refused-tokami-not-on-x = Stick { $stick } is not on the X
refused-tokami-not-raised = From { $before } to { $after } mm is not higher
refused-tokami-raise-first = A stick must be raised first
refused-tokami-just-raised = Stick { $stick } was raised in this very turn
refused-tokami-sticks-fell = Sticks fell: { $fallen }
refused-tokami-nothing-fell = Nothing fell
refused-tokami-is-higher = From { $before } to { $after } mm is higher
refused-tokami-fell-from-nowhere = What is not on the X can't fall off it: { $sticks }
refused-tokami-hand-busy = The hand is busy with stick { $stick }
refused-tokami-already-raised = A stick has been raised in this turn already
refused-tokami-second-stick = Stick { $tried } is being tried, not stick { $found }
refused-tokami-no-try = No stick is being tried
refused-tokami-taboo = Stick { $stick } is taboo
refused-tokami-nothing-due = No stick has to be taken
refused-tokami-other-due = Stick { $due } has to be taken, not stick { $found }
refused-tokami-no-taboo = There is no taboo stick: a try is due
refused-tokami-over = The game is over

# Why a movement of the hand is refused, or can't be read.
refused-hand-out-of-order = movement { $got } came where { $expected } is due
refused-hand-ended = it goes on after the attempt has ended
refused-hand-no-turn = it turns as nothing can turn
refused-hand-grip-beside = it grips beside the stick
refused-hand-not-there = stick { $stick } is not there
refused-hand-forbidden = stick { $stick } is not to be touched
refused-hand-second-stick = it takes stick { $stick } after another one was tried
refused-hand-grip-moved = the grip moved while the hand was closed
refused-samples-format = these are no movements of a hand
refused-samples-damaged = the movements were damaged
refused-samples-too-many = { $count } movements, and an attempt has at most { $most }
refused-samples-coding = movement { $at } is not coded as it should be
refused-samples-out-of-range = movement { $at } is out of range
refused-samples-no-such-grip = movement { $at } grips nothing
refused-samples-after-the-end = movements go on after the end, at { $at }
