import {
  Color,
  InstancedMesh,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  Plane,
  Quaternion,
  RingGeometry,
  Vector3,
  type BufferGeometry,
} from 'three';
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js';
import { drawFigure } from '../../../art/figures';
import { INK, PAINT } from '../../../art/palette';
import { bareWood, canvas, grain, texture } from '../../../scene/grain';
import { Stage } from '../../../scene/stage';
import { MARKS, PAINT_OF, type StickColour } from '../marks';

const COLOURS: readonly StickColour[] = ['R', 'Y', 'G', 'B'];
/** Numbers for each stick in a frame of the wood. */
const STRIDE = 9;
const STICKS = 36;
const LENGTH = 7.2;
const WIDTH = 1.2;

/** The X: two boards on edge at 45°, as `crates/wood/src/stand.rs` has them. */
const BOARD = { length: 23, thick: 0.6, deep: 7.2 };
const CROSSING = (11.5 + 0.3) * Math.SQRT1_2;

/** How a stick is to look beside its paint. */
export type Accent = 'plain' | 'held' | 'wobbling' | 'dim' | 'offered';

const TINT: Record<Accent, Color> = {
  plain: new Color(1, 1, 1),
  offered: new Color(1, 1, 1),
  held: new Color(1.35, 1.3, 1.15),
  wobbling: new Color(1.7, 1.35, 0.9),
  dim: new Color(0.5, 0.48, 0.46),
};

/** The pile in its X. It draws what it is told; it knows no rule and no force. */
export class PileScene {
  readonly stage: Stage;
  readonly #geometry = stickGeometry();
  readonly #meshes = new Map<StickColour, { mesh: InstancedMesh; sticks: number[] }>();
  readonly #colour: StickColour[] = [];
  readonly #accent: Accent[] = new Array<Accent>(STICKS).fill('plain');
  readonly #ghost: Mesh;
  readonly #mark: Mesh;
  #poses: Float32Array = new Float32Array(STICKS * STRIDE);

  constructor(element: HTMLCanvasElement) {
    this.stage = new Stage(element, {
      target: [0, 13, 0],
      from: { far: 56, down: 1.17, around: 0.32 },
      zoom: [20, 95],
      reach: 24,
      span: 30,
    });
    for (const colour of COLOURS) {
      const material = new MeshStandardMaterial({ map: texture(stickFace(colour)), roughness: 0.55 });
      const mesh = new InstancedMesh(this.#geometry, material, STICKS);
      mesh.castShadow = mesh.receiveShadow = true;
      mesh.count = 0;
      mesh.frustumCulled = false;
      this.#meshes.set(colour, { mesh, sticks: [] });
      this.stage.scene.add(mesh);
    }
    this.#ghost = new Mesh(
      this.#geometry,
      new MeshBasicMaterial({ color: '#fff2c4', transparent: true, opacity: 0.5, depthWrite: false }),
    );
    this.#ghost.visible = false;
    this.#mark = new Mesh(
      new RingGeometry(6.6, 6.85, 64),
      new MeshBasicMaterial({
        color: '#ffd24a',
        transparent: true,
        opacity: 0.85,
        depthWrite: false,
        side: 2,
      }),
    );
    this.#mark.rotation.x = -Math.PI / 2;
    this.#mark.visible = false;
    this.stage.scene.add(this.#ghost, this.#mark);
    this.#stand();
    this.stage.addTable(62);
  }

