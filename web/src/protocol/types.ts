// Generated from crates/protocol by `cargo xtask types`. Do not edit.

/**
 * Who finds a table.
 */
export type Access = "public" | "link";

/**
 * What a bot thinks of an action.
 */
export type Advised = { 
/**
 * As the game writes it.
 */
action: unknown, 
/**
 * The chance to win with it, 0–1, ties shared.
 */
win: number, 
/**
 * The points that one may expect.
 */
points: number, };

/**
 * Answers `POST /api/pairings/{code}`.
 */
export type Claimed = { 
/**
 * Which table.
 */
table: TableId, 
/**
 * The seat that this device now holds too.
 */
seat: Seat, };

/**
 * A message from a client: JSON text over the socket.
 */
export type ClientMsg = { "t": "hello", 
/**
 * [`PROTOCOL`](crate::PROTOCOL)
 */
protocol: number, 
/**
 * The device's token. Without one a client can only look on.
 */
token?: string, 
/**
 * A random text of one page load, 8–64 characters: with the ids of its commands it makes
 * sure that each is done once.
 */
client: string, 
/**
 * The reader's language.
 */
lang?: string, } | { "t": "lobby", 
/**
 * Whether from now on, or no longer.
 */
on: boolean, } | { "t": "watch", 
/**
 * The table.
 */
table: TableId, 
/**
 * The last version that the client has: it then gets what it missed, where that can be
 * told, and else everything.
 */
have?: number, } | { "t": "unwatch", 
/**
 * The table.
 */
table: TableId, } | { "t": "do", 
/**
 * The table.
 */
table: TableId, 
/**
 * Counts up with every command of this client. A command that was not acknowledged is sent
 * again with the same id.
 */
id: number, 
/**
 * The command.
 */
what: Command, } | { "t": "advise", 
/**
 * Which table.
 */
table: TableId, 
/**
 * One's own seat.
 */
seat: Seat, 
/**
 * To know the answer by.
 */
id: number, } | { "t": "ping", 
/**
 * Comes back.
 */
n: number, };

/**
 * How long a turn may take.
 */
export type Clock = { "kind": "none" } | { "kind": "turn", 
/**
 * 5–3600
 */
seconds: number, 
/**
 * 0–3600
 */
reserve: number, } | { "kind": "days", 
/**
 * 1–14
 */
days: number, };

/**
 * The clocks of a table.
 */
export type Clocks = { 
/**
 * The server's clock when this was true.
 */
now: number, 
/**
 * In seat order.
 */
seats: Array<SeatClock>, };

/**
 * Something to do at a table.
 */
export type Command = { "c": "sit", 
/**
 * Which; any free one if none is named.
 */
seat?: Seat, 
/**
 * The player's name, 1–24 characters.
 */
name: string, } | { "c": "rename", 
/**
 * One's own seat.
 */
seat: Seat, 
/**
 * The new name.
 */
name: string, } | { "c": "stand", 
/**
 * One's own seat.
 */
seat: Seat, } | { "c": "seat_bot", 
/**
 * A free seat.
 */
seat: Seat, 
/**
 * 1–5
 */
level: number, } | { "c": "unseat", 
/**
 * The seat.
 */
seat: Seat, } | { "c": "settings", 
/**
 * All of it. The game itself stays.
 */
settings: Settings, } | { "c": "start" } | { "c": "act", 
/**
 * Whose turn it is.
 */
seat: Seat, 
/**
 * As the game writes it.
 */
action: unknown, } | { "c": "undo", 
/**
 * One's own seat.
 */
seat: Seat, } | { "c": "answer", 
/**
 * One's own seat.
 */
seat: Seat, 
/**
 * Whether the undo is allowed.
 */
yes: boolean, } | { "c": "vote", 
/**
 * One's own seat.
 */
seat: Seat, 
/**
 * End it?
 */
yes: boolean, } | { "c": "say", 
/**
 * One's own seat.
 */
seat: Seat, 
/**
 * What is said.
 */
what: Talk, } | { "c": "rematch" };

/**
 * The body of `POST /api/tables`.
 */
