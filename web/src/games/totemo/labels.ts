/** A number on the picture of the board: what a block brings there. */
export interface Label {
  hole: number;
  /** Where it stands, in CSS pixels. */
  x: number;
  y: number;
  points: number;
  bonus: boolean;
}

/** Holes this far apart on the screen have room for a number each, in CSS pixels. */
const ROOMY = 46;
/** Where there is less room, so many holes get one. */
const FEW = 5;
/** Half of what a number covers. */
const WIDE = 34;
const HIGH = 19;

const better = (a: Label, b: Label): number => Number(b.bonus) - Number(a.bonus) || b.points - a.points;
const alike = (a: Label, b: Label): boolean => better(a, b) === 0;
const cover = (a: Label, b: Label): boolean => Math.abs(a.x - b.x) < WIDE && Math.abs(a.y - b.y) < HIGH;

/**
 * The numbers that are shown: the hole that is pointed at, then the best, never one upon another. On a small
 * picture only the best few: where some of those that bring the same are left out, all are, but never the very best.
 */
export function worthShowing(labels: readonly Label[], pointed: number | null, pitch: number): Label[] {
  const first = labels.filter(({ hole }) => hole === pointed);
  const others = labels.filter(({ hole }) => hole !== pointed).sort(better);
  const best = pitch < ROOMY ? bestFew(others) : others;
  return best.reduce((shown, label) => {
    return shown.some((other) => cover(label, other)) ? shown : [...shown, label];
  }, first);
}

function bestFew(sorted: readonly Label[]): Label[] {
  const chosen: Label[] = [];
  for (let start = 0; start < sorted.length;) {
    const group = sorted.filter((label) => alike(label, sorted[start] ?? label));
    if (start > 0 && chosen.length + group.length > FEW) break;
    chosen.push(...group);
    start += group.length;
  }
  return chosen.slice(0, FEW);
}
