import { announce } from '$lib/ui/announce.svelte';
import { pause } from '../pause';
import type { SeatNumber } from '../game';
import type { Card, Seen, View } from './view';
import { tell } from './words';

/** What lies beside a seat for a moment. */
export interface Note {
  kind: 'pass' | 'lose' | 'capture';
  cards: readonly Card[];
  points: number;
}

/** Lets a captured pole fly to its owner. */
export type Fly = (pole: number, seat: SeatNumber) => Promise<void>;

/**
 * Shows what happened one event after another, so that nobody wonders how the table came to look like this.
 * What is shown runs behind the newest view and catches up with it.
 */
export class Playback {
  shown = $state.raw<View | null>(null);
  poles = $state.raw<readonly (readonly Card[])[]>([]);
  won = $state.raw<readonly number[]>([]);
  hands = $state.raw<readonly number[]>([]);
  notes = $state.raw<Readonly<Record<SeatNumber, Note>>>({});
  /** The place whose top card was played last. */
  newest = $state<number | null>(null);
  running = $state(false);

  #queue: { view: View; events: readonly Seen[] }[] = [];
  #names: () => readonly string[];
  #fly: Fly;

  constructor(names: () => readonly string[], fly: Fly) {
    this.#names = names;
    this.#fly = fly;
  }

  /** The next view, with what led to it. */
  push(view: View, events: readonly Seen[]): void {
    this.#queue.push({ view, events });
    if (!this.running) void this.#run();
  }

  async #run(): Promise<void> {
    this.running = true;
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
      if (this.shown) for (const event of next.events) await this.#show(event);
      this.#settle(next.view);
    }
    this.running = false;
  }

  #settle(view: View): void {
    this.shown = view;
    this.poles = view.obs.poles;
    this.won = view.obs.won;
    this.hands = view.obs.hands;
  }

  async #show(event: Seen): Promise<void> {
    announce(tell(event, this.#names()));
    switch (event.e) {
      case 'play': {
        this.notes = {};
        this.poles = this.poles.map((pole, place) => (place === event.pole ? [...pole, event.card] : pole));
        this.hands = this.hands.map((count, seat) => (seat === event.seat ? count - 1 : count));
        this.newest = event.pole;
        await pause(650);
        return;
      }
      case 'capture': {
        this.#note(event.seat, { kind: 'capture', cards: event.cards, points: event.points });
        await pause(350);
        await this.#fly(event.pole, event.seat);
        this.poles = this.poles.map((pole, place) => (place === event.pole ? [] : pole));
        this.won = this.won.map((points, seat) => (seat === event.seat ? points + event.points : points));
        this.newest = null;
        await pause(250);
        return;
      }
      case 'pass':
        this.#note(event.seat, { kind: 'pass', cards: [], points: 0 });
        await pause(600);
        return;
      case 'lose':
        this.#note(event.seat, { kind: 'lose', cards: event.cards, points: 0 });
        await pause(1100);
        return;
      case 'round_end':
        this.newest = null;
        await pause(400);
        this.notes = {};
        return;
      case 'first':
      case 'deal':
      case 'choose':
      case 'game_end':
        return;
    }
  }

  #note(seat: SeatNumber, note: Note): void {
    this.notes = { ...this.notes, [seat]: note };
  }
}
