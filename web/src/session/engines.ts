import type { GameName, TableId } from '../protocol/types';
import { BUNDLED } from '../games/bundled';
import type { LocalServer } from '../wasm/turn/turn';

/** The module of the turn games is small; the one with the wood is loaded when a game is played by hand. */
type Kind = 'turn' | 'wood';

/** Hands are for the module with the wood alone. */
interface Server extends Pick<LocalServer, 'create' | 'load' | 'hear' | 'think' | 'unsaved'> {
  bytes?: (frame: Uint8Array, now: number) => string[];
  next_frame?: (told: number) => Uint8Array | undefined;
}

const LOADERS: Record<Kind, () => Promise<Server>> = {
  turn: async () => {
    const module = await import('../wasm/turn/turn');
    await module.default();
    return new module.LocalServer();
  },
  wood: async () => {
    const module = await import('../wasm/wood/wood');
    await module.default();
    return new module.LocalServer();
  },
};

const chance = (): Uint8Array => crypto.getRandomValues(new Uint8Array(32));

/** An engine with time and chance at hand. */
export class Engine {
  readonly #server: Server;

  constructor(server: Server) {
    this.#server = server;
  }

  create(text: string): TableId {
    return this.#server.create(text, Date.now(), chance());
  }

  load(saved: string): boolean {
    try {
      this.#server.load(saved, Date.now());
      return true;
    } catch {
      return false;
    }
  }

  hear(text: string): string[] {
    return this.#server.hear(text, Date.now(), chance());
  }

  think(): string[] | undefined {
    return this.#server.think(Date.now());
  }

  bytes(frame: Uint8Array): string[] {
    return this.#server.bytes?.(frame, Date.now()) ?? [];
  }

  /** Binary frames for the page that go behind so many of the messages. */
  *frames(told: number): Generator<Uint8Array> {
    const next = (): Uint8Array | undefined => this.#server.next_frame?.(told);
    for (let frame = next(); frame; frame = next()) yield frame;
  }

  unsaved(): string[] {
    return this.#server.unsaved();
  }
}

/** The engines that are loaded, and which has which table. */
export class Engines {
  /** What a new engine hears first. */
  hello = '';
  readonly #loaded = new Map<Kind, Promise<Engine>>();
  readonly #ready: Engine[] = [];
  readonly #tables = new Map<TableId, Engine>();

  /** The engine that plays a game. */
  of(game: GameName): Promise<Engine> {
    return this.#load(BUNDLED.find(({ name }) => name === game)?.by_hand ? 'wood' : 'turn');
  }

  /** The engine of the games that are played by hand. */
  byHand(): Promise<Engine> {
    return this.#load('wood');
  }

  #load(kind: Kind): Promise<Engine> {
    const loaded = this.#loaded.get(kind);
    if (loaded) return loaded;
    const loading = LOADERS[kind]().then((server) => {
      const engine = new Engine(server);
      if (this.hello) engine.hear(this.hello);
      this.#ready.push(engine);
      return engine;
    });
    this.#loaded.set(kind, loading);
    // A failed load, perhaps without a network, is tried again.
    loading.catch(() => this.#loaded.delete(kind));
    return loading;
  }

  all(): readonly Engine[] {
    return this.#ready;
  }

  with(table: TableId): Engine | undefined {
    return this.#tables.get(table);
  }

  place(table: TableId, engine: Engine): void {
    this.#tables.set(table, engine);
  }
}
