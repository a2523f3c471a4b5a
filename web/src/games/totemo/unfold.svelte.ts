import type { BlockCode } from './blocks';
import type { Place, Seen, View } from './view';

/** What the table shows now: it runs behind the view while moves are played out. */
export interface Shown {
  board: BlockCode[][];
  scores: number[];
  chiefLeft: number;
}

/** How a move is shown. */
export interface Show {
  /** A block comes down. Keeps when it stands. */
  place(event: Place): Promise<void>;
  /** Points have been made: they fly to the marker, which has come to this score. */
  points(event: Place, from: number): Promise<void>;
  /** Anything that happened, for those who listen. */
  say(event: Seen): void;
}

/**
 * Plays events out one after another, so that others' moves are seen and not just there. Whatever happens on the
 * way, in the end it shows the view.
 */
export class Unfolding {
  shown = $state.raw<Shown>({ board: [], scores: [], chiefLeft: 0 });
  /** Something is being played out. */
  busy = $state(false);
  readonly #show: Show;
  readonly #waiting: { view: View; events: readonly Seen[] }[] = [];
  #begun = false;

  constructor(show: Show) {
    this.#show = show;
  }

  /** A new view, and what led to it. */
  take(view: View, events: readonly Seen[]): void {
    if (!this.#begun) {
      this.#begun = true;
      this.#settle(view);
      return;
    }
    this.#waiting.push({ view, events });
    if (!this.busy) void this.#run();
  }

  async #run(): Promise<void> {
    this.busy = true;
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
      for (const event of next.events) {
        this.#show.say(event);
        // A page that was in the background for long catches up at once.
        if (this.#waiting.length < 4) await this.#unfold(event);
      }
      this.#settle(next.view);
    }
    this.busy = false;
  }

  async #unfold(event: Seen): Promise<void> {
    if (event.e === 'chief') this.shown = { ...this.shown, chiefLeft: event.left };
    if (event.e !== 'place') return;
    const hole = event.y * 5 + event.x;
    const pole = this.shown.board[hole] ?? [];
    // The view was ahead of its events: it stands there already.
    if (pole.length >= event.level) return;
    await this.#show.place(event);
    const board = this.shown.board.map((old, at) => (at === hole ? [...old, event.block] : old));
    this.shown = { ...this.shown, board };
    await this.#show.points(event, this.shown.scores[event.seat] ?? 0);
  }

  /** A marker stands at this score now. */
  mark(seat: number, score: number): void {
    const scores = this.shown.scores.map((old, at) => (at === seat ? score : old));
    this.shown = { ...this.shown, scores };
  }

  #settle(view: View): void {
    const { board, scores, chief_left } = view.obs;
    this.shown = { board, scores, chiefLeft: chief_left };
  }
}
