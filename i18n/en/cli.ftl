# The command line: help, failures, results.

help = Stapel: three stacking games at one table. Totemo, Totem and Tokami.
help-after =
    Examples:
      stapel play totemo                      you against one bot
      stapel play totem --players 4 --bots greedy,greedy
      stapel simulate totemo --games 10000 --bots greedy,random
      stapel check game.json tournament.jsonl

    Exit codes: 0 all is well; 1 a record breaks a rule; 2 the command line asks for
    something that can't be; 3 a file or the terminal failed.
help-heading-usage = Usage:
help-heading-commands = Commands
help-heading-arguments = Arguments
help-heading-options = Options
help-help = Shows this help
help-version = Shows the version
help-lang = The language: en, de, nl or ru (else that of the locale)
help-serve = Serve tables to browsers and other clients
help-serve-listen = Where to listen
help-serve-data = The folder for the database; made if it is missing
help-serve-database = Another database than the file in that folder: postgres://… or sqlite:FILE
help-serve-flush = When a SQLite file is flushed to the disk: at each commit, before anybody is told, or each second. A killed program loses nothing either way; a power cut may cost that second
help-serve-public_url = The address that links and QR codes begin with (else the one that the client used)
help-serve-origins = Pages from elsewhere that may connect, such as https://example.org
help-serve-trusted_proxies = Reverse proxies whose word on the real address is taken, such as 127.0.0.1/32
help-serve-connections = The most connections at once
help-serve-connections_per_address = The most connections at once from one address
help-serve-bot_games_per_address = The most games of bots alone that one address may watch at once
help-serve-messages_per_second = The most messages a second on one socket, on average; 0 for no limit
help-serve-new_per_minute = The most new devices, tables and codes a minute from one address; 0 for no limit
help-serve-gone_after = A client that has not been heard for so long is taken for gone; it is asked three times as often
help-serve-away_after = How long a player may be gone before the table's rule for leavers applies
help-serve-request_within = How long a request may take to arrive
help-serve-forget_after = Forget a table at which nothing has happened for so long; never one whose game goes on. Finished games stay in the history
help-serve-thinkers = How many threads bots think on, with as many again for Tokami and one for quick moves (default: half the cores)
help-serve-log = What is logged: error, warn, info, debug, or by part
help-serve-log_json = Logs in JSON, one line for each event
help-play = Play in the terminal, against bots or with others at one keyboard
help-play-after =
    Without --bots every seat that has no name is a bot, and the first is a person. With --bots the last seats are the bots
    named, and the others people; between people who may not see each other's hands the screen
    is covered. Press ? in the game for the keys.
help-play-game = The game: totemo or totem
help-play-players = How many play, bots included (totemo 2–4, totem 3–5)
help-play-bots = The bots in the last seats: 1 to 5, random, greedy, ismcts, cmd:PROGRAM; "--bots ''" for none
help-play-names = The people's names
help-play-hands = Totemo: open hands for all to see, or closed (TO-9)
help-play-chief_steps = Totemo: the chief's steps to his tipi, which is how many rounds there are (TO-7)
help-play-values = Totemo: what the blocks are worth, such as R=1,O=2,Y=1,G=2,B=1,V=3,W=0,S=3 (TO-2)
help-play-series = Totem: a series of as many games as there are players (TE-20)
help-play-first = The seat that starts, counted from 0 (else by lot)
help-play-seed = The same number deals the same game
help-play-save = Where an unfinished game is kept when you leave (else stapel-GAME.save)
help-play-resume = Goes on with a saved game
help-play-record = Writes the finished game's record here
help-play-ms = How long an outside program may think, in milliseconds
help-simulate = Let bots play many games, and see who wins
help-simulate-after =
    The bots named sit down in order, again from the first until the seats are full, and the seats
    rotate from game to game. The same seed gives the same games for any number of threads.
