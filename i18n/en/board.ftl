# The boards of the page: Totemo's and Tokami's.

view-left = Turn left
view-right = Turn right
view-nearer = Nearer
view-farther = Farther away
view-home = See all of it

## Totemo

totemo-figure-R = warrior
totemo-figure-O = dog
totemo-figure-Y = beaver
totemo-figure-G = frog
totemo-figure-B = eagle
totemo-figure-V = flower
totemo-figure-W = rainbow
totemo-figure-S = star
totemo-block = { $block } ({ $figure })
totemo-board = The board, five by five holes
totemo-hole-empty = { $hole }: empty.
totemo-hole-pole = { $hole }: { $count ->
    [one] one block
   *[other] { $count } blocks
  }, from below: { $blocks }.
totemo-hole-offer = Place here, level { $level }, for { $points ->
    [one] one point
   *[other] { $points } points
  }.
totemo-hole-bonus = Lands on a bonus tile.
totemo-track = The score track, a loop of 30 spaces
player-score = { $name }: { $score ->
    [one] one point
   *[other] { $score } points
  }
totemo-bonus-on = Bonus tile on space { $space }
totemo-wheel = The colour wheel: red, orange, yellow, green, blue, violet. Neighbours go together.
totemo-chief = The chief is { $left ->
    [one] one step
   *[other] { $left } steps
  } from his tipi
totemo-chief-left = { $left ->
    [one] one step to the tipi
   *[other] { $left } steps to the tipi
  }
totemo-last-round = Last round
totemo-bag-count = { $count ->
    [one] one block in the bag
   *[other] { $count } blocks in the bag
  }
totemo-hand = Your blocks
totemo-hand-block = { $block }, worth { $value }
totemo-hand-size = { $count ->
    [one] one block in hand
   *[other] { $count } blocks in hand
  }
players = Players
you = (you)
totemo-starts = start player
view-tools = The view
totemo-view-flat = From above
totemo-view-3d = In 3D
totemo-level = Level
totemo-level-top = top
totemo-goes = { $count ->
    [0] This block goes nowhere now.
    [one] This block goes into one hole.
   *[other] This block goes into { $count } holes.
  }
table-over = The game is over.
table-waiting = { $name } is to move.
table-moment = One moment …
totemo-would = { $points ->
    [one] One point
   *[other] { $points } points
  }: the block and { $count ->
    [0] no neighbour
    [one] one neighbour
   *[other] { $count } neighbours
  }
totemo-would-bonus = { $points ->
    [one] One point
   *[other] { $points } points
  }, and on to a bonus tile: you may place another block
totemo-touched = { $points ->
    [one] One point
   *[other] { $points } points
  }. Tap again to place it.
totemo-touched-bonus = { $points ->
    [one] One point
   *[other] { $points } points
  } and a bonus tile. Tap again to place it.
totemo-choose-block = Your turn: choose a block.
totemo-choose-extra = Bonus! Place another block, or stop.
totemo-choose-hole = Choose a hole that lights up.
totemo-no-hole = This block goes nowhere now. Choose another.
totemo-stop = Stop here
totemo-return = Return all three
totemo-return-sure = All three go back into the bag, and your turn is over.
totemo-return-yes = Return them
totemo-return-no = Keep them
totemo-told-place = { $name }: { $block } on { $hole }, level { $level }, { $points ->
    [one] one point
   *[other] { $points } points
  }, now { $score }.
totemo-told-bonus = A bonus tile: { $name } may place again.
totemo-told-return = { $name } returns all three blocks.
totemo-told-stop = { $name } stops.
totemo-told-chief = The chief walks: { $left ->
    [one] one step
   *[other] { $left } steps
  } to go.
totemo-told-first = { $name } starts.
totemo-told-redraw = { $name } had three toppers and draws again.
totemo-told-end-chief = The chief is home: the game is over.
totemo-told-end-bag = The bag is empty: the game is over.

## Tokami

tokami-title = Tokami
tokami-colour-R = red, ring
tokami-colour-Y = yellow, mountain
tokami-colour-G = green, diamond
tokami-colour-B = blue, waves
tokami-stick = Stick { $number } ({ $colour })
tokami-taboo = taboo
tokami-raised = raised just now
tokami-height = { $mm } mm
tokami-total = { $total } in all
tokami-won-list = { $count ->
    [0] No winning sticks
    [one] One winning stick: { $sticks }
   *[other] { $count } winning sticks: { $sticks }
  }
