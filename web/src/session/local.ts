import type { ClientMsg, CreateTable, ServerMsg, TableId } from '../protocol/types';
import { Refused, type Ear, type Transport } from './session.svelte';
import type { FromWorker, ToWorker } from './local-messages';

/** Tables on this device: the same state machine as on the server, in a worker. */
export class Local implements Transport {
  #ear: Ear | null = null;
  #worker: Worker | null = null;
  readonly #created = new Map<number, { done: (id: TableId) => void; fail: (why: Error) => void }>();
  #count = 0;

  open(ear: Ear): void {
    this.#ear = ear;
    this.#worker = new Worker(new URL('./local-worker.ts', import.meta.url), { type: 'module' });
    this.#worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.#hear(data);
  }

  send(message: ClientMsg): void {
    this.#post({ k: 'say', text: JSON.stringify(message) });
  }

  sendBytes(frame: Uint8Array): void {
    this.#post({ k: 'bytes', frame });
  }

  create(table: CreateTable): Promise<TableId> {
    const id = this.#count++;
    return new Promise((done, fail) => {
      this.#created.set(id, { done, fail });
      this.#post({ k: 'create', id, text: JSON.stringify(table) });
    });
  }

  #post(message: ToWorker): void {
    this.#worker?.postMessage(message);
  }

  #hear(message: FromWorker): void {
    switch (message.k) {
      case 'ready':
        this.#ear?.up(undefined);
        return;
      case 'said':
        this.#ear?.hear(JSON.parse(message.text) as ServerMsg);
        return;
      case 'bytes':
        this.#ear?.bytes(message.frame);
        return;
      case 'created':
        this.#created.get(message.id)?.done(message.table);
        this.#created.delete(message.id);
        return;
      case 'failed':
        this.#created.get(message.id)?.fail(new Refused({ code: message.code }));
        this.#created.delete(message.id);
        return;
    }
  }
}