help-simulate-game = The game: totemo, totem or tokami
help-simulate-games = How many games
help-simulate-players = How many play (else as many as bots are named, or the fewest the game takes)
help-simulate-bots = The bots: 1 to 5 (tokami: only these), random, greedy, ismcts, or a program: "cmd:python3 mybot.py"
help-simulate-seed = The same number plays the same games (else 0)
help-simulate-threads = How many threads (else one for each core)
help-simulate-records = Writes every game's record here, one a line
help-simulate-options = The table's options as in a record, such as '{"{"}"series":true{"}"}'
help-simulate-ms = How long an outside program may think, in milliseconds
help-simulate-json = Prints the result as JSON
help-arena = Measure how strong bots are, by duplicate play
help-arena-after =
    Every group of bots that fills the table plays the same deals, once in every seat. With --out the
    report (JSON and HTML) and a journal are written to that folder; the same command goes on where
    it was interrupted.
help-arena-game = The game: totemo, totem or tokami
help-arena-bots = The bots: 1 to 5 (tokami: only these), random, greedy, ismcts, or a program: "cmd:python3 mybot.py"
help-arena-games = How many games, rounded up to whole deals
help-arena-players = How many play (else the fewest the game takes)
help-arena-seed = The same number deals the same games
help-arena-out = The folder for the report and the journal
help-arena-threads = How many threads (else one for each core)
help-arena-options = The table's options as in a record, such as '{"{"}"series":true{"}"}'
help-arena-ms = How long an outside program may think, in milliseconds
help-arena-json = Prints the report as JSON
help-check = Replay records from the rules
help-check-after =
    A file holds one record, or many as JSON Lines. The first bad event of each is named, with the
    rule that it breaks and what was expected. Events are counted from 0.
help-check-files = Files with records
help-check-json = Prints one JSON object for each record that is wrong, and a last one that sums up
help-rules = Read the rules of a game
help-rules-game = The game: totemo, totem or tokami
help-bench = Measure how fast random games are played on one core
help-bench-json = Prints one JSON object a line
help-bench-seconds = How long each measurement takes
help-bench-threads = How many threads search at the same time
help-tokami = Tokami: study the hand, look at a pile
help-tokami-study = Let careful, hasty and careless hands play on each pile
help-tokami-study-piles = How many piles of each kind, three turns on each
help-tokami-study-friction = How rough the wood is, in hundredths: 30 hard, 45 normal, 60 easy
help-tokami-study-seed = The same number gives the same piles
help-tokami-survey = Watch untouched piles: do they rest?
help-tokami-survey-piles = How many piles of each kind and friction
help-tokami-survey-setup = Only this pile: cube, crossed or wild
help-tokami-survey-seconds = How long each is watched, in simulated seconds
help-tokami-survey-seed = The number of the first pile
help-tokami-shot = Draw a pile
help-tokami-shot-out = Where to: a file that ends in .png or .svg
help-tokami-shot-setup = The pile: cube, crossed or wild
help-tokami-shot-seed = The same number gives the same pile
help-tokami-shot-width = How wide, in pixels
help-backup = Copy the store of a running server into a file
help-backup-file = The copy: a new SQLite file, which can be used as a store
help-backup-data = The server's data folder
help-backup-database = The store, if it is not in the data folder: postgres://… or a SQLite file
help-export = Write all that a store holds to a file
help-export-after = Each line is JSON, and import takes them back, also into a store of another kind.
help-export-file = A new file
help-export-records = Only the records of finished games, as check reads them
help-export-data = The server's data folder
help-export-database = The store, if it is not in the data folder: postgres://… or a SQLite file
help-import = Take what export has written, or records of finished games, into a store
help-import-after = Records of finished games (docs/records.md, as from simulate --records) are checked and can then be replayed; the id of each is printed. The file is checked whole before anything is taken in. What is in the store already stays as it is. No server may use the store.
help-import-file = What export has written, or records, one a line
help-import-data = The server's data folder
help-import-database = The store, if it is not in the data folder: postgres://… or a SQLite file
help-dump = Print a table as it is stored
help-dump-after = How it was opened, then one line for each step: its number from 0, when it was made, whose command it was (device/page/number, or - for the table itself), and what happened (docs/store.md). Works while a server runs. It shows what is secret in a running game.
help-dump-table = The table, as in its link
help-dump-json = Each line as JSON, with nothing cut off
help-dump-data = The server's data folder
help-dump-database = The store, if it is not in the data folder: postgres://… or a SQLite file
help-load = Measure a server: tables of virtual players over real sockets
help-load-host = Where the server listens
help-load-spawn = Starts a server of its own, with its data in a temporary folder
help-load-database = The store of the server that is started: postgres://… or a file
help-load-server_pid = The number of the server's process, to measure its processor time and memory
help-load-game = The game: totemo or totem
help-load-tables = How many tables
help-load-players = How many players at each
help-load-seconds = How long it is measured, after a second to warm up (else 10); with kill, how long it takes at least
help-load-rate = So many moves a second in all; without it everybody moves as soon as they can
help-load-idle = Opens so many sockets, says hello and measures the server's memory
help-load-crowd = Opens so many tables of five bots of level 5, asks for advice without end, and measures how soon a bot of level 2 answers at another table
help-load-kill = Kills a server of its own so many times while everybody plays, and checks that nothing is lost
help-load-steered = With kill: says on standard error how many moves and refusals there have been, and goes on until standard input is closed
help-load-seed = The same number gives the same choices
help-load-json = Prints the report as JSON
help-load-out = A folder to keep the report in
help-completions = Print completions for a shell
help-completions-shell = The shell

