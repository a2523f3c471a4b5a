import type { FromWood, ToWood } from './messages';

/** The wood, from the page's side: a worker of its own. */
export class WoodClient {
  readonly #worker = new Worker(new URL('./wood.worker.ts', import.meta.url), { type: 'module' });
  readonly #ears = new Set<(message: FromWood) => void>();

  constructor() {
    this.#worker.onmessage = ({ data }: MessageEvent<FromWood>) => {
      for (const hear of this.#ears) hear(data);
    };
  }

  tell(message: ToWood): void {
    this.#worker.postMessage(message);
  }

  /** Hears what the wood says. Gives back how to stop. */
  listen(hear: (message: FromWood) => void): () => void {
    this.#ears.add(hear);
    return () => this.#ears.delete(hear);
  }

  close(): void {
    this.#worker.terminate();
    this.#ears.clear();
  }
}