export type CreateTable = { 
/**
 * Which game.
 */
game: GameName, 
/**
 * Its options; without them the usual ones.
 */
options?: unknown, 
/**
 * How many seats.
 */
seats: number, 
/**
 * Who finds it.
 */
access?: Access, 
/**
 * May others look on? Yes, if nothing is said.
 */
spectators?: boolean, 
/**
 * How long a turn may take.
 */
clock?: Clock, 
/**
 * What happens when somebody stays away.
 */
leaver?: Leaver, 
/**
 * The start player; without one the lot decides.
 */
first?: Seat, };

/**
 * Answers `POST /api/tables`.
 */
export type Created = { 
/**
 * The table.
 */
table: TableId, 
/**
 * Whoever opens it can take a seat.
 */
link: string, };

/**
 * A device: the first eight bytes of its token's hash. It is no secret; the token is. Written as 16
 * hexadecimal digits.
 */
export type DeviceId = string;

/**
 * One of the answers to `GET /api/games`: a game that can be played on this server.
 */
export type GameInfo = { 
/**
 * The options of a new table, by the number of its seats.
 */
defaults: Record<string, unknown>, 
/**
 * Its name in records, in addresses and on the command line: `chess`.
 */
name: string, 
/**
 * The fewest players.
 */
least_seats: number, 
/**
 * The most players.
 */
most_seats: number, 
/**
 * How many seats a new table has, unless somebody says otherwise.
 */
usual_seats: number, 
/**
 * From which age on children play it.
 */
age: number, 
/**
 * How long a game takes, in minutes.
 */
minutes: number, 
/**
 * How its rules are numbered: `TO` for TO-1, TO-2, …
 */
rule_prefix: string, 
/**
 * How many numbered rules it has.
 */
rules: number, 
/**
 * Whether players may see what others hold.
 */
secrets: Secrets, 
/**
 * Whether it is played by hand on simulated wood, which needs the physics engine.
 */
by_hand: boolean, 
/**
 * The strongest level of its bots; the weakest is 1.
 */
bot_levels: number, 
/**
 * What a table can agree on before the game.
 */
options: Array<OptionSheet>, };

/**
 * A game that was played at a table: the table and the game's number there, from 1. Written as
 * `TABLE-NUMBER`.
 */
export type GameKey = string;

/**
 * The name of a game: `chess`. Whether there is such a game is known to the registry alone.
 */
export type GameName = string;

/**
 * A finished game.
 */
export type GameRow = { 
/**
 * Its name: the table and the number of the game there.
 */
game_id: GameKey, 
/**
 * Where it was played.
 */
table: TableId, 
/**
 * The number of the game at the table, from 1.
 */
number: number, 
/**
 * Which game it was.
 */
game: GameName, 
/**
 * The players, in seat order.
 */
players: Array<string>, 
/**
 * Scores and winners; null if it was ended by a vote.
 */
result: Standing | null, 
/**
 * When it ended.
 */
finished: number, 
/**
 * The seats of this device in it.
 */
yours: Array<Seat>, };

/**
 * Finished games, the latest first.
 */
export type GamesPage = { 
/**
 * The games.
 */
games: Array<GameRow>, 
/**
 * What to ask for as `skip` to get the next page; null: there is none.
 */
next: number | null, };

/**
 * What happens when somebody stays away from a game.
 */
export type Leaver = "wait" | "bot" | "vote";

/**
 * An open public table.
 */
export type LobbyRow = { 
/**
 * The table.
 */
table: TableId, 
/**
 * Its game.
 */
game: GameName, 
/**
 * How many seats.
 */
seats: number, 
/**
 * How many are free.
 */
free: number, 
/**
 * Who sits there; bots are not named.
 */
names: Array<string>, 
/**
 * How long a turn may take.
 */
clock: Clock, 
/**
 * Where it stands.
 */
stage: Stage, 
/**
 * May others look on?
 */
spectators: boolean, 
/**
 * When it was opened.
 */
opened: number, };

/**
 * Answers `POST /api/devices`.
 */
export type NewDevice = { 
/**
 * The device.
 */
device: DeviceId, 
/**
 * Its secret: 256 bits in base64url. It is shown once; the server keeps only a hash.
 */
token: string, };

/**
 * One option of a game.
 */
