// A hand-written stand-in for what crates/protocol will generate.
export type Seat = number;
export type TableId = string;
export type GameName = 'totemo' | 'totem' | 'tokami';
export type Access = 'public' | 'link';
export type Clock = { kind: 'none' } | { kind: 'turn'; seconds: number; reserve: number } | { kind: 'days'; days: number };
export type Leaver = 'wait' | 'bot' | 'vote';
export type TotemoOptions = { hands: 'closed' | 'open'; chief_steps: number; values: Record<'R' | 'O' | 'Y' | 'G' | 'B' | 'V' | 'W' | 'S', number> };
export type TotemOptions = { series: boolean };
export type TokamiOptions = { setup: 'cube' | 'crossed' | 'wild' | 'built'; friction: number; rounds: number };
export type AnyOptions = TotemoOptions | TotemOptions | TokamiOptions;
export type GameOptions = { game: 'totemo'; options: TotemoOptions } | { game: 'totem'; options: TotemOptions } | { game: 'tokami'; options: TokamiOptions };
export type Settings = GameOptions & { seats: number; access: Access; spectators: boolean; clock: Clock; leaver: Leaver; first: Seat | null };
export type Owner = 'free' | 'person' | 'bot' | 'stand_in';
export type SeatInfo = { seat: Seat; owner: Owner; level?: number; name: string; here: boolean; yours: boolean };
export type Stage = 'gathering' | 'playing' | 'over';
export type Standing = { scores: number[]; winners: Seat[] };
export type SeatClock = { reserve: number; deadline: number | null };
export type Clocks = { now: number; seats: SeatClock[] };
export type TableInfo = Settings & {
  id: TableId; places: SeatInfo[]; host: boolean; stage: Stage; game_number: number;
  undo: { seat: Seat; waiting: Seat[] } | null;
  vote: { about: Seat; yes: Seat[]; no: Seat[]; waiting: Seat[] } | null;
  result: Standing | null; tally: { points: number; wins: number }[]; watchers: number; clocks: Clocks | null;
};
export type Phrase = 'hello' | 'good_luck' | 'well_played' | 'thanks' | 'oops' | 'your_turn' | 'one_moment' | 'have_to_go' | 'good_game' | 'again';
export type Reaction = 'smile' | 'laugh' | 'wow' | 'clap' | 'hmm' | 'sad';
export type Talk = { is: 'phrase'; phrase: Phrase } | { is: 'reaction'; reaction: Reaction } | { is: 'text'; text: string };
export type AnyAction = unknown;
export type AnyView = unknown;
export type AnySeen = unknown;
export type Command =
  | { c: 'sit'; seat?: Seat; name: string } | { c: 'rename'; seat: Seat; name: string } | { c: 'stand'; seat: Seat }
  | { c: 'seat_bot'; seat: Seat; level: number } | { c: 'unseat'; seat: Seat } | { c: 'settings'; settings: Settings } | { c: 'start' }
  | { c: 'act'; seat: Seat; action: AnyAction } | { c: 'undo'; seat: Seat } | { c: 'answer'; seat: Seat; yes: boolean }
  | { c: 'vote'; seat: Seat; yes: boolean } | { c: 'say'; seat: Seat; what: Talk } | { c: 'rematch' };
export type ClientMsg =
  | { t: 'hello'; protocol: number; token?: string; client: string; lang?: string } | { t: 'lobby'; on: boolean }
  | { t: 'watch'; table: TableId; have?: number } | { t: 'unwatch'; table: TableId } | { t: 'do'; table: TableId; id: number; what: Command }
  | { t: 'advise'; table: TableId; seat: Seat; id: number } | { t: 'ping'; n: number };
export type Refusal = { code: string; rule?: string; why?: Record<string, unknown> };
export type ViewFor = { viewer: Seat | null; view: AnyView };
export type SeenBy = { viewer: Seat | null; seen: AnySeen[] };
export type Advised = { action: AnyAction; win: number; points: number };
export type LobbyRow = { table: TableId; game: GameName; seats: number; free: number; names: string[]; clock: Clock; stage: Stage; spectators: boolean; opened: number };
export type TurnRow = { table: TableId; game: GameName; seats: Seat[]; names: string[]; deadline: number | null };
export type ServerMsg =
  | { t: 'welcome'; protocol: number; device: number | null; now: number }
  | { t: 'table'; table: TableInfo; version: number; channel: number; views: ViewFor[]; events: SeenBy[] }
  | { t: 'update'; table: TableId; version: number; info?: TableInfo; from: number; events: SeenBy[]; views: ViewFor[]; clocks?: Clocks }
  | { t: 'ack'; table: TableId; id: number; version: number } | { t: 'refused'; id?: number; table?: TableId; why: Refusal }
  | { t: 'said'; table: TableId; seat: Seat; what: Talk; at: number } | { t: 'lobby'; tables: LobbyRow[] } | { t: 'turns'; tables: TurnRow[] }
  | { t: 'advice'; table: TableId; id: number; advice: Advised[] } | { t: 'bye'; retry_ms: number } | { t: 'pong'; n: number; now: number };
export type NewDevice = { device: number; token: string };
export type CreateTable = { game: GameName; options?: AnyOptions; seats: number; access?: Access; spectators?: boolean; clock?: Clock; leaver?: Leaver; first?: Seat };
export type Created = { table: TableId; link: string };
export type Claimed = { table: TableId; seat: Seat };
export type Pairing = { code: string; link: string; expires: number };
