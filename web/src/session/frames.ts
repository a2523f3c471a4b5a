import { LAYOUT, type Frame } from '../protocol/frames';

type Kind = Frame['kind'];
type Width = 'u8' | 'u32' | 'rest';
type Field = readonly [name: string, width: Width];

/** Kind and channel. */
const HEAD = 5;
const SIZE: Record<Width, number> = { u8: 1, u32: 4, rest: 0 };

const fieldsOf = (kind: Kind): readonly Field[] => LAYOUT[kind].fields;
const sizeOf = (kind: Kind): number => fieldsOf(kind).reduce((sum, [, width]) => sum + SIZE[width], HEAD);

/** A frame of a table's channel as bytes. */
export function writeFrame(channel: number, frame: Frame): Uint8Array {
  const fields = fieldsOf(frame.kind);
  const values = frame as unknown as Readonly<Record<string, number | Uint8Array>>;
  const last = values[fields.at(-1)?.[0] ?? ''];
  const body = last instanceof Uint8Array ? last : new Uint8Array();
  const head = sizeOf(frame.kind);
  const bytes = new Uint8Array(head + body.length);
  const to = new DataView(bytes.buffer);
  to.setUint8(0, LAYOUT[frame.kind].code);
  to.setUint32(1, channel, true);
  let at = HEAD;
  for (const [name, width] of fields) {
    const value = values[name];
    if (typeof value === 'number') {
      if (width === 'u8') to.setUint8(at, value);
      else to.setUint32(at, value, true);
    }
    at += SIZE[width];
  }
  bytes.set(body, head);
  return bytes;
}

/** Bytes as a frame, with its channel; null if they are none. */
export function readFrame(bytes: Uint8Array): { channel: number; frame: Frame } | null {
  const kind = (Object.keys(LAYOUT) as Kind[]).find((kind) => LAYOUT[kind].code === bytes[0]);
  if (!kind) return null;
  const fields = fieldsOf(kind);
  const head = sizeOf(kind);
  const open = fields.at(-1)?.[1] === 'rest';
  if (bytes.length < head || (bytes.length > head && !open)) return null;
  const from = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const frame: Record<string, unknown> = { kind };
  let at = HEAD;
  for (const [name, width] of fields) {
    if (width === 'rest') frame[name] = bytes.slice(at);
    else frame[name] = width === 'u8' ? from.getUint8(at) : from.getUint32(at, true);
    at += SIZE[width];
  }
  return { channel: from.getUint32(1, true), frame: frame as Frame };
}
