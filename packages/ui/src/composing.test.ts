import { expect, test } from 'vitest';
import { isComposing } from './composing.ts';

test.each([
  ['in the middle of a conversion', { isComposing: true, keyCode: 13 }, true],
  ['that ends one, in Safari', { isComposing: false, keyCode: 229 }, true],
  ['by itself', { isComposing: false, keyCode: 13 }, false],
])('Enter %s', (_, event, expected) => {
  expect(isComposing(event)).toBe(expected);
});
