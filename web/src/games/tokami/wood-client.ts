import type { FromWood, ToWood } from './messages';

/** The wood, from the page's side: a worker of its own. */
export class WoodClient {
  readonly #worker = new Worker(new URL('./wood.worker.ts', import.meta.url), { type: 'module' });
  readonly #ears = new Set<(message: FromWood) => void>();
  /** How the pile lay last, for those who come later. */
  #still: FromWood | null = null;
  /** How many wishes the wood was told. */
  wishes = 0;

  constructor() {
    this.#worker.onmessage = ({ data }: MessageEvent<FromWood>) => {
      if (data.k === 'still') this.#still = data;
      for (const hear of [...this.#ears]) hear(data);
      if (data.k === 'frame') requestAnimationFrame(() => setTimeout(() => this.tell({ k: 'seen' })));
    };
  }

  tell(message: ToWood): void {
    if (message.k === 'wish') this.wishes++;
    this.#worker.postMessage(message);
  }

  /** Hears what the wood says. Gives back how to stop. */
  listen(hear: (message: FromWood) => void): () => void {
    this.#ears.add(hear);
    if (this.#still) hear(this.#still);
    return () => this.#ears.delete(hear);
  }

  close(): void {
    this.#worker.terminate();
    this.#ears.clear();
  }
}
