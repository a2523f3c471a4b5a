import {
  BoxGeometry,
  Color,
  Group,
  InstancedMesh,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  Object3D,
  Quaternion,
  RingGeometry,
  Vector3,
  type BufferGeometry,
} from 'three';
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js';
import { bounceOut, cubicIn, cubicInOut } from 'svelte/easing';
import { lookOf, type BlockCode } from '../blocks';
import { canvas, grain, texture } from '../../../scene/grain';
import { BLOCK, blockGeometry, blockMaterial, topperGeometry } from './paint';
import { Stage } from '../../../scene/stage';

/** The distance of two holes. */
const PITCH = 1.1;
const HOLES = 5;
const MOST_LEVELS = 5;

/** A place on the board: x, y from 0, level from 1. */
export interface Cell {
  x: number;
  y: number;
  level: number;
}

const KINDS: readonly BlockCode[] = [
  'R',
  'O',
  'Y',
  'G',
  'B',
  'V',
  'W',
  'S',
  'Rt',
  'Ot',
  'Yt',
  'Gt',
  'Bt',
  'Vt',
];

function centre({ x, y, level }: Cell): Vector3 {
  return new Vector3((x - 2) * PITCH, (level - 0.5) * BLOCK, (y - 2) * PITCH);
}

/** The board with its poles. It draws what it is told; it knows no rule. */
export class BoardScene {
  readonly stage: Stage;
  readonly #bodies = new Map<BlockCode, { mesh: InstancedMesh; cells: Cell[] }>();
  readonly #geometry: { plain: BufferGeometry; topper: BufferGeometry };
  readonly #slab: Mesh;
  readonly #lit: InstancedMesh;
  readonly #bonus: InstancedMesh;
  readonly #counting: InstancedMesh;
  readonly #ghost: Group;
  #ghostCode: BlockCode | null = null;
  #offers: readonly (Cell & { bonus: boolean })[] = [];

