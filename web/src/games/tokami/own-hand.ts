import type { HandLink } from '../game';

/** Chunks of samples that are sent at once. */
const BURST = 8;
/**
 * The pace of bursts, ms: the judge takes no more than a hand can have done in the time that has passed, and the
 * server drops what is more than 40 messages a second.
 */
const BURST_EVERY = 250;
/** So often the judge may ask for the same samples before this page gives the hand up. */
const PATIENT_ASKS = 240;

/** How many samples there are in what a judge sends (docs/records-tokami-inputs.md). */
export function samplesIn(bytes: Uint8Array): number {
  return (bytes[1] ?? 0) + ((bytes[2] ?? 0) << 8);
}

/** What this page's own hand has done: kept until it is judged, sent at the judge's pace, and again where it got lost. */
export class OwnHand {
  readonly #link: HandLink;
  #chunks: { attempt: number; first: number; bytes: Uint8Array }[] = [];
  /** The first of them that is to be sent. */
  #next = 0;
  /** The tick that the judge asked for, and how often on end. */
  #wanted = { tick: -1, times: 0 };
  /** The attempt whose samples the judge takes from this page; −1 for none. */
  #expected = -1;
  #seat = 0;
  #sending: ReturnType<typeof setTimeout> | null = null;

  constructor(link: HandLink) {
    this.#link = link;
  }

  /** The judge has come to this attempt; it takes this page's samples of it if they are `expected`. */
  judged(attempt: number, expected: boolean, seat: number): void {
    this.#seat = seat;
    const before = this.#expected;
    this.#expected = expected ? attempt : -1;
    this.#chunks = this.#chunks.filter((chunk) => chunk.attempt >= attempt);
    // The line may have been cut since. The last chunk is enough for the judge to say what it misses; what it has
    // already, it passes over.
    this.#next = this.#expected === before ? Math.max(0, this.#next - 1) : 0;
    this.#flush();
  }

  /** A hand begins. */
  begin(): void {
    this.clear();
    this.#next = 0;
    this.#wanted = { tick: -1, times: 0 };
  }

  /** The hand has done more, from the tick `first` on. */
  add(attempt: number, first: number, bytes: Uint8Array): void {
    this.#chunks.push({ attempt, first, bytes });
    this.#flush();
  }

  /** What the hand has done is void. */
  clear(): void {
    this.#chunks = [];
  }

  /**
   * The judge has no sample for this tick yet: they came too fast, or got lost. False if it has asked for it so often
   * that the hand is given up.
   */
  sendFrom(attempt: number, tick: number): boolean {
    if (attempt !== this.#expected) return true;
    this.#wanted = { tick, times: this.#wanted.tick === tick ? this.#wanted.times + 1 : 1 };
    if (this.#wanted.times > PATIENT_ASKS) {
      this.clear();
      return false;
    }
    const behind = this.#chunks.findIndex((chunk) => chunk.attempt === attempt && chunk.first > tick);
    this.#next = Math.max(0, (behind < 0 ? this.#chunks.length : behind) - 1);
    this.#pause();
    return true;
  }

  close(): void {
    if (this.#sending) clearTimeout(this.#sending);
  }

  /** Sends the samples once the judge expects them, also when the wood here is at rest already. */
  #flush(): void {
    if (this.#sending) return;
    const end = Math.min(this.#chunks.length, this.#next + BURST);
    for (; this.#next < end; this.#next++) {
      const chunk = this.#chunks[this.#next];
      if (chunk?.attempt !== this.#expected) return;
      const { attempt, first, bytes } = chunk;
      this.#link.send({ kind: 'samples', seat: this.#seat, attempt, first, samples: bytes });
    }
    if (this.#next < this.#chunks.length) this.#pause();
  }

  #pause(): void {
    this.#sending ??= setTimeout(() => {
      this.#sending = null;
      this.#flush();
    }, BURST_EVERY);
  }
}
