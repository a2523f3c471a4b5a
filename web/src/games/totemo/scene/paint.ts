import { MeshStandardMaterial, type BufferGeometry, ConeGeometry, Float32BufferAttribute } from 'three';
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';
import { drawFigure } from '../../../art/figures';
import { PAINT, WHEEL } from '../../../art/palette';
import { canvas, grain, texture } from '../../../scene/grain';
import { lookOf, type BlockCode } from '../blocks';

const SIZE = 256;

/** The side of a block: a little less than the distance of holes. */
export const BLOCK = 0.98;

/** Paint on wood, worn at the edges, with the figure on it. */
function face(code: BlockCode): CanvasRenderingContext2D {
  const look = lookOf(code);
  const on = canvas(SIZE, SIZE);
  on.fillStyle = look.paint;
  on.fillRect(0, 0, SIZE, SIZE);
  const bare = look.name === 'rainbow' || look.name === 'start';
  grain(on, SIZE, SIZE, { seed: code.charCodeAt(0), strength: bare ? 0.16 : 0.09, lines: 90 });
  const worn = on.createRadialGradient(SIZE / 2, SIZE / 2, SIZE * 0.34, SIZE / 2, SIZE / 2, SIZE * 0.74);
  worn.addColorStop(0, 'rgb(255 255 255 / 0.07)');
  worn.addColorStop(0.6, 'rgb(0 0 0 / 0)');
  worn.addColorStop(1, 'rgb(60 25 0 / 0.3)');
  on.fillStyle = worn;
  on.fillRect(0, 0, SIZE, SIZE);
  if (bare) {
    arcs(on, look.name === 'start');
  } else {
    on.strokeStyle = look.ink;
    on.globalAlpha = 0.35;
    on.lineWidth = 3;
    on.strokeRect(22, 22, SIZE - 44, SIZE - 44);
    on.globalAlpha = 0.94;
    drawFigure(on, look.figure, 38, 38, SIZE - 76, look.ink, 5.5);
    on.globalAlpha = 1;
  }
  return on;
}

/** A rainbow in the paints of the wheel; with a star for the starting block. */
function arcs(on: CanvasRenderingContext2D, star: boolean): void {
  on.lineWidth = 13;
  on.lineCap = 'butt';
  WHEEL.forEach((paint, n) => {
    on.strokeStyle = PAINT[paint];
    on.beginPath();
    on.arc(SIZE / 2, SIZE * 0.8, 108 - n * 14.5, Math.PI, 0);
    on.stroke();
  });
  if (star) drawFigure(on, { mid: [], fill: lookOf('S').figure.fill ?? [] }, 64, 128, 128, '#4b2f17', 1);
}

/** The material of a block of this kind. */
export function blockMaterial(code: BlockCode): MeshStandardMaterial {
  return new MeshStandardMaterial({ map: texture(face(code)), roughness: 0.52, metalness: 0 });
}

/** The body of a block. */
export function blockGeometry(): BufferGeometry {
  return new RoundedBoxGeometry(BLOCK, BLOCK, BLOCK, 3, 0.07);
}

/** A topper: a lower body with a roof, so that one sees that nothing stands on it. */
export function topperGeometry(): BufferGeometry {
  const body = new RoundedBoxGeometry(BLOCK, BLOCK * 0.66, BLOCK, 3, 0.06);
  body.translate(0, -BLOCK * 0.17, 0);
  const roof = new ConeGeometry(BLOCK * 0.71, BLOCK * 0.52, 4, 1).toNonIndexed();
  roof.rotateY(Math.PI / 4);
  roof.translate(0, BLOCK * 0.42, 0);
  // The roof is plain paint: all of it takes its colour from a corner of the face.
  const corner = new Array(roof.getAttribute('position').count).fill([0.13, 0.5]).flat() as number[];
  roof.setAttribute('uv', new Float32BufferAttribute(corner, 2));
  return mergeGeometries([body, roof]);
}