  constructor(canvas: HTMLCanvasElement) {
    this.stage = new Stage(canvas, {
      target: [0, 0.75, 0],
      from: { far: 16.5, down: 0.84, around: 0.42 },
      zoom: [6, 30],
      reach: 6.6,
      span: 8.2,
    });
    this.#geometry = { plain: blockGeometry(), topper: topperGeometry() };
    this.#slab = this.#board();
    this.#lit = this.#rings('#ffd24a');
    this.#bonus = this.#rings('#ff7a3c');
    this.#counting = this.#frames();
    this.#ghost = new Group();
    this.stage.scene.add(this.#slab, this.#lit, this.#bonus, this.#counting, this.#ghost);
    this.stage.addTable(13, -0.36);
  }

  /** Shows these poles, by hole, row by row, bottom first. */
  show(board: readonly (readonly BlockCode[])[]): void {
    for (const body of this.#bodies.values()) body.cells = [];
    board.forEach((pole, hole) =>
      pole.forEach((code, at) =>
        this.#body(code).cells.push({ x: hole % HOLES, y: Math.floor(hole / HOLES), level: at + 1 }),
      ),
    );
    const matrix = new Matrix4();
    for (const { mesh, cells } of this.#bodies.values()) {
      cells.forEach((cell, n) => mesh.setMatrixAt(n, matrix.compose(centre(cell), slightTurn(cell), ONE)));
      mesh.count = cells.length;
      mesh.visible = cells.length > 0;
      mesh.instanceMatrix.needsUpdate = true;
      mesh.computeBoundingSphere();
    }
    this.stage.draw();
  }

  /** A block comes down onto its place, with a knock when it lands. */
  async drop(code: BlockCode, cell: Cell, seconds: number, landed: () => void): Promise<void> {
    const { mesh } = this.#body(code);
    const block = new Mesh(mesh.geometry, mesh.material);
    block.castShadow = block.receiveShadow = true;
    block.quaternion.copy(slightTurn(cell));
    const end = centre(cell);
    const start = end.clone().add(new Vector3(0.6, 4.5, 1.6));
    const over = end.clone().setY(end.y + 2.2);
    this.stage.scene.add(block);
    await this.stage.play(seconds * 0.5, (part) => block.position.lerpVectors(start, over, cubicInOut(part)));
    let heard = false;
    await this.stage.play(seconds * 0.5, (part) => {
      // It falls, and settles with a tiny bounce.
      const fall = part < 0.5 ? cubicIn(part * 2) : 1 - 0.05 * (1 - bounceOut((part - 0.5) * 2));
      if (part >= 0.5 && !heard) {
        heard = true;
        landed();
      }
      block.position.lerpVectors(over, end, fall);
    });
    this.stage.scene.remove(block);
  }

  /** Lights up the places that are offered. */
  light(offers: readonly (Cell & { bonus: boolean })[]): void {
    this.#offers = offers;
    const matrix = new Matrix4();
    for (const [rings, bonus] of [
      [this.#lit, false],
      [this.#bonus, true],
    ] as const) {
      const mine = offers.filter((offer) => offer.bonus === bonus);
      mine.forEach((offer, n) => {
        const at = centre(offer);
        matrix.compose(at.setY(at.y - BLOCK / 2 + 0.015), FLAT, ONE);
        rings.setMatrixAt(n, matrix);
      });
      rings.count = mine.length;
      rings.visible = mine.length > 0;
      rings.instanceMatrix.needsUpdate = true;
    }
    this.stage.draw();
  }

  /** Shows the block as it would stand there, and frames the blocks that would count. */
  point(code: BlockCode | null, at: Cell | null, counting: readonly Cell[]): void {
    if (code !== this.#ghostCode) {
      this.#ghost.clear();
      if (code) this.#ghost.add(this.#transparent(code));
      this.#ghostCode = code;
    }
    this.#ghost.visible = code !== null && at !== null;
    if (at) this.#ghost.position.copy(centre(at));
    const matrix = new Matrix4();
    counting.forEach((cell, n) =>
      this.#counting.setMatrixAt(n, matrix.compose(centre(cell), slightTurn(cell), ONE)),
    );
    this.#counting.count = counting.length;
    this.#counting.visible = counting.length > 0;
    this.#counting.instanceMatrix.needsUpdate = true;
    this.stage.draw();
  }

  /** The hole under a point of the window, by the block or the board that is seen there. */
  holeAt(x: number, y: number): { x: number; y: number } | null {
    const meshes: Object3D[] = [...this.#bodies.values()]
      .filter((body) => body.cells.length)
      .map((body) => body.mesh);
    const hit = this.stage.pick(x, y, [...meshes, this.#slab]);
    if (!hit) return null;
    if (hit.object === this.#slab) {
      const column = Math.round(hit.point.x / PITCH) + 2;
      const row = Math.round(hit.point.z / PITCH) + 2;
      const inside = column >= 0 && column < HOLES && row >= 0 && row < HOLES;
      return inside ? { x: column, y: row } : null;
    }
    for (const { mesh, cells } of this.#bodies.values()) {
      const cell = mesh === hit.object ? cells[hit.instanceId ?? -1] : undefined;
      if (cell) return { x: cell.x, y: cell.y };
    }
    return null;
  }

  /** The offered hole whose place is nearest to a point of the window, if it is near. */
  offerNear(x: number, y: number, within: number): Cell | null {
    const box = this.stage.renderer.domElement.getBoundingClientRect();
    let best: Cell | null = null;
    let least = within;
    for (const offer of this.#offers) {
      const seen = this.seenAt(offer);
      if (!seen) continue;
      const far = Math.hypot(seen.x + box.left - x, seen.y + box.top - y);
      if (far < least) [best, least] = [offer, far];
    }
    return best;
  }

  /** Where a place is on the canvas, in CSS pixels. */
  seenAt(cell: Cell): { x: number; y: number } | null {
    return this.stage.project(centre(cell));
  }

  /** How far apart two holes are in the middle of the picture, in CSS pixels. */
  seenPitch(): number {
    const [one, next] = [this.seenAt({ x: 2, y: 2, level: 1 }), this.seenAt({ x: 3, y: 2, level: 1 })];
    return one && next ? Math.hypot(next.x - one.x, next.y - one.y) : 0;
  }

  dispose(): void {
    this.stage.dispose();
  }

  #body(code: BlockCode): { mesh: InstancedMesh; cells: Cell[] } {
    let body = this.#bodies.get(code);
    if (!body) {
      const twin = KINDS.find((kind) => kind[0] === code[0] && this.#bodies.has(kind));
      const material = twin
        ? (this.#bodies.get(twin)?.mesh.material as MeshStandardMaterial)
        : blockMaterial(code);
      const geometry = lookOf(code).topper ? this.#geometry.topper : this.#geometry.plain;
      const mesh = new InstancedMesh(geometry, material, HOLES * HOLES * MOST_LEVELS);
      mesh.castShadow = mesh.receiveShadow = true;
      mesh.count = 0;
      body = { mesh, cells: [] };
      this.#bodies.set(code, body);
      this.stage.scene.add(mesh);
    }
    return body;
  }

  #transparent(code: BlockCode): Mesh {
    const { mesh } = this.#body(code);
    const material = (mesh.material as MeshStandardMaterial).clone();
    material.transparent = true;
    material.opacity = 0.62;
    return new Mesh(mesh.geometry, material);
  }

  #board(): Mesh {
    const size = 1024;
    const on = canvas(size, size);
    on.fillStyle = '#caa06a';
    on.fillRect(0, 0, size, size);
    grain(on, size, size, { seed: 77, strength: 0.2, lines: 260 });
    const wide = HOLES * PITCH + 0.9;
    const px = size / wide;
    on.strokeStyle = 'rgb(70 34 8 / 0.55)';
    on.lineWidth = 5;
    on.strokeRect(0.16 * px, 0.16 * px, size - 0.32 * px, size - 0.32 * px);
    for (let row = 0; row < HOLES; row++) {
      for (let column = 0; column < HOLES; column++) {
        const x = (column + 0.5) * PITCH * px + 0.45 * px;
        const y = (row + 0.5) * PITCH * px + 0.45 * px;
        const half = (BLOCK / 2 + 0.01) * px;
        const sunk = on.createLinearGradient(x, y - half, x, y + half);
        sunk.addColorStop(0, '#6d4420');
        sunk.addColorStop(0.18, '#8a5b2e');
        sunk.addColorStop(1, '#9c6c3a');
        on.fillStyle = sunk;
        on.beginPath();
        on.roundRect(x - half, y - half, 2 * half, 2 * half, 14);
        on.fill();
        on.strokeStyle = 'rgb(255 230 180 / 0.35)';
        on.lineWidth = 3;
        on.stroke();
      }
    }
    const top = new MeshStandardMaterial({ map: texture(on), roughness: 0.62 });
    const side = new MeshStandardMaterial({ color: new Color('#8a5b2e'), roughness: 0.7 });
    const slab = new Mesh(new BoxGeometry(wide, 0.36, wide), [side, side, top, side, side, side]);
    slab.position.y = -0.18;
    slab.castShadow = slab.receiveShadow = true;
    return slab;
  }

  #rings(colour: string): InstancedMesh {
    const ring = new RingGeometry(0.3, 0.43, 4, 1);
    ring.rotateZ(Math.PI / 4);
    const material = new MeshBasicMaterial({
      color: new Color(colour),
      transparent: true,
      opacity: 0.95,
      depthWrite: false,
    });
    const rings = new InstancedMesh(ring, material, HOLES * HOLES);
    rings.count = 0;
    rings.visible = false;
    rings.frustumCulled = false;
    return rings;
  }

  #frames(): InstancedMesh {
    const shell = new RoundedBoxGeometry(BLOCK + 0.08, BLOCK + 0.08, BLOCK + 0.08, 2, 0.08);
    const material = new MeshBasicMaterial({
      color: new Color('#ffe08a'),
      transparent: true,
      opacity: 0.45,
      depthWrite: false,
    });
    const frames = new InstancedMesh(shell, material, 8);
    frames.count = 0;
    frames.visible = false;
    frames.frustumCulled = false;
    return frames;
  }
}

const ONE = new Vector3(1, 1, 1);
const FLAT = new Quaternion().setFromAxisAngle(new Vector3(1, 0, 0), -Math.PI / 2);
const UP = new Vector3(0, 1, 0);

/** Nobody stacks blocks quite straight. Always the same for a place, so that nothing jumps. */
function slightTurn({ x, y, level }: Cell): Quaternion {
  const spread = ((x * 7 + y * 13 + level * 29) % 11) / 11 - 0.5;
  return new Quaternion().setFromAxisAngle(UP, spread * 0.07);
}
