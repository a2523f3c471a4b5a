import {
  ACESFilmicToneMapping,
  CircleGeometry,
  DirectionalLight,
  HemisphereLight,
  Mesh,
  MeshStandardMaterial,
  PCFShadowMap,
  PerspectiveCamera,
  Plane,
  Raycaster,
  Scene,
  Spherical,
  SRGBColorSpace,
  Vector2,
  Vector3,
  WebGLRenderer,
  type Object3D,
} from 'three';
import { OrbitControls } from 'three/addons/controls/OrbitControls.js';
import { taste } from '../settings.svelte';
import { fade, planks, texture } from './grain';

/** How a stage is seen and lit. */
export interface StageLook {
  /** Where the camera looks. */
  target: [number, number, number];
  /** From where: distance, angle from above, angle about the vertical. */
  from: { far: number; down: number; around: number };
  /** How near and how far it may go. */
  zoom: [number, number];
  /** Half the width of what casts shadows. */
  reach: number;
  /** The side of a square that must be in sight, whatever the form of the screen. */
  span: number;
}

/** Where pictures are to cost little: pixels for each of the screen's, and ms from one picture to the next. */
const FAST = { ratio: 0.5, every: 40 };

/** Something that changes from frame to frame. It says whether it goes on. */
export type Step = (seconds: number) => boolean;

/**
 * A canvas with a table, a lamp and a camera that can be turned. It draws only when something has changed: a
 * table at rest costs nothing.
 */
