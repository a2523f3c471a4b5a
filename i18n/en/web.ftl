## The page for the browser: everywhere

skip = To the content
close = Close
yes = Yes
no = No
sound = Sounds
language = Language
theme-auto = Colours: as the system
theme-light = Colours: light
theme-dark = Colours: dark
to-lobby = To the start page
lost-title = There is no such page
rules = Rules
seats = Players

## When something does not work

web-no-connection = There is no connection to the server. Check your network and try again; games against bots work without it.
web-server-trouble = That did not work. Try again; if it happens once more, reload the page.
web-refused = That is not possible now
connection-lost = The connection is gone. It comes back by itself; nothing is lost.
no-such-table = There is no such table
no-such-table-here = Games on one device are kept by the browser in which they were begun.
no-such-table-server = Perhaps the link is not complete, or the table was cleared away long ago.
table-opens = One moment …

## Start page

your-name = Your name
bot-strength = Bots
bot-level-1 = very easy
bot-level-2 = easy
bot-level-3 = medium
bot-level-4 = strong
bot-level-5 = very strong
facts = { $least }–{ $most } players · { $minutes } minutes · from age { $age }
about-totemo = Stack coloured blocks into poles. A block scores for itself and for everything it touches – but only matching colours may touch.
about-totem = All build the same poles, card by card, but only who completes one gets it. Choose three cards in secret and guess what the others are up to.
about-tokami = Pull a stick out of the pile and lay it back higher, with a calm hand. What falls is yours – and counts against you.
play-bots = Play against bots
play-friends = With friends
play-here = On one device
your-turns = It is your turn
go-on-here = Go on with a game
open-tables = Open tables
lobby-offline = The server can’t be reached. Bots and games on one device work all the same.
lobby-empty = Nobody waits for others just now. Open a table and make it public!
free-seats = { $count ->
        [one] { $count } free seat
       *[other] { $count } free seats
    }

## Names to begin with

name-0 = Otter
name-1 = Badger
name-2 = Heron
name-3 = Lynx
name-4 = Raven
name-5 = Hare
name-6 = Marten
name-7 = Swift
name-8 = Hedgehog
name-9 = Moose
name-10 = Squirrel
name-11 = Crane
bot-name-0 = Oak
bot-name-1 = Ash
bot-name-2 = Elm
bot-name-3 = Birch
bot-name-4 = Yew

## A seat on another device

pair-title = Play a seat from this device too
pair-explain = With this link a seat at a table can be played from here as well, for example with your cards on the phone and the table on the big screen. It works once.
pair-take = Take the seat
pair = Play from a second device …
pair-show = Open this link on the other device. It works once, for a few minutes.

## Taking seats

seat-free = Free seat
stand-in = { $name } (a bot stands in)
seat-name = Name at seat { $seat }
seat-number = Seat { $seat }: { $name }
stand-up = Get up
sit-down = Sit down
sit-another = Somebody else here
sit-again = Take your seat back
seat-bot = A bot for seat { $seat }
add-bot = Add a bot
unseat = Free the seat
away = away
hurried = last move: { $level }, the server is busy
start = Start the game
start-needs = { $count ->
        [one] One seat is still free: wait for somebody or add a bot.
       *[other] { $count } seats are still free: wait for others or add bots.
    }
host-starts = Whoever opened the table starts the game when all are there.
invite = Invite
invite-explain = Whoever opens this link can sit down – or scan the code with a phone.
invite-link = Link to this table
invite-qr = The link as a QR code
copy = Copy
copied = Copied
share = Share

## What the table agrees on

settings = What you play
set-seats = Players
set-seats-explain = People and bots together.
set-first = Start player
set-first-explain = Who begins the first game; after that the start moves on.
set-first-lot = by lot
set-access = Who finds the table
set-access-explain = A public table is on the start page; there people talk in ready phrases only.
set-access-link = who has the link
set-access-public = everybody
set-spectators = Spectators
set-spectators-explain = They see only what lies open on the table.
set-clock = Clock
set-clock-none = no clock
set-clock-none-explain = Everybody takes the time they need.
set-clock-quick = quick
set-clock-quick-explain = 30 seconds a turn and 2 minutes in reserve for the whole game. When time is up, a bot moves.
set-clock-calm = calm
set-clock-calm-explain = 90 seconds a turn and 10 minutes in reserve for the whole game. When time is up, a bot moves.
set-clock-days = days
set-clock-days-explain = Three days per move, like correspondence chess. When time is up, a bot moves. The start page shows when it is your turn.
set-clock-own = other
set-clock-own-explain = A clock of your own making.
set-leaver = If somebody stays away
set-leaver-wait = wait
set-leaver-wait-explain = The others wait until they are back.
set-leaver-bot = a bot plays
set-leaver-bot-explain = A bot plays on and gives the seat back on return.
set-leaver-vote = vote
set-leaver-vote-explain = The others vote on ending the game.
totemo-option-hands = Blocks in hand
totemo-option-hands-closed = hidden
totemo-option-hands-closed-explain = Everybody sees only their own blocks.
totemo-option-hands-open = open
totemo-option-hands-open-explain = All see all blocks: good for learning the game.
totemo-option-chief-steps = Chief’s steps to his tipi
totemo-option-chief-steps-explain = One step a round: the fewer, the shorter the game (TO-7).
totemo-option-values = What blocks are worth
totemo-option-values-explain = The rule book’s values are set (TO-2). A topper is worth as much as its colour.
totemo-option-values-R = { block-R }
totemo-option-values-O = { block-O }
totemo-option-values-Y = { block-Y }
totemo-option-values-G = { block-G }
totemo-option-values-B = { block-B }
totemo-option-values-V = { block-V }
totemo-option-values-W = { block-W }
totemo-option-values-S = { block-S }
totem-option-series = Length
totem-option-series-explain = In a series everybody starts one game, and the points are added up (TE-20).
totem-option-series-no = one game
totem-option-series-yes = a series
tokami-option-setup = The pile
tokami-option-setup-crossed = crossed
tokami-option-setup-crossed-explain = Layers across each other, as the rules advise.
tokami-option-setup-wild = wild
tokami-option-setup-wild-explain = Dropped at random: every pile is different, and treacherous.
tokami-option-setup-cube = cube
tokami-option-setup-cube-explain = Six tidy layers of six: calm to begin with.
tokami-option-setup-built = built
tokami-option-setup-built-explain = You build the pile together.
tokami-option-friction = Roughness of the wood
tokami-option-friction-explain = The lower, the more slippery, and the harder the game.
tokami-option-friction-30 = 30, slippery
tokami-option-friction-45 = 45, normal
tokami-option-friction-60 = 60, rough
tokami-option-rounds = Rounds
tokami-option-rounds-explain = The points of all rounds are added up (TA-22).
unit-steps = { $n ->
        [one] { $n } step
       *[other] { $n } steps
    }
