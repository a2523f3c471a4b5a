import { Guided, type Wood } from '../../wasm/pile/pile';
import type { FromWood, Place, ToWood, Way } from './messages';

/** What is said to a hand that is led step by step, or asked for it. */
export type Guidance = Extract<ToWood, { k: 'box' | 'ways' | 'places' | 'pull' | 'put' }>;

/** A hand that is led step by step, by choosing from lists. */
export class GuidedHand {
  readonly #guided = new Guided();

  /** Answers a question; null if it was told to do something, which the wood then plays. */
  hear(message: Guidance, wood: Wood): FromWood | null {
    const guided = this.#guided;
    switch (message.k) {
      case 'box':
        guided.from_the_box(wood, message.stick);
        return null;
      case 'ways': {
        const { stick } = message;
        return { k: 'ways', stick, ways: JSON.parse(guided.ways(wood, stick)) as Way[] };
      }
      case 'places': {
        const { stick, before } = message;
        const found =
          before === null ? guided.building_places(wood, stick) : guided.places(wood, stick, before);
        return { k: 'places', stick, places: JSON.parse(found) as Place[] };
      }
      case 'pull':
        guided.pull(wood, message.stick, Float32Array.from(message.way), message.pace);
        return null;
      case 'put':
        guided.put(wood, message.place, message.pace);
        return null;
    }
  }

  /** The next attempt begins with an open hand. */
  forget(): void {
    this.#guided.forget();
  }
}