fail-players = A table has 2 to 5 players, not { $found }.
fail-first = There is no seat { $seat } to start.
fail-seats = This game is for { $least } to { $most } players, not { $found }.
fail-range = Option { $option } must be from { $least } to { $most }, not { $found }.
fail-too-many-bots = There are { $bots } bots for { $seats } seats.
fail-options = These options can't be read: { $what }
fail-not-for-this-game = This game has no option { $option }.
fail-needs-a-hand = { $game } needs a hand: it can't be played in a terminal. See: stapel simulate { $name }
fail-no-bots = Bots don't play { $game } among themselves.
fail-game = A game could not be played to its end: { $what }
fail-picture = { $path }: a picture must end in .png or .svg
fail-wood = The wood failed: { $what }
fail-file = { $path }: { $error }
fail-save = { $path } can't be resumed: { $what }
fail-terminal = The terminal does not work: { $error }
fail-output = The output can't be written: { $error }
fail-program = A bot can't be started: { $error }
fail-store = The store: { $error }
fail-no-table = There is no table { $table }.
fail-opening = Table { $table }: its opening is damaged: { $what }
fail-step = Table { $table }: step { $step } is damaged: { $what }
fail-line = { $path }, line { $line }: { $what }
fail-unfinished = { $path }, line { $line }: this game is not over
fail-load = The load has failed: { $what }
fail-system = The system refuses: { $error }
fail-other-run = { $path } belongs to another run. Choose another folder.
fail-still-running = { $path } is being written by another arena. Wait for it, or choose another folder.
bot-troubles = { $bot }: { $late } late answers, { $wrong } wrong ones, died { $died } times (see { $logs })

check-good = { $file }: { $records ->
        [one] { $records } record is in order
       *[other] all { $records } records are in order
    } ({ $events ->
        [one] { $events } event
       *[other] { $events } events
    })
