import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { HandEar, HandFrame } from '../game';
import { Doing, type Frame, type FromWood, type ToWood } from './messages';
import { Relay, type Told } from './relay.svelte';
import type { View } from './types';
import type { WoodClient } from './wood-client';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A wood and a line under the test's control; some of what comes may have come before anybody listened. */
function open(...kept: (Told | HandFrame)[]): {
  relay: Relay;
  wood: ToWood[];
  sent: HandFrame[];
  fromWood: (message: FromWood) => void;
  fromJudge: (frame: HandFrame) => void;
} {
  const [wood, sent]: [ToWood[], HandFrame[]] = [[], []];
  let fromWood = (_: FromWood): void => undefined;
  let fromJudge = (_: HandFrame): void => undefined;
  const client = {
    tell: (message: ToWood) => void wood.push(message),
    listen: (hear: typeof fromWood) => {
      fromWood = hear;
      return () => undefined;
    },
  } as unknown as WoodClient;
  const link = {
    send: (frame: HandFrame) => void sent.push(frame),
    listen: (ear: HandEar) => {
      fromJudge = (frame) => ear.frame(frame);
      for (const one of kept) {
        if ('view' in one) ear.told(one);
        else ear.frame(one);
      }
      return () => undefined;
    },
  };
  return {
    relay: new Relay(client, link),
    wood,
    sent,
    fromWood: (message) => fromWood(message),
    fromJudge: (frame) => fromJudge(frame),
  };
}

const told = (attempt: number, digest: string, stick?: number): Told => ({
  view: { phase: stick === undefined ? { is: 'raise' } : { is: 'raising', stick }, to_move: 1 } as View,
  events: [],
  wood: { attempt, digest, builder: null },
  viewer: 0,
});
const pile = (attempt: number): HandFrame => ({ kind: 'pile', attempt, snapshot: new Uint8Array() });
/** Samples of a hand from this tick on: so many. */
const samples = (attempt: number, first: number, count: number): HandFrame => ({
  kind: 'samples',
  seat: 1,
  attempt,
  first,
  samples: new Uint8Array([1, count & 255, count >> 8]),
});
/** A picture of a hand that holds its stick. */
const holding = (tick: number, halted: boolean): FromWood => ({
  k: 'frame',
  frame: { doing: Doing.holding, tick, halted } as Frame,
});
const asks = (sent: HandFrame[]): number => sent.filter(({ kind }) => kind === 'ask').length;
const still = (digest: string): FromWood => ({
  k: 'still',
  digest,
  poses: new Float32Array(),
  heights: new Uint32Array(),
});

test('a pile that was asked for while the line was cut is asked for again until it comes', () => {
  const { relay, sent, fromJudge, fromWood } = open();
  expect(sent).toEqual([{ kind: 'ask' }]);
  vi.advanceTimersByTime(6_000);
  expect(sent).toHaveLength(3);
  fromJudge(pile(0));
  fromWood(still('a'));
  vi.advanceTimersByTime(60_000);
  expect(sent).toHaveLength(3);
  relay.close();
});

test('what the judge tells waits for the hand that led to it', () => {
  const { relay, wood, fromJudge, fromWood } = open();
  fromJudge(pile(0));
  fromWood(still('a'));
  relay.take(told(0, 'a', 7));
  relay.take(told(1, 'b'));
  expect(relay.shown?.wood.digest).toBe('a');
  fromJudge({ kind: 'samples', seat: 1, attempt: 0, first: 0, samples: new Uint8Array([1]) });
  // First one sees which stick it will be.
  expect(wood.at(-1)).toMatchObject({ k: 'pile' });
  vi.advanceTimersByTime(1_000);
  expect(wood.at(-1)).toMatchObject({ k: 'samples', late: false, aim: { is: 'try', stick: 7 } });
  fromWood({ k: 'report', report: { is: 'untouched' }, digest: 'b' });
  fromWood(still('b'));
  expect(relay.shown?.wood.digest).toBe('b');
  relay.close();
});

