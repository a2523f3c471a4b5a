# Playing in the terminal.

play-you = You
play-person = Player { $number }
play-no-terminal = to play, both input and output must be a terminal
play-too-small = This screen is { $now_width } × { $now_height }; the game needs { $width } × { $height }. Make it a little larger and the game goes on.
play-saved = The game is saved. Go on with: stapel play --resume { $path }
play-save-failed = It can't be saved: { $why } (q again leaves without saving)
play-bot-stuck = A bot does not know what to do.
play-no-undo-with-people = Taking back is for games against bots alone.
play-nothing-to-undo = There is nothing to take back.
play-undone = Taken back.
play-turn = ▶ { $name }
play-over = The game is over.
play-moves = Moves
play-moves-title = Moves (m: all)
play-keys = Keys
play-reference = Good to know
play-ideas = Ideas
play-ideas-thinking = Let me think about it.
play-ideas-win = chance to win
play-ideas-points = points
play-any-key = any key goes on
plain-choose = Your choice (a number, or q to leave):
play-scroll = ↑ ↓ · any other key goes on
play-hand-over = Enter covers the screen for { $name }.
play-hint-hand-over = Enter cover · m moves · ? keys · q save and leave
play-hint-bot = Enter goes on at once   m moves · u undo · ? keys · q save and leave
play-hint-result = b board · n new game · q quit

cover-pass = Pass the device to { $name }
cover-enter = Press Enter when only { $name } is looking
cover-leave = q: save and leave

result-title = The result
result-winners = { $count ->
        [one] Winner: { $names }
       *[other] A shared victory: { $names }
    }
result-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

key-idea = ideas: the best few actions, with the chance to win and the points to expect
key-moves = all moves so far
key-reference = good to know: colours and values, or the cards seen so far
key-undo = take back your last decision (against bots)
key-leave = leave; an unfinished game is saved
key-skip = while bots play: go on at once
key-help = these keys

totemo-key-block = choose a block of your hand; legal holes then show their points
totemo-key-hole = move the cursor
totemo-key-best = jump to the next best hole
totemo-key-place = place the block
totemo-key-return = return all three blocks and draw new ones
totemo-key-stop = give up a bonus placement
totemo-hint = 1–3 block · ←↓↑→ hole · Tab best · Enter place · r return · u undo · ? · q
totemo-hint-extra = 1–3 block · ←↓↑→ hole · Tab best · Enter place · x stop · u undo · ? · q
totemo-chief = Chief: { $left ->
        [one] { $left } step
       *[other] { $left } steps
    }
totemo-bag = Bag: { $blocks }
totemo-last-round = Last round!
totemo-level = Level { $level }
totemo-wheel = Colour wheel
totemo-with-all = go with all
totemo-topper = topper, crowns
totemo-hand = Your hand
totemo-side-below = below
totemo-side-left = left
totemo-side-right = right
totemo-side-behind = behind
totemo-side-front = in front
totemo-choose = Choose a block with 1, 2 or 3.
totemo-choose-first = First choose a block with 1, 2 or 3.
totemo-no-such-block = There is no such block in your hand.
totemo-hole-empty = { $hole } is empty
totemo-hole = { $hole }, bottom to top: { $pole }
totemo-would-score = { $hole }, level { $level }, { $block }: { $sum } = { $points }
totemo-bonus = ★ Bonus!
totemo-ask-return = Return all three blocks and draw new ones?  Enter: yes · Esc: no
totemo-extra = ★ Bonus for { $name }: place another block, or stop with x.
totemo-idea-place = { $block } on { $hole }
totemo-idea-return = return all three blocks
totemo-idea-stop = no bonus placement
totemo-log-first = { $name }: start player
totemo-log-redraw = { $name }: three toppers, drawn again
totemo-log-tipi = The chief is at his tipi: the last round
totemo-log-place = { $name }: { $block } { $hole } +{ $points } = { $score }
totemo-log-stop = { $name }: no bonus placement
totemo-log-return = { $name }: all blocks returned
totemo-log-end-chief = The chief is home. The game is over.
totemo-log-end-bag = The bag is empty. The game is over.
totemo-reference-wheel = Colours go with themselves and their two neighbours on the wheel.
totemo-reference-topper = ▲ A topper stands on a block and ends the pole.
totemo-reference-star = ★ Bonus tile: whoever lands on it may place another block.
totemo-reference-down = ☆ The tile face down counts only from 10 points on.

totem-key-move = move the cursor: kinds of card, or poles
totem-key-take = choosing: take a card of this kind, or give them back
totem-key-back = choosing: give a card back
totem-key-kinds = choosing: take a card of that kind (0 = 10)
totem-key-card = playing: choose a card of your hand
totem-key-place = playing: choose a pole
totem-key-enter = confirm the three cards, or play the card
totem-hint-choose = ←→ kind · Space take · ↓ give back · Enter confirm · v seen · u undo · ? · q
totem-hint-play = 1–3 card · ←→ pole · Enter play · v seen · m moves · u undo · ? keys · q
totem-round = Round { $round }/{ $rounds }
totem-series = Game { $game } of { $games }
totem-series-game = Game { $game } of the series is over. ♛ leads.
totem-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
totem-empty = empty
totem-stock = Your cards for later
totem-picked = For this round:
totem-confirm = Enter: confirm
totem-hand = Your hand:
totem-three-already = Three cards are picked. Give one back first.
totem-none-left = None left: { $card }
totem-choose-more = { $missing ->
        [one] Pick one more card.
       *[other] Pick { $missing } more cards.
    }
totem-no-such-card = There is no such card in your hand.
totem-choose-first = First choose a card with 1, 2 or 3.
totem-choose-card = choose a card with 1, 2 or 3
totem-choose-three = pick three cards for this round, in secret
totem-others-choose = The others are choosing.
totem-would-not-go = { $card } does not go on { $place }
totem-would-take = { $card } completes { $place }: +{ $points }
totem-would-start = { $card } starts a pole on { $place }
totem-would-extend = { $card } on { $place }, which is then worth { $points }
totem-idea-play = { $card } on { $place }
totem-log-first = { $name }: start player
totem-log-play = { $name }: { $card } on { $place }
totem-log-capture = { $name }: { $card } takes { $place }, +{ $points }!
totem-log-pass = { $name }: nothing fits, pass
totem-log-lose = { $name }: lost { $cards }
totem-log-round-end = — end of round { $round } —
totem-log-game-end = — the game is over —
totem-seen-all = in all
totem-seen-gone = seen
totem-seen-own = yours
totem-seen-left = unseen
totem-seen-note = Unseen: with the others, or never dealt.
