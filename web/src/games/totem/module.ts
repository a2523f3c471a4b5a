import type { GameModule } from '../modules';
import Picture from './Picture.svelte';

const module: GameModule = {
  load: () => import('./Totem.svelte'),
  picture: Picture,
  blank: (_, value) => (typeof value === 'string' ? { text: `card-${value}` } : undefined),
  // On the other one are the poles.
  quiet: 'start',
};

export default module;
