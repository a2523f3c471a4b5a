import { CanvasTexture, RepeatWrapping, SRGBColorSpace } from 'three';

/** Chance that is the same every time: wood that looks the same on every visit. */
export function chance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Draws the grain of wood over what is there: long, wavering, darker and lighter lines along x. */
export function grain(
  on: CanvasRenderingContext2D,
  width: number,
  height: number,
  { seed = 1, strength = 0.1, lines = 60, dark = '60 30 8', light = '255 240 210' } = {},
): void {
  const random = chance(seed);
  for (let i = 0; i < lines; i++) {
    const y = random() * height;
    const wave = 1 + random() * height * 0.03;
    const phase = random() * 6.28;
    const long = width * (0.35 + random() * 0.9);
    const from = random() * width - long / 2;
    on.strokeStyle = `rgb(${random() < 0.7 ? dark : light} / ${(strength * (0.3 + random() * 0.7)).toFixed(3)})`;
    on.lineWidth = 0.6 + random() * (height / 90);
    on.beginPath();
    for (let x = 0; x <= long; x += width / 24) {
      const rise = Math.sin(phase + (x / width) * 5) * wave;
      if (x) on.lineTo(from + x, y + rise);
      else on.moveTo(from + x, y + rise);
    }
    on.stroke();
  }
}

/** A canvas to paint on. */
export function canvas(width: number, height: number): CanvasRenderingContext2D {
  const element = document.createElement('canvas');
  element.width = width;
  element.height = height;
  const context = element.getContext('2d');
  if (!context) throw new Error('no canvas');
  return context;
}

/** What was painted, for a mesh. */
export function texture(context: CanvasRenderingContext2D, repeats = false): CanvasTexture {
  const made = new CanvasTexture(context.canvas);
  made.colorSpace = SRGBColorSpace;
  made.anisotropy = 4;
  if (repeats) made.wrapS = made.wrapT = RepeatWrapping;
  return made;
}

/** Bare wood in a colour. */
export function bareWood(colour: string, width: number, height: number, seed: number, strength = 0.16) {
  const on = canvas(width, height);
  on.fillStyle = colour;
  on.fillRect(0, 0, width, height);
  grain(on, width, height, { seed, strength, lines: Math.round(height / 2) });
  return on;
}

/** The boards of a table top. */
export function planks(): CanvasRenderingContext2D {
  const size = 1024;
  const on = canvas(size, size);
  const random = chance(41);
  const boards = 7;
  for (let i = 0; i < boards; i++) {
    const [from, high] = [(i * size) / boards, size / boards];
    const shade = 0.9 + random() * 0.16;
    on.fillStyle = `rgb(${Math.round(200 * shade)} ${Math.round(154 * shade)} ${Math.round(102 * shade)})`;
    on.fillRect(0, from, size, high);
    on.save();
    on.beginPath();
    on.rect(0, from, size, high);
    on.clip();
    on.translate(0, from);
    grain(on, size, high, { seed: 100 + i, strength: 0.13, lines: 60 });
    on.restore();
    on.fillStyle = 'rgb(70 34 8 / 0.45)';
    on.fillRect(0, from, size, 2);
  }
  return on;
}

/** White in the middle, black at the rim: what is seen of a table. */
export function fade(): CanvasRenderingContext2D {
  const on = canvas(256, 256);
  const soft = on.createRadialGradient(128, 128, 30, 128, 128, 128);
  soft.addColorStop(0, '#fff');
  soft.addColorStop(0.55, '#ddd');
  soft.addColorStop(1, '#000');
  on.fillStyle = soft;
  on.fillRect(0, 0, 256, 256);
  return on;
}