  /** The colour of stick 0, 1, … 35. */
  paint(colours: readonly StickColour[]): void {
    this.#colour.splice(0, this.#colour.length, ...colours);
    this.pose(this.#poses);
  }

  /** Where the sticks are: nine numbers for each. */
  pose(poses: Float32Array): void {
    this.#poses = poses;
    const matrix = new Matrix4();
    for (const group of this.#meshes.values()) group.sticks = [];
    for (let stick = 0; stick < STICKS; stick++) {
      if (!this.has(stick)) continue;
      const group = this.#meshes.get(this.#colour[stick] ?? COLOURS[stick % 4] ?? 'R');
      if (!group) continue;
      matrix.compose(this.centre(stick), this.turn(stick), ONE);
      group.mesh.setMatrixAt(group.sticks.length, matrix);
      group.mesh.setColorAt(group.sticks.length, TINT[this.#accent[stick] ?? 'plain']);
      group.sticks.push(stick);
    }
    for (const { mesh, sticks } of this.#meshes.values()) {
      mesh.count = sticks.length;
      mesh.visible = sticks.length > 0;
      mesh.instanceMatrix.needsUpdate = true;
      if (mesh.instanceColor) mesh.instanceColor.needsUpdate = true;
      mesh.boundingSphere = null;
    }
    this.stage.draw();
  }

  /** Where the sticks are, and how each is to look. */
  show(poses: Float32Array, accent: (stick: number) => Accent): void {
    for (let stick = 0; stick < STICKS; stick++) this.#accent[stick] = accent(stick);
    this.pose(poses);
  }

  has(stick: number): boolean {
    return this.#poses[stick * STRIDE + 7] === 1;
  }

  centre(stick: number): Vector3 {
    return new Vector3().fromArray(this.#poses, stick * STRIDE);
  }

  turn(stick: number): Quaternion {
    return new Quaternion().fromArray(this.#poses, stick * STRIDE + 3);
  }

  /** The stick under a point of the window, and where it is met. */
  stickAt(x: number, y: number): { stick: number; point: Vector3 } | null {
    const groups = [...this.#meshes.values()].filter((group) => group.sticks.length);
    const hit = this.stage.pick(
      x,
      y,
      groups.map((group) => group.mesh),
    );
    const group = groups.find((one) => one.mesh === hit?.object);
    const stick = group?.sticks[hit?.instanceId ?? -1];
    return hit && stick !== undefined ? { stick, point: hit.point } : null;
  }

  /** A point of the world in the directions of a stick. */
  onStick(stick: number, point: Vector3): Vector3 {
    return point.clone().sub(this.centre(stick)).applyQuaternion(this.turn(stick).invert());
  }

  /** The plane through a point that faces the camera: a hand is dragged in it. */
  screenPlane(through: Vector3): Plane {
    return new Plane().setFromNormalAndCoplanarPoint(this.facing().negate(), through);
  }

  /** The way the camera looks. */
  facing(): Vector3 {
    return this.stage.camera.getWorldDirection(new Vector3());
  }

  /** Shows a stick as it would lie; null hides it. */
  suggest(place: { centre: [number, number, number]; turn: [number, number, number, number] } | null): void {
    this.#ghost.visible = place !== null;
    if (place) {
      this.#ghost.position.set(...place.centre);
      this.#ghost.quaternion.set(...place.turn);
    }
    this.stage.draw();
  }

  /** A ring at a height, in cm, for a stick to get above; null hides it. */
  heightMark(height: number | null): void {
    this.#mark.visible = height !== null;
    if (height !== null) this.#mark.position.y = height;
    this.stage.draw();
  }

  /** Where a stick is on the canvas, in CSS pixels. */
  seenAt(stick: number): { x: number; y: number } | null {
    return this.has(stick) ? this.stage.project(this.centre(stick)) : null;
  }

  dispose(): void {
    this.stage.dispose();
  }

  #stand(): void {
    const dark = bareWood('#3d322b', 512, 160, 9, 0.22);
    const material = new MeshStandardMaterial({ map: texture(dark), roughness: 0.6 });
    for (const side of [1, -1]) {
      const board = new Mesh(
        new RoundedBoxGeometry(BOARD.length, BOARD.thick, BOARD.deep, 2, 0.12),
        material,
      );
      board.position.y = CROSSING;
      board.rotation.z = (side * Math.PI) / 4;
      board.castShadow = board.receiveShadow = true;
      this.stage.scene.add(board);
    }
  }
}

const ONE = new Vector3(1, 1, 1);

/** A stick lies along its own x. Its ends show the first sixth of the face, where a mark is. */
function stickGeometry(): BufferGeometry {
  const geometry = new RoundedBoxGeometry(LENGTH, WIDTH, WIDTH, 2, 0.09);
  const uv = geometry.getAttribute('uv');
  const ends = Math.floor(uv.count / 3);
  for (let i = 0; i < ends; i++) uv.setX(i, uv.getX(i) / 6);
  return geometry;
}

/** Painted wood with the mark of its colour near both ends and in the middle. */
function stickFace(colour: StickColour): CanvasRenderingContext2D {
  const [width, height] = [768, 128];
  const paint = PAINT_OF[colour];
  const on = canvas(width, height);
  on.fillStyle = PAINT[paint];
  on.fillRect(0, 0, width, height);
  grain(on, width, height, { seed: colour.charCodeAt(0), strength: 0.12, lines: 80 });
  const edge = on.createLinearGradient(0, 0, 0, height);
  edge.addColorStop(0, 'rgb(60 25 0 / 0.22)');
  edge.addColorStop(0.14, 'rgb(0 0 0 / 0)');
  edge.addColorStop(0.86, 'rgb(0 0 0 / 0)');
  edge.addColorStop(1, 'rgb(60 25 0 / 0.22)');
  on.fillStyle = edge;
  on.fillRect(0, 0, width, height);
  on.globalAlpha = 0.92;
  for (const x of [64, width / 2, width - 64]) drawFigure(on, MARKS[colour], x - 36, 28, 72, INK[paint], 9);
  on.globalAlpha = 1;
  return on;
}