export class Stage {
  readonly scene = new Scene();
  readonly camera = new PerspectiveCamera(32, 1, 0.5, 400);
  readonly controls: OrbitControls;
  readonly renderer: WebGLRenderer;
  readonly #look: StageLook;
  readonly #fast = taste.graphics === 'fast';
  readonly #steps = new Set<Step>();
  readonly #size = new ResizeObserver(() => {
    // Another size wipes the canvas. It is painted again before anybody sees that.
    if (this.#resize()) this.#paint();
  });
  readonly #drawn = new Set<() => void>();
  readonly #lamp = new DirectionalLight(0xfff0d8, 2.6);
  readonly #caster = new Raycaster();
  #sized = '';
  #frame = 0;
  #last = 0;
  /** When the last picture was drawn, in ms of the page's frames. */
  #painted = -Infinity;
  #home = true;
  /** Frames drawn so far: tests see by it that a stage at rest stays at rest. */
  frames = 0;

  constructor(canvas: HTMLCanvasElement, look: StageLook) {
    this.#look = look;
    this.renderer = new WebGLRenderer({
      canvas,
      antialias: !this.#fast,
      alpha: true,
      powerPreference: 'low-power',
    });
    this.renderer.outputColorSpace = SRGBColorSpace;
    this.renderer.toneMapping = ACESFilmicToneMapping;
    this.renderer.toneMappingExposure = 1.12;
    this.renderer.shadowMap.enabled = !this.#fast;
    this.renderer.shadowMap.type = PCFShadowMap;
    this.controls = new OrbitControls(this.camera, canvas);
    this.controls.enablePan = false;
    this.controls.minDistance = look.zoom[0];
    this.controls.maxDistance = look.zoom[1];
    this.controls.minPolarAngle = 0.05;
    this.controls.maxPolarAngle = 1.5;
    this.controls.rotateSpeed = 0.7;
    this.controls.target.set(...look.target);
    this.controls.addEventListener('change', () => this.draw());
    this.controls.addEventListener('start', () => (this.#home = false));
    this.#light();
    this.home();
    this.#size.observe(canvas.parentElement ?? canvas);
    this.#resize();
    this.draw();
  }

  /** Draws once, soon. */
  draw(): void {
    if (!this.#frame) this.#frame = requestAnimationFrame((now) => this.#tick(now));
  }

  /** Lets something move until it says that it is done. */
  run(step: Step): void {
    this.#steps.add(step);
    this.#last = this.#frame ? this.#last : 0;
    this.draw();
  }

  /** Moves for so many seconds: `at` gets 0 to 1. The promise keeps when it is there. */
  play(seconds: number, at: (part: number) => void): Promise<void> {
    if (seconds <= 0) {
      at(1);
      this.draw();
      return Promise.resolve();
    }
    return new Promise((done) => {
      let gone = 0;
      this.run((dt) => {
        gone += dt;
        at(Math.min(1, gone / seconds));
        if (gone < seconds) return true;
        done();
        return false;
      });
    });
  }

  /** Calls back after every drawing, for what lies over the canvas. Gives back how to stop. */
  onDrawn(call: () => void): () => void {
    this.#drawn.add(call);
    return () => this.#drawn.delete(call);
  }

  /** Where a point is on the canvas, in CSS pixels; null behind the camera. */
  project(point: Vector3): { x: number; y: number } | null {
    const seen = point.clone().project(this.camera);
    if (seen.z > 1) return null;
    const { clientWidth, clientHeight } = this.renderer.domElement;
    return { x: ((seen.x + 1) / 2) * clientWidth, y: ((1 - seen.y) / 2) * clientHeight };
  }

  /** What lies under a point of the window. */
  pick(x: number, y: number, among: Object3D[]) {
    this.#aim(x, y);
    return this.#caster.intersectObjects(among, false)[0] ?? null;
  }

  /** Where the line of sight through a point of the window meets a plane. */
  meet(x: number, y: number, plane: Plane): Vector3 | null {
    this.#aim(x, y);
    return this.#caster.ray.intersectPlane(plane, new Vector3());
  }

  /** Turns the camera by angles and its distance by a factor: for keys. */
  turn(around: number, down: number, nearer = 1): void {
    this.#home = false;
    const arm = new Spherical().setFromVector3(this.camera.position.clone().sub(this.controls.target));
    arm.theta += around;
    arm.phi = Math.max(this.controls.minPolarAngle, Math.min(this.controls.maxPolarAngle, arm.phi + down));
    arm.radius = Math.max(
      this.controls.minDistance,
      Math.min(this.controls.maxDistance, arm.radius * nearer),
    );
    this.camera.position.setFromSpherical(arm).add(this.controls.target);
    this.controls.update();
    this.draw();
  }

  /** Back to where one sees all. */
  home(): void {
    const { far, down, around } = this.#look.from;
    const arm = new Spherical(far * this.#fit(), down, around);
    this.camera.position.setFromSpherical(arm).add(this.controls.target);
    this.#home = true;
    this.controls.update();
    this.draw();
  }

  /** Draw calls of the last picture. */
  get calls(): number {
    return this.renderer.info.render.calls;
  }

  dispose(): void {
    cancelAnimationFrame(this.#frame);
    this.#size.disconnect();
    this.#steps.clear();
    this.controls.dispose();
    this.renderer.dispose();
    this.renderer.forceContextLoss();
  }

  #aim(x: number, y: number): void {
    const box = this.renderer.domElement.getBoundingClientRect();
    const at = new Vector2(((x - box.left) / box.width) * 2 - 1, 1 - ((y - box.top) / box.height) * 2);
    this.#caster.setFromCamera(at, this.camera);
  }

  #fit(): number {
    const { clientWidth, clientHeight } = this.renderer.domElement;
    const aspect = clientWidth / Math.max(1, clientHeight);
    const half = Math.tan((this.camera.fov * Math.PI) / 360);
    const wide = this.#look.span / 2 / (half * Math.min(aspect, 1.6));
    return Math.max(1, wide / this.#look.from.far);
  }

  #light(): void {
    const sky = new HemisphereLight(0xfff6e6, 0x8a5a33, 1.15);
    const { reach } = this.#look;
    const [x, , z] = this.#look.target;
    this.#lamp.position.set(x - reach * 1.15, reach * 2.1, z + reach * 0.9);
    this.#lamp.target.position.set(x, 0, z);
    this.#lamp.castShadow = true;
    this.#lamp.shadow.mapSize.set(2048, 2048);
    this.#lamp.shadow.radius = 5;
    this.#lamp.shadow.normalBias = 0.02 * reach;
    this.#lamp.shadow.bias = -0.0004;
    const seen = this.#lamp.shadow.camera;
    seen.left = seen.bottom = -reach;
    seen.right = seen.top = reach;
    seen.near = 0.1;
    seen.far = reach * 6;
    const fill = new DirectionalLight(0xbfd8ff, 0.5);
    fill.position.set(reach, reach, -reach);
    this.scene.add(sky, this.#lamp, this.#lamp.target, fill);
  }

  /** A round of the wooden table around the middle, which fades into the page behind the canvas. */
  addTable(size: number, height = 0): void {
    const top = new MeshStandardMaterial({
      map: texture(planks()),
      alphaMap: texture(fade()),
      transparent: true,
      roughness: 0.8,
    });
    const table = new Mesh(new CircleGeometry(size, 64), top);
    table.rotation.x = -Math.PI / 2;
    table.position.y = height;
    table.receiveShadow = true;
    table.renderOrder = -1;
    this.scene.add(table);
  }

  /** Takes the size of the canvas’s place. False if it has it already. */
  #resize(): boolean {
    const canvas = this.renderer.domElement;
    const { clientWidth: width, clientHeight: height } = canvas.parentElement ?? canvas;
    const ratio = Math.min(2, globalThis.devicePixelRatio || 1) * (this.#fast ? FAST.ratio : 1);
    const size = `${width} ${height} ${ratio}`;
    if (size === this.#sized || !width || !height) return false;
    this.#sized = size;
    this.renderer.setPixelRatio(ratio);
    this.renderer.setSize(width, height, false);
    this.camera.aspect = width / height;
    this.camera.updateProjectionMatrix();
    if (this.#home) this.home();
    return true;
  }

  #tick(now: number): void {
    this.#frame = 0;
    if (this.#fast && now - this.#painted < FAST.every) return this.draw();
    this.#painted = now;
    const dt = this.#last ? Math.min(0.1, (now - this.#last) / 1000) : 1 / 60;
    for (const step of [...this.#steps]) if (!step(dt)) this.#steps.delete(step);
    this.#paint();
    if (this.#steps.size) {
      this.#last = now;
      this.draw();
    } else {
      this.#last = 0;
    }
  }

  #paint(): void {
    this.renderer.render(this.scene, this.camera);
    this.frames++;
    for (const call of this.#drawn) call();
  }
}
