/** What the page and its worker say to each other. */
export type ToWorker =
  { k: 'say'; text: string } | { k: 'bytes'; frame: Uint8Array } | { k: 'create'; id: number; text: string };

export type FromWorker =
  | { k: 'ready' }
  | { k: 'said'; text: string }
  | { k: 'bytes'; frame: Uint8Array }
  | { k: 'created'; id: number; table: string }
  | { k: 'failed'; id: number; code: string };