check-bad = { $file }: { $bad } of { $records } records break a rule or can't be read
check-unreadable = { $file }: { $what }
check-event = { $file }, line { $line }: event { $event } breaks { $rule }: { $message }
check-record = { $file }, line { $line }: { $message }
check-json = line { $line }, column { $column }: { $what }
check-no-event = line { $line }: event { $event } is none: { $what }
check-format = line { $line }: this is no stapel-record of version 1
check-game = line { $line }: there is no game called { $game }
check-empty = there is no record in it
check-wrong = this is not what follows by the rules
check-missing = an event is missing here
check-result = scores or winners are wrong
check-other-physics = it was played on wood of version { $found } and can't be judged here: this is { $ours }
check-no-pile = no pile of the kind { $pile } would stand
check-unfinished = the pile was built of { $found } sticks only
check-hand = hand { $hand }: { $what }
check-no-hand = no hand did that
check-differs = the hands come to something else
check-left-over = there are more hands than events
check-found = found
check-expected = expected
check-expected-seats = a decision of seat { $seats }
check-expected-fate = a draw or a deal
check-expected-nothing = nothing: the game was over

simulate-progress = games
simulate-title = { $games } games of { $game }, { $players } players, seed { $seed }
simulate-bot = bot
simulate-seat = seat
simulate-share = wins (ties shared)
simulate-sole = alone
simulate-tied = tied
simulate-games-column = games
simulate-points = points
simulate-histogram = Points of all players
simulate-length = Length: { $mean } decisions on average, { $least } to { $most }
simulate-speed = { $rate } games/s on { $threads } threads
simulate-failed = { $failed } of { $games } games could not be played to their end and are not counted; the first is game { $game }: { $what }

arena-title = { $games } games of { $game }, { $players } players, duplicate deals, seed { $seed }
arena-elo = Elo (95 %)
arena-margin = lead over the best of the others
arena-time = time a move (p50 / p99)
arena-matrix = How often one scored more than the other (ties halved, 95 %)

bench-title = Random games on one core (a move is one decision of a player)
bench-game = game
bench-players = players
bench-playouts = games/s
bench-moves = moves/s
bench-moves-per-game = moves a game
bench-mean-score = points a player
bench-cpu = CPU
bench-search-title = Information-set search (ismcts)
bench-search = search iterations/s
bench-threads = threads
simulate-turns = turns
simulate-clean = without a fall
simulate-fallen = sticks lost a turn
simulate-thinking = Thinking before a hand moves: half of the time below { $median } s, 99 % below { $p99 } s, at most { $most } s
survey-title = Untouched piles, { $seconds } s left alone and { $seconds } s kept awake; the worst of all
survey-friction = friction
survey-piles = piles
survey-overlap = overlap, mm
survey-moved = moved, mm
survey-crept = crept awake, mm
survey-fell = fell
survey-bad = first bad seed
check-wood = { $file }: the wood was moved again { $times } times faster than real time
study-title = Careful, hasty and careless hands on { $piles } piles of each kind; before: a rigid hand, after: ours
bench-wood-title = The wood on one core, a stick being dragged
bench-pile = pile
bench-steps = steps/s
bench-real-time = times real time

keep-backup = Copied into { $file }.
keep-exported = { $count } lines written to { $file }.
keep-imported = { $file }: { $count } lines taken in, { $there } were there already.
load-files = { $wanted } open files are needed, and only { $limit } are allowed (ulimit -n)
load-moves = moves a second
load-games = finished games
load-percentiles = milliseconds
load-ack = {"  "}from an action to its acknowledgement
load-update = {"  "}from an action to another player
load-cpu = server: seconds of processor time
load-moves-per-cpu = server: moves a second of processor time
load-memory = server: memory in MB
load-memory-before = server: memory in MB before
load-crowd-tables = tables of five bots of level 5
load-crowd-moves = answers of a bot of level 2
load-crowd-answer = {"  "}until it has answered
load-crowd-95 = {"  "}95 % within, in milliseconds
load-crowd-hurried = moves made at a lower level for lack of time
load-own-cpu = load itself: seconds of processor time
load-sockets = open sockets
load-kills = kills
load-commands = acknowledged commands, each stored once
load-returns = connections made again
load-refusals = refusals while the store was out of reach
serve-ready = Stapel is at { $url }
fail-serve = the server can't run: { $what }
