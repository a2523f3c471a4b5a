import type { HandWish } from './messages';

/** An open hand. */
export const NOTHING: HandWish = { stick: -1, at: [0, 0, 0], to: [0, 20, 0], turn: [0, 0, 0, 1] };

/** A hand that wants a stick no further from where it wanted it trembles, in cm, and in the quaternion of its turn. */
const TREMBLES = { to: 0.03, turn: 0.002 };

/** A hand that wants the same again, or as good as the same, wants nothing new: a finger is never quite still. */
export function near(one: HandWish | null, other: HandWish): boolean {
  const apart = (a: readonly number[], b: readonly number[]): number =>
    Math.hypot(...a.map((number, i) => number - (b[i] ?? 0)));
  return (
    one !== null &&
    one.stick === other.stick &&
    apart(one.at, other.at) === 0 &&
    apart(one.to, other.to) < TREMBLES.to &&
    apart(one.turn, other.turn) < TREMBLES.turn
  );
}
