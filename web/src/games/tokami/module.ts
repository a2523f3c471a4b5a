import { mm } from '../../i18n/numbers';
import type { GameModule } from '../modules';
import Picture from './Picture.svelte';
import type { View } from './types';

/** A stick's number as people see it; the rules count from 0. */
const stick = (number: unknown): number => Number(number) + 1;

const module: GameModule = {
  load: () => import('./Tokami.svelte'),
  picture: Picture,
  // TA-3: before the game each in turn builds in a stick.
  isDue: (view, wood, seat) => (wood?.builder ?? (view as View).to_move) === seat,
  blank: (field, value, code) => {
    if (field === 'seat' || field === 'to_move') return undefined;
    if (field === 'before' || field === 'after') return mm(Number(value));
    if (typeof value === 'number') return stick(value);
    if (!Array.isArray(value)) return undefined;
    // Nine of each colour is a list of counts; all other lists are sticks.
    return value.map((one) => (code.endsWith('-colours') ? Number(one) : stick(one))).join(', ');
  },
};

export default module;