test('several hands in a row are shown one after the other, each before what came of it', () => {
  const { relay, wood, sent, fromJudge, fromWood } = open();
  fromJudge(pile(0));
  fromWood(still('a'));
  const hand = (attempt: number): HandFrame => ({
    kind: 'samples',
    seat: 1,
    attempt,
    first: 0,
    samples: new Uint8Array([attempt]),
  });
  const played = (): number[] =>
    wood.flatMap((message) => (message.k === 'samples' ? [message.bytes[0] ?? -1] : []));
  // As a judge tells of bots that were quick: two hands, the pile of the next round, and the first hand in that.
  relay.take(told(0, 'a'));
  relay.take(told(0, 'a', 7));
  fromJudge(hand(0));
  relay.take(told(1, 'b'));
  relay.take(told(1, 'b', 9));
  fromJudge(hand(1));
  relay.take(told(2, 'fresh'));
  fromJudge(pile(2));
  relay.take(told(2, 'fresh', 4));
  fromJudge(hand(2));
  relay.take(told(3, 'd'));
  for (const [attempt, digest] of [
    [0, 'b'],
    [1, 'c'],
  ] as const) {
    vi.advanceTimersByTime(5_000);
    expect(relay.shown?.wood.attempt).toBe(attempt);
    expect(relay.skippable).toBe(true);
    expect(played()).toHaveLength(attempt + 1);
    fromWood({ k: 'report', report: { is: 'untouched' }, digest });
    fromWood(still(digest));
  }
  // The old round lies as it was left; the new one has another pile, which is here already.
  expect(wood.at(-1)).toMatchObject({ k: 'pile', attempt: 2 });
  fromWood(still('fresh'));
  expect(relay.shown?.wood.digest).toBe('fresh');
  vi.advanceTimersByTime(5_000);
  expect(played()).toEqual([0, 1, 2]);
  expect(wood.at(-1)).toMatchObject({ late: false, aim: { is: 'try', stick: 4 } });
  fromWood({ k: 'report', report: { is: 'untouched' }, digest: 'd' });
  fromWood(still('d'));
  expect(relay.shown?.wood.digest).toBe('d');
  expect(relay.skippable).toBe(false);
  expect(sent).toHaveLength(1);
  relay.close();
});

test('who skips a hand sees its end at once, and the next one again', () => {
  const { relay, wood, fromJudge, fromWood } = open();
  fromJudge(pile(0));
  fromWood(still('a'));
  relay.take(told(0, 'a', 7));
  fromJudge({ kind: 'samples', seat: 1, attempt: 0, first: 0, samples: new Uint8Array([1, 120, 0]) });
  relay.take(told(1, 'b'));
  expect(relay.skippable).toBe(true);
  relay.skip();
  expect(wood.at(-1)).toMatchObject({ k: 'samples', late: true });
  fromWood({ k: 'report', report: { is: 'untouched' }, digest: 'b' });
  fromWood(still('b'));
  relay.take(told(1, 'b', 3));
  fromJudge({ kind: 'samples', seat: 1, attempt: 1, first: 0, samples: new Uint8Array([1]) });
  relay.take(told(2, 'c'));
  // It was a double click.
  relay.skip();
  expect(wood.at(-1)).toMatchObject({ k: 'samples', late: false });
  vi.advanceTimersByTime(1_000);
  relay.skip();
  expect(wood.at(-1)).toEqual({ k: 'hurry' });
  relay.close();
});

test('where nobody looks, hands are played without a pause: the page does not fall behind', () => {
  const nothing = (): void => undefined;
  vi.stubGlobal('document', { hidden: true, addEventListener: nothing, removeEventListener: nothing });
  const { relay, wood, fromJudge, fromWood } = open();
  fromJudge(pile(0));
  fromWood(still('a'));
  relay.take(told(0, 'a', 7));
  fromJudge({ kind: 'samples', seat: 1, attempt: 0, first: 0, samples: new Uint8Array([1, 120, 0]) });
  relay.take(told(1, 'b'));
  expect(wood.at(-1)).toMatchObject({ k: 'samples', late: true });
  relay.close();
});

test.each(['its own page', 'another page'])(
  'a hand that a bot ends because the time is up is seen from the start on %s',
  (where) => {
    const { relay, wood, sent, fromJudge, fromWood } = open();
    fromJudge(pile(0));
    fromWood(still('a'));
    relay.take(told(0, 'a', 7));
    const person = new Uint8Array([1, 20, 0]);
    if (where === 'its own page') relay.begin({ is: 'try', stick: 7 }, false);
    else fromJudge({ kind: 'samples', seat: 0, attempt: 0, first: 0, samples: person });
    const before = wood.length;
    const bot = new Uint8Array([1, 120, 0]);
    fromJudge({ kind: 'samples', seat: 0, attempt: 0, first: 0, samples: bot });
    relay.take(told(1, 'b'));
    // The pile lies as it was, and one sees that something else comes.
    expect(wood.slice(before)).toEqual([{ k: 'afresh' }]);
    expect(relay.owns()).toBe(false);
    fromWood(still('a'));
    vi.advanceTimersByTime(1_000);
    expect(wood.slice(before + 1)).toMatchObject([{ k: 'samples', first: 0, bytes: bot, late: false }]);
    fromWood({ k: 'report', report: { is: 'untouched' }, digest: 'b' });
    fromWood(still('b'));
    expect(relay.shown?.wood.digest).toBe('b');
    expect(sent).toHaveLength(1);
    relay.close();
  },
);

