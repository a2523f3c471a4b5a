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
        [one] 1 block is drawn now
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
