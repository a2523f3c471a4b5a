import type { HandFrame } from '../games/game';

// The layout is that of crates/protocol/src/binary.rs: little-endian.
const SAMPLES = 1;
const PILE = 2;
const ASK = 3;
const DUE = 4;
/** Kind and channel, and what comes before the body. */
const HEAD = { samples: 14, pile: 9, ask: 5, due: 13 } as const;

function bodyOf(frame: HandFrame): Uint8Array {
  switch (frame.kind) {
    case 'samples':
      return frame.samples;
    case 'pile':
      return frame.snapshot;
    case 'ask':
    case 'due':
      return new Uint8Array();
  }
}

/** A frame of a table's channel as bytes. */
export function writeFrame(channel: number, frame: HandFrame): Uint8Array {
  const body = bodyOf(frame);
  const head = HEAD[frame.kind];
  const bytes = new Uint8Array(head + body.length);
  const to = new DataView(bytes.buffer);
  to.setUint32(1, channel, true);
  switch (frame.kind) {
    case 'samples':
      to.setUint8(0, SAMPLES);
      to.setUint8(5, frame.seat);
      to.setUint32(6, frame.attempt, true);
      to.setUint32(10, frame.first, true);
      break;
    case 'pile':
      to.setUint8(0, PILE);
      to.setUint32(5, frame.attempt, true);
      break;
    case 'ask':
      to.setUint8(0, ASK);
      break;
    case 'due':
      to.setUint8(0, DUE);
      to.setUint32(5, frame.attempt, true);
      to.setUint32(9, frame.tick, true);
      break;
  }
  bytes.set(body, head);
  return bytes;
}

/** Bytes as a frame, with its channel; null if they are none. */
export function readFrame(bytes: Uint8Array): { channel: number; frame: HandFrame } | null {
  if (bytes.length < HEAD.ask) return null;
  const from = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const channel = from.getUint32(1, true);
  const kind = from.getUint8(0);
  if (kind === SAMPLES && bytes.length >= HEAD.samples) {
    const [seat, attempt, first] = [from.getUint8(5), from.getUint32(6, true), from.getUint32(10, true)];
    return { channel, frame: { kind: 'samples', seat, attempt, first, samples: bytes.slice(HEAD.samples) } };
  }
  if (kind === PILE && bytes.length >= HEAD.pile) {
    return {
      channel,
      frame: { kind: 'pile', attempt: from.getUint32(5, true), snapshot: bytes.slice(HEAD.pile) },
    };
  }
  if (kind === ASK && bytes.length === HEAD.ask) return { channel, frame: { kind: 'ask' } };
  if (kind === DUE && bytes.length === HEAD.due) {
    return {
      channel,
      frame: { kind: 'due', attempt: from.getUint32(5, true), tick: from.getUint32(9, true) },
    };
  }
  return null;
}