test('a pile that comes twice, and what the hand in it has done, is passed over', () => {
  const { relay, wood, fromJudge, fromWood } = open();
  relay.take(told(0, 'a', 7));
  const soFar: HandFrame = {
    kind: 'samples',
    seat: 1,
    attempt: 0,
    first: 0,
    samples: new Uint8Array([1, 9, 0]),
  };
  for (let times = 0; times < 2; times++) {
    fromJudge(pile(0));
    fromJudge(soFar);
  }
  fromWood(still('a'));
  fromJudge({ ...soFar, first: 9 });
  expect(wood.map(({ k }) => k)).toEqual(['pile', 'samples', 'samples']);
  relay.close();
});

test('hands that were missed while the line was cut are not waited for: the pile is asked for', () => {
  const { relay, sent, fromJudge, fromWood } = open();
  fromJudge(pile(0));
  fromWood(still('a'));
  relay.take(told(0, 'a'));
  relay.take(told(4, 'e'));
  expect(relay.shown?.wood.digest).toBe('a');
  vi.advanceTimersByTime(6_000);
  expect(sent.filter(({ kind }) => kind === 'ask').length).toBeGreaterThan(1);
  fromJudge(pile(4));
  fromWood(still('e'));
  expect(relay.shown?.wood.digest).toBe('e');
  relay.close();
});

test('a hand that has touched nothing may begin anew: the judge has not heard of it', () => {
  const { relay, wood, sent, fromJudge, fromWood } = open();
  fromJudge(pile(3));
  fromWood(still('a'));
  relay.take({ ...told(3, 'a', 7), view: { phase: { is: 'raising', stick: 7 }, to_move: 0 } as View });
  relay.begin({ is: 'try', stick: 7 }, false);
  fromWood({ k: 'send', bytes: new Uint8Array([1]), first: 0 });
  fromWood({ k: 'report', report: { is: 'untouched' }, digest: 'other' });
  fromWood(still('other'));
  expect(sent.at(-1)).toEqual({ kind: 'ask' });
  // What the judge asks for again is not sent again.
  const before = sent.length;
  fromJudge({ kind: 'due', attempt: 3, tick: 0 });
  vi.advanceTimersByTime(1_000);
  expect(sent).toHaveLength(before);
  fromJudge(pile(3));
  expect(wood.at(-1)).toMatchObject({ k: 'pile', attempt: 3 });
  fromWood(still('a'));
  relay.begin({ is: 'try', stick: 7 }, false);
  fromWood({ k: 'send', bytes: new Uint8Array([2]), first: 0 });
  expect(sent.at(-1)).toMatchObject({ kind: 'samples', attempt: 3, first: 0, samples: new Uint8Array([2]) });
  relay.close();
});

test('a hand may begin once the pile is here, and how far it had come before the page was left', () => {
  const { relay, wood, fromJudge, fromWood } = open();
  const mine = { ...told(3, 'a', 7), view: { phase: { is: 'taking', stick: 7 }, to_move: 0 } as View };
  relay.take(mine);
  expect(relay.ready).toBe(false);
  fromJudge(pile(3));
  fromWood(still('a'));
  expect(relay.ready).toBe(false);
  fromJudge({ kind: 'samples', seat: 0, attempt: 3, first: 0, samples: new Uint8Array([1, 60, 0]) });
  expect(wood.at(-1)).toMatchObject({ k: 'samples', late: true, aim: { is: 'take', stick: 7 } });
  expect(relay.ready).toBe(true);
  // And again, whenever the pile is another.
  relay.begin({ is: 'take', stick: 7 }, true);
  expect(relay.owns()).toBe(true);
  fromWood({ k: 'refused', why: 'a test' });
  expect(relay.ready).toBe(false);
  fromJudge(pile(3));
  expect(relay.owns()).toBe(false);
  fromWood(still('a'));
  // This time the hand had done nothing yet.
  vi.advanceTimersByTime(500);
  expect(relay.ready).toBe(true);
  relay.close();
});

