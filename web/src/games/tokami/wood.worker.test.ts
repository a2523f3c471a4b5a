import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Doing, type Aim, type FromWood, type HandWish, type ToWood } from './messages';

/** What was fed to the wood in one tick. */
interface Fed {
  stick: number;
  at: number[];
  to: number[];
  turn: number[];
  done: boolean;
}

/** A wood without physics: it does what hands say, and nothing else. */
class Wood {
  static now: Wood;
  state: number = Doing.none;
  readonly fed: Fed[] = [];
  /** Samples that were received and are not played yet. */
  queue = 0;
  played = 0;
  left_ = 7_000;
  releasing = 0;
  keeping = false;
  touched = false;
  wasOut = false;
  isClear = false;

  static resume(): Wood {
    Wood.now = new Wood();
    return Wood.now;
  }
  begin(): void {
    if (this.state === Doing.none) this.state = Doing.open;
  }
  begin_try = this.begin;
  begin_take = this.begin;
  begin_build = this.begin;
  feed(stick: number, at: number[], to: number[], turn: number[], done: boolean): number {
    this.releasing = 0;
    this.fed.push({ stick, at, to, turn, done });
    this.touched ||= stick >= 0;
    this.state = done ? Doing.resting : stick < 0 ? Doing.open : Doing.holding;
    return this.state;
  }
  let_go(keeps: boolean): void {
    this.releasing = 10;
    this.keeping = keeps;
  }
  lets_go(): boolean {
    return this.releasing > 0;
  }
  letting_go(): number {
    if (--this.releasing === 0) this.state = Doing.open;
    return this.state;
  }
  receive(_: number, bytes: Uint8Array): void {
    this.queue += bytes.length;
  }
  play(): number {
    if (this.state >= Doing.resting) return this.rest();
    if (this.queue === 0) return Doing.waiting;
    this.queue--;
    this.played++;
    this.touched = true;
    this.state = Doing.holding;
    return this.state;
  }
  rest(): number {
    this.state = Doing.over;
    return this.state;
  }
  close(): string {
    this.state = Doing.none;
    return JSON.stringify({ is: 'untouched' });
  }
  frame(): Float32Array {
    return Float32Array.from({ length: 36 * 9 }, (_, i) => [1, 2, 3, 0, 0, 0, 1, 1, 0][i % 9] ?? 0);
  }
  heights = (): Uint32Array => new Uint32Array(36);
  knocks = (): Float32Array => new Float32Array();
  /** What was not sent yet, in the parts that it is sent in. */
  readonly unsent: Uint8Array[] = [];
  sent = (): Uint8Array => this.unsent.shift() ?? new Uint8Array();
  fallen = (): Uint8Array => new Uint8Array();
  before = (): number => (this.touched ? 100 : 0);
  doing = (): number => this.state;
  waiting = (): number => this.queue;
  tick = (): number => this.played + this.fed.length;
  left = (): number => this.left_;
  pulled_out = (): boolean => this.wasOut;
  holds_clear = (): boolean => this.isClear;
  isCalm = false;
  calm = (): boolean => this.isCalm;
  strain = (): number => 0;
  slide = (): number => 0;
  sent_from = (): number => 0;
  digest = (): string => 'digest';
  free = (): void => undefined;
}

/** A hand that is led step by step. */
class Guided {
  static now: Guided;
  readonly told: string[] = [];
  constructor() {
    Guided.now = this;
  }
  forget = (): void => void this.told.push('forget');
}

vi.mock('../../wasm/pile/pile', () => ({
  default: () => Promise.resolve(),
  physics_version: () => 'test',
  Wood,
  Guided,
}));

let posted: FromWood[] = [];
let tell: (message: ToWood) => void;

