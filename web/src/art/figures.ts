/**
 * One of our own line drawings, in a square of 100. Faces look straight ahead, so most lines are drawn for the
 * left half only and mirrored.
 */
export interface Figure {
  /** Lines across the middle. */
  mid: readonly string[];
  /** Lines of the left half, mirrored to the right. */
  half?: readonly string[];
  /** Filled shapes of the left half, mirrored to the right. */
  halfFill?: readonly string[];
  /** Filled shapes in the middle. */
  fill?: readonly string[];
  /** Lines that are repeated around the middle, so many times. */
  around?: { times: number; lines: readonly string[] };
}

/** A disc around x, y. */
export const dot = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** Draws a figure on a canvas, in the square at x, y of this size. */
export function drawFigure(
  on: CanvasRenderingContext2D,
  figure: Figure,
  x: number,
  y: number,
  size: number,
  ink: string,
  width = 5,
): void {
  on.save();
  on.translate(x, y);
  on.scale(size / 100, size / 100);
  on.strokeStyle = ink;
  on.fillStyle = ink;
  on.lineWidth = width;
  on.lineCap = 'round';
  on.lineJoin = 'round';
  const stroke = (lines: readonly string[]): void => lines.forEach((line) => on.stroke(new Path2D(line)));
  const fill = (shapes: readonly string[]): void => shapes.forEach((shape) => on.fill(new Path2D(shape)));
  stroke(figure.mid);
  fill(figure.fill ?? []);
  for (const side of [1, -1]) {
    on.save();
    if (side < 0) {
      on.translate(100, 0);
      on.scale(-1, 1);
    }
    stroke(figure.half ?? []);
    fill(figure.halfFill ?? []);
    on.restore();
  }
  const { times, lines } = figure.around ?? { times: 0, lines: [] };
  for (let n = 0; n < times; n++) {
    on.save();
    on.translate(50, 50);
    on.rotate((n * 2 * Math.PI) / times);
    on.translate(-50, -50);
    stroke(lines);
    on.restore();
  }
  on.restore();
}
