import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { HandFrame } from '../game';
import type { FromWood, ToWood } from './messages';
import { Relay, type Told } from './relay.svelte';
import type { View } from './types';
import type { WoodClient } from './wood-client';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A wood and a line under the test's control. */
function open(): {
  relay: Relay;
  wood: ToWood[];
  sent: HandFrame[];
  fromWood: (message: FromWood) => void;
  fromJudge: (frame: HandFrame) => void;
} {
  const [wood, sent]: [ToWood[], HandFrame[]] = [[], []];
  let [fromWood, fromJudge] = [(_: FromWood): void => undefined, (_: HandFrame): void => undefined];
  const client = {
    tell: (message: ToWood) => void wood.push(message),
    listen: (hear: typeof fromWood) => {
      fromWood = hear;
      return () => undefined;
    },
  } as unknown as WoodClient;
  const link = {
    send: (frame: HandFrame) => void sent.push(frame),
    listen: (hear: typeof fromJudge) => {
      fromJudge = hear;
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
});
const pile = (attempt: number): HandFrame => ({ kind: 'pile', attempt, snapshot: new Uint8Array() });
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
  relay.take(told(0, 'a', 7), 0);
  relay.take(told(1, 'b'), 0);
  expect(relay.shown?.wood.digest).toBe('a');
  fromJudge({ kind: 'samples', seat: 1, attempt: 0, first: 0, samples: new Uint8Array([1]) });
  expect(wood.at(-1)).toMatchObject({ k: 'samples', aim: { is: 'try', stick: 7 } });
  fromWood({ k: 'report', report: { is: 'untouched' }, digest: 'b' });
  fromWood(still('b'));
  expect(relay.shown?.wood.digest).toBe('b');
  relay.close();
});

test('hands that were missed while the line was cut are not waited for: the pile is asked for', () => {
  const { relay, sent, fromJudge, fromWood } = open();
  fromJudge(pile(0));
  fromWood(still('a'));
  relay.take(told(0, 'a'), 0);
  relay.take(told(4, 'e'), 0);
  expect(relay.shown?.wood.digest).toBe('a');
  vi.advanceTimersByTime(6_000);
  expect(sent.filter(({ kind }) => kind === 'ask').length).toBeGreaterThan(1);
  fromJudge(pile(4));
  fromWood(still('e'));
  expect(relay.shown?.wood.digest).toBe('e');
  relay.close();
});
