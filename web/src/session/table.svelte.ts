import type { Clocks, Seat, ServerMsg, TableId, TableInfo, Talk, WoodInfo } from '../protocol/types';

/** What one viewer sees of a game. */
export interface Sight {
  view: unknown;
  /** What led from the view before to this one. */
  news: readonly unknown[];
  /** All that happened in the game. */
  history: readonly unknown[];
}

/** Something said at the table. */
export interface Saying {
  id: number;
  seat: Seat;
  what: Talk;
}

type Key = Seat | 'public';
const keyOf = (viewer: Seat | null): Key => viewer ?? 'public';

const LONGEST_TALK = 50;

/** A table as this device knows it. Reactive. */
export class Table {
  readonly id: TableId;
  info = $state.raw<TableInfo | null>(null);
  sights = $state.raw<ReadonlyMap<Key, Sight>>(new Map());
  clocks = $state.raw<Clocks | null>(null);
  /** The wood, in a game that is played by hand. */
  wood = $state.raw<WoodInfo | undefined>(undefined);
  said = $state.raw<readonly Saying[]>([]);
  /** There is no such table. */
  missing = $state(false);
  /** Counts what has happened at the table. */
  version = 0;
  channel = 0;

  #sayings = 0;

  constructor(id: TableId) {
    this.id = id;
  }

  /** What a seat sees, or what everybody may. */
  sight(viewer: Seat | null): Sight | undefined {
    return this.sights.get(keyOf(viewer));
  }

  /** Takes in a message about this table. */
  hear(message: ServerMsg): void {
    switch (message.t) {
      case 'table': {
        this.info = message.table;
        this.version = message.version;
        this.channel = message.channel;
        this.clocks = message.table.clocks;
        this.wood = message.wood;
        this.missing = false;
        const histories = new Map(message.events.map(({ viewer, seen }) => [keyOf(viewer), seen]));
        this.sights = new Map(
          message.views.map(({ viewer, view }) => {
            const key = keyOf(viewer);
            const history = histories.get(key) ?? [];
            return [key, { view, news: this.#missed(key, history), history }];
          }),
        );
        return;
      }
      case 'update': {
        this.version = message.version;
        if (message.info) {
          this.info = message.info;
          this.clocks = message.info.clocks;
        }
        if (message.clocks) this.clocks = message.clocks;
        if (message.wood) this.wood = message.wood;
        if (message.views.length > 0) this.#advance(message);
        return;
      }
      case 'said': {
        const saying = { id: this.#sayings++, seat: message.seat, what: message.what };
        this.said = [...this.said, saying].slice(-LONGEST_TALK);
        return;
      }
    }
  }

  /** After a gap in the connection: what happened meanwhile, unless the past itself has changed. */
  #missed(key: Key, history: readonly unknown[]): readonly unknown[] {
    const before = this.sights.get(key)?.history;
    if (!before || before.length > history.length) return [];
    const last = before.length - 1;
    const same = last < 0 || JSON.stringify(before[last]) === JSON.stringify(history[last]);
    return same ? history.slice(before.length) : [];
  }

  #advance(message: Extract<ServerMsg, { t: 'update' }>): void {
    const seen = new Map(message.events.map(({ viewer, seen }) => [keyOf(viewer), seen]));
    this.sights = new Map(
      message.views.map(({ viewer, view }) => {
        const key = keyOf(viewer);
        const fresh = seen.get(key) ?? [];
        const before = this.sights.get(key)?.history ?? [];
        const takenBack = message.from < before.length;
        const history = [...before.slice(0, message.from), ...fresh];
        return [key, { view, news: takenBack ? [] : fresh, history }];
      }),
    );
  }
}