export type OptionSheet = { 
/**
 * Its field in the options: `chief_steps`. Texts call it `GAME-option-ID`, with `-` for `_`.
 */
id: string, 
/**
 * The number of the rule that it belongs to.
 */
rule: number, } & ({ "kind": "choice", 
/**
 * In the order in which a form shows them.
 */
of: Array<string>, } | { "kind": "flag" } | { "kind": "number", 
/**
 * The least that can be played.
 */
least: number, 
/**
 * The most that can be played.
 */
most: number, 
/**
 * The distance between the numbers that a form offers.
 */
step: number, 
/**
 * What is counted: the texts' word for it (`unit-steps`).
 */
unit: string | null, } | { "kind": "numbers", 
/**
 * The keys, in order.
 */
of: Array<string>, 
/**
 * The least that can be played.
 */
least: number, 
/**
 * The most that can be played.
 */
most: number, });

/**
 * Who plays a seat.
 */
export type Owner = "free" | "person" | "bot" | "stand_in";

/**
 * Answers `POST /api/pairings`: another device that shows this code once holds the seat too.
 */
export type Pairing = { 
/**
 * To be typed.
 */
code: string, 
/**
 * To be opened.
 */
link: string, 
/**
 * Until when.
 */
expires: number, };

/**
 * The body of `POST /api/pairings`.
 */
export type PairingAsk = { 
/**
 * Which table.
 */
table: TableId, 
/**
 * One's own seat.
 */
seat: Seat, };

/**
 * A quick phrase, translated (`phrase-…` in `table.ftl`).
 */
export type Phrase = "hello" | "good_luck" | "well_played" | "thanks" | "oops" | "your_turn" | "one_moment" | "have_to_go" | "good_game" | "again";

/**
 * A reaction, for pages to draw.
 */
export type Reaction = "smile" | "laugh" | "wow" | "clap" | "hmm" | "sad";

/**
 * Why something was refused. There is never a sentence on the wire: `code` is the key of one in the
 * translations, and `why` what is filled in.
 */
export type Refusal = { 
/**
 * A key in `refusals.ftl` or `table.ftl`.
 */
code: string, 
/**
 * The rule that stands against it, such as `TO-24`.
 */
rule?: string, 
/**
 * What the rules say, as data.
 */
why?: Record<string, unknown>, };

/**
 * A finished game from one viewer's point of view.
 */
export type Replay = { 
/**
 * Which game it was.
 */
game: GameName, 
/**
 * The players, in seat order.
 */
players: Array<string>, 
/**
 * Whose view it is; null: what everybody could see.
 */
viewer: Seat | null, 
/**
 * The table after every input, in order.
 */
frames: Array<ReplayFrame>, 
/**
 * Scores and winners.
 */
result: Standing | null, };

/**
 * One input of a game and what it brought.
 */
export type ReplayFrame = { 
/**
 * What was seen to happen.
 */
seen: unknown[], 
/**
 * The game afterwards.
 */
view: unknown, };

/**
 * One seat. The seat on the left of seat n is n + 1.
 */
export type Seat = number;

/**
 * The clock of a seat.
 */
export type SeatClock = { 
/**
 * What is left of the reserve, in milliseconds.
 */
reserve: number, 
/**
 * When the time of this turn, with the reserve, is up; null while the clock stands.
 */
deadline: number | null, };

/**
 * A seat at a table.
 */
export type SeatInfo = { 
/**
 * The seat.
 */
seat: Seat, 
/**
 * Who plays it.
 */
owner: Owner, 
/**
 * A bot's level, 1–5.
 */
level?: number, 
/**
 * The player's name; empty for a bot or a free seat.
 */
name: string, 
/**
 * Is one of the player's devices connected?
 */
here: boolean, 
/**
 * Is it a seat of the reader?
 */
yours: boolean, 
/**
 * May the reader sit down here now? During a game only those may who have held the seat.
 */
may_sit?: boolean, 
/**
 * The level at which a bot made its last move, if the server had no time for the bot's own.
 */
hurried?: number, };

/**
 * A set of seats. Written as a list of numbers in order.
 */
export type SeatSet = Array<number>;

/**
 * Whether a game hides something from some of its players.
 */
