import { Plane, Quaternion, Vector3 } from 'three';
import { expect, test } from 'vitest';
import { Grip } from './grip';
import type { PileScene } from './pile';

/** A camera that looks along −z, and shows a centimetre at a pixel. */
const scene = {
  screenPlane: (through: Vector3) => new Plane().setFromNormalAndCoplanarPoint(new Vector3(0, 0, 1), through),
  facing: () => new Vector3(0, 0, -1),
  stage: {
    camera: { quaternion: new Quaternion() },
    meet: (x: number, y: number, plane: Plane) => new Vector3(x, -y, -plane.constant),
  },
} as unknown as PileScene;

test('what the keys moved is not lost when the pointer that holds the stick moves on', () => {
  const grip = new Grip(scene, 3, new Vector3(), new Vector3(10, 5, 2), new Quaternion());
  grip.press(100, 40);
  grip.move(1, 2);
  grip.push(3);
  grip.drag(101, 40);
  expect(grip.wish().to).toEqual([12, 7, -1]);
});
