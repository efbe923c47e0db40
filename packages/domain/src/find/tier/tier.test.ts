import { expect, test } from 'vitest';
import { tierOf } from './index.ts';

test('a tag is KEEP, then as reviewed, then as chosen', () => {
  expect(tierOf(null, null)).toBe('KEEP');
  expect(tierOf(null, 'BAD')).toBe('BAD');
  expect(tierOf('GOOD', 'BAD')).toBe('GOOD');
});