beforeEach(async () => {
  vi.useFakeTimers();
  posted = [];
  vi.stubGlobal('postMessage', (message: FromWood) => void posted.push(message));
  vi.stubGlobal('onmessage', null);
  vi.resetModules();
  await import('./wood.worker');
  const hear = globalThis.onmessage as unknown as (event: { data: ToWood }) => void;
  tell = (data) => hear({ data });
  tell({ k: 'pile', bytes: new Uint8Array(), attempt: 0 });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Lets ticks pass; the page draws every picture. */
function pass(ticks: number): void {
  for (let tick = 0; tick < ticks; tick++) {
    vi.advanceTimersByTime(1000 / 60 + 0.5);
    tell({ k: 'seen' });
  }
}

function said(k: FromWood['k']): number {
  return posted.filter((message) => message.k === k).length;
}

function begin(aim: Aim): void {
  tell({ k: 'begin', aim, mine: true, keeps: false });
}

const aim: Aim = { is: 'try', stick: 4 };
const grip = (stick: number): HandWish => ({ stick, at: [0, 0, 0], to: [0, 5, 0], turn: [0, 0, 0, 1] });

test('who gives a stick up without having touched it has touched it once: else nothing would be judged', () => {
  begin(aim);
  // Pressed, and let go of before the wood had a tick for it.
  tell({ k: 'letGo', keeps: false });
  tell({ k: 'done' });
  pass(3);
  expect(Wood.now.fed).toEqual([{ stick: 4, at: [0, 0, 0], to: [1, 2, 3], turn: [0, 0, 0, 1], done: true }]);
  expect(said('report')).toBe(1);
});

test('a stick that was tried and let go of is given up with an open hand', () => {
  begin(aim);
  tell({ k: 'wish', wish: grip(4) });
  pass(3);
  tell({ k: 'letGo', keeps: false });
  pass(20);
  tell({ k: 'done' });
  pass(3);
  expect(Wood.now.fed.at(-1)).toMatchObject({ stick: -1, done: true });
});

test('a hand that was closed before this page came is done gently, and what it holds clear stays in it', () => {
  tell({ k: 'samples', bytes: new Uint8Array(5), first: 0, aim, late: true, still: false, whole: false });
  pass(3);
  expect(Wood.now.played).toBe(5);
  begin(aim);
  tell({ k: 'done' });
  expect(Wood.now.releasing).toBeGreaterThan(0);
  expect(Wood.now.keeping).toBe(true);
  pass(20);
  expect(Wood.now.fed).toEqual([expect.objectContaining({ stick: -1, done: true })]);
});

test('a person’s hand that is judged is seen at its own pace, however much of it waits', () => {
  const more = (first: number, whole: boolean): void =>
    tell({ k: 'samples', bytes: new Uint8Array(60), first, aim, late: false, still: false, whole });
  for (const first of [0, 60, 120]) more(first, true);
  pass(10);
  expect(Wood.now.played).toBeLessThan(15);
  // One that goes on just now is caught up with.
  more(180, false);
  pass(3);
  expect(Wood.now.played).toBe(240);
});

test('a hand that is tired says so once, and lets go whatever is wished for', () => {
  begin(aim);
  tell({ k: 'wish', wish: grip(4) });
  pass(3);
  Wood.now.left_ = 0;
  pass(1);
  expect(said('tired')).toBe(1);
  // The pointer is still down, and moves.
  for (let n = 0; n < 20; n++) {
    tell({ k: 'wish', wish: { ...grip(4), to: [n, 5, 0] } });
    pass(1);
  }
  expect(said('tired')).toBe(1);
  expect(said('report')).toBe(1);
  // The next hand is as strong as any.
  begin(aim);
  Wood.now.left_ = 7_000;
  tell({ k: 'wish', wish: grip(4) });
  pass(2);
  expect(Wood.now.state).toBe(Doing.holding);
});

test('who wants no motion sees a person’s hand when it pauses, and not on its way', () => {
  for (let first = 0; first < 240; first += 24) {
    tell({ k: 'samples', bytes: new Uint8Array(24), first, aim, late: true, still: true, whole: false });
    pass(12);
  }
  expect(Wood.now.played).toBe(240);
  expect(said('frame')).toBe(0);
  pass(60);
  expect(said('frame')).toBe(1);
  // Their own hand they see.
  begin(aim);
  tell({ k: 'wish', wish: grip(4) });
  pass(5);
  expect(said('frame')).toBeGreaterThan(3);
});

test('a hand that is not quite still uses up none of its time, and one that creeps does', () => {
  begin(aim);
  tell({ k: 'wish', wish: grip(4) });
  Wood.now.isCalm = true;
  pass(60);
  const rested = Wood.now.tick();
  const wish = (right: number): void =>
    tell({ k: 'wish', wish: { ...grip(4), to: [right, 5, 0], turn: [right / 30, 0, 0, 1] } });
  for (let n = 0; n < 60; n++) {
    wish(n % 2 ? 0.02 : -0.02);
    pass(1);
  }
  expect(Wood.now.tick()).toBe(rested);
  // It is answered all the same.
  expect(posted.at(-1)).toMatchObject({ k: 'frame', frame: { halted: true, wishes: 61 } });
  for (let n = 0; n < 60; n++) {
    wish(n * 0.01);
    pass(1);
  }
  expect(Wood.now.tick()).toBeGreaterThan(rested + 40);
});

test('a long hand goes out in several parts', () => {
  begin(aim);
  Wood.now.unsent.push(new Uint8Array(3), new Uint8Array(2), new Uint8Array(1));
  tell({ k: 'wish', wish: grip(4) });
  pass(5);
  expect(posted.flatMap((one) => (one.k === 'send' ? [one.bytes.length] : []))).toEqual([3, 2, 1]);
});