test('the first hand of a pile that is built together is seen like any other', () => {
  // The pile of a new game comes without being asked for.
  const first = told(0, 'a');
  const { relay, wood, sent, fromJudge, fromWood } = open(
    { ...first, wood: { ...first.wood, builder: 1 } },
    pile(0),
  );
  expect(sent).toEqual([]);
  fromWood(still('a'));
  fromJudge({ kind: 'samples', seat: 1, attempt: 0, first: 0, samples: new Uint8Array([1, 120, 0]) });
  vi.advanceTimersByTime(1_000);
  expect(wood.at(-1)).toMatchObject({ k: 'samples', late: false, whole: true, aim: { is: 'build' } });
  relay.close();
});

test('who comes while a bot still thinks about a stick that it has to take sees it taken', () => {
  const { relay, wood, fromJudge, fromWood } = open();
  relay.take({ ...told(5, 'a'), view: { phase: { is: 'taking', stick: 2 }, to_move: 1 } as View });
  fromJudge(pile(5));
  fromWood(still('a'));
  vi.advanceTimersByTime(1_000);
  fromJudge({ kind: 'samples', seat: 1, attempt: 5, first: 0, samples: new Uint8Array([1, 120, 0]) });
  vi.advanceTimersByTime(1_000);
  expect(wood.at(-1)).toMatchObject({ k: 'samples', late: false, aim: { is: 'take', stick: 2 } });
  relay.close();
});

test.each([
  ['the hand stands already', true],
  ['the hand still moves', false],
])('who misses the end of a hand because the line was cut takes the pile that it left: %s', (_, stood) => {
  const { relay, wood, sent, fromJudge, fromWood } = open();
  fromJudge(pile(0));
  fromWood(still('a'));
  relay.take(told(0, 'a', 7));
  fromJudge(samples(0, 0, 40));
  if (stood) fromWood(holding(40, true));
  // Here the line is cut, and comes back when the hand is judged, and another has begun.
  relay.take(told(1, 'b', 9));
  fromJudge(samples(1, 0, 30));
  if (!stood) {
    // What there is of the hand is seen.
    fromWood(holding(20, false));
    expect(asks(sent)).toBe(1);
    fromWood(holding(40, true));
  }
  expect(asks(sent)).toBe(2);
  fromJudge(pile(1));
  fromJudge(samples(1, 0, 30));
  fromWood(still('b'));
  expect(relay.shown?.wood).toMatchObject({ attempt: 1, digest: 'b' });
  expect(wood.at(-1)).toMatchObject({ k: 'samples', first: 0, late: true });
  expect(relay.ready).toBe(true);
  vi.advanceTimersByTime(60_000);
  expect(asks(sent)).toBe(2);
  relay.close();
});

test('a hand that is judged and has all its samples is seen to its end, whatever pause it made', () => {
  const { relay, wood, sent, fromJudge, fromWood } = open();
  fromJudge(pile(0));
  fromWood(still('a'));
  relay.take(told(0, 'a', 7));
  fromJudge(samples(0, 0, 40));
  // The hand paused here, and the picture of it comes after the rest and what the judge says of it.
  fromJudge(samples(0, 40, 50));
  relay.take(told(1, 'b'));
  fromWood(holding(40, true));
  for (let tick = 40; tick < 89; tick++) fromWood(holding(tick, false));
  fromWood({ k: 'frame', frame: { doing: Doing.resting, tick: 90, halted: false } as Frame });
  vi.advanceTimersByTime(60_000);
  expect(asks(sent)).toBe(1);
  fromWood({ k: 'report', report: { is: 'untouched' }, digest: 'b' });
  fromWood(still('b'));
  expect(relay.shown?.wood.digest).toBe('b');
  expect(wood.filter(({ k }) => k === 'pile')).toHaveLength(1);
  relay.close();
});

/** A hand of this page's own has sent so much of itself. */
function ownHand(count: number): ReturnType<typeof open> & { before: number } {
  const opened = open();
  const { relay, sent, fromJudge, fromWood } = opened;
  fromJudge(pile(3));
  fromWood(still('a'));
  relay.take(mine(3, 'a'));
  vi.advanceTimersByTime(500);
  relay.begin({ is: 'try', stick: 7 }, false);
  for (let n = 0; n < count; n++) {
    fromWood({ k: 'send', bytes: new Uint8Array([1, 4, 0]), first: n * 4 });
    vi.advanceTimersByTime(67);
  }
  vi.advanceTimersByTime(1_000);
  return { ...opened, before: sent.length };
}
const mine = (attempt: number, digest: string): Told => ({
  ...told(attempt, digest),
  view: { phase: { is: 'raising', stick: 7 }, to_move: 0 } as View,
});
const firsts = (sent: HandFrame[]): number[] =>
  sent.flatMap((frame) => (frame.kind === 'samples' ? [frame.first] : []));