export type Secrets = { "are": "none" } | { "are": "always" } | { "are": "unless", 
/**
 * The option's id.
 */
option: string, 
/**
 * The value with which everything is open.
 */
is: string, };

/**
 * Events as one viewer saw them.
 */
export type SeenBy = { 
/**
 * A seat; null: what everybody may see.
 */
viewer: Seat | null, 
/**
 * As the game writes them.
 */
seen: unknown[], };

/**
 * A message from the server: JSON text over the socket. Times are in milliseconds since 1970.
 */
export type ServerMsg = { "t": "welcome", 
/**
 * [`PROTOCOL`](crate::PROTOCOL)
 */
protocol: number, 
/**
 * Who the client is; null without a token.
 */
device: DeviceId | null, 
/**
 * The server's clock.
 */
now: number, } | { "t": "table", 
/**
 * All about it.
 */
table: TableInfo, 
/**
 * Counts what has happened at the table.
 */
version: number, 
/**
 * The number that stands for the table in binary frames on this socket.
 */
channel: number, 
/**
 * One for each seat that the reader holds there; the public one without a seat. Empty
 * before the first game.
 */
views: Array<ViewFor>, 
/**
 * The same for all events of the game.
 */
events: Array<SeenBy>, 
/**
 * The wood, in a game that is played by hand.
 */
wood?: WoodInfo, } | { "t": "update", 
/**
 * The table.
 */
table: TableId, 
/**
 * Counts what has happened at the table.
 */
version: number, 
/**
 * If something changed besides the game.
 */
info?: TableInfo, 
/**
 * How many events of the game came before these. If it is less than what the client has,
 * something was taken back, and what lies beyond is void.
 */
from: number, 
/**
 * What happened in the game since.
 */
events: Array<SeenBy>, 
/**
 * The game as it is now, if it has changed.
 */
views: Array<ViewFor>, 
/**
 * The clocks, if there are any.
 */
clocks?: Clocks, 
/**
 * The wood, in a game that is played by hand.
 */
wood?: WoodInfo, } | { "t": "ack", 
/**
 * The table.
 */
table: TableId, 
/**
 * The command's id.
 */
id: number, 
/**
 * The version after it.
 */
version: number, } | { "t": "refused", 
/**
 * The command's id.
 */
id?: number, 
/**
 * The table.
 */
table?: TableId, 
/**
 * The reason.
 */
why: Refusal, } | { "t": "said", 
/**
 * The table.
 */
table: TableId, 
/**
 * Their seat.
 */
seat: Seat, 
/**
 * What is said.
 */
what: Talk, 
/**
 * When it was said, in milliseconds since 1970.
 */
at: number, } | { "t": "lobby", 
/**
 * The newest first.
 */
tables: Array<LobbyRow>, } | { "t": "turns", 
/**
 * The most urgent first.
 */
tables: Array<TurnRow>, } | { "t": "advice", 
/**
 * The table.
 */
table: TableId, 
/**
 * The question's id.
 */
id: number, 
/**
 * The best first.
 */
advice: Array<Advised>, } | { "t": "bye", 
/**
 * Milliseconds.
 */
retry_ms: number, } | { "t": "pong", 
/**
 * As it was sent.
 */
n: number, 
/**
 * The server's clock.
 */
now: number, };

/**
 * All that a table agrees on, besides who sits where.
 */
export type Settings = { 
/**
 * How many seats.
 */
seats: number, 
/**
 * Who finds the table.
 */
access: Access, 
/**
 * May others look on?
 */
spectators: boolean, 
/**
 * How long a turn may take.
 */
clock: Clock, 
/**
 * What happens when somebody stays away.
 */
leaver: Leaver, 
/**
 * The start player; null: drawn by lot (TO-10, TE-5, TA-4).
 */
first: Seat | null, 
/**
 * Which game.
 */
game: GameName, 
/**
 * Its options, as the game writes them.
 */
options: unknown, };

/**
 * Where a table stands.
 */
export type Stage = "gathering" | "playing" | "over";

/**
 * The scores in seat order, and who won. Those who tie for the most all win.
 */
export type Standing = { scores: Array<number>, winners: SeatSet };

