import { expect, test } from 'vitest';
import type { HandFrame } from '../games/game';
import { readFrame, writeFrame } from './frames';

test('a frame is written and read back', () => {
  const frames: HandFrame[] = [
    { kind: 'samples', seat: 2, attempt: 3, first: 60, samples: new Uint8Array([1, 2, 3]) },
    { kind: 'pile', attempt: 4_000_000_000, snapshot: new Uint8Array([9]) },
    { kind: 'ask' },
    { kind: 'due', attempt: 3, tick: 61 },
  ];
  for (const frame of frames) expect(readFrame(writeFrame(7, frame))).toEqual({ channel: 7, frame });
});

test('the bytes are those of the protocol', () => {
  const frame: HandFrame = { kind: 'samples', seat: 2, attempt: 3, first: 60, samples: new Uint8Array([5]) };
  expect([...writeFrame(7, frame)]).toEqual([1, 7, 0, 0, 0, 2, 3, 0, 0, 0, 60, 0, 0, 0, 5]);
});

test('what is no frame is none', () => {
  for (const bytes of [[], [9, 0, 0, 0, 0], [3, 0, 0, 0, 0, 0], [1, 0, 0, 0, 0, 2]]) {
    expect(readFrame(new Uint8Array(bytes))).toBeNull();
  }
});
