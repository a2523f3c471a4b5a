import { motion } from '../../settings.svelte';
import type { HandFrame, HandLink, Told as ToldOfAny } from '../game';
import { aimOf } from './aim';
import { Doing, type Aim, type FromWood } from './messages';
import { OwnHand, samplesIn } from './own-hand';
import type { Seen, View } from './types';
import type { WoodClient } from './wood-client';

/** The game as the judge tells it. */
export interface Told extends ToldOfAny {
  view: View;
  events: readonly Seen[];
}

/** So long the samples of a hand that is already judged, or a pile, may still be on their way, ms. */
const PATIENCE = 2500;
/** So long after a pile that was asked for, what the hand in it has done so far may still be on its way, ms. */
const BEHIND = 400;
/** How long one sees which stick it will be before a hand that is already judged moves, ms, … */
const LEAD = 700;
/** … how long if the hand itself is not shown, for those who want no motion, … */
const STILL_LEAD = 1800;
/** … and how long one sees what came of it before the next, ms. */
const AFTER = 1100;
/** A second click within so many ms belongs to the first. */
const DOUBLE = 600;
/** When more hands than this wait to be shown, they are played as fast as it goes. */
const MOST_WAITING = 16;

/** Who moves now sends a few samples at a time; more than this are a hand that was decided beforehand. */
const AT_ONCE = 60;

/**
 * Keeps this page's wood and the judge's together. The judge is always ahead: it knows what came of a hand as soon
 * as the last sample is in. So what it tells waits here until the wood has come to rest as well, and then the
 * digests are compared; a page whose wood differs takes the judge's.
 */
export class Relay {
  /** What is shown now. */
  shown = $state.raw<Told | null>(null);
  /** A hand is shown whose end is known: there is something to skip. */
  skippable = $state(false);
  /** A hand of this page may begin, or go on: its pile is here as it is shown, and how far the judge's hand has come. */
  ready = $state(false);
  readonly #wood: WoodClient;
  readonly #link: HandLink;
  readonly #mine: OwnHand;
  readonly #stop: (() => void)[];
  readonly #waiting: Told[] = [];
  /** The attempt that comes next on this page's pile; −1 without a pile. */
  #attempt = -1;
  #digest = '';
  /** Samples of hands elsewhere that are not played yet, by attempt. */
  readonly #chunks = new Map<number, { first: number; bytes: Uint8Array; late: boolean }[]>();
  /** The attempt whose samples so far come right behind the judge's pile, if there are any; −1 for none. */
  #late = -1;
  #asked = false;
  /** A pile was taken or a hand has ended, and the wood has not said yet how it lies. */
  #settling = false;
  #playing = false;
  /** How many samples of the hand in the pile the wood was given, or has sent. */
  #given = 0;
  /** The tick at which the wood stands in the middle of a hand: without another sample nothing happens. −1 if not. */
  #stands = -1;
  /** The attempt in which this page's own hand is. */
  #own = -1;
  /** Piles that came without being asked for, by the attempt that comes next in them. */
  readonly #piles = new Map<number, Uint8Array>();
  /** The attempt whose hand was led up to: it may move. */
  #led = -1;
  /** The attempt that this page's user wants to see no more of. */
  #skipped = -1;
  /** From then on another may be skipped, in ms of the page's clock. */
  #skipsAgain = 0;
  /** A pile that came though it was here already; −1 for none. */
  #twice = { attempt: -1, until: 0 };
  #holding: ReturnType<typeof setTimeout> | null = null;
  /** A hand has ended, and what came of it is to be seen before the next. */
  #reading = false;
  #behind: ReturnType<typeof setTimeout> | null = null;
  #clock: ReturnType<typeof setTimeout> | null = null;
  #asking: ReturnType<typeof setInterval> | null = null;

