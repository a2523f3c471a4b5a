import { describe, expect, test } from 'vitest';
import type { Frame } from '../protocol/frames';
import vectors from '../protocol/frame-vectors.json';
import { readFrame, writeFrame } from './frames';

/** Written by the Rust codec: bytes are lists of numbers there. */
describe.each(vectors)('$kind $bytes', ({ kind, values: { channel, ...fields }, bytes }) => {
  const told = Object.entries(fields).map(([name, value]) => [
    name,
    Array.isArray(value) ? new Uint8Array(value) : value,
  ]);
  const frame = { kind, ...Object.fromEntries(told) } as Frame;

  test('is read as Rust means it', () => {
    expect(readFrame(new Uint8Array(bytes))).toEqual({ channel, frame });
  });

  test('is written as Rust writes it', () => {
    expect([...writeFrame(channel, frame)]).toEqual(bytes);
  });
});

test('a frame is read from the middle of a larger buffer', () => {
  const all = new Uint8Array([9, 9, 3, 7, 0, 0, 0]);
  expect(readFrame(all.subarray(2))).toEqual({ channel: 7, frame: { kind: 'ask' } });
});

test('what is no frame is none', () => {
  for (const bytes of [[], [9, 0, 0, 0, 0], [3, 0, 0, 0, 0, 0], [1, 0, 0, 0, 0, 2]]) {
    expect(readFrame(new Uint8Array(bytes))).toBeNull();
  }
});
