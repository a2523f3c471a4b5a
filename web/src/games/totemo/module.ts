import type { GameModule } from '../modules';
import Picture from './Picture.svelte';

const module: GameModule = {
  load: () => import('./Totemo.svelte'),
  picture: Picture,
  blank: (_, value) => (typeof value === 'string' ? { text: `block-${value}` } : undefined),
};

export default module;
