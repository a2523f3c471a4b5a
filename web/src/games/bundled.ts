import type { GameInfo } from '../protocol/types';
import sheets from '../protocol/sheets.json';

/** The data sheets of the games that this page can play by itself. */
export const BUNDLED = sheets as readonly GameInfo[];