unit-rounds = { $n ->
        [one] { $n } round
       *[other] { $n } rounds
    }

## At the table

table = Table
your-turn = { $name }: it is your turn.
turn-of = { $name } is to move
undo = Take back
advise = Hint
watchers = { $count ->
        [one] { $count } looks on
       *[other] { $count } look on
    }
leave-game = Leave the game
undo-asked = { $name } would like to take back.
undo-allow = All right
undo-deny = Rather not
vote-asked = { $name } is gone. End the game?
vote-asked-left = Somebody has left. End the game?
vote-end = End it
vote-wait = Wait
clocks = Clocks
cover-hand-over = Give the device to { $name }
cover-ready = I am { $name }, show me my side
talk = Talk
talk-nothing = Nothing has been said yet.
talk-text = Your own words
talk-send = Say
reaction-smile = smile
reaction-laugh = laughter
reaction-wow = surprise
reaction-clap = applause
reaction-hmm = thinking
reaction-sad = sadness

## The result

result-won = { $count ->
        [one] { $names } has won!
       *[other] { $names } have won together!
    }
result-bot-won = { $count ->
        [one] A bot finished the game for { $names }, and won.
       *[other] Bots finished the game for { $names }, and won.
    }
bot-finished = finished by a bot
result-ended = The game was ended
points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
tally = { $wins ->
        [one] { $wins } game won
       *[other] { $wins } games won
    }, { $points } points in all
rematch = Rematch
rematch-asked = { $count ->
        [one] { $names } would like a rematch!
       *[other] { $names } would like a rematch!
    }
rematch-waits = Waiting for { $names }…
rematch-host = Someone is away. You can give their seat to a bot under “Table”.
rematch-agreed = Everyone wants a rematch. Press “{ $button }” to start it.
rematch-seats-free = { $count ->
        [one] One seat is free. Add a player or a bot under “Table”.
       *[other] { $count } seats are free. Add players or bots under “Table”.
    }
look-at-table = Look at the table
to-result = To the result
get-record = Save the record
graph = Points in the course of the game.
graph-seat = { $name }: { $points }.

## Totem

totem-round = Round { $round } of { $rounds }
totem-series = game { $game } of { $games }
totem-prompt-watch = See what happens …
totem-prompt-over = The game is over
totem-prompt-choose = Choose three cards for this round, in secret
totem-prompt-others-choose = The others are choosing
totem-prompt-card = Your turn: choose a card
totem-prompt-place = Now choose a lit place
totem-played = What has been played
totem-played-all = all
totem-place = Place { $place }: { $cards }, worth { $points }.
totem-place-empty = empty
totem-play-here = Play { $card } here.
totem-cards = { $count ->
        [one] in 1 card
       *[other] in { $count } cards
    }
totem-cards-left = { $count ->
        [one] { $count } card left
       *[other] { $count } cards left
    }
totem-chief = leads the series
totem-starter = start player
totem-total = before: { $points }
totem-has-chosen = has chosen
totem-chooses = chooses …
totem-note-pass = nothing fits
totem-note-lose = lost
totem-three = Your three for this round
totem-put-back = Put back: { $card }
totem-confirm = These three
totem-stock = Your cards
totem-pick = { $card }, { $count } left
totem-picked = Chosen: { $cards }
totem-picked-none = Nothing chosen
totem-hand = Your hand
totem-hand-empty = No cards left in this round
totem-change = Choose differently
totem-later = { $count ->
        [one] { $count } card for later
       *[other] { $count } cards for later
    }
totem-tell-first = { $name } starts.
totem-tell-play = { $name } plays { $card } at place { $place }.
totem-tell-capture = { $name } completes pole { $place } and gets { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
totem-tell-pass = { $name } can play nothing and passes.
totem-tell-lose = { $name } loses { $cards }.
totem-tell-round-end = Round { $round } is over.
totem-tell-game-end = The game is over.

## A game without a picture of its own

plain-facts = On the table
plain-actions = What you can do
plain-nothing = There is nothing for you to do right now.
plain-log = What has happened
plain-empty = none
