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
action: AnyAction, 
/**
 * The chance to win with it, 0–1, ties shared.
 */
win: number, 
/**
 * The points that one may expect.
 */
points: number, };

/**
 * Something to do, in the words of its game.
 */
export type AnyAction = TotemoAction | TotemAction | TokamiAction;

/**
 * The options of a game.
 */
export type AnyOptions = TotemoOptions | TotemOptions | TokamiOptions;

/**
 * An event as one viewer saw it.
 */
export type AnySeen = TotemoEvent<TotemoBlock | null> | TotemEvent<TotemCard | null> | TokamiEvent;

/**
 * A game as one viewer sees it.
 */
export type AnyView = TotemoView | TotemView | TokamiView;

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
 * Or no longer.
 */
on: boolean, } | { "t": "watch", 
/**
 * Which.
 */
table: TableId, 
/**
 * The last version that the client has: it then gets what it missed, where that can be
 * told, and else everything.
 */
have?: number, } | { "t": "unwatch", 
/**
 * Which.
 */
table: TableId, } | { "t": "do", 
/**
 * Which.
 */
table: TableId, 
/**
 * Counts up with every command of this client. A command that was not acknowledged is sent
 * again with the same id.
 */
id: number, 
/**
 * What.
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
 * Which.
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
action: AnyAction, } | { "c": "undo", 
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
 * What.
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
options?: AnyOptions, 
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
 * A game that was played at a table: the table and the game's number there, from 1. Written as
 * `TABLE-NUMBER`.
 */
export type GameKey = string;

/**
 * One of the three games.
 */
export type GameName = "totemo" | "totem" | "tokami";

/**
 * A finished game.
 */
export type GameRow = { 
/**
 * Which.
 */
game_id: GameKey, 
/**
 * Where it was played.
 */
table: TableId, 
/**
 * The how manieth there, from 1.
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
 * Which.
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
seen: Array<AnySeen>, 
/**
 * The game afterwards.
 */
view: AnyView, };

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
 * Which.
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
seen: Array<AnySeen>, };

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
 * One for each seat that the reader holds there; the public one if he holds none. Empty
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
 * Where.
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
 * Where.
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
 * Where.
 */
table?: TableId, 
/**
 * Why.
 */
