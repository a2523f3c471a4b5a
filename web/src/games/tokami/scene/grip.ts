import type { PileScene } from './pile';
import { Quaternion, Vector3, type Plane } from 'three';
import type { HandWish, Point, Turn } from '../messages';

const RIGHT = new Vector3(1, 0, 0);
const UP = new Vector3(0, 1, 0);

/** A hand that is closed on a stick: where it holds it, and where it wants it. */
export class Grip {
  readonly stick: number;
  readonly at: Vector3;
  readonly to: Vector3;
  readonly turn: Quaternion;
  #plane: Plane | null = null;
  readonly #offset = new Vector3();
  readonly #scene: PileScene;

  constructor(scene: PileScene, stick: number, at: Vector3, to: Vector3, turn: Quaternion) {
    this.#scene = scene;
    this.stick = stick;
    this.at = at;
    this.to = to;
    this.turn = turn;
  }

  /** Takes hold of a stick where it was pressed. */
  static on(scene: PileScene, stick: number, point: Vector3): Grip {
    return new Grip(scene, stick, scene.onStick(stick, point), point.clone(), scene.turn(stick));
  }

  /** Takes a stick out of the box, by its middle. */
  static fromBox(scene: PileScene, stick: number, at: Point): Grip {
    return new Grip(scene, stick, new Vector3(), new Vector3(...at), new Quaternion());
  }

  /** The pointer is down at a point of the window: from here on the hand follows it. */
  press(x: number, y: number): void {
    this.#plane = this.#scene.screenPlane(this.to);
    const met = this.#scene.stage.meet(x, y, this.#plane);
    this.#offset.copy(met ? this.to.clone().sub(met) : new Vector3());
  }

  /** The pointer is at another point. */
  drag(x: number, y: number): void {
    const met = this.#plane && this.#scene.stage.meet(x, y, this.#plane);
    if (met) this.to.copy(met).add(this.#offset);
  }

  /** Away from the viewer, in cm. */
  push(far: number): void {
    const way = this.#scene.facing().multiplyScalar(far);
    this.to.add(way);
    this.#plane?.translate(way);
  }

  /** In the plane of the screen, in cm. */
  move(right: number, up: number): void {
    const camera = this.#scene.stage.camera.quaternion;
    const way = RIGHT.clone().multiplyScalar(right).addScaledVector(UP, up).applyQuaternion(camera);
    this.to.add(way);
    // A pointer that holds it goes on from there.
    this.#offset.add(way);
  }

  /** Turns the stick: about the vertical, about the screen's width, and about the line of sight. */
  twist(about: 'up' | 'right' | 'sight', angle: number): void {
    const axis =
      about === 'up'
        ? UP.clone()
        : about === 'right'
          ? RIGHT.clone().applyQuaternion(this.#scene.stage.camera.quaternion)
          : this.#scene.facing();
    this.turn.premultiply(new Quaternion().setFromAxisAngle(axis, angle)).normalize();
  }

  wish(): HandWish {
    return {
      stick: this.stick,
      at: this.at.toArray() as Point,
      to: this.to.toArray() as Point,
      turn: this.turn.toArray() as Turn,
    };
  }
}
