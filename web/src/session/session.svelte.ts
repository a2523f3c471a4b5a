import { language } from '../i18n/i18n.svelte';
import type {
  Advised,
  ClientMsg,
  Command,
  CreateTable,
  LobbyRow,
  Refusal,
  Seat,
  ServerMsg,
  TableId,
  TurnRow,
} from '../protocol/types';
import { flushSync } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';
import { Table } from './table.svelte';

const PROTOCOL = 1;

/** What a transport tells its session. */
export interface Ear {
  /** A connection stands: say hello. */
  up(token: string | undefined): void;
  down(): void;
  hear(message: ServerMsg): void;
  bytes(frame: Uint8Array): void;
}

/** A way to whoever keeps the tables: a server, or this device itself. */
export interface Transport {
  open(ear: Ear): void;
  send(message: ClientMsg): void;
  sendBytes(frame: Uint8Array): void;
  create(table: CreateTable): Promise<TableId>;
}

/** A refusal that was thrown. */
export class Refused extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

/** Unlike `randomUUID` it also works on a page that was not loaded over https. */
function randomText(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

interface Pending {
  message: ClientMsg;
  done: () => void;
  fail: (why: Refused) => void;
}

/** Asked once and never again: the answer is for one moment of the game. */
interface Question {
  answer: (advice: readonly Advised[]) => void;
  fail: (why: Refused) => void;
}

/**
 * All that this page knows of its tables. A command is sent again after a gap in the connection until it is
 * answered; the other side does each once.
 */
export class Session implements Ear {
  connected = $state(false);
  /** It was connected before: what is shown may be old. */
  lost = $state(false);
  lobby = $state.raw<readonly LobbyRow[]>([]);
  turns = $state.raw<readonly TurnRow[]>([]);
  /** What to add to this device's clock to get the other side's. */
  skew = 0;

  readonly #transport: Transport;
  readonly #client = randomText();
  readonly #tables = new SvelteMap<TableId, Table>();
  readonly #pending = new Map<number, Pending>();
  readonly #questions = new Map<number, Question>();
  readonly #hands = new Set<(frame: Uint8Array) => void>();
  #lobbyOn = false;
  #count = 0;

  constructor(transport: Transport) {
    this.#transport = transport;
    transport.open(this);
  }

  up(token: string | undefined): void {
    const hello: ClientMsg = { t: 'hello', protocol: PROTOCOL, client: this.#client, lang: language() };
    this.#transport.send(token === undefined ? hello : { ...hello, token });
  }

  down(): void {
    if (this.connected) this.lost = true;
    this.connected = false;
    // What was asked is not asked again, and nobody will answer it.
    for (const { answer } of this.#questions.values()) answer([]);
    this.#questions.clear();
  }

  hear(message: ServerMsg): void {
    switch (message.t) {
      case 'welcome':
        this.connected = true;
        this.lost = false;
        this.skew = message.now - Date.now();
        this.#resume();
        return;
      case 'table':
        this.#tables.get(message.table.id)?.hear(message);
        return;
      case 'update':
        this.#tables.get(message.table)?.hear(message);
        // A game is to see every update. Two that come close together would be one to it, and a move unseen.
        flushSync();
        return;
      case 'said':
        this.#tables.get(message.table)?.hear(message);
        return;
      case 'ack':
        this.#answered(message.id)?.done();
        return;
      case 'refused':
        this.#refused(message);
        return;
      case 'lobby':
        this.lobby = message.tables;
        return;
      case 'turns':
        this.turns = message.tables;
        return;
      case 'advice':
        this.#asked(message.id)?.answer(message.advice);
        return;
      case 'pong':
        this.skew = message.now - Date.now();
        return;
      case 'bye':
        return;
    }
  }

  bytes(frame: Uint8Array): void {
    for (const hear of this.#hands) hear(frame);
  }

  /** Opens a table. */
  create(table: CreateTable): Promise<TableId> {
    return this.#transport.create(table);
  }

  /** Follows a table until `leave`. */
  watch(id: TableId): Table {
    const known = this.#tables.get(id);
    if (known) return known;
    const table = new Table(id);
    this.#tables.set(id, table);
    if (this.connected) this.#ask(table);
    return table;
  }

  leave(id: TableId): void {
    if (this.#tables.delete(id) && this.connected) this.#transport.send({ t: 'unwatch', table: id });
  }

  /** Be told of open tables, or no longer. */
  followLobby(on: boolean): void {
    this.#lobbyOn = on;
    if (this.connected) this.#transport.send({ t: 'lobby', on });
  }

  /** Does something at a table; settles when it is done for good, or throws `Refused`. */
  do(table: TableId, what: Command): Promise<void> {
    const id = ++this.#count;
    const message: ClientMsg = { t: 'do', table, id, what };
    return new Promise((done, fail) => {
      this.#pending.set(id, { message, done, fail });
      if (this.connected) this.#transport.send(message);
    });
  }

  /** What a strong bot would do in this seat; nothing where the connection is lost. Throws `Refused`. */
  advise(table: TableId, seat: Seat): Promise<readonly Advised[]> {
    if (!this.connected) return Promise.resolve([]);
    const id = ++this.#count;
    return new Promise((answer, fail) => {
      this.#questions.set(id, { answer, fail });
      this.#transport.send({ t: 'advise', table, seat, id });
    });
  }

  sendBytes(frame: Uint8Array): void {
    if (this.connected) this.#transport.sendBytes(frame);
  }

  onBytes(hear: (frame: Uint8Array) => void): () => void {
    this.#hands.add(hear);
    return () => this.#hands.delete(hear);
  }

  /** Says again all that the other side may not have heard. */
  #resume(): void {
    if (this.#lobbyOn) this.#transport.send({ t: 'lobby', on: true });
    for (const table of this.#tables.values()) this.#ask(table);
    for (const { message } of this.#pending.values()) this.#transport.send(message);
  }

  #ask(table: Table): void {
    // Always the whole table: it is small, and then nothing depends on what was missed.
    this.#transport.send({ t: 'watch', table: table.id });
  }

  #answered(id: number): Pending | undefined {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    return pending;
  }

  #asked(id: number): Question | undefined {
    const question = this.#questions.get(id);
    this.#questions.delete(id);
    return question;
  }

  #refused(message: Extract<ServerMsg, { t: 'refused' }>): void {
    const pending = message.id === undefined ? undefined : this.#answered(message.id);
    if (pending) {
      pending.fail(new Refused(message.why));
      return;
    }
    if (message.id !== undefined) {
      this.#asked(message.id)?.fail(new Refused(message.why));
      return;
    }
    const table = message.table === undefined ? undefined : this.#tables.get(message.table);
    if (table && !table.info) table.missing = true;
  }
}