why: Refusal, } | { "t": "said", 
/**
 * Where.
 */
table: TableId, 
/**
 * Who.
 */
seat: Seat, 
/**
 * What.
 */
what: Talk, 
/**
 * When.
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
 * Where.
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
first: Seat | null, } & ({ "game": "totemo", "options": TotemoOptions } | { "game": "totem", "options": TotemOptions } | { "game": "tokami", "options": TokamiOptions });

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
 * Somebody wants to take back.
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
first: Seat | null, } & ({ "game": "totemo", "options": TotemoOptions } | { "game": "totem", "options": TotemOptions } | { "game": "tokami", "options": TokamiOptions });

/**
 * Something said.
 */
export type Talk = { "is": "phrase", 
/**
 * Which.
 */
phrase: Phrase, } | { "is": "reaction", 
/**
 * Which.
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
 * A decision of the seat whose turn it is.
 *
 * `Raise`, `Win` and `Decline` only begin something: from then on the hand is in the pile, and
 * what comes of it is fate ([`Outcome`](crate::Outcome)). They can't be taken back (TA-12).
 */
export type TokamiAction = { "a": "raise", 
/**
 * The one stick that is tried.
 */
stick: TokamiStick, } | { "a": "win", 
/**
 * The one stick that is tried.
 */
stick: TokamiStick, } | { "a": "skip" } | { "a": "decline" };

/**
 * One attempt and what the rules made of it.
 */
export type TokamiAttempt = { "e": "raise" } & TokamiRaise | { "e": "win" } & TokamiWin | { "e": "decline" } & TokamiDecline;

/**
 * The colour of a stick.
 */
export type TokamiColour = "R" | "Y" | "G" | "B";

/**
 * No attempt: the taboo stick is taken (TA-15).
 */
export type TokamiDecline = { 
/**
 * Who did not dare.
 */
seat: Seat, 
/**
 * What fell when the taboo stick was lifted out (TA-16).
 */
fallen: TokamiStickSet, };

/**
 * One line of a record. Nothing in Tokami is hidden, so everyone sees all of it.
 */
export type TokamiEvent = { "e": "sticks", 
/**
 * The colour of stick 0, 1, … 35.
 */
colours: Array<TokamiColour>, } | { "e": "first", 
/**
 * The start player.
 */
seat: Seat, } | { "e": "raise" } & TokamiRaise | { "e": "win" } & TokamiWin | { "e": "skip", 
/**
 * Whose turn ends.
 */
seat: Seat, } | { "e": "decline" } & TokamiDecline | { "e": "minus", 
/**
 * The seat that gets them.
 */
seat: Seat, 
/**
 * All of them: those that fell, and the one that had to be taken.
 */
sticks: TokamiStickSet, } | { "e": "plus", 
/**
 * The seat that won it.
 */
seat: Seat, 
/**
 * The stick.
 */
stick: TokamiStick, 
/**
 * The minus sticks of its colour, which go back into the box (TA-18).
 */
returned: TokamiStickSet, } | { "e": "round_end", 
/**
 * The points of this round, in seat order.
 */
scores: Array<number>, 
/**
 * Of all rounds so far.
 */
totals: Array<number>, };

/**
 * The highest point of a stick over the table, in whole tenths of a millimetre.
 */
export type TokamiHeight = number;

/**
 * What the viewer may do now; nothing if it is not their turn or their hand is already in the pile.
 */
export type TokamiOffer = { 
/**
 * The sticks that they may try to raise.
 */
raise: TokamiStickSet, 
/**
 * The sticks that they may try to win.
 */
win: TokamiStickSet, 
/**
 * They may end their turn.
 */
skip: boolean, 
/**
 * They may take the taboo stick instead of trying one.
 */
decline: boolean, };

/**
 * The options of Tokami.
 */
export type TokamiOptions = { 
/**
 * The pile.
 */
setup: TokamiSetup, 
/**
 * The friction of the wood, in hundredths: the lower, the harder.
 */
friction: number, 
/**
 * How many rounds are added up (TA-22).
 */
rounds: number, };

/**
 * What the game waits for.
 */
export type TokamiPhase = { "is": "sticks" } | { "is": "first" } | { "is": "raise" } | { "is": "raising", 
/**
 * That stick.
 */
stick: TokamiStick, } | { "is": "win" } | { "is": "winning", 
/**
 * That stick.
 */
stick: TokamiStick, } | { "is": "taking", 
/**
 * That stick.
 */
stick: TokamiStick, 
/**
 * What led to it. It will be told when the stick is out. What it lists as fallen has
 * left the X already, but for the stick to take.
 */
attempt: TokamiAttempt, } | { "is": "over" };

/**
 * The attempt at the start of a turn (TA-5).
 */
export type TokamiRaise = { 
/**
 * Whose hand it was.
 */
seat: Seat, 
/**
 * The stick that was tried.
 */
stick: TokamiStick, 
/**
 * Its highest point when the turn began.
 */
before: TokamiHeight, 
/**
 * Its highest point afterwards; [`Height::TABLE`] if it did not lie on the X then.
 */
after: TokamiHeight, 
/**
 * If sticks fell in the attempt: all that the mover loses by it, so the stick that they had
 * pulled out is listed too (TA-9). Otherwise what fell with the stick that they had to lift
 * out after giving up or failing (TA-16).
 */
fallen: TokamiStickSet, 
/**
 * The verdict.
 */
outcome: TokamiRaiseVerdict, };

/**
 * How a raise ended.
 */
export type TokamiRaiseVerdict = "raised" | "fell" | "not_higher" | "abandoned";

/**
 * How the pile comes about (TA-3). The rules do not care; the wood does.
 */
export type TokamiSetup = "cube" | "crossed" | "wild" | "built";

/**
 * One stick, by its number.
 */
export type TokamiStick = number;

/**
 * A set of sticks. Written as a list of numbers in order; read in any order, but a list that
 * names a stick twice is no set.
 */
export type TokamiStickSet = Array<number>;

/**
 * The game as one viewer sees it. The lie of the sticks is not here: that is the wood's to show.
 */
export type TokamiView = { 
/**
 * Whose view it is; null for one who does not play.
 */
seat: Seat | null, 
/**
 * Whose turn it is; null between rounds.
 */
to_move: Seat | null, 
/**
 * Who started the round; null before the lot.
 */
first: Seat | null, 
/**
 * The options, so that a view is enough to think on.
 */
options: TokamiOptions, 
/**
 * From 1.
 */
round: number, 
/**
 * What the game waits for.
 */
phase: TokamiPhase, 
/**
 * The colour of stick 0, 1, … 35; empty before the first pile.
 */
colours: Array<TokamiColour>, 
/**
 * The sticks on the X.
 */
on_x: TokamiStickSet, 
/**
 * The stick that the player before raised.
 */
taboo: TokamiStick | null, 
/**
 * The stick that the mover has raised in this turn.
 */
raised: TokamiStick | null, 
/**
 * The winning sticks, in seat order.
 */
plus: Array<TokamiStickSet>, 
/**
 * The minus sticks, in seat order.
 */
minus: Array<TokamiStickSet>, 
/**
 * The points of this round, in seat order.
 */
scores: Array<number>, 
/**
 * The points of the rounds that have ended, in seat order.
 */
totals: Array<number>, 
/**
 * What the viewer may do now.
 */
offer: TokamiOffer, };

/**
 * The attempt at a winning stick (TA-6).
 */
export type TokamiWin = { 
/**
 * Whose hand it was.
 */
seat: Seat, 
/**
 * The stick that was tried.
 */
stick: TokamiStick, 
/**
 * All that the mover loses by it: what fell, and the stick that they had pulled out (TA-9).
 */
fallen: TokamiStickSet, 
/**
 * The verdict.
 */
outcome: TokamiWinVerdict, };

/**
 * How an attempt at a winning stick ended.
 */
export type TokamiWinVerdict = "won" | "fell" | "abandoned";

/**
 * A decision of a player.
 */
export type TotemAction = { "a": "choose", 
/**
 * The three cards.
 */
cards: TotemTriple, } | { "a": "play", 
/**
 * A card of the three.
 */
card: TotemCard, 
/**
 * The place of the pole.
 */
pole: TotemPlace, };

/**
 * A kind of card, by its code in records: a totem card's number, `T` a top, `W` a warrior, `C` a
 * companion.
 */
export type TotemCard = "1" | "2" | "3" | "4" | "5" | "6" | "8" | "10" | "W" | "T" | "C";

/**
 * Cards of one player, six bits for each kind in one word, so that three of them can be drawn in a
 * few instructions. Written as a sorted list of codes. (The undealt deck is one of these, too.)
 */
export type TotemCards = Array<"1" | "2" | "3" | "4" | "5" | "6" | "8" | "10" | "W" | "T" | "C">;

/**
 * What happened. `C` is how a card is known: for certain in a record, perhaps not at all to a
 * viewer.
 */
export type TotemEvent<C = TotemCard> = { "e": "first", 
/**
 * The start player's seat.
 */
seat: Seat, } | { "e": "deal", 
/**
 * The seat that gets them.
 */
seat: Seat, 
/**
 * Fourteen of them.
 */
cards: Array<C>, } | { "e": "choose", 
/**
 * The seat that chose.
 */
seat: Seat, 
/**
 * 1–7
 */
round: number, 
/**
 * Three of them.
 */
cards: Array<C>, } | { "e": "play", 
/**
 * The seat that played it.
 */
seat: Seat, 
/**
 * The card; everybody sees it.
 */
card: TotemCard, 
/**
 * The place that it went to.
 */
pole: TotemPlace, } | { "e": "capture", 
/**
 * The seat that gets it.
 */
seat: Seat, 
/**
 * The place where it stood.
 */
pole: TotemPlace, 
/**
 * Its cards, bottom first; everybody has seen it grow.
 */
cards: Array<TotemCard>, 
/**
 * The sum of the numbers.
 */
points: number, } | { "e": "pass", 
/**
 * The seat that passes.
 */
seat: Seat, } | { "e": "lose", 
/**
 * Whose cards they were.
 */
seat: Seat, 
/**
 * The cards; they go into the box face up.
 */
cards: Array<TotemCard>, } | { "e": "round_end", 
/**
 * 1–7
 */
round: number, } | { "e": "game_end", 
/**
 * Points of this game.
 */
scores: Array<number>, 
/**
 * Points of all games so far.
 */
totals: Array<number>, 
/**
 * TE-20: who leads by total, in a series.
 */
chief: SeatSet, };

/**
 * At most three cards, sorted.
 *
 * One byte for each card in one word, empty slots last, and a fourth slot that is always empty:
 * taking a card out is a shift, whichever it is, and needs no branch that a processor would have
 * to guess.
 */
export type TotemHand = Array<"1" | "2" | "3" | "4" | "5" | "6" | "8" | "10" | "W" | "T" | "C">;

/**
 * The table as it lies before one viewer (`docs/bot-protocol.md`).
 */
export type TotemObs = { 
/**
 * Who looks; null for a spectator.
 */
seat: Seat | null, 
/**
 * Who plays now, or the viewer while they are to choose; null if neither.
 */
to_move: Seat | null, 
/**
 * 1–7; 0 before the cards are dealt.
 */
round: number, 
/**
 * Who holds the start-player pole.
 */
starter: Seat, 
/**
 * The poles, place by place, bottom card first.
 */
poles: Array<Array<TotemCard>>, 
/**
 * The viewer's own cards that they have not chosen yet.
 */
stock: TotemCards, 
/**
 * What the viewer has left of the three of this round.
 */
hand: TotemHand, 
/**
 * How many each seat has left of its three.
 */
hands: Array<number>, 
/**
 * Who has chosen.
 */
chosen: Array<boolean>, 
/**
 * Points captured so far.
 */
won: Array<number>, 
/**
 * Every card played or lost so far, sorted.
 */
seen: Array<TotemCard>, };

/**
 * The options of a table.
 */
export type TotemOptions = { 
/**
 * TE-20: as many games as there are players.
 */
series: boolean, };

/**
 * What the game waits for.
 */
export type TotemPhase = { "wait": "play" } | { "wait": "choose" } | { "wait": "first" } | { "wait": "deal", 
/**
 * Whose cards come next.
 */
seat: Seat, } | { "wait": "over" };

/**
 * A place for a pole.
 */
export type TotemPlace = number;

/**
 * Exactly three cards.
 */
export type TotemTriple = Array<"1" | "2" | "3" | "4" | "5" | "6" | "8" | "10" | "W" | "T" | "C">;

/**
 * All that a viewer may know now, and what they are offered.
 */
export type TotemView = { 
/**
 * What the table agreed on.
 */
options: TotemOptions, 
/**
 * What the game waits for.
 */
phase: TotemPhase, 
/**
 * The table as it lies before them.
 */
obs: TotemObs, 
/**
 * All that they may do now, in the order of [`Search::actions`].
 */
legal: Array<TotemAction>, 
/**
 * The start player of this game.
 */
first: Seat, 
/**
 * Games of the series before this one.
 */
game: number, 
/**
 * Points in those games.
 */
totals: Array<number>, 
/**
 * Points in each pole.
 */
worth: Array<number>, 
/**
 * Turns taken or passed in this round.
 */
turns: number, 
/**
 * What each seat has played or lost in this game.
 */
spent: Array<TotemCards>, 
/**
 * What each seat showed not to hold in this round, by passing: one bit each for totem cards
 * and warriors, tops, companions.
 */
lacks: Array<number>, };

/**
 * A decision of a player.
 */
export type TotemoAction = { "a": "place", block: TotemoBlock, x: number, y: number, } | { "a": "return" } | { "a": "stop" };

/**
 * A kind of block, by its code in records. A small `t` makes it a topper, `W` is a rainbow
 * block, `S` the starting block.
 */
export type TotemoBlock = "R" | "O" | "Y" | "G" | "B" | "V" | "W" | "S" | "Rt" | "Ot" | "Yt" | "Gt" | "Bt" | "Vt";

/**
 * Why a game ended.
 */
export type TotemoEnd = "chief" | "bag";

/**
 * What happened. `B` is how a block is known: for certain in a record, perhaps not at all to a
 * viewer.
 */
export type TotemoEvent<B = TotemoBlock> = { "e": "bonus", 
/**
 * Space and number.
 */
tiles: Array<[number, TotemoTile | null]>, } | { "e": "first", 
/**
 * The start player's seat.
 */
seat: Seat, } | { "e": "hand", 
/**
 * The seat that draws.
 */
seat: Seat, 
/**
 * The three blocks.
 */
blocks: Array<B>, } | { "e": "redraw", 
/**
 * The seat that draws again.
 */
seat: Seat, 
/**
 * The toppers.
 */
returned: Array<B>, 
/**
 * What was drawn instead.
 */
blocks: Array<B>, } | { "e": "chief", 
/**
 * Steps still to go to the tipi.
 */
left: number, } | { "e": "place", 
/**
 * The seat that placed it.
 */
seat: Seat, 
/**
 * The block; everybody sees it.
 */
block: TotemoBlock, 
/**
 * 0–4
 */
x: number, 
/**
 * 0–4
 */
y: number, 
/**
 * 1–5
 */
level: number, 
/**
 * What it scored.
 */
points: number, 
/**
 * The seat's new total.
 */
score: number, 
/**
 * Whether the seat may place again.
 */
bonus: boolean, } | { "e": "stop", 
/**
 * The seat that gave it up.
 */
seat: Seat, } | { "e": "return", 
/**
 * Whose blocks they were.
 */
seat: Seat, 
/**
 * The three blocks.
 */
blocks: Array<B>, } | { "e": "draw", 
/**
 * The seat that draws.
 */
seat: Seat, 
/**
 * The blocks; fewer than wanted when the bag is empty.
 */
blocks: Array<B>, } | { "e": "end", 
/**
 * What ended it.
 */
reason: TotemoEnd, };

/**
 * At most three blocks, sorted.
 *
 * One byte for each block's kind in one word, empty slots last, and a fourth slot that is always
 * empty: taking a block out or adding one needs no branch that a processor would have to guess.
 */
export type TotemoHand = Array<"R" | "O" | "Y" | "G" | "B" | "V" | "W" | "S" | "Rt" | "Ot" | "Yt" | "Gt" | "Bt" | "Vt">;

/**
 * TO-9: whether players see each other's blocks.
 */
export type TotemoHands = "closed" | "open";

/**
 * The table as it lies before one viewer (`docs/bot-protocol.md`).
 */
export type TotemoObs = { 
/**
 * Who looks; null for a spectator.
 */
seat: Seat | null, 
/**
 * Whose turn it is; null while nobody can act.
 */
to_move: Seat | null, 
/**
 * The start player.
 */
first: Seat, 
/**
 * Steps from the chief to the tipi.
 */
chief_left: number, 
/**
 * Whether the game ends with this round.
 */
last_round: boolean, 
/**
 * Whether a bonus placement is offered.
 */
extra: boolean, 
/**
 * Points, in seat order.
 */
scores: Array<number>, 
/**
 * Bonus tiles with their spaces; the last lies face down.
 */
bonus: Array<[number, TotemoTile | null]>, 
/**
 * By hole, row by row: the pole, bottom first.
 */
board: Array<Array<TotemoBlock>>, 
/**
 * The viewer's own blocks.
 */
hand: TotemoHand, 
/**
 * How many blocks each seat holds.
 */
hands: Array<number>, 
/**
 * How many blocks are in the bag.
 */
bag: number, 
/**
 * Everyone's blocks, if the table plays with open hands.
 */
all_hands?: Array<TotemoHand> | null, };

/**
 * The options of a table.
 */
export type TotemoOptions = { 
/**
 * TO-9
 */
hands: TotemoHands, 
/**
 * TO-7
 */
chief_steps: number, 
/**
 * TO-2
 */
values: TotemoValues, };

/**
 * What the game waits for.
 */
export type TotemoPhase = { "wait": "move" } | { "wait": "extra" } | { "wait": "draw", 
/**
 * Whose refill it is.
 */
seat: Seat, } | { "wait": "bonus" } | { "wait": "first" } | { "wait": "hand", 
/**
 * Whose hand it is.
 */
seat: Seat, } | { "wait": "redraw", 
/**
 * Whose hand it is.
 */
seat: Seat, } | { "wait": "over" };

/**
 * An offer, in short. Sent back as it stands, it is the action.
 */
export type TotemoShortOffer = [TotemoBlock, number, number, number, number, boolean] | TotemoWord;

/**
 * A bonus tile that lies face up, by its number.
 */
export type TotemoTile = number;

/**
 * TO-2: what the blocks are worth. A topper is worth what its colour is.
 */
export type TotemoValues = { R: number, O: number, Y: number, G: number, B: number, V: number, W: number, S: number, };

/**
 * All that a viewer may know now, and what they are offered.
 */
export type TotemoView = { 
/**
 * What the table agreed on.
 */
options: TotemoOptions, 
/**
 * What the game waits for.
 */
phase: TotemoPhase, 
/**
 * The table as it lies before them.
 */
obs: TotemoObs, 
/**
 * All that they may do now, in the order of [`Search::actions`].
 */
legal: Array<TotemoShortOffer>, 
/**
 * By hole, row by row: the blocks that a block placed there would touch, with what each would
 * add (TO-25). Empty where nothing is offered, and no holes for those who are offered nothing.
 */
touches: Array<Array<[number, number, number, number]>>, };

/**
 * An offer that needs no more than a word.
 */
export type TotemoWord = "return" | "stop";

/**
 * A table where it is this device's turn.
 */
export type TurnRow = { 
/**
 * Which.
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
 * Somebody wants to take back.
 */
export type UndoAsk = { 
/**
 * Who.
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
view: AnyView, };

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
 * The wood of a game, at rest. A client whose pile differs asks for the server's (binary frame
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

export type TotemoSeen = TotemoEvent<TotemoBlock | null>;

export type TotemSeen = TotemEvent<TotemCard | null>;
