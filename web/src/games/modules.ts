import type { Component } from 'svelte';
import type { Seat, WoodInfo } from '../protocol/types';
import type { GameComponent } from './game';
import { legalIn } from './view';

/** What a game brings to the page besides its data sheet, in the file `module.ts` of its folder. */
export interface GameModule {
  /** Loads its component, once its table opens. */
  load: () => Promise<{ default: unknown }>;
  /** A drawing of it for lists. */
  picture?: Component;
  /** Whether a seat is offered something now. Only needed where the view's `legal` does not say it. */
  isDue?: (view: unknown, wood: WoodInfo | undefined, seat: Seat) => boolean;
  /**
   * How a field of a refusal's data is said where it isn't said as it is: as a text of this key, or so. The code is the
   * refusal's.
   */
  blank?: (field: string, value: unknown, code: string) => { text: string } | string | number | undefined;
  /** On which half of a low screen a line that only informs covers nothing that is played with; `end` without it. */
  quiet?: 'start' | 'end';
}

/** Every game with a folder of its own has a module there: this list is made by the bundler. */
const FOUND = import.meta.glob<{ default: GameModule }>('./*/module.ts', { eager: true });

const MODULES: ReadonlyMap<string, GameModule> = new Map(
  Object.entries(FOUND).map(([path, module]) => [path.split('/')[1] ?? '', module.default]),
);

/** A game without a module is shown as a table of facts. */
const PLAIN: GameModule = { load: () => import('./plain/PlainTable.svelte') };

/** What a game brings to the page. */
export function moduleOf(game: string): GameModule {
  return MODULES.get(game) ?? PLAIN;
}

/** Loads a game's component. */
export async function loadGame(game: string): Promise<GameComponent> {
  return (await moduleOf(game).load()).default as GameComponent;
}

/** Whether a seat is offered anything in this view of its own. */
export function isDue(game: string, view: unknown, wood: WoodInfo | undefined, seat: Seat): boolean {
  if (view === undefined || view === null) return false;
  return moduleOf(game).isDue?.(view, wood, seat) ?? legalIn(view).length > 0;
}
