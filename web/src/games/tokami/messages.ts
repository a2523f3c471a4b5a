import type { Place, Report, Way } from './wood-types';

export { Doing, type Place, type Report, type Way } from './wood-types';

/** x, y, z in cm. */
export type Point = [number, number, number];
/** A quaternion x, y, z, w. */
export type Turn = [number, number, number, number];

/** What a hand wants in this tick. */
export interface HandWish {
  /** The stick it holds; −1 for an open hand. */
  stick: number;
  /** Where it holds it, in the stick's own directions. */
  at: Point;
  /** Where it wants that point. */
  to: Point;
  /** How it wants the stick turned. */
  turn: Turn;
}

/** What a hand is about. */
export type Aim = { is: 'try'; stick: number } | { is: 'take'; stick: number } | { is: 'build' };

export type Pace = 0 | 1 | 2;

/** So many ticks before a hand has moved for as long as it may, this is shown, heard and said. */
export const WARNED = 1200;

/** What the page tells the wood. */
export type ToWood =
  /** The judge's pile, before the attempt with this number. */
  | { k: 'pile'; bytes: Uint8Array; attempt: number }
  /** The hand in the pile is forgotten: another comes in its place. */
  | { k: 'afresh' }
  /** A hand begins: this page's own, or one whose samples come from elsewhere. */
  | { k: 'begin'; aim: Aim; mine: boolean; keeps: boolean }
  /**
   * Samples of a hand elsewhere, from the tick `first` on. `late` ones are played as fast as it goes, and `still`
   * ones without a picture until they stop; a `whole` hand waits for slow pictures.
   */
  | {
      k: 'samples';
      bytes: Uint8Array;
      first: number;
      aim: Aim | null;
      late: boolean;
      still: boolean;
      whole: boolean;
    }
  /** Plays what is known of the hand elsewhere as fast as it goes. */
  | { k: 'hurry' }
  | { k: 'wish'; wish: HandWish }
  /** The hand lets go of its stick; `keeps` if one that is clear of the pile stays in it. */
  | { k: 'letGo'; keeps: boolean }
  /** The hand is done: a stick that it holds clear of the pile stays in it, any other is let go. */
  | { k: 'done' }
  /** The last picture has been drawn: the next may come. */
  | { k: 'seen' }
  /** TA-3: takes a stick out of the box. */
  | { k: 'box'; stick: number }
  | { k: 'ways'; stick: number }
  /** Places that reach higher than this; with null, places to build in. */
  | { k: 'places'; stick: number; before: number | null }
  | { k: 'pull'; stick: number; way: Point; pace: Pace }
  | { k: 'put'; place: number; pace: Pace };

/** One picture of the wood, and what is heard and felt in it. */
export interface Frame {
  /** Nine numbers for each stick: centre, turn, whether it is there, its speed. */
  poses: Float32Array;
  doing: number;
  /** How many samples of the hand have been played. */
  tick: number;
  strain: number;
  /** The hand puts its stick down, or watches it after that. */
  lets: boolean;
  /** How many ticks this hand may still move things. */
  left: number;
  /** Time stands still until the next wish, and how many of those the wood has heard. */
  halted: boolean;
  wishes: number;
  /** The hand holds its stick clear of the pile. */
  clear: boolean;
  /** The stick has been clear of the pile. */
  out: boolean;
  fallen: number[];
  /** x, y, z, force, and 1 for stick on stick. */
  knocks: Float32Array;
  slide: number;
  /** Each stick's highest point, in tenths of a millimetre. */
  heights: Uint32Array;
}

/** What the wood tells the page. */
export type FromWood =
  | { k: 'ready'; physics: string }
  | { k: 'frame'; frame: Frame }
  /** All is at rest. */
  | { k: 'still'; poses: Float32Array; heights: Uint32Array; digest: string }
  | { k: 'began'; aim: Aim; heights: Uint32Array }
  | { k: 'report'; report: Report; digest: string }
  | { k: 'send'; bytes: Uint8Array; first: number }
  | { k: 'ways'; stick: number; ways: Way[] }
  | { k: 'places'; stick: number; places: Place[] }
  /** A guided hand has done what it was told, and waits. */
  | { k: 'paused'; clear: boolean; out: boolean }
  /** The hand has moved for so long that it must let go. */
  | { k: 'tired' }
  | { k: 'refused'; why: string };
