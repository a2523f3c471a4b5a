// Generated from crates/protocol by `cargo xtask types`. Do not edit.

/** A binary frame of one table, without its channel. */
export type Frame =
  | { kind: 'samples'; seat: number; attempt: number; first: number; samples: Uint8Array }
  | { kind: 'pile'; attempt: number; snapshot: Uint8Array }
  | { kind: 'ask' }
  | { kind: 'due'; attempt: number; tick: number };

/** The kind byte of each frame, and what follows it and the channel. Numbers are little-endian. */
export const LAYOUT = {
  samples: { code: 1, fields: [['seat', 'u8'], ['attempt', 'u32'], ['first', 'u32'], ['samples', 'rest']] },
  pile: { code: 2, fields: [['attempt', 'u32'], ['snapshot', 'rest']] },
  ask: { code: 3, fields: [] },
  due: { code: 4, fields: [['attempt', 'u32'], ['tick', 'u32']] },
} as const;