/**
 * A table: 60 bits by chance, so that nobody finds a table that is not listed by guessing. Written
 * as twelve letters and digits.
 */
export type TableId = string;

/**
 * All about a table but the game itself.
 */
export type TableInfo = { 
/**
 * Its name.
 */
id: TableId, 
/**
 * Who sits where.
 */
places: Array<SeatInfo>, 
/**
 * Is the reader the host?
 */
host: boolean, 
/**
 * Where it stands.
 */
stage: Stage, 
/**
 * The number of the game that is played or was played last, from 1; 0 before the first.
 */
game_number: number, 
/**
 * Somebody asks for an undo.
 */
undo: UndoAsk | null, 
/**
 * There is a vote on ending the game.
 */
vote: VoteAsk | null, 
/**
 * After a game: who wants another one. It starts once all people at the table do.
 */
rematch?: SeatSet, 
/**
 * After a game: players who were away at its end, so that a bot finished it for them.
 */
bot_finished?: SeatSet, 
/**
 * Scores and winners, once the game is over. Null also when it was ended by a vote.
 */
result: Standing | null, 
/**
 * Once the game is over: by seat the points from its beginning on, each time that somebody's changed. Empty before.
 */
course?: Array<Array<number>>, 
/**
 * Points of all finished games at this table, in seat order, and how many games each has won.
 */
tally: Array<Tally>, 
/**
 * How many look on.
 */
watchers: number, 
/**
 * The clocks, if there are any.
 */
clocks: Clocks | null, 
/**
 * How many seats.
 */
seats: number, 
/**
 * Who finds the table.
 */
access: Access, 
/**
 * May others look on?
 */
spectators: boolean, 
/**
 * How long a turn may take.
 */
clock: Clock, 
/**
 * What happens when somebody stays away.
 */
leaver: Leaver, 
/**
 * The start player; null: drawn by lot (TO-10, TE-5, TA-4).
 */
first: Seat | null, 
/**
 * Which game.
 */
game: GameName, 
/**
 * Its options, as the game writes them.
 */
options: unknown, };

/**
 * Something said.
 */
export type Talk = { "is": "phrase", 
/**
 * The phrase.
 */
phrase: Phrase, } | { "is": "reaction", 
/**
 * The reaction.
 */
reaction: Reaction, } | { "is": "text", 
/**
 * The text.
 */
text: string, };

/**
 * What a seat has got in all games at the table.
 */
export type Tally = { 
/**
 * Points.
 */
points: number, 
/**
 * Games won, shared ones too.
 */
wins: number, };

/**
 * A table where it is this device's turn.
 */
export type TurnRow = { 
/**
 * The table.
 */
table: TableId, 
/**
 * Its game.
 */
game: GameName, 
/**
 * The seats of this device that are to move.
 */
seats: Array<Seat>, 
/**
 * Everybody's names, in seat order.
 */
names: Array<string>, 
/**
 * When the time is up, if there is a clock.
 */
deadline: number | null, };

/**
 * Somebody asks for an undo.
 */
export type UndoAsk = { 
/**
 * Their seat.
 */
seat: Seat, 
/**
 * Who has not answered yet.
 */
waiting: SeatSet, };

/**
 * The game as one viewer sees it.
 */
export type ViewFor = { 
/**
 * A seat; null: what everybody may see.
 */
viewer: Seat | null, 
/**
 * As the game writes it.
 */
view: unknown, };

/**
 * A vote on ending the game.
 */
export type VoteAsk = { 
/**
 * Who left.
 */
about: Seat, 
/**
 * Who is for it.
 */
yes: SeatSet, 
/**
 * Who is against it.
 */
no: SeatSet, 
/**
 * Who has not voted yet.
 */
waiting: SeatSet, };

/**
 * The wood of a game that is played by hand, at rest. A client whose pile differs asks for the server's (binary frame
 * `Ask`).
 */
export type WoodInfo = { 
/**
 * How many attempts of a hand there have been in this game: the number of the one that goes on or
 * comes next.
 */
attempt: number, 
/**
 * The digest of the pile before that attempt: 16 hexadecimal digits.
 */
digest: string, 
/**
 * TA-3: who sets the next stick into a pile that is built by hand; null if none is due.
 */
builder: Seat | null, };
