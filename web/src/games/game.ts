import type { Component } from 'svelte';
import type { AnyAction, AnySeen, AnyView, GameName, WoodInfo } from '../protocol/types';

/** A place at the table, counted from 0. */
export type SeatNumber = number;

/**
 * What a game's component gets. It draws the view and asks for actions; it knows nothing of sockets or
 * rules: whatever may be done now is in the view's `legal`.
 */
export interface GameProps<View, Seen, Action> {
  /** All that the viewer may know now. A new object with every change. */
  view: View;
  /** What happened since the view before, as the viewer saw it: for animation. Empty for a first view. */
  events: readonly Seen[];
  /** The seat that looks and acts; null for a spectator. */
  viewer: SeatNumber | null;
  /** Names by seat. */
  names: readonly string[];
  /** Asks for an action. The answer is a new view; a refusal is shown by the page around the game. */
  act: (action: Action) => void;
  /** An action was asked for and is not answered yet: offer nothing. */
  busy: boolean;
  /** What a strong bot would do here, if the player asked for it. */
  advice: Action | null;
  /** Takes back this seat's last decision, where the table may allow it. */
  takeBack?: (() => void) | undefined;
  /** Said once all that led to a view has been shown: the result of a game waits for its last move. */
  caughtUp?: ((view: View) => void) | undefined;
  /** Tokami only: the way of the hand's samples, and of what is told between them. */
  hand?: HandLink | undefined;
}

/** How a game of Tokami stands, as the judge tells it to one viewer. */
export interface Told {
  view: AnyView;
  events: readonly AnySeen[];
  wood: WoodInfo;
  viewer: SeatNumber | null;
}

/** Who hears of a Tokami table. */
export interface HandEar {
  /** Samples of whoever moves, or a pile. */
  frame(frame: HandFrame): void;
  told(told: Told): void;
}

/** The binary frames of one Tokami table, without the frame's head (kind, channel), and what is told between them. */
export interface HandLink {
  /** Sends the samples of this player's attempt, or asks for the judge's pile. */
  send(frame: HandFrame): void;
  /** Hears all that has come, in order, also what came before anybody listened. Gives back how to stop. */
  listen(ear: HandEar): () => void;
}

/** One binary frame (`crates/protocol/src/binary.rs`). */
export type HandFrame =
  | { kind: 'samples'; seat: SeatNumber; attempt: number; first: number; samples: Uint8Array }
  | { kind: 'pile'; attempt: number; snapshot: Uint8Array }
  | { kind: 'ask' }
  | { kind: 'due'; attempt: number; tick: number };

/** A game's component, with its types forgotten: the table page holds any game. */
export type GameComponent = Component<GameProps<AnyView, AnySeen, AnyAction>>;

/** The games by their names on the wire. */
export const GAMES: readonly GameName[] = ['totemo', 'totem', 'tokami'];

type Module = { default: unknown };

/** Each game is loaded when its table opens. */
const MODULES: Record<GameName, () => Promise<Module>> = {
  totemo: () => import('./totemo/Totemo.svelte'),
  totem: () => import('./totem/Totem.svelte'),
  tokami: () => import('./tokami/Tokami.svelte'),
};

/** Loads a game's component. */
export async function loadGame(game: GameName): Promise<GameComponent> {
  return (await MODULES[game]()).default as GameComponent;
}
