import type { Component } from 'svelte';
import type { Frame } from '../protocol/frames';
import type { WoodInfo } from '../protocol/types';

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
  /** All that happened in the game, as the viewer saw it. */
  history?: readonly Seen[] | undefined;
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
  /** In a game that is played by hand: the way of the hand's samples, and of what is told between them. */
  hand?: HandLink | undefined;
}

/** How a game that is played by hand stands, as the judge tells it to one viewer. */
export interface Told {
  view: unknown;
  events: readonly unknown[];
  wood: WoodInfo;
  viewer: SeatNumber | null;
}

/** Who hears of a table where a game is played by hand. */
export interface HandEar {
  /** Samples of whoever moves, or a pile. */
  frame(frame: HandFrame): void;
  told(told: Told): void;
}

/** The binary frames of one such table, and what is told between them. */
export interface HandLink {
  /** Sends the samples of this player's attempt, or asks for the judge's pile. */
  send(frame: HandFrame): void;
  /** Hears all that has come, in order, also what came before anybody listened. Gives back how to stop. */
  listen(ear: HandEar): () => void;
}

/** One binary frame. */
export type HandFrame = Frame;

/** A game's component, with its types forgotten: the table page holds any game. */
export type GameComponent = Component<GameProps<unknown, unknown, unknown>>;
