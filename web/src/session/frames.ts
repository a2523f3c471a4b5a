import type { HandFrame } from '../games/game';

// The layout is that of crates/protocol/src/binary.rs: little-endian.
const SAMPLES = 1;
const DIGEST = 2;
const PILE = 3;
const ASK = 4;

/** A frame of a table's channel as bytes. */
export function writeFrame(channel: number, frame: HandFrame): Uint8Array {
  const body =
    frame.kind === 'samples' ? frame.samples : frame.kind === 'pile' ? frame.snapshot : new Uint8Array();
  const head = { samples: 14, digest: 17, pile: 9, ask: 5 }[frame.kind];
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
    case 'digest':
      to.setUint8(0, DIGEST);
      to.setUint32(5, frame.attempt, true);
      to.setBigUint64(9, frame.digest, true);
      break;
    case 'pile':
      to.setUint8(0, PILE);
      to.setUint32(5, frame.attempt, true);
      break;
    case 'ask':
      to.setUint8(0, ASK);
      break;
  }
  bytes.set(body, head);
  return bytes;
}

/** Bytes as a frame, with its channel; null if they are none. */
export function readFrame(bytes: Uint8Array): { channel: number; frame: HandFrame } | null {
  if (bytes.length < 5) return null;
  const from = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const channel = from.getUint32(1, true);
  const kind = from.getUint8(0);
  if (kind === SAMPLES && bytes.length >= 14) {
    const attempt = from.getUint32(6, true);
    const first = from.getUint32(10, true);
    const samples = bytes.slice(14);
    return { channel, frame: { kind: 'samples', seat: from.getUint8(5), attempt, first, samples } };
  }
  if (kind === DIGEST && bytes.length === 17) {
    const attempt = from.getUint32(5, true);
    return { channel, frame: { kind: 'digest', attempt, digest: from.getBigUint64(9, true) } };
  }
  if (kind === PILE && bytes.length >= 9) {
    return { channel, frame: { kind: 'pile', attempt: from.getUint32(5, true), snapshot: bytes.slice(9) } };
  }
  if (kind === ASK && bytes.length === 5) return { channel, frame: { kind: 'ask' } };
  return null;
}
