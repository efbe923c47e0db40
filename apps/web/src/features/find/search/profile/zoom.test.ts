import { expect, it } from 'vitest';
import { held, toggled, WHOLE, zoomedAt } from './zoom.ts';

it('keeps the point under the fingers where it is', () => {
  const zoom = zoomedAt(WHOLE, 2, { x: 100, y: -50 });
  expect(zoom).toEqual({ scale: 2, x: -100, y: 50 });
  // The same point of the picture, seen through the new zoom.
  expect(zoom.x + 100 * zoom.scale).toBe(100);
});

it('is never smaller than whole, nor larger than four times', () => {
  expect(zoomedAt(WHOLE, 0.5, { x: 10, y: 10 })).toEqual(WHOLE);
  expect(zoomedAt(WHOLE, 9, { x: 0, y: 0 }).scale).toBe(4);
});

it('stays within the window', () => {
  expect(held({ scale: 2, x: 999, y: -999 }, 300, 400)).toEqual({ scale: 2, x: 150, y: -200 });
  expect(held({ scale: 1, x: 50, y: 50 }, 300, 400)).toEqual(WHOLE);
});

it('goes closer with a double tap, and back with another', () => {
  const near = toggled(WHOLE, { x: 0, y: 0 });
  expect(near.scale).toBe(2.5);
  expect(toggled(near, { x: 0, y: 0 })).toEqual(WHOLE);
});
