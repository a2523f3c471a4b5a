import type { HandEar, HandFrame, HandLink, Told } from '../games/game';
import { readFrame, writeFrame } from './frames';
import type { Session } from './session.svelte';
import type { Table } from './table.svelte';

/** So much is kept for a picture that is still being loaded. */
const MOST_KEPT = 200;

type Heard = { frame: HandFrame } | { told: Told };

/**
 * The way of a hand's samples for one table, and what the table tells between them, in order. It is there before
 * the game's own code is loaded: what comes until then is kept, or a quick bot's first hand would never be seen.
 */
export class TableHands implements HandLink {
  readonly #session: Session;
  readonly #table: Table;
  readonly #stop: () => void;
  #ear: HandEar | null = null;
  #kept: Heard[] = [];

  constructor(session: Session, table: Table) {
    this.#session = session;
    this.#table = table;
    this.#stop = session.onBytes((bytes) => {
      const read = readFrame(bytes);
      if (read && read.channel === table.channel) this.#hear({ frame: read.frame });
    });
  }

  send(frame: HandFrame): void {
    this.#session.sendBytes(writeFrame(this.#table.channel, frame));
  }

  tell(told: Told): void {
    this.#hear({ told });
  }

  listen(ear: HandEar): () => void {
    this.#ear = ear;
    const kept = this.#kept;
    this.#kept = kept.filter((one) => 'told' in one).slice(-1);
    for (const one of kept) pass(one, ear);
    return () => {
      if (this.#ear === ear) this.#ear = null;
    };
  }

  close(): void {
    this.#stop();
  }

  /** Who listens later needs at least to know how the game stands. */
  #hear(one: Heard): void {
    if (this.#ear) {
      if ('told' in one) this.#kept = [one];
      pass(one, this.#ear);
    } else {
      this.#kept.push(one);
      if (this.#kept.length > MOST_KEPT) this.#kept = this.#kept.filter((old) => 'told' in old).slice(-1);
    }
  }
}

function pass(one: Heard, ear: HandEar): void {
  if ('told' in one) ear.told(one.told);
  else ear.frame(one.frame);
}