tokami-minus-list = { $count ->
    [0] No minus sticks
    [one] One minus stick: { $sticks }
   *[other] { $count } minus sticks: { $sticks }
  }
tokami-resting = Waiting for the sticks to settle…
tokami-choose-raise = Your turn: take hold of a stick and put it back higher.
tokami-choose-win = Well done. Pull out another stick to win it, or end your turn.
tokami-do-raise = Pull it out, and put it back higher than { $mm } mm.
tokami-do-lower = It's out. Let go above the pile, and your hand lowers it.
tokami-do-win = Pull it right out of the pile.
tokami-do-keep = It's out. Let go to keep it.
tokami-do-take = Lift the marked stick out. It will be a minus stick.
tokami-do-build = Set a stick into the X.
tokami-take-next = Take the next stick
tokami-let-go = Let go
tokami-keep = Keep it
tokami-take-out = Take it out
tokami-skip = End the turn
tokami-decline = Take the taboo stick instead
tokami-give-up = Give up on this stick
tokami-skip-hand = Skip
tokami-lets = Your hand is putting it down…
tokami-tries = { $name } is trying { $stick }…
tokami-takes = { $name } has to take { $stick }…
tokami-builds = { $name } is setting a stick into the X…
tokami-soon = { $seconds ->
    [one] One more second
   *[other] { $seconds } more seconds
  }, then your hand gets tired.
tokami-tired = Two minutes of moving are up: your hand gets tired and puts the stick down.
tokami-turn = Turn the stick
tokami-turn-left = Turn left
tokami-turn-right = Turn right
tokami-turn-back = Tip back
tokami-turn-front = Tip forward
tokami-turn-tilt-left = Tilt left
tokami-turn-tilt-right = Tilt right
tokami-turn-away = Move away from you
tokami-turn-near = Move towards you
tokami-keys = Hold Shift or the right button while dragging, or Q/E, R/F, Z/X: turn · Wheel or W/S: farther and nearer · Space: let go
tokami-fell = Fallen, and yours if it is your turn:
tokami-wobbles = Wobbling:
tokami-pile = { $count ->
    [one] One stick on the X
   *[other] { $count } sticks on the X
  }
tokami-col-stick = Stick
tokami-col-height = Highest point
tokami-step = Step by step
tokami-step-stick = Which stick?
tokami-step-other = Another stick
tokami-step-way = Which way?
tokami-step-place = Where to?
tokami-step-no-place = There is no place higher up that would hold it.
tokami-step-places = { $count ->
    [0] No place was found.
    [one] One place was found.
   *[other] { $count } places were found.
  }
tokami-step-pace = How fast?
tokami-pace-0 = slowly
tokami-pace-1 = evenly
tokami-pace-2 = in haste
tokami-step-moving = The hand is moving…
tokami-step-stuck = It is not out yet. Choose another way.
tokami-step-wait = It's not your turn.
tokami-way-right = to the right
tokami-way-left = to the left
tokami-way-up = up
tokami-way-down = down
tokami-way-near = towards you
tokami-way-away = away from you
tokami-way-free = free
tokami-way-loaded = something lies on it
tokami-way-heavy = much lies on it
tokami-way-blocked = blocked
tokami-place = { $where }, { $mm } mm
tokami-at-right = right
tokami-at-left = left
tokami-at-near = in front
tokami-at-away = at the back
tokami-at-middle = in the middle
tokami-place-holds = seems to hold
tokami-place-risky = risky
tokami-told-first = { $name } starts.
tokami-told-raise-raised = { $name } raised { $stick } from { $before } to { $after } mm.
tokami-told-raise-fell = { $name } tried { $stick }, and sticks fell.
tokami-told-raise-not_higher = { $name } did not get { $stick } higher.
tokami-told-raise-abandoned = { $name } gave { $stick } up.
tokami-told-win-won = { $name } pulled out { $stick }.
tokami-told-win-fell = { $name } wanted { $stick }, and sticks fell.
tokami-told-win-abandoned = { $name } left { $stick } where it was.
tokami-told-skip = { $name } ends the turn.
tokami-told-decline = { $name } does not dare, and takes the taboo stick.
tokami-told-minus = { $name } gets { $count ->
    [one] one minus stick
   *[other] { $count } minus sticks
  }.
tokami-told-plus = { $name } wins { $stick }.
tokami-told-freed = { $count ->
    [one] One minus stick goes
   *[other] { $count } minus sticks go
  } back into the box.
tokami-told-round = The round is over.
