/**
 * The paints. They are the tokens of `app.css` once more, for canvases and meshes; a test keeps the two alike
 * and the paints apart, also for people who see fewer colours.
 */
export const PAINT = {
  red: '#a8221c',
  orange: '#ec8a35',
  yellow: '#f6cf45',
  green: '#3f7f3a',
  blue: '#2f63b8',
  violet: '#5a2c78',
} as const;

export type Paint = keyof typeof PAINT;

/** The ink of a drawing on a paint: dark on the light ones. */
export const INK: Record<Paint, string> = {
  red: '#ffe9d6',
  orange: '#3a1a06',
  yellow: '#4a2f08',
  green: '#eaf6d8',
  blue: '#e8f1ff',
  violet: '#f5e3ff',
};

/** Bare wood, and what is drawn on it. */
export const BARE = { wood: '#dfbd8c', ink: '#4b2f17' } as const;

/** The six in the order of the wheel, once around: for painting a rainbow block. */
export const WHEEL: readonly Paint[] = ['red', 'orange', 'yellow', 'green', 'blue', 'violet'];