  constructor(wood: WoodClient, link: HandLink) {
    this.#wood = wood;
    this.#link = link;
    this.#mine = new OwnHand(link);
    this.#stop = [
      wood.listen((message) => this.#fromWood(message)),
      link.listen({
        frame: (frame) => this.#fromJudge(frame),
        told: (told) => this.take(told as Told),
      }),
    ];
    if (this.#attempt < 0) this.#ask();
    const hide = (): void => {
      if (document.hidden) this.#hurry();
    };
    globalThis.document?.addEventListener('visibilitychange', hide);
    this.#stop.push(() => globalThis.document?.removeEventListener('visibilitychange', hide));
  }

  /** The judge tells how the game stands. */
  take(told: Told): void {
    const { view, wood, viewer } = told;
    this.#waiting.push(told);
    const mine = wood.builder === null ? view.to_move === viewer : wood.builder === viewer;
    this.#mine.judged(wood.attempt, mine && aimOf(view, wood) !== null, viewer ?? 0);
    this.#goOn();
  }

  /** A hand of this page begins. */
  begin(aim: Aim, keeps: boolean): void {
    this.#mine.begin();
    this.#playing = true;
    this.#stands = -1;
    this.#own = this.#attempt;
    this.#wood.tell({ k: 'begin', aim, mine: true, keeps });
  }

  /** Whether the hand in the pile is this page's own. */
  owns(): boolean {
    return this.#own >= 0 && this.#own === this.#attempt;
  }

  /** This page's user has seen enough of the hand that is shown. */
  skip(): void {
    const now = performance.now();
    if (this.#reading || this.#attempt !== this.#skipped) {
      // The second half of a double click is not about the next hand.
      if (now < this.#skipsAgain) return;
      this.#skipsAgain = now + DOUBLE;
    }
    if (this.#reading) {
      this.#letGoOn();
      this.#goOn();
      return;
    }
    this.#skipped = this.#attempt;
    this.#hurry();
  }

  /** Shows at once what is known: nobody watches, or wants to watch. */
  #hurry(): void {
    this.#wood.tell({ k: 'hurry' });
    this.#letGoOn();
    this.#led = this.#attempt;
    this.#goOn();
  }

  /** Nobody waits any longer to see what is shown. */
  #letGoOn(): void {
    if (this.#holding) clearTimeout(this.#holding);
    this.#holding = null;
    this.#reading = false;
  }

  close(): void {
    for (const one of this.#stop) one();
    for (const timer of [this.#holding, this.#behind, this.#clock]) if (timer) clearTimeout(timer);
    this.#mine.close();
    if (this.#asking) clearInterval(this.#asking);
  }

  /** Asks for the judge's pile until it comes: the line may be cut just now. */
  #ask(): void {
    if (this.#asked) return;
    this.#asked = true;
    this.ready = false;
    this.#link.send({ kind: 'ask' });
    this.#asking = setInterval(() => this.#link.send({ kind: 'ask' }), PATIENCE);
  }

  #fromJudge(frame: HandFrame): void {
    if (frame.kind === 'pile') {
      if (this.#asked || this.#attempt < 0) {
        this.#lay(frame.attempt, frame.snapshot, this.#asked);
      } else {
        // The pile of a new round, while the last hand of the old one may still be seen; or one that was asked for
        // twice, and behind it the samples that are here already.
        this.#piles.set(frame.attempt, frame.snapshot);
        this.#twice = { attempt: frame.attempt, until: performance.now() + BEHIND };
        this.#goOn();
      }
    } else if (frame.kind === 'samples') {
      this.#fromHand(frame.attempt, frame.first, frame.samples);
    } else if (frame.kind === 'due') {
      if (!this.#mine.sendFrom(frame.attempt, frame.tick)) this.#ask();
    }
  }

  /** Samples of a hand elsewhere, from the tick `first` on. */
  #fromHand(attempt: number, first: number, bytes: Uint8Array): void {
    const known = attempt === this.#own || this.#chunks.has(attempt);
    if (first === 0 && known) {
      if (attempt === this.#twice.attempt && performance.now() < this.#twice.until) return;
      this.#replace(attempt);
    } else if (attempt === this.#own) {
      // Whoever moves here has gone on at another device.
      this.#mine.clear();
      this.#ask();
      return;
    }
    const chunks = this.#chunks.get(attempt) ?? [];
    // What was done before this page came is not waited for. All else is seen from its first tick.
    const late = attempt === this.#late && first === 0;
    if (late) this.#expectBehind(-1);
    chunks.push({ first, bytes, late });
    this.#chunks.set(attempt, chunks);
    this.#goOn();
  }

  /** The clock has run out on a hand, and a bot's takes its place, from the pile as it was before. */
  #replace(attempt: number): void {
    this.#chunks.delete(attempt);
    if (attempt !== this.#attempt) return;
    this.#mine.clear();
    this.#own = this.#led = -1;
    this.#empty();
    this.#wood.tell({ k: 'afresh' });
  }

  /** No hand is in the pile. */
  #empty(): void {
    this.#playing = false;
    this.#given = 0;
    this.#stands = -1;
  }

  /** Takes a pile of the judge's: one that was `asked` for, or the one of a new round. */
  #lay(attempt: number, snapshot: Uint8Array, asked: boolean): void {
    this.#asked = false;
    if (this.#asking) clearInterval(this.#asking);
    this.#settling = true;
    this.#empty();
    this.#own = -1;
    this.#attempt = attempt;
    // Behind a pile that was asked for comes all that the hand in it has done so far. The pile of a new round comes
    // before any hand, but may be laid after: what has come of the hand since is not sent again.
    for (const known of this.#chunks.keys()) {
      if (known < attempt || (asked && known === attempt)) this.#chunks.delete(known);
    }
    for (const known of this.#piles.keys()) if (known <= attempt) this.#piles.delete(known);
    const told = this.#waiting.at(-1) ?? this.shown;
    this.#expectBehind(asked && told && aimOf(told.view, told.wood) ? attempt : -1);
    this.#wood.tell({ k: 'pile', bytes: snapshot, attempt });
    this.#note();
  }

  /** What this attempt's hand has done so far comes now or not at all; −1 for nothing to wait for. */
  #expectBehind(attempt: number): void {
    this.#late = attempt;
    if (this.#behind) clearTimeout(this.#behind);
    this.#behind = null;
    if (attempt < 0) return;
    this.#behind = setTimeout(() => {
      this.#expectBehind(-1);
      this.#note();
    }, BEHIND);
  }

  /** Says whether a hand of this page may be in the pile. */
  #note(): void {
    const known = this.#waiting.at(-1) ?? this.shown;
    const lies = this.#attempt >= 0 && !this.#asked && !this.#settling && this.#late < 0;
    this.ready = lies && this.shown?.wood.attempt === this.#attempt && known?.wood.attempt === this.#attempt;
  }

  #fromWood(message: FromWood): void {
    if (message.k === 'still') {
      this.#digest = message.digest;
      this.#settling = false;
      this.#goOn();
    } else if (message.k === 'report') {
      // The judge knows nothing of a hand that has touched nothing: there the same attempt is still to come.
      if (this.owns() && message.report.is === 'untouched') {
        this.#mine.clear();
        this.#ask();
      }
      this.#chunks.delete(this.#attempt);
      this.#attempt++;
      this.#settling = true;
      this.#empty();
      this.#note();
    } else if (message.k === 'frame') {
      const { doing, halted, tick } = message.frame;
      const open = doing === Doing.open || doing === Doing.holding;
      this.#stands = open && (halted || this.owns()) ? tick : -1;
      if (this.#lacksTheEnd()) this.#ask();
    } else if (message.k === 'send') {
      this.#given = message.first + samplesIn(message.bytes);
      this.#mine.add(this.#attempt, message.first, message.bytes);
    } else if (message.k === 'refused') {
      this.#playing = false;
      this.#ask();
    }
  }

  /** Shows what may be shown, and plays the hands between. */
  #goOn(): void {
    for (let next = this.#waiting[0]; next; next = this.#waiting[0]) {
      // A pile that has not come yet, or a hand that is not at rest here: first that.
      if (this.#attempt < 0 || this.#asked || this.#settling) {
        if (this.shown) break;
      } else if (next.wood.attempt > this.#attempt) {
        if (this.#lacksTheEnd()) this.#ask();
        else if (!this.#play()) this.#waitForSamples();
        break;
      } else if (next.wood.attempt === this.#attempt && !this.#playing && this.#digest !== next.wood.digest) {
        const pile = this.#piles.get(this.#attempt);
        if (pile) this.#lay(this.#attempt, pile, false);
        else this.#ask();
        if (this.shown) break;
      } else if (this.#holding && this.shown && next.wood.attempt === this.#attempt) {
        // What came of the last hand is still to be read.
        break;
      }
      this.#waiting.shift();
      const before = this.shown;
      this.shown = next;
      if (this.#clock) clearTimeout(this.#clock);
      this.#clock = null;
      if (before && before.wood.attempt < next.wood.attempt && this.#waiting.length > 0) {
        this.#hold(AFTER);
        this.#reading = this.#holding !== null;
      }
    }
    if (!this.#waiting.length) this.#play();
    this.skippable = (this.#waiting.at(-1)?.wood.attempt ?? -1) > this.#attempt && this.#attempt >= 0;
    this.#note();
  }

  /**
   * The judge is done with the hand, and here it is still in the pile though all that came of it is played. Samples come
   * before what they led to: the rest was sent while the line was cut, and nobody sends it again.
   */
  #lacksTheEnd(): boolean {
    const judged = (this.#waiting[0]?.wood.attempt ?? -1) > this.#attempt;
    const more = this.#chunks.get(this.#attempt)?.length;
    return judged && !this.#asked && !more && this.#stands >= this.#given;
  }

  /** Nobody sees this hand, or so many wait that they have to be played quickly. */
  #hurries(): boolean {
    const behind = (this.#waiting.at(-1)?.wood.attempt ?? 0) - this.#attempt;
    return Boolean(globalThis.document?.hidden) || behind > MOST_WAITING || this.#skipped === this.#attempt;
  }

  /** Lets what is shown be seen for a while. */
  #hold(ms: number): void {
    if (this.#holding || this.#hurries()) return;
    this.#holding = setTimeout(() => {
      this.#letGoOn();
      this.#goOn();
    }, ms);
  }

  /** Plays what has come of the hand that is in the pile. */
  #play(): boolean {
    const chunks = this.#chunks.get(this.#attempt);
    const aim =
      this.shown && this.shown.wood.attempt === this.#attempt
        ? aimOf(this.shown.view, this.shown.wood)
        : null;
    if (this.#playing && !chunks?.length) return true;
    if (!chunks?.length || !aim) return false;
    const hurries = this.#hurries();
    // A hand that goes on just now is shown as it goes on.
    const judged = (this.#waiting[0]?.wood.attempt ?? -1) > this.#attempt;
    const whole = judged || chunks.some(({ bytes, late }) => !late && samplesIn(bytes) > AT_ONCE);
    if (whole && !this.#playing && this.#led !== this.#attempt && !hurries) {
      this.#led = this.#attempt;
      this.#hold(motion.reduced ? STILL_LEAD : LEAD);
    }
    if (this.#holding) return true;
    this.#playing = true;
    for (const { first, bytes, late } of chunks.splice(0)) {
      const still = motion.reduced;
      this.#given = first + samplesIn(bytes);
      this.#wood.tell({ k: 'samples', bytes, first, aim, late: late || still || hurries, still, whole });
    }
    return true;
  }

  #waitForSamples(): void {
    this.#clock ??= setTimeout(() => {
      this.#clock = null;
      if (!this.#playing && !this.#holding) this.#ask();
    }, PATIENCE);
  }
}