test('one’s own hand that was ended by another while the line was cut is not moved on', () => {
  const { relay, wood, sent, fromJudge, fromWood, before } = ownHand(10);
  fromWood(holding(43, false));
  // A bot has ended it, and the judge has another pile.
  relay.take(told(4, 'b'));
  expect(sent.slice(before)).toEqual([{ kind: 'ask' }]);
  fromJudge(pile(4));
  fromWood(still('b'));
  expect(wood.at(-1)).toMatchObject({ k: 'pile', attempt: 4 });
  expect(relay.owns()).toBe(false);
  expect(relay.shown?.wood.digest).toBe('b');
  relay.close();
});

test('one’s own hand that is judged comes to rest here, even if its last pictures are old', () => {
  const { relay, sent, fromWood, before } = ownHand(10);
  fromWood(holding(37, false));
  fromWood({ k: 'send', bytes: new Uint8Array([1, 2, 0]), first: 40 });
  relay.take(told(4, 'b'));
  fromWood({ k: 'frame', frame: { doing: Doing.resting, tick: 42, halted: false } as Frame });
  fromWood({ k: 'report', report: { is: 'taken', stick: 7, fallen: [] }, digest: 'b' });
  fromWood(still('b'));
  expect(asks(sent.slice(before))).toBe(0);
  expect(relay.shown?.wood.digest).toBe('b');
  relay.close();
});

test('of a long hand no more is sent again than the judge misses, and never too fast for the server', () => {
  const { relay, sent, fromJudge, before } = ownHand(1_000);
  expect(firsts(sent)).toHaveLength(1_000);
  // The line is here again, and the judge has all.
  relay.take(mine(3, 'a'));
  vi.advanceTimersByTime(5_000);
  expect(firsts(sent.slice(before))).toEqual([999 * 4]);
  // It has not.
  fromJudge({ kind: 'due', attempt: 3, tick: 600 * 4 });
  for (let second = 0; second < 15; second++) {
    const from = sent.length;
    vi.advanceTimersByTime(1_000);
    expect(sent.length - from).toBeLessThan(40);
  }
  expect(firsts(sent.slice(before + 1))).toEqual([...Array(400).keys()].map((n) => (600 + n) * 4));
  relay.close();
});

test('who skips while a hand’s end is still to be read sees the next hand', () => {
  const { relay, wood, fromJudge, fromWood } = open();
  fromJudge(pile(0));
  fromWood(still('a'));
  relay.take(told(0, 'a', 7));
  fromJudge(samples(0, 0, 120));
  relay.take(told(1, 'b'));
  relay.take(told(1, 'b', 3));
  fromJudge(samples(1, 0, 120));
  relay.take(told(2, 'c'));
  vi.advanceTimersByTime(1_000);
  fromWood({ k: 'report', report: { is: 'untouched' }, digest: 'b' });
  fromWood(still('b'));
  expect(relay.shown?.view.phase.is).toBe('raise');
  relay.skip();
  // Which stick comes next is seen at once, and then how it moves.
  expect(relay.shown?.view.phase.is).toBe('raising');
  expect(wood.at(-1)).toMatchObject({ k: 'samples', aim: { stick: 7 } });
  vi.advanceTimersByTime(1_000);
  expect(wood.at(-1)).toMatchObject({ k: 'samples', late: false, aim: { stick: 3 } });
  expect(wood.some(({ k }) => k === 'hurry')).toBe(false);
  relay.close();
});

test('a page that is put away in the middle of a hand shows what came of it at once, and so the next hands', () => {
  const page = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal('document', page);
  const { relay, wood, fromJudge, fromWood } = open();
  fromJudge(pile(0));
  fromWood(still('a'));
  relay.take(told(0, 'a', 7));
  fromJudge(samples(0, 0, 120));
  relay.take(told(1, 'b', 3));
  vi.advanceTimersByTime(1_000);
  expect(wood.at(-1)).toMatchObject({ k: 'samples', late: false });
  page.hidden = true;
  page.dispatchEvent(new Event('visibilitychange'));
  expect(wood.at(-1)).toEqual({ k: 'hurry' });
  fromWood({ k: 'report', report: { is: 'untouched' }, digest: 'b' });
  fromWood(still('b'));
  fromJudge(samples(1, 0, 120));
  relay.take(told(2, 'c'));
  expect(wood.at(-1)).toMatchObject({ k: 'samples', late: true, aim: { stick: 3 } });
  // Nobody listens any more once the table is left.
  relay.close();
  const before = wood.length;
  page.dispatchEvent(new Event('visibilitychange'));
  expect(wood).toHaveLength(before);
});
