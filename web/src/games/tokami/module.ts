import type { GameModule } from '../modules';
import Picture from './Picture.svelte';
import type { View } from './types';

const module: GameModule = {
  load: () => import('./Tokami.svelte'),
  picture: Picture,
  // TA-3: before the game each in turn builds in a stick.
  isDue: (view, wood, seat) => (wood?.builder ?? (view as View).to_move) === seat,
};

export default module;
