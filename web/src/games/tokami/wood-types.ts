// Generated from crates/wood-wasm by `cargo xtask types`. Do not edit.

/**
 * A place for a stick.
 */
export type Place = { 
/**
 * The stick's middle, in cm.
 */
centre: [number, number, number], 
/**
 * How it lies there, as a quaternion.
 */
turn: [number, number, number, number], 
/**
 * How well it is carried there.
 */
support: number, 
/**
 * Its highest point there, in tenths of a millimetre.
 */
top: number, 
/**
 * Whether it would stay.
 */
holds: boolean, };

/**
 * What came of an attempt of the hand.
 */
export type Report = { "is": "untouched" } | { "is": "tried", 
/**
 * The stick.
 */
stick: number, 
/**
 * Its highest point before, in tenths of a millimetre.
 */
before: number, 
/**
 * Its highest point now.
 */
after: number, 
/**
 * How far the hand got with it.
 */
reach: WoodReach, 
/**
 * The sticks that fell.
 */
fallen: Array<number>, } | { "is": "taken", 
/**
 * The stick.
 */
stick: number, 
/**
 * The sticks that fell.
 */
fallen: Array<number>, } | { "is": "built", 
/**
 * The stick.
 */
stick: number, 
/**
 * The sticks that fell.
 */
fallen: Array<number>, };

/**
 * A way to pull a stick.
 */
export type Way = { 
/**
 * Where to: a direction of length 1.
 */
way: [number, number, number], 
/**
 * How much of the pile rests on the stick.
 */
load: number, 
/**
 * How much is in its way.
 */
blocked: number, };

/**
 * How far the hand got with a stick that it tried.
 */
export type WoodReach = "in_pile" | "put_back" | "in_hand";

/** What the hand is doing, as `Wood::doing` reports it. */
export const Doing = { none: 0, open: 1, holding: 2, resting: 3, over: 4, waiting: 5 } as const;
