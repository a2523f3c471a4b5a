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
totemo-score = { $name }: { $score ->
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
totemo-players = Players
totemo-you = (you)
totemo-starts = start player
totemo-view = The view
totemo-view-flat = From above
totemo-view-3d = In 3D
totemo-level = Level
totemo-level-top = top
totemo-goes = { $count ->
    [0] This block goes nowhere now.
    [one] This block goes into one hole.
   *[other] This block goes into { $count } holes.
  }
totemo-over = The game is over.
totemo-waiting = { $name } is to move.
totemo-moment = One moment …
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
