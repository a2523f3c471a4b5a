import type { GameModule } from '../modules';
import Picture from './Picture.svelte';

const module: GameModule = {
  load: () => import('./Totemo.svelte'),
  picture: Picture,
  word: (code) => `block-${code}`,
};

export default module;
